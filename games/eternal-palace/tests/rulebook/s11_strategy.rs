//! §11.4 The entries of a strategy one by one, and the six strategies.

use eternal_palace::{Aim, EternalPalace, Options, Strategy, WisdomPick};
use palast_core::Rules;

use crate::s11_situation::turn;

/// EP-314 Fish: 1 or 2 for a place that helps, if he has them.
#[test]
fn s11_4_fish() {
    let both = "1 at 6 6 | 2 at 6 6 | 2 groups 6";
    turn(&format!("{both} | 2 has 2 fish"))
        .chose("6 (topmost) to 6 (fish, entry 1) for 2 fish 0 wisdom")
        .then("2 has 0 nothing | 2 track 6 1");
    let poor = turn(&format!("{both} | 2 has 1 fish"));
    poor.chose("6 (topmost) to EB (bridge, entry 3) for 0 fish 0 wisdom");
    let useless = turn(&format!("{both} | 2 has 9 fish | 2 layers 6"));
    useless.chose("6 (topmost) to EB (bridge, entry 3) for 0 fish 0 wisdom");
}

/// EP-315 Wisdom: a point each, up or down, to an empty place that helps, with any number of dice.
#[test]
fn s11_4_wisdom() {
    let from_5 = "monument 5 2 | monument 3 2 | 2 groups 5 | 2 has 5 fish 2 wisdom";
    turn(&format!("{from_5} | 1 at 4 4 | 1 at 6 6"))
        .chose("5 (topmost) to 7 (wisdom, entry 2) for 0 fish 2 wisdom")
        .then("2 has 5 fish 3 wisdom | 2 temple 1");
    turn(&format!("{from_5} | 1 at 6 6 | 2 layers 7"))
        .chose("5 (topmost) to 4 (wisdom, entry 2) for 0 fish 1 wisdom")
        .then("2 has 5 fish 1 wisdom | 2 track 4 1");
    let many = turn("2 layers 12 | 2 groups 22224 | 2 has 1 wisdom");
    many.chose("22224 (topmost) to 11 (wisdom, entry 2) for 0 fish 1 wisdom");
    let full = turn(&format!("{from_5} | 1 at 4 4 | 1 at 6 6 | 2 layers 7"));
    full.chose("5 (topmost) to EB (bridge, entry 3) for 0 fish 0 wisdom");
}

/// EP-316 A 1 is five points from 6, although the human would turn it for 2.
#[test]
fn s11_4_no_flip() {
    let from_1 = "2 layers 1 2 4 | monument 3 2 | monument 5 2 | 2 groups 1";
    turn(&format!("{from_1} | 2 has 4 wisdom"))
        .chose("1 (matches 1) to EB (bridge, entry 3) for 0 fish 0 wisdom");
    turn(&format!("{from_1} | 2 has 5 wisdom"))
        .chose("1 (matches 1) to 6 (wisdom, entry 2) for 0 fish 5 wisdom")
        .then("2 has 0 nothing | 2 track 6 1");
}

/// EP-317 Bridge: one die, and not from its end.
#[test]
fn s11_4_bridge() {
    let text = "option strategy enlightenment | monument 3 2 | 2 has 0 nothing";
    turn(&format!("{text} | 2 groups 3"))
        .chose("3 (topmost) to EB (bridge, entry 1) for 0 fish 0 wisdom");
    turn(&format!("{text} | 2 groups 3 | 2 bridge 15"))
        .chose("3 (topmost) to EB (bridge, entry 1) for 0 fish 0 wisdom");
    for other in ["2 groups 3 | 2 bridge 16 | no-token EB", "2 groups 12"] {
        let choice = turn(&format!("{text} | {other}")).choice();
        assert!(
            choice.ends_with("to 3 (monument, entry 5) for 0 fish 0 wisdom"),
            "{choice}"
        );
    }
}

/// EP-318 Labyrinth up to the centre, River Market always, with one die.
#[test]
fn s11_4_labyrinth_and_river() {
    let text = "option strategy perception | monument 3 2 | 2 has 0 nothing";
    let goes = |more: &str| {
        let choice = turn(&format!("{text} | {more}")).choice();
        choice.split(" to ").nth(1).unwrap().to_owned()
    };
    let outside = |place: &str| format!("{place} (outside, entry 2) for 0 fish 0 wisdom");
    let bridge = "EB (bridge, entry 3) for 0 fish 0 wisdom";
    let site = "3 (monument, entry 5) for 0 fish 0 wisdom";
    assert_eq!(goes("option labyrinth on | 2 groups 3"), outside("LA"));
    assert_eq!(
        goes("option labyrinth on | 2 groups 3 | 2 space C2"),
        outside("LA")
    );
    assert_eq!(goes("option labyrinth on | 2 groups 3 | 2 space X"), bridge);
    assert_eq!(goes("option labyrinth on | 2 groups 12"), site);
    assert_eq!(goes("option river on | 2 groups 3"), outside("RM"));
    assert_eq!(
        goes("option river on | 2 groups 3 | 2 layers X"),
        outside("RM")
    );
    assert_eq!(goes("option river on | 2 groups 12"), site);
    assert_eq!(goes("2 groups 3"), bridge);
}

