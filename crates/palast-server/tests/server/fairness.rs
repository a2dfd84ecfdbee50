//! What nobody may learn from lists and clocks, and what nobody may do to somebody else.

use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::http::StatusCode;
use futures_util::StreamExt as _;
use palast_server::Config;
use palast_store::Store;

use crate::clock::{set_back, timed};
use crate::company::{ask_to_take_back, next_of, three, three_with, who_is_asked_to_agree};
use crate::faulty;
use crate::support::{Person, Site, assert_same, between, choices, invitation, quick, seen};

/// A page without what follows from the moment it was made: the time that is left, in numbers and
/// in words.
fn timeless(page: &str) -> String {
    let mut kept = String::new();
    let mut rest = page;
    while let Some((before, clock)) = rest.split_once("data-left=\"") {
        kept.push_str(before);
        rest = clock.split_once("</span></span>").expect("a clock ends").1;
    }
    kept + rest
}

/// Everything one can ask for about these tables.
async fn all_answers(person: &mut Person, tables: &[&str]) -> Vec<(String, String)> {
    let mut paths = vec!["/".to_owned(), "/next".to_owned()];
    for table in tables {
        let of_table = [
            "",
            "?at=0",
            "?at=1",
            "?log=all",
            "/part",
            "/turn",
            "/record",
            "/picture/1.svg",
        ];
        paths.extend(of_table.map(|path| format!("{table}{path}")));
    }
    let mut answers = Vec::new();
    for path in paths {
        let answer = person.get(&path).await;
        let headers = format!("{} {:?}", answer.status, answer.headers.get("location"));
        answers.push((path, headers + &timeless(&answer.text)));
    }
    for table in tables {
        let path = format!("{table}/live");
        let mut stream = person.live(&path).await;
        let event = stream.next().await.unwrap().unwrap();
        answers.push((path, timeless(&String::from_utf8_lossy(&event))));
    }
    answers
}

/// Two worlds that a viewer cannot tell apart: in one of them somebody else has made half of a
/// sealed choice. Whatever the viewer asks for is the same to the byte, at once and after a restart.
#[tokio::test]
async fn half_a_sealed_choice_changes_no_answer_to_anybody_else() {
    let (store, faults) = faulty::store();
    let site = Site::over(store.clone(), quick()).await;
    let mut host = site.visitor();
    let form = [
        ("name", "Host"),
        ("visibility", "public"),
        ("pace", "day"),
        ("seat-2", "open"),
    ];
    let opened = host.post("/new/eschnapur", &form).await;
    let sealed = opened.location().to_owned();
    let mut other = site.visitor();
    other.sits(&sealed, "", "Other").await;
    host.post(&format!("{sealed}/start"), &[]).await;
    // The other one and a spectator see a second table, which changed later.
    faults.later.store(100, Ordering::SeqCst);
    let opened = host.post("/new/amyitis", &form).await;
    let second = opened.location().to_owned();
    other.sits(&second, "", "Other").await;
    host.post(&format!("{second}/start"), &[]).await;
    faults.later.store(200, Ordering::SeqCst);

    let tables = [sealed.as_str(), second.as_str()];
    let mut spectator = site.visitor();
    spectator.page("/").await;
    let mut before = Vec::new();
    for at in [site.clone(), Site::over(store.clone(), quick()).await] {
        for person in [&host, &other, &spectator] {
            all_answers(&mut person.at(&at), &tables).await;
        }
        for person in [&other, &spectator] {
            before.push(all_answers(&mut person.at(&at), &tables).await);
        }
    }
    let page = host.page(&sealed).await;
    let half = choices(&page)[0].clone();
    let done = host.answers(&sealed, &page, &half).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    let page = host.page(&sealed).await;
    assert!(page.contains("data-turn=\"you\""), "it was half a choice");

    let mut after = Vec::new();
    for at in [site.clone(), Site::over(store, quick()).await] {
        for person in [&host, &other, &spectator] {
            all_answers(&mut person.at(&at), &tables).await;
        }
        for person in [&other, &spectator] {
            after.push(all_answers(&mut person.at(&at), &tables).await);
        }
    }
    for (before, after) in before.iter().zip(&after) {
        for ((path, before), (_, after)) in before.iter().zip(after) {
            assert!(before == after, "{path}:\n{before}\n\n{after}");
        }
    }
}

