### Die Regeln zum Nachlesen am Tisch, und was sich vor dem Spiel einstellen lässt.

rules-goal-title = Darum geht es
rules-goal =
    Ihr intrigiert am Hof. Wer am Zug ist, legt eine Person in die eigene Auslage und nutzt ihre Aktion. Die Farbe der Karte bestimmt, wer als Nächstes an der Reihe ist.

    In jeder Auslage darf jede Person nur einmal liegen. Wer eine Person doppelt auslegen muss, löst ein Palastgeflüster aus: Die Runde ist vorbei, und alle anderen bekommen einen Punkt. Wer sechs verschiedene Personen auslegt, bekommt selbst den Punkt.

    Es gewinnt, wer zuerst 6 Punkte hat (bei dreien), 5 (bei vieren) oder 4 (bei fünfen).

rules-setup-title = Vorbereitung
rules-setup =
    Jede und jeder von euch hat eine Farbe. Im Spiel sind die sieben Personen in jeder dieser Farben und zweimal in Braun: 35, 42 oder 49 Karten bei drei, vier oder fünf Personen am Tisch.

    Alle bekommen sechs Karten auf die Hand, der Rest ist der Nachziehstapel. Die sechs Königskarten liegen gemischt und verdeckt daneben; am Anfang ist keine aufgedeckt.

rules-turn-title = Dein Zug
rules-turn =
    1. Leg genau eine Handkarte offen ans Ende deiner Auslage. Passen gibt es nicht, und nachgezogen wird auch nicht.

    2. Endet damit die Runde? Dann gibt es Punkte, und die Aktion entfällt.

    3. Sonst führst du die Aktion der Person aus. Das ist Pflicht, wenn es geht, außer die Königskarte zeigt diese Person.

    4. Die gespielte Karte bestimmt, wer als Nächstes an der Reihe ist.

    Eine Person, die schon in deiner Auslage liegt, darfst du nur spielen, wenn du keine andere Karte hast. Einen verbotenen Hofnarren darfst du jederzeit spielen, verlierst damit aber die Runde.

rules-round-end-title = Ende einer Runde
rules-round-end =
    Palastgeflüster: Du legst eine Person aus, die schon in deiner Auslage liegt. Alle anderen bekommen 1 Punkt.

    Verbotener Hofnarr: Du spielst einen Hofnarren, während die Königskarte den Hofnarren zeigt. Alle anderen bekommen 1 Punkt, auch wenn es deine sechste verschiedene Person wäre.

    Sechs Verschiedene: In deiner Auslage liegen sechs verschiedene Personen. Du bekommst 1 Punkt.

    Danach werden alle Personenkarten gemischt, und alle bekommen wieder sechs. Die Königskarten bleiben, wie sie sind. Wer die Runde beendet hat, beginnt die nächste.

rules-next-title = Wer ist als Nächstes dran?
rules-next =
    Farbige Karte: wer diese Farbe hat. Ist es deine eigene, bist du gleich noch einmal dran.

    Braune Karte: wer die wenigsten Karten in der Auslage hat, gezählt nach der Aktion. Bei Gleichstand bestimmst du, wer von den Gleichen drankommt; gehörst du dazu, auch du selbst.

    Es zählt immer die eben gespielte Karte, egal was der Mundschenk vertauscht.

rules-kings-title = Königskarten
rules-kings =
    Nur die zuletzt aufgedeckte Königskarte gilt. Die Person darauf hat bei niemandem eine Aktion. Sie darf gespielt werden, und ihre Farbe gilt.

    Zeigt die Karte den Hofnarren, ist er verboten: Wer ihn spielt, beendet die Runde und geht leer aus.

    Es gibt sechs Königskarten, für jede Person außer dem Hofmarschall. Ist der Stapel leer und eine Karte fällig, werden alle sechs neu gemischt. Königskarten bleiben über das Rundenende hinweg liegen.

rules-marshal-title = Hofmarschall
rules-marshal =
    Deck die oberste Königskarte auf. Sie gilt ab sofort und löst die vorige ab.

    Der Hofmarschall selbst behält seine Aktion immer.

rules-treasurer-title = Schatzmeister
rules-treasurer =
    Du zeigst allen deine ganze Hand, so wie sie nach dem Ausspielen ist.

rules-magician-title = Zauberer
rules-magician =
    Du tauschst mit jemandem deiner Wahl eine oder mehrere Handkarten. Du sagst, mit wem und wie viele: höchstens so viele, wie ihr beide auf der Hand habt. Ablehnen gibt es nicht.

    Ihr wählt gleichzeitig und geheim. Erst wenn beide gewählt haben, wechseln die Karten die Hand. Die anderen erfahren nicht, welche es waren.

rules-maid-title = Zofe
rules-maid =
    Wirf eine Handkarte deiner Wahl verdeckt ab und zieh eine vom Stapel nach. Abgeworfene Karten kommen erst in der nächsten Runde wieder.

