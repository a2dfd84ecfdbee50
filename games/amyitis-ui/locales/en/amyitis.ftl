### Amyitis with Der Palast: what is said during the game.

game-name = Amyitis
game-tagline = Water for the hanging gardens of Babylon
game-summary = King Nebuchadnezzar has gardens laid out for his queen Amyitis. Recruit workers, dig canals, lead the caravan through Mesopotamia for plants and cards of the court, honour the gods and rise in the palace. For two to four players, about 90 minutes. Nothing is hidden.

## Goods, cities, cards

am-none = nothing
am-good = { $good ->
    [barley] barley
    [dates] dates
    [salt] salt
    [palm] palms
   *[wine] wine
}
am-goods = { $count ->
    [one] { $count } { $good ->
        [barley] barley
        [dates] date
        [salt] salt
        [palm] palm
       *[wine] wine
    }
   *[other] { $count } { am-good }
}
am-city = { $city ->
    [babylon] Babylon
    [eshnunna] Eshnunna
    [susa] Susa
    [ur] Ur
    [uruk] Uruk
    [mari] Mari
    [palmyra] Palmyra
    [khorsabad] Khorsabad
   *[ninoua] Nineveh
}
am-craft = { $craft ->
    [peasant] Peasant
    [merchant] Merchant
    [engineer] Engineer
    [priest] Priest
   *[courtier] Courtier
}
am-craft-acc = { $craft ->
    [peasant] a Peasant
    [merchant] a Merchant
    [engineer] an Engineer
    [priest] a Priest
   *[courtier] a Courtier
}
am-craft-first = { am-craft-acc }
am-court = { $court ->
    [banker] Banker
    [caravaneer] Caravaneer
    [palace] Palace
   *[gardener] Gardener
}
am-court-level = { $court ->
    [gardener] a Gardener
   *[other] { am-court } { $level }
}
am-temple = { $temple ->
    [ishtar] Ishtar
    [marduk] Marduk
   *[tammouz] Tammuz
}
am-temple-gen = of { am-temple }
am-ability = { $ability ->
    [first] First player
    [procession] Procession
    [craft] Craft
   *[lesser] Lesser courtier
}
am-square = garden { $square }
am-side = { $one } and { $other }
am-field-row = row { $row } of the fields
am-cube-of = the cube of { $seat }
am-cube-grey = a grey cube
am-talents = { $count ->
    [one] 1 talent
   *[other] { $count } talents
}
am-camels = { $count ->
    [one] 1 camel
   *[other] { $count } camels
}
am-vp = { $count ->
    [one] 1 prestige point
   *[other] { $count } prestige points
}

## Why somebody gets something

am-why-banker = income of Banker { $level }
am-why-passing = has passed
am-why-merchant = Merchant
am-why-engineer = Engineer
am-why-courtier = Courtier
am-why-noble = Noble
am-why-lesser = Lesser courtier
am-why-field = field in row { $row }
am-why-full-row = most cubes in row { $row }
am-why-city = { $city }
am-why-sale = sale in Babylon
am-why-palace = Palace { $level }
am-why-token = lay on the Caravaneer
am-why-tile = garden tile
am-why-irrigation = canals around garden { $square }
am-why-temple = { $place ->
    [one] first
   *[other] second
} in the temple { am-temple-gen }
am-why-favour = favour of Amyitis
am-why-left = left over

## What is going on

am-now = Round { $round }, { $phase }: { $who } to play.
am-now-you = Round { $round }, { $phase }: your turn.
am-now-chance = Getting ready: { $phase }.
am-now-over = The game is over.
am-phase-set-up = set-up
am-phase-crafts = workers and income
am-phase-palace = palace phase
am-phase-actions = actions
am-phase-round-end = end of the round

## Questions

am-ask-ability = Which ability of the palace do you take for this round? Whoever stands furthest on the palace track chooses first.
am-ask-turn = What do you do? Recruit a worker, move the caravan, or pass.
am-ask-field = Which row of fields does your Peasant work? Your cube goes on the leftmost free field, and you take its resource.
am-ask-harvest = Which row of fields do you harvest? Tammuz favours you: you are first in his temple.
am-ask-canal = Where does your cube go? It must be joined to the river by finished canals.
am-ask-temple = Which temple does your Priest enter? He stands in front and pushes the others on.
am-ask-pay = { $city } asks for { $due }. Do you pay { $good } or wine?
am-ask-sell = Which resources do you sell in Babylon? One or two, for { $points } prestige points each.
am-ask-court = Which card of the court do you take in { $city }?
am-ask-court-bonus = Which card of the court do you take? The garden tile brings it.
am-ask-square = Which garden do you plant? The plant has quality { $quality }, and you have { $gardeners ->
    [0] no Gardener
    [one] 1 Gardener
   *[other] { $gardeners } Gardeners
}.
am-ask-token = Which Caravaneer do you take? You get the resource that lies on him.
am-ask-good = Which resource do you take? The garden tile brings it.
am-ask-offering = Do you take a camel or a talent? { $place ->
    [one] You are first in the temple of Ishtar; the second gets the other.
   *[other] You are second in the temple of Ishtar.
}
am-ask-swap = Do you swap a resource? You are second in the temple of Tammuz.
am-ask-process = To which temple does the procession go?
am-ask-lead = To which temple do you lead the procession? Your own cube enters there, a grey one each of the other two. Then the temples bestow their favours.
am-ask-discard = Which resource do you give back? You have { $left ->
    [one] one
   *[other] { $left }
} too many.

