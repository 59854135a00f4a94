import type { ListingRow } from '../../listing/listing-row.ts';
import { CONDITIONS, type ListingRequest, type ListingResult, MOST_STARS, SOURCES } from '../../listing/listing-request.ts';
import { priceBars } from '../../listing/price-bars.ts';
import { fittingVariant } from '../../listing/fitting-variant.ts';

type Check = (row: ListingRow) => boolean;

/** Expected result of a list, computed product by product without an index. `valuesOf`: ids of the values of an attribute. */
export function listByHand(rows: readonly ListingRow[], request: ListingRequest, valuesOf: (attribute: string) => readonly number[]): ListingResult {
  const base = baseOf(rows, request).filter((row) => row.shown || request.isStaff);
  const filters = filtersOf(request);
  const passing = (without?: string) => base.filter((row) => [...filters].every(([name, check]) => name === without || check(row)));
  const matched = sorted(passing(), request);
  const page = matched.slice(request.offset, request.offset + request.limit);
  const values = new Map(countValues(passing()));
  request.groups.forEach(({ attribute }, group) => {
    const own = new Set(valuesOf(attribute));
    for (const id of own) values.delete(id);
    for (const [id, count] of countValues(passing(`group:${group}`))) if (own.has(id)) values.set(id, count);
  });
  const seen = (id: (row: ListingRow) => number | null) => base.map((row): [number, number] => [id(row) ?? 0, 0]);
  const amounts = passing('price').flatMap((row) => amountOf(row, request) || []);
  const [min, max] = [Math.min(...amounts), Math.max(...amounts)];
  const highest = Math.max(0, ...rows.flatMap((row) => row.value_ids));
  return {
    ids: shownAs(page, rows, request),
    total: matched.length,
    values: Int32Array.from({ length: highest + 1 }, (_, id) => values.get(id) ?? 0),
    present: Int32Array.from({ length: highest + 1 }, (_, id) => base.filter((row) => row.value_ids.includes(id)).length),
    manufacturers: counted(
      passing('manufacturer'),
      (row) => row.manufacturer_id,
      seen((row) => row.manufacturer_id),
    ),
    sellers: counted(
      passing('seller'),
      (row) => row.seller_id,
      seen((row) => row.seller_id),
    ),
    categories: counted(passing('category'), (row) => row.category_path.at(-1) ?? null, []),
    available: passing('available').filter((row) => canBeHad(row, request)).length,
    reduced: passing('reduced').filter((row) => percentOf(row, request.market) > 0).length,
    conditions: tally(passing('condition'), CONDITIONS.length - 1, (row) => row.condition),
    ratings: tally(passing('rating'), MOST_STARS, starsOf),
    sources: tally(passing('sources'), SOURCES.length, (row) => sourceOf(row, request)),
    shops: countShops(passing('shops'), request),
    whole: {
      size: base.length,
      reduced: base.filter((row) => percentOf(row, request.market) > 0).length,
      conditions: tally(base, CONDITIONS.length - 1, (row) => row.condition),
      ratings: tally(base, MOST_STARS, starsOf),
      sources: tally(base, SOURCES.length, (row) => sourceOf(row, request)),
    },
    price: amounts.length === 0 ? null : { min, max, bars: priceBars(amounts, min, max) },
  };
}

function baseOf(rows: readonly ListingRow[], { base, market }: ListingRequest): ListingRow[] {
  const listed = rows.filter((row) => !row.alone);
  switch (base.kind) {
    case 'all':
      return listed;
    case 'reduced':
      return listed.filter((row) => percentOf(row, market) > 0);
    case 'category':
      return listed.filter((row) => row.category_path.includes(base.id));
    case 'manufacturer':
      return listed.filter((row) => row.manufacturer_id === base.id);
    case 'seller':
      return listed.filter((row) => row.seller_id === base.id);
    case 'tag':
      return listed.filter((row) => row.tag_ids.includes(base.id));
    case 'ids':
      return base.ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    default:
      return [];
  }
}

