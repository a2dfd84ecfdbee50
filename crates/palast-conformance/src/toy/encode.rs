//! The toy's numbers: pick 4, bid, fold, peek 3, pass, bury 4, keep.

use palast_core::{Encode, Features, Seat, ViewRef};

use super::{Answer, Toy, mutants};

impl<const D: u8> Encode for Toy<D> {
    const ACTIONS: usize = if D == mutants::NUMBERS_TOO_FEW {
        14
    } else {
        15
    };
    const CHANCES: usize = 4;
    const OBSERVATION: usize = 6 + 1 + 8 + 4 * 3 + 1 + 4 + 3 + 4 + 4 + 2 + 4 + 12;

    fn number(_: ViewRef<'_, Self>, action: &Answer<D>) -> usize {
        match action {
            Answer::Pick(coin) => usize::from(coin.0),
            Answer::Bid => 4,
            Answer::Fold if D == mutants::NUMBER_SHARED => 4,
            Answer::Fold => 5,
            Answer::Peek(seat) => 6 + seat.index(),
            Answer::Pass => 9,
            Answer::Bury(coin) => 10 + usize::from(coin.0),
            Answer::Keep => 14,
        }
    }

    fn features(view: ViewRef<'_, Self>, into: &mut Features<'_>) {
        let (public, own) = (view.public, view.own);
        into.viewer(3, view.seat, public.seats);
        into.byte(public.round.0);
        into.coded(5, 3, &public.phase);
        for counts in [&public.held, &public.buried, &public.points] {
            for seat in Seat::ALL.into_iter().take(4) {
                into.byte(counts[seat]);
            }
        }
        into.byte(public.bag);
        into.bytes(&public.open.0);
        into.seats(3, public.finished);
        if D == mutants::TENSOR_BLIND {
            into.bytes(&[0; 4]);
        } else {
            into.bytes(&own.hand.0);
        }
        into.one_hot(4, own.picked.map(|coin| usize::from(coin.0)));
        into.one_hot(2, own.bid.map(usize::from));
        into.bytes(&own.buried.0);
        for seat in Seat::ALL.into_iter().take(3) {
            into.bytes(&own.known[seat].0);
        }
    }
}
