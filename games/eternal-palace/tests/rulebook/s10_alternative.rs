//! §10 The alternative places.

use eternal_palace::{BridgeReward, Event, Illegal};

use crate::situation::{Situation, fresh, given, seat};

fn tile(name: &str, more: &str) -> Situation {
    given(&format!("2 seats | option {name} on | {more}"))
}

/// EP-283 Entry, crowd, track, layer and feature stay. Each tile alone changes its own place only.
#[test]
fn s10_the_place_stays_what_it_is() {
    tile(
        "alt-fish-market",
        "1 track 1 3 | 2 at 1 1 | 1 has 1 fish | 1 groups 1 3 | turn 1",
    )
    .refuses("1 place 3 1 3", Illegal::WrongSum)
    .plays("1 place 1 1 1")
    .then("1 has 0 nothing")
    .chance("card A07a")
    .plays("1 decline")
    .then("1 track 1 4 | 1 layers 1")
    .plays("1 feature moon")
    .then("1 features 1 | no-token 1 | 1 has 3 fish");
    tile(
        "alt-academy",
        "1 track 2 3 | pot 1 | 2 at 2 2 | 1 has 1 fish | 1 groups 2 1 | turn 1",
    )
    .plays("1 place 2 2 2, 1 pot, 1 feature moon")
    .then("1 layers 2 | 1 features 1 | 1 has 1 wisdom");
    tile(
        "alt-market",
        "1 market 2 | 2 at 12 66 | 1 has 1 fish | 1 groups 444 1 | turn 1",
    )
    .plays("1 place 444 12 444, 1 take palace, 1 decline, 1 feature moon")
    .then("1 market 2 | 1 layers 12 | 1 features 1 | 1 has 0 nothing | 1 palace 1");
    // The other places are the base ones.
    tile("alt-bridge", "1 has 0 nothing | 1 groups 34 1 | turn 1")
        .plays("1 place 34 7 34")
        .then("1 has 3 wisdom | 1 temple 1");
}

/// EP-284, EP-287 One card; then one more for each fish, having seen those before.
#[test]
fn s10_fish_market_draws_for_fish() {
    let built = tile(
        "alt-fish-market",
        "1 has 2 fish 1 stone | 1 groups 1 3 | turn 1",
    )
    .plays("1 place 1 1 1")
    .chance("card A07a")
    .offers("1", "more, decline")
    .plays("1 more")
    .then("1 has 1 fish 1 stone")
    .chance("card A08a")
    .plays("1 more")
    .chance("card A09a")
    .then("1 has 1 stone")
    .offers("1", "decline")
    .refuses("1 more", Illegal::TooLittleFish);
    assert_eq!(built.table.private[seat("1")].drawn.len(), 3);
    // As long as there are cards.
    tile(
        "alt-fish-market",
        "1 has 9 fish | display A01a | pile A07a A08a | rest 2 | 1 groups 1 3 | turn 1",
    )
    .plays("1 place 1 1 1")
    .chance("card A07a")
    .plays("1 more")
    .chance("card A08a")
    .refuses("1 more", Illegal::NoCard)
    .plays("1 decline, 1 back A07a")
    .then("discards A08a | pile 1 | 1 has 11 fish");
    // EP-093 Without any card there are only the fish.
    tile(
        "alt-fish-market",
        "1 has 9 fish | display A01a | pile | rest 2 | 1 groups 1 3 | turn 1",
    )
    .plays("1 place 1 1 1")
    .then("1 has 12 fish | 1 track 1 1");
}

/// EP-285 One may be appointed for its resources, with three fish, or for three fish; or none.
#[test]
fn s10_fish_market_appoints() {
    let drawn = |goods: &str| {
        tile(
            "alt-fish-market",
            &format!("1 has {goods} | 1 groups 1 3 | turn 1"),
        )
        .plays("1 place 1 1 1")
        .chance("card A07a")
        .plays("1 more")
        .chance("card A08a")
    };
    drawn("4 fish 1 wood")
        .offers(
            "1",
            "appoint A07a resources, appoint A07a goods, appoint A08a goods, more, decline",
        )
        .refuses("1 appoint A08a resources", Illegal::NotPayable)
        .refuses("1 appoint A09a goods", Illegal::NoSuchAdviser)
        .refuses("1 appoint A07a free", Illegal::OtherPayment)
        .plays("1 appoint A07a resources")
        .then("1 advisers A07a | 1 has 6 fish | 1 track 1 1");
    drawn("4 fish 1 wood")
        .plays("1 appoint A08a goods")
        .then("1 advisers A08a | 1 has 1 wood | 1 track 1 1");
    // The fish for the cards are gone.
    drawn("1 fish")
        .plays("1 decline, 1 back A07a")
        .then("1 has 3 fish | 1 advisers");
}

