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

    3. Eerst komt de processie, daarna schenken de tempels hun gunsten. Niemand houdt meer dan 2 waren (4 met karavaanleider niveau 2). In het basisspel gaat de startspelerkaart daarna naar links.

rules-recruit-title = Een arbeider in dienst nemen
rules-recruit =
    Neem een open ambachtskaart. De eerste kaart van een rij is gratis, de tweede kost 1 talent, de derde 2. De kaart wordt omgedraaid.

    Boer: een blokje op een akker en de waar ervan. Handelaar: 1 kameel. Ingenieur: een blokje op een kanaal en 2 prestigepunten. Priester: een blokje in een tempel. Hoveling (Der Palast): 1 prestigepunt en 1 veld in het paleis.

rules-fields-title = Akkers
rules-fields =
    Er zijn twee rijen van vijf akkers. Je blokje komt op de voorste vrije akker en je neemt de waar die daar staat afgebeeld.

    Wie de vijfde akker vult, neemt wijn. Dan krijgt de speler met de meeste blokjes in de rij een tuinman, bij gelijke stand niemand, en de rij wordt leeggemaakt.

rules-canals-title = Kanalen
rules-canals =
    Tussen twee vakken liggen een of twee watersymbolen. Je mag een blokje op een vrij symbool zetten als voltooide kanalen het met de rivier verbinden, van wie ze ook zijn.

    Zijn alle symbolen van een zijde bedekt, dan stroomt daar water. Een vak is bevloeid als aan minstens één van zijn zijden alle symbolen bedekt zijn.

    Grijze blokjes tussen beplante tuinen leiden water zoals alle andere, zodra een kanaal vanaf de rivier ze bereikt.

rules-caravan-title = De karavaan
rules-caravan =
    Betaal minstens 1 kameel en leid de karavaan met de klok mee, één stap per kameel, plus de gratis stappen van je karavaanleider. Je mag alleen ergens heen als je ook kunt uitvoeren wat de stad biedt.

    Babylon: verkoop 1 of 2 waren voor 3 prestigepunten per stuk en zet dan een blokje zonder punten op een kanaal. Hofsteden: betaal de waar en neem het volgende niveau van een van twee kaarten. Plantensteden: betaal de waar en wat de plantenkaart vraagt, en leg een tuin aan.

    Wijn geldt als elke waar.

rules-court-title = Hofkaarten
rules-court =
    De niveaus neem je op volgorde, en er zijn minder kaarten dan spelers.

    Bankier: aan het begin van elke ronde 1 talent, 2 talenten of 2 talenten en 2 prestigepunten. Karavaanleider: 2 gratis stappen, dan 4; met niveau 2 ook de waar op de kaart, en je mag 4 waren houden. Paleis: zes niveaus met meteen 2, 3, 4, 5, 7 en 10 prestigepunten. Tuinman: vervangt bij het planten één stap kwaliteit en wordt dan teruggegeven.

rules-planting-title = Planten
rules-planting =
    De tuin moet bevloeid zijn en de plant goed genoeg: kwaliteit 1 voor de laagste verdieping, 2 voor de tweede, 3 voor de derde en de top. Elke tuinman die je teruggeeft, telt er 1 bij op.

    Je neemt de tegel met zijn punten en alles wat erop staat. Dan worden de kanalen beloond: wie er als enige de meeste blokjes omheen heeft, krijgt zoveel prestigepunten als de plantenkaart kwaliteit toont, 1 of 2; tuinmannen tellen niet mee. Hebben meer spelers de meeste, dan krijgt niemand iets.

    Elk vrij watersymbool tussen deze tuin en beplante buren krijgt een grijs blokje.

    Daarna wordt de plantenkaart van de stad omgedraaid.

rules-passing-title = Passen
rules-passing =
    Wie past, doet deze ronde niets meer, maar krijgt telkens als de beurt zou komen 1 talent, zolang er nog iemand speelt. Past de laatste speler, dan eindigen de acties meteen.

rules-temples-title = Tempels
rules-temples =
    Een blokje komt op de eerste plaats en schuift de andere op; het vijfde valt eruit. Aan het einde van de ronde worden de spelers met de meeste en op een na meeste blokjes begunstigd; bij gelijke stand gaat het oudste blokje, het verst rechts, voor. Met twee spelers wordt alleen de eerste begunstigd. Grijze blokjes tellen niet.

    Isjtar: 1 kameel of 1 talent; de tweede krijgt het andere. Marduk: 2 prestigepunten; de tweede 1. Tammuz: een oogst zoals met een boer; de tweede mag een waar ruilen.

