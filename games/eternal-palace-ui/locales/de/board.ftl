### Eternal Palace: der Plan, die Tafeln und das Terminal.

## Der Garten

ep-b-garden = Der Garten
ep-b-short = { $place ->
    [fish-market] Fischmarkt
    [academy] Akademie
    [pavilion] Pavillon
    [forest] Wald
    [serenity] Gelassenheit
    [quarry] Steinbruch
    [temple] Tempel
    [kiln] Drachenofen
    [mine] Mine
    [ox] Ochse
    [forge] Schmiede
    [market] Markt
    [bridge] Brücke
    [labyrinth] Labyrinth
    [river] Flussmarkt
   *[scrolls] Schriftrollen
}
ep-b-lies = { $master ->
    [yes] Würfel des Meisters: { $dice }.
   *[no] Würfel von { $who }: { $dice }.
}
ep-b-crowd = Das Gedränge kostet { ep-fish }.
ep-b-step = { $who } steht auf Feld { $step } von { $steps }.
ep-b-price = Der Preis ist { $goods }.
ep-b-monument-of = Das Monument gehört { $who }.
ep-b-monument-free = Das Monument hat noch niemand.
ep-b-marks = { $who } hat Marker auf { $fields }.
ep-b-token = Hier liegt ein Blickfangmarker: Wer zuerst fertig ist, bekommt ihn.
ep-b-court-of = { $who } steht hier: { ep-court }.
ep-b-field = Das { $field ->
    [top] obere
    [middle] mittlere
   *[bottom] untere
} Feld ist frei.
ep-b-field-of = { $who } hat einen Marker auf dem { $field ->
    [top] oberen
    [middle] mittleren
   *[bottom] unteren
} Feld.
ep-b-compositions = Kompositionen
ep-b-composition = { $layers } bringen { $reward ->
    [palace] 1 Palastfeld
    [resource] 1 Rohstoff nach Wahl
    [three-resources] 3 Rohstoffe nach Wahl
    [three-fish] 3 Fische
    [two-wisdom] 2 Weisheit
   *[nothing] nichts sofort
}{ $points ->
    [0] .
    [one] {" "}und 1 Punkt.
   *[other] {" "}und { $points } Punkte.
}
ep-b-claimed = { $who } hat diese: { $card }

## Die Runde und der Hof

ep-b-round = Runde { $round } · { $phase ->
    [set-up] Aufbau
    [roll] Wurf
    [plan] Plan
    [play] Spiel
    [wrap-up] Abschluss
   *[over] Ende
}
ep-b-last-round = Letzte Runde! { $who } hat acht Bildebenen
ep-b-row = Reihenfolge
ep-b-active = Ist am Zug.
ep-b-grouping = Teilt die Würfel auf.
ep-b-grouped = Hat die Würfel aufgeteilt.
ep-b-dice = Gewürfelt: { $dice }.
ep-b-bid = Hat ein Privileg geboten.
ep-b-holds = Noch zu legen: { $dice }.
ep-b-palace = Palast-Fortschrittsleiste
ep-b-palace-of = { $who }: Feld { $space }
ep-b-advisers = Berater
ep-b-pile = { $count ->
    [one] 1 Berater im Stapel
   *[other] { $count } Berater im Stapel
}
ep-b-adviser = { $name }. { $does } Kosten: { $cost }.
ep-b-class = { $class ->
    [patron] Gönner: wirkt einmal, sofort, und geht wieder.
    [trader] Händler: einmal je Runde, jederzeit in deinem Zug.
    [diplomat] Diplomat: einmal je Runde, jederzeit in deinem Zug; jemand anders bekommt ein Geschenk.
   *[artisan] Kunsthandwerker: wirkt von selbst, einmal je Runde.
}
ep-b-paintings = Die Bilder
ep-b-painting = { $master ->
    [yes] Bild des Meisters
   *[no] Bild von { $who }
} mit { $count ->
    [one] 1 Bildebene
   *[other] { $count } Bildebenen
}: { $pieces }
ep-b-painting-empty = { $master ->
    [yes] Das Papier des Meisters ist noch leer
   *[no] Das Papier von { $who } ist noch leer
}
ep-b-picture = Eternal Palace: das Bild von { $who }

## Antworten

ep-b-ways = Alle { $count } Möglichkeiten
ep-b-trays-how = Wähle einen Würfel, dann die Schale, in die er kommt.
ep-b-hold = Die { $face } in die Hand nehmen
ep-b-group = Gruppe { $dice }, zusammen { $sum }
ep-b-turned = Würfel vorher ändern
ep-b-use = Du kannst auch einsetzen
ep-b-free = gratis

## Was jemand hat

ep-b-hand = Deine Güter, Würfel und Berater
ep-b-trays = Deine Würfel
ep-b-drawn = Von dir gezogene Karten
ep-b-own-advisers = Deine Berater
ep-b-known = Du kennst die oberste Karte des Stapels: { $adviser }
ep-b-used = In dieser Runde eingesetzt.
ep-b-goods = Güter: { $goods }
ep-b-palace-space = Palastfeld { $count }
ep-b-layers = { $count ->
    [one] 1 Bildebene
   *[other] { $count } Bildebenen
}
ep-b-features = { $count ->
    [one] 1 Blickfangebene
   *[other] { $count } Blickfangebenen
}
ep-b-dice-held = { $count } Würfel
ep-b-monument = Monument: { ep-place }
ep-b-completion = Vollendungspreis
ep-b-sequence = Sequenzpreis
ep-b-seals = { $count ->
    [one] 1 kaiserliches Siegel
   *[other] { $count } kaiserliche Siegel
}
ep-b-strategy-name = { $strategy ->
    [balance] Gleichgewicht
    [enlightenment] Erleuchtung
    [perception] Wahrnehmung
    [ascent] Aufstieg
    [descent] Abstieg
   *[uncertainty] Unsicherheit
}
ep-b-strategy = Strategie: { ep-b-strategy-name }. Schwierigkeit: { $difficulty ->
    [apprentice] Lehrling
    [journeyman] Geselle
   *[master] Meister
}.
ep-b-master-back = Die Meisterkarten; eine wird aufgedeckt, wenn du deine Würfel aufgeteilt hast
ep-b-master-card = Diese Meisterkarte teilt die Würfel des Meisters auf; er spielt von oben nach unten

## Terminal

ep-b-legend = ◆ ● ▲ ■ ★ Spieler  ▶ gefragt  Zahl: Gedränge  * Blickfangebene  ! fertig
ep-b-col-fish = Fis
ep-b-col-wisdom = Wei
ep-b-col-wood = Hol
ep-b-col-stone = Ste
ep-b-col-kaolin = Por
ep-b-col-bronze = Bro
ep-b-col-tokens = Prv
ep-b-col-palace = Pal
ep-b-col-layers = Ebe
ep-b-col-dice = Würfel
