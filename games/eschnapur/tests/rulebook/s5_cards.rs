//! §5.1 The ten privilege cards.

use eschnapur::{Event, Illegal, Official, Part, Phase, Window};

use crate::situation::{Situation, given, seat};

const NOTHING: &str = "1111 2222 0000 3333 0000";

/// ESC-189 CHOOSE_ORDER: the buyer takes a marker first, the winner deals the rest, their own included.
#[test]
fn s5_1_choose_order() {
    let table = given("discs 0 0 6 0")
        .round("1111 2222 0000 5432 0000")
        .asks("3");
    let table = table
        .plays("3 buy choose-order, 3 marker m2")
        .asks("1")
        .then("discs 0 0 0 0");
    let table = table.refuses("1 order 1 2 3 4", Illegal::MarkerTaken);
    assert_eq!(table.answers("1").len(), 6);
    table.plays("1 order 4 3 1 2").then("order 4 3 1 2");
}

/// ESC-190 Not if nobody won phase 6, nor after the markers are dealt. ESC-191 Not by the winner.
#[test]
fn s5_1_choose_order_when() {
    given("discs 6 6 6 6 | sold gold5 gold3-stones2 stones3")
        .round(NOTHING)
        .then("phase sites");
    let table = given("discs 6 0 0 0 | stones 0 1 0 0").round("1111 2222 0000 5432 0000");
    table
        .asks("1")
        .then("phase order")
        .plays("1 order 2 1 3 4")
        .asks("2");
    let late = given("discs 0 6 0 0 | stones 0 1 0 0 | building 2");
    late.refuses("2 buy choose-order", Illegal::NotNow);
}

/// ESC-192 BAN_LAST: the named topmost stone may not be moved, others may. ESC-194 Its part may still
/// receive a stone.
#[test]
fn s5_1_ban_last() {
    let table = given("discs 0 11 0 0 | sold win-ties gold5 | part P1 12 | part P3 33")
        .round("1111 2222 0000 3333 5000");
    let table = table
        .asks("2")
        .plays("2 buy ban-last")
        .offers("2", "ban P1, ban P3")
        .plays("2 ban P1")
        .asks("1");
    let table = table
        .refuses("1 move P1 P3", Illegal::Banned)
        .refuses("1 move P1 P2", Illegal::Banned);
    table.plays("1 move P3 P1").then("part P1 123 | part P3 3");
}

/// ESC-193 Not before the winner is known, nor if nobody won, nor after they have chosen. ESC-195 Not by the
/// winner.
#[test]
fn s5_1_ban_last_when() {
    let sold = "sold win-ties gold5 gold3-stones2 stones3";
    let table = given(&format!("discs 11 11 11 11 | {sold} | part P1 12")).round(NOTHING);
    table.then("phase sites | round 3 | part P1 12");
    let early = given(&format!(
        "discs 11 0 0 0 | {sold} | part P1 12 | stones 1 0 0 0 | building 1"
    ));
    early.refuses("1 buy ban-last", Illegal::NotNow);
    let table =
        given(&format!("discs 11 0 0 0 | {sold} | part P1 12")).round("1111 2222 0000 3333 5000");
    table
        .then("phase move")
        .asks("1")
        .plays("1 stay")
        .then("part P1 12");
}

/// ESC-196 BAN_LAST may name a stone in the stopped part; the ban ends with the phase.
#[test]
fn s5_1_ban_last_in_the_stopped_part() {
    let table = given("discs 0 11 0 0 | sold win-ties gold5 | part P3 33").sites("12 12 12 12");
    let table = table
        .gold("2222 5111 0000 3333 5111")
        .plays("1 stop P3")
        .asks("2");
    let table = table
        .plays("2 buy ban-last")
        .offers("2", "ban P3")
        .plays("2 ban P3");
    // Nothing else can be moved, so nothing moves (Ruling 36).
    let table = table
        .tells(Event::NothingMoved { by: seat("1") })
        .then("part P3 33");
    assert_eq!(table.until_phase(Phase::Sites).table.public.banned, None);
}

