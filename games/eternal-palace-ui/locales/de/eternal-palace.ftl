### Eternal Palace: was während des Spiels gesagt wird.

game-name = Eternal Palace
game-tagline = Würfel im Garten des Kaisers, und ein Bild, das wächst
game-summary = Der Kaiser hat die besten Maler in seinen Garten gerufen. Würfelt, teilt eure Würfel heimlich auf und schickt sie an Orte, deren Zahl sie ergeben. Wer an einem Ort ans Ziel kommt, malt eine neue Bildebene. Für zwei bis fünf Personen oder allein gegen den Meister; etwa 75 Minuten.
automa-name = Der Meister

## Orte, Güter, Karten

ep-nothing = nichts
ep-both = { $one } { $two }
ep-place = { $place ->
    [fish-market] Fischmarkt
    [academy] Akademie der Weisheit
    [pavilion] Frühlingspavillon
    [forest] Wald des Überflusses
    [serenity] Brücke der Gelassenheit
    [quarry] Steinbruch
    [temple] Tempel der Weisheit
    [kiln] Drachenofen
    [mine] Porzellanerde-Mine
    [ox] Nobler Ochse
    [forge] Bronzeschmiede
    [market] Palastmarkt
    [bridge] Ewige Brücke
    [labyrinth] Labyrinth
    [river] Flussmarkt
   *[scrolls] Imperiale Schriftrollen
}
ep-layer = { $layer ->
    [fish-market] Bildebene 1, Fischmarkt
    [academy] Bildebene 2, Akademie
    [pavilion] Bildebene 3, Pavillon
    [forest] Bildebene 4, Wald
    [serenity] Bildebene 5, Brücke der Gelassenheit
    [quarry] Bildebene 6, Steinbruch
    [temple] Bildebene 7, Tempel
    [kiln] Bildebene 8, Drachenofen
    [mine] Bildebene 9, Wiese an der Mine
    [ox] Bildebene 10, Ochse
    [forge] Bildebene 11, Schmiede
    [market] Bildebene 12, Palastmarkt
    [bridge] Bildebene der Ewigen Brücke
   *[outside] Bildebene X
}
ep-feature = { $feature ->
    [tower] Turm
    [golden-lion] Goldener Löwe
    [moon] Mond
    [pair-of-cranes] Kranichpaar
    [dragon-kite] Drache aus Papier
    [paper-lanterns] Lampions
    [peach-tree] Pfirsichbaum
    [koi] Koi
    [sampan] Sampan
   *[panda] Panda
}
ep-resource = { $resource ->
    [wood] Holz
    [stone] Stein
    [kaolin] Porzellanerde
   *[bronze] Bronze
}
ep-resources = { $count } { ep-resource }
ep-fish = { $count ->
    [one] 1 Fisch
   *[other] { $count } Fische
}
ep-fishes = { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
}
ep-wisdom = { $count } Weisheit
ep-tokens = { $count ->
    [one] 1 Privileg
   *[other] { $count } Privilegien
}
ep-dice = { $dice }
ep-item = { $item ->
    [fish] Fisch
    [wisdom] Weisheit
    [wood] 1 Holz
    [stone] 1 Stein
    [kaolin] 1 Porzellanerde
    [bronze] 1 Bronze
    [privilege] Privilegien
    [palace] 1 Feld auf der Palast-Fortschrittsleiste
    [set] 2 Weisheit, 1 Rohstoff und 2 Fische
    [step] 1 Feld bei einem Vorkommen für 1 Rohstoff
   *[adviser] einen Berater, kostenlos
}
ep-adviser = { $kind ->
    [1] Philosoph
    [2] Wohltäterin
    [3] Fischereiherr
    [4] Gutsherrin
    [5] Kämmerer
    [6] Landvermesser
    [7] Fischhändlerin
    [8] Antiquar
    [9] Buchhändler
    [10] Fuhrfrau
    [11] Sammler
    [12] Tauschhändlerin
    [13] Lehrerin
    [14] Gastgeber
    [15] Festgeberin
    [16] Gesandte
    [17] Botschafter
    [18] Geschenkbote
    [19] Zimmermann
    [20] Steinmetzin
    [21] Töpfer
    [22] Bronzegießerin
    [23] Dichter
    [24] Tanzmeisterin
    [25] Herold
    [26] Siegelschneider
    [27] Bittstellerin
   *[28] Brückenwärter
}
ep-adviser-does = { $kind ->
    [1] Nimm 4 Weisheit.
    [2] Nimm 1 Fisch, 1 Weisheit und 1 Rohstoff deiner Wahl.
    [3] Nimm 4 Fische.
    [4] Nimm 2 Rohstoffe deiner Wahl.
    [5] Rücke 1 Feld auf der Palast-Fortschrittsleiste vor.
    [6] Rücke deinen Marker bei einem Vorkommen deiner Wahl 1 Feld vor.
    [7] Zahle 1 Weisheit, nimm 2 Fische.
    [8] Zahle 1 Weisheit, nimm 1 Rohstoff deiner Wahl.
    [9] Zahle 1 Fisch, nimm 1 Weisheit.
    [10] Zahle 2 Fische, nimm 1 Rohstoff deiner Wahl.
    [11] Zahle 1 Rohstoff, nimm 1 Weisheit.
    [12] Zahle 1 Rohstoff, nimm einen anderen.
    [13] Gib jemandem 1 Weisheit, nimm 1 Fisch und 1 Rohstoff deiner Wahl.
    [14] Gib jemandem 1 Fisch, nimm 2 Weisheit.
    [15] Gib jemandem 3 Fische, nimm 2 Rohstoffe deiner Wahl.
    [16] Gib jemandem 1 Rohstoff, nimm 3 Weisheit.
    [17] Gib jemandem 1 Rohstoff, nimm 3 Weisheit und einen anderen Rohstoff.
    [18] Gib jemandem 3 Rohstoffe, rücke 1 Feld auf der Palast-Fortschrittsleiste vor.
    [19] Sooft du ein Vorkommen besuchst: 1 Holz.
    [20] Sooft du ein Vorkommen besuchst: 1 Stein.
    [21] Sooft du ein Vorkommen besuchst: 1 Porzellanerde.
    [22] Sooft du ein Vorkommen besuchst: 1 Bronze.
    [23] Nach dem Wurf, wenn niemand weniger gewürfelt hat: 2 Weisheit.
    [24] Beim Aufdecken der Gruppen: 1 Fisch für eine Zweiergruppe, 1 Weisheit für eine Dreiergruppe oder 1 Palastfeld für vier und mehr Würfel.
    [25] Nimm 2 Privilegien.
    [26] Zahle 1 Rohstoff, nimm 1 Privileg.
    [27] Gib jemandem 1 Fisch und 1 Weisheit, nimm 1 Privileg.
   *[28] Sooft du die Ewige Brücke besuchst: 1 Privileg.
}
ep-demand = { $card ->
    [D01] Je Marker darfst du 2 gleiche Rohstoffe für 1 Feld bei ihrem Vorkommen zahlen. Sonst 1 Fisch.
    [D02] Je Marker darfst du 3 Berater ziehen und einen kostenlos ernennen. Sonst 1 Fisch.
    [D03] Je Marker 1 Palastfeld. Sonst 1 Weisheit.
    [D04] Je Marker ein Rohstoff von jeder Sorte. Sonst 3 Fische.
    [D05] Je Marker 2 Rohstoffe nach Wahl. Sonst 1 Weisheit und 1 Fisch.
    [D06] Je Marker 2 verschiedene Rohstoffe. Sonst 1 Rohstoff.
    [D07] Je Marker 1 Rohstoff nach Wahl. Sonst 2 Rohstoffe.
    [D08] Je Marker 1 Fisch und 3 Weisheit. Sonst 2 Rohstoffe.
    [D09] Je Marker 3 Weisheit. Sonst 3 Rohstoffe.
    [D10] Je Marker 4 Fische. Sonst 3 Rohstoffe und 1 Weisheit.
    [D11] Je Marker 2 Weisheit. Sonst 1 Palastfeld zurück.
   *[D12] Je Marker 3 Fische. Sonst einer deiner Berater.
}
ep-court = { $space ->
    [S] Eingang
    [A1] Hof unten links
    [A2] Hof unten rechts
    [B1] Hof links
    [B2] Hof am Eingang
    [B3] Hof rechts
    [C1] Hof oben links
    [C2] Hof vor dem Zentrum
    [C3] Hof oben rechts
    [X] Zentrum
   *[other] Hof { $space }
}
ep-field-name = { $field ->
    [1] Oberes Feld
    [2] Mittleres Feld
   *[3] Unteres Feld
}
ep-composition = { $card ->
    [K01] Stille Pfade
    [K02] Frühlingslehre
    [K03] Am Wasserlauf
    [K04] Festtag
    [K05] Weite Ferne
    [K06] Feuer und Stein
    [K07] Markttag
    [K08] Morgennebel
    [K09] Grüne Hügel
    [K10] Hohes Handwerk
    [K11] Abendlicht
   *[K12] Mondnacht
}
ep-thing = { $thing ->
    [palace] Palast-Fortschrittsleiste
    [row] Reihenfolge
    [dice] Würfel
    [pile] Beraterstapel
    [painting] Bild
    [goods] Güter
    [master-card] Meisterkarte
    [strategy] Strategie des Meisters
   *[demand] Nachfragekarte
}
ep-about = { $thing ->
    [palace] Wer am Ende am weitesten ist, bekommt 3 kaiserliche Siegel; der Zweite 1, wenn er mindestens halb so weit ist. Bei gleich vielen Würfeln bekommt den nächsten, wer hier weiter ist.
    [row] Wer am wenigsten gewürfelt hat, setzt zuerst ein. Wer später kommt, zahlt öfter für das Gedränge.
    [dice] 1 Weisheit ändert einen Würfel um eins, 2 Weisheit machen aus einer 6 eine 1 oder umgekehrt. Jede Gruppe muss zusammen die Zahl ihres Ortes ergeben.
    [pile] Von hier wird am Fischmarkt gezogen, und von hier kommen neue offene Berater.
    [painting] Jede Bildebene und jede Blickfangebene zählt 1 Punkt. Wer zuerst acht Bildebenen hat, bekommt den Vollendungspreis, und die Runde ist die letzte.
    [goods] Fische zahlen für das Gedränge, Weisheit ändert Würfel, Rohstoffe zahlen Monumente und Berater.
    [master-card] Sie teilt die Würfel des Meisters auf. Er spielt die oberste Gruppe, die einer von deinen entspricht, sonst die oberste.
   *[strategy] Kann oder will der Meister nicht an den Ort seiner Zahl, nimmt er den ersten möglichen Eintrag von oben.
}
ep-about-cost = Kostet dich jetzt { $cost }.
ep-about-missing = Dir fehlen noch: { $layers }.
ep-about-taken = { $master ->
    [yes] Der Meister hat sie schon.
   *[no] { $who } hat sie schon.
}

