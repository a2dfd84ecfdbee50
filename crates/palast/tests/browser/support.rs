//! A house to visit, and what a person does at a table: wait to be asked, pick, confirm.

use palast_browser::{Browser, BrowserError, Page, Server};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// What every test gives back.
pub(crate) type Done = Result<(), BrowserError>;

/// A test that may not end within this many answers is going round in circles.
const LONG_MATCH: usize = 300;

/// Buttons a person can see and that are answers.
const OFFERED: &str = "[...document.querySelectorAll('button.choice:not(.refused)')]\
    .filter(button => button.checkVisibility({ visibilityProperty: true }))\
    .map(button => [button.dataset.k, button.value])";

/// Keys of the folds that answers lie in or are shown by; a toggle hides some instead.
const FOLDS: &str = "[...document.querySelectorAll('#answer details:not([open], .ep-toggle)')]\
    .map(fold => fold.dataset.k)";

/// All answers, in sight or not.
const ANSWERS: &str = "[...document.querySelectorAll('button.choice:not(.refused)')]\
    .map(button => button.value)";

/// Whether the table waits for this page's player, or for nobody any more.
const ASKED: &str = "['you', 'none'].includes(document.querySelector('#live')?.dataset.turn)";

const MOMENT: &str = "Math.max(0, ...[...document.querySelectorAll('#log [data-ply]')]\
    .map(line => Number(line.dataset.ply)))";

/// A running server with its data.
pub(crate) struct House {
    pub(crate) server: Server,
    pub(crate) data: TempDir,
    seed: u64,
}

impl House {
    /// Opens a house whose cards follow from a number; bots answer at once.
    #[track_caller]
    pub(crate) fn open(seed: u64) -> Result<Self, BrowserError> {
        let data = tempfile::tempdir().expect("a directory for the house");
        let server = Server::start(&program(data.path(), seed, 0))?;
        Ok(Self { server, data, seed })
    }

    /// Kills the server as a power cut would and starts it again on the same data and port.
    #[track_caller]
    pub(crate) fn kill_and_open_again(self) -> Result<Self, BrowserError> {
        let Self { server, data, seed } = self;
        let port = server.address().port();
        drop(server);
        let server = Server::start(&program(data.path(), seed, port))?;
        Ok(Self { server, data, seed })
    }

    /// The address of a page.
    pub(crate) fn at(&self, path: &str) -> String {
        format!("{}{path}", self.server.url())
    }
}

fn program(data: &Path, seed: u64, port: u16) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_palast"));
    let (seed, port) = (seed.to_string(), port.to_string());
    program
        .args(["serve", "--quiet", "--bot-pace-ms", "0"])
        .args(["--seed", &seed, "--port", &port, "--data"])
        .arg(data);
    program
}

/// A browser of somebody who reads English.
#[track_caller]
pub(crate) fn visitor() -> Result<Browser, BrowserError> {
    let browser = Browser::start()?;
    browser.page().lang("en")?;
    browser.page().patience(Duration::from_secs(45));
    Ok(browser)
}

/// From the front page to a table against bots, by its one button.
#[track_caller]
pub(crate) fn sit_down_with_bots(page: &Page, house: &House) -> Done {
    page.goto(&house.at("/"))?;
    page.click("#bots-palastgefluester")?;
    page.wait_for("#live[data-status=running] #hand")
}

/// Opens a table of any game through its form; `seats` says who sits from the second seat on.
#[track_caller]
pub(crate) fn open_table(page: &Page, address: &str, game: &str, seats: &[&str]) -> Done {
    page.goto(&format!("{address}/new/{game}"))?;
    page.fill("#name", "Host")?;
    for (seat, who) in (2..).zip(seats) {
        page.click(&format!("select[name='seat-{seat}'] option[value='{who}']"))?;
    }
    page.click("#open")?;
    page.wait_for("#seats")
}

/// Opens a table against bots alone and starts the match.
#[track_caller]
pub(crate) fn play_against(page: &Page, house: &House, game: &str, seats: &[&str]) -> Done {
    open_table(page, &house.server.url(), game, seats)?;
    page.click("#start")?;
    page.wait_for("#live[data-status=running] #hand")?;
    page.wait_for("#rules")
}

/// What stands between two answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    Mine,
    Over,
}

/// Waits until this page's player is asked, or the match is over.
#[track_caller]
pub(crate) fn await_turn(page: &Page) -> Result<Turn, BrowserError> {
    page.wait_until(ASKED)?;
    let over = page.exists("#live[data-status=over]")?;
    Ok(if over { Turn::Over } else { Turn::Mine })
}

/// Waits until one of several is asked and says which; none once the match is over.
#[track_caller]
pub(crate) fn await_turn_of(pages: &[&Page]) -> Result<Option<usize>, BrowserError> {
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(60) {
        for (index, page) in pages.iter().enumerate() {
            if page.eval(ASKED)? {
                return Ok((await_turn(page)? == Turn::Mine).then_some(index));
            }
        }
    }
    panic!("nobody was asked for a minute");
}

