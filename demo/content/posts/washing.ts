import type { DemoPost } from './types.ts';

export const washing: DemoPost = {
  code: 'washing',
  category: 'care-and-repair',
  authors: ['marko-zupan'],
  daysAgo: 96,
  picture: {
    wall: 'sage',
    devices: [
      { kind: 'washing-machine', view: 'open', parameters: { type: 'washer', colour: 'white', brand: 'Bela' } },
      { kind: 'washing-machine', parameters: { type: 'washer', colour: 'white', brand: 'Bela' } },
    ],
  },
  products: ['BELA-TOK-1', 'BELA-TOK-2', 'BELA-TOK-3', 'BELA-BRV-1', 'BELA-BRV-2'],
  texts: {
    si: {
      title: 'Pet navad, ki podaljšajo življenje pralnemu stroju',
      lead: 'Nobena ne vzame več kot minuto. Skupaj pomenijo nekaj let brez serviserja.',
      text: `V petnajstih letih na terenu sem zamenjal na stotine črpalk. Skoraj nobeni ne bi bilo treba odpovedati.
## Manj praška
Preveč pralnega sredstva ne pere bolje. Ostane v cevi, se sprime s kamnom in zamaši črpalko. Za mehko vodo zadošča polovica tistega, kar piše na embalaži.
## Enkrat na mesec vroče
Same nizke temperature pustijo v bobnu maščobo in vonj. Enkrat na mesec perite brisače pri 60 stopinjah ali zaženite čiščenje bobna.
## Odprta vrata
Po pranju pustite vrata in predal za prašek priprta. Tesnilo, ki se posuši, ne plesni.
[product:BELA-TOK-1]
## Filter vsake tri mesece
Spodaj desno je pokrovček. Pod njim bodo kovanci, gumbi in nogavica. Podložite krpo, preden ga odvijete.
## Poln, a ne nabit
Med perilom in vrhom bobna naj bo za dlan prostora. Prepoln boben obrabi ležaje, napol prazen pa pri centrifugi udarja.`,
    },
    hr: {
      title: 'Pet navika koje produljuju život perilici rublja',
      lead: 'Nijedna ne traje dulje od minute. Zajedno znače nekoliko godina bez servisera.',
      text: `U petnaest godina na terenu zamijenio sam stotine pumpi. Gotovo nijedna nije morala otkazati.
## Manje deterdženta
Previše deterdženta ne pere bolje. Ostane u cijevi, poveže se s kamencem i začepi pumpu. Za meku vodu dovoljna je polovica onoga što piše na ambalaži.
## Jednom mjesečno vruće
Same niske temperature ostavljaju u bubnju masnoću i miris. Jednom mjesečno operite ručnike na 60 stupnjeva ili pokrenite čišćenje bubnja.
## Otvorena vrata
Nakon pranja ostavite vrata i ladicu za deterdžent odškrinute. Brtva koja se osuši ne pljesnivi.
[product:BELA-TOK-1]
## Filtar svaka tri mjeseca
Dolje desno je poklopac. Ispod njega bit će kovanice, gumbi i čarapa. Podmetnite krpu prije nego što ga odvrnete.
## Pun, ali ne nabijen
Između rublja i vrha bubnja neka bude mjesta za dlan. Prepun bubanj troši ležajeve, a napola prazan pri centrifugi udara.`,
    },
    en: {
      title: 'Five habits that lengthen a washing machine’s life',
      lead: 'None takes longer than a minute. Together they mean some years without an engineer.',
      text: `In fifteen years on the road I replaced pumps by the hundred. Hardly one of them had to fail.
## Less powder
Too much detergent does not wash better. It stays in the hose, binds with limescale and blocks the pump. For soft water, half of what the packet says will do.
## Hot once a month
Low temperatures alone leave grease and a smell in the drum. Wash towels at 60 degrees once a month, or run the drum cleaning programme.
## The door open
Leave door and detergent drawer ajar after washing. A seal that dries does not grow mould.
[product:BELA-TOK-1]
## The filter every three months
There is a flap at the bottom right. Behind it you will find coins, buttons and a sock. Put a cloth down before you unscrew it.
## Full, but not crammed
Leave a hand’s breadth between the laundry and the top of the drum. An overfull drum wears the bearings, a half-empty one knocks when spinning.`,
    },
    de: {
      title: 'Fünf Gewohnheiten, mit denen die Waschmaschine länger lebt',
      lead: 'Keine dauert länger als eine Minute. Zusammen bedeuten sie einige Jahre ohne Techniker.',
      text: `In fünfzehn Jahren unterwegs habe ich Hunderte Pumpen getauscht. Kaum eine hätte ausfallen müssen.
## Weniger Pulver
Zu viel Waschmittel wäscht nicht besser. Es bleibt im Schlauch, verbindet sich mit Kalk und verstopft die Pumpe. Bei weichem Wasser genügt die Hälfte von dem, was auf der Packung steht.
## Einmal im Monat heiß
Nur niedrige Temperaturen lassen Fett und Geruch in der Trommel zurück. Waschen Sie einmal im Monat Handtücher bei 60 Grad oder starten Sie die Trommelreinigung.
## Die Tür offen
Lassen Sie Tür und Waschmittelfach nach dem Waschen einen Spalt offen. Eine Dichtung, die trocknet, schimmelt nicht.
[product:BELA-TOK-1]
## Alle drei Monate das Sieb
Unten rechts ist eine Klappe. Dahinter finden Sie Münzen, Knöpfe und eine Socke. Legen Sie ein Tuch unter, bevor Sie aufdrehen.
## Voll, aber nicht vollgestopft
Zwischen Wäsche und Trommel soll eine Handbreit Platz bleiben. Eine überfüllte Trommel nutzt die Lager ab, eine halb leere schlägt beim Schleudern.`,
    },
    rs: {
      title: 'Pet navika koje produžavaju vek veš-mašine',
      lead: 'Nijedna ne traje duže od minuta. Zajedno znače nekoliko godina bez servisera.',
      text: `Za petnaest godina na terenu zamenio sam stotine pumpi. Skoro nijedna nije morala da otkaže.
## Manje deterdženta
Previše deterdženta ne pere bolje. Ostane u crevu, veže se sa kamencem i zapuši pumpu. Za meku vodu dovoljna je polovina onoga što piše na ambalaži.
## Jednom mesečno vrelo
Same niske temperature ostavljaju u bubnju masnoću i miris. Jednom mesečno operite peškire na 60 stepeni ili pokrenite čišćenje bubnja.
## Otvorena vrata
Posle pranja ostavite vrata i fioku za deterdžent odškrinute. Dihtung koji se osuši ne buđa.
[product:BELA-TOK-1]
## Filter na svaka tri meseca
Dole desno je poklopac. Ispod njega biće novčići, dugmad i čarapa. Podmetnite krpu pre nego što ga odvrnete.
## Pun, ali ne nabijen
Između veša i vrha bubnja neka bude mesta za dlan. Prepun bubanj troši ležajeve, a napola prazan pri centrifugi udara.`,
    },
    it: {
      title: 'Cinque abitudini che allungano la vita alla lavatrice',
      lead: 'Nessuna richiede più di un minuto. Insieme fanno qualche anno senza tecnico.',
      text: `In quindici anni di giri ho cambiato centinaia di pompe. Quasi nessuna doveva rompersi.
## Meno detersivo
Troppo detersivo non lava meglio. Resta nel tubo, si lega al calcare e ostruisce la pompa. Con l’acqua dolce basta la metà di ciò che è scritto sulla confezione.
## Una volta al mese, caldo
Le sole basse temperature lasciano nel cestello grasso e odore. Una volta al mese lavi gli asciugamani a 60 gradi o avvii la pulizia del cestello.
## Lo sportello aperto
Dopo il lavaggio lasci socchiusi lo sportello e la vaschetta. Una guarnizione che si asciuga non fa muffa.
[product:BELA-TOK-1]
## Il filtro ogni tre mesi
In basso a destra c’è uno sportellino. Dietro troverà monete, bottoni e un calzino. Metta uno straccio prima di svitare.
## Pieno, ma non pigiato
Tra il bucato e la cima del cestello deve restare un palmo. Un cestello stracolmo consuma i cuscinetti, uno mezzo vuoto sbatte in centrifuga.`,
    },
    ba: {
      title: 'Pet navika koje produžavaju vijek veš-mašine',
      lead: 'Nijedna ne traje duže od minute. Zajedno znače nekoliko godina bez servisera.',
      text: `Za petnaest godina na terenu zamijenio sam stotine pumpi. Gotovo nijedna nije morala otkazati.
## Manje deterdženta
Previše deterdženta ne pere bolje. Ostane u crijevu, veže se s kamencem i začepi pumpu. Za meku vodu dovoljna je polovina onoga što piše na ambalaži.
## Jednom mjesečno vruće
Same niske temperature ostavljaju u bubnju masnoću i miris. Jednom mjesečno operite peškire na 60 stepeni ili pokrenite čišćenje bubnja.
## Otvorena vrata
Nakon pranja ostavite vrata i ladicu za deterdžent odškrinute. Brtva koja se osuši ne pljesnivi.
[product:BELA-TOK-1]
## Filter svaka tri mjeseca
Dolje desno je poklopac. Ispod njega bit će kovanice, dugmad i čarapa. Podmetnite krpu prije nego što ga odvrnete.
## Pun, ali ne nabijen
Između veša i vrha bubnja neka bude mjesta za dlan. Prepun bubanj troši ležajeve, a napola prazan pri centrifugi udara.`,
    },
    me: {
      title: 'Pet navika koje produžavaju vijek veš-mašine',
      lead: 'Nijedna ne traje duže od minuta. Zajedno znače nekoliko godina bez servisera.',
      text: `Za petnaest godina na terenu zamijenio sam stotine pumpi. Skoro nijedna nije morala da otkaže.
## Manje deterdženta
Previše deterdženta ne pere bolje. Ostane u crijevu, veže se sa kamencem i zapuši pumpu. Za meku vodu dovoljna je polovina onoga što piše na ambalaži.
## Jednom mjesečno vrelo
Same niske temperature ostavljaju u bubnju masnoću i miris. Jednom mjesečno operite peškire na 60 stepeni ili pokrenite čišćenje bubnja.
## Otvorena vrata
Poslije pranja ostavite vrata i fioku za deterdžent odškrinute. Dihtung koji se osuši ne buđa.
[product:BELA-TOK-1]
## Filter na svaka tri mjeseca
Dolje desno je poklopac. Ispod njega biće novčići, dugmad i čarapa. Podmetnite krpu prije nego što ga odvrnete.
## Pun, ali ne nabijen
Između veša i vrha bubnja neka bude mjesta za dlan. Prepun bubanj troši ležajeve, a napola prazan pri centrifugi udara.`,
    },
    es: {
      title: 'Cinco costumbres que alargan la vida de la lavadora',
      lead: 'Ninguna lleva más de un minuto. Juntas suponen unos años sin técnico.',
      text: `En quince años de visitas cambié centenares de bombas. Casi ninguna tenía que fallar.
## Menos detergente
Demasiado detergente no lava mejor. Se queda en el tubo, se une a la cal y atasca la bomba. Con agua blanda basta la mitad de lo que pone en el envase.
## Una vez al mes, caliente
Solo con temperaturas bajas quedan grasa y olor en el tambor. Una vez al mes lave las toallas a 60 grados o ponga la limpieza del tambor.
## La puerta abierta
Después de lavar deje entreabiertas la puerta y la cubeta. Una goma que se seca no cría moho.
[product:BELA-TOK-1]
## El filtro, cada tres meses
Abajo a la derecha hay una tapa. Detrás encontrará monedas, botones y un calcetín. Ponga un trapo antes de desenroscarla.
## Llena, pero no apretada
Entre la ropa y lo alto del tambor deje un palmo. Un tambor demasiado lleno gasta los rodamientos; uno medio vacío golpea al centrifugar.`,
    },
  },
};
