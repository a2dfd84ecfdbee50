//! The players' boards, one below the other, so that the cards for one official stand in a column:
//! order marker, name, sites, five spaces for gold, stones.

use eschnapur::{Action, Decision, Eschnapur, Gold, Official, Phase};
use maud::{Markup, html};
use palast_core::{Game, Seat};
use palast_ui::{Phrase, Speak, controls};

use crate::contest::{Round, Slot, slot};
use crate::paint::{keys, pieces};
use crate::phrases::{of_official, of_value};
use crate::preview::Preview;
use crate::{EschnapurFace, Scene, art};

pub(super) fn boards(scene: Scene<'_>, preview: &Preview, round: &(Round, bool)) -> Markup {
    let mut order: Vec<Seat> = scene.view.public().seats.seats().collect();
    if let Some(you) = scene.you() {
        // Clockwise from the viewer's left, so that his own board is the last.
        let after = (you.index() + 1) % order.len();
        order.rotate_left(after);
    }
    html! {
        div.es-boards {
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
        ol.es-heads aria-hidden="true" {
            @for official in Official::ALL {
                @let out = !public.officials().contains(official);
                li.es-official .es-out[out] .es-at-work[at_work == Some(official)] {
                    (art::portrait(pieces::official(official)))
                    span { (scene.say(&of_official("es-official-head", official))) }
                }
            }
        }
    }
}

/// Whose turn it is among the officials.
fn at_work(scene: Scene<'_>, round: &(Round, bool)) -> Option<Official> {
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
                        (space(scene, seat, official, preview, round))
                    } @else {
                        li.es-slot.es-out aria-hidden="true" {}
                    }
                }
            }
            span.es-pile-of data-k=(keys::pile(seat)) role="img" aria-label=(stones_words) title=(stones_words) {
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
        span.es-marker .es-ghostly[preview.order.is_some()] data-k={ "m" (number) } role="img"
            aria-label=(words) title=(words) { (art::order(number)) }
    }
}

/// Points, privilege points and cards in hand, with their signs.
fn counts(scene: Scene<'_>, seat: Seat) -> Markup {
    let public = scene.view.public();
    let entries = [
        ("es-points", public.points[seat], art::victory_point()),
        ("es-discs", public.discs[seat], art::privilege_point()),
        (
            "es-hand-count",
            u16::from(public.hand_len(seat)),
            art::coin(),
        ),
    ];
    html! {
        span.es-counts {
            @for (key, count, token) in entries {
                @let words = scene.say(&Phrase::new(key).with("count", count));
                span role="img" aria-label=(words) title=(words) { (token) (count) }
            }
        }
    }
}

