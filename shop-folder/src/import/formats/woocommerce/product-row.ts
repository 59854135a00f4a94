import { foldTitle } from '../../fold-title.ts';
import { ownValue } from '../../own-value.ts';
import type { CsvRecord } from '../csv-records.ts';
import { readDecimal } from '../read-decimal.ts';
import { bare, namedCells, type SourceDefaults, type SourceLine } from '../source-row.ts';
import type { WooColumns, WooField } from './columns.ts';
import { priceInForce } from './price-in-force.ts';
import { splitList, splitValues } from './split-list.ts';

/** Fields that variations inherit from their product. */
export interface Parent {
  sourceId: string;
  title: string;
  categories: string;
  brand: string;
  description: string;
  images: string;
  attributes: [name: string, values: string][];
  options: string[];
}

export interface WooTable {
  read: (cells: readonly string[], field: WooField) => string;
  names: readonly string[];
  columns: WooColumns;
  defaults: SourceDefaults;
  /** Our ids by `id:44` and by SKU. */
  ids: Map<string, string>;
  parents: Map<string, Parent>;
}

const CENTIMETRES: Readonly<Record<string, number>> = { mm: 0.1, cm: 1, m: 100, in: 2.54, yd: 91.44 };
const KILOGRAMS: Readonly<Record<string, number>> = { g: 0.001, kg: 1, lbs: 0.45359237, lb: 0.45359237, oz: 0.028349523 };

/** A type may be combined with others: `simple, virtual`. */
export const isKind = (type: string, kind: string): boolean =>
  type
    .toLowerCase()
    .split(/\s*,\s*/)
    .includes(kind);

/** Converts one row to a product. */
export function productRow(record: CsvRecord, table: WooTable): SourceLine {
  const { line: number, cells } = record;
  const { read, parents, ids } = table;
  const type = read(cells, 'type');
  if (isKind(type, 'grouped')) return { number, problem: 'a grouped product: no goods of its own, left out; its members come in by themselves' };
  if (isKind(type, 'external')) return { number, problem: 'an external product: sold by another shop, left out' };
  const sourceId = read(cells, 'id') || read(cells, 'sku');
  if (sourceId === '') return { number, problem: 'ID: missing, and no SKU either' };
  if (isKind(type, 'variation')) return variation(record, sourceId, parents.get(ids.get(read(cells, 'parent')) ?? ''), table);
  const attributes = attributesOf(cells, table);
  if (isKind(type, 'variable')) {
    const row = { ...common(record, sourceId, table), options: optionsOf(sourceId, table), attributes: {} };
    return { number, row: bare({ ...row, attributes: Object.fromEntries(Object.entries(attributes).filter(([name]) => !row.options.includes(name))) }) };
  }
  return { number, row: bare({ ...common(record, sourceId, table), ...offerOf(record, table), attributes }) };
}

/** Options of a variable product: its attributes with several values. */
const optionsOf = (sourceId: string, { parents }: WooTable): string[] =>
  (parents.get(sourceId)?.attributes ?? []).flatMap(([name, values]) => (name && splitValues(values).length > 1 ? [name] : []));

function variation(record: CsvRecord, sourceId: string, parent: Parent | undefined, table: WooTable): SourceLine {
  const { line: number, cells } = record;
  if (!parent) return { number, problem: orphanProblem(table.read(cells, 'parent'), table) };
  const own = attributesOf(cells, table);
  const options = optionsOf(parent.sourceId, table);
  const missing = options.filter((name) => ownValue(own, name) === undefined);
  if (missing.length > 0) return { number, problem: `attribute ${missing.join(', ')}: a variation for any value cannot be sold, give it one` };
  const shared = Object.fromEntries(
    parent.attributes.flatMap(([name, values]) => (name && !options.includes(name) ? [[name, single(splitValues(values))]] : [])),
  );
  const words = options.map((name) => String(own[name])).join(', ');
  const base = common(record, sourceId, table);
  const row = {
    ...base,
    ...offerOf(record, table),
    title: [parent.title, words].filter(Boolean).join(', '),
    brand: base.brand || parent.brand,
    description: base.description || lines(parent.description),
    category_path: categoryPath(parent.categories),
    images: base.images.length > 0 ? base.images : splitList(parent.images),
    variant_of: parent.sourceId,
    attributes: { ...shared, ...own },
  };
  return { number, row: bare(row) };
}

/** Returns why a variation has no product: exports of one type or category leave it out, and editing may have changed its type. */
function orphanProblem(parent: string, { ids }: WooTable): string {
  const named = parent.slice(0, 60);
  if (named === '') return 'parent: a variation must name its product, by SKU or `id:` and its number; export it again with the column Parent';
  return ids.has(parent)
    ? `parent ${named}: it is in this file, but not as a variable product, so it has no variations`
    : `parent ${named}: not in this file; a variation has no name, category or options of its own, so export the variable products with their variations`;
}

