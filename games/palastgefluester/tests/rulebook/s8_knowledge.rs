//! §8 What a seat knows for certain of another hand, and what it imagines.

use palast_core::{Dice, Game, Imagine, Seat, Viewer};
use palastgefluester::{Card, CardSet, Palastgefluester as Pg, PrivateEvent};

use crate::situation::{Situation, given};

/// PG-107 A shown hand stays known to all until cards leave it.
#[test]
fn s8_a_shown_hand_stays_known() {
    given("row 1 rJ rZ | hand 1 bT rM yG nC | hand 2 rL")
        .plays("1 play bT")
        .then("known 1 rM yG nC | knows 2 1 rM yG nC | knows 3 1 rM yG nC")
        .plays("2 play rL")
        .draws()
        .then("known 1 rM yG nC");
}

/// PG-108 The two know what passed; the cards given are known to lie in the other's hand.
#[test]
fn s8_the_two_of_a_swap_keep_exact_count() {
    let set = |text: &str| text.parse::<CardSet>().unwrap();
    given("row 1 rJ rT | hand 1 yZ rM rG rC | hand 2 bM bG bC bL bT bJ")
        .plays("1 play yZ")
        .plays("1 swap 2 2")
        .plays("1 give rM")
        .plays("1 give rG")
        .plays("2 give bM")
        .plays("2 give bG")
        .then("knows 1 2 rM rG | knows 2 1 bM bG | knows 3 1 - | knows 3 2 - | known 1 -")
        .tells_only(
            "1",
            PrivateEvent::CardsSwapped {
                partner: Seat::ALL[1],
                gave: set("rM rG"),
                got: set("bM bG"),
            },
        );
}

/// PG-111 The Maid's player alone learns the drawn card and keeps knowing his discards.
#[test]
fn s8_the_maids_player_knows_his_discards() {
    given("hand 1 rM rT rG | hand 2 bJ")
        .plays("1 play rM")
        .plays("1 discard rT")
        .chance("draw nL")
        .tells_only(
            "1",
            PrivateEvent::CardDrawn {
                card: "nL".parse::<Card>().unwrap(),
            },
        )
        .then("discarded 1 rT | discarded 2 - | discarded 3 -")
        .plays("1 play rG")
        .plays("1 take rM")
        .plays("1 play rM")
        .plays("1 discard nL")
        .chance("draw nZ")
        .then("discarded 1 rT nL");
}

/// PG-113 A Cupbearer changes nothing known of any hand.
#[test]
fn s8_an_exchange_changes_no_knowledge() {
    given("row 1 rJ | row 2 bG | row 3 yT | known 2 bM bL | hand 1 bC")
        .plays("1 play bC")
        .plays("1 exchange 1 rJ 2 bG")
        .then("known 2 bM bL | knows 1 2 bM bL | knows 3 2 bM bL | known 1 -");
}

/// PG-114 All learn which card a Guard took back.
#[test]
fn s8_all_know_the_card_taken_back() {
    given("row 1 rJ rT | hand 1 bG")
        .plays("1 play bG")
        .plays("1 take rT")
        .then("known 1 rT | knows 2 1 rT | knows 3 1 rT | knows 1 1 -");
}

/// PG-116 Playing a known card takes exactly that copy out of what is known.
#[test]
fn s8_playing_takes_one_copy_out() {
    given("known 1 nJ nJ bT | hand 1 nJ nJ bT")
        .plays("1 play nJ")
        .then("known 1 nJ bT | knows 2 1 nJ bT");
    given("known 1 bJ | hand 1 bJ yJ")
        .plays("1 play yJ")
        .then("known 1 bJ");
    given("known 1 bJ | hand 1 bJ yJ")
        .plays("1 play bJ")
        .then("known 1 -");
}

const V32: &str =
    "turn 2 | row 1 nT nL nG nC | row 2 yJ | known 1 rM bJ | hand 1 rM bJ | hand 2 yZ";

