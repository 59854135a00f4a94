import { feedBranch } from '../../categories/feed-branches.ts';
import { ownValue } from '../../own-value.ts';
import type { CsvRecord } from '../csv-records.ts';
import { readDecimal } from '../read-decimal.ts';
import { readPrice } from '../read-price.ts';
import { bare, namedCells, type SourceDefaults, type SourceLine, type SourceRow } from '../source-row.ts';
import type { Metafield, ShopifyField } from './columns.ts';

export interface ShopifyTable {
  read: (cells: readonly string[], field: ShopifyField) => string;
  names: readonly string[];
  metafields: readonly Metafield[];
  defaults: SourceDefaults;
}

const OPTIONS = [
  ['option1Name', 'option1'],
  ['option2Name', 'option2'],
  ['option3Name', 'option3'],
] as const;
const CONDITIONS: Readonly<Record<string, string>> = { new: 'new', refurbished: 'refurbished', used: 'open-box' };

/** Converts the rows of one handle to a product: a simple one, or one with variants. */
export function* productRows(group: readonly CsvRecord[], table: ShopifyTable): Generator<SourceLine> {
  const { read } = table;
  const first = group[0] as CsvRecord;
  const problem = problemOf(first, table);
  if (problem) return yield { number: first.line, problem };
  const options = optionsOf(first, table);
  const variants = group.filter(
    (record) => record === first || read(record.cells, 'option1') !== '' || read(record.cells, 'sku') !== '' || read(record.cells, 'price') !== '',
  );
  const shared = sharedFields(group, table);
  const [, ...others] = variants;
  if (options.length === 0) for (const { line } of others) yield { number: line, problem: 'a second variant, and no option that tells it apart' };
  if (variants.length === 1 || options.length === 0) {
    const row = {
      ...shared,
      ...offerOf(first, table),
      attributes: { ...shared.attributes, ...optionValues(first, options, table), ...weightOf(first, table) },
    };
    return yield { number: first.line, row: bare(row) };
  }
  yield { number: first.line, row: bare({ ...shared, options: options.map((option) => option.name), attributes: shared.attributes }) };
  for (const record of variants) {
    const values = optionValues(record, options, table);
    const picture = read(record.cells, 'variantImage');
    const images = [...new Set([...(picture ? [picture] : []), ...shared.images])];
    const row = {
      ...shared,
      ...offerOf(record, table),
      source_id: [shared.source_id, ...Object.values(values)].join('/'),
      title: [shared.title, Object.values(values).join(', ')].filter(Boolean).join(', '),
      variant_of: shared.source_id,
      images,
      attributes: { ...shared.attributes, ...values, ...weightOf(record, table) },
    };
    yield { number: record.line, row: bare(row) };
  }
}

function problemOf({ cells }: CsvRecord, { read }: ShopifyTable): string | null {
  if (read(cells, 'title') === '') return 'title: missing in the first row of the product';
  return isTrue(read(cells, 'giftCard')) ? 'a gift card: no goods, left out' : null;
}

const isTrue = (text: string): boolean => /^(?:true|1|yes)$/i.test(text);

function sharedFields(group: readonly CsvRecord[], { read, metafields, names, defaults }: ShopifyTable) {
  const { cells } = group[0] as CsvRecord;
  const status = read(cells, 'status').toLowerCase();
  return {
    source: defaults.supplier,
    source_id: read(cells, 'handle'),
    title: read(cells, 'title'),
    brand: read(cells, 'vendor'),
    description: read(cells, 'body'),
    category_path: categoryOf(read(cells, 'category'), read(cells, 'type'), defaults),
    language: defaults.language,
    visible: (status === '' || status === 'active') && !/^(?:false|0|no)$/i.test(read(cells, 'published')),
    condition: ownValue(CONDITIONS, read(cells, 'condition').toLowerCase()),
    images: picturesOf(group, read),
    related: metafields.flatMap((field) => (field.isRelation ? listIn(cells[field.place]) : [])),
    attributes: Object.fromEntries(
      metafields.flatMap((field) => {
        const values = field.isRelation ? [] : listIn(cells[field.place]);
        return values.length === 0 ? [] : [[field.name, values.length === 1 ? values[0] : values]];
      }),
    ) as Record<string, unknown>,
    cells: namedCells(names, cells),
  } satisfies SourceRow;
}

