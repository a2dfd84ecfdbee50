### Amyitis met Der Palast: wat er tijdens het spel gezegd wordt.

game-name = Amyitis
game-tagline = Water voor de hangende tuinen van Babylon
game-summary = Koning Nebukadnezar laat tuinen aanleggen voor zijn koningin Amyitis. Neem arbeiders in dienst, graaf kanalen, leid de karavaan door Mesopotamië naar planten en hofkaarten, eer de goden en stijg in het paleis. Voor twee tot vier spelers, ongeveer 90 minuten. Niets is verborgen.

## Waren, steden, kaarten

am-none = niets
am-good = { $good ->
    [barley] gerst
    [dates] dadels
    [salt] zout
    [palm] palmen
   *[wine] wijn
}
am-goods = { $count ->
    [one] { $count } { $good ->
        [barley] gerst
        [dates] dadel
        [salt] zout
        [palm] palm
       *[wine] wijn
    }
   *[other] { $count } { am-good }
}
am-city = { $city ->
    [babylon] Babylon
    [eshnunna] Esjnunna
    [susa] Susa
    [ur] Ur
    [uruk] Uruk
    [mari] Mari
    [palmyra] Palmyra
    [khorsabad] Khorsabad
   *[ninoua] Nineve
}
am-craft = { $craft ->
    [peasant] Boer
    [merchant] Handelaar
    [engineer] Ingenieur
    [priest] Priester
   *[courtier] Hoveling
}
am-craft-acc = { $craft ->
    [peasant] een boer
    [merchant] een handelaar
    [engineer] een ingenieur
    [priest] een priester
   *[courtier] een hoveling
}
am-craft-first = { am-craft }
am-court = { $court ->
    [banker] Bankier
    [caravaneer] Karavaanleider
    [palace] Paleis
   *[gardener] Tuinman
}
am-court-level = { $court ->
    [gardener] een tuinman
   *[other] { am-court } { $level }
}
am-temple = { $temple ->
    [ishtar] Isjtar
    [marduk] Marduk
   *[tammouz] Tammuz
}
am-temple-gen = van { am-temple }
am-ability = { $ability ->
    [first] Startspeler
    [procession] Processie
    [craft] Ambacht
   *[lesser] Lagere hoveling
}
am-square = tuin { $square }
am-side = { $one } en { $other }
am-field-row = akkerrij { $row }
am-cube-of = het blokje van { $seat }
am-cube-grey = een grijs blokje
am-talents = { $count ->
    [one] 1 talent
   *[other] { $count } talenten
}
am-camels = { $count ->
    [one] 1 kameel
   *[other] { $count } kamelen
}
am-vp = { $count ->
    [one] 1 prestigepunt
   *[other] { $count } prestigepunten
}

## Waarom iemand iets krijgt

am-why-banker = inkomen van bankier { $level }
am-why-passing = heeft gepast
am-why-merchant = handelaar
am-why-engineer = ingenieur
am-why-courtier = hoveling
am-why-noble = edelman
am-why-lesser = lagere hoveling
am-why-field = akker in rij { $row }
am-why-full-row = meeste blokjes in rij { $row }
am-why-city = { $city }
am-why-sale = verkoop in Babylon
am-why-palace = paleis { $level }
am-why-token = lag op de karavaanleider
am-why-tile = tuintegel
am-why-irrigation = kanalen rond tuin { $square }
am-why-temple = { $place ->
    [one] eerste
   *[other] tweede
} in de tempel { am-temple-gen }
am-why-favour = gunst van Amyitis
am-why-left = over

## Wat er gebeurt

am-now = Ronde { $round }, { $phase }: { $who } is aan de beurt.
am-now-you = Ronde { $round }, { $phase }: jij bent aan de beurt.
am-now-chance = Het gaat zo verder: { $phase }.
am-now-over = Het spel is afgelopen.
am-phase-set-up = voorbereiding
am-phase-crafts = arbeiders en inkomen
am-phase-palace = paleisfase
am-phase-actions = acties
am-phase-round-end = einde van de ronde

## Vragen

