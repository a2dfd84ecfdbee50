### Palastgeflüster: was während des Spiels gesagt wird.

game-name = Palastgeflüster
game-tagline = Intrigen bei Kerzenschein, Karte für Karte
game-summary = Leg Personen vom Hof in deine Auslage und nutze ihre Aktionen, aber keine zweimal: Sonst macht ein Geflüster die Runde, und alle anderen bekommen Punkte. Die Farbe jeder Karte bestimmt, wer als Nächstes an der Reihe ist. Für drei bis fünf Personen, 45 bis 60 Minuten.

## Personen und Karten

pg-person = { $person ->
    [marshal] Hofmarschall
    [treasurer] Schatzmeister
    [magician] Zauberer
    [maid] Zofe
    [cupbearer] Mundschenk
    [guard] Wächter
   *[jester] Hofnarr
}
pg-person-acc = { $person ->
    [maid] die Zofe
    [jester] den Hofnarren
   *[other] den { pg-person }
}
pg-person-low = { pg-person }
pg-stem = { $colour ->
    [red] rot
    [blue] blau
    [yellow] gelb
    [green] grün
    [purple] violett
   *[neutral] neutral
}
pg-card = { $person ->
    [maid] { pg-stem }e Zofe
   *[other] { pg-stem }er { pg-person }
}
pg-card-acc = { $person ->
    [maid] die { pg-stem }e Zofe
    [jester] den { pg-stem }en Hofnarren
   *[other] den { pg-stem }en { pg-person }
}
## Was gerade geschieht

pg-now-chance = Die Karten werden gemischt und verteilt.
pg-now-play = { $seat } ist am Zug und spielt eine Karte.
pg-now-play-you = Du bist am Zug.
pg-now-name-swap = Zauberer: { $seat } sucht jemanden zum Tauschen aus.
pg-now-name-swap-you = Zauberer: Du suchst jemanden zum Tauschen aus.
pg-now-give = Zauberer: { $seat } und { $partner } tauschen { $count ->
    [one] eine Karte
   *[other] je { $count } Karten
}. Wir warten auf { $who }.
pg-now-discard = Zofe: { $seat } wirft eine Karte ab.
pg-now-discard-you = Zofe: Du wirfst eine Karte ab.
pg-now-exchange = Mundschenk: { $seat } vertauscht zwei Karten.
pg-now-exchange-you = Mundschenk: Du vertauschst zwei Karten.
pg-now-take = Wächter: { $seat } nimmt eine Karte zurück.
pg-now-take-you = Wächter: Du nimmst eine Karte zurück.
pg-now-next = Gleichstand: { $seat } bestimmt, wer als Nächstes dran ist.
pg-now-next-you = Gleichstand: Du bestimmst, wer als Nächstes dran ist.
pg-now-over = Das Spiel ist aus.

## Fragen

pg-ask-play = Welche Karte spielst du? { $why }
pg-ask-forced = Welche Karte spielst du? Keine ist mehr sicher: Mit jeder verlierst du die Runde. { $why }
pg-ask-name-swap = Mit wem tauschst du, und wie viele Karten? Du hast den Zauberer gespielt.
pg-ask-give = { $left ->
    [one] Welche Karte gibst du { $seat }?
   *[other] Welche Karten gibst du { $seat }? Noch { $left } auszuwählen.
} Ihr tauscht wegen des Zauberers; niemand sonst sieht die Karten.
pg-ask-discard = Welche Karte wirfst du verdeckt ab? Du hast die Zofe gespielt und ziehst dafür eine nach.
pg-ask-exchange = Welche zwei Karten vertauschst du? Du hast den Mundschenk gespielt.
pg-ask-take = Welche Karte nimmst du zurück auf die Hand? Du hast den Wächter gespielt.
pg-ask-next = Wer ist als Nächstes dran? Deine Karte ist neutral, und mehrere Auslagen sind gleich kurz.

pg-why-drawn = Das Los lässt dich beginnen.
pg-why-starter = Du beginnst das Spiel.
pg-why-ended = Du hast die letzte Runde beendet und beginnst die neue.
pg-why-colour = { $seat } hat deine Farbe gespielt.
pg-why-own = Du hast deine eigene Farbe gespielt.
pg-why-shortest = Die Karte von { $seat } war neutral, und deine Auslage ist die kürzeste.
pg-why-own-shortest = Deine Karte war neutral, und deine Auslage ist die kürzeste.
pg-why-chosen = { $seat } hat dich ausgesucht.
pg-why-own-chosen = Du hast dich selbst ausgesucht.

## Antworten

