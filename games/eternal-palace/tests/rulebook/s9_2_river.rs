//! §9.2 The River Market: fields, track and the reckoning.

use eternal_palace::{Demand, DemandSet, Event, Illegal, Outcome, Phase};
use palast_core::SeatMap;

use crate::situation::{Situation, fresh, given, seat};

fn river(seats: u8, more: &str) -> Situation {
    given(&format!("{seats} seats | option river on | {more}"))
}

/// EP-240 Everybody on the first space, the token on the last, one of twelve cards face up.
#[test]
fn s9_2_setting_up() {
    let start = fresh("4 seats | option river on")
        .draws_until(|now| matches!(now.chances()[0].0, Outcome::Demand(_)));
    let possible: DemandSet = start
        .chances()
        .iter()
        .map(|(drawn, _)| demand(*drawn))
        .collect();
    assert_eq!(possible, DemandSet::ALL);
    let start = start.chance("demand D07");
    assert_eq!(start.table.public.phase, Phase::Roll);
    assert_eq!(start.table.public.fields, [None; 3]);
    assert!(!start.table.public.demands.contains(Demand::D07));
    let start = start.then("demand D07 | token RM");
    for who in start.table.public.everyone() {
        assert_eq!(start.table.public.players[who].river, 0);
    }
}

fn demand(outcome: Outcome) -> Demand {
    match outcome {
        Outcome::Demand(card) => card,
        other => panic!("{other} is no demand card"),
    }
}

/// EP-241 A single die of any value fills one field and pays its resource.
#[test]
fn s9_2_one_die_one_field() {
    for die in 1..=6 {
        river(
            2,
            &format!("1 has 1 wood 1 bronze | 1 groups {die} 11 | turn 1"),
        )
        .refuses("1 place 11 RM 11", Illegal::WrongNumberOfDice)
        .plays(&format!("1 place {die} RM {die}"))
        .offers("1", "field 1 wood, field 1 bronze, field 2 bronze")
        .refuses("1 decline", Illegal::MustTake)
        .plays("1 field 1 wood")
        .then("1 has 1 bronze | 1 track RM 1")
        .refuses("1 field 2 bronze", Illegal::NotTheQuestion)
        .tells(Event::FieldFilled {
            who: seat("1"),
            field: 0,
            with: Some(eternal_palace::Resource::Wood),
        });
    }
    given("2 seats | 1 groups 1 | turn 1").refuses("1 place 1 RM 1", Illegal::NotInPlay);
}

/// EP-241 Who can pay for no free field cannot enter.
#[test]
fn s9_2_nothing_to_pay_with() {
    river(2, "1 has 9 fish 9 wisdom | 1 groups 1 | turn 1")
        .refuses("1 place 1 RM 1", Illegal::PriceNotPayable);
    let wood = "1 has 1 wood | 1 groups 1 2 | turn 1";
    river(2, wood).plays("1 place 1 RM 1");
    river(2, &format!("field 1 2 | {wood}")).refuses("1 place 1 RM 1", Illegal::PriceNotPayable);
    river(4, &format!("field 1 2 | {wood}")).plays("1 place 1 RM 1, 1 field 3 wood");
    // EP-073 The crowd is paid besides.
    river(2, &format!("2 at RM 3 | {wood}")).refuses("1 place 1 RM 1", Illegal::TooLittleFish);
}

/// EP-242 Any resource; kaolin or bronze; wood or stone.
#[test]
fn s9_2_what_the_fields_take() {
    river(4, "1 has 1 each | 1 groups 1 2 | turn 1").plays("1 place 1 RM 1").offers(
        "1",
        "field 1 wood, field 1 stone, field 1 kaolin, field 1 bronze, field 2 kaolin, field 2 bronze, \
         field 3 wood, field 3 stone",
    );
    river(
        4,
        "1 has 1 wood 1 bronze | field 1 2 | 1 groups 1 2 | turn 1",
    )
    .plays("1 place 1 RM 1")
    .refuses("1 field 1 wood", Illegal::FieldNotFree)
    .refuses("1 field 2 wood", Illegal::OtherResource)
    .refuses("1 field 3 bronze", Illegal::OtherResource)
    .refuses("1 field 2 kaolin", Illegal::NotInHand)
    .offers("1", "field 2 bronze, field 3 wood");
}

/// EP-243 Two fields with up to three players, three with more.
#[test]
fn s9_2_fields_by_players() {
    for seats in 2..=5 {
        let visit = river(seats, "1 has 1 each | 1 groups 1 2 | turn 1").plays("1 place 1 RM 1");
        assert_eq!(visit.allows("1 field 3 wood"), seats > 3, "{seats} players");
    }
    let solo =
        "1 seat | option strategy ascent | option river on | 1 has 1 each | 1 groups 1 2 | turn 1";
    given(solo)
        .plays("1 place 1 RM 1")
        .refuses("1 field 3 wood", Illegal::FieldNotFree);
    // With two fields the second completes the card, with three it does not.
    for (seats, met) in [(3, true), (4, false)] {
        let visit = river(
            seats,
            "demand D09 | field 2 2 | 1 has 1 wood | 1 groups 1 2 | turn 1",
        )
        .plays("1 place 1 RM 1, 1 field 1 wood");
        assert_eq!(
            visit.told(|event| matches!(event, Event::DemandMet { .. })),
            met
        );
    }
}