rules-procession-title = De processie
rules-procession =
    De speler rechts van de startspeler, of wie de eigenschap Processie heeft, zet gratis een eigen blokje in een tempel naar keuze, voordat de tempels hun gunsten schenken. De twee andere tempels krijgen elk een grijs blokje. Alle schuiven zoals een priester.

rules-palace-title = Der Palast: het paleisspoor
rules-palace =
    Een hoveling levert 1 veld op, een edelman 2. Een edelman mag je in elke beurt voor 2 talenten in dienst nemen; hij heeft geen kaart nodig.

    Wie op een bezet veld komt, ligt daar boven op de anderen. Wie verder is, gaat voor; op hetzelfde veld de bovenste marker.

rules-abilities-title = Der Palast: de paleisfase
rules-abilities =
    Vanaf ronde 2 neemt iedereen op het spoor in die volgorde één eigenschap; met twee spelers neem je er om beurten ieder twee. Wie nog niet op het spoor staat, neemt er geen.

    Startspeler: meteen. Neemt niemand hem, dan gaat de kaart naar de volgende speler. Processie: jij leidt haar deze ronde. Neemt niemand haar, dan doet de rechterbuur van de startspeler het. Ambacht: één keer deze ronde een willekeurig ambacht in plaats van een kaart, gratis. Lagere hoveling: meteen 1 veld en 1 talent.

rules-end-title = Einde van het spel
rules-end =
    Het spel eindigt met de ronde waarin er nog 4 of minder tuintegels liggen (3 met twee spelers), uiterlijk na ronde 25.

    Amyitis begunstigt iedereen naar het aantal eigen tuinen. Met vier: 5 prestigepunten voor 3 of 4, 10 vanaf 5. Met drie: 5 voor 4 of 5, 10 vanaf 6. Met twee: 5 voor 5 of 6, 10 vanaf 7. Elke overgebleven waar levert 1 prestigepunt op. De meeste prestigepunten winnen; bij gelijke stand delen jullie de overwinning.

rules-few-title = Met twee en drie spelers
rules-few =
    Er zijn minder ambachtskaarten en minder hofkaarten. Met twee spelers blijven drie vakken van de tuinen leeg en wordt in de tempels alleen de eerste begunstigd.

rules-rulings-title = Heel precies
rules-rulings =
    Wat niet in de voorraad is, krijg je niet. Er zijn 30 talenten, 14 kamelen en 7 van elke waar.

    Je betaalt nooit meer kamelen dan nodig en nooit nul. De karavaan gaat niet helemaal rond.

    De volgorde van de paleisfase ligt aan het begin vast, ook als de lagere hoveling iemand verplaatst. Een stap voorbij het laatste veld vervalt, maar de marker komt bovenop.

rules-earlier-title = Eerder begonnen partijen
rules-earlier =
    Een partij die volgens de eerste regels is begonnen, gaat volgens die regels verder; haar bord toont die getallen. Daar kwam de processie na de tempels en leidde ze een grijs blokje naar een ervan, bij gelijke stand ging het nieuwste blokje voor, en ook met twee spelers werd de tweede begunstigd.

    Isjtar gaf de eerste een kameel en een talent en liet de tweede kiezen, Marduk gaf 3 en 1. Kanalen leverden 3 op voor de meeste blokjes en 1 voor alle andere; grijze blokjes lagen daar nooit. Bij gelijke stand in een akkerrij kreeg het blokje het verst rechts de tuinman. Karavaanleiders en paleizen hadden elk drie niveaus. Amyitis begunstigde alleen wie de meeste tuinen had, en overgebleven waren leverden niets op.

rules-edition-title = Wat gereconstrueerd is
rules-edition =
    De regels van het basisspel volgen een uitvoerige weergave ervan. Die noemt niet alles wat er op het materiaal gedrukt staat: de meeste tuintegels, de waren van vijf steden, de tweede zijden van de plantenkaarten en de aantallen van sommige kaarten zijn gereconstrueerd.

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
option-procession-lead = Eigen blokje in een tempel, grijze in de andere
option-procession-neutral = Een grijs blokje gaat een tempel in
option-procession-clear = Een tempel wordt leeggemaakt

option-seat-talents = Talenten voor latere plaatsen
option-seat-talents-help = Een huisregel voor Der Palast: wie later aan de beurt is, begint met meer talenten.
option-seat-talents-none = Nee
option-seat-talents-palace = Ja
