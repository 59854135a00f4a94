import type { DemoPost } from './types.ts';

export const television: DemoPost = {
  code: 'television',
  category: 'screen-and-sound',
  authors: ['eva-kos'],
  daysAgo: 12,
  picture: {
    wall: 'sky',
    devices: [
      { kind: 'television', parameters: { inches: 43, screen: 'hills', brand: 'Obzor' } },
      { kind: 'television', parameters: { inches: 65, screen: 'wave', brand: 'Obzor' } },
    ],
  },
  products: ['TESSEL-GALERIJA-2', 'OKVIR-DAN-2', 'NORDAL-STUDIO-1', 'NORDAL-SEVERNICA-2', 'OBZOR-LINIJA-2', 'OBZOR-DVORANA-1'],
  texts: {
    si: {
      title: 'Kako velik naj bo televizor',
      lead: 'Večji ni vedno boljši. Vzemite meter, izmerite razdaljo do kavča in številka se pokaže sama.',
      text: `Napako pri televizorju naredimo skoraj vsi enako: v trgovini, kjer je strop visok pet metrov, je vsak zaslon videti majhen. Doma pa nato pol leta premikamo kavč.
## Najprej razdalja
Izmerite, koliko je od oči do stene. Pri sliki 4K je prijetna velikost takrat, ko je razdalja med 1,2- in 1,6-kratnikom diagonale. V številkah:
- 1,5 metra: 43 do 50 palcev
- 2 metra: 50 do 65 palcev
- 2,5 metra: 65 do 75 palcev
- 3 metri in več: 75 palcev ali več
Če večinoma gledate poročila in navadne programe, izberite manjšo od obeh številk. Slabši signal je na velikem zaslonu slabši.
## Nato svetloba
Pri oknih in dnevni svetlobi šteje svetlost. Zaslon OLED ima v temi najlepšo črno, mini LED pa se bolje znajde v svetli sobi. Edino vprašanje je, ob kateri uri gledate največ.
## Višina
Sredina zaslona naj bo v višini oči, ko sedite. To je navadno en meter od tal. Televizor nad kaminom je lep na sliki, v vratu pa manj.
## Zvok
Tanek televizor nima kam z zvočniki. Že preprost zvočnik pod zaslonom naredi govor razumljiv, in to brez glasnejšega predvajanja.
[product:OBZOR-LINIJA-2]
## Preizkus s papirjem
Iz kartona izrežite pravokotnik izbrane velikosti in ga za en večer prilepite na steno. Če ga zjutraj ne opazite več, je prav velik.`,
    },
    hr: {
      title: 'Koliko velik treba biti televizor',
      lead: 'Veći nije uvijek bolji. Uzmite metar, izmjerite udaljenost do kauča i broj se pokaže sam.',
      text: `Pogrešku kod televizora gotovo svi radimo jednako: u trgovini sa stropom od pet metara svaki zaslon izgleda malen. Kod kuće onda pola godine pomičemo kauč.
## Najprije udaljenost
Izmjerite koliko ima od očiju do zida. Kod slike 4K veličina je ugodna kad je udaljenost između 1,2 i 1,6 dijagonale. U brojkama:
- 1,5 metara: 43 do 50 inča
- 2 metra: 50 do 65 inča
- 2,5 metara: 65 do 75 inča
- 3 metra i više: 75 inča ili više
Ako uglavnom gledate vijesti i obične programe, odaberite manji od dva broja. Slabiji signal na velikom je zaslonu još slabiji.
## Zatim svjetlost
Uz prozore i danje svjetlo važna je svjetlina. Zaslon OLED u mraku ima najljepšu crnu, a mini LED bolje se snalazi u svijetloj sobi. Jedino je pitanje u koje doba najviše gledate.
## Visina
Sredina zaslona neka bude u visini očiju dok sjedite. To je obično metar od poda. Televizor iznad kamina lijep je na slici, a u vratu manje.
## Zvuk
U tankom televizoru nema mjesta za zvučnike. Već jednostavan zvučnik ispod zaslona čini govor razumljivim, i to bez pojačavanja.
[product:OBZOR-LINIJA-2]
## Proba s papirom
Iz kartona izrežite pravokutnik odabrane veličine i na jednu ga večer zalijepite na zid. Ako ga ujutro više ne primjećujete, prave je veličine.`,
    },
    en: {
      title: 'How large should a television be',
      lead: 'Larger is not always better. Take a tape measure, measure the distance to the sofa and the figure shows itself.',
      text: `Nearly all of us make the same mistake: in a shop with a ceiling five metres high every screen looks small. At home we then spend half a year moving the sofa.
## Distance first
Measure how far it is from your eyes to the wall. With a 4K picture a size is pleasant when the distance is between 1.2 and 1.6 times the diagonal. In figures:
- 1.5 metres: 43 to 50 inches
- 2 metres: 50 to 65 inches
- 2.5 metres: 65 to 75 inches
- 3 metres and more: 75 inches or more
If you mostly watch the news and ordinary channels, take the smaller of the two figures. A poor signal is poorer on a large screen.
## Then the light
With windows and daylight, brightness counts. An OLED screen has the most beautiful black in the dark, mini LED copes better with a bright room. The only question is at what hour you watch most.
## Height
The middle of the screen should be level with your eyes when you sit, usually one metre above the floor. A television above the fireplace looks good in pictures and bad in the neck.
## Sound
A thin television has no room for loudspeakers. Even a simple soundbar below the screen makes speech clear, without turning it up.
[product:OBZOR-LINIJA-2]
## The paper test
Cut a rectangle of the chosen size out of cardboard and stick it to the wall for an evening. If you no longer notice it in the morning, it is the right size.`,
    },
    de: {
      title: 'Wie groß soll der Fernseher sein',
      lead: 'Größer ist nicht immer besser. Nehmen Sie ein Maßband, messen Sie den Abstand zum Sofa, und die Zahl zeigt sich von selbst.',
      text: `Den Fehler machen fast alle auf dieselbe Weise: Im Laden mit fünf Metern Deckenhöhe wirkt jeder Bildschirm klein. Zu Hause rücken wir dann ein halbes Jahr lang das Sofa.
## Zuerst der Abstand
Messen Sie, wie weit es von den Augen bis zur Wand ist. Bei 4K ist eine Größe angenehm, wenn der Abstand das 1,2- bis 1,6-Fache der Diagonale beträgt. In Zahlen:
- 1,5 Meter: 43 bis 50 Zoll
- 2 Meter: 50 bis 65 Zoll
- 2,5 Meter: 65 bis 75 Zoll
- 3 Meter und mehr: 75 Zoll oder mehr
Sehen Sie meist Nachrichten und gewöhnliche Sender, nehmen Sie die kleinere Zahl. Ein schwaches Signal wirkt auf einem großen Bildschirm noch schwächer.
## Dann das Licht
Bei Fenstern und Tageslicht zählt die Helligkeit. OLED hat im Dunkeln das schönste Schwarz, Mini-LED kommt mit einem hellen Zimmer besser zurecht. Die einzige Frage ist, zu welcher Stunde Sie am meisten schauen.
## Die Höhe
Die Bildmitte gehört beim Sitzen auf Augenhöhe, meist einen Meter über den Boden. Ein Fernseher über dem Kamin macht sich gut auf Fotos und schlecht im Nacken.
## Der Ton
Ein dünner Fernseher hat keinen Platz für Lautsprecher. Schon eine einfache Soundbar unter dem Bild macht Sprache verständlich, ganz ohne lauter zu drehen.
[product:OBZOR-LINIJA-2]
## Die Probe mit Karton
Schneiden Sie ein Rechteck in der gewählten Größe aus Karton und kleben Sie es einen Abend lang an die Wand. Fällt es Ihnen am Morgen nicht mehr auf, hat es die richtige Größe.`,
    },
    rs: {
      title: 'Koliko veliki treba da bude televizor',
      lead: 'Veći nije uvek bolji. Uzmite metar, izmerite rastojanje do kauča i broj se pokaže sam.',
      text: `Grešku kod televizora skoro svi pravimo isto: u prodavnici sa plafonom od pet metara svaki ekran izgleda mali. Kod kuće onda pola godine pomeramo kauč.
## Najpre rastojanje
Izmerite koliko ima od očiju do zida. Kod slike 4K veličina je prijatna kada je rastojanje između 1,2 i 1,6 dijagonale. U brojkama:
- 1,5 metara: 43 do 50 inča
- 2 metra: 50 do 65 inča
- 2,5 metara: 65 do 75 inča
- 3 metra i više: 75 inča ili više
Ako uglavnom gledate vesti i obične programe, izaberite manji od dva broja. Slabiji signal je na velikom ekranu još slabiji.
## Zatim svetlost
Uz prozore i dnevno svetlo važna je osvetljenost ekrana. OLED u mraku ima najlepšu crnu, a mini LED se bolje snalazi u svetloj sobi. Jedino je pitanje u koje doba najviše gledate.
## Visina
Sredina ekrana neka bude u visini očiju dok sedite. To je obično metar od poda. Televizor iznad kamina lep je na slici, a u vratu manje.
## Zvuk
U tankom televizoru nema mesta za zvučnike. Već jednostavan saundbar ispod ekrana čini govor razumljivim, i to bez pojačavanja.
[product:OBZOR-LINIJA-2]
## Proba sa papirom
Iz kartona isecite pravougaonik izabrane veličine i na jedno veče ga zalepite na zid. Ako ga ujutru više ne primećujete, prave je veličine.`,
    },
    it: {
      title: 'Quanto deve essere grande il televisore',
      lead: 'Più grande non è sempre meglio. Prenda un metro, misuri la distanza dal divano e il numero viene da sé.',
      text: `Con il televisore sbagliamo quasi tutti allo stesso modo: in un negozio dal soffitto alto cinque metri ogni schermo sembra piccolo. A casa poi spostiamo il divano per mezzo anno.
## Prima la distanza
Misuri quanto c’è dagli occhi alla parete. Con un’immagine 4K la grandezza è piacevole quando la distanza è tra 1,2 e 1,6 volte la diagonale. In cifre:
- 1,5 metri: da 43 a 50 pollici
- 2 metri: da 50 a 65 pollici
- 2,5 metri: da 65 a 75 pollici
- 3 metri e oltre: 75 pollici o più
Se guarda soprattutto telegiornali e canali normali, scelga il numero più piccolo. Un segnale debole, su uno schermo grande, è ancora più debole.
## Poi la luce
Con finestre e luce del giorno conta la luminosità. L’OLED al buio ha il nero più bello, il mini LED se la cava meglio in una stanza chiara. L’unica domanda è a che ora guarda di più.
## L’altezza
Il centro dello schermo sta all’altezza degli occhi di chi è seduto, di solito a un metro da terra. Sopra il camino un televisore è bello in foto, meno per il collo.
## Il suono
Un televisore sottile non ha posto per gli altoparlanti. Già una semplice soundbar sotto lo schermo rende chiare le voci, senza alzare il volume.
[product:OBZOR-LINIJA-2]
## La prova del cartone
Ritagli un rettangolo della misura scelta e lo attacchi alla parete per una sera. Se al mattino non lo nota più, la misura è giusta.`,
    },
    ba: {
      title: 'Koliko veliki treba biti televizor',
      lead: 'Veći nije uvijek bolji. Uzmite metar, izmjerite udaljenost do kauča i broj se pokaže sam.',
      text: `Grešku kod televizora gotovo svi pravimo isto: u prodavnici sa plafonom od pet metara svaki ekran izgleda mali. Kod kuće onda pola godine pomjeramo kauč.
## Najprije udaljenost
Izmjerite koliko ima od očiju do zida. Kod slike 4K veličina je ugodna kada je udaljenost između 1,2 i 1,6 dijagonale. U brojkama:
- 1,5 metara: 43 do 50 inča
- 2 metra: 50 do 65 inča
- 2,5 metara: 65 do 75 inča
- 3 metra i više: 75 inča ili više
Ako uglavnom gledate vijesti i obične programe, izaberite manji od dva broja. Slabiji signal je na velikom ekranu još slabiji.
## Zatim svjetlost
Uz prozore i dnevno svjetlo važna je osvijetljenost ekrana. OLED u mraku ima najljepšu crnu, a mini LED se bolje snalazi u svijetloj sobi. Jedino je pitanje u koje doba najviše gledate.
## Visina
Sredina ekrana neka bude u visini očiju dok sjedite. To je obično metar od poda. Televizor iznad kamina lijep je na slici, a u vratu manje.
## Zvuk
U tankom televizoru nema mjesta za zvučnike. Već jednostavan soundbar ispod ekrana čini govor razumljivim, i to bez pojačavanja.
[product:OBZOR-LINIJA-2]
## Proba s papirom
Iz kartona izrežite pravougaonik izabrane veličine i na jednu večer ga zalijepite na zid. Ako ga ujutro više ne primjećujete, prave je veličine.`,
    },
    me: {
      title: 'Koliko veliki treba da bude televizor',
      lead: 'Veći nije uvijek bolji. Uzmite metar, izmjerite rastojanje do kauča i broj se pokaže sam.',
      text: `Grešku kod televizora skoro svi pravimo isto: u prodavnici sa plafonom od pet metara svaki ekran izgleda mali. Kod kuće onda pola godine pomjeramo kauč.
## Najprije rastojanje
Izmjerite koliko ima od očiju do zida. Kod slike 4K veličina je prijatna kada je rastojanje između 1,2 i 1,6 dijagonale. U brojkama:
- 1,5 metara: 43 do 50 inča
- 2 metra: 50 do 65 inča
- 2,5 metara: 65 do 75 inča
- 3 metra i više: 75 inča ili više
Ako uglavnom gledate vijesti i obične programe, izaberite manji od dva broja. Slabiji signal je na velikom ekranu još slabiji.
## Zatim svjetlost
Uz prozore i dnevno svjetlo važna je osvijetljenost ekrana. OLED u mraku ima najljepšu crnu, a mini LED se bolje snalazi u svijetloj sobi. Jedino je pitanje u koje doba najviše gledate.
## Visina
Sredina ekrana neka bude u visini očiju dok sjedite. To je obično metar od poda. Televizor iznad kamina lijep je na slici, a u vratu manje.
## Zvuk
U tankom televizoru nema mjesta za zvučnike. Već jednostavan saundbar ispod ekrana čini govor razumljivim, i to bez pojačavanja.
[product:OBZOR-LINIJA-2]
## Proba sa papirom
Iz kartona isijecite pravougaonik izabrane veličine i na jedno veče ga zalijepite na zid. Ako ga ujutru više ne primjećujete, prave je veličine.`,
    },
    es: {
      title: 'Qué tamaño debe tener el televisor',
      lead: 'Más grande no siempre es mejor. Tome un metro, mida la distancia al sofá y la cifra aparece sola.',
      text: `Con el televisor casi todos cometemos el mismo error: en una tienda con el techo a cinco metros cualquier pantalla parece pequeña. Luego, en casa, pasamos medio año moviendo el sofá.
## Primero, la distancia
Mida cuánto hay de los ojos a la pared. Con imagen 4K el tamaño es agradable cuando la distancia está entre 1,2 y 1,6 veces la diagonal. En cifras:
- 1,5 metros: de 43 a 50 pulgadas
- 2 metros: de 50 a 65 pulgadas
- 2,5 metros: de 65 a 75 pulgadas
- 3 metros o más: 75 pulgadas o más
Si ve sobre todo noticias y canales normales, elija la cifra menor. Una señal pobre es más pobre en una pantalla grande.
## Después, la luz
Con ventanas y luz de día cuenta el brillo. El OLED tiene a oscuras el negro más bonito; el mini LED se defiende mejor en una sala clara. La única pregunta es a qué hora ve más la televisión.
## La altura
El centro de la pantalla debe quedar a la altura de los ojos cuando está sentado, normalmente a un metro del suelo. Sobre la chimenea un televisor queda bien en la foto y mal en el cuello.
## El sonido
Un televisor fino no tiene sitio para altavoces. Hasta una barra de sonido sencilla hace claras las voces, sin subir el volumen.
[product:OBZOR-LINIJA-2]
## La prueba del cartón
Recorte un rectángulo del tamaño elegido y péguelo en la pared durante una noche. Si por la mañana ya no lo nota, es el tamaño justo.`,
    },
  },
};
