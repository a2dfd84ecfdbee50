### Die Regeln zum Nachlesen am Tisch, und was sich vor einer Partie einstellen lässt.

## composed aus den Abschnitten der Regeln

rules-goal-title = Worum es geht
rules-goal =
    Ihr malt den Garten des Kaisers. Jede Runde würfelt ihr, teilt eure Würfel heimlich in Gruppen und setzt die Gruppen an Orte, deren Zahl sie zusammen ergeben.

    Wer an einem Ort ans Ziel kommt, fügt seinem Bild dessen Bildebene hinzu. Die Runde, in der jemand acht Bildebenen hat, ist die letzte. Die meisten Punkte gewinnen.

rules-setup-title = Vorbereitung
rules-setup =
    Alle beginnen mit drei Würfeln, 3 Fische (zu viert und zu fünft 4), 2 Weisheit und je einem Rohstoff: Holz, Stein, Porzellanerde, Bronze. Zwei weitere Würfel warten für jeden im Palast.

    Ein Berater mehr, als Personen mitspielen, liegt offen aus. Güter, Berater, Würfel und Bilder sind für alle sichtbar.

rules-roll-title = 1. Wurf
rules-roll =
    Alle würfeln mit allen Würfeln, die sie haben. Wer am wenigsten gewürfelt hat, beginnt; bei Gleichstand bleibt die bisherige Reihenfolge.

rules-plan-title = 2. Plan
rules-plan =
    Gleichzeitig und geheim teilen alle ihre Würfel in Gruppen aus mindestens einem Würfel. Sind alle fertig, wird aufgedeckt; danach ändert sich an den Gruppen nichts mehr.

rules-play-title = 3. Spiel
rules-play =
    Der Reihe nach setzt jeder eine Gruppe nach der anderen ein, bis alle eingesetzt sind. Eine Gruppe besucht einen Ort mit Zahl, wenn ihre Würfel zusammen die Zahl ergeben. Die Ewige Brücke nimmt genau einen Würfel mit beliebigem Wert, die Imperialen Schriftrollen nehmen alles.

    Händler und Diplomaten darf man vor dem Einsetzen und nach dem Bezahlen nutzen, jeden einmal je Runde.

rules-wisdom-title = Weisheit ändert Würfel
rules-wisdom =
    Unmittelbar vor dem Einsetzen ändert 1 Weisheit einen Würfel um eins nach oben oder unten, 2 Weisheit ändern eine 6 in eine 1 oder eine 1 in eine 6. Beliebig oft; das Spiel nimmt den billigsten Weg.

rules-crowd-title = Gedränge
rules-crowd =
    Einen Ort zu besuchen kostet 1 Fisch für jeden, der in dieser Runde schon Würfel dort hat, dich eingeschlossen. Wie viele Würfel es sind, ist gleich. An den Schriftrollen gibt es kein Gedränge.

rules-places-title = Die Orte
rules-places =
    1 Fischmarkt: Zieh drei Berater. Ernenne einen für seine Rohstoffe und nimm 3 Fische, oder ernenne einen für 3 Fische, oder nimm 3 Fische. Eine Karte kommt oben auf den Stapel zurück.

    2 Akademie: Ernenne einen offenen Berater, für seine Rohstoffe und mit 2 Weisheit dazu, oder für 2 Weisheit.

    3, 5, 8, 10 Monumente: Zahle Holz, Stein, Porzellanerde oder Bronze. Der Preis steigt mit jedem Besuch um eins. Du nimmst das Monument, auch jemand anderem weg, 1 Palastfeld und die Bildebene.

    4 Wald, 6 Steinbruch: 1 Holz oder Stein, ab zwei Würfeln 3. 9 Mine, 11 Schmiede: 1 Porzellanerde oder Bronze, ab drei Würfeln 3.

    7 Tempel: 3 Weisheit. Mit genau zwei Würfeln markierst du das Paar; zwei verschiedene Paare bringen die Bildebene.

    12 Palastmarkt: 3, 4 oder 5 verschiedene Belohnungen für zwei, drei, vier Würfel. Zwei verschiedene Würfelzahlen bringen die Bildebene.

    Bei 1, 2, 4, 6, 9 und 11 rückt dein Marker mit jedem Besuch 1 Feld vor; oben bekommst du die Bildebene. Ewige Brücke: Geh so weit, wie der Würfel zeigt, und nimm alles auf dem Weg. Schriftrollen: 2 Fische oder 1 Weisheit, ab zwei Würfeln stattdessen auch ein Rohstoff.

