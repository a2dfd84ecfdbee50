//! The stylesheet: it stays in the room, and its colours can be read.

#[test]
fn all_rules_of_the_stylesheet_stay_in_the_room() {
    let own = [
        include_str!("../room.css"),
        include_str!("../board.css"),
        include_str!("../boards.css"),
        include_str!("../hand.css"),
    ];
    for line in own.iter().flat_map(|css| css.lines()) {
        let Some((selector, _)) = line.split_once('{') else {
            continue;
        };
        let inside = selector.trim_start().starts_with('@') || selector.contains(".room-eschnapur");
        assert!(inside, "{line}");
    }
}

/// The colours of the room in one mode: every `--es-name: #rrggbb` of one block.
fn papers(block: &str) -> std::collections::BTreeMap<&str, [f64; 3]> {
    let entries = block.lines().filter_map(|line| {
        let (name, value) = line.trim().strip_prefix("--es-")?.split_once(": #")?;
        let channel = |at: usize| {
            let byte = u8::from_str_radix(&value[at..at + 2], 16).unwrap();
            let level = f64::from(byte) / 255.0;
            if level <= 0.04045 {
                level / 12.92
            } else {
                ((level + 0.055) / 1.055).powf(2.4)
            }
        };
        Some((name, [channel(0), channel(2), channel(4)]))
    });
    entries.collect()
}

fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let light = |[r, g, b]: [f64; 3]| 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    let (one, other) = (light(one), light(other));
    one.max(other) / one.min(other)
}

#[test]
fn text_stands_out_by_day_and_by_night() {
    let css = include_str!("../room.css");
    let blocks: Vec<_> = css.split('}').map(papers).filter(|p| p.len() > 5).collect();
    assert_eq!(
        blocks.len(),
        3,
        "by day, by night, and by night as the system wishes"
    );
    assert_eq!(blocks[1], blocks[2]);
    for papers in &blocks {
        for (ink, paper) in [
            ("text", "ground"),
            ("text", "line"),
            ("text", "sand"),
            ("text", "glow-soft"),
            ("soft", "ground"),
            ("soft", "line"),
            ("soft", "sand"),
            ("accent", "line"),
            ("accent", "ground"),
            ("on-accent", "accent"),
        ] {
            let ratio = contrast(papers[ink], papers[paper]);
            assert!(ratio >= 4.5, "{ink} on {paper}: {ratio:.2}");
        }
        // A lit edge is no text: three to one is asked of it.
        for paper in ["line", "sand", "ground"] {
            let ratio = contrast(papers["glow"], papers[paper]);
            assert!(ratio >= 3.0, "glow on {paper}: {ratio:.2}");
        }
    }
}