/// EP-319 Monument: the least fish and wisdom together; then one he does not own; then the higher.
#[test]
fn s11_4_monument() {
    let goes = |more: &str| {
        let choice = turn(&format!("2 layers 4 | 2 groups 13 | {more}")).choice();
        choice.split(" to ").nth(1).unwrap().to_owned()
    };
    let to = |way: &str| format!("{way} wisdom").replace("()", "(monument, entry 4)");
    let both = "1 at 3 3 | 1 at 5 5";
    assert_eq!(
        goes("1 at 5 5 | monument 3 2 | 2 has 1 fish 1 wisdom"),
        to("3 () for 0 fish 1")
    );
    assert_eq!(
        goes("1 at 3 3 | monument 5 2 | 2 has 1 fish 1 wisdom"),
        to("5 () for 0 fish 1")
    );
    assert_eq!(
        goes(&format!("{both} | monument 5 2 | 2 has 1 fish 1 wisdom")),
        to("3 () for 1 fish 1")
    );
    assert_eq!(
        goes(&format!("{both} | monument 3 2 | 2 has 1 fish 1 wisdom")),
        to("5 () for 1 fish 1")
    );
    assert_eq!(
        goes(&format!(
            "{both} | monument 3 2 | monument 5 2 | 2 has 1 fish 1 wisdom"
        )),
        to("5 () for 1 fish 1")
    );
    for poor in ["1 fish", "1 wisdom", "0 nothing"] {
        assert!(goes(&format!("{both} | 2 has {poor}")).starts_with("SC (fallback)"));
    }
}

/// EP-320 At Bridge, Labyrinth and River Market he pays for the crowd, or cannot go.
#[test]
fn s11_4_crowds_outside() {
    for (place, option) in [
        ("EB", ""),
        ("LA", "option labyrinth on |"),
        ("RM", "option river on |"),
    ] {
        let text = format!("option strategy perception | {option} monument 3 2 | 2 groups 3");
        let goes = |more: &str| turn(&format!("{text} | {more}"));
        let paid = goes(&format!("1 at {place} 6 | 2 has 1 fish | 2 bridge 1"));
        assert!(
            paid.choice().contains(&format!("to {place} ")),
            "{}",
            paid.choice()
        );
        assert!(paid.choice().ends_with("for 1 fish 0 wisdom"));
        assert_eq!(paid.player("2").goods.fish, 0);
        let both = goes(&format!(
            "1 at {place} 6 | 2 at {place} 6 | 2 has 2 fish | 2 bridge 1"
        ));
        assert!(both.choice().ends_with("for 2 fish 0 wisdom"));
        let poor = goes(&format!("1 at {place} 6 | 2 has 0 nothing"));
        assert!(!poor.choice().contains(&format!("to {place} ")));
    }
}

/// EP-321 The Scrolls: 2 fish if he has fewer fish than wisdom, else 1 wisdom, never a resource.
#[test]
fn s11_4_fallback() {
    let text = "2 layers 4 | 2 groups 13 | 1 at 3 3 | 1 at 5 5";
    for (before, after) in [
        ("0 nothing", "1 wisdom"),
        ("1 wisdom", "2 fish 1 wisdom"),
        ("3 fish", "3 fish 1 wisdom"),
    ] {
        turn(&format!("{text} | 2 has {before}"))
            .chose("13 (topmost) to SC (fallback) for 0 fish 0 wisdom")
            .then(&format!("2 has {after}"));
    }
}

const STRATEGIES: [(&str, &str); 6] = [
    ("balance", "FWBM"),
    ("enlightenment", "BOFWM"),
    ("perception", "FOBWM"),
    ("ascent", "FWOBM"),
    ("descent", "FWMOB"),
    ("uncertainty", "FWMOB"),
];

/// EP-327, EP-328, EP-370, EP-371, EP-382, EP-373 What is printed on the six strategies.
#[test]
fn s11_4_the_strategies() {
    let rules = Rules::<EternalPalace>::new(1, Options::default()).unwrap();
    let letter = |aim: Aim| match aim {
        Aim::Fish => 'F',
        Aim::Wisdom => 'W',
        Aim::Bridge => 'B',
        Aim::Outside => 'O',
        Aim::Monument => 'M',
    };
    let picks = [
        WisdomPick::Cheapest,
        WisdomPick::Cheapest,
        WisdomPick::Highest,
        WisdomPick::Upward,
        WisdomPick::Downward,
        WisdomPick::Monument,
    ];
    for ((name, order), pick) in STRATEGIES.iter().zip(picks) {
        let strategy: Strategy = name.parse().unwrap();
        let plan = rules.edition.strategy(strategy);
        let printed: String = plan.order.into_iter().flatten().map(letter).collect();
        assert_eq!((printed.as_str(), plan.pick), (*order, pick), "{name}");
    }
}