/// EP-286 Of the others one goes on top and the rest is discarded; nothing goes back if nothing is left.
#[test]
fn s10_fish_market_puts_back() {
    tile("alt-fish-market", "1 has 5 fish | 1 groups 1 3 | turn 1")
        .plays("1 place 1 1 1")
        .chance("card A07a")
        .plays("1 more")
        .chance("card A08a")
        .plays("1 more")
        .chance("card A09a")
        .plays("1 appoint A08a goods")
        .offers("1", "back A07a, back A09a")
        .plays("1 back A09a")
        .then("discards A07a | 1 advisers A08a")
        .tells(Event::PutBack { who: seat("1") });
    let built = tile("alt-fish-market", "1 has 1 wood | 1 groups 1 3 | turn 1")
        .plays("1 place 1 1 1")
        .chance("card A07a")
        .plays("1 appoint A07a resources")
        .then("1 advisers A07a | discards | 1 track 1 1");
    assert!(!built.told(|event| matches!(event, Event::PutBack { .. })));
    assert_eq!(built.table.public.put_back, None);
}

/// Q-20 With the drawn cards in hand a trader can be used.
#[test]
fn s10_fish_market_lets_traders_help() {
    tile(
        "alt-fish-market",
        "1 advisers A10a | 1 has 2 fish | 1 groups 1 3 | turn 1",
    )
    .plays("1 place 1 1 1")
    .chance("card A07a")
    .plays("1 use A10a, 1 take wood, 1 appoint A07a resources")
    .then("1 advisers A07a A10a | 1 has 3 fish");
}

/// EP-288 Appointing costs the printed resources and adds a wisdom to the pot; no other way, no gift.
#[test]
fn s10_academy_appoints_for_resources() {
    tile(
        "alt-academy",
        "display A07a A08a | pot 2 | 1 has 1 wood 5 wisdom | 1 groups 2 1 | turn 1",
    )
    .plays("1 place 2 2 2")
    .offers("1", "appoint A07a resources, pot")
    .refuses("1 appoint A07a goods", Illegal::OtherPayment)
    .refuses("1 appoint A08a resources", Illegal::NotPayable)
    .refuses("1 appoint A09a resources", Illegal::NoSuchAdviser)
    .refuses("1 decline", Illegal::MustTake)
    .plays("1 appoint A07a resources")
    .then("1 has 5 wisdom | pot 3 | 1 advisers A07a | display A08a | 1 track 2 1");
    // Q-20 The price is compulsory: no trader before it.
    tile(
        "alt-academy",
        "display A08a | pot 2 | 1 advisers A07a | 1 groups 2 1 | turn 1",
    )
    .plays("1 place 2 2 2")
    .refuses("1 use A07a", Illegal::NotNow);
}

/// EP-289, Q-39 Or the whole pot, which is empty at first; the track moves either way.
#[test]
fn s10_academy_pot() {
    assert_eq!(fresh("2 seats | option alt-academy on").table.public.pot, 0);
    tile(
        "alt-academy",
        "pot 4 | 1 has 1 wisdom | 1 groups 2 1 | turn 1",
    )
    .plays("1 place 2 2 2, 1 pot")
    .then("1 has 5 wisdom | pot 0 | 1 track 2 1")
    .tells(Event::Pot { wisdom: 0 });
}