rules-cupbearer-title = Mundschenk
rules-cupbearer =
    Vertausche zwei Karten aus zwei verschiedenen Auslagen. Deine eigene kann dabei sein, muss aber nicht. Danach darf in keiner Auslage eine Person doppelt liegen.

    Der eben gespielte Mundschenk bleibt liegen. Als erste oder zweite Karte der Runde hat er keine Aktion; ist kein Tausch möglich, entfällt sie auch.

rules-guard-title = Wächter
rules-guard =
    Nimm eine andere Karte aus deiner Auslage zurück auf die Hand. Liegt dort keine andere, entfällt die Aktion. Die Karte darf in derselben Runde wieder gespielt werden.

rules-jester-title = Hofnarr
rules-jester =
    Der Hofnarr hat keine Aktion. Zeigt die Königskarte den Hofnarren, darfst du ihn trotzdem jederzeit spielen, aber dann endet die Runde, und alle anderen bekommen einen Punkt.

    Liegt ein Hofnarr schon in einer Auslage, wenn die Königskarte aufgedeckt wird, passiert nichts.

rules-scoring-title = Ende des Spiels
rules-scoring =
    Sobald jemand das Ziel erreicht, ist das Spiel vorbei. Erreichen es mehrere gleichzeitig, gewinnt von ihnen, wer am Ende die längere Auslage hat. Ist auch das gleich, zählt die Summe der Notizen, danach teilt ihr euch den Sieg.

    Die Notizen: Nach jeder Runde wird für alle die Länge der Auslage notiert, für den, der sie verloren hat, eine 0. Notizen sind nie Punkte.

    In der Wertungsvariante entscheidet bei Gleichstand zuerst die Summe der Notizen, dann die letzte Auslage.

rules-known-title = Was alle wissen
rules-known =
    Offen sind die Auslagen, die Zahl der Handkarten, Punkte und Notizen, die Königskarten und die Größe der Stapel. Geheim sind Handkarten, Abwürfe und die Reihenfolge der Stapel.

    Karten, die du in einer fremden Hand sicher weißt, bleiben als kleine Karten markiert: gezeigte, zurückgenommene und selbst getauschte. Geht eine Karte ungesehen weg, verschwindet, was nicht mehr sicher ist. Diese Gedächtnisstütze lässt sich vor dem Spiel ausschalten.

rules-rulings-title = Was wir festgelegt haben
rules-rulings =
    Das Regelheft lässt manches offen. Hier gilt: Der verbotene Hofnarr zählt auch als sechste Karte als verloren. Anders als ein Doppel darf er jederzeit gespielt werden; eine Einstellung erlaubt ihn nur, wenn keine sichere Karte bleibt. Ein zweiter Hofnarr unter dem Hofnarren-König ist ein einziges Palastgeflüster.

    Gleiche Personen darf der Mundschenk gegeneinander tauschen. Ein möglicher Tausch ist Pflicht, auch wenn er schadet. Ein früher gespielter Mundschenk darf getauscht werden, aber nicht in die Auslage des neuen.

    Ist der Königsstapel leer, wird auch die zuletzt gültige Karte eingemischt; sie kann gleich wiederkommen.

    Wer eine Runde mit dem verbotenen Hofnarren verliert, notiert die Auslage; nur ein Palastgeflüster notiert 0. Reichen Auslage und Notizen nicht zur Entscheidung, wird der Sieg geteilt.

## Einstellungen

option-losing-cards = Verlierende Karten
option-losing-cards-help = Darfst du freiwillig eine Karte spielen, mit der du die Runde verlierst?
option-losing-cards-forced = Nur gezwungen
option-losing-cards-jester-free = Hofnarr jederzeit, Doppel nur gezwungen
option-losing-cards-free = Jederzeit

option-scoring = Wertung bei Gleichstand
option-scoring-help = Was entscheidet, wenn mehrere gleichzeitig das Ziel erreichen?
option-scoring-base = Die längere letzte Auslage
option-scoring-noted = Die notierten Auslagen aller Runden

option-six-points = Sechs Verschiedene
option-six-points-help = Wie viele Punkte bringen sechs verschiedene Personen?
option-six-points-one = Immer 1 Punkt
option-six-points-by-players = 2 Punkte zu viert und zu fünft

option-jester-notes = Notiz beim verbotenen Hofnarren
option-jester-notes-help = Was notiert, wer die Runde mit dem verbotenen Hofnarren verliert?
option-jester-notes-zero = 0, wie beim Palastgeflüster
option-jester-notes-row = Die Länge der Auslage

option-first-starter = Wer beginnt
option-first-starter-help = Wer spielt die allererste Karte?
option-first-starter-random = Das Los entscheidet
option-first-starter-seat-1 = Rot
option-first-starter-seat-2 = Blau
option-first-starter-seat-3 = Gelb
option-first-starter-seat-4 = Grün
option-first-starter-seat-5 = Violett

option-memory-aid = Gedächtnisstütze
option-memory-aid-help = Bleiben Karten markiert, die du in einer fremden Hand sicher weißt?
option-memory-aid-on = An
option-memory-aid-off = Aus, ihr merkt sie euch selbst
