//! Decisions per second of a batch, wall and CPU: `cargo run --release -p palast-env --example
//! batch_bench -- GAME [SEATS [TABLES [THREADS [SECONDS]]]]`.

use std::time::{Duration, Instant};

use palast_env::{Arrays, BatchConfig, Others, load};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, or: usize| args.get(at).and_then(|arg| arg.parse().ok()).unwrap_or(or);
    let id = args.first().map_or("eschnapur", String::as_str);
    let (seats, lanes, threads, seconds) =
        (number(1, 4), number(2, 1024), number(3, 1), number(4, 2));
    let game = match load(id, u8::try_from(seats).ok(), &[]) {
        Ok(game) => game,
        Err(error) => return eprintln!("{error}"),
    };
    let config = BatchConfig {
        lanes,
        seed: 1,
        threads,
        others: Others::Caller,
    };
    let width = 512;
    let mut observations = vec![0; lanes * game.observation()];
    let mut seats_asked = vec![0; lanes];
    let mut menus = vec![0; lanes * width];
    let mut counts = vec![0; lanes];
    let mut rewards = vec![0.0; lanes * game.seats()];
    let mut done = vec![0; lanes];
    let mut masks = vec![0; lanes * game.actions()];
    for what in [
        "rules alone",
        "menus",
        "menus, observations",
        "all and masks",
    ] {
        let Ok(mut batch) = game.batch(config) else {
            return eprintln!("no batch of {lanes} tables");
        };
        let mut answers = vec![0i64; lanes];
        let mut dice = 1u64;
        let (mut steps, begin, cpu) = (0u64, Instant::now(), cpu());
        let mut first = true;
        while begin.elapsed() < Duration::from_secs(seconds as u64) {
            if what == "rules alone" {
                batch.run(20);
                steps += 20 * lanes as u64;
                continue;
            }
            let observed = what != "menus";
            let masked = what == "all and masks";
            let arrays = Arrays {
                observations: if observed { &mut observations } else { &mut [] },
                seats: &mut seats_asked,
                menus: &mut menus,
                counts: &mut counts,
                rewards: &mut rewards,
                done: &mut done,
                masks: if masked { &mut masks } else { &mut [] },
            };
            let result = match std::mem::take(&mut first) {
                true => batch.look(arrays),
                false => batch.step(&answers, arrays),
            };
            if let Err(error) = result {
                return eprintln!("{error}");
            }
            for lane in 0..lanes {
                dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let place = (dice >> 33) as usize % usize::from(counts[lane]);
                answers[lane] = i64::from(menus[lane * width + place]);
            }
            steps += lanes as u64;
        }
        let (wall, cpu) = (begin.elapsed().as_secs_f64(), self::cpu() - cpu);
        println!(
            "{id}, {seats} seats, {lanes} tables, {threads} threads, {what}: \
             {:.2} million decisions per second, {:.2} per CPU second",
            steps as f64 / wall / 1e6,
            steps as f64 / cpu / 1e6
        );
    }
}

fn cpu() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}
