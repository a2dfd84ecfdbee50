//! Q-54 Where only one answer is possible it is given without a question, and the log says so.

use eternal_palace::{Action, AltTask, EternalPalace, Event, Task};
use palast_core::{Dice, Game, LogItem, Step};

use crate::listening::{at_the_start, matches};
use crate::situation::{Situation, given};

/// One visit with a single answer after it: given by itself now, asked for in rules version 1.
#[track_caller]
fn by_itself(text: &str, visit: &str, only: &str, then: &str) {
    let now = given(&format!("2 seats | turn 1 | {text}")).plays(visit);
    assert!(now.told(|event| matches!(event, Event::OnlyAnswer { .. })));
    now.then(then);
    let asked = given(&format!("rules 1 | 2 seats | turn 1 | {text}")).plays(visit);
    assert!(!asked.told(|event| matches!(event, Event::OnlyAnswer { .. })));
    asked
        .offers("1", only)
        .plays(&format!("1 {only}"))
        .then(then);
}

/// EP-378 The path in the Labyrinth, the field of the demand card, the adviser or the pot at the Academy, the
/// offer in the Temple.
#[test]
fn s3_the_only_answer_is_given() {
    by_itself(
        "option labyrinth on | 1 space B1 | 1 has 1 fish | 1 groups 1 2",
        "1 place 1 LA 1",
        "path A1",
        "1 space A1 | 1 has 1 wood",
    );
    by_itself(
        "option river on | demand D03 | field 1 2 | 1 has 1 bronze | 1 groups 1 2",
        "1 place 1 RM 1",
        "field 2 bronze",
        "1 track RM 1",
    );
    by_itself(
        "display A07a | 1 has 2 wisdom | 1 groups 2 1",
        "1 place 2 2 2",
        "appoint A07a goods",
        "1 advisers A07a | 1 has 0 nothing",
    );
    by_itself(
        "option alt-academy on | pot 2 | 1 has 0 nothing | 1 groups 2 1",
        "1 place 2 2 2",
        "pot",
        "pot 0 | 1 has 2 wisdom",
    );
    by_itself(
        "option alt-temple on | 1 has 0 nothing | 1 groups 16 1",
        "1 place 16 7 16",
        "offer 0",
        "1 has 1 wisdom",
    );
}

/// EP-378 A last group that fits nowhere but on the Scrolls goes there.
#[test]
fn s3_the_only_place_is_taken() {
    let text = "2 seats | 1 has 0 nothing | 2 groups 1 2 | 1 groups 1 566 | turn 1";
    let before = given(text).plays("1 place 1 SC 1, 1 take fish");
    let now = before.plays("2 place 1 SC 1, 2 take fish");
    assert!(now.told(|event| matches!(event, Event::OnlyAnswer { .. })));
    now.offers(
        "1",
        "take fish, take wisdom, take wood, take stone, take kaolin, take bronze",
    );
}

/// EP-378 With drawn advisers in hand everybody is asked who could pay for some card, even if not for these.
#[test]
fn s3_a_hand_is_never_given_away() {
    let text = |goods: &str| {
        format!("2 seats | 1 has {goods} | 1 groups 1 2 | turn 1 | pile A07a A08a A09a")
    };
    let drawn = |goods: &str| {
        let visit = given(&text(goods)).plays("1 place 1 1 1");
        visit.draws_until(|now| now.table.public.drawn.is_some_and(|(_, count)| count == 3))
    };
    let asked = |now: &Situation| matches!(now.table.public.task(), Task::FishMarket(_));
    // Stone pays for some card of the match, though for none of these.
    assert!(asked(&drawn("1 stone")));
    let nothing = drawn("0 nothing");
    assert!(!asked(&nothing));
    nothing
        .tells(Event::OnlyAnswer {
            who: crate::situation::seat("1"),
            answer: Action::Decline,
        })
        .then("1 has 3 fish");
}

/// EP-378 In whole matches nobody is ever asked a question with one answer, but with cards in hand.
#[test]
fn s3_no_question_has_one_answer() {
    let mut given = 0;
    for (text, number) in matches() {
        let mut now = at_the_start(&text);
        let mut dice = Dice::from_number(number);
        let mut menu = Vec::new();
        loop {
            let mut events = palast_core::EventSink::recording();
            match EternalPalace::step(&now.table.public) {
                Step::Chance => {
                    let outcome = EternalPalace::draw(&now.table, &mut dice);
                    EternalPalace::resolve(&mut now.table, outcome, &mut events);
                }
                Step::Ask(asked) => {
                    let view = now.table.view_ref(asked.first().unwrap());
                    let (seat, ask) = (view.seat, EternalPalace::question(view));
                    menu.clear();
                    EternalPalace::legal_actions(view, &ask, &mut menu);
                    let hand = matches!(
                        ask.task,
                        Task::FishMarket(_) | Task::Alternative(AltTask::FishMarket(_))
                    );
                    assert!(menu.len() > 1 || hand, "{:?}: {menu:?}", ask.task);
                    let action = *dice.pick(&menu);
                    EternalPalace::act(&mut now.table, seat, action, &mut events);
                }
                Step::Over => break,
            }
            let only = |told: &LogItem<EternalPalace>| {
                matches!(told, LogItem::Public(Event::OnlyAnswer { .. }))
            };
            given += events.take().iter().filter(|told| only(told)).count();
        }
    }
    assert!(given > 100, "{given} answers were given");
}
