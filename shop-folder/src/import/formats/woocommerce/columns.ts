/**
 * Columns of WooCommerce's product CSV. Its exporter writes their names in the language of the shop, which changed between versions of the
 * translations: English, German, Spanish, Italian, Croatian, Slovenian, Serbian. Units are in brackets.
 */
export const WOO_COLUMNS = {
  id: ['ID'],
  type: ['Type', 'Typ', 'Tipo', 'Tip', 'Vrsta'],
  sku: ['SKU', 'Artikelnummer', 'Art.-Nr.', 'COD', 'Šifra', 'Šifra proizvoda'],
  gtin: [
    'GTIN, UPC, EAN, or ISBN',
    'GTIN, UPC, EAN or ISBN',
    'GTIN, UPC, EAN oder ISBN',
    'GTIN, UPC, EAN o ISBN',
    'GTIN, UPC, EAN ali ISBN',
    'GTIN, UPC, EAN ili ISBN',
    'GTIN',
    'EAN',
  ],
  name: ['Name', 'Nombre', 'Nome', 'Naziv', 'Ime'],
  published: ['Published', 'Veröffentlicht', 'Publicado', 'Pubblicato', 'Objavljeno'],
  visibility: [
    'Visibility in catalog',
    'Visibility in catalogue',
    'Visibility',
    'Sichtbarkeit im Katalog',
    'Katalogsichtbarkeit',
    'Visibilidad en el catálogo',
    'Visibilità nel catalogo',
    'Vidljivost u katalogu',
    'Vidnost v katalogu',
  ],
  shortDescription: ['Short description', 'Kurzbeschreibung', 'Descripción corta', 'Breve descrizione', 'Kratak opis', 'Kratek opis'],
  description: ['Description', 'Beschreibung', 'Descripción', 'Descrizione', 'Opis'],
  saleFrom: [
    'Date sale price starts',
    'Datum, an dem Angebotspreis beginnt',
    'Datum, an dem der Angebotspreis beginnt',
    'Angebotspreis gültig ab',
    'Día en que empieza el precio rebajado',
    'Data di partenza del prezzo in saldo',
    'Datum početka sniženja',
    'Začetni datum akcijske cene',
  ],
  saleTo: [
    'Date sale price ends',
    'Datum, an dem Angebotspreis endet',
    'Datum, an dem der Angebotspreis endet',
    'Angebotspreis gültig bis',
    'Día en que termina el precio rebajado',
    'Termine data del prezzo di vendita',
    'Datum kraja sniženja',
    'Končni datum akcijske cene',
  ],
  inStock: ['In stock?', 'Vorrätig?', 'Auf Lager?', '¿Existencias?', '¿En inventario?', 'Na zalihi?', 'Na stanju?', 'Na zalihama?', 'Na zalogi?', 'In stock'],
  stock: ['Stock', 'Lager', 'Bestand', 'Lagerbestand', 'Inventario', 'Magazzino', 'Zaliha', 'Zalihe', 'Zaloga'],
  backorders: [
    'Backorders allowed?',
    'Lieferrückstande erlaubt?',
    'Lieferrückstand erlaubt?',
    'Rückstände erlaubt?',
    '¿Permitir reservas de productos agotados?',
    'Abilita gli ordini arretrati?',
    'Narudžbe na upit dozvoljene?',
    'Dovoljena naročila brez zaloge?',
  ],
  salePrice: [
    'Sale price',
    'Angebotspreis',
    'Precio rebajado',
    'Prezzo in offerta',
    'Rasprodajna cijena',
    'Snižena cijena',
    'Akcijska cijena',
    'Cena na sniženju',
    'Akcijska cena',
  ],
  regularPrice: [
    'Regular price',
    'Regulärer Preis',
    'Normaler Preis',
    'Precio normal',
    'Precio regular',
    'Prezzo di listino',
    'Normalna cijena',
    'Redovna cijena',
    'Redovna cena',
    'Redna cena',
  ],
  categories: ['Categories', 'Kategorien', 'Categorías', 'Categorie', 'Kategorije'],
  images: ['Images', 'Bilder', 'Imágenes', 'Immagine', 'Immagini', 'Slike'],
  parent: [
    'Parent',
    'Übergeordnetes Produkt',
    'Eltern',
    'Superior',
    'Genitore',
    'Glavni',
    'Nadređeni proizvod',
    'Nadređeni',
    'Matični proizvod',
    'Roditelj',
    'Nadrejeni izdelek',
  ],
  upsells: ['Upsells', 'Zusatzverkäufe', 'Ventas dirigidas', 'Up-sell', 'Uvećana prodaja'],
  crossSells: ['Cross-sells', 'Cross-Sells (Querverkäufe)', 'Querverkäufe', 'Ventas cruzadas', 'Cross-sell', 'Dodatna prodaja'],
  grouped: ['Grouped products', 'Gruppierte Produkte', 'Productos agrupados', 'Prodotti raggruppati', 'Grupirani proizvodi'],
  brands: ['Brands', 'Brand', 'Marken', 'Marke', 'Marcas', 'Marchi', 'Brendovi', 'Blagovne znamke'],
} as const;

