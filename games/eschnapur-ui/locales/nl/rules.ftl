### De spelregels om aan tafel na te lezen, en wat er voor het spel in te stellen is.

## composed from the sections of the rules

rules-goal-title = Waar het om gaat
rules-goal =
    Jullie bouwen aan het nieuwe paleis van de maharadja van Eschnapur. Elke ronde leg je gedekt goud voor vijf hoge ambtenaren en kies je gedekt twee paleisdelen waarin je bouwt.

    Is een paleisdeel vol, dan krijgt iedereen die eraan heeft meegebouwd loon en overwinningspunten. Wie aan het eind de meeste overwinningspunten heeft, wint.

rules-setup-title = Voorbereiding
rules-setup =
    De acht paleisdelen liggen in aanbouw naast elkaar. Ieder heeft 20 bouwstenen van een kleur, een bouwplaatskaart voor elk paleisdeel en 16 goudkaarten: twee keer 0, twee keer 1, drie keer 2, vier keer 3, twee keer 4 en drie keer 5. Met twee spelers komen er twee keer 2 en één keer 1 bij.

    De bank is leeg. Ze wordt gevuld met het goud dat jullie uitspelen. De tien privilegekaarten liggen open, gesorteerd naar kosten.

rules-sites-title = Fase 1: bouwplaatsen kiezen
rules-sites =
    Iedereen kiest tegelijk en in het geheim precies twee verschillende paleisdelen die nog in aanbouw zijn. Ze worden pas opengelegd als je in fase 7 aan de beurt bent.

rules-gold-title = Fase 2: goudkaarten leggen
rules-gold =
    Iedereen legt tegelijk en in het geheim precies één goudkaart voor elke ambtenaar. Alleen wie te weinig kaarten heeft, laat zoveel velden leeg als er kaarten ontbreken; welke, mag je zelf kiezen.

    Ligt er van de vorige ronde nog een geblokkeerde kaart op een veld, dan telt die als kaart van deze ronde.

rules-ties-title = Blootleggen en gelijke stand
rules-ties =
    De ambtenaren komen van links naar rechts aan de beurt. Bij elk legt iedereen tegelijk zijn kaart open. De hoogste kaart wint.

    Gelijke hoogste kaarten heffen elkaar op; dan wint de eerstvolgende lagere. Heffen ook die elkaar op, dan wint niemand. Bij 5, 5, 3 en 0 wint de 3; bij 5, 5, 4 en 4 niemand.

    Een 0 wint nooit, maar komt altijd terug in de hand. De kaart die gewonnen heeft, gaat meteen naar de bank. Alle andere blijven tot fase 9 liggen en leveren privilegepunten op.

rules-blockade-title = Fase 3: de blokkademarker
rules-blockade =
    Wie wint, mag de blokkademarker op een gedekte goudkaart van een ander leggen of opzij. De geblokkeerde kaart wordt deze ronde niet opengelegd, levert geen privilegepunten op en blijft voor de volgende ronde bij dezelfde ambtenaar liggen. Wie geblokkeerd wordt, krijgt meteen een bouwsteen.

    In de volgende ronde moet de marker naar iemand anders en naar een andere ambtenaar. Met drie spelers mag het dezelfde speler zijn, maar wel een andere ambtenaar.

rules-stop-title = Fase 4: de bouwstopmarker
rules-stop =
    Wie wint, mag de bouwstopmarker op een paleisdeel in aanbouw leggen of opzij. Daar bouwt deze ronde niemand, en in fase 8 wordt er geen steen in of uit verplaatst.

    Geen enkel paleisdeel ligt twee rondes na elkaar stil.

rules-stones-title = Fase 5: bouwstenen krijgen
rules-stones =
    Hier telt elke kaart: je krijgt zoveel bouwstenen als je kaart waard is. Wie dezelfde waarde heeft gelegd als een ander, krijgt maar de helft, naar boven afgerond. Alle kaarten gaan meteen naar de bank.

    Bij 5, 5, 4 en 3 zijn er 3, 3, 4 en 3 bouwstenen.

rules-order-title = Fase 6: nieuwe speelvolgorde
rules-order =
    Wie wint, verdeelt de speelvolgordemarkers naar keuze; de nieuwe volgorde geldt meteen. Wint niemand, dan blijft ze zoals ze is; in de eerste ronde beslist het lot.