/// EP-290 An empty pot cannot be taken; with nobody payable either there is no way in.
#[test]
fn s10_academy_closed() {
    let poor = "display A07a | 1 has 9 wisdom 9 fish | 1 groups 2 1 | turn 1";
    tile("alt-academy", poor).refuses("1 place 2 2 2", Illegal::NoPayableAdviser);
    tile("alt-academy", &format!("pot 1 | {poor}"))
        .plays("1 place 2 2 2, 1 pot")
        .then("pot 0 | 1 has 10 wisdom 9 fish");
    tile(
        "alt-academy",
        "display A02a A07a | 1 has 1 wood | 1 groups 2 1 | turn 1",
    )
    .plays("1 place 2 2 2")
    .refuses("1 pot", Illegal::EmptyPot)
    .offers("1", "appoint A02a resources, appoint A07a resources");
}

/// EP-291 One wisdom; three for a resource; six for two; and the marker of the pair.
#[test]
fn s10_temple() {
    let visit = |goods: &str| {
        tile(
            "alt-temple",
            &format!("1 has {goods} | 1 groups 34 1 | turn 1"),
        )
        .plays("1 place 34 7 34")
    };
    visit("2 wood 1 bronze").offers("1", "offer 0, offer 1, offer 2");
    visit("1 wood")
        .offers("1", "offer 0, offer 1")
        .refuses("1 offer 2", Illegal::NotInHand);
    visit("1 bronze").refuses("1 decline", Illegal::MustTake);
    visit("4 fish")
        .plays("1 offer 0")
        .then("1 has 4 fish 1 wisdom");
    visit("1 wood")
        .plays("1 offer 0")
        .then("1 has 1 wood 1 wisdom | 1 temple 1");
    visit("1 wood 1 bronze")
        .plays("1 offer 1")
        .offers("1", "pay wood, pay bronze")
        .refuses("1 pay stone", Illegal::NotInHand)
        .plays("1 pay bronze")
        .then("1 has 1 wood 3 wisdom | 1 temple 1");
    visit("1 wood 1 bronze")
        .plays("1 offer 2, 1 pay bronze, 1 pay wood")
        .then("1 has 6 wisdom | 1 temple 1");
    visit("2 wood")
        .plays("1 offer 2, 1 pay wood, 1 pay wood")
        .then("1 has 6 wisdom");
    // More dice may use it too, without a marker; the second marker gives the layer.
    tile("alt-temple", "1 has 0 nothing | 1 groups 223 1 | turn 1")
        .plays("1 place 223 7 223, 1 offer 0")
        .then("1 has 1 wisdom | 1 temple 0");
    tile(
        "alt-temple",
        "1 temple 16 | 1 has 0 nothing | 1 groups 34 1 | turn 1",
    )
    .plays("1 place 34 7 34, 1 offer 0, 1 feature moon")
    .then("1 layers 7 | 1 features 1");
}

/// EP-291 What is offered is paid: a trader helps before the offer, not between offer and payment.
#[test]
fn s10_temple_offers_are_paid() {
    let visit = || {
        tile(
            "alt-temple",
            "1 advisers A11a A10a | 1 has 2 fish 1 wood 1 bronze | 1 groups 34 1 | turn 1",
        )
        .plays("1 place 34 7 34")
    };
    visit()
        .plays("1 offer 1")
        .refuses("1 use A11a", Illegal::NotNow)
        .plays("1 pay wood, 1 use A11a")
        .then("1 has 2 fish 4 wisdom");
    visit()
        .plays("1 use A10a, 1 take stone, 1 offer 2, 1 pay wood, 1 pay stone")
        .then("1 has 1 bronze 6 wisdom");
}

/// EP-292 One, two or three different rewards for two, three, four and more dice.
#[test]
fn s10_market_rewards() {
    let visit = |groups: &str| {
        tile(
            "alt-market",
            &format!("display A07a A08a | 1 has 1 wood | 1 groups {groups} | turn 1"),
        )
        .plays(&format!("1 place {groups} 12 {groups}"))
    };
    let all = "take palace, take set, take step, take adviser, decline";
    for groups in ["66", "444", "3333", "22233"] {
        visit(groups).offers("1", all);
    }
    // Two dice: one reward, then the visit is over.
    visit("66")
        .plays("1 take palace")
        .then("1 palace 1 | 1 market 1")
        .asks("-");
    visit("444")
        .plays("1 take set")
        .then("1 has 1 wood 2 wisdom 2 fish")
        .plays("1 take stone")
        .refuses("1 take set", Illegal::TakenTwice)
        .refuses("1 take fish", Illegal::NotOnOffer)
        .plays("1 take adviser, 1 appoint A08a free")
        .then("1 has 1 wood 1 stone 2 wisdom 2 fish | 1 advisers A08a")
        .offers("1", "use A08a, end");
    for groups in ["3333", "22233"] {
        visit(groups)
            .plays("1 take palace, 1 take step, 1 pay wood, 1 take adviser, 1 appoint A07a free")
            .then("1 palace 1 | 1 track 4 1 | 1 advisers A07a | 1 has 0 nothing")
            .asks("-");
    }
}