## Woher etwas kommt

ep-from-place = { $place }
ep-from-crowd = Gedränge: { $place }
ep-from-dice = Würfel ändern
ep-from-adviser = { $adviser }
ep-from-demand = Nachfragekarte
ep-from-composition = Komposition „{ ep-composition }“

## Was gerade geschieht

ep-now = Runde { $round }, { $phase }: Warten auf { $who }.
ep-now-you = Runde { $round }, { $phase }: Du bist dran.
ep-now-chance = Gleich geht es weiter: { $phase }.
ep-now-over = Die Partie ist zu Ende.
ep-phase-set-up = Aufbau
ep-phase-roll = Wurf
ep-phase-plan = Plan
ep-phase-play = Spiel
ep-phase-wrap-up = Abschluss

## Fragen

ep-ask-plan = Wie teilst du deine Würfel { $dice } auf? Jede Gruppe geht an einen Ort.
ep-ask-artisan = Welche Belohnung nimmst du? { $adviser } wirkt für eine deiner Gruppen.
ep-ask-turn = Welche Gruppe setzt du ein, und wo?
ep-ask-end = Nutzt du noch einen Berater, bevor dein Zug endet?
ep-ask-fish-market = Ernennst du einen dieser Berater?
ep-ask-put-back = Welche Karte legst du oben auf den Stapel zurück? Nur du kennst sie dann.
ep-ask-academy = Welchen Berater ernennst du, und womit zahlst du?
ep-ask-free-adviser = Welchen Berater nimmst du? Er kostet nichts ({ $source }).
ep-ask-take = Welchen Rohstoff nimmst du? { $left ->
    [one] Einen
   *[other] Noch { $left }
} ({ $source }).
ep-ask-pay = Welchen Rohstoff zahlst du? { $left ->
    [one] Einen
   *[other] Noch { $left }
} ({ $source }).
ep-ask-scrolls = Was nimmst du von den Imperialen Schriftrollen?
ep-ask-market = Was nimmst du auf dem Palastmarkt? Noch { $left ->
    [one] eine Belohnung
   *[other] { $left } Belohnungen
}, alle verschieden.
ep-ask-step = Bei welchem Vorkommen rückt dein Marker 1 Feld vor? ({ $source })
ep-ask-paid-step = Zahlst du { $price ->
    [one] 1 Rohstoff
   *[other] { $price } gleiche Rohstoffe
} für 1 Feld bei seinem Vorkommen? ({ $source })
ep-ask-rival = Wem gibst du etwas? { $adviser }: { $does }
ep-ask-give = Welchen Rohstoff gibst du? { $adviser }, { $left ->
    [one] einen.
   *[other] noch { $left }.
}
ep-ask-feature = Welche Blickfangebene malst du in dein Bild? Du bist hier zuerst fertig: { $place }.
ep-ask-bid = Bietest du ein Privileg, um in der Reihenfolge an deinem Nachbarn vorbeizuziehen?
ep-ask-path = Welchen Weg nimmst du im Labyrinth?
ep-ask-field = Welches Feld der Nachfragekarte füllst du, und womit?
ep-ask-free-draw = Ziehst du drei Berater, um einen davon kostenlos zu ernennen?
ep-ask-free-appoint = Welchen der Berater ernennst du? Er kostet nichts.
ep-ask-discard = Welchen deiner Berater legst du ab?
ep-ask-claim = Welche Komposition nimmst du zuerst? Du hast mehrere vollendet.
ep-ask-alt-fish-market = Ernennst du einen der gezogenen Berater, oder zahlst du 1 Fisch für eine weitere Karte?
ep-ask-alt-academy = Ernennst du einen Berater für seine Rohstoffe, oder nimmst du die Weisheit aus dem Topf?
ep-ask-alt-temple = Wie viele Rohstoffe opferst du? Keiner bringt 1 Weisheit, einer 3, zwei bringen 6.
ep-ask-offering = Welchen Rohstoff opferst du? { $left ->
    [one] Einen.
   *[other] Noch { $left }.
}
ep-ask-alt-market = Was nimmst du auf dem Palastmarkt? Höchstens noch { $left ->
    [one] eine Belohnung
   *[other] { $left } Belohnungen
}, alle verschieden.

