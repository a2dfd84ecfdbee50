//! A referee at random matches who knows the rules of placing by heart and hears what is done: whose turn it
//! is, whether group and place fit, what dice and crowd cost, what the simplest places give, when it ends.

use eternal_palace::{Event, Faces, Goods, MASTER, Phase, Place, Public, Source, price};
use palast_core::{Seat, SeatMap, SeatSet};

use crate::listening::{at_the_start, matches, random_match};

/// What he remembers of a round.
struct Referee {
    solo: bool,
    row: Vec<Seat>,
    /// Who has put dice where.
    placed: Vec<(Seat, Place)>,
    /// How many groups everybody has left, once it is known.
    left: Option<SeatMap<u8>>,
    /// The place just visited, and the dice.
    visit: Option<(Seat, Place, Faces)>,
    layers: SeatMap<u8>,
    completed: Option<Seat>,
}

impl Referee {
    fn hear(&mut self, event: Event) {
        match event {
            Event::RoundBegan { .. } => {
                assert_eq!(self.completed, None, "no round follows the eighth layer");
                (self.placed, self.left, self.visit) = (Vec::new(), None, None);
            }
            Event::RowSorted { row, .. } | Event::RowSwapped { row, .. } => {
                let count = self.row.len();
                self.row = row[..count].to_vec();
            }
            Event::Placed {
                who,
                group,
                faces,
                place,
                wisdom,
                fish,
            } => {
                self.turn(who);
                let there = self.placed.iter().filter(|(_, other)| *other == place);
                let crowd: SeatSet = there.map(|(who, _)| *who).collect();
                let scrolls = place == Place::Scrolls;
                assert_eq!(fish, if scrolls { 0 } else { crowd.len().into() });
                if !(self.solo && who == MASTER) {
                    assert_eq!(Some(wisdom), price(group, faces).map(u16::from));
                    match place.number() {
                        Some(number) => assert_eq!(faces.sum(), number),
                        None => assert!(scrolls || group.len() == 1),
                    }
                    self.visit = Some((who, place, faces));
                }
                self.placed.push((who, place));
            }
            Event::Gained { who, goods, source } => self.gains(who, goods, source),
            Event::LayerTaken { who, .. } => self.layers[who] += 1,
            Event::Completed { who } => {
                assert_eq!((self.completed, self.layers[who]), (None, 8));
                self.completed = Some(who);
            }
            Event::MatchEnded { .. } => {
                let most = self.row.iter().map(|who| self.layers[*who]).max();
                assert_eq!(self.completed.is_some(), most >= Some(8));
            }
            _ => {}
        }
    }

    /// EP-035, EP-036 The next in the row who has groups left, beginning on the left.
    fn turn(&mut self, who: Seat) {
        let Some(left) = &mut self.left else {
            return;
        };
        let last = self.placed.last();
        let at = last.and_then(|(last, _)| self.row.iter().position(|other| other == last));
        let from = at.map_or(0, |at| at + 1);
        let around = self.row.iter().cycle().skip(from).take(self.row.len());
        let next = around.copied().find(|next| left[*next] > 0);
        assert_eq!(next, Some(who), "{:?} {left:?}", self.row);
        left[who] -= 1;
    }

    /// EP-108, EP-109, EP-110, EP-111, EP-135, EP-136 What deposits and Scrolls give for these dice.
    fn gains(&mut self, who: Seat, goods: Goods, source: Source) {
        let Some((visitor, place, faces)) = self.visit else {
            return;
        };
        if source != Source::Place(place) || who != visitor {
            return;
        }
        let dice = faces.len();
        let wanted = match place {
            Place::Forest | Place::Quarry => {
                if dice == 1 {
                    1
                } else {
                    3
                }
            }
            Place::Mine | Place::Forge => {
                if dice == 2 {
                    1
                } else {
                    3
                }
            }
            Place::Scrolls => {
                let one = goods.resource_count() == 1 && goods.fish + goods.wisdom == 0;
                let small = goods == Goods::fish(2) || goods == Goods::wisdom(1);
                assert!(small || (one && dice > 1), "{goods:?} for {dice} dice");
                return;
            }
            _ => return,
        };
        let resource = place.deposit().unwrap();
        assert_eq!(goods, Goods::of(resource, wanted), "{dice} dice at {place}");
    }

    /// After everything told: how many groups are left, as soon as they are shown.
    fn look(&mut self, public: &Public) {
        let left = |who: Seat| public.players[who].groups_left().count() as u8;
        if public.phase == Phase::Play {
            let now = SeatMap::from_fn(left);
            assert!(self.left.as_ref().is_none_or(|left| *left == now));
            let grouped = public
                .everyone()
                .all(|who| !public.players[who].groups[0].rolled.is_empty());
            self.left = grouped.then_some(now);
        }
    }
}

/// EP-035, EP-036, EP-037, EP-039, EP-042, EP-053, EP-063, EP-064, EP-066, EP-067, EP-068, EP-071, EP-147
/// Nobody gets anything past him.
#[test]
fn s3_a_referee_at_random_matches() {
    for (text, number) in matches() {
        let start = at_the_start(&text);
        let public = &start.table.public;
        let mut referee = Referee {
            solo: public.solo,
            row: public.row().to_vec(),
            placed: Vec::new(),
            left: None,
            visit: None,
            layers: SeatMap::splat(0),
            completed: None,
        };
        random_match(start, number + 100, |told, public| {
            told.into_iter().for_each(|event| referee.hear(event));
            referee.look(public);
        });
    }
}