/// EP-293, Q-59 Fewer are allowed, the order is free, and what cannot be done cannot be taken.
#[test]
fn s10_market_choices() {
    let visit = |more: &str| {
        tile("alt-market", &format!("{more} | 1 groups 444 1 | turn 1")).plays("1 place 444 12 444")
    };
    visit("1 has 0 nothing")
        .plays("1 decline")
        .then("1 has 0 nothing | 1 market 1")
        .asks("1");
    visit("1 has 0 nothing")
        .plays("1 take palace, 1 decline")
        .then("1 palace 1");
    // A resource just taken pays for the step.
    visit("1 has 0 nothing")
        .refuses("1 take step", Illegal::NotPayable)
        .plays("1 take set, 1 take bronze, 1 take step, 1 pay bronze")
        .then("1 track 11 1 | 1 has 2 wisdom 2 fish");
    visit("display | 1 has 1 wood").refuses("1 take adviser", Illegal::NoSuchAdviser);
    visit("1 has 1 wood | 1 layers 4 | no-token 4").refuses("1 take step", Illegal::NotPayable);
    // A patron from the market works at once.
    visit("display A03a | 1 has 0 nothing")
        .plays("1 take adviser")
        .then("1 has 4 fish | discards A03a");
}

/// EP-294 The six rewards of the Bridge, on passing and reaching; the paid step may be declined.
#[test]
fn s10_bridge_rewards() {
    let from = |space: u8, die: u8| {
        tile(
            "alt-bridge",
            &format!("1 bridge {space} | 1 has 0 nothing | 1 groups {die} | turn 1"),
        )
        .plays(&format!("1 place {die} EB {die}"))
    };
    from(0, 1).then("1 bridge 1 | 1 has 1 wood");
    from(0, 6).then("1 bridge 6 | 1 has 1 wood 1 stone");
    from(6, 6).then("1 bridge 12 | 1 has 1 kaolin 1 bronze");
    from(14, 1).then("1 bridge 15 | 1 palace 1");
    // EP-047 Without a resource nobody is asked for one.
    from(12, 2).then("1 bridge 14 | 1 has 0 nothing").asks("-");
    let step = || {
        tile(
            "alt-bridge",
            "1 bridge 12 | 1 has 1 wood | 1 groups 1 2 | turn 1",
        )
        .plays("1 place 1 EB 1")
    };
    step()
        .plays("1 pay wood")
        .then("1 track 4 1 | 1 has 0 nothing");
    step().plays("1 decline").then("1 track 4 0 | 1 has 1 wood");
    // The end as in the base game.
    tile("alt-bridge", "1 bridge 14 | 1 groups 6 1 | turn 1")
        .plays("1 place 6 EB 6, 1 feature moon")
        .then("1 bridge 16 | 1 palace 1 | 1 layers EB | 1 features 1");
}

/// EP-295 Where they lie.
#[test]
fn s10_bridge_spaces() {
    let plan = fresh("2 seats | option alt-bridge on")
        .table
        .rules
        .edition
        .alternative_bridge;
    assert_eq!((plan.end, plan.privilege), (16, 3));
    let wanted = [
        (1, BridgeReward::Wood),
        (4, BridgeReward::Stone),
        (7, BridgeReward::Kaolin),
        (10, BridgeReward::Bronze),
        (13, BridgeReward::Step),
        (15, BridgeReward::Palace),
    ];
    for space in 0..=16 {
        let found = wanted.iter().find(|(at, _)| *at == space);
        assert_eq!(
            plan.reward(space),
            found.map(|(_, reward)| *reward),
            "space {space}"
        );
    }
}
