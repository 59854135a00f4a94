import type { ListingRow } from '../../listing/listing-row.ts';
import { ACCESSORY, PLACE, readLine, SHELF_ALONE } from '../../search/engine/places.ts';
import type { StoredDocument } from '../../search/engine/segment.ts';
import { rawWeights, sizeRow, textsTable, WEIGHTS } from '../../search/engine/weights.ts';
import { choiceKey } from './choice-key.ts';
import { percentField, priceField } from './index-definition.ts';
import { wordKey } from './word-key.ts';

const NAMED = PLACE.title | PLACE.brand | PLACE.category | PLACE.noun;
/** Returns the code of a value's attribute. */
export type AttributeOf = (value: number) => string | undefined;

const weights = rawWeights(WEIGHTS);
const halves = textsTable(WEIGHTS);

/** A product as one document: its row in lists, and its words in all languages. `standing`: its place in the recommended order, 1 the first. */
export function toDocument(row: ListingRow, documents: readonly StoredDocument[], { standing, attributeOf }: { standing: number; attributeOf: AttributeOf }) {
  const attributes = row.value_ids.map((value) => attributeOf(value) ?? '');
  return {
    product: row.id,
    lists: !row.alone,
    shown: row.shown,
    available: row.available,
    categories: row.category_path,
    category: row.category_path.at(-1) ?? 0,
    manufacturer: row.manufacturer_id ?? 0,
    seller: row.seller_id ?? 0,
    tags: row.tag_ids,
    values: row.value_ids,
    attributes: [...new Set(attributes)],
    choices: row.value_ids.map((value, i) => choiceKey(attributes[i] as string, value)),
    own: row.own_value_ids,
    ...(row.family_id !== null && { family: row.family_id }),
    score: row.score,
    released: Math.max(0, row.released),
    rating: Math.round(row.rating * 100),
    stars: Math.floor(row.rating),
    source: row.source,
    condition: row.condition,
    shops: row.shop_ids,
    standing: 1 + WEIGHTS.standing * standing,
    ...Object.fromEntries(row.prices.flatMap(({ market, amount, percent }) => pricesOf(market, amount, percent))),
    ...wordsOf(documents),
  };
}

/** Absent fields stand for no price and no reduction. */
const pricesOf = (market: string, amount: number, percent: number): [string, number][] => [
  ...(amount > 0 ? [[priceField(market), amount] as [string, number]] : []),
  ...(percent > 0 ? [[percentField(market), percent] as [string, number]] : []),
];

function wordsOf(documents: readonly StoredDocument[]) {
  const words: Record<string, number> = {};
  const head: Record<string, number> = {};
  const other: Record<string, number> = {};
  const texts: Record<string, number> = {};
  const named: string[] = [];
  const things: string[] = [];
  const brands: string[] = [];
  const titled: string[] = [];
  const shelved: string[] = [];
  const aside: string[] = [];
  let accessory = false;
  for (const { lang, terms } of documents) {
    const lines = terms.split('\n').flatMap((line) => readLine(line) ?? []);
    const length = lines.reduce((sum, { inTitle }) => sum + inTitle, 0);
    const size = lines.reduce((sum, { count }) => sum + count, 0);
    for (const line of lines) {
      const { lexeme, places, count } = line;
      if (lexeme === ACCESSORY) accessory = true;
      const key = wordKey({ lang, lexeme });
      const [plain, asHead] = weights({ ...line, length, size });
      texts[key] = count / (halves[sizeRow(size)] as number);
      // A query takes the greater of two fields.
      const least = Math.min(plain, asHead);
      if (least > 0) words[key] = least;
      if (asHead > least) head[key] = asHead;
      if (plain > least) other[key] = plain;
      if (places & NAMED) named.push(key);
      if (places & PLACE.brand) brands.push(key);
      if (places & (PLACE.title | PLACE.brand)) titled.push(key);
      if (places & PLACE.category) shelved.push(key);
      if (places === SHELF_ALONE) aside.push(key);
      if (places & NAMED && !(places & PLACE.after)) things.push(key);
    }
  }
  return { words, head, other, texts, named, things, brands, titled, shelved, aside, accessory };
}
