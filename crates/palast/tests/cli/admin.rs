//! `palast admin`: under a running server, on a stopped one, and with bad input.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::serving::{Player, Server, serve_in, start};
use crate::support::{RunOutput, command, palast};

fn admin(dir: &Path, args: &[&str]) -> RunOutput {
    let dir = dir.to_str().expect("a plain path");
    palast(&[&["admin"], args, &["--data", dir]].concat())
}

fn path(dir: &Path, name: &str) -> String {
    dir.join(name).to_str().expect("a plain path").to_owned()
}

fn serving(dir: &Path) -> Server {
    start(command(
        &[serve_in(dir), vec!["--no-limits".to_owned()]].concat(),
    ))
}

/// A directory with some tables on which bots have played, and the player who opened them.
fn played() -> (tempfile::TempDir, Player) {
    let dir = tempfile::tempdir().expect("a directory");
    let server = serving(dir.path());
    let player = Player::new(&server);
    for game in ["eschnapur", "palastgefluester"] {
        let table = player.opens(&server, game);
        for _ in 0..3 {
            player.moves(&server, &table);
        }
    }
    (dir, player)
}

#[test]
fn a_backup_under_a_running_server_with_moves_going_on_is_whole() {
    let dir = tempfile::tempdir().expect("a directory");
    let server = serving(dir.path());
    let player = Player::new(&server);
    let tables: Vec<_> = (0..4).map(|_| player.opens(&server, "eschnapur")).collect();
    let done = AtomicBool::new(false);
    let (moves, backups) = std::thread::scope(|scope| {
        let playing = scope.spawn(|| {
            let mut moves = 0;
            while !done.load(Ordering::Relaxed) {
                moves += tables
                    .iter()
                    .filter(|table| player.moves(&server, table))
                    .count();
            }
            moves
        });
        let backups: Vec<String> = (0..3)
            .map(|n| {
                let file = path(dir.path(), &format!("backup-{n}"));
                let said = admin(dir.path(), &["backup", &file]).fine();
                assert!(said.contains("4 tables"), "{said}");
                assert!(said.contains("all can be played"), "{said}");
                file
            })
            .collect();
        done.store(true, Ordering::Relaxed);
        (
            playing.join().expect("every move is taken or refused"),
            backups,
        )
    });
    assert!(moves > 0, "nobody moved");
    admin(dir.path(), &["backup", &backups[0]]).refused(2, "exists");
    // Restoring is refused while the server runs, and every move is there when it does not.
    admin(dir.path(), &["restore", &backups[2], "--force"]).refused(1, "in use by another server");
    drop(server);
    admin(dir.path(), &["restore", &backups[2]]).refused(2, "--force");
    let said = admin(dir.path(), &["restore", &backups[2], "--force"]).fine();
    assert!(said.contains("Restored: 4 tables"), "{said}");
    assert!(said.contains("replaced-1"), "{said}");
    let server = serving(dir.path());
    for table in &tables {
        assert!(player.page(&server, table).contains("id=\"live\""));
    }
}

#[test]
fn tables_move_to_another_directory_and_people_keep_their_seats() {
    let (dir, player) = played();
    let file = path(dir.path(), "tables.jsonl");
    let said = admin(dir.path(), &["export", &file]).fine();
    assert!(said.contains("2 tables, 1 key"), "{said}");
    admin(dir.path(), &["export", &file]).refused(2, "cannot be created");
    let other = tempfile::tempdir().expect("a directory");
    let said = admin(other.path(), &["import", &file]).fine();
    assert!(said.contains("Imported: 2 tables"), "{said}");
    // What comes out again is what went in.
    let again = path(other.path(), "again.jsonl");
    admin(other.path(), &["export", &again]).fine();
    assert_eq!(fs::read(&file).unwrap(), fs::read(&again).unwrap());
    let server = serving(other.path());
    let front = player.page(&server, "/");
    assert_eq!(front.matches("table-link").count(), 2, "{front}");
    for table in player.tables() {
        assert!(
            player.page(&server, &table).contains("data-turn"),
            "a seat was lost"
        );
        player.moves(&server, &table);
    }
    drop(server);
    admin(other.path(), &["import", &file]).refused(2, "exists already");
    let said = admin(other.path(), &["import", &file, "--skip-existing"]).fine();
    assert!(said.contains("left out: 2"), "{said}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = fs::metadata(&file).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "an export holds seeds");
    }
}

