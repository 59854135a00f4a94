import type { ListingColumns } from './listing-columns.ts';
import type { ListingRequest, ListingResult } from './listing-request.ts';

/** More groups than that no address carries. */
const MAX_GROUPS = 24;

type Counts = Pick<ListingResult, 'values' | 'present' | 'manufacturers' | 'sellers' | 'categories' | 'available' | 'price'> & {
  /** Numbers of the products that meet everything. */
  matched: number[];
};

interface FacetRequest {
  columns: ListingColumns;
  /** Numbers of the products to look at. */
  base: Int32Array;
  request: ListingRequest;
  /** Number of the attribute of each value id. */
  attributeOf: Uint32Array;
  attributeNumber: (code: string) => number;
}

/**
 * Filters and counts in one pass. Each filter is counted as if it alone were not set: a product that meets everything counts
 * everywhere, one that fails a single filter counts for that filter only, one that fails two counts nowhere.
 */
export function countFacets({ columns, base, request, attributeOf, attributeNumber }: FacetRequest): Counts {
  const { shown, available, manufacturer, seller, category, valuesFrom, valueIds } = columns;
  const prices = columns.prices.get(request.market) as Int32Array;
  const groups = request.groups.slice(0, MAX_GROUPS);
  const groupOfValue = valueGroups(groups, attributeOf.length);
  const groupAttribute = groups.map((group) => attributeNumber(group.attribute));
  const every = (1 << groups.length) - 1;
  const makers = membership(request.manufacturerIds);
  const vendors = membership(request.sellerIds);
  const branches = categoriesBelow(request.categoryIds, columns.categoryPaths);
  const from = request.priceFrom ?? 1;
  const to = request.priceTo ?? Number.POSITIVE_INFINITY;
  const hasPriceLimits = request.priceFrom !== null || request.priceTo !== null;

  const matched: number[] = [];
  const amounts: number[] = [];
  const values = new Int32Array(attributeOf.length);
  const present = new Uint8Array(attributeOf.length);
  const manufacturers = new Map<number, number>();
  const sellers = new Map<number, number>();
  const categories = new Map<number, number>();
  let availableCount = 0;

  for (let n = 0; n < base.length; n += 1) {
    const i = base[n] as number;
    if (shown[i] === 0 && !request.isStaff) continue;
    const first = valuesFrom[i] as number;
    const end = valuesFrom[i + 1] as number;
    let met = 0;
    for (let v = first; v < end; v += 1) {
      const value = valueIds[v] as number;
      present[value] = 1;
      const group = groupOfValue[value] as number;
      if (group !== 0) met |= 1 << (group - 1);
    }
    const maker = manufacturer[i] as number;
    const vendor = seller[i] as number;
    const branch = category[i] as number;
    const amount = prices[i] as number;
    const missed = every & ~met;
    const wrongMaker = makers !== null && !makers.has(maker);
    const wrongVendor = vendors !== null && !vendors.has(vendor);
    const wrongBranch = branches !== null && !branches.has(branch);
    const wrongPrice = hasPriceLimits && (amount < from || amount > to);
    const unavailable = request.onlyAvailable && available[i] === 0;
    const fails = Number(wrongMaker) + Number(wrongVendor) + Number(wrongBranch) + Number(wrongPrice) + Number(unavailable) + bits(missed);
    const whole = fails === 0;
    if (!whole) {
      keepSeen(manufacturers, maker);
      keepSeen(sellers, vendor);
    }
    if (fails > 1) continue;
    if (whole) {
      matched.push(i);
      for (let v = first; v < end; v += 1) (values[valueIds[v] as number] as number) += 1;
    } else if (missed !== 0) {
      const attribute = groupAttribute[31 - Math.clz32(missed)];
      for (let v = first; v < end; v += 1) if (attributeOf[valueIds[v] as number] === attribute) (values[valueIds[v] as number] as number) += 1;
    }
    if (maker !== 0 && (whole || wrongMaker)) increment(manufacturers, maker);
    if (vendor !== 0 && (whole || wrongVendor)) increment(sellers, vendor);
    if (branch !== 0 && (whole || wrongBranch)) increment(categories, branch);
    if (amount > 0 && (whole || wrongPrice)) amounts.push(amount);
    if (available[i] === 1 && (whole || unavailable)) availableCount += 1;
  }
  return { matched, values, present, manufacturers, sellers, categories, available: availableCount, price: priceRange(amounts) };
}

/** 1-based group of each value id; 0: in none. */
function valueGroups(groups: ListingRequest['groups'], values: number): Uint8Array {
  const groupOf = new Uint8Array(values);
  groups.forEach(({ valueIds }, group) => {
    for (const id of valueIds) if (id >= 0) groupOf[id] = group + 1;
  });
  return groupOf;
}

const membership = (ids: readonly number[]): ReadonlySet<number> | null => (ids.length > 0 ? new Set(ids) : null);

/** The chosen categories with all below them; `null` where none is chosen. */
function categoriesBelow(chosen: readonly number[], paths: ListingColumns['categoryPaths']): ReadonlySet<number> | null {
  if (chosen.length === 0) return null;
  const wanted = new Set(chosen);
  return new Set([...paths].filter(([, path]) => path.some((id) => wanted.has(id))).map(([id]) => id));
}

function priceRange(list: readonly number[]): ListingResult['price'] {
  if (list.length === 0) return null;
  const amounts = Int32Array.from(list);
  let min = amounts[0] as number;
  let max = min;
  for (const amount of amounts) {
    if (amount < min) min = amount;
    if (amount > max) max = amount;
  }
  return { min, max, amounts };
}

/** A maker or seller that the filters leave without products stays in the list, as other values do. */
function keepSeen(counts: Map<number, number>, id: number): void {
  if (id !== 0 && !counts.has(id)) counts.set(id, 0);
}

const increment = (counts: Map<number, number>, key: number): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
