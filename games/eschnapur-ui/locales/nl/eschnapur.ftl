### Der Palast von Eschnapur: wat er tijdens het spel wordt gezegd.

game-name = Der Palast von Eschnapur
game-tagline = Goud voor de ambtenaren, stenen voor het paleis
game-summary = Bouw samen aan het paleis van de maharadja, ieder tot eigen roem. Vijf hoge ambtenaren laten zich met verdekte goudkaarten gunstig stemmen, maar gelijke kaarten heffen elkaar op. Wie hoog bouwt en er op het juiste moment bij is, krijgt loon en zegepunten. Voor twee tot vier spelers, ongeveer 60 minuten.

## Delen, ambtenaren, kaarten

es-part = paleisdeel { $part }
es-gold = goudkaart { $value }
es-gold-short = { $value }
es-none = niets
es-official = { $official ->
    [blockade] Blokkade
    [stop] Bouwstop
    [stones] Bouwstenen
    [order] Volgorde
   *[move] Verplaatsen
}
es-official-head = { $official ->
    [blockade] Blokkade
    [stop] Bouwstop
    [stones] Stenen
    [order] Volgorde
   *[move] Verzetten
}
es-official-short = { $official ->
    [blockade] Blok.
    [stop] Stop
    [stones] Stenen
    [order] Orde
   *[move] Verpl.
}
es-official-acc = { $official ->
    [blockade] de eerste ambtenaar (blokkade)
    [stop] de tweede ambtenaar (bouwstop)
    [stones] de derde ambtenaar (bouwstenen)
    [order] de vierde ambtenaar (speelvolgorde)
   *[move] de vijfde ambtenaar (verplaatsen)
}
es-official-at = { $official ->
    [blockade] bij de eerste ambtenaar (blokkade)
    [stop] bij de tweede ambtenaar (bouwstop)
    [stones] bij de derde ambtenaar (bouwstenen)
    [order] bij de vierde ambtenaar (speelvolgorde)
   *[move] bij de vijfde ambtenaar (verplaatsen)
}
es-privilege = { $privilege ->
    [choose-order] Speelvolgordemarker kiezen
    [win-ties] Gelijke stand winnen
    [free-sites] Vrije bouwplaatskeuze
    [gold5] Goudkaarten voor de som van 5
    [refuse-blockade] Blokkademarker weigeren
    [ban-last] Verbod voor de laatste steen
    [gold3-stones2] Goudkaarten voor de som van 3 en 2 bouwstenen
    [ignore-stop] Bouwstop negeren
    [stones3] 3 bouwstenen
   *[hand-play] Kaarten uit de hand spelen
}
es-privilege-does = { $privilege ->
    [choose-order] Je neemt als eerste een speelvolgordemarker; de winnaar verdeelt alleen nog de rest.
    [win-ties] Deze ronde win je elke gelijke stand om de hoogste kaart en krijg je bij de bouwstenen altijd het volledige aantal.
    [free-sites] Deze beurt bouw je in zoveel paleisdelen als je wilt, alleen niet in het stilgelegde.
    [gold5] Je neemt meteen goud ter waarde van 5 uit de bank.
    [refuse-blockade] De blokkademarker gaat naast het paleis en je kaart telt weer mee. De bouwsteen houd je.
    [ban-last] Je wijst een laatste steen aan die niet verplaatst mag worden.
    [gold3-stones2] Je neemt meteen goud ter waarde van 3 uit de bank en 2 bouwstenen.
    [ignore-stop] De bouwstop geldt nu niet voor jou.
    [stones3] Je neemt meteen 3 bouwstenen.
   *[hand-play] Deze ronde leg je niets verdekt, maar speel je bij elke ambtenaar een kaart uit je hand nadat de anderen hun kaart hebben blootgelegd.
}
es-stones = { $count ->
    [one] 1 bouwsteen
   *[other] { $count } bouwstenen
}
es-points = { $count ->
    [one] 1 zegepunt
   *[other] { $count } zegepunten
}
es-discs = { $count ->
    [one] 1 privilegepunt
   *[other] { $count } privilegepunten
}

## Wat er nu gebeurt

