//! What the page says about places, cards, tracks and goods when somebody asks.
//!
//! The ids are a word and, where there are several, the notation of the thing: `at-9`, `adviser-A07a`,
//! `composition-K03`.

use eternal_palace::{Adviser, Composition, Place};
use palast_core::Seat;
use palast_ui::{About, Arg, Phrase};

use crate::View;
use crate::html::pieces::{is_alternative, reward_word};
use crate::html::place::field_word;
use crate::phrases::{
    adviser_does, adviser_name, dice, layer, of_place, of_player, of_resource, the_goods,
};

/// The things of which there is one: their ids end the keys of their texts, and the section of the
/// rules that tells more.
const THINGS: [(&str, &str); 8] = [
    ("palace", "end"),
    ("row", "roll"),
    ("dice", "wisdom"),
    ("pile", "advisers"),
    ("painting", "painting"),
    ("goods", "setup"),
    ("master-card", "master"),
    ("strategy", "master"),
];

pub(super) fn about(view: &View, id: &str) -> Option<About> {
    if let Some(place) = id.strip_prefix("at-") {
        return Some(about_place(view, place.parse().ok()?));
    }
    if let Some(adviser) = id.strip_prefix("adviser-") {
        return Some(about_adviser(view, adviser.parse().ok()?));
    }
    if let Some(card) = id.strip_prefix("composition-") {
        return Some(about_composition(view, card.parse().ok()?));
    }
    if id == "demand" {
        return about_demand(view);
    }
    let (thing, rule) = THINGS.into_iter().find(|(thing, _)| *thing == id)?;
    Some(About {
        name: Phrase::new("ep-thing").with("thing", thing),
        text: Phrase::new("ep-about").with("thing", thing),
        cost: None,
        rule,
    })
}

/// Everything that lies open, and what only the viewer has drawn or knows.
pub(super) fn abouts(view: &View) -> Vec<String> {
    let public = view.public();
    let options = &view.rules().options;
    let outside = [
        (Place::Labyrinth, options.labyrinth),
        (Place::River, options.river),
    ];
    let places = Place::NUMBERED
        .into_iter()
        .chain([Place::Bridge, Place::Scrolls]);
    let places = places.chain(
        outside
            .into_iter()
            .filter_map(|(place, played)| played.then_some(place)),
    );
    let mut all: Vec<String> = places.map(|place| format!("at-{place}")).collect();
    let held = public
        .everyone()
        .flat_map(|seat| public.players[seat].advisers.iter());
    let own = view
        .own()
        .into_iter()
        .flat_map(|own| own.drawn.iter().chain(own.known));
    let advisers = public.display.iter().chain(held).chain(own);
    all.extend(advisers.map(|adviser| format!("adviser-{adviser}")));
    if options.compositions {
        let claimed = public
            .everyone()
            .flat_map(|seat| public.players[seat].compositions.iter());
        let cards = public.compositions.iter().chain(claimed);
        all.extend(cards.map(|card| format!("composition-{card}")));
    }
    all.extend(public.demand.map(|_| "demand".to_owned()));
    let solo = |thing: &str| public.solo || !matches!(thing, "master-card" | "strategy");
    let things = THINGS.into_iter().filter(|(thing, _)| solo(thing));
    all.extend(things.map(|(thing, _)| thing.to_owned()));
    all
}

fn about_place(view: &View, place: Place) -> About {
    let public = view.public();
    let fish = public.penalty(place);
    let price = place.monument().map(|(site, resource)| {
        of_resource("ep-resources", resource).with("count", public.prices[site])
    });
    let crowd = (fish > 0).then(|| Phrase::new("ep-fish").with("count", fish));
    let cost: Vec<Arg> = price.into_iter().chain(crowd).map(Arg::Phrase).collect();
    About {
        name: of_place("ep-place", place),
        text: together(place_sentences(view, place)),
        cost: view
            .view_ref()
            .filter(|_| !cost.is_empty())
            .map(|_| Phrase::new("ep-about-cost").with("cost", Arg::List(cost))),
        rule: if place == Place::Labyrinth {
            "labyrinth"
        } else if place == Place::River {
            "river"
        } else if is_alternative(view, place) {
            "alternatives"
        } else {
            "places"
        },
    }
}

fn about_adviser(view: &View, adviser: Adviser) -> About {
    let public = view.public();
    let mut said = vec![
        adviser_does(adviser),
        Phrase::new("ep-b-class").with("class", adviser.class().word()),
    ];
    if public
        .everyone()
        .any(|seat| public.players[seat].used.contains(adviser))
    {
        said.push(Phrase::new("ep-b-used"));
    }
    let cost = view.rules().edition.cost(adviser);
    About {
        name: adviser_name(adviser),
        text: together(said),
        cost: Some(Phrase::new("ep-about-cost").with("cost", the_goods(cost))),
        rule: "advisers",
    }
}

