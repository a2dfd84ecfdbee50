### De regels om aan tafel na te lezen, en wat je voor een partij kunt instellen.

## composed uit de hoofdstukken van de regels

rules-goal-title = Waar het om gaat
rules-goal =
    Jullie schilderen de tuin van de keizer. Elke ronde werp je je dobbelstenen, verdeel je ze in het geheim in groepen en plaats je de groepen op plaatsen waarvan ze samen het getal vormen.

    Wie op een plaats het einde haalt, voegt de laag ervan aan het schilderij toe. De ronde waarin iemand acht lagen heeft, is de laatste. De meeste punten winnen.

rules-setup-title = Voorbereiding
rules-setup =
    Iedereen begint met drie dobbelstenen, 3 vissen (4 met vier en vijf spelers), 2 wijsheid en van elke grondstof één: hout, steen, kaolien, brons. Twee andere dobbelstenen van iedere speler wachten in het paleis.

    Er ligt één adviseur meer open dan er spelers zijn. Goederen, adviseurs, dobbelstenen en schilderijen zijn voor iedereen zichtbaar.

rules-roll-title = 1. Worp
rules-roll =
    Iedereen werpt alle dobbelstenen die hij heeft. Wie het minst heeft geworpen, begint; bij gelijke stand blijft de volgorde zoals ze was.

rules-plan-title = 2. Plan
rules-plan =
    Tegelijk en in het geheim verdeelt iedereen de dobbelstenen in groepen van minstens één dobbelsteen. Is iedereen klaar, dan worden de groepen getoond; daarna veranderen ze niet meer.

rules-play-title = 3. Spel
rules-play =
    Op volgorde plaatst iedereen de ene groep na de andere, tot alle geplaatst zijn. Een groep bezoekt een plaats met een getal als haar dobbelstenen samen dat getal vormen. De Eeuwige Brug neemt precies één dobbelsteen met elke waarde, de Keizerlijke Schriftrollen nemen alles.

    Handelaars en diplomaten mag je voor het plaatsen en na het betalen gebruiken, elk één keer per ronde.

rules-wisdom-title = Wijsheid verandert dobbelstenen
rules-wisdom =
    Vlak voordat je een groep plaatst, verandert 1 wijsheid één dobbelsteen met één omhoog of omlaag, 2 wijsheid veranderen een 6 in een 1 of een 1 in een 6. Zo vaak je wilt; het spel neemt de goedkoopste weg.

rules-crowd-title = Drukte
rules-crowd =
    Een plaats bezoeken kost 1 vis voor iedere speler die er deze ronde al dobbelstenen heeft, jijzelf ook. Hoeveel dobbelstenen maakt niet uit. Bij de Schriftrollen is het nooit druk.

rules-places-title = De plaatsen
rules-places =
    1 Vismarkt: trek drie adviseurs. Benoem er één voor zijn grondstoffen en neem 3 vissen, of benoem er één voor 3 vissen, of neem 3 vissen. Eén kaart gaat boven op de stapel terug.

    2 Academie: benoem een open adviseur, voor zijn grondstoffen met 2 wijsheid erbij, of voor 2 wijsheid.

    3, 5, 8, 10 Monumenten: betaal hout, steen, kaolien of brons. De prijs stijgt met elk bezoek met één. Je neemt het monument, ook van een ander, een paleisstap en de laag.

    4 Woud, 6 Steengroeve: 1 hout of steen, 3 met twee dobbelstenen en meer. 9 Mijn, 11 Smederij: 1 kaolien of brons, 3 met drie dobbelstenen en meer.

    7 Tempel: 3 wijsheid. Met precies twee dobbelstenen markeer je het paar; twee verschillende paren geven de laag.

    12 Paleismarkt: 3, 4 of 5 verschillende beloningen voor twee, drie, vier dobbelstenen. Twee verschillende aantallen geven de laag.

    Bij 1, 2, 4, 6, 9 en 11 gaat je marker met elk bezoek een stap vooruit; bovenaan krijg je de laag. Eeuwige Brug: loop zo ver als de dobbelsteen toont en neem alles onderweg. Schriftrollen: 2 vissen of 1 wijsheid, met twee dobbelstenen en meer ook een grondstof in plaats daarvan.

rules-advisers-title = Adviseurs
rules-advisers =
    Begunstigers werken meteen en worden afgelegd. Handelaars: betaal wat links staat, neem wat rechts staat. Diplomaten: geef wat links staat aan een ander. Ambachtslieden werken vanzelf. Allen behalve begunstigers werken één keer per ronde.

rules-painting-title = Het schilderij
rules-painting =
    Geen laag komt twee keer voor. Wie een spoor, de Tempel, de Markt of de Brug als eerste voltooit, schildert er ook een blikvanger bij.

