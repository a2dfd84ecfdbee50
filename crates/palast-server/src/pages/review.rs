//! The review of a match: the curve of the chance to win, where the result came from, the biggest
//! moments, and every choice with what would have been better.

use maud::{Markup, html};
use palast_core::Seat;
use palast_games::{AnyMatch, DecisionText, Described, Drawing, Level, Part, Review};
use palast_games::{MomentText, curve, describe};
use palast_ui::{Phrase, RenderContext, SeatColour, Words};

use super::csrf;
use super::hint::in_hundred;
use super::new::level;
use super::shell::Shell;
use crate::extract::Visitor;
use crate::reviews::{Found, Job};
use crate::table::TableSnapshot;

/// The page, as far as the review is.
pub(crate) fn page(
    snapshot: &TableSnapshot,
    visitor: &Visitor,
    seat: Seat,
    found: &Found,
    play: Option<&dyn AnyMatch>,
) -> Markup {
    let words = snapshot.game.words(visitor.lang);
    let names = snapshot.names();
    let context = RenderContext {
        words,
        names: &names,
    };
    let base = format!("/t/{}", snapshot.id);
    let title = words.paint(&Phrase::new("review-of").with("seat", seat), &names);
    let main = html! {
        main #main.review {
            h1 { (title) }
            (seats(snapshot, seat, context))
            @match (found, play) {
                (Found::Done(review), Some(play)) => {
                    (done(review, &describe(play, review, context), snapshot, visitor, context))
                },
                (Found::Running(job), _) => (running(job, words)),
                (Found::Done(_) | Found::None, _) => (begin(snapshot, visitor, seat, words)),
            }
            p.ways { a.button.quiet href=(base) { (words.get("back-to-table")) } }
        }
    };
    let waits = matches!(found, Found::Running(_));
    Shell {
        visitor,
        words,
        title: &words.get("review"),
        room: Some(snapshot.game.id()),
        // The page has no script: while the review is under way it loads itself again.
        head: html! { @if waits { meta http-equiv="refresh" content="2"; } },
        symbols: html! {},
    }
    .page(&main)
}

/// The reviews of the other seats.
fn seats(snapshot: &TableSnapshot, seat: Seat, context: RenderContext<'_>) -> Markup {
    html! {
        nav.seats aria-label=(context.words.get("review-seats")) {
            @for row in &snapshot.seats {
                a.button.quiet href={ "/t/" (snapshot.id) "/review?seat=" (row.seat) }
                    aria-current=[(row.seat == seat).then_some("page")] {
                    (SeatColour::of(row.seat).mark()) " " (row.name)
                }
            }
        }
    }
}

fn begin(snapshot: &TableSnapshot, visitor: &Visitor, seat: Seat, words: &Words) -> Markup {
    html! {
        @if snapshot.you.is_some() {
            form.card method="post" action={ "/t/" (snapshot.id) "/review" } {
                (csrf(visitor))
                p { (words.get("review-begin-text")) }
                p.ways {
                    button #begin-review.button name="seat" value=(seat) { (words.get("review-begin")) }
                }
            }
        } @else { p.card { (words.get("review-none")) } }
    }
}

fn running(job: &Job, words: &Words) -> Markup {
    let n = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    html! {
        div #review-progress.card role="status" {
            @match job.progress() {
                Some((done, of)) => {
                    @let says = Phrase::new("review-running").with("done", n(done)).with("of", n(of));
                    p { (words.text(&says)) }
                    progress max=(of) value=(done) aria-label=(words.get("review")) {}
                },
                None => p { (words.get("review-queued")) },
            }
        }
    }
}

