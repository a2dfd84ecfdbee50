# De programma's in de terminal.

term-players = voor { $from } tot { $to } spelers
term-bots = Bots: { $bots }
term-default = standaard

term-colour-red = Rood
term-colour-blue = Blauw
term-colour-yellow = Geel
term-colour-green = Groen
term-colour-purple = Paars

term-you = jij

term-your-turn = Jij bent aan de beurt
term-waiting = Het gaat zo verder
term-over = De partij is afgelopen
term-over-hint = Alle kaarten liggen open. Enter toont de eindstand, n begint een nieuwe partij, q stopt.
term-log-title = Verloop
term-help-title = Toetsen
term-rules-title = Regels
term-about-none = Hier valt niets te vragen.
term-about-title = Info
term-score-title = Eindstand
term-quit-title = Stoppen?
term-quit-ask = Partij afbreken? (j/n)
term-take-back-title = Terugnemen?
term-take-back-ask = Anderen hebben je laatste keuze al gezien, of er is daarna getrokken. Toch terugnemen? (j/n)

term-pick-first = Kies eerst een antwoord: met een cijfer of de pijltoetsen.
term-not-asked = Je bent nu niet aan de beurt.
term-nothing-to-take-back = Er valt niets terug te nemen.
term-taken-back = Teruggenomen. Kies opnieuw.
term-explain-off = Er wordt niets meer uitgelegd.
term-explain-on = Nieuwe vragen worden uitgelegd.
term-explain-ask = Het spel tijdens het spelen uitleggen? (j/n)
term-record-written = De partij staat in { $file }, met alle kaarten, ook de gedekte.
term-unfinished = Hier is de partij afgebroken.

term-pace-slow = rustig
term-pace-normal = gewoon
term-pace-fast = vlot
term-pace-at-once = meteen

term-key-space = Spatie
term-key-pick = 1–9 kiezen
term-key-give = Enter ja
term-key-hurry = Spatie vooruit
term-key-help = ? hulp
term-key-rules = r regels
term-key-about = i info
term-key-take-back = u terug
term-key-log = Tab verloop
term-key-quit = q stop
term-key-score = Enter eindstand
term-key-again = n nog een keer
term-key-step = ←→ stap
term-key-round = PgUp PgDn ronde
term-key-roll = Spatie ▶
term-key-viewer = v blik
term-key-open = a alle kaarten

term-help-pick = Een antwoord kiezen; eronder staat wat het doet
term-help-give = Het gekozen antwoord bevestigen
term-help-clear = De keuze opheffen
term-help-take-back = Je laatste antwoord terugnemen
term-help-hurry = Vooruitspoelen tot je aan de beurt bent
term-help-pace = Bots sneller of langzamer (nu: { $pace })
term-help-rules = De regel die nu geldt, en alle andere
term-help-explain = Uitleg bij nieuwe vragen aan- en uitzetten
term-help-about = Alles waarnaar je kunt vragen: wat het doet en kost
term-help-log = Alles wat er tot nu toe gebeurde
term-help-scroll = Door het verloop bladeren
term-help-language = Deutsch, Nederlands, English
term-help-quit = Stoppen
term-help-colours = Kleuren: ◆ rood, ● blauw, ▲ geel, ■ groen, ★ paars, ○ neutraal.
term-help-step = Een stap terug of vooruit
term-help-round = Naar het begin van de vorige of volgende ronde
term-help-ends = Naar het begin of het einde
term-help-roll = Afspelen en stilzetten
term-help-viewer = Wiens kijk: 0 van buitenaf, 1–5 aan tafel, v om de beurt
term-help-open = Alle kaarten openleggen, als de partij is uitgespeeld
term-help-score = De eindstand, aan het einde
term-help-leave = Stoppen

term-score-place = Plaats
term-score-winners = { $count ->
    [one] { $who } wint.
   *[other] { $who } delen de overwinning.
}

term-replay-title = Partij naspelen
term-replay-place = Stap { $at } van { $last }
term-replay-over = De partij is afgelopen. s toont de eindstand.
term-replay-spectator = Je ziet wat iedereen ziet.
term-replay-seat = Je ziet wat { $seat } ziet.
term-replay-open = Alle kaarten liggen open.
term-replay-rolling = Loopt; de spatiebalk zet stil.
term-cards-closed = Deze partij is niet uitgespeeld; de kaarten blijven gedekt.
