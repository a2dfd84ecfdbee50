//! §11.4 The Master's choice, done by hand as the rulebook words it, at many random tables.

use eternal_palace::{Aim, Edition, Faces, MASTER, Place, Public, Space, Strategy, WisdomPick};
use palast_core::{Dice, Seat};

use crate::situation::{Situation, given};

/// How many players have dice there.
fn crowd(public: &Public, place: Place) -> u16 {
    let there = |who: &Seat| {
        let groups = public.players[*who].groups.iter();
        groups.filter(|group| group.at == Some(place)).count() > 0
    };
    public.everyone().filter(there).count() as u16
}

/// A marker can move up, a monument can be won, a first or second marker can be set.
fn helps(edition: &Edition, public: &Public, number: u8) -> bool {
    let master = &public.players[MASTER];
    let track = |nth: usize| master.tracks[nth] < edition.tracks[nth];
    match number {
        1 => track(0),
        2 => track(1),
        4 => track(2),
        6 => track(3),
        9 => track(4),
        11 => track(5),
        3 => public.monuments[0] != Some(MASTER),
        5 => public.monuments[1] != Some(MASTER),
        8 => public.monuments[2] != Some(MASTER),
        10 => public.monuments[3] != Some(MASTER),
        7 => master.temple.count_ones() < 2,
        12 => master.market.count_ones() < 2,
        _ => false,
    }
}

/// Where an entry of the list leads: place, fish, wisdom.
fn entry(table: &Situation, aim: Aim, pick: WisdomPick, group: Faces) -> Option<(Place, u16, u16)> {
    let (rules, public) = (table.table.rules, &table.table.public);
    let master = &public.players[MASTER];
    let total = group.sum();
    let place = |number: u8| Place::numbered(number).unwrap();
    let pays = |place: Place| crowd(public, place) <= master.goods.fish;
    let far = |number: u8| u16::from(number.abs_diff(total));
    match aim {
        Aim::Fish => {
            let open = helps(&rules.edition, public, total) && pays(place(total));
            open.then(|| (place(total), crowd(public, place(total)), 0))
        }
        Aim::Wisdom => {
            let open = |number: &u8| {
                *number != total
                    && helps(&rules.edition, public, *number)
                    && crowd(public, place(*number)) == 0
                    && far(*number) <= master.goods.wisdom
            };
            let all: Vec<u8> = (1..=12).rev().filter(open).collect();
            // Of equally far ones the first, which is the higher.
            let nearest = |among: &dyn Fn(u8) -> bool| {
                let some = all.iter().copied().filter(|number| among(*number));
                some.min_by_key(|number| far(*number))
            };
            let any = nearest(&|_| true);
            let number = match pick {
                WisdomPick::Cheapest => any,
                WisdomPick::Upward => nearest(&|number| number > total).or(any),
                WisdomPick::Downward => nearest(&|number| number < total).or(any),
                WisdomPick::Highest => all.first().copied(),
                WisdomPick::Lowest => all.last().copied(),
                WisdomPick::Monument => nearest(&|number| [3, 5, 8, 10].contains(&number)).or(any),
            };
            number.map(|number| (place(number), 0, far(number)))
        }
        Aim::Bridge => {
            let end = rules.edition.bridge(&rules.options).end;
            let open = group.len() == 1 && master.bridge < end && pays(Place::Bridge);
            open.then(|| (Place::Bridge, crowd(public, Place::Bridge), 0))
        }
        Aim::Outside => {
            let there = if rules.options.river {
                Place::River
            } else {
                Place::Labyrinth
            };
            let open = rules.options.river || (rules.options.labyrinth && master.space != Space::X);
            let goes = open && group.len() == 1 && pays(there);
            goes.then(|| (there, crowd(public, there), 0))
        }
        Aim::Monument => {
            let mut best: Option<(u8, u16)> = None;
            for number in [10, 8, 5, 3] {
                let cost = crowd(public, place(number)) + far(number);
                let owns = |number| !helps(&rules.edition, public, number);
                if pays(place(number)) && far(number) <= master.goods.wisdom {
                    let better = best.is_none_or(|(other, least)| {
                        cost < least || (cost == least && owns(other) && !owns(number))
                    });
                    if better {
                        best = Some((number, cost));
                    }
                }
            }
            best.map(|(number, _)| (place(number), crowd(public, place(number)), far(number)))
        }
    }
}

