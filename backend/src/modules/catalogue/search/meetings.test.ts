import type { LanguageCode } from '@vitrina/contract/values/languages';
import { describe, expect, it } from 'vitest';
import { documentOf } from './document.ts';
import { readLine } from './engine/places.ts';
import { readQuery } from './read-query.ts';

/** True if a query in `spoken` finds a document with this title in `written`. */
function meets(q: string, spoken: LanguageCode, title: string, written: LanguageCode): boolean {
  const terms = documentOf({ product_id: 1, lang: written, title, brand: null, category: null, attributes: [], short_description: null, codes: [] });
  const lexemes = new Set(terms.split('\n').map((line) => readLine(line)?.lexeme ?? ''));
  const { slots } = readQuery({ q, spoken, lang: written, joined: new Set() });
  return slots.length > 0 && slots.every((slot) => slot.readings.some((reading) => reading.every((lexeme) => lexemes.has(lexeme))));
}

/** Language, query, title in that language that it finds. */
const MEETINGS: [LanguageCode, string, string][] = [
  ['si', 'slušalkami', 'Slušalke'],
  ['si', 'slusalka', 'Brezžične slušalke'],
  ['si', 'slušalk', 'Slušalki'],
  ['si', 'prenosniki', 'Prenosnik'],
  ['si', 'prenosnikov', 'Prenosnik Kvant'],
  ['si', 'pralnega stroja', 'Pralni stroj'],
  ['si', 'pralnih strojev', 'Pralni stroj'],
  ['si', 'pralni stroji', 'Pralni stroj'],
  ['si', 'hladilnika', 'Hladilnik'],
  ['si', 'televizorji', 'Televizor'],
  ['si', 'televizor', 'Televizorji OLED'],
  ['si', 'tv', 'Televizor OLED'],
  ['si', 'kabli', 'Kabel USB-C'],
  ['si', 'kabel usb-c', 'Kabel USB-C 2 m'],
  ['si', 'kabel usbc', 'Kabel USB-C 2 m'],
  ['si', 'brezžičnih', 'Brezžična miška'],
  ['si', 'telefoni', 'Pametni telefon'],
  ['si', 'mobitel', 'Pametni telefon'],
  ['si', 'ovitki za telefone', 'Ovitek za telefon'],
  ['si', 'baterije', 'Prenosna baterija'],
  ['si', 'baterij', 'Prenosna baterija'],
  ['si', 'sušilca perila', 'Sušilni stroj'],
  ['si', 'računalo', 'Prijenosno računalo'],
  ['si', 'laptop', 'Prenosnik Kvant'],
  ['si', 'črne', 'Črn zvočnik'],
  ['si', 'zunanji disk', 'Zunanji SSD Granit'],
  ['hr', 'perilice', 'Perilica rublja'],
  ['hr', 'hladnjaci', 'Hladnjak'],
  ['hr', 'frižider', 'Hladnjak'],
  ['hr', 'slušalice', 'Bežične slušalice'],
  ['hr', 'slušalicama', 'Slušalica'],
  ['hr', 'prijenosna računala', 'Prijenosno računalo'],
  ['hr', 'laptop', 'Prijenosno računalo'],
  ['hr', 'bezicne slusalice', 'Bežične slušalice'],
  ['hr', 'mobiteli', 'Mobitel'],
  ['hr', 'usisavača', 'Bežični usisavač'],
  ['hr', 'pisači', 'Laserski pisač'],
  ['hr', 'maske za mobitel', 'Maska za mobitel'],
  ['hr', 'miševi', 'Bežični miš'],
  ['hr', 'uredjaj', 'Uređaj'],
  ['rs', 'веш машина', 'Mašina za veš'],
  ['rs', 'ves masina', 'Mašina za pranje veša'],
  ['rs', 'фрижидер', 'Frižider'],
  ['rs', 'frižidera', 'Frižideri'],
  ['rs', 'звучници', 'Bluetooth zvučnik'],
  ['rs', 'štampač', 'Laserski štampač'],
  ['rs', 'prenosivi računar', 'Prenosivi računar'],
  ['rs', 'beli', 'Bijeli frižider'],
  ['ba', 'veš mašine', 'Veš-mašina'],
  ['ba', 'prijenosnik', 'Prenosnik'],
  ['me', 'mašina za sudove', 'Mašina za pranje sudova'],
  ['me', 'olovaka', 'Olovka'],
  ['en', 'washing machines', 'Washing machine 8 kg'],
  ['en', 'batteries', 'Battery pack'],
  ['en', 'mice', 'Wireless mouse'],
  ['en', 'lenses', 'Camera lens'],
  ['en', 'head set', 'Headset'],
  ['en', 'notebook', 'Laptop 14"'],
  ['en', 'wh1000xm4', 'Sony WH-1000XM4'],
  ['en', 'wh-1000xm4', 'Sony WH1000XM4'],
  ['en', 'rtx 4070', 'RTX4070 graphics card'],
  ['en', 'rtx4070', 'GeForce RTX 4070'],
  ['en', 'ps4', 'PlayStation 4 Slim'],
  ['en', 'tv 55 inch', 'TV 55"'],
  ['en', 'tv 140 cm', 'TV 55"'],
  ['en', '1tb ssd', 'SSD 1000 GB'],
  ['en', '12 gb', 'Memory 12GB'],
  ['en', 'wifi', 'Wi-Fi router'],
  ['de', 'Waschmaschinen', 'Waschmaschine'],
  ['de', 'Maschine', 'Waschmaschine'],
  ['de', 'vollintegriert', 'Geschirrspüler, Einbau'],
  ['de', 'Siebträger', 'Espressomaschine'],
  ['de', 'Kuehlschrank', 'Kühlschrank'],
  ['de', 'Kühlschränke', 'Kühlschrank'],
  ['de', 'Kopfhoerer', 'Kopfhörer'],
  ['de', 'Hörer', 'Kopfhörer'],
  ['de', 'Handy', 'Smartphone'],
  ['de', 'schwarzes', 'Gehäuse schwarz'],
  ['de', 'Ladegeräte', 'Ladegerät'],
  ['at', 'Handyhüllen', 'Handyhülle'],
  ['at', 'Mäuse', 'Maus'],
  ['at', 'Backrohr', 'Backofen'],
  ['it', 'lavatrici', 'Lavatrice'],
  ['it', 'cuffia', 'Cuffie senza fili'],
  ['it', 'auricolari', 'Cuffie'],
  ['it', 'altoparlante bluetooth portatile', 'Altoparlante Bluetooth portatile'],
  ['es', 'horno microondas', 'Microondas Žar'],
  ['es', 'batería portátil', 'Batería externa'],
  ['it', 'da incasso', 'Lavastoviglie da incasso'],
  ['it', 'frigoriferi', 'Frigorifero'],
  ['it', 'frigo', 'Frigorifero'],
  ['it', 'bianche', 'Lavatrice bianca'],
  ['it', 'orologi', 'Orologio'],
  ['es', 'lavadoras', 'Lavadora'],
  ['es', 'neveras', 'Frigorífico'],
  ['es', 'móviles', 'Móvil'],
  ['es', 'movil', 'Smartphone'],
  ['es', 'altavoces', 'Altavoz'],
  ['es', 'auricular', 'Auriculares'],
  ['es', '55 pulgadas', 'Televisor 55"'],
];

