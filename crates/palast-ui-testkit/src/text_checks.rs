//! The checks of a UI's texts in three languages.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::path::Path;

use palast_core::{Choice, Game, LogItem, Options, Viewer};
use palast_ui::{Lang, Phrase, RenderHtml, Words, locale};

use crate::{Position, words};

/// The parameters of the text checks.
#[derive(Clone, Debug)]
pub struct TextChecks<'a, Event, PrivateEvent, Illegal> {
    /// The folder of the UI's crate: `env!("CARGO_MANIFEST_DIR")`.
    pub home: &'a str,
    /// The prefix of its message keys, without the dash: `es`.
    pub prefix: &'a str,
    /// The approximate number of answers in a match.
    pub length: u64,
    /// The number of different questions in random play.
    pub questions: usize,
    /// Every reason to refuse an answer.
    pub refusals: Vec<Illegal>,
    /// At least one event for each log line and each of its variants.
    pub events: Vec<Event>,
    /// The same for private events.
    pub private_events: Vec<PrivateEvent>,
}

/// The texts in all three languages.
pub(crate) struct Languages([Words; 3]);

impl Languages {
    pub(crate) fn of<G: Game, F: RenderHtml<G>>() -> Self {
        Self(Lang::ALL.map(words::<G, F>))
    }

    pub(crate) fn check(&self, phrase: &Phrase) {
        for words in &self.0 {
            assert_eq!(words.check(phrase), Ok(()), "{phrase:?}");
        }
    }
}

