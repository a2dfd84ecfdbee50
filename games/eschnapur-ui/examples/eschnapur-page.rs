//! Prints a page of a random position, to look at the UI without a server:
//! `cargo run -p eschnapur-ui --example eschnapur-page -- de 4 7 40 dark pick > page.html`.

fn main() {
    palast_ui_testkit::print_page::<eschnapur::Eschnapur, eschnapur_ui::EschnapurUi>();
}
