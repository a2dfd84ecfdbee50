//! A running site, and what a player does at a table: wait to be asked, pick, confirm.

use palast_browser::{Browser, BrowserError, Page, Server};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The result of every test.
pub(crate) type Done = Result<(), BrowserError>;

/// A match that takes more answers than this does not end.
const LONG_MATCH: usize = 300;

/// The visible answer buttons, as key and notation.
const OFFERED: &str = "[...document.querySelectorAll('button.choice:not(.refused)')]\
    .filter(button => button.checkVisibility({ visibilityProperty: true }))\
    .map(button => [button.dataset.k, button.value])";

/// The keys of closed `details` elements that hold or reveal answers; a toggle (`.ep-toggle`) hides some instead.
const FOLDS: &str = "[...document.querySelectorAll(':is(#board, #hand, #question) details:not([open], .ep-toggle)')]\
    .map(fold => fold.dataset.k)";

/// All answers, visible or not.
const ANSWERS: &str = "[...document.querySelectorAll('button.choice:not(.refused)')]\
    .map(button => button.value)";

/// Whether this page's player is asked, or the match is over.
const ASKED: &str = "['you', 'none'].includes(document.querySelector('#live')?.dataset.turn)";

/// The newest ply in the log.
const NEWEST_PLY: &str = "Math.max(0, ...[...document.querySelectorAll('#log [data-ply]')]\
    .map(line => Number(line.dataset.ply)))";

/// A running server with its data.
pub(crate) struct Site {
    pub(crate) server: Server,
    pub(crate) data: TempDir,
    seed: u64,
}

impl Site {
    /// Starts a server with this seed; its bots answer at once.
    #[track_caller]
    pub(crate) fn start(seed: u64) -> Result<Self, BrowserError> {
        let data = tempfile::tempdir().expect("a directory can be created");
        let server = Server::start(&program(data.path(), seed, 0))?;
        Ok(Self { server, data, seed })
    }