es-now = { $phase }: we wachten op { $who }.
es-now-you = { $phase }: jij bent aan de beurt.
es-now-chance = De speelvolgorde wordt geloot.
es-now-over = Het spel is afgelopen.
es-phase-sites = Fase 1, bouwplaatsen kiezen
es-phase-gold = Fase 2, goudkaarten leggen
es-phase-hand = Fase { $phase }, een kaart uit de hand
es-phase-blockade = Fase 3, de blokkademarker
es-phase-stop = Fase 4, de bouwstopmarker
es-phase-marker = Fase 6, speelvolgordemarker kiezen
es-phase-order = Fase 6, nieuwe speelvolgorde
es-phase-build = Fase 7, bouwstenen inzetten
es-phase-premium = Fase 7, premie voor { $part }
es-phase-wage = Fase 9, loon voor { $part }
es-phase-bought = Goud uit de bank
es-phase-relief = Goud voor iedereen
es-phase-ban = Fase 8, verbod voor de laatste steen
es-phase-move = Fase 8, bouwsteen verplaatsen
es-phase-window = { $window ->
    [before-gold] Vóór fase 2, privileges
    [refuse] Geblokkeerd! Privileges
    [order] Fase 6, privileges
    [move] Fase 8, privileges
    [before-wages] Vóór de beloning, privileges
   *[round-end] Einde van de ronde, privileges
}

## Vragen

es-ask-site = { $left ->
    [one] In welk tweede paleisdeel wil je bouwen? Niemand ziet je keuze tot je aan de beurt bent.
   *[other] In welke twee paleisdelen wil je deze ronde bouwen? Niemand ziet je keuze tot je aan de beurt bent.
}
es-ask-lay = Welke goudkaart leg je { $official }? { $gives }
es-ask-lay-short = Welke goudkaart leg je { $official }? Je hebt niet genoeg kaarten voor allemaal: { $leave ->
    [one] één veld blijft
   *[other] { $leave } velden blijven
} leeg. { $gives }
es-gives = { $official ->
    [blockade] De hoogste kaart blokkeert een goudkaart van een ander.
    [stop] De hoogste kaart legt de bouw van een paleisdeel stil.
    [stones] Elke kaart levert haar waarde aan bouwstenen op; bij gelijke kaarten maar de helft.
    [order] De hoogste kaart verdeelt de speelvolgorde.
   *[move] De hoogste kaart verplaatst een bouwsteen.
}
es-ask-window = { $window ->
    [before-gold] Wil je een privilege kopen voordat het goud wordt gelegd?
    [refuse] Je kaart is geblokkeerd. Wil je de blokkademarker weigeren?
    [order] { $seat } gaat de speelvolgorde verdelen. Wil je eerst een marker nemen?
    [move] { $seat } mag een steen verplaatsen. Wil je een laatste steen verbieden?
    [winner] Je mag een steen verplaatsen. Wil je daarbij de bouwstop negeren?
    [before-wages] Wil je een privilege kopen voordat het loon wordt betaald?
   *[round-end] De ronde is voorbij. Wil je een privilege kopen?
} { $sealed ->
    [yes] Niemand ziet je antwoord voordat iedereen heeft geantwoord.
   *[no] Wie het eerst koopt, krijgt de kaart.
}
es-ask-hand = Welke kaart speel je open { $official }? De anderen hebben hun kaart al blootgelegd. { $gives }
es-ask-blockade = Welke verdekte goudkaart blokkeer je? Je hebt de eerste ambtenaar gewonnen.
es-ask-stop = In welk paleisdeel wordt deze ronde niet gebouwd? Je hebt de tweede ambtenaar gewonnen.
es-ask-marker = Welke speelvolgordemarker neem je? Je hebt het privilege gekocht.
es-ask-order = Wie krijgt welke speelvolgordemarker? Je hebt de vierde ambtenaar gewonnen.
es-ask-build = Waar zet je je volgende bouwsteen? { $left ->
    [one] Het is je laatste.
   *[other] Je hebt er nog { $left }, en ze moeten allemaal worden ingezet.
}
es-ask-end = { $left ->
    [0] Je hebt geen bouwstenen meer. Wil je nog een privilege kopen?
   *[other] Er is geen plaats voor je bouwstenen. Wil je nog een privilege kopen?
}
es-ask-premium = Welke kaarten neem je als premie? De goudbuidel in { $part } is bezet; je hebt recht op goud ter waarde van { $owed }.
es-ask-wage = Welke kaarten neem je als loon? Alle velden van { $part } zijn bezet; je hebt recht op goud ter waarde van { $owed }.
es-ask-bought = Welke kaarten neem je? Je hebt goud ter waarde van { $owed } gekocht.
es-ask-relief = Welke kaarten neem je? Niemand had goud of stenen; ieder heeft recht op goud ter waarde van { $owed }.
es-ask-ban = Welke laatste steen mag niet worden verplaatst? Je hebt het privilege gekocht.
es-ask-move = Welke steen verplaats je, en waarheen? Je hebt de vijfde ambtenaar gewonnen.

