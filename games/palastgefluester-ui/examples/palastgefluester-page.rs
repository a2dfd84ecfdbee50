//! Prints a page of a random position, to look at the UI without a server:
//! `cargo run -p palastgefluester-ui --example palastgefluester-page -- de 5 7 40 dark pick > page.html`.

fn main() {
    palast_ui_testkit::print_page::<
        palastgefluester::Palastgefluester,
        palastgefluester_ui::PalastgefluesterUi,
    >();
}
