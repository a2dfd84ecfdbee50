### Der Palast von Eschnapur: was während des Spiels gesagt wird.

game-name = Der Palast von Eschnapur
game-tagline = Gold für die Beamten, Steine für den Palast
game-summary = Baut gemeinsam am Palast des Maharadschas, jeder zum eigenen Ruhm. Fünf hohe Beamte lassen sich mit verdeckten Goldkarten gewogen stimmen, doch gleiche Gebote heben sich auf. Wer hoch baut und zur rechten Zeit dabei ist, bekommt Lohn und Siegpunkte. Für zwei bis vier Personen, etwa 60 Minuten.

## Teile, Beamte, Karten

es-part = Palastteil { $part }
es-gold = Goldkarte { $value }
es-gold-short = { $value }
es-none = nichts
es-official = { $official ->
    [blockade] Blockade
    [stop] Baustopp
    [stones] Bausteine
    [order] Reihenfolge
   *[move] Versetzen
}
es-official-head = { $official ->
    [blockade] Blockade
    [stop] Baustopp
    [stones] Bausteine
    [order] Reihenfolge
   *[move] Versetzen
}
es-official-short = { $official ->
    [blockade] Block.
    [stop] Stopp
    [stones] Steine
    [order] Folge
   *[move] Vers.
}
es-official-acc = { $official ->
    [blockade] die Gunst des ersten Beamten (Blockade)
    [stop] die Gunst des zweiten Beamten (Baustopp)
    [stones] die Gunst des dritten Beamten (Bausteine)
    [order] die Gunst des vierten Beamten (Reihenfolge)
   *[move] die Gunst des fünften Beamten (Versetzen)
}
es-official-at = { $official ->
    [blockade] bei Blockade
    [stop] bei Baustopp
    [stones] bei Bausteine
    [order] bei Reihenfolge
   *[move] bei Versetzen
}
es-privilege = { $privilege ->
    [choose-order] Spielreihenfolgemarker wählen
    [win-ties] Gleichstand gewinnen
    [free-sites] Freie Bauplatzwahl
    [gold5] Goldkarten Summe 5
    [refuse-blockade] Blockademarker ablehnen
    [ban-last] Verbot des letzten Steins
    [gold3-stones2] Goldkarten Summe 3 und 2 Bausteine
    [ignore-stop] Baustopp ignorieren
    [stones3] Drei Bausteine
   *[hand-play] Karten aus der Hand spielen
}
es-privilege-quoted = „{ es-privilege }“
es-privilege-does = { $privilege ->
    [choose-order] Du nimmst dir vor allen anderen einen Spielreihenfolgemarker; der Gewinner verteilt nur noch den Rest.
    [win-ties] In dieser Runde entscheidest du jeden Gleichstand um die höchste Karte für dich und bekommst bei den Bausteinen immer die volle Anzahl.
    [free-sites] In diesem Zug baust du in beliebig vielen Palastteilen, nur nicht im gestoppten.
    [gold5] Du nimmst sofort Gold im Wert von 5 aus der Bank.
    [refuse-blockade] Der Blockademarker kommt neben den Palast, deine Karte gilt wieder. Den Baustein behältst du.
    [ban-last] Du bestimmst einen letzten Stein, der nicht versetzt werden darf.
    [gold3-stones2] Du nimmst sofort Gold im Wert von 3 aus der Bank und 2 Bausteine.
    [ignore-stop] Der Baustopp gilt für dich jetzt nicht.
    [stones3] Du nimmst sofort 3 Bausteine.
   *[hand-play] In dieser Runde legst du nichts verdeckt, sondern spielst bei jedem Beamten eine Handkarte, nachdem die anderen aufgedeckt haben.
}
es-stones = { $count ->
    [one] 1 Baustein
   *[other] { $count } Bausteine
}
es-points = { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
}
es-discs = { $count ->
    [one] 1 Privilegpunkt
   *[other] { $count } Privilegpunkte
}

## Was gerade geschieht

