//! What is left: court cards by kind and level, and the stock of talents, camels and resources.

use amyitis::{Action, Court, Good};
use maud::{Markup, html};
use palast_ui::Phrase;

use crate::html::{board, board_controls, keys, pieces};
use crate::localize::about;
use crate::phrases::{list, of_court, of_good};
use crate::preview::Preview;
use crate::{Scene, art};

pub(super) fn court(scene: Scene<'_>, preview: &Preview) -> Markup {
    board::section(
        scene,
        "am-s-court",
        "am-court-left",
        &html! {
            ul.am-court-kinds { @for court in Court::ALL { (kind(scene, court, preview)) } }
            (stock(scene))
        },
    )
}

/// A kind of card: the next one for whoever is looking, and how many of each level are left.
fn kind(scene: Scene<'_>, court: Court, preview: &Preview) -> Markup {
    let public = scene.view.public();
    let edition = &scene.view.rules().edition;
    let own = scene
        .view
        .view_ref()
        .map_or(0, |seat_view| public.players[seat_view.seat].level(court));
    let level = if court == Court::Gardener {
        0
    } else {
        (own + 1).min(edition.last_level(court))
    };
    let picture = pieces::court_card(edition, court, level);
    let left: Vec<u8> = match court {
        Court::Banker | Court::Caravaneer | Court::Palace => {
            let levels = usize::from(edition.last_level(court));
            public.court.copies[court.index()][..levels].into()
        }
        Court::Gardener => vec![public.court.gardeners],
    };
    let words = if court == Court::Gardener {
        Phrase::new("am-gardeners-left").with("count", public.court.gardeners)
    } else {
        let levels = left.iter().zip(1u8..).map(|(count, level)| {
            Phrase::new("am-court-at")
                .with("count", *count)
                .with("level", level)
        });
        of_court("am-court-copies", court).with("levels", list(levels))
    };
    let words = scene.say(&words);
    let spot = board_controls::at(scene, Action::Court(court), "am-take", &picture);
    html! {
        li.am-kind .am-taking[preview.court == Some(court)] data-k={ "court-" (court) }
            data-about=(about::of_courtier(court)) {
            @match spot {
                Some(spot) => { span.am-unseen { (words) } (spot) }
                None => (pieces::named(&words, &picture)),
            }
            span.am-left aria-hidden="true" {
                @for (count, index) in left.iter().zip(1u8..) {
                    span .am-none[*count == 0] .am-next[left.len() > 1 && index == level] {
                        @if left.len() > 1 { i { (roman(index)) } } b { (count) }
                    }
                }
            }
            @if court == Court::Caravaneer { (tokens(scene)) }
        }
    }
}

const fn roman(level: u8) -> &'static str {
    match level {
        1 => "I",
        2 => "II",
        3 => "III",
        4 => "IV",
        5 => "V",
        _ => "VI",
    }
}

/// The resources that lie on the Caravaneers of level 2.
fn tokens(scene: Scene<'_>) -> Markup {
    let public = scene.view.public();
    html! {
        span.am-tokens {
            @for good in Good::ALL {
                @if public.has_token(good) {
                    (pieces::named(&scene.say(&of_good("am-token-on", good)), &art::good(pieces::good(good))))
                }
            }
        }
    }
}

fn stock(scene: Scene<'_>) -> Markup {
    let public = scene.view.public();
    let say = |key: &'static str, count: u8| scene.say(&Phrase::new(key).with("count", count));
    html! {
        div.am-stock {
            h3.am-head { (scene.say(&Phrase::new("am-stock"))) }
            ul {
                li data-k="stock-talent" data-about="talent" { (pieces::counted(&say("am-talents", public.talents), &art::talent(), public.talents.into())) }
                li data-k="stock-camel" data-about="camel" { (pieces::counted(&say("am-camels", public.camels), &art::camel(), public.camels.into())) }
                @for good in Good::ALL {
                    @let count = public.goods.of(good);
                    @let words = scene.say(&of_good("am-goods", good).with("count", count));
                    li .am-none[count == 0] data-k=(keys::stock(good)) data-about="goods" { (pieces::counted(&words, &art::good(pieces::good(good)), count.into())) }
                }
            }
        }
    }
}
