//! Real sockets: clients that send nothing, too slowly or too much, and what others notice of them.

use std::net::SocketAddr;
use std::time::Duration;

use palast_server::{App, Config, Limits, TimeOuts, serve};
use palast_store::Store;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::support::quick;

/// Longer than any of these tests takes.
const NEVER: Duration = Duration::from_secs(3600);
/// How long something may take on a very busy machine.
const SOON: Duration = Duration::from_secs(60);

const HALF_A_HEAD: &[u8] = b"GET / HTTP/1.1\r\nHost: palast.test\r\nX: ";
const HALF_A_BODY: &[u8] = b"POST /settings HTTP/1.1\r\nHost: palast.test\r\n\
    Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 9000\r\n\r\nlang=";
const WHOLE: &[u8] = b"GET /health HTTP/1.1\r\nHost: palast.test\r\n\r\n";

struct Running {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<std::io::Result<()>>,
}

async fn start(time_outs: TimeOuts, connections: usize) -> Running {
    let limits = Limits {
        connections,
        ..Limits::generous()
    };
    let config = Config {
        limits,
        time_outs,
        // All connections of these tests come from one address.
        behind_proxy: true,
        ..quick()
    };
    let app = App::new(config, Store::memory()).await.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel();
    let serving = tokio::spawn(serve(app, listener, async {
        let _ = stopped.await;
    }));
    Running {
        address,
        stop,
        serving,
    }
}

fn waits(patience: Duration) -> TimeOuts {
    TimeOuts {
        head: patience,
        body: patience,
        write: patience,
    }
}

async fn send(address: SocketAddr, bytes: &[u8]) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(bytes).await.unwrap();
    stream
}

/// Everything that arrives until the server closes the connection.
async fn until_closed(mut stream: TcpStream) -> String {
    let mut read = Vec::new();
    // A connection that is reset is closed as well.
    let _ = tokio::time::timeout(SOON, stream.read_to_end(&mut read))
        .await
        .expect("the server closes the connection");
    String::from_utf8(read).unwrap()
}

async fn health(address: SocketAddr) -> String {
    let mut stream = send(address, WHOLE).await;
    let mut read = [0; 15];
    let answered = tokio::time::timeout(SOON, stream.read_exact(&mut read)).await;
    answered.expect("an answer comes").unwrap();
    String::from_utf8(read.to_vec()).unwrap()
}

#[tokio::test]
async fn a_request_that_does_not_arrive_is_given_up() {
    let server = start(waits(Duration::from_millis(100)), 100).await;
    for (what, bytes, answer) in [
        ("nothing", &b""[..], ""),
        ("half a head", HALF_A_HEAD, ""),
        ("half a body", HALF_A_BODY, "HTTP/1.1 408 "),
        ("an idle connection", WHOLE, "HTTP/1.1 200 "),
    ] {
        let said = until_closed(send(server.address, bytes).await).await;
        assert!(said.starts_with(answer), "{what}: {said}");
        assert_eq!(said.is_empty(), answer.is_empty(), "{what}: {said}");
    }
}

#[tokio::test]
async fn connections_that_send_nothing_shut_nobody_out() {
    let server = start(waits(NEVER), 8).await;
    let mut silent = Vec::new();
    for bytes in [b"", HALF_A_HEAD].into_iter().cycle().take(16) {
        silent.push(send(server.address, bytes).await);
    }
    assert_eq!(health(server.address).await, "HTTP/1.1 200 OK");
}

#[tokio::test]
async fn a_huge_head_is_refused() {
    let server = start(waits(NEVER), 8).await;
    let mut request = HALF_A_HEAD.to_vec();
    request.resize(64 * 1024, b'a');
    let said = until_closed(send(server.address, &request).await).await;
    // The answer may be lost with what the server did not read.
    assert!(
        said.is_empty() || said.starts_with("HTTP/1.1 431 "),
        "{said}"
    );
}

#[tokio::test]
async fn a_stop_does_not_wait_for_requests_that_have_not_arrived() {
    let server = start(waits(NEVER), 8).await;
    let half = send(server.address, HALF_A_HEAD).await;
    let kept = send(server.address, WHOLE).await;
    assert_eq!(health(server.address).await, "HTTP/1.1 200 OK");
    server.stop.send(()).unwrap();
    let stopped = tokio::time::timeout(Duration::from_secs(4), server.serving).await;
    stopped.expect("nobody is waited for").unwrap().unwrap();
    until_closed(half).await;
    until_closed(kept).await;
}
