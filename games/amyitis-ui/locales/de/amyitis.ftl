### Amyitis mit Der Palast: was während des Spiels gesagt wird.

game-name = Amyitis
game-tagline = Wasser für die Hängenden Gärten von Babylon
game-summary = König Nebukadnezar lässt für seine Königin Amyitis Gärten anlegen. Rekrutiert Arbeitskräfte, grabt Kanäle, führt die Karawane durch Mesopotamien zu Pflanzen und Hofkarten, ehrt die Götter und steigt im Palast auf. Für zwei bis vier Personen, etwa 90 Minuten. Alles liegt offen.

## Waren, Städte, Karten

am-none = nichts
am-good = { $good ->
    [barley] Gerste
    [dates] Datteln
    [salt] Salz
    [palm] Palmen
   *[wine] Wein
}
am-goods = { $count ->
    [one] { $count } { $good ->
        [barley] Gerste
        [dates] Dattel
        [salt] Salz
        [palm] Palme
       *[wine] Wein
    }
   *[other] { $count } { am-good }
}
am-city = { $city ->
    [babylon] Babylon
    [eshnunna] Eschnunna
    [susa] Susa
    [ur] Ur
    [uruk] Uruk
    [mari] Mari
    [palmyra] Palmyra
    [khorsabad] Chorsabad
   *[ninoua] Ninive
}
am-craft = { $craft ->
    [peasant] Bauer
    [merchant] Händler
    [engineer] Ingenieur
    [priest] Priester
   *[courtier] Höfling
}
am-craft-acc = { $craft ->
    [peasant] einen Bauern
    [merchant] einen Händler
    [engineer] einen Ingenieur
    [priest] einen Priester
   *[courtier] einen Höfling
}
am-craft-first = { $craft ->
    [peasant] Bauern
   *[other] { am-craft }
}
am-court = { $court ->
    [banker] Bankier
    [caravaneer] Karawanenführer
    [palace] Palast
   *[gardener] Gärtner
}
am-court-level = { $court ->
    [gardener] ein Gärtner
   *[other] { am-court } { $level }
}
am-temple = { $temple ->
    [ishtar] Ischtar
    [marduk] Marduk
   *[tammouz] Tammuz
}
am-temple-gen = { $temple ->
    [ishtar] der Ischtar
    [marduk] des Marduk
   *[tammouz] des Tammuz
}
am-ability = { $ability ->
    [first] Startspieler
    [procession] Prozession
    [craft] Gewerbe
   *[lesser] Niederer Höfling
}
am-square = Garten { $square }
am-side = { $one } und { $other }
am-field-row = Felderreihe { $row }
am-cube-of = der Würfel von { $seat }
am-cube-grey = ein grauer Würfel
am-talents = { $count ->
    [one] 1 Talent
   *[other] { $count } Talente
}
am-camels = { $count ->
    [one] 1 Kamel
   *[other] { $count } Kamele
}
am-vp = { $count ->
    [one] 1 Prestigepunkt
   *[other] { $count } Prestigepunkte
}

## Warum jemand etwas bekommt

am-why-banker = Einkommen von Bankier { $level }
am-why-passing = hat gepasst
am-why-merchant = Händler
am-why-engineer = Ingenieur
am-why-courtier = Höfling
am-why-noble = Adliger
am-why-lesser = Niederer Höfling
am-why-field = Feld in Reihe { $row }
am-why-full-row = meiste Würfel in Reihe { $row }
am-why-city = { $city }
am-why-sale = Verkauf in Babylon
am-why-palace = Palast { $level }
am-why-token = lag auf dem Karawanenführer
am-why-tile = Gartenplättchen
am-why-irrigation = Kanäle um Garten { $square }
am-why-temple = { $place ->
    [one] erster
   *[other] zweiter
} Platz im Tempel { am-temple-gen }
am-why-favour = Gunst der Amyitis
am-why-left = übrig

## Was gerade geschieht

