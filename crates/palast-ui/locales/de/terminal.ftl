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
term-bot-random = würfelt
term-bot-sensible = besonnen

term-your-turn = Du bist gefragt
term-waiting = Gleich geht es weiter
term-over = Das Spiel ist aus
term-over-hint = Alle Karten liegen offen. Enter zeigt die Wertung, n beginnt ein neues Spiel, q hört auf.
term-log-title = Was geschah
term-help-title = Tasten
term-rules-title = Regeln
term-score-title = Wertung
term-quit-title = Aufhören?
term-quit-ask = Willst du das Spiel abbrechen? (j/n)
term-take-back-title = Zurücknehmen?
term-take-back-ask = Deine letzte Wahl haben andere schon gesehen, oder es wurde danach gezogen. Trotzdem zurücknehmen? (j/n)

term-pick-first = Such dir zuerst eine Antwort aus: mit einer Ziffer oder den Pfeiltasten.
term-not-asked = Du bist gerade nicht gefragt.
term-nothing-to-take-back = Es gibt nichts zurückzunehmen.
term-taken-back = Zurückgenommen. Du bist noch einmal gefragt.
term-record-written = Das Protokoll steht in { $file }. Es enthält alle Karten, auch die verdeckten.
term-unfinished = Hier wurde das Spiel abgebrochen.

term-pace-slow = gemächlich
term-pace-normal = normal
term-pace-fast = flott
term-pace-at-once = sofort

term-key-space = Leertaste
term-key-pick = 1–9 ↑↓ wählen
term-key-give = Enter bestätigen
term-key-hurry = Leertaste vorspulen
term-key-pace = +− Tempo
term-key-help = ? Hilfe
term-key-rules = r Regeln
term-key-take-back = u zurück
term-key-log = Tab Verlauf
term-key-language = l Sprache
term-key-quit = q Ende
term-key-score = Enter Wertung
term-key-again = n noch einmal
term-key-step = ←→ Schritt
term-key-round = PgUp PgDn Runde
term-key-roll = Leertaste abspielen
term-key-viewer = v Blick
term-key-open = a alle Karten

term-help-pick = Eine Antwort wählen; darunter steht, was sie bewirkt
term-help-give = Die gewählte Antwort geben
term-help-clear = Die Wahl aufheben
term-help-take-back = Deine letzte Antwort zurücknehmen
term-help-hurry = Vorspulen, bis du gefragt bist
term-help-pace = Bots schneller oder langsamer (jetzt: { $pace })
term-help-rules = Die Regel, die gerade gilt, und alle anderen
term-help-log = Alles, was bisher geschah
term-help-scroll = Im Verlauf blättern
term-help-language = Deutsch, Nederlands, English
term-help-quit = Aufhören
term-help-colours = Farben: ◆ Rot, ● Blau, ▲ Gelb, ■ Grün, ★ Violett, ○ neutral.
term-help-step = Einen Schritt zurück oder vor
term-help-round = Zum Anfang der vorigen oder nächsten Runde
term-help-ends = Zum Anfang oder Ende
term-help-roll = Abspielen und anhalten
term-help-viewer = Mit wessen Augen: 0 von außen, 1–5 am Platz, v reihum
term-help-open = Alle Karten aufdecken, wenn das Spiel zu Ende gespielt ist
term-help-score = Die Wertung, am Ende
term-help-leave = Aufhören

term-score-place = Platz
term-score-winners = { $count ->
    [one] { $who } gewinnt.
   *[other] { $who } teilen sich den Sieg.
}

term-replay-title = Rückschau
term-replay-place = Schritt { $at } von { $last }
term-replay-over = Das Spiel ist aus. s zeigt die Wertung.
term-replay-spectator = Du siehst, was alle sehen.
term-replay-seat = Du siehst, was { $seat } sieht.
term-replay-open = Alle Karten liegen offen.
term-replay-rolling = Läuft; die Leertaste hält an.
term-cards-closed = Dieses Spiel ist nicht zu Ende; die Karten bleiben verdeckt.
