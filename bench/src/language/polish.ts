import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const EXAMPLE = fileURLToPath(new URL('../../../docs/examples/polish/', import.meta.url));
const TABLE = 'contract/src/values/language-table.ts';
const END_OF_TABLE = '} as const satisfies';

/** Steps one and two of docs/extending.md in a checkout: a row, and files. */
export function addPolish(checkout: string): void {
  const file = join(checkout, TABLE);
  const [rows, end] = readFileSync(file, 'utf8').split(END_OF_TABLE) as [string, string];
  writeFileSync(file, `${rows}${readFileSync(join(EXAMPLE, 'row.txt'), 'utf8')}${END_OF_TABLE}${end}`);
  cpSync(join(EXAMPLE, 'files'), checkout, { recursive: true });
}

/** Step three in the folder of a shop in English and German: languages, market, prices, texts. */
export function speakPolish(shop: string): void {
  edit(join(shop, 'folder.yaml'), (text) => text.replace('languages: [ en, de ]', 'languages: [ en, de, pl ]\nreads: { pl: en }'));
  edit(join(shop, 'shop.yaml'), (text) => text.replace('languages: [ en, de ]', 'languages: [ en, de, pl ]'));
  writeFileSync(join(shop, 'markets', 'pl.yaml'), readFileSync(join(shop, 'markets', 'de.yaml'), 'utf8').replace('language: de', 'language: pl'));
  const families = join(shop, 'catalogue', 'laptops');
  for (const name of readdirSync(families)) edit(join(families, name), (text) => text.replace(/(prices: \{ en: )(\d+)(, de: \d+)( \})/g, '$1$2$3, pl: $2$4'));
  cpSync(join(EXAMPLE, 'shop'), shop, { recursive: true });
}

const edit = (file: string, change: (text: string) => string): void => writeFileSync(file, change(readFileSync(file, 'utf8')));
