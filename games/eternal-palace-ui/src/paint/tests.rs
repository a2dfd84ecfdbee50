use eternal_palace::EternalPalace;
use palast_core::Game;
use palast_ui::Paint;

use crate::EternalPalaceFace as Face;
use crate::testing::LENGTH;

palast_facekit::page_tests!(
    EternalPalace,
    Face,
    palast_facekit::Pages {
        length: LENGTH,
        kinds: &[
            "group", "place", "appoint", "back", "take", "pay", "give", "feature", "step",
            "decline", "use", "end",
        ],
        sealed: &["group"],
        marks: &[
            ("place", "ep-ghost"),
            ("group", "ep-ghost"),
            ("appoint", "ep-wanted")
        ],
        bytes: 160_000,
    }
);

palast_facekit::room_tests!(palast_facekit::Room {
    id: EternalPalace::ID,
    prefix: "ep",
    css: Face::CSS,
    art: concat!(
        include_str!("../art/art.css"),
        include_str!("../art/painting/painting.css")
    ),
    grounds: &["silk"],
});
