//! Nothing that comes from outside makes the server panic or answer 5xx: requests, cookies, notations,
//! records, stored tables and editions, spoilt at random.
//!
//! Each run takes the same short way through the possibilities. `PALAST_FUZZ=100000` goes a longer one and
//! `PALAST_FUZZ_SEED=7` another one; a failure prints what was sent.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::Duration;

use axum::http::{HeaderValue, Method, Request, StatusCode};
use palast_core::{Seed, Viewer};
use palast_games::{AnyGame, AnyMatch, MatchConfig, games};
use palast_server::{App, Unplayable, check_stored, serve};
use palast_store::Store;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};

use crate::support::{Site, ask, choices, quick};

/// How many cases a test tries, and which.
fn number(name: &str, default: u64) -> u64 {
    let set = std::env::var(name).ok();
    set.and_then(|text| text.parse().ok()).unwrap_or(default)
}

fn cases(default: u64) -> u64 {
    number("PALAST_FUZZ", default)
}

/// Small, and the same everywhere (SplitMix64).
struct Chance(u64);

impl Chance {
    fn new(stream: u64) -> Self {
        Self(number("PALAST_FUZZ_SEED", 1).wrapping_mul(1 << 20) + stream)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() % (end.max(1) as u64)).unwrap()
    }

    fn pick<'t, T>(&mut self, of: &'t [T]) -> &'t T {
        &of[self.below(of.len())]
    }

    /// The bytes with one to four things done to them.
    fn spoil(&mut self, bytes: &[u8]) -> Vec<u8> {
        const ODD: [&[u8]; 18] = [
            b"\0",
            b"\n",
            b"\r\n",
            b" ",
            b"\"",
            b"%",
            b"%00",
            b"%ff",
            b"-1",
            b"0",
            b"=",
            b"&",
            b";",
            b"18446744073709551616",
            b"\xff\xfe",
            "é".as_bytes(),
            "\u{202e}".as_bytes(),
            b"999999999",
        ];
        let mut bytes = bytes.to_vec();
        for _ in 0..=self.below(4) {
            let at = self.below(bytes.len() + 1);
            let to = (at + self.below(12)).min(bytes.len());
            match self.below(6) {
                0 if at < bytes.len() => bytes[at] ^= 1 << self.below(8),
                1 => drop(bytes.drain(at..to)),
                2 => {
                    let piece = bytes[at..to].to_vec();
                    bytes.splice(at..at, piece);
                }
                3 => {
                    let odd = *self.pick(&ODD);
                    bytes.splice(at..to, odd.iter().copied());
                }
                4 => bytes.truncate(at),
                _ => {
                    let odd = *self.pick(&ODD);
                    bytes.splice(at..at, odd.iter().copied());
                }
            }
        }
        bytes
    }

    fn spoil_text(&mut self, text: &str) -> String {
        String::from_utf8_lossy(&self.spoil(text.as_bytes())).into_owned()
    }
}

/// Does something that must not panic, and says with what it did.
#[track_caller]
fn calmly<T>(what: &str, input: &str, work: impl FnOnce() -> T) -> T {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| panic!("{what} panicked at {input:?}"))
}

