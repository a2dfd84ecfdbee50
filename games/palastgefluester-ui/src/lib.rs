//! How Palastgeflüster looks and speaks: [`PalastgefluesterFace`] for the browser and the terminal.
//!
//! `speak` turns what happens into phrases, whose words are in `locales/`; `paint` draws for the
//! browser with the pictures of [`art`]; `cells` draws for a terminal. What an answer would do is
//! never worked out here a second time: `foresight` asks the rules.

pub mod art;
mod cells;
mod foresight;
mod known;
mod paint;
mod phrases;
mod preview;
mod speak;
#[cfg(test)]
mod telling;
#[cfg(test)]
mod testing;

/// The face of Palastgeflüster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PalastgefluesterFace;

use palastgefluester::Palastgefluester;

type View = palast_core::View<Palastgefluester>;
type Scene<'a> = palast_ui::Scene<'a, Palastgefluester>;