/// A stand-in agrees to nothing on its owner's behalf; the owner may, also while it plays.
#[tokio::test]
async fn a_stand_in_does_not_agree_for_its_owner() {
    let slow = Config {
        bot_pace: Duration::from_secs(3600),
        ..quick()
    };
    let site = Site::over(Store::memory(), slow).await;
    let (mut people, table) = three(&site).await;
    let (turn, before) = ask_to_take_back(&mut people, &table, 2).await;
    let (second, third) = ((turn + 1) % 3, (turn + 2) % 3);
    let seat = between(&people[third].page(&table).await, "data-viewer=\"", "\"")
        .unwrap()
        .to_owned();
    let standin = format!("{table}/standin");
    let stood = people[third].post(&standin, &[("seat", &seat)]).await;
    assert_eq!(stood.status, StatusCode::SEE_OTHER, "{}", stood.text);
    people[second].post(&format!("{table}/agree"), &[]).await;
    let waiting = people[turn].page(&table).await;
    assert!(waiting.contains("You have asked"), "one has not been asked");
    people[third].post(&format!("{table}/agree"), &[]).await;
    assert_eq!(choices(&people[turn].page(&table).await), before);
}

/// A bot that takes a seat while somebody asks for a take-back agrees to nothing either.
#[tokio::test]
async fn standing_in_while_a_request_is_open_decides_nothing() {
    let slow = Config {
        bot_pace: Duration::from_secs(3600),
        ..quick()
    };
    let site = Site::over(Store::memory(), slow).await;
    let (mut people, table) = three_with(&site, &[("takeover", "away")]).await;
    let (turn, _) = ask_to_take_back(&mut people, &table, 2).await;
    let (second, third) = ((turn + 1) % 3, (turn + 2) % 3);
    people[second].post(&format!("{table}/agree"), &[]).await;
    let seat = between(&people[third].page(&table).await, "data-viewer=\"", "\"")
        .unwrap()
        .to_owned();
    let standin = format!("{table}/standin");
    people[turn].post(&standin, &[("seat", &seat)]).await;
    let after = people[turn].page(&table).await;
    assert!(after.contains("You have asked") && after.contains("bot stands in"));
}

/// Where nothing has come to light, those are asked whose own answers would go, and nobody else: here
/// the one whose turn it has become.
#[tokio::test]
async fn only_those_are_asked_whose_answers_would_be_taken_back() {
    let site = Site::new().await;
    let (mut people, table) = timed(&site, ("amyitis", 3), "none", &["Bo", "Cy"]).await;
    let (turn, before) = ask_to_take_back(&mut people, &table, 1).await;
    let asked = who_is_asked_to_agree(&mut people, &table).await[0];
    assert!(
        people[asked]
            .page(&table)
            .await
            .contains("data-turn=\"you\"")
    );
    let bystander = 3 - turn - asked;
    let agree = format!("{table}/agree");
    let refused = people[bystander].post(&agree, &[]).await;
    assert_eq!(
        refused.status,
        StatusCode::CONFLICT,
        "nobody has asked them"
    );
    let done = people[asked].post(&agree, &[]).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    assert_eq!(choices(&people[turn].page(&table).await), before);
}

/// If a bot plays for the one whose answers would go, its owner is asked all the same.
#[tokio::test]
async fn the_owner_of_a_seat_is_asked_while_a_bot_plays_it() {
    let slow = Config {
        bot_pace: Duration::from_secs(3600),
        ..quick()
    };
    let site = Site::over(Store::memory(), slow).await;
    let (mut people, table) = timed(&site, ("amyitis", 2), "none", &["Bo"]).await;
    let (turn, before) = ask_to_take_back(&mut people, &table, 1).await;
    people[turn].post(&format!("{table}/disagree"), &[]).await;
    let owner = 1 - turn;
    let seat = between(&people[owner].page(&table).await, "data-viewer=\"", "\"")
        .unwrap()
        .to_owned();
    let standin = format!("{table}/standin");
    people[owner].post(&standin, &[("seat", &seat)]).await;
    people[turn].post(&format!("{table}/back"), &[]).await;
    assert_eq!(who_is_asked_to_agree(&mut people, &table).await, [owner]);
    people[owner].post(&format!("{table}/agree"), &[]).await;
    assert_eq!(choices(&people[turn].page(&table).await), before);
}

/// An open step of one's own turn, after which nothing was drawn or revealed, is taken back freely. The
/// others have seen it come and see it go.
#[tokio::test]
async fn an_open_step_of_ones_own_turn_is_taken_back_without_asking() {
    let site = Site::new().await;
    let (mut people, table) = timed(&site, ("amyitis", 2), "none", &["Bo"]).await;
    for _ in 0..40 {
        let (turn, before) = next_of(&mut people, &table).await.unwrap();
        let others = people[1 - turn].page(&table).await;
        people[turn]
            .answers(&table, &before, &choices(&before)[0])
            .await;
        let after = people[turn].page(&table).await;
        let shown = seen(&people[1 - turn].page(&table).await) != seen(&others);
        let still_asked = after.contains("data-turn=\"you\"");
        if !(shown && still_asked && after.contains("id=\"takeback\"")) {
            continue;
        }
        if after.contains("class=\"tool asking\"") {
            // Something was drawn.
            continue;
        }
        let done = people[turn].post(&format!("{table}/back"), &[]).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
        assert_eq!(choices(&people[turn].page(&table).await), choices(&before));
        assert_same(&people[1 - turn].page(&table).await, &others);
        return;
    }
    panic!("no open step could be taken back freely");
}

