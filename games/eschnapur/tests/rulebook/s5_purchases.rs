//! §5 Buying: cost, windows, wishes, two buyers.

use eschnapur::{Event, Illegal, Phase, PrivateEvent, Privilege, PrivilegeSet, Window};
use palast_core::Viewer;

use crate::situation::{given, seat};

/// ESC-178 A purchase lowers the points by the cost. ESC-179 Fewer points are refused, exactly enough
/// leaves 0. ESC-180 The card works at once and is gone for everybody.
#[test]
fn s5_cost() {
    let table =
        given("discs 9 20 0 0 | bank g5 | stones 1 1 0 0 | building 1").plays("1 buy gold5");
    let table = table
        .then("discs 0 20 0 0 | bank g- | sold gold5")
        .plays("1 build P1");
    table.asks("2").refuses("2 buy gold5", Illegal::Sold);
    let poor = given("discs 8 0 0 0 | stones 1 0 0 0 | building 1");
    poor.refuses("1 buy gold5", Illegal::TooFewPoints);
}

/// ESC-181 Several together if the points cover the sum: 16 buy WIN_TIES and GOLD5 before phase 2, 15
/// buy only one of them.
#[test]
fn s5_several() {
    let table = given("discs 16 0 0 0 | bank g5")
        .any_sites()
        .plays("1 buy win-ties, 1 buy gold5");
    table.then("discs 0 0 0 0 | phase gold | sold win-ties gold5");
    let table = given("discs 15 0 0 0 | bank g5")
        .any_sites()
        .plays("1 buy win-ties");
    // Eight points are left and buy nothing here: the window is over.
    table.then("discs 8 0 0 0 | phase gold");
    let table = given("discs 15 0 0 0 | bank g5")
        .any_sites()
        .plays("1 buy gold5");
    table.then("discs 6 0 0 0 | phase gold");
}

/// ESC-182 At a live table the first request gets the card; the second hears "sold" and keeps their points.
#[test]
fn s5_first_come() {
    let table = given("option purchases live | sold win-ties | discs 9 10 0 0 | bank g5")
        .any_sites()
        .asks("1 2");
    let table = table.plays("2 buy gold5").then("discs 9 1 0 0");
    // Nothing they could pay is left: they are not even asked; with more points they are told.
    table.then("phase gold");
    let table = given("option purchases live | discs 12 10 0 0 | bank g5").any_sites();
    let table = table
        .plays("2 buy gold5")
        .asks("1")
        .refuses("1 buy gold5", Illegal::Sold);
    table
        .then("discs 12 1 0 0")
        .plays("1 pass")
        .then("phase gold");
}

/// ESC-183 Sealed requests: the earliest in turn order gets it; the loser pays nothing and may choose
/// again in that window.
#[test]
fn s5_sealed_requests() {
    let table = given("order 3 2 1 4 | discs 12 12 12 0 | bank g553")
        .any_sites()
        .asks("1 2 3");
    let table = table
        .plays("1 buy gold5, 2 buy win-ties")
        .asks("3")
        .then("discs 12 12 12 0");
    let table = table.plays("3 buy gold5").then("discs 12 5 3 0");
    let privilege = Privilege::Gold5;
    let table = table
        .tells_only("1", PrivateEvent::NotBought { privilege })
        .asks("1");
    table
        .refuses("1 buy gold5", Illegal::Sold)
        .plays("1 buy gold3-stones2")
        .then("discs 0 5 3 0 | phase gold");
    // In phase 6 it is the order before the new distribution.
    let table = given("order 4 3 2 1 | discs 0 6 6 0")
        .round("1111 2222 0000 5432 0000")
        .asks("2 3");
    let table = table
        .plays("2 buy choose-order, 3 buy choose-order")
        .then("discs 0 6 0 0");
    table.asks("3").then("phase marker");
}

/// ESC-184, ESC-240 GOLD5, GOLD3_STONES2 and STONES3 before phase 2, in one's own turn, before wages and after
/// the round, unless the match is over.
#[test]
fn s5_instants() {
    let instants = PrivilegeSet::INSTANTS;
    let all = "buy gold5, buy gold3-stones2, buy stones3";
    let table = given("discs 14 0 0 0").any_sites().offers(
        "1",
        "pass, mute, buy win-ties, buy gold5, buy gold3-stones2, buy stones3",
    );
    assert_eq!(table.sale("1", Window::BeforeWages), instants);
    let table = given("discs 14 0 0 0 | sold free-sites | stones 1 0 0 0 | building 1");
    table.offers("1", &format!("build P1, build P2, {all}"));
    let table = given("discs 14 0 0 0 | part P1 1 | moving 1").plays("1 stay");
    let table = table
        .then("phase window(beforewages")
        .offers("1", &format!("pass, mute, {all}"));
    let table = table
        .plays("1 pass")
        .then("phase window(roundend")
        .offers("1", &format!("pass, mute, {all}"));
    table.plays("1 pass").then("phase sites");
    let last = given(
        "discs 14 0 0 0 | turned P1 P2 P3 P4 P5 | part P6 1111111111111 | part P7 1 | moving 1",
    );
    let last = last
        .plays("1 stay")
        .then("phase window(beforewages")
        .plays("1 pass");
    last.until(|now| now.is_over()).then("over");
}

