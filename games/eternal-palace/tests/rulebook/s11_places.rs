//! §11.5 What he does at the places of the base game.

use eternal_palace::{Event, Outcome};

use crate::s11_situation::{done, turn};

/// EP-333 Fish Market: 3 fish, a step, two cards off the pile, for all to see.
#[test]
fn s11_5_fish_market() {
    let text = "2 groups 1 | 2 has 0 nothing | display A01a A02a A03a";
    let table = turn(text).chance("card A04a, card A11a").asks("1");
    table
        .then("2 has 3 fish | 2 track 1 1 | discards A04a A11a | pile 19 | display A01a A02a A03a");
    // A card the human has put back is the first to go, and the human need not remember it.
    let known = turn(&format!("{text} | top 1 A20a"));
    let known = known.then("discards A20a").chance("card A11a").asks("1");
    assert_eq!(known.table.private[crate::situation::seat("1")].known, None);
    known.then("discards A11a A20a | pile 19");
    // EP-092 With one card left the discards are shuffled for the second.
    let last = turn(&format!("{text} | pile A04a")).chance("card A04a");
    assert_eq!(last.chances().len(), 21);
    last.chance("card A04a")
        .asks("1")
        .then("discards A04a | pile 20");
}

/// EP-334 Academy: 2 wisdom, a step, one of the face-up advisers at random.
#[test]
fn s11_5_academy() {
    let text = "2 groups 2 | 2 has 0 nothing";
    let table = turn(&format!("{text} | display A01a A02a A03a"));
    let wanted = ["A01a", "A02a", "A03a"].map(|card| (Outcome::Card(card.parse().unwrap()), 1));
    assert_eq!(table.chances(), wanted);
    let table = table.chance("card A02a").asks("1");
    table.then("2 has 2 wisdom | 2 track 2 1 | display A01a A03a | discards A02a");
    let none = turn(&format!("{text} | display")).asks("1");
    none.then("2 has 2 wisdom | 2 track 2 1 | display");
}

/// EP-335 Monument sites: nothing paid, the monument also from the human, palace, layer, price.
#[test]
fn s11_5_monuments() {
    for site in [3, 5, 8, 10] {
        let group = crate::s11_situation::group_of(site);
        let text = format!("2 groups {group} | 2 has 1 fish | monument {site} 1 | price {site} 4");
        turn(&text).then(&format!(
            "2 has 1 fish | monument {site} 2 | 2 palace 1 | 2 layers {site} | price {site} 5"
        ));
        turn(&format!("{text} | 2 layers {site}")).then(&format!("2 layers {site} | 2 palace 1"));
    }
}

/// EP-336 Deposits: one step with any number of dice, no resources.
#[test]
fn s11_5_deposits() {
    for (place, groups) in [
        (4, ["4", "112"]),
        (6, ["6", "222"]),
        (9, ["36", "333"]),
        (11, ["56", "2234"]),
    ] {
        for group in groups {
            turn(&format!("2 groups {group} | 2 has 0 nothing"))
                .then(&format!("2 track {place} 1 | 2 has 0 nothing"));
        }
    }
}

/// EP-337 Temple: 3 wisdom and a marker with any group; two of one pair give the layer.
#[test]
fn s11_5_temple() {
    for group in ["16", "34", "124", "1114", "11113"] {
        turn(&format!("2 groups {group} | 2 has 0 nothing"))
            .then("2 has 3 wisdom | 2 temple 1 | 2 layers -");
        for marked in ["16", "25", "34"] {
            turn(&format!(
                "2 groups {group} | 2 temple {marked} | no-token 7"
            ))
            .asks("1")
            .then("2 temple 2 | 2 layers 7");
        }
    }
}

/// EP-338 Palace Market: wisdom by the number of dice; two markers of one size give the layer.
#[test]
fn s11_5_market() {
    for (group, wisdom) in [("66", 3), ("246", 4), ("1236", 5)] {
        turn(&format!("2 groups {group} | 2 has 0 nothing"))
            .then(&format!("2 has {wisdom} wisdom | 2 market 1 | 2 layers -"));
        for marked in 2..=4 {
            turn(&format!(
                "2 groups {group} | 2 market {marked} | no-token 12"
            ))
            .asks("1")
            .then("2 market 2 | 2 layers 12");
        }
    }
}

/// EP-339 In rules version 1 one die counts there as two and five as four; the alternative market too.
/// EP-375 One die brings him the marker and nothing else, five count as four; the alternative market too.
#[test]
fn s11_5_market_with_one_and_five_dice() {
    let one = "option strategy perception | 2 bridge 16 | no-token EB | 2 layers 6 EB | \
               2 groups 6 | 2 has 6 wisdom";
    turn(&format!("rules 1 | {one}"))
        .chose("6 (topmost) to 12 (wisdom, entry 4) for 0 fish 6 wisdom")
        .then("2 has 3 wisdom | 2 market 1");
    turn(one)
        .chose("6 (topmost) to 12 (wisdom, entry 4) for 0 fish 6 wisdom")
        .then("2 has 0 nothing | 2 market 1");
    turn("2 groups 22224 | 2 has 0 nothing").then("2 has 5 wisdom | 2 market 1");
    turn(&format!("rules 1 | {one} | option alt-market on"))
        .then("2 has 0 nothing | 2 track 11 1 | 2 market 1");
    turn(&format!("{one} | option alt-market on"))
        .then("2 has 0 nothing | 2 track 11 0 | 2 market 1");
    turn("2 groups 22224 | 2 has 0 nothing | option alt-market on")
        .then("2 has 3 wisdom 2 fish | 2 track 11 1 | 2 palace 1 | 2 market 1");
}