am-ask-ability = Welke eigenschap van het paleis neem je voor deze ronde? Wie het verst op het paleisspoor staat, kiest het eerst.
am-ask-turn = Wat doe je? Een arbeider in dienst nemen, de karavaan verplaatsen of passen.
am-ask-field = Welke akkerrij bewerkt je boer? Je blokje komt op de voorste vrije akker en je neemt de waar ervan.
am-ask-harvest = Welke akkerrij oogst je? Tammuz is je gunstig gezind: je bent eerste in zijn tempel.
am-ask-canal = Waar komt je blokje? Voltooide kanalen moeten het met de rivier verbinden.
am-ask-temple = Welke tempel gaat je priester in? Hij gaat vooraan staan en schuift de anderen op.
am-ask-pay = { $city } vraagt { $due }. Betaal je { $good } of wijn?
am-ask-sell = Welke waren verkoop je in Babylon? Eén of twee, voor { $points } prestigepunten per stuk.
am-ask-court = Welke hofkaart neem je in { $city }?
am-ask-court-bonus = Welke hofkaart neem je? De tuintegel levert haar op.
am-ask-square = Welke tuin beplant je? De plant heeft kwaliteit { $quality } en je hebt { $gardeners ->
    [0] geen tuinman
    [one] 1 tuinman
   *[other] { $gardeners } tuinmannen
}.
am-ask-token = Welke karavaanleider neem je? Je krijgt de waar die op hem ligt.
am-ask-good = Welke waar neem je? De tuintegel levert haar op.
am-ask-offering = Neem je een kameel of een talent? { $place ->
    [one] Je bent eerste in de tempel van Isjtar; de tweede krijgt het andere.
   *[other] Je bent tweede in de tempel van Isjtar.
}
am-ask-swap = Ruil je een waar? Je bent tweede in de tempel van Tammuz.
am-ask-process = Naar welke tempel gaat de processie?
am-ask-lead = Naar welke tempel leid je de processie? Daar gaat je eigen blokje naar binnen, in de twee andere een grijs. Daarna schenken de tempels hun gunsten.
am-ask-discard = Welke waar geef je terug? Je hebt er { $left ->
    [one] één
   *[other] { $left }
} te veel.

## Antwoorden

am-act-recruit = { $craft } in dienst nemen { $price ->
    [0] (rij { $row }, gratis)
    [one] (rij { $row }, 1 talent)
   *[other] (rij { $row }, { $price } talenten)
}
am-act-caravan = Karavaan naar { $city }
am-act-caravan-for = Karavaan naar { $city } ({ am-camels-of })
am-act-noble = Edelman in dienst nemen (2 talenten)
am-act-craft = Eigenschap Ambacht gebruiken voor { $craft }
am-act-pass = Passen
am-act-field = { $row } bewerken
am-act-canal = Tussen { $side } graven
am-act-temple = { $temple }
am-act-pay = { $good } betalen
am-act-sell = { $goods } verkopen ({ am-vp })
am-act-court = { $court ->
    [banker] Bankier nemen
    [caravaneer] Karavaanleider nemen
    [palace] Paleis nemen
   *[gardener] Tuinman nemen
}
am-act-plant = { $square } beplanten
am-act-token = De karavaanleider met { $good }
am-act-take = { $good } nemen
am-act-camel = Een kameel nemen
am-act-talent = Een talent nemen
am-act-swap = { $give } geven, { $get } nemen
am-act-keep = Niets ruilen
am-act-discard = { $good } teruggeven
am-act-pick = { am-ability }

## Wat een antwoord zou doen