## Answers

am-act-recruit = Recruit { $craft } { $price ->
    [0] (row { $row }, free)
    [one] (row { $row }, 1 talent)
   *[other] (row { $row }, { $price } talents)
}
am-act-caravan = Caravan to { $city }
am-act-caravan-for = Caravan to { $city } ({ am-camels-of })
am-act-noble = Recruit a Noble (2 talents)
am-act-craft = Use the ability Craft for { $craft }
am-act-pass = Pass
am-act-field = Work { $row }
am-act-canal = Dig between { $side }
am-act-temple = { $temple }
am-act-pay = Pay { $good }
am-act-sell = Sell { $goods } ({ am-vp })
am-act-court = { $court ->
    [banker] Take a Banker
    [caravaneer] Take a Caravaneer
    [palace] Take a Palace
   *[gardener] Take a Gardener
}
am-act-plant = Plant { $square }
am-act-token = The Caravaneer with { $good }
am-act-take = Take { $good }
am-act-camel = Take a camel
am-act-talent = Take a talent
am-act-swap = Give { $give }, take { $get }
am-act-keep = Swap nothing
am-act-discard = Give back { $good }
am-act-pick = { am-ability }

## What an answer would do

am-then-you = { $then } You get { $gains } at once.
am-then-others = { $then } { $others }.
am-then-all = { $then } You get { $gains } at once. { $others }.
am-then-of = { $seat } gets { $gains }
am-then-space = palace space { $space }
am-then-missed = nothing instead of { $gain }, because none is left
am-then-recruit = { $price ->
    [0] It costs nothing.
    [one] It costs 1 talent.
   *[other] It costs { $price } talents.
} { $does } The other cards of the row become dearer.
am-then-craft = It costs nothing, and no card is turned. { $does }
am-does = { $craft ->
    [peasant] You put a cube on a field and take its resource.
    [merchant] You take a camel.
    [engineer] You put a cube on a canal and get prestige points.
    [priest] You put a cube into a temple.
   *[courtier] You get a prestige point and move on in the palace.
}
am-then-noble = You pay 2 talents and move on 2 spaces in the palace.
am-then-pass = You do nothing more this round. Whenever your turn would come you get a talent, as long as others are still playing.
am-then-sale = The move costs { am-camels-of }. You sell 1 or 2 resources for { $points } prestige points each, then place a cube on a canal without points.
am-then-court-city = The move costs { am-camels-of }. The city asks for { $goods } and gives one of: { $cards }.
am-then-plant-city = The move costs { am-camels-of }. The city asks for { $goods } and gives a plant of quality { $quality }. You could plant { $squares }.
am-camels-of = { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
}
am-then-field = Your cube goes on field { $field }; you take { $good }.
am-then-last-field = Your cube fills the row; you take { $good }. Whoever has most cubes in it gets a Gardener, and the row is emptied.
am-then-canal-begun = The canal needs one more cube before water runs.
am-then-canal-done = Water runs through this canal.
am-then-canal-waters = Water runs through this canal and reaches { $squares }.
am-then-temple = The cubes there move on by one space.
am-then-temple-out = The cubes there move on by one space, and { $out } drops out.
am-then-temple-clear = All cubes there go back to their owners.
am-then-lead = Your cube enters and pushes the others on; a grey cube enters { $others }.
am-then-lead-out = Your cube enters and pushes the others on; a grey cube enters { $others }. There drops out: { $gone }.
am-then-out-of = { $out } at { am-temple }
am-then-pay = You pay { $good } and keep { $left }.
am-then-sell = The resources go to the stock; then you place a cube on a canal.
am-then-banker = Banker { $level }: { $level ->
    [one] 1 talent
    [2] 2 talents
   *[other] 2 talents and 2 prestige points
} at the start of every round.
am-then-caravaneer = Caravaneer { $level }: { $steps ->
    [one] 1 free step
   *[other] { $steps } free steps
} whenever you move the caravan. { $more ->
    [token] You also take the resource that lies on the card.
    [store] You also keep up to 4 resources at the end of a round.
    [both] You also take the resource that lies on the card, and keep up to 4 resources at the end of a round.
   *[nothing] {""}
}
am-then-palace = Prestige points, once.
am-then-gardener = A Gardener makes up for one step of quality when you plant.
am-then-plant = { $gardeners ->
    [0] You take the garden tile.
    [one] You use a Gardener and take the garden tile.
   *[other] You use { $gardeners } Gardeners and take the garden tile.
} Whoever dug canals around it is rewarded.
am-then-plant-grey = { am-then-plant } Grey cubes close the free canals to planted neighbours.
am-then-token = You take { $good }; it lies on the card.
am-then-take = It comes from the stock.
am-then-swap = { $give } goes to the stock, { $get } comes to you.
am-then-keep = Everything stays as it is.
am-then-discard = The resource goes to the stock.
am-ability-does = { $ability ->
    [first] You become first player at once and begin the actions of this round.
    [procession] You lead this round's procession.
    [craft] Once this round you may use any craft instead of a card, free of charge.
   *[lesser] You move on one space and take a talent, at once.
}

