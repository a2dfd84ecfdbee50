//! The rows of craft cards: the next card of a row costs one talent more.

use amyitis::{Action, Craft, Row, RowId};
use maud::{Markup, html};
use palast_ui::Phrase;

use crate::html::{board, board_controls, keys, pieces};
use crate::localize::about;
use crate::phrases::of_craft;
use crate::preview::Preview;
use crate::{Scene, art};

pub(super) fn crafts(scene: Scene<'_>, preview: &Preview) -> Markup {
    let rows = scene.view.public().rows();
    board::section(
        scene,
        "am-s-crafts",
        "am-crafts",
        &html! {
            @if rows.is_empty() { p.am-soft { (scene.say(&Phrase::new("am-crafts-none"))) } }
            ol.am-rows {
                @for (row, index) in rows.iter().zip(0u8..) {
                    @if let Some(id) = RowId::new(index) { (line(scene, row, id, preview)) }
                }
            }
        },
    )
}

fn line(scene: Scene<'_>, row: &Row, id: RowId, preview: &Preview) -> Markup {
    let title = Phrase::new("am-row")
        .with("row", crate::localize::number(id))
        .with("price", row.price());
    let title = scene.say(&title);
    html! {
        li aria-label=(title) {
            ul.am-cards {
                @for (index, craft) in row.cards.into_iter().enumerate() {
                    li.am-card-place data-k=(keys::card(id, index)) data-about=(about::of_card(craft)) {
                        (card(scene, row, id, index, craft, preview))
                        @if u8::try_from(index).is_ok_and(|index| !row.is_turned(index)) {
                            span.am-called aria-hidden="true" { (scene.say(&of_craft("am-craft", craft))) }
                        }
                    }
                }
            }
        }
    }
}

/// An open card is a choice; of two that are alike, the first.
fn card(
    scene: Scene<'_>,
    row: &Row,
    id: RowId,
    index: usize,
    craft: Craft,
    preview: &Preview,
) -> Markup {
    let is_turned = |card: usize| u8::try_from(card).is_ok_and(|card| row.is_turned(card));
    if is_turned(index) {
        let words = scene.say(&Phrase::new("am-card-turned"));
        return html! { span.am-turned { (pieces::named(&words, &art::craft_turned())) } };
    }
    let picture = art::craft_mini(pieces::craft(craft), Some(row.price()));
    let twin = (0..index).any(|other| !is_turned(other) && row.cards[other] == craft);
    let taking = preview.card == Some((id, craft)) && !twin;
    let spot = if twin {
        None
    } else {
        board_controls::at(scene, Action::Recruit(id, craft), "am-take", &picture)
    };
    match spot {
        Some(spot) if taking => html! { span.am-taking { (spot) } },
        Some(spot) => spot,
        None => {
            let words = of_craft("am-craft-for", craft).with("price", row.price());
            pieces::named(&scene.say(&words), &picture)
        }
    }
}
