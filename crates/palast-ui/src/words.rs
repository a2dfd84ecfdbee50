//! The texts of one language, and formatting phrases with them.

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use maud::{Markup, PreEscaped, Render as _, html};
use palast_core::{Seat, SeatMap};

use crate::phrase_cache::{PhraseCache, is_same_everywhere};
use crate::{Arg, Lang, Phrase, SeatColour};

/// Placeholders for pictures in a formatted sentence. They are private-use characters, which are
/// removed from names.
const OPEN: char = '\u{E000}';
const CLOSE: char = '\u{E001}';

/// The texts of one language: the shared ones and those of one game.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// Plain texts of phrases that read the same at every table.
    said: PhraseCache,
}

/// Why texts could not be loaded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WordsError(pub String);

impl std::fmt::Display for WordsError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for WordsError {}

impl Words {
    /// Loads texts from Fluent sources.
    ///
    /// # Errors
    /// A source does not parse or defines a message again.
    pub fn new(lang: Lang, sources: &[&str]) -> Result<Self, WordsError> {
        let id = lang
            .code()
            .parse()
            .map_err(|error| WordsError(format!("{error}")))?;
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks would appear in accessible names and in the terminal.
        bundle.set_use_isolating(false);
        for source in sources {
            let resource = FluentResource::try_new((*source).to_owned())
                .map_err(|(_, errors)| WordsError(format!("{lang}: {errors:?}")))?;
            bundle
                .add_resource(resource)
                .map_err(|errors| WordsError(format!("{lang}: {errors:?}")))?;
        }
        Ok(Self {
            lang,
            bundle,
            said: PhraseCache::default(),
        })
    }

    /// The language.
    #[must_use]
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a message with this key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// Formats a sentence without seats as plain text.
    #[must_use]
    pub fn text(&self, phrase: &Phrase) -> String {
        self.say(phrase, &SeatMap::default())
    }

    /// Formats the message of a key without arguments.
    #[must_use]
    pub fn get(&self, key: &'static str) -> String {
        self.text(&Phrase::new(key))
    }

    /// Formats a sentence as plain text.
    #[must_use]
    pub fn say(&self, phrase: &Phrase, names: &SeatMap<String>) -> String {
        let keep = is_same_everywhere(phrase);
        if let Some(text) = keep.then(|| self.said.get(phrase)).flatten() {
            return text;
        }
        let text = self.format(phrase, &mut Plain { words: self, names });
        if keep {
            self.said.insert(phrase, &text);
        }
        text
    }

    /// Formats a sentence as markup, with marked seats and with pieces drawn by `piece`.
    #[must_use]
    pub fn paint(
        &self,
        phrase: &Phrase,
        names: &SeatMap<String>,
        piece: &dyn Fn(&str) -> Markup,
    ) -> Markup {
        let mut painted = Painted {
            words: self,
            names,
            piece,
            drawn: Vec::new(),
        };
        let text = self.format(phrase, &mut painted);
        let drawn = painted.drawn;
        let mut rest = text.as_str();
        let mut markup =
            String::with_capacity(text.len() + drawn.iter().map(|d| d.0.len()).sum::<usize>());
        while let Some((before, after)) = rest.split_once(OPEN) {
            before.render_to(&mut markup);
            let (index, after) = after.split_once(CLOSE).unwrap_or((after, ""));
            if let Some(drawn) = index.parse().ok().and_then(|index: usize| drawn.get(index)) {
                markup.push_str(&drawn.0);
            }
            rest = after;
        }
        rest.render_to(&mut markup);
        PreEscaped(markup)
    }

    fn painted_seat(&self, seat: Seat, names: &SeatMap<String>) -> Markup {
        let mark = if names[seat].is_empty() {
            SeatColour::Neutral.mark()
        } else {
            SeatColour::of(seat).mark()
        };
        html! { span.who { (mark) " " b { (self.called(seat, names)) } } }
    }

    /// The name of the player on a seat. If nobody has the seat, it is the automa's, if the game has one.
    fn called(&self, seat: Seat, names: &SeatMap<String>) -> String {
        let name = clean(&names[seat]);
        if name.is_empty() && self.has("automa-name") {
            return self.get("automa-name");
        }
        name.into_owned()
    }

