//! `palast games` and `palast rules`: list the games, print the rules of one.

use std::io::Write;

use palast_games::AnyGame;
use palast_ui::{Phrase, Words};
use serde_json::json;

use crate::cli::{GamesArgs, RulesArgs};
use crate::{args, text};

const MAX_WIDTH: usize = 88;

pub(crate) fn games(args: &GamesArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    if args.json {
        let games: Vec<_> = palast_games::games()
            .iter()
            .map(|game| describe(*game))
            .collect();
        writeln!(out, "{}", json!({ "games": games }))?;
        return Ok(());
    }
    for (index, game) in palast_games::games().iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        print_game(*game, game.words(args::language(args.lang)), out)?;
    }
    Ok(())
}

fn print_game(game: &dyn AnyGame, words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    let seats = game.seats();
    let bots: Vec<&str> = game.levels().iter().map(|level| level.name()).collect();
    let players = Phrase::new("term-players")
        .with("from", *seats.start())
        .with("to", *seats.end());
    let name = label_or(words, "game-name", game.id());
    writeln!(out, "{}   {name}, {}", game.id(), words.text(&players))?;
    if words.has("game-summary") {
        for line in text::wrap(&words.get("game-summary"), MAX_WIDTH - 2) {
            writeln!(out, "  {line}")?;
        }
    }
    let bots = Phrase::new("term-bots").with("bots", bots.join(", "));
    writeln!(out, "  {}", words.text(&bots))?;
    let rows: Vec<(String, String)> = game
        .choices()
        .iter()
        .flat_map(|choice| {
            choice.values.iter().enumerate().map(|(index, value)| {
                let typed = format!("{}={value}", choice.name);
                let label = label(words, &format!("option-{}", choice.name));
                let meaning = label_or(words, &format!("option-{}-{value}", choice.name), value);
                let default = if index == 0 {
                    format!(" ({})", words.get("term-default"))
                } else {
                    String::new()
                };
                (typed, format!("{label}{meaning}{default}"))
            })
        })
        .collect();
    let widest = rows
        .iter()
        .map(|(typed, _)| text::width(typed))
        .max()
        .unwrap_or(0);
    for (typed, meaning) in rows {
        writeln!(out, "  --option {}  {meaning}", text::pad(&typed, widest))?;
    }
    Ok(())
}

fn label(words: &Words, key: &str) -> String {
    if words.has(key) {
        format!("{}: ", words.text(&Phrase::new(key.to_owned())))
    } else {
        String::new()
    }
}

fn label_or(words: &Words, key: &str, fallback: &str) -> String {
    if words.has(key) {
        words.text(&Phrase::new(key.to_owned()))
    } else {
        fallback.to_owned()
    }
}

fn describe(game: &dyn AnyGame) -> serde_json::Value {
    let bots: Vec<&str> = game.levels().iter().map(|level| level.name()).collect();
    let options: Vec<_> = game
        .choices()
        .iter()
        .map(|choice| json!({ "name": choice.name, "values": choice.values }))
        .collect();
    json!({
        "id": game.id(),
        "min_seats": game.seats().start(),
        "max_seats": game.seats().end(),
        "bots": bots,
        "options": options,
    })
}

pub(crate) fn rules(args: &RulesArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    let game = args::find_game(&args.game)?;
    for (index, section) in game.rules(args::language(args.lang)).iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{}", section.title)?;
        writeln!(out, "{}", "─".repeat(text::width(&section.title)))?;
        for (index, paragraph) in section.paragraphs.iter().enumerate() {
            if index > 0 {
                writeln!(out)?;
            }
            for line in text::wrap(paragraph, MAX_WIDTH) {
                writeln!(out, "{line}")?;
            }
        }
    }
    Ok(())
}
