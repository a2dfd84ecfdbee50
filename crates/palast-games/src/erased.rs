//! One generic body behind the erased traits: a game and its UI.

use std::fmt;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::OnceLock;
use std::time::Duration;

use maud::Markup;
use palast_bots::review::{NoReview, Prepared};
use palast_bots::{Contestant, Level, Search, Settings, arena};
use palast_core::{
    AskId, Bot as _, Choice, Commitment, Dice, Edition, Game, Header, Imagine, Input, Judge,
};
use palast_core::{EventSink, LogItem, Verdict, View, Viewer, verify};
use palast_core::{LogEntry, Match, Options, Position, Record, ReplayError, Rules, RulesError};
use palast_core::{RecordError, Seat, SeatCount, SeatSet, Seed, Standings, Step, Table, TakeBack};
use palast_ui::plan::{Placed, Plan};
use palast_ui::{About, GameUi, Lang, LogLevel, Moment, Phrase, RenderContext, RunningScore};
use palast_ui::{Scene, Words, common, preview_action};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::advice::Advice;
use crate::any::{
    AnyGame, AnyMatch, AnyPosition, AnyView, LoadError, LogLine, LogText, Played, SubmitError,
};
use crate::any::{Automa, MatchConfig, RulesSection, ScoreSheet, SheetLine};
use crate::review::AnyReview;

/// A game with its UI. Tests make one of their own; all others are in the list.
pub struct Registered<G, F> {
    words: [OnceLock<Words>; 3],
    of: PhantomData<(G, F)>,
}

impl<G, F> Registered<G, F> {
    /// The game, its texts not yet loaded.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            words: [const { OnceLock::new() }; 3],
            of: PhantomData,
        }
    }
}

impl<G, F> Default for Registered<G, F> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game, F> fmt::Debug for Registered<G, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Game").field(&G::ID).finish()
    }
}

impl<G: Imagine + Judge, F: GameUi<G>> Registered<G, F> {
    /// A match of this game whose type is forgotten.
    fn hold(&'static self, play: Match<G>) -> Box<dyn AnyMatch> {
        Box::new(ErasedMatch::<G, F> {
            game: self,
            play,
            ui: PhantomData,
        })
    }
}

fn rules<G: Game>(setup: &MatchConfig) -> Result<&'static Rules<G>, RulesError> {
    let mut options = G::Options::default();
    for (name, value) in &setup.options {
        options.set(name, value)?;
    }
    let edition = setup.edition.as_deref().unwrap_or(G::Edition::DEFAULT_TEXT);
    Rules::with_edition(G::RULES_VERSION, setup.seats, options, edition)
}

fn replay_error<G: Game>(line: usize, error: &ReplayError<G>) -> LoadError {
    LoadError::Replay {
        line,
        reason: error.to_string(),
    }
}

