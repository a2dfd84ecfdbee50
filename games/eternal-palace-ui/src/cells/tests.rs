use eternal_palace::EternalPalace;
use palast_facekit::Screen;

use crate::EternalPalaceFace as Face;
use crate::testing::LENGTH;

palast_facekit::screen_tests!(
    EternalPalace,
    Face,
    Screen {
        length: LENGTH,
        width: 78,
        legend: "◆ ",
    }
);
