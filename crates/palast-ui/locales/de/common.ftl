# Das Haus: Startseite, Tischrahmen, Fehler. Die Spiele bringen ihre eigene Datei mit.

site-name = Palast
site-title = Palast · Palastspiele, sofort gespielt
site-lead = Brettspiele aus Palästen, gut gespielt: mit Freunden über einen Link oder gegen Bots, die dir nie in die Karten schauen.
skip = Direkt zum Spiel
unofficial = Eine unabhängige, inoffizielle Umsetzung mit eigenen Texten und Zeichnungen. Die Namen der Spiele gehören ihren Eigentümern.
language = Sprache
theme = Farben
theme-auto = Farben wie auf deinem Gerät
theme-light = Hell
theme-dark = Dunkel

# Startseite
the-games = Die Spiele
my-tables = Deine Tische
public-tables = Offene Tische
state-lobby = wartet auf Mitspieler
state-your-turn = du bist am Zug
state-running = wird gespielt
state-over = beendet
play-bots = Gegen Bots spielen
play-alone = Allein spielen
open-table = Tisch eröffnen
read-rules = Regeln lesen
how-title = So geht’s
how-friends = Eröffne einen Tisch und schick deinen Freunden den Link. Mehr als einen Namen brauchen sie nicht.
how-bots = Bots sehen, was ein Spieler auf ihrem Platz sähe, und sonst nichts.
how-fair = Der Zufall lässt sich prüfen: Jede Partie zeigt zu Beginn ein Siegel und öffnet es am Ende.
guest = Gast

# Ein neuer Tisch
new-title = Tisch eröffnen
your-name = Dein Name
seats = Plätze
seat-n = Platz { $n }
seat-you = du
seat-friend = jemand mit dem Link
seat-bot = Bot: { $level }
seat-none = bleibt leer
options = Varianten der Regeln
company = Gesellschaft und Tempo
visibility = Wer den Tisch findet
visibility-private = nur wer den Link hat
visibility-public = alle, auf der Startseite
watch = Wer zuschauen darf
watch-anybody = wer den Link hat
watch-nobody = nur wer mitspielt
pace = Zeit je Zug
pace-none = ohne Grenze
pace-minute = eine Minute
pace-day = ein Tag
pace-three-days = drei Tage
pace-each = { $time } je Zug
takeover = Wann ein Bot einen Platz übernehmen darf
takeover-time = wenn die Zeit für einen Zug abgelaufen ist
takeover-away = auch wenn jemand nicht da ist
level-random = spielt zufällig
level-sensible = spielt vernünftig

# Vor der Partie
lobby-waiting = Der Tisch ist gedeckt. Es sind noch Plätze frei.
lobby-full = Alle sind da.
lobby-host-starts = Wer den Tisch eröffnet hat, startet die Partie.
lobby-not-invited = Für einen Platz brauchst du den Einladungslink dieses Tisches.
lobby-watch = Alle Plätze sind besetzt. Bleib und schau zu.
invite-title = Einladungslink
invite-text = Schick diesen Link deinen Freunden. Wer ihn öffnet, kann Platz nehmen.
copy = Kopieren
copied = Kopiert
join-title = Nimm Platz
sit = Platz nehmen
start = Partie starten
start-fills = Auf freie Plätze setzen sich Bots.
leave = Tisch verlassen
seat-open = frei
seat-free = Platz freigeben
that-is-you = du
host = lädt ein

# Am Tisch
tools = Werkzeuge
board = Spielfläche
hand = Deine Hand
players = Spieler
log = Verlauf
log-whole = Frühere Runden zeigen
log-empty = Noch ist nichts geschehen.
rules = Regeln
close = Schließen
to-move = am Zug
away = abwesend
stand-in = Bot springt ein
stand-in-me = Bot für mich spielen lassen
stand-in-them = Bot einspringen lassen
bot-plays-for-you = Ein Bot spielt für dich.
return = Platz wieder einnehmen
take-back = Zurücknehmen
take-back-consent = Die anderen müssen zustimmen
undo-request = { $seat } möchte den letzten Zug zurücknehmen.
undo-request-yours = Du möchtest deinen letzten Zug zurücknehmen. Die anderen müssen zustimmen.
agree = Zustimmen
disagree = Ablehnen
confirm = Bestätigen
cancel = Abbrechen
idle-none = Das Spiel wartet auf dich; es läuft keine Uhr.
idle-minute = Du hast eine Minute Zeit. Danach wird für dich gezogen.
idle-day = Du hast einen Tag Zeit. Danach wird für dich gezogen.
idle-three-days = Du hast drei Tage Zeit. Danach wird für dich gezogen.
# Die Uhr; die letzten beiden hört nur, wer sich vorlesen lässt
time-days = noch { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} { $hours } Std.
time-hours = noch { $hours } Std. { $minutes } Min.
time-clock = noch { $clock }
time-seconds = noch { $seconds } Sekunden
time-warning = Deine Zeit läuft ab: { $left }. Danach wird für dich gezogen.
waiting = Einen Moment …
waiting-for = Warten auf { $who }
you-watch = Du schaust zu. Die Hände der anderen bleiben verdeckt.
offline = Die Verbindung ist unterbrochen. Neuer Versuch …
past-legend = Ein früherer Moment
past-moment = Moment { $n } von { $of }
earlier = Früher
later = Später
to-now = Zurück zu jetzt