/// ESC-197 BAN_LAST is offered once more if the winner buys IGNORE_STOP and has not chosen yet.
#[test]
fn s5_1_ban_last_once_more() {
    let start = "discs 13 11 0 0 | sold win-ties gold5 gold3-stones2 | part P3 33 | part P1 1";
    let table = given(start)
        .sites("12 12 12 12")
        .gold("2222 5111 0000 3333 5111")
        .plays("1 stop P3");
    let table = table
        .asks("2")
        .plays("2 pass")
        .asks("1")
        .plays("1 buy ignore-stop")
        .asks("2");
    let table = table
        .plays("2 buy ban-last, 2 ban P3")
        .asks("1")
        .refuses("1 move P3 P1", Illegal::Banned);
    assert!(table.allows("1 move P1 P3"));
    // Without that purchase they are not asked again.
    let table = given(start)
        .sites("12 12 12 12")
        .gold("2222 5111 0000 3333 5111")
        .plays("1 stop P3");
    table.plays("2 pass, 1 pass").asks("1").then("phase move");
}

/// ESC-198 WIN_TIES before phase 2 only.
#[test]
fn s5_1_win_ties_when() {
    given("discs 7 0 0 0")
        .any_sites()
        .offers("1", "pass, mute, buy win-ties");
    let late = given("discs 7 0 0 0 | stones 1 0 0 0 | building 1");
    late.refuses("1 buy win-ties", Illegal::NotNow);
    assert!(
        given("discs 7 0 0 0")
            .sale("1", Window::RoundEnd)
            .is_empty()
    );
}

/// ESC-199 He wins phases 3, 4, 6 and 8 when tied for the highest: A 5, B 5, C 3; the other 5 stays.
#[test]
fn s5_1_win_ties() {
    let start = "discs 7 0 0 0 | part P5 12";
    let table = given(start)
        .any_sites()
        .plays("1 buy win-ties")
        .gold("5532 5532 0000 4433 4431");
    let table = table
        .asks("1")
        .then("phase blockade | open 2 O1 g5 | open 1 O1 -")
        .plays("1 aside");
    let table = table
        .asks("1")
        .then("phase stop | open 2 O2 g5")
        .plays("1 aside");
    let table = table
        .asks("1")
        .then("phase order | open 2 O4 g4")
        .plays("1 order 1 2 3 4");
    table
        .until_phase(Phase::Move)
        .asks("1")
        .then("open 2 O5 g4");
}

/// ESC-200 Tied below the highest they follow the normal rule: B 5, C 5, A 3, D 3 → nobody; with D 1 → A.
/// ESC-201 Zeros do not win. ESC-202 In phase 5 they get their full value, others half.
#[test]
fn s5_1_win_ties_where() {
    let start = || given("discs 7 0 0 0").any_sites().plays("1 buy win-ties");
    let none = eschnapur::NotWon::AllTied;
    start()
        .gold("1222 3553 0000 5432 0444")
        .until_phase(Phase::Order)
        .tells(Event::OfficialNotWon {
            official: Official::Stop,
            why: none,
        });
    start()
        .gold("2222 3551 0000 0000 1111")
        .plays("1 aside")
        .asks("1")
        .then("phase stop");
    let zeros = start().gold("0000 3331 2222 0000 1222").plays("1 aside");
    let no_bid = eschnapur::NotWon::NoBid;
    zeros.tells(Event::OfficialNotWon {
        official: Official::Blockade,
        why: no_bid,
    });
    let table = start().gold("0222 0333 5531 4555 2211");
    table.then("stones 5 3 3 1");
    let table = start()
        .gold("0222 0333 3531 4555 2211")
        .then("stones 3 5 2 1");
    drop(table);
}

/// ESC-203 WIN_TIES holds for one round.
#[test]
fn s5_1_win_ties_lasts_one_round() {
    let table = given("discs 7 0 0 0")
        .any_sites()
        .plays("1 buy win-ties")
        .gold("0222 0333 1111 4444 2222");
    let table = table.until_phase(Phase::Sites).then("round 3");
    assert_eq!(table.table.public.tie_winner, None);
    let table = table
        .any_sites()
        .until_phase(Phase::Gold)
        .gold("5555 3333 0000 2222 0000");
    table.tells(Event::OfficialNotWon {
        official: Official::Blockade,
        why: eschnapur::NotWon::AllTied,
    });
}

