### The rules to read at the table, and what can be set before a match.

## composed from the sections of the rules

rules-goal-title = What it is about
rules-goal =
    King Nebuchadnezzar has hanging gardens laid out in Babylon for his queen Amyitis. You dig canals, bring plants and plant garden tiles, and you serve the gods and the court.

    All of this brings prestige points. Whoever has most at the end wins. Nothing is hidden; only the craft cards are dealt anew every round.

rules-setup-title = Preparation
rules-setup =
    The gardens have four floors; on each square lies a garden tile, the better ones higher up. The river runs along two sides of the lowest floor.

    Everybody starts with 4 talents, 1 camel and a Caravaneer of level 0. The caravan stands in Babylon.

rules-round-title = A round
rules-round =
    1. Three craft cards for each player are laid out in rows of three, and the Bankers pay.

    2. From the first player on, everybody takes one action at a time until all have passed. With Der Palast a palace phase comes first, from round 2 on.

    3. First comes the procession, then the temples bestow their favours. Nobody keeps more than 2 resources (4 with Caravaneer level 2). In the base game the first-player card then passes to the left.

rules-recruit-title = Recruiting a worker
rules-recruit =
    Take an open craft card. The first card of a row is free, the second costs 1 talent, the third 2. The card is turned over.

    Peasant: a cube on a field, and its resource. Merchant: 1 camel. Engineer: a cube on a canal and 2 prestige points. Priest: a cube in a temple. Courtier (Der Palast): 1 prestige point and 1 space in the palace.

rules-fields-title = Fields
rules-fields =
    There are two rows of five fields. Your cube goes on the leftmost free field, and you take the resource shown there.

    Whoever fills the fifth field takes wine. Then the player with most cubes in the row gets a Gardener, on a tie nobody, and the row is emptied.

rules-canals-title = Canals
rules-canals =
    Between two squares there are one or two water symbols. You may put a cube on a free symbol if finished canals join it to the river, no matter whose.

    When all symbols of a side are covered, water runs there. A square is irrigated when all symbols of at least one of its sides are covered.

    Grey cubes between planted gardens lead water like any others, once a canal from the river reaches them.

rules-caravan-title = The caravan
rules-caravan =
    Pay at least 1 camel and lead the caravan clockwise, one step for each camel, plus the free steps of your Caravaneer. You may only go where you can carry out what the city offers.

    Babylon: sell 1 or 2 resources for 3 prestige points each, then place a cube on a canal without points. Cities of the court: pay the resource, take the next level of one of two cards. Cities of plants: pay the resource and what the plant card asks for, and plant a garden.

    Wine stands for any resource.

rules-court-title = Cards of the court
rules-court =
    Levels are taken in order, and there are fewer cards than players.

    Banker: at the start of every round 1 talent, 2 talents, or 2 talents and 2 prestige points. Caravaneer: 2 free steps, then 4; with level 2 also the resource on the card, and you may keep 4 resources. Palace: six levels with 2, 3, 4, 5, 7 and 10 prestige points at once. Gardener: makes up for one step of quality when you plant, and is given back then.

rules-planting-title = Planting
rules-planting =
    The garden must be irrigated, and the plant good enough: quality 1 for the lowest floor, 2 for the second, 3 for the third and the top. Each Gardener you give back adds 1.

    You take the tile with its points and everything it shows. Then canals are rewarded: whoever alone has most cubes around this garden gets as many prestige points as the plant card shows quality, 1 or 2; Gardeners do not count. If several have most, nobody gets anything.

    Every free water symbol between this garden and planted neighbours gets a grey cube.

    The plant card in the city is then turned over.

rules-passing-title = Passing
rules-passing =
    Whoever passes does nothing more this round, but gets 1 talent whenever the turn would come, as long as somebody is still playing. When the last player passes, the actions end at once.

rules-temples-title = Temples
rules-temples =
    A cube enters on the first space and pushes the others on; the fifth drops out. At the end of the round the players with most and second most cubes are favoured; on a tie the oldest cube, furthest right, is ahead. With two players only the first is favoured. Grey cubes do not count.

    Ishtar: 1 camel or 1 talent; the second gets the other. Marduk: 2 prestige points; the second 1. Tammuz: a harvest as with a Peasant; the second may swap a resource.

