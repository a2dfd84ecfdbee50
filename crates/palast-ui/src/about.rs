//! What the page says about a thing on the board when somebody asks.

use crate::Phrase;

/// A thing that can be asked about. Elements on the board, in hands and in panels name it with
/// `data-about="ID"`; a terminal lists them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// What it is called.
    pub name: Phrase,
    /// What it does, now and here.
    pub text: Phrase,
    /// What it costs the viewer now.
    pub cost: Option<Phrase>,
    /// The section of the rules that tells more ([`crate::Localize::RULES`]).
    pub rule: &'static str,
}