impl<G: Imagine + Judge, F: GameUi<G>> AnyGame for Registered<G, F> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }

    fn choices(&self) -> &'static [Choice] {
        G::Options::CHOICES
    }

    fn levels(&self) -> &'static [Level] {
        &Level::ALL
    }

    fn hides(&self) -> bool {
        size_of::<G::Private>() > 0
    }

    fn words(&self, lang: Lang) -> &Words {
        words_of::<G, F>(&self.words, lang)
    }

    fn lessons(&self) -> &'static [&'static str] {
        F::LESSONS
    }

    fn solo_choices(&self) -> &'static [&'static str] {
        F::SOLO_CHOICES
    }

    fn css(&self) -> &'static str {
        F::CSS
    }

    fn symbols(&self) -> Markup {
        F::symbols()
    }

    fn emblem(&self) -> Markup {
        F::emblem()
    }

    fn piece(&self, id: &str) -> Markup {
        F::piece(id)
    }

    fn rules(&self, lang: Lang) -> Vec<RulesSection> {
        let words = self.words(lang);
        F::RULES
            .iter()
            .map(|id| RulesSection {
                id,
                title: words.text(&Phrase::new(format!("rules-{id}-title"))),
                paragraphs: words
                    .text(&Phrase::new(format!("rules-{id}")))
                    .split("\n\n")
                    .map(|paragraph| paragraph.replace('\n', " "))
                    .collect(),
            })
            .collect()
    }

    fn check(&self, setup: &MatchConfig) -> Result<(), RulesError> {
        rules::<G>(setup).map(|_| ())
    }

    fn start(
        &'static self,
        setup: &MatchConfig,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, RulesError> {
        Ok(self.hold(Match::start(rules(setup)?, seed)))
    }

    fn load(
        &'static self,
        header: &str,
        lines: &[String],
        seed: Seed,
        editions: &[&str],
    ) -> Result<Box<dyn AnyMatch>, LoadError> {
        let parsed = Header::<G>::parse(header, editions)?;
        let offset = header.lines().count() + 1;
        let mut inputs = Vec::with_capacity(lines.len());
        for (index, line) in lines.iter().enumerate() {
            let input = Input::parse(line).map_err(|error| RecordError::Expected {
                line: offset + index,
                expected: error.expected,
            })?;
            inputs.push(input);
        }
        let mut play = Match::replay(parsed, Some(seed), inputs)
            .map_err(|error| replay_error(offset + error.input, &error))?;
        play.draw_due();
        Ok(self.hold(play))
    }

    fn read(
        &'static self,
        record: &str,
        editions: &[&str],
    ) -> Result<Box<dyn AnyMatch>, LoadError> {
        let record = Record::<G>::parse(record, editions)?;
        let play = record
            .replay()
            .map_err(|error| replay_error(record.line_of(error.input), &error))?;
        Ok(self.hold(play))
    }

    fn verify(&self, record: &str, editions: &[&str]) -> Result<Verdict, LoadError> {
        let record = Record::<G>::parse(record, editions)?;
        verify(&record).map_err(|error| replay_error(record.line_of(error.input), &error))
    }

    fn play(
        &self,
        setup: &MatchConfig,
        seed: &Seed,
        bots: &[Contestant],
        clock: &dyn Fn() -> Duration,
    ) -> Result<Played, RulesError> {
        let played = arena::compete::<G>(rules(setup)?, seed, bots, clock);
        let standings = played
            .game_match
            .standings()
            .expect("the arena plays to the end");
        Ok(Played {
            shares: played.shares,
            automa: played.automa,
            places: played.places,
            scores: played.scores,
            thought: played.thought,
            decisions: played.decisions,
            tallies: played.tallies,
            ending: standings.ending,
            record: played.game_match.record_so_far().to_text(),
        })
    }

    fn random_answers(
        &self,
        setup: &MatchConfig,
        seed: &Seed,
        answers: u64,
    ) -> Result<u64, RulesError> {
        Ok(arena::random_answers::<G>(
            rules(setup)?,
            &mut Dice::new(seed),
            answers,
        ))
    }

    fn imagine_many(
        &self,
        setup: &MatchConfig,
        seed: &Seed,
        count: u64,
    ) -> Result<u64, RulesError> {
        Ok(arena::imagine_many::<G>(
            rules(setup)?,
            &mut Dice::new(seed),
            count,
        ))
    }

    fn table_bytes(&self) -> usize {
        size_of::<Table<G>>()
    }
}

fn words_of<G: Game, F: GameUi<G>>(loaded: &[OnceLock<Words>; 3], lang: Lang) -> &Words {
    let index = Lang::ALL
        .iter()
        .position(|known| *known == lang)
        .expect("every language is listed");
    loaded[index].get_or_init(|| {
        let sources: Vec<&str> = common::sources(lang)
            .iter()
            .chain(F::sources(lang))
            .copied()
            .collect();
        Words::new(lang, &sources)
            .expect("a test loads every language of every game")
            .with_pieces(F::piece)
    })
}

struct ErasedMatch<G: Game, F> {
    game: &'static dyn AnyGame,
    play: Match<G>,
    ui: PhantomData<fn() -> F>,
}

impl<G: Game, F> ErasedMatch<G, F> {
    fn show(&self, view: View<G>, ply: usize) -> ErasedView<G, F> {
        let viewer = view.viewer();
        let over = view.step() == Step::Over;
        let open = |seat| self.play.view(Viewer::Seat(seat));
        ErasedView {
            open: if over {
                view.rules().seats.seats().map(open).collect()
            } else {
                Vec::new()
            },
            log: self
                .play
                .log(viewer)
                .filter(|entry| entry.ply <= ply)
                .cloned()
                .collect(),
            legal: OnceLock::new(),
            hints: Vec::new(),
            standings: self.play.standings().filter(|_| over),
            view,
            game: self.game,
            ui: PhantomData,
        }
    }
}

