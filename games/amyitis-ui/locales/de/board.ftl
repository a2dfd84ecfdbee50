### Auf dem Tisch: wie heißt, was gezeichnet ist.

## Die Gärten

am-gardens = Die Hängenden Gärten
am-queen = Gunst der Amyitis: { $points } Prestigepunkte für die meisten Gärten
am-queen-tiles = Gunst der Amyitis am Ende: { $less } Prestigepunkte ab { $low } Gärten, { $more } ab { $high }
am-tile = Gartenplättchen: { $gains }
am-tile-good = eine Ware nach Wahl
am-tile-court = eine Hofkarte nach Wahl
am-square-tile = Garten { $square }, Stufe { $floor }: { $tile }; { $water ->
    [wet] bewässert
   *[dry] trocken
}.
am-square-planted = Garten { $square }, Stufe { $floor }: bepflanzt von { $seat }.
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

am-crafts = Arbeitskräfte
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
am-temple-empty = Tempel { am-temple-gen }: leer.
am-temple-of = Tempel { am-temple-gen }, der neueste zuerst: { $cubes }.
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
    [one] Noch 1 Gartenplättchen
   *[other] Noch { $count } Gartenplättchen
}; bei { $last }: letzte Runde
am-last-round = Letzte Runde!
am-first-is = Startspieler: { $seat }.
am-procession-is = Prozession: { $seat }.
am-reconstructed = Zahlen zum Teil rekonstruiert

## Wohin man tippt

am-hint-turn = Wähle eine Arbeitskraft oder eine Stadt an der Straße.
am-hint-canal = Wähle in den Gärten ein leuchtendes Wassersymbol.
am-hint-square = Wähle einen leuchtenden Garten.
am-hint-temple = Wähle einen Tempel.
am-hint-field = Wähle eine Felderreihe.
am-hint-ability = Wähle eine Fähigkeit des Palastes.
am-group-crafts = Rekrutieren
am-group-road = Karawane bewegen
am-group-palace = Palast
am-group-board = Auf dem Plan
am-group-goods = Waren
am-group-rest = Sonstiges

## Augenblicke

am-moment-temples = Die Tempel gewähren ihre Gunst
am-moment-end = Gunst der Amyitis und übrige Waren
am-moment-gain = { $gain } ({ $why })

## Was die Dinge sind

am-about-temple-name = Tempel { am-temple-gen }
am-about-temple = { $temple ->
    [ishtar] Am Rundenende bekommen die beiden Ersten hier Kamele und Talente.
    [marduk] Am Rundenende bekommen die beiden Ersten hier Prestigepunkte.
   *[tammouz] Am Rundenende erntet der Erste hier eine Felderreihe ab, der Zweite darf eine Ware tauschen.
}
am-about-court = { $court ->
    [banker] Bringt zu Beginn jeder Runde Talente; die letzte Stufe bringt auch Prestigepunkte.
    [caravaneer] Gibt freie Schritte, sooft du die Karawane bewegst.
    [palace] Bringt einmalig Prestigepunkte, mit jeder Stufe mehr.
   *[gardener] Ersetzt beim Pflanzen eine Stufe Qualität.
}
am-about-gardens-name = Garten
am-about-gardens = Ein bewässerter Garten lässt sich bepflanzen, wenn die Pflanze für seine Stufe gut genug ist. Das Plättchen gehört dann dir, und wer ringsum am meisten gegraben hat, wird belohnt.
am-about-canals-name = Kanal
am-about-canals = Ingenieure graben Kanäle vom Fluss hinauf. Sind alle Symbole bedeckt, fließt das Wasser zu den Gärten daneben.
am-about-fields-name = Felder
am-about-fields = Dein Würfel kommt auf das vorderste freie Feld und bringt dessen Ware. Wer in einer vollen Reihe die meisten Würfel hat, bekommt einen Gärtner.
am-about-queen-name = Gunst der Amyitis
am-about-track-name = Palast-Leiste
am-about-track = Wer am weitesten ist, wählt zuerst eine Fähigkeit. Auf demselben Feld liegt der obere Marker vorn.
am-about-noble-name = Adliger
am-about-noble = Für 2 Talente rückst du im Palast zwei Felder vor.
am-about-talent-name = Talente
am-about-talent = Geld: für Arbeitskräfte ab der zweiten Karte einer Reihe und für Adlige.
am-about-camel-name = Kamele
am-about-camel = Jeder Schritt der Karawane kostet ein Kamel; Karawanenführer sparen welche.
am-about-goods-name = Waren
am-about-goods = Die Städte verlangen sie; Wein ersetzt jede. Am Rundenende darfst du nur wenige behalten.

## Unterwegs erklärt

welcome-you = Du baust mit an den Hängenden Gärten von Babylon.
welcome-aim = Prestigepunkte gewinnen: Du bekommst sie für bepflanzte Gärten, Kanäle, die Gunst der Götter und den Aufstieg am Hof.
welcome-round = In jeder Runde rekrutiert ihr reihum Arbeitskräfte oder bewegt die Karawane, bis alle gepasst haben; dann belohnen die Tempel, wer vorn steht.
lesson-ability = Wer im Palast vorn liegt, wählt zuerst. Startspieler lohnt sich, wenn eine Arbeitskraft mehr wert ist als alle anderen.
lesson-turn = Die erste Karte einer Reihe ist kostenlos, die nächsten kosten Talente. Nimm zuerst, was alle wollen, und pass früh, wenn du Talente brauchst.
lesson-field = Du nimmst die Ware des vordersten freien Feldes. Sieh nach, was die nächste Stadt verlangt und wer in der Reihe die meisten Würfel hat.
lesson-canal = Kanäle bringen sofort Punkte und noch mehr, wenn daneben gepflanzt wird. Grab dort, wo andere pflanzen werden.
lesson-temple = Nur die beiden Ersten in jedem Tempel werden am Rundenende belohnt. Wer spät kommt, wird nicht mehr weitergeschoben.
lesson-sell = Babylon kauft Waren für Prestigepunkte, danach gräbst du. Verkauf, was du ohnehin nicht behalten könntest.
lesson-court = Bankiers und Karawanenführer zahlen sich über viele Runden aus, Paläste sofort. Nimm die dauerhaften früh.
lesson-garden = Je höher die Stufe, desto besser muss die Pflanze sein; Gärtner ersetzen, was fehlt. Achte darauf, wer für die Kanäle ringsum belohnt wird.
lesson-process = Dein eigener Würfel kommt in einen Tempel, in die anderen kommen graue. Wähle, wo er andere hinausschiebt oder dich nach vorn bringt.
lesson-offering = Ein Kamel bewegt die Karawane, ein Talent kauft eine Arbeitskraft. Nimm, was dir nächste Runde fehlen wird.
lesson-discard = Von Runde zu Runde darfst du nur wenige Waren behalten. Behalte, was die nächste Stadt verlangt.

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
    [eshnunna] Esn
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
