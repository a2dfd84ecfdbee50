//! Secrets stay secret on the page, in the terminal and in the log: two worlds that differ in
//! one answer or one draw are shown to everybody, and whoever sees a difference must be allowed to.
//!
//! The types keep what is private out of a view. What they cannot keep is a secret that the rules
//! put among the public facts or into an event, and a count, a key or a picture made from it.

use std::collections::{BTreeMap, BTreeSet};

use palast_core::{EventSink, Game, Imagine, Input, LogItem, Match, Seat, Viewer};
use palast_ui::{GameUi, Lang, Words};
use ratatui::buffer::Buffer;

use super::{PageChecks, everything, nothing, sentences};
use crate::snapshots::cells;
use crate::{Position, words};

const LANG: Lang = Lang::De;

/// Who sees which of two answers or draws it was, besides the seat that answers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Seen {
    /// Nobody.
    Nobody,
    /// One seat: it is dealt the card, or given it.
    OneSeat,
    /// Everybody, spectators included.
    Everybody,
}

/// How often a kind has to be seen by everybody until it counts as open and is no longer compared:
/// most of what happens in a match is.
const OPEN: usize = 24;

/// For each kind of answer or draw: how often it was compared, who has seen it, and an example of
/// each.
#[derive(Default)]
struct Rows(BTreeMap<String, (usize, BTreeMap<Seen, String>)>);

impl Rows {
    fn is_open(&self, kind: &str) -> bool {
        let row = self.0.get(kind);
        row.is_some_and(|(count, by)| *count >= OPEN && by.keys().eq(&[Seen::Everybody]))
    }

    fn add(&mut self, kind: String, seen: Seen, what: String) {
        let (count, by) = self.0.entry(kind).or_default();
        *count += 1;
        by.entry(seen).or_insert(what);
    }

    /// Every kind that is not open, with all who have seen it.
    fn hidden(&self) -> BTreeMap<(&str, Seen), &str> {
        let kinds = self.0.iter().map(|(kind, (_, by))| (kind.as_str(), by));
        let hidden = kinds.filter(|(_, by)| !by.keys().eq(&[Seen::Everybody]));
        let each = hidden.flat_map(|(kind, by)| {
            let each = by.iter();
            each.map(move |(seen, what)| ((kind, *seen), what.as_str()))
        });
        each.collect()
    }
}

impl PageChecks<'_> {
    /// A sealed answer changes nobody else's page, terminal or log: whichever of two answers a
    /// seat gives, all others see the same.
    ///
    /// # Panics
    /// Names the question, or the kinds of answers that were sealed if they are not those listed.
    pub fn nothing_shows_a_sealed_answer_of_somebody_else<G: Imagine, F: GameUi<G>>(&self) {
        let words = words::<G, F>(LANG);
        let mut kinds = BTreeSet::new();
        for at in Position::<G, F>::some(240, self.length) {
            // The last answer opens them all.
            for seat in at.play.asked().iter().filter(|_| at.play.asked().len() > 1) {
                let view = at.play.view(Viewer::Seat(seat));
                let ask = view.question().expect("the seat is asked");
                let legal = view.legal_actions();
                if !G::sealed(&ask) {
                    continue;
                }
                let ends = [legal[0], legal[legal.len() - 1]];
                let [one, other] = ends.map(|action| at.after(seat, action));
                // That somebody is done is no secret, and one answer may be his last.
                if one.play.asked() != other.play.asked() {
                    continue;
                }
                for viewer in at.viewers().filter(|viewer| *viewer != Viewer::Seat(seat)) {
                    let [one, other] = [&one, &other].map(|at| shown(&words, at, viewer));
                    assert_eq!(one, other, "{viewer:?} sees the answer to {ask:?}");
                }
                let is_kind = |kind: &&&str| {
                    let of_kind = |action: &G::Action| action.to_string().starts_with(**kind);
                    ends.iter().any(of_kind)
                };
                kinds.extend(self.kinds.iter().filter(is_kind));
            }
        }
        let listed = self.sealed.iter().copied().collect();
        assert_eq!(kinds, listed, "the kinds that were sealed");
    }

    /// Of every question, asked alone or together, and of every draw: two answers or outcomes of a
    /// kind look alike to all who may not know. Those that not everybody sees are listed in
    /// [`PageChecks::hidden`], exactly.
    ///
    /// A kind is named by the first word of its notation, `draw ` before it if chance says it,
    /// ` early` after it if others are still asked, and the first thing told to all, if any:
    /// `lay early`, `draw card: CardsDrawn`.
    ///
    /// # Panics
    /// Names the answers or draws that somebody can tell apart and somebody else cannot, and those
    /// that are seen by others than the list says.
    pub fn nobody_sees_more_than_is_his<G: Imagine, F: GameUi<G>>(&self) {
        let mut rows = Rows::default();
        let words = words::<G, F>(LANG);
        let usual = Position::<G, F>::some(160, self.length);
        let all = usual.chain(Position::with_every_option(self.length));
        for at in all.filter(|at| !at.play.is_over()) {
            for seat in at.play.asked().iter() {
                compare_answers(&words, &at, seat, &mut rows);
            }
            compare_draws(&words, &at, &mut rows);
        }
        let found = rows.hidden();
        let kinds: BTreeSet<_> = found.keys().copied().collect();
        let listed = self.hidden.iter().copied().collect();
        assert_eq!(kinds, listed, "who sees what: {found:#?}");
    }
}

