//! The text of an answer's consequence, shown before it is confirmed.

use eschnapur::{Action, Decision, Eschnapur, Gold, Part, Phase, Privilege, PrivilegeSet, Stones};
use palast_core::{Seat, ViewRef};
use palast_ui::{Arg, Phrase};

use crate::View;
use crate::phrases::{for_whom, list, of_privilege, the_part};
use crate::preview::outcome::{outcome_of, with_stone};

pub(crate) fn consequence(view: &View, action: Action) -> Phrase {
    let Some(seat_view) = view.view_ref() else {
        return Phrase::new("es-then-aside");
    };
    let public = seat_view.public;
    match action {
        Action::Site(part) => {
            let left = 2 - seat_view.own.sites.len().min(1);
            Phrase::new("es-then-site")
                .with("left", left)
                .with("plan", plan(seat_view, part))
        }
        Action::Lay(_, Gold::Zero) => Phrase::new("es-then-lay-zero"),
        Action::Lay(..) => Phrase::new("es-then-lay"),
        Action::Leave(_) => Phrase::new("es-then-leave"),
        Action::Play(_) => play(seat_view, action),
        Action::Block(seat, _) => Phrase::new("es-then-block").with("seat", seat),
        Action::Stop(_) => Phrase::new("es-then-stop"),
        Action::Aside => Phrase::new("es-then-aside"),
        Action::Marker(_) => {
            let winner = public.winner.unwrap_or(seat_view.seat);
            Phrase::new("es-then-marker").with("seat", winner)
        }
        Action::Order(_) => Phrase::new("es-then-order"),
        Action::Build(part) => build(seat_view, part),
        Action::End => Phrase::new("es-then-end"),
        Action::Take(cards) => {
            let short = match view.question() {
                Some(Decision::TakeGold { owed, .. }) => cards.value() < u16::from(owed),
                Some(_) | None => false,
            };
            if short {
                Phrase::new("es-then-take-less").with("sum", cards.value())
            } else {
                Phrase::new("es-then-take")
            }
        }
        Action::Ban(_) => Phrase::new("es-then-ban"),
        Action::Move(from, to) => moved(seat_view, from, to),
        Action::Stay => Phrase::new("es-then-stay"),
        Action::Pass if matches!(public.phase, Phase::HandCard(_)) => {
            Phrase::new("es-then-play-none")
        }
        Action::Pass => Phrase::new("es-then-pass"),
        Action::Mute => Phrase::new("es-then-mute"),
        Action::Buy(privilege) => buy(seat_view, privilege),
        Action::Wish(privilege) => {
            let does = of_privilege("es-privilege-does", privilege);
            Phrase::new("es-then-wish").with("does", does)
        }
    }
}

/// What a part offers.
fn plan(seat_view: ViewRef<'_, Eschnapur>, part: Part) -> Phrase {
    let plan = seat_view.rules.edition.part(&seat_view.rules.options, part);
    let laid = seat_view.public.stones_in(part).len();
    Phrase::new("es-plan")
        .with("free", plan.fields - laid)
        .with("value", plan.value(laid))
        .with("wage", plan.wage)
}

fn play(seat_view: ViewRef<'_, Eschnapur>, action: Action) -> Phrase {
    let seen = outcome_of(seat_view, action);
    let outcome = match (seen.stones, seen.winner) {
        (Some(_), _) => "stones",
        (None, Some(seat)) if seat == seat_view.seat => "wins",
        (None, _) => "loses",
    };
    Phrase::new("es-then-play")
        .with("outcome", outcome)
        .with("stones", seen.stones.unwrap_or(0))
}

fn build(seat_view: ViewRef<'_, Eschnapur>, part: Part) -> Phrase {
    let seen = outcome_of(seat_view, Action::Build(part));
    let value = seen.value.unwrap_or(0);
    let lies = match seen.premium {
        Some(seats) => {
            let who = seats.iter().map(|seat| for_whom(seat_view.seat, seat));
            Phrase::new("es-then-build-bag").with("who", Arg::List(who.collect()))
        }
        None => Phrase::new("es-then-build"),
    }
    .with("value", value);
    and_full(
        seat_view,
        part,
        with_stone(seat_view.public, part, seat_view.seat),
        lies,
    )
}

fn moved(seat_view: ViewRef<'_, Eschnapur>, from: Part, to: Part) -> Phrase {
    let owner = seat_view
        .public
        .stones_in(from)
        .top()
        .unwrap_or(seat_view.seat);
    let seen = outcome_of(seat_view, Action::Move(from, to));
    let lies = Phrase::new("es-then-move")
        .with("seat", owner)
        .with("value", seen.value.unwrap_or(0));
    and_full(seat_view, to, with_stone(seat_view.public, to, owner), lies)
}

/// If these stones fill the part, what it would bring as things stand.
fn and_full(seat_view: ViewRef<'_, Eschnapur>, part: Part, stones: Stones, said: Phrase) -> Phrase {
    let plan = seat_view.rules.edition.part(&seat_view.rules.options, part);
    if stones.len() < plan.fields {
        return said;
    }
    let stand = |seat: Seat| {
        let value = plan.value(stones.highest(seat)?);
        let points = value + stones.count(seat);
        Some(
            Phrase::new("es-stand")
                .with("points", points)
                .with("seat", for_whom(seat_view.seat, seat)),
        )
    };
    let full = Phrase::new("es-then-full")
        .with("part", the_part(part))
        .with("wage", plan.wage)
        .with(
            "who",
            list(seat_view.public.seats.seats().filter_map(stand)),
        );
    Phrase::new("es-then-two")
        .with("one", said)
        .with("two", full)
}

fn buy(seat_view: ViewRef<'_, Eschnapur>, privilege: Privilege) -> Phrase {
    let does = of_privilege("es-privilege-does", privilege);
    let brings_gold = PrivilegeSet::INSTANTS
        .without(Privilege::Stones3)
        .contains(privilege);
    if brings_gold && seat_view.public.bank.is_empty() {
        return Phrase::new("es-then-buy-nothing").with("does", does);
    }
    let cost = u16::from(seat_view.rules.edition.cost(privilege));
    let left = seat_view.public.discs[seat_view.seat].saturating_sub(cost);
    Phrase::new("es-then-buy")
        .with("does", does)
        .with("left", left)
}
