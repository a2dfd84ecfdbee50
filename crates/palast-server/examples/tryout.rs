//! A house in memory, for looking at pages while working on them.

use palast_server::{App, Config};
use palast_store::Store;

#[tokio::main]
async fn main() -> std::io::Result<()> {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:8471").await?;
    let config = Config {
        bot_pace: std::time::Duration::from_millis(200),
        limits: palast_server::Limits::generous(),
        ..Config::default()
    };
    let app = App::new(config, Store::memory())
        .await
        .expect("memory has keys");
    palast_server::serve(app, listener, std::future::pending()).await
}
