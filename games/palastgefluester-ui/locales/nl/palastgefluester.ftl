### Palastgeflüster: wat er tijdens het spel gezegd wordt.

game-name = Palastgeflüster
game-tagline = Intriges bij kaarslicht, kaart voor kaart
game-summary = Leg personages van het hof in je rij en gebruik hun acties, maar geen enkele twee keer: anders gonst het paleis van het gefluister en krijgen alle anderen punten. De kleur van elke kaart bepaalt wie daarna aan de beurt is. Voor drie tot vijf spelers, 45 tot 60 minuten.

## Personages en kaarten

pg-person = { $person ->
    [marshal] Hofmaarschalk
    [treasurer] Schatmeester
    [magician] Tovenaar
    [maid] Kamenier
    [cupbearer] Schenker
    [guard] Wachter
   *[jester] Hofnar
}
pg-person-low = { $person ->
    [marshal] hofmaarschalk
    [treasurer] schatmeester
    [magician] tovenaar
    [maid] kamenier
    [cupbearer] schenker
    [guard] wachter
   *[jester] hofnar
}
pg-stem = { $colour ->
    [red] rode
    [blue] blauwe
    [yellow] gele
    [green] groene
    [purple] paarse
   *[neutral] neutrale
}
pg-card = { pg-stem } { pg-person-low }
pg-stem-cap = { pg-stem }
pg-card-first = De { pg-stem-cap } { pg-person-low }
pg-card-acc = de { pg-stem } { pg-person-low }
## Wat er gebeurt

pg-now-chance = De kaarten worden geschud en gedeeld.
pg-now-play = { $seat } is aan de beurt.
pg-now-play-you = Jij bent aan de beurt.
pg-now-name-swap = Tovenaar: { $seat } zoekt iemand om mee te ruilen.
pg-now-name-swap-you = Tovenaar: je zoekt iemand om mee te ruilen.
pg-now-give = Tovenaar: { $seat } en { $partner } ruilen { $count ->
    [one] één kaart
   *[other] elk { $count } kaarten
}. Nog niet gekozen: { $who }.
pg-now-give-you = Tovenaar: je ruilt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} met { $seat }.
pg-now-discard = Kamenier: { $seat } legt een kaart af.
pg-now-discard-you = Kamenier: je legt een kaart af.
pg-now-exchange = Schenker: { $seat } verwisselt twee kaarten.
pg-now-exchange-you = Schenker: je verwisselt twee kaarten.
pg-now-take = Wachter: { $seat } neemt een kaart terug.
pg-now-take-you = Wachter: je neemt een kaart terug.
pg-now-next = Gelijke stand: { $seat } bepaalt wie er daarna aan de beurt is.
pg-now-next-you = Gelijke stand: jij bepaalt wie er daarna aan de beurt is.
pg-now-over = Het spel is afgelopen.

## Vragen

pg-ask-play = Welke kaart speel je? { $why }
pg-ask-forced = Welke kaart speel je? Geen enkele is nog veilig: met elke kaart verlies je de ronde. { $why }
pg-ask-name-swap = Met wie ruil je, en hoeveel kaarten? Je hebt de tovenaar gespeeld.
pg-ask-give = { $left ->
    [one] Welke kaart geef je aan { $seat }?
   *[other] Welke kaarten geef je aan { $seat }? Nog { $left } te kiezen.
} Jullie ruilen door de tovenaar; niemand anders ziet de kaarten.
pg-ask-discard = Welke kaart leg je gedekt af? Je hebt de kamenier gespeeld en trekt er een voor terug.
pg-ask-exchange = Welke twee kaarten verwissel je? Je hebt de schenker gespeeld.
pg-ask-take = Welke kaart neem je terug in je hand? Je hebt de wachter gespeeld.
pg-ask-next = Wie is er daarna aan de beurt? Je kaart is neutraal en meerdere rijen zijn even kort.

pg-why-drawn = Het lot laat jou beginnen.
pg-why-starter = Jij begint het spel.
pg-why-ended = Jij beëindigde de vorige ronde en begint de nieuwe.
pg-why-colour = { $seat } speelde jouw kleur.
pg-why-own = Je speelde je eigen kleur.
pg-why-shortest = De kaart van { $seat } was neutraal, en jouw rij is de kortste.
pg-why-own-shortest = Je kaart was neutraal, en jouw rij is de kortste.
pg-why-chosen = { $seat } koos jou.
pg-why-own-chosen = Je koos jezelf.

