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

/// Writes the `d` of a path, relative to where the brush is, in as few characters as it can.
#[derive(Debug)]
struct Pen {
    d: String,
    /// In tenths, so that no rounding adds up.
    at: (i32, i32),
    /// Where the outline in hand began, and closing leads back to.
    began: (i32, i32),
    /// How much larger than life it writes, and the grid its points lie on, in tenths.
    magnify: i32,
    grid: i32,
}

impl Pen {
    const fn new(magnify: i32, grid: i32) -> Self {
        Self {
            d: String::new(),
            at: (0, 0),
            began: (0, 0),
            magnify,
            grid,
        }
    }

    fn on_grid(&self, number: f32) -> i32 {
        (number * (10 * self.magnify) as f32 / self.grid as f32).round() as i32 * self.grid
    }

    fn tenths(&self, point: Point) -> (i32, i32) {
        (self.on_grid(point.0), self.on_grid(point.1))
    }

    /// A sign or a second point separates numbers as well as a space does.
    fn number(&mut self, tenths: i32) {
        let sign = if tenths < 0 { "-" } else { "" };
        let (whole, part) = (tenths.abs() / 10, tenths.abs() % 10);
        let written = match (whole, part) {
            (whole, 0) => format!("{sign}{whole}"),
            (0, part) => format!("{sign}.{part}"),
            (whole, part) => format!("{sign}{whole}.{part}"),
        };
        let before = self.d.trim_end_matches(|c: char| c.is_ascii_digit());
        let after_digit = before.len() < self.d.len();
        let splits = written.starts_with('-') || written.starts_with('.') && before.ends_with('.');
        if after_digit && !splits {
            self.d.push(' ');
        }
        self.d.push_str(&written);
    }

    /// Level and upright lines have commands of their own, and one repeated need not be named.
    fn put(&mut self, command: char, points: &[Point]) {
        let from = self.at;
        if let ('l', [to]) = (command, points) {
            let to = self.tenths(*to);
            self.at = to;
            match (to.0 - from.0, to.1 - from.1) {
                (dx, 0) => self.named('h', &[dx]),
                (0, dy) => self.named('v', &[dy]),
                (dx, dy) => self.named('l', &[dx, dy]),
            }
            return;
        }
        let mut numbers = Vec::with_capacity(points.len() * 2);
        for point in points {
            let to = self.tenths(*point);
            numbers.extend([to.0 - from.0, to.1 - from.1]);
            self.at = to;
        }
        self.named(command, &numbers);
    }

    fn named(&mut self, command: char, numbers: &[i32]) {
        let again = self
            .d
            .rfind(|c: char| c.is_ascii_alphabetic())
            .map(|at| &self.d[at..=at]);
        let repeats =
            matches!(command, 'l' | 'q') && again == Some(command.encode_utf8(&mut [0; 4]));
        if !repeats {
            self.d.push(command);
        }
        for number in numbers {
            self.number(*number);
        }
    }

    fn go(&mut self, to: Point) {
        let command = if self.d.is_empty() { 'M' } else { 'm' };
        self.put(command, &[to]);
        self.began = self.at;
    }

    fn arch(&mut self, to: Point, high: f32) {
        let end = self.tenths(to);
        let (dx, dy) = (end.0 - self.at.0, end.1 - self.at.1);
        let sweep = i32::from((dx > 0) == (high > 0.0));
        self.d.push('a');
        self.number((dx as f32).hypot(dy as f32).round() as i32 / 2);
        self.number(self.on_grid(high.abs()));
        write!(self.d, " 0 0 {sweep}").expect("a string takes everything");
        self.number(dx);
        self.number(dy);
        self.at = end;
    }
}

/// A path in the making.
///
/// It is written twice, in life size with tenths and magnified in whole numbers, and the shorter of
/// the two is sent.
#[derive(Debug)]
pub(super) struct Strokes([Pen; 2]);

impl Strokes {
    pub(super) const fn new() -> Self {
        Self([Pen::new(1, 1), Pen::new(4, 10)])
    }

    /// For a broad brush: half steps are fine enough.
    pub(super) const fn broad() -> Self {
        Self([Pen::new(1, 5), Pen::new(2, 10)])
    }

    /// For what is stamped much smaller than it is drawn: whole steps.
    pub(super) const fn stamp() -> Self {
        Self([Pen::new(1, 10), Pen::new(1, 10)])
    }

    fn put(&mut self, command: char, points: &[Point]) -> &mut Self {
        for pen in &mut self.0 {
            pen.put(command, points);
        }
        self
    }

    pub(super) fn go(&mut self, to: Point) -> &mut Self {
        for pen in &mut self.0 {
            pen.go(to);
        }
        self
    }

    pub(super) fn line(&mut self, to: Point) -> &mut Self {
        self.put('l', &[to])
    }

    pub(super) fn curve(&mut self, by: Point, to: Point) -> &mut Self {
        self.put('q', &[by, to])
    }

    /// Half an ellipse, over the top or under the bottom as `high` is positive or negative.
    pub(super) fn arch(&mut self, to: Point, high: f32) -> &mut Self {
        for pen in &mut self.0 {
            pen.arch(to, high);
        }
        self
    }

    pub(super) fn close(&mut self) -> &mut Self {
        for pen in &mut self.0 {
            pen.d.push('z');
            pen.at = pen.began;
        }
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

    /// A hair of the brush: as thin as the path is drawn, bent sideways.
    pub(super) fn hair(&mut self, from: Point, to: Point, bend: f32) -> &mut Self {
        let middle = ((from.0 + to.0) / 2.0 + bend, (from.1 + to.1) / 2.0);
        self.go(from).curve(middle, to)
    }

    /// A dab of the brush's tip; its size is the stroke's width.
    pub(super) fn dab(&mut self, at: Point) -> &mut Self {
        self.go(at);
        for pen in &mut self.0 {
            pen.d.push_str("h0");
        }
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

    /// As it is, for stamps.
    pub(super) fn path(&self) -> &str {
        &self.0[0].d
    }

    pub(super) fn fill(&self, paint: &str) -> Markup {
        self.sent(|_, place, d| html! { path fill=(paint) transform=[place] d=(d) {} })
    }

    pub(super) fn wash(&self, paint: &str, strength: f32) -> Markup {
        self.sent(|_, place, d| html! { path fill=(paint) fill-opacity=(strength) transform=[place] d=(d) {} })
    }

    pub(super) fn draw(&self, paint: &str, width: f32) -> Markup {
        self.sent(|magnify, place, d| {
            html! { path fill="none" stroke=(paint) stroke-width=(hundredths(width * magnify)) transform=[place] d=(d) {} }
        })
    }

    pub(super) fn faint(&self, paint: &str, width: f32, strength: f32) -> Markup {
        self.sent(|magnify, place, d| {
            html! { path fill="none" stroke=(paint) stroke-width=(hundredths(width * magnify)) stroke-opacity=(strength) transform=[place] d=(d) {} }
        })
    }

    fn sent(&self, path: impl Fn(f32, Option<&str>, &str) -> Markup) -> Markup {
        let [life, large] = &self.0;
        let place = if large.magnify == 4 {
            "scale(.25)"
        } else {
            "scale(.5)"
        };
        if large.d.len() + place.len() + 13 < life.d.len() {
            path(large.magnify as f32, Some(place), &large.d)
        } else {
            path(1.0, None, &life.d)
        }
    }
}

fn hundredths(width: f32) -> f32 {
    (width * 100.0).round() / 100.0
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
