//! §5 Progress tracks, Fish Market, Academy.

use eternal_palace::{Event, Illegal, PrivateEvent};
use palast_core::Viewer;

use crate::situation::{given, seat};

/// EP-076, EP-079, EP-080 One step a visit, whatever the group; on the top the marker stays.
#[test]
fn s5_one_step() {
    let table = given("2 seats | 1 groups 1111 | turn 1").plays("1 place 1111 4 1111");
    table.then("1 track 4 1 | 1 layers -");
    let top =
        given("2 seats | 1 layers 4 | 1 has 0 fish | 1 groups 4 | turn 1").plays("1 place 4 4 4");
    let top = top.then("1 track 4 4 | 1 has 1 wood | 1 layers 4 | token 4");
    assert!(!top.told(|event| matches!(event, Event::LayerTaken { .. } | Event::Advanced { .. })));
    let rules = top.table.rules;
    assert_eq!(rules.edition.tracks, [4, 4, 4, 4, 2, 2]);
    assert_eq!(rules.edition.river, 4);
}

/// EP-077, EP-078, EP-006, EP-081 The first on top takes a feature of their choice, later ones none.
#[test]
fn s5_first_on_top() {
    let text = "2 seats | row 1 2 | 1 track 4 3 | 2 track 4 3 | 1 track 9 1 | 2 features tower \
                | 1 has 9 fish | 2 has 9 fish | 1 groups 4 36 | 2 groups 4 | turn 1";
    let table = given(text).plays("1 place 4 4 4");
    let table = table.refuses("1 feature tower", Illegal::FeatureTaken);
    assert_eq!(table.answers("1").len(), 9);
    let table = table
        .plays("1 feature moon")
        .then("1 layers 4 | no-token 4 | 1 features 1");
    let table = table
        .plays("2 place 4 4 4")
        .then("2 layers 4 | 2 features 1");
    // Another first place, another feature.
    table
        .plays("1 place 36 9 36, 1 feature koi")
        .then("1 features 2 | 1 layers 4 9");
}

const FISH: &str =
    "2 seats | display A19a | 1 groups 1 1 1 | 1 has 3 fish 1 wood 1 kaolin | turn 1";

/// EP-082, EP-090 Three cards are drawn, like it or not.
#[test]
fn s5_1_draws_three() {
    let table = given(FISH).plays("1 place 1 1 1").asks("-");
    let table = table
        .chance("card A07a, card A09a, card A13a")
        .asks("1")
        .then("pile 20");
    table
        .tells_only(
            "1",
            PrivateEvent::Drew {
                adviser: "A09a".parse().unwrap(),
            },
        )
        .tells(Event::CardsDrawn {
            who: seat("1"),
            count: 3,
        });
}

/// EP-083, EP-084, EP-085, EP-088, EP-089 Three ways, and nothing between.
#[test]
fn s5_1_appointing() {
    let drawn = || {
        given(FISH)
            .plays("1 place 1 1 1")
            .chance("card A07a, card A09a, card A13a")
    };
    drawn()
        .offers(
            "1",
            "appoint A07a resources, appoint A07a goods, appoint A09a resources, appoint A09a goods, \
             appoint A13a resources, appoint A13a goods, decline",
        )
        .refuses("1 appoint A19a goods", Illegal::NoSuchAdviser)
        .refuses("1 appoint A07a free", Illegal::OtherPayment);
    drawn()
        .plays("1 appoint A13a resources")
        .then("1 has 6 fish | 1 advisers A13a");
    drawn()
        .plays("1 appoint A13a goods")
        .then("1 has 1 wood 1 kaolin | 1 advisers A13a");
    drawn()
        .plays("1 decline")
        .then("1 has 6 fish 1 wood 1 kaolin")
        .asks("1");
    // One resource and some fish do not make a payment.
    let poor =
        given("2 seats | 1 groups 1 1 1 | 1 has 2 fish 1 wood | turn 1").plays("1 place 1 1 1");
    poor.chance("card A13a, card A19a, card A20a")
        .offers("1", "decline")
        .refuses("1 appoint A13a resources", Illegal::NotPayable)
        .refuses("1 appoint A13a goods", Illegal::NotPayable);
}

