# The table page in play

moments = What happened last
leads = leads
points-so-far = points so far
score-so-far = Where the points come from
about-rule = More in the rules
about-all = What you can ask about
problem-no-thing = There is nothing to say about that here.
plan-tray = Still to place
plan-confirm = Confirm the plan
settings = Settings
confirming = Confirm answers
confirm-always = every answer
confirm-needed = only what cannot be taken back
confirm-never = never
since-turn = Since your last turn
since-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
plan-steps = Or step by step