function common({ cells }: CsvRecord, sourceId: string, { read, names, defaults, ids }: WooTable) {
  return {
    source: defaults.supplier,
    source_id: sourceId,
    title: read(cells, 'name'),
    brand: splitList(read(cells, 'brands'))[0] ?? '',
    short_description: read(cells, 'description') && lines(read(cells, 'shortDescription')),
    description: lines(read(cells, 'description') || read(cells, 'shortDescription')),
    category_path: categoryPath(read(cells, 'categories')),
    language: defaults.language,
    // 1 published, 0 private, -1 draft.
    visible: read(cells, 'published') === '1' && !/^hidden$/i.test(read(cells, 'visibility')),
    images: splitList(read(cells, 'images')),
    related: [...splitList(read(cells, 'upsells')), ...splitList(read(cells, 'crossSells')), ...splitList(read(cells, 'grouped'))].map(
      (name) => ids.get(name) ?? name,
    ),
    cells: namedCells(names, cells),
  };
}

/** Decodes line breaks of WooCommerce, `\\n`; a backslash in the text is doubled. */
const lines = (text: string): string => text.replace(/(\\*)\\n/g, (_, before: string) => (before.endsWith('\\') ? `${before.slice(1)}\\n` : `${before}\n`));

/** Names of WooCommerce's default category, which means no category. */
const NONE = new Set([
  'uncategorized',
  'uncategorised',
  'unkategorisiert',
  'bez kategorije',
  'nekategorizirano',
  'nekategorisano',
  'nerazvrsceno',
  'brez kategorije',
  'sin categorizar',
  'sin categoria',
  'senza categoria',
]);

/** Deepest of several categories: `Clothing > Shirts, Sale` is a shirt. */
function categoryPath(text: string): string[] {
  const paths = splitList(text)
    .map((path) => path.split(/\s*>\s*/).filter(Boolean))
    .filter(([first = '']) => !NONE.has(foldTitle(first)));
  return paths.reduce<string[]>((deepest, path) => (path.length > deepest.length ? path : deepest), []);
}

function offerOf({ cells }: CsvRecord, { read, columns, defaults }: WooTable) {
  const stock = readDecimal(read(cells, 'stock'));
  const goesOn = /^(?:1|notify|yes|ja)$/i.test(read(cells, 'backorders'));
  const price = priceInForce(
    {
      regular: read(cells, 'regularPrice'),
      sale: read(cells, 'salePrice'),
      from: read(cells, 'saleFrom'),
      to: read(cells, 'saleTo'),
      currency: defaults.currency,
    },
    defaults.now,
  );
  return {
    ean: read(cells, 'gtin'),
    skus: [read(cells, 'sku')].filter(Boolean),
    price: price?.amount ?? null,
    price_from: price?.from ?? null,
    currency: price === null ? null : defaults.currency,
    // Empty: stock is not tracked. `In stock?` alone gives no quantity.
    stock: stock === null ? null : Math.max(0, Math.floor(stock)),
    availability: goesOn ? 'backorder' : /^(?:0|backorder)$/.test(read(cells, 'inStock')) && stock === null ? 'out_of_stock' : null,
    ...packageOf(cells, columns),
  };
}

/** WooCommerce's dimensions and weight are those of the package. */
function packageOf(cells: readonly string[], { weight, sides }: WooColumns): Record<string, number> {
  const kilos = weight ? readDecimal(cells[weight.place] ?? '') : null;
  const sizes = sides.flatMap(({ name, place, unit }) => {
    const length = readDecimal(cells[place] ?? '');
    const factor = CENTIMETRES[unit];
    return length !== null && length > 0 && factor ? [[`package_${name.toLowerCase()}_cm`, round(length * factor)]] : [];
  });
  const factor = KILOGRAMS[weight?.unit ?? ''];
  const isWhole = kilos !== null && kilos > 0 && factor !== undefined && sizes.length === 3;
  return isWhole ? { ...Object.fromEntries(sizes), package_weight_kg: round(kilos * factor) } : {};
}

const round = (number: number): number => Number(number.toFixed(4));

function attributesOf(cells: readonly string[], { columns }: WooTable): Record<string, unknown> {
  const entries = columns.attributes.flatMap(({ name, values }) => {
    const title = cells[name]?.trim() ?? '';
    const parts = splitValues(cells[values] ?? '');
    return title && parts.length > 0 ? [[title, single(parts)]] : [];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

const single = (parts: readonly string[]): string | readonly string[] => (parts.length === 1 ? (parts[0] as string) : parts);
