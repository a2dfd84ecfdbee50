//! How Der Palast von Eschnapur looks and speaks: [`EschnapurUi`] for the browser and the
//! terminal.
//!
//! `localize` turns what happens into phrases, whose words are in `locales/`; `html` draws for the
//! browser with the pictures of [`art`]; `terminal` draws for a terminal. What an answer would do is
//! found in `preview` by asking the rules; what was shown and won in a round is read in `contest`
//! from the log.

pub mod art;
mod contest;
mod html;
mod localize;
mod phrases;
mod preview;
#[cfg(test)]
mod snapshots;
mod terminal;
#[cfg(test)]
mod testing;

/// The UI of Der Palast von Eschnapur.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EschnapurUi;

use eschnapur::Eschnapur;

type View = palast_core::View<Eschnapur>;
type Scene<'a> = palast_ui::Scene<'a, Eschnapur>;
