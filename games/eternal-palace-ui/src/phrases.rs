//! Words for places, goods, advisers and dice, with their little pictures.
//!
//! Pictures are found by these ids: the goods by name (`fish`, `wisdom`, `wood`, `stone`, `kaolin`,
//! `bronze`, `token`), `palace`, `layer`, `feature`, the class of an adviser (`patron`, `trader`,
//! `diplomat`, `artisan`), `at-` with the sign of a place (`at-9`, `at-EB`), and `layer-9` and
//! `feature-moon` for what is painted.

use eternal_palace::{Adviser, Faces, Feature, Goods, Layer, Place, Public, Resource, Source};
use palast_core::{Seat, SeatSet};
use palast_ui::{Arg, Phrase};

fn piece(id: impl Into<String>, words: Phrase) -> Arg {
    Arg::Piece {
        id: id.into(),
        words,
    }
}

/// The word for a place in message variants.
pub(crate) const fn slug(place: Place) -> &'static str {
    match place {
        Place::FishMarket => "fish-market",
        Place::Academy => "academy",
        Place::Pavilion => "pavilion",
        Place::Forest => "forest",
        Place::Serenity => "serenity",
        Place::Quarry => "quarry",
        Place::Temple => "temple",
        Place::Kiln => "kiln",
        Place::Mine => "mine",
        Place::Ox => "ox",
        Place::Forge => "forge",
        Place::Market => "market",
        Place::Bridge => "bridge",
        Place::Labyrinth => "labyrinth",
        Place::River => "river",
        Place::Scrolls => "scrolls",
    }
}

/// A message about one place.
pub(crate) fn of_place(key: &'static str, place: Place) -> Phrase {
    Phrase::new(key).with("place", slug(place))
}

/// The name of a place, with its seal.
pub(crate) fn the_place(place: Place) -> Arg {
    piece(format!("at-{place}"), of_place("ep-place", place))
}

/// A message about what belongs to a player; the Master has no name that could be declined.
pub(crate) fn of_player(public: &Public, key: &'static str, seat: Seat) -> Phrase {
    let master = public.is_master(seat);
    Phrase::new(key)
        .with("who", seat)
        .with("master", if master { "yes" } else { "no" })
}

/// A message about one resource.
pub(crate) fn of_resource(key: &'static str, resource: Resource) -> Phrase {
    Phrase::new(key).with("resource", resource.word())
}

/// A resource, with its picture.
pub(crate) fn the_resource(resource: Resource) -> Arg {
    piece(resource.word(), of_resource("ep-resource", resource))
}

/// "3 fish, 1 wood", with pictures; or "nothing".
pub(crate) fn the_goods(goods: Goods) -> Arg {
    let counted = |id: &'static str, key: &'static str, count: u16| {
        (count > 0).then(|| piece(id, Phrase::new(key).with("count", count)))
    };
    let resource = |resource: &Resource| {
        let count = goods.count(*resource);
        let words = of_resource("ep-resources", *resource).with("count", count);
        (count > 0).then(|| piece(resource.word(), words))
    };
    let mut all: Vec<Arg> = [
        counted("fish", "ep-fish", goods.fish),
        counted("wisdom", "ep-wisdom", goods.wisdom),
    ]
    .into_iter()
    .chain(Resource::ALL.iter().map(resource))
    .chain([counted("token", "ep-tokens", goods.tokens)])
    .flatten()
    .collect();
    match all.len() {
        0 => Arg::Phrase(Phrase::new("ep-nothing")),
        1 => all.remove(0),
        _ => Arg::List(all),
    }
}

/// The name of an adviser.
pub(crate) fn adviser_name(adviser: Adviser) -> Phrase {
    Phrase::new("ep-adviser").with("kind", adviser.kind())
}

/// What an adviser does.
pub(crate) fn adviser_does(adviser: Adviser) -> Phrase {
    Phrase::new("ep-adviser-does").with("kind", adviser.kind())
}

/// An adviser by name, with the sign of the class.
pub(crate) fn the_adviser(adviser: Adviser) -> Arg {
    piece(adviser.class().word(), adviser_name(adviser))
}

/// The name of a layer: of the place that gives it.
pub(crate) fn layer(layer: Layer) -> Phrase {
    Phrase::new("ep-layer").with("layer", layer_word(layer))
}

/// The word for a layer in message variants.
pub(crate) fn layer_word(layer: Layer) -> &'static str {
    if layer == Layer::X {
        return "outside";
    }
    let gives = |place: &&Place| place.layer() == Some(layer);
    Place::ALL
        .iter()
        .find(gives)
        .map_or("outside", |place| slug(*place))
}

/// A layer, with its picture.
pub(crate) fn the_layer(of: Layer) -> Arg {
    piece("layer", layer(of))
}

/// The name of a feature.
pub(crate) fn feature(feature: Feature) -> Phrase {
    Phrase::new("ep-feature").with("feature", feature.word())
}

/// A feature, with its picture.
pub(crate) fn the_feature(of: Feature) -> Arg {
    piece("feature", feature(of))
}

/// The picture of a layer.
pub(crate) fn layer_piece(of: Layer) -> String {
    format!("layer-{of}")
}

/// The picture of a feature.
pub(crate) fn feature_piece(of: Feature) -> String {
    format!("feature-{}", of.word())
}

/// Dice as "3+5".
pub(crate) fn dice(faces: Faces) -> String {
    let faces: Vec<String> = faces.iter().map(|face| face.to_string()).collect();
    faces.join("+")
}

/// Where something comes from.
pub(crate) fn source(source: Source) -> Phrase {
    match source {
        Source::Place(place) => Phrase::new("ep-from-place").with("place", the_place(place)),
        Source::Crowding(place) => Phrase::new("ep-from-crowd").with("place", the_place(place)),
        Source::Dice => Phrase::new("ep-from-dice"),
        Source::Adviser(adviser) => {
            Phrase::new("ep-from-adviser").with("adviser", the_adviser(adviser))
        }
        Source::Demand(_) => Phrase::new("ep-from-demand"),
        Source::Composition(card) => Phrase::new("ep-from-composition").with("card", card.word()),
    }
}

/// Several players.
pub(crate) fn players(seats: SeatSet) -> Arg {
    in_order(seats.iter())
}

/// Several players in this order.
pub(crate) fn in_order(seats: impl IntoIterator<Item = Seat>) -> Arg {
    Arg::List(seats.into_iter().map(Arg::Seat).collect())
}

/// Several phrases.
pub(crate) fn list(phrases: impl IntoIterator<Item = Phrase>) -> Arg {
    Arg::List(phrases.into_iter().map(Arg::Phrase).collect())
}