rules-build-title = Fase 7: bouwstenen inzetten
rules-build =
    In speelvolgorde leggen jullie je bouwplaatskaarten open en zet je al je bouwstenen in, alleen in die twee paleisdelen, verdeeld zoals je wilt. Elke steen komt op het laagste vrije veld.

    In het stilgelegde paleisdeel en in volle paleisdelen kan het niet. Stenen waarvoor geen plaats is, houd je voor de volgende ronde.

    Premie: wordt een veld met een goudbuidel bezet, dan neemt iedereen die in dat paleisdeel een steen heeft, in speelvolgorde goud ter waarde van 3 uit de bank.

rules-move-title = Fase 8: bouwsteen verplaatsen
rules-move =
    Wie wint, mag de laatste steen van een paleisdeel, die op het hoogste bezette veld, naar het laagste vrije veld van een ander paleisdeel verplaatsen. De kleur maakt niet uit. Het stilgelegde paleisdeel blijft erbuiten, en een premie is er niet.

rules-settling-title = Fase 9: privilegepunten, loon en waardering
rules-settling =
    Privilegepunten: de waarden van je goudkaarten die nog open liggen worden opgeteld; zoveel privilegepunten krijg je. Daarna gaan de kaarten naar de bank.

    Loon: voor elk vol paleisdeel neemt iedereen die daar een steen heeft het aangegeven loon uit de bank, hoeveel stenen het ook zijn. De coupures kies je zelf. Heeft de bank te weinig, dan krijg je minder of niets.

    Waardering: voor elk vol paleisdeel krijg je de waarde van het veld onder je hoogste steen en 1 punt voor elk van je stenen daar. Daarna gaan de stenen naar de voorraad en is het paleisdeel afgewerkt.

rules-end-title = Einde van het spel
rules-end =
    Het spel eindigt met de ronde waarin het zesde paleisdeel wordt afgewerkt (met drie spelers het vijfde, met twee het vierde).

    Voor de privilegepunten zijn er nog overwinningspunten per plaats: 10, 6, 3 en 0 met vier spelers, 10, 6 en 0 met drie, 6 en 0 met twee. Bij evenveel privilegepunten krijgt iedereen de betere plaats en vervallen de volgende.

    Bij een gelijke stand wint wie meer goud bezit. Is ook dat gelijk, dan delen jullie de overwinning.

rules-few-title = Met twee en drie spelers
rules-few =
    Met drie spelers is paleisdeel 1 vanaf het begin afgewerkt; het telt niet mee.

    Met twee spelers zijn het de paleisdelen 1 en 7. De eerste ambtenaar met de blokkademarker speelt niet mee, je legt maar vier goudkaarten. De privilegekaarten ‘Blokkademarker weigeren’ en ‘Speelvolgordemarker kiezen’ zijn niet in het spel.

rules-privileges-title = Privileges kopen
rules-privileges =
    Met privilegepunten koop je privilegekaarten. Elke kaart is er maar één keer; ze werkt meteen en is dan uit het spel. Je wordt gevraagd wanneer je een kaart kunt betalen en ze effect zou hebben. ‘Deze ronde niet meer vragen’ geldt tot het einde van de ronde.

    Goud en bouwstenen mag je kopen zodra je iets gevraagd wordt: waar kaarten te koop zijn koop je ze meteen, anders reserveer je de koop, en die gaat door vóór de volgende ambtenaar, bouwbeurt of vraag naar privileges. Tot dan ziet niemand het. Zolang alleen anderen gevraagd worden kun je niet kopen; vóór fase 2, in je beurt in fase 7, vóór het loon en na de ronde wordt ieder gevraagd die kan betalen. Wie uit de hand speelt en geen kaart meer heeft, wordt gevraagd als er goud te koop is.

    Willen er twee dezelfde kaart, dan krijgt wie in de speelvolgorde verder vooraan staat haar of, als jullie dat zo hebben ingesteld, wie sneller is. Wie niets krijgt, betaalt niets.