/// EP-244 One step for each visit; the top gives layer X, and a feature to the first; then visits go on.
#[test]
fn s9_2_the_track() {
    river(
        4,
        "demand D09 | 1 track RM 3 | 1 has 1 wood 1 kaolin 1 fish | 1 groups 1 1 2 | turn 1",
    )
    .plays("1 place 1 RM 1, 1 field 1 wood")
    .then("1 track RM 4 | 1 layers X")
    .plays("1 feature tower")
    .then("1 features 1 | no-token RM")
    .plays("1 place 1 RM 1, 1 field 2 kaolin")
    .then("1 track RM 4 | 1 layers X | 1 features 1 | 1 has 0 nothing");
    river(
        4,
        "demand D09 | no-token RM | 1 track RM 3 | 1 has 1 wood | 1 groups 1 2 | turn 1",
    )
    .plays("1 place 1 RM 1, 1 field 1 wood")
    .then("1 layers X | 1 features 0")
    .asks("1");
}

/// EP-245 The reward once for each marker, the penalty for those without.
#[test]
fn s9_2_rewards_for_markers_penalties_for_none() {
    river(
        4,
        "demand D11 | field 1 1 | field 2 2 | 1 has 1 wood | 2 has 0 nothing | 3 palace 2 | 4 palace 1 | \
         1 groups 1 2 | turn 1",
    )
    .plays("1 place 1 RM 1, 1 field 3 wood")
    .then("1 has 4 wisdom | 2 has 2 wisdom | 3 palace 1 | 4 palace 0")
    .tells(Event::DemandMet {
        card: Demand::D11,
        markers: SeatMap::from_fn(|who| [2, 1, 0, 0, 0][who.index()]),
    });
}

/// EP-246 As far as it can be paid, and the payer chooses.
#[test]
fn s9_2_penalties_as_far_as_possible() {
    let met = |goods: &str| {
        river(
            2,
            &format!(
                "demand D07 | field 2 1 | 1 has 1 wood | 2 has {goods} | 1 groups 1 2 | turn 1"
            ),
        )
        .plays("1 place 1 RM 1, 1 field 1 wood, 1 take wood, 1 take wood")
    };
    met("1 wood 1 stone 1 bronze")
        .offers("2", "pay wood, pay stone, pay bronze")
        .refuses("2 pay kaolin", Illegal::NotInHand)
        .plays("2 pay stone, 2 pay bronze")
        .then("2 has 1 wood");
    // One kind leaves no choice.
    met("1 wood 4 fish").asks("-").then("2 has 4 fish");
    met("5 stone").asks("-").then("2 has 3 stone");
    met("4 fish").asks("-").then("2 has 4 fish");
}

/// EP-247, Q-36 The step with layer, feature and end check comes before rewards and penalties.
#[test]
fn s9_2_the_track_comes_first() {
    let built = river(
        2,
        "demand D07 | field 2 1 | 1 layers 1 2 3 4 5 6 7 | 1 track RM 3 | 1 has 1 wood | 2 has 2 wood | \
         1 groups 1 2 | turn 1",
    )
    .plays("1 place 1 RM 1, 1 field 1 wood");
    let built = built
        .then("1 layers 1 2 3 4 5 6 7 X | 2 has 2 wood")
        .plays("1 feature moon");
    built
        .then("completed 1 | 2 has 2 wood | 1 has 0 nothing")
        .plays("1 take wood, 1 take stone")
        .then("1 has 1 wood 1 stone | 2 has 0 nothing");
}

/// EP-248, Q-58 The active player first, then along the row and round; each wholly before the next.
#[test]
fn s9_2_the_order_of_the_reckoning() {
    river(
        4,
        "row 2 1 4 3 | demand D07 | field 1 1 | field 2 3 | 1 has 1 wood | 2 has 1 wood 1 stone 1 bronze | \
         4 has 1 wood 1 stone 1 bronze | 1 groups 1 2 | turn 1",
    )
    .plays("1 place 1 RM 1, 1 field 3 wood")
    .asks("1")
    .plays("1 take wood")
    .asks("1")
    .plays("1 take wood")
    .asks("4")
    .plays("4 pay wood, 4 pay stone")
    .asks("3")
    .plays("3 take bronze")
    .asks("2")
    .plays("2 pay wood, 2 pay stone")
    .asks("-");
}

