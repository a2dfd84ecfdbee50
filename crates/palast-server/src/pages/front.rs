//! The front page: the games, my tables, tables to watch.

use maud::{Markup, html};
use palast_games::AnyGame;
use palast_store::{Listing, Occupant, OwnListing, Owner, SeatRow, Status};
use palast_ui::{Phrase, Words};

use super::csrf;
use super::shell::Shell;
use crate::app::{App, site_words};
use crate::extract::Visitor;
use crate::table::TableConfig;

/// The page.
pub(crate) fn page(
    app: &App,
    visitor: &Visitor,
    mine: &[OwnListing],
    public: &[Listing],
) -> Markup {
    let words = site_words(visitor.lang);
    let own = |id: &str, title: &str, entries: &[&OwnListing]| {
        html! {
            @if !entries.is_empty() {
                section id=(id) {
                    h2 { (words.text(&Phrase::new(title.to_owned()))) }
                    ul.tables {
                        @for entry in entries {
                            @let drop = drop_form(&entry.listing, visitor, words);
                            (table(app, &entry.listing, visitor, words, entry.your_turn, &drop))
                        }
                    }
                }
            }
        }
    };
    let main = html! {
        main #main.front {
            section.welcome {
                h1 { (words.get("site-name")) }
                p.lead { (words.get("site-lead")) }
            }
            @let (waiting, rest): (Vec<_>, Vec<_>) = mine.iter().partition(|entry| entry.your_turn);
            (own("waiting", "waiting-tables", &waiting))
            section.games {
                h2.unseen { (words.get("the-games")) }
                @for game in app.config.games { (card(*game, visitor)) }
            }
            (own("mine", "my-tables", &rest))
            @if !public.is_empty() {
                section #public {
                    h2 { (words.get("public-tables")) }
                    ul.tables {
                        @for listing in public { (table(app, listing, visitor, words, false, &html! {})) }
                    }
                }
            }
            section.how {
                h2 { (words.get("how-title")) }
                ul {
                    li { (words.get("how-friends")) }
                    li { (words.get("how-bots")) }
                    li { (words.get("how-fair")) }
                }
            }
        }
    };
    Shell {
        visitor,
        words,
        title: &words.get("site-title"),
        room: None,
        head: html! {},
        symbols: html! {},
    }
    .page(&main)
}

fn card(game: &dyn AnyGame, visitor: &Visitor) -> Markup {
    let words = game.words(visitor.lang);
    let (id, seats) = (game.id(), game.seats());
    html! {
        article.game.{ "room-" (id) } {
            div.emblem aria-hidden="true" { (game.emblem()) }
            div.about {
                h3 { (words.get("game-name")) }
                p.tagline { (words.get("game-tagline")) }
                p.summary { (words.get("game-summary")) }
                div.ways {
                    a.button id={ "bots-" (id) } href={ "/bots/" (id) } { (words.get("play-bots")) }
                    @if *seats.start() == 1 {
                        a.button.quiet id={ "alone-" (id) } href={ "/alone/" (id) } { (words.get("play-alone")) }
                    }
                    a.button.quiet id={ "new-" (id) } href={ "/new/" (id) } { (words.get("with-friends")) }
                    a.link href={ "/rules/" (id) } { (words.get("read-rules")) }
                }
            }
        }
    }
}

fn table(
    app: &App,
    listing: &Listing,
    visitor: &Visitor,
    words: &Words,
    your_turn: bool,
    drop: &Markup,
) -> Markup {
    let Some(game) = app.game(&listing.game) else {
        return html! {};
    };
    let others = |me: Owner| -> String {
        let names: Vec<&str> = listing
            .seats
            .iter()
            .filter(|row| row.occupant != Occupant::Person(me) && !row.name.is_empty())
            .map(|row| row.name.as_str())
            .collect();
        names.join(", ")
    };
    let own = game.words(visitor.lang);
    let with = if listing.seats.len() == 1 && own.has("automa-name") {
        own.get("automa-name")
    } else {
        others(visitor.owner)
    };
    let each = match listing.status {
        Status::Lobby | Status::Running => each(listing, words),
        Status::Over => None,
    };
    let state = match listing.status {
        Status::Lobby => words.get("state-lobby"),
        Status::Running if your_turn => words.get("state-your-turn"),
        Status::Running => words.get("state-running"),
        Status::Over => words.get("state-over"),
    };
    html! {
        li {
            a.table-link.waiting[your_turn] href={ "/t/" (listing.id) } {
                b { (own.get("game-name")) }
                span.with {
                    (with)
                    @if let Some(each) = each { @if !with.is_empty() { " · " } (each) }
                }
                span.state { (state) }
            }
            (drop)
        }
    }
}

/// How to be rid of a table: the host deletes it before the match, a player resigns during it, and
/// takes it off the list afterwards. Behind a fold, because it cannot be undone.
fn drop_form(listing: &Listing, visitor: &Visitor, words: &Words) -> Markup {
    let mine = |row: &SeatRow| row.occupant == Occupant::Person(visitor.owner);
    let is_person = |row: &&SeatRow| matches!(row.occupant, Occupant::Person(_));
    let is_host = || {
        let config = TableConfig::parse(&listing.setup);
        config.is_some_and(|config| config.host == visitor.owner)
    };
    let (action, name, sure) = match listing.status {
        Status::Lobby if is_host() => ("remove", "remove-table", "remove-table-sure"),
        Status::Lobby => ("leave", "leave", "leave-sure"),
        Status::Running if listing.seats.iter().filter(is_person).all(mine) => {
            ("resign", "resign", "resign-alone-sure")
        }
        Status::Running => ("resign", "resign", "resign-sure"),
        Status::Over => ("remove", "forget-table", "forget-table-sure"),
    };
    html! {
        details.drop {
            summary title=(words.get(name)) aria-label=(words.get(name)) { "✕" }
            form method="post" action={ "/t/" (listing.id) "/" (action) } {
                (csrf(visitor))
                span { (words.get(sure)) }
                button.small type="submit" { (words.get(name)) }
            }
        }
    }
}

/// How long everybody has for a move, if there is a limit.
fn each(listing: &Listing, words: &Words) -> Option<String> {
    let pace = TableConfig::parse(&listing.setup)?.pace;
    pace.limit()?;
    let time = Phrase::new(format!("pace-{}", pace.name()));
    Some(words.text(&Phrase::new("pace-each").with("time", time)))
}
