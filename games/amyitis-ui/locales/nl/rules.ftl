### De regels om aan tafel na te lezen, en wat je voor een partij kunt instellen.

## composed uit de hoofdstukken van de regels

rules-goal-title = Waar het om gaat
rules-goal =
    Koning Nebukadnezar laat in Babylon voor zijn koningin Amyitis hangende tuinen aanleggen. Jullie graven kanalen, halen planten en leggen tuinen aan, en jullie dienen de goden en het hof.

    Dat alles levert prestigepunten op. Wie er aan het einde de meeste heeft, wint. Niets is verborgen; alleen de ambachtskaarten worden elke ronde opnieuw uitgelegd.

rules-setup-title = Voorbereiding
rules-setup =
    De tuinen hebben vier verdiepingen; op elk vak ligt een tuintegel, de betere hogerop. De rivier loopt langs twee zijden van de laagste verdieping.

    Iedereen begint met 4 talenten, 1 kameel en een karavaanleider van niveau 0. De karavaan staat in Babylon.

rules-round-title = Een ronde
rules-round =
    1. Voor iedere speler worden drie ambachtskaarten uitgelegd, in rijen van drie, en de bankiers betalen.

    2. Vanaf de startspeler voert iedereen om beurten één actie uit, tot allen hebben gepast. Met Der Palast gaat er vanaf ronde 2 een paleisfase aan vooraf.

    3. De tempels schenken hun gunsten, daarna komt de processie. Niemand houdt meer dan 2 waren (4 met karavaanleider niveau 3). In het basisspel gaat de startspelerkaart daarna naar links.

rules-recruit-title = Een ambacht in dienst nemen
rules-recruit =
    Neem een open ambachtskaart. De eerste kaart van een rij is gratis, de tweede kost 1 talent, de derde 2. De kaart wordt omgedraaid.

    Boer: een blokje op een akker en de waar ervan. Handelaar: 1 kameel. Ingenieur: een blokje op een kanaal en 2 prestigepunten. Priester: een blokje in een tempel. Hoveling (Der Palast): 1 prestigepunt en 1 veld in het paleis.

rules-fields-title = Akkers
rules-fields =
    Er zijn twee rijen van vijf akkers. Je blokje komt op de voorste vrije akker en je neemt de waar die daar staat afgebeeld.

    Wie de vijfde akker vult, neemt wijn. Dan krijgt de speler met de meeste blokjes in de rij een tuinman, bij gelijke stand degene wiens blokje het verst rechts staat, en de rij wordt leeggemaakt.

rules-canals-title = Kanalen
rules-canals =
    Tussen twee vakken liggen een of twee watersymbolen. Je mag een blokje op een vrij symbool zetten als voltooide kanalen het met de rivier verbinden, van wie ze ook zijn.

    Zijn alle symbolen van een zijde bedekt, dan stroomt daar water. Een vak is bevloeid als er langs minstens één van zijn zijden water stroomt.

rules-caravan-title = De karavaan
rules-caravan =
    Betaal minstens 1 kameel en leid de karavaan met de klok mee, één stap per kameel, plus de gratis stappen van je karavaanleider. Je mag alleen ergens heen als je ook kunt uitvoeren wat de stad biedt.

    Babylon: verkoop 1 of 2 waren voor 3 prestigepunten per stuk en zet dan een blokje zonder punten op een kanaal. Hofsteden: betaal de waar en neem het volgende niveau van een van twee kaarten. Plantensteden: betaal de waar en wat de plantenkaart vraagt, en leg een tuin aan.

    Wijn geldt als elke waar.

rules-court-title = Hofkaarten
rules-court =
    De niveaus neem je op volgorde, en er zijn minder kaarten dan spelers.

    Bankier: aan het begin van elke ronde 1 talent, 2 talenten of 2 talenten en 2 prestigepunten. Karavaanleider: gratis stappen; met niveau 2 de waar op de kaart, met niveau 3 mag je 4 waren houden. Paleis: meteen prestigepunten, met elk niveau meer. Tuinman: vervangt bij het planten één stap kwaliteit en wordt dan teruggegeven.

rules-planting-title = Planten
rules-planting =
    De tuin moet bevloeid zijn en de plant goed genoeg: kwaliteit 1 voor de laagste verdieping, 2 voor de tweede, 3 voor de derde en de top. Elke tuinman die je teruggeeft, telt er 1 bij op.

    Je neemt de tegel met zijn punten en alles wat erop staat. Dan worden de kanalen beloond: wie er de meeste blokjes omheen heeft, krijgt 3 prestigepunten, wie er verder een blokje heeft 1. Hebben meer spelers de meeste, dan krijgt ieder van hen 1.

    Daarna wordt de plantenkaart van de stad omgedraaid.

