### Eternal Palace: wat er tijdens het spel gezegd wordt.

game-name = Eternal Palace
game-tagline = Dobbelstenen in de tuin van de keizer, en een schilderij dat groeit
game-summary = De keizer heeft de beste schilders naar zijn tuin geroepen. Werp je dobbelstenen, verdeel ze in het geheim en stuur ze naar plaatsen waarvan ze het getal vormen. Wie op een plaats het einde haalt, schildert een nieuwe laag. Voor twee tot vijf spelers, of alleen tegen de Meester; ongeveer 75 minuten.
automa-name = De Meester

## Plaatsen, goederen, kaarten

ep-nothing = niets
ep-both = { $one } { $two }
ep-place = { $place ->
    [fish-market] Vismarkt
    [academy] Academie van de Wijsheid
    [pavilion] Lentepaviljoen
    [forest] Woud van Overvloed
    [serenity] Brug van de Sereniteit
    [quarry] Steengroeve
    [temple] Tempel van de Wijsheid
    [kiln] Drakenoven
    [mine] Kaolienmijn
    [ox] Nobele Os
    [forge] Bronssmederij
    [market] Paleismarkt
    [bridge] Eeuwige Brug
    [labyrinth] Labyrint
    [river] Riviermarkt
   *[scrolls] Keizerlijke Schriftrollen
}
ep-layer = { $layer ->
    [fish-market] laag 1, vismarkt
    [academy] laag 2, academie
    [pavilion] laag 3, paviljoen
    [forest] laag 4, woud
    [serenity] laag 5, brug van de sereniteit
    [quarry] laag 6, steengroeve
    [temple] laag 7, tempel
    [kiln] laag 8, drakenoven
    [mine] laag 9, weide bij de mijn
    [ox] laag 10, os
    [forge] laag 11, smederij
    [market] laag 12, paleismarkt
    [bridge] laag van de Eeuwige Brug
   *[outside] laag X
}
ep-feature = { $feature ->
    [tower] toren
    [golden-lion] gouden leeuw
    [moon] maan
    [pair-of-cranes] paar kraanvogels
    [dragon-kite] drakenvlieger
    [paper-lanterns] lampions
    [peach-tree] perzikboom
    [koi] koi
    [sampan] sampan
   *[panda] panda
}
ep-resource = { $resource ->
    [wood] hout
    [stone] steen
    [kaolin] kaolien
   *[bronze] brons
}
ep-resources = { $count } { ep-resource }
ep-fish = { $count ->
    [one] 1 vis
   *[other] { $count } vissen
}
ep-fishes = { $fish ->
    [one] 1 vis
   *[other] { $fish } vissen
}
ep-wisdom = { $count } wijsheid
ep-tokens = { $count ->
    [one] 1 privilege
   *[other] { $count } privileges
}
ep-dice = { $dice }
ep-item = { $item ->
    [fish] vis
    [wisdom] wijsheid
    [wood] 1 hout
    [stone] 1 steen
    [kaolin] 1 kaolien
    [bronze] 1 brons
    [privilege] privileges
    [palace] een stap op het paleisspoor
    [set] 2 wijsheid, 1 grondstof en 2 vissen
    [step] een stap bij een vindplaats voor 1 grondstof
   *[adviser] een gratis adviseur
}
ep-adviser = { $kind ->
    [1] Filosoof
    [2] Weldoenster
    [3] Visserijheer
    [4] Landeigenares
    [5] Kamerheer
    [6] Landmeter
    [7] Visverkoopster
    [8] Antiquair
    [9] Boekhandelaar
    [10] Voerman
    [11] Verzamelaar
    [12] Ruilhandelaarster
    [13] Lerares
    [14] Gastheer
    [15] Feestgeefster
    [16] Gezant
    [17] Ambassadeur
    [18] Geschenkenbode
    [19] Timmerman
    [20] Steenhouwster
    [21] Pottenbakker
    [22] Bronsgietster
    [23] Dichter
    [24] Dansmeesteres
    [25] Heraut
    [26] Zegelsnijder
    [27] Verzoekster
   *[28] Brugwachter
}
ep-adviser-does = { $kind ->
    [1] Neem 4 wijsheid.
    [2] Neem 1 vis, 1 wijsheid en 1 grondstof naar keuze.
    [3] Neem 4 vissen.
    [4] Neem 2 grondstoffen naar keuze.
    [5] Een stap op het paleisspoor.
    [6] Zet je marker bij een vindplaats naar keuze een stap vooruit.
    [7] Betaal 1 wijsheid, neem 2 vissen.
    [8] Betaal 1 wijsheid, neem 1 grondstof naar keuze.
    [9] Betaal 1 vis, neem 1 wijsheid.
    [10] Betaal 2 vissen, neem 1 grondstof naar keuze.
    [11] Betaal 1 grondstof, neem 1 wijsheid.
    [12] Betaal 1 grondstof, neem een andere.
    [13] Geef een ander 1 wijsheid, neem 1 vis en 1 grondstof naar keuze.
    [14] Geef een ander 1 vis, neem 2 wijsheid.
    [15] Geef een ander 3 vissen, neem 2 grondstoffen naar keuze.
    [16] Geef een ander 1 grondstof, neem 3 wijsheid.
    [17] Geef een ander 1 grondstof, neem 3 wijsheid en een andere grondstof.
    [18] Geef een ander 3 grondstoffen, een stap op het paleisspoor.
    [19] Telkens als je een vindplaats bezoekt: 1 hout.
    [20] Telkens als je een vindplaats bezoekt: 1 steen.
    [21] Telkens als je een vindplaats bezoekt: 1 kaolien.
    [22] Telkens als je een vindplaats bezoekt: 1 brons.
    [23] Na de worp, als niemand minder heeft geworpen: 2 wijsheid.
    [24] Als de groepen worden getoond: 1 vis voor een groep van twee, 1 wijsheid voor drie, of een paleisstap voor vier dobbelstenen en meer.
    [25] Neem 2 privileges.
    [26] Betaal 1 grondstof, neem 1 privilege.
    [27] Geef een ander 1 vis en 1 wijsheid, neem 1 privilege.
   *[28] Telkens als je de Eeuwige Brug bezoekt: 1 privilege.
}
ep-demand = { $card ->
    [D01] Per marker mag je 2 gelijke grondstoffen betalen voor een stap bij hun vindplaats. Anders 1 vis.
    [D02] Per marker mag je 3 adviseurs trekken en er één gratis benoemen. Anders 1 vis.
    [D03] Een paleisstap per marker. Anders 1 wijsheid.
    [D04] Eén van elke grondstof per marker. Anders 3 vissen.
    [D05] 2 grondstoffen naar keuze per marker. Anders 1 wijsheid en 1 vis.
    [D06] 2 verschillende grondstoffen per marker. Anders 1 grondstof.
    [D07] 1 grondstof naar keuze per marker. Anders 2 grondstoffen.
    [D08] 1 vis en 3 wijsheid per marker. Anders 2 grondstoffen.
    [D09] 3 wijsheid per marker. Anders 3 grondstoffen.
    [D10] 4 vissen per marker. Anders 3 grondstoffen en 1 wijsheid.
    [D11] 2 wijsheid per marker. Anders een paleisstap terug.
   *[D12] 3 vissen per marker. Anders een van je adviseurs.
}
ep-court = { $space ->
    [S] begin
    [A1] hof linksonder
    [A2] hof rechtsonder
    [B1] hof links
    [B2] hof bij de ingang
    [B3] hof rechts
    [C1] hof linksboven
    [C2] hof voor het midden
    [C3] hof rechtsboven
    [X] midden
   *[other] hof { $space }
}
ep-field-name = { $field ->
    [1] Bovenste veld
    [2] Middelste veld
   *[3] Onderste veld
}
ep-composition = { $card ->
    [K01] Stille paden
    [K02] Lenteles
    [K03] Aan het water
    [K04] Feestdag
    [K05] Verre einder
    [K06] Vuur en steen
    [K07] Marktdag
    [K08] Ochtendnevel
    [K09] Groene heuvels
    [K10] Hoog ambacht
    [K11] Avondlicht
   *[K12] Maannacht
}
ep-thing = { $thing ->
    [palace] Paleisspoor
    [row] Spelersvolgorde
    [dice] Dobbelstenen
    [pile] Adviseursstapel
    [painting] Schilderij
    [goods] Goederen
    [master-card] Meesterkaart
    [strategy] Strategie van de Meester
   *[demand] Vraagkaart
}
ep-about = { $thing ->
    [palace] Wie aan het einde het verst is, krijgt 3 keizerlijke zegels; de tweede 1, als die minstens half zo ver is. Bij evenveel dobbelstenen krijgt wie hier verder is de volgende.
    [row] Wie het minst heeft geworpen, plaatst het eerst. Wie later komt, betaalt vaker voor de drukte.
    [dice] 1 wijsheid verandert een dobbelsteen met één, 2 wijsheid maken van een 6 een 1 of omgekeerd. Elke groep moet samen het getal van haar plaats vormen.
    [pile] Hiervan trek je op de Vismarkt, en hiervan komen nieuwe open adviseurs.
    [painting] Elke laag en elke blikvanger telt 1 punt. Wie als eerste acht lagen heeft, krijgt de Voltooiingsprijs, en die ronde is de laatste.
    [goods] Vissen betalen voor de drukte, wijsheid verandert dobbelstenen, grondstoffen betalen monumenten en adviseurs.
    [master-card] Ze verdeelt de dobbelstenen van de Meester. Hij speelt de bovenste groep die met een van jou overeenkomt, anders de bovenste.
   *[strategy] Kan of wil de Meester niet naar de plaats van zijn getal, dan neemt hij de eerste mogelijke regel van boven.
}
ep-about-cost = Kost jou nu { $cost }.
ep-about-missing = Je mist nog: { $layers }.
ep-about-taken = { $master ->
    [yes] De Meester heeft ze al.
   *[no] { $who } heeft ze al.
}

