# The table page in play

moments = Was zuletzt geschah
leads = führt
points-so-far = Punkte bisher
score-so-far = Woher die Punkte kommen
about-rule = Mehr in den Regeln
about-all = Wonach du fragen kannst
problem-no-thing = Dazu gibt es hier nichts zu sagen.
plan-tray = Noch zu legen
plan-confirm = Plan bestätigen
settings = Einstellungen
confirming = Antworten bestätigen
confirm-always = jede
confirm-needed = nur was sich nicht zurücknehmen lässt
confirm-never = keine
since-turn = Seit deinem letzten Zug
since-moves = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
plan-steps = Oder Schritt für Schritt