es-now = { $phase }: { $who } { $count ->
    [one] ist
   *[other] sind
} dran.
es-now-you = { $phase }: Du bist dran.
es-now-chance = Die Spielreihenfolge wird ausgelost.
es-now-over = Das Spiel ist aus.
es-phase-sites = Phase 1, Bauplätze wählen
es-phase-gold = Phase 2, Goldkarten legen
es-phase-hand = Phase { $phase }, eine Karte aus der Hand
es-phase-blockade = Phase 3, der Blockademarker
es-phase-stop = Phase 4, der Baustoppmarker
es-phase-marker = Phase 6, Spielreihenfolgemarker wählen
es-phase-order = Phase 6, neue Spielreihenfolge
es-phase-build = Phase 7, Bausteine einsetzen
es-phase-premium = Phase 7, Prämie für { $part }
es-phase-wage = Phase 9, Lohn für { $part }
es-phase-bought = Gold aus der Bank
es-phase-relief = Gold für alle
es-phase-ban = Phase 8, Verbot des letzten Steins
es-phase-move = Phase 8, Baustein versetzen
es-phase-window = { $window ->
    [before-gold] Vor Phase 2, Privilegien
    [refuse] Blockiert! Privilegien
    [order] Phase 6, Privilegien
    [move] Phase 8, Privilegien
    [before-wages] Vor der Entlohnung, Privilegien
   *[round-end] Rundenende, Privilegien
}

## Fragen

es-ask-site = { $left ->
    [one] Welches zweite Palastteil wählst du als Bauplatz? Die anderen sehen deine Wahl erst in deinem Bauzug.
   *[other] Welche zwei Palastteile wählst du als Bauplätze? Die anderen sehen deine Wahl erst in deinem Bauzug.
}
es-ask-lay = Welche Goldkarte legst du auf { $official }? { $gives }
es-ask-lay-short = Welche Goldkarte legst du auf { $official }? Deine Karten reichen nicht für alle Beamten: { $leave ->
    [one] Ein Feld bleibt
   *[other] { $leave } Felder bleiben
} frei. { $gives }
es-gives = { $official ->
    [blockade] Die höchste Karte blockiert eine fremde Goldkarte.
    [stop] Die höchste Karte stoppt den Bau eines Palastteils.
    [stones] Jede Karte bringt so viele Bausteine wie ihr Wert; bei gleichen Karten nur die Hälfte.
    [order] Die höchste Karte verteilt die Spielreihenfolge.
   *[move] Die höchste Karte versetzt einen Baustein.
}
es-ask-window = { $window ->
    [before-gold] Willst du ein Privileg kaufen, bevor Gold gelegt wird?
    [refuse] Deine Karte ist blockiert. Willst du den Blockademarker ablehnen?
    [order] { $seat } wird die Spielreihenfolge verteilen. Willst du dir zuerst einen Marker nehmen?
    [move] { $seat } darf einen Stein versetzen. Willst du einen letzten Stein verbieten?
    [winner] Du darfst einen Stein versetzen. Willst du dabei den Baustopp ignorieren?
    [before-wages] Willst du ein Privileg kaufen, bevor entlohnt wird?
   *[round-end] Die Runde ist zu Ende. Willst du ein Privileg kaufen?
} { $sealed ->
    [yes] Niemand sieht deine Antwort, bevor alle geantwortet haben.
   *[no] Wer zuerst kauft, bekommt die Karte.
}
es-ask-hand = Welche Karte spielst du offen { $official }? Die anderen haben schon aufgedeckt. { $gives }
es-ask-blockade = Welche verdeckte Goldkarte blockierst du? Du hast die Gunst des ersten Beamten gewonnen.
es-ask-stop = Welches Palastteil stoppst du in dieser Runde? Du hast die Gunst des zweiten Beamten gewonnen.
es-ask-marker = Welchen Spielreihenfolgemarker nimmst du? Du hast das Privileg gekauft.
es-ask-order = Wer bekommt welchen Spielreihenfolgemarker? Du hast die Gunst des vierten Beamten gewonnen.
es-ask-build = Wohin kommt dein nächster Baustein? { $left ->
    [one] Es ist dein letzter.
   *[other] Du hast noch { $left } und musst alle einsetzen.
}
es-ask-end = { $left ->
    [0] Du hast keine Bausteine mehr. Willst du noch ein Privileg kaufen?
   *[other] Für deine Bausteine ist kein Platz. Willst du noch ein Privileg kaufen?
}
es-ask-premium = Welche Goldkarten nimmst du als Prämie? Der Goldbeutel in { $part } ist belegt: Dir steht Gold im Wert von { $owed } zu.
es-ask-wage = Welche Goldkarten nimmst du als Lohn? { $part } ist voll: Dir steht Gold im Wert von { $owed } zu.
es-ask-bought = Welche Goldkarten nimmst du? Du hast Gold im Wert von { $owed } gekauft.
es-ask-relief = Welche Goldkarten nimmst du? Niemand hatte Gold oder Bausteine: Allen steht Gold im Wert von { $owed } zu.
es-ask-ban = Welcher letzte Stein darf nicht versetzt werden? Du hast das Privileg gekauft.
es-ask-move = Welchen Stein versetzt du wohin? Du hast die Gunst des fünften Beamten gewonnen.

