//! How Amyitis looks and speaks: [`AmyitisFace`] for the browser and the terminal.
//!
//! `speak` turns what happens into phrases, whose words are in `locales/`; `paint` draws for the
//! browser with the pictures of [`art`]; `cells` draws for a terminal. What an answer would put on
//! the table is in `preview`.

pub mod art;
mod cells;
mod paint;
mod phrases;
mod preview;
mod speak;
#[cfg(test)]
mod telling;
#[cfg(test)]
mod testing;

/// The face of Amyitis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AmyitisFace;

use amyitis::Amyitis;

type View = palast_core::View<Amyitis>;
type Scene<'a> = palast_ui::Scene<'a, Amyitis>;