am-now = Runde { $round }, { $phase }: { $who } ist dran.
am-now-you = Runde { $round }, { $phase }: Du bist dran.
am-now-chance = Gleich geht es weiter: { $phase }.
am-now-over = Das Spiel ist aus.
am-phase-set-up = Aufbau
am-phase-crafts = Arbeitskräfte und Einkommen
am-phase-palace = Palast-Phase
am-phase-actions = Aktionen
am-phase-round-end = Rundenende

## Fragen

am-ask-ability = Welche Fähigkeit des Palastes nimmst du für diese Runde? Wer auf der Palast-Leiste vorn liegt, wählt zuerst.
am-ask-turn = Was tust du? Eine Arbeitskraft rekrutieren, die Karawane bewegen oder passen.
am-ask-field = Welche Felderreihe bestellt dein Bauer? Dein Würfel kommt auf das vorderste freie Feld, und du nimmst dessen Ware.
am-ask-harvest = Welche Felderreihe erntest du ab? Tammuz ist dir gewogen: Du bist Erster in seinem Tempel.
am-ask-canal = Wohin kommt dein Würfel? Fertige Kanäle müssen ihn mit dem Fluss verbinden.
am-ask-temple = In welchen Tempel geht dein Priester? Er stellt sich nach vorn und schiebt die anderen weiter.
am-ask-pay = { $city } verlangt { $due }. Zahlst du { $good } oder Wein?
am-ask-sell = Welche Waren verkaufst du in Babylon? Eine oder zwei, für je { $points } Prestigepunkte.
am-ask-court = Welche Hofkarte nimmst du in { $city }?
am-ask-court-bonus = Welche Hofkarte nimmst du? Das Gartenplättchen bringt sie.
am-ask-square = Welchen Garten bepflanzt du? Die Pflanze hat Qualität { $quality }, und du hast { $gardeners ->
    [0] keinen Gärtner
    [one] 1 Gärtner
   *[other] { $gardeners } Gärtner
}.
am-ask-token = Welchen Karawanenführer nimmst du? Du bekommst die Ware, die auf ihm liegt.
am-ask-good = Welche Ware nimmst du? Das Gartenplättchen bringt sie.
am-ask-offering = Nimmst du ein Kamel oder ein Talent? { $place ->
    [one] Du bist Erster im Tempel der Ischtar; der Zweite bekommt das andere.
   *[other] Du bist Zweiter im Tempel der Ischtar.
}
am-ask-swap = Tauschst du eine Ware? Du bist Zweiter im Tempel des Tammuz.
am-ask-process = Zu welchem Tempel führt die Prozession?
am-ask-lead = In welchen Tempel führst du die Prozession? Dort kommt dein eigener Würfel hinein, in die beiden anderen je ein grauer. Dann gewähren die Tempel ihre Gunst.
am-ask-discard = Welche Ware gibst du ab? Du hast { $left ->
    [one] eine
   *[other] { $left }
} zu viel.

## Antworten

am-act-recruit = { $craft } rekrutieren { $price ->
    [0] (Reihe { $row }, kostenlos)
    [one] (Reihe { $row }, 1 Talent)
   *[other] (Reihe { $row }, { $price } Talente)
}
am-act-caravan = Karawane nach { $city }
am-act-caravan-for = Karawane nach { $city } ({ am-camels-of })
am-act-noble = Adligen rekrutieren (2 Talente)
am-act-craft = Fähigkeit Gewerbe für { $craft } nutzen
am-act-pass = Passen
am-act-field = { $row } bestellen
am-act-canal = Zwischen { $side } graben
am-act-temple = { $temple }
am-act-pay = { $good } zahlen
am-act-sell = { $goods } verkaufen ({ am-vp })
am-act-court = { $court ->
    [banker] Einen Bankier nehmen
    [caravaneer] Einen Karawanenführer nehmen
    [palace] Einen Palast nehmen
   *[gardener] Einen Gärtner nehmen
}
am-act-plant = { $square } bepflanzen
am-act-token = Den Karawanenführer mit { $good }
am-act-take = { $good } nehmen
am-act-camel = Ein Kamel nehmen
am-act-talent = Ein Talent nehmen
am-act-swap = { $give } geben, { $get } nehmen
am-act-keep = Nichts tauschen
am-act-discard = { $good } abgeben
am-act-pick = { am-ability }