## Antworten

es-act-site = { $part } wählen
es-act-lay = { $value } auf { $official } legen
es-act-leave = { $official } frei lassen
es-act-play = { $value } spielen
es-act-play-none = Keine Karte spielen
es-act-block = Karte von { $seat } { $official } blockieren
es-act-stop = { $part } stoppen
es-act-aside = Marker beiseitelegen
es-act-marker = Marker { $marker } nehmen
es-act-order = Reihenfolge: { $who }
es-act-build = In { $part } bauen
es-act-end = Zug beenden
es-act-take = { $cards } nehmen
es-act-ban = Letzten Stein in { $part } verbieten
es-act-move = Stein aus { $from } nach { $to } versetzen
es-act-stay = Keinen Stein versetzen
es-act-pass = Nichts kaufen
es-act-mute = Diese Runde nicht mehr fragen
es-act-buy = { $privilege } für { $cost } kaufen
es-act-wish = { $privilege } für { $cost } vormerken

es-then-site = { $left ->
    [one] Damit stehen deine Bauplätze fest.
   *[other] Danach wählst du den zweiten Bauplatz.
} { $plan }
es-plan = { $free ->
    [one] 1 Feld ist frei
   *[other] { $free } Felder sind frei
}, das nächste zählt { $value }; der Lohn ist { $wage }.
es-then-lay = Die anderen sehen die Karte erst beim Aufdecken.
es-then-lay-zero = Eine 0 gewinnt nie, kommt aber immer auf deine Hand zurück.
es-then-leave = Um diesen Beamten bewirbst du dich nicht.
es-then-play = Deine Karte { $outcome ->
    [wins] gewinnt die Gunst des Beamten.
    [stones] bringt dir { $stones ->
        [one] 1 Baustein.
       *[other] { $stones } Bausteine.
    }
   *[loses] gewinnt nicht.
}
es-then-play-none = Um diesen Beamten bewirbst du dich nicht.
es-then-block = Die Karte wird in dieser Runde nicht aufgedeckt. { $seat } bekommt dafür einen Baustein.
es-then-stop = Niemand baut dort in dieser Runde, und kein Stein wird hinein oder heraus versetzt.
es-then-aside = Der Marker wirkt in dieser Runde nicht.
es-then-marker = { $seat } verteilt die übrigen Marker.
es-then-order = Die neue Reihenfolge gilt sofort.
es-then-build = Dein Stein kommt auf das Feld { $value }.
es-then-build-bag = Dein Stein kommt auf das Feld { $value } mit dem Goldbeutel: Gold im Wert von 3 für { $who }.
es-then-full = Damit ist { $part } voll. Am Rundenende gibt es je { $wage } Gold und nach jetzigem Stand { $who }.
es-then-two = { $one } { $two }
es-stand = { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
} für { $seat }
es-for-you = dich
es-then-end = Danach baut der nächste Spieler.
es-then-take = Du nimmst die Karten aus der Bank auf die Hand.
es-then-take-less = Mehr als { $sum } kann die Bank dir nicht auszahlen.
es-then-ban = Dieser Stein darf in Phase 8 nicht versetzt werden. In das Palastteil darf versetzt werden.
es-then-move = Der Stein von { $seat } kommt auf das Feld { $value }. Eine Prämie gibt es dafür nicht.
es-then-stay = Alle Steine bleiben liegen.
es-then-pass = Du behältst deine Privilegpunkte.
es-then-mute = In dieser Runde wirst du nicht mehr nach Privilegien gefragt.
es-then-buy = { $does } { $left ->
    [0] Dir bleibt kein Privilegpunkt.
    [one] Dir bleibt 1 Privilegpunkt.
   *[other] Dir bleiben { $left } Privilegpunkte.
}
es-then-buy-nothing = Die Bank ist leer: Gold bekommst du dafür nicht. { $does }
es-then-wish = Du kaufst die Karte, sobald es geht; bis dahin weiß niemand davon. { $does }

## Pläne

