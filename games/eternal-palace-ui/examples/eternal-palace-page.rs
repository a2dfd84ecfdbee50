//! Prints a page of a random position: see `palast_ui_testkit::print_page` for the arguments.

use eternal_palace::EternalPalace;
use eternal_palace_ui::EternalPalaceUi;

fn main() {
    palast_ui_testkit::print_page::<EternalPalace, EternalPalaceUi>();
}
