### Op tafel: hoe heet wat er getekend is.

## De tuinen

am-gardens = De Hangende Tuinen
am-queen = Gunst van Amyitis: { $points } prestigepunten voor de meeste tuinen
am-queen-tiles = Gunst van Amyitis aan het einde: { $less } prestigepunten vanaf { $low } tuinen, { $more } vanaf { $high }
am-tile = tuintegel: { $gains }
am-tile-good = een waar naar keuze
am-tile-court = een hofkaart naar keuze
am-square-tile = { $square }, verdieping { $floor }: { $tile }; { $water ->
    [wet] bevloeid
   *[dry] droog
}.
am-square-planted = { $square }, verdieping { $floor }: beplant door { $seat }.
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

am-crafts = Ambachten
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
am-temple-empty = Tempel van { am-temple }: leeg.
am-temple-of = Tempel van { am-temple }, nieuwste eerst: { $cubes }.
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
    [one] Nog 1 tuintegel; vanaf { $last } is het de laatste ronde.
   *[other] Nog { $count } tuintegels; vanaf { $last } is het de laatste ronde.
}
am-first-is = Startspeler: { $seat }.
am-procession-is = Processie: { $seat }.
am-reconstructed = Getallen deels gereconstrueerd

## Waar je tikt

am-hint-turn = Tik op een ambachtskaart of op een stad langs de weg.
am-hint-canal = Tik in de tuinen op een oplichtend watersymbool.
am-hint-square = Tik op een oplichtende tuin.
am-hint-temple = Tik op een tempel.
am-hint-field = Tik op een rij akkers.
am-hint-ability = Tik op een vaardigheid van het paleis.
am-group-crafts = In dienst nemen
am-group-road = Karavaan verplaatsen
am-group-palace = Paleis
am-group-board = Op het bord
am-group-goods = Waren
am-group-rest = Overig

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
