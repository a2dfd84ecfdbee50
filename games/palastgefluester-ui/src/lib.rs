//! How Palastgeflüster looks and speaks: [`PalastgefluesterUi`] for the browser and the terminal.
//!
//! `localize` turns what happens into phrases, whose words are in `locales/`; `html` draws for the
//! browser with the pictures of [`art`]; `terminal` draws for a terminal. What an answer would do is
//! never worked out here a second time: `preview` asks the rules.

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