export type WooField = keyof typeof WOO_COLUMNS;

const WEIGHT = /^(?:weight|gewicht|peso|težina|teža)\s*\(([^)]+)\)$/i;
const SIDES = [
  ['Length', /^(?:length|länge|longitud|largo|lunghezza|duljina|dužina|dolžina)\s*\(([^)]+)\)$/i],
  ['Width', /^(?:width|breite|anchura|ancho|larghezza|širina)\s*\(([^)]+)\)$/i],
  ['Height', /^(?:height|höhe|altura|alto|altezza|vi[sš]ina)\s*\(([^)]+)\)$/i],
] as const;
const META = /^meta\s*:\s*(.+)$/i;
/** `Attribute 1 name`, `Nombre del atributo 1`, `Ime 1 atributa`. */
const ATTRIBUTE = /^(?=.*\b(?:attribut\w*|atribut\w*)\b).*?(\d+)/i;
const ATTRIBUTE_PARTS = [
  ['global', /\bglobal\w*|standard\w*|predeterminad\w*|por defecto|predefinit\w*|default/i],
  ['visible', /\bvisib\w*|sichtbar\w*|vidlji\w*/i],
  ['values', /\bvalue|\bwert|\bvalor|\bvaluta|vrijednost|vrednost/i],
  ['name', /\bname\b|\bnombre\b|\bnome\b|\bnaziv\b|\bime\b/i],
] as const;

export interface WooColumns {
  weight: { place: number; unit: string } | null;
  sides: { name: string; place: number; unit: string }[];
  attributes: { name: number; values: number }[];
  metas: { place: number; name: string }[];
}

/** Columns with a unit, a number or a name of their own in their header. */
export function wooColumns(names: readonly string[]): WooColumns {
  const numbered = new Map<number, { name: number; values: number }>();
  for (const [place, title] of names.entries()) {
    const number = Number(ATTRIBUTE.exec(title)?.[1] ?? 0);
    const part = number > 0 ? ATTRIBUTE_PARTS.find(([, words]) => words.test(title))?.[0] : undefined;
    if (part !== 'name' && part !== 'values') continue;
    numbered.set(number, { name: -1, values: -1, ...numbered.get(number), [part]: place });
  }
  const find = (pattern: RegExp) => {
    const place = names.findIndex((name) => pattern.test(name.trim()));
    return place < 0 ? null : { place, unit: (pattern.exec((names[place] as string).trim())?.[1] ?? '').toLowerCase() };
  };
  return {
    weight: find(WEIGHT),
    sides: SIDES.flatMap(([name, pattern]) => {
      const found = find(pattern);
      return found ? [{ name, ...found }] : [];
    }),
    attributes: [...numbered].sort(([a], [b]) => a - b).flatMap(([, columns]) => (columns.name >= 0 && columns.values >= 0 ? [columns] : [])),
    metas: names.flatMap((title, place) => {
      const name = META.exec(title.trim())?.[1]?.trim();
      return name ? [{ place, name }] : [];
    }),
  };
}