#[test]
fn one_table_is_exported_without_the_keys() {
    let (dir, player) = played();
    let id = player.tables()[0].trim_start_matches("/t/").to_owned();
    let text = admin(dir.path(), &["export", "-", "--table", &id]).fine();
    assert_eq!(text.lines().count(), 3, "{text}");
    assert!(text.contains(&id) && !text.contains("\"key\""), "{text}");
    let keyed = admin(dir.path(), &["export", "-", "--table", &id, "--with-keys"]).fine();
    assert!(keyed.contains("\"key\""));
    admin(dir.path(), &["export", "-", "--table", "nowhere"]).refused(2, "no table nowhere");
    admin(dir.path(), &["export", "-", "--table", "a b"]).refused(2, "letters");
    // A key of another site is refused before anything is written.
    let file = path(dir.path(), "one.jsonl");
    fs::write(&file, keyed).unwrap();
    let other = tempfile::tempdir().expect("a directory");
    drop(serving(other.path()));
    admin(other.path(), &["import", &file]).refused(2, "another key");
    assert_eq!(admin(other.path(), &["list"]).fine(), "0 tables\n");
    admin(other.path(), &["import", &file, "--keep-keys"]).fine();
    assert!(admin(other.path(), &["list"]).fine().contains(&id));
}

#[test]
fn a_bad_import_names_the_line_and_changes_nothing() {
    let (dir, _player) = played();
    let good = admin(dir.path(), &["export", "-"]).fine();
    let lines: Vec<&str> = good.lines().collect();
    assert_eq!(lines.len(), 5);
    let spoiled = |from: &str, to: &str| {
        assert!(good.contains(from), "{from}");
        good.replacen(from, to, 1)
    };
    let cases = [
        (String::new(), "line 1: the file ends"),
        ("hello\n".to_owned(), "no export of tables"),
        (spoiled("\"version\":1", "\"version\":2"), "version 2"),
        (lines[..4].join("\n") + "\n", "cut off"),
        (spoiled("\"tables\":2", "\"tables\":3"), "counts other"),
        (format!("{good}x\n"), "line 6"),
        (
            spoiled("\"status\":\"running\"", "\"status\":\"asleep\""),
            "line 3",
        ),
        (
            spoiled("\"status\":\"running\"", "\"status\":\"over\""),
            "status is not that of its match",
        ),
        (spoiled("\"game\":\"", "\"game\":\"x"), "there is no game"),
        (
            spoiled("\"lines\":[\"", "\"lines\":[\"nonsense\",\""),
            "does not replay",
        ),
        (spoiled("\"seed\":\"", "\"seed\":\"zz"), "seed"),
        (
            spoiled("\"setup\":\"", "\"colour\":1,\"setup\":\""),
            "unknown field `colour`",
        ),
        (
            spoiled("\"bytes\":\"", "\"bytes\":\"0"),
            "64 hexadecimal digits",
        ),
        (
            [
                &lines[..4],
                &lines[3..4],
                &["{\"end\":{\"keys\":1,\"tables\":3}}"],
            ]
            .concat()
            .join("\n")
                + "\n",
            "twice",
        ),
    ];
    let other = tempfile::tempdir().expect("a directory");
    for (text, words) in cases {
        let file = path(other.path(), "bad.jsonl");
        fs::write(&file, text).unwrap();
        admin(other.path(), &["import", &file]).refused(2, words);
    }
    admin(other.path(), &["import", &path(other.path(), "missing")]).refused(2, "cannot be read");
    admin(other.path(), &["import", &path(other.path(), "")]).refused(2, "is a directory");
    assert!(!other.path().join("palast.sqlite").exists());
    let server = serving(dir.path());
    let file = path(dir.path(), "good.jsonl");
    fs::write(&file, &good).unwrap();
    admin(dir.path(), &["import", &file]).refused(1, "in use by another server");
    drop(server);
}

