import type { DemoPost } from './types.ts';

export const laptop: DemoPost = {
  code: 'laptop',
  category: 'choosing',
  authors: ['nina-hribar'],
  daysAgo: 6,
  status: 4,
  picture: {
    wall: 'cool',
    devices: [
      { kind: 'laptop', parameters: { inches: 14, colour: 'silver', screen: 'wave', brand: 'Kvant' } },
      { kind: 'laptop', view: 'side', parameters: { inches: 14, colour: 'silver', brand: 'Kvant' } },
    ],
  },
  products: ['DEMO-LAPTOP-01', 'KVANT-LIST-1', 'KVANT-LIST-3', 'KVANT-PERO-1', 'DEMO-PROMO-01', 'SKALA-STRELA-1'],
  texts: {
    si: {
      title: 'Kako izbrati prenosnik',
      lead: 'Pet vprašanj, ki si jih zastavite, preden pogledate prvo ceno. Odgovori vas skoraj vedno pripeljejo do enega ali dveh modelov.',
      text: `Najdražji prenosnik v trgovini je redkokdaj pravi za vas. Pravi je tisti, ki ga boste čez tri leta še vedno radi odprli. Da ga najdete, ne potrebujete preglednice, ampak pošten odgovor na pet vprašanj.
## Kje bo stal?
Če bo večino časa na mizi, izberite zaslon s 15 ali 16 palci: oči vam bodo hvaležne, teža pa vas ne bo motila. Če ga vsak dan nosite, je vsak kilogram pomemben. Pod 1,4 kilograma ga v torbi skoraj ne boste čutili.
## Kaj boste na njem počeli?
Za splet, pisarno in filme zadošča vsak procesor zadnjih treh let. Za urejanje fotografij in videa vzemite 16 GB pomnilnika ali več. Za nove igre potrebujete ločeno grafično kartico; z njo pridejo tudi teža, hrup in krajša baterija.
## Koliko pomnilnika in prostora?
- 8 GB pomnilnika: dovolj za osnovna opravila, a brez rezerve.
- 16 GB: prava izbira za večino ljudi in za naslednjih pet let.
- 512 GB prostora: toliko, da na čiščenje diska ne boste mislili vsak mesec.
Pri tankih modelih je pomnilnik pogosto prispajkan. Česar ne kupite danes, pozneje ne boste mogli dodati.
[product:DEMO-LAPTOP-01]
## Kakšen zaslon?
Ločljivost je manj pomembna od svetlosti. Pod 300 nitov boste ob oknu mežikali. Matiran zaslon je za delo prijetnejši, bleščeč pa za filme v temni sobi.
## Kaj pa priključki?
Preštejte, kaj danes priključujete: zaslon, miško, ključek, slušalke. Polnjenje prek USB-C pomeni, da na pot vzamete en sam polnilnik za prenosnik in telefon.
## Preden plačate
Pritisnite nekaj tipk, odprite pokrov z eno roko in prisluhnite ventilatorju. V naših trgovinah lahko to storite pri vsakem razstavljenem modelu. Tega vam ne pove noben opis, tudi naš ne.`,
    },
    hr: {
      title: 'Kako odabrati prijenosnik',
      lead: 'Pet pitanja koja si postavite prije nego što pogledate prvu cijenu. Odgovori vas gotovo uvijek dovedu do jednog ili dva modela.',
      text: `Najskuplji prijenosnik u trgovini rijetko je pravi za vas. Pravi je onaj koji ćete i za tri godine rado otvoriti. Da ga nađete, ne treba vam tablica, nego pošten odgovor na pet pitanja.
## Gdje će stajati?
Ako će većinu vremena biti na stolu, odaberite zaslon od 15 ili 16 inča: oči će vam biti zahvalne, a težina vam neće smetati. Ako ga nosite svaki dan, važan je svaki kilogram. Ispod 1,4 kilograma u torbi ga gotovo nećete osjetiti.
## Što ćete na njemu raditi?
Za internet, ured i filmove dovoljan je svaki procesor iz posljednje tri godine. Za obradu fotografija i videa uzmite 16 GB memorije ili više. Za nove igre treba vam zasebna grafička kartica; s njom dolaze i težina, buka i kraća baterija.
## Koliko memorije i prostora?
- 8 GB memorije: dovoljno za osnovne poslove, ali bez rezerve.
- 16 GB: pravi izbor za većinu ljudi i za sljedećih pet godina.
- 512 GB prostora: toliko da o čišćenju diska ne mislite svaki mjesec.
Kod tankih modela memorija je često zalemljena. Što ne kupite danas, poslije nećete moći dodati.
[product:DEMO-LAPTOP-01]
## Kakav zaslon?
Razlučivost je manje važna od svjetline. Ispod 300 nita uz prozor ćete škiljiti. Mat zaslon ugodniji je za rad, a sjajni za filmove u tamnoj sobi.
## A priključci?
Izbrojite što danas priključujete: zaslon, miš, USB ključić, slušalice. Punjenje preko USB-C-a znači da na put nosite samo jedan punjač za prijenosnik i telefon.
## Prije nego što platite
Pritisnite nekoliko tipki, otvorite poklopac jednom rukom i poslušajte ventilator. U našim trgovinama to možete učiniti sa svakim izloženim modelom. To vam ne kaže nijedan opis, pa ni naš.`,
    },
    en: {
      title: 'How to choose a laptop',
      lead: 'Five questions to ask yourself before you look at the first price. The answers nearly always lead to one or two models.',
      text: `The most expensive laptop in the shop is seldom the right one for you. The right one is the one you will still enjoy opening three years from now. To find it you need no spreadsheet, only an honest answer to five questions.
## Where will it stand?
If it spends most of its time on a desk, choose a screen of 15 or 16 inches: your eyes will thank you and the weight will not matter. If you carry it every day, every kilogram counts. Below 1.4 kilograms you will hardly notice it in a bag.
## What will you do with it?
For the web, the office and films, any processor of the last three years will do. For editing photographs and video, take 16 GB of memory or more. New games need a graphics card of their own; with it come weight, noise and a shorter battery life.
## How much memory and storage?
- 8 GB of memory: enough for basic tasks, with nothing to spare.
- 16 GB: the right choice for most people and for the next five years.
- 512 GB of storage: enough not to think about clearing the disk every month.
In thin models the memory is often soldered in. What you do not buy today cannot be added later.
[product:DEMO-LAPTOP-01]
## What kind of screen?
Resolution matters less than brightness. Below 300 nits you will squint beside a window. A matt screen is more pleasant to work on, a glossy one better for films in a dark room.
## And the ports?
Count what you connect today: a monitor, a mouse, a memory stick, headphones. Charging over USB-C means that one charger for laptop and telephone is enough on a journey.
## Before you pay
Press a few keys, open the lid with one hand and listen to the fan. In our shops you may do this with every model on display. No description tells you that, not even ours.`,
    },
    de: {
      title: 'So wählen Sie ein Notebook',
      lead: 'Fünf Fragen, die Sie sich stellen sollten, bevor Sie den ersten Preis ansehen. Die Antworten führen fast immer zu ein oder zwei Modellen.',
      text: `Das teuerste Notebook im Laden ist selten das richtige für Sie. Das richtige ist jenes, das Sie auch in drei Jahren noch gern aufklappen. Um es zu finden, brauchen Sie keine Tabelle, sondern ehrliche Antworten auf fünf Fragen.
## Wo wird es stehen?
Steht es meist auf dem Tisch, nehmen Sie 15 oder 16 Zoll: Ihre Augen werden es danken, und das Gewicht stört nicht. Tragen Sie es täglich, zählt jedes Kilogramm. Unter 1,4 Kilogramm spüren Sie es in der Tasche kaum.
## Was haben Sie damit vor?
Für Internet, Büro und Filme genügt jeder Prozessor der letzten drei Jahre. Für Fotos und Videoschnitt nehmen Sie 16 GB Arbeitsspeicher oder mehr. Neue Spiele brauchen eine eigene Grafikkarte; mit ihr kommen Gewicht, Lärm und kürzere Laufzeit.
## Wie viel Speicher?
- 8 GB Arbeitsspeicher: genug für einfache Aufgaben, aber ohne Reserve.
- 16 GB: die richtige Wahl für die meisten und für die nächsten fünf Jahre.
- 512 GB Speicherplatz: genug, um nicht jeden Monat ans Aufräumen zu denken.
Bei dünnen Modellen ist der Arbeitsspeicher oft fest verlötet. Was Sie heute nicht kaufen, lässt sich später nicht nachrüsten.
[product:DEMO-LAPTOP-01]
## Welcher Bildschirm?
Die Auflösung ist weniger wichtig als die Helligkeit. Unter 300 Nit werden Sie am Fenster blinzeln. Ein matter Bildschirm ist zum Arbeiten angenehmer, ein glänzender für Filme im dunklen Zimmer.
## Und die Anschlüsse?
Zählen Sie, was Sie heute anschließen: Monitor, Maus, USB-Stick, Kopfhörer. Laden über USB-C heißt, dass unterwegs ein einziges Netzteil für Notebook und Telefon reicht.
## Bevor Sie bezahlen
Drücken Sie ein paar Tasten, öffnen Sie den Deckel mit einer Hand und hören Sie auf den Lüfter. In unseren Filialen dürfen Sie das bei jedem ausgestellten Modell. Das sagt Ihnen keine Beschreibung, auch unsere nicht.`,
    },
    rs: {
      title: 'Kako izabrati laptop',
      lead: 'Pet pitanja koja treba da postavite sebi pre nego što pogledate prvu cenu. Odgovori vas skoro uvek dovedu do jednog ili dva modela.',
      text: `Najskuplji laptop u prodavnici retko je pravi za vas. Pravi je onaj koji ćete i za tri godine rado otvoriti. Da ga nađete, ne treba vam tabela, već pošten odgovor na pet pitanja.
## Gde će stajati?
Ako će većinu vremena biti na stolu, izaberite ekran od 15 ili 16 inča: oči će vam biti zahvalne, a težina vam neće smetati. Ako ga nosite svakog dana, važan je svaki kilogram. Ispod 1,4 kilograma u torbi ga gotovo nećete osetiti.
## Šta ćete na njemu raditi?
Za internet, kancelariju i filmove dovoljan je svaki procesor iz poslednje tri godine. Za obradu fotografija i videa uzmite 16 GB memorije ili više. Za nove igre treba vam posebna grafička kartica; sa njom dolaze i težina, buka i kraća baterija.
## Koliko memorije i prostora?
- 8 GB memorije: dovoljno za osnovne poslove, ali bez rezerve.
- 16 GB: pravi izbor za većinu ljudi i za narednih pet godina.
- 512 GB prostora: toliko da o čišćenju diska ne mislite svakog meseca.
Kod tankih modela memorija je često zalemljena. Ono što ne kupite danas, kasnije nećete moći da dodate.
[product:DEMO-LAPTOP-01]
## Kakav ekran?
Rezolucija je manje važna od osvetljenosti. Ispod 300 nita pored prozora ćete žmirkati. Mat ekran je prijatniji za rad, a sjajni za filmove u tamnoj sobi.
## A priključci?
Prebrojte šta danas priključujete: monitor, miša, USB memoriju, slušalice. Punjenje preko USB-C znači da na put nosite samo jedan punjač za laptop i telefon.
## Pre nego što platite
Pritisnite nekoliko tastera, otvorite poklopac jednom rukom i oslušnite ventilator. U našim prodavnicama to možete da uradite sa svakim izloženim modelom. To vam ne kaže nijedan opis, pa ni naš.`,
    },
    it: {
      title: 'Come scegliere un portatile',
      lead: 'Cinque domande da farsi prima di guardare il primo prezzo. Le risposte portano quasi sempre a uno o due modelli.',
      text: `Il portatile più caro del negozio raramente è quello giusto per Lei. Quello giusto è quello che fra tre anni aprirà ancora volentieri. Per trovarlo non serve una tabella, ma una risposta onesta a cinque domande.
## Dove starà?
Se passa la maggior parte del tempo sulla scrivania, scelga uno schermo da 15 o 16 pollici: gli occhi ringrazieranno e il peso non darà fastidio. Se lo porta con sé ogni giorno, ogni chilo conta. Sotto 1,4 chilogrammi nella borsa quasi non lo sentirà.
## Che cosa ci farà?
Per internet, ufficio e film basta qualsiasi processore degli ultimi tre anni. Per foto e video prenda 16 GB di memoria o più. I giochi nuovi vogliono una scheda grafica dedicata; con lei arrivano peso, rumore e meno autonomia.
## Quanta memoria e quanto spazio?
- 8 GB di memoria: bastano per le cose semplici, senza margine.
- 16 GB: la scelta giusta per quasi tutti e per i prossimi cinque anni.
- 512 GB di spazio: abbastanza per non dover fare pulizia ogni mese.
Nei modelli sottili la memoria è spesso saldata. Ciò che non compra oggi non si potrà aggiungere dopo.
[product:DEMO-LAPTOP-01]
## Quale schermo?
La risoluzione conta meno della luminosità. Sotto i 300 nit, vicino alla finestra, dovrà strizzare gli occhi. Lo schermo opaco è più comodo per lavorare, quello lucido per i film al buio.
## E le porte?
Conti quello che collega oggi: monitor, mouse, chiavetta, cuffie. La ricarica via USB-C significa che in viaggio basta un solo caricatore per portatile e telefono.
## Prima di pagare
Prema qualche tasto, apra il coperchio con una mano e ascolti la ventola. Nei nostri negozi può farlo con ogni modello esposto. Nessuna descrizione glielo dice, nemmeno la nostra.`,
    },
    ba: {
      title: 'Kako izabrati laptop',
      lead: 'Pet pitanja koja treba postaviti sebi prije nego što pogledate prvu cijenu. Odgovori vas gotovo uvijek dovedu do jednog ili dva modela.',
      text: `Najskuplji laptop u prodavnici rijetko je pravi za vas. Pravi je onaj koji ćete i za tri godine rado otvoriti. Da ga nađete, ne treba vam tabela, nego pošten odgovor na pet pitanja.
## Gdje će stajati?
Ako će većinu vremena biti na stolu, izaberite ekran od 15 ili 16 inča: oči će vam biti zahvalne, a težina vam neće smetati. Ako ga nosite svaki dan, važan je svaki kilogram. Ispod 1,4 kilograma u torbi ga gotovo nećete osjetiti.
## Šta ćete na njemu raditi?
Za internet, ured i filmove dovoljan je svaki procesor iz posljednje tri godine. Za obradu fotografija i videa uzmite 16 GB memorije ili više. Za nove igre treba vam posebna grafička kartica; s njom dolaze i težina, buka i kraća baterija.
## Koliko memorije i prostora?
- 8 GB memorije: dovoljno za osnovne poslove, ali bez rezerve.
- 16 GB: pravi izbor za većinu ljudi i za narednih pet godina.
- 512 GB prostora: toliko da o čišćenju diska ne mislite svaki mjesec.
Kod tankih modela memorija je često zalemljena. Ono što ne kupite danas, kasnije nećete moći dodati.
[product:DEMO-LAPTOP-01]
## Kakav ekran?
Rezolucija je manje važna od osvijetljenosti. Ispod 300 nita pored prozora ćete žmirkati. Mat ekran je ugodniji za rad, a sjajni za filmove u tamnoj sobi.
## A priključci?
Prebrojte šta danas priključujete: monitor, miša, USB memoriju, slušalice. Punjenje preko USB-C znači da na put nosite samo jedan punjač za laptop i telefon.
## Prije nego što platite
Pritisnite nekoliko tipki, otvorite poklopac jednom rukom i oslušnite ventilator. U našim prodavnicama to možete uraditi sa svakim izloženim modelom. To vam ne kaže nijedan opis, pa ni naš.`,
    },
    me: {
      title: 'Kako izabrati laptop',
      lead: 'Pet pitanja koja treba da postavite sebi prije nego što pogledate prvu cijenu. Odgovori vas skoro uvijek dovedu do jednog ili dva modela.',
      text: `Najskuplji laptop u prodavnici rijetko je pravi za vas. Pravi je onaj koji ćete i za tri godine rado otvoriti. Da ga nađete, ne treba vam tabela, već pošten odgovor na pet pitanja.
## Gdje će stajati?
Ako će većinu vremena biti na stolu, izaberite ekran od 15 ili 16 inča: oči će vam biti zahvalne, a težina vam neće smetati. Ako ga nosite svakog dana, važan je svaki kilogram. Ispod 1,4 kilograma u torbi ga gotovo nećete osjetiti.
## Šta ćete na njemu raditi?
Za internet, kancelariju i filmove dovoljan je svaki procesor iz posljednje tri godine. Za obradu fotografija i videa uzmite 16 GB memorije ili više. Za nove igre treba vam posebna grafička kartica; s njom dolaze i težina, buka i kraća baterija.
## Koliko memorije i prostora?
- 8 GB memorije: dovoljno za osnovne poslove, ali bez rezerve.
- 16 GB: pravi izbor za većinu ljudi i za narednih pet godina.
- 512 GB prostora: toliko da o čišćenju diska ne mislite svakog mjeseca.
Kod tankih modela memorija je često zalemljena. Ono što ne kupite danas, kasnije nećete moći da dodate.
[product:DEMO-LAPTOP-01]
## Kakav ekran?
Rezolucija je manje važna od osvijetljenosti. Ispod 300 nita pored prozora ćete žmirkati. Mat ekran je prijatniji za rad, a sjajni za filmove u tamnoj sobi.
## A priključci?
Prebrojte šta danas priključujete: monitor, miša, USB memoriju, slušalice. Punjenje preko USB-C znači da na put nosite samo jedan punjač za laptop i telefon.
## Prije nego što platite
Pritisnite nekoliko tastera, otvorite poklopac jednom rukom i oslušnite ventilator. U našim prodavnicama to možete da uradite sa svakim izloženim modelom. To vam ne kaže nijedan opis, pa ni naš.`,
    },
    es: {
      title: 'Cómo elegir un portátil',
      lead: 'Cinco preguntas que conviene hacerse antes de mirar el primer precio. Las respuestas llevan casi siempre a uno o dos modelos.',
      text: `El portátil más caro de la tienda rara vez es el suyo. El suyo es el que dentro de tres años seguirá abriendo con gusto. Para encontrarlo no hace falta una tabla, sino una respuesta sincera a cinco preguntas.
## ¿Dónde va a estar?
Si pasa casi todo el tiempo en la mesa, elija una pantalla de 15 o 16 pulgadas: sus ojos lo agradecerán y el peso no molestará. Si lo lleva encima cada día, cada kilo cuenta. Por debajo de 1,4 kilogramos apenas lo notará en la bolsa.
## ¿Qué va a hacer con él?
Para internet, oficina y películas basta cualquier procesador de los últimos tres años. Para editar fotos y vídeo, tome 16 GB de memoria o más. Los juegos nuevos piden una tarjeta gráfica propia; con ella llegan el peso, el ruido y menos batería.
## ¿Cuánta memoria y cuánto espacio?
- 8 GB de memoria: suficiente para lo básico, sin margen.
- 16 GB: lo acertado para casi todos y para los próximos cinco años.
- 512 GB de espacio: lo bastante para no tener que limpiar el disco cada mes.
En los modelos finos la memoria suele ir soldada. Lo que no compre hoy no podrá añadirlo después.
[product:DEMO-LAPTOP-01]
## ¿Qué pantalla?
La resolución importa menos que el brillo. Por debajo de 300 nits, junto a la ventana tendrá que entornar los ojos. La pantalla mate es más cómoda para trabajar, la brillante para ver películas a oscuras.
## ¿Y las conexiones?
Cuente lo que conecta hoy: monitor, ratón, memoria USB, auriculares. La carga por USB-C significa que de viaje basta un solo cargador para el portátil y el teléfono.
## Antes de pagar
Pulse unas teclas, abra la tapa con una mano y escuche el ventilador. En nuestras tiendas puede hacerlo con cualquier modelo expuesto. Eso no se lo dice ninguna descripción, tampoco la nuestra.`,
    },
  },
};
