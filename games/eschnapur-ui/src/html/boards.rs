//! The players' boards, one below the other, so that the cards for one official stand in a column:
//! order marker, name, sites, five spaces for gold, stones.

use eschnapur::{Decision, Official, Phase};
use maud::{Markup, html};
use palast_core::Seat;
use palast_ui::Phrase;

use crate::contest::Round;
use crate::html::board::lesson;
use crate::html::{board, keys, pieces, slots};
use crate::phrases::of_official;
use crate::preview::Preview;
use crate::{Scene, art};

pub(super) fn boards(scene: Scene<'_>, preview: &Preview, round: &(Round, bool)) -> Markup {
    let mut order: Vec<Seat> = scene.view.public().seats.seats().collect();
    if let Some(you) = scene.you() {
        // Clockwise from the viewer's left, so that the viewer's own board is the last.
        let after = (you.index() + 1) % order.len();
        order.rotate_left(after);
    }
    let here = board::is_asked(scene, board::About::Boards);
    html! {
        div.es-boards data-here=[here.then_some("")] data-lesson=[lesson(scene, here)] {
            (heads(scene, round))
            ol.es-rows aria-label=(scene.say(&Phrase::new("es-boards"))) {
                @for seat in order { (row(scene, seat, preview, round)) }
            }
        }
    }
}

/// The officials above their columns; the one at work is lit.
fn heads(scene: Scene<'_>, round: &(Round, bool)) -> Markup {
    let public = scene.view.public();
    let at_work = at_work(scene, round);
    html! {
        ol.es-heads aria-label=(scene.say(&Phrase::new("es-officials"))) {
            @for official in Official::ALL {
                @let out = !public.officials().contains(official);
                li.es-official .es-out[out] .es-at-work[at_work == Some(official)] data-about=(official) {
                    (art::portrait(pieces::official(official)))
                    span.es-long { (scene.say(&of_official("es-official-head", official))) }
                    span.es-short aria-hidden="true" {
                        (scene.say(&of_official("es-official-short", official)))
                    }
                }
            }
        }
    }
}

/// Whose turn it is among the officials.
pub(super) fn at_work(scene: Scene<'_>, round: &(Round, bool)) -> Option<Official> {
    match (scene.view.question(), scene.view.public().phase) {
        (Some(Decision::LayGold { official, .. }), _) | (_, Phase::HandCard(official)) => {
            Some(official)
        }
        (_, Phase::Gold | Phase::Sites | Phase::Over) => None,
        (_, _) => round.0.latest,
    }
}

fn row(scene: Scene<'_>, seat: Seat, preview: &Preview, round: &(Round, bool)) -> Markup {
    let public = scene.view.public();
    let own = scene.you() == Some(seat);
    let busy = scene.view.asked().contains(seat);
    let title = if own {
        Phrase::new("es-board-you")
    } else {
        Phrase::new("es-board-of").with("seat", seat)
    };
    let stones = public.stones[seat];
    let stones_words = scene.say(&Phrase::new("es-stones").with("count", stones));
    let colour = format!("es-of-{}", palast_ui::SeatColour::of(seat).name());
    html! {
        li.es-row.(colour) .es-own[own] .es-busy[busy]
            aria-label=(scene.say(&title)) data-k={ "row" (seat) } {
            div.es-who {
                (marker(scene, seat, preview))
                (pieces::name(scene, seat))
                @if own { span.es-you aria-hidden="true" { "(" (scene.say(&Phrase::new("es-you"))) ")" } }
                (counts(scene, seat))
                (badges(scene, seat))
            }
            (sites(scene, seat))
            ul.es-slots {
                @for official in Official::ALL {
                    @if public.officials().contains(official) {
                        (slots::space(scene, seat, official, preview, round))
                    } @else {
                        li.es-slot aria-hidden="true" {}
                    }
                }
            }
            span.es-pile-of data-k=(keys::pile(seat)) data-about="stones" role="img" aria-label=(stones_words) title=(stones_words) {
                (art::stone(pieces::stone(seat))) b { (stones) }
            }
        }
    }
}