/// ESC-240 In every window one is asked in, though it opens for its own card only.
#[test]
fn s5_instants_in_every_window() {
    let all = "buy gold5, buy gold3-stones2, buy stones3";
    let refuse = |rules: &str| {
        given(&format!("{rules} | discs 0 14 0 0 | sold win-ties"))
            .any_sites()
            .plays("2 pass")
            .gold("5111 0222 0000 1111 2333")
            .plays("1 block 2 O4")
            .asks("2")
    };
    refuse("rules 2").offers(
        "2",
        "pass, mute, buy gold5, buy refuse-blockade, buy gold3-stones2, buy stones3",
    );
    refuse("rules 1").offers("2", "pass, mute, buy refuse-blockade");
    let bought = refuse("rules 2").plays("2 buy stones3");
    // Nothing is left to pay for: the window is over, the blockade stands.
    bought.then("discs 0 0 0 0 | stones 0 4 0 0");
    let order = |rules: &str| {
        given(&format!("{rules} | discs 0 14 0 0 | sold win-ties"))
            .any_sites()
            .plays("2 pass")
            .gold("1111 2222 0000 5432 0000")
            .asks("2")
            .then("phase window(order")
    };
    order("rules 2").offers("2", &format!("pass, mute, buy choose-order, {all}"));
    order("rules 1").offers("2", "pass, mute, buy choose-order");
    // Who can pay for nothing of the window's own is not asked for gold either.
    let other = given("discs 0 14 0 0 | sold win-ties choose-order").any_sites();
    let other = other.plays("2 pass").gold("1111 2222 0000 5432 0000");
    other.then("phase order").asks("1");
}

/// ESC-240 A wish at the marker, at the bank and at the ban; version 1 takes none there.
#[test]
fn s5_wishes_everywhere() {
    let marker = |rules: &str| {
        let table = given(&format!(
            "{rules} | discs 0 20 0 0 | sold win-ties gold5 gold3-stones2"
        ));
        let table = table.any_sites().plays("2 pass");
        let table = table.gold("1111 2222 0000 5432 0000").asks("2");
        table
            .plays("2 buy choose-order")
            .then("phase marker")
            .asks("2")
    };
    let wished = marker("rules 2").plays("2 wish stones3, 2 marker m1");
    let wished = wished.then("discs 0 14 0 0").plays("1 order 2 1 3 4");
    wished
        .then("discs 0 0 0 0 | stones 0 3 0 0 | phase build")
        .asks("2");
    marker("rules 1").refuses("2 wish stones3", Illegal::NotTheQuestion);
    let bank = |rules: &str| {
        let text = "discs 14 0 0 0 | sold gold5 gold3-stones2 | bank g5432 | part P4 1111111 | part P1 1 | moving 1";
        let table = given(&format!("{rules} | {text}")).plays("1 stay, 1 pass");
        assert!(table.allows("1 take g43"));
        table
    };
    let wished = bank("rules 2").plays("1 wish stones3, 1 take g43");
    wished.then("discs 0 0 0 0 | stones 3 0 0 0 | phase sites");
    bank("rules 1").refuses("1 wish stones3", Illegal::NotTheQuestion);
    let ban = |rules: &str| {
        let text = "discs 0 25 0 0 | sold win-ties gold5 gold3-stones2 | part P1 1 | part P2 2";
        let table = given(&format!("{rules} | {text}"))
            .any_sites()
            .plays("2 pass");
        let table = table.gold("1111 2222 0000 1111 5432");
        let move_window = Phase::Window(Window::Move);
        table.until_phase(move_window).plays("2 buy ban-last")
    };
    let wished = ban("rules 2")
        .then("phase ban")
        .plays("2 wish stones3")
        .then("discs 0 14 0 0");
    wished.plays("2 ban P1").tells(Event::PrivilegeBought {
        seat: seat("2"),
        privilege: Privilege::Stones3,
        cost: 14,
    });
    ban("rules 1").refuses("2 wish stones3", Illegal::NotTheQuestion);
}

