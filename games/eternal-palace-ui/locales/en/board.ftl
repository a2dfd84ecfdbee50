### Eternal Palace: the board, the panels and the terminal.

## The garden

ep-b-garden = The garden
ep-b-short = { $place ->
    [fish-market] Fish Market
    [academy] Academy
    [pavilion] Pavilion
    [forest] Forest
    [serenity] Serenity
    [quarry] Quarry
    [temple] Temple
    [kiln] Kiln
    [mine] Mine
    [ox] Ox
    [forge] Forge
    [market] Market
    [bridge] Bridge
    [labyrinth] Labyrinth
    [river] River
   *[scrolls] Scrolls
}
ep-b-lies = { $master ->
    [yes] The Master’s dice: { $dice }.
   *[no] Dice of { $who }: { $dice }.
}
ep-b-crowd = Entering costs { $count } fish for the crowd.
ep-b-step = { $who } is on space { $step } of { $steps }.
ep-b-price = The price is { $goods }.
ep-b-monument-of = The monument belongs to { $who }.
ep-b-monument-free = Nobody has the monument yet.
ep-b-marks = { $who } has markers on { $fields }.
ep-b-token = A feature token lies here for whoever finishes first.
ep-b-court-of = { $who } is here: { ep-court }.
ep-b-field = The { $field ->
    [top] top
    [middle] middle
   *[bottom] bottom
} field is free.
ep-b-field-of = { $who } has a marker on the { $field ->
    [top] top
    [middle] middle
   *[bottom] bottom
} field.
ep-b-compositions = Compositions
ep-b-composition = { $layers } bring { $reward ->
    [palace] a palace step
    [resource] 1 resource of choice
    [three-resources] 3 resources of choice
    [three-fish] 3 fish
    [two-wisdom] 2 wisdom
   *[nothing] nothing at once
}{ $points ->
    [0] .
    [one] {" "}and 1 point.
   *[other] {" "}and { $points } points.
}
ep-b-claimed = { $who } has this one: { $card }

## The round and the court

ep-b-round = Round { $round } · { $phase ->
    [set-up] Set-up
    [roll] Roll
    [plan] Plan
    [play] Play
    [wrap-up] Wrap-up
   *[over] The end
}
ep-b-last-round = Last round! { $who } has eight layers
ep-b-row = Turn order
ep-b-active = It is this player's turn.
ep-b-grouping = Grouping dice.
ep-b-grouped = Has grouped the dice.
ep-b-dice = Rolled { $dice }.
ep-b-bid = Has bid a privilege.
ep-b-holds = Still to place: { $dice }.
ep-b-palace = Palace track
ep-b-palace-of = { $who }: space { $space }
ep-b-advisers = Advisers
ep-b-pile = { $count ->
    [one] 1 adviser in the pile
   *[other] { $count } advisers in the pile
}
ep-b-adviser = { $name }. { $does } Cost: { $cost }.
ep-b-class = { $class ->
    [patron] Patron: works once, at once, and leaves again.
    [trader] Trader: once a round, at any moment of your turn.
    [diplomat] Diplomat: once a round, at any moment of your turn; a rival gets a gift.
   *[artisan] Artisan: works by itself, once a round.
}
ep-b-paintings = The paintings
ep-b-painting = { $master ->
    [yes] The Master’s painting
   *[no] Painting of { $who }
} with { $count ->
    [one] 1 layer
   *[other] { $count } layers
}: { $pieces }
ep-b-painting-empty = { $master ->
    [yes] The Master’s paper is still empty
   *[no] The paper of { $who } is still empty
}
ep-b-picture = Eternal Palace: the painting of { $who }

## Answers

ep-b-ways = All { $count } ways
ep-b-trays-how = Pick a die, then the tray it goes to.
ep-b-hold = Take the { $face } in hand
ep-b-group = Group { $dice }, together { $sum }
ep-b-turned = Change the die first
ep-b-use = You may also use
ep-b-free = free

## What a player has

ep-b-hand = Your goods, dice and advisers
ep-b-trays = Your dice
ep-b-drawn = Cards you have drawn
ep-b-own-advisers = Your advisers
ep-b-known = You know the top card of the pile: { $adviser }
ep-b-used = Used in this round.
ep-b-goods = Goods: { $goods }
ep-b-palace-space = Palace space { $count }
ep-b-layers = { $count ->
    [one] 1 layer
   *[other] { $count } layers
}
ep-b-features = { $count ->
    [one] 1 feature
   *[other] { $count } features
}
ep-b-dice-held = { $count } dice
ep-b-monument = Monument: { ep-place }
ep-b-completion = Completion Prize
ep-b-sequence = Sequence Prize
ep-b-seals = { $count ->
    [one] 1 imperial seal
   *[other] { $count } imperial seals
}
ep-b-strategy-name = { $strategy ->
    [balance] Balance
    [enlightenment] Enlightenment
    [perception] Perception
    [ascent] Ascent
    [descent] Descent
   *[uncertainty] Uncertainty
}
ep-b-strategy = Strategy: { ep-b-strategy-name }. Difficulty: { $difficulty ->
    [apprentice] Apprentice
    [journeyman] Journeyman
   *[master] Master
}.
ep-b-master-back = The Master cards; one is turned over when you have grouped your dice
ep-b-master-card = This Master card groups the Master’s dice; he plays from top to bottom

## Terminal

ep-b-legend = ◆ ● ▲ ■ ★ players  ▶ asked  number after a name: crowd  * feature  ! finished
ep-b-col-fish = fis
ep-b-col-wisdom = wis
ep-b-col-wood = woo
ep-b-col-stone = sto
ep-b-col-kaolin = kao
ep-b-col-bronze = bro
ep-b-col-tokens = prv
ep-b-col-palace = pal
ep-b-col-layers = lay
ep-b-col-dice = dice
