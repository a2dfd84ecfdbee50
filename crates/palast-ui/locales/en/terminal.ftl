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
term-bot-random = random
term-bot-sensible = sensible

term-your-turn = It is up to you
term-waiting = In a moment
term-over = The game is over
term-over-hint = All cards lie open. Enter shows the score, n begins a new game, q leaves.
term-log-title = What happened
term-help-title = Keys
term-rules-title = Rules
term-score-title = Score
term-quit-title = Leave?
term-quit-ask = Do you want to break off the game? (y/n)
term-take-back-title = Take back?
term-take-back-ask = Others have seen your last choice, or something was drawn since. Take it back all the same? (y/n)

term-pick-first = Pick an answer first: with a digit or the arrow keys.
term-not-asked = You are not asked anything now.
term-nothing-to-take-back = There is nothing to take back.
term-taken-back = Taken back. You may choose again.
term-record-written = The record is in { $file }. It holds every card, also the hidden ones.
term-unfinished = Here the game was broken off.

term-pace-slow = leisurely
term-pace-normal = normal
term-pace-fast = brisk
term-pace-at-once = at once

term-key-space = Space
term-key-pick = 1–9 ↑↓ pick
term-key-give = Enter confirm
term-key-hurry = Space skip ahead
term-key-pace = +− pace
term-key-help = ? help
term-key-rules = r rules
term-key-take-back = u take back
term-key-log = Tab log
term-key-language = l language
term-key-quit = q quit
term-key-score = Enter score
term-key-again = n play again
term-key-step = ←→ step
term-key-round = PgUp PgDn round
term-key-roll = Space play
term-key-viewer = v eyes
term-key-open = a all cards

term-help-pick = Pick an answer; what it would do stands below
term-help-give = Give the picked answer
term-help-clear = Pick nothing
term-help-take-back = Take back your last answer
term-help-hurry = Skip ahead until you are asked
term-help-pace = Bots faster or slower (now: { $pace })
term-help-rules = The rule that applies now, and all others
term-help-log = Everything that happened so far
term-help-scroll = Leaf through the log
term-help-language = Deutsch, Nederlands, English
term-help-quit = Leave
term-help-colours = Colours: ◆ red, ● blue, ▲ yellow, ■ green, ★ purple, ○ neutral.
term-help-step = One step back or on
term-help-round = To the start of the previous or next round
term-help-ends = To the beginning or the end
term-help-roll = Play and pause
term-help-viewer = Whose eyes: 0 from outside, 1–5 at the table, v in turn
term-help-open = Lay all cards open, if the game was played to its end
term-help-score = The score, at the end
term-help-leave = Leave

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
term-cards-closed = This game was not played to its end; the cards stay closed.
