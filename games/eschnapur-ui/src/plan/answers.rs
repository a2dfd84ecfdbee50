//! From things in places to answers in the order of the rules, or to what is missing.

use eschnapur::{Action, Decision, Eschnapur, Gold, Part, Phase, Purse, TurnOrder};
use palast_core::{Dice, EventSink, Game, Imagine, Seat, Seed, ViewRef};
use palast_ui::plan::Placed;
use palast_ui::{Localize, Phrase};

use super::{Outline, Place, Thing};
use crate::EschnapurUi;
use crate::phrases::{list, of_official};

type Pair = (Place, Thing);

pub(super) fn answers(
    seat_view: ViewRef<'_, Eschnapur>,
    outline: &Outline,
    placed: &[Placed],
) -> Result<Vec<Action>, Phrase> {
    let pairs = read(outline, placed)?;
    match outline.ask {
        Decision::ChooseSite { left } => sites(&pairs, left),
        Decision::LayGold { .. } => gold(seat_view, outline, &pairs),
        Decision::DealOrder => order(seat_view, &pairs),
        Decision::PlaceStone => stones(seat_view, &pairs),
        Decision::TakeGold { .. } => take(&pairs, outline.sum),
        Decision::BuyPrivilege { .. }
        | Decision::PlayHandCard { .. }
        | Decision::PlaceBlockade
        | Decision::PlaceStop
        | Decision::TakeMarker
        | Decision::EndTurn
        | Decision::BanStone
        | Decision::MoveStone => Err(Phrase::new("plan-none")),
    }
}

/// What lies where, if it all belongs to the plan and has room.
fn read(outline: &Outline, placed: &[Placed]) -> Result<Vec<Pair>, Phrase> {
    let unfit = || Phrase::new("es-plan-unfit");
    let mut pairs: Vec<Pair> = Vec::new();
    for (slot, piece) in placed {
        let room = outline
            .rooms
            .iter()
            .find(|room| room.place.to_string() == *slot);
        let thing = outline
            .things
            .iter()
            .find(|thing| thing.to_string() == *piece);
        let (room, thing) = room.zip(thing).ok_or_else(unfit)?;
        let here = pairs.iter().filter(|(place, _)| *place == room.place);
        let full = here.count() >= usize::from(room.most);
        if full || pairs.iter().any(|(_, other)| other == thing) {
            return Err(unfit());
        }
        pairs.push((room.place, *thing));
    }
    Ok(pairs)
}

fn sites(pairs: &[Pair], left: u8) -> Result<Vec<Action>, Phrase> {
    let mut parts: Vec<Part> = pairs
        .iter()
        .filter_map(|(_, thing)| match thing {
            Thing::Site(part) => Some(*part),
            Thing::Gold(..) | Thing::Marker(_) | Thing::Stone(_) => None,
        })
        .collect();
    if parts.len() != usize::from(left) {
        return Err(Phrase::new("es-plan-sites-few").with("left", left));
    }
    parts.sort_unstable();
    Ok(parts.into_iter().map(Action::Site).collect())
}

fn gold(
    seat_view: ViewRef<'_, Eschnapur>,
    outline: &Outline,
    pairs: &[Pair],
) -> Result<Vec<Action>, Phrase> {
    let hand = usize::from(seat_view.own.hand.len());
    let wanted = outline.rooms.len().min(hand);
    let laid = |place: Place| {
        let there = pairs.iter().find(|(at, _)| *at == place);
        there.and_then(|(_, thing)| gold_of(*thing))
    };
    let mut actions = Vec::new();
    let mut empty = Vec::new();
    for room in &outline.rooms {
        let Place::Official(official) = room.place else {
            continue;
        };
        match laid(room.place) {
            Some(gold) => actions.push(Action::Lay(official, gold)),
            None => {
                actions.push(Action::Leave(official));
                empty.push(of_official("es-official", official));
            }
        }
    }
    if pairs.len() < wanted {
        let phrase = Phrase::new("es-plan-gold-few").with("left", (wanted - pairs.len()) as i64);
        return Err(phrase.with("where", list(empty)));
    }
    // Without cards in hand the rules ask no more.
    if let Some(last) = actions
        .iter()
        .rposition(|action| matches!(action, Action::Lay(..)))
        && pairs.len() == hand
    {
        actions.truncate(last + 1);
    }
    Ok(actions)
}

const fn gold_of(thing: Thing) -> Option<Gold> {
    match thing {
        Thing::Gold(gold, _) => Some(gold),
        Thing::Site(_) | Thing::Marker(_) | Thing::Stone(_) => None,
    }
}

fn order(seat_view: ViewRef<'_, Eschnapur>, pairs: &[Pair]) -> Result<Vec<Action>, Phrase> {
    let public = seat_view.public;
    let chosen = public.marker.zip(public.chooser);
    let holder = |marker: u8| -> Option<Seat> {
        let dealt = pairs
            .iter()
            .find_map(|(place, thing)| match (place, thing) {
                (Place::Seat(seat), Thing::Marker(number)) if *number == marker => Some(*seat),
                _ => None,
            });
        dealt.or_else(|| {
            chosen
                .filter(|(taken, _)| *taken == marker)
                .map(|(_, seat)| seat)
        })
    };
    let seats: Option<Vec<Seat>> = (1..=public.seats.get()).map(holder).collect();
    let order = seats.and_then(|seats| TurnOrder::new(&seats));
    let order = order.ok_or_else(|| Phrase::new("es-plan-order-few"))?;
    Ok(vec![Action::Order(order)])
}

/// The stones in the order in which they were placed, up to one that lets somebody choose gold from
/// the bank: after that the rules ask again.
fn stones(seat_view: ViewRef<'_, Eschnapur>, pairs: &[Pair]) -> Result<Vec<Action>, Phrase> {
    let seat = seat_view.seat;
    // Everything that building depends on is public, so any imagined table will do.
    let mut dice = Dice::for_draw(&Seed::from_number(0), 0);
    let mut table = Eschnapur::imagine(seat_view, &mut dice);
    let mut actions = Vec::new();
    for (place, _) in pairs {
        let Place::Part(part) = *place else {
            continue;
        };
        if table.public.phase != Phase::Build || !table.public.waiting.contains(seat) {
            break;
        }
        let now = table.view_ref(seat);
        let action = Action::Build(part);
        Eschnapur::check(now, &Eschnapur::question(now), &action)
            .map_err(|illegal| EschnapurUi::illegal(&illegal))?;
        Eschnapur::act(&mut table, seat, action, &mut EventSink::silent());
        actions.push(action);
    }
    if actions.is_empty() {
        return Err(Phrase::new("es-plan-stones-none"));
    }
    Ok(actions)
}

fn take(pairs: &[Pair], sum: u16) -> Result<Vec<Action>, Phrase> {
    let mut cards = Purse::EMPTY;
    for gold in pairs.iter().filter_map(|(_, thing)| gold_of(*thing)) {
        cards.add(gold);
    }
    if cards.value() != sum {
        let phrase = Phrase::new("es-plan-take-wrong").with("taken", cards.value());
        return Err(phrase.with("sum", sum));
    }
    Ok(vec![Action::Take(cards)])
}