es-plan-sites = { $left ->
    [one] Wähle deinen zweiten Bauplatz.
   *[other] Wähle zwei Palastteile als Bauplätze.
}
es-plan-gold = Lege für jeden Beamten eine Goldkarte.
es-plan-gold-short = Lege deine Goldkarten für die Beamten. Sie reichen nicht für alle: { $leave ->
    [one] Ein Feld bleibt
   *[other] { $leave } Felder bleiben
} frei.
es-plan-order = Verteile die Spielreihenfolgemarker.
es-plan-stones = Setze deine { $count } Bausteine ein.
es-plan-take = Nimm Goldkarten im Wert von { $sum } aus der Bank.
es-plan-taken = Auf deine Hand
es-plan-player = { $seat }
es-plan-part = { $part }, Feld { $value }
es-plan-marker = Marker { $marker }
es-plan-stone = Baustein
es-plan-unfit = Das passt so nicht zusammen. Ordne die Teile noch einmal neu.
es-plan-sites-few = { $left ->
    [one] Wähle noch einen Bauplatz.
   *[other] Wähle genau zwei Bauplätze.
}
es-plan-gold-few = { $left ->
    [one] Es fehlt noch eine Goldkarte
   *[other] Es fehlen noch { $left } Goldkarten
}. Frei { $left ->
    [one] ist
   *[other] sind
} noch { $where }.
es-plan-order-few = Gib jedem einen Marker.
es-plan-stones-none = Setze mindestens einen Baustein ein.
es-plan-take-wrong = Du nimmst { $taken }; es müssen { $sum } sein.

## Momente und Stand

es-moment-won = { $official }: { $seat } gewinnt
es-moment-not-won = { $official }: Niemand gewinnt
es-moment-bid = { $seat } legt { $card }{ $result ->
    [won] {""} und gewinnt
    [cancelled] : hebt sich auf
    [zero] : kommt auf die Hand zurück
   *[lost] {""}
}
es-moment-stones = Bausteine werden verteilt
es-moment-stones-of = { $seat } legt { $card }: { $count ->
    [one] 1 Baustein
   *[other] { $count } Bausteine
}
es-moment-stones-half = { $seat } legt { $card } wie ein anderer: halbiert, { $count ->
    [one] 1 Baustein
   *[other] { $count } Bausteine
}
es-moment-discs = Privilegpunkte für Goldkarten, die nichts gewonnen haben
es-moment-discs-of = { $seat }: { $count ->
    [one] 1 Privilegpunkt
   *[other] { $count } Privilegpunkte
}
es-moment-finished = { $part } ist fertig
es-moment-finished-of = { $seat }: { $value } für das höchste Feld und { $stones } für { $stones ->
    [one] den Stein
   *[other] die Steine
}
es-moment-ranked = Siegpunkte für die meisten Privilegpunkte
es-moment-ranked-of = { $seat }: { $count ->
    [one] 1 Privilegpunkt
   *[other] { $count } Privilegpunkte
}
es-moment-last-round = Letzte Runde! Das letzte nötige Palastteil ist voll.
es-moment-total = { $seat }: { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
}
es-progress = Runde { $round } · noch { $left ->
    [one] 1 Palastteil
   *[other] { $left } Palastteile
} bis zum Ende
es-progress-last = Letzte Runde!
es-track-points = Siegpunkte
es-track-discs = Privilegpunkte
es-track-gold = Gold

## Was sich erfragen lässt

