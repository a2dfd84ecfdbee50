//! The plans with their words and pictures.

use eschnapur::Decision;
use maud::{Markup, html};
use palast_core::Seat;
use palast_ui::Phrase;
use palast_ui::plan::{Piece, Plan, Slot};

use crate::html::pieces;
use crate::phrases::{of_official, of_value, part};
use crate::plan::{Outline, Place, Room, Thing};
use crate::{Scene, art};

pub(super) fn plan(scene: Scene<'_>) -> Option<Plan> {
    let outline = crate::plan::outline(scene.view, scene.legal)?;
    let you = scene.you()?;
    Some(Plan {
        title: title(&outline),
        slots: outline
            .rooms
            .iter()
            .map(|room| slot(scene, *room, &outline))
            .collect(),
        pieces: outline
            .things
            .iter()
            .map(|thing| piece(scene, *thing, you))
            .collect(),
    })
}

fn title(outline: &Outline) -> Phrase {
    match outline.ask {
        Decision::ChooseSite { left } => Phrase::new("es-plan-sites").with("left", left),
        Decision::LayGold { may_leave: 0, .. } => Phrase::new("es-plan-gold"),
        Decision::LayGold { may_leave, .. } => {
            Phrase::new("es-plan-gold-short").with("leave", may_leave)
        }
        Decision::DealOrder => Phrase::new("es-plan-order"),
        Decision::PlaceStone => {
            Phrase::new("es-plan-stones").with("count", outline.things.len() as i64)
        }
        Decision::TakeGold { .. }
        | Decision::BuyPrivilege { .. }
        | Decision::PlayHandCard { .. }
        | Decision::PlaceBlockade
        | Decision::PlaceStop
        | Decision::TakeMarker
        | Decision::EndTurn
        | Decision::BanStone
        | Decision::MoveStone => Phrase::new("es-plan-take").with("sum", outline.sum),
    }
}

fn slot(scene: Scene<'_>, room: Room, outline: &Outline) -> Slot {
    let (label, picture) = match room.place {
        Place::Sites => (Phrase::new("es-site-cards"), html! {}),
        Place::Official(official) => (
            of_official("es-official", official),
            art::portrait(pieces::official(official)),
        ),
        Place::Seat(seat) => (
            Phrase::new("es-plan-player").with("seat", seat),
            art::stone(pieces::stone(seat)),
        ),
        Place::Part(at) => (field(scene, at), art::plot(pieces::part(at))),
        // The page adds up what lies here.
        Place::Taken => (
            Phrase::new("es-plan-taken"),
            html! { output.es-sum data-goal=(outline.sum) {} },
        ),
    };
    Slot {
        id: room.place.to_string(),
        label,
        least: room.least,
        most: room.most,
        picture,
    }
}

/// A part and the value of its next field.
fn field(scene: Scene<'_>, at: eschnapur::Part) -> Phrase {
    let rules = scene.view.rules();
    let stones = scene.view.public().stones_in(at);
    Phrase::new("es-plan-part").with("part", part(at)).with(
        "value",
        rules.edition.part(&rules.options, at).value(stones.len()),
    )
}

fn piece(scene: Scene<'_>, thing: Thing, you: Seat) -> Piece {
    let colour = pieces::stone(you);
    let public = scene.view.public();
    let digit = |number: u8| char::from_digit(u32::from(number), 10);
    let (label, key, picture, lies): (Phrase, Option<char>, Markup, Option<Place>) = match thing {
        Thing::Site(at) => (
            part(at),
            digit(at.number()),
            art::site_mini(pieces::part(at), colour),
            None,
        ),
        Thing::Gold(gold, _) => (
            of_value("es-gold", gold),
            digit(gold.value()),
            html! { span data-worth=(gold.value()) { (pieces::gold(gold)) } },
            None,
        ),
        // The markers lie where they lay until now.
        Thing::Marker(number) => (
            Phrase::new("es-plan-marker").with("marker", number),
            digit(number),
            art::order(number),
            public
                .order
                .holder(number)
                .filter(|_| public.ordered && public.marker.is_none())
                .map(Place::Seat),
        ),
        Thing::Stone(_) => (Phrase::new("es-plan-stone"), None, art::stone(colour), None),
    };
    Piece {
        id: thing.to_string(),
        label,
        key,
        picture,
        fits: Vec::new(),
        lies: lies.map(|place| place.to_string()),
    }
}
