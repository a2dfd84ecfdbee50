//! Numbers for learning (see `palast_core::Encode`).
//!
//! Blocks in the order of [`Action`]: group 52 (its place among the ways to group these dice), bid,
//! place 5 groups × 23 targets (16 places, the Bridge once for each face, the Temple once for each
//! pair), appoint 56 cards × 3 payments, more, draw, back 56, pot, take 11, pay 4, offer 3, give 5,
//! feature 10, step 16, path, field 3 × 4, claim 12, discard 56, decline, use 56, end.
//!
//! Observations show groups in the same order as the numbers, and dice by face.

use palast_core::{Encode, Features, Seat};

use crate::wisdom::PAIRS;
use crate::{Action, Adviser, AdviserSet, Composition, Demand, EternalPalace, Faces, Feature};
use crate::{Groups, MasterCard, Place, Player, Space, ViewRef};

const SEATS: usize = 5;
const CARDS: usize = Adviser::COUNT;
const TARGETS: usize = 23;
const BID: usize = 52;
const PLACE: usize = BID + 1;
const APPOINT: usize = PLACE + 5 * TARGETS;
const MORE: usize = APPOINT + 3 * CARDS;
const DRAW: usize = MORE + 1;
const BACK: usize = DRAW + 1;
const POT: usize = BACK + CARDS;
const TAKE: usize = POT + 1;
const PAY: usize = TAKE + 11;
const OFFER: usize = PAY + 4;
const GIVE: usize = OFFER + 3;
const FEATURE: usize = GIVE + SEATS;
const STEP: usize = FEATURE + 10;
const PATH: usize = STEP + Place::COUNT;
const FIELD: usize = PATH + Space::COUNT;
const CLAIM: usize = FIELD + 12;
const DISCARD: usize = CLAIM + Composition::COUNT;
const DECLINE: usize = DISCARD + CARDS;
const USE: usize = DECLINE + 1;
const END: usize = USE + CARDS;

const TASKS: usize = 48;
const REST: usize = 16;
/// Tasks below the topmost that are shown.
const BELOW: usize = 5;
const PLAYER: usize = 14
    + 2
    + 14
    + 10
    + 6
    + 2
    + Space::COUNT
    + 3
    + 3
    + 2 * CARDS
    + Composition::COUNT
    + 1
    + 6
    + 5 * (12 + Place::COUNT)
    + 1
    + 2;

impl Encode for EternalPalace {
    const ACTIONS: usize = END + 1;
    const CHANCES: usize = 252;
    const OBSERVATION: usize = 2 * SEATS
        + SEATS * PLAYER
        + (1 + SEATS + 1 + 2 + 6 + 5 * SEATS + 1 + SEATS + SEATS + SEATS)
        + (CARDS + CARDS + 1 + SEATS + SEATS + 1)
        + (4 * SEATS + 8 + Place::COUNT + 10 + 2 * SEATS)
        + (Demand::COUNT + 3 * SEATS + Demand::COUNT + Composition::COUNT + 2)
        + (5 + 2 * MasterCard::COUNT)
        + (1 + BELOW) * (TASKS + REST)
        + (1 + 5 * 6 + CARDS + CARDS);

    fn number(view: ViewRef<'_>, action: &Action) -> usize {
        match *action {
            Action::Group(groups) => {
                let ways = Groups::all_of(view.public.players[view.seat].dice);
                ways.binary_search(&groups).unwrap_or(0)
            }
            Action::Bid => BID,
            Action::Place {
                group,
                place,
                faces,
            } => {
                let groups = view.public.players[view.seat].groups.iter();
                let mut slots = (0..).zip(groups);
                let slot = slots.find(|(_, own)| own.is_left() && own.rolled == group);
                let slot = slot.map_or(0, |(slot, _)| slot);
                PLACE + slot * TARGETS + target(place, faces)
            }
            Action::Appoint(adviser, payment) => APPOINT + adviser.index() * 3 + payment.index(),
            Action::More => MORE,
            Action::Draw => DRAW,
            Action::Back(adviser) => BACK + adviser.index(),
            Action::Pot => POT,
            Action::Take(item) => TAKE + item.index(),
            Action::Pay(resource) => PAY + resource.index(),
            Action::Offer(count) => OFFER + usize::from(count.min(2)),
            Action::Give(seat) => GIVE + seat.index(),
            Action::Feature(feature) => FEATURE + feature.index(),
            Action::Step(place) => STEP + place.index(),
            Action::Path(space) => PATH + space.index(),
            Action::Field(field, resource) => {
                FIELD + usize::from(field.min(2)) * 4 + resource.index()
            }
            Action::Claim(card) => CLAIM + card.index(),
            Action::Discard(adviser) => DISCARD + adviser.index(),
            Action::Decline => DECLINE,
            Action::Use(adviser) => USE + adviser.index(),
            Action::End => END,
        }
    }