    /// Checks that a phrase has its message and all arguments; for tests of UIs.
    ///
    /// # Errors
    /// The phrase, or one inside it, has no message, or its message misses an argument.
    pub fn check(&self, phrase: &Phrase) -> Result<(), WordsError> {
        let refuse =
            |what: String| Err(WordsError(format!("{} {}: {what}", self.lang, phrase.key)));
        let Some(pattern) = self.bundle.get_message(&phrase.key).and_then(|m| m.value()) else {
            return refuse("there is no such message".to_owned());
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            self.check_arg(arg)?;
            args.set(*name, self.value(arg, &mut Blank));
        }
        let mut errors = Vec::new();
        self.bundle
            .format_pattern(pattern, Some(&args), &mut errors);
        if errors.is_empty() {
            Ok(())
        } else {
            refuse(format!("{errors:?}"))
        }
    }

    fn check_arg(&self, arg: &Arg) -> Result<(), WordsError> {
        match arg {
            Arg::Text(_) | Arg::Number(_) | Arg::Seat(_) => Ok(()),
            Arg::Phrase(words) | Arg::Piece { words, .. } => self.check(words),
            Arg::List(items) => items.iter().try_for_each(|item| self.check_arg(item)),
        }
    }

    /// Formats a phrase; `show` turns seats and pieces into text.
    fn format(&self, phrase: &Phrase, show: &mut dyn Show) -> String {
        let Some(pattern) = self.bundle.get_message(&phrase.key).and_then(|m| m.value()) else {
            // Tests check that every key exists. If one is missing nevertheless, show its name.
            return phrase.key.clone().into_owned();
        };
        let mut args = FluentArgs::with_capacity(phrase.args.len());
        for (name, arg) in &phrase.args {
            args.set(*name, self.value(arg, show));
        }
        let mut errors = Vec::new();
        self.bundle
            .format_pattern(pattern, Some(&args), &mut errors)
            .into_owned()
    }

    fn value<'a>(&self, arg: &'a Arg, show: &mut dyn Show) -> FluentValue<'a> {
        match arg {
            Arg::Text(text) => FluentValue::from(clean(text)),
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Seat(seat) => FluentValue::from(show.seat(*seat)),
            Arg::Piece { id, words } => FluentValue::from(show.piece(id, words)),
            Arg::Phrase(phrase) => FluentValue::from(show.phrase(phrase)),
            Arg::List(items) => {
                let said: Vec<String> = items
                    .iter()
                    .map(|item| match self.value(item, show) {
                        FluentValue::String(text) => text.into_owned(),
                        FluentValue::Number(number) => number.as_string().into_owned(),
                        FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => {
                            String::new()
                        }
                    })
                    .collect();
                FluentValue::from(self.join(&said))
            }
        }
    }

    fn join(&self, items: &[String]) -> String {
        let and = match self.lang {
            Lang::De => " und ",
            Lang::Nl => " en ",
            Lang::En => " and ",
        };
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => format!("{}{and}{last}", first.join(", ")),
        }
    }
}

/// The text without the marks of pictures.
fn clean(text: &str) -> Cow<'_, str> {
    if text.contains([OPEN, CLOSE]) {
        Cow::Owned(text.replace([OPEN, CLOSE], ""))
    } else {
        Cow::Borrowed(text)
    }
}

/// What stands in a formatted sentence for a seat, a piece, or a phrase inside another.
trait Show {
    fn seat(&mut self, seat: Seat) -> String;
    fn piece(&mut self, id: &str, words: &Phrase) -> String;
    fn phrase(&mut self, phrase: &Phrase) -> String;
}

/// For plain text: names and words.
struct Plain<'a> {
    words: &'a Words,
    names: &'a SeatMap<String>,
}

impl Show for Plain<'_> {
    fn seat(&mut self, seat: Seat) -> String {
        self.words.called(seat, self.names)
    }

    fn piece(&mut self, _: &str, words: &Phrase) -> String {
        self.words.say(words, self.names)
    }

    fn phrase(&mut self, phrase: &Phrase) -> String {
        self.words.say(phrase, self.names)
    }
}

/// For markup: marks that say where the drawn seats and pieces go.
struct Painted<'a> {
    words: &'a Words,
    names: &'a SeatMap<String>,
    piece: &'a dyn Fn(&str) -> Markup,
    drawn: Vec<Markup>,
}

impl Painted<'_> {
    fn mark(&mut self, drawn: Markup) -> String {
        self.drawn.push(drawn);
        format!("{OPEN}{}{CLOSE}", self.drawn.len() - 1)
    }
}

impl Show for Painted<'_> {
    fn seat(&mut self, seat: Seat) -> String {
        let drawn = self.words.painted_seat(seat, self.names);
        self.mark(drawn)
    }

    fn piece(&mut self, id: &str, words: &Phrase) -> String {
        let said = self.words.say(words, self.names);
        let drawn = html! { span.piece { ((self.piece)(id)) "\u{a0}" (said) } };
        self.mark(drawn)
    }

    fn phrase(&mut self, phrase: &Phrase) -> String {
        if has_piece(phrase) || !is_same_everywhere(phrase) {
            self.words.format(phrase, self)
        } else {
            self.words.say(phrase, self.names)
        }
    }
}

