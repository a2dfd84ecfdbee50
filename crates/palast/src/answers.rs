//! `palast answers`: what may be answered at the end of a record, in notation.

use std::io::Write;

use palast_core::{SeatSet, Viewer};
use palast_games::{AnyGame, AnyMatch, AnyView};
use palast_ui::Lang;
use serde_json::{Value, json};

use crate::cli::AnswersArgs;
use crate::usage_error::UsageError;
use crate::{args, files};

pub(crate) fn run(args: &AnswersArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    let record = files::read_text(&args.file, "a record")?;
    let edition = files::read_edition(args.edition.as_deref())?;
    let game = args::game_of_record(&args.file, &record)?;
    let editions: Vec<&str> = edition.as_deref().into_iter().collect();
    let play = game
        .read(&record, &editions)
        .map_err(|error| UsageError::new(format!("{}: {error}", args.file.display())))?;
    if args.json {
        let object = describe(game, &*play, args::language(args.lang));
        writeln!(out, "{object}")?;
        return Ok(());
    }
    for seat in play.asked().iter() {
        for answer in play.view(Viewer::Seat(seat)).legal() {
            writeln!(out, "{seat} {answer}")?;
        }
    }
    Ok(())
}

fn describe(game: &dyn AnyGame, play: &dyn AnyMatch, lang: Lang) -> Value {
    let waits_for = match (play.is_over(), play.asked().is_empty()) {
        (true, _) => "over",
        (false, true) => "chance",
        (false, false) => "answers",
    };
    json!({
        "game": game.id(),
        "seats": play.seats().get(),
        "ply": play.ply(),
        "waits_for": waits_for,
        "questions": questions(game, play.asked(), lang, |viewer| play.view(viewer)),
    })
}

/// The question and the legal answers of each asked seat.
pub(crate) fn questions(
    game: &dyn AnyGame,
    asked: SeatSet,
    lang: Lang,
    view: impl Fn(Viewer) -> Box<dyn AnyView>,
) -> Vec<Value> {
    let words = game.words(lang);
    let question = |seat| {
        let view = view(Viewer::Seat(seat));
        json!({
            "seat": seat.number(),
            "question": view.question().map(|phrase| words.text(&phrase)),
            "legal": view.legal(),
        })
    };
    asked.iter().map(question).collect()
}
