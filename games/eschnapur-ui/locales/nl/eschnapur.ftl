### Der Palast von Eschnapur: wat er tijdens het spel wordt gezegd.

game-name = Der Palast von Eschnapur
game-tagline = Goud voor de ambtenaren, stenen voor het paleis
game-summary = Bouw samen aan het paleis van de maharadja, ieder tot eigen roem. Vijf hoge ambtenaren laten zich met gedekte goudkaarten gunstig stemmen, maar gelijke kaarten heffen elkaar op. Wie hoog bouwt en er op het juiste moment bij is, krijgt loon en overwinningspunten. Voor twee tot vier spelers, ongeveer 60 minuten.

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
    [stones] Bouwstenen
    [order] Volgorde
   *[move] Verplaatsen
}
es-official-short = { $official ->
    [blockade] Blok.
    [stop] Stop
    [stones] Stenen
    [order] Orde
   *[move] Verpl.
}
es-official-acc = { $official ->
    [blockade] de gunst van de eerste ambtenaar (blokkade)
    [stop] de gunst van de tweede ambtenaar (bouwstop)
    [stones] de gunst van de derde ambtenaar (bouwstenen)
    [order] de gunst van de vierde ambtenaar (volgorde)
   *[move] de gunst van de vijfde ambtenaar (verplaatsen)
}
es-official-at = { $official ->
    [blockade] bij Blokkade
    [stop] bij Bouwstop
    [stones] bij Bouwstenen
    [order] bij Volgorde
   *[move] bij Verplaatsen
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
es-privilege-quoted = ‘{ es-privilege }’
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
   *[hand-play] Deze ronde leg je niets gedekt, maar speel je bij elke ambtenaar een kaart uit je hand nadat de anderen hun kaart hebben opengelegd.
}
es-stones = { $count ->
    [one] 1 bouwsteen
   *[other] { $count } bouwstenen
}
es-points = { $count ->
    [one] 1 overwinningspunt
   *[other] { $count } overwinningspunten
}
es-discs = { $count ->
    [one] 1 privilegepunt
   *[other] { $count } privilegepunten
}

## Wat er nu gebeurt

