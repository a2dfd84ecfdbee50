//! Words that were corrected once and must not come back: what the interface says is how a native speaker would say it
//! at the table, buttons are in the infinitive, and one thing has one name.

/// What a language no longer says, and what it says instead. Each is looked for as it stands, at the beginning of a word.
const CORRECTED: [(&str, &[(&str, &str)]); 3] = [
    (
        "de",
        &[
            ("Spiel die ", "… spielen"),
            ("Gesellschaft und Tempo", "Einladung und Tempo"),
            ("Varianten der Regeln", "Module und Varianten"),
            ("Tisch ist gedeckt", "Tisch ist bereit"),
            ("Zurück zu jetzt", "Zum aktuellen Stand"),
            ("Mitschrift", "Partie"),
            ("es läuft keine Uhr", "nichts"),
            ("Wir warten auf", "Warten auf, Du bist dran"),
            ("besonnen", "vernünftig"),
            ("Berühre", "Wähle"),
            ("Neutrale Karte", "Braune Karte"),
            ("schweigt", "keine Aktion"),
            ("Stopp den ", "… stoppen"),
            ("Kauf nichts", "Nichts kaufen"),
            ("Versetz keinen", "Keinen … versetzen"),
            ("Leg den Marker", "Marker beiseitelegen"),
            (
                "weit genug gebaut",
                "Das letzte nötige Palastteil ist fertiggestellt",
            ),
            ("3 Fisch ", "3 Fische"),
            ("Preis der ", "Vollendungspreis, Sequenzpreis"),
            ("Palastleiste", "Palast-Fortschrittsleiste"),
            ("betritt", "besucht"),
            ("anders gedreht", "Würfel vorher ändern"),
            ("Weit auf der", "Felder jenseits von"),
            ("Wie üblich", "Grundspiel"),
            ("anheuern", "rekrutieren"),
            ("Tempel der Gottheit", "Tempel des …"),
        ],
    ),
    (
        "nl",
        &[
            ("verdekte", "gedekte"),
            ("zegepunten", "overwinningspunten"),
            ("op hand", "in je hand"),
            ("aan zet", "aan de beurt"),
            ("Gaan zitten", "Plaatsnemen"),
            ("geen grens", "onbeperkt"),
            ("Noteer ", "Reserveer"),
            ("Raak ", "Kies"),
            ("3 vis ", "3 vissen"),
            ("schijf", "marker"),
            ("tafel is gedekt", "De tafel staat klaar"),
            ("Prent", "Schilderij"),
        ],
    ),
    (
        "en",
        &[
            ("it is up to you", "your turn"),
            ("persons", "characters"),
            ("Lay gold card", "Play … on …"),
            ("deals out the turn order", "sets the turn order"),
            ("premium", "bonus"),
            ("is to play a card", "to play"),
            ("whisper at ", "Palace whisper! … repeated a character"),
            ("Touch ", "Pick"),
            ("Recruit a craft", "Recruit a worker"),
            ("Recruiting a craft", "Recruiting a worker"),
            ("have not enough", "don’t have enough"),
            ("This number of dice", "You can’t enter with this many dice"),
            ("turned differently", "Change the die first"),
            ("Beyond on the palace", "Palace spaces beyond"),
            ("A tie is his", "Ties go to the Master"),
            ("As usual", "Standard"),
            ("Other place", "Alternative"),
            ("Reading of the rules", "Rule interpretations"),
            ("Company and pace", "Invitation and pace"),
        ],
    ),
];

/// Lists the lines of a file in this language that say something corrected. Comments, keys and names of variables may.
pub(super) fn check(language: &str, name: &str, text: &str) -> Vec<String> {
    let corrected = CORRECTED.iter().find(|(code, _)| *code == language);
    let corrected = corrected.map_or(&[][..], |(_, words)| words);
    let mut problems = Vec::new();
    for (number, line) in (1..).zip(text.lines().map(said)) {
        for (old, new) in corrected {
            if begins_word(line, old) {
                problems.push(format!("{name}:{number}: says “{old}”, not “{new}”"));
            }
        }
    }
    problems
}

/// What a line says to people.
fn said(line: &str) -> &str {
    let is_key = |text: &str| {
        text.chars()
            .all(|c| c.is_ascii_alphanumeric() || "-_.".contains(c))
    };
    match (line.split_once('='), line.split_once(']')) {
        _ if line.starts_with('#') => "",
        (Some((key, text)), _) if is_key(key.trim()) => text,
        (_, Some((key, text))) if is_key(key.trim().trim_start_matches(['*', '['])) => text,
        _ => line,
    }
}

/// Whether a word of the line begins with this text.
fn begins_word(line: &str, text: &str) -> bool {
    line.match_indices(text).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || c == '$' || c == '-')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corrected_words_are_named_with_their_line() {
        let text = "# Prent is an old word\nprent = Schilderij\nkey = Een Prent\nafprent = { $Prent ->\n   *[Prent] x\n}\n";
        assert_eq!(
            check("nl", "x.ftl", text),
            ["x.ftl:3: says “Prent”, not “Schilderij”"]
        );
        assert_eq!(check("en", "x.ftl", text), Vec::<String>::new());
    }
}
