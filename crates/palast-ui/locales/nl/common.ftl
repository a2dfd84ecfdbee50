# Het huis: voorpagina, tafelrand, fouten. De spellen brengen hun eigen bestand mee.

site-name = Palast
site-title = Palast · paleisspellen, meteen gespeeld
site-lead = Bordspellen uit paleizen, goed gespeeld: met vrienden via een link of tegen bots die nooit in je kaarten kijken.
skip = Direct naar het spel
unofficial = Een onafhankelijke, onofficiële uitvoering met eigen teksten en tekeningen. De namen van de spellen zijn van hun eigenaars.
language = Taal
theme = Kleuren
theme-auto = Kleuren zoals op je apparaat
theme-light = Licht
theme-dark = Donker

# Voorpagina
the-games = De spellen
my-tables = Jouw tafels
public-tables = Open tafels
state-lobby = wacht op spelers
state-your-turn = jij bent aan de beurt
state-running = wordt gespeeld
state-over = afgelopen
play-bots = Tegen bots spelen
play-alone = Alleen spelen
open-table = Tafel openen
read-rules = Regels lezen
how-title = Zo werkt het
how-friends = Open een tafel en stuur je vrienden de link. Meer dan een naam hebben ze niet nodig.
how-bots = Bots zien wat een speler op hun plaats zou zien, en verder niets.
how-fair = Het toeval is te controleren: elke partij toont aan het begin een zegel en opent het aan het eind.
guest = Gast

# Een nieuwe tafel
new-title = Tafel openen
your-name = Je naam
seats = Plaatsen
seat-n = Plaats { $n }
seat-you = jij
seat-friend = iemand met de link
seat-bot = Bot: { $level }
seat-none = blijft leeg
options = Varianten van de regels
company = Gezelschap en tempo
visibility = Wie de tafel kan vinden
visibility-private = alleen wie de link heeft
visibility-public = iedereen, op de voorpagina
watch = Wie mag toekijken
watch-anybody = wie de link heeft
watch-nobody = alleen wie meespeelt
pace = Tijd per beurt
pace-none = geen grens
pace-minute = één minuut
pace-day = één dag
pace-three-days = drie dagen
pace-each = { $time } per beurt
takeover = Wanneer een bot een plaats mag overnemen
takeover-time = als de tijd voor een beurt voorbij is
takeover-away = ook als iemand er niet is
level-random = speelt willekeurig
level-sensible = speelt verstandig

# Voor de partij
lobby-waiting = De tafel is gedekt. Er zijn nog plaatsen vrij.
lobby-full = Iedereen is er.
lobby-host-starts = Wie de tafel heeft geopend, start de partij.
lobby-not-invited = Voor een plaats heb je de uitnodigingslink van deze tafel nodig.
lobby-watch = Alle plaatsen zijn bezet. Blijf en kijk toe.
invite-title = Uitnodigingslink
invite-text = Stuur deze link naar je vrienden. Wie hem opent, kan gaan zitten.
copy = Kopiëren
copied = Gekopieerd
join-title = Ga zitten
sit = Gaan zitten
start = Partij starten
start-fills = Op vrije plaatsen gaan bots zitten.
leave = Tafel verlaten
seat-open = vrij
seat-free = Plaats vrijmaken
that-is-you = jij
host = nodigt uit

# Aan tafel
tools = Gereedschap
board = Speelveld
hand = Je hand
players = Spelers
log = Verloop
log-whole = Eerdere rondes tonen
log-empty = Er is nog niets gebeurd.
rules = Regels
close = Sluiten
to-move = aan de beurt
away = afwezig
stand-in = bot valt in
stand-in-me = Bot voor mij laten spelen
stand-in-them = Bot laten invallen
bot-plays-for-you = Een bot speelt voor je.
return = Mijn plaats weer innemen
take-back = Terugnemen
take-back-consent = De anderen moeten akkoord gaan
undo-request = { $seat } wil de laatste zet terugnemen.
undo-request-yours = Je wilt je laatste zet terugnemen. De anderen moeten akkoord gaan.
agree = Akkoord
disagree = Weigeren
confirm = Bevestigen
cancel = Annuleren
idle-none = Het spel wacht op je; er loopt geen klok.
idle-minute = Je hebt één minuut. Daarna wordt er voor je gespeeld.
idle-day = Je hebt één dag. Daarna wordt er voor je gespeeld.
idle-three-days = Je hebt drie dagen. Daarna wordt er voor je gespeeld.
# De klok; de laatste twee hoort alleen wie zich laat voorlezen
time-days = nog { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} { $hours } uur
time-hours = nog { $hours } uur { $minutes } min.
time-clock = nog { $clock }
time-seconds = nog { $seconds } seconden
time-warning = Je tijd is bijna om: { $left }. Daarna wordt er voor je gespeeld.
waiting = Een ogenblik …
waiting-for = Wachten op { $who }
you-watch = Je kijkt toe. De handen van de anderen blijven dicht.
offline = De verbinding is weg. Nieuwe poging …
past-legend = Een eerder moment
past-moment = Moment { $n } van { $of }
earlier = Eerder
later = Later
to-now = Terug naar nu