## Antworten

ep-act-group = { $count ->
    [one] Eine Gruppe: { $groups }
   *[other] { $count } Gruppen: { $groups }
}
ep-act-bid = Ein Privileg bieten
ep-act-place = { $group } einsetzen: { $place }
ep-act-place-turned = { $group } auf { $faces } ändern und einsetzen: { $place }
ep-act-appoint = { $adviser } für Rohstoffe ernennen
ep-act-appoint-goods = { $adviser } für { $place ->
    [academy] 2 Weisheit
   *[other] 3 Fische
} ernennen
ep-act-appoint-free = { $adviser } kostenlos ernennen
ep-act-more = 1 Fisch zahlen, noch eine Karte ziehen
ep-act-draw = Drei Berater ziehen
ep-act-back = { $adviser } zurücklegen
ep-act-pot = Den Topf nehmen
ep-act-take = { $item } nehmen
ep-act-pay = { $resource } zahlen
ep-act-offer = { $count ->
    [0] Nichts opfern
    [one] 1 Rohstoff opfern
   *[other] { $count } Rohstoffe opfern
}
ep-act-give = An { $seat } geben
ep-act-feature = { $feature } malen
ep-act-step = Am Ort { $place } vorrücken
ep-act-path = { $space ->
    [X] Ins Zentrum gehen
   *[other] Zum { ep-court } gehen
}
ep-act-field = { ep-field-name } mit { ep-resource } füllen
ep-act-claim = Komposition „{ ep-composition }“ nehmen
ep-act-discard = { $adviser } ablegen
ep-act-decline = Verzichten
ep-act-nobody = Niemanden ernennen
ep-act-no-bid = Nicht bieten
ep-act-use = { $adviser } nutzen
ep-act-end = Zug beenden

