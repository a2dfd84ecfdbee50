//! Small plots as SVG: bars, histograms, points with intervals. Drawn by hand, because these three
//! forms share one frame and one scale; a plotting crate would be more code to bend than this.

use std::fmt::Write as _;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 360.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 56.0;
/// Most columns of a histogram.
const COLUMNS: usize = 24;

/// A bar with a name, and an interval where it has one.
pub(crate) struct Bar {
    pub(crate) label: String,
    pub(crate) value: f64,
    pub(crate) interval: Option<(f64, f64)>,
}

/// A point with a name and an interval.
pub(crate) struct Point {
    pub(crate) label: String,
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

/// Bars from zero, with a line at the value to expect.
pub(crate) fn bars(title: &str, bars: &[Bar], even: Option<f64>) -> String {
    let highest = bars
        .iter()
        .map(|bar| bar.interval.map_or(bar.value, |(_, high)| high))
        .chain(even)
        .fold(0.0, f64::max);
    let scale = Scale::new(0.0, highest, HEIGHT - BOTTOM, TOP);
    let mut svg = frame(title);
    axis(&mut svg, &scale);
    let step = (WIDTH - LEFT - RIGHT) / bars.len().max(1) as f64;
    for (place, bar) in bars.iter().enumerate() {
        let middle = LEFT + step * (place as f64 + 0.5);
        let (top, bottom) = (scale.at(bar.value), scale.at(0.0));
        let _ = write!(
            svg,
            r##"<rect x="{:.1}" y="{top:.1}" width="{:.1}" height="{:.1}" fill="#4a78b0"/>"##,
            middle - step * 0.35,
            step * 0.7,
            (bottom - top).max(0.0),
        );
        if let Some((low, high)) = bar.interval {
            whisker(&mut svg, middle, scale.at(low), scale.at(high));
        }
        let below = HEIGHT - BOTTOM + 20.0;
        say(&mut svg, middle, below, "middle", &bar.label);
    }
    if let Some(even) = even {
        let y = scale.at(even);
        let _ = write!(
            svg,
            r##"<line x1="{LEFT}" x2="{:.1}" y1="{y:.1}" y2="{y:.1}" stroke="#b03a2e" stroke-dasharray="6 4"/>"##,
            WIDTH - RIGHT,
        );
    }
    svg + "</svg>\n"
}

/// Bars from the left, one line each: for many bars with long names.
pub(crate) fn bars_across(title: &str, bars: &[Bar], even: Option<f64>) -> String {
    const LINE: f64 = 20.0;
    const NAMES: f64 = 190.0;
    let height = TOP + LINE * bars.len() as f64 + 16.0;
    let most = bars.iter().map(|bar| bar.value).chain(even);
    let scale = Scale::new(0.0, most.fold(0.0, f64::max), NAMES, WIDTH - 64.0);
    let mut svg = frame_of(title, height);
    for (place, bar) in bars.iter().enumerate() {
        let y = TOP + LINE * place as f64;
        let end = scale.at(bar.value);
        let _ = write!(
            svg,
            r##"<rect x="{NAMES}" y="{y:.1}" width="{:.1}" height="14" fill="#4a78b0"/>"##,
            (end - NAMES).max(0.0),
        );
        say(&mut svg, NAMES - 8.0, y + 12.0, "end", &bar.label);
        say(
            &mut svg,
            end + 6.0,
            y + 12.0,
            "start",
            &format!("{:.2}", bar.value),
        );
    }
    if let Some(even) = even {
        let x = scale.at(even);
        let _ = write!(
            svg,
            r##"<line x1="{x:.1}" x2="{x:.1}" y1="{TOP}" y2="{:.1}" stroke="#b03a2e" stroke-dasharray="6 4"/>"##,
            height - 16.0,
        );
    }
    svg + "</svg>\n"
}

/// How often numbers fall into equal columns.
pub(crate) fn histogram(title: &str, numbers: &[f64]) -> String {
    let least = numbers.iter().copied().fold(f64::INFINITY, f64::min);
    let most = numbers.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if numbers.is_empty() {
        return bars(title, &[], None);
    }
    // Columns of whole numbers, so that counts are not split unevenly.
    let size = ((most - least + 1.0) / COLUMNS as f64).ceil().max(1.0);
    let columns = ((most - least) / size) as usize + 1;
    let mut counts = vec![0.0; columns];
    for number in numbers {
        counts[((number - least) / size) as usize] += 1.0;
    }
    let every = columns.div_ceil(8);
    let bar = |(place, count): (usize, f64)| Bar {
        label: if place % every == 0 {
            format!("{:.0}", least + size * place as f64)
        } else {
            String::new()
        },
        value: count,
        interval: None,
    };
    let all: Vec<Bar> = counts.into_iter().enumerate().map(bar).collect();
    bars(title, &all, None)
}

/// Points over a logarithmic scale of time.
pub(crate) fn points(title: &str, x_name: &str, y_name: &str, points: &[Point]) -> String {
    // Less than a microsecond is no time at all.
    let log = |x: f64| x.max(0.001).log10();
    let (mut left, mut right) = (f64::INFINITY, f64::NEG_INFINITY);
    let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
    for point in points {
        (left, right) = (left.min(log(point.x)), right.max(log(point.x)));
        (low, high) = (low.min(point.low), high.max(point.high));
    }
    if points.is_empty() {
        (left, right, low, high) = (0.0, 1.0, 0.0, 1.0);
    }
    let across = Scale::new(left - 0.3, right + 0.3, LEFT, WIDTH - RIGHT);
    let up = Scale::new(low, high, HEIGHT - BOTTOM, TOP);
    let mut svg = frame(title);
    axis(&mut svg, &up);
    for power in left.floor() as i32..=right.ceil() as i32 {
        let x = across.at(f64::from(power));
        if (LEFT..=WIDTH - RIGHT).contains(&x) {
            let label = format!("{}", 10f64.powi(power));
            say(&mut svg, x, HEIGHT - BOTTOM + 20.0, "middle", &label);
        }
    }
    say(
        &mut svg,
        (LEFT + WIDTH - RIGHT) / 2.0,
        HEIGHT - 12.0,
        "middle",
        x_name,
    );
    say(&mut svg, 8.0, TOP - 12.0, "start", y_name);
    for point in points {
        let (x, y) = (across.at(log(point.x)), up.at(point.y));
        whisker(&mut svg, x, up.at(point.low), up.at(point.high));
        let _ = write!(
            svg,
            r##"<circle cx="{x:.1}" cy="{y:.1}" r="4" fill="#4a78b0"/>"##
        );
        let (shift, anchor) = if x > WIDTH * 0.7 {
            (-8.0, "end")
        } else {
            (8.0, "start")
        };
        say(&mut svg, x + shift, y - 6.0, anchor, &point.label);
    }
    svg + "</svg>\n"
}

/// A straight scale from numbers to places.
struct Scale {
    least: f64,
    most: f64,
    from: f64,
    to: f64,
}

impl Scale {
    fn new(least: f64, most: f64, from: f64, to: f64) -> Self {
        let most = if most > least { most } else { least + 1.0 };
        Self {
            least,
            most,
            from,
            to,
        }
    }

