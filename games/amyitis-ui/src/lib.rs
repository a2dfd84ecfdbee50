//! How Amyitis looks and speaks: [`AmyitisUi`] for the browser and the terminal.
//!
//! `localize` turns what happens into phrases, whose words are in `locales/`; `html` draws for the
//! browser with the pictures of [`art`]; `terminal` draws for a terminal. What an answer would put on
//! the table is in `preview`.

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

/// The UI of Amyitis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AmyitisUi;

use amyitis::Amyitis;

type View = palast_core::View<Amyitis>;
type Scene<'a> = palast_ui::Scene<'a, Amyitis>;