rules-advisers-title = Berater
rules-advisers =
    Gönner wirken sofort und werden abgelegt. Händler: Zahle, was links steht, nimm, was rechts steht. Diplomaten: Gib jemand anderem, was links steht. Kunsthandwerker wirken von selbst. Alle außer den Gönnern wirken einmal je Runde.

rules-painting-title = Das Bild
rules-painting =
    Keine Bildebene kommt doppelt vor. Wer eine Leiste, den Tempel, den Markt oder die Brücke als Erster schafft, malt auch eine Blickfangebene dazu.

rules-wrap-up-title = 4. Abschluss
rules-wrap-up =
    Die Würfel kommen zurück, Berater werden wieder bereit, neue liegen aus. Wer die wenigsten Würfel hat, bekommt einen aus dem Palast (zu viert und zu fünft zwei Personen je einen); bei Gleichstand, wer auf der Palast-Fortschrittsleiste weiter ist, dann wer in der Reihenfolge weiter vorn steht.

rules-end-title = Ende des Spiels
rules-end =
    Wer zuerst acht Bildebenen hat, nimmt den Vollendungspreis. Die Runde wird zu Ende gespielt. Die längste Zahlenfolge in einem Bild bekommt den Sequenzpreis; bei Gleichstand die höhere.

    Am weitesten auf der Palast-Fortschrittsleiste: 3 Siegel; Zweiter: 1 Siegel, wenn mindestens halb so weit. Bildebenen, Blickfangebenen, Monumente, Preise und Siegel zählen je 1 Punkt. Bei Gleichstand entscheidet die höchste Bildebene.

rules-privileges-title = Modul: Privilegien
rules-privileges =
    Nach dem Aufteilen darf jeder der Reihe nach ein Privileg bieten. Wer geboten hat, tauscht mit dem linken Nachbarn, außer der hat auch geboten. Privilegien gibt es auf dem dritten Feld der Brücke, auf dem Palastmarkt und von vier Beratern.

rules-labyrinth-title = Modul: Labyrinth
rules-labyrinth =
    Man besucht es mit einem Würfel. Zahle einen Weg in Fisch und nimm, was an seinem Ende liegt. Das Zentrum bringt Bildebene X. Von dort darfst du wie von jedem anderen Feld auf jedem Weg weitergehen.

rules-river-title = Modul: Flussmarkt
rules-river =
    Man besucht ihn mit einem Würfel. Zahle einen Rohstoff für ein Feld der Nachfragekarte; dein Marker rückt vor, und oben gibt es Bildebene X. Sind alle Felder gefüllt, bringt jeder Marker die Belohnung, und wer keinen hat, zahlt die Strafe.

rules-compositions-title = Modul: Kompositionen
rules-compositions =
    Wer als Erster die drei Bildebenen einer Komposition hat, nimmt die Karte mit ihrer Belohnung; ihre Punkte zählen am Ende.

rules-alternatives-title = Modul: alternative Orte
rules-alternatives =
    Fischmarkt: Zieh eine Karte, dann je Fisch eine weitere. Akademie: nur Rohstoffe, und 1 Weisheit kommt in den Topf; oder nimm den Topf. Tempel: 1 Weisheit, für einen Rohstoff 3, für zwei 6. Palastmarkt: bis zu 1, 2 oder 3 stärkere Belohnungen. Brücke: andere Belohnungen.