fn about_composition(view: &View, card: Composition) -> About {
    let public = view.public();
    let mut said = vec![composition(view, card)];
    if let Some(you) = view.view_ref().map(|seat_view| seat_view.seat) {
        let painted = public.players[you].layers;
        let missing = view.rules().edition.composition(card).layers.iter();
        let missing: Vec<Arg> = missing
            .filter(|of| !painted.contains(*of))
            .map(|of| Arg::Phrase(layer(of)))
            .collect();
        let taken = public
            .everyone()
            .find(|seat| public.players[*seat].compositions.contains(card));
        match taken {
            Some(seat) => said.push(of_player(public, "ep-about-taken", seat)),
            None if missing.is_empty() => {}
            None => said.push(Phrase::new("ep-about-missing").with("layers", Arg::List(missing))),
        }
    }
    About {
        name: Phrase::new("ep-composition").with("card", card.word()),
        text: together(said),
        cost: None,
        rule: "compositions",
    }
}

fn about_demand(view: &View) -> Option<About> {
    let card = view.public().demand?;
    Some(About {
        name: Phrase::new("ep-thing").with("thing", "demand"),
        text: together(demand_sentences(view, card)),
        cost: None,
        rule: "river",
    })
}

/// A composition in words.
pub(crate) fn composition(view: &View, card: Composition) -> Phrase {
    let plan = view.rules().edition.composition(card);
    let layers = plan.layers.iter().map(|of| Arg::Phrase(layer(of)));
    Phrase::new("ep-b-composition")
        .with("layers", Arg::List(layers.collect()))
        .with("reward", reward_word(plan.reward))
        .with("points", plan.points)
}

/// A demand card, and who has its fields.
pub(crate) fn demand_sentences(view: &View, card: eternal_palace::Demand) -> Vec<Phrase> {
    let public = view.public();
    let mut said = vec![Phrase::new("ep-demand").with("card", card.word())];
    let fields = public.fields[..fields_in_use(view)].iter();
    said.extend(
        fields
            .zip(["top", "middle", "bottom"])
            .map(|(owner, field)| match owner {
                Some(seat) => of_player(public, "ep-b-field-of", *seat).with("field", field),
                None => Phrase::new("ep-b-field").with("field", field),
            }),
    );
    said
}

/// How many fields of the demand card are in use.
pub(crate) fn fields_in_use(view: &View) -> usize {
    if view.public().sides.get() > 3 { 3 } else { 2 }
}

/// What a place gives, whose dice lie there, what that costs, and everybody's progress.
pub(crate) fn place_sentences(view: &View, place: Place) -> Vec<Phrase> {
    let public = view.public();
    let rules = view.rules();
    let key = if is_alternative(view, place) {
        "ep-does-other"
    } else {
        "ep-does"
    };
    let mut said = vec![of_place(key, place)];
    let of = |key: &'static str, seat: Seat| of_player(public, key, seat);
    for seat in public.everyone() {
        let here = public.players[seat].groups.iter();
        let here = here.filter(|group| group.at == Some(place));
        said.extend(here.map(|group| of("ep-b-lies", seat).with("dice", dice(group.shown))));
    }
    let fish = public.penalty(place);
    if fish > 0 {
        said.push(Phrase::new("ep-b-crowd").with("count", fish));
    }
    if let Some(steps) = rules.edition.steps(place) {
        for seat in public.everyone() {
            let step = public.players[seat].steps(place);
            if step > 0 {
                said.push(
                    of("ep-b-step", seat)
                        .with("step", step)
                        .with("steps", steps),
                );
            }
        }
    }
    if let Some((site, resource)) = place.monument() {
        let words = of_resource("ep-resources", resource).with("count", public.prices[site]);
        said.push(Phrase::new("ep-b-price").with("goods", words));
        said.push(match public.monuments[site] {
            Some(owner) => of("ep-b-monument-of", owner),
            None => Phrase::new("ep-b-monument-free"),
        });
    }
    if matches!(place, Place::Temple | Place::Market) {
        for seat in public.everyone() {
            let player = &public.players[seat];
            let bits = if place == Place::Temple {
                player.temple
            } else {
                player.market
            };
            let own: Vec<Arg> = (0..3u8)
                .filter(|field| bits >> field & 1 == 1)
                .map(|field| Arg::from(field_word(place, field)))
                .collect();
            if !own.is_empty() {
                said.push(of("ep-b-marks", seat).with("fields", Arg::List(own)));
            }
        }
    }
    if place == Place::Bridge {
        let end = rules.edition.bridge(&rules.options).end;
        for seat in public.everyone() {
            let space = public.players[seat].bridge;
            said.push(of("ep-b-step", seat).with("step", space).with("steps", end));
        }
    }
    if place == Place::Labyrinth {
        for seat in public.everyone() {
            let space = public.players[seat].space.word();
            said.push(of("ep-b-court-of", seat).with("space", space));
        }
    }
    if public.tokens.contains(place) {
        said.push(Phrase::new("ep-b-token"));
    }
    said
}

/// Several sentences as one phrase.
fn together(sentences: Vec<Phrase>) -> Phrase {
    let both = |one: Phrase, two: Phrase| Phrase::new("ep-both").with("one", one).with("two", two);
    sentences
        .into_iter()
        .reduce(both)
        .unwrap_or_else(|| Phrase::new("ep-nothing"))
}
