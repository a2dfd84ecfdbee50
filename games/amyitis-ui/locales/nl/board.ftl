### Op tafel: hoe heet wat er getekend is.

## De tuinen

am-gardens = De Hangende Tuinen
am-queen = Gunst van Amyitis: { $points } prestigepunten voor de meeste tuinen
am-queen-tiles = Gunst van Amyitis aan het einde: { $less } prestigepunten vanaf { $low } tuinen, { $more } vanaf { $high }
am-tile = tuintegel: { $gains }
am-tile-good = een waar naar keuze
am-tile-court = een hofkaart naar keuze
am-square-tile = Tuin { $square }, verdieping { $floor }: { $tile }; { $water ->
    [wet] bevloeid
   *[dry] droog
}.
am-square-planted = Tuin { $square }, verdieping { $floor }: beplant door { $seat }.
am-canal-of = Kanaal tussen { $side }: { $who }; { $full ->
    [yes] er stroomt water
    [apart] vol, maar er komt geen water
   *[no] nog niet af
}.

## De weg

am-road-head = Mesopotamië
am-city-sale = { $city }: verkoop één of twee waren voor { $points } prestigepunten per stuk en graaf daarna.
am-city-plant = { $city }: vraagt { $goods }, geeft een plant van kwaliteit { $quality }.
am-city-court = { $city }: vraagt { $good }, geeft { $cards }.
am-city-caravan = Hier staat de karavaan.
am-city-price = { $camels ->
    [one] Voor jou 1 kameel.
   *[other] Voor jou { $camels } kamelen.
}

## Ambachten

am-crafts = Arbeiders
am-crafts-none = De kaarten worden zo uitgelegd.
am-row = Rij { $row }: { $price ->
    [0] de volgende kaart is gratis
    [3] geen kaart meer over
    [one] de volgende kaart kost 1 talent
   *[other] de volgende kaart kost { $price } talenten
}
am-card-turned = Omgedraaid
am-craft-for = { am-craft }, { $price ->
    [0] gratis
    [one] 1 talent
   *[other] { $price } talenten
}
am-free = gratis

## Babylon

am-temples = Tempels
am-temple-empty = Tempel { am-temple-gen }: leeg.
am-temple-of = Tempel { am-temple-gen }, nieuwste eerst: { $cubes }.
am-temple-ranked = { $place ->
    [one] Eerste
   *[other] Tweede
}: { $seat }.
am-fields = Akkers
am-fields-of = { $row }: { $count ->
    [0] geen blokje
   *[other] { $who }
}; nog te halen: { $goods }.
am-passed-nobody = Niemand heeft gepast
am-passed-by = Gepast: { $who }

## Der Palast

am-palace = Paleis
am-track-at = { $seat } op vak { $space }
am-track-order = Op volgorde: { $who }.
am-track-nobody = Nog niemand is in het paleis geweest.
am-ability-of = { am-ability }: { $seat }
am-ability-used = { am-ability }: { $seat }, gebruikt
am-ability-free = { am-ability }: niemand
am-noble = Edelman, { $price } talenten: twee vakken in het paleis
am-noble-name = Edelman

## Hof en voorraad

am-court-left = Hofkaarten
am-court-copies = { am-court }, over: { $levels }
am-court-at = { $count } van niveau { $level }
am-gardeners-left = Tuinmannen over: { $count }
am-token-on = Op een karavaanleider van niveau 2: { am-good }
am-stock = Voorraad

## Spelers

am-hand = Voor je
am-goods-held = Waren: { $count }; aan het eind van de ronde mag je er { $room } houden
am-goods-none = geen waren
am-gardeners = { $count ->
    [one] 1 tuinman
   *[other] { $count } tuinmannen
}
am-planted = { $count ->
    [one] 1 tuin beplant
   *[other] { $count } tuinen beplant
}
am-space = paleisvak { $space }
am-first = startspeler
am-leads = processie
am-passed = gepast

## Feiten

am-round = Ronde { $round }
am-tiles-left = { $count ->
    [one] Nog 1 tuintegel
   *[other] Nog { $count } tuintegels
}; bij { $last }: laatste ronde
am-last-round = Laatste ronde!
am-first-is = Startspeler: { $seat }.
am-procession-is = Processie: { $seat }.
am-reconstructed = Getallen deels gereconstrueerd

## Waar je kiest

am-hint-turn = Kies een arbeider of een stad langs de weg.
am-hint-canal = Kies in de tuinen een oplichtend watersymbool.
am-hint-square = Kies een oplichtende tuin.
am-hint-temple = Kies een tempel.
am-hint-field = Kies een rij akkers.
am-hint-ability = Kies een eigenschap van het paleis.
am-group-crafts = In dienst nemen
am-group-road = Karavaan verplaatsen
am-group-palace = Paleis
am-group-board = Op het bord
am-group-goods = Waren
am-group-rest = Overig

## Momenten

am-moment-temples = De tempels schenken hun gunsten
am-moment-end = Gunst van Amyitis en overgebleven waren
am-moment-gain = { $gain } ({ $why })

## Wat de dingen zijn