es-now = { $phase }: { $who } { $count ->
    [one] is
   *[other] zijn
} aan de beurt.
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
    [one] Welk tweede paleisdeel kies je als bouwplaats? De anderen zien je keuze pas als je bouwt.
   *[other] Welke twee paleisdelen kies je als bouwplaats? De anderen zien je keuze pas als je bouwt.
}
es-ask-lay = Welke goudkaart leg je op { $official }? { $gives }
es-ask-lay-short = Welke goudkaart leg je op { $official }? Je hebt niet genoeg kaarten voor alle ambtenaren: { $leave ->
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
es-ask-hand = Welke kaart speel je open { $official }? De anderen hebben hun kaart al opengelegd. { $gives }
es-ask-blockade = Welke gedekte goudkaart blokkeer je? Je hebt de gunst van de eerste ambtenaar gewonnen.
es-ask-stop = Welk paleisdeel leg je deze ronde stil? Je hebt de gunst van de tweede ambtenaar gewonnen.
es-ask-marker = Welke speelvolgordemarker neem je? Je hebt het privilege gekocht.
es-ask-order = Wie krijgt welke speelvolgordemarker? Je hebt de gunst van de vierde ambtenaar gewonnen.
es-ask-build = Waar zet je je volgende bouwsteen? { $left ->
    [one] Het is je laatste.
   *[other] Je hebt er nog { $left } en moet ze allemaal inzetten.
}
es-ask-end = { $left ->
    [0] Je hebt geen bouwstenen meer. Wil je nog een privilege kopen?
   *[other] Er is geen plaats voor je bouwstenen. Wil je nog een privilege kopen?
}
es-ask-premium = Welke goudkaarten neem je als premie? De goudbuidel in { $part } is bezet: je hebt recht op goud ter waarde van { $owed }.
es-ask-wage = Welke goudkaarten neem je als loon? { $part } is vol: je hebt recht op goud ter waarde van { $owed }.
es-ask-bought = Welke goudkaarten neem je? Je hebt goud ter waarde van { $owed } gekocht.
es-ask-relief = Welke goudkaarten neem je? Niemand had goud of bouwstenen: iedereen heeft recht op goud ter waarde van { $owed }.
es-ask-ban = Welke laatste steen mag niet worden verplaatst? Je hebt het privilege gekocht.
es-ask-move = Welke steen verplaats je, en waarheen? Je hebt de gunst van de vijfde ambtenaar gewonnen.

## Antwoorden

es-act-site = { $part } kiezen
es-act-lay = { $value } op { $official } leggen
es-act-leave = { $official } leeg laten
es-act-play = { $value } spelen
es-act-play-none = Geen kaart spelen
es-act-block = Kaart van { $seat } { $official } blokkeren
es-act-stop = { $part } stilleggen
es-act-aside = Marker opzijleggen
es-act-marker = Marker { $marker } nemen
es-act-order = Volgorde: { $who }
es-act-build = In { $part } bouwen
es-act-end = Beurt beëindigen
es-act-take = { $cards } nemen
es-act-ban = Laatste steen in { $part } verbieden
es-act-move = Steen uit { $from } naar { $to } verplaatsen
es-act-stay = Geen steen verplaatsen
es-act-pass = Niets kopen
es-act-mute = Deze ronde niet meer vragen
es-act-buy = { $privilege } voor { $cost } kopen
es-act-wish = { $privilege } voor { $cost } reserveren

es-then-site = { $left ->
    [one] Daarmee staan je bouwplaatsen vast.
   *[other] Daarna kies je de tweede bouwplaats.
} { $plan }
es-plan = { $free ->
    [one] Er is 1 veld vrij
   *[other] Er zijn { $free } velden vrij
}, het volgende telt { $value }; het loon is { $wage }.
es-then-lay = De anderen zien de kaart pas als hij wordt opengelegd.
es-then-lay-zero = Een 0 wint nooit, maar komt altijd terug in je hand.
es-then-leave = Naar de gunst van deze ambtenaar ding je niet mee.
es-then-play = Je kaart { $outcome ->
    [wins] wint de gunst van de ambtenaar.
    [stones] levert je { $stones ->
        [one] 1 bouwsteen op.
       *[other] { $stones } bouwstenen op.
    }
   *[loses] wint niet.
}
es-then-play-none = Naar de gunst van deze ambtenaar ding je niet mee.
es-then-block = De kaart wordt deze ronde niet opengelegd. { $seat } krijgt er een bouwsteen voor.
es-then-stop = Niemand bouwt daar deze ronde, en er wordt geen steen in of uit verplaatst.
es-then-aside = De marker werkt deze ronde niet.
es-then-marker = { $seat } verdeelt de overige markers.
es-then-order = De nieuwe volgorde geldt meteen.
es-then-build = Je steen komt op veld { $value }.
es-then-build-bag = Je steen komt op veld { $value } met de goudbuidel: goud ter waarde van 3 voor { $who }.
es-then-full = Daarmee is { $part } vol. Aan het eind van de ronde levert het ieder { $wage } goud op en, zoals het nu staat, { $who }.
es-then-two = { $one } { $two }
es-stand = { $points ->
    [one] 1 overwinningspunt
   *[other] { $points } overwinningspunten
} voor { $seat }
es-for-you = jou
es-then-end = Daarna bouwt de volgende speler.
es-then-take = Je neemt de kaarten uit de bank in je hand.
es-then-take-less = Meer dan { $sum } kan de bank je niet betalen.
es-then-ban = Deze steen mag in fase 8 niet worden verplaatst. Naar het paleisdeel mag wel worden verplaatst.
es-then-move = De steen van { $seat } komt op veld { $value }. Een premie levert dat niet op.
es-then-stay = Alle stenen blijven liggen.
es-then-pass = Je houdt je privilegepunten.
es-then-mute = Deze ronde word je niet meer naar privileges gevraagd.
es-then-buy = { $does } { $left ->
    [0] Je houdt geen privilegepunten over.
    [one] Je houdt 1 privilegepunt over.
   *[other] Je houdt { $left } privilegepunten over.
}
es-then-buy-nothing = De bank is leeg: je krijgt er geen goud voor. { $does }
es-then-wish = Je koopt de kaart zodra het kan; tot dan weet niemand ervan. { $does }

## Plannen

es-plan-sites = { $left ->
    [one] Kies je tweede bouwplaats.
   *[other] Kies twee paleisdelen als bouwplaats.
}
es-plan-gold = Leg voor elke ambtenaar een goudkaart.
es-plan-gold-short = Leg je goudkaarten voor de ambtenaren. Je hebt er niet genoeg voor allemaal: { $leave ->
    [one] één veld blijft
   *[other] { $leave } velden blijven
} leeg.
es-plan-order = Verdeel de speelvolgordemarkers.
es-plan-stones = Zet je { $count } bouwstenen in.
es-plan-take = Neem goudkaarten ter waarde van { $sum } uit de bank.
es-plan-taken = In je hand
es-plan-player = { $seat }
es-plan-part = { $part }, veld { $value }
es-plan-marker = Marker { $marker }
es-plan-stone = Bouwsteen
es-plan-unfit = Zo past het niet. Verdeel de stukken opnieuw.
es-plan-sites-few = { $left ->
    [one] Kies nog een bouwplaats.
   *[other] Kies precies twee bouwplaatsen.
}
es-plan-gold-few = { $left ->
    [one] Er ontbreekt nog één goudkaart
   *[other] Er ontbreken nog { $left } goudkaarten
}. Nog leeg: { $where }.
es-plan-order-few = Geef iedereen een marker.
es-plan-stones-none = Zet minstens één bouwsteen in.
es-plan-take-wrong = Je neemt { $taken }; het moet { $sum } zijn.

## Momenten en stand

es-moment-won = { $official }: { $seat } wint
es-moment-not-won = { $official }: niemand wint
es-moment-bid = { $seat } legt { $card }{ $result ->
    [won] {""} en wint
    [cancelled] : opgeheven
    [zero] : komt terug in de hand
   *[lost] {""}
}
es-moment-stones = De bouwstenen worden verdeeld
es-moment-stones-of = { $seat } legt { $card }: { $count ->
    [one] 1 bouwsteen
   *[other] { $count } bouwstenen
}
es-moment-stones-half = { $seat } legt { $card } net als een ander: gehalveerd, { $count ->
    [one] 1 bouwsteen
   *[other] { $count } bouwstenen
}
es-moment-discs = Privilegepunten voor goudkaarten die niets gewonnen hebben
es-moment-discs-of = { $seat }: { $count ->
    [one] 1 privilegepunt
   *[other] { $count } privilegepunten
}
es-moment-finished = { $part } is klaar
es-moment-finished-of = { $seat }: { $value } voor het hoogste veld en { $stones } voor { $stones ->
    [one] de steen
   *[other] de stenen
}
es-moment-ranked = Overwinningspunten voor de meeste privilegepunten
es-moment-ranked-of = { $seat }: { $count ->
    [one] 1 privilegepunt
   *[other] { $count } privilegepunten
}
es-moment-last-round = Laatste ronde! Het laatste vereiste paleisdeel is vol.
es-moment-total = { $seat }: { $count ->
    [one] 1 overwinningspunt
   *[other] { $count } overwinningspunten
}
es-progress = Ronde { $round } · nog { $left ->
    [one] 1 paleisdeel
   *[other] { $left } paleisdelen
} tot het einde
es-progress-last = Laatste ronde!
es-track-points = Overwinningspunten
es-track-discs = Privilegepunten
es-track-gold = Goud

## Waar je naar kunt vragen

es-officials = De ambtenaren
es-about-official = Fase { $phase }. { $official ->
    [blockade] De hoogste goudkaart wint en legt de blokkademarker op een gedekte goudkaart van een ander: die telt deze ronde niet, en de eigenaar krijgt een bouwsteen. Gelijke hoogste kaarten heffen elkaar op.
    [stop] De hoogste goudkaart wint en legt de bouwstopmarker op een paleisdeel: daar bouwt deze ronde niemand. Gelijke hoogste kaarten heffen elkaar op.
    [stones] Ieder krijgt zoveel bouwstenen als zijn kaart waard is; bij gelijke kaarten maar de helft, naar boven afgerond.
    [order] De hoogste goudkaart wint en verdeelt de speelvolgordemarkers. Gelijke hoogste kaarten heffen elkaar op.
   *[move] De hoogste goudkaart wint en verplaatst de laatste steen van een paleisdeel naar een ander. Gelijke hoogste kaarten heffen elkaar op.
}
es-about-when = { $privilege ->
    [choose-order] In fase 6, voordat de winnaar de markers verdeelt.
    [win-ties] Vóór fase 2.
    [free-sites] In je bouwbeurt.
    [gold5] Altijd als je iets gevraagd wordt.
    [refuse-blockade] Als je kaart geblokkeerd is.
    [ban-last] In fase 8, als een ander mag verplaatsen.
    [gold3-stones2] Altijd als je iets gevraagd wordt.
    [ignore-stop] In je bouwbeurt, of in fase 8 als winnaar.
    [stones3] Altijd als je iets gevraagd wordt.
   *[hand-play] Vóór fase 2.
}
es-about-privilege = { $when } { $does }
es-about-cost = { $cost ->
    [one] Kost 1 privilegepunt.
   *[other] Kost { $cost } privilegepunten.
}
es-about-cost-you = { $cost ->
    [one] Kost 1 privilegepunt
   *[other] Kost { $cost } privilegepunten
}; je hebt er { $points }.
es-about-sold = Deze kaart is al weg.
es-about-part = { $now } Is het vol, dan krijgt iedereen met een steen erin het loon, de waarde van het veld onder de eigen hoogste steen en 1 overwinningspunt voor elke steen.
es-about-part-done = Dit paleisdeel is klaar en gewaardeerd.
es-about-part-unused = Met dit aantal spelers doet dit paleisdeel niet mee.
es-about-gold = De hoogste kaart wint de gunst van een ambtenaar en gaat naar de bank. Kaarten die niets winnen leveren aan het eind van de ronde hun waarde aan privilegepunten op.
es-about-zero = Een 0 wint nooit, maar komt altijd terug in je hand.
es-about-held = { $does } { $count ->
    [0] Je hebt er geen in je hand.
    [one] Je hebt er één in je hand.
   *[other] Je hebt er { $count } in je hand.
}
es-about-bank-name = Bank
es-about-bank = { $now } Uit de bank komen premies, lonen en gekocht goud. Wat ze niet heeft, kan ze niet betalen.
es-about-points-name = Overwinningspunten
es-about-points = Wie er aan het eind de meeste heeft, wint. Ze komen van afgebouwde paleisdelen en aan het eind van de meeste privilegepunten.
es-about-discs-name = Privilegepunten
es-about-discs = Daarmee koop je privilegekaarten. Aan het eind leveren de meeste 10 overwinningspunten op, de op één na meeste 6 en de op twee na meeste 3; met drie spelers 10 en 6, met twee 6.
es-about-stones-name = Bouwstenen
es-about-stones = In fase 7 moet je ze allemaal inzetten waarvoor op je bouwplaatsen plaats is. Elke steen komt op het laagste vrije veld.
es-about-sites-name = Bouwplaatskaarten
es-about-sites = Twee paleisdelen waarin deze ronde wordt gebouwd. Ze blijven geheim tot de eigen bouwbeurt.
es-about-order-name = Speelvolgordemarker
es-about-order = In deze volgorde wordt gebouwd en betaald. Wie de gunst van de vierde ambtenaar wint, verdeelt de markers opnieuw.
es-about-stop-name = Bouwstopmarker
es-about-stop = In het paleisdeel waarop hij ligt wordt deze ronde niet gebouwd en niet verplaatst.
es-about-blockade-name = Blokkademarker
es-about-blockade = De goudkaart eronder wordt deze ronde niet opengelegd en telt in de volgende.

## composed from the lessons

welcome-you = Je bent bouwmeester aan het nieuwe paleis van de maharadja van Eschnapur en wilt er met je bouwstenen het grootste aandeel in hebben.
welcome-aim = Is een paleisdeel vol, dan krijg je loon en overwinningspunten: de waarde van het veld onder je hoogste steen en 1 punt voor elke steen. Wie aan het eind de meeste overwinningspunten heeft, wint.
welcome-round = Elke ronde kies je in het geheim twee bouwplaatsen, leg je in het geheim goud voor vijf ambtenaren en zet je dan je bouwstenen in.
lesson-sites = Je bouwt deze ronde alleen in de twee paleisdelen die je nu kiest. Goed zijn delen die bijna vol zijn of waar het volgende veld veel telt.
lesson-gold = De hoogste kaart wint de gunst van de ambtenaar, maar gelijke kaarten heffen elkaar op. Leg veel op bouwstenen als je wilt bouwen, en een 0 waar je niets nodig hebt: die komt terug.
lesson-blockade = De geblokkeerde kaart telt deze ronde niet, maar de eigenaar krijgt een bouwsteen. Meestal loont het bij de sterkste tegenstander en een ambtenaar die je zelf wilt winnen.
lesson-stop = In het stilgelegde paleisdeel bouwt deze ronde niemand. Leg er een stil dat anderen zouden vullen en waarin je zelf niet wilt bouwen.
lesson-order = Wie het eerst bouwt, heeft zeker plaats; wie later bouwt, ligt hoger en maakt paleisdelen vol. Kies wat voor jouw bouwplaatsen beter is.
lesson-build = Elke steen komt op het laagste vrije veld, en je moet ze allemaal inzetten. De hoogste steen telt het meest, dus bouw graag als laatste in een paleisdeel dat vol raakt.
lesson-take = Je neemt precies waar je recht op hebt, in kaarten naar keuze. Hoge kaarten winnen ambtenaren, met veel kleine kom je bij meer ambtenaren.
lesson-move = Je verplaatst de bovenste steen van een paleisdeel, van wie hij ook is. Zo maak je een paleisdeel vol of juist niet, of zet je een eigen steen hoger.
lesson-privileges = Met privilegepunten koop je kaarten die meteen werken en er maar één keer zijn. Wie veel punten houdt, krijgt er aan het eind overwinningspunten voor.
lesson-hand = Je ziet wat de anderen hebben gelegd en speelt pas nu. Geef niet meer uit dan nodig is om te winnen.

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
es-no-face-down = Daar ligt geen gedekte kaart.
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
es-no-wish = Je hebt al een privilege gereserveerd.

## Verloop

es-log-round = Ronde { $round }
es-log-bought = { $seat } koopt { $privilege } voor { $cost ->
    [one] 1 privilegepunt
   *[other] { $cost } privilegepunten
}.
es-log-revealed = { $official }: { $bids }.
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
es-log-sites-shown = { $seat } bouwt in { $parts }.
es-log-placed = { $seat } zet een steen in { $part } op veld { $value }.
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
es-log-wage = { $part } is vol: { $wage } goud als loon voor { $who }.
es-log-scored = { $part } is klaar: { $gets }.
es-gets-points = { $seat } { $points } ({ $value } voor het hoogste veld, { $stones } voor de stenen)
es-log-relief = Niemand had goud of stenen: iedereen neemt goud ter waarde van 3.
es-log-ranked = Overwinningspunten voor de privilegepunten: { $gets }.
es-log-over = { $count ->
    [one] { $who } wint het spel!
   *[other] { $who } delen de overwinning!
}
es-whisper-not-bought = { $privilege } heb je niet gekregen: de kaart is weg, of je hebt niet genoeg privilegepunten meer. Je hebt niets betaald.

## composed from what the rules count and how a match ends

es-score-parts = Paleisdelen
es-score-discs = Privilegepunten
es-score-total = Overwinningspunten
es-score-gold = Goud bij gelijke stand
es-end-palace = Het laatste vereiste paleisdeel is klaar. Bij gelijke overwinningspunten beslist het goud.
es-end-stalemate = Niemand kon nog bouwen. Bij gelijke overwinningspunten beslist het goud.

## Op de tafel

es-parts = De paleisdelen
es-round = Ronde { $round }
es-finished = { $finished } van { $goal } paleisdelen klaar
es-finished-all = { $finished } paleisdelen klaar
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
es-part-done = { es-part }, klaar
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
es-slot-down = gedekte kaart
es-slot-own = jouw gedekte { es-gold }
es-slot-blocked = geblokkeerde kaart
es-slot-own-blocked = jouw geblokkeerde { es-gold }
es-slot-open = { es-gold }
es-slot-cancelled = { es-gold }, opgeheven
es-slot-won = { es-gold }, wint
es-slot-gone = { es-gold }, gespeeld
es-slot-last = vorige ronde { es-gold }
es-sites = Bouwplaatsen
es-site-down = gedekte bouwplaatskaart
es-site-own = jouw bouwplaatskaart { $part }
es-site-open = bouwplaatskaart { $part }
es-bank = Bank
es-bank-label = Bank: { $cards }, samen { $value }
es-bank-empty = De bank is leeg.
es-bank-pile = { $count } keer { $value }
es-privileges = Privilegekaarten
es-privilege-label = { es-privilege }, kosten { $cost }
es-privilege-sold = { es-privilege }, al weg
es-track = Overwinningspunten en privilegepunten
es-track-of = { $seat }: { $points } overwinningspunten, { $discs } privilegepunten
es-hand = Jouw goudkaarten
es-hand-count = { $count ->
    [one] 1 goudkaart in de hand
   *[other] { $count } goudkaarten in de hand
}
es-hand-pile = { $count } keer { es-gold }
es-gold-owned = Goud: { $value }
es-site-cards = Jouw bouwplaatskaarten
es-wished = Gereserveerd: { $privilege }
es-stop-aside = Bouwstopmarker ligt opzij
es-blockade-aside = Blokkademarker ligt opzij
es-reconstructed = Getallen deels gereconstrueerd
es-orders-first = { $seat } eerst
es-takes-with = { $count ->
    [0] Zonder 5
   *[other] { $count } × 5
}
es-moves-from = Uit { $part } (steen van { $seat })
es-wishes = Privilege reserveren
es-hint-parts = Kies een paleisdeel.
es-hint-move = Kies een paleisdeel waarvan je de laatste steen wilt verplaatsen; dan lichten de doelen op.
es-hint-backs = Kies een gedekte kaart van een ander.
es-legend = ◆ rood ● blauw ▲ geel ■ groen ▒ gedekt ✗ blokkade ! stop $ goudbuidel ▶ beurt

## Kort, voor de terminal

es-cell-stop = Bouwstop: { $part }
es-cell-plan = { $first }–{ $last } loon { $wage }
es-cell-sold-out = Alle privilegekaarten zijn weg.
es-cell-cheapest = Privileges zijn er vanaf { $cost } privilegepunten.
es-cell-payable = Betaalbaar: { $cards }
es-col-points = OP
es-col-discs = PP
es-col-stones = St.
es-col-hand = Hd.
es-col-sites = Plek
