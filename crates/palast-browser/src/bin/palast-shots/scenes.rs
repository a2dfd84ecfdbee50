//! The scenes to photograph, and how to reach them.
//!
//! Each scene has its own server with a fixed seed and is reached by the same clicks every time, so a picture changes only
//! when the program does.

use palast_browser::{BrowserError, Page};

/// A page in a position worth looking at.
#[derive(Debug)]
pub(crate) struct Scene {
    /// The prefix of its file names.
    pub(crate) name: &'static str,
    /// The seed of the server.
    pub(crate) seed: u64,
    /// Brings a new browser to the scene, given the server's URL. Language and size are set afterwards.
    pub(crate) reach: fn(&Page, &str) -> Result<(), BrowserError>,
    /// Runs after each load of the page in a new language or size, because loading resets it.
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
    scene("front", 1, |page, site| page.goto(site)),
    scene("front-tables", 1, front_with_tables),
    scene("new", 1, |page, site| {
        page.goto(&format!("{site}/new/palastgefluester"))
    }),
    scene("bots", 1, |page, site| {
        page.goto(&format!("{site}/bots/eschnapur"))
    }),
    scene("alone", 1, |page, site| {
        page.goto(&format!("{site}/alone/eternal-palace"))
    }),
    scene("lobby", 1, lobby),
    scene("invited", 1, invited),
    scene("welcome", 1, |page, site| {
        page.goto(&format!("{site}/bots/amyitis"))?;
        page.click("#open")?;
        page.wait_for("#live[data-status=running]")
    }),
    scene("turn", 1, |page, site| play(page, site, "play", 9)),
    Scene {
        then: pick_first,
        ..scene("picked", 1, |page, site| play(page, site, "play", 9))
    },
    Scene {
        then: pick_first,
        ..scene("swap", 1, |page, site| play(page, site, "swap", 0))
    },
    scene("give", 1, |page, site| play(page, site, "give", 0)),
    scene("discard", 1, |page, site| play(page, site, "discard", 0)),
    Scene {
        then: |page| page.click("#board details summary"),
        ..scene("exchange", 1, |page, site| play(page, site, "exchange", 6))
    },
    scene("take", 1, |page, site| play(page, site, "take", 4)),
    scene("next", 1, |page, site| play(page, site, "next", 4)),
    scene("five-players", 2, five_players),
    Scene {
        then: |page| page.keys("?"),
        ..scene("rules", 1, |page, site| play(page, site, "play", 9))
    },
    scene("past", 1, past),
    scene("end", 1, |page, site| {
        play(page, site, "no such question", 0)
    }),
    Scene {
        then: pick_first,
        ..scene("eschnapur-sites", 1, |page, site| {
            build(page, site, "site", 2)
        })
    },
    Scene {
        then: pick_first,
        ..scene("eschnapur-gold", 1, |page, site| {
            build(page, site, "lay O4", 1)
        })
    },
    // Everybody's cards have just been revealed.
    scene("eschnapur-reveal", 1, |page, site| {
        build(page, site, "block", 1)
    }),
    Scene {
        then: pick_first,
        ..scene("eschnapur-build", 1, |page, site| {
            build(page, site, "build", 2)
        })
    },
    scene("eschnapur-privilege", 1, |page, site| {
        build(page, site, "buy", 1)
    }),
    scene("eschnapur-end", 1, |page, site| {
        build(page, site, "no such question", 1)
    }),
    Scene {
        then: pick_first,
        ..scene("eternal-palace-group", 1, |page, site| {
            paint(page, site, "group", 3)
        })
    },
    Scene {
        then: pick_first,
        ..scene("eternal-palace-place", 1, |page, site| {
            paint(page, site, "place", 7)
        })
    },
    scene("eternal-palace-adviser", 1, |page, site| {
        paint(page, site, "appoint", 2)
    }),
    scene("eternal-palace-end", 1, |page, site| {
        paint(page, site, "no such question", 1)
    }),
    scene("eternal-palace-master", 1, |page, site| {
        page.goto(site)?;
        page.click("#alone-eternal-palace")?;
        start_at_once(page)?;
        answer_until(page, "place", 14, "null")
    }),
    Scene {
        then: pick_caravan,
        ..scene("amyitis-caravan", 1, |page, site| {
            water(page, site, "caravan", 1)
        })
    },
    Scene {
        then: pick_first,
        ..scene("amyitis-canal", 1, |page, site| {
            water(page, site, "canal", 4)
        })
    },
    Scene {
        then: pick_first,
        ..scene("amyitis-plant", 1, |page, site| {
            water(page, site, "plant", 2)
        })
    },
    scene("amyitis-palace", 1, |page, site| {
        water(page, site, "pick", 4)
    }),
    scene("amyitis-end", 1, |page, site| {
        water(page, site, "no such question", 1)
    }),
    scene("rules-page", 1, |page, site| {
        page.goto(&format!("{site}/rules/palastgefluester"))
    }),
    scene("problem", 1, |page, site| {
        page.goto(&format!("{site}/t/nowhere"))
    }),
];

