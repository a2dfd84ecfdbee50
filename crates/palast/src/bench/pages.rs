//! `palast bench --pages`: what drawing a page costs, in CPU time and bytes.
//!
//! Bots play matches with fixed seeds. At each position every seat and a spectator get the parts
//! that the server puts on their page, each part timed by itself. The frame around the parts
//! (header, forms, names) is the server's and not counted.

mod report;

use std::collections::BTreeMap;
use std::io::Write;
use std::time::Duration;

use palast_bots::Level;
use palast_core::{Seat, SeatMap, Viewer};
use palast_games::{AnyGame, AnyMatch, AnyView, MatchConfig};
use palast_ui::{RenderContext, SeatColour};

use crate::args;
use crate::cli::BenchArgs;
use crate::cpu;

/// How many rounds of the log a page of a running match shows.
const LOG_SECTIONS: usize = 2;

/// Who looks at a page, as far as it decides what the page costs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Reader {
    /// A seat that is asked and considers nothing yet.
    Asked,
    /// A seat that is asked and has picked an answer.
    Picked,
    /// A seat that waits for others.
    Waiting,
    /// Somebody without a seat.
    Spectator,
    /// Anybody, after the end of the match: the whole log and all cards.
    Over,
}

impl Reader {
    const fn name(self) -> &'static str {
        match self {
            Self::Asked => "asked",
            Self::Picked => "picked",
            Self::Waiting => "waiting",
            Self::Spectator => "spectator",
            Self::Over => "over",
        }
    }
}

/// A part of a page.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Part {
    /// Copying what the viewer may know out of the match.
    View,
    /// The list of legal answers, and the check of the picked one.
    Legal,
    /// Situation, question, name and consequence of the picked answer.
    Words,
    Board,
    Hand,
    Choices,
    Panels,
    Log,
    /// The score sheet, at the end.
    Score,
}

impl Part {
    const ALL: [Self; 9] = [
        Self::View,
        Self::Legal,
        Self::Words,
        Self::Board,
        Self::Hand,
        Self::Choices,
        Self::Panels,
        Self::Log,
        Self::Score,
    ];

    const fn name(self) -> &'static str {
        match self {
            Self::View => "view",
            Self::Legal => "legal",
            Self::Words => "words",
            Self::Board => "board",
            Self::Hand => "hand",
            Self::Choices => "choices",
            Self::Panels => "panels",
            Self::Log => "log",
            Self::Score => "score",
        }
    }
}

/// One drawn page: for each part its CPU time and what it sends.
#[derive(Default)]
struct Page {
    parts: Vec<(Part, Duration, String)>,
}

impl Page {
    fn part(&mut self, part: Part, draw: impl FnOnce() -> String) {
        let (sent, took) = cpu::time(draw);
        self.parts.push((part, took, sent));
    }

    fn cpu(&self) -> Duration {
        self.parts.iter().map(|(_, took, _)| *took).sum()
    }

    fn bytes(&self) -> usize {
        self.parts.iter().map(|(_, _, sent)| sent.len()).sum()
    }

    /// The bytes of the parts that are not as they were on the page before.
    fn changed_bytes(&self, before: &Self) -> usize {
        let was = |part| before.parts.iter().find(|(of, _, _)| *of == part);
        self.parts
            .iter()
            .filter(|(part, _, sent)| was(*part).is_none_or(|(_, _, was)| was != sent))
            .map(|(_, _, sent)| sent.len())
            .sum()
    }
}

/// The figures of one page, without its text.
struct Sample {
    cpu: Duration,
    parts: Vec<(Part, Duration, usize)>,
    bytes: usize,
    /// Against the same viewer's page before the last answer, if there was one.
    changed_bytes: Option<usize>,
}

/// All figures, by reader.
#[derive(Default)]
struct Samples(BTreeMap<Reader, Vec<Sample>>);

impl Samples {
    fn add(&mut self, reader: Reader, page: &Page, before: Option<&Page>) {
        let size = |(part, took, sent): &(Part, Duration, String)| (*part, *took, sent.len());
        self.0.entry(reader).or_default().push(Sample {
            cpu: page.cpu(),
            parts: page.parts.iter().map(size).collect(),
            bytes: page.bytes(),
            changed_bytes: before.map(|before| page.changed_bytes(before)),
        });
    }
}

pub(super) fn run(args: &BenchArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    let game = args::find_game(&args.game.game)?;
    let counts: Vec<u8> = match args.seats {
        Some(seats) => vec![seats],
        None => game.seats().collect(),
    };
    let mut samples = Samples::default();
    for seats in &counts {
        let config = args::match_config(game, &args.game, *seats)?;
        for index in 0..args.matches {
            // Random bots reach odd positions, sensible ones the usual ones.
            let level = Level::ALL[usize::try_from(index)? % Level::ALL.len()];
            let series = args.seed.wrapping_add(u64::from(*seats) << 32);
            play(game, &config, level, (series, index), args, &mut samples)?;
        }
    }
    let report = report::Report::new(game.id(), counts, args, &samples);
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
        return Ok(());
    }
    report.print(out)
}