## Antwoorden

es-act-site = Kies { $part }
es-act-lay = Leg goudkaart { $value } { $official }
es-act-leave = Laat het veld { $official } leeg
es-act-play = Speel goudkaart { $value }
es-act-play-none = Speel geen kaart
es-act-block = Blokkeer de kaart van { $seat } { $official }
es-act-stop = Leg de bouw stil in { $part }
es-act-aside = Leg de marker opzij
es-act-marker = Neem marker { $marker }
es-act-order = Volgorde { $who }
es-act-build = Bouw in { $part }
es-act-end = Beëindig je beurt
es-act-take = Neem { $cards }
es-act-ban = Verbied de laatste steen in { $part }
es-act-move = Verplaats de steen uit { $from } naar { $to }
es-act-stay = Verplaats geen steen
es-act-pass = Koop niets
es-act-mute = Vraag me deze ronde niets meer
es-act-buy = Koop ‘{ $privilege }’ voor { $cost }
es-act-wish = Noteer ‘{ $privilege }’ voor { $cost }

es-then-site = { $left ->
    [one] Daarmee staat je keuze vast.
   *[other] Daarna kies je het tweede.
} { $plan }
es-plan = { $free ->
    [one] Er is 1 veld vrij
   *[other] Er zijn { $free } velden vrij
}, het volgende telt { $value }; het loon is { $wage }.
es-then-lay = Niemand ziet de kaart tot de ambtenaar aan de beurt is.
es-then-lay-zero = Een 0 wint nooit, maar komt altijd terug in je hand.
es-then-leave = Je doet daar niet mee.
es-then-play = Je kaart { $outcome ->
    [wins] wint de ambtenaar.
    [stones] levert { $stones ->
        [one] 1 bouwsteen op.
       *[other] { $stones } bouwstenen op.
    }
   *[loses] wint niet.
}
es-then-play-none = Je doet bij deze ambtenaar niet mee.
es-then-block = De kaart wordt deze ronde niet blootgelegd. { $seat } krijgt er een bouwsteen voor.
es-then-stop = Niemand bouwt daar deze ronde, en er wordt geen steen in of uit verplaatst.
es-then-aside = De marker blijft deze ronde zonder uitwerking.
es-then-marker = { $seat } verdeelt de overige markers.
es-then-order = De nieuwe volgorde geldt meteen.
es-then-build = Je steen ligt dan op veld { $value }.
es-then-build-bag = Je steen ligt dan op veld { $value } met de goudbuidel: goud ter waarde van 3 voor { $who }.
es-then-full = Daarmee zijn alle velden van { $part } bezet. Aan het eind van de ronde krijgt ieder { $wage } goud; zoals het nu staat { $who }.
es-then-two = { $one } { $two }
es-stand = { $points } zegepunten voor { $seat }
es-then-end = Daarna gaat het zonder jou verder.
es-then-take = De kaarten gaan uit de bank naar je hand.
es-then-take-less = Meer dan { $sum } kan de bank niet betalen.
es-then-ban = Deze steen blijft in fase 8 liggen. Naar het paleisdeel mag wel worden verplaatst.
es-then-move = De steen van { $seat } ligt dan op veld { $value }. Een premie levert dat niet op.
es-then-stay = Alle stenen blijven waar ze zijn.
es-then-pass = Je houdt je privilegepunten.
es-then-mute = Deze ronde word je over geen enkel privilege meer gevraagd.
es-then-buy = { $does } Je houdt { $left ->
    [one] 1 privilegepunt
   *[other] { $left } privilegepunten
} over.
es-then-buy-nothing = De bank is leeg: je krijgt er geen goud voor. { $does }
es-then-wish = De koop gaat door zodra het kan; tot dan weet niemand ervan. { $does }

