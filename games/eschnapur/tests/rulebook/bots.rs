//! The sensible bot against random players.

use eschnapur::{Action, Decision, Eschnapur, Options, Privilege};
use palast_bots::{Level, Sensible, arena};
use palast_core::{Bot, Dice, Judge, Match, Options as _, Record, Rules, Seat, Seed, View, Viewer};

/// The share of victories of one sensible seat among random ones, the seat changing.
fn share(seats: u8, matches: u64) -> f64 {
    let rules = Rules::<Eschnapur>::new(seats, Options::default()).expect("2 to 4 can play");
    let mut won = 0.0;
    for number in 0..matches {
        let mine = (number % u64::from(seats)) as usize;
        let mut levels = vec![Level::Random; seats.into()];
        levels[mine] = Level::Sensible;
        let played = arena::play(rules, &Seed::from_number(number), &levels);
        won += played.shares[palast_core::Seat::ALL[mine]];
    }
    won / matches as f64
}

#[test]
fn sensible_beats_random() {
    for seats in 2..=4 {
        let share = share(seats, 120);
        assert!(share > 0.95, "{seats} seats: {share}");
    }
}

/// Alone among themselves sensible bots finish the palace and buy privileges.
#[test]
fn sensible_bots_never_stall_and_buy() {
    for seats in 2..=4 {
        let rules = Rules::<Eschnapur>::new(seats, Options::default()).unwrap();
        let mut bought = 0;
        for number in 0..30 {
            let levels = vec![Level::Sensible; seats.into()];
            let played = arena::play(rules, &Seed::from_number(number), &levels);
            let rounds = played.tallies["rounds"];
            assert!(rounds <= 25, "{seats} seats: {rounds} rounds");
            assert_eq!(played.game_match.standings().unwrap().ending, "palace");
            let sales = played
                .tallies
                .iter()
                .filter(|(name, _)| name.starts_with("bought"));
            bought += sales.map(|(_, count)| count).sum::<u64>();
        }
        assert!(
            bought > 20,
            "{seats} seats: {bought} privileges in 30 matches"
        );
    }
}

/// Thinks like the sensible bot and buys nothing.
struct Thrifty(Dice);

impl Bot<Eschnapur> for Thrifty {
    fn choose(&mut self, view: &View<Eschnapur>, _: &mut dyn FnMut() -> bool) -> Action {
        let seat_view = view.view_ref().expect("a bot has a seat");
        let ask = view.question().expect("a bot is called when it is asked");
        let mut menu = view.legal_actions();
        menu.retain(|action| !matches!(action, Action::Buy(_)));
        let worth = |action: &Action| Eschnapur::judge(seat_view, &ask, action);
        let best = menu.iter().map(worth).fold(f32::NEG_INFINITY, f32::max);
        menu.retain(|action| worth(action) >= best);
        *self.0.pick(&menu)
    }
}

/// Points of one seat less the mean of the others, who are thrifty, summed over many matches; and how
/// many privileges it bought.
fn lead(seats: u8, buys: bool) -> (f64, u64) {
    let rules = Rules::<Eschnapur>::new(seats, Options::default()).expect("2 to 4 can play");
    let mut lead = 0.0;
    let mut bought = 0;
    for number in 0..600 {
        let mine = Seat::ALL[(number % u64::from(seats)) as usize];
        let mut bots: Vec<Box<dyn Bot<Eschnapur>>> = Vec::new();
        for seat in rules.seats.seats() {
            let dice = Dice::from_number(number * 8 + seat.index() as u64);
            if seat == mine && buys {
                bots.push(Box::new(Sensible::new(dice)));
            } else {
                bots.push(Box::new(Thrifty(dice)));
            }
        }
        let mut play = Match::start(rules, Seed::from_number(number));
        while let Some(seat) = play.asked().first() {
            let view = play.view(Viewer::Seat(seat));
            let action = bots[seat.index()].choose(&view, &mut || true);
            bought += u64::from(matches!(action, Action::Buy(_)));
            let ask = play.ask_id(seat).expect("the seat is asked");
            play.submit(seat, ask, action).expect("bots answer legally");
        }
        let public = play.view(Viewer::Spectator).public().clone();
        let points = |seat| f64::from(public.points[seat]);
        let others = rules.seats.seats().filter(|seat| *seat != mine).map(points);
        lead += points(mine) - others.sum::<f64>() / f64::from(seats - 1);
    }
    (lead, bought)
}