/// The first and the last answer of each kind.
fn compare_answers<G: Game, F: GameUi<G>>(
    words: &Words,
    at: &Position<G, F>,
    seat: Seat,
    rows: &mut Rows,
) {
    let mut ends: BTreeMap<String, [G::Action; 2]> = BTreeMap::new();
    for action in at.play.view(Viewer::Seat(seat)).legal_actions() {
        let of_kind = ends.entry(first_word(&action.to_string()));
        of_kind.or_insert([action; 2])[1] = action;
    }
    let early = if at.play.asked().len() > 1 {
        " early"
    } else {
        ""
    };
    for (kind, [a, b]) in ends.into_iter().filter(|(_, [a, b])| a != b) {
        let [one, other] = [a, b].map(|action| at.after(seat, action));
        // That somebody is done is no secret.
        if one.play.asked() != other.play.asked() {
            continue;
        }
        let kind = format!("{kind}{early}{}", first_told(at, &one));
        if rows.is_open(&kind) {
            continue;
        }
        let what = format!("seat {seat} `{a}` or `{b}`");
        let others = at.viewers().filter(|viewer| *viewer != Viewer::Seat(seat));
        let seen = seen_by(words, &one, &other, others);
        let seen = seen.unwrap_or_else(|some| panic!("{kind}: {what} is seen by {some}"));
        rows.add(kind, seen, what);
    }
}

/// The last draw of the match so far, and one on the way, each against another that could have been.
///
/// Further draws follow as they did, until somebody is asked: between draws nobody looks.
fn compare_draws<G: Game, F: GameUi<G>>(words: &Words, at: &Position<G, F>, rows: &mut Rows) {
    let record = at.play.record_so_far();
    let is_draw = |index: &usize| matches!(record.inputs[*index], Input::Chance(_));
    let draws: Vec<usize> = (0..record.inputs.len()).filter(is_draw).collect();
    let Some(last) = draws.last() else { return };
    for index in [draws[draws.len() / 3], *last] {
        let (before, after) = record.inputs.split_at(index);
        let draws = after.iter().map_while(|input| match input {
            Input::Chance(outcome) => Some(*outcome),
            Input::Act(..) | Input::Undo(_) => None,
        });
        let draws: Vec<G::Outcome> = draws.collect();
        let word = first_word(&draws[0].to_string());
        let is_other = |outcome: &G::Outcome| {
            first_word(&outcome.to_string()) == word && !draws.contains(outcome)
        };
        let Some(instead) = outcomes_after(at, before).into_iter().find(is_other) else {
            continue;
        };
        let replay = |draws: &[G::Outcome]| {
            let draws = draws.iter().map(|outcome| Input::Chance(*outcome));
            let inputs = before.iter().copied().chain(draws);
            let play = Match::replay(record.header, None, inputs);
            play.ok().map(Position::<G, F>::from)
        };
        let twin: Vec<G::Outcome> = [instead].into_iter().chain(draws[1..].to_vec()).collect();
        // Other draws may have to follow another one.
        let (Some(start), Some(one), Some(other)) = (replay(&[]), replay(&draws), replay(&twin))
        else {
            continue;
        };
        let kind = format!("draw {word}{}", first_told(&start, &one));
        if other.play.asked() != one.play.asked() || rows.is_open(&kind) {
            continue;
        }
        let what = format!("`{}` or `{instead}`", draws[0]);
        let seen = seen_by(words, &one, &other, at.viewers());
        let seen = seen.unwrap_or_else(|some| panic!("{kind}: {what} is seen by {some}"));
        rows.add(kind, seen, what);
    }
}