/// The turn-order marker; while an order is being considered, the new one.
fn marker(scene: Scene<'_>, seat: Seat, preview: &Preview) -> Markup {
    let public = scene.view.public();
    let dealt = public.ordered.then_some(public.order);
    let Some(number) = preview.order.or(dealt).and_then(|order| order.marker(seat)) else {
        return html! { span.es-marker aria-hidden="true" {} };
    };
    let words = scene.say(&Phrase::new("es-marker").with("marker", number));
    html! {
        span.es-marker .es-ghostly[preview.order.is_some()] data-k={ "m" (number) } data-about="order" role="img"
            aria-label=(words) title=(words) { (art::order(number)) }
    }
}

/// Points, privilege points and cards in hand, with their signs.
fn counts(scene: Scene<'_>, seat: Seat) -> Markup {
    let public = scene.view.public();
    let entries = [
        (
            "es-points",
            "points",
            public.points[seat],
            art::victory_point(),
        ),
        (
            "es-discs",
            "discs",
            public.discs[seat],
            art::privilege_point(),
        ),
        (
            "es-hand-count",
            "g5",
            u16::from(public.hand_len(seat)),
            art::gold_back(),
        ),
    ];
    html! {
        span.es-counts {
            @for (key, about, count, token) in entries {
                @let words = scene.say(&Phrase::new(key).with("count", count));
                @let score = (about == "points").then_some(seat);
                span data-about=(about) data-score=[score] role="img" aria-label=(words) title=(words) {
                    (token) (count)
                }
            }
        }
    }
}

/// The remark about a player's current state.
fn badges(scene: Scene<'_>, seat: Seat) -> Markup {
    let public = scene.view.public();
    let say = |key: &'static str| scene.say(&Phrase::new(key));
    let together = matches!(public.phase, Phase::Sites | Phase::Gold | Phase::Window(_));
    let asked = scene.view.asked().contains(seat);
    let playing = public.hand_player == Some(seat);
    html! {
        span.es-badges {
            @if together && asked { span.es-note.es-wait { (say("es-choosing")) } }
            @else if asked { span.es-note.es-wait { (say("es-turn")) } }
            @else if matches!(public.phase, Phase::Sites | Phase::Gold) && !playing {
                span.es-note { "✓ " (say("es-ready")) }
            }
            @if public.tie_winner == Some(seat) { span.es-note { (say("es-tie-winner")) } }
            @if playing { span.es-note { (say("es-hand-player")) } }
        }
    }
}

/// The two site cards: open, the viewer's own, or two backs.
fn sites(scene: Scene<'_>, seat: Seat) -> Markup {
    let public = scene.view.public();
    let own = scene.you() == Some(seat);
    let shown = public.sites[seat];
    let colour = pieces::stone(seat);
    let known = scene
        .view
        .own()
        .filter(|_| own)
        .map_or(shown, |own| own.sites);
    let locked = !matches!(public.phase, Phase::Sites) || !scene.view.asked().contains(seat);
    let say = |key: &'static str, part: eschnapur::Part| {
        scene.say(&Phrase::new(key).with("part", part.number()))
    };
    let down = scene.say(&Phrase::new("es-site-down"));
    html! {
        ul.es-sites data-about="sites" aria-label=(scene.say(&Phrase::new("es-sites"))) {
            @for (part, index) in known.iter().zip(0..2u8) {
                @let open = !shown.is_empty();
                @let words = say(if open { "es-site-open" } else { "es-site-own" }, part);
                li.es-plot-card .es-secret[!open] data-k=(keys::site(seat, index)) {
                    (pieces::named(&words, &art::site_mini(pieces::part(part), colour)))
                }
            }
            @for index in known.len()..2 {
                li.es-plot-card data-k=(keys::site(seat, index)) {
                    @if locked && !own { (pieces::named(&down, &art::site_back(colour))) }
                    @else { span.es-hollow aria-hidden="true" {} }
                }
            }
        }
    }
}
