//! §8 Privileges: tokens, bids, and a row that changes.

use eternal_palace::{Adviser, Event, Goods, Illegal, Phase, PrivateEvent};
use palast_core::{Seat, SeatCount, SeatSet};

use crate::situation::{Situation, fresh, given, seat};

/// All have grouped; the first bid is due. Everybody has dice of the same value.
fn bidding(seats: u8, more: &str) -> Situation {
    let mut text = format!("{seats} seats | option privileges on | {more} planning");
    for who in 1..=seats {
        text += &format!(" | {who} dice 111");
    }
    let mut built = given(&text);
    for who in 1..=seats {
        built = built.plays(&format!("{who} group 111"));
    }
    built
}

/// The row after these seats have bid and the others have not, from the row 1 2 3 …
fn after_bids(seats: u8, bids: &str) -> Situation {
    let mut built = bidding(seats, "");
    for who in 1..=seats {
        let answer = if bids.contains(&who.to_string()) {
            "bid"
        } else {
            "decline"
        };
        built = built.plays(&format!("{who} {answer}"));
    }
    built
}

/// EP-213 One token each, and the four advisers of the module in the pile, at every number of players.
#[test]
fn s8_a_token_each_and_four_more_advisers() {
    for seats in 2..=5 {
        let table = fresh(&format!("{seats} seats | option privileges on")).table;
        for who in table.public.everyone() {
            assert_eq!(table.public.players[who].goods.tokens, 1);
        }
        let pile = table.rules.edition.pile(seats, &table.rules.options);
        for kind in 25..=28 {
            assert!(pile.contains(Adviser::new(kind, 0).unwrap()));
        }
        assert_eq!(table.public.pile, if seats < 4 { 28 } else { 46 });
        let without = fresh(&format!("{seats} seats")).table;
        assert_eq!(without.public.players[seat("1")].goods.tokens, 0);
        assert_eq!(without.public.pile, if seats < 4 { 24 } else { 42 });
    }
}

/// EP-214 In turn order everybody bids one token or none, once; who has none is not asked.
#[test]
fn s8_one_bid_each_in_turn_order() {
    bidding(
        3,
        "row 3 1 2 | 1 has 2 tokens | 2 has 3 fish | 3 has 1 token |",
    )
    .asks("3")
    .offers("3", "bid, decline")
    .plays("3 bid")
    .then("3 has 0 tokens")
    .asks("1")
    .plays("1 bid")
    // Not again with the second token, and 2 has none.
    .asks("3")
    .then("1 has 1 token | 2 has 3 fish | row 3 1 2 | turn 3")
    .tells(Event::Bid {
        who: seat("1"),
        bid: true,
    });
    bidding(2, "")
        .refuses("1 take fish", Illegal::NotTheQuestion)
        .plays("1 decline")
        .tells(Event::Bid {
            who: seat("1"),
            bid: false,
        })
        .asks("2");
}

/// EP-215, Q-57 The groupings are fixed before the first bid and stay secret until the last.
#[test]
fn s8_groupings_are_sealed_while_bids_are_made() {
    let built = bidding(2, "");
    let hidden = |now: &Situation| {
        let shown = |who: Seat| now.table.public.players[who].has_groups();
        now.table.private[seat("1")].plan.is_some() && !Seat::ALL.into_iter().any(shown)
    };
    assert!(hidden(&built));
    let built = built
        .refuses("1 group 1 1 1", Illegal::NotTheQuestion)
        .plays("1 bid");
    assert!(hidden(&built), "a bid shows nothing but itself");
    let built = built.plays("2 decline");
    assert!(!hidden(&built));
    assert_eq!(built.table.public.phase, Phase::Play);
}

/// EP-216, EP-218 Row Y G P, only G bids: G Y P.
#[test]
fn s8_a_bidder_passes_the_player_before_him() {
    after_bids(3, "2")
        .then("row 2 1 3")
        .tells(Event::RowSwapped {
            row: ["2", "1", "3", "4", "5"].map(seat),
            players: SeatCount::new(3).unwrap(),
            in_vain: SeatSet::EMPTY,
        });
    after_bids(3, "3").then("row 1 3 2");
}

/// EP-219 Row Y G P, Y and G bid: Y G P.
#[test]
fn s8_a_bidder_before_him_blocks() {
    after_bids(3, "1 2").then("row 1 2 3");
}

