### Der Palast von Eschnapur: what is said during the game.

game-name = Der Palast von Eschnapur
game-tagline = Gold for the officials, stones for the palace
game-summary = Build the maharaja's palace together, each for your own glory. Five high officials can be won with gold cards laid face down, but equal offers cancel each other out. Build high, be there at the right time, and wages and victory points are yours. For two to four players, about 60 minutes.

## Parts, officials, cards

es-part = palace part { $part }
es-gold = gold card { $value }
es-gold-short = { $value }
es-none = nothing
es-official = { $official ->
    [blockade] Blockade
    [stop] Building stop
    [stones] Stones
    [order] Turn order
   *[move] Moving
}
es-official-head = { $official ->
    [blockade] Blockade
    [stop] Stop
    [stones] Stones
    [order] Order
   *[move] Move
}
es-official-short = { $official ->
    [blockade] Block
    [stop] Stop
    [stones] Stones
    [order] Order
   *[move] Move
}
es-official-acc = { $official ->
    [blockade] the first official (blockade)
    [stop] the second official (building stop)
    [stones] the third official (stones)
    [order] the fourth official (turn order)
   *[move] the fifth official (moving)
}
es-official-at = { $official ->
    [blockade] before the first official (blockade)
    [stop] before the second official (building stop)
    [stones] before the third official (stones)
    [order] before the fourth official (turn order)
   *[move] before the fifth official (moving)
}
es-privilege = { $privilege ->
    [choose-order] Choose a turn-order marker
    [win-ties] Win ties
    [free-sites] Free choice of sites
    [gold5] Gold cards worth 5
    [refuse-blockade] Refuse the blockade
    [ban-last] Ban on the last stone
    [gold3-stones2] Gold cards worth 3 and 2 stones
    [ignore-stop] Ignore the building stop
    [stones3] Three stones
   *[hand-play] Play cards from the hand
}
es-privilege-does = { $privilege ->
    [choose-order] You take a turn-order marker before anybody else; the winner deals only the rest.
    [win-ties] This round you win every tie for the highest card, and you always get the full number of stones.
    [free-sites] This turn you build in as many palace parts as you like, except the stopped one.
    [gold5] You take gold worth 5 from the bank at once.
    [refuse-blockade] The blockade marker goes beside the palace and your card counts again. You keep the stone.
    [ban-last] You name a last stone that may not be moved.
    [gold3-stones2] You take gold worth 3 from the bank and 2 stones at once.
    [ignore-stop] The building stop does not bind you now.
    [stones3] You take 3 stones at once.
   *[hand-play] This round you lay nothing face down, but play a card from your hand at every official after the others have revealed theirs.
}
es-stones = { $count ->
    [one] 1 stone
   *[other] { $count } stones
}
es-points = { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
}
es-discs = { $count ->
    [one] 1 privilege point
   *[other] { $count } privilege points
}

## What is going on

es-now = { $phase }: waiting for { $who }.
es-now-you = { $phase }: it is up to you.
es-now-chance = The turn order is being drawn.
es-now-over = The game is over.
es-phase-sites = Phase 1, choosing sites
es-phase-gold = Phase 2, laying gold
es-phase-hand = Phase { $phase }, a card from the hand
es-phase-blockade = Phase 3, the blockade marker
es-phase-stop = Phase 4, the building-stop marker
es-phase-marker = Phase 6, choosing a turn-order marker
es-phase-order = Phase 6, new turn order
es-phase-build = Phase 7, placing stones
es-phase-premium = Phase 7, premium for { $part }
es-phase-wage = Phase 9, wages for { $part }
es-phase-bought = Gold from the bank
es-phase-relief = Gold for everybody
es-phase-ban = Phase 8, ban on the last stone
es-phase-move = Phase 8, moving a stone
es-phase-window = { $window ->
    [before-gold] Before phase 2, privileges
    [refuse] Blocked! Privileges
    [order] Phase 6, privileges
    [move] Phase 8, privileges
    [before-wages] Before the wages, privileges
   *[round-end] End of the round, privileges
}