    fn at(&self, number: f64) -> f64 {
        let share = (number - self.least) / (self.most - self.least);
        self.from + share * (self.to - self.from)
    }
}

fn frame(title: &str) -> String {
    frame_of(title, HEIGHT)
}

fn frame_of(title: &str, height: f64) -> String {
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" font-family="sans-serif" font-size="13"><rect width="{WIDTH}" height="{height}" fill="white"/>"#
    );
    say(&mut svg, WIDTH / 2.0, 20.0, "middle", title);
    svg
}

/// Lines across, each with its number.
fn axis(svg: &mut String, scale: &Scale) {
    for step in 0..=4 {
        let number = scale.least + (scale.most - scale.least) * f64::from(step) / 4.0;
        let y = scale.at(number);
        let _ = write!(
            svg,
            r##"<line x1="{LEFT}" x2="{:.1}" y1="{y:.1}" y2="{y:.1}" stroke="#cccccc"/>"##,
            WIDTH - RIGHT,
        );
        let digits = if scale.most - scale.least >= 8.0 {
            0
        } else {
            2
        };
        say(
            svg,
            LEFT - 8.0,
            y + 4.0,
            "end",
            &format!("{number:.digits$}"),
        );
    }
}

fn whisker(svg: &mut String, x: f64, low: f64, high: f64) {
    let _ = write!(
        svg,
        r#"<path d="M{x:.1} {low:.1}V{high:.1}M{:.1} {low:.1}h8M{:.1} {high:.1}h8" stroke="black" fill="none"/>"#,
        x - 4.0,
        x - 4.0,
    );
}

fn say(svg: &mut String, x: f64, y: f64, anchor: &str, text: &str) {
    let escaped = text
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;");
    let _ = write!(
        svg,
        r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}">{escaped}</text>"#
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plots_are_well_formed_whatever_they_show() {
        let point = |x, y| Point {
            label: "a<b>&\"c\"".to_owned(),
            x,
            y,
            low: y - 1.0,
            high: y + 1.0,
        };
        let bar = Bar {
            label: "seat 1".to_owned(),
            value: 0.5,
            interval: Some((0.4, 0.6)),
        };
        for svg in [
            points("t", "x", "y", &[]),
            points("t", "x", "y", &[point(0.0, 25.0)]),
            points("t", "x", "y", &[point(0.01, 20.0), point(2000.0, 30.0)]),
            bars("t & u", &[], Some(0.5)),
            bars_across("t", &[], None),
            bars_across("t", std::slice::from_ref(&bar), Some(1.0)),
            bars("t", &[bar], Some(0.5)),
            histogram("t", &[]),
            histogram("t", &[3.0, 3.0]),
            histogram("t", &[-40.0, 0.0, 500.0]),
        ] {
            let document = roxmltree::Document::parse(&svg).expect("well-formed XML");
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
            assert_eq!(document.root_element().tag_name().name(), "svg");
        }
    }

    #[test]
    fn a_histogram_counts_every_number_once() {
        let numbers: Vec<f64> = (0..1000).map(f64::from).collect();
        let svg = histogram("t", &numbers);
        let document = roxmltree::Document::parse(&svg).expect("well-formed XML");
        let columns = document
            .descendants()
            .filter(|node| node.attribute("fill") == Some("#4a78b0"))
            .count();
        assert_eq!(columns, COLUMNS);
    }
}
