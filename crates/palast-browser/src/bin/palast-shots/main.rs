//! Takes screenshots of every page of a running Palast: `palast-shots SERVER OUT [ONLY]`.
//!
//! `cargo xtask shots` builds the server and runs this program. Each scene is taken at laptop and phone size, in the light
//! and the dark theme, in all three languages. Seeds are fixed and motion is off, so two runs differ only where the program
//! has changed.

mod scenes;

use palast_browser::{Browser, BrowserError, Motion, Page, Server, Theme};
use scenes::{SCENES, Scene};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const SIZES: [(u32, u32); 2] = [(1280, 800), (360, 740)];
const THEMES: [(Theme, &str); 2] = [(Theme::Light, "light"), (Theme::Dark, "dark")];
const LANGUAGES: [&str; 3] = ["de", "nl", "en"];

/// One picture to take.
#[derive(Clone, Copy, Debug)]
struct Shot<'s> {
    scene: &'s Scene,
    width: u32,
    height: u32,
    theme: (Theme, &'static str),
    lang: &'static str,
}

impl Shot<'_> {
    fn file(&self) -> String {
        let Self {
            scene,
            width,
            height,
            theme: (_, theme),
            lang,
        } = self;
        format!("{}-{width}x{height}-{theme}-{lang}.png", scene.name)
    }
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (server, out, only) = match args.as_slice() {
        [server, out] => (server, out, ""),
        [server, out, only] => (server, out, only.as_str()),
        _ => {
            eprintln!("usage: palast-shots SERVER OUT [ONLY]");
            return ExitCode::FAILURE;
        }
    };
    match take(Path::new(server), Path::new(out), only) {
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

/// Takes all shots whose file name contains `only`, and counts them.
fn take(program: &Path, out: &Path, only: &str) -> Result<usize, Box<dyn std::error::Error>> {
    let mut count = 0;
    for scene in SCENES {
        let shots: Vec<Shot<'_>> = shots_of(scene)
            .into_iter()
            .filter(|shot| shot.file().contains(only))
            .collect();
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

fn shots_of(scene: &Scene) -> Vec<Shot<'_>> {
    let mut shots = Vec::new();
    for lang in LANGUAGES {
        for (width, height) in SIZES {
            shots.extend(THEMES.map(|theme| Shot {
                scene,
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
    (shot.scene.then)(page)?;
    let path = out.join(shot.file());
    page.screenshot(&path)?;
    Ok(path)
}