/// Waits until no piece is on its way: one that glides can be missed. What runs for ever (water) stays in its place.
#[track_caller]
pub(crate) fn at_rest(page: &Page) -> Done {
    page.wait_until(
        "document.getAnimations().every(it => it.playState !== 'running' || it.effect.getTiming().iterations === Infinity)",
    )
}

/// The answers that can be seen, as keys of buttons and notation.
#[track_caller]
pub(crate) fn offered(page: &Page) -> Result<Vec<(String, String)>, BrowserError> {
    page.wait_until(&format!(
        "{OFFERED}.length || document.querySelector('#answer details')"
    ))?;
    let offered: Vec<(String, String)> = page.eval(OFFERED)?;
    if !offered.is_empty() {
        return Ok(offered);
    }
    // All answers are folded, as two cards of rows to be swapped: touching the first shows what goes with it.
    at_rest(page)?;
    page.click("#answer details summary")?;
    page.wait_for("#answer details[open]")?;
    page.eval(OFFERED)
}

/// Picks the first answer that somebody likes, folded ones last, or else the first, and says what it was.
#[track_caller]
pub(crate) fn pick(page: &Page, likes: impl Fn(&str) -> bool) -> Result<String, BrowserError> {
    let offered = offered(page)?;
    let liked = offered.iter().find(|(_, notation)| likes(notation));
    let (key, notation) = match liked {
        Some(liked) => liked.clone(),
        None => unfold(page, likes)?.unwrap_or_else(|| {
            let first = offered.first();
            first.expect("who is asked can answer").clone()
        }),
    };
    at_rest(page)?;
    page.click(&format!("button.choice[data-k='{key}']"))?;
    page.wait_for(&format!("#live[data-pick='{notation}']"))?;
    page.wait_for("#confirm")?;
    Ok(notation)
}

/// Opens one fold after another, if there is an answer somebody likes, until it can be seen.
#[track_caller]
fn unfold(
    page: &Page,
    likes: impl Fn(&str) -> bool,
) -> Result<Option<(String, String)>, BrowserError> {
    let answers: Vec<String> = page.eval(ANSWERS)?;
    if !answers.iter().any(|notation| likes(notation)) {
        return Ok(None);
    }
    for fold in page.eval::<Vec<String>>(FOLDS)? {
        page.click(&format!("#answer details[data-k='{fold}'] > summary"))?;
        page.wait_for(&format!("#answer details[data-k='{fold}'][open]"))?;
        let offered: Vec<(String, String)> = page.eval(OFFERED)?;
        let liked = offered.into_iter().find(|(_, notation)| likes(notation));
        if liked.is_some() {
            return Ok(liked);
        }
    }
    panic!("an answer among {answers:?} is in no fold");
}

/// Confirms what is picked, and waits until the house has taken it.
#[track_caller]
pub(crate) fn confirm(page: &Page) -> Done {
    let ask = page.attribute("#live", "data-ask")?.unwrap_or_default();
    page.click("#confirm")?;
    page.wait_until(&format!(
        "(document.querySelector('#live').dataset.ask ?? '') !== '{ask}'"
    ))
}

/// Answers everything until the match is over or `enough`, which sees each question before it is answered.
#[track_caller]
pub(crate) fn play_until(
    page: &Page,
    mut enough: impl FnMut() -> Result<bool, BrowserError>,
) -> Result<Turn, BrowserError> {
    for _ in 0..LONG_MATCH {
        if await_turn(page)? == Turn::Over {
            return Ok(Turn::Over);
        }
        if enough()? {
            return Ok(Turn::Mine);
        }
        pick(page, |_| false)?;
        confirm(page)?;
    }
    panic!("{LONG_MATCH} answers and no end");
}

/// The first word of the answers: which kind of question it is.
#[track_caller]
pub(crate) fn kind(page: &Page) -> Result<String, BrowserError> {
    page.eval("document.querySelector('button.choice[value]').value.split(' ')[0]")
}

/// The cards in the hand of this page's player, in notation.
#[track_caller]
pub(crate) fn hand(page: &Page) -> Result<Vec<String>, BrowserError> {
    page.eval(
        "[...document.querySelectorAll('#hand [data-k^=\"hand:\"]')].map(card => card.dataset.k.slice(5))",
    )
}

/// The log, line by line.
#[track_caller]
pub(crate) fn log(page: &Page) -> Result<Vec<String>, BrowserError> {
    page.eval("[...document.querySelectorAll('#log li, #log h3')].map(line => line.textContent)")
}

/// The newest moment that the log tells of; it shows the last rounds, so counting its lines would not do.
#[track_caller]
pub(crate) fn moment(page: &Page) -> Result<u32, BrowserError> {
    page.eval(MOMENT)
}

/// Waits until the log tells of something newer.
#[track_caller]
pub(crate) fn await_news(page: &Page, told: u32) -> Done {
    page.wait_until(&format!("{MOMENT} > {told}"))
}