## Was eine Antwort bewirken würde

am-then-you = { $then } Du bekommst sofort { $gains }.
am-then-others = { $then } { $others }.
am-then-all = { $then } Du bekommst sofort { $gains }. { $others }.
am-then-of = { $seat } bekommt { $gains }
am-then-space = Palastfeld { $space }
am-then-missed = nichts statt { $gain }, weil nichts mehr da ist
am-then-recruit = { $price ->
    [0] Das kostet nichts.
    [one] Das kostet 1 Talent.
   *[other] Das kostet { $price } Talente.
} { $does } Die übrigen Karten der Reihe werden teurer.
am-then-craft = Das kostet nichts, und keine Karte wird umgedreht. { $does }
am-does = { $craft ->
    [peasant] Du setzt einen Würfel auf ein Feld und nimmst dessen Ware.
    [merchant] Du nimmst ein Kamel.
    [engineer] Du setzt einen Würfel auf einen Kanal und bekommst Prestigepunkte.
    [priest] Du setzt einen Würfel in einen Tempel.
   *[courtier] Du bekommst einen Prestigepunkt und rückst im Palast vor.
}
am-then-noble = Du zahlst 2 Talente und rückst im Palast 2 Felder vor.
am-then-pass = In dieser Runde tust du nichts mehr. Sooft du an der Reihe wärst, bekommst du ein Talent, solange noch jemand spielt.
am-then-sale = Der Weg kostet { am-camels-of }. Du verkaufst 1 oder 2 Waren für je { $points } Prestigepunkte und setzt dann einen Würfel ohne Punkte auf einen Kanal.
am-then-court-city = Der Weg kostet { am-camels-of }. Die Stadt verlangt { $goods } und gibt eine dieser Karten: { $cards }.
am-then-plant-city = Der Weg kostet { am-camels-of }. Die Stadt verlangt { $goods } und gibt eine Pflanze der Qualität { $quality }. Du könntest { $squares } bepflanzen.
am-camels-of = { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
}
am-then-field = Dein Würfel kommt auf Feld { $field }; du nimmst { $good }.
am-then-last-field = Dein Würfel füllt die Reihe; du nimmst { $good }. Wer dort die meisten Würfel hat, bekommt einen Gärtner, und die Reihe wird geleert.
am-then-canal-begun = Der Kanal braucht noch einen Würfel, bevor Wasser fließt.
am-then-canal-done = Durch diesen Kanal fließt Wasser.
am-then-canal-waters = Durch diesen Kanal fließt Wasser und erreicht { $squares }.
am-then-temple = Die Würfel dort rücken einen Platz weiter.
am-then-temple-out = Die Würfel dort rücken einen Platz weiter, und { $out } fällt heraus.
am-then-temple-clear = Alle Würfel dort gehen zurück.
am-then-lead = Dein Würfel kommt hinein und schiebt die anderen weiter; ein grauer Würfel kommt zu { $others }.
am-then-lead-out = Dein Würfel kommt hinein und schiebt die anderen weiter; ein grauer Würfel kommt zu { $others }. Heraus fällt: { $gone }.
am-then-out-of = { $out } bei { am-temple }
am-then-pay = Du zahlst { $good } und behältst { $left }.
am-then-sell = Die Waren gehen in den Vorrat; dann setzt du einen Würfel auf einen Kanal.
am-then-banker = Bankier { $level }: { $level ->
    [one] 1 Talent
    [2] 2 Talente
   *[other] 2 Talente und 2 Prestigepunkte
} zu Beginn jeder Runde.
am-then-caravaneer = Karawanenführer { $level }: { $steps ->
    [one] 1 Schritt frei
   *[other] { $steps } Schritte frei
}, sooft du die Karawane bewegst. { $more ->
    [token] Dazu nimmst du die Ware, die auf der Karte liegt.
    [store] Dazu darfst du am Rundenende bis zu 4 Waren behalten.
    [both] Dazu nimmst du die Ware, die auf der Karte liegt, und darfst am Rundenende bis zu 4 Waren behalten.
   *[nothing] {""}
}
am-then-palace = Prestigepunkte, einmalig.
am-then-gardener = Ein Gärtner ersetzt beim Pflanzen eine Stufe Qualität.
am-then-plant = { $gardeners ->
    [0] Du nimmst das Gartenplättchen.
    [one] Du setzt einen Gärtner ein und nimmst das Gartenplättchen.
   *[other] Du setzt { $gardeners } Gärtner ein und nimmst das Gartenplättchen.
} Wer ringsum Kanäle gegraben hat, wird belohnt.
am-then-plant-grey = { am-then-plant } Graue Würfel schließen die freien Kanäle zu bepflanzten Nachbarn.
am-then-token = Du nimmst { $good }; die Ware liegt auf der Karte.
am-then-take = Das kommt aus dem Vorrat.
am-then-swap = { $give } geht in den Vorrat, { $get } kommt zu dir.
am-then-keep = Alles bleibt, wie es ist.
am-then-discard = Die Ware geht in den Vorrat.
am-ability-does = { $ability ->
    [first] Du wirst sofort Startspieler und beginnst die Aktionen dieser Runde.
    [procession] Du führst die Prozession dieser Runde an.
    [craft] Einmal in dieser Runde darfst du statt einer Karte ein beliebiges Gewerbe nutzen, kostenlos.
   *[lesser] Du rückst sofort ein Feld vor und nimmst ein Talent.
}

