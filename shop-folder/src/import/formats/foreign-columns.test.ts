import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Encoding } from './encodings.ts';
import { sourceLines } from './source-lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrina-columns-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DEFAULTS = { supplier: 's', currency: 'EUR', language: 'en', now: new Date('2026-11-22T12:00:00Z') };

async function rowsOf(text: string | Buffer, encoding?: Encoding): Promise<Record<string, unknown>[]> {
  const file = join(folder, 'file.csv');
  writeFileSync(file, text);
  const rows: Record<string, unknown>[] = [];
  for await (const line of sourceLines(file, { defaults: DEFAULTS, profile: {}, encoding })) {
    if ('problem' in line) throw new Error(`${line.number}: ${line.problem}`);
    rows.push(JSON.parse(line.text) as Record<string, unknown>);
  }
  return rows;
}

const CELLS = [
  '7',
  'simple',
  'ART-7',
  '4006381333931',
  'Radio',
  '1',
  'visible',
  'Short.',
  'Long.',
  '2026-11-01',
  '2026-11-30',
  '1',
  '5',
  '0',
  '1.5',
  '30',
  '20',
  '10',
];
const MORE = ['39.90', '49.90', 'Audio > Radios', 'http://pictures.test/a.jpg', 'Klangwerk', 'Plug', 'Type C'];

/** Headers as the plugin exports them in each language, in order; a column without a translation is English there too. */
const WOO: Record<string, string[]> = {
  English:
    'ID|Type|SKU|GTIN, UPC, EAN, or ISBN|Name|Published|Visibility in catalog|Short description|Description|Date sale price starts|Date sale price ends|In stock?|Stock|Backorders allowed?|Weight (kg)|Length (cm)|Width (cm)|Height (cm)|Sale price|Regular price|Categories|Images|Brands|Attribute 1 name|Attribute 1 value(s)'.split(
      '|',
    ),
  German:
    'ID|Typ|Artikelnummer|GTIN, UPC, EAN oder ISBN|Name|Veröffentlicht|Sichtbarkeit im Katalog|Kurzbeschreibung|Beschreibung|Datum, an dem Angebotspreis beginnt|Datum, an dem Angebotspreis endet|Vorrätig?|Bestand|Lieferrückstande erlaubt?|Gewicht (kg)|Länge (cm)|Breite (cm)|Höhe (cm)|Angebotspreis|Regulärer Preis|Kategorien|Bilder|Marken|Attribut 1 Name|Attribut 1 Wert(e)'.split(
      '|',
    ),
  'German of other years':
    'ID|Typ|Artikelnummer|GTIN, UPC, EAN oder ISBN|Name|Veröffentlicht|Katalogsichtbarkeit|Kurzbeschreibung|Beschreibung|Angebotspreis gültig ab|Angebotspreis gültig bis|Auf Lager?|Lager|Rückstände erlaubt?|Gewicht (kg)|Länge (cm)|Breite (cm)|Höhe (cm)|Angebotspreis|Normaler Preis|Kategorien|Bilder|Marken|Attribut 1 Name|Attribut 1 Wert(e)'.split(
      '|',
    ),
  Spanish:
    'ID|Tipo|SKU|GTIN, UPC, EAN o ISBN|Nombre|Publicado|Visibilidad en el catálogo|Descripción corta|Descripción|Día en que empieza el precio rebajado|Día en que termina el precio rebajado|¿Existencias?|Inventario|¿Permitir reservas de productos agotados?|Peso (kg)|Longitud (cm)|Anchura (cm)|Altura (cm)|Precio rebajado|Precio normal|Categorías|Imágenes|Marcas|Nombre del atributo 1|Valor(es) del atributo 1'.split(
      '|',
    ),
  Italian:
    'ID|Tipo|COD|GTIN, UPC, EAN o ISBN|Nome|Pubblicato|Visibilità nel catalogo|Breve descrizione|Descrizione|Data di partenza del prezzo in saldo|Termine data del prezzo di vendita|In stock?|Magazzino|Abilita gli ordini arretrati?|Peso (kg)|Lunghezza (cm)|Larghezza (cm)|Altezza (cm)|Prezzo in offerta|Prezzo di listino|Categorie|Immagine|Marchi|Attributo 1 nome|Attributo 1 valuta(e)'.split(
      '|',
    ),
  Croatian:
    'ID|Vrsta|SKU|GTIN, UPC, EAN, or ISBN|Naziv|Objavljeno|Vidljivost u katalogu|Kratak opis|Opis|Datum početka sniženja|Datum kraja sniženja|Na zalihi?|Zalihe|Narudžbe na upit dozvoljene?|Težina (kg)|Dužina (cm)|Širina (cm)|Visina (cm)|Rasprodajna cijena|Normalna cijena|Kategorije|Slike|Brands|Atribut 1 ime|Atribut 1 vrijednosti'.split(
      '|',
    ),
  'Croatian of today':
    'ID|Vrsta|SKU|GTIN, UPC, EAN, or ISBN|Naziv|Objavljeno|Vidljivost u katalogu|Kratak opis|Opis|Datum početka sniženja|Datum kraja sniženja|Na stanju?|Zaliha|Narudžbe na upit dozvoljene?|Težina (kg)|Dužina (cm)|Širina (cm)|Visina (cm)|Snižena cijena:|Normalna cijena:|Kategorije|Slike|Brands|Atribut 1 ime|Atribut 1 vrijednosti'.split(
      '|',
    ),
  Slovenian:
    'ID|Vrsta|Šifra|GTIN, UPC, EAN ali ISBN|Naziv|Objavljeno|Vidnost v katalogu|Kratek opis|Opis|Začetni datum akcijske cene|Končni datum akcijske cene|Na zalogi?|Zaloga|Dovoljena naročila brez zaloge?|Teža (kg)|Dolžina (cm)|Širina (cm)|Višina (cm)|Akcijska cena|Redna cena|Kategorije|Slike|Brands|Ime atributa 1|Vrednosti atributa 1'.split(
      '|',
    ),
  Serbian:
    'ID|Tip|Šifra proizvoda|GTIN, UPC, EAN, or ISBN|Ime|Objavljeno|Vidljivost u katalogu|Kratak opis|Opis|Date sale price starts|Date sale price ends|Na zalihama?|Zalihe|Backorders allowed?|Težina (kg)|Dužina (cm)|Širina (cm)|Visina (cm)|Cena na sniženju|Redovna cena|Kategorije|Slike|Brendovi|Ime 1 atributa|Atribut 1 vrednost(i)'.split(
      '|',
    ),
};