es-officials = Die Beamten
es-about-official = Phase { $phase }. { $official ->
    [blockade] Die höchste Goldkarte gewinnt und legt den Blockademarker auf eine verdeckte Goldkarte eines anderen: Sie zählt in dieser Runde nicht, ihr Besitzer bekommt einen Baustein. Gleiche höchste Karten heben sich auf.
    [stop] Die höchste Goldkarte gewinnt und legt den Baustoppmarker auf ein Palastteil: Dort baut in dieser Runde niemand. Gleiche höchste Karten heben sich auf.
    [stones] Jeder bekommt so viele Bausteine, wie seine Karte wert ist; bei gleichen Karten nur die Hälfte, aufgerundet.
    [order] Die höchste Goldkarte gewinnt und verteilt die Spielreihenfolgemarker. Gleiche höchste Karten heben sich auf.
   *[move] Die höchste Goldkarte gewinnt und versetzt den letzten Stein eines Palastteils in ein anderes. Gleiche höchste Karten heben sich auf.
}
es-about-when = { $privilege ->
    [choose-order] In Phase 6, bevor der Gewinner die Marker verteilt.
    [win-ties] Vor Phase 2.
    [free-sites] In deinem Bauzug.
    [gold5] Jederzeit, wenn du gefragt wirst.
    [refuse-blockade] Wenn deine Karte blockiert ist.
    [ban-last] In Phase 8, wenn ein anderer versetzen darf.
    [gold3-stones2] Jederzeit, wenn du gefragt wirst.
    [ignore-stop] In deinem Bauzug, oder in Phase 8 als Gewinner.
    [stones3] Jederzeit, wenn du gefragt wirst.
   *[hand-play] Vor Phase 2.
}
es-about-privilege = { $when } { $does }
es-about-cost = { $cost ->
    [one] Kostet 1 Privilegpunkt.
   *[other] Kostet { $cost } Privilegpunkte.
}
es-about-cost-you = { $cost ->
    [one] Kostet 1 Privilegpunkt
   *[other] Kostet { $cost } Privilegpunkte
}; du hast { $points }.
es-about-sold = Die Karte ist vergeben.
es-about-part = { $now } Ist es voll, bekommen alle mit einem Stein darin den Lohn, dazu den Wert des Feldes unter ihrem höchsten Stein und 1 Siegpunkt für jeden Stein.
es-about-part-done = Dieses Palastteil ist fertig und gewertet.
es-about-part-unused = Bei dieser Spielerzahl spielt dieses Palastteil nicht mit.
es-about-gold = Die höchste Karte gewinnt die Gunst eines Beamten und kommt in die Bank. Karten, die nichts gewinnen, bringen am Rundenende ihren Wert in Privilegpunkten.
es-about-zero = Eine 0 gewinnt nie, kommt aber immer auf die Hand zurück.
es-about-held = { $does } { $count ->
    [0] Auf der Hand hast du keine.
    [one] Auf der Hand hast du eine.
   *[other] Auf der Hand hast du { $count }.
}
es-about-bank-name = Bank
es-about-bank = { $now } Aus der Bank kommen Prämien, Löhne und gekauftes Gold. Was sie nicht hat, kann sie nicht auszahlen.
es-about-points-name = Siegpunkte
es-about-points = Wer am Ende die meisten hat, gewinnt. Es gibt sie für fertige Palastteile und am Ende für die meisten Privilegpunkte.
es-about-discs-name = Privilegpunkte
es-about-discs = Mit ihnen kaufst du Privilegkarten. Am Ende bringen die meisten 10 Siegpunkte, die zweitmeisten 6 und die drittmeisten 3; zu dritt 10 und 6, zu zweit 6.
es-about-stones-name = Bausteine
es-about-stones = In Phase 7 musst du alle einsetzen, für die auf deinen Bauplätzen Platz ist. Jeder kommt auf das niedrigste freie Feld.
es-about-sites-name = Bauplatzkarten
es-about-sites = Zwei Palastteile, in denen in dieser Runde gebaut wird. Sie bleiben bis zum eigenen Bauzug geheim.
es-about-order-name = Spielreihenfolgemarker
es-about-order = In dieser Reihenfolge wird gebaut und ausgezahlt. Wer die Gunst des vierten Beamten gewinnt, verteilt die Marker neu.
es-about-stop-name = Baustoppmarker
es-about-stop = In dem Palastteil, auf dem er liegt, wird in dieser Runde weder gebaut noch versetzt.
es-about-blockade-name = Blockademarker
es-about-blockade = Die Goldkarte darunter wird in dieser Runde nicht aufgedeckt und gilt in der nächsten.

## composed from the lessons

