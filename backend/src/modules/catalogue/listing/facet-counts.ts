import type { ListingColumns } from './listing-columns.ts';
import { IdCounts } from './id-counts.ts';
import { CONDITIONS, type ListingRequest, MOST_STARS, SOURCES } from './listing-request.ts';
import { type Counts, countsByShop, countWhole, priceRange } from './whole-counts.ts';

/** Greatest number of groups a URL can carry. */
const MAX_GROUPS = 24;

interface FacetRequest {
  columns: ListingColumns;
  /** Row numbers of the products to filter. */
  base: Int32Array;
  request: ListingRequest;
  /** Number of the attribute of each value id. */
  attributeOf: Uint32Array;
  attributeNumber: (code: string) => number;
  /** Number of products of the base with each value id, if already counted; `null`: to be counted. */
  present: Int32Array | null;
}

/**
 * Filters and counts in one pass. Each filter's values are counted as if that filter were not set: a product that matches all filters counts everywhere, one
 * that fails a single filter counts for that filter only, one that fails two counts nowhere.
 */
export function countFacets({ columns, base, request, attributeOf, attributeNumber, present: known }: FacetRequest): Counts {
  if (isUnfiltered(request)) return countWhole({ columns, base, request, mostValues: attributeOf.length, present: known });
  const { shops, shopBits, shown, available, source, condition, stars, manufacturer, seller, category, valuesFrom, valuesEnd, valueIds } = columns;
  const prices = columns.prices.get(request.market) as Int32Array;
  const percents = columns.percents.get(request.market) as Uint8Array;
  const groups = request.groups.slice(0, MAX_GROUPS);
  const groupOfValue = valueGroups(groups, attributeOf.length);
  const groupAttribute = groups.map((group) => attributeNumber(group.attribute));
  const every = (1 << groups.length) - 1;
  const makers = membership(request.manufacturerIds);
  const vendors = membership(request.sellerIds);
  const branches = categoriesBelow(request.categoryIds, columns.categoryPaths);
  const from = request.priceFrom ?? 1;
  const to = request.priceTo ?? Number.POSITIVE_INFINITY;
  const places = request.sources.reduce((mask, number) => mask | (1 << number), 0);
  const states = request.conditions.reduce((mask, number) => mask | (1 << number), 0);
  const requestedShops = request.shopIds.reduce((mask, id) => mask | (shopBits.has(id) ? 1 << (shopBits.get(id) as number) : 0), 0);
  const hasShops = request.shopIds.length > 0;
  const shopCounts = new Int32Array(shopBits.size);
  const fewest = request.ratingFrom ?? 0;
  const hasPriceLimits = request.priceFrom !== null || request.priceTo !== null;

  const matched = new Int32Array(base.length);
  let matchedCount = 0;
  const amounts = new Int32Array(base.length);
  let amountCount = 0;
  const present = known ?? new Int32Array(attributeOf.length);
  const values = new Int32Array(attributeOf.length);
  const isCounting = known === null;
  const manufacturers = new IdCounts(columns.most.manufacturer);
  const sellers = new IdCounts(columns.most.seller);
  const categories = new IdCounts(columns.most.category);
  const [ratings, sources] = [new Int32Array(MOST_STARS + 1), new Int32Array(SOURCES.length + 1)];
  const conditions = new Int32Array(CONDITIONS.length);
  const whole = {
    size: 0,
    reduced: 0,
    conditions: new Int32Array(CONDITIONS.length),
    ratings: new Int32Array(MOST_STARS + 1),
    sources: new Int32Array(SOURCES.length + 1),
  };
  let availableCount = 0;
  let reducedCount = 0;

  for (let n = 0; n < base.length; n += 1) {
    const i = base[n] as number;
    if (shown[i] === 0 && !request.isStaff) continue;
    const first = valuesFrom[i] as number;
    const end = valuesEnd[i] as number;
    let met = 0;
    if (isCounting) for (let v = first; v < end; v += 1) (present[valueIds[v] as number] as number) += 1;
    if (every !== 0)
      for (let v = first; v < end; v += 1) {
        const group = groupOfValue[valueIds[v] as number] as number;
        if (group !== 0) met |= 1 << (group - 1);
      }
    const maker = manufacturer[i] as number;
    const vendor = seller[i] as number;
    const branch = category[i] as number;
    const amount = prices[i] as number;
    // Products without a price cannot be ordered.
    const place = amount > 0 ? (source[i] as number) : 0;
    const inShops = amount > 0 ? (shops[i] as number) : 0;
    const isAvailable = amount > 0 && available[i] === 1;
    const isReduced = percents[i] !== 0;
    const rating = stars[i] as number;
    const state = condition[i] as number;
    whole.size += 1;
    whole.reduced += Number(isReduced);
    (whole.conditions[state] as number) += 1;
    (whole.ratings[rating] as number) += 1;
    (whole.sources[place] as number) += 1;
    const missed = every & ~met;
    const wrongMaker = makers !== null && !makers.has(maker);
    const wrongVendor = vendors !== null && !vendors.has(vendor);
    const wrongBranch = branches !== null && !branches.has(branch);
    const wrongPrice = hasPriceLimits && (amount < from || amount > to);
    const unavailable = request.onlyAvailable && !isAvailable;
    const unreduced = request.onlyReduced && !isReduced;
    const belowRating = rating < fewest;
    const wrongPlace = places !== 0 && (places & (1 << place)) === 0;
    const wrongState = states !== 0 && (states & (1 << state)) === 0;
    const wrongShop = hasShops && (inShops & requestedShops) === 0;
    const fails =
      Number(wrongMaker) +
      Number(wrongVendor) +
      Number(wrongBranch) +
      Number(wrongPrice) +
      Number(unavailable) +
      Number(unreduced) +
      Number(belowRating) +
      Number(wrongPlace) +
      Number(wrongState) +
      Number(wrongShop) +
      bits(missed);
    const meetsAll = fails === 0;
    if (!meetsAll) {
      manufacturers.see(maker);
      sellers.see(vendor);
    }
    if (fails > 1) continue;
    if (meetsAll) {
      matched[matchedCount++] = i;
      for (let v = first; v < end; v += 1) (values[valueIds[v] as number] as number) += 1;
    } else if (missed !== 0) {
      const attribute = groupAttribute[31 - Math.clz32(missed)];
      for (let v = first; v < end; v += 1) if (attributeOf[valueIds[v] as number] === attribute) (values[valueIds[v] as number] as number) += 1;
    }
    if (maker !== 0 && (meetsAll || wrongMaker)) manufacturers.add(maker);
    if (vendor !== 0 && (meetsAll || wrongVendor)) sellers.add(vendor);
    if (branch !== 0 && (meetsAll || wrongBranch)) categories.add(branch);
    if (amount > 0 && (meetsAll || wrongPrice)) amounts[amountCount++] = amount;
    if (isAvailable && (meetsAll || unavailable)) availableCount += 1;
    if (isReduced && (meetsAll || unreduced)) reducedCount += 1;
    if (meetsAll || wrongState) (conditions[state] as number) += 1;
    if (meetsAll || belowRating) (ratings[rating] as number) += 1;
    if (meetsAll || wrongPlace) (sources[place] as number) += 1;
    if (meetsAll || wrongShop) for (let rest = inShops; rest !== 0; rest &= rest - 1) (shopCounts[31 - Math.clz32(rest & -rest)] as number) += 1;
  }
  const byId = { manufacturers: manufacturers.counts(), sellers: sellers.counts(), categories: categories.counts() };
  const counts = {
    values,
    present,
    ...byId,
    available: availableCount,
    reduced: reducedCount,
    conditions,
    ratings,
    sources,
    shops: countsByShop(shopBits, shopCounts),
    whole,
  };
  return { matched: matched.subarray(0, matchedCount), ...counts, price: priceRange(amounts.subarray(0, amountCount)) };
}