    /// Kills the server as a power cut would, and starts it again on the same data and port.
    #[track_caller]
    pub(crate) fn kill_and_restart(self) -> Result<Self, BrowserError> {
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

/// Starts a browser whose language is English.
#[track_caller]
pub(crate) fn visitor() -> Result<Browser, BrowserError> {
    let browser = Browser::start()?;
    browser.page().lang("en")?;
    browser.page().set_timeout(Duration::from_secs(45));
    Ok(browser)
}

/// Starts a match against bots with the button on the front page.
#[track_caller]
pub(crate) fn sit_down_with_bots(page: &Page, site: &Site) -> Done {
    page.goto(&site.at("/"))?;
    page.click("#bots-palastgefluester")?;
    begin(page)
}

/// Begins a match with the form that is open, without explanations.
#[track_caller]
pub(crate) fn begin(page: &Page) -> Done {
    page.wait_for("#open")?;
    if page.exists("#explain:checked")? {
        page.click("#explain")?;
    }
    page.click("#open")?;
    page.wait_for("#live[data-status=running] #hand")
}

/// Opens a table of any game through its form; `seats` says who sits from the second seat on.
#[track_caller]
pub(crate) fn open_table(page: &Page, address: &str, game: &str, seats: &[&str]) -> Done {
    page.goto(&format!("{address}/new/{game}"))?;
    open_table_here(page, seats)
}

/// The same with the form that is open.
#[track_caller]
pub(crate) fn open_table_here(page: &Page, seats: &[&str]) -> Done {
    page.fill("#name", "Host")?;
    for (seat, who) in (2..).zip(seats) {
        page.click(&format!("select[name='seat-{seat}'] option[value='{who}']"))?;
    }
    if page.exists("#explain:checked")? {
        page.click("#explain")?;
    }
    page.click("#open")?;
    page.wait_for("#seats")
}

/// Opens a table against bots alone and starts the match.
#[track_caller]
pub(crate) fn play_against(page: &Page, site: &Site, game: &str, seats: &[&str]) -> Done {
    open_table(page, &site.server.url(), game, seats)?;
    page.click("#start")?;
    page.wait_for("#live[data-status=running] #hand")?;
    page.wait_for("#rules")
}

/// Whether this page's player has to answer.
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

/// Waits until one of several players is asked and returns which; `None` once the match is over.
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

/// Waits until no piece moves, because a click on a moving piece may miss it. Endless animations (water) and the scene of
/// a moment, which lets every click through, move nothing and are ignored.
#[track_caller]
pub(crate) fn wait_for_animations(page: &Page) -> Done {
    page.wait_until(
        "document.getAnimations().every(it => it.playState !== 'running' || it.effect.getTiming().iterations === Infinity \
         || it.effect.target?.closest('#scene, .flying'))",
    )
}

/// Returns the visible answers, as key and notation.
#[track_caller]
pub(crate) fn offered(page: &Page) -> Result<Vec<(String, String)>, BrowserError> {
    page.wait_until(&format!(
        "{OFFERED}.length || document.querySelector('#board details')"
    ))?;
    let offered: Vec<(String, String)> = page.eval(OFFERED)?;
    if !offered.is_empty() {
        return Ok(offered);
    }
    // All answers are inside closed `details`, as for two cards that swap rows: opening the first shows its partners.
    wait_for_animations(page)?;
    page.click("#board details summary")?;
    page.wait_for("#board details[open]")?;
    page.eval(OFFERED)
}

/// Picks the first preferred answer, visible ones before folded ones, or else the first of all. Returns its notation.
#[track_caller]
pub(crate) fn pick(page: &Page, prefers: impl Fn(&str) -> bool) -> Result<String, BrowserError> {
    if page.exists("#plan")? {
        return fill_plan(page);
    }
    let offered = offered(page)?;
    let preferred = offered.iter().find(|(_, notation)| prefers(notation));
    let (key, notation) = match preferred {
        Some(preferred) => preferred.clone(),
        None => unfold(page, prefers)?.unwrap_or_else(|| {
            let first = offered.first();
            first.expect("a question offers an answer").clone()
        }),
    };
    wait_for_animations(page)?;
    page.click(&format!("button.choice[data-k='{key}']"))?;
    page.wait_for(&format!("#live[data-pick='{notation}']"))?;
    page.wait_for("#confirm")?;
    Ok(notation)
}

/// Picks this answer and no plan, by its address if the page shows a plan: there a touch means the plan.
#[track_caller]
pub(crate) fn pick_single(page: &Page, notation: &str) -> Done {
    if !page.exists("#plan")? {
        return pick(page, |offered| offered == notation).map(|_| ());
    }
    let table: String =
        page.eval("location.origin + document.querySelector('#live').dataset.base")?;
    page.goto(&format!("{table}?pick={}", notation.replace(' ', "+")))?;
    page.wait_for(&format!("#live[data-pick='{notation}']"))
}

/// Puts pieces where some are missing until the plan can be confirmed; where none has to be, as many as there is room for;
/// where a sum counts, pieces that make it. Returns `plan`.
#[track_caller]
fn fill_plan(page: &Page) -> Result<String, BrowserError> {
    const FILL: &str = "(() => {
        const all = css => [...document.querySelectorAll(css)];
        const lists = () => all('#plan select');
        const tray = () => all('#plan .tray .plan-piece');
        const worth = piece => Number(piece.querySelector('[data-worth]').dataset.worth);
        const making = (pieces, left) => {
            if (left === 0) return [];
            for (const [at, piece] of pieces.entries()) {
                const rest = worth(piece) <= left && making(pieces.slice(at + 1), left - worth(piece));
                if (rest) return [piece, ...rest];
            }
            return null;
        };
        const goal = document.querySelector('#plan [data-goal]');
        if (goal) {
            making(tray(), Number(goal.dataset.goal)).forEach(piece => piece.click());
            return true;
        }
        if (all('#plan [data-slot]').every(slot => slot.dataset.least === '0'))
            while (tray().length && all('#plan [data-slot]:not(.full)').length) tray()[0].click();
        const count = slot => lists().filter(list => list.value.split(' ')[0] === slot.dataset.slot).length;
        for (const slot of all('#plan [data-slot]')) while (count(slot) < Number(slot.dataset.least)) {
            const free = lists().find(list => !list.value
                && [...list.options].some(it => it.value.split(' ')[0] === slot.dataset.slot));
            if (!free) return false;
            document.querySelector(`#plan [data-piece='${free.dataset.of}']`).click();
            slot.click();
        }
        return true;
    })()";
    page.wait_for("#plan.live")?;
    assert!(page.eval::<bool>(FILL)?, "the plan cannot be filled in");
    Ok("plan".to_owned())
}