welcome-you = Du bist Baumeister am neuen Palast des Maharadschas von Eschnapur und willst mit deinen Bausteinen den größten Anteil daran haben.
welcome-aim = Ist ein Palastteil voll, bekommst du Lohn und Siegpunkte: den Wert des Feldes unter deinem höchsten Stein und 1 Punkt für jeden Stein. Wer am Ende die meisten Siegpunkte hat, gewinnt.
welcome-round = In jeder Runde wählst du geheim zwei Bauplätze, legst geheim Gold für fünf Beamte und setzt dann deine Bausteine ein.
lesson-sites = Du baust in dieser Runde nur in den zwei Palastteilen, die du jetzt wählst. Gut sind solche, die bald voll sind oder in denen das nächste Feld viel zählt.
lesson-gold = Die höchste Karte gewinnt die Gunst des Beamten, doch gleiche Karten heben sich auf. Lege viel auf Bausteine, wenn du bauen willst, und eine 0, wo du nichts brauchst: Sie kommt zurück.
lesson-blockade = Die blockierte Karte zählt in dieser Runde nicht, dafür bekommt ihr Besitzer einen Baustein. Meist lohnt es sich beim stärksten Gegner und einem Beamten, den du selbst gewinnen willst.
lesson-stop = Im gestoppten Palastteil baut in dieser Runde niemand. Stoppe eines, das andere füllen würden und in dem du nicht bauen willst.
lesson-order = Wer zuerst baut, bekommt sicher Platz; wer später baut, liegt höher und füllt Palastteile. Setze dich dahin, wo es für deine Bauplätze besser ist.
lesson-build = Jeder Stein kommt auf das niedrigste freie Feld, und du musst alle einsetzen. Am meisten zählt der höchste Stein, also baue gern als Letzter in einem Palastteil, das voll wird.
lesson-take = Du nimmst genau so viel, wie dir zusteht, in beliebigen Karten. Hohe Karten gewinnen Beamte, viele kleine reichen für mehr Beamte.
lesson-move = Du versetzt den obersten Stein eines Palastteils, egal wem er gehört. Damit machst du ein Palastteil voll oder verhinderst es, oder du stellst einen eigenen Stein höher.
lesson-privileges = Mit Privilegpunkten kaufst du Karten, die sofort wirken und nur einmal da sind. Wer viele Punkte behält, bekommt dafür am Ende Siegpunkte.
lesson-hand = Du siehst, was die anderen gelegt haben, und spielst erst jetzt. Gib nur so viel aus, wie nötig ist, um zu gewinnen.

## Warum etwas nicht geht

es-no-question = Danach ist gerade nicht gefragt.
es-no-construction = Dieses Palastteil ist nicht im Bau.
es-no-chosen-twice = Dieses Palastteil hast du schon gewählt.
es-no-other-official = Ein anderer Beamter ist an der Reihe.
es-no-hand = Diese Karte hast du nicht auf der Hand.
es-no-must-lay = Du hast genug Karten für alle Beamten.
es-no-nothing-to-lay = Für diesen Beamten hast du keine Karte mehr.
es-no-seat = An diesem Platz sitzt niemand.
es-no-own-card = Du kannst nur Karten der anderen blockieren.
es-no-face-down = Dort liegt keine verdeckte Karte.
es-no-same-victim = Dieselbe Person darf nicht zweimal hintereinander blockiert werden.
es-no-same-official = Bei diesem Beamten lag der Blockademarker schon letzte Runde.
es-no-stopped-last = Dieses Palastteil war schon letzte Runde gestoppt.
es-no-marker = Diesen Marker gibt es nicht.
es-no-one-each = Alle bekommen genau einen Marker.
es-no-marker-taken = Dieser Marker ist schon vergeben.
es-no-stone = Du hast keinen Baustein.
es-no-site-card = Du hast die Bauplatzkarte dieses Palastteils nicht gespielt.
es-no-stopped = Dort liegt der Baustoppmarker.
es-no-full = Dort ist kein Feld mehr frei.
es-no-must-place = Du kannst noch einen Baustein einsetzen.
es-no-bank = Diese Karten liegen nicht in der Bank.
es-no-too-much = Das ist mehr, als dir zusteht.
es-no-too-little = Die Bank kann dir mehr auszahlen.
es-no-empty-part = Dort liegt kein Stein.
es-no-banned = Dieser Stein darf nicht versetzt werden.
es-no-same-part = Der Stein muss in ein anderes Palastteil.
es-no-sold = Diese Privilegkarte ist vergeben.
es-no-not-now = Dieses Privileg geht jetzt nicht oder hätte keine Wirkung.
es-no-too-few = Dafür reichen deine Privilegpunkte nicht.
es-no-wish = Du hast schon ein Privileg vorgemerkt.

## Verlauf

