//! Each check passes correct drawings and detects its defect.

use maud::{Markup, PreEscaped, html};

use super::*;

fn hidden(inner: &str) -> Markup {
    html! { svg aria-hidden="true" focusable="false" { (PreEscaped(inner)) } }
}

fn art_checks() -> ArtChecks {
    let symbols = r#"<symbol id="x-a"><path class="x-red"/></symbol><pattern id="x-b"/>"#;
    let uses = r##"<use href="#x-a"/><rect fill="url(#x-b)"/>"##;
    ArtChecks {
        prefix: "x",
        css: ".x-red, .x-blue.x-lit { fill: red }",
        symbols: Drawing::new("symbols", hidden(symbols), 400),
        emblem: Drawing::new("emblem", hidden("<path/>"), 200),
        drawings: vec![Drawing::new("coin", hidden(uses), 200)],
    }
}

/// The correct drawings, with one more that has this content.
fn with(inner: &str) -> ArtChecks {
    let mut checks = art_checks();
    checks
        .drawings
        .push(Drawing::new("odd", hidden(inner), 200));
    checks
}

mod clean {
    crate::art_tests!(super::art_checks());
}

#[test]
#[should_panic(expected = "odd: ")]
fn what_is_not_well_formed_is_detected() {
    with("<path><rect></path>").drawings_reference_symbols_instead_of_defining_ids();
}

