//! The current place in a replay. A match has a ply after every input, and most of these only deal a
//! card. Stops are the plies at which the viewer's log has a line, and both ends of the match.

use palast_games::LogText;
use palast_ui::LogLevel;

/// The stops of a match for one viewer, and the current one.
#[derive(Debug)]
pub(crate) struct Position {
    stops: Vec<usize>,
    /// The plies at which a round or phase begins.
    rounds: Vec<usize>,
    at: usize,
}

/// A movement between stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    Back,
    On,
    RoundBack,
    RoundOn,
    Start,
    End,
}

impl Position {
    /// Starts at the first stop at or after `ply`.
    pub(crate) fn new(log: &[LogText], newest: usize, ply: usize) -> Self {
        let mut stops: Vec<usize> = log.iter().map(|line| line.ply).collect();
        stops.extend([0, newest]);
        stops.sort_unstable();
        stops.dedup();
        let mut rounds: Vec<usize> = log
            .iter()
            .filter(|line| line.level == LogLevel::Heading)
            .map(|line| line.ply)
            .collect();
        rounds.dedup();
        let at = stops
            .partition_point(|stop| *stop < ply)
            .min(stops.len() - 1);
        Self { stops, rounds, at }
    }

    pub(crate) fn ply(&self) -> usize {
        self.stops[self.at]
    }

    /// The numbers of the current and the last stop.
    pub(crate) fn count(&self) -> (usize, usize) {
        (self.at, self.stops.len() - 1)
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.at + 1 == self.stops.len()
    }

    pub(crate) fn go(&mut self, step: Step) {
        let last = self.stops.len() - 1;
        let here = self.ply();
        self.at = match step {
            Step::Back => self.at.saturating_sub(1),
            Step::On => (self.at + 1).min(last),
            Step::Start => 0,
            Step::End => last,
            Step::RoundBack => {
                self.stop_of(self.rounds.iter().rev().find(|round| **round < here), 0)
            }
            Step::RoundOn => self.stop_of(self.rounds.iter().find(|round| **round > here), last),
        };
    }

    fn stop_of(&self, ply: Option<&usize>, otherwise: usize) -> usize {
        ply.and_then(|ply| self.stops.binary_search(ply).ok())
            .unwrap_or(otherwise)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(ply: usize, level: LogLevel) -> LogText {
        LogText {
            ply,
            level,
            text: String::new(),
        }
    }

    fn position(ply: usize) -> Position {
        let log = [
            line(3, LogLevel::Heading),
            line(5, LogLevel::Line),
            line(5, LogLevel::Detail),
            line(9, LogLevel::Heading),
        ];
        Position::new(&log, 12, ply)
    }

    #[test]
    fn steps_stay_within_the_stops() {
        let mut position = position(0);
        let mut seen = vec![position.ply()];
        for _ in 0..6 {
            position.go(Step::On);
            seen.push(position.ply());
        }
        assert_eq!(seen, [0, 3, 5, 9, 12, 12, 12]);
        assert!(position.is_at_end());
        position.go(Step::Back);
        assert_eq!(position.ply(), 9);
        position.go(Step::Start);
        position.go(Step::Back);
        assert_eq!(position.ply(), 0);
    }

    #[test]
    fn round_steps_jump_to_the_next_heading() {
        let mut position = position(5);
        position.go(Step::RoundOn);
        assert_eq!(position.ply(), 9);
        position.go(Step::RoundOn);
        assert_eq!(position.ply(), 12);
        position.go(Step::RoundBack);
        position.go(Step::RoundBack);
        assert_eq!(position.ply(), 3);
        position.go(Step::RoundBack);
        assert_eq!(position.ply(), 0);
    }

    #[test]
    fn a_new_viewer_starts_at_the_next_stop() {
        assert_eq!(position(4).ply(), 5);
        assert_eq!(position(99).ply(), 12);
    }
}
