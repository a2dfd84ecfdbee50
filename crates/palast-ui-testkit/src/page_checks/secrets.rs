//! Checks that pages, terminals and logs show no secrets. Two matches that differ in one answer or
//! one draw are rendered for every viewer, and only permitted viewers may see a difference.
//!
//! The types keep private state out of views. They cannot prevent that the rules put a secret into
//! the public state or an event, or that a UI derives a count, a key or a picture from it.

use std::collections::{BTreeMap, BTreeSet};

use palast_core::{EventSink, Game, Imagine, Input, LogItem, Match, Seat, Viewer};
use palast_ui::{GameUi, Lang, Words};
use ratatui::buffer::Buffer;

use super::{PageChecks, everything, nothing, sentences};
use crate::snapshots::cells;
use crate::{Position, words};

const LANG: Lang = Lang::De;

/// Who can distinguish two answers or draws, besides the seat that answers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Seen {
    /// Nobody.
    Nobody,
    /// One seat, which is dealt or given the card.
    OneSeat,
    /// Everybody, spectators included.
    Everybody,
}

/// A kind that everybody saw this often counts as open and is no longer compared, to save time: most
/// kinds are open.
const OPEN_AFTER: usize = 24;

/// For each kind of answer or draw: how often it was compared, who saw the difference, and an example
/// of each.
#[derive(Default)]
struct Comparisons(BTreeMap<String, (usize, BTreeMap<Seen, String>)>);

impl Comparisons {
    fn is_open(&self, kind: &str) -> bool {
        let row = self.0.get(kind);
        row.is_some_and(|(count, by)| *count >= OPEN_AFTER && by.keys().eq(&[Seen::Everybody]))
    }

    fn add(&mut self, kind: String, seen: Seen, what: String) {
        let (count, by) = self.0.entry(kind).or_default();
        *count += 1;
        by.entry(seen).or_insert(what);
    }