rules-procession-title = The procession
rules-procession =
    The player to the right of the first player, or whoever has the ability Procession, puts one of their own cubes into a temple of choice, free of charge, before the temples bestow their favours. Each of the other two temples gets a grey cube. All of them push like a Priest.

rules-palace-title = Der Palast: the palace track
rules-palace =
    A Courtier brings 1 space, a Noble 2. You may recruit a Noble in any of your turns for 2 talents; he needs no card.

    Whoever arrives on an occupied space lies on top of the others there. Further on comes first; on the same space the topmost marker.

rules-abilities-title = Der Palast: the palace phase
rules-abilities =
    From round 2 on, everybody on the track takes one ability in the order of the track; with two players they take two each in turn. Whoever has not set foot on the track takes none.

    First player: at once. If nobody takes it, the card goes to the next player. Procession: you lead it this round. If nobody takes it, the right neighbour of the first player does. Craft: once this round any craft instead of a card, free. Lesser courtier: 1 space and 1 talent at once.

rules-end-title = End of the game
rules-end =
    The game ends with the round in which 4 or fewer garden tiles are left (3 with two players), at the latest after round 25.

    Amyitis favours everybody by the gardens they have planted. Four players: 5 prestige points for 3 or 4, 10 for 5 or more. Three: 5 for 4 or 5, 10 for 6 or more. Two: 5 for 5 or 6, 10 for 7 or more. Every resource left brings 1 prestige point. Most prestige points win; equal points share the victory.

rules-few-title = With two and three players
rules-few =
    There are fewer craft cards and fewer cards of the court. With two players three squares of the gardens stay empty, and only the first in a temple is favoured.

rules-rulings-title = To be exact
rules-rulings =
    What is not in stock is not received. There are 30 talents, 14 camels and 7 of each resource.

    You never pay more camels than needed, and never none. The caravan does not go all the way round.

    The order of the palace phase is fixed at its start, even if the Lesser courtier moves somebody. A step beyond the last space is lost, but the marker goes on top.

rules-earlier-title = Matches begun before
rules-earlier =
    A match begun under the first rules goes on under them; its board shows their numbers. There the procession came after the temples and led a grey cube into one of them, the newest cube won a tie, and a second place was favoured with two players too.

    Ishtar gave the first a camel and a talent and let the second choose, Marduk gave 3 and 1. Canals paid 3 to most cubes and 1 to every other; there were no grey cubes on them. A tied row of fields gave its Gardener to the cube furthest right. Caravaneers and Palaces had three levels each. Amyitis favoured only whoever had most gardens, and resources left brought nothing.

rules-edition-title = What is reconstructed
rules-edition =
    The rules of the base game follow a detailed paraphrase of them. It does not state everything that is printed on the pieces: most garden tiles, the resources of five cities, the second sides of the plant cards and the numbers of some cards are reconstructed.

    They were chosen so that the game lasts as long as people say it does and no seat is far ahead. If you own the game, you can put the right numbers into a copy of the file edition.toml and play with it.

## composed from the options of a match

option-expansion = Expansion Der Palast
option-expansion-help = With courtiers, nobles and the palace phase?
option-expansion-palace = With Der Palast
option-expansion-none = Base game

option-field-tie = Tie in a row of fields
option-field-tie-help = Who gets the Gardener?
option-field-tie-rightmost = The cube furthest right
option-field-tie-none = Nobody

option-temple-tie = Tie in a temple
option-temple-tie-help = Who is ahead?
option-temple-tie-latest = The newest cube
option-temple-tie-earliest = The oldest cube

option-procession = Procession
option-procession-help = What does it do?
option-procession-lead = Own cube into a temple, grey cubes into the others
option-procession-neutral = A grey cube enters a temple
option-procession-clear = A temple is emptied

option-seat-talents = Talents for later seats
option-seat-talents-help = A house rule for Der Palast: later seats start with more talents.
option-seat-talents-none = No
option-seat-talents-palace = Yes
