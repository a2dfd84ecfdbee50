//! Lines of the log. Lines about the Master's turns give the reason.

use eternal_palace::{
    Aim, Class, Event, Faces, GroupReason, Payment, Place, PlaceReason, PrivateEvent,
};
use palast_core::{Seat, SeatMap};
use palast_ui::{Arg, LogLevel, Phrase};

use super::an_item;
use crate::phrases::{
    adviser_does, dice, in_order, list, of_resource, players, source, the_adviser, the_feature,
    the_goods, the_layer, the_place,
};

pub(super) fn event(event: &Event) -> Option<(LogLevel, Phrase)> {
    let line = |phrase| Some((LogLevel::Line, phrase));
    let detail = |phrase| Some((LogLevel::Detail, phrase));
    let heading = |phrase| Some((LogLevel::Heading, phrase));
    let by = |key: &'static str, who: Seat| Phrase::new(key).with("seat", who);
    match *event {
        Event::RoundBegan { round } => heading(Phrase::new("ep-log-round").with("round", round)),
        Event::Rolled { who, dice: faces } => line(
            by("ep-log-rolled", who)
                .with("dice", dice(faces))
                .with("sum", faces.sum()),
        ),
        Event::RowSorted { row, totals } => {
            line(Phrase::new("ep-log-row").with("who", rolled(row, totals)))
        }
        Event::GroupsShown => line(Phrase::new("ep-log-groups")),
        Event::Bid { who, bid } => line(by(if bid { "ep-log-bid" } else { "ep-log-no-bid" }, who)),
        Event::RowSwapped {
            row,
            players: count,
            in_vain,
        } => {
            let who = in_order(row.into_iter().take(count.get().into()));
            line(if in_vain.is_empty() {
                Phrase::new("ep-log-swapped").with("who", who)
            } else {
                Phrase::new("ep-log-swapped-in-vain")
                    .with("who", who)
                    .with("vain", players(in_vain))
            })
        }
        Event::Placed {
            who,
            group,
            faces,
            place,
            wisdom,
            fish,
        } => line(placed(who, group, faces, place, wisdom, fish)),
        Event::OnlyAnswer { who, .. } => detail(by("ep-log-only-answer", who)),
        Event::Gained {
            who,
            goods,
            source: from,
        } => detail(
            by("ep-log-gained", who)
                .with("goods", the_goods(goods))
                .with("source", source(from)),
        ),
        Event::Paid {
            who,
            goods,
            source: from,
        } => detail(
            by("ep-log-paid", who)
                .with("goods", the_goods(goods))
                .with("source", source(from)),
        ),
        Event::Given {
            who,
            to,
            goods,
            adviser,
        } => detail(
            by("ep-log-given", who)
                .with("to", to)
                .with("goods", the_goods(goods))
                .with("adviser", the_adviser(adviser)),
        ),
        Event::CardsDrawn { who, count } => detail(by("ep-log-drawn", who).with("count", count)),
        Event::PileShuffled => detail(Phrase::new("ep-log-shuffled")),
        Event::Appointed {
            who,
            adviser,
            payment,
            source: _,
        } => detail(
            by("ep-log-appointed", who)
                .with("adviser", the_adviser(adviser))
                .with("payment", payment_word(payment))
                .with("does", adviser_does(adviser)),
        ),
        Event::PutBack { who } => detail(by("ep-log-put-back", who)),
        Event::Discarded {
            who: Some(who),
            adviser,
        } => detail(by("ep-log-discarded", who).with("adviser", the_adviser(adviser))),
        Event::Discarded { who: None, adviser } => {
            detail(Phrase::new("ep-log-discarded-none").with("adviser", the_adviser(adviser)))
        }
        // The face-up advisers are visible on the table.
        Event::Shown { .. } => None,
        Event::Used { who, adviser } => {
            let used = by("ep-log-used", who)
                .with("adviser", the_adviser(adviser))
                .with("does", adviser_does(adviser));
            // An artisan works because of something that has just been told.
            if adviser.class() == Class::Artisan {
                detail(used)
            } else {
                line(used)
            }
        }
        Event::Advanced { who, place, to } => detail(
            by("ep-log-advanced", who)
                .with("place", the_place(place))
                .with("step", to),
        ),
        Event::Moved { who, to } => detail(by("ep-log-moved", who).with("space", to.word())),
        Event::Marked { who, place, field } => {
            detail(by(marked(place), who).with("field", field + 1))
        }
        Event::Palace {
            who,
            to,
            source: from,
        } => detail(
            by("ep-log-palace", who)
                .with("space", to)
                .with("source", source(from)),
        ),
        Event::MonumentTaken {
            who,
            place,
            from: None,
        } => detail(by("ep-log-monument", who).with("place", the_place(place))),
        Event::MonumentTaken {
            who,
            place,
            from: Some(from),
        } => detail(
            by("ep-log-monument-from", who)
                .with("place", the_place(place))
                .with("from", from),
        ),
        Event::PriceRose { place, price } => detail(
            Phrase::new("ep-log-price")
                .with("place", the_place(place))
                .with("price", price),
        ),
        Event::LayerTaken { who, layer } => {
            detail(by("ep-log-layer", who).with("layer", the_layer(layer)))
        }
        Event::FeatureTaken {
            who,
            feature,
            place,
            left_over,
        } => detail(
            by(feature_taken(left_over), who)
                .with("feature", the_feature(feature))
                .with("place", the_place(place)),
        ),
        Event::CompositionOffered { card } => {
            detail(Phrase::new("ep-log-offered").with("card", card.word()))
        }
        Event::CompositionClaimed { who, card } => {
            detail(by("ep-log-claimed", who).with("card", card.word()))
        }
        Event::DemandShown { card } => line(
            Phrase::new("ep-log-demand")
                .with("demand", Phrase::new("ep-demand").with("card", card.word())),
        ),
        Event::FieldFilled {
            who,
            field,
            with: Some(resource),
        } => detail(
            of_resource("ep-log-field", resource)
                .with("seat", who)
                .with("field", field + 1),
        ),
        Event::FieldFilled {
            who,
            field,
            with: None,
        } => detail(by("ep-log-field-free", who).with("field", field + 1)),
        Event::DemandMet { card: _, markers } => {
            let some = Seat::ALL.into_iter().filter(|seat| markers[*seat] > 0);
            let said = |seat: Seat| {
                Phrase::new("ep-markers")
                    .with("seat", seat)
                    .with("count", markers[seat])
            };
            line(Phrase::new("ep-log-demand-met").with("who", list(some.map(said))))
        }
        Event::Declined { who, source: from } => {
            detail(by("ep-log-declined", who).with("source", source(from)))
        }
        Event::Pot { wisdom } => detail(Phrase::new("ep-log-pot").with("wisdom", wisdom)),
        Event::ItemTaken {
            who,
            item,
            source: _,
        } => detail(by("ep-log-item", who).with("item", an_item(item))),
        Event::MasterCardShown { card: _ } => line(Phrase::new("ep-log-master-card")),
        Event::MasterSplit { face } => {
            detail(Phrase::new("ep-log-master-split").with("face", face))
        }
        Event::MasterChose {
            group,
            because,
            place,
            why,
            fish,
            wisdom,
        } => line(master_chose(group, because, place, why, fish, wisdom)),
        Event::MasterTurned { from, to, wisdom } => detail(
            Phrase::new("ep-log-master-turned")
                .with("from", from)
                .with("to", to)
                .with("wisdom", wisdom),
        ),
        Event::MasterRolledForPot { face } => {
            detail(Phrase::new("ep-log-master-pot").with("face", face))
        }
        Event::MasterTakesToken { place } => {
            detail(Phrase::new("ep-log-master-token").with("place", the_place(place)))
        }
        Event::MasterChanges {
            fish,
            wisdom,
            spaces,
        } => detail(
            Phrase::new("ep-log-master-changes")
                .with("fish", fish)
                .with("wisdom", wisdom)
                .with("spaces", spaces),
        ),
        Event::DieHandedOut { who, held } => line(by("ep-log-die", who).with("held", held)),
        Event::Completed { who } => line(by("ep-log-completed", who)),
        Event::Sequence {
            who: Some(who),
            runs,
        } => {
            let (length, highest) = runs[who];
            line(
                by("ep-log-sequence", who)
                    .with("length", length)
                    .with("highest", highest),
            )
        }
        Event::Sequence { who: None, .. } => line(Phrase::new("ep-log-no-sequence")),
        Event::Seals { seals } => {
            let some = Seat::ALL.into_iter().filter(|seat| seals[*seat] > 0);
            let said = |seat: Seat| {
                Phrase::new("ep-seals")
                    .with("seat", seat)
                    .with("count", seals[seat])
            };
            line(Phrase::new("ep-log-seals").with("who", list(some.map(said))))
        }
        Event::MatchEnded { winners } if winners.is_empty() => {
            line(Phrase::new("ep-log-master-wins"))
        }
        Event::MatchEnded { winners } => line(
            Phrase::new("ep-log-over")
                .with("who", players(winners))
                .with("count", winners.len()),
        ),
    }
}

