//! The text of an answer's consequence: its price and meaning, and what the player would get at once.
//!
//! The gains are found by applying the rules to an imagined table. The text contains only what follows
//! from the player's knowledge, nothing that is drawn.

use eternal_palace::{Action, EternalPalace, Event, Goods, Payment, Place, Task, price};
use palast_core::{LogItem, Seat, ViewRef};
use palast_ui::{Arg, Phrase};

use crate::View;
use crate::phrases::{
    adviser_does, list, slug, the_adviser, the_feature, the_goods, the_layer, the_place,
    the_resource,
};

pub(crate) fn consequence(view: &View, action: Action) -> Phrase {
    let Some(seat_view) = view.view_ref() else {
        return Phrase::new("ep-then-end");
    };
    let gains = gains(seat_view, action);
    if gains.is_empty() {
        return meaning(seat_view, action);
    }
    let gains = Arg::List(gains);
    if matches!(action, Action::Take(_)) {
        return Phrase::new("ep-then-gain").with("gains", gains);
    }
    Phrase::new("ep-then-and")
        .with("then", meaning(seat_view, action))
        .with("gains", gains)
}

fn meaning(seat_view: ViewRef<'_, EternalPalace>, action: Action) -> Phrase {
    let public = seat_view.public;
    match action {
        Action::Group(_) => Phrase::new("ep-then-group"),
        Action::Bid => Phrase::new("ep-then-bid"),
        Action::Place {
            group,
            place,
            faces,
        } => {
            let wisdom = price(group, faces).unwrap_or(0);
            let fish = public.penalty(place);
            let key = match (wisdom > 0, fish > 0) {
                (false, false) => "ep-then-place",
                (true, false) => "ep-then-place-wisdom",
                (false, true) => "ep-then-place-fish",
                (true, true) => "ep-then-place-both",
            };
            Phrase::new(key)
                .with("wisdom", wisdom)
                .with("fish", fish)
                .with("does", visit(seat_view, place))
        }
        Action::Appoint(adviser, payment) => Phrase::new(match payment {
            Payment::Resources => "ep-then-appoint",
            Payment::Goods => "ep-then-appoint-goods",
            Payment::Free => "ep-then-appoint-free",
        })
        .with("place", crate::localize::appointed_at(public))
        .with("cost", the_goods(cost(seat_view, adviser)))
        .with("does", adviser_does(adviser)),
        Action::More => Phrase::new("ep-then-more"),
        Action::Draw => Phrase::new("ep-then-draw"),
        Action::Back(_) => Phrase::new("ep-then-back"),
        Action::Pot => Phrase::new("ep-then-pot").with("wisdom", public.pot),
        Action::Take(_) => Phrase::new("ep-then-take"),
        Action::Pay(resource) => {
            let left = public.players[seat_view.seat]
                .goods
                .count(resource)
                .saturating_sub(1);
            Phrase::new("ep-then-pay")
                .with("resource", the_resource(resource))
                .with("left", left)
        }
        Action::Offer(count) => Phrase::new("ep-then-offer").with("count", count),
        Action::Give(seat) => Phrase::new("ep-then-give").with("seat", seat),
        Action::Feature(_) => Phrase::new("ep-then-feature"),
        Action::Step(place) => Phrase::new("ep-then-step").with("place", the_place(place)),
        Action::Path(to) => {
            let from = public.players[seat_view.seat].space;
            let price = seat_view
                .rules
                .edition
                .labyrinth
                .price(from, to)
                .unwrap_or(0);
            Phrase::new("ep-then-path").with("fish", price)
        }
        Action::Field(..) => Phrase::new("ep-then-field"),
        Action::Claim(_) => Phrase::new("ep-then-claim"),
        Action::Discard(adviser) => {
            Phrase::new("ep-then-discard").with("adviser", the_adviser(adviser))
        }
        Action::Decline if matches!(public.task(), Task::FishMarket(_)) => {
            Phrase::new("ep-then-no-adviser")
        }
        Action::Decline if matches!(public.task(), Task::Privilege(_)) => {
            Phrase::new("ep-then-no-bid")
        }
        Action::Decline => Phrase::new("ep-then-decline"),
        Action::Use(adviser) => Phrase::new("ep-then-use").with("does", adviser_does(adviser)),
        Action::End => Phrase::new("ep-then-end"),
    }
}

fn cost(seat_view: ViewRef<'_, EternalPalace>, adviser: eternal_palace::Adviser) -> Goods {
    seat_view.rules.edition.cost(adviser)
}

/// What a place does; alternative places do something else.
fn visit(seat_view: ViewRef<'_, EternalPalace>, place: Place) -> Phrase {
    let alternatives = seat_view.rules.options.alternatives;
    let other = match place {
        Place::FishMarket => alternatives.fish_market,
        Place::Academy => alternatives.academy,
        Place::Temple => alternatives.temple,
        Place::Market => alternatives.market,
        Place::Bridge => alternatives.bridge,
        Place::Pavilion
        | Place::Forest
        | Place::Serenity
        | Place::Quarry
        | Place::Kiln
        | Place::Mine
        | Place::Ox
        | Place::Forge
        | Place::Labyrinth
        | Place::River
        | Place::Scrolls => false,
    };
    Phrase::new(if other { "ep-does-other" } else { "ep-does" }).with("place", slug(place))
}

/// What the player would get at once.
fn gains(seat_view: ViewRef<'_, EternalPalace>, action: Action) -> Vec<Arg> {
    if matches!(
        action,
        Action::Group(_)
            | Action::Bid
            | Action::Decline
            | Action::End
            | Action::More
            | Action::Draw
    ) {
        return Vec::new();
    }
    let (_, told) = palast_ui::preview_action(seat_view, action);
    let mut gains = Vec::new();
    for told in told {
        let LogItem::Public(event) = told else {
            continue;
        };
        if matches!(event, Event::CardsDrawn { .. } | Event::RoundBegan { .. }) {
            break;
        }
        gains.extend(gain(event, seat_view.seat));
    }
    gains
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "most events bring this player nothing"
)]
fn gain(event: Event, you: Seat) -> Option<Arg> {
    match event {
        Event::Gained { who, goods, .. } if who == you => Some(the_goods(goods)),
        Event::Palace { who, to, .. } if who == you => {
            Some(Arg::Phrase(Phrase::new("ep-then-palace").with("space", to)))
        }
        Event::LayerTaken { who, layer } if who == you => Some(the_layer(layer)),
        Event::FeatureTaken { who, feature, .. } if who == you => Some(the_feature(feature)),
        Event::MonumentTaken { who, place, .. } if who == you => {
            Some(list([
                Phrase::new("ep-then-monument").with("place", the_place(place))
            ]))
        }
        // Steps over the Bridge are described with the place.
        Event::Advanced { who, place, to } if who == you && place != Place::Bridge => {
            Some(Arg::Phrase(
                Phrase::new("ep-then-advanced")
                    .with("place", the_place(place))
                    .with("step", to),
            ))
        }
        _ => None,
    }
}
