//! One generic body behind the erased traits: a game and its face.

use std::fmt;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::OnceLock;

use maud::Markup;
use palast_bots::{Level, arena};
use palast_core::{AskId, Choice, Commitment, Dice, Edition, Game, Header, Imagine, Input, Judge};
use palast_core::{LogEntry, Match, Options, Record, Rejected, ReplayError, Rules, RulesError};
use palast_core::{RecordError, Seat, SeatCount, SeatSet, Seed, Standings, Step, Table, TakeBack};
use palast_core::{Told, Verdict, View, Viewer, verify};
use palast_ui::{Face, Lang, LogLevel, Look, Phrase, Scene, Words, house};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::any::{AnyGame, AnyMatch, AnyView, LoadError, LogLine, Played, Refusal};
use crate::any::{Rival, RulesSection, ScoreSheet, Setup, SheetLine};

/// A game with its face. Tests make one of their own; all others are in the list.
pub struct Of<G, F> {
    words: [OnceLock<Words>; 3],
    of: PhantomData<(G, F)>,
}

impl<G, F> Of<G, F> {
    /// The game, its texts not yet loaded.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            words: [const { OnceLock::new() }; 3],
            of: PhantomData,
        }
    }
}

impl<G, F> Default for Of<G, F> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game, F> fmt::Debug for Of<G, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Game").field(&G::ID).finish()
    }
}

fn rules<G: Game>(setup: &Setup) -> Result<&'static Rules<G>, RulesError> {
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

impl<G: Imagine + Judge, F: Face<G>> AnyGame for Of<G, F> {
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