/// EP-220 Row Y G P, all bid: Y G P, because G blocks P.
#[test]
fn s8_a_blocked_bidder_blocks_the_next() {
    after_bids(3, "1 2 3").then("row 1 2 3");
}

/// EP-221 Row Y G P, G and P bid: G P Y.
#[test]
fn s8_one_player_is_passed_by_two() {
    after_bids(3, "2 3").then("row 2 3 1");
}

/// EP-222 Row Y G P, Y and P bid: Y P G. Row A B C D, B and D bid: B A D C.
#[test]
fn s8_nobody_moves_more_than_one_place() {
    after_bids(3, "1 3").then("row 1 3 2");
    after_bids(4, "2 4").then("row 2 1 4 3");
    after_bids(5, "3 4 5").then("row 1 3 4 5 2");
}

/// EP-217 The leftmost gains nothing; the tokens are gone, blocked or not.
#[test]
fn s8_tokens_are_lost_either_way() {
    let built =
        after_bids(3, "1 2").then("1 has 3 fish 2 wisdom 1 each | 2 has 3 fish 2 wisdom 1 each");
    assert!(built.table.public.bids.is_empty());
    built.tells(Event::RowSwapped {
        row: ["1", "2", "3", "4", "5"].map(seat),
        players: SeatCount::new(3).unwrap(),
        in_vain: ["1", "2"].map(seat).into_iter().collect(),
    });
    after_bids(3, "1").then("row 1 2 3 | 1 has 3 fish 2 wisdom 1 each");
}

/// EP-223 The new row decides Play, the ties of the hand-out and those of the next roll.
#[test]
fn s8_the_new_row_stays() {
    let mut built = after_bids(3, "2").asks("2");
    for who in ["2", "1", "3"] {
        built = built
            .asks(who)
            .plays(&format!("{who} place 111 SC 111, {who} take fish"));
    }
    built
        .draws_until(|now| now.table.public.phase == Phase::Roll)
        .tells(Event::DieHandedOut {
            who: seat("2"),
            held: 4,
        })
        .chance("roll 112, roll 1111, roll 112")
        .then("row 2 1 3");
}

/// EP-224, Q-53 Space 3 of either Bridge, passed or reached.
#[test]
fn s8_the_tile_on_the_bridge() {
    for option in ["alt-bridge off", "alt-bridge on"] {
        let from = |space: u8| {
            given(&format!(
                "2 seats | option privileges on | option {option} | 1 has 0 tokens | 1 bridge {space} | \
                 1 groups 1 2 5 | turn 1"
            ))
        };
        from(2)
            .plays("1 place 1 EB 1")
            .then("1 bridge 3 | 1 has 1 token");
        let tokens = |built: &Situation| built.player("1").goods.tokens;
        assert_eq!(tokens(&from(2).plays("1 place 2 EB 2")), 1);
        assert_eq!(tokens(&from(0).plays("1 place 2 EB 2")), 0);
        assert_eq!(tokens(&from(3).plays("1 place 5 EB 5")), 0);
    }
    given("2 seats | 1 has 0 tokens | 1 bridge 2 | 1 groups 1 | turn 1")
        .plays("1 place 1 EB 1")
        .then("1 has 0 tokens");
}

/// EP-225, Q-40 At the market a token is one more item, in place of another.
#[test]
fn s8_the_tile_at_the_market() {
    given("2 seats | option privileges on | 1 has 0 tokens | 1 groups 66 1 | turn 1")
        .plays("1 place 66 12 66")
        .offers(
            "1",
            "take fish, take wisdom, take wood, take stone, take kaolin, take bronze, take privilege",
        )
        .plays("1 take privilege")
        .refuses("1 take privilege", Illegal::TakenTwice)
        .plays("1 take fish, 1 take wood")
        .then("1 has 1 token 3 fish 1 wood | 1 market 1");
    given("2 seats | 1 groups 66 1 | turn 1")
        .plays("1 place 66 12 66")
        .refuses("1 take privilege", Illegal::NotOnOffer);
    let other = "2 seats | option alt-market on | 1 has 0 tokens | 1 groups 66 1 | turn 1";
    given(&format!("{other} | option privileges on"))
        .plays("1 place 66 12 66, 1 take privilege")
        .then("1 has 2 tokens | 1 market 1");
    given(other)
        .plays("1 place 66 12 66")
        .refuses("1 take privilege", Illegal::NotOnOffer);
}

