//! The pages worth looking at, and how to get there.
//!
//! Each scene is played in a house of its own from a fixed seed, by the same clicks every time, so that a picture
//! changes only when the program does.

use palast_browser::{BrowserError, Page};

/// A page in a telling position.
#[derive(Debug)]
pub(crate) struct Scene {
    /// The beginning of its pictures' file names.
    pub(crate) name: &'static str,
    /// The number that its cards follow from.
    pub(crate) seed: u64,
    /// Brings a fresh browser there, from the server's address; the language and size are set afterwards.
    pub(crate) reach: fn(&Page, &str) -> Result<(), BrowserError>,
    /// What is done after the page was loaded in a new language or size, because loading undoes it.
    pub(crate) then: fn(&Page) -> Result<(), BrowserError>,
}

/// A scene for which loading the page is enough.
const fn scene(
    name: &'static str,
    seed: u64,
    reach: fn(&Page, &str) -> Result<(), BrowserError>,
) -> Scene {
    Scene {
        name,
        seed,
        reach,
        then: |_| Ok(()),
    }
}

/// Every scene, in the order of a visit.
pub(crate) const SCENES: &[Scene] = &[
    scene("front", 1, |page, house| page.goto(house)),
    scene("front-tables", 1, front_with_tables),
    scene("new", 1, |page, house| {
        page.goto(&format!("{house}/new/palastgefluester"))
    }),
    scene("lobby", 1, lobby),
    scene("turn", 1, |page, house| play(page, house, "play", 9)),
    Scene {
        then: pick_first,
        ..scene("picked", 1, |page, house| play(page, house, "play", 9))
    },
    Scene {
        then: pick_first,
        ..scene("swap", 1, |page, house| play(page, house, "swap", 0))
    },
    scene("give", 1, |page, house| play(page, house, "give", 0)),
    scene("discard", 1, |page, house| play(page, house, "discard", 0)),
    Scene {
        then: |page| page.click("#board details summary"),
        ..scene("exchange", 1, |page, house| {
            play(page, house, "exchange", 6)
        })
    },
    scene("take", 1, |page, house| play(page, house, "take", 4)),
    scene("next", 1, |page, house| play(page, house, "next", 4)),
    scene("five-players", 2, five_players),
    Scene {
        then: |page| page.keys("?"),
        ..scene("rules", 1, |page, house| play(page, house, "play", 9))
    },
    scene("past", 1, past),
    scene("end", 1, |page, house| {
        play(page, house, "no such question", 0)
    }),
    Scene {
        then: pick_first,
        ..scene("eschnapur-sites", 1, |page, house| {
            build(page, house, "site", 2)
        })
    },
    Scene {
        then: pick_first,
        ..scene("eschnapur-gold", 1, |page, house| {
            build(page, house, "lay O4", 1)
        })
    },
    // What all have laid has just been turned over.
    scene("eschnapur-reveal", 1, |page, house| {
        build(page, house, "block", 1)
    }),
    Scene {
        then: pick_first,
        ..scene("eschnapur-build", 1, |page, house| {
            build(page, house, "build", 2)
        })
    },
    scene("eschnapur-privilege", 1, |page, house| {
        build(page, house, "buy", 1)
    }),
    scene("eschnapur-end", 1, |page, house| {
        build(page, house, "no such question", 1)
    }),
    scene("rules-page", 1, |page, house| {
        page.goto(&format!("{house}/rules/palastgefluester"))
    }),
    scene("problem", 1, |page, house| {
        page.goto(&format!("{house}/t/nowhere"))
    }),
];

fn front_with_tables(page: &Page, house: &str) -> Result<(), BrowserError> {
    sit_down(page, house)?;
    lobby(page, house)?;
    page.goto(house)
}

fn lobby(page: &Page, house: &str) -> Result<(), BrowserError> {
    open_table(page, house, &["open", "open", "bot-sensible", "none"])
}

fn five_players(page: &Page, house: &str) -> Result<(), BrowserError> {
    open_table(page, house, &["bot-sensible"; 4])?;
    page.click("#start")?;
    page.wait_for("#live[data-status=running]")?;
    go_on(page, "play", 9)
}