/// A request to take back goes on while somebody else makes half of a sealed choice: its end would
/// tell that they did.
#[tokio::test]
async fn half_a_sealed_choice_ends_no_request() {
    let site = Site::new().await;
    let (mut people, table) = timed(&site, ("eschnapur", 2), "none", &["Bo"]).await;
    loop {
        let (turn, page) = next_of(&mut people, &table).await.expect("both choose");
        let first = choices(&page)[0].clone();
        let other = people[1].page(&table).await;
        let both = turn == 0 && other.contains("data-turn=\"you\"");
        if !(both && other.contains("class=\"tool asking\"")) {
            people[turn].answers(&table, &page, &first).await;
            continue;
        }
        people[1].post(&format!("{table}/back"), &[]).await;
        let before = people[1].page(&table).await;
        assert!(before.contains("You have asked"));
        let done = people[0].answers(&table, &page, &first).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
        assert_same(&people[1].page(&table).await, &before);
        return;
    }
}

/// Time to think is time to think: nobody's seat is taken while it lasts, at once after a restart
/// either.
#[tokio::test]
async fn a_seat_with_time_left_is_nobody_elses() {
    let store = Store::memory();
    let site = Site::over(store.clone(), quick()).await;
    let (people, table) = three_with(&site, &[("pace", "three-days")]).await;
    let after = Site::over(store, quick()).await;
    for at in [site, after] {
        for seat in ["1", "2", "3"] {
            let mut helper = people[0].at(&at);
            let own = helper.page(&table).await;
            if own.contains(&format!("data-viewer=\"{seat}\"")) {
                continue;
            }
            assert!(!own.contains("Let a bot play here"));
            let fields = [("seat", seat)];
            let refused = helper.post(&format!("{table}/standin"), &fields).await;
            assert_eq!(refused.status, StatusCode::CONFLICT);
            assert!(
                refused.text.contains("time has run out"),
                "{}",
                refused.text
            );
        }
    }
}

/// Once it has run out the rules answer, and from then on the others may let a bot play, until the
/// person answers again.
#[tokio::test]
async fn a_seat_whose_time_has_run_out_may_be_taken_over() {
    let store = Store::memory();
    let site = Site::over(store.clone(), quick()).await;
    let (people, table) = timed(&site, ("amyitis", 2), "day", &["Bo"]).await;
    set_back(&store, &table, 25 * 3600).await;
    let late = Site::over(store, quick()).await;
    let mut people: Vec<Person> = people.iter().map(|person| person.at(&late)).collect();
    let passed = async {
        while !people[0].page(&table).await.contains("passes.") {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), passed)
        .await
        .expect("the rules answer for who let the time run out");
    let mut offered = Vec::new();
    for person in &mut people {
        offered.push(person.page(&table).await.contains("Let a bot play here"));
    }
    let helper = offered.iter().position(|offered| *offered);
    let helper = helper.expect("one of them may be replaced by the other");
    let page = people[helper].page(&table).await;
    let own = between(&page, "data-viewer=\"", "\"").unwrap();
    let other = if own == "1" { "2" } else { "1" };
    let fields = [("seat", other)];
    let stood = people[helper]
        .post(&format!("{table}/standin"), &fields)
        .await;
    assert_eq!(stood.status, StatusCode::SEE_OTHER, "{}", stood.text);
}

/// Where the table's rule lets a bot play for those who are away, a restart makes nobody absent.
#[tokio::test]
async fn after_a_restart_nobody_counts_as_away() {
    let patient = Config {
        absent_after: Duration::from_secs(60),
        ..quick()
    };
    let store = Store::memory();
    let site = Site::over(store.clone(), patient.clone()).await;
    let (people, table) = three_with(&site, &[("takeover", "away")]).await;
    let after = Site::over(store, patient).await;
    let mut helper = people[0].at(&after);
    let page = helper.page(&table).await;
    assert!(
        !page.contains("class=\"chip gone\""),
        "nobody is known to be away"
    );
    for seat in ["2", "3"] {
        let refused = helper
            .post(&format!("{table}/standin"), &[("seat", seat)])
            .await;
        assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.text);
    }
}