/// For checks: anything that is not empty.
struct Blank;

impl Show for Blank {
    fn seat(&mut self, _: Seat) -> String {
        "x".to_owned()
    }

    fn piece(&mut self, _: &str, _: &Phrase) -> String {
        "x".to_owned()
    }

    fn phrase(&mut self, _: &Phrase) -> String {
        "x".to_owned()
    }
}

/// Whether there is something to draw in a phrase.
fn has_piece(phrase: &Phrase) -> bool {
    fn draws(arg: &Arg) -> bool {
        match arg {
            Arg::Piece { .. } => true,
            Arg::Text(_) | Arg::Number(_) | Arg::Seat(_) => false,
            Arg::Phrase(phrase) => has_piece(phrase),
            Arg::List(items) => items.iter().any(draws),
        }
    }
    phrase.args.iter().any(|(_, arg)| draws(arg))
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Words")
            .field("lang", &self.lang)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "\
played = { $seat } plays { $card }.
card = the <maid>
points = { $n ->
    [one] one point
   *[other] { $n } points
}
all = { $who } wait.
";

    fn names() -> SeatMap<String> {
        SeatMap::from_fn(|seat| format!("N{seat}"))
    }

    #[test]
    fn a_phrase_is_text_and_markup() {
        let words = Words::new(Lang::En, &[SOURCE]).unwrap();
        let card = Arg::Piece {
            id: "rM".into(),
            words: Phrase::new("card"),
        };
        let phrase = Phrase::new("played")
            .with("seat", Seat::ALL[1])
            .with("card", card);
        assert_eq!(words.say(&phrase, &names()), "N2 plays the <maid>.");
        let markup = words
            .paint(&phrase, &names(), &|id| html! { i { (id) } })
            .into_string();
        assert!(
            markup.contains("<i>rM</i>\u{a0}the &lt;maid&gt;</span>."),
            "{markup}"
        );
        assert!(markup.contains("<b>N2</b>"), "{markup}");
    }

    /// In a match against an automa, nobody has its seat.
    #[test]
    fn a_seat_without_a_player_has_the_automas_name() {
        let alone = SeatMap::from_fn(|seat: Seat| ["Ada", "", "", "", ""][seat.index()].to_owned());
        let phrase = Phrase::new("all").with("who", Seat::ALL[1]);
        let words = Words::new(Lang::En, &[SOURCE, "automa-name = The Keeper\n"]).unwrap();
        assert_eq!(words.say(&phrase, &alone), "The Keeper wait.");
        assert_eq!(words.say(&phrase, &names()), "N2 wait.");
    }

    #[test]
    fn plurals_and_lists() {
        let words = Words::new(Lang::En, &[SOURCE]).unwrap();
        assert_eq!(words.text(&Phrase::new("points").with("n", 1)), "one point");
        assert_eq!(words.text(&Phrase::new("points").with("n", 3)), "3 points");
        let who = Arg::List(Seat::ALL[..3].iter().map(|seat| Arg::Seat(*seat)).collect());
        let phrase = Phrase::new("all").with("who", who);
        assert_eq!(words.say(&phrase, &names()), "N1, N2 and N3 wait.");
    }

    #[test]
    fn a_name_cannot_forge_a_picture_or_markup() {
        let words = Words::new(Lang::En, &[SOURCE]).unwrap();
        let names = SeatMap::from_fn(|_| format!("<b>{OPEN}0{CLOSE}"));
        let phrase = Phrase::new("played")
            .with("seat", Seat::ALL[0])
            .with("card", "x");
        let markup = words.paint(&phrase, &names, &|_| html!()).into_string();
        assert!(markup.contains("&lt;b&gt;0"), "{markup}");
    }

    #[test]
    fn a_check_finds_missing_messages_in_nested_phrases() {
        let words = Words::new(Lang::En, &[SOURCE]).unwrap();
        let played = Phrase::new("played").with("seat", Seat::ALL[0]);
        assert!(words.check(&played).is_err());
        let whole = |card: &'static str| played.clone().with("card", Phrase::new(card));
        assert_eq!(words.check(&whole("card")), Ok(()));
        assert!(words.check(&whole("nowhere")).is_err());
    }

    #[test]
    fn a_missing_key_shows_its_name() {
        let words = Words::new(Lang::En, &[SOURCE]).unwrap();
        assert_eq!(words.get("nowhere"), "nowhere");
    }
}
