//! The UI of Eternal Palace: [`EternalPalaceUi`] for the browser and the terminal.
//!
//! `localize` turns events into phrases, whose texts are in `locales/`; `html` draws for the browser
//! with the pictures of [`art`]; `terminal` draws for a terminal. `preview` asks the rules for the
//! consequence of an answer and marks it on the board.

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

/// The UI of Eternal Palace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EternalPalaceUi;

use eternal_palace::EternalPalace;

type View = palast_core::View<EternalPalace>;
type Scene<'a> = palast_ui::Scene<'a, EternalPalace>;