/// EP-226 Kind 25: two tokens, then it is discarded.
#[test]
fn s8_patron_25() {
    given(
        "2 seats | option privileges on | display A25a A07a | 1 has 1 wood | 1 groups 2 1 | turn 1",
    )
    .plays("1 place 2 2 2, 1 appoint A25a resources")
    .then("1 has 2 wisdom 2 tokens | discards A25a | 1 advisers");
}

/// EP-227 Kind 26: a resource of choice for a token.
#[test]
fn s8_trader_26() {
    given(
        "2 seats | option privileges on | 1 advisers A26a | 1 has 1 wood 1 stone | 1 groups 2 | turn 1",
    )
    .plays("1 use A26a, 1 pay stone")
    .then("1 has 1 wood 1 token | 1 used A26a")
    .refuses("1 use A26a", Illegal::UsedUp);
}

/// EP-228 Kind 27: a fish and a wisdom to one rival for a token.
#[test]
fn s8_diplomat_27() {
    let text =
        "3 seats | option privileges on | 1 advisers A27a | 3 has 0 tokens | 1 groups 2 | turn 1";
    given(&format!("{text} | 1 has 1 fish 1 wisdom"))
        .plays("1 use A27a, 1 give 3")
        .then("1 has 1 token | 3 has 1 fish 1 wisdom");
    given(&format!("{text} | 1 has 5 fish")).refuses("1 use A27a", Illegal::LeftSideNotPayable);
}

/// EP-229 Kind 28: a token at a visit to the Bridge, also with the marker on its end; once a round.
#[test]
fn s8_artisan_28() {
    let text = "2 seats | option privileges on | 1 advisers A28a | 1 groups 1 1 | turn 1";
    given(&format!("{text} | 1 bridge 4 | 1 has 1 fish"))
        .plays("1 place 1 EB 1")
        .then("1 has 1 fish 1 token | 1 used A28a")
        .plays("1 place 1 EB 1")
        .then("1 has 1 wisdom 1 token");
    given(&format!("{text} | 1 bridge 16 | 1 has 0 tokens"))
        .plays("1 place 1 EB 1")
        .then("1 has 1 token | 1 bridge 16");
    given(&format!("{text} | 1 has 1 wood"))
        .refuses("1 use A28a", Illegal::WorksByItself)
        .plays("1 place 1 SC 1, 1 take fish")
        .then("1 has 1 wood 2 fish");
}

/// EP-230, Q-19 Taken from a space of the Bridge it does not work for that visit, but for the next.
#[test]
fn s8_artisan_28_comes_too_late() {
    given(
        "2 seats | option privileges on | display A28a A07a | 1 bridge 8 | 1 has 1 fish | \
         1 groups 1 1 | turn 1",
    )
    .plays("1 place 1 EB 1, 1 appoint A28a free")
    .then("1 has 1 fish | 1 bridge 9 | 1 advisers A28a")
    .plays("1 place 1 EB 1")
    .then("1 has 1 token | 1 bridge 10");
}

/// EP-231 What they cost; none is marked.
#[test]
fn s8_the_cost_of_the_four_advisers() {
    let edition = &fresh("2 seats | option privileges on").table.rules.edition;
    for (kind, cost) in [
        (25, [1, 0, 0, 0]),
        (26, [0, 1, 0, 0]),
        (27, [0, 0, 0, 1]),
        (28, [0, 0, 1, 0]),
    ] {
        let card = Adviser::new(kind, 0).unwrap();
        assert_eq!(edition.cost(card), Goods::resources(cost));
        assert!(!edition.marked.contains(card));
        assert!(!edition.advisers.contains(Adviser::new(kind, 1).unwrap()));
    }
}

/// Q-20 A bid is made in Plan: no trader can be used then, and nobody is told anything in private.
#[test]
fn s8_no_trader_while_bidding() {
    let built = bidding(2, "1 advisers A07a |").refuses("1 use A07a", Illegal::NotNow);
    let whispered = |told: &palast_core::LogItem<eternal_palace::EternalPalace>| match told {
        palast_core::LogItem::Private(
            _,
            PrivateEvent::Drew { .. } | PrivateEvent::PutBack { .. },
        ) => true,
        palast_core::LogItem::Public(_) => false,
    };
    assert!(!built.told.iter().any(whispered));
}
