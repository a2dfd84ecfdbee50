//! What an answer would do: its price and meaning, and what everybody would get at once.
//!
//! Nothing is hidden in Amyitis, so the gains are found by letting the rules carry out the answer;
//! what only comes with a later choice or a later draw is left out.

use amyitis::{
    Action, Amyitis, City, Class, Court, Cube, Decision, Event, FieldRow, Gain, Procession, Reason,
    RowId, Side, Square, Task, Temple, camels_for, due, grey_sides, plantable,
};
use palast_core::{LogItem, Seat, ViewRef};
use palast_ui::{Arg, Phrase};

use crate::View;
use crate::phrases::{
    list, of_ability, of_craft, of_temple, squares, the_court, the_cube, the_gain, the_good,
    the_goods, the_temple,
};

pub(crate) fn consequence(view: &View, action: Action) -> Phrase {
    let Some(seat_view) = view.view_ref() else {
        return Phrase::new("am-then-pass");
    };
    let said = meaning(seat_view, action);
    let mut gains = gains(seat_view, action);
    let own = gains.iter().position(|(seat, _)| *seat == seat_view.seat);
    let own = own.map(|index| gains.remove(index).1);
    let others = gains.into_iter().map(|(seat, gains)| {
        Phrase::new("am-then-of")
            .with("seat", seat)
            .with("gains", Arg::List(gains))
    });
    let others: Vec<Phrase> = others.collect();
    let key = match (own.is_some(), others.is_empty()) {
        (false, true) => return said,
        (true, true) => "am-then-you",
        (false, false) => "am-then-others",
        (true, false) => "am-then-all",
    };
    let mut all = Phrase::new(key).with("then", said);
    if let Some(own) = own {
        all = all.with("gains", Arg::List(own));
    }
    if !others.is_empty() {
        all = all.with("others", list(others));
    }
    all
}

fn meaning(seat_view: ViewRef<'_, Amyitis>, action: Action) -> Phrase {
    let public = seat_view.public;
    match action {
        Action::Recruit(row, craft) => Phrase::new("am-then-recruit")
            .with("price", row_price(seat_view, row))
            .with("does", of_craft("am-does", craft)),
        Action::Caravan(to) => caravan(seat_view, to),
        Action::Noble => Phrase::new("am-then-noble"),
        Action::Craft(craft) => {
            Phrase::new("am-then-craft").with("does", of_craft("am-does", craft))
        }
        Action::Pass => Phrase::new("am-then-pass"),
        Action::Field(row) => field(seat_view, row),
        Action::Canal(side) => canal(seat_view, side),
        Action::Temple(temple) => temple_push(seat_view, temple),
        Action::Pay(good) => Phrase::new("am-then-pay")
            .with("good", the_good(good))
            .with(
                "left",
                public.players[seat_view.seat]
                    .goods
                    .of(good)
                    .saturating_sub(1),
            ),
        Action::Sell(..) => Phrase::new("am-then-sell"),
        Action::Court(court) => court_card(seat_view, court),
        Action::Plant(square) => plant(seat_view, square),
        Action::Token(good) => Phrase::new("am-then-token").with("good", the_good(good)),
        Action::Take(_) | Action::Offering(_) => Phrase::new("am-then-take"),
        Action::Swap(give, get) => Phrase::new("am-then-swap")
            .with("give", the_good(give))
            .with("get", the_good(get)),
        Action::Keep => Phrase::new("am-then-keep"),
        Action::Discard(_) => Phrase::new("am-then-discard"),
        Action::Pick(ability) => of_ability("am-ability-does", ability),
    }
}

fn row_price(seat_view: ViewRef<'_, Amyitis>, row: RowId) -> u8 {
    let rows = seat_view.public.rows();
    rows.get(row.index()).map_or(0, amyitis::Row::price)
}

/// The price in camels, what the city asks and what it gives.
fn caravan(seat_view: ViewRef<'_, Amyitis>, to: City) -> Phrase {
    let (rules, public, seat) = (seat_view.rules, seat_view.public, seat_view.seat);
    let camels = camels_for(rules, public, seat, to).unwrap_or(0);
    let (asks, extra) = due(rules, public, to);
    let asked = the_goods(asks.into_iter().chain(extra));
    match to.class() {
        Class::Sale => Phrase::new("am-then-sale").with("points", amyitis::SALE_VP),
        Class::Court => {
            let open = amyitis::courts(rules, public, seat, to);
            let offered = Court::ALL
                .into_iter()
                .filter(|court| open & (1 << court.index()) != 0)
                .map(|court| the_court(court, public.players[seat].level(court) + 1));
            Phrase::new("am-then-court-city")
                .with("goods", asked)
                .with("cards", Arg::List(offered.collect()))
        }
        Class::Plant => {
            let card = public.plant(to);
            let quality = card.map_or(0, |card| rules.edition.plant_side(card).quality);
            Phrase::new("am-then-plant-city")
                .with("goods", asked)
                .with("quality", quality)
                .with("squares", squares(plantable(rules, public, seat, to)))
        }
    }
    .with("camels", camels)
}

fn field(seat_view: ViewRef<'_, Amyitis>, row: FieldRow) -> Phrase {
    let taken = seat_view.public.field(row).len();
    let goods = seat_view.rules.edition.field(row);
    let good = goods[usize::from(taken).min(goods.len() - 1)];
    let key = if usize::from(taken) + 1 == goods.len() {
        "am-then-last-field"
    } else {
        "am-then-field"
    };
    Phrase::new(key)
        .with("field", taken + 1)
        .with("good", the_good(good))
}