/// If some answer is preferred, opens one `details` after another until such an answer is visible.
#[track_caller]
fn unfold(
    page: &Page,
    prefers: impl Fn(&str) -> bool,
) -> Result<Option<(String, String)>, BrowserError> {
    let answers: Vec<String> = page.eval(ANSWERS)?;
    if !answers.iter().any(|notation| prefers(notation)) {
        return Ok(None);
    }
    for fold in page.eval::<Vec<String>>(FOLDS)? {
        page.click(&format!("#answer details[data-k='{fold}'] > summary"))?;
        page.wait_for(&format!("#answer details[data-k='{fold}'][open]"))?;
        let offered: Vec<(String, String)> = page.eval(OFFERED)?;
        let preferred = offered.into_iter().find(|(_, notation)| prefers(notation));
        if preferred.is_some() {
            return Ok(preferred);
        }
    }
    panic!("an answer among {answers:?} is in no fold");
}

/// Confirms the picked answer and waits until the server has accepted it.
#[track_caller]
pub(crate) fn confirm(page: &Page) -> Done {
    let ask = page.attribute("#live", "data-ask")?.unwrap_or_default();
    page.click("#confirm")?;
    page.wait_until(&format!(
        "(document.querySelector('#live').dataset.ask ?? '') !== '{ask}'"
    ))
}

/// Answers every question until the match is over or `enough` returns true; `enough` runs before each answer.
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

/// Sends one of the offered answers without clicking, another with each question: quicker than a hand, because only
/// what is seen in between matters. False if only a plan can answer.
const ANSWER: &str = "(async () => {
    const { ask, base } = document.querySelector('#live').dataset;
    const all = [...document.querySelectorAll('button.choice:not(.refused)')].map(button => button.value);
    if (!all.length) return false;
    const fields = new URLSearchParams(new FormData(document.querySelector('#sure')));
    fields.set('answer', all[(Number(ask) * 7 + 3) % all.length]);
    await fetch(`${base}/answer`, { method: 'POST', body: fields, headers: { 'X-Palast': 'stream' } });
    return true;
})()";

/// Answers one question without clicking, and waits until the server has accepted it.
#[track_caller]
pub(crate) fn answer_unclicked(page: &Page) -> Done {
    let ask = page.attribute("#live", "data-ask")?.unwrap_or_default();
    if !page.eval::<bool>(ANSWER)? {
        pick(page, |_| false)?;
        page.click("#confirm")?;
    }
    page.wait_until(&format!(
        "(document.querySelector('#live').dataset.ask ?? '') !== '{ask}'"
    ))
}

/// Plays a match to its end without clicking, for tests of what comes after it.
#[track_caller]
pub(crate) fn play_out(page: &Page) -> Done {
    for _ in 0..LONG_MATCH {
        if await_turn(page)? == Turn::Over {
            return page.wait_for("#live[data-status=over]");
        }
        answer_unclicked(page)?;
    }
    panic!("{LONG_MATCH} answers and no end");
}

/// Returns the kind of the current question: `plan`, or the first word of its answers' notation.
#[track_caller]
pub(crate) fn kind(page: &Page) -> Result<String, BrowserError> {
    page.eval(
        "document.querySelector('#plan') ? 'plan' \
         : document.querySelector('button.choice[value]').value.split(' ')[0]",
    )
}

/// Returns the cards in this player's hand, in notation.
#[track_caller]
pub(crate) fn hand(page: &Page) -> Result<Vec<String>, BrowserError> {
    page.eval(
        "[...document.querySelectorAll('#hand [data-k^=\"hand:\"]')].map(card => card.dataset.k.slice(5))",
    )
}

/// Returns the lines of the log.
#[track_caller]
pub(crate) fn log(page: &Page) -> Result<Vec<String>, BrowserError> {
    page.eval("[...document.querySelectorAll('#log [data-ply]')].map(line => line.textContent)")
}

/// Returns the newest ply in the log. Counting lines would not do: the log shows only the last rounds.
#[track_caller]
pub(crate) fn newest_ply(page: &Page) -> Result<u32, BrowserError> {
    page.eval(NEWEST_PLY)
}

/// Waits until the log has a newer ply than this one.
#[track_caller]
pub(crate) fn await_ply_after(page: &Page, ply: u32) -> Done {
    page.wait_until(&format!("{NEWEST_PLY} > {ply}"))
}
