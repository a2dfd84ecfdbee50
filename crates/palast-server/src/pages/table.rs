//! A table during and after the match: situation, question, board, players, log, hand.
//!
//! Everything is in one form that picks by `GET`, so that each piece on the board can be a button;
//! the button that confirms belongs to another form, which alone holds the secret of the `POST`.

use maud::{Markup, html};
use palast_core::{Seat, TakeBack};
use palast_store::Status;
use palast_ui::{Arg, Lang, Phrase, RenderContext, Words};

use super::fragment::{Fragment, Sections, clock_gap, csrf_field};
use super::{LogLength, Wanted, clock, log, players, score};
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
    let look = RenderContext {
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
    let pick = wanted
        .pick
        .filter(|pick| turn && view.check(pick).is_ok())
        .or(only.as_deref());
    let mut sections = Sections::default();
    let frame = frame(snapshot, play, look, pick, wanted.log, &mut sections);
    Fragment::new(frame, sections, snapshot, words)
}

/// What is around the sections, and what the script reads from it.
fn frame(
    snapshot: &TableSnapshot,
    play: &MatchSnapshot,
    look: RenderContext<'_>,
    pick: Option<&str>,
    log: LogLength,
    sections: &mut Sections,
) -> Markup {
    let (id, view, words) = (&snapshot.id, &play.view, look.words);
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
                    (sections.add("situation", view.paint(&view.situation(), look)))
                }
                nav.tools aria-label=(words.get("tools")) data-section="tools" {
                    (sections.add("tools", tools(snapshot, play, words)))
                }
            }
            form #act method="post" action={ "/t/" (id) "/act" } { (csrf_field()) }
            form #sure method="post" action={ "/t/" (id) "/answer" } {
                (csrf_field())
                @if let Some(ask) = play.ask { input type="hidden" name="ask" value=(ask.0); }
            }
            @if let Some(at) = play.at { (past(snapshot, at, play.ply, words)) }
            form #answer.desk method="get" action={ "/t/" (id) } {
                // Scrolled by keys where it is higher than the screen.
                div.middle tabindex="0" role="group" aria-label=(words.get("board")) {
                    @if let Some(sheet) = view.score(look) {
                        section #score aria-labelledby="score-title" data-section="score" {
                            (sections.add("score", score::sheet(&sheet, snapshot, play, look)))
                        }
                    }
                    (frozen(play.at, words, &html! {
                        section #board aria-label=(words.get("board")) data-section="board" {
                            (sections.add("board", view.board(look, pick)))
                        }
                    }))
                }
                div.side {
                    @if !over && play.at.is_none() {
                        section #question.asked[turn] aria-labelledby="question-text" data-section="question" {
                            (sections.add("question", question(snapshot, play, look, pick)))
                        }
                    }
                    section #players.sheet tabindex="-1" aria-labelledby="players-title" data-section="players" {
                        (sections.add("players", players::panels(snapshot, play, look)))
                    }
                    section #log.sheet tabindex="-1" aria-labelledby="log-title" data-section="log" {
                        (sections.add("log", log::book(snapshot, play, look, log)))
                    }
                }
                @if snapshot.you.is_some() && !over {
                    (frozen(play.at, words, &html! {
                        div #hand data-section="hand" { (sections.add("hand", view.hand(look, pick))) }
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

fn tools(snapshot: &TableSnapshot, play: &MatchSnapshot, words: &Words) -> Markup {
    let back = format!("/t/{}/back", snapshot.id);
    html! {
        a.tool #show-players href="#players" { (words.get("players")) }
        a.tool #show-log href="#log" aria-keyshortcuts="L" { (words.get("log")) }
        a.tool #show-rules href={ "#rule-" (play.view.rule_now()) } aria-keyshortcuts="?" { (words.get("rules")) }
        @if play.at.is_none() && snapshot.status == Status::Running {
            @match play.take_back {
                Some(TakeBack::Free) => button.tool #takeback form="act" formaction=(back)
                    aria-keyshortcuts="U" { (words.get("take-back")) },
                Some(TakeBack::ByConsent { .. }) if play.undo_request.is_none() => button.tool.asking #takeback
                    form="act" formaction=(back) aria-keyshortcuts="U" title=(words.get("take-back-consent")) {
                    (words.get("take-back"))
                },
                Some(TakeBack::ByConsent { .. }) | None => {}
            }
        }
    }
}

fn past(snapshot: &TableSnapshot, at: usize, newest: usize, words: &Words) -> Markup {
    let link = |at: usize| format!("/t/{}?at={at}", snapshot.id);
    let n = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    let where_ = Phrase::new("past-moment")
        .with("n", n(at))
        .with("of", n(newest));
    html! {
        nav #past aria-label=(words.get("past-legend")) {
            @if at > 0 { a.button.quiet #earlier href=(link(at - 1)) rel="prev" { (words.get("earlier")) } }
            span { (words.text(&where_)) }
            @if at < newest { a.button.quiet #later href=(link(at + 1)) rel="next" { (words.get("later")) } }
            a.button #now href={ "/t/" (snapshot.id) } { (words.get("to-now")) }
        }
    }
}

fn question(
    snapshot: &TableSnapshot,
    play: &MatchSnapshot,
    look: RenderContext<'_>,
    pick: Option<&str>,
) -> Markup {
    let words = look.words;
    let view = &play.view;
    let id = &snapshot.id;
    html! {
            @if snapshot.stood_in_for() {
                h2 #question-text { (words.get("bot-plays-for-you")) }
                p.ways { button #return.button form="act" formaction={ "/t/" (id) "/return" } { (words.get("return")) } }
            } @else if let (true, Some(question)) = (snapshot.your_turn(), view.question()) {
                // Where the panels are a sheet, whoever is asked sees their time here.
                @if let Some(deadline) = own_deadline(snapshot) { (clock_gap(deadline.0, deadline.1)) }
                h2 #question-text { (view.paint(&question, look)) }
                div.choices { (view.choices(look, pick)) }
                @if let Some(pick) = pick {
                    p #consequence {
                        @if let Some(consequence) = view.consequence(pick) { (view.paint(&consequence, look)) }
                    }
                    p.confirm {
                        button #confirm.button form="sure" name="answer" value=(pick) aria-keyshortcuts="Enter" {
                            span {
                                @if let Some(action) = view.action(pick) { (view.paint(&action, look)) }
                                @else { (words.get("confirm")) }
                            }
                        }
                        a #cancel.button.quiet href={ "/t/" (id) } aria-keyshortcuts="Escape" { (words.get("cancel")) }
                    }
                } @else {
                    p.hint { (idle(snapshot, words)) }
                }
            } @else {
                h2 #question-text { (waiting(snapshot, view.asked().iter(), look)) }
                @if snapshot.you.is_none() { p.hint { (words.get("you-watch")) } }
            }
            p #why role="status" {}
            (undo_request(snapshot, play, look))
    }
}

fn own_deadline(snapshot: &TableSnapshot) -> Option<(Seat, Deadline)> {
    let seat = snapshot.you?;
    Some((seat, snapshot.seats.get(seat.index())?.deadline?))
}

/// What happens if somebody who is asked does nothing.
fn idle(snapshot: &TableSnapshot, words: &Words) -> String {
    match snapshot.config.pace {
        Pace::None => words.get("idle-none"),
        Pace::Minute => words.get("idle-minute"),
        Pace::Day => words.get("idle-day"),
        Pace::ThreeDays => words.get("idle-three-days"),
    }
}

fn waiting(
    snapshot: &TableSnapshot,
    asked: impl Iterator<Item = Seat>,
    look: RenderContext<'_>,
) -> Markup {
    let you = snapshot.you;
    let others: Vec<Arg> = asked
        .filter(|seat| Some(*seat) != you)
        .map(Arg::Seat)
        .collect();
    if others.is_empty() {
        return html! { (look.words.get("waiting")) };
    }
    let phrase = Phrase::new("waiting-for").with("who", Arg::List(others));
    look.words.paint(&phrase, look.names, &|_| html! {})
}

fn undo_request(snapshot: &TableSnapshot, play: &MatchSnapshot, look: RenderContext<'_>) -> Markup {
    let Some(undo_request) = play.undo_request else {
        return html! {};
    };
    let words = look.words;
    let base = format!("/t/{}", snapshot.id);
    let mine = snapshot.you == Some(undo_request.by);
    let asked = snapshot
        .you
        .is_some_and(|you| undo_request.needed.contains(you) && !undo_request.agreed.contains(you));
    let says = look.words.paint(
        &Phrase::new("undo-request").with("seat", undo_request.by),
        look.names,
        &|_| html! {},
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
