//! A page with every drawing of a game, on light and dark backgrounds and in simulations of three
//! kinds of colour blindness.

use maud::{DOCTYPE, Markup, PreEscaped, html};

/// The content of a gallery. Its stylesheet has classes for the markup: `.row` places drawings side
/// by side, `.w30` to `.w640` set widths in pixels, `.big` is large text, `.room` is a framed area.
#[derive(Clone, Debug)]
pub struct Gallery<'a> {
    /// The stylesheet of the drawings.
    pub css: &'a str,
    /// Background and text colour of the light theme.
    pub day: [&'a str; 2],
    /// Background and text colour of the dark theme.
    pub night: [&'a str; 2],
    /// The symbols, which the page contains once.
    pub symbols: Markup,
    /// Every drawing, at several sizes.
    pub everything: Markup,
    /// The drawings that differ by colour.
    pub coloured: Markup,
}

const FRAME: &str = "
body{margin:0;font:15px/1.5 sans-serif}
section{padding:12px 16px}
.row{display:flex;flex-wrap:wrap;gap:8px;align-items:end;margin:0 0 10px}
.big{font-size:40px}.room{height:120px}
.deut{filter:url(#deut)}.prot{filter:url(#prot)}.trit{filter:url(#trit)}
h2{font:600 16px serif;margin:4px 0}
";

const WIDTHS: [u16; 13] = [30, 40, 44, 64, 84, 110, 120, 160, 200, 240, 320, 480, 640];

const FILTERS: [(&str, &str); 3] = [
    (
        "deut",
        ".367 .861 -.228 0 0 .280 .673 .047 0 0 -.012 .043 .969 0 0 0 0 0 1 0",
    ),
    (
        "prot",
        ".152 1.053 -.205 0 0 .115 .786 .099 0 0 -.004 -.048 1.052 0 0 0 0 0 1 0",
    ),
    (
        "trit",
        "1.256 -.077 -.179 0 0 -.078 .931 .148 0 0 .005 .691 .304 0 0 0 0 0 1 0",
    ),
];

/// Prints the page.
pub fn print_gallery(gallery: &Gallery<'_>) {
    println!("{}", page(gallery).into_string());
}

fn page(gallery: &Gallery<'_>) -> Markup {
    let widths = WIDTHS.map(|width| format!(".w{width}{{width:{width}px}}"));
    let grounds = [("day", gallery.day), ("night", gallery.night)];
    html! {
        (DOCTYPE)
        html {
            head {
                meta charset="utf-8";
                style {
                    (PreEscaped(gallery.css)) (PreEscaped(FRAME)) (PreEscaped(widths.concat()))
                    @for (name, [ground, text]) in grounds {
                        "." (name) "{background:" (ground) ";color:" (text) "}"
                    }
                }
            }
            body {
                (gallery.symbols)
                svg width="0" height="0" {
                    @for (id, matrix) in FILTERS {
                        filter id=(id) color-interpolation-filters="linearRGB" {
                            feColorMatrix type="matrix" values=(matrix) {}
                        }
                    }
                }
                @for (name, _) in grounds { section class=(name) { (gallery.everything) } }
                @for (id, _) in FILTERS {
                    section class={ "day " (id) } { h2 { (id) } (gallery.coloured) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawings_appear_in_both_themes_and_colours_for_every_kind_of_vision() {
        let page = page(&Gallery {
            css: ".x{}",
            day: ["#ffffff", "#000000"],
            night: ["#000000", "#ffffff"],
            symbols: html! { svg {} },
            everything: html! { p { "all" } },
            coloured: html! { i { "some" } },
        });
        let page = page.into_string();
        assert_eq!(page.matches("<p>all</p>").count(), 2);
        assert_eq!(page.matches("<i>some</i>").count(), 3);
        assert!(page.contains(".night{background:#000000;color:#ffffff}"));
        assert!(page.contains(".w640{width:640px}"));
    }
}
