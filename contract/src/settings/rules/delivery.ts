import type { CountryCode } from '../../values/countries.ts';
import type { SettingsProblem } from '../settings-problem.ts';
import type { DeliveryWay } from '../delivery.ts';
import { isRange } from '../post-code-ranges.ts';
import { shippingMethodPrice } from '../shipping-method-price.ts';
import type { Settings } from '../settings.ts';

/** Every shipping method has a price wherever it is offered and an existing carrier; holidays are valid days; ranges of post codes are ascending. */
export function deliveryProblems(settings: Settings): SettingsProblem[] {
  const { ways, carriers, dispatch } = settings.delivery;
  return [
    ...Object.entries(ways).flatMap(([code, way]) => [
      ...(way.carrier === undefined || way.carrier in carriers ? [] : [problem(['ways', code, 'carrier'], 'is none of delivery.carriers')]),
      ...(way.markets ?? []).flatMap((market, i) => (settings.markets[market] ? [] : [problem(['ways', code, 'markets', i], 'is no market')])),
      ...(way.enabled ? unpriced(way, settings).map((where) => problem(['ways', code, 'prices'], `have none for ${where}`)) : []),
    ]),
    ...undelivered(settings).map((market) => problem(['ways'], `offer none in ${market}: an order there could not be delivered`)),
    ...dispatch.farther.flatMap(({ postCodes = [] }, i) =>
      postCodes.flatMap((range, j) =>
        isRange(range) ? [] : [problem(['dispatch', 'farther', i, 'postCodes', j], 'must end after it begins, with as many characters')],
      ),
    ),
    ...dispatch.holidays.flatMap((day, i) => (isDay(day) ? [] : [problem(['dispatch', 'holidays', i], 'is no day of the calendar')])),
  ];
}

const problem = (path: (string | number)[], message: string): SettingsProblem => ({ group: 'delivery', path, message });

/** Enabled markets without a shipping method. */
const undelivered = ({ delivery, markets }: Settings): string[] =>
  Object.entries(markets).flatMap(([code, { enabled }]) => {
    const isServed = Object.values(delivery.ways).some((way) => way.enabled && (way.markets?.some((one) => one === code) ?? true));
    return enabled && !isServed ? [code] : [];
  });

/** Goods of unknown size and no value to each country of each market: the worst case. */
function unpriced(way: DeliveryWay, { markets }: Settings): string[] {
  const missing = Object.entries(markets).flatMap(([code, market]) => {
    if (!market.enabled || (way.markets && !way.markets.some((one) => one === code))) return [];
    const hasPrice = (country: CountryCode) => shippingMethodPrice(way, { country, currency: market.currency, goods: 0, grams: null, longest: null }) !== null;
    return (Object.keys(market.deliversTo) as CountryCode[]).filter((country) => !hasPrice(country)).map((country) => `${country} in ${market.currency}`);
  });
  return [...new Set(missing)];
}

/** True for a calendar day, including `02-29` without a year. */
function isDay(text: string): boolean {
  const [month, day] = text.split('-').slice(-2).map(Number) as [number, number];
  const year = text.length > 5 ? Number(text.slice(0, 4)) : 2024;
  return new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
}
