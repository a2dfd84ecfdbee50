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
pg-person-low = { pg-person }
pg-stem = { $colour ->
    [red] rot
    [blue] blau
    [yellow] gelb
    [green] grün
    [purple] violett
   *[neutral] braun
}
pg-card = { $person ->
    [maid] { pg-stem }e Zofe
   *[other] { pg-stem }er { pg-person }
}
pg-stem-cap = { $colour ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
    [green] Grün
    [purple] Violett
   *[neutral] Braun
}
# Am Anfang einer Schaltfläche: „Roten Mundschenk spielen“
pg-card-first = { $person ->
    [maid] { pg-stem-cap }e Zofe
    [jester] { pg-stem-cap }en Hofnarren
   *[other] { pg-stem-cap }en { pg-person }
}
pg-card-acc = { $person ->
    [maid] die { pg-stem }e Zofe
    [jester] den { pg-stem }en Hofnarren
   *[other] den { pg-stem }en { pg-person }
}
## Was gerade geschieht

pg-now-chance = Die Karten werden gemischt und verteilt.
pg-now-play = { $seat } ist dran.
pg-now-play-you = Du bist dran.
pg-now-name-swap = Zauberer: { $seat } sucht jemanden zum Tauschen aus.
pg-now-name-swap-you = Zauberer: Du suchst jemanden zum Tauschen aus.
pg-now-give = Zauberer: { $seat } und { $partner } tauschen { $count ->
    [one] eine Karte
   *[other] je { $count } Karten
}. Noch nicht gewählt: { $who }.
pg-now-give-you = Zauberer: Du tauschst { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} mit { $seat }.
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
pg-ask-next = Wer ist als Nächstes dran? Deine Karte ist braun, und mehrere Auslagen sind gleich kurz.

pg-why-drawn = Das Los lässt dich beginnen.
pg-why-starter = Du beginnst das Spiel.
pg-why-ended = Du hast die letzte Runde beendet und beginnst die neue.
pg-why-colour = { $seat } hat deine Farbe gespielt.
pg-why-own = Du hast deine eigene Farbe gespielt.
pg-why-shortest = Die Karte von { $seat } war braun, und deine Auslage ist die kürzeste.
pg-why-own-shortest = Deine Karte war braun, und deine Auslage ist die kürzeste.
pg-why-chosen = { $seat } hat dich ausgesucht.
pg-why-own-chosen = Du hast dich selbst ausgesucht.

## Antworten

pg-act-play = { $card } spielen
pg-act-swap = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
} mit { $seat } tauschen
pg-act-give = { $card } an { $seat } geben
pg-act-discard = { $card } abwerfen
pg-act-exchange = { $firstcard } bei { $first } gegen { $secondcard } bei { $second } tauschen
pg-act-take = { $card } zurücknehmen
pg-act-next = { $seat } auswählen
pg-act-next-you = Selbst noch einmal spielen

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
pg-then-silenced = { pg-person }: keine Aktion.
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
    [jester] Neue Königskarte: Der Hofnarr ist verboten.
   *[other] Neue Königskarte: { pg-person } ohne Aktion.
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
pg-log-whisper = Palastgeflüster! { $seat } hat eine Person doppelt. Je 1 Punkt für { $who }.
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
pg-score-last-note = Notiz der letzten Runde
pg-score-notes = Summe der Notizen
pg-end = { $what } { $by }
pg-end-whisper = Ein Palastgeflüster hat das Spiel beendet.
pg-end-jester = Der verbotene Hofnarr hat das Spiel beendet.
pg-end-six = Sechs verschiedene Personen haben das Spiel beendet.
pg-end-alone = Die Punkte allein entscheiden.
pg-end-by-row = Bei gleichen Punkten entscheidet die Notiz der letzten Runde.
pg-end-by-notes = Bei gleichen Punkten entscheidet die Summe der Notizen.
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
pg-turn = dran
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
   *[other] { pg-person }: keine Aktion
}
pg-kings-left = { $count ->
    [0] Königsstapel leer
   *[other] { $count } verdeckt
}
pg-kings-turned = Aufgedeckt: { $persons }
pg-pile = Stapel { $count }
pg-discards = Abgeworfen { $count }
pg-round = Runde { $round }
pg-last-whisper = Vorige Runde: Palastgeflüster bei { $seat }
pg-last-jester = Vorige Runde: verbotener Hofnarr bei { $seat }
pg-last-six = Vorige Runde: sechs Verschiedene bei { $seat }
pg-swap-with = Mit { $seat } tauschen
pg-exchange-start = { $card } bei { $seat } vertauschen mit …
pg-exchange-hint = Wähle auf dem Tisch die erste Karte; dann leuchten alle, mit denen sie tauschen kann.
pg-legend = ◆ Rot ● Blau ▲ Gelb ■ Grün ★ Violett ○ Braun ▒ verdeckt * bekannt ▶ dran