## Was eine Antwort bewirken würde

ep-then-and = { $then } Du bekommst { $gains }.
ep-then-gain = Du bekommst { $gains }.
ep-then-group = Deine Gruppen werden aufgedeckt, wenn alle fertig sind. Bis dahin kannst du sie ändern.
ep-then-bid = Bietet dein linker Nachbar nicht, tauscht ihr die Plätze. Das Privileg ist so oder so weg.
ep-then-no-bid = Du behältst dein Privileg.
ep-then-place = { $does }
ep-then-place-wisdom = Das Ändern der Würfel kostet { $wisdom } Weisheit. { $does }
ep-then-place-fish = Das Gedränge kostet { ep-fishes }. { $does }
ep-then-place-both = Das Ändern der Würfel kostet { $wisdom } Weisheit, das Gedränge { ep-fishes }. { $does }
ep-does = { $place ->
    [fish-market] Du ziehst drei Berater, darfst einen ernennen, und dein Marker rückt vor.
    [academy] Du ernennst einen offenen Berater, und dein Marker rückt vor.
    [pavilion] Du zahlst den Preis in Holz für Monument, Palastfeld und Bildebene.
    [serenity] Du zahlst den Preis in Stein für Monument, Palastfeld und Bildebene.
    [kiln] Du zahlst den Preis in Porzellanerde für Monument, Palastfeld und Bildebene.
    [ox] Du zahlst den Preis in Bronze für Monument, Palastfeld und Bildebene.
    [forest] Du nimmst Holz, und dein Marker rückt vor.
    [quarry] Du nimmst Stein, und dein Marker rückt vor.
    [mine] Du nimmst Porzellanerde, und dein Marker rückt vor.
    [forge] Du nimmst Bronze, und dein Marker rückt vor.
    [temple] Du nimmst 3 Weisheit; ein neues Paar bringt einen Marker.
    [market] Du nimmst verschiedene Belohnungen; eine neue Würfelzahl bringt einen Marker.
    [bridge] Du gehst so weit, wie der Würfel zeigt, und nimmst alles auf dem Weg.
    [labyrinth] Du zahlst für einen Weg und nimmst, was an seinem Ende liegt.
    [river] Du füllst ein Feld der Nachfragekarte, und dein Marker rückt vor.
   *[scrolls] Du nimmst 2 Fische oder 1 Weisheit, ab zwei Würfeln stattdessen auch einen Rohstoff.
}
ep-does-other = { $place ->
    [fish-market] Du ziehst einen Berater, weitere für Fisch, darfst einen ernennen, und dein Marker rückt vor.
    [academy] Du ernennst einen Berater für seine Rohstoffe oder nimmst den Topf, und dein Marker rückt vor.
    [temple] Du nimmst 1 Weisheit, für Rohstoffe 3 oder 6; ein neues Paar bringt einen Marker.
    [market] Du nimmst bis zu drei verschiedene Belohnungen; eine neue Würfelzahl bringt einen Marker.
   *[bridge] Du gehst so weit, wie der Würfel zeigt, und nimmst alles auf dem Weg.
}
ep-then-appoint = Du zahlst { $cost }. { $does }
ep-then-appoint-goods = Du zahlst { $place ->
    [academy] 2 Weisheit
   *[other] 3 Fische
} statt Rohstoffe. { $does }
ep-then-appoint-free = Du zahlst nichts. { $does }
ep-then-no-adviser = Du ernennst niemanden.
ep-then-more = Der Fisch ist weg; du siehst noch eine Karte.
ep-then-draw = Du siehst drei Karten, ernennst eine, die anderen werden abgelegt.
ep-then-back = Wer als Nächstes zieht, bekommt diese Karte. Die anderen gezogenen werden abgelegt.
ep-then-pot = Im Topf liegen { $wisdom } Weisheit.
ep-then-take = Du wählst als Nächstes aus.
ep-then-pay = Du zahlst { $resource } und behältst { $left }.
ep-then-offer = { $count ->
    [0] Du nimmst 1 Weisheit.
    [one] Du nimmst 3 Weisheit.
   *[other] Du nimmst 6 Weisheit.
}
ep-then-give = { $seat } bekommt die Güter.
ep-then-feature = Sie zählt 1 Punkt.
ep-then-step = Dein Marker rückt 1 Feld vor: { $place }.
ep-then-path = Der Weg kostet { ep-fishes }.
ep-then-field = Dein Marker kommt auf das Feld. Sind alle gefüllt, bringt jeder Marker die Belohnung, und wer keinen hat, zahlt.
ep-then-claim = Du nimmst die Belohnung; die Punkte zählen am Ende.
ep-then-discard = { $adviser } kommt auf den Ablagestapel.
ep-then-decline = Es geschieht nichts.
ep-then-use = { $does } Einmal je Runde.
ep-then-end = Danach ist der Nächste an der Reihe.
ep-then-palace = Palastfeld { $space }
ep-then-monument = das Monument ({ $place })
ep-then-advanced = Feld { $step } ({ $place })

