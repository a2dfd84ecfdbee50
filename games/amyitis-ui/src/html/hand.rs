//! What is in front of the viewer: talents, camels, resources, court cards and planted tiles.

use amyitis::{Action, Court, Decision, Good, TileId};
use maud::{Markup, html};
use palast_ui::{Localize, Phrase};

use crate::html::{board, board_controls, keys, pieces};
use crate::phrases::{of_court, of_good, tile_words};
use crate::preview::Preview;
use crate::{AmyitisUi, Scene, art};

pub(super) fn hand(scene: Scene<'_>) -> Markup {
    let Some(seat_view) = scene.view.view_ref() else {
        return html! {};
    };
    let player = &seat_view.public.players[seat_view.seat];
    let preview = Preview::of(scene);
    let edition = &seat_view.rules.edition;
    let count = |key: &'static str, token: &Markup, count: u8| {
        let words = scene.say(&Phrase::new(key).with("count", count));
        pieces::counted(&words, token, count.into())
    };
    let tiles: Vec<TileId> = (0..TileId::MOST)
        .filter_map(TileId::new)
        .filter(|tile| player.tiles & tile.bit() != 0)
        .collect();
    let room = amyitis::limit_of(seat_view.rules, seat_view.public, seat_view.seat);
    let lesson = AmyitisUi::lesson(scene.view).filter(|_| board::about(scene).is_none());
    html! {
        section.am-hand data-lesson=[lesson] aria-label=(scene.say(&Phrase::new("am-hand"))) {
            ul.am-purse {
                li data-k="own-talents" { (count("am-talents", &art::talent(), player.talents)) }
                li data-k="own-camels" { (count("am-camels", &art::camel(), player.camels)) }
            }
            ul.am-goods aria-label=(scene.say(&Phrase::new("am-goods-held").with("count", player.goods.len()).with("room", room))) {
                @for good in Good::ALL {
                    @if player.goods.has(good) { (held(scene, good, player.goods.of(good), &preview)) }
                }
                @if player.goods.is_empty() { li.am-soft { (scene.say(&Phrase::new("am-goods-none"))) } }
            }
            ul.am-own-court {
                @for court in Court::LEVELLED {
                    @let level = player.level(court);
                    @if level > 0 || court == Court::Caravaneer {
                        @let words = scene.say(&of_court("am-court-level", court).with("level", level));
                        li data-k={ "own-" (court) (level) } data-from={ "court-" (court) } { (pieces::named(&words, &pieces::court_card(edition, court, level))) }
                    }
                }
                @for index in 0..player.gardeners {
                    @let words = scene.say(&of_court("am-court", Court::Gardener));
                    li data-k={ "own-gardener" (index) } data-from="court-gardener" { (pieces::named(&words, &pieces::court_card(edition, Court::Gardener, 0))) }
                }
            }
            @if !tiles.is_empty() {
                ul.am-own-tiles {
                    @for id in tiles {
                        @let tile = edition.tile(id);
                        @let gains = pieces::tile_gains(tile);
                        li data-k=(id) { (pieces::named(&scene.say(&tile_words(tile)), &art::tile(&art::Tile { quality: tile.quality, gains: &gains }))) }
                    }
                }
            }
        }
    }
}

/// A kind of resource: a choice where one is paid, sold or given back.
fn held(scene: Scene<'_>, good: Good, count: u8, preview: &Preview) -> Markup {
    let words = scene.say(&of_good("am-goods", good).with("count", count));
    let token = html! { (art::good(pieces::good(good))) b aria-hidden="true" { (count) } };
    let spot =
        answer(scene, good).and_then(|action| board_controls::at(scene, action, "am-take", &token));
    let going = preview
        .gone
        .iter()
        .flatten()
        .filter(|gone| **gone == good)
        .count();
    html! {
        li.am-held data-k=(keys::held(good)) data-from=(keys::stock(good)) {
            @match spot {
                Some(spot) => (spot),
                None => span.am-count role="img" aria-label=(words) title=(words) { (token) },
            }
            @if going > 0 { span.am-going aria-hidden="true" { "−" (going) } }
        }
    }
}

/// What touching a resource answers, if one resource answers the question.
fn answer(scene: Scene<'_>, good: Good) -> Option<Action> {
    match scene.view.question()? {
        Decision::Pay { .. } => Some(Action::Pay(good)),
        Decision::Sell => Some(Action::Sell(good, None)),
        Decision::Discard { .. } => Some(Action::Discard(good)),
        Decision::PickAbility
        | Decision::TakeTurn
        | Decision::ChooseField { .. }
        | Decision::ChooseCanal
        | Decision::ChooseTemple
        | Decision::ChooseCourt { .. }
        | Decision::ChooseSquare { .. }
        | Decision::ChooseToken
        | Decision::ChooseGood
        | Decision::ChooseOffering
        | Decision::ChooseSwap
        | Decision::Process => None,
    }
}
