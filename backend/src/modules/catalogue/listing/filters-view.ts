import type { Filter } from '@vitrina/contract/catalogue';
import { foreignTag, textIn } from '../texts.ts';
import { attributeFilter } from './attribute-filter-view.ts';
import { chooseAttributes, type Facet, kindOf } from './choose-attributes.ts';
import { type Choice, EMPTY, type FiltersOf, mostFirst, placesByTitle, withCodes } from './filter-parts.ts';
import { availabilityFilter, conditionFilter, deliveryFilter, shopFilter, priceFilter, ratingFilter, reducedFilter } from './offer-filters-view.ts';

/** The filters of a listing in their order, with exact counts; a value without products remains, with count 0. */
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
  const { categories } = catalogue.dictionary;
  const places = placesByTitle(categories, lang, ({ titles }) => textIn(titles, lang));
  const values = mostFirst(choicesOf(result.categories, categories, chosen), places).map(({ of: { code, titles }, count, selected }) => {
    const foreign = foreignTag(titles, lang);
    return { value: code, title: textIn(titles, lang), ...(foreign && { title_lang: foreign }), count, selected };
  });
  return { ...EMPTY, code: 'category', title: catalogue.text(lang, 'filter_category'), type: 'choice', values: withCodes(values) };
}

function manufacturerFilter({ catalogue, request, result, base, lang }: FiltersOf): Filter | null {
  if (base.base.kind === 'manufacturer' || result.manufacturers.size === 0) return null;
  const chosen = new Set(request.manufacturerIds);
  const { manufacturers } = catalogue.dictionary;
  const values = mostFirst(choicesOf(result.manufacturers, manufacturers, chosen), placesByTitle(manufacturers, lang, titleOf)).map(choiceView);
  return { ...EMPTY, code: 'manufacturer', title: catalogue.text(lang, 'filter_manufacturer'), type: 'choice', values: withCodes(values) };
}

function sellerFilter({ catalogue, request, result, base, lang }: FiltersOf): Filter | null {
  if (base.base.kind === 'seller' || result.sellers.size === 0) return null;
  const chosen = new Set(request.sellerIds);
  const { sellers } = catalogue.dictionary;
  const values = mostFirst(choicesOf(result.sellers, sellers, chosen), placesByTitle(sellers, lang, titleOf)).map(choiceView);
  return { ...EMPTY, code: 'seller', title: catalogue.text(lang, 'filter_seller'), type: 'choice', values: withCodes(values) };
}

interface Named {
  code: string;
  title: string;
}

const titleOf = ({ title }: Named): string => title;

const choiceView = ({ of: { code, title }, count, selected }: Choice<Named>) => ({ value: code, title, count, selected });

const choicesOf = <T>(counts: ReadonlyMap<number, number>, all: ReadonlyMap<number, T>, chosen: ReadonlySet<number>): Choice<T>[] =>
  [...counts].flatMap(([id, count]) => {
    const of = all.get(id);
    return of ? [{ of, count, selected: chosen.has(id) }] : [];
  });

/** Adds filters selected in the URL but not offered in this list, as every active filter must be visible. */
function withChosen(offered: readonly Facet[], { catalogue: { dictionary }, request: { groups } }: FiltersOf): Facet[] {
  const offeredCodes = new Set(offered.map((facet) => facet.attribute_code));
  const extra = groups.flatMap(({ attribute }) => (offeredCodes.has(attribute) ? [] : [{ attribute_code: attribute, kind: kindOf(dictionary, attribute) }]));
  return [...offered, ...extra];
}