## Warum etwas nicht geht

ep-no-question = Danach wird gerade nicht gefragt.
ep-no-these-dice = Jeder Würfel gehört in genau eine Gruppe.
ep-no-token = Du hast kein Privileg zum Bieten.
ep-no-group = So eine Gruppe hast du nicht mehr.
ep-no-in-play = Dieser Ort ist nicht im Spiel.
ep-no-dice-number = Mit so vielen Würfeln kommst du dort nicht hinein.
ep-no-other-dice = Die Gruppe hat eine andere Zahl von Würfeln.
ep-no-sum = Die Würfel müssen zusammen die Zahl des Ortes ergeben.
ep-no-cheapest = Für diesen Ort lassen sich die Würfel billiger ändern.
ep-no-wisdom = Um die Würfel so zu ändern, fehlt dir Weisheit.
ep-no-fish = Für das Gedränge dort hast du zu wenig Fische.
ep-no-price = Du kannst den Preis dieses Ortes nicht zahlen.
ep-no-payable-adviser = Du kannst keinen der Berater bezahlen.
ep-no-centre = Du stehst im Zentrum des Labyrinths; von dort führt kein Weg weiter.
ep-no-adviser = So einen Berater gibt es hier nicht.
ep-no-payable = So kannst du diesen Berater nicht bezahlen.
ep-no-other-payment = So wird dieser Berater hier nicht bezahlt.
ep-no-card = Es ist keine Karte mehr zu ziehen.
ep-no-pot = Der Topf ist leer.
ep-no-offer = Das gibt es hier nicht.
ep-no-twice = Das hast du bei diesem Besuch schon genommen.
ep-no-same-resource = Es muss ein anderer Rohstoff sein als der gezahlte.
ep-no-hand = Das hast du nicht.
ep-no-rival = Dir selbst kannst du nichts geben.
ep-no-player = Dort sitzt niemand.
ep-no-feature = Diese Blickfangebene ist schon in einem Bild.
ep-no-finished = Diese Leiste hast du schon geschafft.
ep-no-deposit = Das ist kein Vorkommen.
ep-no-path = Von hier führt kein Weg dorthin.
ep-no-field = Dieses Feld ist nicht frei.
ep-no-other-resource = Dieses Feld nimmt einen anderen Rohstoff.
ep-no-claim = Diese Komposition hast du nicht vollendet.
ep-no-must-take = Darauf kannst du nicht verzichten.
ep-no-not-now = Gerade lassen sich keine Berater nutzen.
ep-no-used = Diesen Berater hast du in dieser Runde schon genutzt.
ep-no-left-side = Du kannst nicht zahlen, was dieser Berater verlangt.
ep-no-by-itself = Dieser Berater wirkt von selbst.
ep-no-must-place = Du musst noch eine Gruppe einsetzen.
ep-no-fewer = Wähle noch etwas dazu.

