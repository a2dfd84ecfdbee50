//! The defects that can be planted, grouped by the property that must catch them.

/// The clean game.
pub const NOTHING: u8 = 0;

/// Constants: `set` pretends to set an option.
pub const OPTION_NOT_SET: u8 = 1;

/// Legality: the menu comes backwards.
pub const UNSORTED_MENU: u8 = 2;
/// Legality: the first entry is listed twice.
pub const DOUBLED_ENTRY: u8 = 3;
/// Legality: a listed coin is refused.
pub const LISTED_BUT_REFUSED: u8 = 4;
/// Legality: in the second round keeping is allowed and not listed.
pub const ALLOWED_BUT_UNLISTED: u8 = 5;
/// Legality: in the last round there is a question without an answer.
pub const EMPTY_MENU: u8 = 6;
/// Legality: in the second round nobody is asked to bury.
pub const ASKS_NOBODY: u8 = 7;
/// Chances: every coin is listed twice.
pub const CHANCE_LISTED_TWICE: u8 = 8;
/// Audit: a bid coin vanishes.
pub const LOST_COIN: u8 = 9;

/// Order: of equal bids the one that came first wins.
pub const FIRST_COME: u8 = 10;
/// Order: whoever answers after another has finished may no longer fold.
pub const MENU_MOVES: u8 = 11;

/// Sealed: the picked coin is copied to the public part.
pub const PICK_SHOWN: u8 = 12;
/// Sealed: a public counter goes up at a half-made answer.
pub const HALF_STEP_COUNTED: u8 = 13;
/// Sealed: the log says which coin was picked.
pub const PICK_LOGGED: u8 = 14;
/// Sealed: whether it was a bid shows before all have answered.
pub const BID_SHOWN: u8 = 15;

/// Learning: the private event about a peeked-at hand goes to its owner, not to the seat that peeks.
pub const PRIVATE_EVENT_ASTRAY: u8 = 16;
/// Learning: when a coin is buried, whoever had seen the hand forgets just that coin.
pub const FORGETS_JUST_ONE: u8 = 17;
/// Learning: peeking shows the best coin of the hand to all.
pub const PEEK_SHOWN: u8 = 18;
/// Learning: everybody is told which coin was dealt.
pub const DEAL_TOLD: u8 = 19;

/// Imagine: what the seat has seen of another's hand is ignored.
pub const IMAGINE_FORGETS: u8 = 20;
/// Imagine: the seat's own half-made answer is dropped.
pub const IMAGINE_ALTERS_OWN: u8 = 21;
/// Imagine: the bag of the imagined world is empty.
pub const IMAGINE_LOSES: u8 = 22;

/// Imagine: other hands hold the lowest coins there can be.
pub const IMAGINE_FAVOURS: u8 = 47;

/// Hooks: `draw` ignores the weights.
pub const DRAW_BIASED: u8 = 23;
/// Hooks: `draw` never gives the highest coin.
pub const DRAW_LACKS: u8 = 24;
/// Hooks: `any_action` likes the first entry.
pub const ANY_ACTION_BIASED: u8 = 25;
/// Hooks: `settle` stops after one draw.
pub const SETTLE_STOPS: u8 = 26;
/// Hooks: `settle` deals the lowest coins.
pub const SETTLE_FAVOURS: u8 = 27;

/// Text: surplus space is read over.
pub const TWO_SPELLINGS: u8 = 28;
/// Text: one coin prints like another.
pub const NO_WAY_BACK: u8 = 29;
/// JSON: the round is lost.
pub const JSON_LOSES: u8 = 30;

/// Ending: who keeps a coin is asked again.
pub const ENDLESS: u8 = 31;
/// Scores: joint winners are paid in full.
pub const PAYOFF_TOO_MUCH: u8 = 32;
/// Scores: an ending that is not listed.
pub const ENDING_UNLISTED: u8 = 33;
/// Scores: a place is skipped.
pub const PLACE_SKIPPED: u8 = 34;
/// Scores: the round counts down.
pub const ROUND_FALLS: u8 = 35;
/// Scores: the estimate is no number before anybody has a point.
pub const ESTIMATE_NAN: u8 = 36;
/// Judge: no number for one coin.
pub const JUDGE_NAN: u8 = 37;

/// Judge: a whole menu is judged otherwise than its answers.
pub const JUDGE_ALL_STRAYS: u8 = 46;

/// Replay: a reveal remembers how often the program has revealed.
pub const IMPURE_REVEAL: u8 = 38;
/// Undo: a half-made answer remembers how often the program has been asked.
pub const IMPURE_PICK: u8 = 39;
/// Proof: the weights change from call to call.
pub const IMPURE_CHANCES: u8 = 40;
/// Golden: the lowest bid scores, under the same rules version.
pub const RULE_CHANGED: u8 = 41;
/// Hostile: `check` panics at an action of another question.
pub const CHECK_PANICS: u8 = 42;

/// Hooks: `timeout_action` answers with a coin that may not be in hand.
pub const TIMEOUT_ILLEGAL: u8 = 43;

/// Undo: peeking shows a hand and sends no private event, so it passes for an open step.
pub const PEEK_UNTOLD: u8 = 44;

/// Numbers: two answers of one question share a number.
pub const NUMBER_SHARED: u8 = 60;
/// Numbers: the last answer has a number beyond the last.
pub const NUMBERS_TOO_FEW: u8 = 61;
/// Numbers: the tensor does not show the hand that the menu follows from.
pub const TENSOR_BLIND: u8 = 62;
/// Numbers: as `NUMBER_SHARED`, found by the kept file.
pub const NUMBERS_CHANGED: u8 = NUMBER_SHARED;
