//! The texts of one language, and formatting phrases with them.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use maud::{Markup, PreEscaped, Render as _, html};
use palast_core::{Seat, SeatMap};

use crate::phrase_cache::{PhraseCache, is_same_everywhere};
use crate::template::{Gap, Template, clean, picture_mark, replace_pictures};
use crate::{Arg, Lang, Phrase, SeatColour};

/// The texts of one language: the shared ones and those of one game.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// Draws the pieces in sentences.
    piece: fn(&str) -> Markup,
    /// Phrases formatted before, as plain text and as markup.
    said: PhraseCache,
    painted: PhraseCache,
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
            piece: |_| html! {},
            said: PhraseCache::default(),
            painted: PhraseCache::default(),
        })
    }

    /// The same texts with their pieces drawn like this in markup.
    #[must_use]
    pub fn with_pieces(mut self, piece: fn(&str) -> Markup) -> Self {
        self.piece = piece;
        self
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
        let said = self.said.get(phrase, || {
            Template::new(&self.format(phrase, &mut Plain { words: self }))
        });
        said.fill(|gap, text| text.push_str(&self.called(gap.seat(), names)))
    }

    /// Formats a sentence as markup, with marked seats and drawn pieces.
    #[must_use]
    pub fn paint(&self, phrase: &Phrase, names: &SeatMap<String>) -> Markup {
        let painted = self.painted.get(phrase, || {
            let mut show = Painted {
                words: self,
                drawn: Vec::new(),
            };
            let text = self.format(phrase, &mut show);
            Template::new(&replace_pictures(&text, &show.drawn))
        });
        PreEscaped(painted.fill(|gap, markup| match gap {
            Gap::Name(seat) => self.called(seat, names).render_to(markup),
            Gap::Seat(seat) => self.painted_seat(seat, names).render_to(markup),
        }))
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

/// What stands in a formatted sentence for a seat, a piece, or a phrase inside another.
trait Show {
    fn seat(&mut self, seat: Seat) -> String;
    fn piece(&mut self, id: &str, words: &Phrase) -> String;
    fn phrase(&mut self, phrase: &Phrase) -> String;
}

/// For plain text: gaps for names, and words.
struct Plain<'a> {
    words: &'a Words,
}

impl Show for Plain<'_> {
    fn seat(&mut self, seat: Seat) -> String {
        Gap::Name(seat).mark().into()
    }

    fn piece(&mut self, _: &str, words: &Phrase) -> String {
        self.phrase(words)
    }

    fn phrase(&mut self, phrase: &Phrase) -> String {
        if is_same_everywhere(phrase) {
            self.words.text(phrase)
        } else {
            self.words.format(phrase, self)
        }
    }
}

/// For markup: gaps for seats, and marks that say where the drawn pieces go.
struct Painted<'a> {
    words: &'a Words,
    drawn: Vec<Markup>,
}

impl Show for Painted<'_> {
    fn seat(&mut self, seat: Seat) -> String {
        Gap::Seat(seat).mark().into()
    }

    fn piece(&mut self, id: &str, words: &Phrase) -> String {
        let said = Plain { words: self.words }.phrase(words);
        let drawn = html! { span.piece { ((self.words.piece)(id)) "\u{a0}" (said) } };
        self.drawn.push(drawn);
        picture_mark(self.drawn.len() - 1)
    }

    fn phrase(&mut self, phrase: &Phrase) -> String {
        if has_piece(phrase) || !is_same_everywhere(phrase) {
            self.words.format(phrase, self)
        } else {
            self.words.text(phrase)
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
        let words = Words::new(Lang::En, &[SOURCE])
            .unwrap()
            .with_pieces(|id| html! { i { (id) } });
        let card = Arg::Piece {
            id: "rM".into(),
            words: Phrase::new("card"),
        };
        let phrase = Phrase::new("played")
            .with("seat", Seat::ALL[1])
            .with("card", card);
        assert_eq!(words.say(&phrase, &names()), "N2 plays the <maid>.");
        let markup = words.paint(&phrase, &names()).into_string();
        assert!(
            markup.contains("<i>rM</i>\u{a0}the &lt;maid&gt;</span>."),
            "{markup}"
        );
        assert!(markup.contains("<b>N2</b>"), "{markup}");
        // What was formatted before is kept without the names: they are another table's.
        let others = SeatMap::from_fn(|seat| format!("M{seat}"));
        assert_eq!(words.say(&phrase, &others), "M2 plays the <maid>.");
        let markup = words.paint(&phrase, &others).into_string();
        assert!(markup.contains("<b>M2</b>") && !markup.contains("N2"));
    }

    /// A piece is called by its owner's name, as plain text inside its picture.
    #[test]
    fn the_words_of_a_piece_may_name_a_seat() {
        let source = "tower = { $seat }'s tower\nbuilt = The { $piece } is built.\n";
        let words = Words::new(Lang::En, &[source]).unwrap();
        let tower = Arg::Piece {
            id: "t".into(),
            words: Phrase::new("tower").with("seat", Seat::ALL[0]),
        };
        let phrase = Phrase::new("built").with("piece", tower);
        let names = SeatMap::from_fn(|_| "<A>".to_owned());
        assert_eq!(words.say(&phrase, &names), "The <A>'s tower is built.");
        let markup = words.paint(&phrase, &names).into_string();
        assert!(
            markup.contains("\u{a0}&lt;A&gt;'s tower</span> is built."),
            "{markup}"
        );
        assert!(!markup.contains("<b>"), "{markup}");
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
        let mark = |seat| Gap::Seat(Seat::ALL[seat]).mark();
        let names = SeatMap::from_fn(|_| format!("<b>{}0{}", picture_mark(0), mark(1)));
        let phrase = Phrase::new("played")
            .with("seat", Seat::ALL[0])
            .with("card", format!("x{}", mark(0)));
        let markup = words.paint(&phrase, &names).into_string();
        assert!(markup.contains("&lt;b&gt;00</b>"), "{markup}");
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
