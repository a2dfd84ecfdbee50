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
    [blockade] the first official’s favour (blockade)
    [stop] the second official’s favour (building stop)
    [stones] the third official’s favour (stones)
    [order] the fourth official’s favour (turn order)
   *[move] the fifth official’s favour (moving)
}
es-official-at = { $official ->
    [blockade] on Blockade
    [stop] on Building stop
    [stones] on Stones
    [order] on Turn order
   *[move] on Moving
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
es-privilege-quoted = “{ es-privilege }”
es-privilege-does = { $privilege ->
    [choose-order] You take a turn-order marker before anybody else; the winner hands out only the rest.
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

es-now = { $phase }: { $who } { $count ->
    [one] is
   *[other] are
} to play.
es-now-you = { $phase }: your turn.
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
es-phase-premium = Phase 7, bonus for { $part }
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
    [one] Which second palace part do you choose as a site? The others see your choice when you build.
   *[other] Which two palace parts do you choose as sites? The others see your choice when you build.
}
es-ask-lay = Which gold card do you play on { $official }? { $gives }
es-ask-lay-short = Which gold card do you play on { $official }? You don’t have enough cards for all officials: { $leave ->
    [one] one space stays
   *[other] { $leave } spaces stay
} empty. { $gives }
es-gives = { $official ->
    [blockade] The highest card blocks another player’s gold card.
    [stop] The highest card stops the building of a palace part.
    [stones] Every card brings as many stones as it is worth; equal cards bring only half.
    [order] The highest card sets the turn order.
   *[move] The highest card moves a stone.
}
es-ask-window = { $window ->
    [before-gold] Do you want to buy a privilege before gold is laid?
    [refuse] Your card is blocked. Do you want to refuse the blockade?
    [order] { $seat } is about to set the turn order. Do you want to take a marker first?
    [move] { $seat } may move a stone. Do you want to ban a last stone?
    [winner] You may move a stone. Do you want to ignore the building stop for it?
    [before-wages] Do you want to buy a privilege before wages are paid?
   *[round-end] The round is over. Do you want to buy a privilege?
} { $sealed ->
    [yes] Nobody sees your answer before everybody has answered.
   *[no] Whoever buys first gets the card.
}
es-ask-hand = Which card do you play face up { $official }? The others have revealed theirs. { $gives }
es-ask-blockade = Which face-down gold card do you block? You have won the first official’s favour.
es-ask-stop = Which palace part do you stop this round? You have won the second official’s favour.
es-ask-marker = Which turn-order marker do you take? You have bought the privilege.
es-ask-order = Who gets which turn-order marker? You have won the fourth official’s favour.
es-ask-build = Where do you put your next stone? { $left ->
    [one] It is your last one.
   *[other] You have { $left } left, and all of them must be placed.
}
es-ask-end = { $left ->
    [0] You have no stones left. Do you want to buy another privilege?
   *[other] There is no room for your stones. Do you want to buy another privilege?
}
es-ask-premium = Which gold cards do you take as your bonus? The gold bag in { $part } is covered: gold worth { $owed } is yours.
es-ask-wage = Which gold cards do you take as your wage? { $part } is full: gold worth { $owed } is yours.
es-ask-bought = Which gold cards do you take? You have bought gold worth { $owed }.
es-ask-relief = Which gold cards do you take? Nobody had gold or stones: everybody gets gold worth { $owed }.
es-ask-ban = Which last stone may not be moved? You have bought the privilege.
es-ask-move = Which stone do you move, and where? You have won the fifth official’s favour.

## Answers

es-act-site = Choose { $part }
es-act-lay = Play { $value } on { $official }
es-act-leave = Leave { $official } empty
es-act-play = Play { $value }
es-act-play-none = Play no card
es-act-block = Block the card of { $seat } { $official }
es-act-stop = Stop { $part }
es-act-aside = Put the marker aside
es-act-marker = Take marker { $marker }
es-act-order = Order: { $who }
es-act-build = Build in { $part }
es-act-end = End your turn
es-act-take = Take { $cards }
es-act-ban = Ban the last stone in { $part }
es-act-move = Move the stone from { $from } to { $to }
es-act-stay = Move no stone
es-act-pass = Buy nothing
es-act-mute = Don’t ask again this round
es-act-buy = Buy { $privilege } for { $cost }
es-act-wish = Reserve { $privilege } for { $cost }

es-then-site = { $left ->
    [one] That settles your sites.
   *[other] Then you choose the second site.
} { $plan }
es-plan = { $free ->
    [one] 1 field is free
   *[other] { $free } fields are free
}, the next one counts { $value }; the wage is { $wage }.
es-then-lay = The others see the card when it is revealed.
es-then-lay-zero = A 0 never wins, but it always comes back to your hand.
es-then-leave = You do not bid for this official.
es-then-play = Your card { $outcome ->
    [wins] wins the official’s favour.
    [stones] brings you { $stones ->
        [one] 1 stone.
       *[other] { $stones } stones.
    }
   *[loses] does not win.
}
es-then-play-none = You do not bid for this official.
es-then-block = The card is not revealed this round. { $seat } gets a stone for it.
es-then-stop = Nobody builds there this round, and no stone is moved in or out.
es-then-aside = The marker has no effect this round.
es-then-marker = { $seat } hands out the other markers.
es-then-order = The new order counts at once.
es-then-build = Your stone goes to field { $value }.
es-then-build-bag = Your stone goes to field { $value } with the gold bag: gold worth 3 for { $who }.
es-then-full = That fills { $part }. At the end of the round it pays { $wage } gold each and, as things stand, { $who }.
es-then-two = { $one } { $two }
es-stand = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
} for { $seat }
es-for-you = you
es-then-end = Then the next player builds.
es-then-take = You take the cards from the bank into your hand.
es-then-take-less = The bank cannot pay you more than { $sum }.
es-then-ban = This stone stays where it is in phase 8. A stone may still be moved to that part.
es-then-move = The stone of { $seat } goes to field { $value }. There is no bonus for that.
es-then-stay = All stones stay where they are.
es-then-pass = You keep your privilege points.
es-then-mute = You will not be asked about privileges again this round.
es-then-buy = { $does } { $left ->
    [0] You have no privilege points left.
    [one] You have 1 privilege point left.
   *[other] You have { $left } privilege points left.
}
es-then-buy-nothing = The bank is empty: you get no gold for it. { $does }
es-then-wish = You buy the card as soon as you can; until then nobody knows. { $does }