/// Privileges are bought to effect: among thrifty bots one that buys does better than one that does
/// not, although every point spent counts in the final ranking.
#[test]
fn buying_pays() {
    let mut gain = 0.0;
    for seats in 2..=4 {
        let (with, bought) = lead(seats, true);
        let (without, none) = lead(seats, false);
        assert!(bought > 100 && none == 0, "{seats} seats: {bought} bought");
        gain += with - without;
    }
    assert!(gain > 0.0, "buying brought {gain} points in 1800 matches");
}

/// Lays its highest gold, saves its points for HAND_PLAY, and then buys gold while it plays from the hand:
/// when it first can, or not before its hand is empty.
struct Spender {
    thrifty: Thrifty,
    waits: bool,
}

impl Bot<Eschnapur> for Spender {
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "it has ideas of its own about few questions"
    )]
    fn choose(&mut self, view: &View<Eschnapur>, go_on: &mut dyn FnMut() -> bool) -> Action {
        let seat_view = view.view_ref().expect("a bot has a seat");
        let legal = view.legal_actions();
        let buys = |privilege| {
            legal
                .iter()
                .copied()
                .find(|action| *action == Action::Buy(privilege))
        };
        let gold = || buys(Privilege::Gold5).or_else(|| buys(Privilege::Gold3Stones2));
        let empty = seat_view.own.hand.is_empty();
        // HAND_PLAY and the dearer of the two cards with gold.
        let rich = seat_view.public.discs[seat_view.seat] >= 15 + 12;
        let chosen = match view.question().expect("a bot is called when it is asked") {
            Decision::BuyPrivilege { .. } if rich => buys(Privilege::HandPlay),
            Decision::PlayHandCard { .. } if empty || !self.waits => {
                gold().or_else(|| legal.iter().copied().find(is_play))
            }
            // The lowest card is listed first.
            Decision::PlayHandCard { .. } => legal.iter().copied().find(is_play),
            Decision::LayGold { .. } => legal.iter().copied().rev().find(is_lay),
            _ => None,
        };
        chosen.unwrap_or_else(|| self.thrifty.choose(view, go_on))
    }
}

const fn is_play(action: &Action) -> bool {
    matches!(action, Action::Play(_))
}

const fn is_lay(action: &Action) -> bool {
    matches!(action, Action::Lay(..))
}

/// Whether gold is bought while playing from the hand, with an empty hand or not, in matches against sensible
/// bots; the record of the first match in which it is.
fn bought_while_playing(options: Options, waits: bool) -> Option<Record<Eschnapur>> {
    let rules = Rules::<Eschnapur>::new(3, options).expect("3 can play");
    (0..200).find_map(|number| {
        let mut play = Match::start(rules, Seed::from_number(number));
        let thrifty = Thrifty(Dice::from_number(number));
        let mut spender = Spender { thrifty, waits };
        let mut sensible = Sensible::new(Dice::from_number(number + 1000));
        let mut bought = false;
        while let Some(seat) = play.asked().first() {
            let view = play.view(Viewer::Seat(seat));
            let action = if seat.index() == 0 {
                spender.choose(&view, &mut || true)
            } else {
                sensible.choose(&view, &mut || true)
            };
            let playing = matches!(view.question(), Some(Decision::PlayHandCard { .. }));
            let empty = view.view_ref().is_some_and(|view| view.own.hand.is_empty());
            bought |= playing && empty == waits && matches!(action, Action::Buy(_));
            let ask = play.ask_id(seat).expect("the seat is asked");
            play.submit(seat, ask, action).expect("bots answer legally");
        }
        bought.then(|| play.record().expect("the match is over"))
    })
}

/// ESC-239, ESC-240 A bot that wants to buys gold while it plays from the hand, and with an empty hand too.
#[test]
fn gold_is_bought_while_playing_from_the_hand() {
    let mut settlement = Options::default();
    settlement.set("zeros", "settlement").unwrap();
    for (options, waits) in [(Options::default(), false), (settlement, true)] {
        let found = bought_while_playing(options, waits);
        let record = found.expect("gold is bought in one of many matches");
        assert!(record.replay().is_ok());
    }
}