pg-act-play = Spiel { $card }
pg-act-swap = { $count ->
    [one] Tausch eine Karte
   *[other] Tausch { $count } Karten
} mit { $seat }
pg-act-give = Gib { $seat } { $card }
pg-act-discard = Wirf { $card } ab
pg-act-exchange = Tausch { $firstcard } bei { $first } gegen { $secondcard } bei { $second }
pg-act-take = Nimm { $card } zurück
pg-act-next = { $seat } ist als Nächstes dran
pg-act-next-you = Du bist gleich noch einmal dran

pg-then = { $what } { $next }
pg-then-whisper = Palastgeflüster! Die Runde ist vorbei: Alle anderen bekommen 1 Punkt.
pg-then-jester = Der Hofnarr ist verboten! Die Runde ist vorbei: Alle anderen bekommen 1 Punkt.
pg-then-six = Sechs verschiedene Personen! Die Runde ist vorbei: Du bekommst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
pg-then-acts = { $person ->
    [marshal] Du deckst eine Königskarte auf.
    [treasurer] Du zeigst allen deine Hand.
    [magician] Du tauschst Handkarten mit jemandem deiner Wahl.
    [maid] Du wirfst eine Karte ab und ziehst eine nach.
    [cupbearer] Du vertauschst zwei Karten aus zwei Auslagen.
    [guard] Du nimmst eine andere Karte deiner Auslage zurück.
   *[jester] Keine Aktion.
}
pg-then-silenced = { $person ->
    [maid] Die Zofe schweigt: keine Aktion.
   *[other] Der { pg-person } schweigt: keine Aktion.
}
pg-then-lapsed = { $person ->
    [cupbearer] Kein Tausch ist möglich: keine Aktion.
   *[guard] Keine andere Karte liegt da: keine Aktion.
}
pg-then-swap = { $count ->
    [one] Ihr wählt beide geheim eine Karte
   *[other] Ihr wählt beide geheim { $count } Karten
} und tauscht. Ablehnen geht nicht.
pg-then-give = { $left ->
    [one] Damit steht deine Wahl fest.
   *[other] Danach wählst du weiter.
} { $seat } bekommt die Karte, sobald ihr beide fertig seid.
pg-then-discard = Die Karte ist für diese Runde weg, und du ziehst eine neue.
pg-then-exchange = Die beiden Karten tauschen die Plätze.
pg-then-take = Alle sehen, welche Karte du zurücknimmst.
pg-next-seat = Danach ist { $seat } dran.
pg-next-you = Danach bist du noch einmal dran.
pg-next-shortest = Danach ist dran, wer die kürzeste Auslage hat.
pg-next-choose = Danach bestimmst du, wer drankommt: { $who }.
pg-next-round = Du beginnst die nächste Runde.
pg-next-over = Damit ist das Spiel aus, Sieg für { $who }.

## Warum etwas nicht geht

pg-no-question = Danach ist gerade nicht gefragt.
pg-no-hand = Diese Karte hast du nicht frei auf der Hand.
pg-no-double = Diese Person liegt schon in deiner Auslage, und du hast noch eine sichere Karte.
pg-no-jester = Der König hat den Hofnarren verboten, und du hast noch eine sichere Karte.
pg-no-seat = Auf diesem Platz sitzt niemand.
pg-no-own-hand = Du kannst nicht mit dir selbst tauschen.
pg-no-cards = Mindestens eine Karte muss getauscht werden.
pg-no-many = So viele Karten habt ihr nicht beide.
pg-no-two-rows = Die Karten müssen aus zwei verschiedenen Auslagen sein.
pg-no-row = Diese Karte liegt dort nicht.
pg-no-just-played = Die eben gespielte Karte bleibt liegen.
pg-no-would-double = Dann läge eine Person doppelt in einer Auslage.
pg-no-tied = Diese Auslage ist nicht unter den kürzesten.
pg-no-turn = Du bist gerade nicht dran.
pg-picked = Diese Karte hast du schon gewählt.

## Verlauf

