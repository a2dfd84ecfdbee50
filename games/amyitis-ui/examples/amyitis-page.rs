//! Prints a page of a random position; see `palast_facekit::print_page` for the arguments.

fn main() {
    palast_facekit::print_page::<amyitis::Amyitis, amyitis_ui::AmyitisFace>();
}
