use eternal_palace::EternalPalace;
use palast_ui_testkit::Screen;

use crate::EternalPalaceFace as Face;
use crate::testing::LENGTH;

palast_ui_testkit::screen_tests!(
    EternalPalace,
    Face,
    Screen {
        length: LENGTH,
        width: 78,
        legend: "◆ ",
    }
);
