//! From a snapshot to JSON: the same facts as on the page of the same viewer, and no others. There
//! is no version or counter in it: one would tell of others' half-made sealed choices.

use palast_core::{Seat, SeatMap, SeatSet};
use palast_games::{LogText, ScoreSheet};
use palast_store::{Occupant, SeatRow};
use palast_ui::{Lang, LogLevel, RenderContext, RunningScore};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use xxhash_rust::xxh3::xxh3_64;

use crate::program::is_program;
use crate::render::Request;
use crate::table::{Attendance, Invite, MatchSnapshot, OccupantState, TableSnapshot};

/// How many rounds of the log are given by default, as on the page.
const SECTIONS: usize = 2;

/// What a program wants to see of a table.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct LookQuery {
    invite: Option<String>,
    at: Option<usize>,
    #[serde(default)]
    log: LogWanted,
    /// Whether to say what each answer would do.
    #[serde(default)]
    consequences: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum LogWanted {
    /// This round and the last.
    #[default]
    Recent,
    All,
    None,
}

impl LookQuery {
    pub(super) fn request(&self) -> Request {
        Request {
            invite: Invite(self.invite.clone()),
            at: self.at,
            ..Request::default()
        }
    }

    /// The same for the newest ply.
    pub(super) fn now(self) -> Self {
        Self { at: None, ..self }
    }

    /// Whether the answer is known to be short work.
    pub(super) fn is_short(&self, snapshot: &TableSnapshot) -> bool {
        let over = |play: &MatchSnapshot| play.view.is_over();
        !self.consequences
            && self.at.is_none()
            && self.log != LogWanted::All
            && !snapshot.play.as_ref().is_some_and(over)
    }
}

/// A table as JSON, and the name of what it shows.
pub(super) struct Look {
    pub(super) text: String,
    pub(super) id: String,
}

impl Look {
    pub(super) fn new(snapshot: &TableSnapshot, lang: Lang, query: &LookQuery) -> Self {
        let mut object = table(snapshot, lang, query);
        // The time left changes from moment to moment although nothing has happened.
        let id = format!(
            "{:016x}",
            xxh3_64(Value::Object(object.clone()).to_string().as_bytes())
        );
        let left = |seat: &crate::table::SeatSnapshot| {
            let left = seat.deadline.map(|deadline| deadline.left().as_millis());
            left.map(|left| u64::try_from(left).unwrap_or(u64::MAX))
        };
        let left: Vec<_> = snapshot.seats.iter().map(left).collect();
        object.insert("milliseconds_left".to_owned(), json!(left));
        object.insert("seen".to_owned(), json!(id));
        Self {
            text: Value::Object(object).to_string(),
            id,
        }
    }
}

/// Who answers for a seat, in one word.
fn occupant(state: &OccupantState, program: bool) -> &'static str {
    match state {
        OccupantState::Open => "open",
        OccupantState::Person if program => "program",
        OccupantState::Person => "person",
        OccupantState::Bot(_) => "bot",
        OccupantState::StandIn(_) => "stand-in",
    }
}

/// The same for a seat in a list.
pub(super) fn listed_seat(row: &SeatRow) -> Value {
    let program = matches!(row.occupant, Occupant::Person(owner) if is_program(owner));
    let state = crate::table::occupant_state(row);
    json!({ "name": row.name, "occupant": occupant(&state, program), "program": program })
}

fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(Seat::number).collect()
}

fn by_seat(snapshot: &TableSnapshot, values: &SeatMap<i32>) -> Vec<i32> {
    snapshot.seats.iter().map(|row| values[row.seat]).collect()
}

fn table(snapshot: &TableSnapshot, lang: Lang, query: &LookQuery) -> Map<String, Value> {
    let names = snapshot.names();
    let context = RenderContext {
        words: snapshot.game.words(lang),
        names: &names,
    };
    let config = &snapshot.config;
    let options: Map<String, Value> = config
        .options
        .iter()
        .map(|(name, value)| (name.clone(), json!(value)))
        .collect();
    let mut object = Map::new();
    let mut put = |name: &str, value: Value| drop(object.insert(name.to_owned(), value));
    put("id", json!(snapshot.id.as_str()));
    put("game", json!(snapshot.game.id()));
    put("status", json!(snapshot.status.as_str()));
    put("visibility", json!(snapshot.visibility.as_str()));
    put("options", Value::Object(options));
    put("watch", json!(config.watch.name()));
    put("pace", json!(config.pace.name()));
    put("takeover", json!(config.takeover.name()));
    put("hints", json!(config.hints.name()));
    put("seats", seats(snapshot));
    put("you", json!(snapshot.you.map(Seat::number)));
    put("host", json!(snapshot.host));
    put("may_sit", json!(snapshot.may_sit));
    put("invitation", json!(snapshot.invitation));
    put("commitment", json!(snapshot.commitment.to_string()));
    let rematch = snapshot.rematch.as_ref().map(|id| id.as_str());
    put("rematch", json!(rematch));
    put("your_turn", json!(snapshot.your_turn()));
    let play = snapshot.play.as_ref();
    put(
        "match",
        play.map_or(Value::Null, |play| match_(snapshot, play, context, query)),
    );
    object
}