## Waarom iets niet kan

es-no-question = Daar wordt nu niet naar gevraagd.
es-no-construction = Dit paleisdeel is niet in aanbouw.
es-no-chosen-twice = Dit paleisdeel heb je al gekozen.
es-no-other-official = Een andere ambtenaar is aan de beurt.
es-no-hand = Deze kaart heb je niet in je hand.
es-no-must-lay = Je hebt genoeg kaarten voor alle ambtenaren.
es-no-nothing-to-lay = Voor deze ambtenaar heb je geen kaart meer.
es-no-seat = Op deze plaats zit niemand.
es-no-own-card = Je kunt alleen kaarten van anderen blokkeren.
es-no-face-down = Daar ligt geen verdekte kaart.
es-no-same-victim = Dezelfde speler mag niet twee keer na elkaar worden geblokkeerd.
es-no-same-official = Bij deze ambtenaar lag de blokkademarker vorige ronde al.
es-no-stopped-last = Dit paleisdeel lag vorige ronde al stil.
es-no-marker = Die marker bestaat niet.
es-no-one-each = Iedereen krijgt precies één marker.
es-no-marker-taken = Die marker is al vergeven.
es-no-stone = Je hebt geen bouwsteen.
es-no-site-card = Je hebt de bouwplaatskaart van dit paleisdeel niet gespeeld.
es-no-stopped = Daar ligt de bouwstopmarker.
es-no-full = Daar is geen veld meer vrij.
es-no-must-place = Je kunt nog een bouwsteen inzetten.
es-no-bank = Die kaarten liggen niet in de bank.
es-no-too-much = Dat is meer dan waar je recht op hebt.
es-no-too-little = De bank kan je meer betalen.
es-no-empty-part = Daar ligt geen steen.
es-no-banned = Deze steen mag niet worden verplaatst.
es-no-same-part = De steen moet naar een ander paleisdeel.
es-no-sold = Deze privilegekaart is al weg.
es-no-not-now = Dit privilege kan nu niet of zou geen uitwerking hebben.
es-no-too-few = Daarvoor heb je te weinig privilegepunten.
es-no-wish = Je hebt al een privilege genoteerd.

## Verloop