## Waar iets vandaan komt

ep-from-place = { $place }
ep-from-crowd = drukte: { $place }
ep-from-dice = dobbelstenen veranderen
ep-from-adviser = { $adviser }
ep-from-demand = vraagkaart
ep-from-composition = compositie ‘{ ep-composition }’

## Wat er gebeurt

ep-now = Ronde { $round }, { $phase }: wachten op { $who }.
ep-now-you = Ronde { $round }, { $phase }: jij bent aan de beurt.
ep-now-chance = Het gaat zo verder: { $phase }.
ep-now-over = De partij is afgelopen.
ep-phase-set-up = voorbereiding
ep-phase-roll = worp
ep-phase-plan = plan
ep-phase-play = spel
ep-phase-wrap-up = afsluiting

## Vragen

ep-ask-plan = Hoe verdeel je je dobbelstenen { $dice }? Elke groep gaat naar één plaats.
ep-ask-artisan = Welke beloning neem je? { $adviser } werkt voor een van je groepen.
ep-ask-turn = Welke groep plaats je, en waar?
ep-ask-end = Gebruik je nog een adviseur voordat je beurt eindigt?
ep-ask-fish-market = Benoem je een van deze adviseurs?
ep-ask-put-back = Welke kaart leg je boven op de stapel terug? Alleen jij kent haar dan.
ep-ask-academy = Welke adviseur benoem je, en waarmee betaal je?
ep-ask-free-adviser = Welke adviseur neem je? Hij is gratis ({ $source }).
ep-ask-take = Welke grondstof neem je? { $left ->
    [one] Eén
   *[other] Nog { $left }
} ({ $source }).
ep-ask-pay = Welke grondstof betaal je? { $left ->
    [one] Eén
   *[other] Nog { $left }
} ({ $source }).
ep-ask-scrolls = Wat neem je van de Keizerlijke Schriftrollen?
ep-ask-market = Wat neem je op de Paleismarkt? Nog { $left ->
    [one] één beloning
   *[other] { $left } beloningen
}, allemaal verschillend.
ep-ask-step = Bij welke vindplaats gaat je marker een stap vooruit? ({ $source })
ep-ask-paid-step = Betaal je { $price ->
    [one] 1 grondstof
   *[other] { $price } gelijke grondstoffen
} voor een stap bij de vindplaats ervan? ({ $source })
ep-ask-rival = Aan wie geef je iets? { $adviser }: { $does }
ep-ask-give = Welke grondstof geef je? { $adviser }, { $left ->
    [one] één.
   *[other] nog { $left }.
}
ep-ask-feature = Welke blikvanger schilder je erbij? Je bent hier als eerste klaar: { $place }.
ep-ask-bid = Bied je een privilege om in de volgorde je buur voorbij te gaan?
ep-ask-path = Welk pad neem je in het Labyrint?
ep-ask-field = Welk veld van de vraagkaart vul je, en waarmee?
ep-ask-free-draw = Trek je drie adviseurs, om er één gratis te benoemen?
ep-ask-free-appoint = Welke van de adviseurs benoem je? Hij is gratis.
ep-ask-discard = Welke van je adviseurs leg je af?
ep-ask-claim = Welke compositie neem je het eerst? Je hebt er meer voltooid.
ep-ask-alt-fish-market = Benoem je een van de getrokken adviseurs, of betaal je 1 vis voor nog een kaart?
ep-ask-alt-academy = Benoem je een adviseur voor zijn grondstoffen, of neem je de wijsheid uit de pot?
ep-ask-alt-temple = Hoeveel grondstoffen offer je? Geen geeft 1 wijsheid, één geeft 3, twee geven 6.
ep-ask-offering = Welke grondstof offer je? { $left ->
    [one] Eén.
   *[other] Nog { $left }.
}
ep-ask-alt-market = Wat neem je op de Paleismarkt? Hoogstens nog { $left ->
    [one] één beloning
   *[other] { $left } beloningen
}, allemaal verschillend.

