### Eternal Palace: what is said during the game.

game-name = Eternal Palace
game-tagline = Dice in the emperor's garden, and a painting that grows
game-summary = The emperor has called the best painters to his garden. Roll your dice, split them in secret and send them to places whose number they make. Reach the end of a place and you paint a new layer. For two to five players, or alone against the Master; about 75 minutes.
automa-name = The Master

## Places, goods, cards

ep-nothing = nothing
ep-both = { $one } { $two }
ep-place = { $place ->
    [fish-market] Fish Market
    [academy] Academy of Wisdom
    [pavilion] Spring Pavilion
    [forest] Forest of Abundance
    [serenity] Bridge of Serenity
    [quarry] Quarry
    [temple] Temple of Wisdom
    [kiln] Dragon Kiln
    [mine] Kaolin Mine
    [ox] Noble Ox
    [forge] Bronze Forge
    [market] Palace Market
    [bridge] Eternal Bridge
    [labyrinth] Labyrinth
    [river] River Market
   *[scrolls] Imperial Scrolls
}
ep-layer = { $layer ->
    [fish-market] layer 1, fish market
    [academy] layer 2, academy
    [pavilion] layer 3, pavilion
    [forest] layer 4, forest
    [serenity] layer 5, bridge of serenity
    [quarry] layer 6, quarry
    [temple] layer 7, temple
    [kiln] layer 8, kiln
    [mine] layer 9, meadow by the mine
    [ox] layer 10, ox
    [forge] layer 11, forge
    [market] layer 12, palace market
    [bridge] layer of the Eternal Bridge
   *[outside] layer X
}
ep-feature = { $feature ->
    [tower] tower
    [golden-lion] golden lion
    [moon] moon
    [pair-of-cranes] pair of cranes
    [dragon-kite] dragon kite
    [paper-lanterns] paper lanterns
    [peach-tree] peach tree
    [koi] koi
    [sampan] sampan
   *[panda] panda
}
ep-resource = { $resource ->
    [wood] wood
    [stone] stone
    [kaolin] kaolin
   *[bronze] bronze
}
ep-resources = { $count } { ep-resource }
ep-fish = { $count } fish
ep-fishes = { $fish } fish
ep-wisdom = { $count } wisdom
ep-tokens = { $count ->
    [one] 1 privilege
   *[other] { $count } privileges
}
ep-dice = { $dice }
ep-item = { $item ->
    [fish] fish
    [wisdom] wisdom
    [wood] 1 wood
    [stone] 1 stone
    [kaolin] 1 kaolin
    [bronze] 1 bronze
    [privilege] privileges
    [palace] a step on the palace track
    [set] 2 wisdom, 1 resource and 2 fish
    [step] a step at a deposit for 1 resource
   *[adviser] a free adviser
}
ep-adviser = { $kind ->
    [1] Philosopher
    [2] Benefactor
    [3] Fishing lord
    [4] Landowner
    [5] Chamberlain
    [6] Surveyor
    [7] Fishmonger
    [8] Antiquary
    [9] Bookseller
    [10] Carter
    [11] Collector
    [12] Barterer
    [13] Teacher
    [14] Host
    [15] Giver of feasts
    [16] Envoy
    [17] Ambassador
    [18] Bearer of gifts
    [19] Carpenter
    [20] Stonemason
    [21] Potter
    [22] Bronze caster
    [23] Poet
    [24] Dancing master
    [25] Herald
    [26] Seal carver
    [27] Petitioner
   *[28] Bridge keeper
}
ep-adviser-does = { $kind ->
    [1] Take 4 wisdom.
    [2] Take 1 fish, 1 wisdom and 1 resource of your choice.
    [3] Take 4 fish.
    [4] Take 2 resources of your choice.
    [5] One step on the palace track.
    [6] Move your marker one step at a deposit of your choice.
    [7] Pay 1 wisdom, take 2 fish.
    [8] Pay 1 wisdom, take 1 resource of your choice.
    [9] Pay 1 fish, take 1 wisdom.
    [10] Pay 2 fish, take 1 resource of your choice.
    [11] Pay 1 resource, take 1 wisdom.
    [12] Pay 1 resource, take another one.
    [13] Give a rival 1 wisdom, take 1 fish and 1 resource of your choice.
    [14] Give a rival 1 fish, take 2 wisdom.
    [15] Give a rival 3 fish, take 2 resources of your choice.
    [16] Give a rival 1 resource, take 3 wisdom.
    [17] Give a rival 1 resource, take 3 wisdom and another resource.
    [18] Give a rival 3 resources, one step on the palace track.
    [19] Whenever you visit a deposit: 1 wood.
    [20] Whenever you visit a deposit: 1 stone.
    [21] Whenever you visit a deposit: 1 kaolin.
    [22] Whenever you visit a deposit: 1 bronze.
    [23] After the roll, if nobody has rolled less: 2 wisdom.
    [24] When groups are shown: 1 fish for a group of two, 1 wisdom for three, or a palace step for four dice and more.
    [25] Take 2 privileges.
    [26] Pay 1 resource, take 1 privilege.
    [27] Give a rival 1 fish and 1 wisdom, take 1 privilege.
   *[28] Whenever you visit the Eternal Bridge: 1 privilege.
}
ep-demand = { $card ->
    [D01] For each marker you may pay 2 equal resources for a step at their deposit. Otherwise 1 fish.
    [D02] For each marker you may draw 3 advisers and appoint one free. Otherwise 1 fish.
    [D03] A palace step for each marker. Otherwise 1 wisdom.
    [D04] One of each resource for each marker. Otherwise 3 fish.
    [D05] 2 resources of choice for each marker. Otherwise 1 wisdom and 1 fish.
    [D06] 2 different resources for each marker. Otherwise 1 resource.
    [D07] 1 resource of choice for each marker. Otherwise 2 resources.
    [D08] 1 fish and 3 wisdom for each marker. Otherwise 2 resources.
    [D09] 3 wisdom for each marker. Otherwise 3 resources.
    [D10] 4 fish for each marker. Otherwise 3 resources and 1 wisdom.
    [D11] 2 wisdom for each marker. Otherwise one palace step back.
   *[D12] 3 fish for each marker. Otherwise one of your advisers.
}
ep-court = { $space ->
    [S] entrance
    [A1] lower left court
    [A2] lower right court
    [B1] left court
    [B2] court by the entrance
    [B3] right court
    [C1] upper left court
    [C2] court before the centre
    [C3] upper right court
    [X] centre
   *[other] court { $space }
}
ep-field-name = { $field ->
    [1] top field
    [2] middle field
   *[3] bottom field
}
ep-composition = { $card ->
    [K01] Quiet Paths
    [K02] Spring Lesson
    [K03] By the Stream
    [K04] Feast Day
    [K05] Far Distance
    [K06] Fire and Stone
    [K07] Market Day
    [K08] Morning Mist
    [K09] Green Hills
    [K10] High Craft
    [K11] Evening Light
   *[K12] Moonlit Night
}
ep-thing = { $thing ->
    [palace] Palace track
    [row] Turn order
    [dice] Dice
    [pile] Adviser pile
    [painting] Painting
    [goods] Goods
    [master-card] Master card
    [strategy] The Master’s strategy
   *[demand] Demand card
}
ep-about = { $thing ->
    [palace] Whoever is farthest at the end gets 3 imperial seals; the second gets 1 if at least half as far. Among players with equally many dice, whoever is farther here gets the next die.
    [row] Whoever rolled least places first. Those who come later pay more often for the crowd.
    [dice] 1 wisdom changes a die by one, 2 wisdom change a 6 to a 1 or back. Each group must add up to the number of its place.
    [pile] Cards drawn at the Fish Market and new face-up advisers come from here.
    [painting] Every layer and every feature counts 1 point. Whoever first has eight layers takes the Completion Prize, and that round is the last.
    [goods] Fish pay for the crowd, wisdom changes dice, resources pay for monuments and advisers.
    [master-card] It groups the Master’s dice. He plays the topmost group that matches one of yours, else the topmost.
   *[strategy] If the Master cannot or will not go to the place of his number, he takes the first possible entry from the top.
}
ep-about-cost = Costs you { $cost } now.
ep-about-missing = You still lack { $layers }.
ep-about-taken = { $master ->
    [yes] The Master has it already.
   *[no] { $who } has it already.
}