fn v32(count: u8) -> Situation {
    given(V32)
        .plays("2 play yZ")
        .plays(&format!("2 swap 1 {count}"))
}

/// PG-117 V32 When a whole known hand passes, the knowledge passes.
#[test]
fn s8_knowledge_passes_with_a_whole_hand() {
    let table = v32(2);
    let gifts: Vec<String> = table.answers("2").into_iter().take(2).collect();
    table
        .plays("1 give rM")
        .plays("1 give bJ")
        .plays(&format!("2 {}", gifts[0]))
        .plays(&format!("2 {}", gifts[1]))
        .then("known 1 - | known 2 rM bJ | knows 3 2 rM bJ | knows 3 1 -");
}

/// PG-118 V33 When part of a known hand leaves unseen, onlookers are certain of no card; the two
/// keep exact count.
#[test]
fn s8_knowledge_fades_when_part_of_a_hand_leaves() {
    let table = v32(1);
    let gift = table.answers("2")[0].clone();
    let given_card = gift.strip_prefix("give ").unwrap().to_owned();
    table
        .plays("1 give rM")
        .plays(&format!("2 {gift}"))
        .then("known 1 - | known 2 - | knows 3 1 - | knows 3 2 -")
        .then(&format!("knows 1 2 rM | knows 2 1 bJ {given_card}"));
    // A Maid: the whole shown hand is in doubt, whatever went.
    for discard in ["rT", "rG"] {
        given("row 1 rJ rZ | known 1 rT rG rC | hand 1 bM rT rG rC")
            .plays("1 play bM")
            .plays(&format!("1 discard {discard}"))
            .then("known 1 - | knows 2 1 - | discarded 2 -");
    }
    // Her last card, known to all, can only have been that one.
    given("row 1 rJ rZ rC rL | known 1 rT | hand 1 bM rT")
        .plays("1 play bM")
        .plays("1 discard rT")
        .then("known 1 - | discarded 2 rT | discarded 3 rT");
}

/// PG-119 Knowledge counts copies: of two known, one that leaves unseen leaves one certain.
#[test]
fn s8_knowledge_counts_copies() {
    given("row 1 rJ rZ | known 1 nG nG rC | hand 1 bM nG nG rC")
        .plays("1 play bM")
        .plays("1 discard rC")
        .then("known 1 nG | knows 2 1 nG");
    // All of the hand but one of two copies: one surely went.
    given("row 1 rJ rZ rC | known 1 nG nG | hand 1 bM nG nG")
        .plays("1 play bM")
        .plays("1 discard nG")
        .then("known 1 nG | knows 2 1 nG | discarded 2 nG");
    let swapped = |count: u8| {
        let table = given("row 1 rJ rC | known 1 nG nG rM | hand 1 yZ nG nG rM | turn 1")
            .plays("1 play yZ")
            .plays(&format!("1 swap 2 {count}"));
        let mut table = table;
        for gift in ["rM", "nG"].iter().take(usize::from(count)) {
            table = table.plays(&format!("1 give {gift}"));
        }
        for _ in 0..count {
            let gift = table.answers("2")[0].clone();
            table = table.plays(&format!("2 {gift}"));
        }
        table
    };
    swapped(1).then("known 1 nG | known 2 - | knows 3 1 nG");
    swapped(2).then("known 1 - | known 2 nG | knows 3 2 nG");
}

/// PG-120 A new deal wipes all knowledge of hands; knowledge of king cards stays.
#[test]
fn s8_a_new_deal_wipes_what_was_known() {
    given("king guard | row 1 rM rT rZ rG rC | hand 1 nM | known 2 bJ | known 3 yJ")
        .plays("1 play nM")
        .draws()
        .then("known 2 - | known 3 - | knows 1 2 - | knows 3 2 - | king guard | turned guard");
}

