### Die Regeln zum Nachlesen am Tisch, und was sich vor einer Partie einstellen lässt.

## composed aus den Abschnitten der Regeln

rules-goal-title = Worum es geht
rules-goal =
    König Nebukadnezar lässt in Babylon für seine Königin Amyitis hängende Gärten anlegen. Ihr grabt Kanäle, bringt Pflanzen herbei und legt Gärten an, und ihr dient den Göttern und dem Hof.

    All das bringt Prestigepunkte. Wer am Ende die meisten hat, gewinnt. Alles liegt offen; nur die Gewerbe-Karten werden jede Runde neu ausgelegt.

rules-setup-title = Vorbereitung
rules-setup =
    Die Gärten haben vier Stufen; auf jedem Platz liegt ein Gartenplättchen, weiter oben die besseren. Der Fluss läuft an zwei Seiten der untersten Stufe entlang.

    Alle beginnen mit 4 Talenten, 1 Kamel und einem Karawanenführer der Stufe 0. Die Karawane steht in Babylon.

rules-round-title = Eine Runde
rules-round =
    1. Für jeden am Tisch werden drei Gewerbe-Karten ausgelegt, in Reihen zu dreien, und die Bankiers zahlen.

    2. Reihum ab dem Startspieler führt jeder eine Aktion aus, bis alle gepasst haben. Mit dem Palast geht ab Runde 2 eine Palast-Phase voraus.

    3. Zuerst kommt die Prozession, dann gewähren die Tempel ihre Gunst. Niemand behält mehr als 2 Waren (4 mit Karawanenführer Stufe 2). Im Grundspiel wandert danach die Startspielerkarte nach links.

rules-recruit-title = Eine Arbeitskraft rekrutieren
rules-recruit =
    Nimm eine offene Gewerbe-Karte. Die erste Karte einer Reihe ist kostenlos, die zweite kostet 1 Talent, die dritte 2. Die Karte wird umgedreht.

    Bauer: ein Würfel auf ein Feld und dessen Ware. Händler: 1 Kamel. Ingenieur: ein Würfel auf einen Kanal und 2 Prestigepunkte. Priester: ein Würfel in einen Tempel. Höfling (Der Palast): 1 Prestigepunkt und 1 Feld im Palast.

rules-fields-title = Felder
rules-fields =
    Es gibt zwei Reihen mit je fünf Feldern. Dein Würfel kommt auf das vorderste freie Feld, und du nimmst die Ware, die dort abgebildet ist.

    Wer das fünfte Feld füllt, nimmt Wein. Dann bekommt, wer die meisten Würfel in der Reihe hat, einen Gärtner, bei Gleichstand niemand, und die Reihe wird geleert.

rules-canals-title = Kanäle
rules-canals =
    Zwischen zwei Plätzen liegen ein oder zwei Wassersymbole. Du darfst einen Würfel auf ein freies Symbol setzen, wenn fertige Kanäle es mit dem Fluss verbinden, gleich wem sie gehören.

    Sind alle Symbole einer Seite bedeckt, fließt dort Wasser. Ein Platz ist bewässert, wenn an mindestens einer seiner Seiten alle Symbole bedeckt sind.

    Graue Würfel zwischen bepflanzten Gärten leiten Wasser wie alle anderen, sobald ein Kanal vom Fluss sie erreicht.

rules-caravan-title = Die Karawane
rules-caravan =
    Zahle mindestens 1 Kamel und führe die Karawane im Uhrzeigersinn, je Kamel einen Schritt, dazu die freien Schritte deines Karawanenführers. Du darfst nur dorthin, wo du auch ausführen kannst, was die Stadt bietet.

    Babylon: Verkaufe 1 oder 2 Waren für je 3 Prestigepunkte, dann setze einen Würfel ohne Punkte auf einen Kanal. Hofstädte: Zahle die Ware und nimm die nächste Stufe einer von zwei Karten. Pflanzenstädte: Zahle die Ware und was die Pflanzen-Karte verlangt, und lege einen Garten an.

    Wein steht für jede Ware.