impl<G: Imagine + Judge, F: GameUi<G>> AnyMatch for ErasedMatch<G, F> {
    fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    fn seats(&self) -> SeatCount {
        self.play.rules().seats
    }

    fn header(&self) -> String {
        self.play.header().to_text()
    }

    fn commitment(&self) -> Commitment {
        self.play.commitment()
    }

    fn input_count(&self) -> usize {
        self.play.input_count()
    }

    fn lines_from(&self, first: usize) -> Vec<String> {
        self.play.lines_from(first)
    }

    fn asked(&self) -> SeatSet {
        self.play.asked()
    }

    fn ask_id(&self, seat: Seat) -> Option<AskId> {
        self.play.ask_id(seat)
    }

    fn is_over(&self) -> bool {
        self.play.is_over()
    }

    fn submit(&mut self, seat: Seat, ask: AskId, notation: &str) -> Result<(), SubmitError> {
        let action = parse::<G>(notation)?;
        self.play
            .submit(seat, ask, action)
            .map_err(|error| error.map_illegal(|why| F::illegal(&why)))
    }

    fn take_back(&self, seat: Seat) -> Option<TakeBack> {
        self.play.take_back(seat)
    }

    fn take_backs(&self, seat: Seat) -> u32 {
        self.play.take_backs(seat)
    }

    fn undo(&mut self, seat: Seat) -> bool {
        self.play.undo(seat)
    }

    fn view(&self, viewer: Viewer) -> Box<dyn AnyView> {
        Box::new(self.show(self.play.view(viewer), self.play.ply()))
    }

    fn view_at(&self, ply: usize, viewer: Viewer) -> Option<Box<dyn AnyView>> {
        let view = self.play.view_at(ply, viewer)?;
        Some(Box::new(self.show(view, ply)))
    }

    fn open_at(&self, ply: usize, viewer: Viewer) -> Option<Box<dyn AnyView>> {
        if !self.play.is_over() {
            return None;
        }
        let position = self.play.position_at(ply)?;
        let mut seen = self.show(position.view(viewer), ply);
        let seats = self.play.rules().seats.seats();
        seen.open = seats
            .map(|seat| position.view(Viewer::Seat(seat)))
            .collect();
        Some(Box::new(seen))
    }

    fn positions(&self) -> Box<dyn Iterator<Item = Box<dyn AnyPosition>> + '_> {
        let game = self.game;
        Box::new(self.play.positions().map(move |position| {
            Box::new(ErasedPosition::<G, F> {
                game,
                position,
                ui: PhantomData,
            }) as Box<dyn AnyPosition>
        }))
    }

    fn ply(&self) -> usize {
        self.play.ply()
    }

    fn decisions(&self, seat: Seat) -> Vec<usize> {
        self.play.decisions(seat)
    }

    fn last_turn(&self, seat: Seat) -> usize {
        self.play.last_turn(seat)
    }

    fn go_on_from(&self, at: usize, seed: Seed) -> Option<Box<dyn AnyMatch>> {
        Some(Box::new(Self {
            game: self.game,
            play: self.play.go_on_from(at, seed)?,
            ui: PhantomData,
        }))
    }

    fn review(&self, seat: Seat) -> Result<Box<dyn AnyReview>, NoReview> {
        Ok(Box::new(Prepared::new(&self.play, seat)?))
    }

    fn record(&self) -> Option<String> {
        Some(self.play.record()?.to_text())
    }

    fn record_so_far(&self) -> String {
        self.play.record_so_far().to_text()
    }
}

fn parse<G: Game>(notation: &str) -> Result<G::Action, SubmitError> {
    G::Action::from_str(notation).map_err(SubmitError::Unreadable)
}