## Questions

es-ask-site = { $left ->
    [one] In which second palace part do you want to build? Nobody sees your choice until it is your turn.
   *[other] In which two palace parts do you want to build this round? Nobody sees your choice until it is your turn.
}
es-ask-lay = Which gold card do you lay { $official }? { $gives }
es-ask-lay-short = Which gold card do you lay { $official }? You have not enough cards for all of them: { $leave ->
    [one] one space stays
   *[other] { $leave } spaces stay
} empty. { $gives }
es-gives = { $official ->
    [blockade] The highest card blocks somebody else's gold card.
    [stop] The highest card stops the building of a palace part.
    [stones] Every card brings as many stones as it is worth; equal cards bring only half.
    [order] The highest card deals out the turn order.
   *[move] The highest card moves a stone.
}
es-ask-window = { $window ->
    [before-gold] Do you want to buy a privilege before gold is laid?
    [refuse] Your card is blocked. Do you want to refuse the blockade?
    [order] { $seat } is about to deal out the turn order. Do you want to take a marker first?
    [move] { $seat } may move a stone. Do you want to ban a last stone?
    [winner] You may move a stone. Do you want to ignore the building stop for it?
    [before-wages] Do you want to buy a privilege before wages are paid?
   *[round-end] The round is over. Do you want to buy a privilege?
} { $sealed ->
    [yes] Nobody sees your answer before everybody has answered.
   *[no] Whoever buys first gets the card.
}
es-ask-hand = Which card do you play openly { $official }? The others have revealed theirs. { $gives }
es-ask-blockade = Which face-down gold card do you block? You have won the first official.
es-ask-stop = In which palace part will nobody build this round? You have won the second official.
es-ask-marker = Which turn-order marker do you take? You have bought the privilege.
es-ask-order = Who gets which turn-order marker? You have won the fourth official.
es-ask-build = Where do you put your next stone? { $left ->
    [one] It is your last one.
   *[other] You have { $left } left, and all of them must be placed.
}
es-ask-end = { $left ->
    [0] You have no stones left. Do you want to buy another privilege?
   *[other] There is no room for your stones. Do you want to buy another privilege?
}
es-ask-premium = Which cards do you take as your premium? The gold bag in { $part } is covered; gold worth { $owed } is yours.
es-ask-wage = Which cards do you take as your wages? All fields of { $part } are taken; gold worth { $owed } is yours.
es-ask-bought = Which cards do you take? You have bought gold worth { $owed }.
es-ask-relief = Which cards do you take? Nobody had gold or stones; everybody takes gold worth { $owed }.
es-ask-ban = Which last stone may not be moved? You have bought the privilege.
es-ask-move = Which stone do you move, and where? You have won the fifth official.

## Answers

es-act-site = Choose { $part }
es-act-lay = Lay gold card { $value } { $official }
es-act-leave = Leave the space { $official } empty
es-act-play = Play gold card { $value }
es-act-play-none = Play no card
es-act-block = Block the card of { $seat } { $official }
es-act-stop = Stop the building of { $part }
es-act-aside = Put the marker aside
es-act-marker = Take marker { $marker }
es-act-order = Order { $who }
es-act-build = Build in { $part }
es-act-end = End your turn
es-act-take = Take { $cards }
es-act-ban = Ban the last stone in { $part }
es-act-move = Move the stone from { $from } to { $to }
es-act-stay = Move no stone
es-act-pass = Buy nothing
es-act-mute = Don't ask me this round
es-act-buy = Buy “{ $privilege }” for { $cost }
es-act-wish = Note “{ $privilege }” for { $cost }

