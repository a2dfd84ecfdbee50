### Die Regeln zum Nachlesen am Tisch, und was sich vor dem Spiel einstellen lässt.

## composed from the sections of the rules

rules-goal-title = Darum geht es
rules-goal =
    Ihr baut am neuen Palast des Maharadschas von Eschnapur. In jeder Runde legt ihr verdeckt Gold für fünf hohe Beamte und wählt verdeckt zwei Palastteile, in denen ihr baut.

    Ist ein Palastteil voll, bekommen alle, die daran mitgebaut haben, Lohn und Siegpunkte. Es gewinnt, wer am Ende die meisten Siegpunkte hat.

rules-setup-title = Vorbereitung
rules-setup =
    Die acht Palastteile liegen „im Bau“ nebeneinander. Jede und jeder hat 20 Bausteine einer Farbe, eine Bauplatzkarte für jedes Palastteil und 16 Goldkarten: zweimal 0, zweimal 1, dreimal 2, viermal 3, zweimal 4 und dreimal 5. Zu zweit kommen zweimal 2 und einmal 1 dazu.

    Die Bank ist leer. Sie füllt sich mit dem Gold, das ihr ausspielt. Die zehn Privilegkarten liegen nach Kosten sortiert aus.

rules-sites-title = Phase 1: Bauplätze wählen
rules-sites =
    Alle wählen gleichzeitig und geheim genau zwei verschiedene Palastteile, die noch im Bau sind. Aufgedeckt werden sie erst, wenn du in Phase 7 am Zug bist.

rules-gold-title = Phase 2: Goldkarten legen
rules-gold =
    Alle legen gleichzeitig und geheim für jeden Beamten genau eine Goldkarte. Nur wer zu wenige Karten hat, lässt entsprechend viele Felder frei, welche, ist freigestellt.

    Liegt von der letzten Runde noch eine blockierte Karte auf einem Feld, gilt sie als Karte dieser Runde.

rules-ties-title = Aufdecken und Gleichstand
rules-ties =
    Die Beamten kommen von links nach rechts an die Reihe. Bei jedem decken alle gleichzeitig ihre Karte auf. Die höchste Karte gewinnt.

    Gleiche höchste Karten heben sich auf; dann gewinnt die nächstniedrigere. Heben sich auch diese auf, gewinnt niemand. Bei 5, 5, 3 und 0 gewinnt die 3; bei 5, 5, 4 und 4 niemand.

    Eine 0 gewinnt nie, kommt aber immer auf die Hand zurück. Die Karte, die gewonnen hat, kommt sofort in die Bank. Alle anderen bleiben bis Phase 9 liegen und bringen Privilegpunkte.

rules-blockade-title = Phase 3: Der Blockademarker
rules-blockade =
    Wer gewinnt, darf den Blockademarker auf eine verdeckte Goldkarte eines anderen legen oder beiseite. Die blockierte Karte wird in dieser Runde nicht aufgedeckt, bringt keine Privilegpunkte und bleibt für die nächste Runde beim selben Beamten liegen. Wer blockiert wird, bekommt sofort einen Baustein.

    In der nächsten Runde muss der Marker zu jemand anderem und zu einem anderen Beamten. Zu dritt darf es dieselbe Person sein, aber ein anderer Beamter.

rules-stop-title = Phase 4: Der Baustoppmarker
rules-stop =
    Wer gewinnt, darf den Baustoppmarker auf ein Palastteil im Bau legen oder beiseite. Dort baut in dieser Runde niemand, und in Phase 8 wird kein Stein hinein oder heraus versetzt.

    Kein Palastteil wird zwei Runden hintereinander gestoppt.

rules-stones-title = Phase 5: Vergabe von Bausteinen
rules-stones =
    Hier zählt jede Karte: Du bekommst so viele Bausteine, wie deine Karte wert ist. Haben mehrere den gleichen Wert gelegt, bekommen sie nur die Hälfte, aufgerundet. Alle Karten kommen sofort in die Bank.

    Bei 5, 5, 4 und 3 gibt es 3, 3, 4 und 3 Bausteine.

rules-order-title = Phase 6: Neue Spielreihenfolge
rules-order =
    Wer gewinnt, verteilt die Spielreihenfolgemarker beliebig; die neue Reihenfolge gilt sofort. Gewinnt niemand, bleibt sie, wie sie ist; in der ersten Runde entscheidet das Los.

