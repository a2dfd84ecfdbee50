//! §11.5 What he does in the Labyrinth, at the River Market, at alternative places and with compositions.

use eternal_palace::{Edition, Event, Task};
use palast_core::Edition as _;

use crate::s11_situation::{end, turn};
use crate::situation::{Situation, given, given_with};

const LABYRINTH: &str = "option strategy perception | option labyrinth on | monument 3 2 | 2 groups 3 | 2 has 0 nothing";
const RIVER: &str = "option strategy perception | option river on | monument 3 2 | 2 groups 3";

/// EP-343 Labyrinth: a step towards the centre, no price, no resources; the centre gives layer and feature.
#[test]
fn s11_5_labyrinth() {
    for (from, to) in [
        ("A1", "B1"),
        ("A2", "B3"),
        ("B1", "C1"),
        ("B3", "C3"),
        ("C1", "X"),
        ("C3", "X"),
    ] {
        turn(&format!("{LABYRINTH} | no-token LA | 2 space {from}"))
            .asks("1")
            .then(&format!("2 space {to} | 2 has 0 nothing | 2 palace 0"));
    }
    let first = turn(&format!("{LABYRINTH} | 2 space C1")).then("2 layers 3 X | no-token LA");
    first.chance("feature koi").then("2 features 1");
    let second = turn(&format!(
        "{LABYRINTH} | 2 space C1 | 1 space X | no-token LA"
    ));
    second.asks("1").then("2 layers 3 X | 2 features 0");
}

/// EP-344 Palace +1 he takes: S, B2, C2, X. Of two ways of one price he goes left.
#[test]
fn s11_5_labyrinth_way() {
    turn(LABYRINTH).then("2 space B2 | 2 palace 1 | 2 has 0 nothing");
    turn(&format!("{LABYRINTH} | 2 space B2")).then("2 space C2 | 2 palace 1");
    turn(&format!("{LABYRINTH} | 2 space C2")).then("2 space X | 2 palace 0");
    // Without the path from S to B2 both A1 and A2 are a way, at the same price.
    let board = Edition::DEFAULT_TEXT;
    let path = "[[labyrinth.paths]]\nfrom = \"S\"\nto = \"B2\"\nfish = 3\n";
    assert!(board.contains(path));
    let even = board.replace(path, "");
    let there = format!("1 seat | 1 groups 1 | turn 2 | {LABYRINTH}");
    given_with(&even, &there).masters_turn().then("2 space A1");
    let swapped = even.replace("x = -2\ny = 3", "x = 7\ny = 3");
    given_with(&swapped, &there)
        .masters_turn()
        .then("2 space A2");
    // And the cheaper way before the left one.
    let dear = even.replace(
        "from = \"S\"\nto = \"A1\"\nfish = 1",
        "from = \"S\"\nto = \"A1\"\nfish = 2",
    );
    given_with(&dear, &there).masters_turn().then("2 space A2");
}

/// EP-345 River Market: the topmost free field for nothing, and a step, also with the layer.
#[test]
fn s11_5_river() {
    let filled = |table: &Situation, field: u8| {
        table.told(|event| {
            let wanted = Event::FieldFilled {
                who: eternal_palace::MASTER,
                field,
                with: None,
            };
            *event == wanted
        })
    };
    let text = format!("{RIVER} | 2 has 0 nothing | demand D09");
    let first = turn(&text);
    assert!(filled(&first, 0));
    first.then("2 track RM 1 | 2 has 0 nothing");
    let second = turn(&format!("{text} | field 1 1"));
    assert!(filled(&second, 1));
    second.then("2 track RM 1 | 2 has 3 wisdom");
    let done = turn(&format!("{text} | 2 layers X"));
    assert!(filled(&done, 0));
    done.then("2 track RM 4 | 2 layers 3 X");
}