es-then-site = { $left ->
    [one] That settles your choice.
   *[other] Then you choose the second one.
} { $plan }
es-plan = { $free ->
    [one] 1 field is free
   *[other] { $free } fields are free
}, the next one counts { $value }; the wage is { $wage }.
es-then-lay = Nobody sees the card until the official's turn comes.
es-then-lay-zero = A 0 never wins, but it always comes back to your hand.
es-then-leave = You take no part there.
es-then-play = Your card { $outcome ->
    [wins] wins the official.
    [stones] brings { $stones ->
        [one] 1 stone.
       *[other] { $stones } stones.
    }
   *[loses] does not win.
}
es-then-play-none = You take no part at this official.
es-then-block = The card is not revealed this round. { $seat } gets a stone for it.
es-then-stop = Nobody builds there this round, and no stone is moved in or out.
es-then-aside = The marker has no effect this round.
es-then-marker = { $seat } deals out the other markers.
es-then-order = The new order counts at once.
es-then-build = Your stone will lie on field { $value }.
es-then-build-bag = Your stone will lie on field { $value } with the gold bag: gold worth 3 for { $who }.
es-then-full = Then all fields of { $part } are taken. At the end of the round everybody there gets { $wage } gold; as things stand { $who }.
es-then-two = { $one } { $two }
es-stand = { $points } victory points for { $seat }
es-then-end = Then it goes on without you.
es-then-take = The cards go from the bank to your hand.
es-then-take-less = The bank cannot pay more than { $sum }.
es-then-ban = This stone stays where it is in phase 8. A stone may still be moved to that part.
es-then-move = The stone of { $seat } will lie on field { $value }. There is no premium for that.
es-then-stay = All stones stay where they are.
es-then-pass = You keep your privilege points.
es-then-mute = You are asked about no privilege for the rest of this round.
es-then-buy = { $does } You keep { $left ->
    [one] 1 privilege point
   *[other] { $left } privilege points
}.
es-then-buy-nothing = The bank is empty: you get no gold for it. { $does }
es-then-wish = The purchase happens as soon as it can; until then nobody knows of it. { $does }

## Why something is not possible

es-no-question = That is not what is asked now.
es-no-construction = This palace part is not under construction.
es-no-chosen-twice = You have chosen this palace part already.
es-no-other-official = Another official's turn has come.
es-no-hand = You do not hold this card.
es-no-must-lay = You have enough cards for all officials.
es-no-nothing-to-lay = You have no card left for this official.
es-no-seat = Nobody sits there.
es-no-own-card = You can only block other players' cards.
es-no-face-down = No face-down card lies there.
es-no-same-victim = The same player cannot be blocked in two rounds running.
es-no-same-official = The blockade marker was at this official last round.
es-no-stopped-last = This palace part was stopped last round.
es-no-marker = There is no such marker.
es-no-one-each = Everybody gets exactly one marker.
es-no-marker-taken = This marker is taken already.
es-no-stone = You have no stone.
es-no-site-card = You have not played the site card of this palace part.
es-no-stopped = The building-stop marker lies there.
es-no-full = There is no free field there.
es-no-must-place = You can still place a stone.
es-no-bank = These cards are not in the bank.
es-no-too-much = That is more than you are owed.
es-no-too-little = The bank can pay you more.
es-no-empty-part = No stone lies there.
es-no-banned = This stone may not be moved.
es-no-same-part = The stone has to go to another palace part.
es-no-sold = This privilege card is gone.
es-no-not-now = This privilege is not for now, or would have no effect.
es-no-too-few = You have not enough privilege points for that.
es-no-wish = You have noted a privilege already.

## Log