rules-build-title = Phase 7: Bausteine einsetzen
rules-build =
    In Spielreihenfolge deckt ihr eure Bauplatzkarten auf und setzt alle eure Bausteine ein, nur in diese beiden Palastteile, in beliebiger Aufteilung. Jeder Stein kommt auf das niedrigste freie Feld.

    Im gestoppten Palastteil und in vollen Palastteilen geht es nicht. Steine, für die kein Platz ist, behältst du für die nächste Runde.

    Prämie: Wird ein Feld mit Goldbeutel belegt, nehmen alle, die in diesem Palastteil einen Stein haben, in Spielreihenfolge Gold im Wert von 3 aus der Bank.

rules-move-title = Phase 8: Baustein versetzen
rules-move =
    Wer gewinnt, darf den letzten Stein eines Palastteils, den auf dem höchsten belegten Feld, auf das niedrigste freie Feld eines anderen versetzen. Die Farbe ist egal. Das gestoppte Palastteil bleibt unberührt, und eine Prämie gibt es nicht.

rules-settling-title = Phase 9: Privilegpunkte, Lohn und Wertung
rules-settling =
    Privilegpunkte: Die Werte deiner noch offen liegenden Goldkarten werden addiert; so viele Privilegpunkte bekommst du. Dann kommen die Karten in die Bank.

    Lohn: Für jedes volle Palastteil nehmen alle, die dort einen Stein haben, den angezeigten Lohn aus der Bank, egal wie viele Steine es sind. Die Stückelung ist frei. Reicht die Bank nicht, gibt es weniger oder nichts.

    Wertung: Für jedes volle Palastteil bekommst du den Wert des Feldes unter deinem höchsten Stein und 1 Punkt für jeden deiner Steine dort. Danach kommen die Steine in den Vorrat, und das Palastteil ist fertig.

rules-end-title = Ende des Spiels
rules-end =
    Das Spiel endet mit der Runde, in der das sechste Palastteil fertig wird (zu dritt das fünfte, zu zweit das vierte).

    Für die Privilegpunkte gibt es noch Siegpunkte nach Plätzen: 10, 6, 3 und 0 zu viert, 10, 6 und 0 zu dritt, 6 und 0 zu zweit. Bei gleich vielen Privilegpunkten bekommen alle den besseren Platz, die folgenden Plätze entfallen.

    Bei Gleichstand gewinnt, wer mehr Gold besitzt. Ist auch das gleich, teilt ihr euch den Sieg.

rules-few-title = Zu zweit und zu dritt
rules-few =
    Zu dritt ist Palastteil 1 von Anfang an fertig und zählt nicht mit.

    Zu zweit sind es die Palastteile 1 und 7. Der erste Beamte mit dem Blockademarker spielt nicht mit, ihr legt nur vier Goldkarten. Die Privilegkarten „Blockademarker ablehnen“ und „Spielreihenfolgemarker wählen“ sind nicht im Spiel.

rules-privileges-title = Privilegien kaufen
rules-privileges =
    Mit Privilegpunkten kaufst du Privilegkarten. Jede gibt es nur einmal; sie wirkt sofort und ist dann aus dem Spiel. Du wirst immer dann gefragt, wenn du eine Karte bezahlen kannst und sie wirken würde. „Diese Runde nicht mehr fragen“ gilt bis zum Rundenende.

    Gold und Bausteine darfst du immer kaufen, wenn du etwas gefragt wirst: Wo Karten verkauft werden, kaufst du sie direkt, sonst merkst du den Kauf vor, und er wird vor dem nächsten Beamten, Bauzug oder der nächsten Frage nach Privilegien ausgeführt. Bis dahin sieht ihn niemand. Solange nur andere gefragt werden, kannst du nicht kaufen; vor Phase 2, in deinem Zug in Phase 7, vor der Entlohnung und nach der Runde werden alle gefragt, die bezahlen können. Wer aus der Hand spielt und keine Karte mehr hat, wird gefragt, wenn Gold zu kaufen ist.

    Wollen zwei dieselbe Karte, bekommt sie, wer in der Spielreihenfolge weiter vorn ist, oder, wenn ihr das so eingestellt habt, wer schneller ist. Wer leer ausgeht, bezahlt nichts.

