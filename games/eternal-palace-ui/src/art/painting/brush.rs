//! The painter's brush: strokes that swell and taper, edges that tremble, washes that run out.
//!
//! Everything is a path of few, rounded numbers. The trembling comes from a [`Hand`] with a fixed
//! seed, so that a drawing is the same on every page.

use std::fmt::Write as _;

use maud::{Markup, html};

/// A place on the canvas, which is 600 wide and 360 high.
pub(super) type Point = (f32, f32);

/// Where the brush trembles to: a small generator of even numbers, the same on every machine.
#[derive(Debug)]
pub(super) struct Hand(u32);

impl Hand {
    pub(super) const fn new(seed: u32) -> Self {
        Self(seed.wrapping_mul(2_654_435_769) | 1)
    }

    /// Between 0 and 1.
    pub(super) fn chance(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        (self.0 >> 8) as f32 / 16_777_216.0
    }

    /// Between `-reach` and `reach`.
    pub(super) fn sway(&mut self, reach: f32) -> f32 {
        (self.chance() * 2.0 - 1.0) * reach
    }

    pub(super) fn between(&mut self, low: f32, high: f32) -> f32 {
        low + self.chance() * (high - low)
    }
}

/// The `d` of a path in the making, in whole and tenth steps relative to where the brush is.
#[derive(Debug, Default)]
pub(super) struct Strokes {
    d: String,
    /// In tenths, so that no rounding adds up.
    at: (i32, i32),
    /// Where the outline in hand began, and closing leads back to.
    began: (i32, i32),
}

fn tenths(point: Point) -> (i32, i32) {
    ((point.0 * 10.0).round() as i32, (point.1 * 10.0).round() as i32)
}

impl Strokes {
    pub(super) fn new() -> Self {
        Self::default()
    }

    /// Writes as few characters as a path needs: a sign or a point separates, too.
    fn number(&mut self, tenths: i32) {
        let sign = if tenths < 0 { "-" } else { "" };
        let (whole, part) = (tenths.abs() / 10, tenths.abs() % 10);
        let written = match (whole, part) {
            (whole, 0) => format!("{sign}{whole}"),
            (0, part) => format!("{sign}.{part}"),
            (whole, part) => format!("{sign}{whole}.{part}"),
        };
        let last = self.d.rfind(|c: char| !c.is_ascii_digit()).map(|at| &self.d[at..=at]);
        let after_digit = self.d.ends_with(|c: char| c.is_ascii_digit());
        let splits = written.starts_with('-') || written.starts_with('.') && last == Some(".");
        if after_digit && !splits {
            self.d.push(' ');
        }
        self.d.push_str(&written);
    }

    fn put(&mut self, command: char, points: &[Point]) {
        self.d.push(command);
        let from = self.at;
        for point in points {
            let to = tenths(*point);
            self.number(to.0 - from.0);
            self.number(to.1 - from.1);
            self.at = to;
        }
    }

    pub(super) fn go(&mut self, to: Point) -> &mut Self {
        if self.d.is_empty() {
            self.d.push('M');
            self.at = tenths(to);
            self.number(self.at.0);
            self.number(self.at.1);
        } else {
            self.put('m', &[to]);
        }
        self.began = self.at;
        self
    }

    /// Half an ellipse, over the top or under the bottom as `high` is positive or negative.
    pub(super) fn arch(&mut self, to: Point, high: f32) -> &mut Self {
        let (dx, dy) = (to.0 - self.at.0 as f32 / 10.0, to.1 - self.at.1 as f32 / 10.0);
        let sweep = i32::from((dx > 0.0) == (high > 0.0));
        self.d.push('a');
        self.number(tenths((dx.hypot(dy) / 2.0, 0.0)).0);
        self.number(tenths((high.abs(), 0.0)).0);
        write!(self.d, " 0 0 {sweep}").expect("a string takes everything");
        let end = tenths(to);
        self.number(end.0 - self.at.0);
        self.number(end.1 - self.at.1);
        self.at = end;
        self
    }

    pub(super) fn line(&mut self, to: Point) -> &mut Self {
        self.put('l', &[to]);
        self
    }

    pub(super) fn curve(&mut self, by: Point, to: Point) -> &mut Self {
        self.put('q', &[by, to]);
        self
    }

    pub(super) fn close(&mut self) -> &mut Self {
        self.d.push('z');
        self.at = self.began;
        self
    }

    /// A closed outline with straight edges.
    pub(super) fn shape(&mut self, points: &[Point]) -> &mut Self {
        self.go(points[0]);
        for point in &points[1..] {
            self.line(*point);
        }
        self.close()
    }

    pub(super) fn bar(&mut self, x: f32, y: f32, width: f32, height: f32) -> &mut Self {
        let (right, bottom) = (x + width, y + height);
        self.shape(&[(x, y), (right, y), (right, bottom), (x, bottom)])
    }

    /// One touch of the brush: swells in the first third, bends sideways, ends in a point.
    pub(super) fn touch(&mut self, from: Point, to: Point, bend: f32, width: f32) -> &mut Self {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy).max(0.1);
        let (nx, ny) = (-dy / length, dx / length);
        let middle = (from.0 + dx * 0.42, from.1 + dy * 0.42);
        let side = |off: f32| (middle.0 + nx * off, middle.1 + ny * off);
        self.go(from)
            .curve(side(bend + width), to)
            .curve(side(bend - width), from)
    }

    /// A dab of the brush's tip; its size is the stroke's width.
    pub(super) fn dab(&mut self, at: Point) -> &mut Self {
        self.go(at);
        self.d.push_str("h0");
        self
    }

    /// A soft line through the points, on from where the brush is.
    pub(super) fn through(&mut self, points: &[Point]) -> &mut Self {
        for pair in points.windows(2) {
            let half = ((pair[0].0 + pair[1].0) / 2.0, (pair[0].1 + pair[1].1) / 2.0);
            self.curve(pair[0], half);
        }
        if let Some(last) = points.last() {
            self.line(*last);
        }
        self
    }

    pub(super) fn path(&self) -> &str {
        &self.d
    }

    pub(super) fn fill(&self, paint: &str) -> Markup {
        html! { path fill=(paint) d=(self.d) {} }
    }

    pub(super) fn wash(&self, paint: &str, strength: f32) -> Markup {
        html! { path fill=(paint) fill-opacity=(strength) d=(self.d) {} }
    }

    pub(super) fn draw(&self, paint: &str, width: f32) -> Markup {
        html! { path fill="none" stroke=(paint) stroke-width=(width) d=(self.d) {} }
    }

    pub(super) fn faint(&self, paint: &str, width: f32, strength: f32) -> Markup {
        html! { path fill="none" stroke=(paint) stroke-width=(width) stroke-opacity=(strength) d=(self.d) {} }
    }
}

/// The edge with more and more points between, each a little off.
pub(super) fn rough(points: &[Point], hand: &mut Hand, amount: f32, times: u8) -> Vec<Point> {
    let mut edge = points.to_vec();
    for _ in 0..times {
        let mut finer = Vec::with_capacity(edge.len() * 2);
        for pair in edge.windows(2) {
            let ((ax, ay), (bx, by)) = (pair[0], pair[1]);
            let reach = (bx - ax).hypot(by - ay) * amount;
            finer.push((ax, ay));
            finer.push((
                (ax + bx) / 2.0 + hand.sway(reach * 0.4),
                (ay + by) / 2.0 + hand.sway(reach),
            ));
        }
        finer.extend(edge.last());
        edge = finer;
    }
    edge
}