## Antwoorden

ep-act-group = { $count ->
    [one] Eén groep: { $groups }
   *[other] { $count } groepen: { $groups }
}
ep-act-bid = Een privilege bieden
ep-act-place = { $group } plaatsen: { $place }
ep-act-place-turned = { $group } in { $faces } veranderen en plaatsen: { $place }
ep-act-appoint = { $adviser } benoemen voor grondstoffen
ep-act-appoint-goods = { $adviser } benoemen voor { $place ->
    [academy] 2 wijsheid
   *[other] 3 vissen
}
ep-act-appoint-free = { $adviser } gratis benoemen
ep-act-more = 1 vis betalen, nog een kaart trekken
ep-act-draw = Drie adviseurs trekken
ep-act-back = { $adviser } terugleggen
ep-act-pot = De pot nemen
ep-act-take = { $item } nemen
ep-act-pay = { $resource } betalen
ep-act-offer = { $count ->
    [0] Niets offeren
    [one] 1 grondstof offeren
   *[other] { $count } grondstoffen offeren
}
ep-act-give = Aan { $seat } geven
ep-act-feature = { $feature } schilderen
ep-act-step = Bij { $place } vooruitgaan
ep-act-path = { $space ->
    [X] Naar het midden gaan
   *[other] Naar het { ep-court } gaan
}
ep-act-field = { ep-field-name } met { ep-resource } vullen
ep-act-claim = Compositie ‘{ ep-composition }’ nemen
ep-act-discard = { $adviser } afleggen
ep-act-decline = Afzien
ep-act-nobody = Niemand benoemen
ep-act-no-bid = Niet bieden
ep-act-use = { $adviser } gebruiken
ep-act-end = Beurt beëindigen

