//! The program in real browsers: whole matches by clicking, several players, lost connections, keyboards, phones,
//! screen readers.
//!
//! Every site has a seed, so a test plays the same match every time. Tests read texts only where the text itself is
//! tested; everything else is found by ids, classes and data attributes of `palast-server`'s pages.

mod advice;
mod amyitis;
mod around;
mod audit;
mod clicks;
mod eschnapur;
mod eschnapur_sealed;
mod eternal_palace;
mod eternal_palace_sealed;
mod frame;
mod hidden_cards;
mod keyboard;
mod language;
mod motion;
mod no_script;
mod phone;
mod players;
mod reconnect;
mod support;
mod whole_match;