es-log-round = Round { $round }
es-log-sites = Everybody has chosen sites.
es-log-gold = Everybody has laid gold.
es-log-bought = { $seat } buys “{ $privilege }” for { $cost } privilege points.
es-log-revealed = Phase { $phase }, { $official }: { $bids }.
es-bid = { $seat } { $card }
es-log-hand-card = { $seat } plays { $card } from the hand.
es-log-hand-none = { $seat } plays no card.
es-log-won = { $how ->
    [next] The cards worth { $tied } cancel each other out: { $seat } wins { $official } with { $card }.
    [right] A tie, but { $seat } has the privilege and wins { $official } with { $card }.
   *[highest] { $seat } wins { $official } with { $card }.
}
es-log-not-won = { $why ->
    [tied] All cards cancel each other out: nobody wins { $official }.
   *[none] Nobody offered gold: nobody wins { $official }.
}
es-log-zeros = { $count ->
    [one] The 0 goes
   *[other] Every 0 goes
} back to the hand: { $who }.
es-log-lifted = The card of { $seat } { $official } is free again.
es-log-blocked = { $by } blocks the card of { $seat } { $official }. { $stones ->
    [0] There is no stone left to make up for it.
   *[other] { $seat } gets a stone for it.
}
es-log-blockade-aside = { $seat } puts the blockade marker aside.
es-log-blockade-nobody = The blockade marker lies beside the palace.
es-log-refused = { $seat } refuses the blockade: the card { $official } counts again.
es-log-stopped = { $seat } stops the building of { $part }.
es-log-stop-aside = { $seat } puts the building-stop marker aside.
es-log-stop-nobody = The building-stop marker lies beside the palace.
es-log-stones = Stones: { $gets }.
es-gets = { $seat } { $count }
es-gets-half = { $seat } { $count } (halved)
es-log-no-stones = Nobody gets stones.
es-log-marker = { $seat } takes turn-order marker { $marker }.
es-log-order = { $seat } sets the turn order: { $who }.
es-log-order-drawn = The turn order is drawn: { $who }.
es-log-order-kept = The turn order stays.
es-log-sites-shown = { $seat } is on turn and shows the site cards: { $parts }.
es-log-placed = { $seat } builds in { $part } on field { $value }.
es-log-kept = { $seat } keeps { $count ->
    [one] 1 stone
   *[other] { $count } stones
} for want of room.
es-log-bag = Gold bag in { $part }: premium for { $who }.
es-log-taken = { $what ->
    [premium] { $seat } takes { $cards } as premium.
    [wage] { $seat } takes { $cards } as wages.
   *[other] { $seat } takes { $cards } from the bank.
}
es-log-taken-less = { $what ->
    [premium] { $seat } takes { $cards } as premium: the bank cannot pay more.
    [wage] { $seat } takes { $cards } as wages: the bank cannot pay more.
   *[other] { $seat } takes { $cards } from the bank: it cannot pay more.
}
es-log-stones-taken = { $seat } takes { $count ->
    [one] 1 stone
   *[other] { $count } stones
} from the supply.
es-log-banned = { $seat } bans moving the last stone in { $part }.
es-log-moved = { $by } moves the stone of { $owner } from { $from } to { $to }.
es-log-moved-own = { $by } moves an own stone from { $from } to { $to }.
es-log-not-moved = { $seat } moves no stone.
es-log-discs = Privilege points: { $gets }.
es-log-wage = All fields of { $part } are taken: wages of { $wage } gold for { $who }.
es-log-scored = Scoring { $part }: { $gets }.
es-gets-points = { $seat } { $points } ({ $value } for the field, { $stones } for the stones)
es-log-relief = Nobody had gold or stones: everybody takes gold worth 3.
es-log-ranked = Victory points for the privilege discs: { $gets }.
es-log-over = { $count ->
    [one] { $who } wins the game!
   *[other] { $who } share the victory!
}
es-whisper-not-bought = You did not get “{ $privilege }”: the card is gone, or you have not enough points any more. You have paid nothing.

## composed from what the rules count and how a match ends

es-score-parts = Palace parts
es-score-discs = Privilege disc
es-score-total = Victory points
es-score-gold = Gold, if tied
es-end-palace = The palace stands high enough. Among equal victory points gold decides.
es-end-stalemate = Nobody could build any more. Among equal victory points gold decides.