/// Checks answers of one seat, each on an imagined table after the ones before it.
fn check_in_turn<G: Imagine, F: GameUi<G>>(
    view: &View<G>,
    actions: &[G::Action],
) -> Result<(), Phrase> {
    let (Some(own), false) = (view.view_ref(), actions.is_empty()) else {
        return Err(Phrase::new("plan-none"));
    };
    // What the seat plans depends on what it knows, so any imagined table will do.
    let mut table = G::imagine(own, &mut Dice::for_draw(&Seed::from_number(0), 0));
    for action in actions {
        let asked = matches!(G::step(&table.public), Step::Ask(seats) if seats.contains(own.seat));
        if !asked {
            return Err(Phrase::new("plan-none"));
        }
        let seat_view = table.view_ref(own.seat);
        G::check(seat_view, &G::question(seat_view), action).map_err(|why| F::illegal(&why))?;
        G::act(&mut table, own.seat, *action, &mut EventSink::silent());
    }
    Ok(())
}

/// What an entry of the log says, if it is worth a line.
fn phrase_of<G: Game, F: GameUi<G>>(entry: &LogEntry<G>) -> Option<(LogLevel, Phrase)> {
    match &entry.item {
        LogItem::Public(event) => F::event(event),
        LogItem::Private(_, event) => F::private_event(event),
    }
}

/// A line of the log with its seats marked and its pieces drawn.
fn said(context: RenderContext<'_>, (ply, level, phrase): &(usize, LogLevel, Phrase)) -> LogText {
    LogText {
        ply: *ply,
        level: *level,
        text: context.say(phrase),
    }
}

fn painted(context: RenderContext<'_>, (ply, level, phrase): (usize, LogLevel, Phrase)) -> LogLine {
    LogLine {
        ply,
        level,
        markup: context.words.paint(&phrase, context.names),
    }
}

/// What the game calls the rules' own player.
fn automa_name(context: RenderContext<'_>) -> String {
    let own = "automa-name";
    let key = if context.words.has(own) {
        own
    } else {
        "the-automa"
    };
    context.words.get(key)
}

struct ErasedPosition<G: Game, F> {
    game: &'static dyn AnyGame,
    position: Position<G>,
    ui: PhantomData<fn() -> F>,
}

impl<G: Imagine + Judge, F: GameUi<G>> AnyPosition for ErasedPosition<G, F> {
    fn ply(&self) -> usize {
        self.position.ply()
    }

    fn input(&self) -> Option<String> {
        self.position.input().map(|input| input.to_string())
    }

    fn asked(&self) -> SeatSet {
        self.position.asked()
    }

    fn is_over(&self) -> bool {
        self.position.view(Viewer::Spectator).step() == Step::Over
    }

    fn view(&self, viewer: Viewer) -> Box<dyn AnyView> {
        Box::new(ErasedView::<G, F> {
            legal: OnceLock::new(),
            hints: Vec::new(),
            game: self.game,
            view: self.position.view(viewer),
            open: Vec::new(),
            log: Vec::new(),
            standings: None,
            ui: PhantomData,
        })
    }

    fn standings(&self) -> Standings {
        self.position.standings()
    }
}

struct ErasedView<G: Game, F> {
    game: &'static dyn AnyGame,
    view: View<G>,
    open: Vec<View<G>>,
    /// Found when it is first needed, and only then: every part of a page asks for it.
    legal: OnceLock<Vec<G::Action>>,
    /// Answers to be marked, best first.
    hints: Vec<G::Action>,
    log: Vec<LogEntry<G>>,
    standings: Option<Standings>,
    ui: PhantomData<fn() -> F>,
}

impl<G: Imagine + Judge, F: GameUi<G>> ErasedView<G, F> {
    fn scene<'a>(&'a self, context: RenderContext<'a>, pick: Option<&str>) -> Scene<'a, G> {
        Scene {
            view: &self.view,
            open: &self.open,
            legal: self.legal_actions(),
            hints: &self.hints,
            log: &self.log,
            pick: pick.and_then(|notation| self.legal_action(notation)),
            look: context,
        }
    }

    /// The lines of the log, oldest first, each with its ply.
    fn lines(&self) -> impl DoubleEndedIterator<Item = (usize, LogLevel, Phrase)> {
        self.log.iter().filter_map(|entry| {
            let (level, phrase) = phrase_of::<G, F>(entry)?;
            Some((entry.ply, level, phrase))
        })
    }

