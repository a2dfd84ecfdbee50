//! What goes over the line when something happens: the sections that changed, once, compressed.

use std::collections::BTreeMap;
use std::io::Read as _;
use std::time::Duration;

use axum::body::BodyDataStream;
use axum::http::{Method, StatusCode, header};
use futures_util::StreamExt as _;

use crate::company::{next_of, three};
use crate::support::{Site, choices, seen};

/// The next event of a stream as it comes.
async fn raw_event(stream: &mut BodyDataStream) -> String {
    let next = tokio::time::timeout(Duration::from_secs(10), stream.next()).await;
    String::from_utf8(next.unwrap().unwrap().unwrap().to_vec()).unwrap()
}

/// The next event of a stream, without the marks between its pieces.
async fn event(stream: &mut BodyDataStream) -> String {
    raw_event(stream).await.replace('\u{E014}', "")
}

/// Puts the sections of an event together as a browser does, from the pieces it has; returns the
/// pieces that were sent although the browser had them.
fn put_together(event: &str, had: &mut BTreeMap<String, Vec<String>>) -> Vec<String> {
    let mut needless = Vec::new();
    for news in event.split("<template data-section=\"").skip(1) {
        let (name, rest) = news.split_once("\">").unwrap();
        let mut now = Vec::new();
        for piece in rest.split_once("</template>").unwrap().0.split('\u{E014}') {
            if let Some(range) = piece.strip_prefix('\u{E012}') {
                let (from, to) = range.split_once('-').unwrap();
                let range = from.parse().unwrap()..to.parse().unwrap();
                now.extend_from_slice(&had[name][range]);
            } else {
                let known = had
                    .get(name)
                    .is_some_and(|had| had.iter().any(|old| old == piece));
                needless.extend(known.then(|| piece.to_owned()));
                now.push(piece.to_owned());
            }
        }
        had.insert(name.to_owned(), now);
    }
    needless
}

/// Of a section that changed a stream sends the pieces that are new; with those from before they are
/// what a page has.
#[tokio::test]
async fn pieces_that_stay_are_not_sent_again() {
    let site = Site::new().await;
    let (mut people, table) = three(&site).await;
    let mut spectator = site.visitor();
    let mut stream = spectator.live(&format!("{table}/live")).await;
    let whole = raw_event(&mut stream).await;
    let mut had = BTreeMap::new();
    put_together(&whole.replace("\ndata: ", "\n"), &mut had);
    for _ in 0..6 {
        let (turn, page) = next_of(&mut people, &table).await.unwrap();
        let choice = choices(&page)[0].clone();
        people[turn].answers(&table, &page, &choice).await;
        let change = raw_event(&mut stream).await;
        assert!(change.len() < whole.len(), "{change}");
        let needless = put_together(&change.replace("\ndata: ", "\n"), &mut had);
        assert_eq!(needless, [""; 0], "{change}");
        let now = spectator.page(&table).await;
        for (name, pieces) in &had {
            if name != "frame" {
                assert!(now.contains(&pieces.concat()), "{name} differs");
            }
        }
    }
}

/// The names of the sections in an event.
fn names(event: &str) -> Vec<&str> {
    event
        .split("<template data-section=\"")
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap())
        .collect()
}

/// The sections in an event by name.
fn markup(event: &str) -> BTreeMap<&str, &str> {
    event
        .split("<template data-section=\"")
        .skip(1)
        .map(|rest| rest.split_once("\">").unwrap())
        .map(|(name, rest)| (name, rest.split_once("</template>").unwrap().0))
        .collect()
}

#[tokio::test]
async fn a_stream_sends_the_sections_that_changed_and_no_others() {
    let site = Site::new().await;
    let (mut people, table) = three(&site).await;
    let mut spectator = site.visitor();
    let page = spectator.page(&table).await;
    // Where a game tells its score there is its progress, too.
    let progress = page.contains("data-section=\"progress\"");
    let mut all = vec![
        "situation",
        "tools",
        "moments",
        "since",
        "board",
        "question",
        "players",
        "log",
    ];
    if progress {
        all.insert(1, "progress");
    }
    for name in &all {
        assert!(page.contains(&format!("data-section=\"{name}\"")), "{name}");
    }
    for person in &mut people {
        person.page(&table).await;
    }
    // Who says nothing of what they have seen gets everything.
    let mut whole = spectator.live(&format!("{table}/live")).await;
    let first = event(&mut whole).await;
    assert_eq!(names(&first), [&["frame"][..], &all].concat());

    let before = seen(&spectator.page(&table).await).to_owned();
    let mut stream = spectator.live(&format!("{table}/live?seen={before}")).await;
    let quiet = tokio::time::timeout(Duration::from_millis(100), stream.next()).await;
    assert!(quiet.is_err(), "an unchanged page is not sent again");
    let (turn, page) = next_of(&mut people, &table).await.unwrap();
    let choice = choices(&page)[0].clone();
    people[turn].answers(&table, &page, &choice).await;
    let change = event(&mut stream).await;
    let mut whole = spectator.live(&format!("{table}/live")).await;
    let second = event(&mut whole).await;
    let (before, after) = (markup(&first), markup(&second));
    let differs = |name: &&str| before[*name] != after[*name];
    let expected: Vec<&str> = names(&second).into_iter().filter(differs).collect();
    assert!(expected.contains(&"log"), "{expected:?}");
    assert_eq!(names(&change), expected);
    // The id is that of the page as it is now.
    let now = spectator.page(&table).await;
    assert!(change.contains(&format!("id: {}", seen(&now))), "{change}");
}

