//! Reviews of finished matches: who may have one, that it is kept, and going on from a position.

use std::time::Duration;

use axum::http::StatusCode;
use palast_core::Verdict;
use palast_server::Config;
use palast_store::Store;

use crate::company::three;
use crate::support::{Person, Site, between, choices, quick};

fn config() -> Config {
    Config {
        review_walks: 16,
        ..quick()
    }
}

/// Plays a match against bots to its end and says where.
async fn finished(person: &mut Person) -> String {
    let table = person.against_bots().await;
    to_the_end(person, &table).await;
    table
}

async fn to_the_end(person: &mut Person, table: &str) {
    loop {
        let page = person.turn(table).await;
        if page.contains("data-status=\"over\"") {
            return;
        }
        let offered = choices(&page);
        person.answers(table, &page, &offered[0]).await;
    }
}

/// The page of a review once it is done.
async fn reviewed(person: &mut Person, table: &str, seat: &str) -> String {
    for _ in 0..3000 {
        let page = person.page(&format!("{table}/review?seat={seat}")).await;
        if page.contains("id=\"review-curve\"") {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the review of {table} does not end");
}

#[tokio::test]
async fn a_review_is_worked_out_kept_and_survives_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("palast.db");
    let store = Store::sqlite(&path).unwrap();
    let site = Site::over(store.clone(), config()).await;
    let mut person = site.visitor();
    let table = finished(&mut person).await;
    let end = person.page(&table).await;
    assert!(end.contains(&format!("href=\"{table}/review\"")), "{end}");
    let review = format!("{table}/review");
    let before = person.page(&review).await;
    assert!(before.contains("id=\"begin-review\""), "{before}");
    // Others may look, and cannot have it worked out.
    let mut other = site.visitor();
    let looks = other.page(&review).await;
    assert!(!looks.contains("id=\"begin-review\""));
    let refused = other.post(&review, &[("seat", "1")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    let begun = person.post(&review, &[("seat", "1")]).await;
    assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}", begun.text);
    assert_eq!(begun.location(), format!("{table}/review?seat=1"));
    let page = reviewed(&mut person, &table, "1").await;
    for words in [
        "Luck",
        "Own choices",
        "The biggest moments",
        "<svg class=\"curve\"",
    ] {
        assert!(page.contains(words), "{words} is not in {page}");
    }
    assert!(
        page.contains(&format!("href=\"{table}?at=")),
        "links into the replay"
    );
    assert!(!page.contains("http-equiv=\"refresh\""));
    // Once the match is over, reviews are as public as its record.
    assert!(
        other
            .page(&format!("{review}?seat=1"))
            .await
            .contains("id=\"review-curve\"")
    );
    drop(site);
    let again = Site::over(store, config()).await;
    let mut same = person.at(&again);
    let kept = same.page(&format!("{review}?seat=1")).await;
    assert!(kept.contains("id=\"review-curve\""), "{kept}");
    let other_seat = same.page(&format!("{review}?seat=2")).await;
    assert!(other_seat.contains("id=\"begin-review\""));
}

#[tokio::test]
async fn a_running_match_is_not_reviewed_and_no_seat_is_made_up() {
    let site = Site::over(Store::memory(), config()).await;
    let (mut people, table) = three(&site).await;
    for path in ["/review", "/review?seat=2"] {
        let early = people[0].get(&format!("{table}{path}")).await;
        assert_eq!(early.status, StatusCode::CONFLICT);
        assert!(early.text.contains("when it is over"), "{}", early.text);
    }
    let begun = people[0]
        .post(&format!("{table}/review"), &[("seat", "1")])
        .await;
    assert_eq!(begun.status, StatusCode::CONFLICT);
    let fields = [("at", "5"), ("level", "sensible")];
    let gone_on = people[0].post(&format!("{table}/play-on"), &fields).await;
    assert_eq!(gone_on.status, StatusCode::CONFLICT);
    let mut person = site.visitor();
    let over = finished(&mut person).await;
    for seat in ["0", "5", "9", "x", ""] {
        let answer = person.get(&format!("{over}/review?seat={seat}")).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{seat:?}");
    }
    let nowhere = person.get("/t/nowhere/review").await;
    assert_eq!(nowhere.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_match_goes_on_from_a_position_of_a_finished_one() {
    let site = Site::over(Store::memory(), config()).await;
    let mut person = site.visitor();
    let table = finished(&mut person).await;
    let record = person.page(&format!("{table}/record")).await;
    let inputs: Vec<&str> = record
        .lines()
        .skip_while(|line| *line != "inputs")
        .skip(1)
        .take_while(|line| !line.starts_with("end "))
        .collect();
    // A position in which somebody was asked: before an answer.
    let at = (inputs.len() / 2..inputs.len())
        .find(|at| !inputs[*at].starts_with('*'))
        .unwrap();
    let path = format!("{table}/play-on");
    let number = at.to_string();
    for (at, level, status) in [
        ("99999", "sensible", StatusCode::NOT_FOUND),
        ("x", "sensible", StatusCode::BAD_REQUEST),
        (number.as_str(), "clever", StatusCode::BAD_REQUEST),
    ] {
        let refused = person.post(&path, &[("at", at), ("level", level)]).await;
        assert_eq!(refused.status, status, "{at} {level}: {}", refused.text);
    }
    let fields = [("at", number.as_str()), ("level", "sensible")];
    let foreign = site.visitor().post(&path, &fields).await;
    assert_eq!(foreign.status, StatusCode::FORBIDDEN);
    let opened = person.post(&path, &fields).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.text);
    let next = opened.location().to_owned();
    to_the_end(&mut person, &next).await;
    let page = person.page(&next).await;
    assert!(page.contains("of another match"), "{page}");
    let gone_on = person.page(&format!("{next}/record")).await;
    let parent = between(&gone_on, "\nparent ", "\n").unwrap();
    let commitment = between(&record, "\ncommitment ", "\n").unwrap();
    assert_eq!(parent, format!("{commitment} {at}"));
    let (_, taken) = gone_on.split_once("inputs\n").unwrap();
    assert!(taken.starts_with(&(inputs[..at].join("\n") + "\n")));
    let game = palast_games::games()[0];
    let verdict = game.verify(&gone_on, &[]).unwrap();
    assert!(matches!(verdict, Verdict::Continued { .. }), "{verdict:?}");
}