# Das Ende
winner = { $who } gewinnt!
winners = { $who } teilen sich den Sieg!
the-automa = Das Haus
score-caption = Die Wertung, Zeile für Zeile
score-what = Was zählt
score-place = Platz
score-order = Die Zeilen werden von oben nach unten verglichen, bis sie sich unterscheiden.
rematch = Noch eine Partie
to-rematch = Zur nächsten Partie
replay = Partie durchgehen
record = Mitschrift sichern
save-picture = Bild von { $seat } speichern
save-png = als PNG
proof = So kannst du den Zufall prüfen
proof-before = Dieses Siegel des Zufalls steht fest, bevor die erste Karte verteilt wird. Ist die Partie zu Ende, wird der Startwert gezeigt, und „palast verify“ verteilt alles noch einmal.
proof-during = Bevor die erste Karte verteilt war, stand dieses Siegel des Zufalls fest. Ist die Partie zu Ende, wird der Startwert gezeigt, und „palast verify“ verteilt alles noch einmal.
proof-after = Das Siegel stand fest, bevor die erste Karte verteilt war. Sichere die Mitschrift und lass „palast verify“ alles noch einmal verteilen: Siegel und Startwert müssen zusammenpassen.
commitment = Siegel
seed = Startwert

# Was schiefgehen kann
problem-title = Das hat nicht geklappt
back-to-table = Zurück zum Tisch
back-to-site = Zur Startseite
problem-no-page = Hier ist nichts.
problem-no-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
problem-malformed = Diese Anfrage war nicht zu verstehen. Lade die Seite neu und versuch es noch einmal.
problem-forged = Dieses Formular stammt nicht von einer gültigen Seite. Lade die Seite neu und versuch es noch einmal.
problem-too-often = Das war viel auf einmal. Warte kurz und versuch es noch einmal.
problem-too-large = Das war zu viel Text.
problem-too-slow = Das hat zu lange gedauert. Lade die Seite neu und versuche es noch einmal.
problem-host = Dieser Server antwortet nur unter seiner öffentlichen Adresse. Benutze den Link, den du bekommen hast.
problem-method = So lässt sich diese Adresse nicht benutzen.
problem-broken = Bei uns ist etwas kaputtgegangen. Von deiner Partie ist nichts verloren.
problem-failed = Der Tisch ist gerade nicht zu erreichen. Nichts ist verloren; versuch es gleich noch einmal.
problem-storage-lost = Der Server hat seine Datenbankdatei verloren. Bis das behoben ist, kann hier nicht gespielt werden.
problem-too-many-tables = Du hast viele unfertige Partien. Spiel erst eine zu Ende.
problem-name = Bitte gib einen Namen mit 1 bis 24 Zeichen ein.
problem-name-taken = An diesem Tisch heißt schon jemand so.
problem-option-clash = „{ $name }: { $value }“ und „{ $other }: { $otherValue }“ gehen nicht zusammen. Ändere eines von beiden.
problem-option-unfit = „{ $name }: { $value }“ geht nicht an einem Tisch für { $seats ->
    [one] eine Person
   *[other] { $seats }
}. Ändere das oder die Zahl der Plätze.
problem-seats = Dieses Spiel ist für { $low } bis { $high } Personen. Ändere die Zahl der Plätze.
problem-not-seated = Du hast keinen Platz an diesem Tisch.
problem-not-invited = Für diesen Tisch brauchst du den Einladungslink.
problem-removed = Wer den Tisch eröffnet hat, hat dich von ihm entfernt.
problem-host-stays = Wer den Tisch eröffnet hat, behält den Platz, bis die Partie beginnt.
problem-not-host = Das kann nur, wer den Tisch eröffnet hat.
problem-unwatched = Diesen Tisch sehen nur seine Spieler.
problem-full = Alle Plätze sind besetzt.
problem-too-early = Die Partie hat noch nicht begonnen.
problem-too-late = Dafür ist es zu spät.
problem-not-asked = Du bist gerade nicht gefragt.
problem-stale = Das Spiel ist inzwischen weitergegangen. Schau noch einmal hin.
problem-unreadable = Das ist kein Zug dieses Spiels.
problem-no-take-back = Es gibt nichts zurückzunehmen.
problem-take-backs-spent = In dieser Partie wurden so viele Züge zurückgenommen, dass es nicht noch einmal geht.
problem-still-here = Dieser Spieler ist noch da.
problem-time-left = Hier darf ein Bot erst spielen, wenn die Zeit dieses Spielers abgelaufen ist.
problem-no-moment = So weit ist die Partie noch nicht.
problem-record-too-early = Die Mitschrift gibt es, wenn die Partie zu Ende ist.
problem-no-picture = Ein solches Bild gibt es hier nicht.
problem-rematch-too-early = Spielt diese Partie erst zu Ende.
