//! §8 What a view holds and what is told.

use palast_core::{Dice, Game, Imagine, LogItem, Options as _, Rules, Seat, Viewer};
use palastgefluester::{Event, Options, Palastgefluester as Pg, PrivateEvent};

use crate::situation::{Situation, fresh, given};

fn view(table: &Situation, seat: usize) -> palast_core::View<Pg> {
    table.table.view(Viewer::Seat(Seat::ALL[seat]))
}

fn spectator(table: &Situation) -> String {
    serde_json::to_string(&table.table.view(Viewer::Spectator)).unwrap()
}

/// PG-104 A seat sees its own hand and only the size of every other.
#[test]
fn s8_a_seat_sees_its_own_hand() {
    let one =
        given("hand 1 rM rT rZ rG rC rJ | hand 2 bM bT bZ bG bC bJ | hand 3 yM yT yZ yG yC yJ");
    let other =
        given("hand 1 rM rT rZ rG rC rJ | hand 2 nM nT nZ nG nC nJ | hand 3 bM yT yZ yG yC yJ");
    assert_eq!(
        view(&one, 0).own().unwrap().hand,
        "rM rT rZ rG rC rJ".parse().unwrap()
    );
    assert!(view(&one, 0) == view(&other, 0));
    assert!(view(&one, 1) != view(&other, 1));
    let json = serde_json::to_string(&view(&one, 0)).unwrap();
    assert!(!json.contains("bM") && json.contains("rM"));
    assert_eq!(view(&one, 0).public().hand_len(Seat::ALL[1]), 6);
}

/// PG-105 No view holds a pile's order, others' discards or undealt cards; sizes and turned king
/// cards are in every view.
#[test]
fn s8_no_view_holds_what_lies_face_down() {
    let after = |discard: &str, draw: &str| {
        given("king jester | turned guard | hand 2 bM rT rZ | turn 2")
            .plays("2 play bM")
            .plays(&format!("2 discard {discard}"))
            .chance(&format!("draw {draw}"))
    };
    let (one, other) = (after("rT", "nM"), after("rZ", "nT"));
    assert!(view(&one, 0) == view(&other, 0));
    assert!(view(&one, 2) == view(&other, 2));
    assert_eq!(spectator(&one), spectator(&other));
    assert!(view(&one, 1) != view(&other, 1));
    one.then("pile 16 | discards 1 | turned guard jester");
}

/// PG-106 The Marshal's king card is seen by all, and nobody knows the next.
#[test]
fn s8_all_see_the_king_card() {
    let table = given("hand 1 rL bL")
        .plays("1 play rL")
        .chance("king maid")
        .tells(Event::KingTurned {
            person: palastgefluester::Person::Maid,
        });
    for seat in 0..3 {
        assert_eq!(view(&table, seat).public().king, table.table.public.king);
    }
    // What a seat can tell of the next one is the set of those not yet turned.
    assert_eq!(view(&table, 0).public().unturned().len(), 5);
    // There is no order to look at: the secret part has none.
    assert!(spectator(&table).contains("turned"));
}

fn swap(gift: &str, back: &str) -> Situation {
    given("row 1 rJ rT | hand 1 bZ rM rG rC | hand 2 bM bG bC bL bT bJ")
        .plays("1 play bZ")
        .plays("1 swap 2 1")
        .plays(&format!("1 give {gift}"))
        .plays(&format!("2 give {back}"))
}

/// PG-109 All others learn who, with whom and how many, but no card.
#[test]
fn s8_onlookers_of_a_swap_see_no_card() {
    let (one, other) = (swap("rM", "bG"), swap("rC", "bL"));
    assert!(view(&one, 2) == view(&other, 2));
    assert_eq!(spectator(&one), spectator(&other));
    one.tells(Event::SwapNamed {
        seat: Seat::ALL[0],
        partner: Seat::ALL[1],
        count: 1,
    })
    .tells(Event::CardsSwapped {
        seat: Seat::ALL[0],
        partner: Seat::ALL[1],
        count: 1,
    })
    .then("known 1 - | known 2 - | knows 3 1 - | knows 3 2 -");
}

/// PG-110 Until both are locked no view shows a pick, only that a seat has answered.
#[test]
fn s8_a_pick_is_unseen_until_both_are_locked() {
    let named = || {
        given("row 1 rJ rT | hand 1 bZ rM rG rC | hand 2 bM bG bC bL bT bJ")
            .plays("1 play bZ")
            .plays("1 swap 2 2")
    };
    let (none, half) = (named(), named().plays("1 give rM"));
    for seat in [1, 2] {
        assert!(
            view(&none, seat) == view(&half, seat),
            "a half pick shows to seat {seat}"
        );
    }
    assert_eq!(spectator(&none), spectator(&half));
    let locked = |first: &str, second: &str| {
        named()
            .plays(&format!("1 give {first}"))
            .plays(&format!("1 give {second}"))
            .tells(Event::PickLocked { seat: Seat::ALL[0] })
    };
    let (one, other) = (locked("rM", "rG"), locked("rC", "rG"));
    for seat in [1, 2] {
        assert!(view(&one, seat) == view(&other, seat));
        assert!(
            view(&one, seat) != view(&half, seat),
            "that seat 1 has answered shows"
        );
    }
    assert_eq!(spectator(&one), spectator(&other));
}

