//! How Eternal Palace looks and speaks: [`EternalPalaceFace`] for the browser and the terminal.
//!
//! `speak` turns what happens into phrases, whose words are in `locales/`; `paint` draws for the
//! browser with the pictures of [`art`]; `cells` draws for a terminal. What an answer would do is
//! found in `foresight` by asking the rules, and shown on the board by `preview`.

pub mod art;
mod cells;
mod foresight;
mod paint;
mod phrases;
mod preview;
mod speak;
#[cfg(test)]
mod telling;
#[cfg(test)]
mod testing;

/// The face of Eternal Palace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EternalPalaceFace;

use eternal_palace::EternalPalace;

type View = palast_core::View<EternalPalace>;
type Scene<'a> = palast_ui::Scene<'a, EternalPalace>;
