//! The sensible bot's judgement, one decision deep, from what one seat knows.
//!
//! Everything is weighed in victory points: a stone placed by how much it lifts what the parts will
//! probably bring (`prospect`), a gold card by what it may win and what it costs, a privilege point by its
//! share in the final ranking and in what it can still buy.

use palast_core::{Dice, Imagine, Judge, Seat, SeatMap};

use crate::{Action, Decision, Eschnapur, Gold, Official, Part, Privilege, Public, Purse, Rules};
use crate::{Stones, Table, ViewRef, bids, build, end, give_stones, imagine};

/// What a stone on the board is worth before it is placed.
const STONE: f32 = 2.1;
/// What a privilege point is worth.
const POINT: f32 = 0.3;

impl Imagine for Eschnapur {
    fn imagine(view: ViewRef<'_>, dice: &mut Dice) -> Table {
        imagine::imagine(view, dice)
    }

    fn round(public: &Public) -> u32 {
        u32::from(public.round)
    }

    fn estimate(table: &Table) -> SeatMap<f32> {
        let public = &table.public;
        let seats = public.seats;
        let weight = |seat| {
            let points = f32::from(public.points[seat]);
            let gold = f32::from(public.owned[seat].value());
            let discs = f32::from(public.discs[seat]);
            let lying: u8 = public.parts.iter().map(|part| part.count(seat)).sum();
            let stones = f32::from(lying + public.stones[seat]);
            ((points + 0.35 * gold + POINT * discs + STONE * stones) / 12.0).exp2()
        };
        let total: f32 = seats.seats().map(weight).sum();
        SeatMap::from_fn(|seat| {
            if seats.has(seat) {
                weight(seat) / total
            } else {
                0.0
            }
        })
    }
}

impl Judge for Eschnapur {
    fn judge(view: ViewRef<'_>, ask: &Decision, action: &Action) -> f32 {
        match *action {
            Action::Site(part) => about(site(view, part), 2.0),
            Action::Lay(Official::Stones, gold) => about(lay(view, Official::Stones, gold), 1.6),
            Action::Lay(official, gold) => about(lay(view, official, gold), 0.8),
            Action::Leave(_) => 0.6,
            Action::Play(gold) => hand_card(view, ask, gold),
            Action::Block(seat, official) => about(block(view, seat, official), 0.5),
            Action::Stop(part) => about(stop(view, part), 0.5),
            Action::Marker(marker) => place_in_order(view, marker),
            Action::Order(order) => {
                let marker = order.marker(view.seat).unwrap_or(1);
                // The stronger the opponent, the earlier they have to build.
                let strong = |(place, seat): (usize, &Seat)| {
                    -0.01 * place as f32 * f32::from(view.public.points[*seat])
                };
                let others: f32 = order.seats().iter().enumerate().map(strong).sum();
                place_in_order(view, marker) + 0.1 * others
            }
            Action::Build(part) => placed(view, part),
            Action::Take(cards) => cards
                .iter()
                .map(|gold| f32::from(gold.value()).powi(2))
                .sum(),
            Action::Ban(part) => {
                let mine = view.public.stones_in(part).top() == Some(view.seat);
                f32::from(u8::from(mine)) * 10.0 + outlook(view.rules, view.public, part)
            }
            Action::Move(from, to) => moved(view, from, to),
            Action::Buy(privilege) => purchase(view, ask, privilege),
            Action::Aside | Action::End | Action::Stay | Action::Pass => 0.0,
            Action::Mute => -0.1,
            Action::Wish(_) => -1.0,
        }
    }
}

/// Near equals are equal, so that the bot draws among them: there is hardly any chance in this game,
/// and who always lays the same card is read and tied.
fn about(worth: f32, step: f32) -> f32 {
    (worth / step).round() * step
}

/// How likely a part with so many of its fields occupied is to be finished.
fn likelihood(len: u8, fields: u8) -> f32 {
    if len >= fields {
        return 1.0;
    }
    0.12 + 0.7 * (f32::from(len) / f32::from(fields)).powf(1.5)
}

