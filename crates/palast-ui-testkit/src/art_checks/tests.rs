//! Each check passes a clean stock and catches the defect it is there for.

use maud::{Markup, PreEscaped, html};

use super::*;

fn hidden(inner: &str) -> Markup {
    html! { svg aria-hidden="true" focusable="false" { (PreEscaped(inner)) } }
}

fn stock() -> Stock {
    let symbols = r#"<symbol id="x-a"><path class="x-red"/></symbol><pattern id="x-b"/>"#;
    let uses = r##"<use href="#x-a"/><rect fill="url(#x-b)"/>"##;
    Stock {
        prefix: "x",
        css: ".x-red, .x-blue.x-lit { fill: red }",
        symbols: Drawing::new("symbols", hidden(symbols), 400),
        emblem: Drawing::new("emblem", hidden("<path/>"), 200),
        drawings: vec![Drawing::new("coin", hidden(uses), 200)],
    }
}

/// The clean stock, one drawing of which is another.
fn with(inner: &str) -> Stock {
    let mut stock = stock();
    stock.drawings.push(Drawing::new("odd", hidden(inner), 200));
    stock
}

mod clean {
    crate::art_tests!(super::stock());
}

#[test]
#[should_panic(expected = "odd: ")]
fn what_is_not_well_formed_is_seen() {
    with("<path><rect></path>").drawings_refer_rather_than_define();
}

#[test]
#[should_panic(expected = "id x-a twice")]
fn an_id_that_is_there_twice_is_seen() {
    let mut stock = stock();
    stock.symbols = Drawing::new("symbols", hidden(r#"<g id="x-a"/><g id="x-a"/>"#), 400);
    stock.ids_are_unique_and_the_games_own();
}

#[test]
#[should_panic(expected = "id a may clash")]
fn an_id_without_prefix_is_seen() {
    let mut stock = stock();
    stock.symbols = Drawing::new("symbols", hidden(r#"<g id="a"/>"#), 400);
    stock.ids_are_unique_and_the_games_own();
}

#[test]
#[should_panic(expected = "odd: nothing is called x-c")]
fn a_reference_to_nothing_is_seen() {
    with(r##"<use href="#x-c"/>"##).every_reference_leads_to_a_symbol_and_every_symbol_is_used();
}

#[test]
#[should_panic(expected = "odd: nothing is called x-c")]
fn a_paint_that_is_not_there_is_seen() {
    with(r#"<path stroke="url(#x-c)"/>"#)
        .every_reference_leads_to_a_symbol_and_every_symbol_is_used();
}

#[test]
#[should_panic(expected = "odd: href leads outside")]
fn a_reference_to_elsewhere_is_seen() {
    with(r#"<image href="a.png"/>"#).every_reference_leads_to_a_symbol_and_every_symbol_is_used();
}

#[test]
#[should_panic(expected = "never used: [\"x-a\", \"x-b\"]")]
fn a_symbol_nobody_uses_is_seen() {
    let mut stock = stock();
    stock.drawings.clear();
    stock.every_reference_leads_to_a_symbol_and_every_symbol_is_used();
}

#[test]
#[should_panic(expected = "odd would repeat")]
fn a_drawing_with_an_id_is_seen() {
    with(r##"<use id="x-c" href="#x-a"/>"##).drawings_refer_rather_than_define();
}

#[test]
#[should_panic(expected = "odd draws nothing")]
fn an_empty_drawing_is_seen() {
    with("").drawings_refer_rather_than_define();
}

#[test]
#[should_panic(expected = "odd")]
fn a_style_attribute_is_seen() {
    with(r#"<path style="fill:red"/>"#).nothing_needs_an_inline_style();
}

#[test]
#[should_panic(expected = "odd: a style element")]
fn a_style_element_is_seen() {
    with("<style>path{}</style>").nothing_needs_an_inline_style();
}

#[test]
#[should_panic(expected = "odd: onclick")]
fn a_handler_is_seen() {
    with(r#"<path onclick="x()"/>"#).nothing_needs_an_inline_style();
}

#[test]
#[should_panic(expected = "odd: aria-hidden")]
fn a_drawing_that_speaks_is_seen() {
    let mut stock = stock();
    stock
        .drawings
        .push(Drawing::new("odd", html! { svg {} }, 200));
    stock.drawings_are_hidden_from_screen_readers();
}

#[test]
#[should_panic(expected = "odd takes")]
fn a_large_drawing_is_seen() {
    with(&"<path/>".repeat(30)).drawings_are_small();
}

#[test]
#[should_panic(expected = "symbols takes")]
fn a_large_stock_is_seen() {
    let mut stock = stock();
    stock.symbols.limit = 10;
    stock.drawings_are_small();
}

#[test]
#[should_panic(expected = "url(#x-b)")]
fn an_emblem_that_needs_symbols_is_seen() {
    let mut stock = stock();
    stock.emblem = Drawing::new("emblem", hidden(r#"<path fill="url(#x-b)"/>"#), 200);
    stock.the_emblem_stands_alone();
}

#[test]
#[should_panic(expected = "coloured by class x-red")]
fn an_emblem_that_needs_a_stylesheet_is_seen() {
    let mut stock = stock();
    stock.emblem = Drawing::new("emblem", hidden(r#"<path class="x-red"/>"#), 200);
    stock.the_emblem_stands_alone();
}

#[test]
#[should_panic(expected = "odd: no rule for x-green")]
fn a_class_without_rule_is_seen() {
    with(r#"<path class="x-red x-green"/>"#).every_class_has_a_rule();
}

#[test]
#[should_panic(expected = "odd: no rule for x-lit")]
fn a_class_with_a_rule_for_others_only_is_seen() {
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
fn a_label_over_the_edge_is_seen() {
    assert_label(card("10"), "n", "<b>& two", 20.0, 6.0);
}

#[test]
#[should_panic(expected = "too small to read")]
fn a_tiny_label_is_seen() {
    assert_label(card("5"), "n", "<b>& two", 30.0, 6.0);
}

#[test]
#[should_panic(expected = "another")]
fn another_label_is_seen() {
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
fn a_picture_that_is_not_whole_is_seen() {
    assert_picture(&file(r##"<use href="#a"/>"##), 400);
}

#[test]
#[should_panic(expected = "a script element")]
fn a_picture_with_a_script_is_seen() {
    assert_picture(&file("<script/>"), 400);
}

#[test]
#[should_panic(expected = "is not an SVG file")]
fn a_picture_without_its_namespace_is_seen() {
    assert_picture("<svg viewBox=\"0 0 9 9\"/>", 400);
}

#[test]
#[should_panic(expected = "bytes")]
fn a_large_picture_is_seen() {
    assert_picture(&file(""), 20);
}