rules-master-title = Allein: der Meister
rules-master =
    Der Meister hat eigene Würfel und Güter, und eine Karte ordnet seine Würfel. Er spielt die oberste Gruppe, die einer noch übrigen von dir entspricht, sonst seine oberste. Ist der Ort ihrer Zahl frei und hilft ihm, geht er dorthin; sonst folgt er seiner Strategie von oben nach unten. Der Verlauf sagt, warum.

    Am Ende zählt er je nach Schwierigkeit: Er nimmt übrige Blickfangmarker der Leisten, auf denen er weiter ist (als Meister alle übrigen), und ab Geselle tauscht er Güter in Palastfelder und wertet weite Felder. Du gewinnst nur mit mehr Punkten als er.

rules-rulings-title = Ganz genau
rules-rulings =
    Was ein Besuch bringt, kann nicht für den Besuch zahlen. Auf feste Belohnungen kann man nicht verzichten. Eine zurückgelegte Karte kennt nur, wer sie zurückgelegt hat.

    Im Labyrinth, auf dem Flussmarkt und bei den Schriftrollen ist der Wert der Würfel gleich, darum werden sie dort nicht geändert.

    Ist nur eine Antwort möglich, wird sie gleich gegeben, und der Verlauf sagt es. Nur mit gezogenen Beratern auf der Hand wirst du trotzdem gefragt, sonst wüssten die anderen, was du hältst.

rules-edition-title = Was rekonstruiert ist
rules-edition =
    Der Regeltext zeigt vieles nur als Bild. Die Längen der Leisten, die Belohnungen der Brücke, Kosten und Anzahl der Berater, das Labyrinth, die Kompositionen, die Karten des Meisters und die Folge seiner Strategien sind rekonstruiert, ebenso die Namen der Berater und der meisten Blickfangebenen.

    Sie sind so gewählt, dass eine Partie sechs bis zehn Runden dauert. Wer das Spiel besitzt, kann die richtigen Zahlen in eine Kopie der Datei edition.toml eintragen und damit spielen.

## composed aus den Einstellungen einer Partie

