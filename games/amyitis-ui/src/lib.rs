//! How Amyitis looks and speaks: [`AmyitisFace`] for the browser and the terminal.
//!
//! `speak` turns what happens into phrases, whose words are in `locales/`; `paint` draws for the
//! browser with the pictures of [`art`]; `cells` draws for a terminal.

pub mod art;
mod phrases;
mod speak;

/// The face of Amyitis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AmyitisFace;

use amyitis::Amyitis;

type View = palast_core::View<Amyitis>;
