import { isInEu } from '../../values/iso-countries.ts';
import { LANGUAGES, type LanguageCode } from '../../values/languages.ts';
import type { SettingsProblem } from '../settings-problem.ts';
import { leastWithdrawalDays } from '../withdrawal-days.ts';
import type { MarketSettings } from '../markets.ts';
import type { Settings } from '../settings.ts';

/** Every enabled language has an enabled market, and vice versa. */
export function marketProblems(settings: Settings): SettingsProblem[] {
  const { shop, markets } = settings;
  const problem = (path: (string | number)[], message: string): SettingsProblem => ({ group: 'shop', path, message });
  const isOn = new Set<string>(shop.languages);
  return [
    ...(isOn.has(shop.defaultLanguage) ? [] : [problem(['defaultLanguage'], `must be one of the languages that are on: ${shop.languages.join(', ')}`)]),
    ...shop.languages.flatMap((code, i) => (markets[code]?.enabled ? [] : [problem(['languages', i], `has no market that is on: markets.${code}`)])),
    ...Object.entries(markets).flatMap(([code, market]) => problemsOf(code as LanguageCode, market, settings)),
  ];
}

function problemsOf(code: LanguageCode, market: MarketSettings, settings: Settings): SettingsProblem[] {
  const { shop, legal } = settings;
  const least = leastWithdrawalDays(settings, code);
  const problem = (path: (string | number)[], message: string): SettingsProblem => ({ group: 'markets', path: [code, ...path], message });
  const entity = market.legalEntity === undefined ? undefined : legal[market.legalEntity];
  const { currency } = LANGUAGES[market.language];
  return [
    ...(market.language === code ? [] : [problem(['language'], `must be ${code}: a market has the code of its language`)]),
    ...(market.enabled && !shop.languages.includes(market.language)
      ? [problem(['language'], `is not on: shop.languages does not name ${market.language}`)]
      : []),
    ...(market.currency === currency ? [] : [problem(['currency'], `must be ${currency}: prices of this language are in it`)]),
    ...(market.legalEntity !== undefined && !entity
      ? [problem(['legalEntity'], `is none of those in legal: ${Object.keys(legal).join(', ') || 'there are none'}`)]
      : []),
    ...(market.country in market.deliversTo ? [] : [problem(['deliversTo'], `must name the market's own country ${market.country}`)]),
    ...((market.withdrawalDays ?? least) < least
      ? [problem(['withdrawalDays'], `must be at least ${least}: the law of ${market.country} gives that many`)]
      : []),
    ...taxedExports(market).map((country) => problem(['deliversTo', country, 'exportPrice'], 'must be kept: its VAT is not 0, so nothing comes off')),
    ...(entity
      ? untaxed(market, entity.address.country).map((country) =>
          problem(['deliversTo', country, 'vat', 'standard'], 'must not be 0: goods sold within the European Union are taxed where they arrive'),
        )
      : []),
  ];
}

/** Countries with a VAT rate above 0 although their prices are exported net. */
const taxedExports = ({ deliversTo }: MarketSettings): string[] =>
  Object.entries(deliversTo).flatMap(([country, { vat, exportPrice }]) => (exportPrice === 'net' && vat.standard > 0 ? [country] : []));

/** Countries of the Union that a seller in it would deliver to without VAT. */
const untaxed = ({ deliversTo }: MarketSettings, from: string): string[] =>
  isInEu(from) ? Object.entries(deliversTo).flatMap(([country, to]) => (isInEu(country) && to.vat.standard === 0 ? [country] : [])) : [];