## Why something is not possible

am-no-question = That is not what is asked now.
am-no-row = There is no such row of craft cards.
am-no-open-card = No such card lies open in this row.
am-no-talents = You don't have enough talents.
am-no-palace = The expansion is not being played.
am-no-craft-ability = You do not have the ability Craft, or you have used it.
am-no-caravan-there = The caravan is there already.
am-no-camels = You don't have enough camels.
am-no-pay = You cannot pay what the city asks for.
am-no-court-card = Neither card of this city is left for you.
am-no-plantable = No irrigated garden is left that this plant would do for.
am-no-side-full = All water symbols are covered there.
am-no-water = No finished canal leads there from the river.
am-no-owned = You do not have this resource.
am-no-due = That is not asked for.
am-no-rest = Then you could not pay the rest.
am-no-offered = The city does not offer this.
am-no-stock = There is none left.
am-no-tile = No garden tile lies there.
am-no-dry = No water runs there yet.
am-no-quality = This floor needs a better plant or more Gardeners.
am-no-token = No Caravaneer has this resource.
am-no-swap = You can only swap for another kind, and not for wine.
am-no-picked = This ability is taken.

## Log

am-log-round = Round { $round }
am-log-first = { $why ->
    [lot] { $seat } is drawn as first player.
    [round-end] { $seat } becomes first player.
    [ability] { $seat } is first player this round.
   *[not-picked] Nobody chose first player: { $seat } is next in turn.
}
am-log-palace = The palace phase begins.
am-log-picked = { $seat } takes the ability { $ability }.
am-log-procession-falls = Nobody chose the procession: { $seat } leads it.
am-log-recruited = { $seat } recruits { $craft } from row { $row } { $price ->
    [0] for nothing
    [one] for 1 talent
   *[other] for { $price } talents
}.
am-log-craft-used = { $seat } uses the ability Craft for { $craft }.
am-log-noble = { $seat } recruits a Noble for { $price } talents.
am-log-caravan = { $seat } leads the caravan from { $from } to { $to } for { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
}.
am-log-passed = { $seat } passes.
am-log-field = { $seat } puts a cube on field { $field } of row { $row }.
am-log-row-most = All fields of { $row } are taken: { $seat } has most cubes there, and the row is emptied.
am-log-row-tied = All fields of { $row } are taken: it is a tie, and the row is emptied.
am-log-canal = { $seat } digs between { $side }{ $full ->
    [yes] : water runs.
   *[no] .
}
am-log-irrigated = Water reaches { $square }.
am-log-filled = { $count ->
    [one] A grey cube is
   *[other] { $count } grey cubes are
} laid between { $side }: both gardens are planted.
am-log-priest = { $seat } puts a cube into the temple { am-temple-gen }.
am-log-priest-out = { $seat } puts a cube into the temple { am-temple-gen }; { $out } drops out.
am-log-grey = Procession: { $seat } leads a grey cube into the temple { am-temple-gen }.
am-log-grey-out = Procession: { $seat } leads a grey cube into the temple { am-temple-gen }; { $out } drops out.
am-log-cleared = Procession: { $seat } empties the temple { am-temple-gen }.
am-log-paid = { $seat } pays { $good }.
am-log-paid-wine = { $seat } pays { $good } instead of { $due }.
am-log-sold = { $seat } sells { $goods }.
am-log-planted = { $seat } plants { $square }{ $gardeners ->
    [0] .
    [one] {" "}with a Gardener.
   *[other] {" "}with { $gardeners } Gardeners.
}
am-log-turned = The plant card in { $city } is turned over.
am-log-swapped = { $seat } swaps { $give } for { $get } (second in the temple of Tammuz).
am-log-not-swapped = { $seat } swaps nothing.
am-log-discarded = { $seat } has too many resources and gives back { $good }.
am-log-advanced = { $seat } moves on to palace space { $space } ({ $why }).
am-log-on-top = { $seat } goes on top on palace space { $space } ({ $why }).
am-log-got = { $seat }: { $gain } ({ $why }).
am-log-missed = { $seat } goes without { $gain }: none left ({ $why }).
am-log-over = { $count ->
    [one] { $who } wins the game!
   *[other] { $who } share the victory!
}

## composed from what the rules count and how a match ends

am-score-tiles = Garden tiles
am-score-engineers = Engineers
am-score-irrigation = Irrigation
am-score-palaces = Palace cards
am-score-marduk = Marduk
am-score-sales = Sales
am-score-bankers = Bankers
am-score-courtiers = Courtiers
am-score-favour = Favour of Amyitis
am-score-resources = Resources left
am-score-total = Prestige points
am-end-gardens = The gardens are planted. Most prestige points win; equal points share the victory.
am-end-guard = After round 25 the game ends in any case. Most prestige points win; equal points share the victory.