rules-passing-title = Passen
rules-passing =
    Wie past, doet deze ronde niets meer, maar krijgt telkens als de beurt zou komen 1 talent, zolang er nog iemand speelt. Past de laatste speler, dan eindigen de acties meteen.

rules-temples-title = Tempels
rules-temples =
    Een blokje komt op de eerste plaats en schuift de andere op; het vijfde valt eruit. Aan het einde van de ronde worden de spelers met de meeste en op een na meeste blokjes begunstigd; bij gelijke stand gaat het nieuwste blokje voor. Grijze blokjes tellen niet.

    Isjtar: 1 kameel en 1 talent; de tweede neemt een van beide. Marduk: 3 prestigepunten; de tweede 1. Tammuz: een oogst zoals met een boer; de tweede mag een waar ruilen.

rules-procession-title = De processie
rules-procession =
    De speler rechts van de startspeler, of wie de eigenschap Processie heeft, leidt een grijs blokje naar een tempel naar keuze. Het schuift de andere op zoals een priester.

rules-palace-title = Der Palast: het paleisspoor
rules-palace =
    Een hoveling levert 1 veld op, een edelman 2. Een edelman mag je in elke beurt voor 2 talenten in dienst nemen; hij heeft geen kaart nodig.

    Wie op een bezet veld komt, ligt daar boven op de anderen. Wie verder is, gaat voor; op hetzelfde veld de bovenste schijf.

rules-abilities-title = Der Palast: de paleisfase
rules-abilities =
    Vanaf ronde 2 neemt iedereen op het spoor in die volgorde één eigenschap; met twee spelers neem je er om beurten ieder twee. Wie nog niet op het spoor staat, neemt er geen.

    Startspeler: meteen. Neemt niemand hem, dan gaat de kaart naar de volgende speler. Processie: jij leidt haar deze ronde. Neemt niemand haar, dan doet de rechterbuur van de startspeler het. Ambacht: één keer deze ronde een willekeurig ambacht in plaats van een kaart, gratis. Lagere hoveling: meteen 1 veld en 1 talent.

rules-end-title = Einde van het spel
rules-end =
    Het spel eindigt met de ronde waarin er nog 4 of minder tuintegels liggen (3 met twee spelers), uiterlijk na ronde 25.

    Wie de meeste tuinen heeft aangelegd, krijgt de gunst van Amyitis: 10 prestigepunten, 5 met twee spelers. Hebben meer spelers de meeste, dan delen ze die, naar beneden afgerond. De meeste prestigepunten winnen; bij gelijke stand delen jullie de overwinning.

rules-few-title = Met twee en drie spelers
rules-few =
    Er zijn minder ambachtskaarten en minder hofkaarten. Met twee spelers blijven vier vakken van de tuinen leeg.

rules-rulings-title = Heel precies
rules-rulings =
    Wat niet in de voorraad is, krijg je niet. Er zijn 30 talenten, 14 kamelen en 7 van elke waar.

    Je betaalt nooit meer kamelen dan nodig en nooit nul. De karavaan gaat niet helemaal rond.

    De volgorde van de paleisfase ligt aan het begin vast, ook als de lagere hoveling iemand verplaatst. Een stap voorbij het laatste veld vervalt, maar de schijf komt bovenop.

rules-edition-title = Wat gereconstrueerd is
rules-edition =
    Geen regeltekst noemt wat er op het materiaal gedrukt staat. De tuintegels, de waren van de steden, de plantenkaarten, de getallen van de tempels, de beloning voor kanalen en de aantallen kaarten zijn gereconstrueerd, net als enkele regels, zoals wat de processie doet.

    Ze zijn zo gekozen dat het spel zo lang duurt als men zegt en geen enkele plaats ver voorligt. Wie het spel bezit, kan de juiste getallen in een kopie van het bestand edition.toml zetten en daarmee spelen.

## composed uit de instellingen van een partij

option-expansion = Uitbreiding Der Palast
option-expansion-help = Met hovelingen, edellieden en de paleisfase?
option-expansion-palace = Met Der Palast
option-expansion-none = Basisspel

option-field-tie = Gelijke stand in een akkerrij
option-field-tie-help = Wie krijgt de tuinman?
option-field-tie-rightmost = Het blokje het verst rechts
option-field-tie-none = Niemand

option-temple-tie = Gelijke stand in een tempel
option-temple-tie-help = Wie gaat voor?
option-temple-tie-latest = Het nieuwste blokje
option-temple-tie-earliest = Het oudste blokje

option-procession = Processie
option-procession-help = Wat doet ze?
option-procession-neutral = Een grijs blokje gaat een tempel in
option-procession-clear = Een tempel wordt leeggemaakt

option-seat-talents = Talenten voor latere plaatsen
option-seat-talents-help = Een huisregel voor Der Palast: wie later aan de beurt is, begint met meer talenten.
option-seat-talents-none = Nee
option-seat-talents-palace = Ja