    /// Returns every kind that is not open, with everyone who saw it.
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
    /// A sealed answer does not change another viewer's page, terminal or log: whichever of two
    /// answers a seat gives, all others see the same.
    ///
    /// # Panics
    /// Names the question, or the sealed kinds if they differ from [`PageChecks::sealed`].
    pub fn sealed_answers_are_hidden_from_others<G: Imagine, F: GameUi<G>>(&self) {
        let words = words::<G, F>(LANG);
        let mut kinds = BTreeSet::new();
        for at in Position::<G, F>::some(240, self.length) {
            // The last sealed answer reveals all of them, so it is not compared.
            for seat in at.play.asked().iter().filter(|_| at.play.asked().len() > 1) {
                let view = at.play.view(Viewer::Seat(seat));
                let ask = view.question().expect("the seat is asked");
                let legal = view.legal_actions();
                if !G::is_sealed(&ask) {
                    continue;
                }
                let ends = [legal[0], legal[legal.len() - 1]];
                let [one, other] = ends.map(|action| at.after(seat, action));
                // Whether a seat is done is public, and one of the answers may be its last.
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

    /// For every question and every draw, two answers or outcomes of the same kind look the same to
    /// all viewers who must not know. [`PageChecks::hidden`] lists exactly the kinds that not
    /// everybody sees.
    ///
    /// The name of a kind is the first word of its notation, with `draw ` before it for an outcome of
    /// chance, ` early` after it if other seats are still asked, and the first public event, if any:
    /// `lay early`, `draw card: CardsDrawn`.
    ///
    /// # Panics
    /// Names answers or draws that some viewers can distinguish and others cannot, and differences
    /// from the list.
    pub fn every_viewer_sees_only_what_they_may<G: Imagine, F: GameUi<G>>(&self) {
        let mut comparisons = Comparisons::default();
        let words = words::<G, F>(LANG);
        let usual = Position::<G, F>::some(160, self.length);
        let all = usual.chain(Position::with_every_option(self.length));
        for at in all.filter(|at| !at.play.is_over()) {
            for seat in at.play.asked().iter() {
                compare_answers(&words, &at, seat, &mut comparisons);
            }
            compare_draws(&words, &at, &mut comparisons);
        }
        let found = comparisons.hidden();
        let kinds: BTreeSet<_> = found.keys().copied().collect();
        let listed = self.hidden.iter().copied().collect();
        assert_eq!(kinds, listed, "who sees what: {found:#?}");
    }
}

/// Compares the first and the last answer of each kind.
fn compare_answers<G: Game, F: GameUi<G>>(
    words: &Words,
    at: &Position<G, F>,
    seat: Seat,
    comparisons: &mut Comparisons,
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
        // Whether a seat is done is public.
        if one.play.asked() != other.play.asked() {
            continue;
        }
        let kind = format!("{kind}{early}{}", first_public_event(at, &one));
        if comparisons.is_open(&kind) {
            continue;
        }
        let what = format!("seat {seat} `{a}` or `{b}`");
        let others = at.viewers().filter(|viewer| *viewer != Viewer::Seat(seat));
        let seen = seen_by(words, &one, &other, others);
        let seen = seen.unwrap_or_else(|some| panic!("{kind}: {what} is seen by {some}"));
        comparisons.add(kind, seen, what);
    }
}

/// Compares the last draw of the match, and an earlier one, with another possible outcome.
///
/// The draws that follow stay the same until a seat is asked: there are no pages between draws.
fn compare_draws<G: Game, F: GameUi<G>>(
    words: &Words,
    at: &Position<G, F>,
    comparisons: &mut Comparisons,
) {
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
        // After another outcome, the same draws may be impossible.
        let (Some(start), Some(one), Some(other)) = (replay(&[]), replay(&draws), replay(&twin))
        else {
            continue;
        };
        let kind = format!("draw {word}{}", first_public_event(&start, &one));
        if other.play.asked() != one.play.asked() || comparisons.is_open(&kind) {
            continue;
        }
        let what = format!("`{}` or `{instead}`", draws[0]);
        let seen = seen_by(words, &one, &other, at.viewers());
        let seen = seen.unwrap_or_else(|some| panic!("{kind}: {what} is seen by {some}"));
        comparisons.add(kind, seen, what);
    }
}

/// Returns the possible outcomes after these inputs.
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

/// Returns who can distinguish two positions. It is an error if several but not all viewers can.
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
    let (sees, others): (Vec<Viewer>, Vec<Viewer>) = viewers.partition(differs);
    match sees[..] {
        [] => Ok(Seen::Nobody),
        _ if others.is_empty() => Ok(Seen::Everybody),
        [Viewer::Seat(_)] => Ok(Seen::OneSeat),
        _ => Err(format!("{sees:?}, not by {others:?}")),
    }
}

fn first_word(notation: &str) -> String {
    notation.split(' ').next().unwrap_or_default().to_owned()
}

/// Returns the name of the first public event after `before`.
fn first_public_event<G: Game, F>(before: &Position<G, F>, after: &Position<G, F>) -> String {
    let known = before.play.log(Viewer::Spectator).count();
    let next = after.play.log(Viewer::Spectator).nth(known);
    let Some(LogItem::Public(event)) = next.map(|entry| &entry.item) else {
        return String::new();
    };
    let event = format!("{event:?}");
    let name = event.split(|c: char| !c.is_alphanumeric()).next();
    format!(": {}", name.unwrap_or_default())
}

/// Renders page, terminal and sentences for a viewer.
fn shown<G: Game, F: GameUi<G>>(
    words: &Words,
    at: &Position<G, F>,
    viewer: Viewer,
) -> (Vec<String>, Buffer) {
    at.show_in(words, viewer, nothing, |scene| {
        let mut all = vec![everything::<G, F>(scene).into_string()];
        all.extend(
            sentences::<G, F>(scene)
                .iter()
                .map(|phrase| scene.say(phrase)),
        );
        (all, cells::<G, F>(scene, 80, 24))
    })
}

/// Returns the downloadable picture of every seat ([`palast_ui::RenderHtml::picture`]), as a spectator
/// gets it.
fn pictures<G: Game, F: GameUi<G>>(words: &Words, at: &Position<G, F>) -> Vec<Option<String>> {
    at.show_in(words, Viewer::Spectator, nothing, |scene| {
        let seats = scene.view.rules().seats.seats();
        let each = seats.map(|seat| F::picture(scene.look, scene.view, seat));
        each.collect()
    })
}
