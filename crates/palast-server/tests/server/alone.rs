//! One person against the rules: the table, the end of the match, options that exclude each other,
//! and pictures to keep.

use axum::http::{StatusCode, header};

use palast_games::AnyGame as _;
use palast_server::Config;
use palast_store::Store;

use crate::support::{Answer, Person, Site, between, choices, quick};
use crate::toy::{self, SOLO};

async fn site() -> Site {
    let config = Config {
        games: toy::games(),
        ..quick()
    };
    Site::over(Store::memory(), config).await
}

/// Opens a table by the form and says where, or what was answered.
async fn opens(person: &mut Person, fields: &[(&str, &str)]) -> Answer {
    let mut form = fields.to_vec();
    form.extend([("name", "Ada"), ("visibility", "private")]);
    person.post(&format!("/new/{SOLO}"), &form).await
}

/// Answers with the first or the last choice to the end, and shows the page then.
async fn play(person: &mut Person, table: &str, last: bool) -> String {
    loop {
        let page = person.turn(table).await;
        if page.contains("data-status=\"over\"") {
            return page;
        }
        let choices = choices(&page);
        let choice = if last {
            choices.last()
        } else {
            choices.first()
        };
        let answer = person.answers(table, &page, choice.unwrap()).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    }
}

#[tokio::test]
async fn playing_alone_is_a_way_of_its_own_and_begins_at_once() {
    let mut ada = site().await.visitor();
    let asked = ada.page(&format!("/alone/{SOLO}")).await;
    let first = between(&asked, "id=\"open-table\"", "<details").unwrap();
    for choice in ["option-plan", "option-level", "name=\"name\""] {
        assert!(first.contains(choice), "{choice} is asked: {first}");
    }
    let chosen = [("name", "Ada"), ("option-level", "hard")];
    for fields in [&[][..], &chosen] {
        let answer = ada.post(&format!("/alone/{SOLO}"), fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
        let page = ada.page(answer.location()).await;
        assert!(page.contains("data-turn=\"you\""), "no lobby: {page}");
        assert_eq!(page.matches("data-seat=").count(), 1, "one seat");
        assert!(
            page.contains("The Keeper"),
            "the automa has a panel: {page}"
        );
    }
    let nobody = opens(&mut ada, &[("seat-2", "none")]).await;
    assert_eq!(nobody.status, StatusCode::UNPROCESSABLE_ENTITY);
    let friend = opens(&mut ada, &[("seat-2", "open")]).await;
    let page = ada.page(friend.location()).await;
    assert!(page.contains("data-status=\"lobby\"") && page.contains("id=\"invite\""));
    let form = ada.page(&format!("/new/{SOLO}")).await;
    let seat = between(&form, "name=\"seat-2\"", "</select>").unwrap();
    assert!(!seat.contains("value=\"none\""), "two at least: {seat}");
    assert!(!form.contains("option-plan"), "it matters to nobody here");
    let other = ada.post("/alone/palastgefluester", &[]).await;
    assert_eq!(other.status, StatusCode::NOT_FOUND);
    let front = ada.page("/").await;
    assert!(!front.contains("alone-palastgefluester"), "three at least");
    let mine = between(&front, "id=\"waiting\"", "</section>").unwrap();
    assert_eq!(mine.matches("The Keeper").count(), 2, "{mine}");
}

#[tokio::test]
async fn the_score_sheet_has_a_column_for_the_automa_and_says_who_won() {
    let mut ada = site().await.visitor();
    let mut seen = [false; 2];
    for _ in 0..60 {
        let table = ada.post(&format!("/alone/{SOLO}"), &[]).await;
        let page = play(&mut ada, table.location(), false).await;
        let sheet = between(&page, "id=\"score\"", "</section>").unwrap();
        let title = between(sheet, "id=\"score-title\">", "</h2>").unwrap();
        let automa_won = sheet.contains("The house did better.");
        assert_eq!(title.contains("The Keeper wins!"), automa_won, "{title}");
        assert_eq!(sheet.matches("scope=\"col\"").count(), 3, "{sheet}");
        let places = between(sheet, "<tfoot>", "</tfoot>").unwrap();
        assert!(places.contains("<b>1.</b>") && places.contains("<b>2.</b>"));
        let heads = between(sheet, "<thead>", "</thead>").unwrap();
        let first = heads.split("scope=\"col\"").nth(2).unwrap();
        assert_eq!(
            first.contains("The Keeper"),
            automa_won,
            "the winner first: {heads}"
        );
        seen[usize::from(automa_won)] = true;
        if seen == [true; 2] {
            return;
        }
    }
    panic!("the same side won every time: {seen:?}");
}

#[tokio::test]
async fn alone_one_may_always_take_back_and_play_again() {
    let mut ada = site().await.visitor();
    let table = ada.post(&format!("/alone/{SOLO}"), &[]).await;
    let table = table.location().to_owned();
    let before = ada.page(&table).await;
    let answer = ada.answers(&table, &before, "rest").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
    let back = ada.post(&format!("{table}/back"), &[]).await;
    assert_eq!(back.status, StatusCode::SEE_OTHER, "{}", back.text);
    let after = ada.page(&table).await;
    assert_eq!(choices(&before), choices(&after), "the same card again");
    let page = play(&mut ada, &table, true).await;
    assert!(page.contains("id=\"rematch\""));
    let again = ada.post(&format!("{table}/rematch"), &[]).await;
    let next = ada.page(again.location()).await;
    assert!(next.contains("data-turn=\"you\""), "it begins at once");
    let record = ada.page(&format!("{table}/record")).await;
    let verdict = toy::SOLO_GAME.verify(&record, &[]);
    assert!(
        matches!(verdict, Ok(palast_core::Verdict::Proved { .. })),
        "{verdict:?}"
    );
}

#[tokio::test]
async fn options_that_exclude_each_other_are_named_and_the_form_keeps_what_was_filled_in() {
    let mut ada = site().await.visitor();
    let fields = [
        ("name", "Ada"),
        ("option-maze", "open"),
        ("option-rounds", "three"),
    ];
    let alone = format!("/alone/{SOLO}");
    for (lang, sentence) in [
        (
            "en",
            "“Maze: open” and “Plan of the house: calm” do not go together.",
        ),
        (
            "de",
            "„Maze: open“ und „Plan of the house: calm“ gehen nicht zusammen.",
        ),
        (
            "nl",
            "‘Maze: open’ en ‘Plan of the house: calm’ gaan niet samen.",
        ),
    ] {
        ada.headers = vec![("accept-language", lang.to_owned())];
        let answer = ada.post(&alone, &fields).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        let wrong = between(&answer.text, "role=\"alert\">", "</p>").unwrap();
        // Fluent isolates what it puts in.
        let wrong: String = wrong
            .chars()
            .filter(|c| !"\u{2068}\u{2069}".contains(*c))
            .collect();
        assert!(wrong.contains(sentence), "{wrong}");
        for kept in [
            "value=\"open\" selected>open",
            "value=\"three\" selected",
            "value=\"Ada\"",
        ] {
            assert!(
                answer.text.contains(kept),
                "{kept} is lost: {}",
                answer.text
            );
        }
    }
    let mended = [&fields[..], &[("option-plan", "bold")]].concat();
    let opened = ada.post(&alone, &mended).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn an_option_for_one_is_refused_for_two_in_a_sentence() {
    let mut ada = site().await.visitor();
    let answer = opens(&mut ada, &[("seat-2", "open"), ("option-level", "hard")]).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.text.contains("at a table for"), "{}", answer.text);
    let unknown = opens(&mut ada, &[("seat-2", "open"), ("option-level", "absurd")]).await;
    assert_eq!(unknown.status, StatusCode::BAD_REQUEST);
    let form = ada.page(&format!("/new/{SOLO}")).await;
    let group = between(&form, "<fieldset class=\"group\">", "</fieldset>").unwrap();
    assert!(group.contains("<legend>Against the house</legend>"));
    assert!(group.contains("option-maze") && !group.contains("option-rounds"));
    let form = ada.page(&format!("/alone/{SOLO}")).await;
    assert!(form.contains("Only for one who plays alone."));
}

#[tokio::test]
async fn a_picture_shows_each_viewer_what_that_viewer_may_see() {
    let site = site().await;
    let mut ada = site.visitor();
    let mut bob = site.visitor();
    let opened = opens(&mut ada, &[("seat-2", "open")]).await;
    let table = opened.location().to_owned();
    let early = ada.get(&format!("{table}/picture/1.svg")).await;
    assert_eq!(early.status, StatusCode::NOT_FOUND, "nothing in the lobby");
    let started = ada.post(&format!("{table}/start"), &[]).await;
    assert!(!started.status.is_client_error(), "{}", started.text);
    let own = ada.get(&format!("{table}/picture/1.svg")).await;
    let card = between(&own.text, "card ", "<").unwrap();
    assert!(card.parse::<u8>().is_ok(), "{}", own.text);
    let header = |name: header::HeaderName| own.headers[name].to_str().unwrap();
    assert_eq!(header(header::CONTENT_TYPE), "image/svg+xml");
    assert_eq!(
        header(header::CONTENT_DISPOSITION),
        "attachment; filename=\"solo-1.svg\""
    );
    let policy = header(header::CONTENT_SECURITY_POLICY);
    assert!(policy.contains("default-src 'none'") && policy.contains("sandbox"));
    assert!(!policy.contains("script-src"), "{policy}");
    for path in ["picture/1.svg", "picture/2.svg"] {
        let watched = bob.get(&format!("{table}/{path}")).await;
        assert!(watched.text.contains("card -"), "{}", watched.text);
    }
    let others = ada.get(&format!("{table}/picture/2.svg")).await;
    assert!(others.text.contains("card -"), "{}", others.text);
    for path in [
        "picture/3.svg",
        "picture/0.svg",
        "picture/1.png",
        "picture/x",
    ] {
        let none = ada.get(&format!("{table}/{path}")).await;
        assert_eq!(none.status, StatusCode::NOT_FOUND, "{path}");
        assert!(none.text.contains("There is no such picture here."));
    }
    let alone = ada.post(&format!("/alone/{SOLO}"), &[]).await;
    let alone = alone.location().to_owned();
    let end = play(&mut ada, &alone, true).await;
    assert!(end.contains(&format!("href=\"{alone}/picture/1.svg\"")));
    assert!(end.contains(&format!("data-png=\"{alone}/picture/1.svg\"")));
}
