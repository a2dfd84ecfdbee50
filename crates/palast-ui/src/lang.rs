//! The supported languages, and the choice among them.

use std::fmt;

/// A language with its own texts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// German.
    De,
    /// Dutch.
    Nl,
    /// English, also the fallback for other languages.
    #[default]
    En,
}

impl Lang {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::De, Self::Nl, Self::En];

    /// The code used in addresses, cookies and the `lang` attribute.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::De => "de",
            Self::Nl => "nl",
            Self::En => "en",
        }
    }

    /// The language's name for itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::De => "Deutsch",
            Self::Nl => "Nederlands",
            Self::En => "English",
        }
    }

    /// The language with this code; regions are ignored (`de-AT` is German).
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        let primary = code.split(['-', '_', '.']).next()?.trim();
        Self::ALL
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(primary))
    }

    /// The first language we have among those a browser accepts, by their weights.
    #[must_use]
    pub fn negotiate(accept_language: &str) -> Self {
        let mut best = (0.0, Self::default());
        for part in accept_language.split(',') {
            let mut pieces = part.split(';');
            let Some(lang) = pieces.next().and_then(Self::from_code) else {
                continue;
            };
            let weight = pieces
                .find_map(|piece| piece.trim().strip_prefix("q="))
                .map_or(1.0, |q| q.trim().parse::<f32>().unwrap_or(0.0));
            if weight > best.0 {
                best = (weight, lang);
            }
        }
        best.1
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_supported_language_with_the_highest_weight_wins() {
        for (header, lang) in [
            ("de-AT,de;q=0.9,en;q=0.8", Lang::De),
            ("fr,nl;q=0.5,en;q=0.4", Lang::Nl),
            ("en;q=0.3, de;q=0.7", Lang::De),
            ("fr", Lang::En),
            ("", Lang::En),
            (";;q=,,=", Lang::En),
        ] {
            assert_eq!(Lang::negotiate(header), lang, "{header}");
        }
    }
}