    /// The lines from the heading that begins the last sections; whether something was left out.
    fn recent<T>(
        &self,
        sections: usize,
        write: impl Fn((usize, LogLevel, Phrase)) -> T,
    ) -> (Vec<T>, bool) {
        let mut recent = Vec::new();
        let mut headings = 0;
        let mut backwards = self.lines().rev();
        for line in backwards.by_ref() {
            headings += usize::from(line.1 == LogLevel::Heading);
            recent.push(write(line));
            if headings >= sections.max(1) {
                break;
            }
        }
        recent.reverse();
        (recent, backwards.next().is_some())
    }

    fn legal_actions(&self) -> &[G::Action] {
        self.legal.get_or_init(|| self.view.legal_actions())
    }

    fn legal_action(&self, notation: &str) -> Option<G::Action> {
        let action = parse::<G>(notation).ok()?;
        let (seat_view, ask) = (self.view.view_ref()?, self.view.question()?);
        G::check(seat_view, &ask, &action).is_ok().then_some(action)
    }
}

impl<G: Imagine + Judge, F: GameUi<G>> AnyView for ErasedView<G, F> {
    fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    fn viewer(&self) -> Viewer {
        self.view.viewer()
    }

    fn seats(&self) -> SeatCount {
        self.view.rules().seats
    }

    fn asked(&self) -> SeatSet {
        self.view.asked()
    }

    fn is_over(&self) -> bool {
        self.view.step() == Step::Over
    }

