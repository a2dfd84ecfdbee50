//! The frame of a table at every size: what is asked, the hand and the newest lines are in sight, and nothing is cut.

use crate::support::{
    Done, Site, Turn, answer_unclicked, await_turn, begin, kind, pick, visitor, wait_for_animations,
};
use palast_browser::{Motion, Page};
use std::collections::BTreeSet;

/// Sits down with bots at a table of this game.
#[track_caller]
pub(crate) fn sit_down(page: &Page, site: &Site, game: &str) -> Done {
    page.goto(&site.at(&format!("/bots/{game}")))?;
    begin(page)?;
    await_turn(page)?;
    wait_for_animations(page)
}

/// What is wrong with the page as it is; `box` says where something is.
const FAULTS: &str = "((rules) => {
    const box = (css) => document.querySelector(css)?.getBoundingClientRect();
    const whole = (css) => { const it = box(css); return !it || (it.top >= -1 && it.left >= -1 && it.bottom <= innerHeight + 1 && it.right <= innerWidth + 1); };
    const [board, question, players, hand, top] = ['.middle', '#question', '#players', '#hand', '.top'].map(box);
    const confirm = document.querySelector('#confirm span');
    const lines = confirm ? confirm.getBoundingClientRect().height / parseFloat(getComputedStyle(confirm).lineHeight) : 0;
    const all = {
        footer: !document.querySelector('footer').checkVisibility(),
        sideways: document.documentElement.scrollWidth <= innerWidth,
        page: document.documentElement.scrollHeight <= innerHeight + 1,
        question: whole('#question'),
        hand: whole('#hand'),
        confirm: lines < 2.5,
        log: whole('#log') && box('#log').height > 60,
        header: top.bottom <= 64.5,
        beside: players.left >= board.right - 1,
        level: players.top < board.bottom,
        foot: question.top >= board.bottom - 1 && question.top >= hand.bottom - 1,
        right: question.left >= board.right - 1 && question.top < 60 && board.height > 200,
    };
    return rules.filter((rule) => !all[rule]).join(' ');
})";

/// Sizes, and what each must show besides what all must.
const SIZES: [(u32, u32, &str); 7] = [
    (1366, 768, "'log', 'beside'"),
    (1280, 720, "'log', 'beside'"),
    (1180, 820, "'log', 'beside'"),
    (820, 1180, "'log', 'beside', 'level', 'foot'"),
    (844, 390, "'right'"),
    (390, 844, "'header', 'foot'"),
    (360, 740, "'header', 'foot'"),
];

/// Plays a match and checks the frame at every size when a kind of question comes up for the first time, before and
/// after an answer to it is picked.
fn every_question_of(game: &str) -> Done {
    let (site, browser) = (Site::start(12)?, visitor()?);
    let page = browser.page();
    page.motion(Motion::Reduced)?;
    page.resize(1366, 768)?;
    sit_down(page, &site, game)?;
    let mut faults = Vec::new();
    let mut seen = BTreeSet::new();
    while await_turn(page)? == Turn::Mine {
        let kind = kind(page)?;
        if seen.insert(kind.clone()) {
            look(page, &kind, &mut faults)?;
            if kind != "plan" {
                pick(page, |_| false)?;
                look(page, &format!("{kind}, picked"), &mut faults)?;
            }
        }
        answer_unclicked(page)?;
    }
    assert!(faults.is_empty(), "{game}: {faults:#?}");
    page.expect_no_console_errors()
}

/// Looks at the page at every size.
fn look(page: &Page, what: &str, faults: &mut Vec<String>) -> Done {
    let always = "'footer', 'sideways', 'page', 'question', 'hand', 'confirm'";
    for (width, height, rules) in SIZES {
        page.resize(width, height)?;
        let wrong: String = page.eval(&format!("{FAULTS}([{always}, {rules}])"))?;
        if !wrong.is_empty() {
            faults.push(format!("{what} at {width} x {height}: {wrong}"));
        }
    }
    page.resize(1366, 768)
}

#[test]
fn palastgefluester_fits_every_size() -> Done {
    every_question_of("palastgefluester")
}

#[test]
fn eschnapur_fits_every_size() -> Done {
    every_question_of("eschnapur")
}

#[test]
fn eternal_palace_fits_every_size() -> Done {
    every_question_of("eternal-palace")
}

#[test]
fn amyitis_fits_every_size() -> Done {
    every_question_of("amyitis")
}
