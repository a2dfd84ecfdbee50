//! A match on a terminal that is ended from outside: the terminal is given back, the match kept.

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

const PATIENCE: Duration = Duration::from_secs(30);

/// A match that is being played on a terminal of its own.
struct Playing {
    child: Child,
    terminal: File,
    /// The other end of the terminal.
    window: File,
    shown: Receiver<Vec<u8>>,
    reader: JoinHandle<()>,
    seen: String,
}

impl Playing {
    /// Begins a match and waits until it is on the screen.
    fn begin(record: &Path) -> Self {
        let flags = OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC;
        let window = openpt(flags).expect("this system has terminals");
        grantpt(&window).expect("it is ours");
        unlockpt(&window).expect("it is ours");
        let size = Winsize {
            ws_row: 24,
            ws_col: 80,
            ws_xpixel: 0,
            ws_ypixel: 0,
        };
        tcsetwinsize(&window, size).expect("it has a size");
        let terminal = File::from(ioctl_tiocgptpeer(&window, flags).expect("it has two ends"));
        assert!(is_cooked(&terminal), "as every new one");
        let end = || Stdio::from(terminal.try_clone().expect("it can be shared"));
        let mut command = command(&["play", "palastgefluester", "--seed", "1", "--record"]);
        command.arg(record).env("TERM", "xterm-256color");
        command.stdin(end()).stdout(end()).stderr(end());
        let child = command.spawn().expect("the program starts");
        let window = File::from(window);
        let (shown, reader) = read(window.try_clone().expect("it can be shared"));
        let mut playing = Self {
            child,
            terminal,
            shown,
            window,
            reader,
            seen: String::new(),
        };
        playing.see("the match", |seen| {
            seen.contains(ENTERED) && seen.contains('◆')
        });
        assert!(!is_cooked(&playing.terminal) && !playing.seen.contains(LEFT));
        playing
    }

    fn see(&mut self, what: &str, enough: impl Fn(&str) -> bool) {
        let start = Instant::now();
        while !enough(&self.seen) {
            match self
                .shown
                .recv_timeout(PATIENCE.saturating_sub(start.elapsed()))
            {
                Ok(bytes) => self.seen.push_str(&String::from_utf8_lossy(&bytes)),
                Err(_) => panic!("{what}: not seen in {:?}", self.seen),
            }
        }
    }

    /// Closes the window: from now on the terminal can be neither read nor written.
    fn close(mut self) -> Child {
        drop(self.shown);
        // The reader goes when there is something that nobody wants: a key draws the screen anew.
        self.window.write_all(b"l").expect("it is open");
        self.reader.join().expect("it only reads");
        self.child
    }
}

fn send(child: &Child, signal: Signal) {
    kill_process(Pid::from_child(child), signal).expect("it runs");
}

fn ended(child: &mut Child) -> ExitStatus {
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
        if let Some(status) = child.try_wait().expect("it is our child") {
            return status;
        }
        thread::sleep(Duration::from_millis(10));
    }
    child.kill().expect("it still runs");
    panic!("it does not end");
}

/// Whether a terminal takes lines and echoes them, as a shell wants it.
fn is_cooked(terminal: &File) -> bool {
    let modes = tcgetattr(terminal).expect("it is a terminal").local_modes;
    modes.contains(LocalModes::ECHO | LocalModes::ICANON)
}

/// Whatever comes to this end of the terminal.
fn read(mut window: File) -> (Receiver<Vec<u8>>, JoinHandle<()>) {
    let (tell, told) = mpsc::channel();
    let reader = thread::spawn(move || {
        let mut bytes = [0; 4096];
        while let Ok(count @ 1..) = window.read(&mut bytes) {
            if tell.send(bytes[..count].to_vec()).is_err() {
                return;
            }
        }
    });
    (told, reader)
}

/// The record is there and tells of a match that was broken off.
fn is_kept(record: &Path) {
    let text = palast(&["replay", record.to_str().expect("a plain path"), "--text"]).fine();
    assert!(text.contains("Here the game was broken off."), "{text}");
}

#[test]
fn a_match_that_is_told_to_end_gives_the_terminal_back_and_says_where_it_is_kept() {
    let dir = tempfile::tempdir().expect("a directory");
    for signal in [Signal::TERM, Signal::HUP, Signal::INT] {
        let record = dir.path().join("ended.match");
        let mut playing = Playing::begin(&record);
        send(&playing.child, signal);
        playing.see("the end", |seen| seen.contains("hidden ones."));
        assert!(ended(&mut playing.child).success(), "{signal:?}");
        let (_, after) = playing.seen.rsplit_once(LEFT).expect("it left the screen");
        assert!(after.contains("The record is in"), "{signal:?}: {after:?}");
        assert!(playing.seen.rfind(CURSOR_SHOWN) > playing.seen.find(ENTERED));
        assert!(is_cooked(&playing.terminal), "{signal:?}");
        is_kept(&record);
        std::fs::remove_file(record).expect("it was written");
    }
}

/// As when the window is closed: then nothing can be read or written any more.
#[test]
fn a_match_whose_terminal_is_closed_ends_and_is_kept() {
    let dir = tempfile::tempdir().expect("a directory");
    let record = dir.path().join("closed.match");
    let mut child = Playing::begin(&record).close();
    send(&child, Signal::HUP);
    let status = ended(&mut child);
    assert_eq!(status.signal(), None, "it ends in its own way");
    is_kept(&record);
}