## Verlauf

ep-log-round = Runde { $round }
ep-log-rolled = { $seat } würfelt { $dice } = { $sum }.
ep-log-row = Reihenfolge: { $who }.
ep-total = { $seat } ({ $total })
ep-log-groups = Die Gruppen werden aufgedeckt.
ep-log-bid = { $seat } bietet ein Privileg.
ep-log-no-bid = { $seat } bietet nicht.
ep-log-swapped = Neue Reihenfolge: { $who }.
ep-log-swapped-in-vain = Neue Reihenfolge: { $who }. Vergeblich: { $vain }.
ep-log-placed = { $seat } setzt { $faces } ein: { $place }.
ep-log-placed-wisdom = { $seat } ändert { $group } für { $wisdom } Weisheit auf { $faces }: { $place }.
ep-log-placed-fish = { $seat } setzt { $faces } ein: { $place }; das Gedränge kostet { ep-fishes }.
ep-log-placed-both = { $seat } ändert { $group } für { $wisdom } Weisheit auf { $faces }: { $place }; das Gedränge kostet { ep-fishes }.
ep-log-placed-number = { $seat } zahlt { $wisdom } Weisheit für eine andere Zahl und setzt { $faces } ein: { $place }.
ep-log-placed-number-fish = { $seat } zahlt { $wisdom } Weisheit für eine andere Zahl und setzt { $faces } ein: { $place }; das Gedränge kostet { ep-fishes }.
ep-log-only-answer = { $seat } hat hier nur eine Möglichkeit; sie wird genommen.
ep-log-gained = { $seat }: { $goods } ({ $source }).
ep-log-paid = { $seat } zahlt { $goods } ({ $source }).
ep-log-given = { $seat } gibt { $goods } weiter an { $to } ({ $adviser }).
ep-log-drawn = { $seat } zieht { $count ->
    [one] einen Berater
   *[other] { $count } Berater
}.
ep-log-shuffled = Die abgelegten Berater werden zu einem neuen Stapel gemischt.
ep-log-appointed = { $seat } ernennt { $payment ->
    [resources] für Rohstoffe
    [goods] für Güter
   *[free] kostenlos
}: { $adviser }. { $does }
ep-log-put-back = { $seat } legt eine Karte auf den Stapel zurück.
ep-log-discarded = { $seat } legt ab: { $adviser }.
ep-log-discarded-none = Abgelegt: { $adviser }.
ep-log-used = { $seat } nutzt { $adviser }. { $does }
ep-log-advanced = { $seat } rückt auf Feld { $step } vor: { $place }.
ep-log-moved = { $seat } geht im Labyrinth weiter: { ep-court }.
ep-log-marked-temple = { $seat } setzt im Tempel einen Marker auf { $field ->
    [1] 1 und 6
    [2] 2 und 5
   *[3] 3 und 4
}.
ep-log-marked-market = { $seat } setzt auf dem Palastmarkt einen Marker auf { $field ->
    [1] zwei Würfel
    [2] drei Würfel
   *[3] vier und mehr Würfel
}.
ep-log-palace = { $seat } steht auf Palastfeld { $space } ({ $source }).
ep-log-monument = { $seat } nimmt das Monument ({ $place }).
ep-log-monument-from = { $seat } nimmt das Monument ({ $place }), bisher bei { $from }.
ep-log-price = Ein Besuch kostet von nun an { $price } ({ $place }).
ep-log-layer = { $seat } malt { $layer }.
ep-log-feature = { $seat } ist hier zuerst fertig und malt eine Blickfangebene, { $feature } ({ $place }).
ep-log-feature-left = { $seat } malt für den übrigen Marker eine Blickfangebene, { $feature } ({ $place }).
ep-log-offered = Komposition „{ ep-composition }“ liegt aus.
ep-log-claimed = { $seat } vollendet die Komposition „{ ep-composition }“.
ep-log-demand = Neue Nachfragekarte: { $demand }
ep-log-field = { $seat } füllt ein Feld der Nachfragekarte mit { ep-resource }: { ep-field-name }.
ep-log-field-free = { $seat } füllt ein Feld der Nachfragekarte: { ep-field-name }.
ep-log-demand-met = Die Nachfragekarte ist erfüllt: { $who }.
ep-markers = { $seat } mit { $count ->
    [one] 1 Marker
   *[other] { $count } Markern
}
ep-log-declined = { $seat } verzichtet ({ $source }).
ep-log-pot = Im Topf der Akademie liegen { $wisdom } Weisheit.
ep-log-item = { $seat } nimmt { $item }.
ep-log-master-card = Eine Meisterkarte teilt die Würfel des Meisters auf.
ep-log-master-split = Seine Gruppe liegt über 12: Die { $face } steht allein.
ep-log-master = { $chosen } { $goes }
ep-master-matches = Der Meister: Seine { $total } entspricht deiner { $total }.
ep-master-topmost = Der Meister: Keine seiner Gruppen entspricht einer von dir, also nimmt er die oberste, { $total }.
ep-master-free = { $place } ist frei und hilft ihm.
ep-master-fish = { $place } hilft ihm, und er zahlt { ep-fishes } für das Gedränge.
ep-master-wisdom = { $wisdom ->
    [0] { $place } ist frei und hilft ihm.
   *[other] Für { $wisdom } Weisheit erreicht er { $place }: frei, und es hilft ihm.
}
ep-master-bridge = Mit einem einzelnen Würfel geht er dorthin: { $place }{ $fish ->
    [0] .
   *[other] , und zahlt { ep-fishes } für das Gedränge.
}
ep-master-outside = Mit einem einzelnen Würfel geht er dorthin: { $place }{ $fish ->
    [0] .
   *[other] , und zahlt { ep-fishes } für das Gedränge.
}
ep-master-monument = Von den Monumenten ist dieses für ihn am billigsten: { $place } ({ $wisdom } Weisheit, { ep-fishes }).
ep-master-fallback = Nichts aus seiner Strategie ist möglich: { $place }.
ep-log-master-turned = Der Meister ändert seinen Würfel für { $wisdom } Weisheit von { $from } auf { $to }.
ep-log-master-pot = Der Meister würfelt eine { $face } um den Topf.
ep-log-master-token = Der Meister nimmt den übrigen Blickfangmarker ({ $place }).
ep-log-master-changes = Der Meister tauscht { ep-fishes } und { $wisdom } Weisheit in { $spaces } Palastfelder.
ep-log-die = { $seat } bekommt einen Würfel aus dem Palast und hat jetzt { $held }.
ep-log-completed = { $seat } hat acht Bildebenen und nimmt den Vollendungspreis. Diese Runde ist die letzte.
ep-log-sequence = { $seat } bekommt den Sequenzpreis: { $length } in Folge bis { $highest }.
ep-log-no-sequence = Niemand bekommt den Sequenzpreis.
ep-log-seals = Kaiserliche Siegel: { $who }.
ep-seals = { $seat } { $count }
ep-log-master-wins = Der Meister gewinnt.
ep-log-over = { $count ->
    [one] { $who } gewinnt die Partie!
   *[other] { $who } teilen sich den Sieg!
}
ep-whisper-drew = Du hast gezogen: { $adviser }. { $does }
ep-whisper-put-back = Du hast oben auf den Stapel gelegt: { $adviser }.
ep-moment-groups = { $who }: { $groups }
ep-moment-visit = { $who } besucht diesen Ort: { $place }.
ep-moment-master = Der Meister spielt: { $place }.
ep-moment-lost = { $seat } verliert das Monument ({ $place }).
ep-moment-last = Letzte Runde!
ep-moment-round = Die Runde ist vorbei.
ep-moment-next = Runde { $round } beginnt.
ep-moment-seals = { $count ->
    [one] { $seat } bekommt 1 kaiserliches Siegel.
   *[other] { $seat } bekommt { $count } kaiserliche Siegel.
}
ep-progress = { $layers ->
    [one] noch 1 Bildebene bis zur letzten Runde
   *[other] noch { $layers } Bildebenen bis zur letzten Runde
}
ep-progress-last = Letzte Runde: { $who } hat acht Bildebenen
ep-plan-trays = Würfel aufteilen: Jede Schale ist eine Gruppe.
ep-plan-tray = Schale { $number }
ep-plan-die = Würfel mit { $face }
ep-plan-goods = Wähle { $count } Güter.
ep-plan-all = Deine Wahl

## composed aus dem, was die Regeln zählen, und wie eine Partie endet

ep-score-points = Punkte
ep-score-highest-layer = Höchste Bildebene, bei Gleichstand
ep-score-layers = Bildebenen
ep-score-features = Blickfangebenen
ep-score-monuments = Monumente
ep-score-prizes = Preise
ep-score-seals = Kaiserliche Siegel
ep-score-compositions = Kompositionen
ep-score-extra = Felder jenseits von 8 (5)
ep-end-painting = Ein Bild ist vollendet. Die meisten Punkte gewinnen; bei Gleichstand entscheidet die höchste Bildebene.
ep-end-rounds = Die letzte Runde, die die Regeln erlauben, ist vorbei. Die meisten Punkte gewinnen; bei Gleichstand entscheidet die höchste Bildebene.
ep-end-won = Du hast den Meister geschlagen!
ep-end-lost = Der Meister hat das schönere Bild. Bei Gleichstand gewinnt er.
