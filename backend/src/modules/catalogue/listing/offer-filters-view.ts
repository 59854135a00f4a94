import { homeCountry } from '@vitrina/contract/settings/market-countries';
import type { Filter } from '@vitrina/contract/catalogue';
import { formatDate } from '@vitrina/contract/values/date';
import { toDecimal } from '@vitrina/contract/values/money';
import { deliveryDay } from '../rules/delivery-day.ts';
import { warehouseTitle } from '../product/warehouse-title.ts';
import { canCollect } from '../rules/home-country.ts';
import { EMPTY, type FiltersOf, type Value, withCodes } from './filter-parts.ts';
import { CONDITIONS, SOURCES } from './listing-request.ts';

/** Lower bounds: `4` is four stars and more. */
const STARS = [4, 3, 2];

export function availabilityFilter({ catalogue, request, result, lang }: FiltersOf): Filter {
  const value = { value: '1', title: catalogue.text(lang, 'filter_available_now'), count: result.available, selected: request.onlyAvailable };
  return { ...EMPTY, code: 'available', title: catalogue.text(lang, 'filter_availability'), type: 'choice', values: withCodes([value]) };
}

export function priceFilter({ catalogue, request, result, lang }: FiltersOf): Filter | null {
  if (!result.price) return null;
  const { min, max, bars } = result.price;
  return {
    ...EMPTY,
    code: 'price',
    title: catalogue.text(lang, 'filter_price'),
    type: 'range',
    min: Math.floor(toDecimal(min)),
    max: Math.ceil(toDecimal(max)),
    from: toDecimal(request.priceFrom),
    to: toDecimal(request.priceTo),
    histogram: [...bars],
  };
}

/** Builds the filter of reductions; `null` unless some products are reduced and some are not. */
export function reducedFilter({ catalogue, request, result, lang }: FiltersOf): Filter | null {
  const { reduced, size } = result.whole;
  if (!request.onlyReduced && (reduced === 0 || reduced === size)) return null;
  const value = { value: '1', title: catalogue.text(lang, 'filter_reduced_now'), count: result.reduced, selected: request.onlyReduced };
  return {
    ...EMPTY,
    code: 'reduced',
    title: catalogue.text(lang, 'filter_reduced'),
    help: catalogue.text(lang, 'filter_reduced_help'),
    type: 'choice',
    values: withCodes([value]),
  };
}

/** Builds the filter of conditions; `null` unless there are several. */
export function conditionFilter({ catalogue, request, result, lang }: FiltersOf): Filter | null {
  const values = CONDITIONS.flatMap((code, number): Value[] => {
    const selected = request.conditions.includes(number);
    if (result.whole.conditions[number] === 0 && !selected) return [];
    return [{ value: code, title: catalogue.text(lang, `filter_condition_${code.replaceAll('-', '_')}`), count: result.conditions[number] ?? 0, selected }];
  });
  return choice('condition', catalogue.text(lang, 'filter_condition'), values, { size: result.whole.size, isChosen: request.conditions.length > 0 });
}

/** Filter of minimum stars; a step with as many products as the one above it is left out. */
export function ratingFilter({ catalogue, request, result, lang }: FiltersOf): Filter | null {
  const chosen = request.ratingFrom;
  const views = steps(STARS, (stars) => sumFrom(result.whole.ratings, stars), chosen).map((stars) => ({
    value: String(stars),
    title: catalogue.text(lang, `filter_rating_${stars}`),
    count: sumFrom(result.ratings, stars),
    selected: stars === chosen,
  }));
  return choice('rating', catalogue.text(lang, 'filter_rating'), views, { size: result.whole.size, isChosen: chosen !== null });
}

/** Builds the filter of delivery days for an order now; each day includes quicker products. */
export function deliveryFilter({ catalogue, request, result, lang }: FiltersOf): Filter | null {
  const settings = catalogue.settings();
  const { days } = settings.delivery.dispatch;
  const within = (counts: Int32Array, most: number) => SOURCES.reduce((sum, source, i) => sum + (days[source] <= most ? (counts[i + 1] as number) : 0), 0);
  const distinctDays = [...new Set(SOURCES.map((source) => days[source]))].sort((a, b) => a - b);
  const chosen = request.sources.length === 0 ? null : Math.max(-1, ...request.sources.map((number) => days[SOURCES[number - 1] ?? 'central']));
  const views = steps(distinctDays, (most) => within(result.whole.sources, most), chosen).map((most): Value => {
    const from = SOURCES.find((source) => days[source] === most) ?? 'central';
    const day = formatDate(deliveryDay({ from, to: homeCountry(settings, lang), postCode: null }, catalogue.now(), settings), lang);
    return {
      value: String(most),
      title: catalogue.text(lang, 'filter_delivery_by').replace('{day}', day),
      count: within(result.sources, most),
      selected: most === chosen,
    };
  });
  const filter = choice('delivery', catalogue.text(lang, 'filter_delivery'), views, { size: result.whole.size, isChosen: chosen !== null });
  return filter && { ...filter, help: catalogue.text(lang, 'filter_delivery_help') };
}

/** Shops of the market's country with collection, in the shop owner's order, by current stock. */
export function shopFilter({ catalogue, request, result, lang }: FiltersOf): Filter | null {
  const settings = catalogue.settings();
  const chosen = new Set(request.shopIds);
  const values = [...catalogue.dictionary.warehouses.values()]
    .filter((shop) => canCollect(shop, { seller_id: null }, { country: null, lang, settings }) || chosen.has(shop.id))
    .map((shop): Value => ({ value: shop.code, title: warehouseTitle(shop, lang), count: result.shops.get(shop.id) ?? 0, selected: chosen.has(shop.id) }));
  if (values.length === 0 || (chosen.size === 0 && values.every(({ count }) => count === 0))) return null;
  const title = catalogue.text(lang, 'filter_shop');
  return { ...EMPTY, code: 'shop', title, help: catalogue.text(lang, 'filter_shop_help'), type: 'choice', values: withCodes(values) };
}

/** Steps with products, each with more than the one before. */
function steps(all: readonly number[], countOf: (step: number) => number, chosen: number | null): number[] {
  let last = 0;
  return all.filter((step) => {
    const count = countOf(step);
    const adds = count > last;
    last = Math.max(last, count);
    return adds || (count > 0 && step === chosen);
  });
}

/** A filter of steps; `null` if there is none, or a single one holds all products. */
function choice(code: string, title: string, views: Value[], { size, isChosen }: { size: number; isChosen: boolean }): Filter | null {
  if (!isChosen && (views.length === 0 || (views.length === 1 && views[0]?.count === size))) return null;
  return { ...EMPTY, code, title, type: 'choice', values: withCodes(views) };
}

const sumFrom = (counts: Int32Array, from: number): number => counts.reduce((sum, count, i) => sum + (i >= from ? count : 0), 0);