#[tokio::test]
async fn an_invitation_is_to_a_seat_and_not_to_watch() {
    let site = Site::new().await;
    let mut host = site.visitor();
    let table = host.opens(2, &[("watch", "nobody")]).await;
    let invite = invitation(&host.page(&table).await);
    let mut stranger = site.visitor();
    let lobby = stranger.get(&format!("{table}?invite={invite}")).await;
    assert_eq!(lobby.status, StatusCode::OK);
    host.post(&format!("{table}/start"), &[]).await;
    for path in ["", "/part", "/live", "/turn", "/record", "/picture/1.svg"] {
        let refused = stranger
            .get(&format!("{table}{path}?invite={invite}"))
            .await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{path}");
    }
}

#[tokio::test]
async fn whoever_was_removed_cannot_sit_down_again() {
    let site = Site::new().await;
    let mut host = site.visitor();
    let table = host.opens(2, &[]).await;
    let invite = invitation(&host.page(&table).await);
    let mut friend = site.visitor();
    friend.sits(&table, &invite, "Friend").await;
    host.post(&format!("{table}/arrange"), &[("open", "2")])
        .await;
    let again = friend.sits(&table, &invite, "Friend").await;
    assert_eq!(again.status, StatusCode::FORBIDDEN);
    assert!(again.text.contains("has removed you"), "{}", again.text);
    // Nor with a fresh browser: the link has been replaced.
    let mut fresh = site.visitor();
    let again = fresh.sits(&table, &invite, "Friend").await;
    assert_eq!(again.status, StatusCode::FORBIDDEN);
    let new = invitation(&host.page(&table).await);
    assert_ne!(new, invite);
    let sat = fresh.sits(&table, &new, "Another").await;
    assert_eq!(sat.status, StatusCode::SEE_OTHER);
    // At a table open to all the link does not matter, but who was removed stays removed.
    let open = host.opens(2, &[("visibility", "public")]).await;
    friend.sits(&open, "", "Friend").await;
    host.post(&format!("{open}/arrange"), &[("bot-random", "2")])
        .await;
    let again = friend.sits(&open, "", "Friend").await;
    assert_eq!(again.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn the_host_keeps_the_seat_and_so_the_table_counts() {
    let site = Site::new().await;
    let mut host = site.visitor();
    let table = host.opens(2, &[]).await;
    let refused = host.post(&format!("{table}/leave"), &[]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.text.contains("keeps the seat"), "{}", refused.text);
    assert!(host.page("/").await.contains(&format!("href=\"{table}\"")));
}

#[tokio::test]
async fn nobody_takes_the_name_of_another() {
    let site = Site::new().await;
    let mut host = site.visitor();
    let table = host.opens(2, &[]).await;
    let invite = invitation(&host.page(&table).await);
    let mut friend = site.visitor();
    for taken in ["Host", "host", "HOST"] {
        let refused = friend.sits(&table, &invite, taken).await;
        assert_eq!(refused.status, StatusCode::CONFLICT, "{taken}");
        assert!(refused.text.contains("has that name"), "{}", refused.text);
    }
    let sat = friend.sits(&table, &invite, "Friend").await;
    assert_eq!(sat.status, StatusCode::SEE_OTHER);
    host.post(&format!("{table}/start"), &[]).await;
    let page = host.page(&table).await;
    let bot = between(&page, "data-k=\"panel3\"", "</b>").unwrap();
    let bot = bot.rsplit('>').next().unwrap();
    for taken in ["Host", bot] {
        let refused = friend.sits(&table, "", taken).await;
        assert_eq!(refused.status, StatusCode::CONFLICT, "{taken}");
    }
    let renamed = friend.sits(&table, "", "Fred").await;
    assert_eq!(renamed.status, StatusCode::SEE_OTHER);
    assert!(host.page(&table).await.contains("Fred"));
}

/// A bot goes by another name than a person who is called like one.
#[tokio::test]
async fn bots_take_no_name_of_a_person() {
    let site = Site::new().await;
    let mut host = site.visitor();
    let fields = [("name", "Gavotte"), ("seat-2", "bot-random")];
    let table = host.opens(2, &fields).await;
    host.post(&format!("{table}/start"), &[]).await;
    let page = host.page(&table).await;
    assert_eq!(page.matches("<b class=\"name\">Gavotte</b>").count(), 1);
}

#[tokio::test]
async fn the_seal_of_chance_is_shown_before_anything_is_drawn() {
    let site = Site::new().await;
    let mut host = site.visitor();
    let table = host.opens(2, &[]).await;
    let shown = |page: &str| between(page, "id=\"commitment\">", "<").unwrap().to_owned();
    let before = shown(&host.page(&table).await);
    assert_eq!(before.len(), 64);
    host.post(&format!("{table}/start"), &[]).await;
    assert_eq!(shown(&host.page(&table).await), before);
}
