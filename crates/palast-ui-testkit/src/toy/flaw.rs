//! What can be wrong with the toy's UI.

// In words.
pub(crate) const LEFT_OVER: u8 = 1;
pub(crate) const LANGUAGES_DIFFER: u8 = 2;
pub(crate) const NO_SUCH_RULES: u8 = 3;
pub(crate) const NO_SUCH_SECTION: u8 = 4;
pub(crate) const SPEECHLESS: u8 = 5;
pub(crate) const ONE_REASON_FOR_TWO: u8 = 6;
pub(crate) const SILENT: u8 = 7;
pub(crate) const NO_SCORE_LINE: u8 = 8;
pub(crate) const HELP_FOR_NOTHING: u8 = 9;
pub(crate) const HELPLESS: u8 = 10;

// On a page.
pub(crate) const STYLE: u8 = 20;
pub(crate) const NOT_WELL_FORMED: u8 = 21;
pub(crate) const HEAVY: u8 = 22;
pub(crate) const NO_LABEL: u8 = 23;
pub(crate) const KEY_TWICE: u8 = 24;
pub(crate) const NOT_OFFERED: u8 = 25;
pub(crate) const OFFERED_TOO_MUCH: u8 = 26;
pub(crate) const NO_SYMBOL: u8 = 27;
pub(crate) const NO_PICTURE: u8 = 28;
pub(crate) const NO_MARK: u8 = 29;
pub(crate) const ALWAYS_MARKED: u8 = 30;
pub(crate) const TORN_PICTURE: u8 = 31;
pub(crate) const FOR_SEATS_ONLY: u8 = 32;
pub(crate) const UNDRESSED: u8 = 33;

// In a terminal.
pub(crate) const LONG_LINE: u8 = 40;
pub(crate) const NAME_MISSING: u8 = 41;
pub(crate) const SMALL_BREAKS: u8 = 42;
pub(crate) const BLANK: u8 = 43;
pub(crate) const NAME_RUNS_ON: u8 = 44;