#[test]
fn tables_are_listed_pruned_and_checked() {
    let (dir, player) = played();
    let list = admin(dir.path(), &["list"]).fine();
    assert!(
        list.contains("2 tables") && list.contains("eschnapur"),
        "{list}"
    );
    let one = admin(dir.path(), &["list", "--game", "eschnapur", "--json"]).json();
    assert_eq!(one["status"], "running");
    assert_eq!(one["people"], 1);
    assert_eq!(
        admin(dir.path(), &["list", "--status", "over"]).fine(),
        "0 tables\n"
    );
    admin(dir.path(), &["list", "--status", "asleep"]).refused(2, "lobby, running, over");
    admin(dir.path(), &["list", "--game", "chess"]).refused(2, "there is no game `chess`");
    admin(dir.path(), &["list", "--older-than", "soon"]).refused(2, "30d");
    admin(&dir.path().join("nowhere"), &["list"]).refused(1, "does not exist");

    // Seen an hour ago, in the file.
    let hour_ago = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap()
        .as_secs()
        - 3600;
    let text = admin(dir.path(), &["export", "-"]).fine();
    let seen = |line: &str| {
        let at = line.find("\"seen\":").map(|at| at + 7);
        let at = at.expect("a table");
        let end = at + line[at..].find(',').expect("more follows");
        format!("{}{hour_ago}{}", &line[..at], &line[end..])
    };
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines[2] = seen(&lines[2]);
    let old = tempfile::tempdir().expect("a directory");
    let file = path(old.path(), "old.jsonl");
    fs::write(&file, lines.join("\n") + "\n").unwrap();
    admin(old.path(), &["import", &file]).fine();
    let prune = ["prune", "--status", "running", "--older-than", "30m"];
    let said = admin(old.path(), &prune).fine();
    assert!(said.contains("1 table would be deleted"), "{said}");
    assert!(admin(old.path(), &["list"]).fine().contains("2 tables"));
    let server = serving(old.path());
    admin(old.path(), &[&prune[..], &["--yes"]].concat()).refused(1, "in use");
    drop(server);
    let said = admin(old.path(), &[&prune[..], &["--yes"]].concat()).fine();
    assert!(said.contains("Deleted: 1 table."), "{said}");
    assert!(admin(old.path(), &["list"]).fine().contains("1 table\n"));
    palast(&["admin", "prune", "--older-than", "30m"]).refused(2, "--status");

    let said = admin(dir.path(), &["check"]).fine();
    assert!(
        said.contains("2 tables; replayed: 2; all can be played"),
        "{said}"
    );
    spoil(&dir.path().join("palast.sqlite"));
    let checked = admin(dir.path(), &["check"]);
    assert_eq!(checked.code, 1, "{checked:?}");
    assert!(checked.out.contains("does not replay"), "{checked:?}");
    assert!(checked.out.contains("cannot be played: 1"), "{checked:?}");
    assert!(
        player
            .tables()
            .iter()
            .any(|table| checked.out.contains(table.trim_start_matches("/t/")))
    );
    // A backup of it is made, and says so.
    let backup: PathBuf = dir.path().join("backup");
    let backed = admin(dir.path(), &["backup", backup.to_str().unwrap()]);
    assert_eq!(backed.code, 1, "{backed:?}");
    assert!(backup.exists());
    let elsewhere = tempfile::tempdir().expect("a directory");
    let restored = admin(elsewhere.path(), &["restore", backup.to_str().unwrap()]);
    assert_eq!(restored.code, 1, "{restored:?}");
    assert!(!elsewhere.path().join("palast.sqlite").exists());
    admin(elsewhere.path(), &["restore", &path(dir.path(), "missing")])
        .refused(2, "does not exist");
    fs::write(dir.path().join("notes"), "notes ".repeat(500)).unwrap();
    admin(elsewhere.path(), &["restore", &path(dir.path(), "notes")]).refused(2, "no database");
    admin(elsewhere.path(), &["backup", &path(dir.path(), "x")]).refused(2, "does not exist");
}

/// Makes the first line of one match something that nobody can have answered.
fn spoil(database: &Path) {
    let db = rusqlite::Connection::open(database).expect("the file opens");
    let sql = "UPDATE lines SET line = '0 nonsense' WHERE n = 0 AND match = (SELECT min(key) FROM matches)";
    assert_eq!(db.execute(sql, []).expect("it is written"), 1);
}
