//! Who learns what: a table that a person reads once and the kit holds from then on.
//!
//! For each kind of input and each audience, five questions. The kind is the first word of the
//! notation, `early` if others are still asked, and the names of the events told to all: a card that
//! shows a hand is not thrown together with one that does not.
//! - `view`: does the view change?
//! - `event`, `whisper`: is there a public event, or a private one for this seat?
//! - `which`: can two inputs of the same kind that name the same seat be told apart?
//! - `more`: does the input show something hidden besides itself? Played in the true world and in
//!   one that looks the same to this viewer, it looks different.
//!
//! Each is answered never, sometimes or always over many matches from fixed seeds. A counter that
//! betrays a hidden step changes a `never` under `view`; a private event to the wrong seat one under
//! `whisper`; knowledge that loses just the one card that was put away face down one under `which`; a
//! rule that looks into hands one under `more`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use palast_core::{Imagine, Input, LogItem, Seat, SeatSet, Step, Viewer};

use crate::plan::each_match;
use crate::walk::{Seen, Walk, after, allows, chances, menu};
use crate::{Config, Failure, Kept};

const PROPERTY: &str = "who_learns_what";
const FILE: &str = "who_learns.snap";
/// How many other inputs of the same kind, and how many other worlds, are compared each time.
const TRIES: usize = 3;

/// Who looks, in relation to the input.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Audience {
    Actor,
    Named,
    Others,
    Spectators,
}

impl Audience {
    const fn word(self) -> &'static str {
        match self {
            Self::Actor => "actor",
            Self::Named => "named",
            Self::Others => "others",
            Self::Spectators => "spectators",
        }
    }
}

#[derive(Default)]
struct Tally {
    yes: u32,
    no: u32,
    /// How many of the audience it was at this input, and at most at any.
    now: u32,
    most: u32,
}

impl Tally {
    /// The answers for one viewer, one for each comparison.
    fn add(&mut self, answers: impl IntoIterator<Item = bool>) {
        let (mut yes, mut no) = (0, 0);
        for answer in answers {
            *(if answer { &mut yes } else { &mut no }) += 1;
        }
        self.yes += yes;
        self.no += no;
        self.now += u32::from(yes > 0);
    }

    fn close(&mut self) {
        self.most = self.most.max(std::mem::take(&mut self.now));
    }

    fn word(&self, audience: Audience) -> String {
        match (self.yes, self.no, audience) {
            (0, 0, _) => "-".into(),
            (0, ..) => "never".into(),
            (_, 0, _) => "always".into(),
            (_, _, Audience::Others) => format!("sometimes {}", self.most),
            (..) => "sometimes".into(),
        }
    }
}

/// One cell for each question, in the order of `QUESTIONS`.
#[derive(Default)]
struct Row([Tally; 5]);

const QUESTIONS: [&str; 5] = ["view", "event", "whisper", "which", "more"];

type Rows = BTreeMap<(String, Audience), Row>;

/// Who learns what from each kind of input is as written in `who_learns.snap`.
///
/// # Errors
/// The lines that differ.
pub fn who_learns_what<G: Imagine>(config: &Config) -> Result<(), Failure> {
    let mut rows = Rows::new();
    each_match(PROPERTY, config, |walk: &mut Walk<G>| {
        while let Some(input) = walk.next() {
            learn(walk, input, &mut rows);
            walk.apply(input);
        }
        Ok(())
    })?;
    compare(config, &print::<G>(&rows))
}

/// The kind of an input and the seats its notation names.
fn kind_of<G: Imagine>(walk: &Walk<G>, input: Input<G>) -> (String, SeatSet) {
    let (who, text, actor) = match input {
        Input::Act(seat, action) => ("act", action.to_string(), Some(seat)),
        Input::Chance(outcome) => ("chance", outcome.to_string(), None),
        Input::Undo(_) => unreachable!("a walk goes forwards only"),
    };
    let mut words = text.split(' ');
    let mut kind = format!("{who} {}", words.next().unwrap_or_default());
    if matches!(walk.step(), Step::Ask(asked) if asked.len() > 1) {
        kind.push_str(" early");
    }
    let named = words
        .filter_map(|word| word.parse::<Seat>().ok())
        .filter(|seat| walk.rules().seats.has(*seat) && Some(*seat) != actor)
        .collect();
    (kind, named)
}