es-log-round = Ronde { $round }
es-log-sites = Iedereen heeft bouwplaatsen gekozen.
es-log-gold = Iedereen heeft goudkaarten gelegd.
es-log-bought = { $seat } koopt ‘{ $privilege }’ voor { $cost } privilegepunten.
es-log-revealed = Fase { $phase }, { $official }: { $bids }.
es-bid = { $seat } { $card }
es-log-hand-card = { $seat } speelt { $card } uit de hand.
es-log-hand-none = { $seat } speelt geen kaart.
es-log-won = { $how ->
    [next] De kaarten met { $tied } heffen elkaar op: { $seat } wint met { $card } { $official }.
    [right] Gelijke stand, maar { $seat } heeft het privilege en wint met { $card } { $official }.
   *[highest] { $seat } wint met { $card } { $official }.
}
es-log-not-won = { $why ->
    [tied] Alle kaarten heffen elkaar op: niemand wint { $official }.
   *[none] Niemand heeft goud geboden: niemand wint { $official }.
}
es-log-zeros = { $count ->
    [one] De 0 komt
   *[other] Elke 0 komt
} terug in de hand: { $who }.
es-log-lifted = De kaart van { $seat } { $official } is weer vrij.
es-log-blocked = { $by } blokkeert de kaart van { $seat } { $official }. { $stones ->
    [0] Voor een compensatie is er geen bouwsteen meer.
   *[other] { $seat } krijgt er een bouwsteen voor.
}
es-log-blockade-aside = { $seat } legt de blokkademarker opzij.
es-log-blockade-nobody = De blokkademarker ligt naast het paleis.
es-log-refused = { $seat } weigert de blokkademarker: de kaart { $official } telt weer mee.
es-log-stopped = { $seat } legt de bouw stil in { $part }.
es-log-stop-aside = { $seat } legt de bouwstopmarker opzij.
es-log-stop-nobody = De bouwstopmarker ligt naast het paleis.
es-log-stones = Bouwstenen: { $gets }.
es-gets = { $seat } { $count }
es-gets-half = { $seat } { $count } (gehalveerd)
es-log-no-stones = Niemand krijgt bouwstenen.
es-log-marker = { $seat } neemt speelvolgordemarker { $marker }.
es-log-order = { $seat } bepaalt de speelvolgorde: { $who }.
es-log-order-drawn = Het lot bepaalt de speelvolgorde: { $who }.
es-log-order-kept = De speelvolgorde blijft gelijk.
es-log-sites-shown = { $seat } is aan de beurt en toont de bouwplaatskaarten: { $parts }.
es-log-placed = { $seat } bouwt in { $part } op veld { $value }.
es-log-kept = { $seat } houdt { $count ->
    [one] 1 bouwsteen
   *[other] { $count } bouwstenen
} waarvoor geen plaats is.
es-log-bag = Goudbuidel in { $part }: premie voor { $who }.
es-log-taken = { $what ->
    [premium] { $seat } neemt als premie { $cards }.
    [wage] { $seat } neemt als loon { $cards }.
   *[other] { $seat } neemt uit de bank { $cards }.
}
es-log-taken-less = { $what ->
    [premium] { $seat } neemt als premie { $cards }: meer kan de bank niet betalen.
    [wage] { $seat } neemt als loon { $cards }: meer kan de bank niet betalen.
   *[other] { $seat } neemt uit de bank { $cards }: meer kan ze niet betalen.
}
es-log-stones-taken = { $seat } neemt { $count ->
    [one] 1 bouwsteen
   *[other] { $count } bouwstenen
} uit de voorraad.
es-log-banned = { $seat } verbiedt de laatste steen in { $part } te verplaatsen.
es-log-moved = { $by } verplaatst de steen van { $owner } uit { $from } naar { $to }.
es-log-moved-own = { $by } verplaatst een eigen steen uit { $from } naar { $to }.
es-log-not-moved = { $seat } verplaatst geen steen.
es-log-discs = Privilegepunten: { $gets }.
es-log-wage = Alle velden van { $part } zijn bezet: { $wage } goud als loon voor { $who }.
es-log-scored = Waardering van { $part }: { $gets }.
es-gets-points = { $seat } { $points } ({ $value } voor het veld, { $stones } voor de stenen)
es-log-relief = Niemand had goud of stenen: iedereen neemt goud ter waarde van 3.
es-log-ranked = Zegepunten voor de privilegeschijven: { $gets }.
es-log-over = { $count ->
    [one] { $who } wint het spel!
   *[other] { $who } delen de overwinning!
}
es-whisper-not-bought = ‘{ $privilege }’ heb je niet gekregen: de kaart is weg, of je hebt niet genoeg punten meer. Je hebt niets betaald.

## composed from what the rules count and how a match ends

es-score-parts = Paleisdelen
es-score-discs = Privilegeschijf
es-score-total = Zegepunten
es-score-gold = Goud bij gelijke stand
es-end-palace = Het paleis is ver genoeg gebouwd. Bij gelijke zegepunten beslist het goud.
es-end-stalemate = Niemand kon nog bouwen. Bij gelijke zegepunten beslist het goud.

## Op de tafel