fn done(
    review: &Review<String>,
    told: &Described,
    snapshot: &TableSnapshot,
    visitor: &Visitor,
    context: RenderContext<'_>,
) -> Markup {
    let words = context.words;
    let base = format!("/t/{}", snapshot.id);
    let plays_on = snapshot.you.is_some();
    let levels = Level::OPPONENTS.into_iter().rev();
    html! {
        section.card aria-labelledby="review-curve" {
            h2 #review-curve { (words.get("review-curve")) }
            (curve(review, &words.get("review-curve"), Drawing::InPage))
        }
        section.card aria-labelledby="review-parts" {
            h2 #review-parts { (words.get("review-parts")) }
            (parts(review, words))
            p.hint { (words.get("review-noise")) }
        }
        form #play-on method="post" action={ (base) "/play-on" } {
            (csrf(visitor))
            section.card aria-labelledby="review-moments" {
                h2 #review-moments { (words.get("review-moments")) }
                ol.moments { @for moment in &told.moments { (moment_line(moment, &base, words)) } }
            }
            section.card aria-labelledby="review-decisions" {
                h2 #review-decisions { (words.get("review-decisions")) }
                @if plays_on {
                    p.field {
                        label for="level" { (words.get("bots-level")) }
                        select #level name="level" {
                            @for it in levels {
                                option value=(it.name()) selected[it == Level::Expert] { (level(words, it.name())) }
                            }
                        }
                        small { (words.get("review-play-on-text")) }
                    }
                }
                @if told.decisions.is_empty() { p { (words.get("review-no-decisions")) } }
                ol.decisions {
                    @for decision in &told.decisions { (decision_line(decision, &base, plays_on, words)) }
                }
            }
        }
    }
}

/// A signed number of hundredths.
fn signed(amount: f64) -> String {
    let hundredths = (amount * 100.0).round();
    // There is no sign before nothing.
    if hundredths == 0.0 {
        "0".to_owned()
    } else {
        format!("{hundredths:+}").replace('-', "−")
    }
}

/// Bars and numbers: from the start to the result.
fn parts(review: &Review<String>, words: &Words) -> Markup {
    let exact = |amount| Part { amount, error: 0.0 };
    let luckless = Part {
        amount: review.without_luck(),
        error: review.luck.error,
    };
    let lines = [
        ("review-start", exact(review.start), false),
        ("review-luck", review.luck, true),
        ("review-choices", review.choices, true),
        ("review-others", review.others, true),
        ("review-rest", review.rest, true),
        ("review-result", exact(review.result), false),
        ("review-without-luck", luckless, false),
    ];
    let number = |part: &Part, sign: bool| {
        if sign {
            signed(part.amount)
        } else {
            (part.amount * 100.0).round().to_string().replace('-', "−")
        }
    };
    html! {
        table.parts {
            tbody {
                @for (key, part, sign) in &lines {
                    tr {
                        th scope="row" { (words.get(key)) }
                        td.number { (number(part, *sign)) }
                        td.error { @if part.error >= 0.005 { "± " ((part.error * 100.0).round()) } }
                        td.bar aria-hidden="true" { (bar(part.amount)) }
                    }
                }
            }
        }
    }
}

/// A bar from the middle to the right for what was won, to the left for what was lost.
fn bar(amount: f64) -> Markup {
    let length = (amount.abs() * 100.0).min(100.0);
    let from = if amount < 0.0 { 100.0 - length } else { 100.0 };
    let class = if amount < 0.0 { "less" } else { "more" };
    html! {
        svg viewBox="0 0 200 12" preserveAspectRatio="none" focusable="false" {
            rect class=(class) x=(format!("{from:.1}")) y="1" width=(format!("{length:.1}")) height="10" {}
            path d="M100 0V12" {}
        }
    }
}

fn moment_line(moment: &MomentText, base: &str, words: &Words) -> Markup {
    html! {
        li {
            b.amount { (signed(moment.amount)) } " " (moment.text) " "
            a.link href={ (base) "?at=" (moment.ply) } { (words.get("review-look")) }
        }
    }
}

fn decision_line(decision: &DecisionText, base: &str, plays_on: bool, words: &Words) -> Markup {
    let share = Phrase::new("review-share").with("n", in_hundred(decision.share as f32));
    html! {
        li.lost[decision.lost > 0.0] id={ "d" (decision.at) } {
            p.question { (decision.question) }
            p { b { (decision.chosen) } " " small { (words.text(&share)) } }
            @if let Some(better) = &decision.better {
                @let n = (decision.lost * 100.0).round() as i64;
                @let better = Phrase::new("review-better").with("better", better.clone()).with("n", n.max(1));
                p.better { (words.text(&better)) }
            }
            p.ways {
                a.link href={ (base) "?at=" (decision.ply) } { (words.get("review-look")) }
                @if plays_on && decision.lost > 0.0 {
                    button.small name="at" value=(decision.at) { (words.get("review-play-on")) }
                }
            }
        }
    }
}
