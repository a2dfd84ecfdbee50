# The table page in play

moments = Wat er net gebeurde
leads = ligt voor
points-so-far = punten tot nu toe
score-so-far = Waar de punten vandaan komen
about-rule = Meer in de regels
about-all = Waar je naar kunt vragen
problem-no-thing = Daarover valt hier niets te zeggen.
plan-tray = Nog te leggen
plan-confirm = Plan bevestigen
settings = Instellingen
confirming = Antwoorden bevestigen
confirm-always = elk antwoord
confirm-needed = alleen wat je niet kunt terugnemen
confirm-never = geen enkel
since-turn = Sinds je laatste beurt
since-moves = { $n ->
    [one] { $n } zet
   *[other] { $n } zetten
}
plan-steps = Of stap voor stap
