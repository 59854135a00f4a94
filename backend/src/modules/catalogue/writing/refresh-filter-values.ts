import { sql } from 'kysely';
import { LANGUAGE_TABLE } from '@vitrina/contract/values/language-table';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { createBoundedMemo } from '@vitrina/contract/values/bounded-memo';
import { slugify } from '@vitrina/contract/values/slug';
import { toLatin } from '@vitrina/contract/values/to-latin';
import type { Db } from '../../../db/index.ts';
import type { AttributeData } from '../product/product-queries.ts';
import { loadDictionary } from '../dictionary.ts';
import { type AttributeValueInput, saveAttributeValues } from './save-attributes.ts';

type Dictionary = Awaited<ReturnType<typeof loadDictionary>>;

const BATCH = 2000;
const VALUES_KEPT = 20_000;
/** Longer texts are not filter values. */
const MAX_VALUE_LENGTH = 60;
/** A text without any of these cannot be a code in a URL. */
const IN_ADDRESSES = /[a-z0-9]/i;
const wordIn = (word: 'yes' | 'no') => Object.fromEntries(LANGUAGE_CODES.map((lang) => [lang, LANGUAGE_TABLE[lang].search[word]]));
const YES = wordIn('yes');
const NO = wordIn('no');

/**
 * Computes the filter values of every product by the filters of its category, and creates missing values. To be called after products, attributes or category
 * filters were written.
 */
export async function refreshFilterValues(db: Db, onProgress: (processed: number) => void = () => {}): Promise<void> {
  const dictionary = await loadDictionary(db);
  const filtersOf = filtersByCategory(dictionary);
  const ids = new Map([...dictionary.valuesByCode].map(([key, value]) => [key, value.id]));
  const valuesIn = memoValues(dictionary);
  let processed = 0;
  let next = selectFacts(db, 0);
  for (;;) {
    const rows = await next;
    const last = rows.at(-1);
    if (!last) return;
    // The database reads the next batch while the values of this one are computed.
    next = selectFacts(db, last.id);
    const rowsWithValues = rows.map((row) => {
      const filters = filtersOf.get(row.category_id ?? 0);
      return { ...row, values: row.attributes.flatMap(([code, data]) => (filters?.has(code) ? valuesIn(code, data) : [])) };
    });
    await createMissing(
      db,
      rowsWithValues.flatMap((row) => row.values),
      ids,
    );
    const changed = rowsWithValues.flatMap((row) => {
      const values = [...new Set(row.values.map((value) => ids.get(keyOf(value)) as number))].sort((a, b) => a - b);
      return values.join() === row.filter_value_ids.join() ? [] : [{ id: row.id, values }];
    });
    if (changed.length > 0) {
      await sql`
        update products p set filter_value_ids = c.values from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c(id integer, values integer[]) where p.id = c.id`.execute(
        db,
      );
    }
    processed += rows.length;
    onProgress(processed);
  }
}

interface Facts {
  id: number;
  category_id: number | null;
  attributes: [string, AttributeData][];
  filter_value_ids: number[];
}

async function selectFacts(db: Db, after: number): Promise<Facts[]> {
  const { rows } = await sql<Facts>`
    select id, category_id, attributes, filter_value_ids from products where id > ${after}::integer order by id limit ${BATCH}::integer`.execute(db);
  return rows;
}

/** Caches values, which repeat in many products. */
function memoValues(dictionary: Dictionary): (attributeCode: string, data: AttributeData) => readonly AttributeValueInput[] {
  const memo = createBoundedMemo<readonly AttributeValueInput[]>(VALUES_KEPT);
  return (code, data) =>
    typeof data === 'string' || typeof data === 'number'
      ? memo(`${typeof data} ${code} ${data}`, () => valuesOf(dictionary, code, data))
      : valuesOf(dictionary, code, data);
}

/** Codes of attributes that are filters in a category or its parents. */
function filtersByCategory(dictionary: Dictionary): Map<number, Set<string>> {
  return new Map(
    [...dictionary.categories.values()].map((category) => [
      category.id,
      new Set(category.path.flatMap((id) => (dictionary.filtersOf.get(id) ?? []).filter((filter) => filter.is_filter).map((filter) => filter.attribute_code))),
    ]),
  );
}

const keyOf = (value: { attribute_code: string; code: string }): string => `${value.attribute_code}:${value.code}`;

function valuesOf(dictionary: Dictionary, attributeCode: string, data: AttributeData): AttributeValueInput[] {
  const attribute = dictionary.attributes.get(attributeCode);
  if (!attribute) return [];
  const value = (code: string, titles: AttributeValueInput['titles'], number: number | null): AttributeValueInput => ({
    attribute_code: attributeCode,
    code,
    titles,
    number,
    position: 0,
  });
  if (Array.isArray(data)) return data.flatMap((part) => valuesOf(dictionary, attributeCode, part));
  // A value of another type than the attribute's appears on the product's page only.
  if ((attribute.type === 'flag' && typeof data !== 'boolean') || (attribute.type === 'number' && typeof data !== 'number')) return [];
  if (typeof data === 'boolean') return [data ? value('yes', YES, null) : { ...value('no', NO, null), position: 1 }];
  if (typeof data === 'number') return [value(numberCode(data, attribute.units?.en), { en: String(data) }, data)];
  if (typeof data !== 'string' || data.length > MAX_VALUE_LENGTH) return [];
  const existing = dictionary.valuesByCode.get(`${attributeCode}:${data}`);
  if (existing) return [existing];
  return IN_ADDRESSES.test(toLatin(data).normalize('NFD')) ? [value(slugify(data), { en: data }, null)] : [];
}

/** 16 GB → `16-gb`, 6.3" → `6.3-in`. */
function numberCode(number: number, unit: string | undefined): string {
  const word = unit === '"' ? 'in' : unit && IN_ADDRESSES.test(unit) ? slugify(unit) : '';
  const digits = String(number).replace('-', 'minus-');
  return word ? `${digits}-${word}` : digits;
}

async function createMissing(db: Db, values: AttributeValueInput[], ids: Map<string, number>): Promise<void> {
  const missing = new Map(values.filter((value) => !ids.has(keyOf(value))).map((value) => [keyOf(value), value]));
  if (missing.size === 0) return;
  for (const [key, id] of await saveAttributeValues(db, [...missing.values()])) ids.set(key, id);
}
