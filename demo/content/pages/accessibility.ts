import type { DemoPage } from './page-text.ts';

/** The statement that the European Accessibility Act asks of online shops. */
export const accessibility: DemoPage = {
  code: 'accessibility',
  texts: {
    si: {
      title: 'Izjava o dostopnosti',
      short: 'Trgovina je narejena tako, da jo lahko uporablja vsak: s tipkovnico, z bralnikom zaslona, s povečavo in brez skript.',
      body: `
## Čemu sledimo
Spletna trgovina sledi smernicam WCAG 2.2 na ravni AA in standardu EN 301 549, kot zahteva evropski akt o dostopnosti.
## Kaj to pomeni
- Vse se da narediti s tipkovnico; mesto, kjer ste, je vedno vidno.
- Besedilo lahko povečate na 200 % in berete pri širini 320 slikovnih pik brez vodoravnega pomikanja.
- Barve imajo dovolj kontrasta v svetli in temni podobi; barva nikoli ni edini znak.
- Polja imajo imena, napake so zapisane z besedo in ob polju.
- Nakup deluje tudi brez skript.
## Kaj še ni popolno
Besedila proizvajalcev in slike energijskih nalepk niso vedno napisana za bralnike zaslona; najpomembnejše podatke iz njih zato zapišemo v preglednico. Plačilne strani bank niso naše.
## Pišite nam
Oviro sporočite na pomoc@vitrina.test ali +386 1 200 00 00; odgovorimo v osmih dneh in povemo, kdaj bo odpravljena. Izdelek vam lahko naročimo tudi po telefonu. Stanje preverjamo ob vsaki spremembi trgovine, samodejno in ročno.`,
    },
    hr: {
      title: 'Izjava o pristupačnosti',
      short: 'Trgovina je napravljena tako da je može koristiti svatko: tipkovnicom, čitačem zaslona, s povećanjem i bez skripti.',
      body: `
## Što slijedimo
Internetska trgovina slijedi smjernice WCAG 2.2 na razini AA i normu EN 301 549, kako traži europski akt o pristupačnosti.
## Što to znači
- Sve se može učiniti tipkovnicom; mjesto na kojem ste uvijek se vidi.
- Tekst možete povećati na 200 % i čitati pri širini od 320 piksela bez vodoravnog pomicanja.
- Boje imaju dovoljno kontrasta u svijetlom i tamnom prikazu; boja nikad nije jedini znak.
- Polja imaju nazive, a pogreške su napisane riječima i uz polje.
- Kupnja radi i bez skripti.
## Što još nije potpuno
Tekstovi proizvođača i slike energetskih oznaka nisu uvijek napisani za čitače zaslona; najvažnije podatke zato upisujemo u tablicu. Stranice banaka za plaćanje nisu naše.
## Pišite nam
Prepreku javite na pomoc@vitrina.test ili +386 1 200 00 00; odgovaramo u roku od osam dana i kažemo kada će biti uklonjena. Proizvod vam možemo naručiti i telefonom. Stanje provjeravamo pri svakoj promjeni trgovine, automatski i ručno.`,
    },
    en: {
      title: 'Accessibility statement',
      short: 'The shop is made so that everybody can use it: with a keyboard, a screen reader, enlarged, and without scripts.',
      body: `
## What we follow
The online shop follows WCAG 2.2 at level AA and the standard EN 301 549, as the European Accessibility Act asks.
## What that means
- Everything can be done with the keyboard; you always see where you are.
- You can enlarge text to 200% and read at a width of 320 pixels without scrolling sideways.
- Colours have enough contrast in light and dark; colour is never the only sign.
- Fields have names, and mistakes are told in words beside the field.
- Buying works without scripts too.
## What is not perfect yet
Texts of manufacturers and pictures of energy labels are not always written for screen readers; we put their most important facts in a table. Payment pages of banks are not ours.
## Write to us
Tell us about an obstacle at pomoc@vitrina.test or +386 1 200 00 00; we answer within eight days and say when it will be gone. We can also take your order by phone. We check with every change of the shop, automatically and by hand.`,
    },
    de: {
      title: 'Erklärung zur Barrierefreiheit',
      slug: 'barrierefreiheit',
      short: 'Der Shop ist so gebaut, dass ihn alle benutzen können: mit Tastatur, Screenreader, Vergrößerung und ohne Skripte.',
      body: `
## Wonach wir uns richten
Der Onlineshop folgt den WCAG 2.2 auf Stufe AA und der Norm EN 301 549, wie es das Barrierefreiheitsstärkungsgesetz verlangt.
## Was das bedeutet
- Alles geht mit der Tastatur; Sie sehen immer, wo Sie sind.
- Text lässt sich auf 200 % vergrößern und bei 320 Pixeln Breite ohne seitliches Scrollen lesen.
- Farben haben hell und dunkel genug Kontrast; Farbe ist nie das einzige Zeichen.
- Felder haben Namen, Fehler stehen in Worten beim Feld.
- Der Kauf geht auch ohne Skripte.
## Was noch nicht vollkommen ist
Texte der Hersteller und Bilder der Energielabels sind nicht immer für Screenreader geschrieben; die wichtigsten Angaben stehen deshalb in einer Tabelle. Die Zahlungsseiten der Banken sind nicht unsere.
## Schreiben Sie uns
Melden Sie Hindernisse an pomoc@vitrina.test oder +386 1 200 00 00; wir antworten binnen acht Tagen und sagen, wann sie beseitigt sind. Wir nehmen Ihre Bestellung auch am Telefon auf. Geprüft wird bei jeder Änderung des Shops, automatisch und von Hand. Zuständig ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit.`,
    },
    at: {
      title: 'Erklärung zur Barrierefreiheit',
      slug: 'barrierefreiheit',
      short: 'Der Shop ist so gebaut, dass ihn alle benutzen können: mit Tastatur, Screenreader, Vergrößerung und ohne Skripte.',
      body: `
## Wonach wir uns richten
Der Onlineshop folgt den WCAG 2.2 auf Stufe AA und der Norm EN 301 549, wie es das Barrierefreiheitsgesetz verlangt.
## Was das bedeutet
- Alles geht mit der Tastatur; Sie sehen immer, wo Sie sind.
- Text lässt sich auf 200 % vergrößern und bei 320 Pixeln Breite ohne seitliches Scrollen lesen.
- Farben haben hell und dunkel genug Kontrast; Farbe ist nie das einzige Zeichen.
- Felder haben Namen, Fehler stehen in Worten beim Feld.
- Der Kauf geht auch ohne Skripte.
## Was noch nicht vollkommen ist
Texte der Hersteller und Bilder der Energielabels sind nicht immer für Screenreader geschrieben; die wichtigsten Angaben stehen deshalb in einer Tabelle. Die Zahlungsseiten der Banken sind nicht unsere.
## Schreiben Sie uns
Melden Sie Hindernisse an pomoc@vitrina.test oder +386 1 200 00 00; wir antworten binnen acht Tagen und sagen, wann sie beseitigt sind. Wir nehmen Ihre Bestellung auch am Telefon auf. Geprüft wird bei jeder Änderung des Shops, automatisch und von Hand. Zuständig ist das Sozialministeriumservice.`,
    },
    rs: {
      title: 'Izjava o pristupačnosti',
      short: 'Prodavnica je napravljena tako da može da je koristi svako: tastaturom, čitačem ekrana, sa uvećanjem i bez skripti.',
      body: `
## Šta pratimo
Internet prodavnica prati smernice WCAG 2.2 na nivou AA i standard EN 301 549.
## Šta to znači
- Sve se može uraditi tastaturom; mesto na kojem ste uvek se vidi.
- Tekst možete da uvećate na 200% i da čitate pri širini od 320 piksela bez vodoravnog pomeranja.
- Boje imaju dovoljno kontrasta u svetlom i tamnom prikazu; boja nikad nije jedini znak.
- Polja imaju nazive, a greške su napisane rečima i uz polje.
- Kupovina radi i bez skripti.
## Šta još nije potpuno
Tekstovi proizvođača i slike energetskih oznaka nisu uvek napisani za čitače ekrana; najvažnije podatke zato upisujemo u tabelu. Stranice banaka za plaćanje nisu naše.
## Pišite nam
Prepreku javite na pomoc@vitrina.test ili +386 1 200 00 00; odgovaramo u roku od osam dana i kažemo kada će biti uklonjena. Proizvod možemo da vam poručimo i telefonom. Stanje proveravamo pri svakoj promeni prodavnice, automatski i ručno.`,
    },
    it: {
      title: 'Dichiarazione di accessibilità',
      short: 'Il negozio è fatto perché tutti possano usarlo: con la tastiera, il lettore di schermo, l’ingrandimento e senza script.',
      body: `
## Che cosa seguiamo
Il negozio in rete segue le WCAG 2.2 al livello AA e la norma EN 301 549, come chiede l’atto europeo sull’accessibilità.
## Che cosa significa
- Tutto si può fare con la tastiera; si vede sempre dove ci si trova.
- Il testo si ingrandisce al 200% e si legge a 320 pixel di larghezza senza scorrere di lato.
- I colori hanno abbastanza contrasto in chiaro e in scuro; il colore non è mai l’unico segno.
- I campi hanno un nome, gli errori sono scritti a parole accanto al campo.
- L’acquisto funziona anche senza script.
## Che cosa non è ancora perfetto
I testi dei produttori e le immagini delle etichette energetiche non sono sempre scritti per i lettori di schermo; i dati più importanti sono perciò in una tabella. Le pagine di pagamento delle banche non sono nostre.
## Ci scriva
Segnali un ostacolo a pomoc@vitrina.test o +386 1 200 00 00; rispondiamo entro otto giorni e diciamo quando sarà eliminato. Possiamo prendere l’ordine anche per telefono. Controlliamo a ogni modifica del negozio, in modo automatico e a mano.`,
    },
    ba: {
      title: 'Izjava o pristupačnosti',
      short: 'Prodavnica je napravljena tako da je može koristiti svako: tastaturom, čitačem ekrana, s uvećanjem i bez skripti.',
      body: `
## Šta slijedimo
Internetska prodavnica slijedi smjernice WCAG 2.2 na nivou AA i standard EN 301 549.
## Šta to znači
- Sve se može uraditi tastaturom; mjesto na kojem ste uvijek se vidi.
- Tekst možete uvećati na 200 % i čitati pri širini od 320 piksela bez vodoravnog pomjeranja.
- Boje imaju dovoljno kontrasta u svijetlom i tamnom prikazu; boja nikad nije jedini znak.
- Polja imaju nazive, a greške su napisane riječima i uz polje.
- Kupovina radi i bez skripti.
## Šta još nije potpuno
Tekstovi proizvođača i slike energetskih oznaka nisu uvijek napisani za čitače ekrana; najvažnije podatke zato upisujemo u tabelu. Stranice banaka za plaćanje nisu naše.
## Pišite nam
Prepreku javite na pomoc@vitrina.test ili +386 1 200 00 00; odgovaramo u roku od osam dana i kažemo kada će biti uklonjena. Proizvod vam možemo naručiti i telefonom. Stanje provjeravamo pri svakoj promjeni prodavnice, automatski i ručno.`,
    },
    me: {
      title: 'Izjava o pristupačnosti',
      short: 'Prodavnica je napravljena tako da može da je koristi svako: tastaturom, čitačem ekrana, sa uvećanjem i bez skripti.',
      body: `
## Šta pratimo
Internet prodavnica prati smjernice WCAG 2.2 na nivou AA i standard EN 301 549.
## Šta to znači
- Sve se može uraditi tastaturom; mjesto na kojem ste uvijek se vidi.
- Tekst možete da uvećate na 200% i da čitate pri širini od 320 piksela bez vodoravnog pomjeranja.
- Boje imaju dovoljno kontrasta u svijetlom i tamnom prikazu; boja nikad nije jedini znak.
- Polja imaju nazive, a greške su napisane riječima i uz polje.
- Kupovina radi i bez skripti.
## Šta još nije potpuno
Tekstovi proizvođača i slike energetskih oznaka nijesu uvijek napisani za čitače ekrana; najvažnije podatke zato upisujemo u tabelu. Stranice banaka za plaćanje nijesu naše.
## Pišite nam
Prepreku javite na pomoc@vitrina.test ili +386 1 200 00 00; odgovaramo u roku od osam dana i kažemo kada će biti uklonjena. Proizvod možemo da vam poručimo i telefonom. Stanje provjeravamo pri svakoj promjeni prodavnice, automatski i ručno.`,
    },
    es: {
      title: 'Declaración de accesibilidad',
      short: 'La tienda está hecha para que todos puedan usarla: con teclado, lector de pantalla, ampliación y sin scripts.',
      body: `
## Qué seguimos
La tienda en línea sigue las WCAG 2.2 en el nivel AA y la norma EN 301 549, como pide el Acta Europea de Accesibilidad.
## Qué significa
- Todo se puede hacer con el teclado; siempre se ve dónde está uno.
- El texto se amplía al 200 % y se lee a 320 píxeles de ancho sin desplazarse a los lados.
- Los colores tienen contraste suficiente en claro y en oscuro; el color nunca es la única señal.
- Los campos tienen nombre y los errores se explican con palabras junto al campo.
- La compra funciona también sin scripts.
## Qué no es perfecto todavía
Los textos de los fabricantes y las imágenes de las etiquetas energéticas no siempre están escritos para lectores de pantalla; por eso ponemos los datos más importantes en una tabla. Las páginas de pago de los bancos no son nuestras.
## Escríbanos
Comunique un obstáculo a pomoc@vitrina.test o al +386 1 200 00 00; respondemos en ocho días y decimos cuándo desaparecerá. También podemos tomar su pedido por teléfono. Lo comprobamos con cada cambio de la tienda, de forma automática y a mano.`,
    },
  },
};
