//! Whole matches against bots, to meet every kind of question.
//!
//! Answers are sent without clicking, which is quick (but for questions that only a plan answers), and drawn with the
//! number of the question, which is the same in every run. What a walk stops at is named after the first words of the
//! offered answers.

use palast_browser::{BrowserError, Page};
use std::collections::BTreeSet;

/// No match takes more answers than this.
const MANY: usize = 600;

/// A match to walk through.
#[derive(Debug)]
pub(crate) struct Walk {
    /// The prefix of its file names.
    pub(crate) name: &'static str,
    /// The seed of the server.
    pub(crate) seed: u64,
    /// The address of the form that opens it, and what is filled in.
    form: &'static str,
    fields: &'static [(&'static str, &'static str)],
}

/// Every walk.
pub(crate) const WALKS: &[Walk] = &[
    Walk {
        name: "palastgefluester-q",
        seed: 1,
        form: "/bots/palastgefluester",
        fields: &[],
    },
    Walk {
        name: "eschnapur-q",
        seed: 1,
        form: "/bots/eschnapur",
        fields: &[],
    },
    Walk {
        name: "eternal-palace-q",
        seed: 1,
        form: "/bots/eternal-palace",
        fields: &[],
    },
    Walk {
        name: "eternal-palace-modules-q",
        seed: 1,
        form: "/bots/eternal-palace",
        fields: &[("privileges", "on"), ("labyrinth", "on")],
    },
    Walk {
        name: "eternal-palace-alone-q",
        seed: 1,
        form: "/alone/eternal-palace",
        fields: &[],
    },
    Walk {
        name: "amyitis-q",
        seed: 1,
        form: "/bots/amyitis",
        fields: &[],
    },
    Walk {
        name: "amyitis-palace-q",
        seed: 1,
        form: "/bots/amyitis",
        fields: &[("expansion", "palace")],
    },
];

/// The kinds of the offered answers, joined.
const KIND: &str = "[...new Set([...document.querySelectorAll('button.choice:not(.refused)')]\
    .map(button => button.value.split(' ')[0]))].sort().slice(0, 3).join('+')\
    || document.querySelector('#plan [data-slot]').dataset.slot.split('-')[0]";

/// Sends one of the offered answers, another with each question, and says whether that worked.
const ANSWER: &str = "(async () => {\
    const { ask, base } = document.querySelector('#live').dataset;\
    const all = [...document.querySelectorAll('button.choice:not(.refused)')].map(button => button.value);\
    if (!all.length) {\
        const tray = () => [...document.querySelectorAll('#plan .tray .plan-piece')];\
        const sum = document.querySelector('#plan [data-goal]');\
        const worth = (piece) => Number(piece.querySelector('[data-worth]').dataset.worth);\
        const making = (pieces, left) => {\
            if (left === 0) return [];\
            for (const [at, piece] of pieces.entries()) {\
                const rest = worth(piece) <= left && making(pieces.slice(at + 1), left - worth(piece));\
                if (rest) return [piece, ...rest];\
            }\
            return null;\
        };\
        (sum ? making(tray(), Number(sum.dataset.goal)) : tray()).forEach((piece) => piece.click());\
        return document.querySelector('#confirm').click();\
    }\
    const fields = new URLSearchParams(new FormData(document.querySelector('#sure')));\
    fields.set('answer', all[(Number(ask) * 7 + 3) % all.length]);\
    await fetch(`${base}/answer`, { method: 'POST', body: fields, headers: { 'X-Palast': '1' } });\
    location.assign(base);\
})()";

impl Walk {
    /// Plays the match, and calls `meet` at each kind of question that is new, and at the end.
    pub(crate) fn go(
        &self,
        page: &Page,
        site: &str,
        mut meet: impl FnMut(&str) -> Result<(), BrowserError>,
    ) -> Result<(), BrowserError> {
        page.goto(&format!("{site}{}", self.form))?;
        for (name, value) in self.fields {
            page.eval::<()>(
                "void document.querySelectorAll('details').forEach(fold => fold.open = true)",
            )?;
            page.click(&format!("#option-{name} option[value='{value}']"))?;
        }
        if page.exists("#explain:checked")? {
            page.click("#explain")?;
        }
        page.click("#open")?;
        let mut met = BTreeSet::new();
        for _ in 0..MANY {
            page.wait_until(
                "['you', 'none'].includes(document.querySelector('#live')?.dataset.turn)",
            )?;
            if page.exists("#live[data-status=over]")? {
                return meet("end");
            }
            let kind: String = page.eval(KIND)?;
            if met.insert(kind.clone()) {
                meet(&kind)?;
            }
            let ask: String = page.eval("document.querySelector('#live').dataset.ask")?;
            page.eval::<()>(&format!("void {ANSWER}"))?;
            page.wait_until(&format!(
                "(live => live && (live.dataset.ask ?? '') !== '{ask}')(document.querySelector('#live'))"
            ))?;
        }
        panic!("{}: no end after {MANY} answers", self.name);
    }
}
