//! Tables with a limit: what is shown of the time, to whom, and who answers when it is up.

use std::time::Duration;

use axum::http::StatusCode;
use futures_util::StreamExt as _;
use palast_store::{Progress, PublicProgress, Store, TableId, Timestamp};

use crate::company::next_of;
use crate::support::{Person, Site, ask, between, choices, invitation, quick, seen};

/// A table with the host, these friends, and bots on the other seats, begun.
pub(crate) async fn timed(
    site: &Site,
    (game, seats): (&str, u8),
    pace: &str,
    friends: &[&str],
) -> (Vec<Person>, String) {
    let mut host = site.visitor();
    let seats: Vec<String> = (2..=seats).map(|n| format!("seat-{n}")).collect();
    let mut form = vec![("name", "Host"), ("visibility", "private"), ("pace", pace)];
    form.extend(seats.iter().map(|seat| (seat.as_str(), "open")));
    let opened = host.post(&format!("/new/{game}"), &form).await;
    let table = opened.location().to_owned();
    let invite = invitation(&host.page(&table).await);
    let mut people = vec![host];
    for name in friends {
        let mut friend = site.visitor();
        friend.sits(&table, &invite, name).await;
        people.push(friend);
    }
    people[0].post(&format!("{table}/start"), &[]).await;
    (people, table)
}

/// What is left on the clocks of a page, in milliseconds.
fn left(page: &str) -> Vec<u64> {
    page.split("data-left=\"")
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap().parse().unwrap())
        .collect()
}

/// The words for less than an hour.
fn words(left: u64) -> String {
    let seconds = left.div_ceil(1000);
    format!(">{}:{:02} left<", seconds / 60, seconds % 60)
}

/// What is left of the time of a seat, in its panel.
fn left_of(page: &str, seat: usize) -> Option<u64> {
    let (_, panel) = page.split_once(&format!("data-k=\"panel{seat}\"")).unwrap();
    left(panel.split("</li>").next().unwrap()).first().copied()
}

/// As if everybody had seen the last change that long before.
pub(crate) async fn set_back(store: &Store, table: &str, seconds: i64) {
    let id = TableId::new(table.trim_start_matches("/t/")).unwrap();
    let stored = store.load(&id).await.unwrap().unwrap();
    let back = |then: Timestamp| Timestamp::from_unix(then.unix() - seconds);
    let progress = Progress {
        awaited: stored.awaited,
        due: stored.due.map(back),
        public: Some(PublicProgress {
            asked: stored.asked,
            seen: back(stored.seen),
        }),
    };
    let length = stored.lines.len() as u64;
    store.set_progress(&id, length, progress).await.unwrap();
}

#[tokio::test]
async fn everybody_sees_the_time_of_whoever_is_asked() {
    let site = Site::new().await;
    let (mut people, table) = timed(&site, ("palastgefluester", 3), "minute", &["Bo", "Cy"]).await;
    let (turn, own) = next_of(&mut people, &table).await.unwrap();
    assert_eq!(left(&own).len(), 2, "in the panel and at the question");
    assert!(own.contains(&words(left(&own)[0])), "in words, too");
    assert!(own.contains("data-warning=\"Your time is running out"));
    let seat = between(&own, "data-viewer=\"", "\"")
        .unwrap()
        .parse()
        .unwrap();
    let mut pages = vec![site.visitor().page(&table).await];
    pages.push(people[(turn + 1) % 3].page(&table).await);
    pages.push(
        people[(turn + 2) % 3]
            .get(&format!("{table}/part"))
            .await
            .text,
    );
    for page in &pages {
        assert_eq!(left(page).len(), 1, "one seat is asked");
        let left = left_of(page, seat).expect("it is that one");
        assert!((50_000..=60_000).contains(&left), "{left}");
        assert!(page.contains("role=\"timer\""));
        assert!(
            !page.contains("data-warning"),
            "it does not run short for them"
        );
        assert!(
            !page.contains(['\u{E010}', '\u{E011}']),
            "no empty place is left"
        );
    }
    let past = people[turn].page(&format!("{table}?at=0")).await;
    assert_eq!(left(&past), [] as [u64; 0], "no time runs in the past");
}

#[tokio::test]
async fn without_a_limit_and_for_bots_there_is_no_clock() {
    let site = Site::new().await;
    let (mut people, table) = timed(&site, ("palastgefluester", 3), "none", &["Bo", "Cy"]).await;
    let (_, own) = next_of(&mut people, &table).await.unwrap();
    assert!(!own.contains("data-left") && !own.contains("data-time"));

    let patient = palast_server::Config {
        bot_pace: Duration::from_secs(3600),
        ..quick()
    };
    let site = Site::over(Store::memory(), patient).await;
    loop {
        let (mut people, table) = timed(&site, ("palastgefluester", 3), "minute", &[]).await;
        let page = people[0].page(&table).await;
        if page.contains("data-turn=\"other\"") {
            assert_eq!(left(&page), [] as [u64; 0]);
            break;
        }
    }
}