## Plans

es-plan-sites = { $left ->
    [one] Choose your second site.
   *[other] Choose two palace parts as sites.
}
es-plan-gold = Lay a gold card for every official.
es-plan-gold-short = Lay your gold cards for the officials. There are not enough for all: { $leave ->
    [one] one space stays
   *[other] { $leave } spaces stay
} empty.
es-plan-order = Hand out the turn-order markers.
es-plan-stones = Place your { $count } stones.
es-plan-take = Take gold cards worth { $sum } from the bank.
es-plan-taken = Into your hand
es-plan-player = { $seat }
es-plan-part = { $part }, field { $value }
es-plan-marker = Marker { $marker }
es-plan-stone = Stone
es-plan-unfit = That does not fit together. Arrange the pieces again.
es-plan-sites-few = { $left ->
    [one] Choose one more site.
   *[other] Choose exactly two sites.
}
es-plan-gold-few = { $left ->
    [one] One gold card is missing
   *[other] { $left } gold cards are missing
}. Still empty: { $where }.
es-plan-order-few = Give everybody a marker.
es-plan-stones-none = Place at least one stone.
es-plan-take-wrong = You take { $taken }; it has to be { $sum }.

## Moments and score

es-moment-won = { $official }: { $seat } wins
es-moment-not-won = { $official }: nobody wins
es-moment-bid = { $seat } plays { $card }{ $result ->
    [won] {""} and wins
    [cancelled] : cancelled out
    [zero] : goes back to the hand
   *[lost] {""}
}
es-moment-stones = Stones are handed out
es-moment-stones-of = { $seat } plays { $card }: { $count ->
    [one] 1 stone
   *[other] { $count } stones
}
es-moment-stones-half = { $seat } plays { $card } like another player: halved, { $count ->
    [one] 1 stone
   *[other] { $count } stones
}
es-moment-discs = Privilege points for gold cards that won nothing
es-moment-discs-of = { $seat }: { $count ->
    [one] 1 privilege point
   *[other] { $count } privilege points
}
es-moment-finished = { $part } is finished
es-moment-finished-of = { $seat }: { $value } for the highest field and { $stones } for the { $stones ->
    [one] stone
   *[other] stones
}
es-moment-ranked = Victory points for the most privilege points
es-moment-ranked-of = { $seat }: { $count ->
    [one] 1 privilege point
   *[other] { $count } privilege points
}
es-moment-last-round = Last round! The last palace part needed is full.
es-moment-total = { $seat }: { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
}
es-progress = Round { $round } · { $left ->
    [one] 1 palace part
   *[other] { $left } palace parts
} to go
es-progress-last = Last round!
es-track-points = Victory points
es-track-discs = Privilege points
es-track-gold = Gold

## What can be asked about

