import type { Settings } from '../settings/settings.ts';
import type { LanguageCode } from '../values/languages.ts';

/** VAT rates, percent, that a market's texts may name: those of its countries. `undefined`: the market does not exist. */
export const vatRatesOf = ({ markets }: Pick<Settings, 'markets'>, lang: LanguageCode): number[] | undefined =>
  markets[lang] && Object.values(markets[lang].deliversTo).flatMap((one) => (one ? [one.vat.standard, ...Object.values(one.vat.reduced)] : []));