/** Language of the query, query, language of the title, title. */
const ACROSS: [LanguageCode, string, LanguageCode, string][] = [
  ['si', 'pralni stroj', 'en', 'Washing machine'],
  ['si', 'slušalke', 'en', 'Wireless headphones'],
  ['si', 'brezžična miška', 'en', 'Logitech wireless mouse'],
  ['si', 'sesalnik', 'en', 'Vacuum cleaner'],
  ['hr', 'prijenosno računalo', 'en', 'Gaming laptop'],
  ['hr', 'pisač', 'en', 'Laser printer'],
  ['rs', 'веш машина', 'en', 'Washing machine'],
  ['ba', 'punjač', 'en', 'USB charger'],
  ['me', 'fotoaparat', 'en', 'Digital camera'],
  ['de', 'Staubsauger', 'en', 'Robot vacuum'],
  ['at', 'Kühlschrank', 'de', 'Kühlschrank'],
  ['at', 'Drucker', 'en', 'Printer'],
  ['it', 'stampante', 'en', 'Photo printer'],
  ['es', 'ratón', 'en', 'Mouse'],
  ['si', 'lavatrice', 'si', 'Pralni stroj'],
  ['en', 'prenosnik', 'en', 'Laptop'],
  ['en', 'Waschmaschine', 'en', 'Washing machine'],
  ['en', 'micro sd card', 'en', 'Memory card 64 GB microSDXC'],
  ['en', 'microsd', 'en', '8GB Micro SDHC card'],
  ['si', 'micro SD kartica', 'en', 'Memory card 64 GB microSDXC'],
  ['hr', 'microSD kartica', 'en', '8GB Micro SDHC card'],
  ['rs', 'micro SD kartica', 'en', 'Memory card microSD'],
  ['ba', 'micro sd kartica', 'en', 'Memory card microSDHC'],
  ['me', 'microSD kartica', 'en', 'Memory card microSDHC'],
  ['de', 'Micro SD Karte', 'en', 'Memory card microSDHC'],
  ['at', 'microSD Speicherkarte', 'en', 'Memory card microSDXC'],
  ['it', 'scheda micro SD', 'en', 'Memory card microSDXC'],
  ['es', 'tarjeta microSD', 'en', '8GB Micro SDHC card'],
  ['si', 'čitalnik kartic', 'en', 'USB card reader'],
  ['hr', 'čitač kartica', 'en', 'USB card reader'],
  ['rs', 'čitač kartica', 'en', 'USB card reader'],
  ['ba', 'čitač kartica', 'en', 'USB card reader'],
  ['me', 'čitač kartica', 'en', 'USB card reader'],
  ['de', 'Kartenleser', 'en', 'USB card reader'],
  ['at', 'Kartenlesegerät', 'en', 'USB card reader'],
  ['it', 'lettore di schede', 'en', 'USB card reader'],
  ['es', 'lector de tarjetas', 'en', 'USB card reader'],
];

