//! A table during and after the match: situation, question, board, players, log, hand.
//!
//! Everything is in one form that picks by `GET`, so that each piece on the board can be a button;
//! the button that confirms belongs to another form, which alone holds the secret of the `POST`.

use maud::{Markup, html};
use palast_core::Seat;
use palast_games::Advice;
use palast_store::Status;
use palast_ui::plan::Plan;
use palast_ui::{Arg, Lang, Phrase, RenderContext, Words};

use super::fragment::{Fragment, Sections, clock_gap, csrf_field};
use super::since;
use super::{LogLength, Wanted, clock, hint, lesson, log, moments, plan, players, replay, score};
use crate::table::{Deadline, MatchSnapshot, Pace, TableSnapshot};

/// The part that changes.
pub(super) fn fragment(
    snapshot: &TableSnapshot,
    play: &MatchSnapshot,
    lang: Lang,
    wanted: Wanted<'_>,
) -> Fragment {
    let words = snapshot.game.words(lang);
    let names = snapshot.names();
    let context = RenderContext {
        words,
        names: &names,
    };
    let view = &play.view;
    let turn = snapshot.your_turn();
    // Where there is only one answer it lies picked, with what it does; only its player sees that.
    let only = match &view.legal()[..] {
        [only] if turn => Some(only.clone()),
        _ => None,
    };
    let wanted_pick = wanted.pick.filter(|pick| turn && view.check(pick).is_ok());
    let plan = view.plan(context).filter(|_| turn && wanted_pick.is_none());
    let pick = wanted_pick.or(only.as_deref().filter(|_| plan.is_none()));
    let mut sections = Sections::default();
    let shown = Shown {
        pick,
        advice: wanted.advice.filter(|_| turn),
        plan: plan.as_ref(),
        log: wanted.log,
    };
    let frame = frame(snapshot, play, context, shown, &mut sections);
    Fragment::new(frame, sections, snapshot, words)
}

/// What is shown besides the table as it is.
#[derive(Clone, Copy)]
struct Shown<'a> {
    /// An answer that is being considered.
    pick: Option<&'a str>,
    /// The plan behind the question, while no single answer is considered.
    plan: Option<&'a Plan>,
    /// What a search found about the question.
    advice: Option<&'a Advice>,
    log: LogLength,
}

/// What is around the sections, and what the script reads from it.
fn frame(
    snapshot: &TableSnapshot,
    play: &MatchSnapshot,
    context: RenderContext<'_>,
    shown: Shown<'_>,
    sections: &mut Sections,
) -> Markup {
    let (id, view, words) = (&snapshot.id, &play.view, context.words);
    let Shown {
        pick, plan, log, ..
    } = shown;
    let turn = snapshot.your_turn();
    let over = view.is_over();
    let timed = snapshot
        .config
        .pace
        .warning()
        .filter(|_| !over && play.at.is_none());
    let viewer = snapshot
        .you
        .map_or("spectator".to_owned(), |seat| seat.to_string());
    let lines = log::Lines::new(play, context, log);
    let running = view.running_score().filter(|_| !over);
    html! {
        div #live.table.over[over] data-status=(if over { "over" } else { "running" })
            data-turn=(if turn { "you" } else if over { "none" } else { "other" })
            data-ask=[play.ask.filter(|_| turn).map(|ask| ask.0)]
            data-viewer=(viewer) data-title=(words.get("game-name"))
            data-base={ "/t/" (id) } data-query=[(log == LogLength::Whole).then_some("log=all")]
            data-rule={ "rule-" (view.rule_now()) } data-pick=[pick]
            data-time=[timed.map(|_| clock::sentences(words))]
            data-warn=[timed.map(|warning| warning.as_millis())]
            data-warning=[timed.filter(|_| turn).map(|_| clock::warning(words))] {
            div.top {
                p #situation data-section="situation" {
                    (sections.add("situation", view.paint(&view.situation(), context)))
                }
                @if let Some(running) = &running {
                    p #progress.last[running.last_round] data-section="progress" {
                        (sections.add("progress", view.paint(&running.progress, context)))
                    }
                }
                nav.tools aria-label=(words.get("tools")) data-section="tools" {
                    (sections.add("tools", tools(snapshot, play, words)))
                }
            }
            form #act method="post" action={ "/t/" (id) "/act" } { (csrf_field()) }
            form #sure method="post" action={ "/t/" (id) "/answer" } {
                (csrf_field())
                @if let Some(ask) = play.ask { input type="hidden" name="ask" value=(ask.0); }
                @if let Some(lesson) = lesson::now(snapshot, play) { input type="hidden" name="told" value=(lesson); }
            }
            @if let (Some(at), Some(course)) = (play.at, &play.course) {
                (replay::bar(snapshot, play, (at, course), context))
            }
            @if plan.is_some() { (plan::form(snapshot, play)) }
            form #answer.desk method="get" action={ "/t/" (id) } {
                div.news {
                    section #moments aria-label=(words.get("moments")) data-section="moments" {
                        (sections.add("moments", moments::strip(play, &lines.shown, context)))
                    }
                    section #since aria-label=(words.get("since-turn")) data-section="since" {
                        (sections.add("since", since::strip(snapshot, play, &lines.shown, context)))
                    }
                }
                // Scrolled by keys where it is higher than the screen.
                div.middle tabindex="0" role="group" aria-label=(words.get("board")) {
                    @if let Some(sheet) = view.score(context) {
                        section #score aria-labelledby="score-title" data-section="score" {
                            (sections.add("score", score::sheet(&sheet, snapshot, play, context)))
                        }
                    }
                    (frozen(play.at, words, &html! {
                        section #board aria-label=(words.get("board")) data-section="board" {
                            (sections.add("board", view.board(context, pick)))
                        }
                    }))
                }
                div.side {
                    @if !over && play.at.is_none() {
                        section #question.asked[turn] tabindex="-1" aria-labelledby="question-text" data-section="question" {
                            (sections.add("question", question(snapshot, play, context, shown)))
                        }
                    }
                    section #players.sheet tabindex="-1" aria-labelledby="players-title" data-section="players" {
                        (sections.add("players", players::panels(snapshot, play, running.as_ref(), context)))
                    }
                    section #log.sheet tabindex="-1" aria-labelledby="log-title" data-section="log" {
                        (sections.add("log", log::book(snapshot, play, context, &lines)))
                    }
                }
                @if snapshot.you.is_some() && !over {
                    (frozen(play.at, words, &html! {
                        div #hand data-section="hand" { (sections.add("hand", view.hand(context, pick))) }
                    }))
                }
            }
        }
    }
}

