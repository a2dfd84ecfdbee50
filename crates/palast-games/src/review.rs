//! A review whose game is forgotten: answers are notation, and the whole is JSON for the store and
//! for programs.

mod curve;
mod described;

use palast_bots::review::{Cause, Decision, Part, Prepared, Review, Swing, Work};
use palast_core::{Imagine, Judge, Seat};
use serde_json::{Value, json};

pub use curve::{Drawing, curve};
pub use described::{DecisionText, Described, MomentText, describe};

/// A match as one seat saw it, ready to be reviewed. It holds nothing of the match but views.
pub trait AnyReview: Send + Sync {
    /// How many positions have to be thought about.
    fn len(&self) -> usize;
    /// Whether there is nothing to think about.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Thinks about all of them; nothing if it was told to stop.
    fn run(&self, work: &Work<'_>) -> Option<Review<String>>;
}

impl<G: Imagine + Judge> AnyReview for Prepared<G> {
    fn len(&self) -> usize {
        Self::len(self)
    }

    fn run(&self, work: &Work<'_>) -> Option<Review<String>> {
        Some(Self::run(self, work)?.map(|action| action.to_string()))
    }
}

/// What a review says, as data.
#[must_use]
pub fn review_json(review: &Review<String>) -> Value {
    let part = |part: Part| json!({ "amount": part.amount, "error": part.error });
    let decision = |one: &Decision<String>| {
        json!({
            "at": one.at, "ply": one.ply, "chosen": one.chosen, "better": one.better,
            "share": one.share, "lost": one.lost, "error": one.error,
        })
    };
    let swing = |one: &Swing| {
        json!({
            "from": one.from, "at": one.at, "ply": one.ply, "cause": cause_name(one.cause),
            "amount": one.amount, "error": one.error,
        })
    };
    json!({
        "seat": review.seat.number(),
        "start": review.start,
        "result": review.result,
        "without_luck": review.without_luck(),
        "luck": part(review.luck),
        "choices": part(review.choices),
        "others": part(review.others),
        "rest": part(review.rest),
        "decisions": review.decisions.iter().map(decision).collect::<Vec<_>>(),
        "swings": review.swings.iter().map(swing).collect::<Vec<_>>(),
    })
}

/// Reads what [`review_json`] wrote; nothing if it did not.
#[must_use]
pub fn parse_review(text: &str) -> Option<Review<String>> {
    let value: Value = serde_json::from_str(text).ok()?;
    let part = |value: &Value| {
        Some(Part {
            amount: value["amount"].as_f64()?,
            error: value["error"].as_f64()?,
        })
    };
    let number = |value: &Value| usize::try_from(value.as_u64()?).ok();
    let decision = |value: &Value| {
        Some(Decision {
            at: number(&value["at"])?,
            ply: number(&value["ply"])?,
            chosen: value["chosen"].as_str()?.to_owned(),
            better: value["better"].as_str().map(ToOwned::to_owned),
            share: value["share"].as_f64()?,
            lost: value["lost"].as_f64()?,
            error: value["error"].as_f64()?,
        })
    };
    let swing = |value: &Value| {
        Some(Swing {
            from: number(&value["from"])?,
            at: number(&value["at"])?,
            ply: number(&value["ply"])?,
            cause: named_cause(value["cause"].as_str()?)?,
            amount: value["amount"].as_f64()?,
            error: value["error"].as_f64()?,
        })
    };
    let seat = u8::try_from(value["seat"].as_u64()?).ok()?;
    Some(Review {
        seat: Seat::new(seat.checked_sub(1)?)?,
        start: value["start"].as_f64()?,
        result: value["result"].as_f64()?,
        luck: part(&value["luck"])?,
        choices: part(&value["choices"])?,
        others: part(&value["others"])?,
        rest: part(&value["rest"])?,
        decisions: value["decisions"]
            .as_array()?
            .iter()
            .map(decision)
            .collect::<Option<_>>()?,
        swings: value["swings"]
            .as_array()?
            .iter()
            .map(swing)
            .collect::<Option<_>>()?,
    })
}

/// The name of a cause, in data and in the keys of texts.
#[must_use]
pub const fn cause_name(cause: Cause) -> &'static str {
    match cause {
        Cause::Luck => "luck",
        Cause::Others => "others",
        Cause::Rest => "rest",
    }
}

fn named_cause(name: &str) -> Option<Cause> {
    let all = [Cause::Luck, Cause::Others, Cause::Rest];
    all.into_iter().find(|cause| cause_name(*cause) == name)
}