const csv = (...rows: readonly (readonly string[])[]): string => rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n');

describe("WooCommerce's columns", () => {
  it.each(Object.entries(WOO))('in %s', async (_language, header) => {
    expect(await rowsOf(csv(header, [...CELLS, ...MORE]))).toEqual([
      {
        source: 's',
        source_id: '7',
        title: 'Radio',
        ean: '4006381333931',
        skus: ['ART-7'],
        short_description: 'Short.',
        description: 'Long.',
        category_path: ['Audio', 'Radios'],
        brand: 'Klangwerk',
        images: ['http://pictures.test/a.jpg'],
        language: 'en',
        visible: true,
        price: 39.9,
        price_from: expect.stringMatching(/^2026-(?:10-31|11-01)/),
        currency: 'EUR',
        stock: 5,
        package_weight_kg: 1.5,
        package_length_cm: 30,
        package_width_cm: 20,
        package_height_cm: 10,
        attributes: { Plug: 'Type C' },
      },
    ]);
  });

  it("tells a variation's parent in every language", async () => {
    const parents = { English: 'Parent', German: 'Übergeordnetes Produkt', Spanish: 'Superior', Italian: 'Genitore', Croatian: 'Glavni', Serbian: 'Roditelj' };
    for (const [language, parent] of Object.entries(parents)) {
      const header = [...(WOO[language] as string[]), parent];
      const variable = ['1', 'variable', 'P', ...CELLS.slice(3), ...MORE.slice(0, -1), 'Red, Blue', ''];
      const variation = ['2', 'variation', 'V', ...CELLS.slice(3), ...MORE.slice(0, -1), 'Red', 'P'];
      expect(await rowsOf(csv(header, variable, variation)), language).toMatchObject([
        { source_id: '1', options: ['Plug'] },
        { source_id: '2', variant_of: '1' },
      ]);
    }
  });
});