    fn features(view: ViewRef<'_>, into: &mut Features<'_>) {
        into.viewer(SEATS, view.seat, view.public.sides);
        for seat in Seat::ALL {
            if view.public.sides.has(seat) {
                player(&view.public.players[seat], into);
            } else {
                into.one_hot(PLAYER, None);
            }
        }
        round(view, into);
        board(view, into);
        let mut tasks = view.public.agenda.tasks().iter().rev();
        for _ in 0..=BELOW {
            match tasks.next() {
                Some(task) => into.coded(TASKS, REST, task),
                None => into.one_hot(TASKS + REST, None),
            }
        }
        let own = view.own;
        into.flag(own.plan.is_some());
        let mut groups = own
            .plan
            .unwrap_or_default()
            .iter()
            .collect::<Vec<_>>()
            .into_iter();
        for _ in 0..5 {
            into.bytes(&groups.next().unwrap_or(Faces::NONE).counts());
        }
        advisers(own.drawn, into);
        into.one_hot(CARDS, own.known.map(Adviser::index));
    }
}

/// A place, with the face for the Bridge and the pair for the Temple.
fn target(place: Place, faces: Faces) -> usize {
    let variant = match place {
        Place::Bridge => usize::from(faces.single().unwrap_or(1)) - 1,
        Place::Temple => PAIRS.iter().position(|pair| *pair == faces).unwrap_or(0),
        Place::FishMarket
        | Place::Academy
        | Place::Pavilion
        | Place::Forest
        | Place::Serenity
        | Place::Quarry
        | Place::Kiln
        | Place::Mine
        | Place::Ox
        | Place::Forge
        | Place::Market
        | Place::Labyrinth
        | Place::River
        | Place::Scrolls => 0,
    };
    match (place, variant) {
        (_, 0) => place.index(),
        (Place::Bridge, face) => Place::COUNT + face - 1,
        (_, pair) => Place::COUNT + 5 + pair - 1,
    }
}

fn player(player: &Player, into: &mut Features<'_>) {
    let goods = &player.goods;
    into.number(goods.fish);
    into.number(goods.wisdom);
    goods.resources.iter().for_each(|count| into.number(*count));
    into.number(goods.tokens);
    into.number(player.palace);
    into.set(14, player.layers.iter().map(|layer| layer.index()));
    into.set(10, player.features.iter().map(Feature::index));
    into.bytes(&player.tracks);
    into.bytes(&[player.bridge, player.river]);
    into.one_hot(Space::COUNT, Some(player.space.index()));
    into.bits(3, u64::from(player.temple));
    into.bits(3, u64::from(player.market));
    advisers(player.advisers, into);
    advisers(player.used, into);
    into.set(
        Composition::COUNT,
        player.compositions.iter().map(Composition::index),
    );
    into.byte(player.held);
    into.bytes(&player.dice.counts());
    for group in &player.groups {
        into.bytes(&group.rolled.counts());
        into.bytes(&group.shown.counts());
        into.one_hot(Place::COUNT, group.at.map(Place::index));
    }
    into.byte(player.seals);
    into.number(player.extra);
}

fn round(view: ViewRef<'_>, into: &mut Features<'_>) {
    let public = view.public;
    into.flag(public.solo);
    into.one_hot(SEATS, Some(usize::from(view.rules.seats.get()) - 1));
    into.byte(public.in_row);
    into.number(public.round);
    into.one_hot(6, Some(public.phase as usize));
    for (place, seat) in (0..).zip(public.row) {
        into.seat(SEATS, (place < public.in_row).then_some(seat));
    }
    into.flag(public.turn.is_some());
    into.seat(SEATS, public.turn);
    into.seats(SEATS, public.waiting);
    into.seats(SEATS, public.bids);
    advisers(public.display, into);
    advisers(public.discards, into);
    into.byte(public.pile);
    into.seat(SEATS, public.put_back);
    into.seat(SEATS, public.drawn.map(|(seat, _)| seat));
    into.byte(public.drawn.map_or(0, |(_, count)| count));
}

fn board(view: ViewRef<'_>, into: &mut Features<'_>) {
    let public = view.public;
    public
        .monuments
        .iter()
        .for_each(|owner| into.seat(SEATS, *owner));
    public.prices.iter().for_each(|price| into.number(*price));
    into.set(Place::COUNT, public.tokens.iter().map(Place::index));
    into.set(10, public.features.iter().map(Feature::index));
    into.seat(SEATS, public.completion);
    into.seat(SEATS, public.sequence);
    into.one_hot(Demand::COUNT, public.demand.map(Demand::index));
    public
        .fields
        .iter()
        .for_each(|owner| into.seat(SEATS, *owner));
    into.set(Demand::COUNT, public.demands.iter().map(Demand::index));
    into.set(
        Composition::COUNT,
        public.compositions.iter().map(Composition::index),
    );
    into.number(public.pot);
    into.bytes(&public.master.faces);
    into.one_hot(MasterCard::COUNT, public.master.card.map(MasterCard::index));
    into.set(
        MasterCard::COUNT,
        public.master.pile.iter().map(MasterCard::index),
    );
}

fn advisers(set: AdviserSet, into: &mut Features<'_>) {
    into.set(CARDS, set.iter().map(Adviser::index));
}
