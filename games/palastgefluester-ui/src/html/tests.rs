use maud::{Markup, html};
use palast_core::{Game, View, Viewer};
use palast_ui::{Lang, RenderHtml};
use palast_ui_testkit::Seen;
use palastgefluester::{Action, CardSet, MemoryAid, Options, Palastgefluester};

use crate::testing::{LENGTH, Position, positions};
use crate::{PalastgefluesterUi as Ui, Scene, phrases, visibility};

palast_ui_testkit::page_tests!(
    Palastgefluester,
    Ui,
    palast_ui_testkit::PageChecks {
        length: LENGTH,
        kinds: &[
            "play", "swap", "give", "exchange", "take", "discard", "next"
        ],
        sealed: &["give"],
        hidden: &[
            ("discard: CardDiscarded", Seen::Nobody),
            ("draw deal", Seen::OneSeat),
            ("draw deal: RoundBegan", Seen::OneSeat),
            ("draw draw: CardDrawn", Seen::OneSeat),
            ("give", Seen::Nobody),
            ("give early", Seen::Nobody),
            ("give early: PickLocked", Seen::Nobody),
            ("give: PickLocked", Seen::OneSeat),
        ],
        marks: &[("play", "pg-ghost"), ("exchange", "pg-leaving")],
        prefix: "pg",
        bytes: 120_000,
    }
);

/// Renders everything that a viewer sees of the game, except the log.
fn everything(scene: Scene<'_>) -> Markup {
    html! {
        div {
            (Ui::board(scene))
            (Ui::hand(scene))
            (Ui::choices(scene))
            @for seat in scene.view.public().seats.seats() { (Ui::panel(scene, seat)) }
        }
    }
}

fn nothing(_: &View<Palastgefluester>) -> Option<Action> {
    None
}

fn last(view: &View<Palastgefluester>) -> Option<Action> {
    view.legal_actions().last().copied()
}

/// Whether the text contains a notation as a whole word.
fn mentions(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        let outside = |c: Option<char>| !c.is_some_and(char::is_alphanumeric);
        outside(before) && outside(after)
    })
}

/// PG-104, PG-109, PG-112, PG-122: neither notation nor name of a card the viewer does not see.
#[test]
fn no_page_names_a_hidden_card() {
    let mut hidden_cards = 0;
    for at in positions(200).filter(|at| !at.play.is_over()) {
        for viewer in at.viewers() {
            at.show(viewer, Lang::De, last, |scene| {
                let page = everything(scene).into_string();
                for card in hidden(scene).iter_kinds() {
                    hidden_cards += 1;
                    let notation = card.to_string();
                    assert!(!mentions(&page, &notation), "{viewer:?} {notation}\n{page}");
                    let name = scene.say(&phrases::card(card));
                    assert!(!page.contains(&name), "{viewer:?} {name}\n{page}");
                }
            });
        }
    }
    assert!(hidden_cards > 10_000);
}

/// The kinds of which the viewer sees no copy.
fn hidden(scene: Scene<'_>) -> CardSet {
    let public = scene.view.public();
    let mut seen = scene.view.own().map_or(CardSet::EMPTY, |own| own.hand);
    for seat in public.seats.seats() {
        for card in public.rows[seat].iter() {
            seen.insert(card);
        }
        seen = seen.plus(visibility::in_hand(scene, seat));
    }
    let deck = CardSet::deck(public.seats).kinds();
    deck.iter().filter(|card| !seen.contains(*card)).collect()
}

#[test]
fn a_card_that_may_not_be_played_says_why() {
    let at = Position::until(3, Options::default(), 5, |view, _| {
        view.view_ref().is_some_and(|seat_view| {
            let playing = matches!(view.legal_actions()[0], Action::Play(_));
            playing && palastgefluester::playable_cards(seat_view) != seat_view.own.hand.kinds()
        })
    });
    at.show(at.asked(), Lang::En, nothing, |scene| {
        let page = Ui::hand(scene).into_string();
        assert!(page.contains("you still have a safe card."), "{page}");
        assert!(page.contains("aria-disabled"), "{page}");
    });
}

/// PG-125 in the interface: without the memory aid no card in another hand is marked.
#[test]
fn pg_125_without_memory_aid_nothing_known_is_marked() {
    let mut marked = 0;
    for seed in 0..40 {
        let shown = |memory_aid| {
            let options = Options {
                memory_aid,
                ..Options::default()
            };
            let at = Position::random(4, options, seed, 25);
            let marks = |viewer: Viewer| {
                at.show(viewer, Lang::De, nothing, |scene| {
                    let page = everything(scene).into_string();
                    page.matches("pg-eye").count() + page.matches("bekannt").count()
                })
            };
            at.viewers().map(marks).sum::<usize>()
        };
        assert_eq!(shown(MemoryAid::Off), 0);
        marked += shown(MemoryAid::On);
    }
    assert!(marked > 100);
}

#[test]
fn at_the_end_all_hands_lie_open() {
    let at = Position::random(4, Options::default(), 3, u64::MAX);
    at.show(Viewer::Spectator, Lang::De, nothing, |scene| {
        let page = everything(scene).into_string();
        for view in scene.open {
            for card in view.own().unwrap().hand.iter() {
                assert!(page.contains(&scene.say(&phrases::card(card))));
            }
        }
        assert!(!page.contains("pg-back\""), "{page}");
    });
}

#[test]
fn a_played_card_keeps_its_key_from_hand_to_row() {
    let at = Position::random(3, Options::default(), 1, 0);
    let Viewer::Seat(seat) = at.asked() else {
        unreachable!("somebody is asked at the start")
    };
    let action = at.play.view(at.asked()).legal_actions()[0];
    let Action::Play(card) = action else {
        unreachable!("the first question is which card to play")
    };
    let key = format!("data-k=\"k:{card}\"");
    let in_hand = at.show(at.asked(), Lang::En, nothing, |s| Ui::hand(s).into_string());
    assert!(in_hand.contains(&key));
    let mut after = at.clone();
    let ask = after.play.ask_id(seat).unwrap();
    after.play.submit(seat, ask, action).unwrap();
    let me = Viewer::Seat(seat);
    let on_board = after.show(me, Lang::En, nothing, |s| Ui::board(s).into_string());
    assert!(on_board.contains(&key));
    // For the others it glides from the place in the hand that is empty now.
    let seen = after.show(Viewer::Spectator, Lang::En, nothing, |s| {
        Ui::board(s).into_string()
    });
    let from = format!("{key} data-from=\"h{seat}.5\"");
    assert!(seen.contains(&from), "{seen}");
}

palast_ui_testkit::theme_tests!(palast_ui_testkit::ThemeChecks {
    id: Palastgefluester::ID,
    prefix: "pg",
    css: Ui::CSS,
    art: crate::art::CSS,
    grounds: &["carpet"],
});