es-officials = The officials
es-about-official = Phase { $phase }. { $official ->
    [blockade] The highest gold card wins and puts the blockade marker on another player’s face-down gold card: it does not count this round, and its owner gets a stone. Equal highest cards cancel each other out.
    [stop] The highest gold card wins and puts the building-stop marker on a palace part: nobody builds there this round. Equal highest cards cancel each other out.
    [stones] Everybody gets as many stones as their card is worth; equal cards only half, rounded up.
    [order] The highest gold card wins and hands out the turn-order markers. Equal highest cards cancel each other out.
   *[move] The highest gold card wins and moves the last stone of a palace part to another. Equal highest cards cancel each other out.
}
es-about-when = { $privilege ->
    [choose-order] In phase 6, before the winner hands out the markers.
    [win-ties] Before phase 2.
    [free-sites] In your building turn.
    [gold5] Whenever you are asked something.
    [refuse-blockade] When your card is blocked.
    [ban-last] In phase 8, when another player may move a stone.
    [gold3-stones2] Whenever you are asked something.
    [ignore-stop] In your building turn, or in phase 8 as the winner.
    [stones3] Whenever you are asked something.
   *[hand-play] Before phase 2.
}
es-about-privilege = { $when } { $does }
es-about-cost = { $cost ->
    [one] Costs 1 privilege point.
   *[other] Costs { $cost } privilege points.
}
es-about-cost-you = { $cost ->
    [one] Costs 1 privilege point
   *[other] Costs { $cost } privilege points
}; you have { $points }.
es-about-sold = This card is gone.
es-about-part = { $now } When it is full, everybody with a stone there gets the wage, the value of the field under their highest stone, and 1 victory point for each stone.
es-about-part-done = This palace part is finished and scored.
es-about-part-unused = With this many players this palace part is not in play.
es-about-gold = The highest card wins an official’s favour and goes to the bank. Cards that win nothing bring their value in privilege points at the end of the round.
es-about-zero = A 0 never wins, but it always comes back to the hand.
es-about-held = { $does } { $count ->
    [0] You have none in your hand.
    [one] You have one in your hand.
   *[other] You have { $count } in your hand.
}
es-about-bank-name = Bank
es-about-bank = { $now } Bonuses, wages and gold you buy come from the bank. It cannot pay what it does not have.
es-about-points-name = Victory points
es-about-points = Whoever has the most at the end wins. They come from finished palace parts and, at the end, from having the most privilege points.
es-about-discs-name = Privilege points
es-about-discs = They buy privilege cards. At the end the most bring 10 victory points, the second most 6 and the third most 3; with three players 10 and 6, with two 6.
es-about-stones-name = Stones
es-about-stones = In phase 7 you have to place all of them that fit on your sites. Each goes to the lowest free field.
es-about-sites-name = Site cards
es-about-sites = Two palace parts to build in this round. They stay secret until their owner builds.
es-about-order-name = Turn-order marker
es-about-order = Building and payments follow this order. Whoever wins the fourth official’s favour hands out the markers anew.
es-about-stop-name = Building-stop marker
es-about-stop = In the palace part it lies on, nobody builds or moves stones this round.
es-about-blockade-name = Blockade marker
es-about-blockade = The gold card under it is not revealed this round and counts in the next.

## composed from the lessons

welcome-you = You are a master builder at the new palace of the Maharaja of Eschnapur, and you want your stones to have the largest share in it.
welcome-aim = When a palace part is full, you get a wage and victory points: the value of the field under your highest stone and 1 point for each stone. Whoever has the most victory points at the end wins.
welcome-round = Each round you secretly choose two sites, secretly lay gold for five officials, and then place your stones.
lesson-sites = This round you build only in the two palace parts you choose now. Good ones are nearly full, or their next field counts a lot.
lesson-gold = The highest card wins the official’s favour, but equal cards cancel each other out. Play high on stones if you want to build, and a 0 where you need nothing: it comes back.
lesson-blockade = The blocked card does not count this round, but its owner gets a stone. It usually pays against the strongest opponent, at an official you want to win yourself.
lesson-stop = Nobody builds in the stopped palace part this round. Stop one that others would fill and where you do not want to build.
lesson-order = Whoever builds first is sure of room; whoever builds later lies higher and fills palace parts. Choose what suits your sites.
lesson-build = Each stone goes to the lowest free field, and you have to place all of them. The highest stone counts most, so try to build last in a part that gets full.
lesson-take = You take exactly what you are owed, in any cards you like. High cards win officials; many small ones reach more officials.
lesson-move = You move the topmost stone of a palace part, whoever owns it. That fills a palace part or prevents it, or lifts a stone of your own.
lesson-privileges = Privilege points buy cards that work at once and exist only once. Keeping many of them brings victory points at the end.
lesson-hand = You see what the others have laid and play only now. Spend no more than it takes to win.

