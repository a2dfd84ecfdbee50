//! How Der Palast von Eschnapur looks and speaks: [`EschnapurFace`] for the browser and the
//! terminal.
//!
//! `speak` turns what happens into phrases, whose words are in `locales/`; `paint` draws for the
//! browser with the pictures of [`art`]; `cells` draws for a terminal. What an answer would do is
//! found in `foresight` by asking the rules; what was shown and won in a round is read in `contest`
//! from the log.

pub mod art;
mod cells;
mod contest;
mod foresight;
mod paint;
mod phrases;
mod preview;
mod speak;
#[cfg(test)]
mod telling;
#[cfg(test)]
mod testing;

/// The face of Der Palast von Eschnapur.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EschnapurFace;

use eschnapur::Eschnapur;

type View = palast_core::View<Eschnapur>;
type Scene<'a> = palast_ui::Scene<'a, Eschnapur>;