rules-court-title = Hofkarten
rules-court =
    Die Stufen nimmt man der Reihe nach, und es gibt weniger Karten als Mitspieler.

    Bankier: zu Beginn jeder Runde 1 Talent, 2 Talente oder 2 Talente und 2 Prestigepunkte. Karawanenführer: 2 freie Schritte, dann 4; mit Stufe 2 auch die Ware auf der Karte, und du darfst 4 Waren behalten. Palast: sechs Stufen mit sofort 2, 3, 4, 5, 7 und 10 Prestigepunkten. Gärtner: ersetzt beim Pflanzen eine Stufe Qualität und wird dabei abgegeben.

rules-planting-title = Pflanzen
rules-planting =
    Der Garten muss bewässert sein und die Pflanze gut genug: Qualität 1 für die unterste Stufe, 2 für die zweite, 3 für die dritte und die oberste. Jeder Gärtner, den du abgibst, zählt 1 dazu.

    Du nimmst das Plättchen mit seinen Punkten und allem, was es zeigt. Dann werden die Kanäle belohnt: Wer allein ringsum die meisten Würfel hat, bekommt so viele Prestigepunkte, wie die Pflanzen-Karte Qualität zeigt, 1 oder 2; Gärtner zählen nicht mit. Haben mehrere die meisten, bekommt niemand etwas.

    Jedes freie Wassersymbol zwischen diesem Garten und bepflanzten Nachbarn bekommt einen grauen Würfel.

    Danach wird die Pflanzen-Karte der Stadt umgedreht.

rules-passing-title = Passen
rules-passing =
    Wer passt, tut in dieser Runde nichts mehr, bekommt aber jedes Mal, wenn er an der Reihe wäre, 1 Talent, solange noch jemand spielt. Passt der Letzte, enden die Aktionen sofort.

rules-temples-title = Tempel
rules-temples =
    Ein Würfel kommt auf den ersten Platz und schiebt die anderen weiter; der fünfte fällt heraus. Am Rundenende werden die mit den meisten und den zweitmeisten Würfeln begünstigt; bei Gleichstand liegt der älteste Würfel, der am weitesten rechts, vorn. Zu zweit wird nur der Erste begünstigt. Graue Würfel zählen nicht.

    Ischtar: 1 Kamel oder 1 Talent; der Zweite bekommt das andere. Marduk: 2 Prestigepunkte; der Zweite 1. Tammuz: eine Ernte wie mit einem Bauern; der Zweite darf eine Ware tauschen.

rules-procession-title = Die Prozession
rules-procession =
    Wer rechts vom Startspieler sitzt oder die Fähigkeit Prozession hat, setzt kostenlos einen eigenen Würfel in einen Tempel seiner Wahl, bevor die Tempel ihre Gunst gewähren. Die beiden anderen Tempel bekommen je einen grauen Würfel. Alle schieben wie ein Priester.

rules-palace-title = Der Palast: die Palast-Leiste
rules-palace =
    Ein Höfling bringt 1 Feld, ein Adliger 2. Einen Adligen darfst du in jedem deiner Züge für 2 Talente rekrutieren; er braucht keine Karte.

    Wer auf ein besetztes Feld kommt, liegt dort über den anderen. Wer weiter vorn ist, kommt zuerst; auf demselben Feld der oberste Marker.

rules-abilities-title = Der Palast: die Palast-Phase
rules-abilities =
    Ab Runde 2 nimmt jeder auf der Leiste in deren Reihenfolge eine Fähigkeit; zu zweit nimmt man abwechselnd je zwei. Wer die Leiste noch nicht betreten hat, nimmt keine.

    Startspieler: sofort. Nimmt niemand ihn, geht die Karte an den Nächsten. Prozession: Du führst sie in dieser Runde an. Nimmt niemand sie, tut es der rechte Nachbar des Startspielers. Gewerbe: einmal in dieser Runde statt einer Karte ein beliebiges Gewerbe, kostenlos. Niederer Höfling: sofort 1 Feld und 1 Talent.

