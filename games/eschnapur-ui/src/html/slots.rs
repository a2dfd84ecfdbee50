//! One space for gold on a board: what lies there, in a picture and in words.

use eschnapur::{Action, Decision, Eschnapur, Gold, Official, Phase};
use maud::{Markup, html};
use palast_core::{Game, Seat};
use palast_ui::{Localize, Phrase, controls};

use crate::contest::{Round, Slot, slot};
use crate::html::{boards, keys, pieces};
use crate::phrases::{of_official, of_value};
use crate::preview::Preview;
use crate::{EschnapurUi, Scene, art};

pub(super) fn space(
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
    let fresh = is_open(lies) && round.0.latest == Some(official) && !round.1;
    let asked = own && boards::at_work(scene, round) == Some(official) && lies == Slot::Empty;
    let cancelled = matches!(lies, Slot::Cancelled(_));
    let won = matches!(lies, Slot::Won(_));
    let gone = matches!(lies, Slot::Gone(_));
    let last = matches!(lies, Slot::Last(_));
    let place = own.then(|| crate::plan::twin(scene, official)).flatten();
    html! {
        li.es-slot .es-cancelled[cancelled] .es-won[won] .es-gone[gone] .es-last[last]
            .es-fresh[fresh] .es-next[asked] .es-blocking[blocking]
            data-k=(keys::slot(seat, official)) data-from=[came_from(scene, seat, lies)] data-slot=[place] {
            @if let Some((_, gold)) = ghost {
                span.es-ghostly { (words_and(scene, seat, laid(scene, gold), official)) }
            } @else {
                (blockable(scene, seat, official, lies))
            }
        }
    }
}

/// Whether the card lies face up in this round.
const fn is_open(lies: Slot) -> bool {
    match lies {
        Slot::Open(_) | Slot::Cancelled(_) | Slot::Won(_) | Slot::Gone(_) => true,
        Slot::Empty | Slot::Down(_) | Slot::Blocked(_) | Slot::Last(_) => false,
    }
}

/// How a card would lie: open if it is played from the hand.
fn laid(scene: Scene<'_>, gold: Gold) -> Slot {
    if let Phase::HandCard(_) = scene.view.public().phase {
        Slot::Open(gold)
    } else {
        Slot::Down(Some(gold))
    }
}

/// For its owner, a card that is laid face down glides from the hand.
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

/// A card that can be blocked has a button; one that cannot shows the reason.
fn blockable(scene: Scene<'_>, seat: Seat, official: Official, lies: Slot) -> Markup {
    let picture = picture(lies);
    let ask = scene.view.question();
    let (Some(Decision::PlaceBlockade), Some(seat_view), Slot::Down(_)) =
        (ask, scene.view.view_ref(), lies)
    else {
        return words_and(scene, seat, lies, official);
    };
    let action = Action::Block(seat, official);
    match Eschnapur::check(seat_view, &Decision::PlaceBlockade, &action) {
        Ok(()) => controls::choice::<Eschnapur, EschnapurUi>(scene, &action, &picture),
        Err(_) if seat == seat_view.seat => words_and(scene, seat, lies, official),
        Err(illegal) => {
            let why = scene.say(&EschnapurUi::illegal(&illegal));
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
