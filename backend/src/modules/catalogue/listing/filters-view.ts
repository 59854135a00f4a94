import type { Filter } from '@vitrina/contract/catalogue';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { toDecimal } from '@vitrina/contract/values/money';
import { withUnit, formatNumber } from '../product/attribute-view.ts';
import type { Catalogue } from '../catalogue.ts';
import type { AttributeValue, CategoryFilter } from '../dictionary.ts';
import type { Base } from './listing-base.ts';
import type { ListingRequest, ListingResult } from './listing-request.ts';
import { hasOrder } from './has-order.ts';
import { foreignTag, textIn } from '../texts.ts';

interface FiltersOf {
  catalogue: Catalogue;
  request: ListingRequest;
  result: ListingResult;
  base: Base;
  lang: LanguageCode;
}

const VALUES_SHOWN = 60;
const HISTOGRAM_BARS = 12;
/** Other pages than a category's get the filters of the category that most of their products are in. */
const DOMINANT_SHARE = 0.5;
/** Share of its products that a filter must fit to be offered on a category of categories. */
const SHARED = 0.6;

/** The filters of a listing in their order, with exact counts; a value without products stays, with 0. */
export function filtersView(of: FiltersOf): Filter[] {
  const own = withChosen(attributeFilters(of), of.request).flatMap((filter) => attributeFilter(of, filter));
  return [availabilityFilter(of), priceFilter(of), categoryFilter(of), manufacturerFilter(of), ...own, sellerFilter(of)].filter((filter) => filter !== null);
}

const EMPTY = { help: null, unit: null, values: [], min: null, max: null, from: null, to: null, histogram: [] };

function availabilityFilter({ catalogue, request, result, lang }: FiltersOf): Filter {
  const value = { value: '1', title: catalogue.text(lang, 'filter_available_now'), count: result.available, selected: request.onlyAvailable };
  return { ...EMPTY, code: 'available', title: catalogue.text(lang, 'filter_availability'), type: 'choice', values: withCodes([value]) };
}

