import type { DemoPost } from './types.ts';

export const energyLabel: DemoPost = {
  code: 'energy-label',
  category: 'home-and-energy',
  authors: ['marko-zupan'],
  daysAgo: 20,
  status: 4,
  picture: {
    wall: 'sage',
    devices: [
      { kind: 'washing-machine', parameters: { type: 'washer', colour: 'white', brand: 'Bela' } },
      { kind: 'dishwasher', parameters: { width: 600, colour: 'silver', brand: 'Bela' } },
    ],
  },
  products: ['BELA-TOK-1', 'BELA-TOK-2', 'BELA-ROSA-2', 'BELA-ROSA-3', 'MRAZ-LEDINA-2', 'MRAZ-LEDINA-3'],
  texts: {
    si: {
      title: 'Kako brati energijsko nalepko',
      lead: 'Črka pove najmanj. Pod njo so številke, iz katerih izračunate, koliko vas bo aparat stal v desetih letih.',
      text: `Od leta 2021 se lestvica spet začne pri A in konča pri G. Prejšnjih plusov ni več, zato je aparat, ki je bil včeraj A+++, danes lahko C. Ni slabši, le merilo je strožje.
## Trije podatki, ki štejejo
- Kilovatne ure: pri hladilnikih na leto, pri pralnih in pomivalnih strojih na sto ciklov programa eko.
- Litri vode na cikel: pri pranju in pomivanju.
- Decibeli: razlika treh decibelov pomeni dvojno moč zvoka.
Koda QR v kotu vas pelje v evropsko bazo EPREL. Tam so podatki, ki jih na nalepki ni, tudi čas, v katerem so na voljo rezervni deli.
## Račun za deset let
Pomnožite letno porabo s ceno kilovatne ure. Pri dvajsetih centih vas hladilnik s 120 kWh stane 24 evrov na leto, s 240 kWh pa 48. V desetih letih je razlika 240 evrov. Toliko je dražji aparat lahko dražji, da se izplača.
Pri pomivalnem stroju je razlika med razredoma C in E pogosto le nekaj evrov na leto. Tam raje plačajte za tišino.
[product:BELA-TOK-2]
## Česar nalepka ne pove
Meritev velja za program eko. Ta je dolg, ker namesto vroče vode uporablja čas. Kdor vedno pere s kratkim programom pri 60 stopinjah, bo porabil več, ne glede na črko.
Prav tako nalepka ne pove, ali je aparat prevelik za vas. Napol prazen stroj razreda A porabi več kot poln stroj razreda C.`,
    },
    hr: {
      title: 'Kako čitati energetsku naljepnicu',
      lead: 'Slovo govori najmanje. Ispod njega su brojke iz kojih izračunate koliko će vas uređaj stajati u deset godina.',
      text: `Od 2021. ljestvica opet počinje kod A i završava kod G. Prijašnjih pluseva više nema, pa uređaj koji je jučer bio A+++ danas može biti C. Nije lošiji, samo je mjerilo strože.
## Tri podatka koja su važna
- Kilovatsati: kod hladnjaka na godinu, kod perilica rublja i posuđa na sto ciklusa programa eco.
- Litre vode po ciklusu: kod pranja rublja i posuđa.
- Decibeli: razlika od tri decibela znači dvostruku snagu zvuka.
QR kod u kutu vodi vas u europsku bazu EPREL. Ondje su podaci kojih na naljepnici nema, pa i to koliko su dugo dostupni rezervni dijelovi.
## Račun za deset godina
Pomnožite godišnju potrošnju s cijenom kilovatsata. Uz dvadeset centi hladnjak sa 120 kWh stoji vas 24 eura godišnje, a sa 240 kWh 48. U deset godina razlika je 240 eura. Toliko skuplji uređaj smije biti skuplji da se isplati.
Kod perilice posuđa razlika između razreda C i E često je samo nekoliko eura godišnje. Ondje radije platite za tišinu.
[product:BELA-TOK-2]
## Što naljepnica ne govori
Mjerenje vrijedi za program eco. On je dug jer umjesto vruće vode troši vrijeme. Tko uvijek pere kratkim programom na 60 stupnjeva, potrošit će više, bez obzira na slovo.
Naljepnica ne govori ni je li uređaj prevelik za vas. Napola prazna perilica razreda A troši više od pune razreda C.`,
    },
    en: {
      title: 'How to read an energy label',
      lead: 'The letter tells you least. Below it are the figures from which you can work out what an appliance will cost you in ten years.',
      text: `Since 2021 the scale begins at A again and ends at G. The former pluses are gone, so an appliance that was A+++ yesterday may be C today. It is no worse; the yardstick is stricter.
## Three figures that count
- Kilowatt hours: a year for fridges, per hundred cycles of the eco programme for washing machines and dishwashers.
- Litres of water per cycle: for laundry and dishes.
- Decibels: a difference of three decibels means twice the sound power.
The QR code in the corner leads to EPREL, the European database. It holds what the label does not, including for how long spare parts are available.
## The ten-year calculation
Multiply the yearly consumption by the price of a kilowatt hour. At twenty cents a fridge with 120 kWh costs you 24 euros a year, one with 240 kWh costs 48. Over ten years the difference is 240 euros. That is how much more the dearer appliance may cost and still pay off.
With dishwashers the difference between classes C and E is often only a few euros a year. There it is better to pay for quiet.
[product:BELA-TOK-2]
## What the label does not say
The measurement applies to the eco programme. It is long because it uses time instead of hot water. Whoever always washes with the short programme at 60 degrees will use more, whatever the letter.
Nor does the label say whether the appliance is too large for you. A half-empty machine of class A uses more than a full one of class C.`,
    },
    de: {
      title: 'So lesen Sie das Energielabel',
      lead: 'Der Buchstabe sagt am wenigsten. Darunter stehen die Zahlen, aus denen Sie ausrechnen, was ein Gerät in zehn Jahren kostet.',
      text: `Seit 2021 beginnt die Skala wieder bei A und endet bei G. Die früheren Pluszeichen gibt es nicht mehr, deshalb kann ein Gerät, das gestern A+++ war, heute C sein. Es ist nicht schlechter, nur der Maßstab ist strenger.
## Drei Angaben, die zählen
- Kilowattstunden: bei Kühlschränken pro Jahr, bei Wasch- und Spülmaschinen pro hundert Durchgänge im Eco-Programm.
- Liter Wasser pro Durchgang: beim Waschen und Spülen.
- Dezibel: drei Dezibel Unterschied bedeuten die doppelte Schallleistung.
Der QR-Code in der Ecke führt in die europäische Datenbank EPREL. Dort steht, was auf dem Etikett fehlt, auch wie lange es Ersatzteile gibt.
## Die Rechnung für zehn Jahre
Multiplizieren Sie den Jahresverbrauch mit dem Preis der Kilowattstunde. Bei zwanzig Cent kostet ein Kühlschrank mit 120 kWh 24 Euro im Jahr, einer mit 240 kWh 48. In zehn Jahren sind das 240 Euro Unterschied. So viel darf das teurere Gerät teurer sein, damit es sich lohnt.
Beim Geschirrspüler macht der Unterschied zwischen C und E oft nur wenige Euro im Jahr aus. Geben Sie das Geld dort lieber für Ruhe aus.
[product:BELA-TOK-2]
## Was das Etikett verschweigt
Gemessen wird im Eco-Programm. Es dauert lange, weil es statt heißem Wasser Zeit verwendet. Wer immer das Kurzprogramm bei 60 Grad nimmt, verbraucht mehr, gleich welcher Buchstabe daraufsteht.
Auch ob ein Gerät für Sie zu groß ist, steht nirgends. Eine halb leere Maschine der Klasse A verbraucht mehr als eine volle der Klasse C.`,
    },
    rs: {
      title: 'Kako čitati energetsku nalepnicu',
      lead: 'Slovo govori najmanje. Ispod njega su brojke iz kojih izračunate koliko će vas aparat koštati za deset godina.',
      text: `Od 2021. skala ponovo počinje od A i završava se sa G. Ranijih pluseva više nema, pa aparat koji je juče bio A+++ danas može biti C. Nije lošiji, samo je merilo strože.
## Tri podatka koja su važna
- Kilovat-sati: kod frižidera godišnje, kod mašina za veš i sudove na sto ciklusa eko programa.
- Litri vode po ciklusu: kod pranja veša i sudova.
- Decibeli: razlika od tri decibela znači dvostruku snagu zvuka.
QR kod u uglu vodi vas u evropsku bazu EPREL. Tamo su podaci kojih na nalepnici nema, pa i to koliko dugo ima rezervnih delova.
## Račun za deset godina
Pomnožite godišnju potrošnju sa cenom kilovat-sata. Frižider sa 240 kWh troši tačno dvostruko više od onog sa 120 kWh. Za deset godina razlika je 1.200 kWh: pomnožite je sa cenom sa svog računa i znaćete koliko skuplji aparat sme da bude skuplji.
Kod mašine za sudove razlika između klasa C i E često je mala. Tamo radije platite za tišinu.
[product:BELA-TOK-2]
## Šta nalepnica ne govori
Merenje važi za eko program. On je dug jer umesto vrele vode troši vreme. Ko uvek pere kratkim programom na 60 stepeni, potrošiće više, bez obzira na slovo.
Nalepnica ne govori ni da li je aparat prevelik za vas. Napola prazna mašina klase A troši više od pune mašine klase C.`,
    },
    it: {
      title: 'Come leggere l’etichetta energetica',
      lead: 'La lettera è ciò che dice meno. Sotto ci sono i numeri con cui calcolare quanto costerà un apparecchio in dieci anni.',
      text: `Dal 2021 la scala ricomincia da A e finisce con G. I vecchi «più» non ci sono più: un apparecchio che ieri era A+++ oggi può essere C. Non è peggiorato, è il metro a essere più severo.
## Tre dati che contano
- Chilowattora: all’anno per i frigoriferi, ogni cento cicli del programma eco per lavatrici e lavastoviglie.
- Litri d’acqua per ciclo: per bucato e stoviglie.
- Decibel: tre decibel di differenza significano il doppio della potenza sonora.
Il codice QR nell’angolo porta alla banca dati europea EPREL. Lì c’è ciò che sull’etichetta manca, anche per quanto tempo si trovano i ricambi.
## Il conto su dieci anni
Moltiplichi il consumo annuo per il prezzo del chilowattora. A venti centesimi un frigorifero da 120 kWh costa 24 euro all’anno, uno da 240 kWh ne costa 48. In dieci anni fanno 240 euro di differenza: di tanto può costare di più quello più efficiente e convenire comunque.
Con le lavastoviglie tra la classe C e la E spesso ballano pochi euro all’anno. Lì conviene piuttosto pagare il silenzio.
[product:BELA-TOK-2]
## Che cosa l’etichetta non dice
La misura vale per il programma eco, che è lungo perché al posto dell’acqua calda usa il tempo. Chi lava sempre con il programma breve a 60 gradi consuma di più, qualunque sia la lettera.
E non dice se l’apparecchio è troppo grande per Lei. Una lavatrice di classe A mezza vuota consuma più di una di classe C piena.`,
    },
    ba: {
      title: 'Kako čitati energetsku naljepnicu',
      lead: 'Slovo govori najmanje. Ispod njega su brojke iz kojih izračunate koliko će vas aparat koštati za deset godina.',
      text: `Od 2021. skala ponovo počinje od A i završava sa G. Ranijih pluseva više nema, pa aparat koji je jučer bio A+++ danas može biti C. Nije lošiji, samo je mjerilo strože.
## Tri podatka koja su važna
- Kilovat-sati: kod frižidera godišnje, kod mašina za veš i suđe na sto ciklusa eko programa.
- Litri vode po ciklusu: kod pranja veša i suđa.
- Decibeli: razlika od tri decibela znači dvostruku snagu zvuka.
QR kod u uglu vodi vas u evropsku bazu EPREL. Tamo su podaci kojih na naljepnici nema, pa i to koliko dugo ima rezervnih dijelova.
## Račun za deset godina
Pomnožite godišnju potrošnju s cijenom kilovat-sata. Frižider sa 240 kWh troši tačno dvostruko više od onog sa 120 kWh. Za deset godina razlika je 1.200 kWh: pomnožite je s cijenom sa svog računa i znat ćete koliko skuplji aparat smije biti skuplji.
Kod mašine za suđe razlika između klasa C i E često je mala. Tamo radije platite za tišinu.
[product:BELA-TOK-2]
## Šta naljepnica ne govori
Mjerenje važi za eko program. On je dug jer umjesto vrele vode troši vrijeme. Ko uvijek pere kratkim programom na 60 stepeni, potrošit će više, bez obzira na slovo.
Naljepnica ne govori ni da li je aparat prevelik za vas. Napola prazna mašina klase A troši više od pune mašine klase C.`,
    },
    me: {
      title: 'Kako čitati energetsku naljepnicu',
      lead: 'Slovo govori najmanje. Ispod njega su brojke iz kojih izračunate koliko će vas aparat koštati za deset godina.',
      text: `Od 2021. skala ponovo počinje od A i završava se sa G. Ranijih pluseva više nema, pa aparat koji je juče bio A+++ danas može biti C. Nije lošiji, samo je mjerilo strože.
## Tri podatka koja su važna
- Kilovat-sati: kod frižidera godišnje, kod mašina za veš i sudove na sto ciklusa eko programa.
- Litri vode po ciklusu: kod pranja veša i sudova.
- Decibeli: razlika od tri decibela znači dvostruku snagu zvuka.
QR kod u uglu vodi vas u evropsku bazu EPREL. Tamo su podaci kojih na naljepnici nema, pa i to koliko dugo ima rezervnih djelova.
## Račun za deset godina
Pomnožite godišnju potrošnju sa cijenom kilovat-sata. Uz dvadeset centi frižider sa 120 kWh košta vas 24 eura godišnje, a sa 240 kWh 48. Za deset godina razlika je 240 eura. Toliko skuplji aparat smije da bude skuplji da se isplati.
Kod mašine za sudove razlika između klasa C i E često je samo nekoliko eura godišnje. Tamo radije platite za tišinu.
[product:BELA-TOK-2]
## Šta naljepnica ne govori
Mjerenje važi za eko program. On je dug jer umjesto vrele vode troši vrijeme. Ko uvijek pere kratkim programom na 60 stepeni, potrošiće više, bez obzira na slovo.
Naljepnica ne govori ni da li je aparat prevelik za vas. Napola prazna mašina klase A troši više od pune mašine klase C.`,
    },
    es: {
      title: 'Cómo leer la etiqueta energética',
      lead: 'La letra es lo que menos dice. Debajo están las cifras con las que se calcula lo que un aparato costará en diez años.',
      text: `Desde 2021 la escala vuelve a empezar en A y termina en G. Los antiguos signos más ya no existen, así que un aparato que ayer era A+++ hoy puede ser C. No es peor: la vara de medir es más estricta.
## Tres datos que cuentan
- Kilovatios hora: al año en los frigoríficos, por cada cien ciclos del programa eco en lavadoras y lavavajillas.
- Litros de agua por ciclo: en la ropa y en la vajilla.
- Decibelios: tres decibelios de diferencia significan el doble de potencia sonora.
El código QR de la esquina lleva a EPREL, la base de datos europea. Allí está lo que falta en la etiqueta, también durante cuánto tiempo hay repuestos.
## La cuenta a diez años
Multiplique el consumo anual por el precio del kilovatio hora. A veinte céntimos, un frigorífico de 120 kWh le cuesta 24 euros al año; uno de 240 kWh, 48. En diez años la diferencia es de 240 euros: eso puede costar de más el aparato eficiente y seguir compensando.
En los lavavajillas, entre la clase C y la E suele haber solo unos euros al año. Ahí es mejor pagar por el silencio.
[product:BELA-TOK-2]
## Lo que la etiqueta no dice
La medida vale para el programa eco, que es largo porque en lugar de agua caliente emplea tiempo. Quien lava siempre con el programa corto a 60 grados gastará más, sea cual sea la letra.
Tampoco dice si el aparato es demasiado grande para usted. Una lavadora de clase A medio vacía gasta más que una de clase C llena.`,
    },
  },
};