/// EP-340 Bridge: 1 becomes 6, 2 and 3 become 4, if he can pay it all.
#[test]
fn s11_5_bridge_die() {
    let walk = |face: u8, wisdom: u16| {
        let strategy = "option strategy enlightenment";
        let text = format!(
            "{strategy} | 2 groups {face} | {} | 2 has {wisdom} wisdom",
            done(face)
        );
        turn(&text)
    };
    for (face, wisdom, to, price) in [
        (1, 2, 6, 2),
        (1, 1, 1, 0),
        (2, 3, 4, 2),
        (2, 1, 2, 0),
        (3, 1, 4, 1),
        (3, 0, 3, 0),
        (4, 9, 4, 0),
        (5, 9, 5, 0),
        (6, 9, 6, 0),
    ] {
        let table = walk(face, wisdom);
        let turned = Event::MasterTurned {
            from: face,
            to,
            wisdom: price,
        };
        assert_eq!(
            table.told(|event| *event == turned),
            price > 0,
            "{face} {wisdom}"
        );
        // On 1 lies a fish, on 4 a resource, on 6 a wisdom.
        let gained = u16::from(to >= 4) + u16::from(to >= 6);
        assert_eq!(
            table.player("2").goods.wisdom,
            wisdom - price + gained,
            "{face} {wisdom}"
        );
        let shown = &table.player("2").groups[0].shown;
        assert_eq!(shown.single(), Some(to));
        table.then(&format!("2 bridge {to}"));
    }
}

/// EP-341 Bridge: fish and wisdom as printed, 1 wisdom for anything else; the display stays.
#[test]
fn s11_5_bridge_rewards() {
    let text = "option strategy enlightenment | 2 layers 6 | 2 groups 6 | 2 has 0 nothing";
    turn(&format!("{text} | display A01a A02a A03a | 2 bridge 8"))
        .asks("1")
        .then("2 bridge 14 | 2 has 3 wisdom | display A01a A02a A03a");
    turn(&format!("{text} | 2 bridge 14 | no-token EB"))
        .asks("1")
        .then("2 bridge 16 | 2 has 1 fish 1 wisdom | 2 layers 6 EB");
}

/// EP-342 Example: from the start with a 3 and 1 wisdom.
#[test]
fn s11_5_bridge_example() {
    turn("option strategy enlightenment | monument 3 2 | 2 groups 3 | 2 has 1 wisdom")
        .then("2 bridge 4 | 2 has 1 fish 1 wisdom");
}

/// EP-348 The first at the top takes a feature too, drawn from all that are left; a later one none.
#[test]
fn s11_5_layers_and_features() {
    let text = "2 groups 36 | 2 track 9 1 | 1 features moon";
    let table = turn(text).then("2 layers 9 | no-token 9");
    let drawn = table.chances();
    assert_eq!(drawn.len(), 9);
    assert!(drawn.iter().all(|(_, weight)| *weight == 1));
    table.chance("feature koi").asks("1").then("2 features 1");
    turn(&format!("{text} | no-token 9"))
        .asks("1")
        .then("2 layers 9 | 2 features 0");
}

/// Ruling 65: his marker lies on the field of his dice; where he has one, or none fits, on the first without.
#[test]
fn r65_where_his_marker_lies() {
    for (group, marked, wanted) in [
        ("16", "", 0b001),
        ("25", "", 0b010),
        ("34", "", 0b100),
        ("124", "", 0b001),
        ("223", "", 0b001),
        ("34", "34", 0b101),
        ("16", "16", 0b011),
        ("124", "16", 0b011),
    ] {
        let table = turn(&format!(
            "2 groups {group} | 2 temple {marked} | no-token 7"
        ));
        assert_eq!(table.player("2").temple, wanted, "{group} after {marked:?}");
    }
    // Two dice that show another total fit none.
    let table = turn("monument 8 2 | 2 layers 9 | 2 groups 26 | 2 has 1 wisdom");
    let table = table.chose("26 (topmost) to 7 (wisdom, entry 2) for 0 fish 1 wisdom");
    assert_eq!(table.player("2").temple, 0b001);
    for (group, marked, wanted) in [
        ("66", "", 0b001),
        ("246", "", 0b010),
        ("1236", "", 0b100),
        ("22224", "", 0b100),
        ("1236", "4", 0b101),
        ("66", "2", 0b011),
    ] {
        let table = turn(&format!(
            "2 groups {group} | 2 market {marked} | no-token 12"
        ));
        assert_eq!(table.player("2").market, wanted, "{group} after {marked:?}");
    }
}