/** True if no filter is set. */
export const isUnfiltered = (request: ListingRequest): boolean =>
  [request.groups, request.manufacturerIds, request.sellerIds, request.categoryIds, request.conditions, request.sources, request.shopIds].every(
    ({ length }) => length === 0,
  ) &&
  [request.priceFrom, request.priceTo, request.ratingFrom].every((limit) => limit === null) &&
  !request.onlyAvailable &&
  !request.onlyReduced;

/** 1-based group of each value id; 0: none. */
function valueGroups(groups: ListingRequest['groups'], values: number): Uint8Array {
  const groupOf = new Uint8Array(values);
  groups.forEach(({ valueIds }, group) => {
    for (const id of valueIds) if (id >= 0) groupOf[id] = group + 1;
  });
  return groupOf;
}

const membership = (ids: readonly number[]): ReadonlySet<number> | null => (ids.length > 0 ? new Set(ids) : null);

/** The selected categories with all their descendants; `null`: none selected. */
function categoriesBelow(chosen: readonly number[], paths: ListingColumns['categoryPaths']): ReadonlySet<number> | null {
  if (chosen.length === 0) return null;
  const selected = new Set(chosen);
  return new Set([...paths].filter(([, path]) => path.some((id) => selected.has(id))).map(([id]) => id));
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
