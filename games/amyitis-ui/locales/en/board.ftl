### On the table: names of what is drawn.

## The gardens

am-gardens = The hanging gardens
am-queen = Favour of Amyitis: { $points } prestige points for most gardens
am-queen-tiles = Favour of Amyitis at the end: { $less } prestige points for { $low } gardens or more, { $more } for { $high } or more
am-tile = garden tile: { $gains }
am-tile-good = a resource of your choice
am-tile-court = a card of the court of your choice
am-square-tile = { $square }, floor { $floor }: { $tile }; { $water ->
    [wet] irrigated
   *[dry] dry
}.
am-square-planted = { $square }, floor { $floor }: planted by { $seat }.
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

am-crafts = Crafts
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
am-temple-empty = Temple of { am-temple }: empty.
am-temple-of = Temple of { am-temple }, newest first: { $cubes }.
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
    [one] 1 garden tile left; with { $last } or fewer the round is the last.
   *[other] { $count } garden tiles left; with { $last } or fewer the round is the last.
}
am-first-is = First player: { $seat }.
am-procession-is = Procession: { $seat }.
am-reconstructed = Numbers partly reconstructed

## Where to touch

am-hint-turn = Touch a craft card or a city of the road.
am-hint-canal = Touch a lit water symbol in the gardens.
am-hint-square = Touch a lit garden.
am-hint-temple = Touch a temple.
am-hint-field = Touch a row of fields.
am-hint-ability = Touch an ability of the palace.
am-group-crafts = Recruit
am-group-road = Move the caravan
am-group-palace = Palace
am-group-board = On the board
am-group-goods = Resources
am-group-rest = Others

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