am-then-you = { $then } Je krijgt meteen { $gains }.
am-then-others = { $then } { $others }.
am-then-all = { $then } Je krijgt meteen { $gains }. { $others }.
am-then-of = { $seat } krijgt { $gains }
am-then-space = paleisveld { $space }
am-then-missed = niets in plaats van { $gain }, want er is niets meer over
am-then-recruit = { $price ->
    [0] Het kost niets.
    [one] Het kost 1 talent.
   *[other] Het kost { $price } talenten.
} { $does } De andere kaarten van de rij worden duurder.
am-then-craft = Het kost niets en er wordt geen kaart omgedraaid. { $does }
am-does = { $craft ->
    [peasant] Je zet een blokje op een akker en neemt de waar ervan.
    [merchant] Je neemt een kameel.
    [engineer] Je zet een blokje op een kanaal en krijgt prestigepunten.
    [priest] Je zet een blokje in een tempel.
   *[courtier] Je krijgt een prestigepunt en gaat vooruit in het paleis.
}
am-then-noble = Je betaalt 2 talenten en gaat 2 velden vooruit in het paleis.
am-then-pass = Je doet deze ronde niets meer. Telkens als je aan de beurt zou zijn, krijg je een talent, zolang er nog iemand speelt.
am-then-sale = De tocht kost { am-camels-of }. Je verkoopt 1 of 2 waren voor { $points } prestigepunten per stuk en zet dan een blokje zonder punten op een kanaal.
am-then-court-city = De tocht kost { am-camels-of }. De stad vraagt { $goods } en geeft een van deze kaarten: { $cards }.
am-then-plant-city = De tocht kost { am-camels-of }. De stad vraagt { $goods } en geeft een plant van kwaliteit { $quality }. Je zou { $squares } kunnen beplanten.
am-camels-of = { $camels ->
    [one] 1 kameel
   *[other] { $camels } kamelen
}
am-then-field = Je blokje komt op akker { $field }; je neemt { $good }.
am-then-last-field = Je blokje vult de rij; je neemt { $good }. Wie daar de meeste blokjes heeft, krijgt een tuinman en de rij wordt leeggemaakt.
am-then-canal-begun = Het kanaal heeft nog één blokje nodig voordat er water stroomt.
am-then-canal-done = Door dit kanaal stroomt water.
am-then-canal-waters = Door dit kanaal stroomt water en het bereikt { $squares }.
am-then-temple = De blokjes daar schuiven een plaats op.
am-then-temple-out = De blokjes daar schuiven een plaats op en { $out } valt eruit.
am-then-temple-clear = Alle blokjes daar gaan terug naar hun eigenaars.
am-then-lead = Je blokje gaat naar binnen en schuift de andere op; een grijs blokje gaat naar { $others }.
am-then-lead-out = Je blokje gaat naar binnen en schuift de andere op; een grijs blokje gaat naar { $others }. Eruit valt: { $gone }.
am-then-out-of = { $out } bij { am-temple }
am-then-pay = Je betaalt { $good } en houdt er { $left } over.
am-then-sell = De waren gaan naar de voorraad; daarna zet je een blokje op een kanaal.
am-then-banker = Bankier { $level }: { $level ->
    [one] 1 talent
    [2] 2 talenten
   *[other] 2 talenten en 2 prestigepunten
} aan het begin van elke ronde.
am-then-caravaneer = Karavaanleider { $level }: { $steps ->
    [one] 1 gratis stap
   *[other] { $steps } gratis stappen
} telkens als je de karavaan verplaatst. { $more ->
    [token] Je neemt ook de waar die op de kaart ligt.
    [store] Je mag aan het einde van een ronde ook tot 4 waren houden.
    [both] Je neemt ook de waar die op de kaart ligt en mag aan het einde van een ronde tot 4 waren houden.
   *[nothing] {""}
}
am-then-palace = Prestigepunten, eenmalig.
am-then-gardener = Een tuinman vervangt bij het planten één stap kwaliteit.
am-then-plant = { $gardeners ->
    [0] Je neemt de tuintegel.
    [one] Je zet een tuinman in en neemt de tuintegel.
   *[other] Je zet { $gardeners } tuinmannen in en neemt de tuintegel.
} Wie er kanalen omheen heeft gegraven, wordt beloond.
am-then-plant-grey = { am-then-plant } Grijze blokjes sluiten de vrije kanalen naar beplante buren.
am-then-token = Je neemt { $good }; dat ligt op de kaart.
am-then-take = Het komt uit de voorraad.
am-then-swap = { $give } gaat naar de voorraad, { $get } komt naar jou.
am-then-keep = Alles blijft zoals het is.
am-then-discard = De waar gaat naar de voorraad.
am-ability-does = { $ability ->
    [first] Je wordt meteen startspeler en begint met de acties van deze ronde.
    [procession] Je leidt de processie van deze ronde.
    [craft] Eén keer deze ronde mag je in plaats van een kaart een willekeurig ambacht gebruiken, gratis.
   *[lesser] Je gaat meteen een veld vooruit en neemt een talent.
}

## Waarom iets niet kan

am-no-question = Daar wordt nu niet naar gevraagd.
am-no-row = Zo'n rij met ambachtskaarten is er niet.
am-no-open-card = In deze rij ligt zo'n kaart niet open.
am-no-talents = Je hebt niet genoeg talenten.
am-no-palace = De uitbreiding wordt niet gespeeld.
am-no-craft-ability = Je hebt de eigenschap Ambacht niet, of je hebt haar al gebruikt.
am-no-caravan-there = De karavaan is daar al.
am-no-camels = Je hebt niet genoeg kamelen.
am-no-pay = Je kunt niet betalen wat de stad vraagt.
am-no-court-card = Van de kaarten van deze stad is er voor jou geen meer over.
am-no-plantable = Er is geen bevloeide tuin meer waarvoor deze plant goed genoeg is.
am-no-side-full = Daar zijn alle watersymbolen bedekt.
am-no-water = Vanaf de rivier loopt er nog geen voltooid kanaal naartoe.
am-no-owned = Deze waar heb je niet.
am-no-due = Dat wordt niet gevraagd.
am-no-rest = Dan zou je de rest niet kunnen betalen.
am-no-offered = Dat biedt de stad niet aan.
am-no-stock = Daarvan is niets meer over.
am-no-tile = Daar ligt geen tuintegel.
am-no-dry = Daar stroomt nog geen water.
am-no-quality = Deze verdieping vraagt een betere plant of meer tuinmannen.
am-no-token = Op geen enkele karavaanleider ligt deze waar.
am-no-swap = Je ruilt voor een andere soort, en niet voor wijn.
am-no-picked = Deze eigenschap is al gekozen.