## Warum etwas nicht geht

am-no-question = Danach wird gerade nicht gefragt.
am-no-row = So eine Reihe mit Gewerbe-Karten gibt es nicht.
am-no-open-card = In dieser Reihe liegt keine solche Karte offen.
am-no-talents = Du hast nicht genug Talente.
am-no-palace = Die Erweiterung ist nicht im Spiel.
am-no-craft-ability = Du hast die Fähigkeit Gewerbe nicht, oder sie ist verbraucht.
am-no-caravan-there = Die Karawane ist schon dort.
am-no-camels = Du hast nicht genug Kamele.
am-no-pay = Du kannst nicht zahlen, was die Stadt verlangt.
am-no-court-card = Von den Karten dieser Stadt ist für dich keine mehr da.
am-no-plantable = Es gibt keinen bewässerten Garten mehr, für den diese Pflanze reicht.
am-no-side-full = Dort sind alle Wassersymbole bedeckt.
am-no-water = Dorthin führt vom Fluss noch kein fertiger Kanal.
am-no-owned = Diese Ware hast du nicht.
am-no-due = Das wird nicht verlangt.
am-no-rest = Dann könntest du den Rest nicht zahlen.
am-no-offered = Das bietet die Stadt nicht an.
am-no-stock = Davon ist nichts mehr da.
am-no-tile = Dort liegt kein Gartenplättchen.
am-no-dry = Dort fließt noch kein Wasser.
am-no-quality = Diese Stufe verlangt eine bessere Pflanze oder mehr Gärtner.
am-no-token = Auf keinem Karawanenführer liegt diese Ware.
am-no-swap = Getauscht wird gegen eine andere Sorte, und nicht gegen Wein.
am-no-picked = Diese Fähigkeit ist vergeben.

## Verlauf