rules-wrap-up-title = 4. Afsluiting
rules-wrap-up =
    De dobbelstenen komen terug, adviseurs zijn weer klaar, nieuwe liggen open. Wie de minste dobbelstenen heeft, krijgt er een uit het paleis (met vier en vijf spelers krijgen twee spelers er een); bij gelijke stand wie verder is op het paleisspoor, dan wie verder vooraan staat.

rules-end-title = Einde van het spel
rules-end =
    Wie als eerste acht lagen heeft, neemt de Voltooiingsprijs. De ronde wordt uitgespeeld. De langste getallenreeks in een schilderij krijgt de Reeksprijs; bij gelijke stand de hoogste.

    Het verst op het paleisspoor: 3 zegels; tweede: 1 zegel, als hij minstens half zo ver is. Lagen, blikvangers, monumenten, prijzen en zegels tellen 1 punt. Bij gelijke stand beslist de hoogste laag.

rules-privileges-title = Module: Privileges
rules-privileges =
    Na het verdelen mag iedereen op volgorde een privilege bieden. Wie heeft geboden, wisselt met de linkerbuur, behalve als die ook heeft geboden. Privileges komen van het derde veld van de Brug, de Paleismarkt en vier adviseurs.

rules-labyrinth-title = Module: Labyrint
rules-labyrinth =
    Je bezoekt het met één dobbelsteen. Betaal een pad in vis en neem wat aan het einde ligt. Het midden geeft laag X. Vandaar mag je, zoals van elk ander veld, langs elk pad verder.

rules-river-title = Module: Riviermarkt
rules-river =
    Je bezoekt hem met één dobbelsteen. Betaal een grondstof voor een veld van de vraagkaart; je marker gaat vooruit, en bovenaan is laag X. Zijn alle velden gevuld, dan geeft elke marker de beloning, en wie er geen heeft, betaalt de boete.

rules-compositions-title = Module: Composities
rules-compositions =
    Wie als eerste de drie lagen van een compositie heeft, neemt de kaart met haar beloning; haar punten tellen aan het einde.

rules-alternatives-title = Module: alternatieve plaatsen
rules-alternatives =
    Vismarkt: trek één kaart, dan nog een per vis. Academie: alleen grondstoffen, en 1 wijsheid gaat in de pot; of neem de pot. Tempel: 1 wijsheid, 3 voor een grondstof, 6 voor twee. Paleismarkt: tot 1, 2 of 3 sterkere beloningen. Brug: andere beloningen.

rules-master-title = Alleen: de Meester
rules-master =
    De Meester heeft eigen dobbelstenen en goederen, en een kaart ordent zijn dobbelstenen. Hij speelt de bovenste groep die overeenkomt met een van jou die nog over is, anders zijn bovenste. Is de plaats met dat getal vrij en helpt ze hem, dan gaat hij daarheen; anders volgt hij zijn strategie van boven naar beneden. Het verloop zegt waarom.

    Aan het einde telt hij naar moeilijkheid: hij neemt overgebleven blikvangermarkers van sporen waarop hij verder is (op niveau Meester alle), en vanaf gezel ruilt hij goederen voor paleisvelden en scoort hij verre velden. Je wint alleen met meer punten dan hij.

rules-rulings-title = Heel precies
rules-rulings =
    Wat een bezoek oplevert, kan niet voor het bezoek betalen. Van vaste beloningen kun je niet afzien. Een teruggelegde kaart kent alleen wie haar heeft teruggelegd.

    In het Labyrint, op de Riviermarkt en bij de Schriftrollen doet de waarde van de dobbelstenen er niet toe, dus worden ze daar niet veranderd.

    Is er maar één antwoord mogelijk, dan wordt het meteen gegeven, en het verloop zegt het. Alleen met getrokken adviseurs in de hand word je toch gevraagd, anders zouden de anderen weten wat je hebt.

rules-edition-title = Wat gereconstrueerd is
rules-edition =
    De regeltekst toont veel alleen als plaatje. De lengte van de sporen, de beloningen van de Brug, kosten en aantallen van adviseurs, het Labyrint, de composities, de kaarten van de Meester en de volgorde van zijn strategieën zijn gereconstrueerd, net als de namen van de adviseurs en van de meeste blikvangers.

    Ze zijn zo gekozen dat een partij zes tot tien ronden duurt. Wie het spel bezit, kan de juiste getallen in een kopie van het bestand edition.toml zetten en daarmee spelen.

## composed uit de instellingen van een partij

