# Shared texts: front page, table frame, errors. Games bring their own file.

site-name = Palast
site-title = Palast · palace games to play at once
site-lead = Palace board games, played well: with friends by a link, or against bots that never peek at your cards.
skip = Skip to the game
unofficial = An independent, unofficial implementation with its own texts and drawings. The names of the games belong to their owners.
language = Language
theme = Colours
theme-auto = Colours as on your device
theme-light = Light
theme-dark = Dark

# Front page
the-games = The games
my-tables = Your tables
public-tables = Open tables
state-lobby = waiting for players
state-your-turn = your turn
state-running = being played
state-over = finished
play-bots = Play against bots
play-alone = Play alone
open-table = Open a table
read-rules = Read the rules
how-title = How it works
how-friends = Open a table and send the link to your friends. A name is all they need.
how-bots = Bots see what a player in their seat would see, and nothing more.
how-fair = Chance can be checked: every match publishes a seal at the start and opens it at the end.
guest = Guest

# A new table
new-title = Open a table
your-name = Your name
seats = Seats
seat-n = Seat { $n }
seat-you = you
seat-friend = a friend, by link
seat-bot = Bot: { $level }
seat-none = not used
options = Variants of the rules
company = Company and pace
visibility = Who can find the table
visibility-private = only those with the link
visibility-public = everybody, on the front page
watch = Who may watch
watch-anybody = anybody with the link
watch-nobody = only the players
pace = Time for each move
pace-none = no limit
pace-minute = one minute
pace-day = one day
pace-three-days = three days
pace-each = { $time } a move
takeover = When a bot may take a seat over
takeover-time = when the time for a move has run out
takeover-away = also when somebody is away
level-random = plays at random
level-sensible = plays sensibly

# Before the match
lobby-waiting = The table is set. There are still free seats.
lobby-full = Everybody is here.
lobby-host-starts = Whoever opened the table starts the game.
lobby-not-invited = To take a seat you need the invitation link of this table.
lobby-watch = All seats are taken. Stay and watch.
invite-title = Invitation link
invite-text = Send this link to your friends. Whoever opens it can take a seat.
copy = Copy
copied = Copied
join-title = Take a seat
sit = Sit down
start = Start the game
start-fills = Bots take the seats that are still free.
leave = Leave the table
seat-open = free
seat-free = Free the seat
that-is-you = you
host = host

# At the table
tools = Tools
board = Board
hand = Your hand
players = Players
log = History
log-whole = Show earlier rounds
log-empty = Nothing has happened yet.
rules = Rules
close = Close
to-move = to move
away = away
stand-in = bot stands in
stand-in-me = Let a bot play for me
stand-in-them = Let a bot play here
bot-plays-for-you = A bot is playing for you.
return = Take my seat back
take-back = Take back
take-back-consent = The others have to agree
undo-request = { $seat } would like to take back the last move.
undo-request-yours = You have asked to take back your last move. The others have to agree.
agree = Agree
disagree = Refuse
confirm = Confirm
cancel = Cancel
idle-none = The game waits for you; there is no clock.
idle-minute = You have one minute. After that a move is made for you.
idle-day = You have one day. After that a move is made for you.
idle-three-days = You have three days. After that a move is made for you.
# The clock; only who has the page read out hears the last two
time-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
} { $hours } h left
time-hours = { $hours } h { $minutes } min left
time-clock = { $clock } left
time-seconds = { $seconds } seconds left
time-warning = Your time is running out: { $left }. After that a move is made for you.
waiting = One moment …
waiting-for = Waiting for { $who }
you-watch = You are watching. Nobody’s hand is shown to you.
offline = The connection is lost. Trying again …
past-legend = An earlier moment
past-moment = Moment { $n } of { $of }
earlier = Earlier
later = Later
to-now = Back to now

# The end
winner = { $who } wins!
winners = { $who } share the victory!
the-automa = The house
score-caption = The final score, line by line
score-what = What counts
score-place = Place
score-order = Lines are compared from top to bottom until they differ.
rematch = Play again
to-rematch = To the next game
replay = Step through
record = Save the record
save-picture = Save the picture of { $seat }
save-png = as a PNG
proof = How you can check that chance was fair
proof-before = This seal of chance is fixed before the first card is dealt. When the game is over, the seed is shown, and “palast verify” deals everything again.
proof-during = Before the first card was dealt, this seal of chance was published. When the game is over, the seed is shown, and “palast verify” deals everything again.
proof-after = The seal was published before the first card was dealt. Save the record and let “palast verify” deal everything again: seal and seed have to match.
commitment = Seal
seed = Seed

# What can go wrong
problem-title = That did not work
back-to-table = Back to the table
back-to-site = To the front page
problem-no-page = There is nothing here.
problem-no-table = There is no such table. Perhaps the link is incomplete.
problem-malformed = This request could not be understood. Load the page again and try once more.
problem-forged = This form does not come from a page of yours that is still valid. Load the page again and try once more.
problem-too-often = That was a lot at once. Wait a moment and try again.
problem-too-large = That was too much text.
problem-too-slow = That took too long. Load the page again and try once more.
problem-host = This server answers at its public address only. Use the link you were given.
problem-method = This address cannot be used like that.
problem-broken = Something broke on our side. Nothing of your game is lost.
problem-failed = The table cannot be reached right now. Nothing is lost; try again in a moment.
problem-storage-lost = The server has lost its database file. Nothing can be played until whoever runs it has mended that.
problem-too-many-tables = You have many unfinished tables. Finish one first.
problem-name = Please enter a name of 1 to 24 characters.
problem-name-taken = Somebody at this table has that name already.
problem-option-clash = “{ $name }: { $value }” and “{ $other }: { $otherValue }” do not go together. Change one of them.
problem-option-unfit = “{ $name }: { $value }” is not possible at a table for { $seats ->
    [one] one
   *[other] { $seats }
}. Change it, or the number of seats.
problem-seats = This game is for { $low } to { $high } players. Change the number of seats.
problem-not-seated = You have no seat at this table.
problem-not-invited = For this table you need the invitation link.
problem-removed = The host has removed you from this table.
problem-host-stays = The host keeps the seat until the match begins.
problem-not-host = Only whoever opened the table can do that.
problem-unwatched = Only its players can see this table.
problem-full = All seats are taken.
problem-too-early = The game has not begun yet.
problem-too-late = It is too late for that.
problem-not-asked = It is not your turn to answer.
problem-stale = The game has moved on in the meantime. Have another look.
problem-unreadable = This is no move of this game.
problem-no-take-back = There is nothing to take back.
problem-take-backs-spent = So many moves have been taken back in this match that no more can be.
problem-still-here = This player is still here.
problem-time-left = A bot may play here only once this player’s time has run out.
problem-no-moment = The game has not come that far.
problem-record-too-early = The record can be saved once the game is over.
problem-no-picture = There is no such picture here.
problem-rematch-too-early = Finish this game first.
