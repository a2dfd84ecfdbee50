//! Two people at a table, each with a connection for requests and one for the live stream.

use std::fmt::Write as _;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use palast_games::AnyGame;

use super::screen::{Screen, between};
use super::wire::{Events, Wire};

/// How long nothing may happen at a table before the measurement gives up.
const STUCK: Duration = Duration::from_secs(60);
/// How long the other player's screen may take. Half of a sealed choice never gets there.
const UNSEEN: Duration = Duration::from_millis(500);

struct Person {
    server: SocketAddr,
    wire: Wire,
    events: Option<Events>,
    cookie: String,
    csrf: String,
    screen: Screen,
    /// The question answered last.
    answered: Option<u64>,
    request: String,
}

/// Two people at a running match.
pub(crate) struct Table {
    path: String,
    people: [Person; 2],
    turn: usize,
    /// How many bytes the server has sent to both since the last count.
    bytes: u64,
}

/// What came of an attempt to move.
pub(crate) enum Step {
    /// The move was accepted; with the time until the other saw it, if that was waited for.
    Moved(Option<Duration>),
    /// The server refused the answer, because the question had changed.
    Refused,
    /// The match is over.
    Over,
}

/// Whether to wait until the other player's screen shows a move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Watch {
    No,
    Yes,
}

impl Table {
    /// Opens a table, seats two people and begins. Bots sit where the game needs more.
    pub(crate) async fn open(server: SocketAddr, game: &dyn AnyGame) -> anyhow::Result<Self> {
        let mut host = Person::new(server).await?;
        let mut form = "name=A&visibility=private&seat-2=open".to_owned();
        for seat in 3..=*game.seats().end() {
            let occupant = if seat <= *game.seats().start() {
                "bot-sensible"
            } else {
                "none"
            };
            write!(form, "&seat-{seat}={occupant}")?;
        }
        let path = host
            .post(&format!("/new/{}", game.id()), &form, 303)
            .await?;
        let path = between(&path, "location: ", "\r").context("no address of a new table")?;
        let lobby = host.get(path).await?;
        let invite = between(&lobby, "?invite=", "\"").context("no invitation in the lobby")?;
        let mut guest = Person::new(server).await?;
        let sit = format!("name=B&invite={invite}");
        guest.post(&format!("{path}/sit"), &sit, 303).await?;
        host.post(&format!("{path}/start"), "", 303).await?;
        Ok(Self {
            path: path.to_owned(),
            people: [host, guest],
            turn: 0,
            bytes: 0,
        })
    }

    /// Opens both live streams.
    pub(crate) async fn listen(&mut self) -> anyhow::Result<()> {
        for person in &mut self.people {
            let events = Events::open(person.server, &self.path, &person.cookie).await?;
            person.events = Some(events);
            person.next_event(self.turn).await?;
        }
        Ok(())
    }

    /// How many bytes the server has sent to both since the last call.
    pub(crate) fn take_bytes(&mut self) -> u64 {
        let streamed = self
            .people
            .iter_mut()
            .filter_map(|person| person.events.as_mut());
        let streamed: u64 = streamed.map(Events::take_bytes).sum();
        std::mem::take(&mut self.bytes) + streamed
    }

    /// Waits until somebody is asked, and answers for them.
    pub(crate) async fn step(&mut self, watch: Watch) -> anyhow::Result<Step> {
        let mover = loop {
            if self.people.iter().any(|person| person.screen.over) {
                return Ok(Step::Over);
            }
            if let Some(asked) = self.people.iter().position(Person::is_asked) {
                break asked;
            }
            let [one, other] = &mut self.people;
            let turn = self.turn;
            let event = async {
                tokio::select! {
                    event = one.next_event(turn) => event,
                    event = other.next_event(turn) => event,
                }
            };
            tokio::time::timeout(STUCK, event)
                .await
                .context("nobody has been asked for a minute")??;
        };
        self.turn += 1;
        let turn = self.turn;
        let [one, other] = &mut self.people;
        let (mover, other) = if mover == 0 {
            (one, other)
        } else {
            (other, one)
        };
        let sent = Instant::now();
        let (status, seen) = match watch {
            Watch::No => (mover.answer(&self.path).await?, None),
            Watch::Yes => {
                let seeing = async {
                    let event = other.next_event(turn);
                    let event = tokio::time::timeout(UNSEEN, event).await;
                    event.is_ok().then(|| sent.elapsed())
                };
                let (status, seen) = tokio::join!(mover.answer(&self.path), seeing);
                (status?, seen)
            }
        };
        self.bytes += mover.wire.answer_bytes();
        match status {
            200 | 204 | 303 => Ok(Step::Moved(seen)),
            // The question has changed meanwhile; the stream brings the new one.
            409 => Ok(Step::Refused),
            status => bail!("an answer was refused with status {status}"),
        }
    }
}