## Where something comes from

ep-from-place = { $place }
ep-from-crowd = crowding at { $place }
ep-from-dice = changing dice
ep-from-adviser = { $adviser }
ep-from-demand = demand card
ep-from-composition = composition “{ ep-composition }”

## What is going on

ep-now = Round { $round }, { $phase }: waiting for { $who }.
ep-now-you = Round { $round }, { $phase }: your turn.
ep-now-chance = Getting ready: { $phase }.
ep-now-over = The match is over.
ep-phase-set-up = set-up
ep-phase-roll = roll
ep-phase-plan = plan
ep-phase-play = play
ep-phase-wrap-up = wrap-up

## Questions

ep-ask-plan = How do you group your dice { $dice }? Each group goes to one place.
ep-ask-artisan = Which reward do you take? { $adviser } works for one of your groups.
ep-ask-turn = Which group do you place, and where?
ep-ask-end = Do you use another adviser before your turn ends?
ep-ask-fish-market = Do you appoint one of these advisers?
ep-ask-put-back = Which card do you put back on top of the pile? Only you know it then.
ep-ask-academy = Which adviser do you appoint, and how do you pay?
ep-ask-free-adviser = Which adviser do you take? It is free ({ $source }).
ep-ask-take = Which resource do you take? { $left ->
    [one] One
   *[other] { $left } in all
} ({ $source }).
ep-ask-pay = Which resource do you pay? { $left ->
    [one] One
   *[other] { $left } in all
} ({ $source }).
ep-ask-scrolls = What do you take from the Imperial Scrolls?
ep-ask-market = What do you take at the Palace Market? { $left ->
    [one] One more reward
   *[other] { $left } more rewards
}, all different.
ep-ask-step = At which deposit does your marker move a step? ({ $source })
ep-ask-paid-step = Do you pay { $price ->
    [one] 1 resource
   *[other] { $price } equal resources
} for a step at its deposit? ({ $source })
ep-ask-rival = Who gets the gift of { $adviser }? { $does }
ep-ask-give = Which resource do you give for { $adviser }? { $left ->
    [one] One.
   *[other] { $left } in all.
}
ep-ask-feature = Which feature do you add to your painting? You are the first to finish { $place }.
ep-ask-bid = Do you bid a privilege to pass your neighbour in the turn order?
ep-ask-path = Which path do you take in the Labyrinth?
ep-ask-field = Which field of the demand card do you fill, and with what?
ep-ask-free-draw = Do you draw three advisers, to appoint one of them free?
ep-ask-free-appoint = Which of the advisers do you appoint? It is free.
ep-ask-discard = Which of your advisers do you discard?
ep-ask-claim = Which composition do you take first? You have completed several.
ep-ask-alt-fish-market = Do you appoint one of the cards you have drawn, or pay 1 fish for another card?
ep-ask-alt-academy = Do you appoint an adviser for its resources, or take the wisdom in the pot?
ep-ask-alt-temple = How many resources do you offer? None brings 1 wisdom, one brings 3, two bring 6.
ep-ask-offering = Which resource do you offer? { $left ->
    [one] One.
   *[other] { $left } in all.
}
ep-ask-alt-market = What do you take at the Palace Market? At most { $left ->
    [one] one more reward
   *[other] { $left } more rewards
}, all different.

