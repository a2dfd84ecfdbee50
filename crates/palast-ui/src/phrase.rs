//! A sentence independent of the language: a message key and its arguments.

use std::borrow::Cow;

use palast_core::Seat;

/// A message key with arguments. [`crate::Words`] turns it into text or markup in the viewer's language.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Phrase {
    /// The key of a Fluent message.
    pub key: Cow<'static, str>,
    /// Its arguments, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a phrase.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    /// Plain text: a name that a user typed, or a word that selects a variant.
    Text(String),
    /// A number; Fluent chooses the plural.
    Number(i64),
    /// A seat: the player's name, in markup with the seat's mark before it.
    Seat(Seat),
    /// Another phrase inside this one.
    Phrase(Phrase),
    /// A piece: its words and, in markup, its small picture. The UI defines the ids.
    Piece {
        /// For [`crate::RenderHtml::piece`].
        id: String,
        /// What it is called.
        words: Phrase,
    },
    /// Several arguments, joined as the language joins them ("a, b and c").
    List(Vec<Self>),
}

impl Phrase {
    /// A phrase without arguments.
    #[must_use]
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self {
            key: key.into(),
            args: Vec::new(),
        }
    }

    /// The phrase with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

macro_rules! number_args {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )*};
}
number_args!(u8, u16, u32, i32, i64);
