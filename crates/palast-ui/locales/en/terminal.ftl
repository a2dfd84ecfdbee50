# The programs in the terminal.

term-players = for { $from } to { $to } players
term-bots = Bots: { $bots }
term-default = default

term-colour-red = Red
term-colour-blue = Blue
term-colour-yellow = Yellow
term-colour-green = Green
term-colour-purple = Purple

term-you = you

term-your-turn = Your turn
term-waiting = In a moment
term-over = The game is over
term-over-hint = All cards lie open. Enter shows the score, n starts a new game, q quits.
term-log-title = History
term-help-title = Keys
term-rules-title = Rules
term-about-none = There is nothing to ask about here.
term-about-title = Info
term-score-title = Score
term-quit-title = Quit?
term-quit-ask = Quit this game? (y/n)
term-take-back-title = Take back?
term-take-back-ask = Others have seen your last choice, or something was drawn since. Take it back anyway? (y/n)

term-pick-first = Pick an answer first: with a digit or the arrow keys.
term-not-asked = It’s not your turn.
term-nothing-to-take-back = There is nothing to take back.
term-taken-back = Taken back. Choose again.
term-explain-off = Nothing more will be explained.
term-explain-on = New questions will be explained.
term-explain-ask = Explain the game as we go? (y/n)
term-record-written = The game is in { $file }, with every card, hidden ones included.
term-unfinished = The game was broken off here.

term-pace-slow = slow
term-pace-normal = normal
term-pace-fast = fast
term-pace-at-once = at once

term-key-space = Space
term-key-pick = 1–9 pick
term-key-give = Enter confirm
term-key-hurry = Space skip ahead
term-key-help = ? help
term-key-rules = r rules
term-key-about = i info
term-key-take-back = u back
term-key-log = Tab history
term-key-quit = q quit
term-key-score = Enter score
term-key-again = n play again
term-key-step = ←→ step
term-key-round = PgUp PgDn round
term-key-roll = Space play
term-key-viewer = v view
term-key-open = a all cards

term-help-pick = Pick an answer; its effect is shown below
term-help-give = Confirm the picked answer
term-help-clear = Clear the pick
term-help-take-back = Take back your last answer
term-help-hurry = Skip ahead until it’s your turn
term-help-pace = Bots faster or slower (now: { $pace })
term-help-rules = The rule that applies now, and all others
term-help-explain = Switch explanations of new questions on and off
term-help-about = Everything you can ask about: what it does and costs
term-help-log = Everything that has happened so far
term-help-scroll = Scroll the history
term-help-language = Deutsch, Nederlands, English
term-help-quit = Quit
term-help-colours = Colours: ◆ red, ● blue, ▲ yellow, ■ green, ★ purple, ○ neutral.
term-help-step = One step back or forward
term-help-round = To the start of the previous or next round
term-help-ends = To the beginning or the end
term-help-roll = Play and pause
term-help-viewer = Whose view: 0 from outside, 1–5 at the table, v in turn
term-help-open = Show all cards, if the game was played to its end
term-help-score = The score, at the end
term-help-leave = Quit

term-score-place = Place
term-score-winners = { $count ->
    [one] { $who } wins.
   *[other] { $who } share the victory.
}

term-replay-title = Replay
term-replay-place = Step { $at } of { $last }
term-replay-over = The game is over. s shows the score.
term-replay-spectator = You see what everybody sees.
term-replay-seat = You see what { $seat } sees.
term-replay-open = All cards lie open.
term-replay-rolling = Playing; Space pauses.
term-cards-closed = This game was not played to its end; the cards stay hidden.
