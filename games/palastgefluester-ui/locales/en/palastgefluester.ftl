### Palastgeflüster: what is said during the game.

game-name = Palastgeflüster
game-tagline = Intrigue by candle-light, card by card
game-summary = Play characters of the court into your row and use their actions, but none of them twice: or a whisper goes round the palace and everybody else gets points. The colour of each card decides who plays next. For three to five players, 45 to 60 minutes.

## Characters and cards

pg-person = { $person ->
    [marshal] Lord Marshal
    [treasurer] Treasurer
    [magician] Magician
    [maid] Lady's Maid
    [cupbearer] Cupbearer
    [guard] Guard
   *[jester] Jester
}
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
pg-stem-cap = { pg-stem }
pg-card-first = the { pg-stem-cap } { pg-person }
pg-card-acc = the { pg-stem } { pg-person }
## What is going on

pg-now-chance = The cards are shuffled and dealt.
pg-now-play = { $seat } to play.
pg-now-play-you = Your turn.
pg-now-name-swap = Magician: { $seat } is looking for somebody to swap with.
pg-now-name-swap-you = Magician: you are looking for somebody to swap with.
pg-now-give = Magician: { $seat } and { $partner } swap { $count ->
    [one] one card
   *[other] { $count } cards each
}. Still choosing: { $who }.
pg-now-give-you = Magician: you swap { $count ->
    [one] one card
   *[other] { $count } cards
} with { $seat }.
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
pg-act-next = Choose { $seat }
pg-act-next-you = Play again yourself

pg-then = { $what } { $next }
pg-then-whisper = Palace whisper! The round is over: everybody else gets 1 point.
pg-then-jester = The Jester is forbidden! The round is over: everybody else gets 1 point.
pg-then-six = Six different characters! The round is over: you get { $points ->
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
pg-then-silenced = { pg-person }: no action.
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
pg-no-double = That character already lies in your row, and you still have a safe card.
pg-no-jester = The king has forbidden the Jester, and you still have a safe card.
pg-no-seat = Nobody sits there.
pg-no-own-hand = You cannot swap with yourself.
pg-no-cards = At least one card must be swapped.
pg-no-many = You do not both have that many cards.
pg-no-two-rows = The cards must come from two different rows.
pg-no-row = That card does not lie there.
pg-no-just-played = The card just played stays where it is.
pg-no-would-double = A character would then lie twice in a row.
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
    [jester] New king card: the Jester is forbidden.
   *[other] New king card: { pg-person } without action.
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
pg-log-whisper = Palace whisper! { $seat } repeated a character. 1 point each for { $who }.
pg-log-jester = { $seat } played the forbidden Jester! 1 point each for { $who }.
pg-log-six = Six different characters for { $seat }! { $points ->
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
pg-score-last-note = Noted in the last round
pg-score-notes = Total of notes
pg-end = { $what } { $by }
pg-end-whisper = A palace whisper ended the game.
pg-end-jester = The forbidden Jester ended the game.
pg-end-six = Six different characters ended the game.
pg-end-alone = The points alone decide.
pg-end-by-row = With equal points, what was noted in the last round decides.
pg-end-by-notes = With equal points the total of notes decides.
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
   *[other] { pg-person }: no action
}
pg-kings-left = { $count ->
    [0] King pile empty
   *[other] { $count } face down
}
pg-kings-turned = Turned: { $persons }
pg-pile = Pile { $count }
pg-discards = Discards { $count }
pg-round = Round { $round }
pg-last-whisper = Previous round: palace whisper! { $seat } repeated a character
pg-last-jester = Previous round: forbidden Jester at { $seat }
pg-last-six = Previous round: six different for { $seat }
pg-swap-with = Swap with { $seat }
pg-exchange-start = Swap { $card } of { $seat } for …
pg-exchange-hint = Pick the first card on the table; all those it can be swapped with light up.
pg-legend = ◆ red ● blue ▲ yellow ■ green ★ purple ○ neutral ▒ hidden * known ▶ to play

## Moments

pg-moment-whisper = Palace whisper! { $seat } repeated a character.
pg-moment-jester = { $seat } played the forbidden Jester!
pg-moment-six = Six different characters for { $seat }!
pg-moment-gain = { $points ->
    [one] 1 point
   *[other] { $points } points
}
pg-moment-shown = { $seat } shows the whole hand
pg-progress = Round { $round } · { $goal } points win

## Several cards at once

pg-plan-give = Pick the { $count } cards that { $seat } gets.
pg-plan-slot = For { $seat }
pg-plan-count = Pick { $count ->
    [one] one card
   *[other] { $count } cards
} of your hand.

## What things are

pg-about-person = { $person ->
    [marshal] Turns over a new king card. The character on it has no action from then on.
    [treasurer] You show your whole hand to everybody.
    [magician] You swap as many hand cards as you like with one player; both choose in secret.
    [maid] You discard a card face down and draw a new one.
    [cupbearer] You swap two cards of two different rows.
    [guard] You take another card of your row back into your hand.
   *[jester] No action. While the king card shows the Jester, whoever plays one loses the round.
}
pg-about-lies = Already lies in your row: playing it again ends the round, and everybody else gets 1 point.
pg-about-king-shows = { $person ->
    [jester] Forbidden now: playing it ends the round, and everybody else gets 1 point.
   *[other] No action now, because the king card shows this character.
}
pg-about-king-name = King card
pg-about-king = The character on the newest king card has no action; a Jester shown there is forbidden. The Lord Marshal turns a new one.
pg-about-pile-name = Draw pile
pg-about-pile = The cards nobody holds. The Lady's Maid draws from it.
pg-about-discards-name = Discards
pg-about-discards = Cards discarded face down with the Lady's Maid. They come back with the next round.
pg-about-points-name = Points
pg-about-points = Whoever has { $goal } points after a round wins. With equal points the notes decide.
pg-about-colour-name = Colour and row
pg-about-colour = Whoever's colour is on the card just played is next. After a neutral card it is whoever has the shortest row.

## Explained as we go

welcome-you = You scheme at court: your hand holds characters in the colours of the players.
welcome-aim = Lay six different characters in your row, or make the others repeat one: either way you get points.
welcome-round = Play a card, carry out its action, and its colour decides who is next.
lesson-play = The colour of the card decides who plays next, so you can pass the trouble on. Keep a card that you can still play: a character that already lies in your row ends the round against you.
lesson-next = A neutral card gives the turn to the shortest row; with a tie you choose. Choose somebody who has few safe cards left.
lesson-exchange = The Cupbearer swaps two cards of two rows. Give somebody the character they are about to need, or rid your row of one that you hold again.
lesson-take = The Guard takes one of your cards back. Take one whose character you can play again, or one whose colour helps you.
lesson-discard = The Lady's Maid discards one card and draws another. Get rid of a character that already lies in your row.
lesson-swap = The Magician swaps hand cards, and nobody can refuse. Many cards for somebody with a good hand, few if yours is good.
lesson-give = Both choose in secret, and nobody else sees the cards. Give away what would be a repeat for you, or what already lies in the other row.

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