# Het einde
winner = { $who } wint!
winners = { $who } delen de overwinning!
the-automa = Het huis
score-caption = De eindstand, regel voor regel
score-what = Wat telt
score-place = Plaats
score-order = De regels worden van boven naar beneden vergeleken tot ze verschillen.
rematch = Nog een partij
to-rematch = Naar de volgende partij
replay = Partij doorlopen
record = Verslag bewaren
save-picture = Prent van { $seat } bewaren
save-png = als PNG
proof = Zo kun je het toeval controleren
proof-before = Dit zegel van het toeval ligt vast voordat de eerste kaart wordt gedeeld. Na de partij wordt de startwaarde getoond en deelt “palast verify” alles opnieuw.
proof-during = Voordat de eerste kaart was gedeeld, lag dit zegel van het toeval vast. Na de partij wordt de startwaarde getoond en deelt “palast verify” alles opnieuw.
proof-after = Het zegel lag vast voordat de eerste kaart was gedeeld. Bewaar het verslag en laat “palast verify” alles opnieuw delen: zegel en startwaarde moeten kloppen.
commitment = Zegel
seed = Startwaarde

# Wat er mis kan gaan
problem-title = Dat is niet gelukt
back-to-table = Terug naar de tafel
back-to-site = Naar de voorpagina
problem-no-page = Hier is niets.
problem-no-table = Deze tafel bestaat niet. Misschien is de link onvolledig.
problem-malformed = Dit verzoek was niet te begrijpen. Laad de pagina opnieuw en probeer het nog eens.
problem-forged = Dit formulier komt niet van een geldige pagina. Laad de pagina opnieuw en probeer het nog eens.
problem-too-often = Dat was veel tegelijk. Wacht even en probeer het opnieuw.
problem-too-large = Dat was te veel tekst.
problem-too-slow = Dat duurde te lang. Laad de pagina opnieuw en probeer het nog eens.
problem-host = Deze server antwoordt alleen op zijn openbare adres. Gebruik de link die je hebt gekregen.
problem-method = Zo kun je dit adres niet gebruiken.
problem-broken = Bij ons is iets stukgegaan. Van je partij is niets verloren.
problem-failed = De tafel is nu niet bereikbaar. Er is niets verloren; probeer het zo nog eens.
problem-storage-lost = De server is zijn databasebestand kwijt. Tot dat is hersteld, kan hier niet worden gespeeld.
problem-too-many-tables = Je hebt veel onafgemaakte partijen. Speel er eerst een uit.
problem-name = Vul een naam van 1 tot 24 tekens in.
problem-name-taken = Iemand aan deze tafel heet al zo.
problem-option-clash = ‘{ $name }: { $value }’ en ‘{ $other }: { $otherValue }’ gaan niet samen. Verander een van de twee.
problem-option-unfit = ‘{ $name }: { $value }’ kan niet aan een tafel voor { $seats ->
    [one] één
   *[other] { $seats }
}. Verander dat of het aantal plaatsen.
problem-seats = Dit spel is voor { $low } tot { $high } spelers. Verander het aantal plaatsen.
problem-not-seated = Je hebt geen plaats aan deze tafel.
problem-not-invited = Voor deze tafel heb je de uitnodigingslink nodig.
problem-removed = Wie de tafel heeft geopend, heeft je van deze tafel verwijderd.
problem-host-stays = Wie de tafel heeft geopend, houdt de plaats tot de partij begint.
problem-not-host = Dat kan alleen wie de tafel heeft geopend.
problem-unwatched = Alleen de spelers kunnen deze tafel zien.
problem-full = Alle plaatsen zijn bezet.
problem-too-early = De partij is nog niet begonnen.
problem-too-late = Daarvoor is het te laat.
problem-not-asked = Jij bent nu niet aan de beurt.
problem-stale = Het spel is intussen verder gegaan. Kijk nog eens.
problem-unreadable = Dit is geen zet van dit spel.
problem-no-take-back = Er is niets om terug te nemen.
problem-take-backs-spent = In deze partij zijn zo veel zetten teruggenomen dat het niet nog eens kan.
problem-still-here = Deze speler is er nog.
problem-time-left = Een bot mag hier pas spelen als de tijd van deze speler voorbij is.
problem-no-moment = Zo ver is de partij nog niet.
problem-record-too-early = Het verslag is er zodra de partij is afgelopen.
problem-no-picture = Zo’n prent is er hier niet.
problem-rematch-too-early = Speel deze partij eerst uit.
