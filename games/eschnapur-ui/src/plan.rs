//! Plans: which questions are answered together on one screen, and the answers of a filled-in plan.
//!
//! The rules ask for one site, one card, one stone after another. A plan takes all of them in any
//! order; [`actions`] puts them into the order of the rules. Pictures and words are in `html`.

mod answers;

use std::fmt;

use eschnapur::{Action, Decision, Gold, Official, Part, PartSet, Purse};
use palast_core::Seat;
use palast_ui::Phrase;
use palast_ui::plan::Placed;

use crate::{Scene, View};

/// Where pieces go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// The chosen sites.
    Sites,
    /// The space of an official.
    Official(Official),
    /// A player who gets a turn-order marker.
    Seat(Seat),
    /// A palace part.
    Part(Part),
    /// The cards taken from the bank.
    Taken,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sites => f.write_str("sites"),
            Self::Official(official) => write!(f, "official-{}", official.number()),
            Self::Seat(seat) => write!(f, "seat-{seat}"),
            Self::Part(part) => write!(f, "part-{}", part.number()),
            Self::Taken => f.write_str("taken"),
        }
    }
}

/// What is placed. Equal cards and stones are counted, so that each is there once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Thing {
    Site(Part),
    Gold(Gold, u8),
    Marker(u8),
    Stone(u8),
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Site(part) => write!(f, "site-{}", part.number()),
            Self::Gold(gold, copy) => write!(f, "gold-{}-{copy}", gold.value()),
            Self::Marker(number) => write!(f, "marker-{number}"),
            Self::Stone(number) => write!(f, "stone-{number}"),
        }
    }
}

/// A place and how many things it takes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room {
    pub(crate) place: Place,
    pub(crate) least: u8,
    pub(crate) most: u8,
}

/// A plan without its pictures.
#[derive(Clone, Debug)]
pub(crate) struct Outline {
    pub(crate) ask: Decision,
    pub(crate) rooms: Vec<Room>,
    pub(crate) things: Vec<Thing>,
    /// What the cards taken from the bank are worth together.
    pub(crate) sum: u16,
}

/// The plan behind the viewer's question; `None` if it is answered in one step anyway.
pub(crate) fn outline(view: &View, legal: &[Action]) -> Option<Outline> {
    let seat_view = view.view_ref()?;
    let (public, own) = (seat_view.public, seat_view.own);
    let ask = view.question()?;
    let mut outline = Outline {
        ask,
        rooms: Vec::new(),
        things: Vec::new(),
        sum: 0,
    };
    match ask {
        Decision::ChooseSite { left } => {
            outline.rooms = vec![Room {
                place: Place::Sites,
                least: left,
                most: left,
            }];
            let free = public.open_parts().minus(own.sites);
            outline.things = free.iter().map(Thing::Site).collect();
        }
        Decision::LayGold {
            official,
            may_leave,
        } => {
            let open = public.officials().minus(public.down[seat_view.seat]);
            let to_come = open.iter().filter(|at| *at >= official);
            outline.rooms = to_come
                .map(|at| Room {
                    place: Place::Official(at),
                    least: u8::from(may_leave == 0),
                    most: 1,
                })
                .collect();
            outline.things = cards(&own.hand, |_| u8::MAX);
        }
        Decision::DealOrder => {
            let chosen = public.chooser.zip(public.marker);
            let free = |seat: &Seat| chosen.is_none_or(|(chooser, _)| chooser != *seat);
            outline.rooms = public
                .seats
                .seats()
                .filter(free)
                .map(|seat| Room {
                    place: Place::Seat(seat),
                    least: 1,
                    most: 1,
                })
                .collect();
            let markers = 1..=public.seats.get();
            let left = markers.filter(|marker| public.marker != Some(*marker));
            outline.things = left.map(Thing::Marker).collect();
        }
        Decision::PlaceStone => {
            let stones = public.stones[seat_view.seat];
            let rules = seat_view.rules;
            let room = |part: Part| {
                let fields = rules.edition.part(&rules.options, part).fields;
                Room {
                    place: Place::Part(part),
                    least: 0,
                    most: stones.min(fields - public.stones_in(part).len()),
                }
            };
            outline.rooms = buildable(legal).iter().map(room).collect();
            outline.things = (1..=stones).map(Thing::Stone).collect();
        }
        Decision::TakeGold { owed, .. } => {
            outline.sum = legal.iter().find_map(taken)?.value();
            outline.things = cards(&public.bank, |gold| {
                owed.checked_div(gold.value()).unwrap_or(0)
            });
            outline.rooms = vec![Room {
                place: Place::Taken,
                least: 1,
                most: owed,
            }];
        }
        Decision::BuyPrivilege { .. }
        | Decision::PlayHandCard { .. }
        | Decision::PlaceBlockade
        | Decision::PlaceStop
        | Decision::TakeMarker
        | Decision::EndTurn
        | Decision::BanStone
        | Decision::MoveStone => return None,
    }
    outline.is_worth_it().then_some(outline)
}

/// The twin on the board of a part's piece or slot, as `data-piece` and `data-slot`.
pub(crate) fn twins(scene: Scene<'_>, part: Part) -> (Option<Thing>, Option<Place>) {
    let planned = |action| scene.pick.is_none() && scene.legal.contains(&action);
    let stones = scene.view.public().stones;
    let many = scene.you().is_some_and(|you| stones[you] > 1);
    (
        planned(Action::Site(part)).then_some(Thing::Site(part)),
        (many && planned(Action::Build(part))).then_some(Place::Part(part)),
    )
}

/// The twin on the viewer's board of an official's slot.
pub(crate) fn twin(scene: Scene<'_>, official: Official) -> Option<Place> {
    if scene.pick.is_some() {
        return None;
    }
    let outline = outline(scene.view, scene.legal)?;
    let place = Place::Official(official);
    let mut places = outline.rooms.iter().map(|room| room.place);
    places.any(|other| other == place).then_some(place)
}

impl Outline {
    /// Whether the plan spares the player steps.
    fn is_worth_it(&self) -> bool {
        let most = self.rooms.iter().map(|room| usize::from(room.most)).sum();
        self.things.len().min(most) > if self.is_order() { 2 } else { 1 }
    }

    const fn is_order(&self) -> bool {
        matches!(self.ask, Decision::DealOrder)
    }
}

/// The cards one by one, highest first, of each value as many as can be used.
fn cards(purse: &Purse, most: impl Fn(Gold) -> u8) -> Vec<Thing> {
    let kinds = Gold::ALL.into_iter().rev();
    kinds
        .flat_map(|gold| {
            let count = purse.count(gold).min(most(gold));
            (1..=count).map(move |copy| Thing::Gold(gold, copy))
        })
        .collect()
}

/// Where a stone can be placed.
fn buildable(legal: &[Action]) -> PartSet {
    let part = |action: &Action| {
        let Action::Build(part) = *action else {
            return None;
        };
        Some(part)
    };
    legal.iter().filter_map(part).collect()
}

fn taken(action: &Action) -> Option<Purse> {
    let Action::Take(cards) = *action else {
        return None;
    };
    Some(cards)
}

/// The answers of a filled-in plan.
pub(crate) fn actions(view: &View, placed: &[Placed]) -> Result<Vec<Action>, Phrase> {
    let legal = view.legal_actions();
    let (Some(outline), Some(seat_view)) = (outline(view, &legal), view.view_ref()) else {
        return Err(Phrase::new("plan-none"));
    };
    answers::answers(seat_view, &outline, placed)
}

#[cfg(test)]
mod tests;