pg-log-round = Runde { $round }: { $seat } beginnt.
pg-log-played = { $seat } spielt { $card }.
pg-log-silenced = { pg-then-silenced }
pg-log-lapsed = { pg-then-lapsed }
pg-log-kings-shuffled = Alle sechs Königskarten werden neu gemischt.
pg-log-king = { $person ->
    [jester] Der König verbietet den Hofnarren.
   *[other] Der König lässt { pg-person-acc } schweigen.
}
pg-log-shown = { $seat } zeigt die ganze Hand: { $cards }.
pg-log-swap-named = { $seat } will { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} mit { $partner } tauschen.
pg-log-locked = { $seat } hat gewählt.
pg-log-swapped = { $count ->
    [one] Je eine Karte wechselt
   *[other] Je { $count } Karten wechseln
} zwischen { $seat } und { $partner } die Hand.
pg-log-discarded = { $seat } wirft verdeckt eine Karte ab.
pg-log-drawn = { $seat } zieht eine Karte nach.
pg-log-exchanged = { $seat } vertauscht { $firstcard } bei { $first } und { $secondcard } bei { $second }.
pg-log-taken = { $seat } nimmt { $card } zurück auf die Hand.
pg-log-shortest = { $seat } hat die kürzeste Auslage und ist dran.
pg-log-chosen = { $seat } wird ausgesucht und ist dran.
pg-log-whisper = Palastgeflüster bei { $seat }! Je 1 Punkt für { $who }.
pg-log-jester = { $seat } hat den verbotenen Hofnarren gespielt! Je 1 Punkt für { $who }.
pg-log-six = Sechs verschiedene Personen bei { $seat }! { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $who }.
pg-log-over = { $count ->
    [one] { $who } gewinnt das Spiel!
   *[other] { $who } teilen sich den Sieg!
}

pg-whisper-dealt = Deine Hand: { $cards }.
pg-whisper-swapped = Du gibst { $partner } { $gave } und bekommst { $got }.
pg-whisper-discarded = Du wirfst { $card } ab.
pg-whisper-drawn = Du ziehst { $card }.

## Am Ende

pg-score-points = Punkte
pg-score-last-note = Letzte Auslage
pg-score-notes = Summe der Notizen
pg-end = { $what } { $by }
pg-end-whisper = Ein Palastgeflüster hat das Spiel beendet.
pg-end-jester = Der verbotene Hofnarr hat das Spiel beendet.
pg-end-six = Sechs verschiedene Personen haben das Spiel beendet.
pg-end-alone = Die Punkte allein entscheiden.
pg-end-by-row = Bei gleichen Punkten entscheidet die letzte Auslage.
pg-end-by-notes = Bei gleichen Punkten entscheiden die Notizen.
pg-end-shared = Alles ist gleich: Ihr teilt euch den Sieg.

## Auf dem Tisch

pg-table = Der Tisch
pg-court = König und Stapel
pg-row = Auslage von { $seat }
pg-row-you = Deine Auslage
pg-row-empty = noch leer
pg-hand = Hand von { $seat }
pg-hand-you = Deine Hand
pg-hand-count = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
pg-row-count = { $count ->
    [one] 1 Karte in der Auslage
   *[other] { $count } Karten in der Auslage
}
pg-known = bekannt: { $card }
pg-twice = zweimal
pg-known-all = alle kennen diese Karte
pg-points = { $points } von { $goal } Punkten
pg-notes = Notizen: { $count }
pg-you = du
pg-turn = am Zug
pg-next = als Nächstes
pg-maybe-next = zur Wahl
pg-choosing = wählt noch
pg-chosen = hat gewählt
pg-gain = +{ $points }
pg-gain-label = { $points ->
    [one] bekäme 1 Punkt
   *[other] bekäme { $points } Punkte
}
pg-ghost = hier käme hin: { $card }
pg-king-none = Noch keine Königskarte
pg-king-now = { $person ->
    [jester] Hofnarr verboten
   *[other] { pg-person } schweigt
}
pg-kings-left = { $count ->
    [0] Königsstapel leer
   *[other] { $count } verdeckt
}
pg-kings-turned = Aufgedeckt: { $persons }
pg-pile = Stapel { $count }
pg-discards = Abwurf { $count }
pg-round = Runde { $round }
pg-last-whisper = Letzte Runde: Palastgeflüster bei { $seat }
pg-last-jester = Letzte Runde: verbotener Hofnarr bei { $seat }
pg-last-six = Letzte Runde: sechs Verschiedene bei { $seat }
pg-swap-with = Tausch mit { $seat }
pg-exchange-start = Vertausche { $card } bei { $seat } mit …
pg-exchange-hint = Berühre auf dem Tisch die erste Karte; dann leuchten alle, mit denen sie tauschen kann.
pg-legend = ◆ Rot ● Blau ▲ Gelb ■ Grün ★ Violett ○ neutral ▒ verdeckt * bekannt ▶ am Zug

## Kurz, für das Terminal

pg-short = { $person ->
    [marshal] Marschall
    [treasurer] Schatzm.
    [magician] Zauberer
    [maid] Zofe
    [cupbearer] Mundsch.
    [guard] Wächter
   *[jester] Hofnarr
}