function filtersOf(request: ListingRequest): Map<string, Check> {
  const filters = new Map<string, Check>();
  const { manufacturerIds, sellerIds, categoryIds, priceFrom, priceTo } = request;
  request.groups.forEach(({ valueIds }, group) => void filters.set(`group:${group}`, (row) => valueIds.some((id) => row.value_ids.includes(id))));
  if (manufacturerIds.length > 0) filters.set('manufacturer', (row) => manufacturerIds.includes(row.manufacturer_id ?? 0));
  if (sellerIds.length > 0) filters.set('seller', (row) => sellerIds.includes(row.seller_id ?? 0));
  if (categoryIds.length > 0) filters.set('category', (row) => row.category_path.some((id) => categoryIds.includes(id)));
  if (priceFrom !== null || priceTo !== null)
    filters.set('price', (row) => amountOf(row, request) >= (priceFrom ?? 1) && amountOf(row, request) <= (priceTo ?? Number.POSITIVE_INFINITY));
  if (request.onlyAvailable) filters.set('available', (row) => canBeHad(row, request));
  if (request.onlyReduced) filters.set('reduced', (row) => percentOf(row, request.market) > 0);
  if (request.conditions.length > 0) filters.set('condition', (row) => request.conditions.includes(row.condition));
  const { ratingFrom, sources } = request;
  if (ratingFrom !== null) filters.set('rating', (row) => starsOf(row) >= ratingFrom);
  if (request.shopIds.length > 0) filters.set('shops', (row) => amountOf(row, request) > 0 && row.shop_ids.some((id) => request.shopIds.includes(id)));
  if (sources.length > 0) filters.set('sources', (row) => sources.includes(sourceOf(row, request)));
  return filters;
}

const amountOf = (row: ListingRow, { market }: ListingRequest): number => row.prices.find((price) => price.market === market)?.amount ?? 0;
const percentOf = (row: ListingRow, market: string): number => row.prices.find((price) => price.market === market)?.percent ?? 0;

const starsOf = (row: ListingRow): number => Math.floor(row.rating);
/** A product without a price cannot be ordered. */
const canBeHad = (row: ListingRow, request: ListingRequest): boolean => row.available && amountOf(row, request) > 0;
const sourceOf = (row: ListingRow, request: ListingRequest): number => (amountOf(row, request) > 0 ? row.source : 0);
const tally = (rows: readonly ListingRow[], most: number, of: (row: ListingRow) => number): Int32Array =>
  Int32Array.from({ length: most + 1 }, (_, number) => rows.filter((row) => of(row) === number).length);

function countShops(rows: readonly ListingRow[], request: ListingRequest): Map<number, number> {
  const counts = new Map<number, number>();
  for (const id of rows.flatMap((row) => (amountOf(row, request) > 0 ? row.shop_ids : []))) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Ties are in the recommended order: available products first, then by score, then by id. */
function sorted(rows: readonly ListingRow[], request: ListingRequest): ListingRow[] {
  const { sort } = request;
  if (sort === 'given') return [...rows];
  const recommended = (a: ListingRow, b: ListingRow) => Number(b.available) - Number(a.available) || b.score - a.score || a.id - b.id;
  // Products without a price come last in both directions.
  const priced = (a: ListingRow, b: ListingRow) => Number(amountOf(a, request) === 0) - Number(amountOf(b, request) === 0);
  const by: Partial<Record<ListingRequest['sort'], (a: ListingRow, b: ListingRow) => number>> = {
    price_asc: (a, b) => priced(a, b) || amountOf(a, request) - amountOf(b, request),
    price_desc: (a, b) => priced(a, b) || amountOf(b, request) - amountOf(a, request),
    newest: (a, b) => b.released - a.released,
    rating: (a, b) => b.rating - a.rating,
    discount: (a, b) => percentOf(b, request.market) - percentOf(a, request.market),
  };
  return rows.toSorted((a, b) => (by[sort]?.(a, b) ?? 0) || recommended(a, b));
}

function shownAs(page: readonly ListingRow[], rows: readonly ListingRow[], request: ListingRequest): number[] {
  const ids = page.map(({ id }) => id);
  if (request.groups.length === 0) return ids;
  const inOrder = sorted(rows, { ...request, sort: 'recommended' });
  return page.map((row) => {
    const { id } =
      row.family_id === null
        ? row
        : fittingVariant(
            row,
            inOrder.filter((one) => one.family_id === row.family_id),
            request,
          );
    return ids.includes(id) ? row.id : id;
  });
}

function countValues(rows: readonly ListingRow[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const id of rows.flatMap((row) => row.value_ids)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function counted(rows: readonly ListingRow[], idOf: (row: ListingRow) => number | null, seen: readonly [number, number][]): Map<number, number> {
  const counts = new Map(seen);
  for (const row of rows) counts.set(idOf(row) ?? 0, (counts.get(idOf(row) ?? 0) ?? 0) + 1);
  counts.delete(0);
  return counts;
}