/// What the stones in a part will probably bring to a seat.
fn prospect(rules: &Rules, part: Part, stones: Stones, seat: Seat) -> f32 {
    let plan = rules.edition.part(&rules.options, part);
    let Some(field) = stones.highest(seat) else {
        return 0.0;
    };
    let sum = f32::from(plan.value(field)) + f32::from(stones.count(seat));
    likelihood(stones.len(), plan.fields) * (sum + 0.35 * f32::from(plan.wage))
}

fn outlook(rules: &Rules, public: &Public, part: Part) -> f32 {
    let plan = rules.edition.part(&rules.options, part);
    likelihood(public.stones_in(part).len(), plan.fields)
}

/// What a change of one part is worth to a seat, the others' gains weighed against it.
fn change(view: ViewRef<'_>, part: Part, after: Stones) -> f32 {
    let before = view.public.stones_in(part);
    let gain =
        |seat| prospect(view.rules, part, after, seat) - prospect(view.rules, part, before, seat);
    let others = view.rules.seats.seats().filter(|seat| *seat != view.seat);
    let rivals: f32 = others.map(gain).sum();
    gain(view.seat) - 0.6 * rivals / f32::from(view.rules.seats.get() - 1)
}

fn free(view: ViewRef<'_>, part: Part) -> u8 {
    let plan = view.rules.edition.part(&view.rules.options, part);
    plan.fields - view.public.stones_in(part).len()
}

/// A site by what some stones there would change.
fn site(view: ViewRef<'_>, part: Part) -> f32 {
    let expected = view.public.stones[view.seat] + 3;
    let count = expected.min(free(view, part));
    let mut after = view.public.stones_in(part);
    (0..count).for_each(|_| after.push(view.seat));
    let room = f32::from(free(view, part).min(6));
    change(view, part, after) + 0.4 * room
}

fn placed(view: ViewRef<'_>, part: Part) -> f32 {
    let (public, seat) = (view.public, view.seat);
    let plan = view.rules.edition.part(&view.rules.options, part);
    let field = public.stones_in(part).len();
    // All stones that are left: filling a part, or coming out on top, takes several.
    let count = public.stones[seat].min(free(view, part));
    let mut after = public.stones_in(part);
    (0..count).for_each(|_| after.push(seat));
    let mut one = public.stones_in(part);
    one.push(seat);
    let bag = if plan.has_bag(field) { 0.8 } else { 0.0 };
    // On top of one's own stone a stone lifts little.
    change(view, part, after) / f32::from(count.max(1)) + 0.3 * change(view, part, one) + bag
}

fn moved(view: ViewRef<'_>, from: Part, to: Part) -> f32 {
    let mut source = view.public.stones_in(from);
    let mut target = view.public.stones_in(to);
    target.push(source.pop());
    change(view, from, source) + change(view, to, target)
}

/// What a gold piece costs: little for the rich and towards the end.
fn price(view: ViewRef<'_>) -> f32 {
    let public = view.public;
    let rounds = f32::from(public.goal() - public.finished()).max(1.0);
    let wealth = f32::from(public.owned[view.seat].value()) / (rounds * 9.0);
    (0.55 / wealth.max(0.1)).clamp(0.2, 0.9)
}

/// What winning an official is worth.
fn benefit(view: ViewRef<'_>, official: Official) -> f32 {
    let lying = view.public.parts.iter().map(|part| part.len()).sum::<u8>();
    match official {
        Official::Blockade => 1.6,
        Official::Stop => 1.2,
        Official::Stones => 0.0,
        Official::Order => 2.2,
        Official::Move => 1.0 + 0.12 * f32::from(lying),
    }
}

/// The share of a purse with other than this value, and below it.
fn shares(purse: &Purse, gold: Gold) -> (f32, f32) {
    let all = f32::from(purse.len()).max(1.0);
    let below: u8 = purse.iter().filter(|card| *card < gold).count() as u8;
    (
        1.0 - f32::from(purse.count(gold)) / all,
        f32::from(below) / all,
    )
}

