import { LANGUAGES, type LanguageCode } from '../../values/languages.ts';
import { isRange } from '../post-code-ranges.ts';
import type { Service } from '../services.ts';
import type { Settings } from '../settings.ts';
import type { SettingsProblem } from '../settings-problem.ts';

/** Every service has a title and a price in each market that offers it, is available only where the market delivers, and includes only existing services. */
export function serviceProblems(settings: Settings): SettingsProblem[] {
  const { services } = settings.services;
  const codes = new Set(services.map(({ code }) => code));
  return services.flatMap((service, i) => {
    const at = (path: (string | number)[], message: string): SettingsProblem => ({ group: 'services', path: ['services', i, ...path], message });
    const markets = marketsOf(service, settings);
    return [
      ...(service.markets ?? []).flatMap((market, j) => (settings.markets[market] ? [] : [at(['markets', j], 'is no market')])),
      ...markets.flatMap((market) => (service.titles[market] === undefined ? [at(['titles', market], 'is missing')] : [])),
      ...markets.flatMap((market) => (hasPrice(service, market) ? [] : [at(['prices'], `have none in ${LANGUAGES[market].currency} for ${market}`)])),
      ...service.includes.flatMap((code, j) => (codes.has(code) && code !== service.code ? [] : [at(['includes', j], 'is no other service')])),
      ...(service.where.countries ?? []).flatMap((country, j) =>
        markets.some((market) => settings.markets[market]?.deliversTo[country])
          ? []
          : [at(['where', 'countries', j], 'is delivered to from none of its markets')],
      ),
      ...Object.entries(service.where.postCodes ?? {}).flatMap(([country, all]) =>
        all.flatMap((range, j) => (isRange(range) ? [] : [at(['where', 'postCodes', country, j], 'must end after it begins, with as many characters')])),
      ),
    ];
  });
}

const marketsOf = ({ enabled, markets }: Service, settings: Settings): LanguageCode[] =>
  enabled ? (Object.keys(settings.markets) as LanguageCode[]).filter((market) => settings.markets[market]?.enabled && (markets?.includes(market) ?? true)) : [];

/** True if the service has a price for goods of any value. */
const hasPrice = ({ prices }: Service, market: LanguageCode): boolean =>
  prices.some(({ upTo, price }) => price[LANGUAGES[market].currency] !== undefined && upTo?.[LANGUAGES[market].currency] === undefined);