/// EP-086, EP-087, EP-091 What is put back and discarded, and who knows.
#[test]
fn s5_1_putting_back() {
    let drawn = || {
        given(FISH)
            .plays("1 place 1 1 1")
            .chance("card A07a, card A09a, card A13a")
    };
    drawn()
        .plays("1 appoint A07a goods")
        .offers("1", "back A09a, back A13a")
        .refuses("1 back A07a", Illegal::NoSuchAdviser)
        .plays("1 back A09a")
        .then("discards A13a | 1 track 1 1 | pile 21");
    let none = drawn()
        .plays("1 decline")
        .offers("1", "back A07a, back A09a, back A13a");
    let none = none
        .plays("1 back A13a")
        .then("discards A07a A09a | pile 21 | 1 track 1 1");
    assert_eq!(
        none.table.private[seat("1")].known,
        Some("A13a".parse().unwrap())
    );
    // The others know nothing of it, and the next draw begins with it.
    let other = drawn().plays("1 decline, 1 back A09a");
    for viewer in [Viewer::Seat(seat("2")), Viewer::Spectator] {
        assert!(
            none.table.view(viewer).public().put_back == other.table.view(viewer).public().put_back
        );
    }
    let again = none
        .plays("1 place 1 1 1")
        .chance("card A08a, card A10a")
        .asks("1");
    assert!(
        again
            .answers("1")
            .contains(&"appoint A13a goods".to_owned())
    );
}

/// EP-092 A short pile: the rest first, then the shuffled discards.
#[test]
fn s5_1_short_pile() {
    let text = "2 seats | display A19a | pile A07a | discards A08a A09a A10a | rest 2 | 1 groups 1 | turn 1";
    let table = given(text).plays("1 place 1 1 1");
    assert_eq!(table.chances().len(), 1);
    let table = table.chance("card A07a").then("discards");
    assert_eq!(table.chances().len(), 3);
    table
        .tells(Event::PileShuffled)
        .chance("card A09a, card A08a")
        .asks("1")
        .then("pile 1");
}

/// EP-093 With two cards, one card, none.
#[test]
fn s5_1_almost_no_cards() {
    let text = |pile: &str| {
        format!(
            "2 seats | display A19a | pile {pile} | rest 2 | 1 has 3 fish | 1 groups 1 | 2 groups 5 | turn 1"
        )
    };
    let two = || {
        given(&text("A07a A08a"))
            .plays("1 place 1 1 1")
            .chance("card A07a, card A08a")
    };
    two()
        .plays("1 appoint A07a goods")
        .then("1 advisers A07a | pile 1 | discards | 1 track 1 1");
    two()
        .plays("1 decline")
        .asks("1")
        .plays("1 back A08a")
        .then("discards A07a | pile 1");
    let one = || {
        given(&text("A07a"))
            .plays("1 place 1 1 1")
            .chance("card A07a")
    };
    one()
        .plays("1 appoint A07a goods")
        .then("1 advisers A07a | pile 0 | 1 track 1 1");
    one()
        .plays("1 decline")
        .then("1 has 6 fish | pile 1 | 1 track 1 1");
    given(&text(""))
        .plays("1 place 1 1 1")
        .then("1 has 6 fish | pile 0 | 1 track 1 1");
}

/// EP-094, EP-095, EP-096, EP-100 One face-up adviser, for resources or wisdom; the gap stays.
#[test]
fn s5_2_academy() {
    let text = "2 seats | display A07a A19a A09a | 1 has 2 wisdom 1 wood | 1 groups 2 | 2 groups 2 | turn 1";
    let entered = || given(text).plays("1 place 2 2 2");
    entered()
        .offers(
            "1",
            "appoint A07a resources, appoint A07a goods, appoint A09a goods, appoint A19a goods",
        )
        .refuses("1 decline", Illegal::MustTake)
        .refuses("1 appoint A19a resources", Illegal::NotPayable)
        .refuses("1 appoint A08a goods", Illegal::NoSuchAdviser);
    entered()
        .plays("1 appoint A07a resources")
        .then("1 has 4 wisdom | 1 advisers A07a | display A09a A19a | 1 track 2 1");
    entered()
        .plays("1 appoint A19a goods")
        .then("1 has 1 wood | 1 advisers A19a | display A07a A09a");
}

/// EP-097, EP-098, EP-099 Nobody payable or nobody there: no entry.
#[test]
fn s5_2_no_entry() {
    given("2 seats | display A07a | 1 has 1 wisdom | 1 groups 2 | turn 1")
        .refuses("1 place 2 2 2", Illegal::NoPayableAdviser);
    given("2 seats | display A07a | 1 has 2 wisdom | 1 groups 1 | turn 1")
        .refuses("1 place 1 2 2", Illegal::NoPayableAdviser);
    assert!(
        given("2 seats | display A07a | 1 has 3 wisdom | 1 groups 1 | turn 1")
            .allows("1 place 1 2 2")
    );
    given("2 seats | display | 1 has 9 wisdom 9 each | 1 groups 2 | turn 1")
        .refuses("1 place 2 2 2", Illegal::NoPayableAdviser);
    // A trader used before can open the door.
    let helped = given(
        "2 seats | 1 advisers A09a | display A07a | 1 has 1 wisdom 1 fish | 1 groups 2 | turn 1",
    );
    let helped = helped
        .refuses("1 place 2 2 2", Illegal::NoPayableAdviser)
        .plays("1 use A09a");
    assert!(helped.allows("1 place 2 2 2"));
}