am-about-temple-name = Tempel { am-temple-gen }
am-about-temple = { $temple ->
    [ishtar] Aan het einde van de ronde krijgen de eerste twee hier kamelen en talenten.
    [marduk] Aan het einde van de ronde krijgen de eerste twee hier prestigepunten.
   *[tammouz] Aan het einde van de ronde oogst de eerste hier een akkerrij, de tweede mag een waar ruilen.
}
am-about-court = { $court ->
    [banker] Levert aan het begin van elke ronde talenten op; het hoogste niveau ook prestigepunten.
    [caravaneer] Geeft gratis stappen telkens als je de karavaan verplaatst.
    [palace] Levert eenmalig prestigepunten op, met elk niveau meer.
   *[gardener] Vervangt bij het planten één stap kwaliteit.
}
am-about-gardens-name = Tuin
am-about-gardens = Een bevloeide tuin kan beplant worden als de plant goed genoeg is voor de verdieping. De tegel is dan van jou, en wie er het meest omheen heeft gegraven, wordt beloond.
am-about-canals-name = Kanaal
am-about-canals = Ingenieurs graven kanalen vanaf de rivier omhoog. Zijn alle symbolen bedekt, dan stroomt het water naar de tuinen ernaast.
am-about-fields-name = Akkers
am-about-fields = Je blokje komt op de voorste vrije akker en levert die waar op. Wie in een volle rij de meeste blokjes heeft, krijgt een tuinman.
am-about-queen-name = Gunst van Amyitis
am-about-track-name = Paleisspoor
am-about-track = Wie het verst is, kiest het eerst een eigenschap. Op hetzelfde vak ligt de bovenste marker voor.
am-about-noble-name = Edelman
am-about-noble = Voor 2 talenten ga je twee vakken vooruit in het paleis.
am-about-talent-name = Talenten
am-about-talent = Geld: voor arbeiders vanaf de tweede kaart van een rij en voor edellieden.
am-about-camel-name = Kamelen
am-about-camel = Elke stap van de karavaan kost een kameel; karavaanleiders sparen er een paar.
am-about-goods-name = Waren
am-about-goods = De steden vragen erom; wijn vervangt elke waar. Aan het einde van een ronde mag je er maar een paar houden.

## Onderweg uitgelegd

welcome-you = Je bouwt mee aan de Hangende Tuinen van Babylon.
welcome-aim = Prestigepunten winnen: je krijgt ze voor beplante tuinen, kanalen, de gunst van de goden en je plaats aan het hof.
welcome-round = Elke ronde nemen jullie om de beurt arbeiders in dienst of verplaatsen jullie de karavaan, tot iedereen heeft gepast; dan belonen de tempels wie vooraan staat.
lesson-ability = Wie in het paleis voorop ligt, kiest het eerst. Startspeler is sterk als één arbeider meer waard is dan alle andere.
lesson-turn = De eerste kaart van een rij is gratis, de volgende kosten talenten. Neem eerst wat iedereen wil, en pas vroeg als je talenten nodig hebt.
lesson-field = Je neemt de waar van de voorste vrije akker. Kijk wat de volgende stad vraagt en wie de meeste blokjes in de rij heeft.
lesson-canal = Kanalen leveren meteen punten op, en meer als ernaast geplant wordt. Graaf waar anderen gaan planten.
lesson-temple = Alleen de eerste twee in elke tempel worden aan het einde van de ronde beloond. Wie laat komt, wordt niet meer opgeschoven.
lesson-sell = Babylon koopt waren voor prestigepunten, daarna graaf je. Verkoop wat je toch niet kunt houden.
lesson-court = Bankiers en karavaanleiders betalen zich over veel rondes terug, paleizen meteen. Neem de blijvende vroeg.
lesson-garden = Hoe hoger de verdieping, hoe beter de plant moet zijn; tuinmannen vullen aan wat ontbreekt. Let op wie beloond wordt voor de kanalen eromheen.
lesson-process = Je eigen blokje gaat in één tempel, in de andere komen grijze. Kies waar het anderen eruit schuift of jou naar voren brengt.
lesson-offering = Een kameel verplaatst de karavaan, een talent koopt een arbeider. Neem wat je volgende ronde tekort komt.
lesson-discard = Van ronde tot ronde mag je maar een paar waren houden. Houd wat de volgende stad vraagt.

## Terminal

am-cell-left = nog { $count } tegels
am-cell-talent = t
am-cell-camel = k
am-cell-any = w
am-cell-banker = B
am-cell-caravaneer = K
am-cell-palace = P
am-cell-good = { $good ->
    [barley] g
    [dates] d
    [salt] z
    [palm] p
   *[wine] w
}
am-cell-craft = { $craft ->
    [peasant] Boe
    [merchant] Han
    [engineer] Ing
    [priest] Pri
   *[courtier] Hov
}
am-cell-court = { $court ->
    [banker] B
    [caravaneer] K
    [palace] P
   *[gardener] T
}
am-cell-temple = { $temple ->
    [ishtar] Isjtar
    [marduk] Marduk
   *[tammouz] Tammuz
}
am-cell-city = { $city ->
    [babylon] Bab
    [eshnunna] Esj
    [susa] Sus
    [ur] Ur
    [uruk] Uru
    [mari] Mar
    [palmyra] Pal
    [khorsabad] Kho
   *[ninoua] Nin
}
am-cell-ability = { $ability ->
    [first] Start
    [procession] Process.
    [craft] Ambacht
   *[lesser] Hovel.
}
am-cell-fields = Akkers
am-cell-price = { $camels }k
am-legend = ✦ punten t talenten k kamelen w waar ♣ tuinen ↑ paleis ~ nat + graven
