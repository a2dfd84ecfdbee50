//! §3 What is hidden and what is public.

use palast_core::{Dice, Game, Imagine, Viewer};

use eschnapur::Eschnapur;

use crate::situation::{Situation, fresh, given, seat};

fn json(table: &Situation, viewer: Viewer) -> serde_json::Value {
    serde_json::to_value(table.table.view(viewer)).unwrap()
}

fn everybody_else(who: &str) -> Vec<Viewer> {
    let others = ["1", "2", "3", "4"]
        .into_iter()
        .filter(|other| *other != who);
    others
        .map(|other| Viewer::Seat(seat(other)))
        .chain([Viewer::Spectator])
        .collect()
}

/// ESC-021 Which card lies face down or blocked reaches nobody else before it is revealed.
#[test]
fn s3_face_down_values_stay_hidden() {
    let one = fresh("4 seats")
        .round("5000 0222 0000 1111 1333")
        .plays("1 block 2 O5");
    let two = fresh("4 seats")
        .round("5000 0222 0000 1111 1433")
        .plays("1 block 2 O5");
    for viewer in everybody_else("2") {
        assert_eq!(json(&one, viewer), json(&two, viewer), "{viewer:?}");
    }
    let owner = Viewer::Seat(seat("2"));
    assert_ne!(json(&one, owner), json(&two, owner));
    // Still so when the others' cards of that official lie open: the blocked one stays down.
    let later = |table: Situation| table.round_ends().then("down 2 O5 | blockade 2 O5");
    let (one, two) = (later(one), later(two));
    for viewer in everybody_else("2") {
        assert_eq!(json(&one, viewer), json(&two, viewer), "{viewer:?}");
    }
}

/// ESC-022 The chosen sites reach nobody else before their owner's phase-7 turn.
#[test]
fn s3_sites_stay_hidden() {
    let play = |sites: &str| {
        fresh("4 seats")
            .sites(sites)
            .gold("1111 1111 5432 5432 0000")
            .plays("1 order 1 2 3 4")
    };
    let (one, two) = (play("12 34 56 78"), play("12 34 57 78"));
    for viewer in everybody_else("3") {
        assert_eq!(json(&one, viewer), json(&two, viewer), "{viewer:?}");
    }
    let shown = one
        .until(|now| now.asked() == [seat("3")])
        .then("shown 3 P5 P6 | shown 4 -");
    assert_ne!(
        json(&shown, Viewer::Spectator),
        json(&two, Viewer::Spectator)
    );
}

/// ESC-023 Public to all: numbers of hand cards, bank, stones, points, discs, markers, unsold cards.
#[test]
fn s3_public_facts() {
    let table = given(
        "bank g5321 | stones 1 2 3 4 | discs 4 3 2 1 | points 9 8 7 6 | stop P3 | sold gold5",
    );
    let view = json(&table, Viewer::Spectator);
    for key in [
        "bank", "stones", "discs", "points", "stop", "blockade", "for_sale", "order", "supply",
    ] {
        assert!(!view["public"][key].is_null() || key == "blockade", "{key}");
    }
    assert_eq!(
        view["public"]["bank"],
        serde_json::json!([0, 1, 1, 1, 0, 1])
    );
    assert_eq!(
        table
            .table
            .view(Viewer::Spectator)
            .public()
            .hand_len(seat("1")),
        15
    );
    assert!(view["own"].is_null());
}

/// ESC-024 What a player owns is public: hand and face-down cards together, through a whole match.
#[test]
fn s3_owned_gold_is_public() {
    let mut table = fresh("3 seats").table;
    let mut dice = Dice::from_number(3);
    while let palast_core::Step::Ask(asked) = Eschnapur::step(&table.public) {
        for s in table.rules.seats.seats() {
            let own = &table.private[s];
            let mut all = own.hand;
            own.down.iter().flatten().for_each(|gold| all.add(*gold));
            assert_eq!(table.public.owned[s], all);
        }
        let s = asked.first().unwrap();
        // An imagined table gives everybody exactly that.
        let imagined = Eschnapur::imagine(table.view_ref(s), &mut dice);
        assert_eq!(Eschnapur::audit(&imagined), Ok(()));
        let seat_view = table.view_ref(s);
        let action = Eschnapur::any_action(seat_view, &Eschnapur::question(seat_view), &mut dice);
        Eschnapur::act(&mut table, s, action, &mut palast_core::EventSink::silent());
        Eschnapur::settle(&mut table, &mut dice);
    }
}