#[tokio::test]
async fn no_request_makes_the_server_fail() {
    let site = Site::new().await;
    let mut ada = site.visitor();
    let table = ada.against_bots().await;
    let page = ada.turn(&table).await;
    let (csrf, ask) = (ada.csrf().await, ask(&page).unwrap());
    let choice = choices(&page)[0].clone();
    let paths: Vec<String> = [
        "/",
        "/next",
        "/settings",
        "/new/eschnapur",
        "/bots/amyitis",
        "/alone/eternal-palace",
        "/rules/amyitis",
        "/a/style.css",
        "/t/abc",
        "/health",
    ]
    .iter()
    .map(|path| (*path).to_owned())
    .chain(
        [
            "",
            "/part?pick=x&ply=3",
            "/turn",
            "/record",
            "/about",
            "/about/card-1",
            "/picture/0.svg",
            "/answer",
            "/plan",
            "/sit",
            "/lesson",
            "/rematch",
            "/review",
            "/play-on",
            "/leave",
            "/takeback",
            "?pick=x&at=2&hint=1&invite=abc",
            "/standin",
            "/arrange",
            "/start",
        ]
        .iter()
        .map(|rest| format!("{table}{rest}")),
    )
    .collect();
    let bodies = [
        format!("csrf={csrf}&ask={ask}&answer={choice}"),
        format!(
            "csrf={csrf}&name=Ada&seat-2=open&visibility=private&watch=nobody&pace=day&colour=1"
        ),
        format!("csrf={csrf}&plan=a%3Db%2Cc%3Dd&ask={ask}"),
        format!("csrf={csrf}&seat=1&occupant=random&lang=de&theme=dark&back=/"),
        String::new(),
    ];
    let headers = [
        "accept-language",
        "x-palast",
        "last-event-id",
        "accept-encoding",
        "if-none-match",
        "range",
    ];
    let mut chance = Chance::new(1);
    for case in 0..cases(1500) {
        let method = chance
            .pick(&[Method::GET, Method::POST, Method::HEAD, Method::PUT])
            .clone();
        let path = chance.pick(&paths).clone();
        let path = if chance.below(3) == 0 {
            path
        } else {
            chance.spoil_text(&path)
        };
        let body = chance.pick(&bodies).clone();
        let body = if chance.below(4) == 0 {
            body
        } else {
            chance.spoil_text(&body)
        };
        // A live stream does not end.
        if path.contains("/live") || Request::get(&path).body(()).is_err() || !path.starts_with('/')
        {
            continue;
        }
        let mut request = ada.request(method.clone(), &path, body.clone());
        let name = *chance.pick(&headers);
        if let Ok(value) = HeaderValue::from_bytes(&chance.spoil(b"sections de-DE,nl;q=0.5")) {
            request.headers_mut().insert(name, value);
        }
        let answer = site.respond(request).await;
        let status = answer.status();
        assert!(
            !status.is_server_error(),
            "case {case}: {method} {path} {body:?} gave {status}"
        );
    }
    assert_eq!(ada.get(&table).await.status, StatusCode::OK);
}

#[tokio::test]
async fn no_bytes_on_a_connection_make_the_server_fail() {
    let app = App::new(quick(), Store::memory()).await.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let serving = tokio::spawn(serve(app, listener, async {
        let _ = stopped.await;
    }));
    let whole: [&[u8]; 3] = [
        b"GET / HTTP/1.1\r\nHost: palast.test\r\nCookie: palast=abc; lang=de\r\nConnection: close\r\n\r\n",
        b"POST /settings HTTP/1.1\r\nHost: palast.test\r\nContent-Type: application/x-www-form-urlencoded\r\n\
          Content-Length: 20\r\nConnection: close\r\n\r\ncsrf=x&lang=de&back=",
        b"POST /bots/amyitis HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n\
          5\r\ncsrf=\r\n0\r\n\r\n",
    ];
    let mut chance = Chance::new(2);
    for case in 0..cases(300) {
        let bytes = chance.spoil(chance_of(&whole, case));
        let mut stream = TcpStream::connect(address).await.unwrap();
        // The server may hang up in the middle.
        let _ = stream.write_all(&bytes).await;
        let _ = stream.shutdown().await;
        let mut answer = Vec::new();
        let read = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut answer));
        let _ = read.await.expect("it answers or hangs up");
        let shown = String::from_utf8_lossy(&bytes).into_owned();
        assert!(!answer.starts_with(b"HTTP/1.1 5"), "case {case}: {shown:?}");
    }
    stop.send(()).unwrap();
    serving.await.unwrap().unwrap();
}

