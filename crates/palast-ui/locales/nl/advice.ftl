# Hints

hint = Tip
hint-title = Tip
hint-thinking = De raadgever denkt na …
hint-only = Dit is het enige antwoord.
hint-sure = Het eerste antwoord is vrij zeker het beste.
hint-leaning = Het eerste antwoord lijkt iets beter.
hint-equal = Deze antwoorden zijn ongeveer even goed.
hint-share = Kans op winst: ongeveer { $n } op 100
hints = Tips
hints-alone = alleen zonder andere mensen aan tafel
hints-allowed = toegestaan
hints-refused = niet toegestaan
problem-no-hints = Aan deze tafel wordt zonder tips gespeeld.
problem-hints-busy = Er willen nu te veel mensen een tip. Probeer het zo nog eens.
term-key-hint = t tip
term-help-hint = een tip vragen
term-hint-pick = 1–{ $n }: antwoord kiezen, elke andere toets: sluiten
term-hint-none = Er wordt je nu niets gevraagd.

# The review of a match

review = Terugblik
review-of = Terugblik voor { $seat }
review-curve = Winstkans vóór elke keuze, in honderdsten
review-parts = Waar de uitslag vandaan komt
review-start = Begin
review-luck = Geluk
review-choices = Eigen keuzes
review-others = Keuzes van de anderen
review-rest = Vergissing van de zoektocht
review-result = Uitslag
review-without-luck = Uitslag zonder geluk
review-moments = De grootste momenten
review-choice = Gekozen: “{ $chosen }”. Beter: “{ $better }”.
review-decisions = Alle keuzes
review-better = Beter: { $better } (kost { $n } op 100)
review-noise = De getallen zijn honderdsten van de winst, geschat met wat je op die plaats kon weten. Wat binnen de foutmarges (±) verschilt, kan even goed zijn geweest.
review-no-decisions = Op deze plaats viel er niets te kiezen.
review-begin = Terugblik berekenen
review-begin-text = Elke keuze wordt nagerekend met wat je op deze plaats kon weten. Dat duurt enkele minuten en gaat door als je de pagina verlaat.
review-none = Voor deze plaats is er nog geen terugblik. Wie heeft meegespeeld, kan hem laten berekenen.
review-running = De terugblik wordt berekend: { $done } van { $of } posities.
review-queued = De terugblik wacht op zijn beurt.
review-seats = Terugblik per plaats
review-share = Winstkans { $n } op 100
review-look = Bekijken
review-play-on = Vanaf hier tegen bots verder spelen
review-play-on-text = Een nieuwe tafel begint in deze positie; wat vanaf daar wordt getrokken, is nieuw.
review-played-on = Begint bij stap { $n } van een andere partij
problem-review-too-early = Er wordt teruggeblikt als de partij voorbij is.
problem-review-busy = Er worden nu te veel terugblikken berekend. Probeer het later nog eens.
problem-no-position = Die positie bestaat niet in de partij.