es-log-round = Runde { $round }
es-log-bought = { $seat } kauft { $privilege } für { $cost ->
    [one] 1 Privilegpunkt
   *[other] { $cost } Privilegpunkte
}.
es-log-revealed = { $official }: { $bids }.
es-bid = { $seat } { $card }
es-log-hand-card = { $seat } spielt { $card } aus der Hand.
es-log-hand-none = { $seat } spielt keine Karte.
es-log-won = { $how ->
    [next] Die Karten mit der { $tied } heben sich auf: { $seat } gewinnt mit der { $card } { $official }.
    [right] Gleichstand, aber { $seat } hat das Privileg und gewinnt mit der { $card } { $official }.
   *[highest] { $seat } gewinnt mit der { $card } { $official }.
}
es-log-not-won = { $why ->
    [tied] Alle Karten heben sich auf: Niemand gewinnt { $official }.
   *[none] Niemand hat Gold geboten: Niemand gewinnt { $official }.
}
es-log-zeros = { $count ->
    [one] Die 0 kommt
   *[other] Jede 0 kommt
} auf die Hand zurück: { $who }.
es-log-lifted = Die Karte von { $seat } { $official } ist wieder frei.
es-log-blocked = { $by } blockiert die Karte von { $seat } { $official }. { $stones ->
    [0] Für eine Entschädigung ist kein Baustein mehr da.
   *[other] { $seat } bekommt dafür einen Baustein.
}
es-log-blockade-aside = { $seat } legt den Blockademarker beiseite.
es-log-blockade-nobody = Der Blockademarker liegt neben dem Palast.
es-log-refused = { $seat } lehnt den Blockademarker ab: Die Karte { $official } gilt wieder.
es-log-stopped = { $seat } stoppt den Bau in { $part }.
es-log-stop-aside = { $seat } legt den Baustoppmarker beiseite.
es-log-stop-nobody = Der Baustoppmarker liegt neben dem Palast.
es-log-stones = Bausteine: { $gets }.
es-gets = { $seat } { $count }
es-gets-half = { $seat } { $count } (halbiert)
es-log-no-stones = Niemand bekommt Bausteine.
es-log-marker = { $seat } nimmt sich den Spielreihenfolgemarker { $marker }.
es-log-order = { $seat } bestimmt die Spielreihenfolge: { $who }.
es-log-order-drawn = Das Los bestimmt die Spielreihenfolge: { $who }.
es-log-order-kept = Die Spielreihenfolge bleibt.
es-log-sites-shown = { $seat } baut in { $parts }.
es-log-placed = { $seat } setzt einen Stein in { $part } auf das Feld { $value }.
es-log-kept = { $seat } behält { $count ->
    [one] 1 Baustein
   *[other] { $count } Bausteine
}, für die kein Platz ist.
es-log-bag = Goldbeutel in { $part }: Prämie für { $who }.
es-log-taken = { $what ->
    [premium] { $seat } nimmt als Prämie { $cards }.
    [wage] { $seat } nimmt als Lohn { $cards }.
   *[other] { $seat } nimmt aus der Bank { $cards }.
}
es-log-taken-less = { $what ->
    [premium] { $seat } nimmt als Prämie { $cards }: Mehr gibt die Bank nicht her.
    [wage] { $seat } nimmt als Lohn { $cards }: Mehr gibt die Bank nicht her.
   *[other] { $seat } nimmt aus der Bank { $cards }: Mehr gibt sie nicht her.
}
es-log-stones-taken = { $seat } nimmt { $count ->
    [one] 1 Baustein
   *[other] { $count } Bausteine
} aus dem Vorrat.
es-log-banned = { $seat } verbietet, den letzten Stein in { $part } zu versetzen.
es-log-moved = { $by } versetzt den Stein von { $owner } aus { $from } nach { $to }.
es-log-moved-own = { $by } versetzt den eigenen Stein aus { $from } nach { $to }.
es-log-not-moved = { $seat } versetzt keinen Stein.
es-log-discs = Privilegpunkte: { $gets }.
es-log-wage = { $part } ist voll: { $wage } Gold als Lohn für { $who }.
es-log-scored = { $part } ist fertig: { $gets }.
es-gets-points = { $seat } { $points } ({ $value } für das höchste Feld, { $stones } für die Steine)
es-log-relief = Niemand hatte Gold oder Steine: Alle nehmen Gold im Wert von 3.
es-log-ranked = Siegpunkte für die Privilegpunkte: { $gets }.
es-log-over = { $count ->
    [one] { $who } gewinnt das Spiel!
   *[other] { $who } teilen sich den Sieg!
}
es-whisper-not-bought = { $privilege } hast du nicht bekommen: Die Karte ist vergeben, oder deine Privilegpunkte reichen nicht mehr. Du hast nichts bezahlt.

## composed from what the rules count and how a match ends

es-score-parts = Palastteile
es-score-discs = Privilegpunkte
es-score-total = Siegpunkte
es-score-gold = Gold bei Gleichstand
es-end-palace = Das letzte nötige Palastteil ist fertiggestellt. Bei gleichen Siegpunkten entscheidet das Gold.
es-end-stalemate = Niemand konnte mehr bauen. Bei gleichen Siegpunkten entscheidet das Gold.

