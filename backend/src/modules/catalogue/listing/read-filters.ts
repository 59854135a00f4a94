import type { Catalogue } from '../catalogue.ts';
import { joinedValues } from './joined-values.ts';
import type { ListingRequest } from './listing-request.ts';

type Filters = Pick<ListingRequest, 'groups' | 'manufacturerIds' | 'sellerIds' | 'categoryIds' | 'shopIds'>;

/** Id that no product has: an unknown selected value must match nothing, not everything. */
const NOTHING = -1;
const RANGE = /^(\d{1,9}(?:\.\d{1,4})?)?-(\d{1,9}(?:\.\d{1,4})?)?$/;

/** Converts codes of a URL into ids. Unknown values of a known filter match nothing; unknown filters are ignored. */
export function readFilters({ dictionary }: Catalogue, filters: Readonly<Record<string, readonly string[]>>): Filters {
  const sellerByCode = new Map([...dictionary.sellers.values()].map((seller) => [seller.code, seller.id]));
  const shopByCode = new Map([...dictionary.warehouses.values()].filter(({ is_shop }) => is_shop).map(({ code, id }) => [code, id]));
  const ids = (codes: readonly string[] | undefined, idOf: (code: string) => number | undefined) => (codes ?? []).map((code) => idOf(code) ?? NOTHING);
  return {
    manufacturerIds: ids(filters.manufacturer, (code) => dictionary.manufacturersByCode.get(code)?.id),
    sellerIds: ids(filters.seller, (code) => sellerByCode.get(code)),
    categoryIds: ids(filters.category, (code) => dictionary.categoriesByCode.get(code)?.id),
    shopIds: ids(filters.shop, (code) => shopByCode.get(code)),
    groups: Object.entries(filters).flatMap(([attribute, codes]) =>
      dictionary.valuesOf.has(attribute) && codes.length > 0 ? [{ attribute, valueIds: valueIds({ dictionary }, attribute, codes) }] : [],
    ),
  };
}

function valueIds({ dictionary }: Pick<Catalogue, 'dictionary'>, attribute: string, codes: readonly string[]): number[] {
  const values = dictionary.valuesOf.get(attribute) ?? [];
  const { standsFor } = joinedValues(dictionary);
  const chosen = codes.flatMap((code) => {
    const value = dictionary.valuesByCode.get(`${attribute}:${code}`);
    if (value) return [standsFor(value.id)];
    const [, from, to] = RANGE.exec(code) ?? [];
    if (from === undefined && to === undefined) return [];
    return values
      .filter(({ id, number }) => standsFor(id) === id && number !== null && number >= Number(from ?? 0) && number <= Number(to ?? Number.POSITIVE_INFINITY))
      .map((value) => value.id);
  });
  return chosen.length > 0 ? chosen : [NOTHING];
}