fn by_hand(table: &Situation) -> String {
    let (rules, public) = (table.table.rules, &table.table.public);
    let left = |who: &Seat| -> Vec<Faces> { public.players[*who].groups_left().collect() };
    let (his, theirs) = (left(&MASTER), left(&Seat::ALL[0]));
    let equal = |group: &&Faces| theirs.iter().any(|other| other.sum() == group.sum());
    let (group, because) = match his.iter().find(equal) {
        Some(group) => (*group, format!("matches {}", group.sum())),
        None => (his[0], "topmost".to_owned()),
    };
    let total = group.sum();
    let told = |place: Place, why: String, fish: u16, wisdom: u16| {
        format!("{group} ({because}) to {place} ({why}) for {fish} fish {wisdom} wisdom")
    };
    let there = Place::numbered(total).unwrap();
    if crowd(public, there) == 0 && helps(&rules.edition, public, total) {
        return told(there, "free".to_owned(), 0, 0);
    }
    let plan = rules.edition.strategy(rules.options.strategy);
    for (index, aim) in plan.order.into_iter().flatten().enumerate() {
        if let Some((place, fish, wisdom)) = entry(table, aim, plan.pick, group) {
            let why = format!("{}, entry {}", aim.word(), index + 1);
            return told(place, why, fish, wisdom);
        }
    }
    told(Place::Scrolls, "fallback".to_owned(), 0, 0)
}

/// A random table on which the Master is next.
fn random(dice: &mut Dice) -> Situation {
    let mut pick = |below: u32| dice.below(below);
    let strategy = Strategy::ALL[pick(6) as usize];
    let mut text = format!("1 seat | turn 2 | option strategy {}", strategy.word());
    if strategy != Strategy::Balance {
        text += ["", " | option labyrinth on", " | option river on"][pick(3) as usize];
        if text.contains("labyrinth") && pick(3) == 0 {
            text += " | 2 space X";
        }
    }
    text += &format!(" | 2 has {} fish {} wisdom", pick(3), pick(5));
    for (track, steps) in [(1, 4), (2, 4), (4, 4), (6, 4), (9, 2), (11, 2)] {
        if pick(2) == 0 {
            text += &format!(" | 2 track {track} {steps}");
        }
    }
    for layer in ["7", "12", "EB"] {
        if pick(3) == 0 {
            text += &format!(" | 2 layers {layer}");
        }
    }
    for site in [3, 5, 8, 10] {
        let owner = pick(3);
        if owner > 0 {
            text += &format!(" | monument {site} {owner}");
        }
    }
    let places = [
        "3", "4", "5", "6", "8", "9", "10", "EB", "SC", "7", "11", "12",
    ];
    for who in 1..=2 {
        for _ in 0..2 {
            text += &format!(" | {who} at {} 3", places[pick(12) as usize]);
        }
        let (one, two) = (1 + pick(6), 1 + pick(6));
        text += &match pick(3) {
            0 => format!(" | {who} groups {one}"),
            1 => format!(" | {who} groups {one} {two}"),
            _ => format!(" | {who} groups {}{}", one.min(two), one.max(two)),
        };
    }
    given(&text)
}

/// EP-309, EP-311, EP-312, EP-313, EP-314, EP-315, EP-316, EP-317, EP-318, EP-319, EP-320, EP-321 What he
/// does is what reading the rules aloud gives, for all strategies.
#[test]
fn s11_4_the_master_by_hand() {
    let mut dice = Dice::from_number(23);
    let mut reasons = std::collections::BTreeSet::new();
    for _ in 0..3000 {
        let table = random(&mut dice);
        let wanted = by_hand(&table);
        let table = table.masters_turn();
        assert_eq!(table.choice(), wanted, "{:#?}", table.table.public);
        let why = wanted.split('(').nth(2).unwrap();
        reasons.insert(why.split([',', ')']).next().unwrap().to_owned());
    }
    let all = [
        "bridge", "fallback", "fish", "free", "monument", "outside", "wisdom",
    ];
    assert!(reasons.iter().eq(all), "{reasons:?}");
}