## Answers

ep-act-group = { $count ->
    [one] One group: { $groups }
   *[other] { $count } groups: { $groups }
}
ep-act-bid = Bid a privilege
ep-act-place = Place { $group } at { $place }
ep-act-place-turned = Change { $group } to { $faces }, place at { $place }
ep-act-appoint = Appoint { $adviser } for its resources
ep-act-appoint-goods = Appoint { $adviser } for { $place ->
    [academy] 2 wisdom
   *[other] 3 fish
}
ep-act-appoint-free = Appoint { $adviser } free
ep-act-more = Pay 1 fish, draw another card
ep-act-draw = Draw three advisers
ep-act-back = Put back { $adviser }
ep-act-pot = Take the pot
ep-act-take = Take { $item }
ep-act-pay = Pay { $resource }
ep-act-offer = { $count ->
    [0] Offer nothing
    [one] Offer 1 resource
   *[other] Offer { $count } resources
}
ep-act-give = Give to { $seat }
ep-act-feature = Paint { $feature }
ep-act-step = Move up at { $place }
ep-act-path = { $space ->
    [X] Go to the centre
   *[other] Go to the { ep-court }
}
ep-act-field = Fill the { ep-field-name } with { ep-resource }
ep-act-claim = Take the composition “{ ep-composition }”
ep-act-discard = Discard { $adviser }
ep-act-decline = Decline
ep-act-nobody = Appoint nobody
ep-act-no-bid = Do not bid
ep-act-use = Use { $adviser }
ep-act-end = End your turn

## What an answer would do