/// EP-248, Q-30 That order decides who is first to a feature and to eight layers.
#[test]
fn s9_2_the_order_decides_who_is_first() {
    let both = |row: &str| {
        river(
            3,
            &format!(
                "row {row} | demand D01 | field 2 2 | 1 track 4 3 | 2 track 4 3 | 1 has 3 wood | 2 has 2 wood | \
                 1 layers 1 2 3 5 6 7 8 | 2 layers 1 2 3 5 6 7 8 | no-token 1 2 6 7 | 1 groups 1 2 | turn 1"
            ),
        )
        .plays("1 place 1 RM 1, 1 field 1 wood")
    };
    both("2 1 3")
        .plays("1 pay wood, 1 feature moon, 2 pay wood")
        .then("1 features 1 | 2 features 0 | completed 1 | 2 layers 1 2 3 4 5 6 7 8");
    both("2 1 3")
        .plays("1 decline, 2 pay wood, 2 feature moon")
        .then("2 features 1 | completed 2");
}

/// Q-58 Traders only for the active player: with his own rewards, or when the card is done.
#[test]
fn s9_2_traders_during_the_reckoning() {
    river(
        3,
        "demand D07 | field 2 2 | 1 advisers A07a | 2 advisers A08a | 1 has 1 wood 1 stone 1 wisdom | \
         2 has 1 wisdom | 3 has 0 nothing | 1 groups 1 2 | turn 1",
    )
    .plays("1 place 1 RM 1")
    .refuses("1 use A07a", Illegal::NotNow)
    .plays("1 field 1 wood, 1 use A07a, 1 take wood")
    .then("1 has 1 wood 1 stone 2 fish")
    .refuses("2 use A08a", Illegal::NotNow)
    .plays("2 take wood");
    river(
        2,
        "demand D09 | field 2 2 | 1 advisers A07a | 1 has 1 wood | 1 groups 1 2 | turn 1",
    )
    .plays("1 place 1 RM 1, 1 field 1 wood")
    .chance("demand D01")
    .offers("1", "use A07a, end");
}

/// EP-249, Q-36, Q-47 D01 and D02 can be declined for each marker; nothing else can.
#[test]
fn s9_2_what_can_be_declined() {
    let twice = |card: &str, goods: &str| {
        river(
            2,
            &format!("demand {card} | field 2 1 | 1 has {goods} | 2 has 0 nothing | 1 groups 1 2 | turn 1"),
        )
        .plays("1 place 1 RM 1, 1 field 1 wood")
    };
    twice("D01", "3 wood 2 bronze")
        .plays("1 decline, 1 pay bronze")
        .then("1 has 2 wood | 1 track 11 1 | 1 track 4 0");
    twice("D02", "1 wood")
        .plays("1 decline")
        .offers("1", "draw, decline")
        .plays("1 draw")
        .chance("card A07a, card A08a, card A09a")
        .plays("1 appoint A08a free")
        .then("1 advisers A08a");
    twice("D07", "1 wood").refuses("1 decline", Illegal::MustTake);
    let penalty = river(
        2,
        "demand D06 | field 2 1 | 1 has 1 wood | 2 has 1 wood 1 stone | 1 groups 1 2 | turn 1",
    )
    .plays("1 place 1 RM 1, 1 field 1 wood")
    .plays("1 take wood, 1 take stone, 1 take wood, 1 take stone");
    assert!(!penalty.allows("2 decline"));
}

/// EP-250 The markers go home, the card is discarded, the next is revealed.
#[test]
fn s9_2_the_next_card() {
    let met = |pile: &str| {
        river(
            2,
            &format!(
                "demand D09 | demands {pile} | field 2 2 | 1 has 1 wood | 1 groups 1 2 | turn 1"
            ),
        )
        .plays("1 place 1 RM 1, 1 field 1 wood")
    };
    let built = met("D01 D12");
    assert_eq!(built.table.public.fields, [None; 3]);
    let drawn: Vec<String> = built.chances().iter().map(|(o, _)| o.to_string()).collect();
    assert_eq!(drawn, ["demand D01", "demand D12"]);
    let built = built.chance("demand D12").then("demand D12").asks("1");
    assert_eq!(built.table.public.demands, DemandSet::one(Demand::D01));
    // With no card left the discards are the pile, the last card among them.
    assert_eq!(met("").chances().len(), 12);
}

/// EP-008 One player can have all markers of a card, filled in several visits.
#[test]
fn s9_2_all_fields_by_one_player() {
    river(
        4,
        "demand D12 | 1 has 1 each 3 fish | 1 groups 1 1 1 2 | turn 1",
    )
    .plays("1 place 1 RM 1, 1 field 2 bronze, 1 place 1 RM 1, 1 field 3 stone")
    .plays("1 place 1 RM 1, 1 field 1 wood")
    // Two fish for his own crowd, nine for three markers.
    .then("1 has 1 kaolin 10 fish | 1 track RM 3");
}
