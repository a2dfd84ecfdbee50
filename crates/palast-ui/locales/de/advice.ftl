# Hints

hint = Tipp
hint-title = Tipp
hint-thinking = Der Berater überlegt …
hint-only = Es gibt nur diese Antwort.
hint-sure = Die erste Antwort ist ziemlich sicher die beste.
hint-leaning = Die erste Antwort sieht etwas besser aus.
hint-equal = Diese Antworten sind etwa gleich gut.
hint-share = Aussicht auf den Sieg: etwa { $n } von 100
hints = Tipps
hints-alone = nur ohne andere Menschen am Tisch
hints-allowed = erlaubt
hints-refused = nicht erlaubt
problem-no-hints = An diesem Tisch wird ohne Tipps gespielt.
problem-hints-busy = Gerade wollen zu viele einen Tipp. Versuch es gleich noch einmal.
term-key-hint = t Tipp
term-help-hint = einen Tipp holen
term-hint-pick = 1–{ $n }: Antwort wählen, jede andere Taste: schließen
term-hint-none = Du bist gerade nicht gefragt.

# The review of a match

review = Auswertung
review-of = Auswertung für { $seat }
review-curve = Siegchance vor jeder Entscheidung, in Hundertsteln
review-parts = Woher das Ergebnis kommt
review-start = Anfang
review-luck = Glück
review-choices = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-rest = Irrtum der Suche
review-result = Ergebnis
review-without-luck = Ergebnis ohne Glück
review-moments = Die größten Momente
review-choice = Gewählt: „{ $chosen }“. Besser: „{ $better }“.
review-decisions = Alle Entscheidungen
review-better = Besser: { $better } (kostet { $n } von 100)
review-noise = Die Zahlen sind Hundertstel des Sieges, geschätzt mit dem, was man am Platz wissen konnte. Was sich innerhalb der Fehlergrenzen (±) unterscheidet, kann gleich gut gewesen sein.
review-no-decisions = An diesem Platz gab es nichts zu entscheiden.
review-begin = Auswertung berechnen
review-begin-text = Jede Entscheidung wird mit dem nachgerechnet, was man an diesem Platz wissen konnte. Das dauert einige Minuten und geht weiter, wenn du die Seite verlässt.
review-none = Für diesen Platz gibt es noch keine Auswertung. Wer mitgespielt hat, kann sie berechnen lassen.
review-running = Die Auswertung läuft: { $done } von { $of } Stellungen.
review-queued = Die Auswertung wartet, bis sie an der Reihe ist.
review-seats = Auswertung nach Platz
review-share = Siegchance { $n } von 100
review-look = Ansehen
review-play-on = Von hier gegen Bots weiterspielen
review-play-on-text = Ein neuer Tisch beginnt in dieser Stellung; was von da an gezogen wird, ist neu.
review-played-on = Beginnt bei Schritt { $n } einer anderen Partie
problem-review-too-early = Ausgewertet wird, wenn die Partie vorbei ist.
problem-review-busy = Gerade laufen zu viele Auswertungen. Versuch es später noch einmal.
problem-no-position = Diese Stellung gibt es in der Partie nicht.