fn canal(seat_view: ViewRef<'_, Amyitis>, side: Side) -> Phrase {
    let symbols = seat_view.rules.edition.symbols(side);
    let laid = (0..symbols).filter(|symbol| seat_view.public.canals.cube(side, *symbol).is_some());
    let left = usize::from(symbols).saturating_sub(laid.count() + 1);
    if left > 0 {
        return Phrase::new("am-then-canal-begun");
    }
    let dry = !seat_view.public.canals.irrigated();
    let reached = side
        .squares()
        .into_iter()
        .fold(0, |bits, at| bits | at.bit())
        & dry;
    if reached == 0 {
        Phrase::new("am-then-canal-done")
    } else {
        Phrase::new("am-then-canal-waters").with("squares", squares(reached))
    }
}

fn temple_push(seat_view: ViewRef<'_, Amyitis>, temple: Temple) -> Phrase {
    let cubes = seat_view.public.temple(temple);
    let processes = matches!(seat_view.public.task(), Task::Ask(_, Decision::Process));
    if processes && seat_view.rules.options.procession == Procession::Clear {
        return Phrase::new("am-then-temple-clear");
    }
    if processes && seat_view.rules.options.procession == Procession::Lead {
        return lead(seat_view, temple);
    }
    let last: Option<Cube> = cubes.iter().nth(3);
    match last {
        Some(out) => Phrase::new("am-then-temple-out").with("out", the_cube(out)),
        None => Phrase::new("am-then-temple"),
    }
}

/// One's own cube into a temple, grey ones into the others; whoever's cubes drop out.
fn lead(seat_view: ViewRef<'_, Amyitis>, temple: Temple) -> Phrase {
    let others = Temple::ALL.into_iter().filter(|other| *other != temple);
    let others = others.map(the_temple).collect();
    let gone = Temple::ALL.into_iter().filter_map(|temple| {
        let last = seat_view.public.temple(temple).iter().nth(3)?;
        let out = of_temple("am-then-out-of", temple).with("out", the_cube(last));
        Some(Arg::Phrase(out))
    });
    let gone: Vec<Arg> = gone.collect();
    let key = if gone.is_empty() {
        "am-then-lead"
    } else {
        "am-then-lead-out"
    };
    Phrase::new(key)
        .with("others", Arg::List(others))
        .with("gone", Arg::List(gone))
}

fn court_card(seat_view: ViewRef<'_, Amyitis>, court: Court) -> Phrase {
    let level = seat_view.public.players[seat_view.seat].level(court) + 1;
    let step = usize::from(level);
    let edition = &seat_view.rules.edition;
    match court {
        Court::Banker => Phrase::new("am-then-banker").with("level", level),
        Court::Caravaneer => Phrase::new("am-then-caravaneer")
            .with("level", level)
            .with("steps", edition.steps.get(step).copied().unwrap_or(0))
            .with(
                "more",
                match (level == 2, level == edition.last_level(court)) {
                    (true, true) => "both",
                    (true, false) => "token",
                    (false, true) => "store",
                    (false, false) => "nothing",
                },
            ),
        Court::Palace => Phrase::new("am-then-palace"),
        Court::Gardener => Phrase::new("am-then-gardener"),
    }
}

fn plant(seat_view: ViewRef<'_, Amyitis>, square: Square) -> Phrase {
    let quality = seat_view
        .public
        .plant(seat_view.public.caravan)
        .map_or(0, |card| seat_view.rules.edition.plant_side(card).quality);
    let gardeners = square.needs().saturating_sub(quality);
    let later = seat_view.rules.version > 1;
    let grey = later && grey_sides(seat_view.rules, seat_view.public, square) != 0;
    let key = if grey {
        "am-then-plant-grey"
    } else {
        "am-then-plant"
    };
    Phrase::new(key).with("gardeners", gardeners)
}

/// Who would get what at once, seat by seat.
fn gains(seat_view: ViewRef<'_, Amyitis>, action: Action) -> Vec<(Seat, Vec<Arg>)> {
    if matches!(action, Action::Pass | Action::Discard(_) | Action::Keep) {
        return Vec::new();
    }
    let (_, told) = palast_ui::preview_action(seat_view, action);
    let mut all: Vec<(Seat, Vec<Arg>)> = Vec::new();
    for told in told {
        let LogItem::Public(event) = told;
        let Some((seat, gain)) = at_once(event) else {
            continue;
        };
        match all.iter_mut().find(|(of, _)| *of == seat) {
            Some((_, gains)) => gains.push(gain),
            None => all.push((seat, vec![gain])),
        }
    }
    all
}

/// What belongs to the answer itself and not to whatever comes after it.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "most events bring nobody anything"
)]
fn at_once(event: Event) -> Option<(Seat, Arg)> {
    match event {
        Event::Got { seat, gain, why } if is_direct(why) => Some((seat, the_gain(gain))),
        Event::Advanced { seat, to, why, .. } if is_direct(why) => {
            let space = Phrase::new("am-then-space").with("space", to);
            Some((seat, Arg::Phrase(space)))
        }
        Event::Missed { seat, gain, why } if is_direct(why) && !matches!(gain, Gain::Vp(_)) => {
            let missed = Phrase::new("am-then-missed").with("gain", the_gain(gain));
            Some((seat, Arg::Phrase(missed)))
        }
        _ => None,
    }
}

const fn is_direct(why: Reason) -> bool {
    match why {
        Reason::Merchant
        | Reason::Engineer
        | Reason::Courtier
        | Reason::Noble
        | Reason::LesserCourtier
        | Reason::Field(_)
        | Reason::FullRow(_)
        | Reason::City(_)
        | Reason::Sale
        | Reason::Palace(_)
        | Reason::Token
        | Reason::Tile(_)
        | Reason::Irrigation(_) => true,
        Reason::Banker(_)
        | Reason::Passing
        | Reason::Temple(..)
        | Reason::Favour
        | Reason::Left => false,
    }
}