fn learn<G: Imagine>(walk: &mut Walk<G>, input: Input<G>, rows: &mut Rows) {
    let (kind, named) = kind_of(walk, input);
    let like = alternatives(walk, input, &kind, named);
    let mut after_input = walk.table.clone();
    let told = after(&mut after_input, input);
    let kind = format!("{kind}: {}", event_names(&told));
    for viewer in walk.viewers() {
        let audience = match (viewer, input) {
            (Viewer::Spectator, _) => Audience::Spectators,
            (Viewer::Seat(seat), Input::Act(actor, _)) if seat == actor => Audience::Actor,
            (Viewer::Seat(seat), _) if named.contains(seat) => Audience::Named,
            (Viewer::Seat(_), _) => Audience::Others,
        };
        let seen = Seen::by(viewer, &after_input, &told);
        let whispers = seen
            .told
            .iter()
            .filter(|told| matches!(told, LogItem::Private(..)))
            .count();
        let which: Vec<bool> = like
            .iter()
            .map(|other| seen != Seen::after(viewer, &walk.table, *other))
            .collect();
        // A spectator knows less than any seat: whatever some seat imagines looks the same to it.
        let mind = match viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => {
                let seats: Vec<Seat> = walk.rules().seats.seats().collect();
                *walk.dice.pick(&seats)
            }
        };
        let mut more = Vec::new();
        for _ in 0..TRIES {
            let world = G::imagine(walk.table.view_ref(mind), &mut walk.dice);
            if world != walk.table && allows(&world, input) {
                more.push(seen != Seen::after(viewer, &world, input));
            }
        }
        let Row([view, event, whisper, which_cell, more_cell]) =
            rows.entry((kind.clone(), audience)).or_default();
        view.add([seen.view != walk.table.view(viewer)]);
        event.add([whispers < seen.told.len()]);
        whisper.add([whispers > 0]);
        which_cell.add(which);
        more_cell.add(more);
    }
    for (_, Row(cells)) in
        rows.range_mut((kind.clone(), Audience::Actor)..=(kind, Audience::Spectators))
    {
        cells.iter_mut().for_each(Tally::close);
    }
}

/// The different events told to all, in the order they were told.
fn event_names<G: Imagine>(told: &[LogItem<G>]) -> String {
    let mut names: Vec<String> = Vec::new();
    for told in told {
        if let LogItem::Public(event) = told {
            let debug = format!("{event:?}");
            let name = debug.split(|c: char| !c.is_alphanumeric()).next();
            let name = name.unwrap_or_default().to_owned();
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
    if names.is_empty() {
        "nothing told".into()
    } else {
        names.join(", ")
    }
}

/// Other possible inputs of the same kind that name the same seats.
fn alternatives<G: Imagine>(
    walk: &mut Walk<G>,
    input: Input<G>,
    kind: &str,
    named: SeatSet,
) -> Vec<Input<G>> {
    let possible: Vec<Input<G>> = match input {
        Input::Act(seat, _) => {
            let actions = menu(&walk.table, seat);
            actions.into_iter().map(|a| Input::Act(seat, a)).collect()
        }
        Input::Chance(_) => {
            let outcomes = chances(&walk.table);
            outcomes
                .into_iter()
                .map(|(o, _)| Input::Chance(o))
                .collect()
        }
        Input::Undo(_) => unreachable!("a walk goes forwards only"),
    };
    let mut like: Vec<Input<G>> = possible
        .into_iter()
        .filter(|other| *other != input && kind_of(walk, *other) == (kind.to_owned(), named))
        .collect();
    while like.len() > TRIES {
        let count = u32::try_from(like.len()).expect("a menu is short");
        like.swap_remove(walk.dice.below(count) as usize);
    }
    like
}

fn print<G: Imagine>(rows: &Rows) -> String {
    let mut text = format!(
        "# Who learns what in {}: see palast_conformance::property::who_learns_what.\n\
         # view: the view changes; event, whisper: something is told; which: inputs of this kind\n\
         # can be told apart; more: it shows something hidden besides itself.\n\
         # sometimes N: at most N of the others at once.\n",
        G::ID
    );
    let mut line = |audience: &str, cells: [String; 5]| {
        let mut row = format!("{audience:<13}");
        for cell in cells {
            let _ = write!(row, " {cell:<11}");
        }
        let _ = writeln!(text, "{}", row.trim_end());
    };
    line("", QUESTIONS.map(str::to_owned));
    let mut last = "";
    for ((kind, audience), Row(cells)) in rows {
        if last != kind {
            line(kind, Default::default());
            last = kind;
        }
        let words = cells.each_ref().map(|cell| cell.word(*audience));
        line(&format!("  {}", audience.word()), words);
    }
    text
}

fn compare(config: &Config, now: &str) -> Result<(), Failure> {
    let path = Path::new(config.home).join(FILE);
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    let kept = kept.replace("\r\n", "\n");
    if kept == now {
        return Ok(());
    }
    if config.kept == Kept::Accept {
        return std::fs::write(&path, now)
            .map_err(|error| Failure::general(PROPERTY, format!("writing {FILE}: {error}")));
    }
    let mut what = if kept.is_empty() {
        format!("there is no {FILE} yet\n")
    } else {
        format!("{FILE} says otherwise (- kept, + now):\n")
    };
    let (kept, now) = (qualified(&kept), qualified(now));
    for line in kept.iter().filter(|line| !now.contains(line)) {
        let _ = writeln!(what, "- {line}");
    }
    for line in now.iter().filter(|line| !kept.contains(line)) {
        let _ = writeln!(what, "+ {line}");
    }
    what.push_str("if this is meant, run once with PALAST_ACCEPT=1 and commit the diff");
    Err(Failure::general(PROPERTY, what))
}

/// Every line of an audience with its kind before it, so that a difference says what it is about.
fn qualified(text: &str) -> Vec<String> {
    let mut kind = "";
    let mut lines = Vec::new();
    for line in text.lines() {
        if let Some(audience) = line.strip_prefix("  ") {
            lines.push(format!("{kind} | {audience}"));
        } else {
            kind = line;
        }
    }
    lines
}