fn front_with_tables(page: &Page, site: &str) -> Result<(), BrowserError> {
    sit_down(page, site)?;
    lobby(page, site)?;
    page.goto(site)
}

fn lobby(page: &Page, site: &str) -> Result<(), BrowserError> {
    open_table(page, site, &["open", "open", "bot-sensible", "none"])
}

/// The page that a friend opens, in a browser of their own.
fn invited(page: &Page, site: &str) -> Result<(), BrowserError> {
    open_table(page, site, &["open", "open", "bot-sensible", "none"])?;
    let link = page.attribute("#invite", "value")?.unwrap_or_default();
    page.clear_cookies()?;
    page.goto(&link)
}

fn five_players(page: &Page, site: &str) -> Result<(), BrowserError> {
    open_table(page, site, &["bot-sensible"; 4])?;
    page.click("#start")?;
    page.wait_for("#live[data-status=running]")?;
    go_on(page, "play", 9)
}

fn past(page: &Page, site: &str) -> Result<(), BrowserError> {
    play(page, site, "play", 9)?;
    let link: String =
        page.eval("[...document.querySelectorAll('#log li a')].at(-6).getAttribute('href')")?;
    page.goto(&format!("{site}{link}"))
}

fn sit_down(page: &Page, site: &str) -> Result<(), BrowserError> {
    page.goto(site)?;
    page.click("#bots-palastgefluester")?;
    start_at_once(page)
}

/// Sends the form that begins a match at once, without explanations.
fn start_at_once(page: &Page) -> Result<(), BrowserError> {
    page.wait_for("#open")?;
    if page.exists("#explain:checked")? {
        page.click("#explain")?;
    }
    page.click("#open")?;
    page.wait_for("#live[data-status=running]")
}

fn open_table(page: &Page, site: &str, seats: &[&str]) -> Result<(), BrowserError> {
    page.goto(&format!("{site}/new/palastgefluester"))?;
    page.fill("#name", "Palast")?;
    for (seat, who) in (2..).zip(seats) {
        page.click(&format!("select[name='seat-{seat}'] option[value='{who}']"))?;
    }
    if page.exists("#explain:checked")? {
        page.click("#explain")?;
    }
    page.click("#open")?;
    page.wait_for("#seats")
}

fn play(page: &Page, site: &str, kind: &str, cards: usize) -> Result<(), BrowserError> {
    sit_down(page, site)?;
    go_on(page, kind, cards)
}

/// Answers questions until one of this kind comes up with at least so many cards on the table, or the match is over.
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

