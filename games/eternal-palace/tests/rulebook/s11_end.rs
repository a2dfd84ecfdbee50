//! §11.6 Wrap-up, the end, and what the difficulties count.

use eternal_palace::{EternalPalace, Event, MASTER};
use palast_core::Game;

use crate::s11_situation::{end, turn};
use crate::situation::{fresh, given, seat};

/// EP-354 One die a wrap-up by the rule for two; his second M comes last.
#[test]
fn s11_6_hand_out() {
    let wrap_up = |text: &str| {
        let table = given(&format!("1 seat | 1 groups 1 | turn 1 | {text}"));
        let table = table.plays("1 place 1 SC 1, 1 take fish");
        table.draws_until(|table| table.table.public.round > 1)
    };
    wrap_up("2 palace 1").then("1 held 3 | 2 held 4");
    wrap_up("row 1 2").then("1 held 4 | 2 held 3");
    wrap_up("row 2 1").then("1 held 3 | 2 held 4");
    wrap_up("1 held 3 | 2 held 4").then("1 held 4 | 2 held 4");
    let last = wrap_up("1 at SC 1111 | 2 held 4").then("1 held 5 | 2 held 5");
    // With the last die both M share a row, with four dice Z has one.
    let table = last.chance("roll 11111, die 1, die 2, die 3, die 4, die 5");
    let table = table.plays("1 group 11111").chance("master M01");
    let groups = table
        .player("2")
        .groups
        .map(|group| group.rolled.to_string());
    assert_eq!(groups, ["15", "2", "3", "4", "-"]);
}

/// EP-139, EP-145 After four wrap-ups all dice are out.
#[test]
fn s11_6_all_dice_are_out_after_four_rounds() {
    let dice = |round: u16| {
        let table = fresh("1 seat").until(|table| table.table.public.round == round);
        (table.player("1").held, table.player("2").held)
    };
    for (round, both) in [(1, 6), (2, 7), (3, 8), (4, 9)] {
        let (human, master) = dice(round);
        assert_eq!(human + master, both);
        assert!(human.abs_diff(master) < 2);
    }
    assert_eq!(dice(5), (5, 5));
    assert_eq!(dice(6), (5, 5));
}

/// EP-355 His eighth layer ends the match after Play, and the Completion Prize is his.
#[test]
fn s11_6_the_end() {
    let text = "2 layers 1 2 4 6 7 9 11 | no-token 1 2 4 6 7 9 11 12 EB | 2 groups 3 5";
    let table = given(&format!("1 seat | 1 groups 1 4 | turn 2 | {text}")).masters_turn();
    let table = table
        .then("completed 2 | 2 layers 1 2 3 4 6 7 9 11")
        .asks("1");
    assert!(!table.is_over());
    let table = table
        .plays("1 place 4 4 4")
        .asks("1")
        .then("2 layers 1 2 3 4 5 6 7 9 11");
    let table = table
        .plays("1 place 1 SC 1, 1 take fish")
        .then("over | round 1");
    assert!(!table.told(|event| matches!(event, Event::DieHandedOut { .. })));
    // The human's ends it too.
    let human = "1 layers 1 2 3 4 6 7 9 | no-token 1 2 4 6 7 9 11 12 EB | 1 has 1 stone";
    let human = format!("1 seat | 1 groups 5 | 2 groups 6 | turn 1 | {human}");
    let human = given(&human).plays("1 place 5 5 5");
    human.then("completed 1 | 2 track 6 1 | over");
}

/// EP-356 Apprentice and Journeyman: a token left is his where he is ahead. EP-357 Level Master: all are.
#[test]
fn s11_6_features_left() {
    let board = "1 track 4 1 | 2 track 4 2 | 1 track 6 1 | 2 track 6 1 | 1 track 9 1 | 1 bridge 5 | 2 bridge 6";
    for level in ["apprentice", "journeyman"] {
        let table = end(&format!("option difficulty {level} | {board}"));
        table
            .tells(Event::MasterTakesToken {
                place: "4".parse().unwrap(),
            })
            .tells(Event::MasterTakesToken {
                place: "EB".parse().unwrap(),
            })
            .then("2 features 2 | 1 features 0 | no-token 4 | no-token EB")
            .then("token 6 | token 9 | token 1 | token 7 | token 12");
        end(&format!("option difficulty {level} | 1 track 4 1")).then("2 features 0");
    }
    end(&format!("option difficulty master | {board}")).then("2 features 9 | 1 features 0");
    let some = end("option difficulty master | no-token 1 2 4 | 1 track 6 3 | 1 features koi moon");
    some.then("2 features 6 | 1 features 2");
}