pub(super) fn private_event(event: &PrivateEvent) -> (LogLevel, Phrase) {
    match *event {
        PrivateEvent::Drew { adviser } => (
            LogLevel::Detail,
            Phrase::new("ep-whisper-drew")
                .with("adviser", the_adviser(adviser))
                .with("does", adviser_does(adviser)),
        ),
        PrivateEvent::PutBack { adviser } => (
            LogLevel::Detail,
            Phrase::new("ep-whisper-put-back").with("adviser", the_adviser(adviser)),
        ),
    }
}

/// The row with what each rolled. Places of the row that nobody plays from have no total.
fn rolled(row: [Seat; 5], totals: SeatMap<u8>) -> Arg {
    let said = |seat: Seat| {
        Phrase::new("ep-total")
            .with("seat", seat)
            .with("total", totals[seat])
    };
    let some = row.into_iter().filter(|seat| totals[*seat] > 0);
    list(some.map(said))
}

/// A feature for being the first at a place, or the Master's at the end because its token was left.
const fn feature_taken(left_over: bool) -> &'static str {
    if left_over {
        "ep-log-feature-left"
    } else {
        "ep-log-feature"
    }
}

/// The Master pays wisdom for another number without turning a die, so group and faces may be the same.
fn placed(who: Seat, group: Faces, faces: Faces, place: Place, wisdom: u16, fish: u16) -> Phrase {
    let turned = group != faces;
    let key = match (wisdom > 0, fish > 0) {
        (false, false) => "ep-log-placed",
        (true, false) if turned => "ep-log-placed-wisdom",
        (true, false) => "ep-log-placed-number",
        (false, true) => "ep-log-placed-fish",
        (true, true) if turned => "ep-log-placed-both",
        (true, true) => "ep-log-placed-number-fish",
    };
    Phrase::new(key)
        .with("seat", who)
        .with("group", dice(group))
        .with("faces", dice(faces))
        .with("place", the_place(place))
        .with("wisdom", wisdom)
        .with("fish", fish)
}