/// Plays one match and draws every position of it.
fn play(
    game: &'static dyn AnyGame,
    config: &MatchConfig,
    level: Level,
    (series, index): (u64, u64),
    args: &BenchArgs,
    samples: &mut Samples,
) -> anyhow::Result<()> {
    let words = game.words(args::language(args.lang));
    let names = SeatMap::from_fn(|seat: Seat| {
        let taken = seat.index() < usize::from(config.seats);
        let colour = SeatColour::of(seat).name();
        if taken {
            colour.to_owned()
        } else {
            String::new()
        }
    });
    let context = RenderContext {
        words,
        names: &names,
    };
    let mut dice = palast_core::Dice::new(&args::numbered_seed(series, index));
    let mut game_match = game.start(config, args::fresh_seed(&mut dice))?;
    let mut before = BTreeMap::new();
    loop {
        for viewer in viewers(&*game_match) {
            draw_for(&*game_match, viewer, context, &mut before, samples);
        }
        let Some(seat) = game_match.asked().first() else {
            return Ok(());
        };
        let view = game_match.view(Viewer::Seat(seat));
        let thoughts = args::fresh_seed(&mut dice);
        let answer = view
            .think(level, &thoughts, &mut || true)
            .expect("the seat is asked");
        let ask = game_match.ask_id(seat).expect("the seat is asked");
        if let Err(refusal) = game_match.submit(seat, ask, &answer) {
            anyhow::bail!("a {level} bot answered {answer}: {refusal:?}");
        }
    }
}

/// Every seat and a spectator.
fn viewers(game_match: &dyn AnyMatch) -> Vec<Viewer> {
    let seats = game_match.seats().seats().map(Viewer::Seat);
    seats.chain([Viewer::Spectator]).collect()
}

/// Draws a position for one viewer, and for a seat that is asked also with an answer picked.
fn draw_for(
    game_match: &dyn AnyMatch,
    viewer: Viewer,
    context: RenderContext<'_>,
    before: &mut BTreeMap<String, Page>,
    samples: &mut Samples,
) {
    let asked = matches!(viewer, Viewer::Seat(seat) if game_match.asked().contains(seat));
    let reader = match viewer {
        _ if game_match.is_over() => Reader::Over,
        Viewer::Seat(_) if asked => Reader::Asked,
        Viewer::Seat(_) => Reader::Waiting,
        Viewer::Spectator => Reader::Spectator,
    };
    let page = page(game_match, viewer, context, None);
    let name = format!("{viewer:?}");
    samples.add(reader, &page, before.get(&name));
    if asked {
        let legal = game_match.view(viewer).legal();
        // Another answer at each position, so that all kinds are picked now and then.
        let pick = legal.get(game_match.ply() % legal.len().max(1));
        let picked = self::page(game_match, viewer, context, pick.map(String::as_str));
        samples.add(Reader::Picked, &picked, Some(&page));
    }
    before.insert(name, page);
}

/// The parts of a page, in the order in which the server draws them.
fn page(
    game_match: &dyn AnyMatch,
    viewer: Viewer,
    context: RenderContext<'_>,
    wanted: Option<&str>,
) -> Page {
    let mut page = Page::default();
    let (view, took) = cpu::time(|| game_match.view(viewer));
    page.parts.push((Part::View, took, String::new()));
    let mut only = None;
    page.part(Part::Legal, || {
        // Where there is only one answer, the server picks it.
        if let [answer] = &view.legal()[..] {
            only = Some(answer.clone());
        }
        if let Some(wanted) = wanted {
            view.check(wanted).expect("the answer was listed");
        }
        String::new()
    });
    let pick = wanted.or(only.as_deref());
    let over = view.is_over();
    page.part(Part::Words, || words(&*view, context, pick));
    page.part(Part::Board, || view.board(context, pick).into_string());
    if matches!(viewer, Viewer::Seat(_)) && !over {
        page.part(Part::Hand, || view.hand(context, pick).into_string());
    }
    if view.question().is_some() {
        page.part(Part::Choices, || view.choices(context, pick).into_string());
    }
    page.part(Part::Panels, || panels(&*view, context));
    page.part(Part::Log, || log(&*view, context));
    if over {
        page.part(Part::Score, || format!("{:?}", view.score(context)));
    }
    page
}

fn words(view: &dyn AnyView, context: RenderContext<'_>, pick: Option<&str>) -> String {
    let mut phrases = vec![view.situation()];
    phrases.extend(view.question());
    if let Some(pick) = pick {
        phrases.extend(view.consequence(pick));
        phrases.extend(view.action(pick));
    }
    phrases
        .iter()
        .map(|phrase| view.paint(phrase, context).into_string())
        .collect()
}

fn panels(view: &dyn AnyView, context: RenderContext<'_>) -> String {
    let mut drawn: String = view
        .seats()
        .seats()
        .map(|seat| view.panel(context, seat).into_string())
        .collect();
    if let Some((_, panel)) = view.automa_panel(context) {
        drawn.push_str(&panel.into_string());
    }
    drawn
}

fn log(view: &dyn AnyView, context: RenderContext<'_>) -> String {
    let lines = if view.is_over() {
        view.log(context)
    } else {
        view.recent_log(context, LOG_SECTIONS).0
    };
    lines
        .into_iter()
        .map(|line| line.markup.into_string())
        .collect()
}
