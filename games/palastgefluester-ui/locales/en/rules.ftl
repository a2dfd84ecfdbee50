### The rules to look up at the table, and what can be chosen before the game.

rules-goal-title = What it is about
rules-goal =
    You scheme at court. On your turn you play a character into your own row and use that character's action. The card's colour decides who plays next.

    Each character may lie only once in a row. Whoever has to play a character twice sets off a palace whisper: the round is over and everybody else gets a point. Whoever lays out six different characters gets the point instead.

    The first to reach 6 points (three players), 5 (four) or 4 (five) wins.

rules-setup-title = Setting up
rules-setup =
    Everybody has a colour. In play are the seven characters in each of these colours and twice in neutral: 35, 42 or 49 cards with three, four or five players.

    Everybody is dealt six cards; the rest is the draw pile. The six king cards lie next to it, shuffled and face down; none is turned at the start.

rules-turn-title = Your turn
rules-turn =
    1. Play exactly one card from your hand, face up, at the end of your row. There is no passing and no refilling.

    2. Does that end the round? Then there are points, and the action is dropped.

    3. Otherwise carry out the character's action. You must if you can, unless the king card shows that character.

    4. The card you played decides who is next.

    You may lay a character that already lies in your row only if you have no other card. A forbidden Jester you may play at any time, though it loses you the round.

rules-round-end-title = End of a round
rules-round-end =
    Palace whisper: you play a character who already lies in your row. Everybody else gets 1 point.

    Forbidden Jester: you play a Jester while the king card shows the Jester. Everybody else gets 1 point, even if it would be your sixth different character.

    Six different: your row holds six different characters. You get 1 point.

    Then all character cards are shuffled and everybody is dealt six again. The king cards stay as they are. Whoever ended the round starts the next one.

rules-next-title = Who is next?
rules-next =
    Coloured card: the player of that colour. If it is your own, you play again.

    Neutral card: whoever has the fewest cards in their row, counted after the action. If several are tied, you choose one of them; if you are tied yourself, that may be you.

    It is always the card just played that counts, whatever the Cupbearer swaps.

rules-kings-title = King cards
rules-kings =
    Only the king card turned last counts. The character on it has no action, for anybody; you may play them, and their colour counts.

    If it shows the Jester, he is forbidden: whoever plays him ends the round and gets nothing.

    There are six king cards, one for each character except the Lord Marshal. If a card is due and the pile is empty, all six are shuffled again. King cards stay in place from round to round.

rules-marshal-title = Lord Marshal
rules-marshal =
    Turn over the top king card. It counts at once and replaces the one before.

    The Lord Marshal always keeps the action.

rules-treasurer-title = Treasurer
rules-treasurer =
    You show everybody your whole hand, as it is after playing the card.

rules-magician-title = Magician
rules-magician =
    You swap one or more hand cards with a player of your choice. You say with whom and how many: at most as many as both of you hold. Nobody can refuse.

    You both choose at the same time and in secret. The cards change hands only when both have chosen. The others do not learn which they were.

rules-maid-title = Lady's Maid
rules-maid =
    Discard one hand card of your choice face down and draw one from the pile. Discards come back only in the next round.

rules-cupbearer-title = Cupbearer
rules-cupbearer =
    Swap two cards from two different rows. Yours may be one of them but need not be. Afterwards no row may hold a character twice.

    The Cupbearer just played stays where he is. As first or second card of the round he has no action, nor if no swap is possible.

rules-guard-title = Guard
rules-guard =
    Take one other card from your row back into your hand. If there is none, the action lapses. The card may be played again in the same round.

rules-jester-title = Jester
rules-jester =
    The Jester has no action. While the king card shows the Jester you may still play him at any time, but then the round ends and everybody else gets a point.

    A Jester already lying in a row when the king card is turned does nothing.

rules-scoring-title = End of the game
rules-scoring =
    The game is over as soon as somebody reaches the goal. If several reach it together, the longest row among them wins. If that is equal too, the total of the notes counts; after that you share the victory.

    The notes: after each round everybody notes the length of their row, and whoever lost the round notes 0. Notes are never points.

    In the scoring variant a tie goes to the higher total of notes first, then to the longer last row.

rules-known-title = What everybody knows
rules-known =
    Open are the rows, the number of cards in each hand, points and notes, the king cards and the size of the piles. Secret are hands, discards and the order of the piles.

    Cards you know for certain in somebody's hand stay marked as small cards: those shown, taken back, or swapped with you. When a card leaves unseen, whatever is no longer certain disappears. This memory aid can be switched off before the game.

rules-rulings-title = What we have decided
rules-rulings =
    The rule book leaves some things open. Here a forbidden Jester loses even as the sixth card. Unlike a double he may be played at any time; an option allows him only when no safe card is left. A second Jester under the Jester king is one single palace whisper.

    The Cupbearer may swap equal characters with each other. A possible swap must be made, even a harmful one. A Cupbearer played earlier may be swapped, but never into the row of the new one.

    If the king pile is empty, the card last in force is shuffled in too and may come again at once.

    Whoever loses a round with the forbidden Jester notes the row; only a palace whisper notes 0. If neither rows nor notes decide, the victory is shared.

## Options

option-losing-cards = Losing cards
option-losing-cards-help = May you choose to play a card that loses you the round?
option-losing-cards-forced = Only when forced
option-losing-cards-jester-free = Jester any time, doubles only when forced
option-losing-cards-free = Any time

option-scoring = Ties
option-scoring-help = What decides if several players reach the goal together?
option-scoring-base = The longer last row
option-scoring-noted = The noted rows of all rounds

option-six-points = Six different
option-six-points-help = How many points are six different characters worth?
option-six-points-one = Always 1 point
option-six-points-by-players = 2 points with four or five players

option-jester-notes = Note for a forbidden Jester
option-jester-notes-help = What does a player note who loses the round with a forbidden Jester?
option-jester-notes-zero = 0, as for a palace whisper
option-jester-notes-row = The length of the row

option-first-starter = Who starts
option-first-starter-help = Who plays the very first card?
option-first-starter-random = Drawn by lot
option-first-starter-seat-1 = Red
option-first-starter-seat-2 = Blue
option-first-starter-seat-3 = Yellow
option-first-starter-seat-4 = Green
option-first-starter-seat-5 = Purple

option-memory-aid = Memory aid
option-memory-aid-help = Do cards you know for certain in another hand stay marked?
option-memory-aid-on = On
option-memory-aid-off = Off, remember them yourselves
