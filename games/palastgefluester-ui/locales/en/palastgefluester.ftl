### Palastgeflüster: what is said during the game.

game-name = Palastgeflüster
game-tagline = Intrigue by candle-light, card by card
game-summary = Play persons of the court into your row and use their actions, but none of them twice: or a whisper goes round the palace and everybody else gets points. The colour of each card decides who plays next. For three to five players, 45 to 60 minutes.

## Persons and cards

pg-person = { $person ->
    [marshal] Lord Marshal
    [treasurer] Treasurer
    [magician] Magician
    [maid] Lady's Maid
    [cupbearer] Cupbearer
    [guard] Guard
   *[jester] Jester
}
pg-person-acc = the { pg-person }
pg-person-low = { pg-person }
pg-stem = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
    [green] green
    [purple] purple
   *[neutral] neutral
}
pg-card = { pg-stem } { pg-person }
pg-card-acc = the { pg-stem } { pg-person }
## What is going on

pg-now-chance = The cards are shuffled and dealt.
pg-now-play = { $seat } is to play a card.
pg-now-play-you = It is your turn.
pg-now-name-swap = Magician: { $seat } is looking for somebody to swap with.
pg-now-name-swap-you = Magician: you are looking for somebody to swap with.
pg-now-give = Magician: { $seat } and { $partner } swap { $count ->
    [one] one card
   *[other] { $count } cards each
}. Waiting for { $who }.
pg-now-discard = Lady's Maid: { $seat } is discarding a card.
pg-now-discard-you = Lady's Maid: you are discarding a card.
pg-now-exchange = Cupbearer: { $seat } is swapping two cards.
pg-now-exchange-you = Cupbearer: you are swapping two cards.
pg-now-take = Guard: { $seat } is taking a card back.
pg-now-take-you = Guard: you are taking a card back.
pg-now-next = A tie: { $seat } decides who is next.
pg-now-next-you = A tie: you decide who is next.
pg-now-over = The game is over.

## Questions

pg-ask-play = Which card do you play? { $why }
pg-ask-forced = Which card do you play? None is safe any more: each of them loses you the round. { $why }
pg-ask-name-swap = With whom do you swap, and how many cards? You played the Magician.
pg-ask-give = { $left ->
    [one] Which card do you give { $seat }?
   *[other] Which cards do you give { $seat }? { $left } still to choose.
} You swap because of the Magician; nobody else sees the cards.
pg-ask-discard = Which card do you discard face down? You played the Lady's Maid and draw one in return.
pg-ask-exchange = Which two cards do you swap? You played the Cupbearer.
pg-ask-take = Which card do you take back into your hand? You played the Guard.
pg-ask-next = Who is next? Your card is neutral, and several rows are equally short.

pg-why-drawn = You start by lot.
pg-why-starter = You start the game.
pg-why-ended = You ended the last round and start the new one.
pg-why-colour = { $seat } played your colour.
pg-why-own = You played your own colour.
pg-why-shortest = The card of { $seat } was neutral, and your row is the shortest.
pg-why-own-shortest = Your card was neutral, and your row is the shortest.
pg-why-chosen = { $seat } chose you.
pg-why-own-chosen = You chose yourself.

## Answers

pg-act-play = Play { $card }
pg-act-swap = { $count ->
    [one] Swap one card
   *[other] Swap { $count } cards
} with { $seat }
pg-act-give = Give { $seat } { $card }
pg-act-discard = Discard { $card }
pg-act-exchange = Swap { $firstcard } of { $first } for { $secondcard } of { $second }
pg-act-take = Take back { $card }
pg-act-next = { $seat } is next
pg-act-next-you = You play again at once

pg-then = { $what } { $next }
pg-then-whisper = Palace whisper! The round is over: everybody else gets 1 point.
pg-then-jester = The Jester is forbidden! The round is over: everybody else gets 1 point.
pg-then-six = Six different persons! The round is over: you get { $points ->
    [one] 1 point
   *[other] { $points } points
}.
pg-then-acts = { $person ->
    [marshal] You turn over a king card.
    [treasurer] You show everybody your hand.
    [magician] You swap hand cards with a player of your choice.
    [maid] You discard a card and draw one.
    [cupbearer] You swap two cards of two rows.
    [guard] You take another card of your row back.
   *[jester] No action.
}
pg-then-silenced = The { pg-person } is silenced: no action.
pg-then-lapsed = { $person ->
    [cupbearer] No swap is possible: no action.
   *[guard] There is no other card: no action.
}
pg-then-swap = { $count ->
    [one] You both choose a card in secret
   *[other] You both choose { $count } cards in secret
} and swap. Nobody can refuse.
pg-then-give = { $left ->
    [one] That settles your choice.
   *[other] Then you choose the next one.
} { $seat } gets the card as soon as you are both done.
pg-then-discard = The card is gone for this round, and you draw a new one.
pg-then-exchange = The two cards change places.
pg-then-take = Everybody sees which card you take back.
pg-next-seat = Next: { $seat }.
pg-next-you = Then you play again.
pg-next-shortest = Next: whoever has the shortest row.
pg-next-choose = Then you choose who is next: { $who }.
pg-next-round = You start the next round.
pg-next-over = That ends the game: { $who } would win.

