//! How people come and go: the invitation, the colour, resigning, deleting and forgetting tables.

use axum::http::StatusCode;

use crate::support::{Site, between, choices, invitation};

#[tokio::test]
async fn an_invited_friend_learns_who_invites_to_what_and_chooses_a_colour() {
    let site = Site::new().await;
    let (mut host, mut friend, mut late) = (site.visitor(), site.visitor(), site.visitor());
    let table = host.opens(3, &[("name", "Ada"), ("colour", "2")]).await;
    let invite = invitation(&host.page(&table).await);
    let page = friend.page(&format!("{table}?invite={invite}")).await;
    let invited = between(&page, "id=\"invited\"", "</p>").unwrap();
    assert!(invited.contains("Ada") && invited.contains("invites you"));
    let words = palast_games::games()[0].words(palast_ui::Lang::En);
    for shown in [words.get("game-tagline"), words.get("game-summary")] {
        assert!(page.contains(&shown), "{shown}: {page}");
    }
    assert!(page.contains("class=\"emblem\"") && page.contains("/rules/palastgefluester"));
    let colours = between(&page, "class=\"colours\"", "</fieldset>").unwrap();
    assert!(!colours.contains("value=\"2\""), "the host's: {colours}");
    let wishes = [("name", "Bo"), ("invite", &invite), ("colour", "4")];
    let sat = friend.post(&format!("{table}/sit"), &wishes).await;
    assert_eq!(sat.status, StatusCode::SEE_OTHER, "{}", sat.text);
    let lobby = friend.page(&table).await;
    let row = between(&lobby, "data-seat=\"4\"", "</li>").unwrap();
    assert!(row.contains("Bo"), "{lobby}");
    // The colour is gone, others are not.
    let wishes = [("name", "Cy"), ("invite", &invite), ("colour", "4")];
    let taken = late.post(&format!("{table}/sit"), &wishes).await;
    assert_eq!(taken.status, StatusCode::CONFLICT);
    assert!(taken.text.contains("has that colour"), "{}", taken.text);
    assert!(!host.page(&table).await.contains("Cy"));
}

#[tokio::test]
async fn against_bots_one_chooses_name_colour_company_and_strength() {
    let site = Site::new().await;
    let mut ada = site.visitor();
    let form = ada.page("/bots/palastgefluester").await;
    for field in ["name", "colour", "players", "level"] {
        assert!(form.contains(&format!("name=\"{field}\"")), "{field}");
    }
    let wish = [
        ("name", "Ada"),
        ("colour", "3"),
        ("players", "5"),
        ("level", "random"),
    ];
    let opened = ada.post("/bots/palastgefluester", &wish).await;
    let page = ada.page(opened.location()).await;
    assert!(page.contains("data-viewer=\"3\""), "{page}");
    let players = between(&page, "id=\"players\"", "</section>").unwrap();
    assert_eq!(players.matches("data-seat=").count(), 5);
    assert_eq!(players.matches(">random<").count(), 4, "{players}");
    let form = ada.page("/bots/palastgefluester").await;
    assert!(form.contains("value=\"Ada\""), "the name is remembered");
    for (wrong, status) in [
        (("name", " "), StatusCode::UNPROCESSABLE_ENTITY),
        (("colour", "5"), StatusCode::UNPROCESSABLE_ENTITY),
        (("colour", "9"), StatusCode::BAD_REQUEST),
        (("players", "1"), StatusCode::UNPROCESSABLE_ENTITY),
        (("players", "x"), StatusCode::BAD_REQUEST),
        (("level", "divine"), StatusCode::BAD_REQUEST),
    ] {
        let answer = ada.post("/bots/palastgefluester", &[wrong]).await;
        assert_eq!(answer.status, status, "{wrong:?}: {}", answer.text);
    }
}

#[tokio::test]
async fn whoever_plays_a_game_for_the_first_time_is_asked_first() {
    let site = Site::new().await;
    for game in palast_games::games() {
        for _ in 0..6 {
            let mut new = site.visitor();
            let opened = new.post(&format!("/bots/{}", game.id()), &[]).await;
            let page = new.page(opened.location()).await;
            assert!(page.contains("data-turn=\"you\""), "{}: {page}", game.id());
        }
    }
}

#[tokio::test]
async fn a_bot_plays_on_for_whoever_resigns_and_nobody_is_left_with_bots_alone() {
    let site = Site::new().await;
    let (mut host, mut friend) = (site.visitor(), site.visitor());
    let table = host.opens(2, &[]).await;
    let resigned = host.post(&format!("{table}/resign"), &[]).await;
    assert_eq!(resigned.status, StatusCode::CONFLICT, "it has not begun");
    let invite = invitation(&host.page(&table).await);
    friend.sits(&table, &invite, "Bo").await;
    host.post(&format!("{table}/start"), &[]).await;
    let removed = host.post(&format!("{table}/remove"), &[]).await;
    assert_eq!(removed.status, StatusCode::CONFLICT, "others are playing");
    let stranger = site.visitor().post(&format!("{table}/resign"), &[]).await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);

    let resigned = host.post(&format!("{table}/resign"), &[]).await;
    assert_eq!(resigned.location(), "/");
    assert!(!host.page("/").await.contains(&table), "off the list");
    let page = host.page(&table).await;
    assert!(page.contains("data-viewer=\"spectator\""), "{page}");
    let page = friend.turn(&table).await;
    assert!(!page.contains("Host") && page.contains("data-status=\"running\""));
    let answer = friend.answers(&table, &page, &choices(&page)[0]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "the match goes on");

    let resigned = friend.post(&format!("{table}/resign"), &[]).await;
    assert_eq!(resigned.location(), "/");
    assert_eq!(friend.get(&table).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_host_deletes_a_table_before_the_match() {
    let site = Site::new().await;
    let (mut host, mut friend) = (site.visitor(), site.visitor());
    let table = host.opens(2, &[]).await;
    let invite = invitation(&host.page(&table).await);
    friend.sits(&table, &invite, "Bo").await;
    let refused = friend.post(&format!("{table}/remove"), &[]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    let front = host.page("/").await;
    assert!(front.contains(&format!("{table}/remove")), "{front}");
    let removed = host.post(&format!("{table}/remove"), &[]).await;
    assert_eq!(removed.location(), "/");
    assert_eq!(host.get(&table).await.status, StatusCode::NOT_FOUND);
    assert!(!friend.page("/").await.contains(&table));
}

#[tokio::test]
async fn a_finished_match_can_be_taken_off_the_list_and_stays_to_be_seen() {
    let site = Site::new().await;
    let mut ada = site.visitor();
    let table = ada.against_bots().await;
    loop {
        let page = ada.turn(&table).await;
        if page.contains("data-status=\"over\"") {
            break;
        }
        ada.answers(&table, &page, &choices(&page)[0]).await;
    }
    let mine = ada.page("/").await;
    assert!(mine.contains(&format!("{table}/remove")), "{mine}");
    let removed = ada.post(&format!("{table}/remove"), &[]).await;
    assert_eq!(removed.location(), "/");
    assert!(!ada.page("/").await.contains(&table));
    let page = ada.page(&table).await;
    assert!(page.contains("id=\"score\"") && page.contains("Guest"));
    let again = ada.post(&format!("{table}/remove"), &[]).await;
    assert_eq!(again.status, StatusCode::FORBIDDEN);
}
