import type { Texts } from './texts.ts';
import type { Portrait } from '../pictures/portrait.ts';

export interface DemoAuthor {
  code: string;
  name: string;
  portrait: Portrait;
  role: Texts;
  about: Texts;
}

/** Who writes the guides; invented, like everything in the demo shop. */
export const authors: DemoAuthor[] = [
  {
    code: 'nina-hribar',
    name: 'Nina Hribar',
    portrait: { skin: '#e8c4a8', hair: '#5a3a26', shirt: '#2b5f6b', wall: '#cfdfdf', style: 'bob', glasses: true },
    role: {
      si: 'Računalniki in telefoni',
      hr: 'Računala i telefoni',
      en: 'Computers and phones',
      de: 'Computer und Telefone',
      rs: 'Računari i telefoni',
      it: 'Computer e telefoni',
      ba: 'Računari i telefoni',
      me: 'Računari i telefoni',
      es: 'Ordenadores y teléfonos',
    },
    about: {
      si: 'Dvanajst let prodaja in popravlja prenosnike. Vsak model odpre, preden ga komu priporoči.',
      hr: 'Dvanaest godina prodaje i popravlja prijenosnike. Svaki model otvori prije nego što ga nekome preporuči.',
      en: 'Has sold and repaired laptops for twelve years. She opens every model before she recommends it to anyone.',
      de: 'Verkauft und repariert seit zwölf Jahren Notebooks. Sie öffnet jedes Modell, bevor sie es jemandem empfiehlt.',
      rs: 'Dvanaest godina prodaje i popravlja laptopove. Svaki model otvori pre nego što ga nekome preporuči.',
      it: 'Da dodici anni vende e ripara portatili. Apre ogni modello prima di consigliarlo a qualcuno.',
      ba: 'Dvanaest godina prodaje i popravlja laptope. Svaki model otvori prije nego što ga nekome preporuči.',
      me: 'Dvanaest godina prodaje i popravlja laptopove. Svaki model otvori prije nego što ga nekome preporuči.',
      es: 'Lleva doce años vendiendo y reparando portátiles. Abre cada modelo antes de recomendárselo a nadie.',
    },
  },
  {
    code: 'marko-zupan',
    name: 'Marko Zupan',
    portrait: { skin: '#dcae8c', hair: '#3a3f42', shirt: '#8a5a2f', wall: '#e6ddcd', style: 'short', beard: true },
    role: {
      si: 'Veliki gospodinjski aparati',
      hr: 'Veliki kućanski aparati',
      en: 'Large household appliances',
      de: 'Große Haushaltsgeräte',
      rs: 'Veliki kućni aparati',
      it: 'Grandi elettrodomestici',
      ba: 'Veliki kućanski aparati',
      me: 'Veliki kućni aparati',
      es: 'Grandes electrodomésticos',
    },
    about: {
      si: 'Nekoč serviser pralnih strojev, danes svetovalec v trgovini. Ve, kateri deli se pokvarijo prvi in zakaj.',
      hr: 'Nekad serviser perilica rublja, danas savjetnik u trgovini. Zna koji se dijelovi prvi pokvare i zašto.',
      en: 'Once a washing machine engineer, now an adviser in our shop. He knows which parts fail first, and why.',
      de: 'Früher Techniker für Waschmaschinen, heute Berater im Laden. Er weiß, welche Teile zuerst ausfallen und warum.',
      rs: 'Nekada serviser veš-mašina, danas savetnik u prodavnici. Zna koji se delovi prvi pokvare i zašto.',
      it: 'Un tempo riparava lavatrici, oggi consiglia in negozio. Sa quali pezzi si rompono per primi e perché.',
      ba: 'Nekada serviser veš-mašina, danas savjetnik u prodavnici. Zna koji se dijelovi prvi pokvare i zašto.',
      me: 'Nekada serviser veš-mašina, danas savjetnik u prodavnici. Zna koji se djelovi prvi pokvare i zašto.',
      es: 'Antes reparaba lavadoras, hoy aconseja en la tienda. Sabe qué piezas fallan primero y por qué.',
    },
  },
  {
    code: 'eva-kos',
    name: 'Eva Kos',
    portrait: { skin: '#f0d2bd', hair: '#b0714a', shirt: '#526757', wall: '#dde5da', style: 'bun' },
    role: {
      si: 'Slika, zvok in mala kuhinja',
      hr: 'Slika, zvuk i mala kuhinja',
      en: 'Picture, sound and small kitchen',
      de: 'Bild, Ton und kleine Küche',
      rs: 'Slika, zvuk i mala kuhinja',
      it: 'Immagine, suono e piccola cucina',
      ba: 'Slika, zvuk i mala kuhinja',
      me: 'Slika, zvuk i mala kuhinja',
      es: 'Imagen, sonido y pequeña cocina',
    },
    about: {
      si: 'Zjutraj preskuša kavne aparate, popoldne zaslone. Piše kratko, ker tudi sama ne bere dolgih navodil.',
      hr: 'Ujutro isprobava aparate za kavu, poslijepodne zaslone. Piše kratko jer ni sama ne čita duge upute.',
      en: 'Tests coffee machines in the morning and screens in the afternoon. She writes briefly, because she does not read long manuals either.',
      de: 'Prüft morgens Kaffeemaschinen und nachmittags Bildschirme. Sie schreibt kurz, weil sie selbst keine langen Anleitungen liest.',
      rs: 'Ujutru isprobava aparate za kafu, popodne ekrane. Piše kratko jer ni sama ne čita duga uputstva.',
      it: 'La mattina prova macchine da caffè, il pomeriggio schermi. Scrive breve, perché nemmeno lei legge i manuali lunghi.',
      ba: 'Ujutro isprobava aparate za kafu, poslijepodne ekrane. Piše kratko jer ni sama ne čita duga uputstva.',
      me: 'Ujutro isprobava aparate za kafu, popodne ekrane. Piše kratko jer ni sama ne čita duga uputstva.',
      es: 'Por la mañana prueba cafeteras y por la tarde pantallas. Escribe breve, porque ella tampoco lee manuales largos.',
    },
  },
];
