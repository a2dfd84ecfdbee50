//! Lines of the log.

use amyitis::{Cube, Event, FirstWhy};
use palast_ui::{LogLevel, Phrase};

use super::number;
use crate::phrases::{
    city, field_row, of_temple, players, row_number, side, square, the_ability, the_craft,
    the_cube, the_gain, the_good, the_goods, why,
};

pub(super) fn event(event: &Event) -> Option<(LogLevel, Phrase)> {
    let line = |phrase| Some((LogLevel::Line, phrase));
    let detail = |phrase| Some((LogLevel::Detail, phrase));
    let heading = |phrase| Some((LogLevel::Heading, phrase));
    let by = |key: &'static str, seat| Phrase::new(key).with("seat", seat);
    match *event {
        // Tiles, plants, tokens and craft rows are seen on the table.
        Event::TileLaid { .. }
        | Event::PlantLaid { .. }
        | Event::TokenLaid { .. }
        | Event::RowLaid { .. } => None,
        Event::FirstPlayer { seat, why } => line(by("am-log-first", seat).with(
            "why",
            match why {
                FirstWhy::Lot => "lot",
                FirstWhy::RoundEnd => "round-end",
                FirstWhy::Ability => "ability",
                FirstWhy::NotPicked => "not-picked",
            },
        )),
        Event::RoundBegan { round } => heading(Phrase::new("am-log-round").with("round", round)),
        Event::PalaceBegan => line(Phrase::new("am-log-palace")),
        Event::AbilityPicked { seat, ability } => {
            line(by("am-log-picked", seat).with("ability", the_ability(ability)))
        }
        Event::ProcessionFalls { seat } => line(by("am-log-procession-falls", seat)),
        Event::Recruited {
            seat,
            row,
            craft,
            price,
        } => line(
            by("am-log-recruited", seat)
                .with("craft", the_craft(craft))
                .with("row", number(row))
                .with("price", price),
        ),
        Event::CraftUsed { seat, craft } => {
            line(by("am-log-craft-used", seat).with("craft", the_craft(craft)))
        }
        Event::NobleRecruited { seat, price } => {
            line(by("am-log-noble", seat).with("price", price))
        }
        Event::CaravanMoved {
            seat,
            from,
            to,
            camels,
        } => line(
            by("am-log-caravan", seat)
                .with("from", city(from))
                .with("to", city(to))
                .with("camels", camels),
        ),
        Event::Passed { seat } => line(by("am-log-passed", seat)),
        Event::FieldTaken { seat, row, field } => detail(
            by("am-log-field", seat)
                .with("row", row_number(row))
                .with("field", field + 1),
        ),
        Event::RowEmptied {
            row,
            most: Some(seat),
        } => detail(by("am-log-row-most", seat).with("row", field_row(row))),
        Event::RowEmptied { row, most: None } => {
            detail(Phrase::new("am-log-row-tied").with("row", field_row(row)))
        }
        Event::CanalDug {
            seat,
            side: at,
            full,
        } => detail(
            by("am-log-canal", seat)
                .with("side", side(at))
                .with("full", if full { "yes" } else { "no" }),
        ),
        Event::CanalFilled { side: at, cubes } => detail(
            Phrase::new("am-log-filled")
                .with("side", side(at))
                .with("count", cubes),
        ),
        Event::Irrigated { square: at } => {
            detail(Phrase::new("am-log-irrigated").with("square", square(at)))
        }
        Event::TempleEntered {
            cube,
            seat,
            temple,
            out,
        } => {
            let key = match (cube, out) {
                (Cube::Of(_), None) => "am-log-priest",
                (Cube::Of(_), Some(_)) => "am-log-priest-out",
                (Cube::Grey, None) => "am-log-grey",
                (Cube::Grey, Some(_)) => "am-log-grey-out",
            };
            let said = of_temple(key, temple).with("seat", seat);
            let said = match out {
                Some(cube) => said.with("out", the_cube(cube)),
                None => said,
            };
            match cube {
                Cube::Of(_) => detail(said),
                Cube::Grey => line(said),
            }
        }
        Event::TempleCleared { seat, temple } => {
            line(of_temple("am-log-cleared", temple).with("seat", seat))
        }
        Event::Paid { seat, good, due } => detail(if good == due {
            by("am-log-paid", seat).with("good", the_good(good))
        } else {
            by("am-log-paid-wine", seat)
                .with("good", the_good(good))
                .with("due", the_good(due))
        }),
        Event::Sold {
            seat,
            first,
            second,
        } => {
            let goods = [first].into_iter().chain(second);
            detail(by("am-log-sold", seat).with("goods", the_goods(goods)))
        }
        Event::Planted {
            seat,
            square: at,
            tile: _,
            gardeners,
        } => line(
            by("am-log-planted", seat)
                .with("square", square(at))
                .with("gardeners", gardeners),
        ),
        Event::PlantTurned { city: at, .. } => {
            detail(Phrase::new("am-log-turned").with("city", city(at)))
        }
        Event::Swapped { seat, give, get } => line(
            by("am-log-swapped", seat)
                .with("give", the_good(give))
                .with("get", the_good(get)),
        ),
        Event::NotSwapped { seat } => line(by("am-log-not-swapped", seat)),
        Event::Discarded { seat, good } => {
            line(by("am-log-discarded", seat).with("good", the_good(good)))
        }
        Event::Advanced {
            seat,
            from,
            to,
            why: reason,
        } => detail(
            by(
                if from == to {
                    "am-log-on-top"
                } else {
                    "am-log-advanced"
                },
                seat,
            )
            .with("space", to)
            .with("why", why(reason)),
        ),
        Event::Got {
            seat,
            gain,
            why: reason,
        } => detail(
            by("am-log-got", seat)
                .with("gain", the_gain(gain))
                .with("why", why(reason)),
        ),
        Event::Missed {
            seat,
            gain,
            why: reason,
        } => detail(
            by("am-log-missed", seat)
                .with("gain", the_gain(gain))
                .with("why", why(reason)),
        ),
        Event::MatchEnded { ending: _, winners } => line(
            Phrase::new("am-log-over")
                .with("who", players(winners))
                .with("count", winners.len()),
        ),
    }
}