/** Departments of the standard taxonomy other than electronics. */
const OTHER_TRADES =
  /^(?:Animals & Pet Supplies|Apparel & Accessories|Arts & Entertainment|Baby & Toddler|Business & Industrial|Food, Beverages & Tobacco|Furniture|Gift Cards|Hardware|Health & Beauty|Home & Garden|Mature|Media|Religious & Ceremonial|Sporting Goods|Uncategorized|Vehicles & Parts)$/;

/** The standard category, which is always English; if our tree has no place for it, the merchant's own category in a language other than English. */
function categoryOf(standard: string, own: string, { language }: SourceDefaults): string[] {
  const path = standard.split(/\s*>\s*/).filter(Boolean);
  const isTheirs = own !== '' && (path.length === 0 || (language !== 'en' && OTHER_TRADES.test(path[0] ?? '') && feedBranch(path) === null));
  return isTheirs ? own.split(/\s*>\s*/).filter(Boolean) : path;
}

/** Pictures by their position; those without one keep the order of the file. */
function picturesOf(group: readonly CsvRecord[], read: ShopifyTable['read']): string[] {
  const placed = group.flatMap(({ cells }, i) => {
    const address = read(cells, 'image');
    return address ? [{ address, at: readDecimal(read(cells, 'imagePosition')) ?? group.length + i }] : [];
  });
  return [...new Set(placed.sort((a, b) => a.at - b.at).map((one) => one.address))];
}

/** Names of the options; a product with a single variant has the option `Title`. */
function optionsOf({ cells }: CsvRecord, { read }: ShopifyTable) {
  return OPTIONS.flatMap(([name, value]) => {
    const title = read(cells, name);
    return title === '' || (title === 'Title' && read(cells, value) === 'Default Title') ? [] : [{ name: title, value }];
  });
}

const optionValues = ({ cells }: CsvRecord, options: ReturnType<typeof optionsOf>, { read }: ShopifyTable): Record<string, string> =>
  Object.fromEntries(options.flatMap(({ name, value }) => (read(cells, value) ? [[name, read(cells, value)]] : [])));

/**
 * Price, codes and stock of a row. Stock is a number only if Shopify tracks it; otherwise it is unknown. With several locations it is in
 * the inventory export, and not in this one.
 */
function offerOf({ cells }: CsvRecord, { read, names, defaults }: ShopifyTable) {
  const price = read(cells, 'price');
  const quantity = readDecimal(read(cells, 'quantity'));
  const isTracked = read(cells, 'tracker') !== '';
  const placed = isTracked
    ? (defaults.inventory?.of(read(cells, 'handle'), [read(cells, 'option1'), read(cells, 'option2'), read(cells, 'option3')]) ?? null)
    : null;
  const isCounted = isTracked && (placed !== null || quantity !== null);
  const goesOn = /^(?:continue|true)$/i.test(read(cells, 'policy'));
  return {
    ean: read(cells, 'barcode').replace(/^'/, ''),
    mpn: read(cells, 'mpn'),
    skus: [read(cells, 'sku').replace(/^'/, '')].filter(Boolean),
    price: price === '' ? null : readPrice(price, defaults.currency),
    currency: price === '' ? null : defaults.currency,
    stock: placed ?? (isCounted ? Math.max(0, Math.floor(quantity as number)) : null),
    stock_by_location: isTracked && !isCounted && !defaults.inventory ? true : null,
    availability: goesOn && isCounted ? 'backorder' : null,
    compare_at: readDecimal(read(cells, 'compareAt')),
    cells: namedCells(names, cells),
  };
}

function weightOf({ cells }: CsvRecord, { read }: ShopifyTable): Record<string, number> {
  const grams = readDecimal(read(cells, 'grams'));
  return grams === null || grams <= 0 ? {} : { 'Weight (g)': grams };
}

const listIn = (cell = ''): string[] =>
  cell
    .split(/\s*[;\n]\s*/)
    .map((part) => part.trim())
    .filter(Boolean);
