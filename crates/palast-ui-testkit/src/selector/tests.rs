use roxmltree::Document;

use super::*;

const PAGE: &str = r#"<html><body class="room"><ul id="u" class="list">
    <li class="a lit"><b class="c">1</b></li><li class="b lit" x-y="on"/><li class="d"><details class="e"><i class="f"/></details></li>
</ul></body></html>"#;

fn depends_on(selector: &str, class: &str) -> bool {
    let page = Document::parse(PAGE).unwrap();
    let has = |node: &Node<'_, '_>| {
        let classes = node.attribute("class").unwrap_or_default();
        classes.split(' ').any(|one| one == class)
    };
    let selector = Selector::parse(selector);
    page.descendants()
        .filter(has)
        .any(|node| selector.depends_on(node, class))
}

#[test]
fn a_class_has_an_effect_if_a_rule_matches_because_of_it() {
    for (selector, class) in [
        (".a", "a"),
        ("li.a.lit", "lit"),
        (".room .a > .c", "room"),
        (".room .a > .c", "a"),
        (".a + .b", "a"),
        (".a ~ .d", "a"),
        ("#u > :is(.x, .b)", "b"),
        (".list:has(.c) > .d", "c"),
        (".list:has(> .a)", "a"),
        (".a:has(+ .b)", "b"),
        ("li:not(.a)", "a"),
        (".b[x-y=on]", "b"),
        (".b[x-y^='o']:hover::before", "b"),
        (".e[open] > .f", "f"),
        (":root[data-theme=dark] .a", "a"),
        (".a:first-child", "a"),
        (".d:nth-child(2n+1)", "d"),
        (".b:nth-last-child(2)", "b"),
        (".b:empty", "b"),
    ] {
        assert!(
            depends_on(selector, class),
            "{selector} does not depend on {class}"
        );
    }
}

#[test]
fn a_class_has_no_effect_if_no_rule_can_match() {
    for (selector, class) in [
        (".x.lit", "lit"),
        (".d.lit", "lit"),
        (".b > .c", "c"),
        (".c .a", "a"),
        (".b + .a", "a"),
        (".d ~ .a", "a"),
        ("ol > .a", "a"),
        (".list:has(> .c)", "c"),
        (".c:has(.a)", "a"),
        (".b[x-y=off]", "b"),
        (".a:last-child", "a"),
        (".d:nth-child(even)", "d"),
        (".a:empty", "a"),
        (".a:root", "a"),
    ] {
        assert!(
            !depends_on(selector, class),
            "{selector} depends on {class}"
        );
    }
}
