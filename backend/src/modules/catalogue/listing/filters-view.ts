import type { Filter } from '@vitrina/contract/catalogue';
import { foreignTag, textIn } from '../texts.ts';
import { attributeFilter } from './attribute-filter-view.ts';
import { chooseAttributes, type Facet, kindOf } from './choose-attributes.ts';
import { EMPTY, type FiltersOf, mostFirst, withCodes } from './filter-parts.ts';
import { availabilityFilter, conditionFilter, deliveryFilter, shopFilter, priceFilter, ratingFilter, reducedFilter } from './offer-filters-view.ts';

/** The filters of a listing in their order, with exact counts; a value without products stays, with 0. */
export function filtersView(of: FiltersOf, facets: readonly Facet[] = chooseAttributes(of)): Filter[] {
  const own = withChosen(facets, of).flatMap((facet) => attributeFilter(of, facet));
  const goods = [availabilityFilter(of), priceFilter(of), categoryFilter(of), manufacturerFilter(of)];
  const offers = [ratingFilter(of), reducedFilter(of), conditionFilter(of), deliveryFilter(of), shopFilter(of), sellerFilter(of)];
  return [...goods, ...own, ...offers].filter((filter) => filter !== null);
}

/** Builds the category filter; `null` on a page about one category. */
function categoryFilter({ catalogue, request, result, base, lang }: FiltersOf): Filter | null {
  if (base.category || result.categories.size < 2) return null;
  const chosen = new Set(request.categoryIds);
  const values = [...result.categories].flatMap(([id, count]) => {
    const category = catalogue.dictionary.categories.get(id);
    const foreign = foreignTag(category?.titles, lang);
    return category
      ? [{ value: category.code, title: textIn(category.titles, lang), ...(foreign && { title_lang: foreign }), count, selected: chosen.has(id) }]
      : [];
  });
  return { ...EMPTY, code: 'category', title: catalogue.text(lang, 'filter_category'), type: 'choice', values: withCodes(mostFirst(values)) };
}

function manufacturerFilter({ catalogue, request, result, base, lang }: FiltersOf): Filter | null {
  if (base.base.kind === 'manufacturer' || result.manufacturers.size === 0) return null;
  const chosen = new Set(request.manufacturerIds);
  const values = [...result.manufacturers].flatMap(([id, count]) => {
    const manufacturer = catalogue.dictionary.manufacturers.get(id);
    return manufacturer ? [{ value: manufacturer.code, title: manufacturer.title, count, selected: chosen.has(id) }] : [];
  });
  return { ...EMPTY, code: 'manufacturer', title: catalogue.text(lang, 'filter_manufacturer'), type: 'choice', values: withCodes(mostFirst(values)) };
}

function sellerFilter({ catalogue, request, result, base, lang }: FiltersOf): Filter | null {
  if (base.base.kind === 'seller' || result.sellers.size === 0) return null;
  const chosen = new Set(request.sellerIds);
  const values = [...result.sellers].flatMap(([id, count]) => {
    const seller = catalogue.dictionary.sellers.get(id);
    return seller ? [{ value: seller.code, title: seller.title, count, selected: chosen.has(id) }] : [];
  });
  return { ...EMPTY, code: 'seller', title: catalogue.text(lang, 'filter_seller'), type: 'choice', values: withCodes(mostFirst(values)) };
}

/** A filter that an address chose is shown, also where it is not usually offered: what narrows a list must be seen. */
function withChosen(offered: readonly Facet[], { catalogue: { dictionary }, request: { groups } }: FiltersOf): Facet[] {
  const known = new Set(offered.map((facet) => facet.attribute_code));
  const extra = groups.flatMap(({ attribute }) => (known.has(attribute) ? [] : [{ attribute_code: attribute, kind: kindOf(dictionary, attribute) }]));
  return [...offered, ...extra];
}
