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
    [stones] Steine
    [order] Reihe
   *[move] Versetzen
}
es-official-short = { $official ->
    [blockade] Block.
    [stop] Stopp
    [stones] Steine
    [order] Reihe
   *[move] Vers.
}
es-official-acc = { $official ->
    [blockade] den ersten Beamten (Blockade)
    [stop] den zweiten Beamten (Baustopp)
    [stones] den dritten Beamten (Bausteine)
    [order] den vierten Beamten (Reihenfolge)
   *[move] den fünften Beamten (Versetzen)
}
es-official-at = { $official ->
    [blockade] beim ersten Beamten (Blockade)
    [stop] beim zweiten Beamten (Baustopp)
    [stones] beim dritten Beamten (Bausteine)
    [order] beim vierten Beamten (Reihenfolge)
   *[move] beim fünften Beamten (Versetzen)
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

es-now = { $phase }: Wir warten auf { $who }.
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
    [one] In welchem zweiten Palastteil willst du bauen? Niemand sieht deine Wahl, bis du am Zug bist.
   *[other] In welchen zwei Palastteilen willst du in dieser Runde bauen? Niemand sieht deine Wahl, bis du am Zug bist.
}
es-ask-lay = Welche Goldkarte legst du { $official }? { $gives }
es-ask-lay-short = Welche Goldkarte legst du { $official }? Deine Karten reichen nicht für alle: { $leave ->
    [one] ein Feld bleibt
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
es-ask-blockade = Welche verdeckte Goldkarte blockierst du? Du hast den ersten Beamten gewonnen.
es-ask-stop = In welchem Palastteil wird in dieser Runde nicht gebaut? Du hast den zweiten Beamten gewonnen.
es-ask-marker = Welchen Spielreihenfolgemarker nimmst du? Du hast das Privileg gekauft.
es-ask-order = Wer bekommt welchen Spielreihenfolgemarker? Du hast den vierten Beamten gewonnen.
es-ask-build = Wohin kommt dein nächster Baustein? { $left ->
    [one] Es ist dein letzter.
   *[other] Du hast noch { $left }, und alle müssen verbaut werden.
}
es-ask-end = { $left ->
    [0] Du hast keine Bausteine mehr. Willst du noch ein Privileg kaufen?
   *[other] Für deine Bausteine ist kein Platz. Willst du noch ein Privileg kaufen?
}
es-ask-premium = Welche Karten nimmst du als Prämie? Der Goldbeutel in { $part } ist belegt; dir steht Gold im Wert von { $owed } zu.
es-ask-wage = Welche Karten nimmst du als Lohn? { $part } ist voll; dir steht Gold im Wert von { $owed } zu.
es-ask-bought = Welche Karten nimmst du? Du hast Gold im Wert von { $owed } gekauft.
es-ask-relief = Welche Karten nimmst du? Niemand hatte Gold oder Steine; jedem steht Gold im Wert von { $owed } zu.
es-ask-ban = Welcher letzte Stein darf nicht versetzt werden? Du hast das Privileg gekauft.
es-ask-move = Welchen Stein versetzt du wohin? Du hast den fünften Beamten gewonnen.

## Antworten

es-act-site = Wähl { $part }
es-act-lay = Leg { $official } die Goldkarte { $value } hin
es-act-leave = Lass das Feld { $official } frei
es-act-play = Spiel die Goldkarte { $value }
es-act-play-none = Spiel keine Karte
es-act-block = Blockier die Karte von { $seat } { $official }
es-act-stop = Stopp den Bau in { $part }
es-act-aside = Leg den Marker beiseite
es-act-marker = Nimm Marker { $marker }
es-act-order = Reihenfolge { $who }
es-act-build = Bau in { $part }
es-act-end = Beende deinen Zug
es-act-take = Nimm { $cards }
es-act-ban = Verbiete den letzten Stein in { $part }
es-act-move = Versetz den Stein aus { $from } nach { $to }
es-act-stay = Versetz keinen Stein
es-act-pass = Kauf nichts
es-act-mute = Frag mich diese Runde nicht mehr
es-act-buy = Kauf „{ $privilege }“ für { $cost }
es-act-wish = Merk „{ $privilege }“ für { $cost } vor

es-then-site = { $left ->
    [one] Damit steht deine Wahl fest.
   *[other] Danach wählst du das zweite.
} { $plan }
es-plan = { $free ->
    [one] 1 Feld ist frei
   *[other] { $free } Felder sind frei
}, das nächste zählt { $value }; der Lohn ist { $wage }.
es-then-lay = Niemand sieht die Karte, bis der Beamte an der Reihe ist.
es-then-lay-zero = Eine 0 gewinnt nie, kommt aber immer auf deine Hand zurück.
es-then-leave = Du nimmst dort nicht teil.
es-then-play = Deine Karte { $outcome ->
    [wins] gewinnt den Beamten.
    [stones] bringt { $stones ->
        [one] 1 Baustein.
       *[other] { $stones } Bausteine.
    }
   *[loses] gewinnt nicht.
}
es-then-play-none = Du nimmst an diesem Beamten nicht teil.
es-then-block = Die Karte wird in dieser Runde nicht aufgedeckt. { $seat } bekommt dafür einen Baustein.
es-then-stop = Niemand baut dort in dieser Runde, und kein Stein wird hinein oder heraus versetzt.
es-then-aside = Der Marker bleibt in dieser Runde ohne Wirkung.
es-then-marker = { $seat } verteilt die übrigen Marker.
es-then-order = Die neue Reihenfolge gilt sofort.
es-then-build = Dein Stein liegt auf dem Feld { $value }.
es-then-build-bag = Dein Stein liegt auf dem Feld { $value } mit dem Goldbeutel: Gold im Wert von 3 für { $who }.
es-then-full = Damit ist { $part } voll. Am Rundenende gibt es je { $wage } Gold; nach jetzigem Stand { $who }.
es-then-two = { $one } { $two }
es-stand = { $points } Siegpunkte für { $seat }
es-then-end = Danach geht es ohne dich weiter.
es-then-take = Die Karten kommen aus der Bank auf deine Hand.
es-then-take-less = Mehr als { $sum } gibt die Bank nicht her.
es-then-ban = Dieser Stein bleibt in Phase 8 liegen. In das Palastteil darf trotzdem versetzt werden.
es-then-move = Der Stein von { $seat } liegt dann auf dem Feld { $value }. Eine Prämie gibt es dafür nicht.
es-then-stay = Alle Steine bleiben, wo sie sind.
es-then-pass = Deine Privilegpunkte bleiben dir.
es-then-mute = In dieser Runde wirst du nach keinem Privileg mehr gefragt.
es-then-buy = { $does } Dir bleiben { $left ->
    [one] 1 Privilegpunkt
   *[other] { $left } Privilegpunkte
}.
es-then-buy-nothing = Die Bank ist leer: Du bekommst kein Gold dafür. { $does }
es-then-wish = Der Kauf wird ausgeführt, sobald es geht; bis dahin weiß niemand davon. { $does }

## Warum etwas nicht geht

es-no-question = Danach ist gerade nicht gefragt.
es-no-construction = Dieses Palastteil ist nicht im Bau.
es-no-chosen-twice = Dieses Palastteil hast du schon gewählt.
es-no-other-official = Ein anderer Beamter ist an der Reihe.
es-no-hand = Diese Karte hast du nicht auf der Hand.
es-no-must-lay = Du hast genug Karten für alle Beamten.
es-no-nothing-to-lay = Für diesen Beamten hast du keine Karte mehr.
es-no-seat = Auf diesem Platz sitzt niemand.
es-no-own-card = Du kannst nur fremde Karten blockieren.
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
es-log-sites = Alle haben ihre Bauplätze gewählt.
es-log-gold = Alle haben ihre Goldkarten gelegt.
es-log-bought = { $seat } kauft „{ $privilege }“ für { $cost } Privilegpunkte.
es-log-revealed = Phase { $phase }, { $official }: { $bids }.
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
es-log-sites-shown = { $seat } ist am Zug und zeigt die Bauplatzkarten: { $parts }.
es-log-placed = { $seat } baut in { $part } auf dem Feld { $value }.
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
es-log-scored = { $part } wird gewertet: { $gets }.
es-gets-points = { $seat } { $points } ({ $value } für das Feld, { $stones } für die Steine)
es-log-relief = Niemand hatte Gold oder Steine: Alle nehmen Gold im Wert von 3.
es-log-ranked = Siegpunkte für die Privilegscheiben: { $gets }.
es-log-over = { $count ->
    [one] { $who } gewinnt das Spiel!
   *[other] { $who } teilen sich den Sieg!
}
es-whisper-not-bought = „{ $privilege }“ hast du nicht bekommen: Die Karte ist vergeben, oder deine Punkte reichen nicht mehr. Du hast nichts bezahlt.

## composed from what the rules count and how a match ends

es-score-parts = Palastteile
es-score-discs = Privilegscheibe
es-score-total = Siegpunkte
es-score-gold = Gold bei Gleichstand
es-end-palace = Der Palast ist weit genug gebaut. Bei gleichen Siegpunkten entscheidet das Gold.
es-end-stalemate = Niemand konnte mehr bauen. Bei gleichen Siegpunkten entscheidet das Gold.

## Auf dem Tisch

es-parts = Die Palastteile
es-round = Runde { $round }
es-finished = { $finished } von { $goal } Palastteilen fertig
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
es-hint-parts = Berühre ein Palastteil.
es-hint-move = Berühre ein Palastteil, dessen letzten Stein du versetzen willst; dann leuchten die Ziele.
es-hint-backs = Berühre eine verdeckte Karte der anderen.
es-legend = ◆ Rot ● Blau ▲ Gelb ■ Grün ▒ verdeckt ✗ blockiert ! Baustopp $ Beutel ▶ am Zug

## Kurz, für das Terminal

es-cell-stop = Baustopp: { $part }
es-cell-plan = { $first }–{ $last } Lohn { $wage }
es-col-points = SP
es-col-discs = PP
es-col-stones = St.
es-col-hand = Hd.
es-col-sites = Platz
es-privilege-short = { $privilege ->
    [choose-order] Marke
    [win-ties] Patt
    [free-sites] Platz
    [gold5] Gold
    [refuse-blockade] Nein
    [ban-last] Bann
    [gold3-stones2] G+S
    [ignore-stop] Stop
    [stones3] Stein
   *[hand-play] Hand
}
