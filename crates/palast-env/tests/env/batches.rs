//! Batches: the same whatever the threads, the same as single states, and all or nothing.

use palast_env::{Arrays, BatchConfig, GAMES, Others, load};

struct Kept {
    observations: Vec<u8>,
    seats: Vec<u8>,
    menus: Vec<i16>,
    counts: Vec<u16>,
    rewards: Vec<f32>,
    done: Vec<u8>,
    masks: Vec<u8>,
}

const WIDTH: usize = 512;

impl Kept {
    fn new(game: &dyn palast_env::Environment, lanes: usize) -> Self {
        Self {
            observations: vec![0; lanes * game.observation()],
            seats: vec![0; lanes],
            menus: vec![0; lanes * WIDTH],
            counts: vec![0; lanes],
            rewards: vec![0.0; lanes * game.seats()],
            done: vec![0; lanes],
            masks: vec![0; lanes * game.actions()],
        }
    }

    fn arrays(&mut self) -> Arrays<'_> {
        Arrays {
            observations: &mut self.observations,
            seats: &mut self.seats,
            menus: &mut self.menus,
            counts: &mut self.counts,
            rewards: &mut self.rewards,
            done: &mut self.done,
            masks: &mut self.masks,
        }
    }

    fn answers(&self, step: usize) -> Vec<i64> {
        let pick = |(lane, count): (usize, &u16)| {
            let dice = ((step * 64 + lane) as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            let place = (dice >> 40) as usize % usize::from(*count);
            i64::from(self.menus[lane * WIDTH + place])
        };
        self.counts.iter().enumerate().map(pick).collect()
    }
}

fn config(lanes: usize, threads: usize, others: Others) -> BatchConfig {
    BatchConfig {
        lanes,
        seed: 3,
        threads,
        others,
    }
}

#[test]
fn threads_change_nothing_and_masks_agree_with_menus() {
    for id in GAMES {
        let game = load(id, Some(3), &[]).unwrap();
        for others in [Others::Caller, Others::Random, Others::Sensible] {
            let mut one = game.batch(config(7, 1, others)).unwrap();
            let mut many = game.batch(config(7, 3, others)).unwrap();
            let (mut a, mut b) = (Kept::new(&*game, 7), Kept::new(&*game, 7));
            one.look(a.arrays()).unwrap();
            many.look(b.arrays()).unwrap();
            let mut ended = 0;
            for step in 0..1_500 {
                let answers = a.answers(step);
                one.step(&answers, a.arrays()).unwrap();
                many.step(&answers, b.arrays()).unwrap();
                assert_eq!(a.observations, b.observations, "{id}");
                assert_eq!((&a.menus, &a.seats), (&b.menus, &b.seats), "{id}");
                assert_eq!((&a.rewards, &a.done), (&b.rewards, &b.done), "{id}");
                let legal: u32 = a.masks.iter().map(|legal| u32::from(*legal)).sum();
                let counted: u32 = a.counts.iter().map(|count| u32::from(*count)).sum();
                assert_eq!(legal, counted, "{id}");
                for lane in 0..7 {
                    let seats = game.seats();
                    let paid: f32 = a.rewards[lane * seats..(lane + 1) * seats].iter().sum();
                    let wanted = f32::from(a.done[lane]);
                    assert!((paid - wanted).abs() < 1e-4, "{id} {paid}");
                    if others != Others::Caller {
                        assert_eq!(usize::from(a.seats[lane]), lane % seats, "{id}");
                    }
                }
                ended += a.done.iter().filter(|done| **done == 1).count();
            }
            assert!(ended > 0, "{id} {others:?}: no match ended");
        }
    }
}

#[test]
fn one_illegal_answer_changes_nothing() {
    let game = load("palastgefluester", None, &[]).unwrap();
    let mut batch = game.batch(config(4, 2, Others::Caller)).unwrap();
    let mut kept = Kept::new(&*game, 4);
    batch.look(kept.arrays()).unwrap();
    let before = kept.observations.clone();
    let mut answers = kept.answers(0);
    for bad in [-1, 690_000, i64::MAX] {
        answers[3] = bad;
        let error = batch.step(&answers, kept.arrays()).unwrap_err();
        assert!(error.to_string().contains("at table 3"), "{error}");
    }
    assert!(batch.step(&answers[..2], kept.arrays()).is_err());
    let mut short = vec![0; 3];
    let arrays = Arrays {
        seats: &mut short,
        ..Arrays::none()
    };
    assert!(batch.look(arrays).is_err());
    batch.look(kept.arrays()).unwrap();
    assert_eq!(kept.observations, before);
    assert!(game.batch(config(0, 1, Others::Caller)).is_err());
}
