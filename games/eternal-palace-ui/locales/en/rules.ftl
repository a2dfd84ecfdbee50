### The rules to read at the table, and what can be set before a match.

## composed from the sections of the rules

rules-goal-title = What it is about
rules-goal =
    You paint the emperor's garden. Every round you roll your dice, split them into groups in secret and place the groups at places whose number they add up to.

    Whoever reaches the end of a place adds its layer to the painting. The round in which somebody has eight layers is the last. Most points win.

rules-setup-title = Preparation
rules-setup =
    Everybody starts with three dice, 3 fish (4 with four and five players), 2 wisdom and one of each resource: wood, stone, kaolin, bronze. Two more dice of each player wait in the palace.

    One adviser more than there are players lies face up. Goods, advisers, dice and paintings are open to all.

rules-roll-title = 1. Roll
rules-roll =
    Everybody rolls all dice in hand. Whoever has rolled least goes first; on a tie the order stays as it was.

rules-plan-title = 2. Plan
rules-plan =
    All at once and in secret, everybody splits the dice into groups of at least one die. When all are ready, the groups are shown; they cannot be changed any more.

rules-play-title = 3. Play
rules-play =
    In turn order everybody places one group after the other until all are placed. A group enters a numbered place if its dice add up to the number. The Eternal Bridge takes exactly one die of any value, the Imperial Scrolls take anything.

    Traders and diplomats may be used before placing and after paying, each once a round.

rules-wisdom-title = Wisdom changes dice
rules-wisdom =
    Just before you place a group, 1 wisdom changes one die up or down by one, 2 wisdom change a 6 to a 1 or a 1 to a 6. As often as you like; the game takes the cheapest way.

rules-crowd-title = Crowding
rules-crowd =
    Entering a place costs 1 fish for every player who already has dice there this round, you included. How many dice does not matter. The Scrolls are never crowded.

rules-places-title = The places
rules-places =
    1 Fish Market: draw three advisers. Appoint one for its resources and take 3 fish, or appoint one for 3 fish, or take 3 fish. One card goes back on top of the pile.

    2 Academy: appoint a face-up adviser, for its resources with 2 wisdom on top, or for 2 wisdom.

    3, 5, 8, 10 Monuments: pay wood, stone, kaolin or bronze. The price rises by one with every visit. You take the monument, even from somebody else, a palace step and the layer.

    4 Forest, 6 Quarry: 1 wood or stone, 3 with two dice and more. 9 Mine, 11 Forge: 1 kaolin or bronze, 3 with three dice and more.

    7 Temple: 3 wisdom. With exactly two dice you mark the pair; two different pairs give the layer.

    12 Palace Market: 3, 4 or 5 different rewards for two, three, four dice. Two different numbers of dice give the layer.

    At 1, 2, 4, 6, 9 and 11 your marker moves a step with every visit; at the top you get the layer. Eternal Bridge: walk as far as the die shows and take every reward on the way. Scrolls: 2 fish or 1 wisdom, with two dice and more a resource instead if you like.

rules-advisers-title = Advisers
rules-advisers =
    Patrons work at once and are discarded. Traders: pay what is on the left, take what is on the right. Diplomats: give what is on the left to a rival. Artisans work by themselves. All but patrons can be used once a round.

rules-painting-title = The painting
rules-painting =
    No layer comes twice. Whoever is first to finish a track, the Temple, the Market or the Bridge also adds a feature.

rules-wrap-up-title = 4. Wrap-up
rules-wrap-up =
    Dice come back, advisers are readied, new ones are laid out. Whoever has fewest dice gets one from the palace (with four and five players, two people do); on a tie whoever is farther on the palace track, then farther ahead in turn order.

rules-end-title = End of the game
rules-end =
    Whoever first has eight layers takes the Completion Prize. The round is played to its end. The longest run of numbers in a painting earns the Sequence Prize; on a tie the higher run.

    Farthest on the palace track: 3 seals; second: 1 seal if at least half as far. Layers, features, monuments, prizes and seals count 1 point each. Ties are broken by the highest layer.

rules-privileges-title = Module: Privileges
rules-privileges =
    After grouping, everybody in turn order may bid a privilege. A player who bid changes places with the neighbour to the left, unless that one bid, too. Privileges come from the third space of the Bridge, the Palace Market and four advisers.

rules-labyrinth-title = Module: Labyrinth
rules-labyrinth =
    Enter with one die. Pay a path in fish and take what lies at its end. The centre gives layer X. You may go on from there along any path, as from every other space.

rules-river-title = Module: River Market
rules-river =
    Enter with one die. Pay a resource for a field of the demand card; your marker moves a step, and the top gives layer X. When all fields are filled, every marker brings the reward, and whoever has none pays the penalty.

rules-compositions-title = Module: Compositions
rules-compositions =
    Whoever first has the three layers of a composition takes the card with its reward; its points count at the end.

rules-alternatives-title = Module: alternative places
rules-alternatives =
    Fish Market: draw one card, then one more for each fish. Academy: pay resources only, 1 wisdom goes in the pot; or take the pot. Temple: 1 wisdom, 3 for a resource, 6 for two. Palace Market: up to 1, 2 or 3 stronger rewards. Bridge: other rewards.