/// PG-112 Of a Maid all others learn only that one card went and one came.
#[test]
fn s8_onlookers_of_a_maid_see_counts() {
    let maid = |discard: &str| {
        given("hand 1 bM rT rZ")
            .plays("1 play bM")
            .plays(&format!("1 discard {discard}"))
            .chance("draw nM")
    };
    let (one, other) = (maid("rT"), maid("rZ"));
    assert!(view(&one, 1) == view(&other, 1));
    one.tells(Event::CardDiscarded { seat: Seat::ALL[0] })
        .tells(Event::CardDrawn { seat: Seat::ALL[0] })
        .then("pile 16 | discards 1 | known 1 - | discarded 2 - | discarded 1 rT");
}

/// PG-115 Jester, silenced and lapsed actions tell nobody anything about a hand.
#[test]
fn s8_nothing_happening_tells_nothing() {
    for text in [
        "hand 1 bJ",
        "king treasurer | hand 1 bT",
        "hand 1 bC",
        "hand 1 bG",
    ] {
        let card = text.rsplit(' ').next().unwrap();
        given(text)
            .plays(&format!("1 play {card}"))
            .then("known 1 - | known 2 - | known 3 - | knows 2 1 - | knows 3 1 -");
    }
}

/// PG-121 At the end of a round everything is collected unseen.
#[test]
fn s8_hands_are_collected_unseen() {
    let end = |hand: &str| {
        given(&format!("row 1 rM rT rZ rG rC | hand 1 nM | hand 2 {hand}")).plays("1 play nM")
    };
    let (one, other) = (end("bM bT bZ bG bC bJ"), end("nT nZ nG nC nJ nL"));
    for seat in 0..3 {
        assert!(view(&one, seat) == view(&other, seat));
    }
    one.then("known 1 - | known 2 - | known 3 -")
        .never_tells(|event| matches!(event, Event::HandShown { .. }));
}

/// PG-122 A spectator sees what every seat knows: a shown hand, but no hand of his own.
#[test]
fn s8_a_spectator_sees_what_all_know() {
    let table = given("row 1 rJ rZ rC | hand 1 bT rM nG").plays("1 play bT");
    let view = table.table.view(Viewer::Spectator);
    assert!(view.own().is_none() && view.view_ref().is_none());
    assert_eq!(view.public().known(Seat::ALL[0]), "rM nG".parse().unwrap());
    assert!(view.public() == &table.table.public);
    let whisper = LogItem::<Pg>::Private(
        Seat::ALL[0],
        PrivateEvent::CardDrawn {
            card: "rM".parse().unwrap(),
        },
    );
    assert!(
        !whisper.is_visible_to(Viewer::Spectator)
            && !whisper.is_visible_to(Viewer::Seat(Seat::ALL[1]))
    );
}

/// §8 The deal is whispered to each seat alone.
#[test]
fn s8_the_deal_is_whispered() {
    let dealt = fresh("3 seats").draws();
    let cards = dealt.table.private[Seat::ALL[1]].hand;
    dealt.tells_only("2", PrivateEvent::HandDealt { cards });
}

/// PG-123 Nobody is asked for a silenced or lapsed action; on turn one is asked with one safe card
/// or with none.
#[test]
fn s8_questions_follow_public_facts() {
    given("row 1 rM nG yJ | hand 1 bM nM nT").asks("1");
    given("row 1 rM nG rT | hand 1 bM nM nT").asks("1");
    given("king magician | hand 1 bZ")
        .plays("1 play bZ")
        .asks("2")
        .then("turn 2");
    given("hand 1 bG")
        .plays("1 play bG")
        .asks("2")
        .then("turn 2");
    let one_card = "row 1 rJ rT | row 2 bJ bT bL bC bG | hand 1 yZ | hand 2 bM";
    given(one_card)
        .plays("1 play yZ")
        .plays("1 swap 2 1")
        .asks("1 2");
}

/// PG-125 `memory-aid off` changes neither rules nor knowledge.
#[test]
fn s8_memory_aid_is_for_faces_only() {
    let play = |aid: &str| {
        let table = given(&format!(
            "option memory-aid {aid} | row 1 rJ | hand 1 bT rM nG"
        ));
        let answers = table.answers("1");
        (answers, table.plays("1 play bT"))
    };
    let ((answers_on, on), (answers_off, off)) = (play("on"), play("off"));
    assert_eq!(answers_on, answers_off);
    assert_eq!(on.table.public, off.table.public);
    assert_eq!(on.table.private, off.table.private);
    let mut options = Options::default();
    options.set("memory-aid", "off").unwrap();
    let rules = Rules::<Pg>::new(3, options).unwrap();
    assert_eq!(Pg::setup(rules).public, fresh("3 seats").table.public);
}

/// PG-112 A hand that all have seen, and then a Maid: each of its cards went as likely as any other,
/// and an onlooker imagines it so. What was drawn takes up room of its own.
#[test]
fn s8_each_card_seen_before_a_maid_is_imagined_to_have_gone_as_often() {
    let table = given("hand 1 rT rM rZ rG rC rL")
        .plays("1 play rT")
        .plays("1 play rM")
        .plays("1 discard rZ")
        .chance("draw nM");
    let mut dice = Dice::from_number(1);
    let mut stayed = [0u32; 4];
    for _ in 0..4000 {
        let world = Pg::imagine(table.table.view_ref(Seat::ALL[1]), &mut dice);
        let hand = world.private[Seat::ALL[0]].hand;
        for (count, card) in stayed.iter_mut().zip(["rZ", "rG", "rC", "rL"]) {
            *count += u32::from(hand.contains(card.parse().unwrap()));
        }
    }
    for count in stayed {
        assert!((2880..3120).contains(&count), "three of four: {stayed:?}");
    }
}