/// EP-327, EP-328, EP-370, EP-371, EP-382, EP-373, EP-313 Every strategy with every mixture of what
/// is possible: the first that is, wins.
#[test]
fn s11_4_every_strategy_from_the_top() {
    for (name, order) in STRATEGIES {
        for possible in ["", "F", "W", "B", "O", "FW", "FB", "FO", "WB", "WO", "BO"]
            .into_iter()
            .chain(["FWB", "FWO", "FBO", "WBO", "FWBO"])
            .filter(|possible| name != "balance" || !possible.contains('O'))
        {
            let can = |letter: char| possible.contains(letter);
            let mut text = format!("option strategy {name} | 2 groups 5");
            text += if can('F') {
                " | 1 at 5 5"
            } else {
                " | monument 5 2"
            };
            text += match (can('F'), can('W')) {
                (true, true) => " | 2 has 1 fish 2 wisdom",
                (true, false) => " | 2 has 1 fish",
                (false, true) => " | 2 has 2 wisdom",
                (false, false) => " | 2 has 0 nothing",
            };
            text += if can('B') {
                ""
            } else {
                " | 2 bridge 16 | no-token EB"
            };
            if name != "balance" {
                text += " | option labyrinth on";
                text += if can('O') {
                    ""
                } else {
                    " | 2 space X | no-token LA"
                };
            }
            let first = order
                .chars()
                .position(|aim| aim == 'M' || can(aim))
                .unwrap();
            let word = match order.as_bytes()[first] {
                b'F' => "fish",
                b'W' => "wisdom",
                b'B' => "bridge",
                b'O' => "outside",
                _ => "monument",
            };
            let wanted = format!("({word}, entry {})", first + 1);
            let choice = turn(&text).choice();
            assert!(choice.contains(&wanted), "{name} {possible}: {choice}");
        }
    }
}

/// EP-327, EP-328 Cheapest, then higher. EP-370 Highest. EP-371 Upward. EP-382 Downward. EP-373 Monuments first.
#[test]
fn s11_4_wisdom_targets() {
    // Away from the Bridge and, but for this, with all of 3 to 7 open.
    let from_5 = "2 groups 5 | monument 5 2 | 2 bridge 16 | no-token EB | 2 has 2 wisdom";
    let from_9 = "2 groups 36 | 2 layers 9 | 2 has 3 wisdom";
    let from_4 = "2 groups 13 | 2 layers 4 | 2 has 2 wisdom";
    let goes = |strategy: &str, text: &str| {
        let choice = turn(&format!("option strategy {strategy} | {text}")).choice();
        let place = choice.split(" to ").nth(1).unwrap();
        place.split(' ').next().unwrap().to_owned()
    };
    for strategy in ["balance", "enlightenment"] {
        assert_eq!(goes(strategy, from_5), "6");
        assert_eq!(goes(strategy, &format!("{from_5} | 2 layers 6")), "4");
        assert_eq!(goes(strategy, &format!("{from_5} | 2 layers 4 6")), "7");
        assert_eq!(goes(strategy, from_9), "10");
    }
    assert_eq!(goes("perception", from_5), "7");
    assert_eq!(goes("perception", from_9), "12");
    assert_eq!(goes("perception", &format!("{from_9} | 2 layers 12")), "11");
    assert_eq!(goes("ascent", from_5), "6");
    assert_eq!(goes("ascent", &format!("{from_5} | 2 layers 6")), "7");
    assert_eq!(goes("ascent", &format!("{from_5} | 2 layers 6 7")), "4");
    assert_eq!(goes("descent", from_5), "4");
    assert_eq!(goes("descent", &format!("{from_5} | 2 layers 4")), "3");
    let above = format!("{from_5} | 2 layers 4 | monument 3 2");
    assert_eq!(goes("descent", &above), "6");
    assert_eq!(goes("descent", from_9), "8");
    assert_eq!(goes("uncertainty", from_5), "3");
    assert_eq!(
        goes("uncertainty", &format!("{from_5} | monument 3 2")),
        "6"
    );
    assert_eq!(goes("uncertainty", from_9), "10");
    assert_eq!(
        goes("uncertainty", &format!("{from_9} | monument 10 2")),
        "8"
    );
    assert_eq!(goes("uncertainty", from_4), "5");
}