rules-cards-title = De tien privilegekaarten
rules-cards =
    Speelvolgordemarker kiezen: staat in fase 6 de winnaar vast, dan neem jij eerst een marker.

    Gelijke stand winnen: vóór fase 2. Deze ronde win je elke gelijke stand om de hoogste kaart en krijg je in fase 5 altijd het volledige aantal bouwstenen.

    Vrije bouwplaatskeuze: in je beurt in fase 7 bouw je in zoveel paleisdelen als je wilt, alleen niet in het stilgelegde.

    Goudkaarten voor de som van 5: je neemt goud ter waarde van 5 uit de bank.

    Blokkademarker weigeren: de marker gaat van je kaart af voordat de ambtenaar aan de beurt is. De bouwsteen houd je.

    Verbod voor de laatste steen: staat in fase 8 de winnaar vast, dan wijs je een laatste steen aan die blijft liggen.

    Goudkaarten voor de som van 3 en 2 bouwstenen: allebei meteen.

    Bouwstop negeren: in fase 7 bouw je ook in het stilgelegde paleisdeel als je zijn bouwplaatskaart hebt gespeeld, of in fase 8 verplaats je als winnaar ook daarheen of daaruit.

    3 bouwstenen: meteen.

    Kaarten uit de hand spelen: vóór fase 2. Deze ronde leg je niets gedekt en speel je bij elke ambtenaar een kaart uit je hand nadat de anderen hun kaart hebben opengelegd.

rules-known-title = Wat iedereen weet
rules-known =
    Iedereen begint met dezelfde kaarten, en elke kaart die iemand wint of verliest, ligt een keer open. Daarom laat het spel zien welk goud ieder in totaal bezit. Verborgen is alleen welke kaart waar ligt en welke bouwplaatsen gekozen zijn.

rules-rulings-title = Precies gezegd
rules-rulings =
    Uitbetaling: je neemt kaarten met de grootste som die niet hoger is dan waar je recht op hebt. Er wordt niet gewisseld, en wat ontbreekt is verloren.

    Het is de bouwstop, niet de blokkademarker, die in fase 8 het verplaatsen verhindert.

    Zijn de 20 bouwstenen van een kleur op, dan zijn er geen meer.

    Heeft aan het begin van een ronde niemand goud of bouwstenen en koopt niemand ze, dan neemt daarna ieder goud ter waarde van 3. Dat gebeurt hoogstens drie keer zonder dat er gebouwd wordt; in plaats van een vierde keer eindigt het spel.

rules-edition-title = Wat gereconstrueerd is
rules-edition =
    De spelregels noemen niet alle getallen die op het spelmateriaal staan. Bekend zijn de kosten 6 en 10 van twee privilegekaarten en een paleisdeel met de velden 6 tot 16 en loon 11.

    Alle andere veldwaarden, de plaats van de goudbuidels, de lonen en de kosten van de overige acht privilegekaarten zijn gereconstrueerd: zo gekozen dat ze bij de regels en besprekingen passen, maar niet van het origineel afgelezen.

    Wie het spel bezit, kan de juiste getallen in een kopie van het bestand edition.toml zetten en daarmee spelen.

## composed from the options of a match

option-parts = Paleisdelen
option-parts-help = Welke reconstructie van de veldwaarden en lonen?
option-parts-r1 = Alle paleisdelen eindigen op 16
option-parts-r2 = Meer afwisseling in de waarden

option-purchases = Twee willen hetzelfde privilege
option-purchases-help = Wie krijgt het?
option-purchases-sealed = Wie vooraan staat in de speelvolgorde
option-purchases-live = Wie sneller is

option-zeros = Goudkaarten met de waarde 0
option-zeros-help = Wanneer komen opengelegde nullen terug in de hand?
option-zeros-at-once = Meteen na hun ambtenaar
option-zeros-settlement = Pas in fase 9

option-stalemate = Niemand heeft goud of stenen
option-stalemate-help = Wat gebeurt er dan?
option-stalemate-relief = Iedereen neemt goud ter waarde van 3
option-stalemate-end = Het spel eindigt

option-known-gold = Bekend goud
option-known-gold-help = Laat het spel zien welk goud ieder bezit?
option-known-gold-shown = Ja
option-known-gold-memory = Nee, jullie onthouden het zelf
