//! Prints a page of a random position; see `palast_ui_testkit::print_page` for the arguments.

fn main() {
    palast_ui_testkit::print_page::<amyitis::Amyitis, amyitis_ui::AmyitisUi>();
}