fn chance_of<'t>(of: &[&'t [u8]], case: u64) -> &'t [u8] {
    of[usize::try_from(case).unwrap() % of.len()]
}

#[tokio::test]
async fn no_cookie_makes_the_server_fail_and_none_opens_another_seat() {
    let site = Site::new().await;
    let mut ada = site.visitor();
    let table = ada.against_bots().await;
    let own = ada.cookies["palast"].clone();
    assert!(ada.page("/").await.contains(&table));
    let mut chance = Chance::new(3);
    let whole = format!("palast={own}; lang=nl; theme=dark");
    for case in 0..cases(500) {
        let mut request = ada.request(Method::GET, "/", String::new());
        let spoilt = chance.spoil(whole.as_bytes());
        let Ok(value) = HeaderValue::from_bytes(&spoilt) else {
            continue;
        };
        request.headers_mut().insert("cookie", value);
        let answer = site.respond(request).await;
        assert!(
            !answer.status().is_server_error(),
            "case {case}: {spoilt:?}"
        );
    }
    // One digit of the signed value is another one: a stranger.
    for at in 0..own.len() {
        let digit = own.as_bytes()[at];
        if !digit.is_ascii_hexdigit() {
            continue;
        }
        let other = if digit == b'0' { '1' } else { '0' };
        let forged = format!("{}{other}{}", &own[..at], &own[at + 1..]);
        let mut stranger = site.visitor();
        stranger.cookies.insert("palast".to_owned(), forged);
        assert!(!stranger.page("/").await.contains(&table), "digit {at}");
    }
}

fn setup(game: &dyn AnyGame, edition: Option<String>) -> MatchConfig {
    MatchConfig {
        seats: *game.seats().end(),
        options: Vec::new(),
        edition,
    }
}

/// A legal answer of somebody who is asked; false if nobody is.
fn go_on(play: &mut dyn AnyMatch, chance: &mut Chance) -> bool {
    let Some(seat) = play.asked().iter().next() else {
        return false;
    };
    let legal = play.view(Viewer::Seat(seat)).legal();
    let ask = play.ask_id(seat).expect("this seat is asked");
    let answer = chance.pick(&legal).clone();
    play.submit(seat, ask, &answer).expect("it is legal");
    true
}

#[test]
fn no_notation_makes_a_match_fail() {
    let mut chance = Chance::new(4);
    for game in games() {
        let mut play = game.start(&setup(*game, None), Seed::new([5; 32])).unwrap();
        for _ in 0..cases(250) {
            let Some(seat) = play.asked().iter().next() else {
                break;
            };
            let ask = play.ask_id(seat).expect("this seat is asked");
            let legal = play.view(Viewer::Seat(seat)).legal();
            let answer = chance.pick(&legal).clone();
            let spoilt = chance.spoil_text(&answer);
            let view = play.view(Viewer::Seat(seat));
            let _ = calmly("a preview", &spoilt, || view.consequence(&spoilt));
            let before = play.record_so_far();
            let taken = calmly("an answer", &spoilt, || play.submit(seat, ask, &spoilt));
            if taken.is_err() {
                assert_eq!(
                    play.record_so_far(),
                    before,
                    "a refusal changes nothing: {spoilt:?}"
                );
                if !go_on(&mut *play, &mut chance) {
                    break;
                }
            }
        }
    }
}