/// ESC-185 A standing wish is carried out at the next boundary: before a reveal, before a turn; until
/// then nobody else can see it.
#[test]
fn s5_wishes() {
    let plain = || {
        given("discs 14 0 0 0 | sold win-ties gold5 gold3-stones2")
            .any_sites()
            .plays("1 pass")
    };
    let wished = plain().plays("1 wish stones3");
    for viewer in [Viewer::Seat(seat("2")), Viewer::Spectator] {
        assert!(wished.table.view(viewer) == plain().table.view(viewer));
    }
    let wished = wished
        .refuses("1 wish stones3", Illegal::WishStands)
        .then("stones 0 0 0 0 | discs 14 0 0 0");
    let wished = wished.gold("5432 1111 0000 2222 0000");
    wished.then("phase blockade | stones 3 0 0 0 | discs 0 0 0 0");
    // Left while placing the stop marker: carried out before the next reveal.
    let table = given("discs 14 0 0 0 | stopping 1")
        .plays("1 wish stones3")
        .then("discs 14 0 0 0");
    let table = table.plays("1 aside");
    table.tells(Event::PrivilegeBought {
        seat: seat("1"),
        privilege: Privilege::Stones3,
        cost: 14,
    });
    // Left while dealing the order: carried out before the first turn.
    let table = given("discs 14 0 0 0 | dealing 1").plays("1 wish stones3, 1 order 2 1 3 4");
    table.asks("1").then("stones 3 0 0 0 | phase build");
}

/// ESC-186 A window opens only if somebody in it can pay for a card that is legal there.
#[test]
fn s5_no_idle_windows() {
    given("discs 6 6 6 6").any_sites().then("phase gold");
    given("discs 7 0 0 0")
        .any_sites()
        .asks("1")
        .then("phase window");
    given("discs 7 0 0 0 | sold win-ties")
        .any_sites()
        .then("phase gold");
    // A seat that does not want to be asked is not, for this round.
    let table = given("discs 30 0 0 0 | bank g5")
        .any_sites()
        .plays("1 mute");
    let table = table
        .gold("1111 2222 0000 3333 0000")
        .then("phase sites | round 3");
    table.any_sites().asks("1").then("phase window");
}

/// ESC-187 A card is for sale only if it can bite.
#[test]
fn s5_only_what_bites() {
    let table = given("discs 0 50 0 0");
    assert!(
        table.sale("2", Window::Move).is_empty(),
        "BAN_LAST without a stone"
    );
    let stop = given("discs 50 0 0 0 | part P1 1");
    assert!(
        stop.sale("1", Window::MoveWinner).is_empty(),
        "IGNORE_STOP without a stop"
    );
    let table = given("discs 50 0 0 0 | stop P1 | sites 1 P1 P2 | building 1");
    let table = table.refuses("1 buy free-sites", Illegal::NotNow);
    table
        .refuses("1 buy ignore-stop", Illegal::NotNow)
        .refuses("1 buy refuse-blockade", Illegal::NotNow);
    let table = given("discs 50 0 0 0 | stones 1 0 0 0 | stop P1 | sites 1 P1 P2 | building 1");
    assert!(table.allows("1 buy free-sites") && table.allows("1 buy ignore-stop"));
    let others = given("discs 50 0 0 0 | stones 1 0 0 0 | stop P3 | sites 1 P1 P2 | building 1");
    others.refuses("1 buy ignore-stop", Illegal::NotNow);
    // REFUSE_BLOCKADE is offered to the victim only.
    let table = given("discs 0 10 10 0")
        .any_sites()
        .plays("2 pass, 3 pass")
        .gold("5111 0222 0000 1111 2333");
    table
        .plays("1 block 2 O4")
        .asks("2")
        .offers("2", "pass, mute, buy gold5, buy refuse-blockade");
}

/// ESC-188 In one's own turn between two stones, and when stones are left over.
#[test]
fn s5_between_two_stones() {
    let table = given("discs 17 0 0 0 | bank g5 | stones 2 0 0 0 | sites 1 P1 P2 | building 1");
    table
        .plays("1 build P1, 1 buy gold5, 1 build P1")
        .then("discs 8 0 0 0 | part P1 11");
    let left = given(
        "discs 8 0 0 0 | stones 2 0 0 0 | sites 1 P4 P2 | stop P2 | part P4 222222 | building 1",
    );
    let left = left
        .plays("1 build P4")
        .offers("1", "end, mute, buy free-sites");
    left.plays("1 buy free-sites, 1 build P1").then("part P1 1");
}
