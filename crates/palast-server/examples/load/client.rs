//! Two people and a bot at a table, over plain connections: as little of HTTP as that takes.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::sync::watch;

/// The newest part somebody received, and when.
type Newest = (Instant, String);

/// Somebody with one connection for requests and one for the stream.
struct Client {
    server: SocketAddr,
    wire: BufReader<TcpStream>,
    cookie: String,
    csrf: String,
    parts: Option<watch::Receiver<Newest>>,
}

/// Two people and a bot.
pub(crate) struct Table {
    server: SocketAddr,
    path: String,
    people: [Client; 2],
    answered: [String; 2],
    turn: usize,
}

fn between<'t>(text: &'t str, start: &str, end: &str) -> Option<&'t str> {
    Some(text.split_once(start)?.1.split_once(end)?.0)
}

impl Client {
    async fn new(server: SocketAddr) -> Self {
        let wire = TcpStream::connect(server).await.unwrap();
        wire.set_nodelay(true).unwrap();
        let mut client = Self {
            server,
            wire: BufReader::new(wire),
            cookie: String::new(),
            csrf: String::new(),
            parts: None,
        };
        let (head, page) = client.send("GET", "/nowhere", "").await;
        let cookie = between(&head, "palast=", ";").unwrap();
        client.cookie = format!("palast={cookie}");
        client.csrf = between(&page, "name=\"csrf\" value=\"", "\"")
            .unwrap()
            .to_owned();
        client
    }

    /// One request; the head and the body of its answer.
    async fn send(&mut self, method: &str, path: &str, fields: &str) -> (String, String) {
        let body = format!("csrf={}&{fields}", self.csrf);
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: load\r\nCookie: {}\r\nX-Palast: 1\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
            self.cookie,
            body.len()
        );
        let request = request.replace(
            "X-Palast: 1\r\n",
            if path == "/nowhere" {
                ""
            } else {
                "X-Palast: 1\r\n"
            },
        );
        self.wire.write_all(request.as_bytes()).await.unwrap();
        let (mut head, mut length) = (String::new(), 0);
        loop {
            let mut line = String::new();
            self.wire.read_line(&mut line).await.unwrap();
            if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                length = value.trim().parse().unwrap();
            }
            if line.trim().is_empty() {
                break;
            }
            head.push_str(&line);
        }
        let mut body = vec![0; length];
        self.wire.read_exact(&mut body).await.unwrap();
        (head, String::from_utf8(body).unwrap())
    }

    /// Opens the stream and keeps what comes last.
    async fn listen(&mut self, path: &str) {
        let mut wire = TcpStream::connect(self.server).await.unwrap();
        let request = format!(
            "GET {path}/live HTTP/1.1\r\nHost: load\r\nCookie: {}\r\n\r\n",
            self.cookie
        );
        wire.write_all(request.as_bytes()).await.unwrap();
        let (send, receive) = watch::channel((Instant::now(), String::new()));
        self.parts = Some(receive);
        tokio::spawn(async move {
            let mut lines = BufReader::new(wire).lines();
            while let Ok(Some(line)) = lines.next_line().await {
                if let Some(part) = line.strip_prefix("data: ")
                    && send.send((Instant::now(), part.to_owned())).is_err()
                {
                    return;
                }
            }
        });
    }

    fn parts(&mut self) -> &mut watch::Receiver<Newest> {
        self.parts.as_mut().expect("everybody listens")
    }
}

impl Table {
    pub(crate) async fn open(server: SocketAddr) -> Self {
        let mut people = [Client::new(server).await, Client::new(server).await];
        let form = "name=A&visibility=private&seat-2=open&seat-3=bot-sensible";
        let (head, _) = people[0].send("POST", "/new/palastgefluester", form).await;
        let path = between(&head, "location: ", "\r").unwrap().to_owned();
        let (_, lobby) = people[0].send("GET", &path, "").await;
        let invite = between(&lobby, "?invite=", "\"").unwrap();
        let sit = format!("name=B&invite={invite}");
        people[1].send("POST", &format!("{path}/sit"), &sit).await;
        people[0].send("POST", &format!("{path}/start"), "").await;
        for person in &mut people {
            person.listen(&path).await;
        }
        Self {
            server,
            path,
            people,
            answered: [String::new(), String::new()],
            turn: 0,
        }
    }

    /// As [`Table::play`], and how long it took until the other saw it; nothing if he does not see
    /// it at all, as the half of a secret answer.
    pub(crate) async fn timed(&mut self) -> Option<Duration> {
        let (watcher, sent) = self.play().await?;
        let parts = self.people[watcher].parts();
        let changed = tokio::time::timeout(Duration::from_millis(500), parts.changed());
        changed.await.ok()?.ok()?;
        let seen = parts.borrow().0;
        Some(seen.saturating_duration_since(sent))
    }

    /// Waits until somebody is asked and answers for him. Says who looks on, and when it was sent.
    pub(crate) async fn play(&mut self) -> Option<(usize, Instant)> {
        let (who, ask, notation) = loop {
            if let Some(found) = self.asked() {
                break found;
            }
            if self.people[0]
                .parts()
                .borrow()
                .1
                .contains("data-status=\"over\"")
            {
                *self = Box::pin(Self::open(self.server)).await;
            }
            let [one, other] = &mut self.people;
            tokio::select! {
                changed = one.parts().changed() => changed.unwrap(),
                changed = other.parts().changed() => changed.unwrap(),
            }
        };
        let watcher = 1 - who;
        self.people[watcher].parts().mark_unchanged();
        let fields = format!("ask={ask}&answer={}", notation.replace(' ', "+"));
        let path = format!("{}/answer", self.path);
        let sent = Instant::now();
        let (head, _) = self.people[who].send("POST", &path, &fields).await;
        self.answered[who] = ask;
        head.starts_with("HTTP/1.1 200").then_some((watcher, sent))
    }

    /// Who is asked, the number of the question, and an answer.
    fn asked(&mut self) -> Option<(usize, String, String)> {
        for who in 0..2 {
            let (_, part) = &*self.people[who].parts().borrow_and_update();
            let Some(ask) = between(part, "data-ask=\"", "\"") else {
                continue;
            };
            if ask == self.answered[who] {
                continue;
            }
            let all: Vec<&str> = part
                .split("name=\"pick\" value=\"")
                .skip(1)
                .filter_map(|rest| rest.split('"').next())
                .collect();
            self.turn += 1;
            let choice = all.get(self.turn % all.len().max(1))?;
            return Some((who, ask.to_owned(), (*choice).to_owned()));
        }
        None
    }
}
