//! Colour distances and contrast, also for colour-blind vision.
//!
//! The simulation uses the matrices of Machado, Oliveira and Fernandes (2009) for full dichromacy, on
//! linear light. Distances are Euclidean in CIE Lab, where about 2 is just noticeable.

type Matrix = [[f64; 3]; 3];

const VISION: [(&str, Matrix); 4] = [
    (
        "all cones",
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// Asserts that any two of these named colours (`#rrggbb`) are far apart for all four kinds of vision.
///
/// # Panics
/// Names the kind of vision and the two colours that are too similar.
pub fn assert_apart(colours: &[(&str, &str)]) {
    for (vision, matrix) in VISION {
        for (index, (one, first)) in colours.iter().enumerate() {
            for (other, second) in &colours[index + 1..] {
                let [a, b] = [first, second].map(|hex| lab(times(&matrix, light(hex))));
                let squares = a.iter().zip(b).map(|(x, y)| (x - y).powi(2));
                let distance = squares.sum::<f64>().sqrt();
                assert!(
                    distance > 20.0,
                    "{vision}: {one} and {other} are {distance:.0} apart"
                );
            }
        }
    }
}

/// A token, identified by its colour and, for colour-blind people, by the shape on it.
#[derive(Clone, Debug)]
pub struct Token<'a> {
    /// The name in messages.
    pub name: String,
    /// The colour of the token, `#rrggbb`.
    pub colour: &'a str,
    /// The colour of the shape on it, `#rrggbb`.
    pub mark: &'a str,
    /// The shape, as a path or the id of a symbol.
    pub shape: &'a str,
}

/// Asserts that any two of these tokens are far apart for all four kinds of vision, that no two have
/// the same shape, and that every shape has the contrast of text.
///
/// # Panics
/// Names the tokens.
pub fn assert_tokens(tokens: &[Token<'_>]) {
    let colours: Vec<_> = tokens
        .iter()
        .map(|token| (token.name.as_str(), token.colour))
        .collect();
    assert_apart(&colours);
    for (index, token) in tokens.iter().enumerate() {
        let name = &token.name;
        let contrast = contrast(token.colour, token.mark);
        assert!(contrast > 4.5, "the shape of {name}: {contrast:.1} to 1");
        let twin = tokens[index + 1..].iter().find(|t| t.shape == token.shape);
        assert!(twin.is_none(), "{name} has the shape of {twin:?}");
    }
}

/// Computes the WCAG contrast of two colours, from 1 (none) to 21 (black on white). WCAG requires 4.5
/// for text; we also require it for shapes on tokens, because some people see only the shape.
#[must_use]
pub fn contrast(one: &str, other: &str) -> f64 {
    let [a, b] = [one, other].map(|hex| luminance(light(hex)) + 0.05);
    a.max(b) / a.min(b)
}

/// Converts `#rrggbb` to linear light.
fn light(hex: &str) -> [f64; 3] {
    [1, 3, 5].map(|at| {
        let byte = u8::from_str_radix(&hex[at..at + 2], 16).expect("two hex digits");
        let value = f64::from(byte) / 255.0;
        if value <= 0.04045 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    })
}

fn times(matrix: &Matrix, light: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| {
        row.iter()
            .zip(light)
            .map(|(m, v)| m * v)
            .sum::<f64>()
            .clamp(0.0, 1.0)
    })
}

fn luminance([r, g, b]: [f64; 3]) -> f64 {
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

fn lab([r, g, b]: [f64; 3]) -> [f64; 3] {
    let x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047;
    let z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883;
    let [x, y, z] = [x, luminance([r, g, b]), z].map(|t| {
        if t > 0.008_856 {
            t.cbrt()
        } else {
            7.787 * t + 16.0 / 116.0
        }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn black_on_white_has_the_highest_contrast() {
        assert!((contrast("#000000", "#ffffff") - 21.0).abs() < 0.01);
        assert!((contrast("#336699", "#336699") - 1.0).abs() < 0.01);
    }

    #[test]
    fn red_and_green_are_similar_for_some_people() {
        assert_apart(&[("black", "#000000"), ("white", "#ffffff")]);
        let close = || assert_apart(&[("red", "#a06020"), ("green", "#708020")]);
        assert!(std::panic::catch_unwind(close).is_err());
    }

    const TOKENS: [Token<'_>; 2] = [
        Token {
            name: String::new(),
            colour: "#000000",
            mark: "#ffffff",
            shape: "M0 0",
        },
        Token {
            name: String::new(),
            colour: "#ffffff",
            mark: "#000000",
            shape: "M1 1",
        },
    ];

    #[test]
    fn tokens_that_differ_by_colour_and_shape_pass() {
        assert_tokens(&TOKENS);
    }

    #[test]
    #[should_panic(expected = "the shape of : 1.6 to 1")]
    fn a_pale_shape_is_detected() {
        let [one, other] = TOKENS;
        let mark = "#cccccc";
        assert_tokens(&[one, Token { mark, ..other }]);
    }

    #[test]
    #[should_panic(expected = "has the shape of")]
    fn two_with_one_shape_are_detected() {
        let [one, other] = TOKENS;
        let shape = one.shape;
        assert_tokens(&[one, Token { shape, ..other }]);
    }
}
