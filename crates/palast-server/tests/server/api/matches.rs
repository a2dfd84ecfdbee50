//! Whole matches through the JSON interface, and the mark of a program's seat.

use std::time::Duration;

use palast_core::Verdict;
use serde_json::json;

use super::{Program, legal};
use crate::support::Site;

#[tokio::test]
async fn every_game_is_played_to_its_end_against_bots() {
    for game in palast_games::games() {
        let site = Site::new().await;
        let program = Program::new(&site).await;
        let least = usize::from(*game.seats().start()).max(2);
        let bots = vec!["random"; least - 1];
        let id = program.opens(game.id(), &bots, true).await;
        let mut given = 0;
        let mut table = program.look(&id).await;
        for _ in 0..20_000 {
            if table["status"] == "over" {
                break;
            }
            if table["your_turn"] == true {
                let all = legal(&table);
                let question = &table["match"]["question"];
                assert!(question["answers"][0]["text"].is_string());
                let done = program
                    .answers(&id, question, &all[given * 7 % all.len()])
                    .await;
                given += 1;
                // A bot may have taken part meanwhile, so what comes back is one of many tables.
                table = done.ok();
            } else {
                tokio::time::sleep(Duration::from_millis(1)).await;
                table = program.look(&id).await;
            }
        }
        assert_eq!(table["status"], "over", "{} does not end", game.id());
        assert!(given > 3);
        let table = program.look(&id).await;
        let places = table["match"]["score"]["places"].as_array().unwrap();
        assert_eq!(places.len(), least);
        let record = program.get(&format!("/tables/{id}/record")).await;
        assert!(record.kind.starts_with("text/plain"));
        let verdict = game.verify(&record.text, &[]).unwrap();
        assert!(matches!(verdict, Verdict::Proved { .. }), "{}", game.id());
    }
}

/// A bot of the server can play a program's seat, from what that seat may know.
#[tokio::test]
async fn a_bot_thinks_for_a_seat_that_is_asked() {
    let site = Site::new().await;
    let (host, other, id) = super::sealed(&site).await;
    let think = json!({ "level": "sensible" });
    let path = format!("/tables/{id}/think");
    let thought = other.post(&path, think.clone()).await.ok();
    let table = other.look(&id).await;
    assert_eq!(thought["question"], table["match"]["question"]["number"]);
    let answer = thought["answer"].as_str().unwrap().to_owned();
    assert!(legal(&table).contains(&answer));
    let watcher = Program::new(&site).await;
    watcher.post(&path, think).await.refused(403, "not-seated");
    drop(host);
}

/// People see which seats are played by programs, and programs see it too.
#[tokio::test]
async fn a_programs_seat_is_marked() {
    let site = Site::new().await;
    let mut ada = site.visitor();
    let form = [("visibility", "public")];
    let address = ada.opens(2, &form).await;
    let id = address.strip_prefix("/t/").unwrap();
    assert!(!ada.page(&address).await.contains("· program"));
    let program = Program::new(&site).await;
    let joined = program
        .post(&format!("/tables/{id}/join"), json!({ "name": "Robot" }))
        .await;
    let table = joined.ok();
    assert_eq!(table["seats"][0]["occupant"], "person");
    assert_eq!(table["seats"][1]["occupant"], "program");
    assert!(ada.page(&address).await.contains("· program"));
    ada.post(&format!("{address}/start"), &[]).await;
    let page = ada.page(&address).await;
    assert_eq!(page.matches("class=\"chip program\"").count(), 1);
    ada.headers = vec![("accept-language", "de".to_owned())];
    assert!(ada.page(&address).await.contains(">Programm<"));
}

/// An answer can be taken back, and the table says what that takes.
#[tokio::test]
async fn a_sealed_answer_is_taken_back() {
    let site = Site::new().await;
    let (host, _, id) = super::sealed(&site).await;
    let before = host.look(&id).await;
    let first = legal(&before)[0].clone();
    let after = host
        .answers(&id, &before["match"]["question"], &first)
        .await
        .ok();
    assert_eq!(after["match"]["take_back"]["needs"], json!([]));
    let back = host
        .post(&format!("/tables/{id}/take-back"), json!({}))
        .await
        .ok();
    assert_eq!(legal(&back), legal(&before));
    let number = |table: &serde_json::Value| table["match"]["question"]["number"].as_u64();
    assert!(number(&back) > number(&before), "numbers never repeat");
}
