//! A first visit: one click starts a match against bots; after its end come the score and another match.

use crate::support::{
    Done, Site, Turn, await_ply_after, await_turn, confirm, newest_ply, pick, sit_down_with_bots,
    visitor,
};

#[test]
fn a_match_against_bots_can_be_played_to_its_end_by_clicking() -> Done {
    let (site, browser) = (Site::start(1)?, visitor()?);
    let page = browser.page();
    sit_down_with_bots(page, &site)?;
    let mut answers = 0;
    while await_turn(page)? == Turn::Mine {
        assert!(
            page.title()?.starts_with('●'),
            "the tab says whose turn it is"
        );
        let ply = newest_ply(page)?;
        let notation = pick(page, |_| false)?;
        // A plan says itself what is where.
        if !page.exists("#plan")? {
            assert_ne!(
                page.text("#consequence")?,
                "",
                "the preview says what would happen"
            );
            assert_eq!(page.count("button.choice[aria-pressed=true]")?.min(1), 1);
        }
        confirm(page)?;
        // The first of two cards given in secret does not appear in the log yet.
        if !notation.starts_with("give") {
            await_ply_after(page, ply)?;
        }
        answers += 1;
        assert!(answers < 300, "no end after {answers} answers");
    }
    // A match for four lasts at least two rounds, and no player sits out both.
    assert!(answers > 4, "{answers}");

    // The sheet counts up before it names the winner.
    page.wait_for("#score:not(.counting)")?;
    assert!(
        page.text("#score-title")?.contains("win"),
        "{}",
        page.text("#score-title")?
    );
    let places = page.texts("#score tfoot td")?;
    assert_eq!(places.len(), 4);
    assert_eq!(places[0], "1.");
    let points = page.texts("#score tbody tr:first-child td")?;
    let points: Vec<u32> = points
        .iter()
        .map(|text| text.trim().parse().expect("points"))
        .collect();
    assert!(
        points[0] >= 5 && points.is_sorted_by(|a, b| a >= b),
        "{points:?}"
    );
    assert_eq!(page.count("#hand")?, 0, "hands lie open on the board now");
    page.click("#score summary")?;
    assert_eq!(
        page.text("#seed")?.len(),
        64,
        "the seed proves that chance was honest"
    );
    assert!(page.exists("#record")?);

    let over = page.url()?;
    page.click("#rematch")?;
    page.wait_for("#live[data-status=running] #hand")?;
    assert_ne!(page.url()?, over);
    page.expect_no_console_errors()
}
