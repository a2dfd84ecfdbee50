//! Playing: from the front page to the score sheet, and back again.

use axum::http::{StatusCode, header};
use palast_core::Verdict;

use crate::support::{GAME, Site, between, choices};

#[tokio::test]
async fn a_match_against_bots_goes_from_one_click_to_the_score_sheet() {
    let site = Site::new().await;
    let mut ada = site.visitor();
    assert!(ada.page("/").await.contains("id=\"bots-palastgefluester\""));
    let table = ada.against_bots().await;
    let mut picked = 0;
    let last = loop {
        let page = ada.turn(&table).await;
        if page.contains("data-status=\"over\"") {
            break page;
        }
        let all = choices(&page);
        let only = all.iter().all(|choice| *choice == all[0]);
        // Nothing is picked yet, unless there is just one answer; a plan is confirmed as a whole.
        let plan = page.contains("id=\"plan\"");
        assert_eq!(page.contains("id=\"confirm\""), only || plan);
        let choice = &all[picked % all.len()];
        // What it would do is shown before it is done, and nothing is done by looking.
        let query = choice.replace(' ', "%20");
        let preview = ada.page(&format!("{table}?pick={query}")).await;
        assert!(preview.contains("id=\"consequence\""), "{choice}");
        assert!(preview.contains(&format!("name=\"answer\" value=\"{choice}\"")));
        let done = ada.answers(&table, &preview, choice).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
        assert_eq!(done.location(), table);
        picked += 1;
    };
    assert!(picked > 5);
    assert!(last.contains("id=\"score\"") && last.contains("id=\"seed\""));
    let record = ada.get(&format!("{table}/record")).await;
    let disposition = record.headers[header::CONTENT_DISPOSITION]
        .to_str()
        .unwrap();
    assert!(disposition.starts_with("attachment; filename=\"palastgefluester-"));
    let game = palast_games::game(GAME).unwrap();
    assert!(matches!(
        game.verify(&record.text, &[]).unwrap(),
        Verdict::Proved { .. }
    ));
    let commitment = between(&last, "id=\"commitment\">", "<").unwrap();
    assert!(record.text.contains(&format!("commitment {commitment}")));
}

#[tokio::test]
async fn the_next_match_begins_at_once_with_the_same_bots() {
    let site = Site::new().await;
    let mut ada = site.visitor();
    let table = ada.against_bots().await;
    let early = ada.post(&format!("{table}/rematch"), &[]).await;
    assert_eq!(early.status, StatusCode::CONFLICT);
    play_on(&mut ada, &table).await;
    let again = ada.post(&format!("{table}/rematch"), &[]).await;
    let next = again.location().to_owned();
    assert_ne!(next, table);
    assert!(ada.page(&next).await.contains("data-status=\"running\""));
    let old = ada.page(&table).await;
    assert!(
        old.contains(&format!("href=\"{next}\"")),
        "the old page leads there"
    );
    let twice = ada.post(&format!("{table}/rematch"), &[]).await;
    assert_eq!(twice.location(), next, "there is one next match");
}

/// Plays first choices until the match is over.
pub(crate) async fn play_on(person: &mut crate::support::Person, table: &str) -> String {
    loop {
        let page = person.turn(table).await;
        if page.contains("data-status=\"over\"") {
            return page;
        }
        let choice = choices(&page)[0].clone();
        let done = person.answers(table, &page, &choice).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    }
}

#[tokio::test]
async fn a_past_moment_can_be_looked_at_but_not_touched() {
    let site = Site::new().await;
    let mut ada = site.visitor();
    let table = ada.against_bots().await;
    let page = ada.turn(&table).await;
    let choice = choices(&page)[0].clone();
    ada.answers(&table, &page, &choice).await;
    let past = ada.page(&format!("{table}?at=1")).await;
    assert!(past.contains("id=\"past\"") && past.contains("<fieldset class=\"frozen\" disabled"));
    assert!(!past.contains("id=\"confirm\""));
    let never = ada.get(&format!("{table}?at=999999")).await;
    assert_eq!(never.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_script_gets_parts_where_a_page_gets_a_redirect() {
    let site = Site::new().await;
    let mut ada = site.visitor();
    let table = ada.against_bots().await;
    let page = ada.turn(&table).await;
    let choice = choices(&page)[0].clone();
    ada.headers.push(("x-palast", "1".to_owned()));
    let part = ada
        .page(&format!("{table}/part?pick={}", choice.replace(' ', "+")))
        .await;
    assert!(part.starts_with("<div") && part.contains("id=\"confirm\""));
    let done = ada.answers(&table, &page, &choice).await;
    assert_eq!(done.status, StatusCode::OK);
    assert!(
        done.text.starts_with("<div class=\"table\" id=\"live\""),
        "{}",
        &done.text[..80]
    );
    let refused = ada.answers(&table, &page, &choice).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(!refused.text.contains('<'), "{}", refused.text);
}

#[tokio::test]
async fn an_answer_can_be_taken_back() {
    let site = Site::new().await;
    let mut ada = site.visitor();
    let table = ada.against_bots().await;
    let before = ada.turn(&table).await;
    assert!(!before.contains("id=\"takeback\""), "there is nothing yet");
    let nothing = ada.post(&format!("{table}/back"), &[]).await;
    assert_eq!(nothing.status, StatusCode::CONFLICT);
    let choice = choices(&before)[0].clone();
    ada.answers(&table, &before, &choice).await;
    // Bots agree, so it is done at once, and the same question is asked again under a new number.
    let back = ada.post(&format!("{table}/back"), &[]).await;
    assert_eq!(back.status, StatusCode::SEE_OTHER, "{}", back.text);
    let after = ada.turn(&table).await;
    assert_eq!(choices(&after), choices(&before));
    assert_ne!(crate::support::ask(&after), crate::support::ask(&before));
    let late = ada.answers(&table, &before, &choice).await;
    assert_eq!(
        late.status,
        StatusCode::CONFLICT,
        "the old question is gone"
    );
}