#[test]
#[should_panic(expected = "id x-a twice")]
fn an_id_that_is_there_twice_is_detected() {
    let mut checks = art_checks();
    checks.symbols = Drawing::new("symbols", hidden(r#"<g id="x-a"/><g id="x-a"/>"#), 400);
    checks.ids_are_unique_and_prefixed();
}

#[test]
#[should_panic(expected = "id a may clash")]
fn an_id_without_prefix_is_detected() {
    let mut checks = art_checks();
    checks.symbols = Drawing::new("symbols", hidden(r#"<g id="a"/>"#), 400);
    checks.ids_are_unique_and_prefixed();
}

#[test]
#[should_panic(expected = "odd: nothing is called x-c")]
fn a_reference_to_nothing_is_detected() {
    with(r##"<use href="#x-c"/>"##).every_reference_leads_to_a_symbol_and_every_symbol_is_used();
}

#[test]
#[should_panic(expected = "odd: nothing is called x-c")]
fn a_paint_that_is_not_there_is_detected() {
    with(r#"<path stroke="url(#x-c)"/>"#)
        .every_reference_leads_to_a_symbol_and_every_symbol_is_used();
}

#[test]
#[should_panic(expected = "odd: href leads outside")]
fn a_reference_to_elsewhere_is_detected() {
    with(r#"<image href="a.png"/>"#).every_reference_leads_to_a_symbol_and_every_symbol_is_used();
}

#[test]
#[should_panic(expected = "never used: [\"x-a\", \"x-b\"]")]
fn a_symbol_nobody_uses_is_detected() {
    let mut checks = art_checks();
    checks.drawings.clear();
    checks.every_reference_leads_to_a_symbol_and_every_symbol_is_used();
}

#[test]
#[should_panic(expected = "odd would repeat")]
fn a_drawing_with_an_id_is_detected() {
    with(r##"<use id="x-c" href="#x-a"/>"##).drawings_reference_symbols_instead_of_defining_ids();
}

#[test]
#[should_panic(expected = "odd draws nothing")]
fn an_empty_drawing_is_detected() {
    with("").drawings_reference_symbols_instead_of_defining_ids();
}

#[test]
#[should_panic(expected = "odd")]
fn a_style_attribute_is_detected() {
    with(r#"<path style="fill:red"/>"#).nothing_needs_an_inline_style();
}

#[test]
#[should_panic(expected = "odd: a style element")]
fn a_style_element_is_detected() {
    with("<style>path{}</style>").nothing_needs_an_inline_style();
}

#[test]
#[should_panic(expected = "odd: onclick")]
fn a_handler_is_detected() {
    with(r#"<path onclick="x()"/>"#).nothing_needs_an_inline_style();
}

#[test]
#[should_panic(expected = "odd: aria-hidden")]
fn a_drawing_that_speaks_is_detected() {
    let mut checks = art_checks();
    checks
        .drawings
        .push(Drawing::new("odd", html! { svg {} }, 200));
    checks.drawings_are_hidden_from_screen_readers();
}

#[test]
#[should_panic(expected = "odd takes")]
fn a_large_drawing_is_detected() {
    with(&"<path/>".repeat(30)).drawings_are_small();
}

#[test]
#[should_panic(expected = "symbols takes")]
fn a_large_stock_is_detected() {
    let mut checks = art_checks();
    checks.symbols.limit = 10;
    checks.drawings_are_small();
}

#[test]
#[should_panic(expected = "url(#x-b)")]
fn an_emblem_that_needs_symbols_is_detected() {
    let mut checks = art_checks();
    checks.emblem = Drawing::new("emblem", hidden(r#"<path fill="url(#x-b)"/>"#), 200);
    checks.the_emblem_needs_no_symbols_or_stylesheet();
}

#[test]
#[should_panic(expected = "coloured by class x-red")]
fn an_emblem_that_needs_a_stylesheet_is_detected() {
    let mut checks = art_checks();
    checks.emblem = Drawing::new("emblem", hidden(r#"<path class="x-red"/>"#), 200);
    checks.the_emblem_needs_no_symbols_or_stylesheet();
}

#[test]
#[should_panic(expected = "odd: no rule for x-green")]
fn a_class_without_rule_is_detected() {
    with(r#"<path class="x-red x-green"/>"#).every_class_has_a_rule();
}

#[test]
#[should_panic(expected = "odd: no rule for x-lit")]
fn a_class_with_a_rule_for_others_only_is_detected() {
    with(r#"<path class="x-red x-lit"/>"#).every_class_has_a_rule();
}

fn card(size: &str) -> Markup {
    html! { svg { text class="n" font-size=(size) { "<b>&" } text class="n" font-size=(size) { "two" } } }
}

#[test]
fn a_label_that_fits_is_fine() {
    assert_label(card("10"), "n", "<b>& two", 30.0, 6.0);
}

#[test]
#[should_panic(expected = "runs over the edge")]
fn a_label_over_the_edge_is_detected() {
    assert_label(card("10"), "n", "<b>& two", 20.0, 6.0);
}

#[test]
#[should_panic(expected = "too small to read")]
fn a_tiny_label_is_detected() {
    assert_label(card("5"), "n", "<b>& two", 30.0, 6.0);
}

#[test]
#[should_panic(expected = "another")]
fn another_label_is_detected() {
    assert_label(card("10"), "n", "another", 30.0, 6.0);
}

fn file(inner: &str) -> String {
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><title>A palace</title>{inner}</svg>"#
    )
}

#[test]
fn a_picture_that_is_whole_is_fine() {
    let whole = file(r##"<style>p{}</style><g id="a"/><use href="#a"/>"##);
    assert_picture(&whole, 400);
}

#[test]
#[should_panic(expected = "nothing is called a")]
fn a_picture_that_is_not_whole_is_detected() {
    assert_picture(&file(r##"<use href="#a"/>"##), 400);
}

#[test]
#[should_panic(expected = "a script element")]
fn a_picture_with_a_script_is_detected() {
    assert_picture(&file("<script/>"), 400);
}

#[test]
#[should_panic(expected = "is not an SVG file")]
fn a_picture_without_its_namespace_is_detected() {
    assert_picture("<svg viewBox=\"0 0 9 9\"/>", 400);
}

#[test]
#[should_panic(expected = "bytes")]
fn a_large_picture_is_detected() {
    assert_picture(&file(""), 20);
}
