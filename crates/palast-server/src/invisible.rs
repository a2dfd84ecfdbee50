//! Characters that cannot be seen, so that a name made of them would look empty or like another.

/// Unicode's property `Default_Ignorable_Code_Point` (Unicode 16): characters that are drawn as
/// nothing, assigned or reserved for such.
const DEFAULT_IGNORABLE: [(char, char); 17] = [
    ('\u{00AD}', '\u{00AD}'),
    ('\u{034F}', '\u{034F}'),
    ('\u{061C}', '\u{061C}'),
    ('\u{115F}', '\u{1160}'),
    ('\u{17B4}', '\u{17B5}'),
    ('\u{180B}', '\u{180F}'),
    ('\u{200B}', '\u{200F}'),
    ('\u{202A}', '\u{202E}'),
    ('\u{2060}', '\u{206F}'),
    ('\u{3164}', '\u{3164}'),
    ('\u{FE00}', '\u{FE0F}'),
    ('\u{FEFF}', '\u{FEFF}'),
    ('\u{FFA0}', '\u{FFA0}'),
    ('\u{FFF0}', '\u{FFF8}'),
    ('\u{1BCA0}', '\u{1BCA3}'),
    ('\u{1D173}', '\u{1D17A}'),
    ('\u{E0000}', '\u{E0FFF}'),
];

/// Characters without a shape of their own: private use, replacements and annotations. What a
/// reader sees depends on their fonts.
const SHAPELESS: [(char, char); 5] = [
    ('\u{E000}', '\u{F8FF}'),
    ('\u{FDD0}', '\u{FDEF}'),
    ('\u{FFF9}', '\u{FFFF}'),
    ('\u{F0000}', '\u{FFFFF}'),
    ('\u{100000}', '\u{10FFFF}'),
];

/// Ignorable letters that take up the space of a letter: they separate words like a space does.
const FILLERS: [char; 4] = ['\u{115F}', '\u{1160}', '\u{3164}', '\u{FFA0}'];

/// Visible by their properties, but drawn without ink: the empty Braille pattern, the musical null
/// notehead, the blanks of hieroglyphs and the filler of the Khitan script.
const INKLESS: [char; 5] = [
    '\u{2800}',
    '\u{1D159}',
    '\u{13441}',
    '\u{13442}',
    '\u{16FE4}',
];

/// Whether a character is drawn as empty space, without counting as white space.
pub(crate) fn is_blank(c: char) -> bool {
    FILLERS.contains(&c) || INKLESS.contains(&c)
}

/// Whether a character is drawn as nothing at all or has no shape that every reader sees.
pub(crate) fn is_invisible(c: char) -> bool {
    let within =
        |ranges: &[(char, char)]| ranges.iter().any(|(from, to)| (*from..=*to).contains(&c));
    c.is_control() || within(&DEFAULT_IGNORABLE) || within(&SHAPELESS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_sorted_and_do_not_overlap() {
        for ranges in [&DEFAULT_IGNORABLE[..], &SHAPELESS[..]] {
            assert!(ranges.iter().all(|(from, to)| from <= to));
            assert!(ranges.windows(2).all(|pair| pair[0].1 < pair[1].0));
        }
    }

    #[test]
    fn letters_digits_and_signs_are_visible() {
        for c in "aZäß09.-_'!漢अ한ㄱ😀♥\u{200A}".chars() {
            assert!(!is_invisible(c) && !is_blank(c), "{c:?}");
        }
    }
}
