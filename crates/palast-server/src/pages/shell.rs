//! The frame of every page: head, header, footer with language and theme.

use maud::{DOCTYPE, Markup, html};
use palast_ui::{Lang, Words};

use super::csrf;
use crate::assets;
use crate::extract::{Confirm, Theme, Visitor};

/// A page around its `main`.
pub(super) struct Shell<'a> {
    pub(super) visitor: &'a Visitor,
    pub(super) words: &'a Words,
    pub(super) title: &'a str,
    /// The game whose room it is.
    pub(super) room: Option<&'a str>,
    pub(super) head: Markup,
    pub(super) symbols: Markup,
}

impl Shell<'_> {
    pub(super) fn page(self, main: &Markup) -> Markup {
        let Self {
            visitor,
            words,
            title,
            room,
            head,
            symbols,
        } = self;
        let site = words.get("site-name");
        let title = if room.is_some() {
            format!("{title} · {site}")
        } else {
            title.to_owned()
        };
        html! {
            (DOCTYPE)
            html lang=(visitor.lang.code()) data-theme=(visitor.theme.name())
                data-confirm=(visitor.confirm.name()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                    meta name="color-scheme" content="light dark";
                    title { (title) }
                    link rel="icon" href=(assets::icon()) type="image/svg+xml";
                    link rel="stylesheet" href=(assets::style());
                    (head)
                }
                body class=[room.map(|game| format!("room-{game}"))] {
                    (symbols)
                    a.skip href="#main" { (words.get("skip")) }
                    header.site {
                        a.home href="/" { (mark()) span { (site) } }
                        @if visitor.path.starts_with("/t/") {
                            // A table needs the room.
                            details #menu {
                                summary title=(words.get("settings")) aria-label=(words.get("settings")) { (gear()) }
                                (settings(visitor, words))
                            }
                        } @else { (settings(visitor, words)) }
                    }
                    (main)
                    footer.site {
                        p { (words.get("unofficial")) }
                    }
                }
            }
        }
    }
}

/// A palace in four strokes.
fn mark() -> Markup {
    html! {
        svg.palace viewBox="0 0 24 24" aria-hidden="true" focusable="false" {
            path d="M12 1.5 14.2 6H9.8ZM3 9l3-3 3 3v3h6V9l3-3 3 3v13h-6.4v-5a2.6 2.6 0 0 0-5.2 0v5H3Z" {}
        }
    }
}

fn gear() -> Markup {
    html! {
        svg viewBox="0 0 16 16" aria-hidden="true" focusable="false" {
            path d="M2 4h5M11 4h3M2 8h2M8 8h6M2 12h6M12 12h2" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" {}
            circle cx="9" cy="4" r="1.8" fill="currentColor" {}
            circle cx="6" cy="8" r="1.8" fill="currentColor" {}
            circle cx="10" cy="12" r="1.8" fill="currentColor" {}
        }
    }
}

/// Which answers are confirmed: asked for where there are any.
fn confirming(visitor: &Visitor, words: &Words) -> Markup {
    html! {
        fieldset #confirming {
            legend { (words.get("confirming")) }
            @for confirm in Confirm::ALL {
                @let name = match confirm {
                    Confirm::Always => words.get("confirm-always"),
                    Confirm::Needed => words.get("confirm-needed"),
                    Confirm::Never => words.get("confirm-never"),
                };
                button type="submit" name="confirm" value=(confirm.name())
                    aria-pressed=(if confirm == visitor.confirm { "true" } else { "false" }) { (name) }
            }
        }
    }
}

fn settings(visitor: &Visitor, words: &Words) -> Markup {
    html! {
        form.settings method="post" action="/settings" {
            (csrf(visitor))
            input type="hidden" name="back" value=(visitor.path);
            fieldset #language {
                legend.unseen { (words.get("language")) }
                @for lang in Lang::ALL {
                    button type="submit" name="lang" value=(lang.code()) lang=(lang.code())
                        title=(lang.own_name()) aria-label={ (lang.code().to_uppercase()) " " (lang.own_name()) }
                        aria-pressed=(if lang == visitor.lang { "true" } else { "false" }) {
                        (lang.code().to_uppercase())
                    }
                }
            }
            fieldset #theme {
                legend.unseen { (words.get("theme")) }
                @for theme in Theme::ALL {
                    @let name = match theme {
                        Theme::Auto => words.get("theme-auto"),
                        Theme::Light => words.get("theme-light"),
                        Theme::Dark => words.get("theme-dark"),
                    };
                    button type="submit" name="theme" value=(theme.name()) title=(name) aria-label=(name)
                        aria-pressed=(if theme == visitor.theme { "true" } else { "false" }) {
                        (picture(theme))
                    }
                }
            }
            @if visitor.path.starts_with("/t/") { (confirming(visitor, words)) }
        }
    }
}

fn picture(theme: Theme) -> Markup {
    html! {
        svg viewBox="0 0 16 16" aria-hidden="true" focusable="false" {
            @match theme {
                Theme::Auto => {
                    circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" stroke-width="1.5" {}
                    path d="M8 2.5a5.5 5.5 0 0 1 0 11Z" fill="currentColor" {}
                },
                Theme::Light => {
                    circle cx="8" cy="8" r="3.2" fill="currentColor" {}
                    path d="M8 .8v2.4M8 12.8v2.4M.8 8h2.4M12.8 8h2.4M2.9 2.9l1.7 1.7M11.4 11.4l1.7 1.7M2.9 13.1l1.7-1.7M11.4 4.6l1.7-1.7" stroke="currentColor" stroke-width="1.5" {}
                },
                Theme::Dark => path d="M13.5 9.8A6 6 0 0 1 6.2 2.5a6 6 0 1 0 7.3 7.3Z" fill="currentColor" {},
            }
        }
    }
}
