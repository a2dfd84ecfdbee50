//! Two kept matches of version 2 in which gold is bought while somebody plays from the hand.

use std::path::Path;

use eschnapur::{Action, Decision, Eschnapur, Privilege};
use palast_core::{Input, Match, Record, Viewer};

/// For every gold bought at HAND_PLAY: how many cards the buyer had left.
#[expect(clippy::disallowed_methods, reason = "tests read the golden replays")]
fn hands_of_buyers(name: &str) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    let text = std::fs::read_to_string(path.join(name)).unwrap();
    let record = Record::<Eschnapur>::parse(&text, &[]).unwrap();
    assert_eq!(record.header.rules.version, 2);
    let mut hands = Vec::new();
    for (index, input) in record.inputs.iter().enumerate() {
        let Input::Act(seat, Action::Buy(Privilege::Gold5 | Privilege::Gold3Stones2)) = *input
        else {
            continue;
        };
        let (header, seed) = (record.header, record.seed.clone());
        let before = record.inputs[..index].iter().copied();
        let play = Match::replay(header, seed, before).unwrap();
        let view = play.view(Viewer::Seat(seat));
        if matches!(view.question(), Some(Decision::PlayHandCard { .. })) {
            hands.push(view.public().hand_len(seat));
        }
    }
    hands
}

/// ESC-239, ESC-240 In one with cards in hand, in the other with none.
#[test]
fn kept_matches_buy_gold_at_hand_play() {
    let with_cards = hands_of_buyers("version-2-gold-from-the-hand.match");
    assert!(with_cards.iter().any(|cards| *cards > 0), "{with_cards:?}");
    let without = hands_of_buyers("version-2-gold-with-an-empty-hand.match");
    assert!(without.contains(&0), "{without:?}");
}
