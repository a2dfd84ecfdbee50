//! Takes screenshots of every page of a running Palast: `palast-shots SERVER OUT [ONLY [SIZE]]`.
//!
//! `cargo xtask shots` builds the server and runs this program. Scenes are single pages; walks play a whole match and
//! stop at each kind of question they meet for the first time. Both are taken at all sizes, in the light and the dark
//! theme, in German; where texts need most room, on the smaller laptop and the smallest phone, also in Dutch and
//! English. Seeds are fixed and motion is off, so two runs differ only where the program has changed.

mod scenes;
mod walks;

use palast_browser::{Browser, BrowserError, Motion, Page, Server, Theme};
use scenes::SCENES;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use walks::WALKS;

const SIZES: [(u32, u32); 7] = [
    (1366, 768),
    (1280, 720),
    (820, 1180),
    (1180, 820),
    (844, 390),
    (390, 844),
    (360, 740),
];
/// Where all languages are looked at.
const TIGHT: [(u32, u32); 2] = [(1280, 720), (360, 740)];
const THEMES: [(Theme, &str); 2] = [(Theme::Light, "light"), (Theme::Dark, "dark")];
const LANGUAGES: [&str; 3] = ["de", "nl", "en"];

/// One picture to take.
#[derive(Clone, Copy, Debug)]
struct Shot<'s> {
    name: &'s str,
    then: fn(&Page) -> Result<(), BrowserError>,
    width: u32,
    height: u32,
    theme: (Theme, &'static str),
    lang: &'static str,
}

impl Shot<'_> {
    fn file(&self) -> String {
        let Self {
            name,
            then: _,
            width,
            height,
            theme: (_, theme),
            lang,
        } = self;
        format!("{name}-{width}x{height}-{theme}-{lang}.png")
    }
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (server, out, only, size) = match args.as_slice() {
        [server, out] => (server, out, "", ""),
        [server, out, only] => (server, out, only.as_str(), ""),
        [server, out, only, size] => (server, out, only.as_str(), size.as_str()),
        _ => {
            eprintln!("usage: palast-shots SERVER OUT [ONLY [SIZE]]");
            return ExitCode::FAILURE;
        }
    };
    let wanted = Wanted { only, size };
    match take(Path::new(server), Path::new(out), wanted) {
        Ok(count) => {
            println!("{count} shots");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Which shots are wanted: those whose file name contains every word of the one and whose size is the other.
#[derive(Clone, Copy, Debug)]
struct Wanted<'a> {
    only: &'a str,
    size: &'a str,
}

impl Wanted<'_> {
    fn has(self, shot: &Shot<'_>) -> bool {
        let size = format!("{}x{}", shot.width, shot.height);
        let file = shot.file();
        self.only.split(' ').all(|word| file.contains(word))
            && (self.size.is_empty() || self.size == size)
    }

    /// Whether a walk of this name may have wanted shots. They are named after what it meets, so all of it is walked
    /// unless a word says otherwise.
    fn may_have(self, walk: &str) -> bool {
        let of_every_shot = |word: &str| {
            THEMES.iter().any(|(_, theme)| {
                let ends = LANGUAGES.map(|lang| format!("-{theme}-{lang}"));
                ends.iter().any(|end| end.contains(word))
            })
        };
        let mut words = self.only.split(' ');
        words.all(|word| walk.contains(word) || word.starts_with(walk) || of_every_shot(word))
    }
}

/// Takes all wanted shots, and counts them.
fn take(
    program: &Path,
    out: &Path,
    wanted: Wanted<'_>,
) -> Result<usize, Box<dyn std::error::Error>> {
    let mut count = 0;
    for scene in SCENES {
        let mut shots = shots_of(scene.name, scene.then);
        shots.retain(|shot| wanted.has(shot));
        if shots.is_empty() {
            continue;
        }
        // Every scene has its own server, because of its seed, and its own browser, whose cookies hold the seat.
        let data = tempfile::tempdir()?;
        let server = Server::start(&serve(program, data.path(), scene.seed))?;
        let browser = Browser::start()?;
        let page = browser.page();
        page.motion(Motion::Reduced)?;
        (scene.reach)(page, &server.url())?;
        for shot in &shots {
            let path = photograph(page, shot, out)?;
            println!("{}", path.display());
        }
        count += shots.len();
    }
    for walk in WALKS {
        if !wanted.may_have(walk.name) {
            continue;
        }
        let data = tempfile::tempdir()?;
        let server = Server::start(&serve(program, data.path(), walk.seed))?;
        let browser = Browser::start()?;
        let page = browser.page();
        page.motion(Motion::Reduced)?;
        walk.go(page, &server.url(), |kind| {
            let name = format!("{}-{kind}", walk.name);
            for shot in shots_of(&name, |_| Ok(())) {
                if wanted.has(&shot) {
                    println!("{}", photograph(page, &shot, out)?.display());
                    count += 1;
                }
            }
            Ok(())
        })?;
    }
    Ok(count)
}

fn serve(program: &Path, data: &Path, seed: u64) -> Command {
    let mut serve = Command::new(program);
    serve
        .args(["serve", "--quiet", "--port", "0", "--bot-pace-ms", "0"])
        .args(["--seed", &seed.to_string(), "--data"])
        .arg(data);
    serve
}

fn shots_of(name: &str, then: fn(&Page) -> Result<(), BrowserError>) -> Vec<Shot<'_>> {
    let mut shots = Vec::new();
    for lang in LANGUAGES {
        for (width, height) in SIZES {
            if lang != LANGUAGES[0] && !TIGHT.contains(&(width, height)) {
                continue;
            }
            shots.extend(THEMES.map(|theme| Shot {
                name,
                then,
                width,
                height,
                theme,
                lang,
            }));
        }
    }
    shots
}

fn photograph(page: &Page, shot: &Shot<'_>, out: &Path) -> Result<PathBuf, BrowserError> {
    page.lang(shot.lang)?;
    page.resize(shot.width, shot.height)?;
    page.theme(shot.theme.0)?;
    // Close what an earlier shot has opened.
    page.goto(page.url()?.split('#').next().unwrap_or_default())?;
    page.reload()?;
    (shot.then)(page)?;
    let path = out.join(shot.file());
    page.screenshot(&path)?;
    Ok(path)
}
