//! A signal ends a match in a terminal: the terminal is restored and the match is saved.

use std::fs::File;
use std::io::{Read as _, Write as _};
use std::os::unix::process::ExitStatusExt as _;
use std::path::Path;
use std::process::{Child, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, ioctl_tiocgptpeer, openpt, unlockpt};
use rustix::termios::{LocalModes, Winsize, tcgetattr, tcsetwinsize};

use crate::support::{command, palast};

const ENTERED: &str = "\x1b[?1049h";
const LEFT: &str = "\x1b[?1049l";
const CURSOR_SHOWN: &str = "\x1b[?25h";

const TIMEOUT: Duration = Duration::from_secs(30);

/// A running match in a pseudo-terminal.
struct Session {
    child: Child,
    terminal: File,
    /// The controlling end of the pseudo-terminal.
    window: File,
    shown: Receiver<Vec<u8>>,
    reader: JoinHandle<()>,
    seen: String,
}

impl Session {
    /// Starts a match and waits until it is on the screen.
    fn start(record: &Path) -> Self {
        let flags = OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC;
        let window = openpt(flags).expect("a pseudo-terminal can be opened");
        grantpt(&window).expect("the process owns the pseudo-terminal");
        unlockpt(&window).expect("the process owns the pseudo-terminal");
        let size = Winsize {
            ws_row: 24,
            ws_col: 80,
            ws_xpixel: 0,
            ws_ypixel: 0,
        };
        tcsetwinsize(&window, size).expect("a pseudo-terminal has a size");
        let peer = ioctl_tiocgptpeer(&window, flags).expect("a pseudo-terminal has two ends");
        let terminal = File::from(peer);
        assert!(is_cooked(&terminal), "a new terminal is in cooked mode");
        let end = || Stdio::from(terminal.try_clone().expect("a file can be cloned"));
        let mut command = command(&["play", "palastgefluester", "--seed", "1", "--record"]);
        command.arg(record).env("TERM", "xterm-256color");
        command.stdin(end()).stdout(end()).stderr(end());
        let child = command.spawn().expect("the program starts");
        let window = File::from(window);
        let (shown, reader) = read(window.try_clone().expect("a file can be cloned"));
        let mut session = Self {
            child,
            terminal,
            shown,
            window,
            reader,
            seen: String::new(),
        };
        session.wait_for("the match", |seen| {
            seen.contains(ENTERED) && seen.contains('◆')
        });
        assert!(!is_cooked(&session.terminal) && !session.seen.contains(LEFT));
        session
    }

    fn wait_for(&mut self, what: &str, enough: impl Fn(&str) -> bool) {
        let start = Instant::now();
        while !enough(&self.seen) {
            match self
                .shown
                .recv_timeout(TIMEOUT.saturating_sub(start.elapsed()))
            {
                Ok(bytes) => self.seen.push_str(&String::from_utf8_lossy(&bytes)),
                Err(_) => panic!("{what}: not seen in {:?}", self.seen),
            }
        }
    }

    /// Closes the window: from now on the terminal can be neither read nor written.
    fn close(mut self) -> Child {
        drop(self.shown);
        // The reader ends at the next output, because its receiver is dropped; a key causes output.
        self.window.write_all(b"l").expect("the window is open");
        self.reader.join().expect("the reader does not panic");
        self.child
    }
}

fn send(child: &Child, signal: Signal) {
    kill_process(Pid::from_child(child), signal).expect("the program is running");
}

fn wait_for_end(child: &mut Child) -> ExitStatus {
    let start = Instant::now();
    while start.elapsed() < TIMEOUT {
        if let Some(status) = child
            .try_wait()
            .expect("the process is a child of this one")
        {
            return status;
        }
        thread::sleep(Duration::from_millis(10));
    }
    child.kill().expect("the program is still running");
    panic!("the program does not end");
}

/// Whether a terminal is line-buffered and echoes, as a shell needs it.
fn is_cooked(terminal: &File) -> bool {
    let modes = tcgetattr(terminal)
        .expect("the file is a terminal")
        .local_modes;
    modes.contains(LocalModes::ECHO | LocalModes::ICANON)
}

/// Reads this end of the pseudo-terminal on a thread.
fn read(mut window: File) -> (Receiver<Vec<u8>>, JoinHandle<()>) {
    let (sender, output) = mpsc::channel();
    let reader = thread::spawn(move || {
        let mut bytes = [0; 4096];
        while let Ok(count @ 1..) = window.read(&mut bytes) {
            if sender.send(bytes[..count].to_vec()).is_err() {
                return;
            }
        }
    });
    (output, reader)
}

/// Asserts that the record of an unfinished match was written.
fn assert_saved(record: &Path) {
    let text = palast(&["replay", record.to_str().expect("a plain path"), "--text"]).fine();
    assert!(text.contains("The game was broken off here."), "{text}");
}

#[test]
fn a_signal_restores_the_terminal_and_the_program_names_the_record() {
    let dir = tempfile::tempdir().expect("a directory");
    for signal in [Signal::TERM, Signal::HUP, Signal::INT] {
        let record = dir.path().join("ended.match");
        let mut session = Session::start(&record);
        send(&session.child, signal);
        session.wait_for("the end", |seen| seen.contains("hidden ones included."));
        assert!(wait_for_end(&mut session.child).success(), "{signal:?}");
        let (_, after) = session
            .seen
            .rsplit_once(LEFT)
            .expect("the program leaves the alternate screen");
        assert!(after.contains("The game is in"), "{signal:?}: {after:?}");
        assert!(session.seen.rfind(CURSOR_SHOWN) > session.seen.find(ENTERED));
        assert!(is_cooked(&session.terminal), "{signal:?}");
        assert_saved(&record);
        std::fs::remove_file(record).expect("the record was written");
    }
}

/// Closing the window closes the terminal: nothing can be read or written any more.
#[test]
fn a_match_is_saved_when_its_terminal_is_closed() {
    let dir = tempfile::tempdir().expect("a directory");
    let record = dir.path().join("closed.match");
    let mut child = Session::start(&record).close();
    send(&child, Signal::HUP);
    let status = wait_for_end(&mut child);
    assert_eq!(status.signal(), None, "the program ends by itself");
    assert_saved(&record);
}
