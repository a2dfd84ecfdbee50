### The rules to read at the table, and what can be set before a match.

## composed from the sections of the rules

rules-goal-title = What it is about
rules-goal =
    You build the new palace of the maharaja of Eschnapur. Every round you lay gold face down for five high officials and secretly choose two palace parts in which you build.

    When a palace part is full, everybody who helped to build it gets wages and victory points. Whoever has most victory points at the end wins.

rules-setup-title = Preparation
rules-setup =
    The eight palace parts lie side by side, under construction. Everybody has 20 stones of one colour, a site card for every palace part and 16 gold cards: two 0s, two 1s, three 2s, four 3s, two 4s and three 5s. With two players, two more 2s and one more 1.

    The bank is empty. It fills with the gold you play. The ten privilege cards lie open, sorted by cost.

rules-sites-title = Phase 1: choosing sites
rules-sites =
    All at once and in secret, everybody chooses exactly two different palace parts that are still under construction. They are revealed when your turn comes in phase 7, not before.

rules-gold-title = Phase 2: laying gold
rules-gold =
    All at once and in secret, everybody lays exactly one gold card for every official. Only a player with too few cards leaves as many spaces empty as cards are missing; which ones is up to you.

    If a blocked card from last round still lies on a space, it counts as this round's card.

rules-ties-title = Revealing and ties
rules-ties =
    The officials' turns come from left to right. At each of them all reveal their cards at the same time. The highest card wins.

    Equal highest cards cancel each other out; then the next lower card wins. If those cancel out too, nobody wins. With 5, 5, 3 and 0 the 3 wins; with 5, 5, 4 and 4 nobody does.

    A 0 never wins, but it always comes back to the hand. The card that has won goes to the bank at once. All others stay until phase 9 and bring privilege points.

rules-blockade-title = Phase 3: the blockade marker
rules-blockade =
    The winner may put the blockade marker on a face-down gold card of somebody else, or aside. The blocked card is not revealed this round, brings no privilege points and stays at the same official for the next round. Whoever is blocked gets a stone at once.

    Next round the marker must go to another player and to another official. With three players it may be the same player, but at another official.

rules-stop-title = Phase 4: the building-stop marker
rules-stop =
    The winner may put the building-stop marker on a palace part under construction, or aside. Nobody builds there this round, and in phase 8 no stone is moved in or out.

    No palace part is stopped in two rounds running.

rules-stones-title = Phase 5: stones for everybody
rules-stones =
    Here every card counts: you get as many stones as your card is worth. Players with equal cards get only half, rounded up. All cards go to the bank at once.

    With 5, 5, 4 and 3 there are 3, 3, 4 and 3 stones.

rules-order-title = Phase 6: new turn order
rules-order =
    The winner hands out the turn-order markers at will; the new order counts at once. If nobody wins, it stays as it is; in the first round it is drawn.

rules-build-title = Phase 7: placing stones
rules-build =
    In turn order you reveal your site cards and place all your stones, only in these two palace parts, split as you like. Every stone goes to the lowest free field.

    The stopped palace part and full ones take none. Stones for which there is no room wait for the next round.

    Bonus: when a field with a gold bag is covered, everybody with a stone in that palace part takes gold worth 3 from the bank, in turn order.

rules-move-title = Phase 8: moving a stone
rules-move =
    The winner may move the last stone of a palace part, the one on the highest taken field, to the lowest free field of another. Its colour does not matter. The stopped palace part is left alone, and there is no bonus.

rules-settling-title = Phase 9: privilege points, wages and scoring
rules-settling =
    Privilege points: the values of your gold cards that still lie open are added up, and you get that many privilege points. Then the cards go to the bank.

    Wages: for every full palace part everybody with a stone there takes the wage shown from the bank, however many stones they have. You choose the cards. If the bank runs short, you get less or nothing.

    Scoring: for every full palace part you get the value of the field under your highest stone, and 1 point for each of your stones there. Then the stones return to the supply, and the palace part is finished.

rules-end-title = End of the game
rules-end =
    The game ends with the round in which the sixth palace part is finished (the fifth with three players, the fourth with two).

    Privilege points bring victory points by place: 10, 6, 3 and 0 with four players, 10, 6 and 0 with three, 6 and 0 with two. Equal privilege points all get the better place, and the places after it are skipped.

    Ties are broken by gold. If that is equal too, you share the victory.