ep-then-and = { $then } You get { $gains }.
ep-then-gain = You get { $gains }.
ep-then-group = Your groups are shown when everybody is ready. Until then you may change them.
ep-then-bid = If your neighbour to the left does not bid, you change places. The privilege is gone either way.
ep-then-no-bid = You keep your privilege.
ep-then-place = { $does }
ep-then-place-wisdom = Changing the dice costs { $wisdom } wisdom. { $does }
ep-then-place-fish = The crowd costs { ep-fishes }. { $does }
ep-then-place-both = Changing the dice costs { $wisdom } wisdom, the crowd { ep-fishes }. { $does }
ep-does = { $place ->
    [fish-market] You draw three advisers, may appoint one, and your marker moves a step.
    [academy] You appoint a face-up adviser, and your marker moves a step.
    [pavilion] You pay its price in wood for the monument, a palace step and the layer.
    [serenity] You pay its price in stone for the monument, a palace step and the layer.
    [kiln] You pay its price in kaolin for the monument, a palace step and the layer.
    [ox] You pay its price in bronze for the monument, a palace step and the layer.
    [forest] You take wood, and your marker moves a step.
    [quarry] You take stone, and your marker moves a step.
    [mine] You take kaolin, and your marker moves a step.
    [forge] You take bronze, and your marker moves a step.
    [temple] You take 3 wisdom; a new pair places a marker.
    [market] You take different rewards; a new number of dice places a marker.
    [bridge] You walk as far as the die shows and take every reward on the way.
    [labyrinth] You pay for a path and take what lies at its end.
    [river] You fill a field of the demand card, and your marker moves a step.
   *[scrolls] You take 2 fish or 1 wisdom, with two dice and more also a resource instead.
}
ep-does-other = { $place ->
    [fish-market] You draw an adviser, more for fish, may appoint one, and your marker moves a step.
    [academy] You appoint an adviser for its resources or take the pot, and your marker moves a step.
    [temple] You take 1 wisdom, or 3 or 6 for resources; a new pair places a marker.
    [market] You take up to three different rewards; a new number of dice places a marker.
   *[bridge] You walk as far as the die shows and take every reward on the way.
}
ep-then-appoint = You pay { $cost }. { $does }
ep-then-appoint-goods = You pay { $place ->
    [academy] 2 wisdom
   *[other] 3 fish
} instead of resources. { $does }
ep-then-appoint-free = You pay nothing. { $does }
ep-then-no-adviser = You appoint nobody.
ep-then-more = The fish is gone; you see another card.
ep-then-draw = You see three cards, appoint one, and the others are discarded.
ep-then-back = Whoever draws next gets this card. The others you have drawn are discarded.
ep-then-pot = The pot holds { $wisdom } wisdom.
ep-then-take = You choose which one next.
ep-then-pay = You pay { $resource } and keep { $left }.
ep-then-offer = { $count ->
    [0] You take 1 wisdom.
    [one] You take 3 wisdom.
   *[other] You take 6 wisdom.
}
ep-then-give = { $seat } gets the goods.
ep-then-feature = It counts 1 point.
ep-then-step = Your marker moves up a space at { $place }.
ep-then-path = The path costs { ep-fishes }.
ep-then-field = Your marker goes on the field. When all are filled, every marker brings the reward, and whoever has none pays.
ep-then-claim = You take its reward; its points count at the end.
ep-then-discard = { $adviser } goes to the discards.
ep-then-decline = Nothing happens.
ep-then-use = { $does } Once a round.
ep-then-end = Then it is the next player’s turn.
ep-then-palace = palace space { $space }
ep-then-monument = the monument of { $place }
ep-then-advanced = space { $step } at { $place }

## Why something is not possible