/// Time is no news, or streams would never be silent; and what streams send must not follow from
/// what others do in secret.
#[tokio::test]
async fn time_that_goes_by_is_no_other_look() {
    let site = Site::new().await;
    let (mut people, table) = timed(&site, ("palastgefluester", 3), "day", &["Bo", "Cy"]).await;
    for person in &mut people {
        person.page(&table).await;
    }
    let before = people[0].page(&table).await;
    let live = format!("{table}/live?seen={}", seen(&before));
    let mut stream = people[0].live(&live).await;
    tokio::time::sleep(Duration::from_millis(1100)).await;
    // Somebody comes: every stream looks again.
    let stranger = site.visitor();
    let _looking = stranger.live(&format!("{table}/live")).await;
    let after = people[0].page(&table).await;
    assert_eq!(seen(&after), seen(&before));
    assert!(left(&after)[0] + 1000 <= left(&before)[0]);
    let heard = tokio::time::timeout(Duration::from_millis(300), stream.next()).await;
    assert!(heard.is_err(), "{heard:?}");
}

#[tokio::test]
async fn half_a_sealed_choice_moves_no_clock() {
    let site = Site::new().await;
    let (mut people, table) = timed(&site, ("eschnapur", 2), "minute", &["Bo"]).await;
    let other = people[1].page(&table).await;
    let (own, seat) = (people[0].page(&table).await, 1);
    let before = left_of(&other, seat).unwrap();
    tokio::time::sleep(Duration::from_millis(1100)).await;
    // A whole sealed choice, half by half; after each half the time has only gone by.
    let (mut page, mut halves) = (own, 0);
    let first = page.clone();
    loop {
        let answer = choices(&page)[0].clone();
        let done = people[0].answers(&table, &page, &answer).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER);
        page = people[0].page(&table).await;
        if !page.contains("data-turn=\"you\"") {
            break;
        }
        halves += 1;
        let theirs = people[1].page(&table).await;
        assert_eq!(seen(&theirs), seen(&other), "half a choice shows nothing");
        for page in [&page, &theirs] {
            assert!(left_of(page, seat).unwrap() + 1000 <= before);
        }
    }
    assert!(halves > 0, "there are halves");
    assert_eq!(left_of(&page, seat), None, "who is done has no clock");
    // Nor is time won by taking it back.
    people[0].post(&format!("{table}/back"), &[]).await;
    let again = people[0].page(&table).await;
    assert!(again.contains("data-turn=\"you\"") && ask(&again) > ask(&first));
    assert!(left_of(&again, seat).unwrap() + 1000 <= before);
}

#[tokio::test]
async fn an_answer_everybody_sees_begins_a_new_time() {
    let site = Site::new().await;
    let (mut people, table) = timed(&site, ("palastgefluester", 3), "minute", &["Bo", "Cy"]).await;
    let (turn, page) = next_of(&mut people, &table).await.unwrap();
    let before = left(&page)[0];
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let answer = choices(&page)[0].clone();
    people[turn].answers(&table, &page, &answer).await;
    let (_, page) = next_of(&mut people, &table).await.unwrap();
    assert!(
        left(&page)[0] + 1000 > before,
        "{} {before}",
        left(&page)[0]
    );
}

#[tokio::test]
async fn after_a_restart_the_time_goes_on_and_the_rules_answer_when_it_is_up() {
    let store = Store::memory();
    let before = Site::over(store.clone(), quick()).await;
    let (people, table) = timed(&before, ("amyitis", 2), "day", &["Bo"]).await;
    set_back(&store, &table, 23 * 3600 + 1800).await;
    let late = Site::over(store.clone(), quick()).await;
    let mut people: Vec<Person> = people.iter().map(|person| person.at(&late)).collect();
    let (_, page) = next_of(&mut people, &table).await.unwrap();
    assert!(
        (1_700_000..=1_800_000).contains(&left(&page)[0]),
        "{:?}",
        left(&page)
    );
    assert!(page.contains("class=\"clock late\"") && page.contains(&words(left(&page)[0])));

    set_back(&store, &table, 23 * 3600 + 1800).await;
    let too_late = Site::over(store.clone(), quick()).await;
    let mut host = people[0].at(&too_late);
    let passed = async {
        while !host.page(&table).await.contains("passes.") {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), passed)
        .await
        .expect("the rules answer for who let the time run out");
    let left = left(&host.page(&table).await);
    assert!(left[0] > 86_000_000, "the next one has a day: {left:?}");
}

#[tokio::test]
async fn the_list_of_tables_says_how_long_a_move_may_take() {
    let site = Site::new().await;
    let mut host = site.visitor();
    let form = [
        ("name", "Host"),
        ("visibility", "public"),
        ("pace", "three-days"),
        ("seat-2", "open"),
    ];
    host.post("/new/amyitis", &form).await;
    let mut guest = site.visitor();
    assert!(guest.page("/").await.contains("three days per move"));
    guest.headers = vec![("accept-language", "de".to_owned())];
    assert!(guest.page("/").await.contains("drei Tage je Zug"));
    guest.headers = vec![("accept-language", "nl".to_owned())];
    assert!(guest.page("/").await.contains("drie dagen per beurt"));
    host.post(
        "/new/amyitis",
        &[
            ("name", "Host"),
            ("visibility", "public"),
            ("seat-2", "open"),
        ],
    )
    .await;
    guest.headers = vec![("accept-language", "en".to_owned())];
    assert_eq!(guest.page("/").await.matches(" per move<").count(), 1);
}