fn past(page: &Page, house: &str) -> Result<(), BrowserError> {
    play(page, house, "play", 9)?;
    let link: String =
        page.eval("[...document.querySelectorAll('#log li a')].at(-6).getAttribute('href')")?;
    page.goto(&format!("{house}{link}"))
}

fn sit_down(page: &Page, house: &str) -> Result<(), BrowserError> {
    page.goto(house)?;
    page.click("#bots-palastgefluester")?;
    page.wait_for("#live[data-status=running]")
}

fn open_table(page: &Page, house: &str, seats: &[&str]) -> Result<(), BrowserError> {
    page.goto(&format!("{house}/new/palastgefluester"))?;
    page.fill("#name", "Palast")?;
    for (seat, who) in (2..).zip(seats) {
        page.click(&format!("select[name='seat-{seat}'] option[value='{who}']"))?;
    }
    page.click("#open")?;
    page.wait_for("#seats")
}

fn play(page: &Page, house: &str, kind: &str, cards: usize) -> Result<(), BrowserError> {
    sit_down(page, house)?;
    go_on(page, kind, cards)
}

/// Answers questions until one of this kind comes with so many cards on the table, or the match is over.
fn go_on(page: &Page, kind: &str, cards: usize) -> Result<(), BrowserError> {
    loop {
        page.wait_until("['you', 'none'].includes(document.querySelector('#live').dataset.turn)")?;
        if page.exists("#live[data-status=over]")? {
            return Ok(());
        }
        let asked: String = page.eval("document.querySelector('button.choice[value]').value")?;
        if asked.starts_with(kind) && page.count("#board .pg-slot")? >= cards {
            return Ok(());
        }
        let ask: String = page.eval("document.querySelector('#live').dataset.ask")?;
        pick_first(page)?;
        page.click("#confirm")?;
        page.wait_until(&format!(
            "document.querySelector('#live').dataset.ask !== '{ask}'"
        ))?;
    }
}

/// Plays Eschnapur against two bots until such an answer is offered for the `nth` time, or the match is over.
fn build(page: &Page, house: &str, answer: &str, nth: usize) -> Result<(), BrowserError> {
    // High cards first, so that officials are won; nothing is bought before it is asked for.
    const LIKED: &str = "[...document.querySelectorAll('button.choice:not(.refused)')]\
        .filter(button => button.checkVisibility() && /^(lay O[1-5] g[45]|pass|end)$/.test(button.value))\
        .map(button => button.dataset.k)[0] ?? null";
    page.goto(&format!("{house}/new/eschnapur"))?;
    page.fill("#name", "Palast")?;
    for (seat, who) in [(2, "bot-sensible"), (3, "bot-sensible"), (4, "none")] {
        page.click(&format!("select[name='seat-{seat}'] option[value='{who}']"))?;
    }
    page.click("#open")?;
    page.click("#start")?;
    page.wait_for("#live[data-status=running]")?;
    let mut seen = 0;
    loop {
        page.wait_until("['you', 'none'].includes(document.querySelector('#live').dataset.turn)")?;
        if page.exists("#live[data-status=over]")? {
            return Ok(());
        }
        if page.exists(&format!("button.choice[value^='{answer} ']"))? {
            seen += 1;
            if seen == nth {
                return Ok(());
            }
        }
        let ask: String = page.eval("document.querySelector('#live').dataset.ask")?;
        match page.eval::<Option<String>>(LIKED)? {
            Some(key) => page.click(&format!("button.choice[data-k='{key}']"))?,
            None => pick_first(page)?,
        }
        page.click("#confirm")?;
        page.wait_until(&format!(
            "(document.querySelector('#live').dataset.ask ?? '') !== '{ask}'"
        ))?;
    }
}

/// Picks the first answer that can be seen.
fn pick_first(page: &Page) -> Result<(), BrowserError> {
    const FIRST: &str = "[...document.querySelectorAll('button.choice:not(.refused)')]\
        .find(button => button.checkVisibility())?.dataset.k ?? null";
    let mut key: Option<String> = page.eval(FIRST)?;
    if key.is_none() {
        // Two cards of rows: touching the first shows what it can be swapped with.
        page.click("#answer details summary")?;
        page.wait_until(FIRST)?;
        key = page.eval(FIRST)?;
    }
    let key = key.unwrap_or_default();
    page.click(&format!("button.choice[data-k='{key}']"))?;
    page.wait_for("#confirm")
}