impl Person {
    async fn new(server: SocketAddr) -> anyhow::Result<Self> {
        let mut person = Self {
            server,
            wire: Wire::connect(server).await?,
            events: None,
            cookie: String::new(),
            csrf: String::new(),
            screen: Screen::default(),
            answered: None,
            request: String::new(),
        };
        person.prepare("GET", "/nowhere", "", "");
        let answer = person.wire.request(person.request.as_bytes()).await?;
        let cookie = between(answer.head, "palast=", ";").context("the server set no cookie")?;
        let csrf = between(answer.body, "name=\"csrf\" value=\"", "\"");
        let csrf = csrf.context("the page has no form")?.to_owned();
        person.cookie = format!("palast={cookie}");
        person.csrf = csrf;
        Ok(person)
    }

    fn prepare(&mut self, method: &str, path: &str, fields: &str, headers: &str) {
        let Self {
            request,
            server,
            cookie,
            csrf,
            ..
        } = self;
        let separator = if fields.is_empty() { "" } else { "&" };
        let (length, form) = match method {
            "POST" => (5 + csrf.len() + separator.len() + fields.len(), true),
            _ => (0, false),
        };
        request.clear();
        // Writing into a string does not fail.
        let _ = write!(
            request,
            "{method} {path} HTTP/1.1\r\nHost: {server}\r\nCookie: {cookie}\r\n{headers}\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n"
        );
        if form {
            let _ = write!(request, "csrf={csrf}{separator}{fields}");
        }
    }

    async fn get(&mut self, path: &str) -> anyhow::Result<String> {
        self.prepare("GET", path, "", "");
        let answer = self.wire.request(self.request.as_bytes()).await?;
        if answer.status != 200 {
            bail!("a page was refused with status {}", answer.status);
        }
        Ok(answer.body.to_owned())
    }

    /// Sends a form; the head of the answer.
    async fn post(&mut self, path: &str, fields: &str, expected: u16) -> anyhow::Result<String> {
        self.prepare("POST", path, fields, "");
        let answer = self.wire.request(self.request.as_bytes()).await?;
        if answer.status != expected {
            bail!("a form was refused with status {}", answer.status);
        }
        Ok(answer.head.to_owned())
    }

    fn is_asked(&self) -> bool {
        self.screen.ask.is_some() && self.screen.ask != self.answered
    }

    /// Answers the open question; the status of what the server says.
    async fn answer(&mut self, table: &str) -> anyhow::Result<u16> {
        let ask = self.screen.ask.context("nobody is asked")?;
        self.answered = Some(ask);
        let fields = format!("ask={ask}&answer={}", self.screen.answer);
        self.prepare(
            "POST",
            &format!("{table}/answer"),
            &fields,
            "X-Palast: stream\r\n",
        );
        let answering = self.wire.request(self.request.as_bytes());
        let answer = tokio::time::timeout(STUCK, answering)
            .await
            .context("no answer for a minute")??;
        Ok(answer.status)
    }

    /// Waits for the next event and takes from it what is asked.
    async fn next_event(&mut self, turn: usize) -> anyhow::Result<()> {
        let events = self.events.as_mut().context("nobody listens")?;
        let event = events.next().await?;
        let event = std::str::from_utf8(event).context("an event is no text")?;
        self.screen.update(event, turn);
        Ok(())
    }
}