fn seats(snapshot: &TableSnapshot) -> Value {
    let asked = snapshot.play.as_ref().map(|play| play.view.asked());
    let seat = |row: &crate::table::SeatSnapshot| {
        let level = match &row.occupant {
            OccupantState::Bot(level) | OccupantState::StandIn(level) => Some(level),
            OccupantState::Open | OccupantState::Person => None,
        };
        json!({
            "seat": row.seat.number(),
            "name": row.name,
            "occupant": occupant(&row.occupant, row.program),
            "program": row.program,
            "level": level,
            "host": row.host,
            "away": row.attendance == Attendance::Away,
            "replaceable": row.replaceable,
            "asked": asked.is_some_and(|asked| asked.contains(row.seat)),
            "deadline": row.deadline.map(|deadline| deadline.stamp),
        })
    };
    snapshot.seats.iter().map(seat).collect()
}

fn match_(
    snapshot: &TableSnapshot,
    play: &MatchSnapshot,
    context: RenderContext<'_>,
    query: &LookQuery,
) -> Value {
    let view = &play.view;
    let (log, complete) = log(play, context, query.log);
    let request = play.undo_request.map(|request| {
        json!({
            "by": request.by.number(),
            "needed": numbers(request.needed),
            "agreed": numbers(request.agreed),
        })
    });
    json!({
        "ply": play.ply,
        "at": play.at,
        "over": view.is_over(),
        "situation": context.say(&view.situation()),
        "asked": numbers(view.asked()),
        "question": question(snapshot, play, context, query.consequences),
        "take_back": play.take_back.map(|needed| json!({ "needs": numbers(needed) })),
        "take_back_request": request,
        "view": serde_json::from_str::<Value>(&view.json()).unwrap_or_default(),
        "log": log,
        "log_complete": complete,
        "running_score": view.running_score().map(|score| running(snapshot, &score, context)),
        "score": view.score(context).map(|score| sheet(snapshot, &score)),
    })
}

/// What the viewer is asked, with its number and every legal answer.
fn question(
    snapshot: &TableSnapshot,
    play: &MatchSnapshot,
    context: RenderContext<'_>,
    consequences: bool,
) -> Value {
    let view = &play.view;
    let asked = play.ask.filter(|_| snapshot.your_turn());
    let (Some(ask), Some(question)) = (asked, view.question()) else {
        return Value::Null;
    };
    let say = |phrase: Option<_>| phrase.map(|phrase| context.say(&phrase));
    let answer = |notation: String| {
        let mut answer = json!({ "notation": notation, "text": say(view.action(&notation)) });
        if consequences {
            answer["consequence"] = json!(say(view.consequence(&notation)));
        }
        answer
    };
    let answers: Vec<Value> = view.legal().into_iter().map(answer).collect();
    json!({
        "number": ask.0,
        "text": context.say(&question),
        "rule": view.rule_now(),
        "answers": answers,
    })
}

fn log(play: &MatchSnapshot, context: RenderContext<'_>, wanted: LogWanted) -> (Value, bool) {
    let (lines, complete) = match wanted {
        LogWanted::None => (Vec::new(), false),
        LogWanted::All => (play.view.log_text(context), true),
        LogWanted::Recent => {
            let (lines, cut) = play.view.recent_log_text(context, SECTIONS);
            (lines, !cut)
        }
    };
    let line = |line: &LogText| {
        let level = match line.level {
            LogLevel::Heading => "heading",
            LogLevel::Line => "line",
            LogLevel::Detail => "detail",
        };
        json!({ "ply": line.ply, "level": level, "text": line.text })
    };
    (lines.iter().map(line).collect(), complete)
}

fn running(snapshot: &TableSnapshot, score: &RunningScore, context: RenderContext<'_>) -> Value {
    let line = |line: &palast_ui::RunningLine| {
        json!({
            "heading": context.say(&line.heading),
            "values": by_seat(snapshot, &line.values),
            "automa": line.automa,
        })
    };
    json!({
        "points": by_seat(snapshot, &score.points),
        "automa": score.automa,
        "progress": context.say(&score.progress),
        "last_round": score.last_round,
        "lines": score.lines.iter().map(line).collect::<Vec<_>>(),
    })
}

fn sheet(snapshot: &TableSnapshot, score: &ScoreSheet) -> Value {
    let line = |line: &palast_games::SheetLine| {
        json!({
            "heading": line.heading,
            "values": by_seat(snapshot, &line.values),
            "automa": line.automa,
            "deciding": line.deciding,
        })
    };
    let places: Vec<u8> = snapshot
        .seats
        .iter()
        .map(|row| score.places[row.seat])
        .collect();
    json!({
        "ending": score.ending,
        "places": places,
        "automa": score.automa.as_ref().map(|automa| automa.place),
        "lines": score.lines.iter().map(line).collect::<Vec<_>>(),
    })
}