## Auf dem Tisch

es-parts = Die Palastteile
es-round = Runde { $round }
es-finished = { $finished } von { $goal } Palastteilen fertig
es-finished-all = { $finished } Palastteile fertig
es-part-open = { es-part }, Felder { $first } bis { $last }, Goldbeutel auf { $bags }, Lohn { $wage }. { $laid ->
    [0] Noch kein Stein.
   *[other] { $laid } von { $fields } Feldern belegt: { $who }.
}
es-part-open-bare = { es-part }, Felder { $first } bis { $last }, Lohn { $wage }. { $laid ->
    [0] Noch kein Stein.
   *[other] { $laid } von { $fields } Feldern belegt: { $who }.
}
es-part-who = { $seat } mit { $count ->
    [one] 1 Baustein
   *[other] { $count } Bausteinen
}, der höchste auf { $value }
es-part-stopped = Hier liegt der Baustoppmarker.
es-part-stop-old = Hier lag letzte Runde der Baustopp.
es-part-banned = Der letzte Stein darf nicht versetzt werden.
es-part-yours = Dein Bauplatz.
es-part-done = { es-part }, fertig
es-part-unused = { es-part }, nicht im Spiel
es-boards = Die Tableaus
es-board-of = Tableau von { $seat }
es-board-you = Dein Tableau
es-you = du
es-marker = Spielreihenfolge { $marker }
es-turn = am Zug
es-choosing = wählt noch
es-ready = fertig
es-tie-winner = gewinnt Gleichstände
es-hand-player = spielt aus der Hand
es-slot-empty = leer
es-slot-down = verdeckte Karte
es-slot-own = deine verdeckte { es-gold }
es-slot-blocked = blockierte Karte
es-slot-own-blocked = deine blockierte { es-gold }
es-slot-open = { es-gold }
es-slot-cancelled = { es-gold }, aufgehoben
es-slot-won = { es-gold }, gewinnt
es-slot-gone = { es-gold }, gespielt
es-slot-last = letzte Runde { es-gold }
es-sites = Bauplätze
es-site-down = verdeckte Bauplatzkarte
es-site-own = deine Bauplatzkarte { $part }
es-site-open = Bauplatzkarte { $part }
es-bank = Bank
es-bank-label = Bank: { $cards }, zusammen { $value }
es-bank-empty = Die Bank ist leer.
es-bank-pile = { $count } mal { $value }
es-privileges = Privilegkarten
es-privilege-label = { es-privilege }, Kosten { $cost }
es-privilege-sold = { es-privilege }, vergeben
es-track = Siegpunkte und Privilegpunkte
es-track-of = { $seat }: { $points } Siegpunkte, { $discs } Privilegpunkte
es-hand = Deine Goldkarten
es-hand-count = { $count ->
    [one] 1 Goldkarte auf der Hand
   *[other] { $count } Goldkarten auf der Hand
}
es-hand-pile = { $count } mal { es-gold }
es-gold-owned = Gold: { $value }
es-site-cards = Deine Bauplatzkarten
es-wished = Vorgemerkt: { $privilege }
es-stop-aside = Baustoppmarker liegt beiseite
es-blockade-aside = Blockademarker liegt beiseite
es-reconstructed = Zahlen teils rekonstruiert
es-orders-first = { $seat } zuerst
es-takes-with = { $count ->
    [0] Ohne 5
   *[other] { $count } × 5
}
es-moves-from = Aus { $part } (Stein von { $seat })
es-wishes = Privileg vormerken
es-hint-parts = Wähle ein Palastteil.
es-hint-move = Wähle ein Palastteil, dessen letzten Stein du versetzen willst; dann leuchten die Ziele.
es-hint-backs = Wähle eine verdeckte Karte der anderen.
es-legend = ◆ Rot ● Blau ▲ Gelb ■ Grün ▒ verdeckt ✗ blockiert ! Baustopp $ Beutel ▶ am Zug

## Kurz, für das Terminal

es-cell-stop = Baustopp: { $part }
es-cell-plan = { $first }–{ $last } Lohn { $wage }
es-cell-sold-out = Alle Privilegkarten sind vergeben.
es-cell-cheapest = Privilegien gibt es ab { $cost } Privilegpunkten.
es-cell-payable = Bezahlbar: { $cards }
es-col-points = SP
es-col-discs = PP
es-col-stones = St.
es-col-hand = Hd.
es-col-sites = Platz