## Wat een antwoord zou doen

ep-then-and = { $then } Je krijgt { $gains }.
ep-then-gain = Je krijgt { $gains }.
ep-then-group = Je groepen worden getoond als iedereen klaar is. Tot dan kun je ze veranderen.
ep-then-bid = Biedt je linkerbuur niet, dan wisselen jullie van plaats. Het privilege ben je hoe dan ook kwijt.
ep-then-no-bid = Je houdt je privilege.
ep-then-place = { $does }
ep-then-place-wisdom = De dobbelstenen veranderen kost { $wisdom } wijsheid. { $does }
ep-then-place-fish = De drukte kost { ep-fishes }. { $does }
ep-then-place-both = De dobbelstenen veranderen kost { $wisdom } wijsheid, de drukte { ep-fishes }. { $does }
ep-does = { $place ->
    [fish-market] Je trekt drie adviseurs, mag er één benoemen, en je marker gaat vooruit.
    [academy] Je benoemt een open adviseur, en je marker gaat vooruit.
    [pavilion] Je betaalt de prijs in hout voor monument, paleisstap en laag.
    [serenity] Je betaalt de prijs in steen voor monument, paleisstap en laag.
    [kiln] Je betaalt de prijs in kaolien voor monument, paleisstap en laag.
    [ox] Je betaalt de prijs in brons voor monument, paleisstap en laag.
    [forest] Je neemt hout, en je marker gaat vooruit.
    [quarry] Je neemt steen, en je marker gaat vooruit.
    [mine] Je neemt kaolien, en je marker gaat vooruit.
    [forge] Je neemt brons, en je marker gaat vooruit.
    [temple] Je neemt 3 wijsheid; een nieuw paar plaatst een marker.
    [market] Je neemt verschillende beloningen; een nieuw aantal dobbelstenen plaatst een marker.
    [bridge] Je loopt zo ver als de dobbelsteen toont en neemt alles onderweg.
    [labyrinth] Je betaalt voor een pad en neemt wat aan het einde ligt.
    [river] Je vult een veld van de vraagkaart, en je marker gaat vooruit.
   *[scrolls] Je neemt 2 vissen of 1 wijsheid, met twee dobbelstenen en meer ook een grondstof in plaats daarvan.
}
ep-does-other = { $place ->
    [fish-market] Je trekt een adviseur, meer voor vis, mag er één benoemen, en je marker gaat vooruit.
    [academy] Je benoemt een adviseur voor zijn grondstoffen of neemt de pot, en je marker gaat vooruit.
    [temple] Je neemt 1 wijsheid, voor grondstoffen 3 of 6; een nieuw paar plaatst een marker.
    [market] Je neemt tot drie verschillende beloningen; een nieuw aantal dobbelstenen plaatst een marker.
   *[bridge] Je loopt zo ver als de dobbelsteen toont en neemt alles onderweg.
}
ep-then-appoint = Je betaalt { $cost }. { $does }
ep-then-appoint-goods = Je betaalt { $place ->
    [academy] 2 wijsheid
   *[other] 3 vissen
} in plaats van grondstoffen. { $does }
ep-then-appoint-free = Je betaalt niets. { $does }
ep-then-no-adviser = Je benoemt niemand.
ep-then-more = De vis ben je kwijt; je ziet nog een kaart.
ep-then-draw = Je ziet drie kaarten, benoemt er één, en de andere worden afgelegd.
ep-then-back = Wie het volgende trekt, krijgt deze kaart. De andere getrokken kaarten worden afgelegd.
ep-then-pot = In de pot zit { $wisdom } wijsheid.
ep-then-take = Je kiest zo welke.
ep-then-pay = Je betaalt { $resource } en houdt er { $left } over.
ep-then-offer = { $count ->
    [0] Je neemt 1 wijsheid.
    [one] Je neemt 3 wijsheid.
   *[other] Je neemt 6 wijsheid.
}
ep-then-give = { $seat } krijgt de goederen.
ep-then-feature = Die telt 1 punt.
ep-then-step = Je marker gaat 1 veld vooruit: { $place }.
ep-then-path = Het pad kost { ep-fishes }.
ep-then-field = Je marker komt op het veld. Zijn alle velden gevuld, dan geeft elke marker de beloning, en wie er geen heeft, betaalt.
ep-then-claim = Je neemt de beloning; de punten tellen aan het einde.
ep-then-discard = { $adviser } gaat naar de aflegstapel.
ep-then-decline = Er gebeurt niets.
ep-then-use = { $does } Eén keer per ronde.
ep-then-end = Daarna is de volgende aan de beurt.
ep-then-palace = paleisveld { $space }
ep-then-monument = het monument ({ $place })
ep-then-advanced = veld { $step } ({ $place })