am-log-round = Runde { $round }
am-log-first = { $why ->
    [lot] Das Los bestimmt den Startspieler: { $seat }.
    [round-end] { $seat } wird Startspieler.
    [ability] { $seat } ist in dieser Runde Startspieler.
   *[not-picked] Niemand wollte Startspieler sein: { $seat } ist der Nächste.
}
am-log-palace = Die Palast-Phase beginnt.
am-log-picked = { $seat } nimmt die Fähigkeit { $ability }.
am-log-procession-falls = Niemand hat die Prozession gewählt: { $seat } führt sie an.
am-log-recruited = { $seat } rekrutiert { $craft } aus Reihe { $row }, { $price ->
    [0] kostenlos
    [one] für 1 Talent
   *[other] für { $price } Talente
}.
am-log-craft-used = { $seat } nutzt die Fähigkeit Gewerbe für { $craft }.
am-log-noble = { $seat } rekrutiert für { $price } Talente einen Adligen.
am-log-caravan = { $seat } führt die Karawane von { $from } nach { $to }, für { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
}.
am-log-passed = { $seat } passt.
am-log-field = { $seat } setzt einen Würfel auf Feld { $field } in Reihe { $row }.
am-log-row-most = { $row } ist voll: { $seat } hat dort die meisten Würfel, und die Reihe wird geleert.
am-log-row-tied = { $row } ist voll: Es steht unentschieden, und die Reihe wird geleert.
am-log-canal = { $seat } gräbt zwischen { $side }{ $full ->
    [yes] : Das Wasser fließt.
   *[no] .
}
am-log-irrigated = Das Wasser erreicht { $square }.
am-log-filled = { $count ->
    [one] Ein grauer Würfel kommt
   *[other] { $count } graue Würfel kommen
} zwischen { $side }: Beide Gärten sind bepflanzt.
am-log-priest = { $seat } setzt einen Würfel in den Tempel { am-temple-gen }.
am-log-priest-out = { $seat } setzt einen Würfel in den Tempel { am-temple-gen }; { $out } fällt heraus.
am-log-grey = Prozession: { $seat } führt einen grauen Würfel in den Tempel { am-temple-gen }.
am-log-grey-out = Prozession: { $seat } führt einen grauen Würfel in den Tempel { am-temple-gen }; { $out } fällt heraus.
am-log-cleared = Prozession: { $seat } leert den Tempel { am-temple-gen }.
am-log-paid = { $seat } zahlt { $good }.
am-log-paid-wine = { $seat } zahlt { $good } statt { $due }.
am-log-sold = { $seat } verkauft { $goods }.
am-log-planted = { $seat } bepflanzt { $square }{ $gardeners ->
    [0] .
    [one] {" "}mit einem Gärtner.
   *[other] {" "}mit { $gardeners } Gärtnern.
}
am-log-turned = Die Pflanzen-Karte in { $city } wird umgedreht.
am-log-swapped = { $seat } tauscht { $give } gegen { $get } (Zweiter im Tempel des Tammuz).
am-log-not-swapped = { $seat } tauscht nichts.
am-log-discarded = { $seat } hat zu viele Waren und gibt { $good } ab.
am-log-advanced = { $seat } rückt auf Palastfeld { $space } vor ({ $why }).
am-log-on-top = { $seat } liegt auf Palastfeld { $space } jetzt oben ({ $why }).
am-log-got = { $seat }: { $gain } ({ $why }).
am-log-missed = { $seat } geht leer aus: { $gain } ist nicht mehr da ({ $why }).
am-log-over = { $count ->
    [one] { $who } gewinnt das Spiel!
   *[other] { $who } teilen sich den Sieg!
}

## composed aus dem, was die Regeln zählen, und wie eine Partie endet

am-score-tiles = Gartenplättchen
am-score-engineers = Ingenieure
am-score-irrigation = Bewässerung
am-score-palaces = Palastkarten
am-score-marduk = Marduk
am-score-sales = Verkäufe
am-score-bankers = Bankiers
am-score-courtiers = Höflinge
am-score-favour = Gunst der Amyitis
am-score-resources = Übrige Waren
am-score-total = Prestigepunkte
am-end-gardens = Die Gärten sind bepflanzt. Die meisten Prestigepunkte gewinnen; bei Gleichstand teilt ihr den Sieg.
am-end-guard = Nach Runde 25 ist in jedem Fall Schluss. Die meisten Prestigepunkte gewinnen; bei Gleichstand teilt ihr den Sieg.
