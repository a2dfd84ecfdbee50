//! The consequence of an answer, found by applying the rules to an imagined table.
//!
//! The table is imagined from what the viewer knows, so it reveals nothing hidden. Only results that
//! do not depend on the imagined part are used: how a round would end, whether an action would be
//! silenced or lapse, and who would be next.

use palast_core::{Dice, Game, LogItem, Seat, SeatMap, SeatSet, Seed, Step, ViewRef};
use palastgefluester::{Action, Ending, Event, Palastgefluester, Phase, Public};

/// The consequence of an answer.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Outcome {
    /// How the round would end, and the points it would bring.
    pub(crate) ended: Option<(Ending, SeatMap<u8>)>,
    /// Whether the person on the card would act.
    pub(crate) fate: Fate,
    /// Who would be next.
    pub(crate) next: Next,
}

/// What becomes of a person's action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    Acts,
    Silenced,
    Lapses,
}

/// What follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// This player's turn.
    Turn(Seat),
    /// The viewer will name one of these.
    Choice(SeatSet),
    /// The player with the shortest row; who that is depends on later choices.
    Shortest,
    /// A new round.
    Round,
    /// The end of the match: these win.
    Over(SeatSet),
}

/// Computes the consequence of a legal answer.
pub(crate) fn outcome_of(seat_view: ViewRef<'_, Palastgefluester>, action: Action) -> Outcome {
    let (mut table, items) = palast_ui::preview_action(seat_view, action);
    let mut seen = Outcome {
        ended: None,
        fate: Fate::Acts,
        next: Next::Shortest,
    };
    let mut winners = SeatSet::EMPTY;
    for item in items {
        match item {
            LogItem::Public(Event::ActionSilenced { .. }) => seen.fate = Fate::Silenced,
            LogItem::Public(Event::ActionLapsed { .. }) => seen.fate = Fate::Lapses,
            LogItem::Public(Event::RoundEnded { how, points, .. }) => {
                seen.ended = Some((how, points))
            }
            LogItem::Public(Event::MatchEnded { winners: all }) => winners = all,
            LogItem::Public(
                Event::RoundBegan { .. }
                | Event::CardPlayed { .. }
                | Event::KingsShuffled
                | Event::KingTurned { .. }
                | Event::HandShown { .. }
                | Event::SwapNamed { .. }
                | Event::PickLocked { .. }
                | Event::CardsSwapped { .. }
                | Event::CardDiscarded { .. }
                | Event::CardDrawn { .. }
                | Event::RowsExchanged { .. }
                | Event::CardTakenBack { .. }
                | Event::NextPlayer { .. },
            )
            | LogItem::Private(..) => {}
        }
    }
    seen.next = if Palastgefluester::step(&table.public) == Step::Over {
        Next::Over(winners)
    } else if seen.ended.is_some() {
        Next::Round
    } else {
        // Any fixed dice will do: who is next does not depend on what is drawn.
        let mut dice = Dice::for_draw(&Seed::from_number(0), 0);
        Palastgefluester::settle(&mut table, &mut dice);
        next(&table.public)
    };
    seen
}

/// Who is next by what lies on the table.
fn next(public: &Public) -> Next {
    let owner = public.card.and_then(|card| card.colour().owner());
    match (public.phase, owner) {
        (Phase::PlayCard, _) => Next::Turn(public.current),
        (_, Some(owner)) => Next::Turn(owner),
        // The Guard still shortens a row; no other action changes how long they are.
        (Phase::TakeBack, None) => Next::Shortest,
        (_, None) => {
            let tied = public.shortest();
            match tied.first() {
                Some(seat) if tied.len() == 1 => Next::Turn(seat),
                Some(_) | None => Next::Choice(tied),
            }
        }
    }
}