## Waarom iets niet kan

ep-no-question = Daar wordt nu niet naar gevraagd.
ep-no-these-dice = Elke dobbelsteen hoort in precies één groep.
ep-no-token = Je hebt geen privilege om te bieden.
ep-no-group = Zo'n groep heb je niet meer.
ep-no-in-play = Deze plaats doet niet mee.
ep-no-dice-number = Met zoveel dobbelstenen kom je daar niet binnen.
ep-no-other-dice = De groep heeft een ander aantal dobbelstenen.
ep-no-sum = De dobbelstenen moeten samen het getal van de plaats vormen.
ep-no-cheapest = Voor deze plaats kun je de dobbelstenen goedkoper veranderen.
ep-no-wisdom = Je hebt te weinig wijsheid om de dobbelstenen zo te veranderen.
ep-no-fish = Je hebt te weinig vissen voor de drukte daar.
ep-no-price = Je kunt de prijs van deze plaats niet betalen.
ep-no-payable-adviser = Je kunt geen van de adviseurs betalen.
ep-no-centre = Je staat in het midden van het Labyrint; vandaar gaat geen pad verder.
ep-no-adviser = Zo'n adviseur is hier niet.
ep-no-payable = Zo kun je deze adviseur niet betalen.
ep-no-other-payment = Zo wordt deze adviseur hier niet betaald.
ep-no-card = Er is geen kaart meer te trekken.
ep-no-pot = De pot is leeg.
ep-no-offer = Dat is hier niet te krijgen.
ep-no-twice = Dat heb je bij dit bezoek al genomen.
ep-no-same-resource = Het moet een andere grondstof zijn dan de betaalde.
ep-no-hand = Dat heb je niet.
ep-no-rival = Aan jezelf kun je niets geven.
ep-no-player = Daar zit niemand.
ep-no-feature = Deze blikvanger zit al in een schilderij.
ep-no-finished = Dit spoor heb je al voltooid.
ep-no-deposit = Dit is geen vindplaats.
ep-no-path = Van hier gaat er geen pad naartoe.
ep-no-field = Dit veld is niet vrij.
ep-no-other-resource = Dit veld vraagt een andere grondstof.
ep-no-claim = Deze compositie heb je niet voltooid.
ep-no-must-take = Daar kun je niet van afzien.
ep-no-not-now = Adviseurs zijn nu niet te gebruiken.
ep-no-used = Deze adviseur heb je deze ronde al gebruikt.
ep-no-left-side = Je kunt niet betalen wat deze adviseur vraagt.
ep-no-by-itself = Deze adviseur werkt vanzelf.
ep-no-must-place = Je moet nog een groep plaatsen.
ep-no-fewer = Kies er nog iets bij.