fn lay(view: ViewRef<'_>, official: Official, gold: Gold) -> f32 {
    let value = f32::from(gold.value());
    let rivals = || {
        let seats = view.rules.seats.seats();
        seats
            .filter(|seat| *seat != view.seat)
            .map(|seat| &view.public.owned[seat])
    };
    let cost = value * price(view);
    if official == Official::Stones {
        let alone: f32 = rivals().map(|purse| shares(purse, gold).0).product();
        let half = f32::from(gold.value().div_ceil(2));
        let supply = f32::from(view.public.supply[view.seat]);
        let stones = (value * alone + half * (1.0 - alone)).min(supply);
        return STONE * stones - cost;
    }
    let win: f32 = rivals().map(|purse| shares(purse, gold).1).product();
    let win = if gold == Gold::Zero { 0.0 } else { win };
    // The best card belongs to the stones, as long as they are still to come.
    let hand = &view.own.hand;
    let highest = hand.kinds().last() == Some(gold) && hand.count(gold) == 1;
    let spared = if official < Official::Stones && highest {
        3.0
    } else {
        0.0
    };
    win * benefit(view, official) + (1.0 - win) * POINT * value - cost - spared
}

/// HAND_PLAY: the others' cards lie open.
fn hand_card(view: ViewRef<'_>, ask: &Decision, gold: Gold) -> f32 {
    let Decision::PlayHandCard { official } = *ask else {
        return 0.0;
    };
    let public = view.public;
    let value = f32::from(gold.value());
    let cost = value * price(view);
    let mut cards = SeatMap::from_fn(|seat| public.open_card(seat, official));
    cards[view.seat] = Some(gold);
    if official == Official::Stones {
        let (stones, _) = give_stones::due(&cards, public.tie_winner);
        return STONE * f32::from(stones[view.seat]) - cost;
    }
    match bids::winner(&cards, public.tie_winner) {
        Ok((seat, ..)) if seat == view.seat => benefit(view, official) - cost,
        Ok(_) | Err(_) => POINT * value - cost,
    }
}

fn block(view: ViewRef<'_>, seat: Seat, official: Official) -> f32 {
    let loss = match official {
        Official::Stones => 3.0,
        Official::Move => 1.4,
        Official::Order => 0.9,
        Official::Stop | Official::Blockade => 0.7,
    };
    // Not so hard on those who are behind; and they get a stone for it.
    let ahead = f32::from(view.public.points[seat]) - f32::from(view.public.points[view.seat]);
    loss - 0.8 + (0.02 * ahead).clamp(-0.5, 0.5)
}

fn stop(view: ViewRef<'_>, part: Part) -> f32 {
    if view.own.sites.contains(part) {
        return -5.0;
    }
    // What three stones of somebody else would change here.
    let others = view.rules.seats.seats().filter(|seat| *seat != view.seat);
    let threat = others.map(|seat| {
        let mut after = view.public.stones_in(part);
        (0..free(view, part).min(3)).for_each(|_| after.push(seat));
        -change(view, part, after)
    });
    0.5 + threat.fold(0.0, f32::max)
}

/// Building late comes out on top, unless the room runs out.
fn place_in_order(view: ViewRef<'_>, marker: u8) -> f32 {
    let public = view.public;
    let room: u8 = view.own.sites.iter().map(|part| free(view, part)).sum();
    let others = view.rules.seats.seats().filter(|seat| *seat != view.seat);
    let rivals: u8 = others.map(|seat| public.stones[seat]).sum();
    let late = f32::from(marker) - 1.0;
    if room < public.stones[view.seat] + rivals / 2 {
        -0.5 * late
    } else {
        0.5 * late
    }
}