function priceFilter({ catalogue, request, result, lang }: FiltersOf): Filter | null {
  if (!result.price) return null;
  const { min, max, amounts } = result.price;
  const bars = new Array<number>(HISTOGRAM_BARS).fill(0);
  for (const amount of amounts) {
    const bar = Math.min(HISTOGRAM_BARS - 1, Math.floor(((amount - min) / Math.max(1, max - min)) * HISTOGRAM_BARS));
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return {
    ...EMPTY,
    code: 'price',
    title: catalogue.text(lang, 'filter_price'),
    type: 'range',
    min: Math.floor(toDecimal(min)),
    max: Math.ceil(toDecimal(max)),
    from: toDecimal(request.priceFrom),
    to: toDecimal(request.priceTo),
    histogram: bars,
  };
}

/** Only where the page is not about one category already. */
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

/** Filters of the category, or the nearest one above it that has some; a category of categories offers what most below it share. */
function attributeFilters({ catalogue, base, result }: FiltersOf): CategoryFilter[] {
  const { filtersOf, categories } = catalogue.dictionary;
  const own = (id: number) => (filtersOf.get(id) ?? []).filter((filter) => filter.is_filter);
  const path = base.category?.path ?? categories.get(dominantCategory(result) ?? 0)?.path ?? [];
  for (const id of path.toReversed()) {
    const filters = own(id);
    if (filters.length > 0) return filters;
  }
  return base.category ? sharedFilters(catalogue, base.category.id, own) : [];
}

/** A filter that an address chose is shown, also where it is not usually offered: what narrows a list must be seen. */
function withChosen(offered: CategoryFilter[], { groups }: ListingRequest): CategoryFilter[] {
  const known = new Set(offered.map((filter) => filter.attribute_code));
  const extra = groups
    .filter((group) => !known.has(group.attribute))
    .map(({ attribute }): CategoryFilter => ({ category_id: 0, attribute_code: attribute, kind: 'choice', is_filter: true, tile_position: null }));
  return [...offered, ...extra];
}

/** Filters offered in categories below that hold most of the products. */
function sharedFilters({ dictionary, engine }: Catalogue, categoryId: number, own: (id: number) => CategoryFilter[]): CategoryFilter[] {
  const total = engine.countShown('category', categoryId);
  const found = new Map<string, { filter: CategoryFilter; products: number }>();
  for (const category of dictionary.categories.values()) {
    if (category.id === categoryId || !category.path.includes(categoryId)) continue;
    for (const filter of own(category.id)) {
      const known = found.get(filter.attribute_code) ?? { filter, products: 0 };
      known.products += engine.countShown('category', category.id);
      found.set(filter.attribute_code, known);
    }
  }
  return [...found.values()].filter(({ products }) => products >= total * SHARED).map(({ filter }) => filter);
}

function dominantCategory({ categories, total }: ListingResult): number | null {
  const [most] = [...categories].sort((a, b) => b[1] - a[1]);
  return most && most[1] >= total * DOMINANT_SHARE ? most[0] : null;
}

function attributeFilter(of: FiltersOf, { attribute_code: code, kind }: CategoryFilter): Filter[] {
  const { catalogue, request, result, lang } = of;
  const attribute = catalogue.dictionary.attributes.get(code);
  const values = (catalogue.dictionary.valuesOf.get(code) ?? []).filter((value) => result.present[value.id] === 1);
  const chosen = new Set(request.groups.find((group) => group.attribute === code)?.valueIds);
  if (!attribute || (values.length < 2 && chosen.size === 0)) return [];
  const head = {
    ...EMPTY,
    code,
    title: textIn(attribute.titles, lang),
    help: attribute.helps ? textIn(attribute.helps, lang) : null,
    unit: textIn(attribute.units, lang) || null,
  };
  if (kind === 'range') return [{ ...head, type: 'range', ...rangeOf(values, result, chosen) }];
  const views = values.map((value) => {
    const foreign = foreignTag(value.titles, lang);
    const title = value.number === null ? textIn(value.titles, lang) : withUnit(formatNumber(value.number, lang), attribute, lang);
    return {
      value: value.code,
      title,
      ...(foreign && value.number === null && { title_lang: foreign }),
      count: result.values[value.id] ?? 0,
      selected: chosen.has(value.id),
    };
  });
  const ordered = hasOrder(values);
  return [{ ...head, type: 'choice', values: withCodes(ordered ? keepBest(views) : mostFirst(views)) }];
}

function rangeOf(values: AttributeValue[], result: ListingResult, chosen: ReadonlySet<number>): Pick<Filter, 'min' | 'max' | 'from' | 'to'> {
  const numbers = (list: AttributeValue[]) => list.flatMap((value) => value.number ?? []);
  const left = numbers(values.filter((value) => (result.values[value.id] ?? 0) > 0));
  const picked = numbers(values.filter((value) => chosen.has(value.id)));
  const end = (list: number[], of: (...numbers: number[]) => number) => (list.length > 0 ? of(...list) : null);
  const all = left.length > 0 ? left : numbers(values);
  return { min: end(all, Math.min), max: end(all, Math.max), from: end(picked, Math.min), to: end(picked, Math.max) };
}

type Value = Omit<Filter['values'][number], 'code'>;

/** Under the older name, too. */
const withCodes = (values: Value[]): Filter['values'] => values.map((one) => ({ ...one, code: one.value }));

const mostFirst = (values: Value[]): Value[] => keepBest(values.sort((a, b) => b.count - a.count || a.title.localeCompare(b.title)));

/** Long lists stay in order and lose their rarest values, never a selected one. */
function keepBest(values: Value[]): Value[] {
  if (values.length <= VALUES_SHOWN) return values;
  const kept = new Set(values.toSorted((a, b) => Number(b.selected) - Number(a.selected) || b.count - a.count).slice(0, VALUES_SHOWN));
  return values.filter((value) => kept.has(value));
}