## On the table

es-parts = The palace parts
es-round = Round { $round }
es-finished = { $finished } of { $goal } palace parts finished
es-part-open = { es-part }, fields { $first } to { $last }, gold bag on { $bags }, wage { $wage }. { $laid ->
    [0] No stone yet.
   *[other] { $laid } of { $fields } fields taken: { $who }.
}
es-part-open-bare = { es-part }, fields { $first } to { $last }, wage { $wage }. { $laid ->
    [0] No stone yet.
   *[other] { $laid } of { $fields } fields taken: { $who }.
}
es-part-who = { $seat } with { $count ->
    [one] 1 stone
   *[other] { $count } stones
}, the highest on { $value }
es-part-stopped = The building-stop marker lies here.
es-part-stop-old = The building stop was here last round.
es-part-banned = The last stone may not be moved.
es-part-yours = Your site.
es-part-done = { es-part }, finished
es-part-unused = { es-part }, not in play
es-boards = The player boards
es-board-of = Board of { $seat }
es-board-you = Your board
es-you = you
es-marker = turn order { $marker }
es-turn = on turn
es-choosing = choosing
es-ready = ready
es-tie-winner = wins ties
es-hand-player = plays from the hand
es-slot-empty = empty
es-slot-down = face-down card
es-slot-own = your face-down { es-gold }
es-slot-blocked = blocked card
es-slot-own-blocked = your blocked { es-gold }
es-slot-open = { es-gold }
es-slot-cancelled = { es-gold }, cancelled out
es-slot-won = { es-gold }, wins
es-slot-gone = { es-gold }, played
es-slot-last = last round { es-gold }
es-sites = Sites
es-site-down = face-down site card
es-site-own = your site card { $part }
es-site-open = site card { $part }
es-bank = Bank
es-bank-label = Bank: { $cards }, together { $value }
es-bank-empty = The bank is empty.
es-bank-pile = { $count } times { $value }
es-privileges = Privilege cards
es-privilege-label = { es-privilege }, cost { $cost }
es-privilege-sold = { es-privilege }, gone
es-track = Victory points and privilege points
es-track-of = { $seat }: { $points } victory points, { $discs } privilege points
es-hand = Your gold cards
es-hand-count = { $count ->
    [one] 1 gold card in hand
   *[other] { $count } gold cards in hand
}
es-hand-pile = { $count } times { es-gold }
es-gold-owned = Gold: { $value }
es-site-cards = Your site cards
es-wished = Noted: { $privilege }
es-stop-aside = Building-stop marker lies aside
es-blockade-aside = Blockade marker lies aside
es-reconstructed = Some numbers reconstructed
es-orders-first = { $seat } first
es-takes-with = { $count ->
    [0] Without a 5
   *[other] { $count } × 5
}
es-moves-from = From { $part } (stone of { $seat })
es-wishes = Note a privilege
es-hint-parts = Touch a palace part.
es-hint-move = Touch a palace part whose last stone you want to move; then the targets light up.
es-hint-backs = Touch somebody else's face-down card.
es-legend = ◆ red ● blue ▲ yellow ■ green ▒ face down ✗ blocked ! stop $ bag ▶ on turn

## Short, for the terminal

es-cell-stop = Building stop: { $part }
es-cell-plan = { $first }–{ $last } wage { $wage }
es-col-points = VP
es-col-discs = PP
es-col-stones = St.
es-col-hand = Hd.
es-col-sites = Sites
es-privilege-short = { $privilege ->
    [choose-order] order
    [win-ties] ties
    [free-sites] sites
    [gold5] gold
    [refuse-blockade] free
    [ban-last] ban
    [gold3-stones2] g+s
    [ignore-stop] stop
    [stones3] stone
   *[hand-play] hand
}
