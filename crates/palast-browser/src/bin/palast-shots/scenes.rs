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
    Scene {
        then: pick_first,
        ..scene("eternal-palace-group", 1, |page, house| {
            paint(page, house, "group", 3)
        })
    },
    Scene {
        then: pick_first,
        ..scene("eternal-palace-place", 1, |page, house| {
            paint(page, house, "place", 7)
        })
    },
    scene("eternal-palace-adviser", 1, |page, house| {
        paint(page, house, "appoint", 2)
    }),
    scene("eternal-palace-end", 1, |page, house| {
        paint(page, house, "no such question", 1)
    }),
    scene("eternal-palace-master", 1, |page, house| {
        page.goto(house)?;
        page.click("#alone-eternal-palace")?;
        page.wait_for("#live[data-status=running]")?;
        answer_until(page, "place", 14, "null")
    }),
    Scene {
        then: pick_caravan,
        ..scene("amyitis-caravan", 1, |page, house| {
            water(page, house, "caravan", 1)
        })
    },
    Scene {
        then: pick_first,
        ..scene("amyitis-canal", 1, |page, house| {
            water(page, house, "canal", 4)
        })
    },
    Scene {
        then: pick_first,
        ..scene("amyitis-plant", 1, |page, house| {
            water(page, house, "plant", 2)
        })
    },
    scene("amyitis-palace", 1, |page, house| {
        water(page, house, "pick", 4)
    }),
    scene("amyitis-end", 1, |page, house| {
        water(page, house, "no such question", 1)
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
    begin(
        page,
        house,
        "eschnapur",
        &["bot-sensible", "bot-sensible", "none"],
    )?;
    answer_until(page, answer, nth, LIKED)
}

/// The same of Eternal Palace.
fn paint(page: &Page, house: &str, answer: &str, nth: usize) -> Result<(), BrowserError> {
    // Anywhere on the board, but not always to the same place: layers are to be painted.
    const LIKED: &str = "(all => all[document.querySelector('#live').dataset.ask % all.length] ?? null)(\
        [...document.querySelectorAll('button.choice:not(.refused)')]\
        .filter(button => button.checkVisibility() && /^(place|appoint|take)/.test(button.value))\
        .map(button => button.dataset.k))";
    let seats = ["bot-sensible", "bot-sensible", "none", "none"];
    begin(page, house, "eternal-palace", &seats)?;
    answer_until(page, answer, nth, LIKED)
}

/// The same of Amyitis.
fn water(page: &Page, house: &str, answer: &str, nth: usize) -> Result<(), BrowserError> {
    // The caravan whenever it can go; of the crafts another one comes first in every turn; passing comes last.
    const LIKED: &str = "((ask, crafts) => [...document.querySelectorAll('button.choice:not(.refused)')]\
        .filter(button => button.checkVisibility())\
        .map(button => [button.value.startsWith('caravan') ? -1 : button.value === 'pass' ? 9 :\
            (crafts.findIndex(craft => button.value.endsWith(craft)) + ask) % 5, button.dataset.k])\
        .sort(([one], [other]) => one - other)[0]?.[1] ?? null)\
        (Number(document.querySelector('#live').dataset.ask), ['peasant', 'merchant', 'engineer', 'courtier', 'priest'])";
    let seats = ["bot-sensible", "bot-sensible", "none"];
    begin(page, house, "amyitis", &seats)?;
    answer_until(page, answer, nth, LIKED)
}

/// Picks the first way of the caravan that can be seen.
fn pick_caravan(page: &Page) -> Result<(), BrowserError> {
    let key: String = page.eval(
        "[...document.querySelectorAll('button.choice[value^=caravan]')]\
         .find(button => button.checkVisibility()).dataset.k",
    )?;
    page.click(&format!("button.choice[data-k='{key}']"))?;
    page.wait_for("#confirm")
}

/// Opens a table of any game and starts; `seats` says who sits from the second seat on.
fn begin(page: &Page, house: &str, game: &str, seats: &[&str]) -> Result<(), BrowserError> {
    page.goto(&format!("{house}/new/{game}"))?;
    page.fill("#name", "Palast")?;
    for (seat, who) in (2..).zip(seats) {
        page.click(&format!("select[name='seat-{seat}'] option[value='{who}']"))?;
    }
    page.click("#open")?;
    page.click("#start")?;
    page.wait_for("#live[data-status=running]")
}

/// Gives the answer that the expression `liked` finds the key of, or the first, until such an answer is offered for
/// the `nth` time.
fn answer_until(page: &Page, answer: &str, nth: usize, liked: &str) -> Result<(), BrowserError> {
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
        match page.eval::<Option<String>>(liked)? {
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
