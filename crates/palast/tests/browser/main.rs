//! The program in real browsers: whole matches by clicking, company, lost lines, keys, phones, ears.
//!
//! Every house here has a seed, so a test plays the same match every time. Texts are read where the text is the point;
//! everything else is found by the hooks of `palast-server`.

mod amyitis;
mod audit;
mod company;
mod eschnapur;
mod eternal_palace;
mod eternal_palace_sealed;
mod guests;
mod keyboard;
mod language;
mod line;
mod motion;
mod no_script;
mod phone;
mod sealed;
mod support;
mod whole_match;
