//! The paintings of all players, side by side, once the match is over.

use eternal_palace::Event;
use maud::{Markup, html};
use palast_core::{LogItem, Seat};
use palast_ui::{Arg, Phrase};

use crate::art;
use crate::html::{info, pieces};
use crate::phrases;
use crate::{Scene, View};

pub(super) fn gallery(scene: Scene<'_>) -> Markup {
    let public = scene.view.public();
    let mut hung: Vec<Seat> = public.everyone().collect();
    // The winner's painting comes first and is the largest.
    hung.sort_by_key(|seat| !has_won(scene, *seat));
    html! {
        section.ep-gallery {
            h2.ep-head { (scene.say(&Phrase::new("ep-b-paintings"))) }
            ul.ep-hung {
                @for seat in hung {
                    @let player = &public.players[seat];
                    li.ep-hangs {
                        (info::hung_painting(scene, seat))
                        p.ep-plate aria-hidden="true" {
                            (art::marker(pieces::colour(scene.view, seat))) " " b { (pieces::who(scene, seat)) }
                            span.ep-amount { (player.layers.len()) (art::token(art::Token::Layer)) }
                            @if player.seals > 0 { span.ep-amount { (player.seals) (art::token(art::Token::Seal)) } }
                        }
                    }
                }
            }
        }
    }
}

/// If no seat has won, the Master has.
fn has_won(scene: Scene<'_>, seat: Seat) -> bool {
    let ended = scene.log.iter().rev().find_map(|entry| match &entry.item {
        LogItem::Public(Event::MatchEnded { winners }) => Some(*winners),
        LogItem::Public(_) | LogItem::Private(..) => None,
    });
    ended.is_some_and(|winners| {
        winners.contains(seat) || winners.is_empty() && scene.view.public().is_master(seat)
    })
}

/// A painting in words, the farthest layer first.
pub(super) fn in_words(scene: Scene<'_>, seat: Seat) -> String {
    let player = &scene.view.public().players[seat];
    if player.layers.is_empty() {
        return scene.say(&phrases::of_player(
            scene.view.public(),
            "ep-b-painting-empty",
            seat,
        ));
    }
    let order = eternal_palace::Layer::BACK_TO_FRONT.into_iter();
    let layers = order.filter(|layer| player.layers.contains(*layer));
    let mut all: Vec<Arg> = layers
        .map(|layer| Arg::Phrase(phrases::layer(layer)))
        .collect();
    all.extend(
        player
            .features
            .iter()
            .map(|feature| Arg::Phrase(phrases::feature(feature))),
    );
    let phrase = phrases::of_player(scene.view.public(), "ep-b-painting", seat);
    scene.say(
        &phrase
            .with("count", player.layers.len())
            .with("pieces", Arg::List(all)),
    )
}

/// The downloadable painting.
pub(super) fn picture(
    look: palast_ui::RenderContext<'_>,
    view: &View,
    seat: Seat,
) -> Option<String> {
    let player = &view.public().players[seat];
    if player.layers.is_empty() {
        return None;
    }
    let layers: Vec<_> = player.layers.iter().map(pieces::layer).collect();
    let features: Vec<_> = player.features.iter().map(pieces::feature).collect();
    let painting = art::painting::Painting {
        layers: &layers,
        features: &features,
        seal: Some(pieces::colour(view, seat)),
        fresh: None,
    };
    let title = look.say(&Phrase::new("ep-b-picture").with("who", look.names[seat].as_str()));
    Some(art::painting::picture(&painting, &title))
}