## Antwoorden

pg-act-play = { $card } spelen
pg-act-swap = { $count ->
    [one] Eén kaart
   *[other] { $count } kaarten
} met { $seat } ruilen
pg-act-give = { $card } aan { $seat } geven
pg-act-discard = { $card } afleggen
pg-act-exchange = { $firstcard } bij { $first } ruilen tegen { $secondcard } bij { $second }
pg-act-take = { $card } terugnemen
pg-act-next = { $seat } kiezen
pg-act-next-you = Zelf nog een keer spelen

pg-then = { $what } { $next }
pg-then-whisper = Paleisgefluister! De ronde is voorbij: alle anderen krijgen 1 punt.
pg-then-jester = De hofnar is verboden! De ronde is voorbij: alle anderen krijgen 1 punt.
pg-then-six = Zes verschillende personages! De ronde is voorbij: jij krijgt { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
pg-then-acts = { $person ->
    [marshal] Je legt een koningskaart open.
    [treasurer] Je laat iedereen je hand zien.
    [magician] Je ruilt handkaarten met iemand naar keuze.
    [maid] Je legt een kaart af en trekt er een.
    [cupbearer] Je verwisselt twee kaarten uit twee rijen.
    [guard] Je neemt een andere kaart van je rij terug.
   *[jester] Geen actie.
}
pg-then-silenced = { pg-person }: geen actie.
pg-then-lapsed = { $person ->
    [cupbearer] Er is geen wissel mogelijk: geen actie.
   *[guard] Er ligt geen andere kaart: geen actie.
}
pg-then-swap = { $count ->
    [one] Jullie kiezen allebei geheim een kaart
   *[other] Jullie kiezen allebei geheim { $count } kaarten
} en ruilen. Weigeren kan niet.
pg-then-give = { $left ->
    [one] Daarmee staat je keuze vast.
   *[other] Daarna kies je verder.
} { $seat } krijgt de kaart zodra jullie allebei klaar zijn.
pg-then-discard = De kaart is deze ronde weg, en je trekt een nieuwe.
pg-then-exchange = De twee kaarten wisselen van plaats.
pg-then-take = Iedereen ziet welke kaart je terugneemt.
pg-next-seat = Daarna: { $seat }.
pg-next-you = Daarna ben jij nog een keer aan de beurt.
pg-next-shortest = Daarna is aan de beurt wie de kortste rij heeft.
pg-next-choose = Daarna kies jij wie er aan de beurt komt: { $who }.
pg-next-round = Jij begint de volgende ronde.
pg-next-over = Daarmee is het spel afgelopen, winst voor { $who }.

## Waarom iets niet kan

pg-no-question = Dat wordt nu niet gevraagd.
pg-no-hand = Die kaart heb je niet vrij in je hand.
pg-no-double = Dit personage ligt al in je rij, en je hebt nog een veilige kaart.
pg-no-jester = De koning heeft de hofnar verboden, en je hebt nog een veilige kaart.
pg-no-seat = Op die plek zit niemand.
pg-no-own-hand = Je kunt niet met jezelf ruilen.
pg-no-cards = Er moet minstens één kaart geruild worden.
pg-no-many = Zoveel kaarten hebben jullie niet allebei.
pg-no-two-rows = De kaarten moeten uit twee verschillende rijen komen.
pg-no-row = Die kaart ligt daar niet.
pg-no-just-played = De kaart die net is gespeeld blijft liggen.
pg-no-would-double = Dan zou een personage dubbel in een rij liggen.
pg-no-tied = Die rij hoort niet bij de kortste.
pg-no-turn = Je bent nu niet aan de beurt.
pg-picked = Deze kaart heb je al gekozen.

## Verloop

pg-log-round = Ronde { $round }: { $seat } begint.
pg-log-played = { $seat } speelt { $card }.
pg-log-silenced = { pg-then-silenced }
pg-log-lapsed = { pg-then-lapsed }
pg-log-kings-shuffled = Alle zes koningskaarten worden opnieuw geschud.
pg-log-king = { $person ->
    [jester] Nieuwe koningskaart: de hofnar is verboden.
   *[other] Nieuwe koningskaart: { pg-person-low } zonder actie.
}
pg-log-shown = { $seat } toont de hele hand: { $cards }.
pg-log-swap-named = { $seat } wil { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} ruilen met { $partner }.
pg-log-locked = { $seat } heeft gekozen.
pg-log-swapped = { $count ->
    [one] Eén kaart elk wisselt
   *[other] { $count } kaarten elk wisselen
} van hand tussen { $seat } en { $partner }.
pg-log-discarded = { $seat } legt gedekt een kaart af.
pg-log-drawn = { $seat } trekt een kaart.
pg-log-exchanged = { $seat } verwisselt { $firstcard } bij { $first } en { $secondcard } bij { $second }.
pg-log-taken = { $seat } neemt { $card } terug in de hand.
pg-log-shortest = { $seat } heeft de kortste rij en is aan de beurt.
pg-log-chosen = { $seat } wordt gekozen en is aan de beurt.
pg-log-whisper = Paleisgefluister! { $seat } heeft een personage dubbel. Elk 1 punt voor { $who }.
pg-log-jester = { $seat } speelde de verboden hofnar! Elk 1 punt voor { $who }.
pg-log-six = Zes verschillende personages bij { $seat }! { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor { $who }.
pg-log-over = { $count ->
    [one] { $who } wint het spel!
   *[other] { $who } delen de overwinning!
}

pg-whisper-dealt = Jouw hand: { $cards }.
pg-whisper-swapped = Je geeft { $partner } { $gave } en krijgt { $got }.
pg-whisper-discarded = Je legt { $card } af.
pg-whisper-drawn = Je trekt { $card }.

## Aan het einde

pg-score-points = Punten
pg-score-last-note = Notitie van de laatste ronde
pg-score-notes = Totaal van de notities
pg-end = { $what } { $by }
pg-end-whisper = Paleisgefluister maakte een einde aan het spel.
pg-end-jester = De verboden hofnar maakte een einde aan het spel.
pg-end-six = Zes verschillende personages maakten een einde aan het spel.
pg-end-alone = De punten alleen beslissen.
pg-end-by-row = Bij gelijke punten beslist de notitie van de laatste ronde.
pg-end-by-notes = Bij gelijke punten beslist het totaal van de notities.
pg-end-shared = Alles is gelijk: jullie delen de overwinning.

## Op tafel

pg-table = De tafel
pg-court = Koning en stapels
pg-row = Rij van { $seat }
pg-row-you = Jouw rij
pg-row-empty = nog leeg
pg-hand = Hand van { $seat }
pg-hand-you = Jouw hand
pg-hand-count = { $count ->
    [one] 1 handkaart
   *[other] { $count } handkaarten
}
pg-row-count = { $count ->
    [one] 1 kaart in de rij
   *[other] { $count } kaarten in de rij
}
pg-known = bekend: { $card }
pg-twice = twee keer
pg-known-all = iedereen kent deze kaart
pg-points = { $points } van { $goal } punten
pg-notes = Notities: { $count }
pg-you = jij
pg-turn = aan de beurt
pg-next = hierna
pg-maybe-next = te kiezen
pg-choosing = kiest nog
pg-chosen = heeft gekozen
pg-gain = +{ $points }
pg-gain-label = { $points ->
    [one] zou 1 punt krijgen
   *[other] zou { $points } punten krijgen
}
pg-ghost = hier zou komen: { $card }
pg-king-none = Nog geen koningskaart
pg-king-now = { $person ->
    [jester] Hofnar verboden
   *[other] { pg-person }: geen actie
}
pg-kings-left = { $count ->
    [0] Koningsstapel leeg
   *[other] { $count } gedekt
}
pg-kings-turned = Opengelegd: { $persons }
pg-pile = Stapel { $count }
pg-discards = Aflegstapel { $count }
pg-round = Ronde { $round }
pg-last-whisper = Vorige ronde: paleisgefluister bij { $seat }
pg-last-jester = Vorige ronde: verboden hofnar bij { $seat }
pg-last-six = Vorige ronde: zes verschillende bij { $seat }
pg-swap-with = Met { $seat } ruilen
pg-exchange-start = { $card } bij { $seat } verwisselen met …
pg-exchange-hint = Kies op tafel de eerste kaart; dan lichten alle kaarten op waarmee je kunt ruilen.
pg-legend = ◆ rood ● blauw ▲ geel ■ groen ★ paars ○ neutraal ▒ gedekt * bekend ▶ beurt

## Momenten

pg-moment-whisper = Paleisgefluister! { $seat } heeft een personage dubbel.
pg-moment-jester = { $seat } speelde de verboden hofnar!
pg-moment-six = Zes verschillende personages bij { $seat }!
pg-moment-gain = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
pg-moment-shown = { $seat } toont de hele hand
pg-progress = Ronde { $round } · { $goal } punten winnen

## Meerdere kaarten tegelijk

pg-plan-give = Kies de { $count } kaarten die { $seat } krijgt.
pg-plan-slot = Voor { $seat }
pg-plan-count = Kies { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} uit je hand.

## Wat de dingen zijn

pg-about-person = { $person ->
    [marshal] Legt een nieuwe koningskaart open. Het personage daarop heeft vanaf dan geen actie.
    [treasurer] Je laat iedereen je hele hand zien.
    [magician] Je ruilt zoveel handkaarten als je wilt met één speler; jullie kiezen allebei geheim.
    [maid] Je legt gedekt een kaart af en trekt een nieuwe.
    [cupbearer] Je verwisselt twee kaarten uit twee verschillende rijen.
    [guard] Je neemt een andere kaart van je rij terug in je hand.
   *[jester] Geen actie. Zolang de koningskaart de hofnar toont, verliest wie hem speelt de ronde.
}
pg-about-lies = Ligt al in je rij: nog een keer spelen beëindigt de ronde, en alle anderen krijgen 1 punt.
pg-about-king-shows = { $person ->
    [jester] Nu verboden: wie hem speelt, beëindigt de ronde, en alle anderen krijgen 1 punt.
   *[other] Nu geen actie, omdat de koningskaart dit personage toont.
}
pg-about-king-name = Koningskaart
pg-about-king = Het personage op de nieuwste koningskaart heeft geen actie; toont ze de hofnar, dan is hij verboden. De hofmaarschalk legt een nieuwe open.
pg-about-pile-name = Trekstapel
pg-about-pile = De kaarten die niemand heeft. De kamenier trekt ervan.
pg-about-discards-name = Aflegstapel
pg-about-discards = Gedekt afgelegd met de kamenier. Ze komen in de volgende ronde terug.
pg-about-points-name = Punten
pg-about-points = Wie na een ronde { $goal } punten heeft, wint. Bij gelijke punten beslissen de notities.
pg-about-colour-name = Kleur en rij
pg-about-colour = Wie de kleur van de gespeelde kaart heeft, is daarna aan de beurt. Na een neutrale kaart is dat de kortste rij.

## Onderweg uitgelegd

welcome-you = Je intrigeert aan het hof: in je hand heb je personages in de kleuren van alle spelers.
welcome-aim = Leg zes verschillende personages neer, of laat anderen er een dubbel leggen: allebei levert het je punten op.
welcome-round = Speel een kaart, voer de actie uit, en de kleur bepaalt wie daarna aan de beurt is.
lesson-play = De kleur van de kaart bepaalt wie daarna aan de beurt is: zo geef je ellende door. Houd een kaart over die je nog kunt spelen; een personage dat al in je rij ligt, beëindigt de ronde tegen jou.
lesson-next = Na een neutrale kaart is de kortste rij aan de beurt; bij gelijke stand kies jij. Kies iemand die bijna geen veilige kaarten meer heeft.
lesson-exchange = De schenker verwisselt twee kaarten uit twee rijen. Geef iemand het personage dat die straks moet spelen, of raak er een kwijt die je nog eens hebt.
lesson-take = De wachter neemt een van je kaarten terug. Neem er een waarvan je het personage nog eens kunt spelen of waarvan de kleur je helpt.
lesson-discard = De kamenier legt een kaart af en trekt een nieuwe. Doe een personage weg dat al in je rij ligt.
lesson-swap = De tovenaar ruilt handkaarten, en niemand kan weigeren. Veel kaarten met wie een goede hand heeft, weinig als de jouwe goed is.
lesson-give = Jullie kiezen allebei geheim, en niemand anders ziet de kaarten. Geef weg wat bij jou dubbel zou zijn of wat daar al ligt.

## Kort, voor de terminal

pg-short = { $person ->
    [marshal] Maarsch.
    [treasurer] Schatm.
    [magician] Tovenaar
    [maid] Kamenier
    [cupbearer] Schenker
    [guard] Wachter
   *[jester] Hofnar
}