/// ESC-204 GOLD3_STONES2: gold worth 3 and two stones at once.
#[test]
fn s5_1_gold_and_stones() {
    let table =
        given("discs 12 0 0 0 | bank g3 | hand 1 g00 | building 1").plays("1 buy gold3-stones2");
    table
        .then("owned 1 g300 | stones 2 0 0 0 | supply 18 20 20 20 | discs 0 0 0 0")
        .asks("1");
}

/// ESC-205 FREE_SITES: any number of parts, whatever the site cards. ESC-206 Not the stopped one.
/// ESC-207 No stone may be kept while another part has room.
#[test]
fn s5_1_free_sites() {
    let table = given(
        "discs 8 0 0 0 | stones 4 0 0 0 | stop P5 | sites 1 P4 P2 | part P4 2222222 | building 1",
    );
    let table = table
        .plays("1 buy free-sites")
        .refuses("1 build P5", Illegal::Stopped);
    let table = table
        .plays("1 build P1, 1 build P3, 1 build P8")
        .refuses("1 end", Illegal::MustPlace);
    table
        .plays("1 build P7")
        .then("part P1 1 | part P3 1 | part P8 1 | part P7 1");
}

/// ESC-208 FREE_SITES and IGNORE_STOP open the stopped part only with its site card.
#[test]
fn s5_1_free_sites_and_ignore_stop() {
    let start = "discs 21 0 0 0 | stones 2 0 0 0 | stop P5";
    let table = given(&format!("{start} | sites 1 P4 P2 | building 1")).plays("1 buy free-sites");
    table
        .refuses("1 buy ignore-stop", Illegal::NotNow)
        .refuses("1 build P5", Illegal::Stopped);
    let table = given(&format!("{start} | sites 1 P5 P2 | building 1"));
    table
        .plays("1 buy free-sites, 1 buy ignore-stop, 1 build P5, 1 build P1")
        .then("part P5 1 | part P1 1");
}

/// ESC-209 IGNORE_STOP in phase 7: they alone may build in the stopped part, if they played its card.
/// ESC-213 No stone may be kept while it has room.
#[test]
fn s5_1_ignore_stop() {
    let start = "discs 13 13 0 0 | sold gold5 gold3-stones2 free-sites | stones 2 1 0 0 | stop P5";
    let table = given(&format!(
        "{start} | sites 1 P5 P4 | part P4 2222222 | sites 2 P5 P6 | building 1"
    ));
    let table = table
        .refuses("1 build P5", Illegal::Stopped)
        .plays("1 buy ignore-stop, 1 build P5");
    let table = table
        .refuses("1 end", Illegal::MustPlace)
        .plays("1 build P5")
        .asks("2");
    table
        .refuses("2 build P5", Illegal::Stopped)
        .then("part P5 11");
    let other = given(&format!("{start} | sites 1 P3 P2 | building 1"));
    other.refuses("1 buy ignore-stop", Illegal::NotNow);
}

/// ESC-210 IGNORE_STOP in phase 8: out of the stopped part or into it.
#[test]
fn s5_1_ignore_stop_in_phase_8() {
    let start = "discs 13 0 0 0 | sold win-ties gold5 gold3-stones2 | part P3 33 | part P1 1";
    let play = || {
        given(start)
            .sites("12 12 12 12")
            .gold("2222 5111 0000 3333 5111")
            .plays("1 stop P3, 1 buy ignore-stop")
    };
    play().plays("1 move P3 P1").then("part P3 3 | part P1 13");
    play().plays("1 move P1 P3").then("part P3 331");
}

/// ESC-211 A stopped part completed this way is paid and scored as usual.
#[test]
fn s5_1_ignore_stop_completes() {
    let table = given(
        "discs 13 0 0 0 | bank g52 | stones 1 0 0 0 | stop P4 | sites 1 P4 P2 | part P4 222222 | building 1",
    );
    let table = table
        .plays("1 buy ignore-stop, 1 build P4")
        .until_phase(Phase::Sites);
    table
        .then("points 17 21 0 0 | turned P4")
        .tells(Event::WageDue {
            part: Part::P4,
            wage: 7,
            seats: [seat("1"), seat("2")].into_iter().collect(),
        });
}

