//! The flaws of the toy's UI.

// Texts.
pub(crate) const UNUSED_MESSAGE: u8 = 1;
pub(crate) const LANGUAGES_DIFFER: u8 = 2;
pub(crate) const NO_SUCH_RULES: u8 = 3;
pub(crate) const NO_SUCH_SECTION: u8 = 4;
pub(crate) const QUESTION_WITHOUT_TEXT: u8 = 5;
pub(crate) const DUPLICATE_REASON: u8 = 6;
pub(crate) const EVENT_WITHOUT_LINE: u8 = 7;
pub(crate) const MISSING_SCORE_LINE: u8 = 8;
pub(crate) const HELP_WITHOUT_OPTION: u8 = 9;
pub(crate) const OPTION_WITHOUT_HELP: u8 = 10;
pub(crate) const NO_LAST_MOMENT: u8 = 11;

// Pages.
pub(crate) const INLINE_STYLE: u8 = 20;
pub(crate) const NOT_WELL_FORMED: u8 = 21;
pub(crate) const LARGE_PAGE: u8 = 22;
pub(crate) const MISSING_LABEL: u8 = 23;
pub(crate) const DUPLICATE_KEY: u8 = 24;
pub(crate) const NOT_OFFERED: u8 = 25;
pub(crate) const ILLEGAL_OFFER: u8 = 26;
pub(crate) const MISSING_SYMBOL: u8 = 27;
pub(crate) const MISSING_PIECE: u8 = 28;
pub(crate) const MISSING_MARK: u8 = 29;
pub(crate) const ALWAYS_MARKED: u8 = 30;
pub(crate) const INCOMPLETE_PICTURE: u8 = 31;
pub(crate) const HIDDEN_FROM_SPECTATORS: u8 = 32;
pub(crate) const UNSTYLED_CLASS: u8 = 33;
pub(crate) const NOTHING_SAID_OF_IT: u8 = 34;
pub(crate) const NOT_TO_BE_ASKED: u8 = 35;
pub(crate) const LESSON_POINTS_NOWHERE: u8 = 36;
pub(crate) const CODE_IN_SENTENCE: u8 = 37;

// Terminal.
pub(crate) const LONG_LINE: u8 = 40;
pub(crate) const MISSING_NAME: u8 = 41;
pub(crate) const PANICS_WHEN_SMALL: u8 = 42;
pub(crate) const BLANK: u8 = 43;
pub(crate) const NAME_FILLS_LINE: u8 = 44;