rules-cards-title = Die zehn Privilegkarten
rules-cards =
    Spielreihenfolgemarker wählen: Steht in Phase 6 der Gewinner fest, nimmst du dir zuerst einen Marker.

    Gleichstand gewinnen: Vor Phase 2. In dieser Runde gewinnst du jeden Gleichstand um die höchste Karte und bekommst in Phase 5 immer die volle Anzahl Bausteine.

    Freie Bauplatzwahl: In deinem Zug in Phase 7 baust du in beliebig vielen Palastteilen, nur nicht im gestoppten.

    Goldkarten Summe 5: Du nimmst Gold im Wert von 5 aus der Bank.

    Blockademarker ablehnen: Der Marker kommt von deiner Karte herunter, bevor ihr Beamter an der Reihe ist. Den Baustein behältst du.

    Verbot des letzten Steins: Steht in Phase 8 der Gewinner fest, bestimmst du einen letzten Stein, der liegen bleibt.

    Goldkarten Summe 3 und 2 Bausteine: beides sofort.

    Baustopp ignorieren: In Phase 7 baust du auch im gestoppten Palastteil, wenn du seine Bauplatzkarte gespielt hast, oder in Phase 8 versetzt du als Gewinner auch dort hinein oder heraus.

    Drei Bausteine: sofort.

    Karten aus der Hand spielen: Vor Phase 2. In dieser Runde legst du nichts verdeckt und spielst bei jedem Beamten eine Handkarte, nachdem die anderen aufgedeckt haben.

rules-known-title = Was alle wissen
rules-known =
    Alle beginnen mit denselben Karten, und jede Karte, die jemand gewinnt oder verliert, liegt einmal offen. Darum zeigt das Spiel, welches Gold jede und jeder insgesamt besitzt. Verborgen ist nur, welche Karte wo liegt und welche Bauplätze gewählt sind.

rules-rulings-title = Genau genommen
rules-rulings =
    Auszahlung: Du nimmst Karten mit der größten Summe, die nicht über dem liegt, was dir zusteht. Gewechselt wird nicht, und was fehlt, ist verloren.

    Der Baustopp, nicht der Blockademarker, verhindert in Phase 8 das Versetzen.

    Sind die 20 Bausteine einer Farbe verbraucht, gibt es keine mehr.

    Hat zu Beginn einer Runde niemand Gold oder Bausteine und kauft niemand welche, nimmt danach jeder Gold im Wert von 3. Das geschieht höchstens dreimal, ohne dass gebaut wird; statt eines vierten Mals endet das Spiel.

rules-edition-title = Was rekonstruiert ist
rules-edition =
    Die Spielregeln nennen nicht alle Zahlen, die auf dem Spielmaterial gedruckt sind. Belegt sind die Kosten 6 und 10 zweier Privilegkarten und ein Palastteil mit den Feldern 6 bis 16 und Lohn 11.

    Alle anderen Feldwerte, die Lage der Goldbeutel, die Löhne und die Kosten der übrigen acht Privilegkarten sind rekonstruiert: so gewählt, dass sie zu Regeln und Berichten passen, aber nicht vom Original abgelesen.

    Wer das Spiel besitzt, kann die richtigen Zahlen in eine Kopie der Datei edition.toml eintragen und damit spielen.

## composed from the options of a match

option-parts = Palastteile
option-parts-help = Welche Rekonstruktion der Feldwerte und Löhne?
option-parts-r1 = Alle Palastteile enden bei 16
option-parts-r2 = Abwechslungsreichere Werte

option-purchases = Zwei wollen dasselbe Privileg
option-purchases-help = Wer bekommt es?
option-purchases-sealed = Wer in der Spielreihenfolge vorn ist
option-purchases-live = Wer schneller ist

option-zeros = Goldkarten mit dem Wert 0
option-zeros-help = Wann kommen aufgedeckte Nullen auf die Hand zurück?
option-zeros-at-once = Sofort nach ihrem Beamten
option-zeros-settlement = Erst in Phase 9

option-stalemate = Niemand hat Gold oder Steine
option-stalemate-help = Was geschieht dann?
option-stalemate-relief = Alle nehmen Gold im Wert von 3
option-stalemate-end = Das Spiel endet

option-known-gold = Bekanntes Gold
option-known-gold-help = Zeigt das Spiel, welches Gold jede und jeder besitzt?
option-known-gold-shown = Ja
option-known-gold-memory = Nein, ihr merkt es euch selbst