## Verloop

am-log-round = Ronde { $round }
am-log-first = { $why ->
    [lot] Het lot wijst de startspeler aan: { $seat }.
    [round-end] { $seat } wordt startspeler.
    [ability] { $seat } is deze ronde startspeler.
   *[not-picked] Niemand koos startspeler: { $seat } is de volgende.
}
am-log-palace = De paleisfase begint.
am-log-picked = { $seat } neemt de eigenschap { $ability }.
am-log-procession-falls = Niemand koos de processie: { $seat } leidt haar.
am-log-recruited = { $seat } neemt { $craft } uit rij { $row } in dienst, { $price ->
    [0] gratis
    [one] voor 1 talent
   *[other] voor { $price } talenten
}.
am-log-craft-used = { $seat } gebruikt de eigenschap Ambacht voor { $craft }.
am-log-noble = { $seat } neemt voor { $price } talenten een edelman in dienst.
am-log-caravan = { $seat } leidt de karavaan van { $from } naar { $to }, voor { $camels ->
    [one] 1 kameel
   *[other] { $camels } kamelen
}.
am-log-passed = { $seat } past.
am-log-field = { $seat } zet een blokje op akker { $field } van rij { $row }.
am-log-row-most = { $row } is vol: { $seat } heeft daar de meeste blokjes, en de rij wordt leeggemaakt.
am-log-row-tied = { $row } is vol: het is gelijkspel, en de rij wordt leeggemaakt.
am-log-canal = { $seat } graaft tussen { $side }{ $full ->
    [yes] : het water stroomt.
   *[no] .
}
am-log-irrigated = Het water bereikt { $square }.
am-log-filled = { $count ->
    [one] Een grijs blokje komt
   *[other] { $count } grijze blokjes komen
} tussen { $side }: beide tuinen zijn beplant.
am-log-priest = { $seat } zet een blokje in de tempel { am-temple-gen }.
am-log-priest-out = { $seat } zet een blokje in de tempel { am-temple-gen }; { $out } valt eruit.
am-log-grey = Processie: { $seat } leidt een grijs blokje naar de tempel { am-temple-gen }.
am-log-grey-out = Processie: { $seat } leidt een grijs blokje naar de tempel { am-temple-gen }; { $out } valt eruit.
am-log-cleared = Processie: { $seat } maakt de tempel { am-temple-gen } leeg.
am-log-paid = { $seat } betaalt { $good }.
am-log-paid-wine = { $seat } betaalt { $good } in plaats van { $due }.
am-log-sold = { $seat } verkoopt { $goods }.
am-log-planted = { $seat } beplant { $square }{ $gardeners ->
    [0] .
    [one] {" "}met een tuinman.
   *[other] {" "}met { $gardeners } tuinmannen.
}
am-log-turned = De plantenkaart in { $city } wordt omgedraaid.
am-log-swapped = { $seat } ruilt { $give } voor { $get } (tweede in de tempel van Tammuz).
am-log-not-swapped = { $seat } ruilt niets.
am-log-discarded = { $seat } heeft te veel waren en geeft { $good } terug.
am-log-advanced = { $seat } gaat naar paleisveld { $space } ({ $why }).
am-log-on-top = { $seat } ligt op paleisveld { $space } nu bovenop ({ $why }).
am-log-got = { $seat }: { $gain } ({ $why }).
am-log-missed = { $seat } krijgt { $gain } niet: niets meer over ({ $why }).
am-log-over = { $count ->
    [one] { $who } wint het spel!
   *[other] { $who } delen de overwinning!
}

## composed uit wat de regels tellen en hoe een partij eindigt

am-score-tiles = Tuintegels
am-score-engineers = Ingenieurs
am-score-irrigation = Bevloeiing
am-score-palaces = Paleiskaarten
am-score-marduk = Marduk
am-score-sales = Verkopen
am-score-bankers = Bankiers
am-score-courtiers = Hovelingen
am-score-favour = Gunst van Amyitis
am-score-resources = Overgebleven waren
am-score-total = Prestigepunten
am-end-gardens = De tuinen zijn beplant. De meeste prestigepunten winnen; bij gelijke stand delen jullie de overwinning.
am-end-guard = Na ronde 25 is het in elk geval afgelopen. De meeste prestigepunten winnen; bij gelijke stand delen jullie de overwinning.