/// ESC-212 IGNORE_STOP serves one phase: bought in phase 7 it does not help in phase 8.
#[test]
fn s5_1_ignore_stop_serves_once() {
    let table = given(
        "discs 13 0 0 0 | stones 1 0 0 0 | stop P4 | sites 1 P4 P2 | part P1 2 | down 1 O5 g5 | building 1",
    );
    let table = table
        .plays("1 buy ignore-stop, 1 build P4")
        .asks("1")
        .then("phase move");
    table
        .refuses("1 move P4 P1", Illegal::Stopped)
        .refuses("1 move P1 P4", Illegal::Stopped);
}

/// ESC-214 GOLD5: gold worth 5 in cards of their choice. ESC-215 Also from an empty bank, for nothing.
#[test]
fn s5_1_gold5() {
    let table = given("discs 9 0 0 0 | bank g53211 | hand 1 g00 | building 1").plays("1 buy gold5");
    table
        .offers("1", "take g5, take g32, take g311")
        .plays("1 take g32")
        .then("owned 1 g3200");
    let table = given("discs 21 0 0 0 | bank g- | hand 1 g00 | building 1");
    table
        .plays("1 buy gold5, 1 buy gold3-stones2")
        .then("owned 1 g00 | discs 0 0 0 0");
}

/// ESC-216 STONES3: three stones at once.
#[test]
fn s5_1_stones3() {
    let table = given("discs 14 0 0 0 | building 1").plays("1 buy stones3");
    table
        .then("stones 3 0 0 0 | supply 17 20 20 20")
        .plays("1 build P1, 1 build P1, 1 build P2");
}

/// ESC-217 Stones bought before or in one's turn are built in it; bought after it they wait.
#[test]
fn s5_1_when_bought_stones_are_built() {
    let before = given("discs 14 0 0 0 | sold win-ties")
        .any_sites()
        .plays("1 buy stones3")
        .gold(NOTHING);
    before.asks("1").then("phase build | stones 3 0 0 0");
    let after = given("discs 14 0 0 0 | part P1 2 | moving 1").plays("1 stay, 1 buy stones3");
    after
        .until_phase(Phase::Sites)
        .then("stones 3 0 0 0 | part P1 2");
}

/// ESC-218 REFUSE_BLOCKADE: the marker goes aside, the card is revealed, counted and not carried over.
/// ESC-219 The stone is kept. ESC-057 Next round there is no ban.
#[test]
fn s5_1_refuse_blockade() {
    let sold = "sold win-ties gold5";
    let table = given(&format!("discs 0 10 0 0 | {sold}")).round("5111 0000 0000 2222 3333");
    let table = table
        .plays("1 block 2 O4")
        .then("stones 0 1 0 0")
        .plays("2 buy refuse-blockade");
    let table = table
        .then("blockade - | stones 0 1 0 0 | discs 0 0 0 0 | open 2 O4 g2")
        .until_phase(Phase::Sites);
    // His 1, 2 and 3 count.
    let table = table.then("down 2 - | discs 5 6 6 6");
    let table = table.round("5222 0000 0000 3333 1111");
    table.plays("1 block 2 O4").then("blockade 2 O4");
}

/// ESC-220 From the placing until the blocked official is revealed, not later.
#[test]
fn s5_1_refuse_blockade_when() {
    let start = "discs 0 10 0 0 | sold win-ties gold5 | stones 0 1 0 0";
    let table = given(start)
        .round("5111 0000 0000 2222 3333")
        .plays("1 block 2 O4");
    // W2, and once more just before O4 is revealed.
    let table = table
        .asks("2")
        .plays("2 pass")
        .asks("2")
        .then("phase window(refuse(order");
    let bought = table
        .plays("2 buy refuse-blockade")
        .then("open 2 O4 g2 | down 2 O5");
    drop(bought);
    let table = given(start)
        .round("5111 0000 0000 2222 3333")
        .plays("1 block 2 O4, 2 pass, 2 pass");
    let table = table
        .until(|now| now.asked() == [seat("2")])
        .then("phase build | down 2 O4 O5");
    table.refuses("2 buy refuse-blockade", Illegal::NotNow);
}

