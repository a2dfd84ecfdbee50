//! What has been explained to the player, and the file that remembers it.
//!
//! The file is `palast/explained` in the directory for state (`$XDG_STATE_HOME`, or
//! `~/.local/state`). Each line is a game and `on`, `off` or the id of a lesson that was told. If it
//! cannot be read or written, explanations are remembered for this run only.

use std::fs;
use std::path::PathBuf;

/// What has been explained of one game.
#[derive(Debug)]
pub(crate) struct Explained {
    game: &'static str,
    file: Option<PathBuf>,
    wanted: Option<bool>,
    told: Vec<String>,
}

impl Explained {
    /// Reads the file of this user.
    pub(crate) fn of_user(game: &'static str) -> Self {
        let state = std::env::var_os("XDG_STATE_HOME").map(PathBuf::from);
        let home = || std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".local/state"));
        let folder = state.filter(|path| path.is_absolute()).or_else(home);
        Self::new(game, folder.map(|folder| folder.join("palast/explained")))
    }

    /// Reads this file; without one, nothing was explained yet.
    pub(crate) fn new(game: &'static str, file: Option<PathBuf>) -> Self {
        let text = file.as_ref().and_then(|file| fs::read_to_string(file).ok());
        let mut read = Self {
            game,
            file,
            wanted: None,
            told: Vec::new(),
        };
        for line in text.as_deref().unwrap_or_default().lines() {
            match line.split_once(' ') {
                Some((of, "on")) if of == game => read.wanted = Some(true),
                Some((of, "off")) if of == game => read.wanted = Some(false),
                Some((of, lesson)) if of == game => read.told.push(lesson.to_owned()),
                Some(_) | None => {}
            }
        }
        read
    }

    /// Whether the player has not said yet whether they want explanations.
    pub(crate) const fn is_undecided(&self) -> bool {
        self.wanted.is_none()
    }

    pub(crate) fn are_wanted(&self) -> bool {
        self.wanted == Some(true)
    }

    /// Whether a lesson is to be told.
    pub(crate) fn is_due(&self, lesson: &str) -> bool {
        self.are_wanted() && !self.told.iter().any(|told| told == lesson)
    }

    /// Switches explanations on or off; switched on again, they begin anew.
    pub(crate) fn switch(&mut self, on: bool) {
        self.wanted = Some(on);
        if on {
            self.told.clear();
        }
        self.write();
    }

    /// Notes that a lesson was told.
    pub(crate) fn tell(&mut self, lesson: &str) {
        if self.is_due(lesson) {
            self.told.push(lesson.to_owned());
            self.write();
        }
    }

    /// Replaces the lines of this game. A file that cannot be written is no reason to stop playing.
    fn write(&self) {
        let Some(file) = &self.file else { return };
        let before = fs::read_to_string(file).unwrap_or_default();
        let others = before.lines().filter(|line| {
            line.split_once(' ')
                .is_some_and(|(game, _)| game != self.game)
        });
        let wanted = if self.are_wanted() { "on" } else { "off" };
        let told = self.told.iter().map(String::as_str);
        let own = [wanted].into_iter().chain(told);
        let lines: Vec<String> = others
            .map(ToOwned::to_owned)
            .chain(own.map(|word| format!("{} {word}", self.game)))
            .collect();
        if let Some(folder) = file.parent() {
            let _ = fs::create_dir_all(folder);
        }
        let _ = fs::write(file, lines.join("\n") + "\n");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_remembered_game_by_game() {
        let folder = tempfile::tempdir().unwrap();
        let file = Some(folder.path().join("state/explained"));
        let mut first = Explained::new("a", file.clone());
        assert!(first.is_undecided() && !first.is_due("x"));
        first.switch(true);
        first.tell("x");
        Explained::new("b", file.clone()).switch(false);
        let mut again = Explained::new("a", file.clone());
        assert!(again.are_wanted() && !again.is_due("x") && again.is_due("y"));
        again.switch(true);
        assert!(Explained::new("a", file.clone()).is_due("x"), "anew");
        let other = Explained::new("b", file);
        assert!(!other.is_undecided() && !other.are_wanted());
    }
}
