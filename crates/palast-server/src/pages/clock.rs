//! The time somebody has left: as words for pages without script, and as milliseconds, which the
//! script counts down from when they arrive, however wrong its own clock is. The server alone judges.

use std::time::Duration;

use maud::{Markup, html};
use palast_ui::{Phrase, Words};

use crate::table::Pace;

/// What stands for the numbers in the sentences the script completes.
const GAPS: [&str; 4] = ["{d}", "{h}", "{m}", "{s}"];

/// A clock with this much time left.
pub(super) fn draw(left: Duration, pace: Pace, words: &Words) -> Markup {
    let late = pace.warning().is_some_and(|warning| left <= warning);
    // Screen readers leave a timer alone until somebody looks at it.
    html! {
        span.clock.late[late] role="timer" data-left=(left.as_millis()) {
            svg viewBox="0 0 16 16" aria-hidden="true" {
                path.dial d="M8 1.4a6.6 6.6 0 1 0 .1 0ZM8 4v4l2.6 2" {}
                path.sign d="M8 1.6 15 14.4H1ZM8 6v3.6M8 12v.2" {}
            }
            span { (time(left, words)) }
        }
    }
}

/// What is left, in words and digits: "2 days 4 h left", "4 h 12 min left", "1:23 left". Seconds
/// that have begun count. The script does the same (`timeLeft`).
fn time(left: Duration, words: &Words) -> String {
    let seconds = i64::try_from(left.as_millis().div_ceil(1000)).unwrap_or(i64::MAX);
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400);
    let phrase = if days > 0 {
        Phrase::new("time-days")
            .with("days", days)
            .with("hours", hours % 24)
    } else if hours > 0 {
        Phrase::new("time-hours")
            .with("hours", hours)
            .with("minutes", minutes % 60)
    } else {
        Phrase::new("time-clock").with("clock", format!("{minutes}:{:02}", seconds % 60))
    };
    words.text(&phrase)
}

/// The same sentences with gaps for the script, one after the other: for one day, for days, for
/// hours, for minutes, and as they are read out in the last minute.
pub(super) fn sentences(words: &Words) -> String {
    let [d, h, m, s] = GAPS;
    let days = Phrase::new("time-days").with("hours", h);
    let all = [
        days.clone().with("days", 1),
        days.with("days", d),
        Phrase::new("time-hours")
            .with("hours", h)
            .with("minutes", m),
        Phrase::new("time-clock").with("clock", format!("{m}:{s}")),
        Phrase::new("time-seconds").with("seconds", s),
    ];
    all.map(|phrase| words.text(&phrase)).join("|")
}

/// What is read out once, when somebody's own time runs short; the gap is for what is left.
pub(super) fn warning(words: &Words) -> String {
    words.text(&Phrase::new("time-warning").with("left", "{left}"))
}

#[cfg(test)]
mod tests {
    use palast_ui::Lang;

    use super::*;
    use crate::app::site_words;

    #[test]
    fn what_is_left_is_said_in_three_languages() {
        let (minute, hour, day) = (60, 3600, 86_400);
        for (seconds, de, nl, en) in [
            (
                2 * day + 4 * hour + 59 * minute,
                "noch 2 Tage 4 Std.",
                "nog 2 dagen 4 uur",
                "2 days 4 h left",
            ),
            (
                day + hour,
                "noch 1 Tag 1 Std.",
                "nog 1 dag 1 uur",
                "1 day 1 h left",
            ),
            (
                day - 1,
                "noch 23 Std. 59 Min.",
                "nog 23 uur 59 min.",
                "23 h 59 min left",
            ),
            (
                hour,
                "noch 1 Std. 0 Min.",
                "nog 1 uur 0 min.",
                "1 h 0 min left",
            ),
            (hour - 1, "noch 59:59", "nog 59:59", "59:59 left"),
            (83, "noch 1:23", "nog 1:23", "1:23 left"),
            (9, "noch 0:09", "nog 0:09", "0:09 left"),
            (0, "noch 0:00", "nog 0:00", "0:00 left"),
        ] {
            let said = [Lang::De, Lang::Nl, Lang::En]
                .map(|lang| time(Duration::from_secs(seconds), site_words(lang)));
            assert_eq!(said, [de, nl, en], "{seconds} s");
        }
    }

    #[test]
    fn a_second_that_has_begun_is_left() {
        let words = site_words(Lang::En);
        assert_eq!(time(Duration::from_millis(1), words), "0:01 left");
        assert_eq!(time(Duration::from_millis(59_001), words), "1:00 left");
    }

    #[test]
    fn the_script_gets_every_sentence_with_its_gaps() {
        let said = [Lang::De, Lang::Nl, Lang::En].map(|lang| sentences(site_words(lang)));
        assert_eq!(
            said,
            [
                "noch 1 Tag {h} Std.|noch {d} Tage {h} Std.|noch {h} Std. {m} Min.|noch {m}:{s}|noch {s} Sekunden",
                "nog 1 dag {h} uur|nog {d} dagen {h} uur|nog {h} uur {m} min.|nog {m}:{s}|nog {s} seconden",
                "1 day {h} h left|{d} days {h} h left|{h} h {m} min left|{m}:{s} left|{s} seconds left",
            ]
        );
        for lang in Lang::ALL {
            assert_eq!(warning(site_words(lang)).matches("{left}").count(), 1);
        }
    }

    #[test]
    fn it_warns_in_the_last_tenth_or_half_minute() {
        let late = |seconds, pace| {
            let drawn = draw(Duration::from_secs(seconds), pace, site_words(Lang::En));
            drawn.0.contains("clock late")
        };
        for (pace, last) in [
            (Pace::Minute, 30),
            (Pace::Day, 8640),
            (Pace::ThreeDays, 25_920),
        ] {
            assert!(late(last, pace) && !late(last + 1, pace), "{pace:?}");
        }
    }
}