impl<Event: Debug, PrivateEvent: Debug, Illegal> TextChecks<'_, Event, PrivateEvent, Illegal> {
    /// The three languages have the same messages with the same arguments.
    ///
    /// # Panics
    /// Lists the differences.
    pub fn the_languages_agree<G: Game, F: RenderHtml<G>>(&self) {
        let found = locale::differences(|lang| F::sources(lang).to_vec());
        let found = found.expect("the texts of the game load");
        assert!(found.is_empty(), "{found:#?}");
    }

    /// Every message is used by the UI or by another message, or its key is composed from names in the
    /// rules; other checks test those one by one.
    ///
    /// # Panics
    /// Lists the unused messages.
    pub fn no_message_is_unused<G: Game, F: RenderHtml<G>>(&self) {
        let prefix = self.prefix;
        let of_pages = ["game-", "rules-", "option-", "options-from-", "automa-"];
        let made = of_pages.into_iter().chain(["lesson-", "welcome-"]);
        let of_game = ["score", "end", "about"].map(|part| format!("{prefix}-{part}-"));
        let made: Vec<String> = made.map(str::to_owned).chain(of_game).collect();
        let sources = sources(&Path::new(self.home).join("src"));
        let texts = Lang::ALL.map(|lang| F::sources(lang).concat()).concat();
        let defined = locale::messages(F::sources(Lang::En)).expect("the texts load");
        let unused = |key: &&String| {
            let by_rules = made.iter().any(|start| key.starts_with(start));
            let by_text = texts.contains(&format!("{{ {key} }}"));
            !by_rules && !by_text && !sources.contains(&format!("\"{key}\""))
        };
        let unused: Vec<_> = defined.keys().filter(unused).collect();
        assert!(unused.is_empty(), "unused messages: {unused:?}");
    }

    /// The messages that shared pages look up exist: name, rules, options, endings and score lines.
    ///
    /// # Panics
    /// Names the missing message.
    pub fn shared_pages_find_their_texts<G: Game, F: RenderHtml<G>>(&self) {
        let languages = Languages::of::<G, F>();
        let say = |key: String| languages.check(&Phrase::new(key));
        for key in ["game-name", "game-tagline", "game-summary"] {
            say(key.to_owned());
        }
        for section in F::RULES {
            say(format!("rules-{section}"));
            say(format!("rules-{section}-title"));
        }
        for Choice { name, values } in G::Options::CHOICES {
            say(format!("option-{name}"));
            say(format!("option-{name}-help"));
            for value in *values {
                say(format!("option-{name}-{value}"));
            }
        }
        let named = |choice: &str| G::Options::CHOICES.iter().any(|any| any.name == choice);
        for key in locale::messages(F::sources(Lang::En))
            .expect("the texts load")
            .keys()
        {
            let group = key.strip_prefix("options-from-");
            let help = key
                .strip_prefix("option-")
                .and_then(|key| key.strip_suffix("-help"));
            let lost = group.or(help).filter(|choice| !named(choice));
            assert!(lost.is_none(), "{key} belongs to no option");
        }
        for ending in G::ENDINGS {
            languages.check(&F::ending(ending));
        }
        let mut said = BTreeSet::new();
        for at in Position::<G, F>::with_every_option(self.length) {
            for line in at.play.standings().into_iter().flat_map(|all| all.lines) {
                if said.insert(line.key) {
                    languages.check(&F::score_line(line.key));
                }
                if line.automa.is_some() {
                    say("automa-name".to_owned());
                }
            }
        }
        assert!(!said.is_empty(), "no match has a score");
    }

    /// Every reason for refusing an answer has its own text.
    ///
    /// # Panics
    /// Names a reason without text, or a text of two reasons.
    pub fn every_refusal_has_its_own_text<G: Game<Illegal = Illegal>, F: RenderHtml<G>>(&self) {
        let languages = Languages::of::<G, F>();
        let mut keys = BTreeSet::new();
        for illegal in &self.refusals {
            let phrase = F::illegal(illegal);
            languages.check(&phrase);
            let key = phrase.key.into_owned();
            assert!(keys.insert(key.clone()), "{key} is said of two reasons");
        }
        assert!(!keys.is_empty(), "nothing is ever refused");
    }

    /// Every event has its line in the log.
    ///
    /// # Panics
    /// Names an event without text.
    pub fn every_event_has_a_text<G, F>(&self)
    where
        G: Game<Event = Event, PrivateEvent = PrivateEvent>,
        F: RenderHtml<G>,
    {
        let languages = Languages::of::<G, F>();
        for event in &self.events {
            let line = F::event(event);
            let (_, phrase) = line.unwrap_or_else(|| panic!("{event:?} is worth a line"));
            languages.check(&phrase);
        }
        for event in &self.private_events {
            let line = F::private_event(event);
            let (_, phrase) = line.unwrap_or_else(|| panic!("{event:?} is worth a line"));
            languages.check(&phrase);
        }
        assert!(!self.events.is_empty(), "nothing is ever told");
    }

    /// In random play with all numbers of seats and all options, there are texts for situations,
    /// questions, answers, consequences and the log.
    ///
    /// # Panics
    /// Names a phrase without text, or lists the questions if there are too few.
    pub fn everything_in_random_play_has_a_text<G: Game, F: RenderHtml<G>>(&self) {
        let languages = Languages::of::<G, F>();
        let mut asked = BTreeSet::new();
        let usual = Position::<G, F>::some(120, self.length);
        for at in usual.chain(Position::with_every_option(self.length)) {
            for view in at.views() {
                languages.check(&F::situation(&view));
                let rule = F::rule_now(&view);
                assert!(F::RULES.contains(&rule), "there is no section {rule}");
                if let Some(question) = F::question(&view) {
                    asked.insert(question.key.clone().into_owned());
                    languages.check(&question);
                }
                for action in view.legal_actions() {
                    languages.check(&F::action(&view, &action));
                    languages.check(&F::consequence(&view, &action));
                }
            }
            for entry in at.play.log(Viewer::Spectator) {
                if let LogItem::Public(event) = &entry.item
                    && let Some((_, phrase)) = F::event(event)
                {
                    languages.check(&phrase);
                }
            }
        }
        assert!(asked.len() >= self.questions, "only {asked:?} came up");
    }
}

/// Returns the source code below a folder, without tests: a key that only a test uses counts as unused.
fn sources(folder: &Path) -> String {
    let mut all = String::new();
    for entry in std::fs::read_dir(folder).expect("the sources can be read") {
        let path = entry.expect("the sources can be read").path();
        let is_test = path.file_stem().is_some_and(|stem| stem == "tests");
        if path.is_dir() && !is_test {
            all.push_str(&sources(&path));
        } else if path.extension().is_some_and(|end| end == "rs") && !is_test {
            let text = std::fs::read_to_string(&path).expect("the sources are text");
            all.push_str(text.split("#[cfg(test)]").next().unwrap_or_default());
        }
    }
    all
}

/// Generates one test for each check of [`TextChecks`]: `text_tests!(Game, Ui, TextChecks { … })`.
#[macro_export]
macro_rules! text_tests {
    ($game:ty, $ui:ty, $checks:expr) => {
        $crate::tests_of!($checks, $game, $ui =>
            the_languages_agree,
            no_message_is_unused,
            shared_pages_find_their_texts,
            every_refusal_has_its_own_text,
            every_event_has_a_text,
            everything_in_random_play_has_a_text,
            things_to_ask_about_have_texts,
            moments_have_texts,
            a_match_ends_with_a_moment,
            the_score_so_far_is_public,
            lessons_have_texts_and_come_up,
        );
    };
}

#[cfg(test)]
mod tests;