/// Plays Eschnapur against two bots until this answer is offered for the `nth` time, or the match is over.
fn build(page: &Page, site: &str, answer: &str, nth: usize) -> Result<(), BrowserError> {
    // High cards first, to win officials; nothing is bought early.
    const LIKED: &str = "[...document.querySelectorAll('button.choice:not(.refused)')]\
        .filter(button => button.checkVisibility() && /^(lay O[1-5] g[45]|pass|end)$/.test(button.value))\
        .map(button => button.dataset.k)[0] ?? null";
    begin(
        page,
        site,
        "eschnapur",
        &["bot-sensible", "bot-sensible", "none"],
    )?;
    answer_until(page, answer, nth, LIKED)
}

/// Does the same for Eternal Palace.
fn paint(page: &Page, site: &str, answer: &str, nth: usize) -> Result<(), BrowserError> {
    // Visit different places, so that layers are painted.
    const LIKED: &str = "(all => all[document.querySelector('#live').dataset.ask % all.length] ?? null)(\
        [...document.querySelectorAll('button.choice:not(.refused)')]\
        .filter(button => button.checkVisibility() && /^(place|appoint|take)/.test(button.value))\
        .map(button => button.dataset.k))";
    let seats = ["bot-sensible", "bot-sensible", "none", "none"];
    begin(page, site, "eternal-palace", &seats)?;
    answer_until(page, answer, nth, LIKED)
}

/// Does the same for Amyitis.
fn water(page: &Page, site: &str, answer: &str, nth: usize) -> Result<(), BrowserError> {
    // The caravan whenever it can move; then the crafts, in a different order each turn; passing last.
    const LIKED: &str = "((ask, crafts) => [...document.querySelectorAll('button.choice:not(.refused)')]\
        .filter(button => button.checkVisibility())\
        .map(button => [button.value.startsWith('caravan') ? -1 : button.value === 'pass' ? 9 :\
            (crafts.findIndex(craft => button.value.endsWith(craft)) + ask) % 5, button.dataset.k])\
        .sort(([one], [other]) => one - other)[0]?.[1] ?? null)\
        (Number(document.querySelector('#live').dataset.ask), ['peasant', 'merchant', 'engineer', 'courtier', 'priest'])";
    let seats = ["bot-sensible", "bot-sensible", "none"];
    begin(page, site, "amyitis", &seats)?;
    answer_until(page, answer, nth, LIKED)
}

/// Picks the first visible move of the caravan.
fn pick_caravan(page: &Page) -> Result<(), BrowserError> {
    let key: String = page.eval(
        "[...document.querySelectorAll('button.choice[value^=caravan]')]\
         .find(button => button.checkVisibility()).dataset.k",
    )?;
    page.click(&format!("button.choice[data-k='{key}']"))?;
    page.wait_for("#confirm")
}

/// Opens a table of any game and starts the match; `seats` says who sits from the second seat on.
fn begin(page: &Page, site: &str, game: &str, seats: &[&str]) -> Result<(), BrowserError> {
    page.goto(&format!("{site}/new/{game}"))?;
    page.fill("#name", "Palast")?;
    for (seat, who) in (2..).zip(seats) {
        page.click(&format!("select[name='seat-{seat}'] option[value='{who}']"))?;
    }
    if page.exists("#explain:checked")? {
        page.click("#explain")?;
    }
    page.click("#open")?;
    page.click("#start")?;
    page.wait_for("#live[data-status=running]")
}

/// Gives the answer whose key the expression `liked` returns, or the first one, until `answer` is offered for the `nth`
/// time.
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

/// Picks the first visible answer.
fn pick_first(page: &Page) -> Result<(), BrowserError> {
    const FIRST: &str = "[...document.querySelectorAll('button.choice:not(.refused)')]\
        .find(button => button.checkVisibility())?.dataset.k ?? null";
    let mut key: Option<String> = page.eval(FIRST)?;
    if key.is_none() {
        // Two cards that swap rows: opening the first shows its partners.
        page.click("#board details summary")?;
        page.wait_until(FIRST)?;
        key = page.eval(FIRST)?;
    }
    let key = key.unwrap_or_default();
    page.click(&format!("button.choice[data-k='{key}']"))?;
    page.wait_for("#confirm")
}