/// EP-358 Rules version 1: at 7 and 12 markers are compared.
#[test]
fn s11_6_features_by_markers_in_version_1() {
    let level = "rules 1 | option difficulty apprentice";
    end(&format!("{level} | 2 temple 16")).then("2 features 1 | no-token 7");
    end(&format!("{level} | 2 temple 16 | 1 temple 34")).then("2 features 0");
    end(&format!("{level} | 2 market 4")).then("2 features 1 | no-token 12");
    end(&format!("{level} | 1 market 4")).then("2 features 0");
}

/// EP-376 The tokens at 7 and 12 lie on no track, so he does not take them, but at level Master; in the
/// Labyrinth the steps left to the centre are compared.
#[test]
fn s11_6_features_without_a_track() {
    for level in ["apprentice", "journeyman"] {
        let level = format!("option difficulty {level}");
        end(&format!("{level} | 2 temple 16 | 2 market 4"))
            .then("2 features 0 | token 7 | token 12");
    }
    end("option difficulty master | 1 temple 16").then("2 features 9 | no-token 7 | no-token 12");
    let level = "option difficulty apprentice";
    let maze = format!("{level} | option labyrinth on | option strategy perception");
    end(&format!("{maze} | 1 space A1 | 2 space B2")).then("2 features 1 | no-token LA");
    end(&format!("{maze} | 1 space B1 | 2 space B2")).then("2 features 0");
    end(&format!("{maze} | 1 space C1 | 2 space B2")).then("2 features 0");
    let river = format!("{level} | option river on | option strategy perception");
    end(&format!("{river} | 1 track RM 1 | 2 track RM 2")).then("2 features 1 | no-token RM");
    end(&format!("{river} | 1 track RM 2 | 2 track RM 2")).then("2 features 0");
}

/// Who gets the prize if the human's run, as long as said, is the higher one.
fn sequence(level: &str, human: u8, master: u8) -> &'static str {
    sequence_by(
        EternalPalace::RULES_VERSION,
        level,
        (human, 13 - human),
        (master, 1),
    )
}

/// The same for runs of a length from a number on, by a version of the rules.
fn sequence_by(
    version: u32,
    level: &str,
    (human, low): (u8, u8),
    (master, lowest): (u8, u8),
) -> &'static str {
    let run = |length: u8, first: u8| -> String {
        (first..first + length)
            .map(|layer| format!(" {layer}"))
            .collect()
    };
    let text = format!(
        "rules {version} | 1 layers {} | 2 layers {}",
        run(human, low),
        run(master, lowest)
    );
    let tokens = "no-token 1 2 4 6 7 9 11 12 EB";
    let table = end(&format!("option difficulty {level} | {text} | {tokens}"));
    match table.table.public.sequence {
        Some(MASTER) => "Master",
        Some(_) => "human",
        None => "nobody",
    }
}

/// EP-359 Apprentice in rules version 1: longer is enough, equal is his whatever the numbers.
#[test]
fn s11_6_equal_runs_are_his_in_version_1() {
    for length in 1..=8 {
        let runs = ((length, 13 - length), (length, 1));
        assert_eq!(sequence_by(1, "apprentice", runs.0, runs.1), "Master");
    }
}

/// EP-377 Apprentice: of two equally long runs the higher one wins; only of equal runs the Master's does.
#[test]
fn s11_6_the_higher_of_equal_runs() {
    let apprentice = |human, master| sequence_by(2, "apprentice", human, master);
    for length in 1..=8 {
        let (low, high) = ((length, 1), (length, 13 - length));
        assert_eq!(apprentice(high, low), "human");
        assert_eq!(apprentice(low, high), "Master");
        assert_eq!(apprentice(low, low), "Master");
        for level in ["journeyman", "master"] {
            assert_eq!(sequence_by(2, level, high, low), "Master");
        }
    }
    assert_eq!(apprentice((2, 11), (3, 1)), "Master");
}

/// EP-360 Journeyman: 4 and longer. EP-361 Master: 7 and longer. EP-377 Apprentice: longer, or as long and higher.
#[test]
fn s11_6_sequence() {
    for human in 1..=8 {
        for master in 1..=8 {
            for (level, shortest) in [("apprentice", 1), ("journeyman", 4), ("master", 7)] {
                // The human's run is the higher one: that counts for the Apprentice's.
                let beats = human > master || (level == "apprentice" && human == master);
                let wanted = if beats && human >= shortest {
                    "human"
                } else {
                    "Master"
                };
                assert_eq!(
                    sequence(level, human, master),
                    wanted,
                    "{level} {human} {master}"
                );
            }
        }
    }
}

