# Die Programme im Terminal.

term-players = für { $from } bis { $to } Personen
term-bots = Bots: { $bots }
term-default = Vorgabe

term-colour-red = Rot
term-colour-blue = Blau
term-colour-yellow = Gelb
term-colour-green = Grün
term-colour-purple = Violett

term-you = du

term-your-turn = Du bist dran
term-waiting = Gleich geht es weiter
term-over = Die Partie ist zu Ende
term-over-hint = Alle Karten liegen offen. Enter zeigt die Wertung, n beginnt eine neue Partie, q beendet.
term-log-title = Verlauf
term-help-title = Tasten
term-rules-title = Regeln
term-about-none = Hier gibt es nichts zu fragen.
term-about-title = Info
term-score-title = Wertung
term-quit-title = Aufhören?
term-quit-ask = Partie abbrechen? (j/n)
term-take-back-title = Zurücknehmen?
term-take-back-ask = Andere haben deine letzte Wahl schon gesehen, oder es wurde danach gezogen. Trotzdem zurücknehmen? (j/n)

term-pick-first = Wähle zuerst eine Antwort: mit einer Ziffer oder den Pfeiltasten.
term-not-asked = Du bist gerade nicht dran.
term-nothing-to-take-back = Es gibt nichts zurückzunehmen.
term-taken-back = Zurückgenommen. Wähle noch einmal.
term-explain-off = Es wird nichts mehr erklärt.
term-explain-on = Neue Fragen werden erklärt.
term-explain-ask = Soll das Spiel beim Spielen erklärt werden? (j/n)
term-record-written = Die Partie steht in { $file }, mit allen Karten, auch den verdeckten.
term-unfinished = Hier wurde die Partie abgebrochen.

term-pace-slow = gemächlich
term-pace-normal = normal
term-pace-fast = flott
term-pace-at-once = sofort

term-key-space = Leertaste
term-key-pick = 1–9 wählen
term-key-give = Enter ja
term-key-hurry = Leertaste vorspulen
term-key-help = ? Hilfe
term-key-rules = r Regeln
term-key-about = i Info
term-key-take-back = u zurück
term-key-log = Tab Verlauf
term-key-quit = q Ende
term-key-score = Enter Wertung
term-key-again = n noch einmal
term-key-step = ←→ Schritt
term-key-round = PgUp PgDn Runde
term-key-roll = Leertaste ▶
term-key-viewer = v Sicht
term-key-open = a Karten

term-help-pick = Eine Antwort wählen; darunter steht, was sie bewirkt
term-help-give = Die gewählte Antwort bestätigen
term-help-clear = Die Wahl aufheben
term-help-take-back = Deine letzte Antwort zurücknehmen
term-help-hurry = Vorspulen, bis du dran bist
term-help-pace = Bots schneller oder langsamer (jetzt: { $pace })
term-help-rules = Die Regel, die gerade gilt, und alle anderen
term-help-explain = Erklärungen zu neuen Fragen ein- und ausschalten
term-help-about = Alles, wonach du fragen kannst: was es tut und kostet
term-help-log = Alles, was bisher geschah
term-help-scroll = Im Verlauf blättern
term-help-language = Deutsch, Nederlands, English
term-help-quit = Beenden
term-help-colours = Farben: ◆ Rot, ● Blau, ▲ Gelb, ■ Grün, ★ Violett, ○ neutral.
term-help-step = Einen Schritt zurück oder vor
term-help-round = Zum Anfang der vorigen oder nächsten Runde
term-help-ends = Zum Anfang oder Ende
term-help-roll = Abspielen und anhalten
term-help-viewer = Wessen Sicht: 0 von außen, 1–5 am Platz, v reihum
term-help-open = Alle Karten aufdecken, wenn die Partie zu Ende gespielt ist
term-help-score = Die Wertung, am Ende
term-help-leave = Beenden

term-score-place = Platz
term-score-winners = { $count ->
    [one] { $who } gewinnt.
   *[other] { $who } teilen sich den Sieg.
}

term-replay-title = Partie nachspielen
term-replay-place = Schritt { $at } von { $last }
term-replay-over = Die Partie ist zu Ende. s zeigt die Wertung.
term-replay-spectator = Du siehst, was alle sehen.
term-replay-seat = Du siehst, was { $seat } sieht.
term-replay-open = Alle Karten liegen offen.
term-replay-rolling = Läuft; die Leertaste hält an.
term-cards-closed = Diese Partie ist nicht zu Ende gespielt; die Karten bleiben verdeckt.