#[test]
fn no_record_makes_a_game_fail() {
    let mut chance = Chance::new(5);
    for game in games() {
        let mut play = game.start(&setup(*game, None), Seed::new([6; 32])).unwrap();
        for _ in 0..40 {
            go_on(&mut *play, &mut chance);
        }
        let whole = play.record_so_far();
        assert!(game.read(&whole, &[]).is_ok());
        let lines = play.lines_from(0);
        for _ in 0..cases(250) {
            let spoilt = chance.spoil_text(&whole);
            let read = calmly("a record", &spoilt, || game.read(&spoilt, &[]));
            let _ = calmly("a proof", &spoilt, || game.verify(&spoilt, &[]));
            if let Ok(read) = read {
                // What is read can be looked at.
                let view = read.view(Viewer::Spectator);
                let _ = calmly("a view", &spoilt, || view.json());
            }
            let mut stored = lines.clone();
            let at = chance.below(stored.len());
            stored[at] = chance.spoil_text(&stored[at]);
            let (header, seed) = (chance.spoil_text(&play.header()), Seed::new([6; 32]));
            let _ = calmly("a header", &header, || {
                game.load(&header, &lines, seed, &[])
            });
            let seed = Seed::new([6; 32]);
            let _ = calmly("a line", &stored[at], || {
                game.load(&play.header(), &stored, seed, &[])
            });
        }
    }
}

#[tokio::test]
async fn no_stored_table_makes_the_check_fail() {
    let store = Store::memory();
    let site = Site::over(store.clone(), quick()).await;
    let mut ada = site.visitor();
    let table = ada.against_bots().await;
    let page = ada.turn(&table).await;
    ada.answers(&table, &page, &choices(&page)[0]).await;
    let id = table.strip_prefix("/t/").unwrap().parse().unwrap();
    let good = store.export_table(&id).await.unwrap().unwrap().table;
    assert_eq!(check_stored(&good), Ok(()));
    let mut chance = Chance::new(6);
    for _ in 0..cases(500) {
        let mut spoilt = good.clone();
        match chance.below(4) {
            0 => spoilt.setup = chance.spoil_text(&good.setup),
            1 => spoilt.header = chance.spoil_text(&good.header),
            2 => drop(spoilt.seats.pop()),
            _ => {
                let at = chance.below(good.lines.len());
                spoilt.lines[at] = chance.spoil_text(&good.lines[at]);
            }
        }
        let checked = calmly("a stored table", &format!("{spoilt:?}"), || {
            check_stored(&spoilt)
        });
        let panicked = Unplayable::NoReplay("the rules panicked".to_owned());
        assert_ne!(checked, Err(panicked), "{spoilt:?}");
    }
}

#[test]
fn no_edition_makes_a_game_fail() {
    let mut chance = Chance::new(7);
    for game in games() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../../games")
            .join(game.id());
        // One game has no printed numbers of its own.
        let Ok(whole) = std::fs::read_to_string(folder.join("edition.toml")) else {
            continue;
        };
        assert!(game.check(&setup(*game, Some(whole.clone()))).is_ok());
        let mut accepted = 0;
        for _ in 0..cases(250) {
            let spoilt = if chance.below(2) == 0 {
                chance.spoil_text(&whole)
            } else {
                other_number(&whole, &mut chance)
            };
            let setup = setup(*game, Some(spoilt.clone()));
            if calmly("an edition", &spoilt, || game.check(&setup)).is_ok() {
                accepted += 1;
                // What is accepted can be played.
                let seed = Seed::new([8; 32]);
                let played = calmly("a match", &spoilt, || {
                    game.random_answers(&setup, &seed, 30)
                });
                assert!(played.is_ok());
            }
        }
        assert!(
            accepted > 0,
            "no case went deeper than the parser: {}",
            game.id()
        );
    }
}

/// The text with one of its numbers changed: what goes past the parser.
fn other_number(text: &str, chance: &mut Chance) -> String {
    let places: Vec<usize> = text
        .char_indices()
        .filter(|(at, c)| {
            c.is_ascii_digit() && !text[..*at].ends_with(|c: char| c.is_ascii_digit())
        })
        .map(|(at, _)| at)
        .collect();
    let at = *chance.pick(&places);
    let length = text[at..].chars().take_while(char::is_ascii_digit).count();
    let new = *chance.pick(&["0", "1", "2", "3", "7", "12", "100", "255", "256", "65536"]);
    format!("{}{new}{}", &text[..at], &text[at + length..])
}