/// What belongs to a past ply can be looked at, not touched.
fn frozen(at: Option<usize>, words: &Words, inner: &Markup) -> Markup {
    html! {
        @if at.is_some() {
            fieldset.frozen disabled { legend.unseen { (words.get("past-legend")) } (inner) }
        } @else { (inner) }
    }
}

/// The signs of the tools where there is no room for their words.
const PLAYERS: &str = "M8 11a4 4 0 1 0-.1 0M1.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M15.5 4.500a3.5 3.5 0 0 1 0 6.500M17 14c3 .4 5 2.5 5.5 6";
const LOG: &str = "M4 5h2M4 12h2M4 19h2M9.5 5H20M9.5 12H20M9.5 19H16";
const RULES: &str = "M12 6C9.5 4.3 6.5 4 3 4.300V19c3.5-.3 6.5 0 9 1.7 2.5-1.7 5.5-2 9-1.700V4.300C17.5 4 14.5 4.3 12 6ZV20";
const HINT: &str = "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.9.8 1.2 1.5 1.3 2.200h4.6c.1-.7.4-1.4 1.3-2.200A6 6 0 0 0 12 3Z";
const TAKE_BACK: &str = "M9 4 4 9l5 5M4.5 9H14a6 6 0 0 1 0 12h-4";

fn tool(words: &Words, key: &'static str, sign: &str) -> Markup {
    html! {
        svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" { path d=(sign) {} }
        span.word { (words.get(key)) }
    }
}

fn tools(snapshot: &TableSnapshot, play: &MatchSnapshot, words: &Words) -> Markup {
    let back = format!("/t/{}/back", snapshot.id);
    html! {
        a.tool #show-players href="#players" { (tool(words, "players", PLAYERS)) }
        a.tool #show-log href="#log" aria-keyshortcuts="L" { (tool(words, "log", LOG)) }
        a.tool #show-rules href={ "#rule-" (play.view.rule_now()) } aria-keyshortcuts="?" { (tool(words, "rules", RULES)) }
        @if hint::is_offered(snapshot, play) {
            button.tool #hint type="submit" form="answer" name="hint" value="1" aria-keyshortcuts="H" { (tool(words, "hint", HINT)) }
        }
        @if play.at.is_none() && snapshot.status == Status::Running {
            @match play.take_back {
                Some(needed) if needed.is_empty() => button.tool #takeback form="act" formaction=(back)
                    aria-keyshortcuts="U" { (tool(words, "take-back", TAKE_BACK)) },
                Some(_) if play.undo_request.is_none() => button.tool.asking #takeback
                    form="act" formaction=(back) aria-keyshortcuts="U" title=(words.get("take-back-consent")) {
                    (tool(words, "take-back", TAKE_BACK))
                },
                Some(_) | None => {}
            }
        }
    }
}

