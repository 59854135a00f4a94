/** Columns of WooCommerce's product CSV; its exporter writes their names in the language of the shop. Units stand in brackets. */
export const WOO_COLUMNS = {
  id: ['ID'],
  type: ['Type', 'Typ', 'Tipo', 'Tip', 'Vrsta'],
  sku: ['SKU', 'Artikelnummer', 'Art.-Nr.', 'Šifra', 'COD'],
  gtin: ['GTIN, UPC, EAN, or ISBN', 'GTIN, UPC, EAN oder ISBN', 'GTIN', 'EAN'],
  name: ['Name', 'Nombre', 'Nome', 'Naziv', 'Ime'],
  published: ['Published', 'Veröffentlicht', 'Publicado', 'Pubblicato', 'Objavljeno'],
  visibility: [
    'Visibility in catalog',
    'Visibility in catalogue',
    'Visibility',
    'Sichtbarkeit im Katalog',
    'Visibilidad en el catálogo',
    'Visibilità nel catalogo',
  ],
  shortDescription: ['Short description', 'Kurzbeschreibung', 'Descripción corta', 'Breve descrizione', 'Kratak opis', 'Kratek opis'],
  description: ['Description', 'Beschreibung', 'Descripción', 'Descrizione', 'Opis'],
  saleFrom: [
    'Date sale price starts',
    'Datum, an dem Angebotspreis beginnt',
    'Datum, an dem der Angebotspreis beginnt',
    'Día en que empieza el precio rebajado',
  ],
  saleTo: ['Date sale price ends', 'Datum, an dem Angebotspreis endet', 'Datum, an dem der Angebotspreis endet', 'Día en que termina el precio rebajado'],
  inStock: ['In stock?', 'Vorrätig?', 'Auf Lager?', '¿Existencias?', '¿En inventario?', 'In stock'],
  stock: ['Stock', 'Lager', 'Lagerbestand', 'Bestand', 'Inventario', 'Magazzino', 'Zaliha', 'Zaloga'],
  backorders: [
    'Backorders allowed?',
    'Lieferrückstande erlaubt?',
    'Lieferrückstände erlaubt?',
    'Lieferrückstand erlaubt?',
    '¿Permitir reservas de productos agotados?',
  ],
  salePrice: ['Sale price', 'Angebotspreis', 'Precio rebajado', 'Prezzo in offerta', 'Akcijska cijena', 'Akcijska cena'],
  regularPrice: ['Regular price', 'Regulärer Preis', 'Precio normal', 'Prezzo di listino', 'Redovna cijena', 'Redna cena'],
  categories: ['Categories', 'Kategorien', 'Categorías', 'Categorie', 'Kategorije'],
  images: ['Images', 'Bilder', 'Imágenes', 'Immagine', 'Immagini', 'Slike'],
  parent: ['Parent', 'Übergeordnetes Produkt', 'Eltern', 'Superior', 'Genitore', 'Nadređeni proizvod'],
  upsells: ['Upsells', 'Zusatzverkäufe', 'Ventas dirigidas', 'Up-sell'],
  crossSells: ['Cross-sells', 'Cross-Sells', 'Querverkäufe', 'Ventas cruzadas', 'Cross-sell'],
  grouped: ['Grouped products', 'Gruppierte Produkte', 'Productos agrupados', 'Prodotti raggruppati'],
  brands: ['Brands', 'Brand', 'Marken', 'Marke', 'Marcas', 'Marchi'],
} as const;

export type WooField = keyof typeof WOO_COLUMNS;

const WEIGHT = /^(?:weight|gewicht|peso|težina|teža)\s*\(([^)]+)\)$/i;
const SIDES = [
  ['Length', /^(?:length|länge|longitud|lunghezza|duljina|dolžina)\s*\(([^)]+)\)$/i],
  ['Width', /^(?:width|breite|anchura|larghezza|širina)\s*\(([^)]+)\)$/i],
  ['Height', /^(?:height|höhe|altura|altezza|visina)\s*\(([^)]+)\)$/i],
] as const;
const META = /^meta\s*:\s*(.+)$/i;
/** `Attribute 1 name`, `Name des Attributs 1`, `Attribut 1 Name`. */
const ATTRIBUTE = /^(?=.*\b(?:attribut\w*|atribut\w*)\b).*?(\d+)/i;
const ATTRIBUTE_PARTS = [
  ['global', /\bglobal\w*|standard\w*|predeterminad\w*|default/i],
  ['visible', /\bvisib\w*|sichtbar\w*|vidlji\w*/i],
  ['values', /\bvalue|\bwert|\bvalor|\bvalori\b|vrijednost|vrednost/i],
  ['name', /\bname\b|\bnombre\b|\bnome\b|\bnaziv\b|\bime\b/i],
] as const;

export interface WooColumns {
  weight: { place: number; unit: string } | null;
  sides: { name: string; place: number; unit: string }[];
  attributes: { name: number; values: number }[];
  metas: { place: number; name: string }[];
}

/** The columns whose names carry a unit, a number or a name of their own. */
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