## Augenblicke

pg-moment-whisper = Palastgeflüster! { $seat } hat eine Person doppelt.
pg-moment-jester = { $seat } hat den verbotenen Hofnarren gespielt!
pg-moment-six = Sechs verschiedene Personen bei { $seat }!
pg-moment-gain = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
pg-moment-shown = { $seat } zeigt die ganze Hand
pg-progress = Runde { $round } · { $goal } Punkte gewinnen

## Mehrere Karten auf einmal

pg-plan-give = Wähle die { $count } Karten, die { $seat } bekommt.
pg-plan-slot = Für { $seat }
pg-plan-count = Wähle { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} aus deiner Hand.

## Was die Dinge sind

pg-about-person = { $person ->
    [marshal] Deckt eine neue Königskarte auf. Die Person darauf hat von da an keine Aktion.
    [treasurer] Du zeigst allen deine ganze Hand.
    [magician] Du tauschst beliebig viele Handkarten mit einer Person; ihr wählt beide geheim.
    [maid] Du wirfst verdeckt eine Karte ab und ziehst eine neue.
    [cupbearer] Du vertauschst zwei Karten aus zwei verschiedenen Auslagen.
    [guard] Du nimmst eine andere Karte deiner Auslage auf die Hand zurück.
   *[jester] Keine Aktion. Solange die Königskarte den Hofnarren zeigt, verliert die Runde, wer ihn spielt.
}
pg-about-lies = Liegt schon in deiner Auslage: Noch einmal gespielt endet die Runde, und alle anderen bekommen 1 Punkt.
pg-about-king-shows = { $person ->
    [jester] Gerade verboten: Gespielt endet die Runde, und alle anderen bekommen 1 Punkt.
   *[other] Gerade keine Aktion, weil die Königskarte diese Person zeigt.
}
pg-about-king-name = Königskarte
pg-about-king = Die Person auf der neuesten Königskarte hat keine Aktion; zeigt sie den Hofnarren, ist er verboten. Der Hofmarschall deckt eine neue auf.
pg-about-pile-name = Nachziehstapel
pg-about-pile = Die Karten, die niemand hat. Die Zofe zieht davon.
pg-about-discards-name = Abgeworfene Karten
pg-about-discards = Mit der Zofe verdeckt abgeworfen. Sie kommen in der nächsten Runde wieder ins Spiel.
pg-about-points-name = Punkte
pg-about-points = Wer nach einer Runde { $goal } Punkte hat, gewinnt. Bei gleichen Punkten entscheiden die Notizen.
pg-about-colour-name = Farbe und Auslage
pg-about-colour = Wessen Farbe die gespielte Karte hat, ist als Nächstes dran. Nach einer braunen Karte ist es die kürzeste Auslage.

## Unterwegs erklärt

welcome-you = Du intrigierst am Hof: Auf der Hand hast du Personen in den Farben aller, die mitspielen.
welcome-aim = Leg sechs verschiedene Personen aus, oder bring die anderen dazu, eine doppelt zu legen: Beides bringt dir Punkte.
welcome-round = Spiel eine Karte, führ ihre Aktion aus, und ihre Farbe bestimmt, wer als Nächstes dran ist.
lesson-play = Die Farbe der Karte bestimmt, wer als Nächstes dran ist: So gibst du Ärger weiter. Behalte eine Karte, die du noch spielen kannst; eine Person, die schon in deiner Auslage liegt, beendet die Runde gegen dich.
lesson-next = Nach einer braunen Karte ist die kürzeste Auslage dran; bei Gleichstand wählst du. Nimm jemanden, der kaum noch sichere Karten hat.
lesson-exchange = Der Mundschenk vertauscht zwei Karten aus zwei Auslagen. Leg jemandem die Person hin, die er bald spielen müsste, oder werde eine los, die du noch einmal hast.
lesson-take = Der Wächter nimmt eine deiner Karten zurück. Nimm eine, deren Person du noch einmal spielen kannst oder deren Farbe dir hilft.
lesson-discard = Die Zofe wirft eine Karte ab und zieht eine neue. Trenn dich von einer Person, die schon in deiner Auslage liegt.
lesson-swap = Der Zauberer tauscht Handkarten, und niemand kann ablehnen. Viele Karten bei jemandem mit guter Hand, wenige, wenn deine gut ist.
lesson-give = Ihr wählt beide geheim, und niemand sonst sieht die Karten. Gib weg, was bei dir doppelt wäre oder drüben schon liegt.

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