fn question(
    snapshot: &TableSnapshot,
    play: &MatchSnapshot,
    context: RenderContext<'_>,
    Shown {
        pick, plan, advice, ..
    }: Shown<'_>,
) -> Markup {
    let words = context.words;
    let view = &play.view;
    let id = &snapshot.id;
    html! {
            @if snapshot.stood_in_for() {
                h2 #question-text { (words.get("bot-plays-for-you")) }
                p.ways { button #return.button form="act" formaction={ "/t/" (id) "/return" } { (words.get("return")) } }
            } @else if let (true, Some(question)) = (snapshot.your_turn(), view.question()) {
                // Where the panels are a sheet, a person who is asked sees their time here.
                @if let Some(deadline) = own_deadline(snapshot) { (clock_gap(deadline.0, deadline.1)) }
                @if let Some(plan) = plan {
                    h2 #question-text { (view.paint(&plan.title, context)) }
                    @if let Some(lesson) = lesson::now(snapshot, play) { (lesson::card(lesson, snapshot, play, words)) }
                    (plan::draw(plan, context))
                    div.choices { (view.beside_plan(context)) }
                    details.steps data-k="steps" {
                        summary { (words.get("plan-steps")) }
                        div.choices { (view.choices(context, pick)) }
                    }
                } @else {
                    h2 #question-text { (view.paint(&question, context)) }
                    @if let Some(lesson) = lesson::now(snapshot, play) { (lesson::card(lesson, snapshot, play, words)) }
                    div.choices { (view.choices(context, pick)) }
                }
                @if let Some(pick) = pick {
                    p #consequence {
                        @if let Some(consequence) = view.consequence(pick) { (view.paint(&consequence, context)) }
                    }
                    p.confirm {
                        button #confirm.button form="sure" name="answer" value=(pick) aria-keyshortcuts="Enter"
                            data-free=[view.is_revocable(pick).then_some("")] {
                            span {
                                @if let Some(action) = view.action(pick) { (view.paint(&action, context)) }
                                @else { (words.get("confirm")) }
                            }
                        }
                        a #cancel.button.quiet href={ "/t/" (id) } aria-keyshortcuts="Escape" { (words.get("cancel")) }
                    }
                } @else if let Some(idle) = idle(snapshot, words) {
                    p.hint { (idle) }
                }
                (hint::panel(snapshot, play, advice, context))
            } @else {
                h2 #question-text { (waiting(snapshot, view.asked().iter(), context)) }
                @if snapshot.you.is_none() { p.hint { (words.get("you-watch")) } }
            }
            p #why role="status" {}
            (undo_request(snapshot, play, context))
    }
}

fn own_deadline(snapshot: &TableSnapshot) -> Option<(Seat, Deadline)> {
    let seat = snapshot.you?;
    Some((seat, snapshot.seats.get(seat.index())?.deadline?))
}

/// What happens if somebody who is asked does nothing; without a clock, nothing does.
fn idle(snapshot: &TableSnapshot, words: &Words) -> Option<String> {
    match snapshot.config.pace {
        Pace::None => None,
        Pace::Minute => Some(words.get("idle-minute")),
        Pace::Day => Some(words.get("idle-day")),
        Pace::ThreeDays => Some(words.get("idle-three-days")),
    }
}

fn waiting(
    snapshot: &TableSnapshot,
    asked: impl Iterator<Item = Seat>,
    context: RenderContext<'_>,
) -> Markup {
    let you = snapshot.you;
    let others: Vec<Arg> = asked
        .filter(|seat| Some(*seat) != you)
        .map(Arg::Seat)
        .collect();
    if others.is_empty() {
        return html! { (context.words.get("waiting")) };
    }
    let phrase = Phrase::new("waiting-for").with("who", Arg::List(others));
    context.words.paint(&phrase, context.names)
}

fn undo_request(
    snapshot: &TableSnapshot,
    play: &MatchSnapshot,
    context: RenderContext<'_>,
) -> Markup {
    let Some(undo_request) = play.undo_request else {
        return html! {};
    };
    let words = context.words;
    let base = format!("/t/{}", snapshot.id);
    let mine = snapshot.you == Some(undo_request.by);
    let asked = snapshot
        .you
        .is_some_and(|you| undo_request.needed.contains(you) && !undo_request.agreed.contains(you));
    let says = context.words.paint(
        &Phrase::new("undo-request").with("seat", undo_request.by),
        context.names,
    );
    html! {
        div.undo-request role="group" aria-label=(words.get("take-back")) {
            @if mine {
                p { (words.get("undo-request-yours")) }
                button #disagree.button.quiet form="act" formaction={ (base) "/disagree" } { (words.get("cancel")) }
            } @else {
                p { (says) }
                @if asked {
                    button #agree.button form="act" formaction={ (base) "/agree" } { (words.get("agree")) }
                    button #disagree.button.quiet form="act" formaction={ (base) "/disagree" } { (words.get("disagree")) }
                }
            }
        }
    }
}
