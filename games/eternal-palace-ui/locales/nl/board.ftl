### Eternal Palace: het bord, de panelen en de terminal.

## De tuin

ep-b-garden = De tuin
ep-b-short = { $place ->
    [fish-market] Vismarkt
    [academy] Academie
    [pavilion] Paviljoen
    [forest] Woud
    [serenity] Sereniteit
    [quarry] Steengroeve
    [temple] Tempel
    [kiln] Drakenoven
    [mine] Mijn
    [ox] Os
    [forge] Smederij
    [market] Markt
    [bridge] Brug
    [labyrinth] Labyrint
    [river] Riviermarkt
   *[scrolls] Schriftrollen
}
ep-b-lies = { $master ->
    [yes] Dobbelstenen van de Meester: { $dice }.
   *[no] Dobbelstenen van { $who }: { $dice }.
}
ep-b-crowd = De drukte kost { ep-fish }.
ep-b-step = { $who } staat op veld { $step } van { $steps }.
ep-b-price = De prijs is { $goods }.
ep-b-monument-of = Het monument is van { $who }.
ep-b-monument-free = Het monument is nog van niemand.
ep-b-marks = { $who } heeft markers op { $fields }.
ep-b-token = Hier ligt een blikvangermarker voor wie het eerst klaar is.
ep-b-court-of = { $who } staat hier: { ep-court }.
ep-b-field = Het { $field ->
    [top] bovenste
    [middle] middelste
   *[bottom] onderste
} veld is vrij.
ep-b-field-of = { $who } heeft een marker op het { $field ->
    [top] bovenste
    [middle] middelste
   *[bottom] onderste
} veld.
ep-b-compositions = Composities
ep-b-composition = { $layers } leveren { $reward ->
    [palace] een paleisstap
    [resource] 1 grondstof naar keuze
    [three-resources] 3 grondstoffen naar keuze
    [three-fish] 3 vissen
    [two-wisdom] 2 wijsheid
   *[nothing] niets meteen
}{ $points ->
    [0] .
    [one] {" "}en 1 punt.
   *[other] {" "}en { $points } punten.
}
ep-b-claimed = { $who } heeft deze: { $card }

## De ronde en het hof

ep-b-round = Ronde { $round } · { $phase ->
    [set-up] Opstelling
    [roll] Worp
    [plan] Plan
    [play] Spel
    [wrap-up] Afsluiting
   *[over] Einde
}
ep-b-last-round = Laatste ronde! { $who } heeft acht lagen
ep-b-row = Spelersvolgorde
ep-b-active = Is aan de beurt.
ep-b-grouping = Verdeelt de dobbelstenen.
ep-b-grouped = Heeft de dobbelstenen verdeeld.
ep-b-dice = Gegooid: { $dice }.
ep-b-bid = Heeft een privilege geboden.
ep-b-holds = Nog te leggen: { $dice }.
ep-b-palace = Paleisspoor
ep-b-palace-of = { $who }: veld { $space }
ep-b-advisers = Adviseurs
ep-b-pile = { $count ->
    [one] 1 adviseur in de stapel
   *[other] { $count } adviseurs in de stapel
}
ep-b-adviser = { $name }. { $does } Kosten: { $cost }.
ep-b-class = { $class ->
    [patron] Begunstiger: werkt één keer, meteen, en vertrekt weer.
    [trader] Handelaar: één keer per ronde, op elk moment van je beurt.
    [diplomat] Diplomaat: één keer per ronde, op elk moment van je beurt; iemand anders krijgt een geschenk.
   *[artisan] Ambachtsman: werkt vanzelf, één keer per ronde.
}
ep-b-paintings = De schilderijen
ep-b-painting = { $master ->
    [yes] Schilderij van de Meester
   *[no] Schilderij van { $who }
} met { $count ->
    [one] 1 laag
   *[other] { $count } lagen
}: { $pieces }
ep-b-painting-empty = { $master ->
    [yes] Het papier van de Meester is nog leeg
   *[no] Het papier van { $who } is nog leeg
}
ep-b-picture = Eternal Palace: het schilderij van { $who }

## Antwoorden

ep-b-ways = Alle { $count } manieren
ep-b-trays-how = Kies een dobbelsteen en dan het bakje waar hij in gaat.
ep-b-hold = De { $face } in de hand nemen
ep-b-group = Groep { $dice }, samen { $sum }
ep-b-turned = Dobbelsteen eerst veranderen
ep-b-use = Je kunt ook inzetten
ep-b-free = gratis

## Wat iemand heeft

ep-b-hand = Je goederen, dobbelstenen en adviseurs
ep-b-trays = Je dobbelstenen
ep-b-drawn = Kaarten die je hebt getrokken
ep-b-own-advisers = Je adviseurs
ep-b-known = Je kent de bovenste kaart van de stapel: { $adviser }
ep-b-used = Deze ronde ingezet.
ep-b-goods = Goederen: { $goods }
ep-b-palace-space = Paleisveld { $count }
ep-b-layers = { $count ->
    [one] 1 laag
   *[other] { $count } lagen
}
ep-b-features = { $count ->
    [one] 1 blikvanger
   *[other] { $count } blikvangers
}
ep-b-dice-held = { $count } dobbelstenen
ep-b-monument = Monument: { ep-place }
ep-b-completion = Voltooiingsprijs
ep-b-sequence = Reeksprijs
ep-b-seals = { $count ->
    [one] 1 keizerlijk zegel
   *[other] { $count } keizerlijke zegels
}
ep-b-strategy-name = { $strategy ->
    [balance] Evenwicht
    [enlightenment] Verlichting
    [perception] Waarneming
    [ascent] Opgang
    [descent] Neergang
   *[uncertainty] Onzekerheid
}
ep-b-strategy = Strategie: { ep-b-strategy-name }. Moeilijkheid: { $difficulty ->
    [apprentice] Leerling
    [journeyman] Gezel
   *[master] Meester
}.
ep-b-master-back = De meesterkaarten; er wordt er een omgedraaid als je je dobbelstenen hebt verdeeld
ep-b-master-card = Deze meesterkaart verdeelt de dobbelstenen van de Meester; hij speelt van boven naar beneden

## Terminal

ep-b-legend = ◆ ● ▲ ■ ★ spelers  ▶ gevraagd  getal na de naam: drukte  * blikvanger  ! klaar
ep-b-col-fish = vis
ep-b-col-wisdom = wij
ep-b-col-wood = hou
ep-b-col-stone = ste
ep-b-col-kaolin = kao
ep-b-col-bronze = bro
ep-b-col-tokens = prv
ep-b-col-palace = pal
ep-b-col-layers = lag
ep-b-col-dice = stenen
