//! Imagined worlds and judgement of the toy.

use palast_core::{Dice, Imagine, Judge, Seat, SeatMap, Table, ViewRef};

use super::parts::{Answer, Ask, Coin, Coins, Phase, Private, Public, Secret};
use super::turn::nth;
use super::{Toy, mutants};

impl<const D: u8> Imagine for Toy<D> {
    fn imagine(seat_view: ViewRef<'_, Self>, dice: &mut Dice) -> Table<Self> {
        let mut own = seat_view.own.clone();
        if D == mutants::IMAGINE_ALTERS_OWN {
            own.picked = None;
        }
        let known = |seat: Seat| match D {
            mutants::IMAGINE_FORGETS => Coins::default(),
            _ => own.known[seat],
        };
        let others = || {
            seat_view
                .rules
                .seats
                .seats()
                .filter(|seat| *seat != seat_view.seat)
        };
        let mut unseen = Coins([Coin::COPIES; 4]);
        for seen in [own.hand, own.buried, seat_view.public.open]
            .into_iter()
            .chain(others().map(known))
        {
            remove(&mut unseen, seen);
        }
        let mut private: SeatMap<Private> = SeatMap::default();
        let mut buried = own.buried;
        for seat in others() {
            let mut hand = known(seat);
            for _ in hand.total()..seat_view.public.held[seat] {
                let fair = D != mutants::IMAGINE_FAVOURS;
                let coin = fair.then(|| draw(&mut unseen, dice));
                hand.add(coin.unwrap_or_else(|| lowest(&mut unseen)));
            }
            let mut away = Coins::default();
            for _ in 0..seat_view.public.buried[seat] {
                away.add(draw(&mut unseen, dice));
            }
            buried.merge(&away);
            let finished = seat_view.public.finished.contains(seat);
            // An answer may be half made: that does not show, so it is as likely as not.
            let holding = seat_view.public.phase == Phase::Seal && hand.total() > 0;
            let half = holding && !finished && dice.below(2) == 0;
            let picked = (finished || half).then(|| nth(hand, dice.below(u32::from(hand.total()))));
            let bid = finished.then(|| dice.below(2) == 0);
            private[seat] = Private {
                hand,
                picked,
                bid,
                buried: away,
                ..Private::default()
            };
        }
        private[seat_view.seat] = own;
        let bag = if D == mutants::IMAGINE_LOSES {
            Coins::default()
        } else {
            unseen
        };
        let secret = Secret { bag, buried };
        Table::new(seat_view.rules, seat_view.public.clone(), private, secret)
    }

    fn round(public: &Public<D>) -> u32 {
        let round = u32::from(public.round.0);
        if D == mutants::ROUND_FALLS {
            9 - round
        } else {
            round
        }
    }

    fn estimate(table: &Table<Self>) -> SeatMap<f32> {
        let public = &table.public;
        let head_start = if D == mutants::ESTIMATE_NAN { 0.0 } else { 1.0 };
        let seats = f32::from(public.seats.get());
        let total: f32 = Seat::ALL
            .iter()
            .map(|seat| f32::from(public.points[*seat]))
            .sum();
        public
            .points
            .map(|points| (f32::from(*points) + head_start) / (total + head_start * seats))
    }
}

impl<const D: u8> Judge for Toy<D> {
    fn judge(seat_view: ViewRef<'_, Self>, _: &Ask, action: &Answer<D>) -> f32 {
        match action {
            Answer::Pick(Coin(2)) if D == mutants::JUDGE_NAN => f32::NAN,
            Answer::Pick(coin) => f32::from(coin.0),
            Answer::Bid => seat_view.own.picked.map_or(0.0, |coin| f32::from(coin.0)),
            Answer::Fold => 1.5,
            Answer::Peek(_) => 1.0,
            Answer::Pass | Answer::Keep => 0.0,
            // Not a negation: that would make the lowest coin worth -0, which 0 is not to the bit.
            Answer::Bury(coin) => 0.0 - f32::from(coin.0),
        }
    }

    fn judge_all(
        seat_view: ViewRef<'_, Self>,
        ask: &Ask,
        actions: &[Answer<D>],
        into: &mut Vec<f32>,
    ) {
        let stray = if D == mutants::JUDGE_ALL_STRAYS {
            0.5
        } else {
            0.0
        };
        let judged = actions
            .iter()
            .map(|action| Self::judge(seat_view, ask, action));
        into.extend(judged.map(|score| score + stray));
    }
}

fn remove(from: &mut Coins, coins: Coins) {
    for coin in coins.kinds() {
        for _ in 0..coins.of(coin) {
            from.take(coin);
        }
    }
}

fn lowest(unseen: &mut Coins) -> Coin {
    let coin = nth(*unseen, 0);
    unseen.take(coin);
    coin
}

fn draw(unseen: &mut Coins, dice: &mut Dice) -> Coin {
    let coin = nth(*unseen, dice.below(u32::from(unseen.total())));
    unseen.take(coin);
    coin
}