rules-master-title = Alone: the Master
rules-master =
    The Master has dice and goods of his own, and a card groups his dice. He plays the topmost group that matches one of yours left, else his topmost. If the place of its number is free and helps him, he goes there; else he follows his strategy from top to bottom. The log says why.

    At the end he counts by difficulty: he takes feature tokens left on tracks where he is ahead (at level Master all that are left), and from journeyman on he changes goods into palace spaces and scores far spaces. You win only with more points than he has.

rules-rulings-title = To be exact
rules-rulings =
    What a visit brings cannot pay for entering. Fixed rewards cannot be declined. A card put back is known only to who put it there.

    In the Labyrinth, the River Market and at the Scrolls the value of dice does not matter, so they are not changed there.

    If only one answer is possible, it is given at once, and the log says so. Only with drawn advisers in hand you are asked all the same, or the others would know what you hold.

rules-edition-title = What is reconstructed
rules-edition =
    The rules text shows much only as pictures. The lengths of the tracks, the rewards of the Bridge, the costs and copies of advisers, the Labyrinth, the compositions, the Master's cards and the order of his strategies are reconstructed, and so are the names of the advisers and most features.

    They were chosen so that a match lasts six to ten rounds. If you own the game, you can put the right numbers into a copy of the file edition.toml and play with it.

## composed from the options of a match

options-from-privileges = Modules
option-privileges = Privileges
option-privileges-help = Bid for your place in the turn order. Not alone.
option-privileges-off = Without
option-privileges-on = With
option-labyrinth = Labyrinth
option-labyrinth-help = Paths paid for in fish, and a layer at the centre. At most one of Labyrinth, River Market and Compositions.
option-labyrinth-off = Without
option-labyrinth-on = With
option-river = River Market
option-river-help = Resources for orders filled together. At most one of Labyrinth, River Market and Compositions.
option-river-off = Without
option-river-on = With
option-compositions = Compositions
option-compositions-help = A race for sets of three layers. At most one of Labyrinth, River Market and Compositions.
option-compositions-off = Without
option-compositions-on = With
options-from-alt-fish-market = Alternative places
option-alt-fish-market = 1 Fish Market
option-alt-fish-market-help = You draw one card instead of three, and one more for each fish.
option-alt-fish-market-off = Standard
option-alt-fish-market-on = Alternative
option-alt-academy = 2 Academy
option-alt-academy-help = Advisers for resources only; each puts 1 wisdom in a pot, which you may take instead of an adviser.
option-alt-academy-off = Standard
option-alt-academy-on = Alternative
option-alt-temple = 7 Temple
option-alt-temple-help = 1 wisdom for nothing, 3 for a resource, 6 for two.
option-alt-temple-off = Standard
option-alt-temple-on = Alternative
option-alt-market = 12 Palace Market
option-alt-market-help = Fewer rewards, but stronger ones, advisers and steps on the tracks among them.
option-alt-market-off = Standard
option-alt-market-on = Alternative
option-alt-bridge = Eternal Bridge
option-alt-bridge-help = Mostly resources lie along the way.
option-alt-bridge-off = Standard
option-alt-bridge-on = Alternative
options-from-strategy = Alone against the Master
option-strategy = His strategy
option-strategy-help = Balance is for a first game; it does not go with Labyrinth or River Market.
option-strategy-balance = Balance
option-strategy-enlightenment = Enlightenment (the Bridge)
option-strategy-perception = Perception (Labyrinth or River Market)
option-strategy-ascent = Ascent (high numbers)
option-strategy-descent = Descent (low numbers)
option-strategy-uncertainty = Uncertainty (monuments)
option-difficulty = Difficulty
option-difficulty-help = How he counts at the end.
option-difficulty-apprentice = Apprentice
option-difficulty-journeyman = Journeyman
option-difficulty-master = Master
options-from-kind17 = Rule interpretations
option-kind17 = The Ambassador gives
option-kind17-help = The rules say 3 wisdom; 3 fish would fit the other diplomats.
option-kind17-wisdom = 3 wisdom
option-kind17-fish = 3 fish

## composed: welcome and lessons

welcome-you = You are one of the finest painters, called to paint the emperor’s garden.
welcome-aim = Reach the end of a place and you paint its layer; the first with eight layers brings the end. Most points win.
welcome-round = Each round you roll, group your dice in secret, and place the groups one by one at places whose number they add up to.
lesson-group = Split your dice into groups: each will visit a place whose number is its sum. Many small groups mean many visits, large ones reach the high numbers.
lesson-place = Pick a group and a lit place. Where dice lie already the crowd costs fish; wisdom changes dice. The first to finish a track also paints a feature.
lesson-adviser = Advisers bring goods or help every round. Take some early that fit your plan; they count nothing themselves at the end.
lesson-goods = Resources pay for monuments and advisers, fish for the crowd, wisdom changes dice. A little of each keeps many places open.
lesson-feature = First to finish here, you paint a feature. All count 1 point; take the one you like.
lesson-bid = A privilege moves you past your left neighbour in turn order unless they bid, too. It pays when you both want the same place.
lesson-labyrinth = Pay a path in fish and take what lies at its end. The centre gives a layer of its own.
lesson-river = Fill a field of the demand card. When it is full, all with markers get the reward, and whoever has none pays.
