//! The bar that shows how far a series of matches is and how long it will take.

use std::io::IsTerminal as _;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar for so many matches, some of them already played; hidden where nobody looks.
pub(crate) fn bar(matches: u64, played: u64) -> ProgressBar {
    counting("matches", matches, played)
}

/// A bar for so many things of this name, some of them already done; hidden where nobody looks.
pub(crate) fn counting(what: &str, all: u64, done: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let template =
        format!("{{bar:40}} {{human_pos}}/{{human_len}} {what}, {{per_sec}}, {{eta}} left");
    let style = ProgressStyle::with_template(&template).expect("the template is well formed");
    let bar = ProgressBar::with_draw_target(Some(all), ProgressDrawTarget::stderr_with_hz(10))
        .with_position(done);
    bar.reset_eta();
    bar.set_style(style);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
