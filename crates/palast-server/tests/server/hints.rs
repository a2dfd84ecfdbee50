//! Hints: what they say, where they are refused, and that nobody else can tell.

use std::time::{Duration, Instant};

use axum::http::StatusCode;
use futures_util::StreamExt as _;
use palast_server::Config;
use palast_store::Store;

use crate::company::{next_of, three_with};
use crate::support::{Person, Site, choices, quick};

async fn site() -> Site {
    let config = Config {
        hint_time: Duration::from_millis(30),
        ..quick()
    };
    Site::over(Store::memory(), config).await
}

/// The person's next question with a choice.
async fn choice(person: &mut Person, table: &str) -> String {
    loop {
        let page = person.turn(table).await;
        assert!(page.contains("data-turn=\"you\""), "the match is over");
        if page.contains("id=\"hint\"") {
            return page;
        }
        let offered = choices(&page);
        person.answers(table, &page, &offered[0]).await;
    }
}

#[tokio::test]
async fn a_hint_names_the_best_answers_and_marks_them_in_every_game() {
    let site = site().await;
    for game in palast_games::games() {
        let mut person = site.visitor();
        let opened = person.post(&format!("/bots/{}", game.id()), &[]).await;
        let table = opened.location().to_owned();
        let page = choice(&mut person, &table).await;
        assert!(!page.contains("data-hint=\""), "nobody asked yet");
        let hinted = person.page(&format!("{table}?hint=1")).await;
        assert!(hinted.contains("id=\"hints\""), "{hinted}");
        assert!(hinted.contains("Chance of winning: about "), "{hinted}");
        let (_, list) = hinted.split_once("id=\"hints\"").unwrap();
        let named = choices(list.split_once("</aside>").unwrap().0);
        assert!((1..=3).contains(&named.len()), "{named:?}");
        let marks = hinted.matches("data-hint=\"1\"").count();
        assert!(marks > 0, "{}: no button is marked", game.id());
        // Its answers can be tried without a second search, and given.
        let path = format!("{table}?pick={}&hint=1", named[0].replace(' ', "+"));
        let tried = person.page(&path).await;
        assert!(tried.contains("id=\"confirm\"") && tried.contains("id=\"hints\""));
        let given = person.answers(&table, &tried, &named[0]).await;
        assert_eq!(given.status, StatusCode::SEE_OTHER, "{}", given.text);
    }
}

#[tokio::test]
async fn nobody_else_can_tell_that_somebody_asked() {
    let site = site().await;
    let (mut people, table) = three_with(&site, &[("hints", "allowed")]).await;
    let mut spectator = site.visitor();
    let mut asked = 0;
    while asked < 5 {
        let (turn, page) = next_of(&mut people, &table).await.expect("it goes on");
        if page.contains("id=\"hint\"") {
            asked += 1;
            let mut others: Vec<Person> = people.clone();
            others.remove(turn);
            others.push(spectator.clone());
            let mut before = Vec::new();
            let mut streams = Vec::new();
            for other in &mut others {
                before.push(other.page(&table).await);
                let mut stream = other.live(&format!("{table}/live")).await;
                stream.next().await.unwrap().unwrap();
                streams.push(stream);
            }
            let hinted = people[turn].page(&format!("{table}?hint=1")).await;
            assert!(hinted.contains("id=\"hints\""));
            for (other, before) in others.iter_mut().zip(&before) {
                assert_eq!(&other.page(&table).await, before, "byte by byte");
            }
            for stream in &mut streams {
                let more = tokio::time::timeout(Duration::from_millis(20), stream.next()).await;
                assert!(more.is_err(), "a stream says something: {more:?}");
            }
            // What the person sees without asking is as before, too.
            let plain = people[turn].page(&table).await;
            assert!(!plain.contains("id=\"hints\"") && !plain.contains("data-hint"));
        }
        let offered = choices(&page);
        people[turn].answers(&table, &page, &offered[0]).await;
    }
    assert!(!spectator.page(&table).await.contains("id=\"hint\""));
}

#[tokio::test]
async fn a_hint_is_refused_where_it_is_not_allowed() {
    let site = site().await;
    // With people it is off unless the host allows it.
    for fields in [&[][..], &[("hints", "refused")]] {
        let (mut people, table) = three_with(&site, fields).await;
        let (turn, page) = next_of(&mut people, &table).await.expect("it goes on");
        assert!(!page.contains("id=\"hint\""));
        let refused = people[turn].get(&format!("{table}?hint=1")).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN);
        assert!(refused.text.contains("played without hints"));
        let part = people[turn].get(&format!("{table}/part?hint=1")).await;
        assert_eq!(part.status, StatusCode::FORBIDDEN);
        // Who is not asked gets the page as it is.
        let other = (turn + 1) % 3;
        let page = people[other].page(&format!("{table}?hint=1")).await;
        assert!(!page.contains("id=\"hints\""));
    }
    let mut alone = site.visitor();
    let fields = [("hints", "refused")];
    let opened = alone.post("/bots/palastgefluester", &fields).await;
    let table = opened.location().to_owned();
    let page = alone.turn(&table).await;
    assert!(!page.contains("id=\"hint\""));
    let refused = alone.get(&format!("{table}?hint=1")).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    let fields = [("hints", "maybe")];
    let malformed = alone.post("/bots/palastgefluester", &fields).await;
    assert_eq!(malformed.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_search_ends_with_its_question() {
    let config = Config {
        hint_time: Duration::from_secs(600),
        ..quick()
    };
    let site = Site::over(Store::memory(), config).await;
    let mut person = site.visitor();
    let opened = person.post("/bots/amyitis", &[]).await;
    let table = opened.location().to_owned();
    let page = choice(&mut person, &table).await;
    let mut asking = person.clone();
    let path = format!("{table}?hint=1");
    let began = Instant::now();
    let hint = tokio::spawn(async move { asking.page(&path).await });
    tokio::time::sleep(Duration::from_millis(100)).await;
    let offered = choices(&page);
    person.answers(&table, &page, &offered[0]).await;
    // Twenty thousand walks would take far longer than the answer to the question.
    let page = hint.await.unwrap();
    assert!(!page.contains("id=\"hints\""), "the question is gone");
    assert!(began.elapsed() < Duration::from_secs(60));
}
