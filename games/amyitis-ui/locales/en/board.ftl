### On the table: names of what is drawn.

## The gardens

am-gardens = The hanging gardens
am-queen = Favour of Amyitis: { $points } prestige points for most gardens
am-queen-tiles = Favour of Amyitis at the end: { $less } prestige points for { $low } gardens or more, { $more } for { $high } or more
am-tile = garden tile: { $gains }
am-tile-good = a resource of your choice
am-tile-court = a card of the court of your choice
am-square-tile = Garden { $square }, floor { $floor }: { $tile }; { $water ->
    [wet] irrigated
   *[dry] dry
}.
am-square-planted = Garden { $square }, floor { $floor }: planted by { $seat }.
am-canal-of = Canal between { $side }: { $who }; { $full ->
    [yes] water runs
    [apart] full, but no water reaches it
   *[no] unfinished
}.

## The road

am-road-head = Mesopotamia
am-city-sale = { $city }: sell one or two resources for { $points } prestige points each, then dig.
am-city-plant = { $city }: asks for { $goods }, gives a plant of quality { $quality }.
am-city-court = { $city }: asks for { $good }, gives { $cards }.
am-city-caravan = The caravan is here.
am-city-price = { $camels ->
    [one] 1 camel for you.
   *[other] { $camels } camels for you.
}

## Crafts

am-crafts = Workers
am-crafts-none = The cards are about to be laid out.
am-row = Row { $row }: { $price ->
    [0] the next card is free
    [3] no card is left
    [one] the next card costs 1 talent
   *[other] the next card costs { $price } talents
}
am-card-turned = Turned over
am-craft-for = { am-craft }, { $price ->
    [0] free
    [one] 1 talent
   *[other] { $price } talents
}
am-free = free

## Babylon

am-temples = Temples
am-temple-empty = Temple { am-temple-gen }: empty.
am-temple-of = Temple { am-temple-gen }, newest first: { $cubes }.
am-temple-ranked = { $place ->
    [one] First
   *[other] Second
}: { $seat }.
am-fields = Fields
am-fields-of = { $row }: { $count ->
    [0] no cube
   *[other] { $who }
}; still to take: { $goods }.
am-passed-nobody = Nobody has passed
am-passed-by = Passed: { $who }

## Der Palast

am-palace = Palace
am-track-at = { $seat } on space { $space }
am-track-order = In order: { $who }.
am-track-nobody = Nobody has set foot in the palace.
am-ability-of = { am-ability }: { $seat }
am-ability-used = { am-ability }: { $seat }, used
am-ability-free = { am-ability }: nobody
am-noble = Noble, { $price } talents: two spaces in the palace
am-noble-name = Noble

## Court and stock

am-court-left = Cards of the court
am-court-copies = { am-court }, left: { $levels }
am-court-at = { $count } of level { $level }
am-gardeners-left = Gardeners left: { $count }
am-token-on = On a Caravaneer of level 2: { am-good }
am-stock = Stock

## Players

am-hand = In front of you
am-goods-held = Resources: { $count }; you may keep { $room } at the end of the round
am-goods-none = no resources
am-gardeners = { $count ->
    [one] 1 Gardener
   *[other] { $count } Gardeners
}
am-planted = { $count ->
    [one] 1 garden planted
   *[other] { $count } gardens planted
}
am-space = palace space { $space }
am-first = first player
am-leads = procession
am-passed = passed

## Facts

am-round = Round { $round }
am-tiles-left = { $count ->
    [one] 1 garden tile left
   *[other] { $count } garden tiles left
}; last round at { $last }
am-last-round = Last round!
am-first-is = First player: { $seat }.
am-procession-is = Procession: { $seat }.
am-reconstructed = Numbers partly reconstructed

## Where to pick

am-hint-turn = Pick a worker or a city of the road.
am-hint-canal = Pick a lit water symbol in the gardens.
am-hint-square = Pick a lit garden.
am-hint-temple = Pick a temple.
am-hint-field = Pick a row of fields.
am-hint-ability = Pick an ability of the palace.
am-group-crafts = Recruit
am-group-road = Move the caravan
am-group-palace = Palace
am-group-board = On the board
am-group-goods = Resources
am-group-rest = Others

## Moments

am-moment-temples = The temples bestow their favours
am-moment-end = The favour of Amyitis, and resources left over
am-moment-gain = { $gain } ({ $why })

## What things are

