### Auf dem Tisch: wie heißt, was gezeichnet ist.

## Die Gärten

am-gardens = Die Hängenden Gärten
am-queen = Gunst der Amyitis: { $points } Prestigepunkte für die meisten Gärten
am-queen-tiles = Gunst der Amyitis am Ende: { $less } Prestigepunkte ab { $low } Gärten, { $more } ab { $high }
am-tile = Gartenplättchen: { $gains }
am-tile-good = eine Ware nach Wahl
am-tile-court = eine Hofkarte nach Wahl
am-square-tile = { $square }, Stufe { $floor }: { $tile }; { $water ->
    [wet] bewässert
   *[dry] trocken
}.
am-square-planted = { $square }, Stufe { $floor }: bepflanzt von { $seat }.
am-canal-of = Kanal zwischen { $side }: { $who }; { $full ->
    [yes] es fließt Wasser
    [apart] voll, aber ohne Wasser
   *[no] unfertig
}.

## Die Straße

am-road-head = Mesopotamien
am-city-sale = { $city }: eine oder zwei Waren für je { $points } Prestigepunkte verkaufen, dann graben.
am-city-plant = { $city }: verlangt { $goods }, gibt eine Pflanze der Qualität { $quality }.
am-city-court = { $city }: verlangt { $good }, gibt { $cards }.
am-city-caravan = Hier steht die Karawane.
am-city-price = { $camels ->
    [one] Für dich 1 Kamel.
   *[other] Für dich { $camels } Kamele.
}

## Gewerbe

am-crafts = Gewerbe
am-crafts-none = Gleich werden die Karten ausgelegt.
am-row = Reihe { $row }: { $price ->
    [0] die nächste Karte kostet nichts
    [3] keine Karte mehr da
    [one] die nächste Karte kostet 1 Talent
   *[other] die nächste Karte kostet { $price } Talente
}
am-card-turned = Umgedreht
am-craft-for = { am-craft }, { $price ->
    [0] kostenlos
    [one] 1 Talent
   *[other] { $price } Talente
}
am-free = frei

## Babylon

am-temples = Tempel
am-temple-empty = Tempel { am-temple }: leer.
am-temple-of = Tempel { am-temple }, der neueste zuerst: { $cubes }.
am-temple-ranked = { $place ->
    [one] Erster Platz
   *[other] Zweiter Platz
}: { $seat }.
am-fields = Felder
am-fields-of = { $row }: { $count ->
    [0] kein Würfel
   *[other] { $who }
}; noch zu holen: { $goods }.
am-passed-nobody = Niemand hat gepasst
am-passed-by = Gepasst: { $who }

## Der Palast

am-palace = Palast
am-track-at = { $seat } auf Feld { $space }
am-track-order = Der Reihe nach: { $who }.
am-track-nobody = Noch war niemand im Palast.
am-ability-of = { am-ability }: { $seat }
am-ability-used = { am-ability }: { $seat }, benutzt
am-ability-free = { am-ability }: niemand
am-noble = Adliger, { $price } Talente: zwei Felder im Palast
am-noble-name = Adliger

## Hof und Vorrat

am-court-left = Hofkarten
am-court-copies = { am-court }, übrig: { $levels }
am-court-at = { $count } der Stufe { $level }
am-gardeners-left = Gärtner übrig: { $count }
am-token-on = Auf einem Karawanenführer der Stufe 2: { am-good }
am-stock = Vorrat

## Spieler

am-hand = Vor dir
am-goods-held = Waren: { $count }; am Rundenende darfst du { $room } behalten
am-goods-none = keine Waren
am-gardeners = { $count } Gärtner
am-planted = { $count ->
    [one] 1 Garten bepflanzt
   *[other] { $count } Gärten bepflanzt
}
am-space = Palastfeld { $space }
am-first = Startspieler
am-leads = Prozession
am-passed = gepasst

## Tatsachen

am-round = Runde { $round }
am-tiles-left = { $count ->
    [one] Noch 1 Gartenplättchen; ab { $last } ist es die letzte Runde.
   *[other] Noch { $count } Gartenplättchen; ab { $last } ist es die letzte Runde.
}
am-first-is = Startspieler: { $seat }.
am-procession-is = Prozession: { $seat }.
am-reconstructed = Zahlen zum Teil rekonstruiert

## Wohin man tippt

am-hint-turn = Tippe auf eine Gewerbekarte oder eine Stadt an der Straße.
am-hint-canal = Tippe in den Gärten auf ein leuchtendes Wassersymbol.
am-hint-square = Tippe auf einen leuchtenden Garten.
am-hint-temple = Tippe auf einen Tempel.
am-hint-field = Tippe auf eine Felderreihe.
am-hint-ability = Tippe auf eine Fähigkeit des Palastes.
am-group-crafts = Anheuern
am-group-road = Karawane bewegen
am-group-palace = Palast
am-group-board = Auf dem Plan
am-group-goods = Waren
am-group-rest = Sonstiges

## Terminal

am-cell-left = noch { $count } Plättchen
am-cell-talent = t
am-cell-camel = k
am-cell-any = w
am-cell-banker = B
am-cell-caravaneer = K
am-cell-palace = P
am-cell-good = { $good ->
    [barley] G
    [dates] D
    [salt] S
    [palm] P
   *[wine] W
}
am-cell-craft = { $craft ->
    [peasant] Bau
    [merchant] Hän
    [engineer] Ing
    [priest] Pri
   *[courtier] Höf
}
am-cell-court = { $court ->
    [banker] B
    [caravaneer] K
    [palace] P
   *[gardener] G
}
am-cell-temple = { $temple ->
    [ishtar] Ischtar
    [marduk] Marduk
   *[tammouz] Tammuz
}
am-cell-city = { $city ->
    [babylon] Bab
    [eshnunna] Esch
    [susa] Sus
    [ur] Ur
    [uruk] Uru
    [mari] Mar
    [palmyra] Pal
    [khorsabad] Cho
   *[ninoua] Nin
}
am-cell-ability = { $ability ->
    [first] Start
    [procession] Prozess.
    [craft] Gewerbe
   *[lesser] Höfling
}
am-cell-fields = Felder
am-cell-price = { $camels }k
am-legend = ✦ Punkte t Talente k Kamele w Ware ♣ Gärten ↑ Palast ~ nass + graben
