//! What was shown and won in a round, read from the log: the winning card and the zeros have left
//! the boards, but players want to see which card beat theirs.

use eschnapur::{Event, Gold, Official, Part, Phase, Public, Won};
use palast_core::{LogItem, Seat, SeatMap};

use crate::Scene;

/// One official's cards and their result.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Contest {
    pub(crate) shown: SeatMap<Option<Gold>>,
    pub(crate) winner: Option<(Seat, Gold, Won)>,
    pub(crate) decided: bool,
}

impl Contest {
    /// Whether this card met an equal one and both counted for nothing.
    pub(crate) fn cancelled(&self, official: Official, gold: Gold) -> bool {
        if !self.decided || official == Official::Stones || gold == Gold::Zero {
            return false;
        }
        match self.winner {
            Some((_, best, _)) => gold > best,
            None => true,
        }
    }
}

/// The contests of a round.
#[derive(Clone, Default, Debug)]
pub(crate) struct Round {
    contests: [Contest; 5],
    /// The last stone moved: from here to there.
    pub(crate) moved: Option<(Part, Part)>,
    /// Which official's cards were turned last.
    pub(crate) latest: Option<Official>,
}

impl Round {
    pub(crate) const fn contest(&self, official: Official) -> &Contest {
        &self.contests[official as usize]
    }

    /// The round to show: the current one, or the last one while the current one has nothing to show.
    /// The flag is true for the last one.
    pub(crate) fn shown(scene: Scene<'_>) -> (Self, bool) {
        let mut before = Self::default();
        let mut now = Self::default();
        for entry in scene.log {
            if let LogItem::Public(event) = &entry.item {
                if let Event::RoundBegan { .. } = event {
                    before = std::mem::take(&mut now);
                } else {
                    now.note(event);
                }
            }
        }
        if nothing_yet(scene.view.public()) {
            (before, true)
        } else {
            (now, false)
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most events are no contest")]
    pub(crate) fn note(&mut self, event: &Event) {
        match *event {
            Event::CardsRevealed { official, cards } => {
                self.contests[official as usize].shown = cards;
                self.latest = Some(official);
            }
            Event::HandCardPlayed {
                seat,
                official,
                card,
            } => self.contests[official as usize].shown[seat] = card,
            Event::OfficialWon {
                official,
                seat,
                card,
                how,
            } => {
                let contest = &mut self.contests[official as usize];
                contest.winner = Some((seat, card, how));
                contest.decided = true;
            }
            Event::OfficialNotWon { official, .. } => {
                self.contests[official as usize].decided = true;
            }
            Event::StonesGiven { .. } => self.contests[Official::Stones as usize].decided = true,
            Event::StoneMoved { from, to, .. } => self.moved = Some((from, to)),
            _ => {}
        }
    }
}

/// Whether the round has begun without a card on the boards, so that last round's can be shown.
const fn nothing_yet(public: &Public) -> bool {
    matches!(public.phase, Phase::Sites)
}

/// What lies on one space of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Slot {
    Empty,
    /// Face down; its own owner knows the value.
    Down(Option<Gold>),
    /// Face down, under the blockade marker.
    Blocked(Option<Gold>),
    /// Open, and counting for privilege points later.
    Open(Gold),
    /// Open, and met by an equal card.
    Cancelled(Gold),
    /// It won and is in the bank.
    Won(Gold),
    /// A zero back in hand, or a card paid for stones.
    Gone(Gold),
    /// From the round before.
    Last(Gold),
}

/// What a viewer sees on a space.
pub(crate) fn slot(
    scene: Scene<'_>,
    round: &(Round, bool),
    seat: Seat,
    official: Official,
) -> Slot {
    let public = scene.view.public();
    let (round, last) = round;
    let contest = round.contest(official);
    let known = own_card(scene, seat, official);
    if public.is_blocked(seat, official) {
        return Slot::Blocked(known);
    }
    if public.down[seat].contains(official) || known.is_some() {
        return Slot::Down(known);
    }
    if let Some(gold) = public.open_card(seat, official) {
        return if contest.cancelled(official, gold) {
            Slot::Cancelled(gold)
        } else {
            Slot::Open(gold)
        };
    }
    match contest.shown[seat] {
        Some(gold) if *last => Slot::Last(gold),
        Some(gold) if contest.winner.is_some_and(|(winner, ..)| winner == seat) => Slot::Won(gold),
        Some(gold) if contest.cancelled(official, gold) => Slot::Cancelled(gold),
        Some(gold) => Slot::Gone(gold),
        None => Slot::Empty,
    }
}

/// A face-down card that the viewer may see: their own, or any once the match is over.
fn own_card(scene: Scene<'_>, seat: Seat, official: Official) -> Option<Gold> {
    if scene.you() == Some(seat) {
        return scene.view.own()?.card(official);
    }
    let mut open = scene.open.iter().filter_map(|view| view.view_ref());
    open.find(|seat_view| seat_view.seat == seat)?
        .own
        .card(official)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::positions;
    use palast_core::Viewer;
    use palast_ui::Lang;

    /// The boards agree with the log: one winner or none, and which cards cancelled each other out.
    #[test]
    fn boards_show_who_won_and_what_cancelled_out() {
        let (mut won, mut cancelled) = (0, 0);
        for at in positions(150) {
            at.show(
                Viewer::Spectator,
                Lang::En,
                |_| None,
                |scene| {
                    let round = Round::shown(scene);
                    if round.1 {
                        return;
                    }
                    for official in scene.view.public().officials().iter() {
                        let contest = round.0.contest(official);
                        let slots = scene.view.public().seats.seats();
                        let slots: Vec<Slot> = slots
                            .map(|seat| slot(scene, &round, seat, official))
                            .collect();
                        let winners = slots.iter().filter(|slot| matches!(slot, Slot::Won(_)));
                        assert_eq!(winners.count(), usize::from(contest.winner.is_some()));
                        won += usize::from(contest.winner.is_some());
                        for gold in Gold::ALL {
                            let count = slots.iter().filter(|slot| **slot == Slot::Cancelled(gold));
                            // A card never cancels out alone.
                            assert_ne!(count.clone().count(), 1, "{slots:?}");
                            cancelled += count.count();
                        }
                    }
                },
            );
        }
        assert!(won > 50 && cancelled > 20, "{won} {cancelled}");
    }

    #[test]
    fn the_rulebooks_ties() {
        let contest = |winner: Option<Gold>| Contest {
            winner: winner.map(|gold| (Seat::ALL[0], gold, Won::Highest)),
            decided: true,
            ..Contest::default()
        };
        // 5, 5, 3, 0: the fives cancel each other out, the three wins.
        let three = contest(Some(Gold::Three));
        assert!(three.cancelled(Official::Stop, Gold::Five));
        assert!(!three.cancelled(Official::Stop, Gold::Zero));
        // 5, 5, 4, 4: all of them do.
        let none = contest(None);
        assert!(none.cancelled(Official::Stop, Gold::Four));
        assert!(none.cancelled(Official::Stop, Gold::Five));
        // Stones are given to all.
        assert!(!none.cancelled(Official::Stones, Gold::Five));
    }
}