    fn option(&self, name: &str) -> Option<&'static str> {
        self.view.rules().options.get(name)
    }

    fn legal(&self) -> Vec<String> {
        self.legal_actions()
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    fn check(&self, notation: &str) -> Result<(), SubmitError> {
        let action = parse::<G>(notation)?;
        let (Some(seat_view), Some(ask)) = (self.view.view_ref(), self.view.question()) else {
            return Err(SubmitError::NotAsked);
        };
        G::check(seat_view, &ask, &action).map_err(|why| SubmitError::Illegal(F::illegal(&why)))
    }

    fn situation(&self) -> Phrase {
        F::situation(&self.view)
    }

    fn question(&self) -> Option<Phrase> {
        F::question(&self.view)
    }

    fn action(&self, notation: &str) -> Option<Phrase> {
        Some(F::action(&self.view, &self.legal_action(notation)?))
    }

    fn consequence(&self, notation: &str) -> Option<Phrase> {
        Some(F::consequence(&self.view, &self.legal_action(notation)?))
    }

    fn rule_now(&self) -> &'static str {
        F::rule_now(&self.view)
    }

    fn key(&self, notation: &str) -> Option<char> {
        F::key(&self.view, &self.legal_action(notation)?)
    }

    fn is_revocable(&self, notation: &str) -> bool {
        let (Some(action), Some(before)) = (self.legal_action(notation), self.view.view_ref())
        else {
            return false;
        };
        let (table, _) = preview_action(before, action);
        match G::step(&table.public) {
            Step::Ask(seats) => {
                before.stays_sealed(&table.public)
                    || (seats == SeatSet::one(before.seat)
                        && !G::is_reveal(before.public, &table.public))
            }
            Step::Chance | Step::Over => false,
        }
    }

    fn moments(&self, from: usize) -> Vec<Moment> {
        let first = self.log.partition_point(|entry| entry.ply < from);
        F::moments(&self.view, &self.log[first..])
    }

    fn about(&self, id: &str) -> Option<About> {
        F::about(&self.view, id)
    }

    fn abouts(&self) -> Vec<String> {
        F::abouts(&self.view)
    }

    fn running_score(&self) -> Option<RunningScore> {
        F::running_score(&self.view)
    }

    fn lesson(&self) -> Option<&'static str> {
        self.view.question()?;
        F::lesson(&self.view)
    }

    fn plan(&self, context: RenderContext<'_>) -> Option<Plan> {
        self.view.question()?;
        F::plan(self.scene(context, None))
    }

    fn beside_plan(&self, context: RenderContext<'_>) -> Markup {
        F::beside_plan(self.scene(context, None))
    }

    fn plan_answers(&self, placed: &[Placed]) -> Result<Vec<String>, Phrase> {
        let actions = F::plan_actions(&self.view, placed)?;
        check_in_turn::<G, F>(&self.view, &actions)?;
        Ok(actions.iter().map(ToString::to_string).collect())
    }

    fn paint(&self, phrase: &Phrase, context: RenderContext<'_>) -> Markup {
        context.words.paint(phrase, context.names)
    }

    fn board(&self, context: RenderContext<'_>, pick: Option<&str>) -> Markup {
        F::board(self.scene(context, pick))
    }

    fn hand(&self, context: RenderContext<'_>, pick: Option<&str>) -> Markup {
        F::hand(self.scene(context, pick))
    }

    fn choices(&self, context: RenderContext<'_>, pick: Option<&str>) -> Markup {
        F::choices(self.scene(context, pick))
    }

    fn panel(&self, context: RenderContext<'_>, seat: Seat) -> Markup {
        F::panel(self.scene(context, None), seat)
    }

    fn automa_panel(&self, context: RenderContext<'_>) -> Option<(String, Markup)> {
        let panel = F::automa_panel(self.scene(context, None))?;
        Some((automa_name(context), panel))
    }

    fn finale(&self, context: RenderContext<'_>) -> Option<Markup> {
        self.is_over()
            .then(|| F::finale(self.scene(context, None)))
            .flatten()
    }

    fn picture(&self, context: RenderContext<'_>, seat: Seat) -> Option<String> {
        if !self.seats().has(seat) {
            return None;
        }
        F::picture(context, &self.view, seat)
    }

    fn draw(&self, context: RenderContext<'_>, pick: Option<&str>, area: Rect, buf: &mut Buffer) {
        F::draw(self.scene(context, pick), area, buf);
    }

    fn log(&self, context: RenderContext<'_>) -> Vec<LogLine> {
        let paint = |line| painted(context, line);
        self.lines().map(paint).collect()
    }

    fn log_text(&self, context: RenderContext<'_>) -> Vec<LogText> {
        self.lines().map(|line| said(context, &line)).collect()
    }

    fn recent_log(&self, context: RenderContext<'_>, sections: usize) -> (Vec<LogLine>, bool) {
        self.recent(sections, |line| painted(context, line))
    }

    fn recent_log_text(&self, context: RenderContext<'_>, sections: usize) -> (Vec<LogText>, bool) {
        self.recent(sections, |line| said(context, &line))
    }

    fn score(&self, context: RenderContext<'_>) -> Option<ScoreSheet> {
        let standings = self.standings.as_ref()?;
        Some(ScoreSheet {
            ending: context.say(&F::ending(standings.ending)),
            places: standings.places,
            automa: standings.automa.map(|place| Automa {
                name: automa_name(context),
                place,
            }),
            lines: standings
                .lines
                .iter()
                .map(|line| SheetLine {
                    heading: context.say(&F::score_line(line.key)),
                    values: line.values,
                    automa: line.automa,
                    deciding: line.deciding,
                })
                .collect(),
        })
    }

    fn think(&self, level: Level, seed: &Seed, go_on: &mut dyn FnMut() -> bool) -> Option<String> {
        self.view.question()?;
        let mut bot = level.bot::<G>(Dice::new(seed));
        bot.hear(&self.log);
        Some(bot.choose(&self.view, go_on).to_string())
    }

    fn advise(&self, walks: u32, seed: &Seed, go_on: &mut dyn FnMut() -> bool) -> Option<Advice> {
        let mut search = Search::<G>::new(Settings::new::<G>(walks), Dice::new(seed));
        search.hear(&self.log);
        Some(Advice::of(&search.analyse(&self.view, go_on)?))
    }

    fn mark(&mut self, hints: &[&str]) {
        let legal = hints.iter().filter_map(|hint| self.legal_action(hint));
        self.hints = legal.collect();
    }

    fn absent(&self, seed: &Seed) -> Option<String> {
        let (seat_view, ask) = (self.view.view_ref()?, self.view.question()?);
        Some(G::timeout_action(seat_view, &ask, &mut Dice::new(seed)).to_string())
    }

    fn json(&self) -> String {
        serde_json::to_string(&self.view).expect("views hold nothing that JSON cannot say")
    }
}