am-about-temple-name = Temple { am-temple-gen }
am-about-temple = { $temple ->
    [ishtar] At the end of the round the first two here get camels and talents.
    [marduk] At the end of the round the first two here get prestige points.
   *[tammouz] At the end of the round the first here harvests a row of fields, the second may swap a resource.
}
am-about-court = { $court ->
    [banker] Brings talents at the start of every round; the last level brings prestige points, too.
    [caravaneer] Gives free steps whenever you move the caravan.
    [palace] Brings prestige points once, more with every level.
   *[gardener] Makes up for one step of quality when you plant.
}
am-about-gardens-name = Garden
am-about-gardens = An irrigated garden can be planted with a plant that is good enough for its floor. Its tile is yours, and whoever dug most canals around it is rewarded.
am-about-canals-name = Canal
am-about-canals = Engineers dig canals from the river up. When all symbols are covered, water runs to the gardens beside it.
am-about-fields-name = Fields
am-about-fields = Your cube takes the leftmost free field with its resource. Whoever has most cubes in a full row gets a Gardener.
am-about-queen-name = Favour of Amyitis
am-about-track-name = Palace track
am-about-track = Whoever is furthest chooses an ability first. On the same space the upper marker is ahead.
am-about-noble-name = Noble
am-about-noble = For 2 talents you move on two spaces in the palace.
am-about-talent-name = Talents
am-about-talent = Money: for workers beyond the first card of a row, and for Nobles.
am-about-camel-name = Camels
am-about-camel = Every step of the caravan costs a camel; Caravaneers save some.
am-about-goods-name = Resources
am-about-goods = Cities ask for them; wine stands for any. At the end of a round you may keep only a few.

## Explained as we go

welcome-you = You are one of the builders of the hanging gardens of Babylon.
welcome-aim = Prestige points win: by planting gardens, digging canals, pleasing the gods and rising at court.
welcome-round = Each round you take turns to recruit a worker or move the caravan, until everybody has passed; then the temples reward those in front.
lesson-ability = Whoever is ahead in the palace chooses first. First player is strong when one worker is worth more than all others.
lesson-turn = The first card of a row is free, the next cost talents. Take what everybody wants first, and pass early if you need talents.
lesson-field = You take the resource of the leftmost free field. Look which resources the next city asks for, and who has most cubes in the row.
lesson-canal = Canals bring points at once, and more when a garden beside them is planted. Dig where others will plant.
lesson-temple = Only the first two in each temple are favoured at the end of the round. Enter late, and others cannot push you on.
lesson-sell = Babylon buys resources for prestige points, and then you dig. Sell what you could not keep anyway.
lesson-court = Bankers and Caravaneers pay off over many rounds, Palaces at once. Take the lasting ones early.
lesson-garden = The higher the floor, the better the plant it needs; Gardeners make up for what is missing. Mind who gets the reward for the canals around it.
lesson-process = Your own cube goes into one temple, grey ones into the others. Choose where it pushes others out or puts you in front.
lesson-offering = A camel moves the caravan, a talent buys a worker. Take what you will lack next round.
lesson-discard = You may keep only a few resources from round to round. Keep what the next city on the road asks for.

## Terminal

am-cell-left = { $count } tiles left
am-cell-talent = t
am-cell-camel = c
am-cell-any = r
am-cell-banker = B
am-cell-caravaneer = C
am-cell-palace = P
am-cell-good = { $good ->
    [barley] b
    [dates] d
    [salt] s
    [palm] p
   *[wine] w
}
am-cell-craft = { $craft ->
    [peasant] Pea
    [merchant] Mer
    [engineer] Eng
    [priest] Pri
   *[courtier] Cou
}
am-cell-court = { $court ->
    [banker] B
    [caravaneer] C
    [palace] P
   *[gardener] G
}
am-cell-temple = { $temple ->
    [ishtar] Ishtar
    [marduk] Marduk
   *[tammouz] Tammuz
}
am-cell-city = { $city ->
    [babylon] Bab
    [eshnunna] Esh
    [susa] Sus
    [ur] Ur
    [uruk] Uru
    [mari] Mar
    [palmyra] Pal
    [khorsabad] Kho
   *[ninoua] Nin
}
am-cell-ability = { $ability ->
    [first] First
    [procession] Process.
    [craft] Craft
   *[lesser] Lesser
}
am-cell-fields = Fields
am-cell-price = { $camels }c
am-legend = ✦ points t talents c camels r resource ♣ gardens ↑ palace ~ wet + dig
