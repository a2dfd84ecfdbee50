//! Prints a page of paintings: each layer alone, growing and chance choices, features, thumbnails,
//! icons: `cargo run -p eternal-palace-ui --example painting > painting.html`. With a list of
//! pieces after `--` ("one four bridge moon panda"), prints that picture as a file instead.

use eternal_palace_ui::art::painting::{
    self, Colour, Feature, Layer, Painting, Piece, feature_icon, layer_icon, symbols,
};
use maud::{DOCTYPE, Markup, PreEscaped, html};

const PAGE_CSS: &str = "
body{margin:0;padding:16px;font:14px/1.4 sans-serif;background:#f7f0df;color:#1d2733}
.row{display:flex;flex-wrap:wrap;gap:10px;margin:0 0 14px}
.w960{width:960px}.w480{width:480px}.w300{width:300px}.w120{width:120px}.w64{width:64px}.w32{width:32px}
.dark{background:#14181d;padding:10px}
h2{font:600 16px serif;margin:6px 0}
";

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    if wanted.is_empty() {
        println!("{}", page().into_string());
    } else {
        println!("{}", file(&wanted));
    }
}

fn file(wanted: &[String]) -> String {
    let named = |name: String| wanted.iter().any(|word| word.eq_ignore_ascii_case(&name));
    let layers: Vec<_> = Layer::ALL
        .into_iter()
        .filter(|layer| named(format!("{layer:?}")))
        .collect();
    let features: Vec<_> = Feature::ALL
        .into_iter()
        .filter(|feature| named(format!("{feature:?}")))
        .collect();
    let seal = Some(Colour::Green);
    painting::picture(
        &Painting {
            layers: &layers,
            features: &features,
            seal,
            fresh: None,
        },
        "Garden",
    )
}

fn page() -> Markup {
    let all = Painting {
        layers: &Layer::ALL,
        features: &Feature::ALL,
        seal: Some(Colour::Red),
        fresh: None,
    };
    html! {
        (DOCTYPE)
        html lang="en" {
            head { meta charset="utf-8"; title { "Painting" } style { (PreEscaped(PAGE_CSS)) (PreEscaped(painting::CSS)) } }
            body {
                (symbols())
                div.row { div.w960 { (painting::painting(&all)) } }
                h2 { "All layers, no features; the empty canvas" }
                div.row {
                    div.w480 { (painting::painting(&Painting { features: &[], ..all })) }
                    div.w480 { (painting::painting(&Painting::default())) }
                    div.w480 { (painting::painting(&Painting { layers: &[], ..all })) }
                }
                h2 { "By chance" }
                div.row { @for seed in 1..=9 { div.w480 { (by_chance(seed)) } } }
                h2 { "Growing" }
                div.row {
                    @for count in 1..=Layer::ALL.len() {
                        @let newest = Some(Piece::Layer(Layer::ALL[count - 1]));
                        div.w300 { (painting::painting(&Painting { layers: &Layer::ALL[..count], features: &[], seal: None, fresh: newest })) }
                    }
                }
                h2 { "Each alone" }
                div.row {
                    @for layer in Layer::ALL {
                        div.w300 { (painting::painting(&Painting { layers: &[layer], ..Painting::default() })) }
                    }
                    @for feature in Feature::ALL {
                        div.w300 { (painting::painting(&Painting { features: &[feature], ..Painting::default() })) }
                    }
                }
                h2 { "Thumbnails and icons" }
                div.row { @for seed in 1..=9 { div.w120 { (by_chance(seed)) } } }
                div.row { @for layer in Layer::ALL { div.w64 { (layer_icon(layer)) } } }
                div.row { @for feature in Feature::ALL { div.w64 { (feature_icon(feature)) } } }
                div.row.dark {
                    @for layer in Layer::ALL { div.w32 { (layer_icon(layer)) } }
                    @for feature in Feature::ALL { div.w32 { (feature_icon(feature)) } }
                }
            }
        }
    }
}

/// Eight layers and some features, the same for the same seed.
fn by_chance(seed: usize) -> Markup {
    let mut state = seed * 7919;
    let mut draw = |below: usize| {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
        (state >> 8) % below
    };
    let mut layers = Layer::ALL.to_vec();
    while layers.len() > 8 {
        layers.remove(draw(layers.len()));
    }
    let mut features = Feature::ALL.to_vec();
    while features.len() > 2 + seed % 4 {
        features.remove(draw(features.len()));
    }
    painting::painting(&Painting {
        layers: &layers,
        features: &features,
        seal: Some(Colour::ALL[seed % 5]),
        fresh: None,
    })
}