## Verloop

ep-log-round = Ronde { $round }
ep-log-rolled = { $seat } werpt { $dice } = { $sum }.
ep-log-row = Volgorde: { $who }.
ep-total = { $seat } ({ $total })
ep-log-groups = De groepen worden getoond.
ep-log-bid = { $seat } biedt een privilege.
ep-log-no-bid = { $seat } biedt niet.
ep-log-swapped = Nieuwe volgorde: { $who }.
ep-log-swapped-in-vain = Nieuwe volgorde: { $who }. Vergeefs: { $vain }.
ep-log-placed = { $seat } plaatst { $faces }: { $place }.
ep-log-placed-wisdom = { $seat } verandert { $group } voor { $wisdom } wijsheid in { $faces }: { $place }.
ep-log-placed-fish = { $seat } plaatst { $faces }: { $place }; de drukte kost { ep-fishes }.
ep-log-placed-both = { $seat } verandert { $group } voor { $wisdom } wijsheid in { $faces }: { $place }; de drukte kost { ep-fishes }.
ep-log-placed-number = { $seat } betaalt { $wisdom } wijsheid voor een ander getal en plaatst { $faces }: { $place }.
ep-log-placed-number-fish = { $seat } betaalt { $wisdom } wijsheid voor een ander getal en plaatst { $faces }: { $place }; de drukte kost { ep-fishes }.
ep-log-only-answer = { $seat } heeft hier maar één mogelijkheid; die wordt genomen.
ep-log-gained = { $seat }: { $goods } ({ $source }).
ep-log-paid = { $seat } betaalt { $goods } ({ $source }).
ep-log-given = { $seat } geeft { $goods } aan { $to } ({ $adviser }).
ep-log-drawn = { $seat } trekt { $count ->
    [one] een adviseur
   *[other] { $count } adviseurs
}.
ep-log-shuffled = De afgelegde adviseurs worden tot een nieuwe stapel geschud.
ep-log-appointed = { $seat } benoemt { $payment ->
    [resources] voor grondstoffen
    [goods] voor goederen
   *[free] gratis
}: { $adviser }. { $does }
ep-log-put-back = { $seat } legt een kaart terug op de stapel.
ep-log-discarded = { $seat } legt { $adviser } af.
ep-log-discarded-none = { $adviser } wordt afgelegd.
ep-log-used = { $seat } gebruikt { $adviser }. { $does }
ep-log-advanced = { $seat } gaat naar veld { $step }: { $place }.
ep-log-moved = { $seat } gaat verder in het Labyrint: { ep-court }.
ep-log-marked-temple = { $seat } plaatst in de Tempel een marker op { $field ->
    [1] 1 en 6
    [2] 2 en 5
   *[3] 3 en 4
}.
ep-log-marked-market = { $seat } plaatst op de Paleismarkt een marker op { $field ->
    [1] twee dobbelstenen
    [2] drie dobbelstenen
   *[3] vier dobbelstenen en meer
}.
ep-log-palace = { $seat } staat op paleisveld { $space } ({ $source }).
ep-log-monument = { $seat } neemt het monument ({ $place }).
ep-log-monument-from = { $seat } neemt het monument ({ $place }) van { $from }.
ep-log-price = Een bezoek kost vanaf nu { $price } ({ $place }).
ep-log-layer = { $seat } schildert { $layer }.
ep-log-feature = { $seat } is hier als eerste klaar en schildert een blikvanger, { $feature } ({ $place }).
ep-log-feature-left = { $seat } schildert voor de overgebleven marker een blikvanger bij, { $feature } ({ $place }).
ep-log-offered = Compositie ‘{ ep-composition }’ ligt klaar.
ep-log-claimed = { $seat } voltooit de compositie ‘{ ep-composition }’.
ep-log-demand = Nieuwe vraagkaart: { $demand }
ep-log-field = { $seat } vult een veld van de vraagkaart met { ep-resource }: { ep-field-name }.
ep-log-field-free = { $seat } vult een veld van de vraagkaart: { ep-field-name }.
ep-log-demand-met = De vraagkaart is vervuld: { $who }.
ep-markers = { $seat } met { $count ->
    [one] 1 marker
   *[other] { $count } markers
}
ep-log-declined = { $seat } ziet ervan af ({ $source }).
ep-log-pot = In de pot van de Academie zit { $wisdom } wijsheid.
ep-log-item = { $seat } neemt { $item }.
ep-log-master-card = Een meesterkaart verdeelt de dobbelstenen van de Meester.
ep-log-master-split = Zijn groep is hoger dan 12: de { $face } staat alleen.
ep-log-master = { $chosen } { $goes }
ep-master-matches = De Meester: zijn { $total } komt overeen met jouw { $total }.
ep-master-topmost = De Meester: geen van zijn groepen komt overeen met een van jou, dus neemt hij de bovenste, { $total }.
ep-master-free = { $place } is vrij en helpt hem.
ep-master-fish = { $place } helpt hem, en hij betaalt { ep-fishes } voor de drukte.
ep-master-wisdom = { $wisdom ->
    [0] { $place } is vrij en helpt hem.
   *[other] Voor { $wisdom } wijsheid bereikt hij { $place }: vrij, en het helpt hem.
}
ep-master-bridge = Met één dobbelsteen gaat hij daarheen: { $place }{ $fish ->
    [0] .
   *[other] , en betaalt { ep-fishes } voor de drukte.
}
ep-master-outside = Met één dobbelsteen gaat hij daarheen: { $place }{ $fish ->
    [0] .
   *[other] , en betaalt { ep-fishes } voor de drukte.
}
ep-master-monument = Van de monumenten is dit voor hem het goedkoopst: { $place } ({ $wisdom } wijsheid, { ep-fishes }).
ep-master-fallback = Niets uit zijn strategie is mogelijk: { $place }.
ep-log-master-turned = De Meester verandert zijn dobbelsteen voor { $wisdom } wijsheid van { $from } in { $to }.
ep-log-master-pot = De Meester werpt een { $face } om de pot.
ep-log-master-token = De Meester neemt de overgebleven blikvangermarker ({ $place }).
ep-log-master-changes = De Meester ruilt { ep-fishes } en { $wisdom } wijsheid voor { $spaces } paleisvelden.
ep-log-die = { $seat } krijgt een dobbelsteen uit het paleis en heeft er nu { $held }.
ep-log-completed = { $seat } heeft acht lagen en neemt de Voltooiingsprijs. Deze ronde is de laatste.
ep-log-sequence = { $seat } krijgt de Reeksprijs: { $length } op rij tot { $highest }.
ep-log-no-sequence = Niemand krijgt de Reeksprijs.
ep-log-seals = Keizerlijke zegels: { $who }.
ep-seals = { $seat } { $count }
ep-log-master-wins = De Meester wint.
ep-log-over = { $count ->
    [one] { $who } wint de partij!
   *[other] { $who } delen de overwinning!
}
ep-whisper-drew = Je hebt { $adviser } getrokken. { $does }
ep-whisper-put-back = Je hebt { $adviser } boven op de stapel gelegd.
ep-moment-groups = { $who }: { $groups }
ep-moment-visit = { $who } bezoekt { $place }.
ep-moment-master = De Meester speelt: { $place }.
ep-moment-lost = { $seat } verliest het monument ({ $place }).
ep-moment-last = Laatste ronde!
ep-moment-round = De ronde is voorbij.
ep-moment-next = Ronde { $round } begint.
ep-moment-seals = { $count ->
    [one] { $seat } krijgt 1 keizerlijk zegel.
   *[other] { $seat } krijgt { $count } keizerlijke zegels.
}
ep-progress = { $layers ->
    [one] nog 1 laag tot de laatste ronde
   *[other] nog { $layers } lagen tot de laatste ronde
}
ep-progress-last = Laatste ronde: { $who } heeft acht lagen
ep-plan-trays = Dobbelstenen verdelen: elk bakje is een groep.
ep-plan-tray = Bakje { $number }
ep-plan-die = Dobbelsteen met { $face }
ep-plan-goods = Kies { $count } goederen.
ep-plan-all = Jouw keuze

## composed uit wat de regels tellen en hoe een partij eindigt

ep-score-points = Punten
ep-score-highest-layer = Hoogste laag, bij gelijke stand
ep-score-layers = Lagen
ep-score-features = Blikvangers
ep-score-monuments = Monumenten
ep-score-prizes = Prijzen
ep-score-seals = Keizerlijke zegels
ep-score-compositions = Composities
ep-score-extra = Paleisvelden voorbij 8 (5)
ep-end-painting = Een schilderij is voltooid. De meeste punten winnen; bij gelijke stand beslist de hoogste laag.
ep-end-rounds = De laatste ronde die de regels toestaan is voorbij. De meeste punten winnen; bij gelijke stand beslist de hoogste laag.
ep-end-won = Je hebt de Meester verslagen!
ep-end-lost = De Meester heeft het mooiere schilderij. Bij gelijke stand wint hij.