/// ESC-221 HAND_PLAY before phase 2 only; no face-down cards. ESC-222 At each official, O3 too, one hand
/// card openly after the others have revealed. ESC-223 Evaluated, returned and counted as usual.
#[test]
fn s5_1_hand_play() {
    let table = given("discs 15 0 0 0 | part P5 2")
        .any_sites()
        .plays("1 buy hand-play")
        .asks("2 3 4");
    let table = table.gold(".432 .432 .331 .111 .322");
    let table = table
        .asks("1")
        .then("phase handcard(blockade | open 2 O1 g4 | down 2 O2 O3 O4 O5 | down 1 -");
    let table = table
        .plays("1 play g5")
        .then("phase blockade | bank g5")
        .plays("1 aside");
    let table = table
        .plays("1 play g3")
        .asks("2")
        .then("phase stop | open 1 O2 g3")
        .plays("2 aside");
    let table = table
        .asks("1")
        .then("phase handcard(stones")
        .plays("1 play g4")
        .then("stones 4 2 2 1");
    let table = table
        .plays("1 play g0")
        .then("phase build | open 1 O4 -")
        .until_phase(Phase::HandCard(Official::Move));
    let table = table
        .plays("1 play g1")
        .asks("2")
        .plays("2 stay")
        .until_phase(Phase::Sites);
    // The lost 3 and 1 count; the winning 5 and the stones' 4 do not.
    assert_eq!(table.table.public.discs[seat("1")], 4);
    let late = given("discs 15 0 0 0 | stones 1 0 0 0 | building 1");
    late.refuses("1 buy hand-play", Illegal::NotNow);
}

/// ESC-224 HAND_PLAY ends with the round.
#[test]
fn s5_1_hand_play_ends() {
    let table = given("discs 15 0 0 0")
        .any_sites()
        .plays("1 buy hand-play")
        .gold(".222 .333 .000 .111 .000");
    table
        .round_ends()
        .any_sites()
        .until_phase(Phase::Gold)
        .asks("1 2 3 4");
}

/// ESC-225 The buyer cannot be blocked.
#[test]
fn s5_1_hand_play_is_not_blocked() {
    let table = given("discs 15 0 0 0")
        .any_sites()
        .plays("1 buy hand-play")
        .gold(".522 .333 .000 .111 .000");
    let table = table
        .plays("1 play g0")
        .asks("2")
        .refuses("2 block 1 O3", Illegal::NoFaceDownCard);
    assert!(
        table
            .answers("2")
            .iter()
            .all(|answer| !answer.starts_with("block 1"))
    );
}

/// ESC-226 With a carried card: it is revealed at its official, they play from hand at the others only.
#[test]
fn s5_1_hand_play_with_a_carried_card() {
    let table = given("discs 15 0 0 0 | blockade 1 O2 | down 1 O2 g4")
        .any_sites()
        .plays("1 buy hand-play");
    let table = table
        .gold(".222 .333 .000 .111 .000")
        .plays("1 play g0")
        .asks("1");
    table
        .then("phase stop | open 1 O2 -")
        .plays("1 aside")
        .then("phase handcard(stones");
}

/// ESC-227 With k cards for s officials they pass at most s − k times, never with enough.
#[test]
fn s5_1_hand_play_passes() {
    let table = given("discs 15 0 0 0 | hand 1 g500 | sold gold5 gold3-stones2 stones3")
        .any_sites()
        .plays("1 buy hand-play");
    let table = table
        .gold(".222 .333 .000 .111 .000")
        .plays("1 pass, 1 pass");
    table
        .then("phase handcard(stones")
        .refuses("1 pass", Illegal::MustLay)
        .offers("1", "play g0, play g5");
    let enough = given("discs 15 0 0 0")
        .any_sites()
        .plays("1 buy hand-play")
        .gold(".222 .333 .000 .111 .000");
    enough.refuses("1 pass", Illegal::MustLay);
    let empty = given("impossible | discs 15 0 0 0 | hand 1 g-")
        .any_sites()
        .plays("1 buy hand-play");
    let empty = empty.gold(".222 .333 .000 .111 .000");
    assert_eq!(
        empty.table.public.phase,
        Phase::Sites,
        "with an empty hand they are not asked"
    );
}