/// Imagined tables give the same view, pass the audit, and hold what the seat has seen.
fn imagines(table: &Situation, seat: usize, holds: impl Fn(&palast_core::Table<Pg>) -> bool) {
    let seat = Seat::ALL[seat];
    for number in 0..300 {
        let mut dice = Dice::from_number(number);
        let imagined = Pg::imagine(table.table.view_ref(seat), &mut dice);
        Pg::audit(&imagined).unwrap();
        assert!(imagined.view(Viewer::Seat(seat)) == table.table.view(Viewer::Seat(seat)));
        assert!(holds(&imagined), "number {number}");
    }
}

/// PG-107 PG-111 PG-118 Imagined tables know shown hands, swapped cards and own discards, and put
/// no card where the seat has seen that it cannot be.
#[test]
fn s8_imagined_tables_hold_what_was_seen() {
    let card = |text: &str| text.parse::<Card>().unwrap();
    let at = |table: &palast_core::Table<Pg>, seat: usize, text: &str| {
        table.private[Seat::ALL[seat]].hand.contains(card(text))
    };
    // Seat 1 showed a card and swapped one with seat 2: it is with one of the two, not with seat 4
    // and not in the pile.
    let doubt = given("4 seats | row 1 rJ | known 1 rM | hand 1 bZ rM rT | hand 2 bM")
        .plays("1 play bZ")
        .plays("1 swap 2 1")
        .plays("1 give rT")
        .plays("2 give bM");
    imagines(&doubt, 2, |t| at(t, 0, "rM") || at(t, 1, "rM"));
    imagines(&doubt, 0, |t| at(t, 1, "rT"));
    imagines(&doubt, 1, |t| at(t, 0, "bM"));
    // The partner is imagined to know the card that came from him.
    imagines(&doubt, 0, |t| {
        t.private[Seat::ALL[1]]
            .known(Seat::ALL[0])
            .contains(card("bM"))
    });
    let discarded = given("hand 1 bM rT")
        .plays("1 play bM")
        .plays("1 discard rT")
        .chance("draw nL");
    imagines(&discarded, 0, |t| t.secret.discards.contains(card("rT")));
}

/// PG-108 PG-118 Whoever got a whole hand has seen all of it: a card in doubt that did not come
/// along was not there.
#[test]
fn s8_a_whole_hand_received_rules_the_rest_out() {
    let hands = "hand 1 bZ rT | hand 2 yZ bM bG | known 3 bC rM | hand 3 bC rM";
    let rows = "row 1 rJ | row 2 bJ | row 3 nT nL nG nM";
    let seen = given(&format!("{rows} | {hands}"))
        .plays("1 play bZ")
        .plays("1 swap 3 1")
        .plays("1 give rT")
        .plays("3 give bC")
        .plays("2 play yZ")
        .plays("2 swap 3 2")
        .plays("2 give bM")
        .plays("2 give bG")
        .plays("3 give rM")
        .plays("3 give rT");
    let card = "bC".parse::<Card>().unwrap();
    imagines(&seen, 1, |t| t.private[Seat::ALL[0]].hand.contains(card));
}

/// PG-110 A locked pick of the other seat is imagined as some pick, and varies.
#[test]
fn s8_a_locked_pick_is_imagined() {
    let locked = given("row 1 rJ rT | hand 1 bZ rM rG rC | hand 2 bM bG bC bL bT bJ")
        .plays("1 play bZ")
        .plays("1 swap 2 2")
        .plays("1 give rM")
        .plays("1 give rG");
    imagines(&locked, 1, |t| t.private[Seat::ALL[0]].picked.len() == 2);
    let pick = |number| {
        let mut dice = Dice::from_number(number);
        Pg::imagine(locked.table.view_ref(Seat::ALL[1]), &mut dice).private[Seat::ALL[0]].picked
    };
    assert!((1..50).any(|number| pick(number) != pick(0)));
}