/// What can be drawn after these inputs.
fn outcomes_after<G: Game, F>(at: &Position<G, F>, inputs: &[Input<G>]) -> Vec<G::Outcome> {
    let mut table = G::setup(at.play.rules());
    for input in inputs {
        match *input {
            Input::Act(seat, action) => G::act(&mut table, seat, action, &mut EventSink::silent()),
            Input::Chance(outcome) => G::resolve(&mut table, outcome, &mut EventSink::silent()),
            Input::Undo(_) => unreachable!("random play takes nothing back"),
        }
    }
    let mut outcomes = Vec::new();
    G::chances(&table, &mut outcomes);
    outcomes.into_iter().map(|(outcome, _)| outcome).collect()
}

/// Who can tell the two apart; some but not all is an error that names them.
fn seen_by<G: Game, F: GameUi<G>>(
    words: &Words,
    one: &Position<G, F>,
    other: &Position<G, F>,
    viewers: impl Iterator<Item = Viewer>,
) -> Result<Seen, String> {
    let differs = |viewer: &Viewer| {
        shown(words, one, *viewer) != shown(words, other, *viewer)
            || *viewer == Viewer::Spectator && pictures(words, one) != pictures(words, other)
    };
    let (sees, blind): (Vec<Viewer>, Vec<Viewer>) = viewers.partition(differs);
    match sees[..] {
        [] => Ok(Seen::Nobody),
        _ if blind.is_empty() => Ok(Seen::Everybody),
        [Viewer::Seat(_)] => Ok(Seen::OneSeat),
        _ => Err(format!("{sees:?}, not by {blind:?}")),
    }
}

fn first_word(notation: &str) -> String {
    notation.split(' ').next().unwrap_or_default().to_owned()
}

/// The name of the first thing that was told to all after `before`.
fn first_told<G: Game, F>(before: &Position<G, F>, after: &Position<G, F>) -> String {
    let known = before.play.log(Viewer::Spectator).count();
    let news = after.play.log(Viewer::Spectator).nth(known);
    let Some(LogItem::Public(event)) = news.map(|entry| &entry.item) else {
        return String::new();
    };
    let event = format!("{event:?}");
    let name = event.split(|c: char| !c.is_alphanumeric()).next();
    format!(": {}", name.unwrap_or_default())
}

/// Page, terminal and sentences together.
fn shown<G: Game, F: GameUi<G>>(
    words: &Words,
    at: &Position<G, F>,
    viewer: Viewer,
) -> (Vec<String>, Buffer) {
    at.show_in(words, viewer, nothing, |scene| {
        let mut all = vec![everything::<G, F>(scene).into_string()];
        all.extend(sentences::<G, F>(scene).iter().map(|said| scene.say(said)));
        (all, cells::<G, F>(scene, 80, 24))
    })
}

/// What a spectator could keep of every seat ([`palast_ui::RenderHtml::picture`]), as seats do.
fn pictures<G: Game, F: GameUi<G>>(words: &Words, at: &Position<G, F>) -> Vec<Option<String>> {
    at.show_in(words, Viewer::Spectator, nothing, |scene| {
        let seats = scene.view.rules().seats.seats();
        let each = seats.map(|seat| F::picture(scene.look, scene.view, seat));
        each.collect()
    })
}
