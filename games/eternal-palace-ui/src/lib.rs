//! How Eternal Palace looks and speaks: [`EternalPalaceUi`] for the browser and the terminal.
//!
//! `localize` turns what happens into phrases, whose words are in `locales/`; `html` draws for the
//! browser with the pictures of [`art`]; `terminal` draws for a terminal. What an answer would do is
//! found in `preview` by asking the rules, and shown on the board by `preview`.

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