/// ESC-239 With an empty hand they are asked if they can buy gold, and may pass; in version 1 they are not.
#[test]
fn s5_1_hand_play_without_a_card() {
    // Zeros that lie until the settlement are the only way to an empty hand.
    let empty = |rules: &str, bank: &str| {
        let text = "option zeros settlement | discs 24 0 0 0 | sold win-ties | hand 1 g00";
        given(&format!("{rules} | {text} | bank {bank}"))
            .any_sites()
            .plays("1 buy hand-play, 1 pass")
            .gold(".222 .333 .000 .111 .000")
            .plays("1 play g0, 1 play g0")
    };
    let asked = empty("rules 2", "g5").then("phase handcard(stones");
    let asked = asked
        .offers("1", "pass, buy gold5")
        .refuses("1 play g5", Illegal::NotInHand);
    asked
        .plays("1 buy gold5, 1 play g5")
        .then("stones 5 0 0 0 | discs 0 0 0 0");
    // Who passes is asked again at the next official; who is out of time passes.
    let passed = empty("rules 2", "g5").plays("1 pass");
    let passed = passed.then("phase handcard(order");
    passed.until_phase(Phase::Build).then("discs 9 0 0 0");
    let hand_card = |now: &Situation| matches!(now.table.public.phase, Phase::HandCard(_));
    assert!(
        !hand_card(&empty("rules 2", "g-")),
        "there is no gold to buy"
    );
    assert!(
        !hand_card(&empty("rules 1", "g5")),
        "version 1 does not ask"
    );
}

/// ESC-228 A zero that came back may be played again.
#[test]
fn s5_1_hand_play_zero_again() {
    let table = given("discs 15 0 0 0")
        .any_sites()
        .plays("1 buy hand-play")
        .gold(".222 .333 .000 .111 .000");
    let line = ["1 play g0"; 5].join(", ");
    table.plays(&line).then("round 3 | hand-size 1 16");
}

/// ESC-229 Gold gained during the round can be played at the next official.
#[test]
fn s5_1_hand_play_gained_gold() {
    let table = given("discs 24 0 0 0 | hand 1 g00 | bank g5")
        .any_sites()
        .plays("1 buy hand-play");
    let table = table.plays("1 pass").gold(".222 .333 .000 .111 .000");
    let table = table
        .refuses("1 play g5", Illegal::NotInHand)
        .plays("1 buy gold5");
    table.plays("1 play g5").then("phase blockade").asks("1");
}

/// ESC-230 HAND_PLAY and WIN_TIES together.
#[test]
fn s5_1_hand_play_and_win_ties() {
    let table = given("discs 22 0 0 0")
        .any_sites()
        .plays("1 buy hand-play, 1 buy win-ties");
    let table = table
        .gold(".522 .333 .000 .111 .000")
        .plays("1 play g5")
        .asks("1");
    table.then("phase blockade | open 2 O1 g5");
}

/// ESC-220 The last chance comes just before the blocked official is revealed, whichever it is; on O2
/// that is the moment of the placing.
#[test]
fn s5_1_refuse_blockade_last_chance() {
    for official in [Official::Stones, Official::Order, Official::Move] {
        let start = "discs 0 10 0 0 | sold win-ties gold5";
        let table = given(start).round("5111 2222 0000 3333 0000");
        let table = table.plays(&format!("1 block 2 {official}")).asks("2");
        let table = table.plays("2 pass");
        let window = Phase::Window(Window::Refuse(official));
        let table = table.until_phase(window).asks("2");
        let table = table.plays("2 buy refuse-blockade").then("blockade -");
        assert!(!table.table.public.down[seat("2")].contains(official));
    }
    let table = given("discs 0 10 0 0 | sold win-ties gold5").round("5111 2222 0000 3333 0000");
    let table = table.plays("1 block 2 O2, 2 pass").round_ends();
    table.then("down 2 O2");
}