ep-no-question = That is not what is asked now.
ep-no-these-dice = Every die has to be in exactly one group.
ep-no-token = You have no privilege to bid.
ep-no-group = You have no such group left.
ep-no-in-play = This place is not in play.
ep-no-dice-number = You can't enter with this many dice.
ep-no-other-dice = The group has another number of dice.
ep-no-sum = The dice must add up to the number of the place.
ep-no-cheapest = The dice can be changed more cheaply for this place.
ep-no-wisdom = You don't have enough wisdom to change the dice that far.
ep-no-fish = You don't have enough fish for the crowd there.
ep-no-price = You can't pay the price of this place.
ep-no-payable-adviser = You can't pay for any of the advisers.
ep-no-centre = You stand in the centre of the Labyrinth; there is no way on.
ep-no-adviser = There is no such adviser here.
ep-no-payable = You can't pay for this adviser like that.
ep-no-other-payment = This adviser is not paid for like that here.
ep-no-card = There is no card left to draw.
ep-no-pot = The pot is empty.
ep-no-offer = This is not on offer here.
ep-no-twice = You have already taken this on this visit.
ep-no-same-resource = It must be another resource than the one you paid.
ep-no-hand = You don't have this.
ep-no-rival = You can't give it to yourself.
ep-no-player = Nobody sits there.
ep-no-feature = This feature is already in a painting.
ep-no-finished = You have already finished this track.
ep-no-deposit = This is not a deposit.
ep-no-path = No path leads there from here.
ep-no-field = This field is not free.
ep-no-other-resource = This field takes another resource.
ep-no-claim = You have not completed this composition.
ep-no-must-take = You can't decline this.
ep-no-not-now = Advisers can't be used at this moment.
ep-no-used = You have already used this adviser this round.
ep-no-left-side = You can't pay what this adviser asks for.
ep-no-by-itself = This adviser works by itself.
ep-no-must-place = You still have to place a group.
ep-no-fewer = Pick something more.

## Log