## Why something is not possible

es-no-question = That is not what is asked now.
es-no-construction = This palace part is not under construction.
es-no-chosen-twice = You have already chosen this palace part.
es-no-other-official = It is another official’s turn.
es-no-hand = You don’t have this card in your hand.
es-no-must-lay = You have enough cards for all officials.
es-no-nothing-to-lay = You have no card left for this official.
es-no-seat = Nobody sits there.
es-no-own-card = You can only block other players’ cards.
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
es-no-too-few = You don’t have enough privilege points for that.
es-no-wish = You have already reserved a privilege.

## Log

es-log-round = Round { $round }
es-log-bought = { $seat } buys { $privilege } for { $cost ->
    [one] 1 privilege point
   *[other] { $cost } privilege points
}.
es-log-revealed = { $official }: { $bids }.
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
es-log-sites-shown = { $seat } builds in { $parts }.
es-log-placed = { $seat } puts a stone on field { $value } of { $part }.
es-log-kept = { $seat } keeps { $count ->
    [one] 1 stone
   *[other] { $count } stones
} that do not fit.
es-log-bag = Gold bag in { $part }: bonus for { $who }.
es-log-taken = { $what ->
    [premium] { $seat } takes { $cards } as a bonus.
    [wage] { $seat } takes { $cards } as a wage.
   *[other] { $seat } takes { $cards } from the bank.
}
es-log-taken-less = { $what ->
    [premium] { $seat } takes { $cards } as a bonus: the bank cannot pay more.
    [wage] { $seat } takes { $cards } as a wage: the bank cannot pay more.
   *[other] { $seat } takes { $cards } from the bank: it cannot pay more.
}
es-log-stones-taken = { $seat } takes { $count ->
    [one] 1 stone
   *[other] { $count } stones
} from the supply.
es-log-banned = { $seat } bans moving the last stone in { $part }.
es-log-moved = { $by } moves the stone of { $owner } from { $from } to { $to }.
es-log-moved-own = { $by } moves their own stone from { $from } to { $to }.
es-log-not-moved = { $seat } moves no stone.
es-log-discs = Privilege points: { $gets }.
es-log-wage = { $part } is full: a wage of { $wage } gold for { $who }.
es-log-scored = { $part } is finished: { $gets }.
es-gets-points = { $seat } { $points } ({ $value } for the highest field, { $stones } for the stones)
es-log-relief = Nobody had gold or stones: everybody takes gold worth 3.
es-log-ranked = Victory points for privilege points: { $gets }.
es-log-over = { $count ->
    [one] { $who } wins the game!
   *[other] { $who } share the victory!
}
es-whisper-not-bought = You did not get { $privilege }: the card is gone, or you no longer have enough privilege points. You have paid nothing.

## composed from what the rules count and how a match ends

es-score-parts = Palace parts
es-score-discs = Privilege points
es-score-total = Victory points
es-score-gold = Gold, if tied
es-end-palace = The last palace part needed is finished. If victory points are tied, gold decides.
es-end-stalemate = Nobody could build any more. If victory points are tied, gold decides.

## On the table

es-parts = The palace parts
es-round = Round { $round }
es-finished = { $finished } of { $goal } palace parts finished
es-finished-all = { $finished } palace parts finished
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
es-turn = to play
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
es-wished = Reserved: { $privilege }
es-stop-aside = Building-stop marker lies aside
es-blockade-aside = Blockade marker lies aside
es-reconstructed = Some numbers reconstructed
es-orders-first = { $seat } first
es-takes-with = { $count ->
    [0] Without a 5
   *[other] { $count } × 5
}
es-moves-from = From { $part } (stone of { $seat })
es-wishes = Reserve a privilege
es-hint-parts = Pick a palace part.
es-hint-move = Pick a palace part whose last stone you want to move; then the targets light up.
es-hint-backs = Pick another player’s face-down card.
es-legend = ◆ red ● blue ▲ yellow ■ green ▒ face down ✗ blocked ! stop $ bag ▶ to play

## Short, for the terminal

es-cell-stop = Building stop: { $part }
es-cell-plan = { $first }–{ $last } wage { $wage }
es-cell-sold-out = All privilege cards are gone.
es-cell-cheapest = Privileges start at { $cost } privilege points.
es-cell-payable = You can pay: { $cards }
es-col-points = VP
es-col-discs = PP
es-col-stones = St.
es-col-hand = Hd.
es-col-sites = Sites
