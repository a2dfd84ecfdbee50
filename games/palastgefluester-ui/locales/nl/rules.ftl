### De regels om aan tafel na te lezen, en wat je voor het spel kunt instellen.

rules-goal-title = Waar het om gaat
rules-goal =
    Jullie intrigeren aan het hof. Wie aan de beurt is, legt een personage in de eigen rij en gebruikt de actie ervan. De kleur van de kaart bepaalt wie daarna aan de beurt is.

    In elke rij mag elk personage maar één keer liggen. Wie een personage dubbel moet leggen, veroorzaakt paleisgefluister: de ronde is voorbij en alle anderen krijgen een punt. Wie zes verschillende personages neerlegt, krijgt zelf het punt.

    Wie het eerst 6 punten heeft (met z’n drieën), 5 (met z’n vieren) of 4 (met z’n vijven), wint.

rules-setup-title = Voorbereiding
rules-setup =
    Iedereen heeft een eigen kleur. In het spel zitten de zeven personages in al die kleuren en twee keer neutraal: 35, 42 of 49 kaarten met drie, vier of vijf spelers.

    Iedereen krijgt zes kaarten in de hand, de rest is de trekstapel. De zes koningskaarten liggen geschud en gedekt ernaast; aan het begin ligt er geen open.

rules-turn-title = Jouw beurt
rules-turn =
    1. Leg precies één handkaart open aan het eind van je rij. Passen mag niet en je vult je hand niet aan.

    2. Is de ronde daarmee voorbij? Dan zijn er punten en vervalt de actie.

    3. Anders voer je de actie van het personage uit. Dat moet als het kan, behalve als de koningskaart dat personage toont.

    4. De gespeelde kaart bepaalt wie daarna aan de beurt is.

    Een personage dat al in je rij ligt, mag je alleen spelen als je geen andere kaart hebt. Een verboden hofnar mag je altijd spelen, maar je verliest er de ronde mee.

rules-round-end-title = Einde van een ronde
rules-round-end =
    Paleisgefluister: je legt een personage neer dat al in je rij ligt. Alle anderen krijgen 1 punt.

    Verboden hofnar: je speelt een hofnar terwijl de koningskaart de hofnar toont. Alle anderen krijgen 1 punt, ook als het je zesde verschillende personage zou zijn.

    Zes verschillende: in je rij liggen zes verschillende personages. Jij krijgt 1 punt.

    Daarna worden alle personagekaarten geschud en krijgt iedereen er weer zes. De koningskaarten blijven zoals ze zijn. Wie de ronde beëindigde, begint de volgende.

rules-next-title = Wie is er daarna aan de beurt?
rules-next =
    Gekleurde kaart: wie die kleur heeft. Is het je eigen kleur, dan ben je meteen nog een keer aan de beurt.

    Neutrale kaart: wie de minste kaarten in de rij heeft, geteld na de actie. Bij een gelijke stand kies jij wie van hen aan de beurt komt; hoor je erbij, dan mag je ook jezelf kiezen.

    De kaart die net is gespeeld telt, wat de schenker ook verwisselt.

rules-kings-title = Koningskaarten
rules-kings =
    Alleen de laatst opengelegde koningskaart geldt. Het personage erop heeft bij niemand een actie. Het mag gespeeld worden, en de kleur telt.

    Toont de kaart de hofnar, dan is hij verboden: wie hem speelt, beëindigt de ronde en krijgt niets.

    Er zijn zes koningskaarten, voor elk personage behalve de hofmaarschalk. Is de stapel leeg en moet er een kaart open, dan worden alle zes opnieuw geschud. Koningskaarten blijven na een ronde gewoon liggen.

rules-marshal-title = Hofmaarschalk
rules-marshal =
    Leg de bovenste koningskaart open. Die geldt meteen en vervangt de vorige.

    De hofmaarschalk zelf behoudt altijd zijn actie.

rules-treasurer-title = Schatmeester
rules-treasurer =
    Je laat iedereen je hele hand zien, zoals die is nadat je de kaart hebt gespeeld.

rules-magician-title = Tovenaar
rules-magician =
    Je ruilt één of meer handkaarten met iemand naar keuze. Jij zegt met wie en hoeveel: hoogstens zoveel als jullie allebei in de hand hebben. Weigeren kan niet.

    Jullie kiezen tegelijk en geheim. Pas als allebei gekozen hebben, wisselen de kaarten van hand. De anderen komen niet te weten welke het waren.

rules-maid-title = Kamenier
rules-maid =
    Leg een handkaart naar keuze gedekt af en trek er een van de stapel. Afgelegde kaarten komen pas in de volgende ronde terug.

