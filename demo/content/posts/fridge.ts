import type { DemoPost } from './types.ts';

export const fridge: DemoPost = {
  code: 'fridge',
  category: 'home-and-energy',
  authors: ['marko-zupan'],
  daysAgo: 58,
  picture: {
    wall: 'sky',
    devices: [
      { kind: 'fridge', parameters: { type: 'side-by-side', colour: 'graphite', height: 1790, brand: 'Mraz' } },
      { kind: 'fridge', parameters: { type: 'combi', colour: 'silver', height: 1850, brand: 'Mraz' } },
      { kind: 'fridge', view: 'open', parameters: { type: 'combi', colour: 'silver', height: 2030, brand: 'Mraz' } },
    ],
  },
  products: ['MRAZ-LEDINA-1', 'MRAZ-LEDINA-2', 'MRAZ-LEDINA-3', 'MRAZ-DVOR-1', 'MRAZ-DVOR-2'],
  texts: {
    si: {
      title: 'Hladilnik: prostor, hrup in zrak',
      lead: 'Hladilnik dela vsako uro v letu. Zato se splača prej pomisliti na tri stvari, ki jih v trgovini ne vidite.',
      text: `Po meri police izberemo vsi. Na prostor za hladilnikom, na hrup ponoči in na zrak, ki mora nekam, pa pomislimo šele doma.
## Koliko litrov
Računajte sto litrov za gospodinjstvo in še petdeset za vsakega člana. Štirje ljudje torej potrebujejo okrog tristo litrov. Kdor nakupuje enkrat na teden, naj doda četrtino.
## Prostor okoli njega
Prosto stoječi model potrebuje ob straneh dva centimetra, zgoraj in zadaj pet. Brez zraka kompresor dela dlje, poraba pa zraste tudi za petino. Izmerite še vrata stanovanja in zavoj na stopnišču.
## Hrup
V odprti kuhinji izberite največ 36 decibelov. Štirideset je na papirju malo več, ponoči pa slišite vsak zagon.
[product:MRAZ-LEDINA-2]
## Brez ledu ali z ledom
Sistem brez ledu piha suh zrak in zamrzovalnika ni treba odtajevati. Zelenjava v predalu z nastavljivo vlago zdrži nekaj dni dlje. Preprost model z ledom porabi manj, dokler ga redno odtajate.
## Štiri stopinje
Toliko naj kaže termometer na srednji polici, v zamrzovalniku pa minus osemnajst. Vsaka stopinja manj pomeni približno pet odstotkov več elektrike, hrana pa ne zdrži nič dlje.`,
    },
    hr: {
      title: 'Hladnjak: prostor, buka i zrak',
      lead: 'Hladnjak radi svaki sat u godini. Zato vrijedi unaprijed pomisliti na tri stvari koje u trgovini ne vidite.',
      text: `Po mjeri police biramo svi. Na prostor iza hladnjaka, na buku noću i na zrak koji mora nekamo pomislimo tek kod kuće.
## Koliko litara
Računajte sto litara za kućanstvo i još pedeset za svakog člana. Četvero ljudi dakle treba oko tristo litara. Tko kupuje jednom tjedno, neka doda četvrtinu.
## Prostor oko njega
Samostojećem modelu treba sa strane dva centimetra, gore i straga pet. Bez zraka kompresor radi dulje, a potrošnja poraste i za petinu. Izmjerite i vrata stana i zavoj na stubištu.
## Buka
U otvorenoj kuhinji odaberite najviše 36 decibela. Četrdeset je na papiru malo više, a noću čujete svako uključivanje.
[product:MRAZ-LEDINA-2]
## Bez leda ili s ledom
Sustav bez leda puše suh zrak i zamrzivač ne treba odmrzavati. Povrće u ladici s podesivom vlagom traje nekoliko dana dulje. Jednostavan model s ledom troši manje dok ga redovito odmrzavate.
## Četiri stupnja
Toliko neka pokazuje termometar na srednjoj polici, a u zamrzivaču minus osamnaest. Svaki stupanj manje znači oko pet posto više struje, a hrana ne traje ništa dulje.`,
    },
    en: {
      title: 'Fridges: room, noise and air',
      lead: 'A fridge works every hour of the year. So it pays to think beforehand of three things that you do not see in a shop.',
      text: `All of us choose by the size of the shelves. Of the room behind the fridge, the noise at night and the air that has to go somewhere, we think only at home.
## How many litres
Allow a hundred litres for the household and fifty more for every person. Four people thus need about three hundred litres. If you shop once a week, add a quarter.
## The room around it
A free-standing model needs two centimetres at each side, five above and five behind. Without air the compressor runs longer and consumption rises by as much as a fifth. Measure the front door and the bend of the stairs as well.
## Noise
In an open kitchen choose 36 decibels at most. Forty is a little more on paper, but at night you hear every start.
[product:MRAZ-LEDINA-2]
## Frost-free or not
A frost-free system blows dry air, and the freezer need not be defrosted. Vegetables keep some days longer in a drawer with adjustable humidity. A simple model with frost uses less, as long as you defrost it regularly.
## Four degrees
That is what a thermometer on the middle shelf should show, and minus eighteen in the freezer. Each degree less means about five per cent more electricity, and the food keeps no longer.`,
    },
    de: {
      title: 'Kühlschrank: Platz, Lärm und Luft',
      lead: 'Ein Kühlschrank läuft jede Stunde des Jahres. Darum lohnt es sich, vorher an drei Dinge zu denken, die man im Laden nicht sieht.',
      text: `Nach der Größe der Fächer suchen wir alle aus. An den Platz dahinter, den Lärm in der Nacht und die Luft, die irgendwohin muss, denken wir erst zu Hause.
## Wie viele Liter
Rechnen Sie hundert Liter für den Haushalt und fünfzig für jede Person. Vier Menschen brauchen also rund dreihundert Liter. Wer einmal in der Woche einkauft, gibt ein Viertel dazu.
## Der Platz ringsum
Ein frei stehendes Gerät braucht seitlich zwei Zentimeter, oben und hinten fünf. Ohne Luft läuft der Kompressor länger, und der Verbrauch steigt um bis zu ein Fünftel. Messen Sie auch die Wohnungstür und die Biegung im Treppenhaus.
## Lärm
Für eine offene Küche nehmen Sie höchstens 36 Dezibel. Vierzig ist auf dem Papier nur wenig mehr, nachts aber hören Sie jedes Anlaufen.
[product:MRAZ-LEDINA-2]
## Mit oder ohne No Frost
No Frost bläst trockene Luft, und das Gefrierfach muss nicht abgetaut werden. Gemüse hält in einem Fach mit regelbarer Feuchte einige Tage länger. Ein einfaches Gerät mit Eis verbraucht weniger, solange Sie es regelmäßig abtauen.
## Vier Grad
So viel soll ein Thermometer im mittleren Fach zeigen, im Gefrierfach minus achtzehn. Jedes Grad weniger kostet etwa fünf Prozent mehr Strom, und das Essen hält kein bisschen länger.`,
    },
    rs: {
      title: 'Frižider: prostor, buka i vazduh',
      lead: 'Frižider radi svakog sata u godini. Zato vredi unapred pomisliti na tri stvari koje u prodavnici ne vidite.',
      text: `Po meri polica biramo svi. Na prostor iza frižidera, na buku noću i na vazduh koji mora nekud da ode pomislimo tek kod kuće.
## Koliko litara
Računajte sto litara za domaćinstvo i još pedeset za svakog člana. Za četvoro ljudi, dakle, treba oko trista litara. Ko kupuje jednom nedeljno, neka doda četvrtinu.
## Prostor oko njega
Samostojećem modelu treba sa strane dva centimetra, gore i pozadi pet. Bez vazduha kompresor radi duže, a potrošnja poraste i za petinu. Izmerite i vrata stana i krivinu na stepeništu.
## Buka
U otvorenoj kuhinji izaberite najviše 36 decibela. Četrdeset je na papiru malo više, a noću čujete svako uključivanje.
[product:MRAZ-LEDINA-2]
## Bez leda ili sa ledom
Sistem bez leda duva suv vazduh i zamrzivač ne treba odmrzavati. Povrće u fioci sa podesivom vlagom traje nekoliko dana duže. Jednostavan model sa ledom troši manje dok ga redovno odmrzavate.
## Četiri stepena
Toliko neka pokazuje termometar na srednjoj polici, a u zamrzivaču minus osamnaest. Svaki stepen manje znači oko pet odsto više struje, a hrana ne traje ništa duže.`,
    },
    it: {
      title: 'Frigorifero: spazio, rumore e aria',
      lead: 'Un frigorifero lavora ogni ora dell’anno. Vale la pena pensare prima a tre cose che in negozio non si vedono.',
      text: `Tutti scegliamo guardando i ripiani. Allo spazio dietro, al rumore di notte e all’aria che deve pur andare da qualche parte pensiamo solo a casa.
## Quanti litri
Calcoli cento litri per la casa e cinquanta per ogni persona. Quattro persone hanno dunque bisogno di circa trecento litri. Chi fa la spesa una volta alla settimana aggiunga un quarto.
## Lo spazio intorno
Un modello a libera installazione vuole due centimetri ai lati e cinque sopra e dietro. Senza aria il compressore lavora di più e i consumi salgono anche di un quinto. Misuri pure la porta di casa e la curva delle scale.
## Il rumore
In una cucina aperta scelga al massimo 36 decibel. Quaranta sulla carta sono poco di più, ma di notte si sente ogni avvio.
[product:MRAZ-LEDINA-2]
## No frost o no
Il no frost soffia aria secca e il congelatore non va sbrinato. La verdura, in un cassetto con umidità regolabile, dura qualche giorno in più. Un modello semplice consuma meno, finché lo si sbrina con regolarità.
## Quattro gradi
È ciò che deve segnare un termometro sul ripiano di mezzo; nel congelatore meno diciotto. Ogni grado in meno costa circa il cinque per cento di corrente in più, e il cibo non dura di più.`,
    },
    ba: {
      title: 'Frižider: prostor, buka i zrak',
      lead: 'Frižider radi svaki sat u godini. Zato vrijedi unaprijed pomisliti na tri stvari koje u prodavnici ne vidite.',
      text: `Po mjeri polica biramo svi. Na prostor iza frižidera, na buku noću i na zrak koji mora nekud otići pomislimo tek kod kuće.
## Koliko litara
Računajte sto litara za domaćinstvo i još pedeset za svakog člana. Za četvero ljudi, dakle, treba oko tristo litara. Ko kupuje jednom sedmično, neka doda četvrtinu.
## Prostor oko njega
Samostojećem modelu treba sa strane dva centimetra, gore i pozadi pet. Bez zraka kompresor radi duže, a potrošnja poraste i za petinu. Izmjerite i vrata stana i krivinu na stubištu.
## Buka
U otvorenoj kuhinji izaberite najviše 36 decibela. Četrdeset je na papiru malo više, a noću čujete svako uključivanje.
[product:MRAZ-LEDINA-2]
## Bez leda ili s ledom
Sistem bez leda puše suh zrak i zamrzivač ne treba odmrzavati. Povrće u ladici s podesivom vlagom traje nekoliko dana duže. Jednostavan model s ledom troši manje dok ga redovno odmrzavate.
## Četiri stepena
Toliko neka pokazuje termometar na srednjoj polici, a u zamrzivaču minus osamnaest. Svaki stepen manje znači oko pet posto više struje, a hrana ne traje ništa duže.`,
    },
    me: {
      title: 'Frižider: prostor, buka i vazduh',
      lead: 'Frižider radi svakog sata u godini. Zato vrijedi unaprijed pomisliti na tri stvari koje u prodavnici ne vidite.',
      text: `Po mjeri polica biramo svi. Na prostor iza frižidera, na buku noću i na vazduh koji mora nekud da ode pomislimo tek kod kuće.
## Koliko litara
Računajte sto litara za domaćinstvo i još pedeset za svakog člana. Za četvoro ljudi, dakle, treba oko trista litara. Ko kupuje jednom nedjeljno, neka doda četvrtinu.
## Prostor oko njega
Samostojećem modelu treba sa strane dva centimetra, gore i pozadi pet. Bez vazduha kompresor radi duže, a potrošnja poraste i za petinu. Izmjerite i vrata stana i krivinu na stepeništu.
## Buka
U otvorenoj kuhinji izaberite najviše 36 decibela. Četrdeset je na papiru malo više, a noću čujete svako uključivanje.
[product:MRAZ-LEDINA-2]
## Bez leda ili sa ledom
Sistem bez leda duva suv vazduh i zamrzivač ne treba odmrzavati. Povrće u fioci sa podesivom vlagom traje nekoliko dana duže. Jednostavan model sa ledom troši manje dok ga redovno odmrzavate.
## Četiri stepena
Toliko neka pokazuje termometar na srednjoj polici, a u zamrzivaču minus osamnaest. Svaki stepen manje znači oko pet odsto više struje, a hrana ne traje ništa duže.`,
    },
    es: {
      title: 'Frigorífico: espacio, ruido y aire',
      lead: 'Un frigorífico trabaja todas las horas del año. Por eso conviene pensar antes en tres cosas que en la tienda no se ven.',
      text: `Todos elegimos por los estantes. En el espacio de detrás, en el ruido de la noche y en el aire, que tiene que ir a alguna parte, pensamos solo en casa.
## Cuántos litros
Calcule cien litros para la casa y cincuenta por persona. Cuatro personas necesitan, pues, unos trescientos litros. Quien compra una vez por semana, que añada una cuarta parte.
## El espacio alrededor
Un modelo de libre instalación necesita dos centímetros a los lados y cinco arriba y detrás. Sin aire el compresor trabaja más y el consumo sube hasta una quinta parte. Mida también la puerta de casa y la curva de la escalera.
## El ruido
En una cocina abierta elija 36 decibelios como máximo. Cuarenta es poco más sobre el papel, pero de noche se oye cada arranque.
[product:MRAZ-LEDINA-2]
## Sin escarcha o con ella
El sistema sin escarcha sopla aire seco y el congelador no hay que descongelarlo. La verdura dura unos días más en un cajón con humedad regulable. Un modelo sencillo gasta menos, mientras se descongele con regularidad.
## Cuatro grados
Eso debe marcar un termómetro en el estante central, y menos dieciocho en el congelador. Cada grado menos supone un cinco por ciento más de luz, y la comida no dura más.`,
    },
  },
};
