//! Private PostgreSQL servers for tests.
//!
//! A server has its files in a temporary directory and listens on a socket there: no port, no network,
//! no password, and nothing of a server that the machine may run anyway. A small shell waits for the end
//! of its input, which comes when the test process ends, however it ends, and then stops the server.
//!
//! Where no server program is installed, [`shared`] and [`Server::start`] say so past the test
//! harness's capture and give nothing; the test then ends early. `cargo xtask test` installs what is
//! missing, or fails naming it.

mod programs;

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use programs::Programs;

/// The Debian package that has the server.
pub const PACKAGE: &str = "postgresql";
/// How long a server may take to start or to end; machines are shared.
const PATIENCE: Duration = Duration::from_secs(60);
/// Arguments: a directory to remove at the end or nothing, then the server and its arguments.
const WATCH: &str = r#"gone=$1; shift
"$@" </dev/null >/dev/null 2>&1 &
server=$!
echo $server
cat >/dev/null
kill -QUIT $server 2>/dev/null
wait $server 2>/dev/null
if [ -n "$gone" ]; then rm -rf "$gone"; fi"#;

/// A running server.
#[derive(Debug)]
pub struct Server {
    programs: Programs,
    directory: PathBuf,
    /// Removes the directory, unless the watching shell does.
    _folder: Option<tempfile::TempDir>,
    settings: Vec<&'static str>,
    watch: Child,
    pid: u32,
    databases: AtomicU32,
}

/// The server that all tests of this process share; nothing, loudly, if there is none to start.
pub fn shared() -> Option<&'static Server> {
    static SHARED: OnceLock<Option<Server>> = OnceLock::new();
    // Many tests make databases at once, and nothing of them has to survive a power cut.
    let settings = vec!["fsync=off", "full_page_writes=off", "max_connections=400"];
    let start = || Server::with_settings(settings, true);
    SHARED.get_or_init(start).as_ref()
}

impl Server {
    /// A server of one's own, to be stopped and started again.
    pub fn start() -> Option<Self> {
        Self::with_settings(vec!["fsync=off"], false)
    }

    /// A server of one's own that flushes to the disk, as real ones do.
    pub fn durable() -> Option<Self> {
        Self::with_settings(Vec::new(), false)
    }

    fn with_settings(settings: Vec<&'static str>, shared: bool) -> Option<Self> {
        let Some(programs) = Programs::find() else {
            skip();
            return None;
        };
        // Paths of sockets are short; the system's own directory for temporary files is.
        let folder = tempfile::Builder::new().prefix("palast-pg-").tempdir();
        let folder = folder.unwrap_or_else(|error| panic!("no temporary directory: {error}"));
        let directory = folder.path().to_owned();
        programs.own(&directory);
        let mut init = programs.command("initdb");
        init.arg("-D").arg(directory.join("data"));
        init.args(["-A", "trust", "-U", "palast", "-E", "UTF8", "--locale=C"]);
        run(init.args(["--no-sync", "--no-instructions"]));
        // The shared server is never dropped, so its directory goes with the watching shell.
        let folder = if shared {
            let _ = folder.keep();
            None
        } else {
            Some(folder)
        };
        let (watch, pid) = launch(&programs, &directory, &settings, shared);
        let server = Self {
            programs,
            directory,
            _folder: folder,
            settings,
            watch,
            pid,
            databases: AtomicU32::new(0),
        };
        server.wait_until_ready();
        Some(server)
    }

    /// The address of a new, empty database.
    pub fn database(&self) -> String {
        let number = self.databases.fetch_add(1, Ordering::Relaxed);
        let name = format!("palast_{number}");
        let mut create = self.client("createdb");
        run(create.arg("-T").arg("template0").arg(&name));
        let host = self.directory.display().to_string().replace('/', "%2F");
        format!("postgres://palast@{host}/{name}")
    }

    /// Runs SQL in a database of this server; what it prints.
    pub fn sql(&self, url: &str, sql: &str) -> String {
        let name = url.rsplit('/').next().unwrap_or_default();
        let mut psql = self.client("psql");
        run(psql.args(["-X", "-q", "-A", "-t", "-d", name, "-c", sql]))
    }

    /// Ends the server as a power cut would: nothing is told to anybody.
    pub fn kill(&mut self) {
        let pid = self.pid.to_string();
        run(Command::new("kill").args(["-KILL", &pid]));
        self.end_watch();
    }

    /// Ends the server as an operator would in a hurry: connections are closed.
    pub fn stop(&mut self) {
        self.end_watch();
    }

    /// Starts it again after [`kill`](Self::kill) or [`stop`](Self::stop).
    pub fn start_again(&mut self) {
        let until = Instant::now() + PATIENCE;
        // Processes of the old server may take a moment to notice that it is gone.
        while Instant::now() < until {
            (self.watch, self.pid) = launch(&self.programs, &self.directory, &self.settings, false);
            while is_running(self.pid) {
                if self.is_ready() {
                    return;
                }
                std::thread::sleep(Duration::from_millis(20));
            }
            self.end_watch();
            std::thread::sleep(Duration::from_millis(100));
        }
        panic!("the PostgreSQL server does not start again");
    }

    fn end_watch(&mut self) {
        drop(self.watch.stdin.take());
        let _ = self.watch.wait();
    }

    fn wait_until_ready(&self) {
        let until = Instant::now() + PATIENCE;
        while !self.is_ready() {
            assert!(
                Instant::now() < until && is_running(self.pid),
                "the PostgreSQL server does not start"
            );
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn is_ready(&self) -> bool {
        let mut ready = self.client("pg_isready");
        let ready = ready.args(["-q", "-d", "postgres"]).status();
        ready.is_ok_and(|status| status.success())
    }

    fn client(&self, program: &str) -> Command {
        let mut client = self.programs.command(program);
        client.arg("-h").arg(&self.directory).args(["-U", "palast"]);
        client
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.end_watch();
    }
}

fn launch(programs: &Programs, directory: &Path, settings: &[&str], remove: bool) -> (Child, u32) {
    let mut watch = programs.shell();
    watch.args(["-c", WATCH, "watch"]);
    let gone = if remove { directory } else { Path::new("") };
    watch.arg(gone).arg(programs.path("postgres"));
    watch.arg("-D").arg(directory.join("data"));
    watch.arg("-k").arg(directory);
    watch.args(["-c", "listen_addresses="]);
    for setting in settings {
        watch.args(["-c", setting]);
    }
    let mut watch = watch
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap_or_else(|error| panic!("starting a PostgreSQL server: {error}"));
    let mut pid = String::new();
    if let Some(output) = watch.stdout.take() {
        let _ = BufReader::new(output).read_line(&mut pid);
    }
    let pid = pid.trim().parse();
    (
        watch,
        pid.unwrap_or_else(|_| panic!("no PostgreSQL server started")),
    )
}

fn is_running(pid: u32) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat"));
    stat.is_ok_and(|stat| !stat.contains(") Z "))
}

/// Says that tests are skipped, where the test harness does not swallow it.
fn skip() {
    let says = format!(
        "SKIPPED: a test needs a PostgreSQL server and finds none; the Debian package \
         `{PACKAGE}` has it (apt-get install {PACKAGE})\n"
    );
    let _ = std::io::stderr().write_all(says.as_bytes());
}

fn run(command: &mut Command) -> String {
    let output = command.stdin(Stdio::null()).output();
    let output = output.unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(
        output.status.success(),
        "{command:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8_lossy(&output.stdout)
        .trim_end()
        .to_owned()
}