const fn marked(place: Place) -> &'static str {
    if matches!(place, Place::Temple) {
        "ep-log-marked-temple"
    } else {
        "ep-log-marked-market"
    }
}

const fn payment_word(payment: Payment) -> &'static str {
    match payment {
        Payment::Resources => "resources",
        Payment::Goods => "goods",
        Payment::Free => "free",
    }
}

/// Why the Master plays this group, and why there.
fn master_chose(
    group: Faces,
    because: GroupReason,
    place: Place,
    why: PlaceReason,
    fish: u16,
    wisdom: u16,
) -> Phrase {
    let total = group.sum();
    let chosen = match because {
        GroupReason::Matches { total } => Phrase::new("ep-master-matches").with("total", total),
        GroupReason::Topmost => Phrase::new("ep-master-topmost").with("total", total),
    };
    let goes = Phrase::new(match why {
        PlaceReason::FreeVisit => "ep-master-free",
        PlaceReason::Strategy { aim, .. } => match aim {
            Aim::Fish => "ep-master-fish",
            Aim::Wisdom => "ep-master-wisdom",
            Aim::Bridge => "ep-master-bridge",
            Aim::Outside => "ep-master-outside",
            Aim::Monument => "ep-master-monument",
        },
        PlaceReason::Fallback => "ep-master-fallback",
    })
    .with("place", the_place(place))
    .with("fish", fish)
    .with("wisdom", wisdom);
    Phrase::new("ep-log-master")
        .with("chosen", chosen)
        .with("goes", goes)
}
