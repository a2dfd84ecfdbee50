//! What advisers hold in their hands, in the right lower corner of a box of 100.

use maud::{Markup, html};

use super::super::ink::{
    BARK, BRASS, CINNABAR, DUSK, GOLD, INDIGO, INK, MIST, PAPER, SILK, UMBER, VERMILION, brush,
    fill, line,
};

/// An object that shows an adviser's skill.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Held {
    Book,
    Tray,
    Carp,
    Chest,
    Fan,
    Spade,
    Net,
    Scales,
    Pole,
    Abacus,
    Letter,
    Banner,
    Gift,
    Lantern,
    Axe,
    Pick,
    Jar,
    Bell,
    Cup,
    Jade,
}

impl Held {
    pub(super) const ALL: [Self; 20] = [
        Self::Book,
        Self::Tray,
        Self::Carp,
        Self::Chest,
        Self::Fan,
        Self::Spade,
        Self::Net,
        Self::Scales,
        Self::Pole,
        Self::Abacus,
        Self::Letter,
        Self::Banner,
        Self::Gift,
        Self::Lantern,
        Self::Axe,
        Self::Pick,
        Self::Jar,
        Self::Bell,
        Self::Cup,
        Self::Jade,
    ];

    pub(super) const fn slug(self) -> &'static str {
        match self {
            Self::Book => "book",
            Self::Tray => "tray",
            Self::Carp => "carp",
            Self::Chest => "chest",
            Self::Fan => "fan",
            Self::Spade => "spade",
            Self::Net => "net",
            Self::Scales => "scales",
            Self::Pole => "pole",
            Self::Abacus => "abacus",
            Self::Letter => "letter",
            Self::Banner => "banner",
            Self::Gift => "gift",
            Self::Lantern => "lantern",
            Self::Axe => "axe",
            Self::Pick => "pick",
            Self::Jar => "jar",
            Self::Bell => "bell",
            Self::Cup => "cup",
            Self::Jade => "jade",
        }
    }

    /// With the hand that holds it: the hand in the text's colour, the sleeve in that around it.
    pub(super) fn drawn(self) -> Markup {
        html! {
            @match self {
                Self::Book => {
                    (brush(INDIGO, "1.6", "M62 66L92 62L96 90L66 94Z"))
                    (fill(PAPER, "M66 70L80 68L81 75L67 77Z"))
                    (line(PAPER, "1.1", "M90 65L93 89M86 66V68M88 76V78M89 86V88"))
                },
                Self::Tray => {
                    (brush(CINNABAR, "1.6", "M52 82H98L92 90H58Z"))
                    (brush("#ea7a3c", "1.2", "M56 80C60 74 68 74 72 79L76 76V84L72 81C68 84 60 84 56 80Z"))
                    (brush("#f4f1ea", "1.3", "M80 66H90L89 70C94 74 93 80 90 82H80C77 80 76 74 81 70Z"))
                },
                Self::Carp => {
                    (line(BARK, "1.6", "M78 40V58"))
                    (brush("#ea7a3c", "1.6", "M78 56C88 62 92 76 84 88L90 98H70L76 88C66 78 68 62 78 56Z"))
                    (line(PAPER, "2", "M79 66C82 72 82 78 80 84"))
                    circle cx="75" cy="66" r="1.8" fill=(INK) {}
                },
                Self::Chest => {
                    (brush(BARK, "1.6", "M60 72H96V96H60Z"))
                    (brush("#8d5c34", "1.6", "M58 66C58 60 98 60 98 66V74H58Z"))
                    (brush(GOLD, "1.2", "M73 70H83V81H73Z"))
                    (line(GOLD, "1.6", "M64 62V74M92 62V74"))
                },
                Self::Fan => {
                    (brush(PAPER, "1.5", "M78 92L58 66C64 56 92 56 98 66Z"))
                    (fill(VERMILION, "M58.5 66.500C64.5 57 91.5 57 97.5 66.500L94 71C89 65 67 65 62 71Z"))
                    (line(INK, ".9", "M78 92L66 60M78 92V58M78 92L90 60"))
                },
                Self::Spade => {
                    (line(BARK, "4", "M84 40L76 100"))
                    (brush(MIST, "1.6", "M76 14C86 12 94 20 92 32L86 44L76 41C72 30 72 20 76 14Z"))
                },
                Self::Net => {
                    (line(BARK, "3", "M92 100L74 46"))
                    (brush(PAPER, "1.4", "M56 38C60 26 86 26 88 38C86 54 78 64 70 66C62 62 57 52 56 38Z"))
                    (line(DUSK, "1", "M60 34L80 58M68 31L86 50M58 46L72 64M84 34L62 56M88 42L68 64M76 30L58 46"))
                },
                Self::Scales => {
                    (line(BARK, "2.6", "M62 52L98 46"))
                    (line(INK, "1.1", "M64 52L58 74M64 52L74 72M95 47L88 66M95 47L100 62"))
                    (brush(GOLD, "1.5", "M54 74H78C76 82 58 82 54 74Z"))
                    (brush(GOLD, "1.4", "M84 65H100V70C94 73 86 71 84 65Z"))
                },
                Self::Pole => {
                    (line(BARK, "3.6", "M4 58C36 46 64 46 98 54"))
                    (line(INK, "1.1", "M86 52L78 76M86 52L98 76"))
                    (brush("#c9a15c", "1.6", "M74 76H100V92H78Z"))
                    (line(BRASS, "1.1", "M75 82H100M84 76L86 92M94 76V92"))
                },
                Self::Abacus => {
                    (brush(BARK, "1.6", "M56 68H98V96H56Z"))
                    (fill(SILK, "M60 72H94V92H60Z"))
                    (line(INK, "1", "M66 72V92M74 72V92M82 72V92M90 72V92M60 79H94"))
                    (line(CINNABAR, "4.5", "M66 75.500h.1M74 75.500h.1M82 75.500h.1M90 75.500h.1M66 84h.1M74 88h.1M82 84h.1M90 88h.1M66 89h.1M82 89h.1"))
                },
                Self::Letter => {
                    (brush(PAPER, "1.6", "M58 70L92 62L97 84L63 92Z"))
                    (line(UMBER, "1.4", "M58 70L80 78L92 62"))
                    (brush(VERMILION, "1.2", "M75 74H84V83H75Z"))
                },
                Self::Banner => {
                    (line(BARK, "3", "M84 8V100"))
                    (brush(VERMILION, "1.6", "M82 12H56L62 24L56 36L62 48H82Z"))
                    (fill(GOLD, "M72 20a9 9 0 1 0 .01 0Z"))
                    (fill(VERMILION, "M72 25a4 4 0 1 0 .01 0Z"))
                },
                Self::Gift => {
                    (brush(SILK, "1.6", "M58 72H98V96H58Z"))
                    (line(VERMILION, "4", "M78 72V96M58 84H98"))
                    (brush(VERMILION, "1.4", "M78 72C66 70 64 62 70 61C75 61 78 66 78 72C78 66 81 61 86 61C92 62 90 70 78 72Z"))
                },
                Self::Lantern => {
                    (line(BARK, "2.6", "M60 40H88M84 40V48"))
                    (brush(VERMILION, "1.6", "M84 48C98 50 100 72 84 76C68 72 70 50 84 48Z"))
                    (line(GOLD, "1.4", "M84 49V75M76 53C74 60 74 66 76 72M92 53C94 60 94 66 92 72"))
                    (brush(GOLD, "1.2", "M78 46H90V50H78ZM78 74H90V78H78Z"))
                    (line(GOLD, "2", "M84 78V90"))
                },
                Self::Axe => {
                    (line(BARK, "4", "M74 100L86 36"))
                    (brush(MIST, "1.6", "M82 40L62 34C58 44 58 54 62 62L80 54Z"))
                    (line(PAPER, "2", "M62.5 38C60.5 46 60.5 52 63 58"))
                },
                Self::Pick => {
                    (line(BARK, "4", "M80 100V40"))
                    (brush(MIST, "1.6", "M54 48C62 34 96 32 100 46C92 40 66 42 54 48Z"))
                },
                Self::Jar => {
                    (brush("#f4f1ea", "1.6", "M70 58H88L86 65C98 70 98 88 90 96H68C60 88 60 70 72 65Z"))
                    (line(INDIGO, "1.9", "M63.5 74C70 77 88 77 94.5 74M64.5 88C72 91 86 91 93.5 88"))
                    (fill(INDIGO, "M79 78C83 80 83 85 79 87C75 85 75 80 79 78Z"))
                },
                Self::Bell => {
                    (line(BARK, "2.4", "M80 50V58"))
                    (brush("#2f7f5c", "1.6", "M64 94C68 84 67 70 71 62C75 56 87 56 91 62C95 70 94 84 98 94Z"))
                    (line("#e7c565", "1.6", "M68 76H94M66.5 87H96"))
                },
                Self::Cup => {
                    (brush(BARK, "1.6", "M64 66L88 58L98 82L74 90Z"))
                    (fill(INK, "M64 66L88 58L89.5 62L66 70Z"))
                    (brush(PAPER, "1.4", "M56 84H68V96H56Z"))
                    (fill(CINNABAR, "M62 87.500a2.5 2.5 0 1 0 .01 0Z"))
                },
                Self::Jade => {
                    (brush("#6fae90", "1.6", "M80 56A16 16 0 1 0 80.01 56Z"))
                    circle cx="80" cy="72" r="5.5" fill=(PAPER) stroke=(INK) stroke-width="1.6" {}
                    (line("#c3e2d0", "2", "M69 68C70 64 73 61 77 60"))
                    (brush(VERMILION, "1.3", "M77.5 87H82.500L86 101H74Z"))
                },
            }
            @if !matches!(self, Self::Tray | Self::Net | Self::Pole) {
                path fill="currentColor" stroke=(INK) stroke-width="1.3" d="M70 92C70 86 78 84 84 86C88 88 88 94 84 97H73C71 96 70 94 70 92Z" {}
                path stroke=(INK) stroke-width="1.6" d="M72 101C72 96 78 94 86 95L94 101Z" {}
            }
        }
    }
}