/// What is to be said about a player now.
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
        ul.es-sites aria-label=(scene.say(&Phrase::new("es-sites"))) {
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

fn space(
    scene: Scene<'_>,
    seat: Seat,
    official: Official,
    preview: &Preview,
    round: &(Round, bool),
) -> Markup {
    let lies = slot(scene, round, seat, official);
    let own = scene.you() == Some(seat);
    let ghost = preview.lay.filter(|(at, _)| own && *at == official);
    let blocking = preview.block == Some((seat, official));
    let fresh = round.0.latest == Some(official) && !round.1;
    let asked = own && at_work(scene, round) == Some(official) && lies == Slot::Empty;
    let class = match lies {
        Slot::Empty => "es-empty",
        Slot::Down(_) => "es-down",
        Slot::Blocked(_) => "es-locked",
        Slot::Open(_) => "es-open",
        Slot::Cancelled(_) => "es-open es-cancelled",
        Slot::Won(_) => "es-open es-won",
        Slot::Gone(_) => "es-open es-gone",
        Slot::Last(_) => "es-last",
    };
    html! {
        li.es-slot.(class) .es-fresh[fresh] .es-next[asked] .es-blocking[blocking]
            data-k=(keys::slot(seat, official)) data-from=[came_from(scene, seat, lies)] {
            @if let Some((_, gold)) = ghost {
                span.es-ghostly { (words_and(scene, seat, Slot::Down(Some(gold)), official)) }
            } @else {
                (blockable(scene, seat, official, lies))
            }
        }
    }
}

/// To its owner, a card laid face down comes out of the hand.
fn came_from(scene: Scene<'_>, seat: Seat, lies: Slot) -> Option<String> {
    match lies {
        Slot::Down(Some(gold)) if scene.you() == Some(seat) => Some(keys::in_hand(gold)),
        Slot::Empty
        | Slot::Down(_)
        | Slot::Blocked(_)
        | Slot::Open(_)
        | Slot::Cancelled(_)
        | Slot::Won(_)
        | Slot::Gone(_)
        | Slot::Last(_) => None,
    }
}

/// A card that can be blocked is a choice; one that cannot says why.
fn blockable(scene: Scene<'_>, seat: Seat, official: Official, lies: Slot) -> Markup {
    let picture = picture(lies);
    let ask = scene.view.question();
    let (Some(Decision::PlaceBlockade), Some(sight), Slot::Down(_)) =
        (ask, scene.view.sight(), lies)
    else {
        return words_and(scene, seat, lies, official);
    };
    let action = Action::Block(seat, official);
    match Eschnapur::check(sight, &Decision::PlaceBlockade, &action) {
        Ok(()) => controls::choice::<Eschnapur, EschnapurFace>(scene, &action, &picture),
        Err(_) if seat == sight.seat => words_and(scene, seat, lies, official),
        Err(illegal) => {
            let why = scene.say(&EschnapurFace::illegal(&illegal));
            let name = words(scene, seat, lies, official);
            controls::refused(&name, &why, &format!("r:{seat}{official}"), &picture)
        }
    }
}

fn words_and(scene: Scene<'_>, seat: Seat, lies: Slot, official: Official) -> Markup {
    pieces::named(&words(scene, seat, lies, official), &picture(lies))
}

fn words(scene: Scene<'_>, seat: Seat, lies: Slot, official: Official) -> String {
    let own = scene.you() == Some(seat);
    let of = |key: &'static str, gold: Gold| of_value(key, gold);
    let phrase = match lies {
        Slot::Empty => Phrase::new("es-slot-empty"),
        Slot::Down(None) => Phrase::new("es-slot-down"),
        Slot::Down(Some(gold)) if own => of("es-slot-own", gold),
        Slot::Blocked(Some(gold)) if own => of("es-slot-own-blocked", gold),
        Slot::Blocked(_) => Phrase::new("es-slot-blocked"),
        Slot::Down(Some(gold)) | Slot::Open(gold) => of("es-slot-open", gold),
        Slot::Cancelled(gold) => of("es-slot-cancelled", gold),
        Slot::Won(gold) => of("es-slot-won", gold),
        Slot::Gone(gold) => of("es-slot-gone", gold),
        Slot::Last(gold) => of("es-slot-last", gold),
    };
    let name = scene.say(&of_official("es-official", official));
    format!("{name}: {}", scene.say(&phrase))
}

fn picture(lies: Slot) -> Markup {
    match lies {
        Slot::Empty => html! { span.es-hollow {} },
        Slot::Down(None) => art::gold_back(),
        Slot::Down(Some(gold)) => art::gold_own(gold.value()),
        Slot::Blocked(None) => art::gold_blocked(),
        Slot::Blocked(Some(gold)) => html! {
            (art::gold_own(gold.value())) span.es-lock { (art::blockade()) }
        },
        Slot::Open(gold) | Slot::Gone(gold) | Slot::Last(gold) => pieces::gold(gold),
        Slot::Cancelled(gold) => html! { (pieces::gold(gold)) span.es-cross {} },
        Slot::Won(gold) => html! { (pieces::gold(gold)) span.es-crown { "★" } },
    }
}
