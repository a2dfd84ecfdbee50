//! Moments say who, what and why, and no more than happened.

use eschnapur::{Eschnapur, Event, Options};
use palast_core::{LogEntry, LogItem, Seat, Viewer};
use palast_ui::{Lang, Localize, Moment, MomentKind, RenderHtml};

use crate::testing::{Position, names, words};
use crate::{EschnapurUi as Ui, View};

fn of_a_match(seats: u8, seed: u64) -> (Vec<LogEntry<Eschnapur>>, Vec<Moment>) {
    let at = Position::random(seats, Options::default(), seed, u64::MAX);
    let log: Vec<_> = at.play.log(Viewer::Spectator).cloned().collect();
    let moments = Ui::moments(&at.play.view(Viewer::Spectator), &log);
    (log, moments)
}

fn count(log: &[LogEntry<Eschnapur>], wanted: fn(&Event) -> bool) -> usize {
    let public = log.iter().filter_map(|entry| match &entry.item {
        LogItem::Public(event) => Some(event),
        LogItem::Private(..) => None,
    });
    public.filter(|event| wanted(event)).count()
}

/// One scene for every official that was shown cards, every part and the end; points add up to the
/// result.
#[test]
fn a_match_in_moments() {
    for seed in 0..12 {
        let (log, moments) = of_a_match(4, seed);
        let of = |kind| moments.iter().filter(move |moment| moment.kind == kind);
        let cards = |event: &Event| matches!(event, Event::CardsRevealed { cards, .. } if Seat::ALL.into_iter().any(|seat| cards[seat].is_some()));
        let revealed = count(&log, cards);
        assert!(of(MomentKind::Reveal).count() >= revealed);
        let scored = count(&log, |event| matches!(event, Event::PartScored { .. }));
        assert_eq!(of(MomentKind::Finished).count(), scored);
        assert_eq!(of(MomentKind::MatchEnd).count(), 1);
        let at = Position::random(4, Options::default(), seed, u64::MAX);
        let result = at.play.view(Viewer::Spectator).public().points;
        for seat in at.play.view(Viewer::Spectator).public().seats.seats() {
            let lines = moments.iter().flat_map(|moment| &moment.lines);
            let own = lines.filter(|line| line.seat == Some(seat));
            let sum: i32 = own.filter_map(|line| line.points).sum();
            assert_eq!(sum, i32::from(result[seat]));
        }
        for piece in moments.iter().flat_map(|moment| &moment.pieces) {
            assert!(!Ui::piece(piece).into_string().is_empty(), "{piece}");
        }
    }
}

/// A reveal says what became of each card.
#[test]
fn a_reveal_explains_the_tie() {
    let english = words(Lang::En);
    let said = (0..40)
        .flat_map(|seed| of_a_match(4, seed).1)
        .filter_map(|moment| {
            let lines = moment
                .lines
                .iter()
                .map(|line| english.say(&line.text, &names()));
            let lines: Vec<String> = lines.collect();
            let cancelled = lines
                .iter()
                .filter(|line| line.ends_with("cancelled out"))
                .count();
            let won = lines
                .iter()
                .filter(|line| line.ends_with("and wins"))
                .count();
            (cancelled == 2 && won == 1).then(|| (english.say(&moment.headline, &names()), lines))
        });
    let (headline, lines) = said.take(1).next().unwrap();
    assert!(headline.ends_with(" wins"), "{headline}");
    assert_eq!(lines.len(), 4, "{lines:?}");
}

/// The last round is announced before it is over, and only then.
#[test]
fn the_last_round_is_announced() {
    let last = |view: &View| Ui::running_score(view).is_some_and(|score| score.last_round);
    let at = Position::until(3, Options::default(), 5, |view, _| last(view));
    let told = |at: &Position| {
        let log: Vec<_> = at.play.log(Viewer::Spectator).cloned().collect();
        let moments = Ui::moments(&at.play.view(Viewer::Spectator), &log);
        moments
            .iter()
            .any(|moment| moment.kind == MomentKind::LastRound)
    };
    assert!(!at.play.is_over() && told(&at));
    let before = Position::random(3, Options::default(), 5, 60);
    assert!(!last(&before.play.view(Viewer::Spectator)) && !told(&before));
}