es-parts = De paleisdelen
es-round = Ronde { $round }
es-finished = { $finished } van { $goal } paleisdelen afgewerkt
es-part-open = { es-part }, velden { $first } tot { $last }, goudbuidel op { $bags }, loon { $wage }. { $laid ->
    [0] Nog geen steen.
   *[other] { $laid } van { $fields } velden bezet: { $who }.
}
es-part-open-bare = { es-part }, velden { $first } tot { $last }, loon { $wage }. { $laid ->
    [0] Nog geen steen.
   *[other] { $laid } van { $fields } velden bezet: { $who }.
}
es-part-who = { $seat } met { $count ->
    [one] 1 bouwsteen
   *[other] { $count } bouwstenen
}, de hoogste op { $value }
es-part-stopped = Hier ligt de bouwstopmarker.
es-part-stop-old = Hier lag vorige ronde de bouwstop.
es-part-banned = De laatste steen mag niet worden verplaatst.
es-part-yours = Jouw bouwplaats.
es-part-done = { es-part }, afgewerkt
es-part-unused = { es-part }, niet in het spel
es-boards = De spelersborden
es-board-of = Spelersbord van { $seat }
es-board-you = Jouw spelersbord
es-you = jij
es-marker = speelvolgorde { $marker }
es-turn = aan de beurt
es-choosing = kiest nog
es-ready = klaar
es-tie-winner = wint gelijke standen
es-hand-player = speelt uit de hand
es-slot-empty = leeg
es-slot-down = verdekte kaart
es-slot-own = jouw verdekte { es-gold }
es-slot-blocked = geblokkeerde kaart
es-slot-own-blocked = jouw geblokkeerde { es-gold }
es-slot-open = { es-gold }
es-slot-cancelled = { es-gold }, opgeheven
es-slot-won = { es-gold }, wint
es-slot-gone = { es-gold }, gespeeld
es-slot-last = vorige ronde { es-gold }
es-sites = Bouwplaatsen
es-site-down = verdekte bouwplaatskaart
es-site-own = jouw bouwplaatskaart { $part }
es-site-open = bouwplaatskaart { $part }
es-bank = Bank
es-bank-label = Bank: { $cards }, samen { $value }
es-bank-empty = De bank is leeg.
es-bank-pile = { $count } keer { $value }
es-privileges = Privilegekaarten
es-privilege-label = { es-privilege }, kosten { $cost }
es-privilege-sold = { es-privilege }, al weg
es-track = Zegepunten en privilegepunten
es-track-of = { $seat }: { $points } zegepunten, { $discs } privilegepunten
es-hand = Jouw goudkaarten
es-hand-count = { $count ->
    [one] 1 goudkaart in de hand
   *[other] { $count } goudkaarten in de hand
}
es-hand-pile = { $count } keer { es-gold }
es-gold-owned = Goud: { $value }
es-site-cards = Jouw bouwplaatskaarten
es-wished = Genoteerd: { $privilege }
es-stop-aside = Bouwstopmarker ligt opzij
es-blockade-aside = Blokkademarker ligt opzij
es-reconstructed = Getallen deels gereconstrueerd
es-orders-first = { $seat } eerst
es-takes-with = { $count ->
    [0] Zonder 5
   *[other] { $count } × 5
}
es-moves-from = Uit { $part } (steen van { $seat })
es-wishes = Privilege noteren
es-hint-parts = Raak een paleisdeel aan.
es-hint-move = Raak een paleisdeel aan waarvan je de laatste steen wilt verplaatsen; dan lichten de doelen op.
es-hint-backs = Raak een verdekte kaart van een ander aan.
es-legend = ◆ rood ● blauw ▲ geel ■ groen ▒ verdekt ✗ blokkade ! stop $ goudbuidel ▶ beurt

## Kort, voor de terminal

es-cell-stop = Bouwstop: { $part }
es-cell-plan = { $first }–{ $last } loon { $wage }
es-col-points = ZP
es-col-discs = PP
es-col-stones = St.
es-col-hand = Hd.
es-col-sites = Plek
es-privilege-short = { $privilege ->
    [choose-order] orde
    [win-ties] gelijk
    [free-sites] vrij
    [gold5] goud
    [refuse-blockade] nee
    [ban-last] verbd
    [gold3-stones2] g+s
    [ignore-stop] stop
    [stones3] steen
   *[hand-play] hand
}
