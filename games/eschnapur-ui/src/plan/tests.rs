use std::collections::BTreeSet;

use eschnapur::{Action, Decision};
use palast_core::{Seat, Viewer};
use palast_ui::plan::Placed;
use palast_ui::{Lang, Localize, RenderHtml};

use super::{Outline, Place, outline};
use crate::testing::{Position, positions, words};
use crate::{EschnapurUi as Ui, View};

/// The seats with a plan in a position.
fn plans(at: &Position) -> Vec<(Seat, View, Outline)> {
    let asked = at.play.asked().iter();
    asked
        .filter_map(|seat| {
            let view = at.play.view(Viewer::Seat(seat));
            let outline = outline(&view, &view.legal_actions())?;
            Some((seat, view, outline))
        })
        .collect()
}

/// A complete plan: things in an order that depends on the seed, into rooms in rising order.
fn filled(view: &View, outline: &Outline, seed: usize) -> Vec<Placed> {
    let mut things: Vec<String> = outline.things.iter().map(ToString::to_string).collect();
    let count = things.len();
    things.rotate_left(seed % count);
    if seed % 3 == 1 {
        things.reverse();
    }
    if let Decision::TakeGold { .. } = outline.ask {
        let legal = view.legal_actions();
        let sets: Vec<_> = legal.iter().filter_map(super::taken).collect();
        let cards = sets[seed % sets.len()];
        let mut placed = Vec::new();
        for gold in eschnapur::Gold::ALL {
            for copy in 1..=cards.count(gold) {
                placed.push(("taken".to_owned(), format!("gold-{}-{copy}", gold.value())));
            }
        }
        return placed;
    }
    let mut rooms: Vec<Place> = Vec::new();
    for room in &outline.rooms {
        rooms.extend(std::iter::repeat_n(room.place, usize::from(room.most)));
    }
    let full = rooms.len();
    rooms.rotate_left(seed / 3 % full);
    let rooms = rooms.into_iter().map(|place| place.to_string());
    rooms.zip(things).collect()
}

/// Every complete plan gives answers that the match accepts, one after another.
#[test]
fn complete_plans_are_legal_everywhere() {
    let mut kinds = BTreeSet::new();
    let mut given = 0;
    for at in positions(240).filter(|at| !at.play.is_over()) {
        for (seat, view, outline) in plans(&at) {
            for seed in [0, 1, 11, 23] {
                let placed = filled(&view, &outline, seed);
                let answers = Ui::plan_actions(&view, &placed);
                let answers = answers.unwrap_or_else(|why| panic!("{why:?}: {placed:?}"));
                assert!(!answers.is_empty());
                let mut play = at.play.clone();
                for answer in &answers {
                    let id = play.ask_id(seat);
                    let id = id.unwrap_or_else(|| panic!("{answer} is not asked: {placed:?}"));
                    play.submit(seat, id, *answer)
                        .unwrap_or_else(|why| panic!("{why:?}: {answer} of {placed:?}"));
                }
                kinds.insert(answers[0].to_string().split(' ').next().unwrap().to_owned());
                given += answers.len();
            }
        }
    }
    let wanted = ["build", "lay", "leave", "order", "site", "take"];
    assert_eq!(kinds.iter().map(String::as_str).collect::<Vec<_>>(), wanted);
    assert!(given > 1_000, "{given}");
}

/// Whatever is wrong with a plan, the player gets a sentence.
#[test]
fn bad_plans_get_a_sentence() {
    let languages = Lang::ALL.map(words);
    let mut said = BTreeSet::new();
    for at in positions(120).filter(|at| !at.play.is_over()) {
        for (_, view, outline) in plans(&at) {
            let good = filled(&view, &outline, 0);
            let mut twice = good.clone();
            twice.push(good[0].clone());
            let mut strange = good.clone();
            strange[0].1 = "gold-9-1".to_owned();
            let mut nowhere = good.clone();
            nowhere[0].0 = "moon".to_owned();
            let short = good[1..].to_vec();
            for bad in [Vec::new(), twice, strange, nowhere, short] {
                let stones = outline.ask == Decision::PlaceStone && !bad.is_empty();
                match Ui::plan_actions(&view, &bad) {
                    Err(why) => {
                        for words in &languages {
                            assert_eq!(words.check(&why), Ok(()));
                        }
                        said.insert(why.key.into_owned());
                    }
                    // Fewer stones than there are is a beginning.
                    Ok(_) => assert!(stones && bad.len() < good.len(), "{bad:?}"),
                }
            }
        }
    }
    let wanted = [
        "es-plan-gold-few",
        "es-plan-order-few",
        "es-plan-sites-few",
        "es-plan-stones-none",
        "es-plan-take-wrong",
        "es-plan-unfit",
    ];
    assert_eq!(said.iter().map(String::as_str).collect::<Vec<_>>(), wanted);
}

/// The page shows what the outline says, with unique ids, texts in all languages, and keys that are
/// the printed numbers.
#[test]
fn plans_are_drawn() {
    let languages = Lang::ALL.map(words);
    let mut seen = 0;
    for at in positions(120).filter(|at| !at.play.is_over()) {
        for (seat, _, outline) in plans(&at) {
            at.show(
                Viewer::Seat(seat),
                Lang::En,
                |_| None,
                |scene| {
                    let plan = Ui::plan(scene).unwrap();
                    let slots: BTreeSet<&str> =
                        plan.slots.iter().map(|slot| slot.id.as_str()).collect();
                    let pieces: BTreeSet<&str> =
                        plan.pieces.iter().map(|it| it.id.as_str()).collect();
                    assert_eq!(slots.len(), outline.rooms.len());
                    assert_eq!(pieces.len(), outline.things.len());
                    for words in &languages {
                        assert_eq!(words.check(&plan.title), Ok(()));
                        for label in plan.slots.iter().map(|slot| &slot.label) {
                            assert_eq!(words.check(label), Ok(()));
                        }
                    }
                    for piece in &plan.pieces {
                        let label = scene.say(&piece.label);
                        assert!(piece.key.is_none_or(|key| label.contains(key)), "{label}");
                        assert!(piece.lies.iter().all(|slot| slots.contains(slot.as_str())));
                    }
                    seen += 1;
                },
            );
        }
    }
    assert!(seen > 50, "{seen}");
}

/// A bag in the way: the plan goes as far as the rules let it, and never past somebody's choice.
#[test]
fn a_premium_interrupts_a_plan() {
    let mut cut = 0;
    for at in positions(240).filter(|at| !at.play.is_over()) {
        for (_, view, outline) in plans(&at) {
            if outline.ask == Decision::PlaceStone {
                let placed = filled(&view, &outline, 0);
                let answers = Ui::plan_actions(&view, &placed).unwrap();
                assert!(
                    answers
                        .iter()
                        .all(|answer| matches!(answer, Action::Build(_)))
                );
                cut += usize::from(answers.len() < placed.len());
            }
        }
    }
    assert!(cut > 0);
}