/// EP-366 Human run 3 against 2 and 4 against 3. EP-379 7 against 6, and 7 against 7 in higher numbers. EP-367 What
/// rules version 1 makes of them.
#[test]
fn s11_6_sequence_examples() {
    let all = |human, master| {
        ["apprentice", "journeyman", "master"].map(|level| sequence(level, human, master))
    };
    assert_eq!(all(3, 2), ["human", "Master", "Master"]);
    assert_eq!(all(4, 3), ["human", "human", "Master"]);
    assert_eq!(all(7, 6), ["human", "human", "human"]);
    let version_1 =
        ["apprentice", "journeyman", "master"].map(|level| sequence_by(1, level, (7, 6), (7, 1)));
    assert_eq!(version_1, ["Master", "Master", "Master"]);
    assert_eq!(all(7, 7), ["human", "Master", "Master"]);
}

/// EP-362 3 fish are a wisdom, then 2 wisdom a space, before the seals; the Apprentice's keeps his goods.
#[test]
fn s11_6_goods() {
    for (goods, palace) in [
        ("2 fish 1 wisdom", 4),
        ("3 fish 1 wisdom", 5),
        ("5 fish 2 wisdom", 5),
        ("9 fish 3 wisdom", 7),
    ] {
        for level in ["journeyman", "master"] {
            end(&format!(
                "option difficulty {level} | 2 palace 4 | 2 has {goods}"
            ))
            .then(&format!("2 palace {palace} | 2 has 0 nothing"));
        }
        end(&format!(
            "option difficulty apprentice | 2 palace 4 | 2 has {goods}"
        ))
        .then(&format!("2 palace 4 | 2 has {goods}"));
    }
    let seals = "1 palace 5 | 2 palace 4 | 2 has 4 wisdom";
    end(&format!("option difficulty apprentice | {seals}")).then("1 seals 3 | 2 seals 1");
    end(&format!("option difficulty journeyman | {seals}")).then("1 seals 1 | 2 seals 3");
    // The human's goods stay what they are.
    end("option difficulty master | 1 palace 1 | 1 has 9 fish 9 wisdom").then("1 palace 1");
}

/// EP-363 A point for each space beyond 8, at level Master beyond 5, for the Apprentice's none.
#[test]
fn s11_6_extra_points() {
    for (level, palace, extra) in [
        ("apprentice", 30, 0),
        ("journeyman", 8, 0),
        ("journeyman", 9, 1),
        ("journeyman", 12, 4),
        ("master", 5, 0),
        ("master", 6, 1),
        ("master", 12, 7),
    ] {
        let text = format!("option difficulty {level} | 2 palace {palace} | 2 has 0 nothing");
        end(&format!("{text} | 1 palace 20")).then(&format!("2 extra {extra} | 1 extra 0"));
    }
}

/// EP-364 Journeyman, 7 fish, 4 wisdom, palace 6. EP-365 The same at level Master.
#[test]
fn s11_6_palace_examples() {
    for (level, extra) in [("journeyman", 1), ("master", 4)] {
        end(&format!(
            "option difficulty {level} | 2 palace 6 | 2 has 7 fish 4 wisdom"
        ))
        .tells(Event::MasterChanges {
            fish: 7,
            wisdom: 4,
            spaces: 3,
        })
        .then(&format!("2 palace 9 | 2 extra {extra}"));
    }
}

/// EP-368 More points win; with as many the Master does.
#[test]
fn s11_6_a_tie_is_his() {
    let level = "option difficulty apprentice | no-token 1 2 4 6 7 9 11 12 EB";
    // Completion 1, seals 3 each; 2 layers each and a run of 1 each, of which his is higher: his Sequence Prize.
    let tied = end(&format!("{level} | 1 layers 10 8 | 2 layers 12 3"));
    let tied = tied.then("1 points 6 | 2 points 6 | winners");
    let standings = EternalPalace::standings(&tied.table);
    assert_eq!(
        (standings.places[seat("1")], standings.automa),
        (2, Some(1))
    );
    assert_eq!(standings.ending, "lost");
    assert_eq!(EternalPalace::payoff(&tied.table)[seat("1")], 0.0);
    let won = end(&format!("{level} | 1 layers 10 8 6 | 2 layers 12 3"));
    let won = won.then("1 points 7 | 2 points 6 | winners 1");
    let standings = EternalPalace::standings(&won.table);
    assert_eq!(
        (standings.places[seat("1")], standings.automa),
        (1, Some(2))
    );
    assert_eq!(standings.ending, "won");
    assert_eq!(EternalPalace::payoff(&won.table)[seat("1")], 1.0);
}

/// §11.6 His points are layers, features, monuments, prizes, seals and what the palace adds.
#[test]
fn s11_6_points() {
    let text = "option difficulty journeyman | 2 palace 10 | 2 has 0 nothing | monument 3 2 | monument 8 2";
    let table = end(&format!("{text} | 2 features koi | completed 2"));
    // 2 layers, 1 feature, 2 monuments, both prizes, 3 seals, 2 spaces beyond 8.
    table.then("2 points 12");
    let turn = turn("2 groups 4").table;
    let lines = EternalPalace::standings(&turn).lines;
    assert!(lines.iter().all(|line| line.automa.is_some()));
}
