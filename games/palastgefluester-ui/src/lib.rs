//! The UI of Palastgeflüster: [`PalastgefluesterUi`] for the browser and the terminal.
//!
//! `localize` turns events into phrases, whose texts are in `locales/`; `html` draws for the browser
//! with the pictures of [`art`]; `terminal` draws for a terminal. `preview` asks the rules for the
//! consequence of an answer; no rule is implemented here a second time.

pub mod art;
mod html;
mod localize;
mod phrases;
mod preview;
#[cfg(test)]
mod snapshots;
mod terminal;
#[cfg(test)]
mod testing;
mod visibility;

/// The UI of Palastgeflüster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PalastgefluesterUi;

use palastgefluester::Palastgefluester;

type View = palast_core::View<Palastgefluester>;
type Scene<'a> = palast_ui::Scene<'a, Palastgefluester>;