/// What a privilege is worth now, less what its points are.
fn purchase(view: ViewRef<'_>, ask: &Decision, privilege: Privilege) -> f32 {
    let (public, seat) = (view.public, view.seat);
    let gold = f32::from(public.owned[seat].value());
    let stones = f32::from(public.stones[seat]);
    let supply = f32::from(public.supply[seat]);
    let bank = f32::from(public.bank.value());
    let building = matches!(ask, Decision::PlaceStone | Decision::EndTurn);
    let stuck = building && build::buildable(view.rules, public, seat).is_empty();
    // Stones that come too late for the last part are worth nothing.
    let to_go = public.goal() - public.finished();
    // A stone more is worth less than the first ones; one that cannot be placed now, less still.
    let useful = if stuck { 0.9 } else { 1.5 };
    let useful = if to_go <= 1 && !building { 0.7 } else { useful };
    let hand_play = matches!(ask, Decision::PlayHandCard { .. });
    let worth = match privilege {
        // ESC-239 Without a card to play, gold may win the official at once.
        Privilege::Gold5 | Privilege::Gold3Stones2 if hand_play && public.hand_len(seat) == 0 => {
            let stones = if privilege == Privilege::Gold5 {
                0.0
            } else {
                2.0
            };
            bank.min(5.0 - stones) + useful * supply.min(stones)
        }
        Privilege::Stones3 => useful * supply.min(3.0),
        Privilege::Gold3Stones2 => useful * supply.min(2.0) + 0.35 * bank.min(3.0),
        Privilege::Gold5 if gold < 10.0 => 0.6 * bank.min(5.0),
        Privilege::Gold5 => 0.25 * bank.min(5.0),
        Privilege::FreeSites | Privilege::IgnoreStop if stuck => 0.9 * stones,
        Privilege::FreeSites => 0.2 * stones,
        Privilege::IgnoreStop => 0.3,
        Privilege::RefuseBlockade => refusal(view),
        Privilege::BanLast => threatened(view),
        Privilege::WinTies => 0.6 + 0.02 * gold,
        Privilege::HandPlay => 1.0 + 0.02 * gold,
        Privilege::ChooseOrder => 0.8,
    };
    worth - spent(view, privilege)
}

/// What the points of a purchase would have been worth: the place they probably hold in the ranking.
fn spent(view: ViewRef<'_>, privilege: Privilege) -> f32 {
    let points = f32::from(view.public.discs[view.seat]);
    let cost = f32::from(view.rules.edition.cost(privilege));
    let lost = ranking(view, points) - ranking(view, points - cost);
    // What one loses the others gain.
    let rivals = f32::from(view.rules.seats.get() - 1);
    (1.0 + 1.0 / rivals) * lost + 0.03 * cost
}

/// What so many privilege points will probably bring at the end; a lead of a dozen is safe.
fn ranking(view: ViewRef<'_>, points: f32) -> f32 {
    let seats = view.rules.seats;
    let rivals = seats.seats().filter(|seat| *seat != view.seat);
    let ahead: f32 = rivals
        .map(|seat| {
            let lead = f32::from(view.public.discs[seat]) - points;
            1.0 / (1.0 + (-lead / 6.0).exp())
        })
        .sum();
    let prizes = end::prizes(seats.get());
    let place = ahead as usize;
    let next = prizes.get(place + 1).copied().unwrap_or(0);
    let (here, next) = (f32::from(prizes[place]), f32::from(next));
    here + (next - here) * (ahead - place as f32)
}

/// What the blocked card would bring.
fn refusal(view: ViewRef<'_>) -> f32 {
    let blocked = view.public.blockade.map(|(_, official)| official);
    let card = blocked.and_then(|official| Some((official, view.own.card(official)?)));
    match card {
        Some((Official::Stones, gold)) => STONE * f32::from(gold.value()) * 0.7,
        Some((official, gold)) => benefit(view, official) * f32::from(gold.value()) / 5.0,
        None => 0.0,
    }
}

/// What moving the own topmost stone of the best part would cost.
fn threatened(view: ViewRef<'_>) -> f32 {
    let losses = Part::ALL.into_iter().map(|part| {
        let mut stones = view.public.stones_in(part);
        if stones.top() != Some(view.seat) {
            return 0.0;
        }
        stones.pop();
        -change(view, part, stones)
    });
    0.4 * losses.fold(0.0, f32::max)
}