/// EP-346, EP-347 River Market: what each card gives him for a marker.
#[test]
fn s11_5_river_rewards() {
    for (card, then) in [
        ("D01", "2 has 4 fish 4 wisdom | 2 track 11 1"),
        ("D02", "2 has 4 fish 8 wisdom | pile 21"),
        ("D03", "2 has 4 fish 6 wisdom | 2 palace 3"),
        ("D04", "2 has 4 fish 10 wisdom"),
        ("D05", "2 has 4 fish 8 wisdom"),
        ("D06", "2 has 4 fish 8 wisdom"),
        ("D07", "2 has 4 fish 7 wisdom"),
        ("D08", "2 has 5 fish 9 wisdom"),
        ("D09", "2 has 4 fish 9 wisdom"),
        ("D10", "2 has 8 fish 6 wisdom"),
        ("D11", "2 has 4 fish 8 wisdom"),
        ("D12", "2 has 7 fish 6 wisdom"),
    ] {
        let text = format!("{RIVER} | 2 has 4 fish 6 wisdom | 2 palace 2");
        turn(&format!("{text} | demand {card} | field 1 1")).then(then);
    }
    let own = turn(&format!(
        "{RIVER} | 2 has 4 fish 6 wisdom | demand D04 | field 1 2"
    ));
    own.then("2 has 4 fish 14 wisdom");
}

/// The human fills the second field, having filled the first too, and takes the rewards.
fn met(card: &str, text: &str) -> Situation {
    let start = "1 seat | option strategy perception | option river on | 1 groups 1 2";
    let table = given(&format!(
        "{start} | demand {card} | field 1 1 | turn 1 | {text}"
    ));
    let mut table = table.plays("1 place 2 RM 2, 1 field 2 kaolin");
    while !table.asked().is_empty() && !matches!(table.table.public.task(), Task::Turn(_)) {
        let first = format!("1 {}", table.answers("1")[0]);
        table = table.plays(&first);
    }
    table
}

/// EP-346 River Market: what he pays without a marker, as far as he can.
#[test]
fn s11_5_river_penalties() {
    for (card, then) in [
        ("D01", "2 has 3 fish 6 wisdom"),
        ("D03", "2 has 4 fish 5 wisdom"),
        ("D04", "2 has 1 fish 6 wisdom"),
        ("D05", "2 has 3 fish 5 wisdom"),
        ("D06", "2 has 4 fish 5 wisdom"),
        ("D07", "2 has 4 fish 4 wisdom"),
        ("D08", "2 has 4 fish 4 wisdom"),
        ("D09", "2 has 4 fish 3 wisdom"),
        ("D10", "2 has 4 fish 2 wisdom"),
        ("D11", "2 has 4 fish 6 wisdom | 2 palace 1"),
        ("D12", "2 has 4 fish 4 wisdom"),
    ] {
        met(card, "2 has 4 fish 6 wisdom | 2 palace 2").then(then);
    }
    met("D10", "2 has 4 fish 1 wisdom").then("2 has 4 fish");
    met("D04", "2 has 2 fish 1 wisdom").then("2 has 1 wisdom");
    met("D12", "2 has 1 wisdom").then("2 has 0 nothing");
    met("D11", "2 has 1 wisdom | 2 palace 0").then("2 has 1 wisdom | 2 palace 0");
}

/// EP-347 D01: the highest deposit that is not finished; with less than 2 wisdom, or none open, nothing.
#[test]
fn s11_5_river_step() {
    let text = format!("{RIVER} | demand D01 | field 1 1");
    turn(&format!("{text} | 2 has 2 wisdom | 2 layers 11")).then("2 has 0 nothing | 2 track 9 1");
    turn(&format!("{text} | 2 has 1 wisdom")).then("2 has 1 wisdom | 2 track 11 0");
    turn(&format!("{text} | 2 has 2 wisdom | 2 layers 4 6 9 11")).then("2 has 2 wisdom");
    let both = format!("{RIVER} | demand D01 | field 1 2 | no-token 11");
    turn(&format!("{both} | 2 has 4 wisdom")).then("2 has 0 nothing | 2 layers 3 11");
}

/// EP-349 The alternative Fish Market and Temple are as the others for him.
#[test]
fn s11_5_alternatives_without_effect() {
    let other = "option alt-fish-market on | option alt-temple on | 2 has 0 nothing";
    let table = turn(&format!("{other} | 2 groups 1"));
    let table = table.chance("card A11a, card A12a").asks("1");
    table.then("2 has 3 fish | 2 track 1 1 | discards A11a A12a");
    turn(&format!("{other} | 2 groups 34")).then("2 has 3 wisdom | 2 temple 1");
}

const ACADEMY: &str =
    "option alt-academy on | 2 groups 2 | 2 has 0 nothing | display A01a A02a A03a";

/// EP-350 Alternative Academy with an empty pot: he fills it, discards an adviser, and moves.
#[test]
fn s11_5_academy_with_an_empty_pot() {
    let table = turn(ACADEMY);
    assert_eq!(table.chances().len(), 3);
    let table = table.chance("card A03a").asks("1");
    table.then("2 has 0 nothing | pot 1 | 2 track 2 1 | display A01a A02a | discards A03a");
}