rules-few-title = With two and three players
rules-few =
    With three players palace part 1 is finished from the start and does not count.

    With two players these are parts 1 and 7. The first official with the blockade marker is not in play: you lay only four gold cards. The privilege cards “Refuse the blockade” and “Choose a turn-order marker” are out.

rules-privileges-title = Buying privileges
rules-privileges =
    Privilege points buy privilege cards. There is one of each; it works at once and is then out of the game. You are asked whenever you can pay for a card and it would have an effect. “Don’t ask again this round” holds until the end of the round.

    Gold and stones can be bought whenever you are asked something: where a question sells cards you buy them directly, elsewhere you reserve the purchase, and it happens before the next officials, building turn or question about privileges. Until then nobody sees it. While only others are asked you cannot buy; before phase 2, in your turn in phase 7, before the wages and after the round everybody who can pay is asked. Whoever plays from the hand and has no card left is asked if gold can be bought.

    If two want the same card, it goes to the one further ahead in turn order or, if you have set it so, to the faster one. Whoever goes away empty-handed pays nothing.

rules-cards-title = The ten privilege cards
rules-cards =
    Choose a turn-order marker: once phase 6 has a winner, you take a marker first.

    Win ties: before phase 2. This round you win every tie for the highest card, and in phase 5 you always get the full number of stones.

    Free choice of sites: in your turn in phase 7 you build in as many palace parts as you like, except the stopped one.

    Gold cards worth 5: you take gold worth 5 from the bank.

    Refuse the blockade: the marker leaves your card before its official's turn comes. You keep the stone.

    Ban on the last stone: once phase 8 has a winner, you name a last stone that stays where it is.

    Gold cards worth 3 and 2 stones: both at once.

    Ignore the building stop: in phase 7 you also build in the stopped palace part if you have played its site card; or in phase 8, as winner, you also move into it or out of it.

    Three stones: at once.

    Play cards from the hand: before phase 2. This round you lay nothing face down and play a card from your hand at every official after the others have revealed theirs.

rules-known-title = What everybody knows
rules-known =
    Everybody starts with the same cards, and every card that is won or lost lies open once. So the game shows which gold everybody owns altogether. Hidden is only which card lies where, and which sites are chosen.

rules-rulings-title = To be exact
rules-rulings =
    Paying out: you take cards with the greatest sum that is not above what you are owed. There is no change, and what is missing is lost.

    It is the building stop, not the blockade marker, that forbids moving a stone in phase 8.

    When the 20 stones of a colour are used up, there are no more.

    If at the start of a round nobody has gold or stones and nobody buys any, everybody takes gold worth 3 afterwards. That happens at most three times without any building; instead of a fourth time the game ends.

rules-edition-title = What is reconstructed
rules-edition =
    The rules do not state all numbers that are printed on the pieces. Known are the costs 6 and 10 of two privilege cards, and a palace part with the fields 6 to 16 and a wage of 11.

    All other field values, the places of the gold bags, the wages and the costs of the other eight privilege cards are reconstructed: chosen to fit the rules and reviews, but not read off the original.

    If you own the game, you can put the right numbers into a copy of the file edition.toml and play with it.

## composed from the options of a match

option-parts = Palace parts
option-parts-help = Which reconstruction of the field values and wages?
option-parts-r1 = All palace parts end at 16
option-parts-r2 = More varied values

option-purchases = Two want the same privilege
option-purchases-help = Who gets it?
option-purchases-sealed = Whoever is ahead in turn order
option-purchases-live = Whoever is faster

option-zeros = Gold cards worth 0
option-zeros-help = When do revealed zeros come back to the hand?
option-zeros-at-once = At once, after their official
option-zeros-settlement = In phase 9

option-stalemate = Nobody has gold or stones
option-stalemate-help = What happens then?
option-stalemate-relief = Everybody takes gold worth 3
option-stalemate-end = The game ends

option-known-gold = Known gold
option-known-gold-help = Does the game show which gold everybody owns?
option-known-gold-shown = Yes
option-known-gold-memory = No, you remember it yourselves