options-from-privileges = Modules
option-privileges = Privileges
option-privileges-help = Bied op je plaats in de volgorde. Niet alleen.
option-privileges-off = Zonder
option-privileges-on = Met
option-labyrinth = Labyrint
option-labyrinth-help = Paden voor vis, en in het midden een laag. Hoogstens één van Labyrint, Riviermarkt en Composities.
option-labyrinth-off = Zonder
option-labyrinth-on = Met
option-river = Riviermarkt
option-river-help = Grondstoffen voor gezamenlijke opdrachten. Hoogstens één van Labyrint, Riviermarkt en Composities.
option-river-off = Zonder
option-river-on = Met
option-compositions = Composities
option-compositions-help = Een wedloop om groepen van drie lagen. Hoogstens één van Labyrint, Riviermarkt en Composities.
option-compositions-off = Zonder
option-compositions-on = Met
options-from-alt-fish-market = Alternatieve plaatsen
option-alt-fish-market = 1 Vismarkt
option-alt-fish-market-help = Je trekt één kaart in plaats van drie, en voor elke vis nog een.
option-alt-fish-market-off = Basisspel
option-alt-fish-market-on = Alternatieve plaats
option-alt-academy = 2 Academie
option-alt-academy-help = Adviseurs alleen voor grondstoffen; elk legt 1 wijsheid in een pot, die je in plaats van een adviseur kunt nemen.
option-alt-academy-off = Basisspel
option-alt-academy-on = Alternatieve plaats
option-alt-temple = 7 Tempel
option-alt-temple-help = 1 wijsheid voor niets, 3 voor een grondstof, 6 voor twee.
option-alt-temple-off = Basisspel
option-alt-temple-on = Alternatieve plaats
option-alt-market = 12 Paleismarkt
option-alt-market-help = Minder beloningen, maar sterkere, ook adviseurs en stappen op de sporen.
option-alt-market-off = Basisspel
option-alt-market-on = Alternatieve plaats
option-alt-bridge = Eeuwige Brug
option-alt-bridge-help = Onderweg liggen vooral grondstoffen.
option-alt-bridge-off = Basisspel
option-alt-bridge-on = Alternatieve plaats
options-from-strategy = Alleen tegen de Meester
option-strategy = Zijn strategie
option-strategy-help = Evenwicht is voor een eerste partij; het gaat niet samen met Labyrint of Riviermarkt.
option-strategy-balance = Evenwicht
option-strategy-enlightenment = Verlichting (de Brug)
option-strategy-perception = Waarneming (Labyrint of Riviermarkt)
option-strategy-ascent = Opgang (hoge getallen)
option-strategy-descent = Neergang (lage getallen)
option-strategy-uncertainty = Onzekerheid (monumenten)
option-difficulty = Moeilijkheid
option-difficulty-help = Hoe hij aan het einde telt.
option-difficulty-apprentice = Leerling
option-difficulty-journeyman = Gezel
option-difficulty-master = Meester
options-from-kind17 = Uitleg van de regels
option-kind17 = De Ambassadeur geeft
option-kind17-help = De regels zeggen 3 wijsheid; 3 vissen zou bij de andere diplomaten passen.
option-kind17-wisdom = 3 wijsheid
option-kind17-fish = 3 vissen

## composed: welkom en uitleg

welcome-you = Jij bent een van de beste schilders en mag de tuin van de keizer schilderen.
welcome-aim = Wie op een plaats het einde haalt, schildert de laag ervan; wie er als eerste acht heeft, leidt het einde in. De meeste punten winnen.
welcome-round = Elke ronde werp je, verdeel je je dobbelstenen in het geheim in groepen en plaats je die een voor een op plaatsen waarvan ze het getal vormen.
lesson-group = Verdeel je dobbelstenen in groepen: elke groep bezoekt straks een plaats waarvan het getal haar som is. Veel kleine groepen geven veel bezoeken, grote halen de hoge getallen.
lesson-place = Kies een groep en een verlichte plaats. Waar al dobbelstenen liggen, kost de drukte vissen; wijsheid verandert dobbelstenen. Wie als eerste aan het einde van een spoor is, schildert ook een blikvanger.
lesson-adviser = Adviseurs geven goederen of helpen elke ronde. Neem er vroeg een die bij je plan past; aan het einde tellen ze zelf niet.
lesson-goods = Grondstoffen betalen monumenten en adviseurs, vissen de drukte, wijsheid verandert dobbelstenen. Wie van alles wat heeft, kan veel plaatsen kiezen.
lesson-feature = Als eerste op deze plaats schilder je een blikvanger. Ze tellen allemaal 1 punt; neem wat je mooi vindt.
lesson-bid = Met een privilege ga je je linkerbuur in de volgorde voorbij, als die niet ook biedt. Dat loont als jullie naar dezelfde plaats willen.
lesson-labyrinth = Betaal een pad in vissen en neem wat aan het einde ligt. Wie het midden haalt, schildert een eigen laag.
lesson-river = Vul een veld van de vraagkaart. Is ze vol, dan krijgen allen met markers de beloning, en wie er geen heeft, betaalt.