rules-end-title = Ende des Spiels
rules-end =
    Das Spiel endet mit der Runde, in der nur noch 4 oder weniger Gartenplättchen liegen (zu zweit 3), spätestens nach Runde 25.

    Amyitis begünstigt jeden nach der Zahl seiner Gärten. Zu viert: 5 Prestigepunkte für 3 oder 4, 10 ab 5. Zu dritt: 5 für 4 oder 5, 10 ab 6. Zu zweit: 5 für 5 oder 6, 10 ab 7. Jede übrige Ware bringt 1 Prestigepunkt. Die meisten Prestigepunkte gewinnen; bei Gleichstand teilt ihr den Sieg.

rules-few-title = Zu zweit und zu dritt
rules-few =
    Es gibt weniger Gewerbe-Karten und weniger Hofkarten. Zu zweit bleiben drei Plätze der Gärten leer, und in den Tempeln wird nur der Erste begünstigt.

rules-rulings-title = Ganz genau
rules-rulings =
    Was nicht im Vorrat ist, bekommt man nicht. Es gibt 30 Talente, 14 Kamele und von jeder Ware 7.

    Man zahlt nie mehr Kamele als nötig und nie keines. Die Karawane zieht nicht ganz herum.

    Die Reihenfolge der Palast-Phase steht an ihrem Beginn fest, auch wenn der Niedere Höfling jemanden bewegt. Ein Schritt über das letzte Feld hinaus verfällt, aber der Marker kommt nach oben.

rules-earlier-title = Früher begonnene Partien
rules-earlier =
    Eine Partie, die nach den ersten Regeln begonnen wurde, geht nach ihnen weiter; ihr Brett zeigt deren Zahlen. Dort kam die Prozession nach den Tempeln und führte einen grauen Würfel in einen von ihnen, bei Gleichstand lag der neueste Würfel vorn, und auch zu zweit wurde der Zweite begünstigt.

    Ischtar gab dem Ersten ein Kamel und ein Talent und ließ den Zweiten wählen, Marduk gab 3 und 1. Kanäle brachten 3 für die meisten Würfel und 1 für alle anderen; graue Würfel lagen dort nie. Bei Gleichstand in einer Felderreihe bekam der Würfel am weitesten rechts den Gärtner. Karawanenführer und Paläste hatten je drei Stufen. Amyitis begünstigte nur, wer die meisten Gärten hatte, und übrige Waren brachten nichts.

rules-edition-title = Was rekonstruiert ist
rules-edition =
    Die Regeln des Grundspiels folgen einer ausführlichen Nacherzählung. Sie nennt nicht alles, was auf das Material gedruckt ist: Die meisten Gartenplättchen, die Waren von fünf Städten, die zweiten Seiten der Pflanzen-Karten und die Anzahl einiger Karten sind rekonstruiert.

    Sie sind so gewählt, dass das Spiel so lange dauert, wie man es von ihm sagt, und kein Platz weit voraus ist. Wer das Spiel besitzt, kann die richtigen Zahlen in eine Kopie der Datei edition.toml eintragen und damit spielen.

## composed aus den Einstellungen einer Partie

option-expansion = Erweiterung Der Palast
option-expansion-help = Mit Höflingen, Adligen und Palast-Phase?
option-expansion-palace = Mit Der Palast
option-expansion-none = Grundspiel

option-field-tie = Gleichstand in einer Felderreihe
option-field-tie-help = Wer bekommt den Gärtner?
option-field-tie-rightmost = Der Würfel am weitesten rechts
option-field-tie-none = Niemand

option-temple-tie = Gleichstand im Tempel
option-temple-tie-help = Wer liegt vorn?
option-temple-tie-latest = Der neueste Würfel
option-temple-tie-earliest = Der älteste Würfel

option-procession = Prozession
option-procession-help = Was bewirkt sie?
option-procession-lead = Eigener Würfel in einen Tempel, graue in die anderen
option-procession-neutral = Ein grauer Würfel kommt in einen Tempel
option-procession-clear = Ein Tempel wird geleert

option-seat-talents = Talente für spätere Plätze
option-seat-talents-help = Eine Hausregel für den Palast: Wer später an der Reihe ist, beginnt mit mehr Talenten.
option-seat-talents-none = Nein
option-seat-talents-palace = Ja
