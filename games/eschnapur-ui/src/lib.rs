//! The UI of Der Palast von Eschnapur: [`EschnapurUi`] for the browser and the terminal.
//!
//! `localize` turns events into phrases, whose texts are in `locales/`; `html` draws for the browser
//! with the pictures of [`art`]; `terminal` draws for a terminal. `preview` asks the rules for the
//! consequence of an answer; `plan` answers several questions at once; `contest` reads from the log what was shown and won in a round.

pub mod art;
mod contest;
mod html;
mod localize;
mod phrases;
mod plan;
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