    fn words(&self, lang: Lang) -> &Words {
        words_of::<G, F>(&self.words, lang)
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

    fn check(&self, setup: &Setup) -> Result<(), RulesError> {
        rules::<G>(setup).map(|_| ())
    }

    fn start(&self, setup: &Setup, seed: Seed) -> Result<Box<dyn AnyMatch>, RulesError> {
        Ok(Box::new(Holding::<G, F>::new(Match::start(
            rules(setup)?,
            seed,
        ))))
    }

    fn load(
        &self,
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
        Ok(Box::new(Holding::<G, F>::new(play)))
    }

    fn read(&self, record: &str, editions: &[&str]) -> Result<Box<dyn AnyMatch>, LoadError> {
        let record = Record::<G>::parse(record, editions)?;
        let play = record
            .replay()
            .map_err(|error| replay_error(record.line_of(error.input), &error))?;
        Ok(Box::new(Holding::<G, F>::new(play)))
    }

    fn verify(&self, record: &str, editions: &[&str]) -> Result<Verdict, LoadError> {
        let record = Record::<G>::parse(record, editions)?;
        verify(&record).map_err(|error| replay_error(record.line_of(error.input), &error))
    }

    fn play(&self, setup: &Setup, seed: &Seed, levels: &[Level]) -> Result<Played, RulesError> {
        let played = arena::play::<G>(rules(setup)?, seed, levels);
        let standings = played
            .game_match
            .standings()
            .expect("the arena plays to the end");
        Ok(Played {
            shares: played.shares,
            house: played.house,
            decisions: played.decisions,
            tallies: played.tallies,
            ending: standings.ending,
            record: played.game_match.record_so_far().to_text(),
        })
    }

    fn random_answers(&self, setup: &Setup, seed: &Seed, answers: u64) -> Result<u64, RulesError> {
        Ok(arena::random_answers::<G>(
            rules(setup)?,
            &mut Dice::new(seed),
            answers,
        ))
    }

    fn imagine_many(&self, setup: &Setup, seed: &Seed, count: u64) -> Result<u64, RulesError> {
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

fn words_of<G: Game, F: Face<G>>(loaded: &[OnceLock<Words>; 3], lang: Lang) -> &Words {
    let index = Lang::ALL
        .iter()
        .position(|known| *known == lang)
        .expect("every language is listed");
    loaded[index].get_or_init(|| {
        let sources: Vec<&str> = house::sources(lang)
            .iter()
            .chain(F::sources(lang))
            .copied()
            .collect();
        Words::new(lang, &sources).expect("a test loads every language of every game")
    })
}

struct Holding<G: Game, F> {
    play: Match<G>,
    of: PhantomData<fn() -> F>,
}

impl<G: Game, F> Holding<G, F> {
    const fn new(play: Match<G>) -> Self {
        Self {
            play,
            of: PhantomData,
        }
    }

    fn show(&self, view: View<G>, moment: usize) -> Seen<G, F> {
        let viewer = view.viewer();
        let over = view.step() == Step::Over;
        let open = |seat| self.play.view(Viewer::Seat(seat));
        Seen {
            open: if over {
                view.rules().seats.seats().map(open).collect()
            } else {
                Vec::new()
            },
            log: self
                .play
                .log(viewer)
                .filter(|entry| entry.moment <= moment)
                .cloned()
                .collect(),
            standings: self.play.standings().filter(|_| over),
            view,
            of: PhantomData,
        }
    }
}

impl<G: Imagine + Judge, F: Face<G>> AnyMatch for Holding<G, F> {
    fn game(&self) -> &'static dyn AnyGame {
        crate::game(G::ID).expect("the game is in the list")
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

    fn submit(&mut self, seat: Seat, ask: AskId, notation: &str) -> Result<(), Refusal> {
        let action = parse::<G>(notation)?;
        self.play
            .submit(seat, ask, action)
            .map_err(|rejected| match rejected {
                Rejected::NotAsked => Refusal::NotAsked,
                Rejected::Stale => Refusal::Stale,
                Rejected::Illegal(why) => Refusal::Illegal(F::illegal(&why)),
            })
    }

    fn take_back(&self, seat: Seat) -> Option<TakeBack> {
        self.play.take_back(seat)
    }

    fn undo(&mut self, seat: Seat) -> bool {
        self.play.undo(seat)
    }

    fn view(&self, viewer: Viewer) -> Box<dyn AnyView> {
        Box::new(self.show(self.play.view(viewer), self.play.moments()))
    }

    fn view_at(&self, moment: usize, viewer: Viewer) -> Option<Box<dyn AnyView>> {
        let view = self.play.view_at(moment, viewer)?;
        Some(Box::new(self.show(view, moment)))
    }

    fn open_at(&self, moment: usize, viewer: Viewer) -> Option<Box<dyn AnyView>> {
        if !self.play.is_over() {
            return None;
        }
        let mut seen = self.show(self.play.view_at(moment, viewer)?, moment);
        let seats = self.play.rules().seats.seats();
        seen.open = seats
            .map(|seat| self.play.view_at(moment, Viewer::Seat(seat)))
            .collect::<Option<_>>()?;
        Some(Box::new(seen))
    }

    fn moments(&self) -> usize {
        self.play.moments()
    }

    fn record(&self) -> Option<String> {
        Some(self.play.record()?.to_text())
    }

    fn record_so_far(&self) -> String {
        self.play.record_so_far().to_text()
    }
}

fn parse<G: Game>(notation: &str) -> Result<G::Action, Refusal> {
    G::Action::from_str(notation).map_err(|error| Refusal::Unreadable(error.expected))
}

/// What an entry of the log says, if it is worth a line.
fn phrase_of<G: Game, F: Face<G>>(entry: &LogEntry<G>) -> Option<(LogLevel, Phrase)> {
    match &entry.told {
        Told::All(event) => F::event(event),
        Told::Only(_, whisper) => F::whisper(whisper),
    }
}

/// What the game calls the rules' own player.
fn rival_name(look: Look<'_>) -> String {
    let own = "rival-name";
    let key = if look.words.has(own) {
        own
    } else {
        "the-rival"
    };
    look.words.get(key)
}

struct Seen<G: Game, F> {
    view: View<G>,
    open: Vec<View<G>>,
    log: Vec<LogEntry<G>>,
    standings: Option<Standings>,
    of: PhantomData<fn() -> F>,
}

impl<G: Imagine + Judge, F: Face<G>> Seen<G, F> {
    fn scene<'a>(&'a self, look: Look<'a>, pick: Option<&str>) -> Scene<'a, G> {
        Scene {
            view: &self.view,
            open: &self.open,
            log: &self.log,
            pick: pick.and_then(|notation| self.legal_action(notation)),
            look,
        }
    }

    fn lines(&self, look: Look<'_>, entries: &[LogEntry<G>]) -> Vec<LogLine> {
        let line = |entry: &LogEntry<G>| {
            let (level, phrase) = phrase_of::<G, F>(entry)?;
            Some(LogLine {
                moment: entry.moment,
                level,
                text: look.say(&phrase),
                markup: look.words.paint(&phrase, look.names, &F::piece),
            })
        };
        entries.iter().filter_map(line).collect()
    }

    fn legal_action(&self, notation: &str) -> Option<G::Action> {
        let action = parse::<G>(notation).ok()?;
        let (sight, ask) = (self.view.sight()?, self.view.question()?);
        G::check(sight, &ask, &action).is_ok().then_some(action)
    }
}

impl<G: Imagine + Judge, F: Face<G>> AnyView for Seen<G, F> {
    fn game(&self) -> &'static dyn AnyGame {
        crate::game(G::ID).expect("the game is in the list")
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
        self.view
            .legal_actions()
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    fn check(&self, notation: &str) -> Result<(), Refusal> {
        let action = parse::<G>(notation)?;
        let (Some(sight), Some(ask)) = (self.view.sight(), self.view.question()) else {
            return Err(Refusal::NotAsked);
        };
        G::check(sight, &ask, &action).map_err(|why| Refusal::Illegal(F::illegal(&why)))
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

    fn paint(&self, phrase: &Phrase, look: Look<'_>) -> Markup {
        look.words.paint(phrase, look.names, &F::piece)
    }

    fn board(&self, look: Look<'_>, pick: Option<&str>) -> Markup {
        F::board(self.scene(look, pick))
    }

    fn hand(&self, look: Look<'_>, pick: Option<&str>) -> Markup {
        F::hand(self.scene(look, pick))
    }

    fn choices(&self, look: Look<'_>, pick: Option<&str>) -> Markup {
        F::choices(self.scene(look, pick))
    }

    fn panel(&self, look: Look<'_>, seat: Seat) -> Markup {
        F::panel(self.scene(look, None), seat)
    }

    fn rival_panel(&self, look: Look<'_>) -> Option<(String, Markup)> {
        let panel = F::rival_panel(self.scene(look, None))?;
        Some((rival_name(look), panel))
    }

    fn picture(&self, look: Look<'_>, seat: Seat) -> Option<String> {
        if !self.seats().has(seat) {
            return None;
        }
        F::picture(look, &self.view, seat)
    }

    fn draw(&self, look: Look<'_>, pick: Option<&str>, area: Rect, buf: &mut Buffer) {
        F::draw(self.scene(look, pick), area, buf);
    }

    fn log(&self, look: Look<'_>) -> Vec<LogLine> {
        self.lines(look, &self.log)
    }

    fn recent_log(&self, look: Look<'_>, chapters: usize) -> (Vec<LogLine>, bool) {
        let begins = |entry: &LogEntry<G>| {
            phrase_of::<G, F>(entry).is_some_and(|(level, _)| level == LogLevel::Heading)
        };
        let headings = self.log.iter().enumerate().rev();
        let first = headings
            .filter(|(_, entry)| begins(entry))
            .nth(chapters.saturating_sub(1))
            .map_or(0, |(index, _)| index);
        (self.lines(look, &self.log[first..]), first > 0)
    }

    fn score(&self, look: Look<'_>) -> Option<ScoreSheet> {
        let standings = self.standings.as_ref()?;
        Some(ScoreSheet {
            ending: look.say(&F::ending(standings.ending)),
            places: standings.places,
            rival: standings.house.map(|place| Rival {
                name: rival_name(look),
                place,
            }),
            lines: standings
                .lines
                .iter()
                .map(|line| SheetLine {
                    heading: look.say(&F::score_line(line.key)),
                    values: line.values,
                    rival: line.house,
                    deciding: line.deciding,
                })
                .collect(),
        })
    }

    fn think(&self, level: Level, seed: &Seed, go_on: &mut dyn FnMut() -> bool) -> Option<String> {
        self.view.question()?;
        let mut bot = level.bot::<G>(Dice::new(seed));
        Some(bot.choose(&self.view, go_on).to_string())
    }

    fn absent(&self, seed: &Seed) -> Option<String> {
        let (sight, ask) = (self.view.sight()?, self.view.question()?);
        Some(G::absent_action(sight, &ask, &mut Dice::new(seed)).to_string())
    }

    fn json(&self) -> String {
        serde_json::to_string(&self.view).expect("views hold nothing that JSON cannot say")
    }
}