it("reads Shopify's template of today by its new names", async () => {
  const columns = {
    Title: 'Lamp',
    'URL handle': 'lamp',
    Description: '<p>Bright.</p>',
    Vendor: 'Lux',
    'Product category': 'Home > Lamps',
    Type: 'Lamp',
    'Published on online store': 'TRUE',
    Status: 'Active',
    SKU: 'L-1',
    Barcode: '4006381333931',
    'Option1 name': 'Title',
    'Option1 value': 'Default Title',
    'Option1 Linked To': '',
    Price: '19.90',
    'Compare-at price': '',
    'Inventory tracker': 'shopify',
    'Inventory quantity': '4',
    'Continue selling when out of stock': 'DENY',
    'Weight value (grams)': '1200',
    'Product image URL': 'http://pictures.test/a.jpg',
    'Image position': '1',
    'Gift card': 'FALSE',
    'Google Shopping / Manufacturer part number (MPN)': 'LX-1',
    'Google Shopping / Condition': 'New',
  };
  const [row] = await rowsOf(csv(Object.keys(columns), Object.values(columns)));
  expect(row).toMatchObject({
    source_id: 'lamp',
    title: 'Lamp',
    brand: 'Lux',
    mpn: 'LX-1',
    price: 19.9,
    stock: 4,
    ean: '4006381333931',
    condition: 'new',
    visible: true,
  });
  expect(row).toMatchObject({ category_path: ['Home', 'Lamps'], images: ['http://pictures.test/a.jpg'] });
});

it('reads fields with fields of their own from a Google Merchant table as from XML', async () => {
  const header =
    'id\tstructured_title\tstructured_description\tprice\tavailability\tcertification\tenergy efficiency class\tmax energy efficiency class\tmin energy efficiency class';
  const cells = 'A1\ttrained_algorithmic_media:"Fridge: tall, white"\ttrained_algorithmic_media:"Cold: very."\t399.00 EUR\tin_stock\tEC:EPREL:1234567\tC\tA\tG';
  const fridge = { title: 'Fridge: tall, white', description: 'Cold: very.', energy: { class: 'C', from: 'A', to: 'G', eprel: '1234567' } };
  expect(await rowsOf(`${header}\n${cells}\n`)).toMatchObject([fridge]);
  const part = (name: string, value: string) => `<g:${name}>${value}</g:${name}>`;
  const xml = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item>${part('id', 'A1')}
    ${part('structured_title', part('digital_source_type', 'trained_algorithmic_media') + part('content', 'Fridge: tall, white'))}
    ${part('structured_description', part('digital_source_type', 'trained_algorithmic_media') + part('content', 'Cold: very.'))}
    ${part('price', '399.00 EUR')}${part('availability', 'in_stock')}
    ${part('certification', part('certification_authority', 'EC') + part('certification_name', 'EPREL') + part('certification_code', '1234567'))}
    ${part('energy_efficiency_class', 'C')}${part('max_energy_efficiency_class', 'A')}${part('min_energy_efficiency_class', 'G')}</item></channel></rss>`;
  expect(await rowsOf(xml)).toMatchObject([fridge]);
});

it.each([
  ['UTF-16 as a spreadsheet saves it', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16 of the other order of bytes', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ['UTF-8 with its mark', (text: string) => Buffer.from(`\ufeff${text}`)],
])('a table in %s is read by its mark, whatever is said of its encoding', async (_name, bytes) => {
  const words = `Čajnik €20 ${'š'.repeat(70_000)}`;
  const rows = await rowsOf(bytes(`Handle\tTitle\tBody (HTML)\tStatus\r\ncajnik\tČajnik\t"${words}"\tactive\r\n`), 'windows-1250');
  expect(rows).toEqual([expect.objectContaining({ source_id: 'cajnik', title: 'Čajnik', description: words })]);
});