/// EP-351 With a filled one a die decides; he moves either way.
#[test]
fn s11_5_academy_with_a_pot() {
    for face in 1..=6 {
        let table = turn(&format!("{ACADEMY} | pot 3"));
        assert_eq!(table.chances().len(), 6);
        let table = table.chance(&format!("die {face}"));
        let table = table.tells(Event::MasterRolledForPot { face });
        if face >= 5 {
            let table = table.asks("1").then("2 has 3 wisdom | pot 0 | 2 track 2 1");
            table.then("display A01a A02a A03a");
        } else {
            let table = table.chance("card A01a").asks("1");
            table.then("2 has 2 wisdom | pot 3 | 2 track 2 1 | display A02a A03a");
        }
    }
}

/// EP-352 Alternative market: a step, then goods, then palace; and the marker.
#[test]
fn s11_5_alternative_market() {
    let text = "option alt-market on | 2 has 0 nothing";
    turn(&format!("{text} | 2 groups 66"))
        .then("2 track 11 1 | 2 has 0 nothing | 2 palace 0 | 2 market 1");
    turn(&format!("{text} | 2 groups 246"))
        .then("2 track 11 1 | 2 has 2 fish 3 wisdom | 2 palace 0 | 2 market 1");
    turn(&format!("{text} | 2 groups 1236"))
        .then("2 track 11 1 | 2 has 2 fish 3 wisdom | 2 palace 1 | 2 market 1");
    turn(&format!("{text} | 2 groups 66 | 2 layers 9 11")).then("2 track 6 1 | 2 market 1");
    let finished = turn(&format!("{text} | 2 groups 66 | 2 layers 4 6 9 11"));
    finished.asks("1").then("2 has 0 nothing | 2 market 1");
    // The layer of the step comes before the goods, the marker last.
    let both = format!("{text} | 2 groups 246 | 2 track 11 1 | 2 market 3");
    let table = turn(&both).then("2 layers 11 | 2 has 0 nothing");
    let table = table
        .chance("feature koi")
        .then("2 layers 11 12 | 2 has 2 fish 3 wisdom");
    table.chance("feature moon").then("2 features 2");
}

/// EP-353 Alternative Bridge: 1 wisdom for each reward, palace +1 near the end.
#[test]
fn s11_5_alternative_bridge() {
    let text = "option strategy enlightenment | option alt-bridge on | 2 layers 6 | 2 groups 6";
    let text = format!("{text} | 2 has 0 nothing | no-token EB");
    turn(&text).then("2 bridge 6 | 2 has 2 wisdom");
    turn(&format!("{text} | 2 bridge 6")).then("2 bridge 12 | 2 has 2 wisdom | 2 palace 0");
    turn(&format!("{text} | 2 bridge 12"))
        .asks("1")
        .then("2 bridge 16 | 2 has 1 wisdom | 2 palace 1 | 2 layers 6 EB");
}

/// EP-299 He claims compositions like a player, with wisdom for resources; their points are his.
#[test]
fn s11_5_compositions() {
    let text = "option compositions on | 2 groups 46 | 2 has 0 nothing | 2 layers 5 7";
    turn(&format!("{text} | offer K03 K04"))
        .asks("1")
        .then("2 layers 5 7 10 | 2 has 3 wisdom");
    let several = turn("option compositions on | 2 groups 46 | 2 layers 3 2 5 7 | offer K02 K03");
    several.asks("1").then("2 palace 2 | 2 has 2 fish 5 wisdom");
    let level = "option compositions on | option difficulty apprentice | 1 palace 9";
    end(&format!("{level} | 2 claimed K12")).then("2 points 3");
    end(level).then("2 points 1");
}

/// EP-351 The pot is one for both: what the human has left there the Master takes with a 6.
#[test]
fn s11_5_one_pot_for_both() {
    given(
        "1 seat | option alt-academy on | row 1 2 | display A07a A08a | 1 has 1 wood | 2 has 1 fish | \
         1 groups 2 5 | 2 groups 2 | turn 1",
    )
    .plays("1 place 2 2 2, 1 appoint A07a resources")
    .then("2 has 0 nothing | pot 1")
    .chance("die 6")
    .then("2 has 1 wisdom | pot 0 | 2 track 2 1 | 1 track 2 1");
}