/// Every section of the page, put together, is what a stream sends.
#[tokio::test]
async fn the_sections_of_a_stream_are_those_of_the_page() {
    let site = Site::new().await;
    let (mut people, table) = three(&site).await;
    let (turn, _) = next_of(&mut people, &table).await.unwrap();
    let person = &mut people[turn];
    let mut stream = person.live(&format!("{table}/live")).await;
    let sent = event(&mut stream).await.replace("\ndata: ", "\n");
    let page = person.page(&table).await;
    for section in sent.split("<template data-section=\"").skip(1) {
        let (name, rest) = section.split_once("\">").unwrap();
        if name != "frame" {
            let (markup, _) = rest.split_once("</template>").unwrap();
            assert!(page.contains(markup), "{name} differs");
        }
    }
}

#[tokio::test]
async fn a_page_with_a_stream_gets_the_result_by_the_stream_alone() {
    let site = Site::new().await;
    let (mut people, table) = three(&site).await;
    for person in &mut people {
        person.page(&table).await;
    }
    let (turn, page) = next_of(&mut people, &table).await.unwrap();
    let mover = &mut people[turn];
    let choice = choices(&page)[0].clone();
    mover.headers.push(("x-palast", "stream".to_owned()));
    // It says that it listens, but it does not: the answer is the page's part.
    let part = mover.answers(&table, &page, &choice).await;
    assert_eq!(part.status, StatusCode::OK);
    assert!(part.text.starts_with("<div class=\"table\" id=\"live\""));

    let (turn, page) = next_of(&mut people, &table).await.unwrap();
    let mover = &mut people[turn];
    mover.headers.retain(|(name, _)| *name != "x-palast");
    let before = seen(&mover.page(&table).await).to_owned();
    let mut stream = mover.live(&format!("{table}/live?seen={before}")).await;
    // The stream is open once it has been asked for something.
    let _ = tokio::time::timeout(Duration::from_millis(50), stream.next()).await;
    mover.headers.push(("x-palast", "stream".to_owned()));
    let choice = choices(&page)[0].clone();
    let done = mover.answers(&table, &page, &choice).await;
    assert_eq!(done.status, StatusCode::NO_CONTENT, "{}", done.text);
    assert!(done.text.is_empty());
    assert!(event(&mut stream).await.contains("data-section=\"log\""));
}

#[tokio::test]
async fn streams_are_compressed_event_by_event() {
    let site = Site::new().await;
    let (mut people, table) = three(&site).await;
    let (turn, page) = next_of(&mut people, &table).await.unwrap();
    let watcher = people[(turn + 1) % 3].clone();
    let path = format!("{table}/live");
    let mut request = watcher.request(Method::GET, &path, String::new());
    let accepts = "gzip, br".parse().unwrap();
    request
        .headers_mut()
        .insert(header::ACCEPT_ENCODING, accepts);
    let response = site.respond(request).await;
    assert_eq!(response.headers()[header::CONTENT_ENCODING], "gzip");
    let mut stream = response.into_body().into_data_stream();
    let mut bytes = Vec::new();
    let mut events = 0;
    let choice = choices(&page)[0].clone();
    while events < 2 {
        let next = tokio::time::timeout(Duration::from_secs(10), stream.next()).await;
        bytes.extend(next.expect("it is sent at once").unwrap().unwrap());
        let mut text = Vec::new();
        // The stream goes on, so the end is missing; what was sent can be read all the same.
        let mut read = flate2::read::GzDecoder::new(&bytes[..]);
        let mut buffer = [0; 4096];
        while let Ok(length @ 1..) = read.read(&mut buffer) {
            text.extend(&buffer[..length]);
        }
        let text = String::from_utf8_lossy(&text).into_owned();
        let now = text.matches("event: sections").count();
        if now > events && text.ends_with("\n\n") {
            events = now;
            if events == 1 {
                assert!(
                    bytes.len() * 3 < text.len(),
                    "{} {}",
                    bytes.len(),
                    text.len()
                );
                people[turn].answers(&table, &page, &choice).await;
            }
        }
    }
}

/// Spectators of one language are sent the same bytes.
#[tokio::test]
async fn spectators_of_one_language_share_a_drawing() {
    let site = Site::new().await;
    let (_, table) = three(&site).await;
    let mut sent = Vec::new();
    for _ in 0..2 {
        let spectator = site.visitor();
        let mut stream = spectator.live(&format!("{table}/live")).await;
        let event = event(&mut stream).await;
        let csrf = event.split("name=\"csrf\" value=\"").nth(1).unwrap();
        let csrf = csrf.split('"').next().unwrap().to_owned();
        sent.push(event.replace(&csrf, ""));
        assert!(!csrf.is_empty());
    }
    assert_eq!(sent[0], sent[1]);
}