options-from-privileges = Module
option-privileges = Privilegien
option-privileges-help = Bietet um den Platz in der Reihenfolge. Nicht allein.
option-privileges-off = Ohne
option-privileges-on = Mit
option-labyrinth = Labyrinth
option-labyrinth-help = Wege für Fisch, und in der Mitte eine Bildebene. Höchstens eines von Labyrinth, Flussmarkt und Kompositionen.
option-labyrinth-off = Ohne
option-labyrinth-on = Mit
option-river = Flussmarkt
option-river-help = Rohstoffe für gemeinsame Aufträge. Höchstens eines von Labyrinth, Flussmarkt und Kompositionen.
option-river-off = Ohne
option-river-on = Mit
option-compositions = Kompositionen
option-compositions-help = Wettlauf um Gruppen von drei Bildebenen. Höchstens eines von Labyrinth, Flussmarkt und Kompositionen.
option-compositions-off = Ohne
option-compositions-on = Mit
options-from-alt-fish-market = Alternative Orte
option-alt-fish-market = 1 Fischmarkt
option-alt-fish-market-help = Du ziehst eine Karte statt drei, und für jeden Fisch noch eine.
option-alt-fish-market-off = Grundspiel
option-alt-fish-market-on = Alternativer Ort
option-alt-academy = 2 Akademie
option-alt-academy-help = Berater nur für Rohstoffe; jeder legt 1 Weisheit in einen Topf, den du statt eines Beraters nehmen kannst.
option-alt-academy-off = Grundspiel
option-alt-academy-on = Alternativer Ort
option-alt-temple = 7 Tempel
option-alt-temple-help = 1 Weisheit umsonst, 3 für einen Rohstoff, 6 für zwei.
option-alt-temple-off = Grundspiel
option-alt-temple-on = Alternativer Ort
option-alt-market = 12 Palastmarkt
option-alt-market-help = Weniger Belohnungen, aber stärkere, auch Berater und Felder auf den Leisten.
option-alt-market-off = Grundspiel
option-alt-market-on = Alternativer Ort
option-alt-bridge = Ewige Brücke
option-alt-bridge-help = Auf dem Weg liegen vor allem Rohstoffe.
option-alt-bridge-off = Grundspiel
option-alt-bridge-on = Alternativer Ort
options-from-strategy = Allein gegen den Meister
option-strategy = Seine Strategie
option-strategy-help = Gleichgewicht ist für die erste Partie; es passt nicht zu Labyrinth oder Flussmarkt.
option-strategy-balance = Gleichgewicht
option-strategy-enlightenment = Erleuchtung (die Brücke)
option-strategy-perception = Wahrnehmung (Labyrinth oder Flussmarkt)
option-strategy-ascent = Aufstieg (hohe Zahlen)
option-strategy-descent = Abstieg (niedrige Zahlen)
option-strategy-uncertainty = Unsicherheit (Monumente)
option-difficulty = Schwierigkeit
option-difficulty-help = Wie er am Ende zählt.
option-difficulty-apprentice = Lehrling
option-difficulty-journeyman = Geselle
option-difficulty-master = Meister
options-from-kind17 = Auslegung der Regeln
option-kind17 = Der Botschafter gibt
option-kind17-help = In den Regeln stehen 3 Weisheit; 3 Fische würden zu den anderen Diplomaten passen.
option-kind17-wisdom = 3 Weisheit
option-kind17-fish = 3 Fische

## composed: Willkommen und Erklärungen

welcome-you = Du bist eine der besten Malerinnen und Maler und sollst den Garten des Kaisers malen.
welcome-aim = Wer an einem Ort ans Ziel kommt, malt dessen Bildebene; wer zuerst acht hat, leitet das Ende ein. Die meisten Punkte gewinnen.
welcome-round = In jeder Runde würfelst du, teilst deine Würfel heimlich in Gruppen auf und setzt sie nacheinander an Orten ein, deren Zahl sie ergeben.
lesson-group = Teile deine Würfel in Gruppen auf: Jede Gruppe besucht später einen Ort, dessen Zahl ihre Summe ist. Viele kleine Gruppen bringen viele Besuche, große erreichen die hohen Zahlen.
lesson-place = Wähle eine Gruppe und einen beleuchteten Ort. Wo schon Würfel liegen, kostet das Gedränge Fische; Weisheit ändert Würfel. Wer zuerst am Ende einer Leiste ist, malt auch eine Blickfangebene.
lesson-adviser = Berater bringen Güter oder helfen in jeder Runde. Nimm früh welche, die zu deinem Plan passen; am Ende zählen sie selbst nichts.
lesson-goods = Rohstoffe zahlen Monumente und Berater, Fische das Gedränge, Weisheit ändert Würfel. Ein Vorrat von jedem hält dir viele Orte offen.
lesson-feature = Als Erste oder Erster an diesem Ort malst du eine Blickfangebene. Alle zählen 1 Punkt; nimm, was dir gefällt.
lesson-bid = Mit einem Privileg ziehst du in der Reihenfolge an deinem linken Nachbarn vorbei, wenn er nicht auch bietet. Das lohnt sich, wenn ihr an denselben Ort wollt.
lesson-labyrinth = Zahle einen Weg in Fischen und nimm, was am Ende liegt. Wer ins Zentrum kommt, malt eine eigene Bildebene.
lesson-river = Fülle ein Feld der Nachfragekarte. Ist sie voll, bekommen alle mit Markern die Belohnung, und wer keinen hat, zahlt.
