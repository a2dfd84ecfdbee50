//! How many clicks a match takes: a count, not a test. `cargo test -p palast --test browser -- --ignored --nocapture clicks`
//!
//! A scripted player plays one whole match of each game against bots, once for each setting of which answers are
//! confirmed, and the page counts the clicks that a mouse makes. The match is the same every time, because the seed, the
//! bots and the answers are. The record then tells what it took before there were plans and settings: every answer with
//! more than one legal choice was picked and confirmed, two clicks; an only one lay picked and was confirmed, one click.

use crate::support::{Done, Site, Turn, await_turn, begin, offered, visitor};
use palast_browser::{BrowserError, Motion, Page};
use std::fs;
use std::process::Command;

/// Counts what a mouse clicks; what the script clicks by itself does not count.
const COUNT: &str = "void (window.clicks = 0, document.addEventListener('click', \
    event => { if (event.isTrusted) window.clicks += 1; }, true))";

/// The next piece of a plan to touch: one that a slot waits for, or one of those that make the sum; none if the plan is
/// complete.
const NEXT_PIECE: &str = "(() => {
    const all = css => [...document.querySelectorAll(css)];
    const tray = all('#plan .tray .plan-piece'), slots = all('#plan [data-slot]');
    const goal = document.querySelector('#plan [data-goal]');
    const worth = piece => Number(piece.querySelector('[data-worth]').dataset.worth);
    if (goal) {
        const lying = all('#plan .slot [data-worth]').reduce((sum, it) => sum + Number(it.dataset.worth), 0);
        const making = (pieces, left) => {
            if (left === 0) return [];
            for (const [at, piece] of pieces.entries()) {
                const rest = worth(piece) <= left && making(pieces.slice(at + 1), left - worth(piece));
                if (rest) return [piece, ...rest];
            }
            return null;
        };
        return making(tray, Number(goal.dataset.goal) - lying)?.[0]?.dataset.piece ?? null;
    }
    const waits = slot => inSlot(slot.dataset.slot).length < Number(slot.dataset.least);
    const fitting = slot => tray.find(piece => fits(piece.dataset.piece, slot.dataset.slot));
    if (slots.every(slot => slot.dataset.least === '0'))
        return slots.some(slot => hasRoom(slot.dataset.slot)) ? tray[0]?.dataset.piece ?? null : null;
    return slots.filter(waits).map(fitting).find(Boolean)?.dataset.piece ?? null;
})()";

/// Plays a whole match and returns its clicks and its rounds.
fn play(page: &Page) -> Result<(u32, u32), BrowserError> {
    page.eval::<()>(COUNT)?;
    for _ in 0..500 {
        if await_turn(page)? == Turn::Over {
            let rounds = "document.querySelectorAll('#log h3').length";
            return Ok((page.eval("window.clicks")?, page.eval(rounds)?));
        }
        let ask = page.attribute("#live", "data-ask")?.unwrap_or_default();
        // The script is faster than a double click.
        page.eval::<()>("void (asking_since = -1000)")?;
        let mut clicked = false;
        if page.exists("#plan.live")? {
            while let Some(piece) = page.eval::<Option<String>>(NEXT_PIECE)? {
                page.click(&format!("#plan [data-piece='{piece}']"))?;
            }
        } else if !page.exists("#confirm")? {
            let offered = offered(page)?;
            let nth = ask.parse::<usize>().unwrap_or_default() * 7 + 3;
            let (key, _) = &offered[nth % offered.len()];
            page.click(&format!("button.choice[data-k='{key}']"))?;
            clicked = true;
        }
        let answered = format!("(document.querySelector('#live').dataset.ask ?? '') !== '{ask}'");
        page.wait_until(&format!("{answered} || document.querySelector('#confirm')"))?;
        if !page.eval::<bool>(&answered)? {
            // What needs no confirming is under way once it is picked; an only answer lies picked and is confirmed.
            let sent = "document.documentElement.dataset.confirm === 'needed' \
                && 'free' in (document.querySelector('#confirm')?.dataset ?? {})";
            if !clicked || !page.eval::<bool>(sent)? {
                page.click("#confirm")?;
            }
            page.wait_until(&answered)?;
        }
    }
    panic!("no end after 500 answers");
}

/// What the same match took before: two clicks for each answer of seat `seat` with a choice, one for each without.
fn before(page: &Page, site: &Site, seat: &str) -> Result<(u32, u32), BrowserError> {
    let record: String =
        page.eval("fetch(document.querySelector('#record').href).then(answer => answer.text())")?;
    let path = site.data.path().join("clicks.palast");
    fs::write(&path, &record).expect("a record can be written");
    let replay = Command::new(env!("CARGO_BIN_EXE_palast"))
        .args(["replay", "--json", "--seat", seat])
        .arg(&path)
        .output()
        .expect("the program runs");
    let json: serde_json::Value = serde_json::from_slice(&replay.stdout).expect("a replay as JSON");
    let number: u8 = seat.parse().expect("a seat has a number");
    let positions = json["positions"].as_array().expect("positions");
    let (mut answers, mut clicks) = (0, 0);
    for pair in positions.windows(2) {
        let input = pair[1]["input"].as_str().unwrap_or_default();
        if !input.starts_with(&format!("{seat} ")) {
            continue;
        }
        let questions = pair[0]["questions"].as_array().expect("questions");
        let own = questions
            .iter()
            .find(|it| it["seat"] == number)
            .expect("who answers was asked");
        let legal = own["legal"].as_array().expect("legal answers").len();
        answers += 1;
        clicks += if legal > 1 { 2 } else { 1 };
    }
    Ok((answers, clicks))
}

/// Prints a line for each setting.
fn count(path: &str) -> Done {
    for setting in ["always", "needed", "never"] {
        let (site, browser) = (Site::start(1)?, visitor()?);
        let page = browser.page();
        page.motion(Motion::Reduced)?;
        page.goto(&site.at(&format!("/{path}")))?;
        begin(page)?;
        page.eval::<()>(&format!(
            "void (document.documentElement.dataset.confirm = '{setting}')"
        ))?;
        let (clicks, rounds) = play(page)?;
        let seat = page.attribute("#live", "data-viewer")?.unwrap_or_default();
        let (answers, old) = before(page, &site, &seat)?;
        let per = |clicks: u32| format!("{clicks} ({:.1})", f64::from(clicks) / f64::from(rounds));
        println!(
            "{path}, confirming {setting}: {rounds} rounds, {answers} answers; clicks (per round) before {}, now {}",
            per(old),
            per(clicks)
        );
    }
    Ok(())
}

#[test]
#[ignore = "a count that takes minutes"]
fn clicks_of_palastgefluester() -> Done {
    count("bots/palastgefluester")
}

#[test]
#[ignore = "a count that takes minutes"]
fn clicks_of_eschnapur() -> Done {
    count("bots/eschnapur")
}

#[test]
#[ignore = "a count that takes minutes"]
fn clicks_of_eternal_palace() -> Done {
    count("bots/eternal-palace")
}

#[test]
#[ignore = "a count that takes minutes"]
fn clicks_of_eternal_palace_alone() -> Done {
    count("alone/eternal-palace")
}

#[test]
#[ignore = "a count that takes minutes"]
fn clicks_of_amyitis() -> Done {
    count("bots/amyitis")
}