rules-cupbearer-title = Schenker
rules-cupbearer =
    Verwissel twee kaarten uit twee verschillende rijen. Je eigen rij mag meedoen, maar hoeft niet. Daarna mag in geen enkele rij een personage dubbel liggen.

    De schenker die je net speelde blijft liggen. Als eerste of tweede kaart van de ronde heeft hij geen actie; is er geen wissel mogelijk, dan vervalt die ook.

rules-guard-title = Wachter
rules-guard =
    Neem een andere kaart uit je rij terug in je hand. Ligt er geen andere, dan vervalt de actie. Je mag de kaart in dezelfde ronde opnieuw spelen.

rules-jester-title = Hofnar
rules-jester =
    De hofnar heeft geen actie. Toont de koningskaart de hofnar, dan mag je hem toch altijd spelen, maar dan is de ronde voorbij en krijgen alle anderen een punt.

    Ligt er al een hofnar in een rij als de koningskaart opengaat, dan gebeurt er niets.

rules-scoring-title = Einde van het spel
rules-scoring =
    Zodra iemand het doel haalt, is het spel voorbij. Halen meerdere spelers het tegelijk, dan wint van hen wie op dat moment de langste rij heeft. Is dat ook gelijk, dan telt het totaal van de notities; daarna delen jullie de overwinning.

    De notities: na elke ronde wordt voor iedereen de lengte van de rij genoteerd, en een 0 voor wie de ronde verloor. Notities zijn nooit punten.

    In de scorevariant beslist bij een gelijke stand eerst het totaal van de notities, dan de laatste rij.

rules-known-title = Wat iedereen weet
rules-known =
    Open zijn de rijen, het aantal handkaarten, punten en notities, de koningskaarten en de grootte van de stapels. Geheim zijn handkaarten, afgelegde kaarten en de volgorde van de stapels.

    Kaarten die je zeker weet in de hand van een ander, blijven als kleine kaartjes gemarkeerd: getoonde, teruggenomen en zelf geruilde. Gaat er ongezien een kaart weg, dan verdwijnt wat niet meer zeker is. Deze geheugensteun kun je voor het spel uitzetten.

rules-rulings-title = Wat wij hebben vastgelegd
rules-rulings =
    De spelregels laten het een en ander open. Hier geldt: de verboden hofnar verliest ook als zesde kaart. Anders dan een dubbel personage mag hij altijd gespeeld worden; een instelling staat hem alleen toe als er geen veilige kaart over is. Een tweede hofnar onder de hofnarkoning is één keer paleisgefluister.

    De schenker mag gelijke personages tegen elkaar ruilen. Een mogelijke wissel is verplicht, ook als die schaadt. Een eerder gespeelde schenker mag verwisseld worden, maar niet naar de rij van de nieuwe.

    Is de koningsstapel leeg, dan wordt ook de laatst geldende kaart meegeschud; die kan meteen terugkomen.

    Wie een ronde verliest met de verboden hofnar, noteert de rij; alleen paleisgefluister noteert 0. Beslissen rij en notities niet, dan wordt de overwinning gedeeld.

## Instellingen

option-losing-cards = Verliezende kaarten
option-losing-cards-help = Mag je vrijwillig een kaart spelen waarmee je de ronde verliest?
option-losing-cards-forced = Alleen als het moet
option-losing-cards-jester-free = Hofnar altijd, dubbel alleen als het moet
option-losing-cards-free = Altijd

option-scoring = Bij een gelijke stand
option-scoring-help = Wat beslist als meerdere spelers tegelijk het doel halen?
option-scoring-base = De langste laatste rij
option-scoring-noted = De genoteerde rijen van alle ronden

option-six-points = Zes verschillende
option-six-points-help = Hoeveel punten zijn zes verschillende personages waard?
option-six-points-one = Altijd 1 punt
option-six-points-by-players = 2 punten met z’n vieren of vijven

option-jester-notes = Notitie bij de verboden hofnar
option-jester-notes-help = Wat noteert wie de ronde verliest met de verboden hofnar?
option-jester-notes-zero = 0, net als bij paleisgefluister
option-jester-notes-row = De lengte van de rij

option-first-starter = Wie begint
option-first-starter-help = Wie speelt de allereerste kaart?
option-first-starter-random = Het lot beslist
option-first-starter-seat-1 = Rood
option-first-starter-seat-2 = Blauw
option-first-starter-seat-3 = Geel
option-first-starter-seat-4 = Groen
option-first-starter-seat-5 = Paars

option-memory-aid = Geheugensteun
option-memory-aid-help = Blijven kaarten gemarkeerd die je zeker weet in de hand van een ander?
option-memory-aid-on = Aan
option-memory-aid-off = Uit, jullie onthouden ze zelf