ep-log-round = Round { $round }
ep-log-rolled = { $seat } rolls { $dice } = { $sum }.
ep-log-row = Turn order: { $who }.
ep-total = { $seat } ({ $total })
ep-log-groups = The groups are shown.
ep-log-bid = { $seat } bids a privilege.
ep-log-no-bid = { $seat } does not bid.
ep-log-swapped = New turn order: { $who }.
ep-log-swapped-in-vain = New turn order: { $who }. In vain: { $vain }.
ep-log-placed = { $seat } places { $faces } at { $place }.
ep-log-placed-wisdom = { $seat } changes { $group } to { $faces } for { $wisdom } wisdom and goes to { $place }.
ep-log-placed-fish = { $seat } places { $faces } at { $place }; the crowd costs { ep-fishes }.
ep-log-placed-both = { $seat } changes { $group } to { $faces } for { $wisdom } wisdom and goes to { $place }; the crowd costs { ep-fishes }.
ep-log-placed-number = { $seat } pays { $wisdom } wisdom for another number and goes to { $place } with { $faces }.
ep-log-placed-number-fish = { $seat } pays { $wisdom } wisdom for another number and goes to { $place } with { $faces }; the crowd costs { ep-fishes }.
ep-log-only-answer = { $seat } has only one possibility here; it is taken.
ep-log-gained = { $seat }: { $goods } ({ $source }).
ep-log-paid = { $seat } pays { $goods } ({ $source }).
ep-log-given = { $seat } gives { $to } { $goods } ({ $adviser }).
ep-log-drawn = { $seat } draws { $count ->
    [one] an adviser
   *[other] { $count } advisers
}.
ep-log-shuffled = The discarded advisers are shuffled into a new pile.
ep-log-appointed = { $seat } appoints { $adviser } { $payment ->
    [resources] for resources
    [goods] for goods
   *[free] free
}. { $does }
ep-log-put-back = { $seat } puts a card back on the pile.
ep-log-discarded = { $seat } discards { $adviser }.
ep-log-discarded-none = { $adviser } is discarded.
ep-log-used = { $seat } uses { $adviser }. { $does }
ep-log-advanced = { $seat } moves to space { $step } at { $place }.
ep-log-moved = { $seat } moves in the Labyrinth: { ep-court }.
ep-log-marked-temple = { $seat } places a marker in the Temple on { $field ->
    [1] 1 and 6
    [2] 2 and 5
   *[3] 3 and 4
}.
ep-log-marked-market = { $seat } places a marker in the Palace Market on { $field ->
    [1] two dice
    [2] three dice
   *[3] four dice and more
}.
ep-log-palace = { $seat } is on palace space { $space } ({ $source }).
ep-log-monument = { $seat } takes the monument of { $place }.
ep-log-monument-from = { $seat } takes the monument of { $place } from { $from }.
ep-log-price = A visit to { $place } costs { $price } from now on.
ep-log-layer = { $seat } paints { $layer }.
ep-log-feature = { $seat } is first to finish { $place } and paints a feature, { $feature }.
ep-log-feature-left = { $seat } adds { $feature } for the token left at { $place }.
ep-log-offered = The composition “{ ep-composition }” is on offer.
ep-log-claimed = { $seat } completes the composition “{ ep-composition }”.
ep-log-demand = New demand card: { $demand }
ep-log-field = { $seat } fills the { ep-field-name } of the demand card with { ep-resource }.
ep-log-field-free = { $seat } fills the { ep-field-name } of the demand card.
ep-log-demand-met = The demand card is complete: { $who }.
ep-markers = { $seat } with { $count ->
    [one] 1 marker
   *[other] { $count } markers
}
ep-log-declined = { $seat } declines ({ $source }).
ep-log-pot = The pot of the Academy holds { $wisdom } wisdom.
ep-log-item = { $seat } takes { $item }.
ep-log-master-card = A Master card groups the Master’s dice.
ep-log-master-split = His group is above 12: the { $face } stands alone.
ep-log-master = { $chosen } { $goes }
ep-master-matches = The Master: his { $total } matches your { $total }.
ep-master-topmost = The Master: none of his groups matches yours, so he takes the topmost, { $total }.
ep-master-free = { $place } is free and helps him.
ep-master-fish = { $place } helps him, and he pays { ep-fishes } for the crowd.
ep-master-wisdom = { $wisdom ->
    [0] { $place } is free and helps him.
   *[other] For { $wisdom } wisdom he reaches { $place }, which is free and helps him.
}
ep-master-bridge = With a single die he walks over { $place }{ $fish ->
    [0] .
   *[other] {" "}and pays { ep-fishes } for the crowd.
}
ep-master-outside = With a single die he visits { $place }{ $fish ->
    [0] .
   *[other] {" "}and pays { ep-fishes } for the crowd.
}
ep-master-monument = Of the monuments { $place } is the cheapest for him: { $wisdom } wisdom and { ep-fishes }.
ep-master-fallback = Nothing of his strategy is possible, so he goes to { $place }.
ep-log-master-turned = The Master changes his die from { $from } to { $to } for { $wisdom } wisdom.
ep-log-master-pot = The Master rolls a { $face } for the pot.
ep-log-master-token = The Master takes the feature token left at { $place }.
ep-log-master-changes = The Master changes { ep-fishes } and { $wisdom } wisdom into { $spaces } palace spaces.
ep-log-die = { $seat } gets a die from the palace and has { $held } now.
ep-log-completed = { $seat } has eight layers and takes the Completion Prize. This round is the last.
ep-log-sequence = { $seat } gets the Sequence Prize: { $length } in a row up to { $highest }.
ep-log-no-sequence = Nobody gets the Sequence Prize.
ep-log-seals = Imperial seals: { $who }.
ep-seals = { $seat } { $count }
ep-log-master-wins = The Master wins.
ep-log-over = { $count ->
    [one] { $who } wins the match!
   *[other] { $who } share the victory!
}
ep-whisper-drew = You have drawn { $adviser }. { $does }
ep-whisper-put-back = You have put { $adviser } on top of the pile.
ep-moment-groups = { $who }: { $groups }
ep-moment-visit = { $who } visits { $place }.
ep-moment-master = The Master plays: { $place }.
ep-moment-lost = { $seat } loses the monument of { $place }.
ep-moment-last = Last round!
ep-moment-round = The round is over.
ep-moment-next = Round { $round } begins.
ep-moment-seals = { $count ->
    [one] { $seat } gets 1 imperial seal.
   *[other] { $seat } gets { $count } imperial seals.
}
ep-progress = { $layers ->
    [one] 1 layer to the last round
   *[other] { $layers } layers to the last round
}
ep-progress-last = Last round: { $who } has eight layers
ep-plan-trays = Group your dice: each tray is a group.
ep-plan-tray = Tray { $number }
ep-plan-die = Die showing { $face }
ep-plan-goods = Pick { $count } goods.
ep-plan-all = Your choice

## composed from what the rules count and how a match ends

ep-score-points = Points
ep-score-highest-layer = Highest layer, if tied
ep-score-layers = Layers
ep-score-features = Features
ep-score-monuments = Monuments
ep-score-prizes = Prizes
ep-score-seals = Imperial seals
ep-score-compositions = Compositions
ep-score-extra = Palace spaces beyond 8 (5)
ep-end-painting = A painting is complete. Most points win; among equals the highest layer decides.
ep-end-rounds = The last round the rules allow is over. Most points win; among equals the highest layer decides.
ep-end-won = You have beaten the Master!
ep-end-lost = The Master has the finer painting. Ties go to the Master.