const APART: [LanguageCode, string, string][] = [
  ['si', 'pralni stroj', 'Pomivalni stroj'],
  ['hr', 'perilica rublja', 'Perilica posuđa'],
  ['en', 'handy', 'Mobile phone'],
  ['en', 'case', 'Casio watch'],
  ['en', 'printer', 'Print server'],
  ['de', 'Maus', 'Haus'],
  ['en', 'wireless', 'Wire'],
];

describe('queries and titles', () => {
  it.each(MEETINGS)('in %s, “%s” finds “%s”', (lang, q, title) => expect(meets(q, lang, title, lang)).toBe(true));
  it.each(ACROSS)('in %s, “%s” finds the title in %s “%s”', (spoken, q, written, title) => expect(meets(q, spoken, title, written)).toBe(true));
  it.each(APART)('in %s, “%s” does not find “%s”', (lang, q, title) => expect(meets(q, lang, title, lang)).toBe(false));
});

it.each<[LanguageCode, string, string]>([
  ['en', 'laptop', 'E-ink notebook List'],
  ['de', 'Notebook', 'E-Ink-Notizbuch List'],
  ['rs', 'sport bubice', 'Šporet'],
  ['rs', 'šporet', 'Bubice Sport'],
  ['it', 'laptop', 'Console portatile'],
  ['es', 'ordenador portátil', 'Altavoz portátil'],
  ['it', 'portatile', 'Proiettore portatile'],
  ['es', 'portátil', 'Consola portátil'],
  ['en', 'headphones', 'VR glasses Paleta'],
  ['en', 'ebook reader', 'USB card reader'],
])('in %s, “%s” is not the name of “%s”', (lang, q, title) => {
  const terms = documentOf({ product_id: 1, lang, title, brand: null, category: null, attributes: [], short_description: null, codes: [] });
  const lexemes = new Set(terms.split('\n').map((line) => readLine(line)?.lexeme ?? ''));
  const { slots } = readQuery({ q, spoken: lang, lang, joined: new Set() });
  expect(slots.some((slot) => slot.readings.some((reading) => reading.every((lexeme) => lexemes.has(lexeme))))).toBe(false);
});
