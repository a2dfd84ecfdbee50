//! `palast replay --json`: every position of a record for programs, so that others can judge a
//! match without this program.
//!
//! The object is written piece by piece: the views of a long match are megabytes.

use std::io::Write;

use palast_core::{SeatCount, Standings, Viewer};
use palast_games::{AnyMatch, AnyPosition};
use palast_ui::Lang;
use serde_json::{Value, json};

use crate::answers::questions;

pub(super) fn print(
    play: &dyn AnyMatch,
    viewer: Viewer,
    lang: Lang,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let game = play.game();
    let options: serde_json::Map<String, Value> = game
        .choices()
        .iter()
        .filter_map(|choice| {
            let value = play.view(viewer).option(choice.name)?;
            Some((choice.name.to_owned(), value.into()))
        })
        .collect();
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat.number()),
        Viewer::Spectator => None,
    };
    let record = play.record_so_far();
    let named = |word: &str| record.lines().find_map(|line| line.strip_prefix(word));
    let version: Option<u32> = named("rules ").and_then(|number| number.parse().ok());
    write!(
        out,
        r#"{{"game":{},"rules":{},"edition":{},"seats":{},"seat":{},"options":{},"over":{},"positions":["#,
        json!(game.id()),
        json!(version),
        json!(named("edition ")),
        play.seats().get(),
        json!(seat),
        Value::Object(options),
        play.is_over(),
    )?;
    for (index, position) in play.positions().enumerate() {
        if index > 0 {
            out.write_all(b",")?;
        }
        let asked: Vec<u8> = position.asked().iter().map(|seat| seat.number()).collect();
        let open = questions(game, position.asked(), lang, |viewer| position.view(viewer));
        write!(
            out,
            r#"{{"ply":{},"input":{},"view":{},"asked":{},"questions":{},"standings":{}}}"#,
            position.ply(),
            json!(position.input()),
            position.view(viewer).json(),
            json!(asked),
            Value::Array(open),
            standings(&*position, play.seats()),
        )?;
    }
    writeln!(out, "]}}")?;
    Ok(())
}

fn standings(position: &dyn AnyPosition, seats: SeatCount) -> Value {
    let Standings {
        ending,
        places,
        automa,
        lines,
    } = position.standings();
    let lines: Vec<Value> = lines
        .iter()
        .map(|line| {
            let values: Vec<i32> = seats.seats().map(|seat| line.values[seat]).collect();
            json!({
                "key": line.key, "values": values, "automa": line.automa,
                "deciding": line.deciding,
            })
        })
        .collect();
    let places: Vec<u8> = seats.seats().map(|seat| places[seat]).collect();
    json!({
        "ending": position.is_over().then_some(ending),
        "places": places, "automa": automa, "lines": lines,
    })
}