## Why something cannot be done

pg-no-question = That is not what you are asked now.
pg-no-hand = That card is not free in your hand.
pg-no-double = That person already lies in your row, and you still have a safe card.
pg-no-jester = The king has forbidden the Jester, and you still have a safe card.
pg-no-seat = Nobody sits there.
pg-no-own-hand = You cannot swap with yourself.
pg-no-cards = At least one card must be swapped.
pg-no-many = You do not both have that many cards.
pg-no-two-rows = The cards must come from two different rows.
pg-no-row = That card does not lie there.
pg-no-just-played = The card just played stays where it is.
pg-no-would-double = A person would then lie twice in a row.
pg-no-tied = That row is not among the shortest.
pg-no-turn = It is not your turn.
pg-picked = You have already chosen this card.

## Log

pg-log-round = Round { $round }: { $seat } starts.
pg-log-played = { $seat } plays { $card }.
pg-log-silenced = { pg-then-silenced }
pg-log-lapsed = { pg-then-lapsed }
pg-log-kings-shuffled = All six king cards are shuffled again.
pg-log-king = { $person ->
    [jester] The king forbids the Jester.
   *[other] The king silences { pg-person-acc }.
}
pg-log-shown = { $seat } shows the whole hand: { $cards }.
pg-log-swap-named = { $seat } will swap { $count ->
    [one] one card
   *[other] { $count } cards
} with { $partner }.
pg-log-locked = { $seat } has chosen.
pg-log-swapped = { $count ->
    [one] One card each changes
   *[other] { $count } cards each change
} hands between { $seat } and { $partner }.
pg-log-discarded = { $seat } discards a card face down.
pg-log-drawn = { $seat } draws a card.
pg-log-exchanged = { $seat } swaps { $firstcard } of { $first } and { $secondcard } of { $second }.
pg-log-taken = { $seat } takes { $card } back.
pg-log-shortest = { $seat } has the shortest row and is next.
pg-log-chosen = { $seat } is chosen and is next.
pg-log-whisper = Palace whisper at { $seat }! 1 point each for { $who }.
pg-log-jester = { $seat } played the forbidden Jester! 1 point each for { $who }.
pg-log-six = Six different persons for { $seat }! { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $who }.
pg-log-over = { $count ->
    [one] { $who } wins the game!
   *[other] { $who } share the victory!
}

pg-whisper-dealt = Your hand: { $cards }.
pg-whisper-swapped = You give { $partner } { $gave } and get { $got }.
pg-whisper-discarded = You discard { $card }.
pg-whisper-drawn = You draw { $card }.

## At the end

pg-score-points = Points
pg-score-last-note = Last row
pg-score-notes = Total of notes
pg-end = { $what } { $by }
pg-end-whisper = A palace whisper ended the game.
pg-end-jester = The forbidden Jester ended the game.
pg-end-six = Six different persons ended the game.
pg-end-alone = The points alone decide.
pg-end-by-row = With equal points the last row decides.
pg-end-by-notes = With equal points the notes decide.
pg-end-shared = All is equal: the victory is shared.

## On the table

pg-table = The table
pg-court = King and piles
pg-row = Row of { $seat }
pg-row-you = Your row
pg-row-empty = still empty
pg-hand = Hand of { $seat }
pg-hand-you = Your hand
pg-hand-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
pg-row-count = { $count ->
    [one] 1 card in the row
   *[other] { $count } cards in the row
}
pg-known = known: { $card }
pg-twice = twice
pg-known-all = everybody knows this card
pg-points = { $points } of { $goal } points
pg-notes = Notes: { $count }
pg-you = you
pg-turn = to play
pg-next = next
pg-maybe-next = your choice
pg-choosing = choosing
pg-chosen = has chosen
pg-gain = +{ $points }
pg-gain-label = { $points ->
    [one] would get 1 point
   *[other] would get { $points } points
}
pg-ghost = would lie here: { $card }
pg-king-none = No king card yet
pg-king-now = { $person ->
    [jester] Jester forbidden
   *[other] { pg-person } silenced
}
pg-kings-left = { $count ->
    [0] King pile empty
   *[other] { $count } face down
}
pg-kings-turned = Turned: { $persons }
pg-pile = Pile { $count }
pg-discards = Discards { $count }
pg-round = Round { $round }
pg-last-whisper = Last round: palace whisper at { $seat }
pg-last-jester = Last round: forbidden Jester at { $seat }
pg-last-six = Last round: six different for { $seat }
pg-swap-with = Swap with { $seat }
pg-exchange-start = Swap { $card } of { $seat } for …
pg-exchange-hint = Touch the first card on the table; all those it can be swapped with light up.
pg-legend = ◆ red ● blue ▲ yellow ■ green ★ purple ○ neutral ▒ hidden * known ▶ to play

## Short, for the terminal

pg-short = { $person ->
    [marshal] Marshal
    [treasurer] Treasur.
    [magician] Magician
    [maid] Maid
    [cupbearer] Cupbear.
    [guard] Guard
   *[jester] Jester
}
