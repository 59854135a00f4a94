import { vatPercent } from '@vitrina/contract/settings/vat-rate';
import { COUNTRY_CODES, COUNTRY_OF_LANGUAGE, type CountryCode } from '@vitrina/contract/values/countries';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { describe, expect, it } from 'vitest';
import { DEMO_IN_FORCE } from './index.ts';

/** VAT rates at the destination, November 2026, in percent. */
const RATE: Readonly<Record<CountryCode, number>> = { SI: 22, HR: 25, AT: 20, DE: 19, IT: 22, ES: 21, RS: 20, BA: 17, ME: 21 };
const OUTSIDE: readonly string[] = ['RS', 'BA', 'ME'];
const rateOf = (market: LanguageCode, country: CountryCode): number =>
  OUTSIDE.includes(country) && COUNTRY_OF_LANGUAGE[market] !== country ? 0 : RATE[country];

describe('VAT of an order', () => {
  it.each(LANGUAGE_CODES.flatMap((market) => COUNTRY_CODES.map((country) => [market, country, rateOf(market, country)] as const)))(
    'from the shop in %s to %s is %i %',
    (market, country, rate) => expect(vatPercent(DEMO_IN_FORCE, market, { country, vatClass: null })).toBe(rate),
  );
  it('is that of the market’s own country as long as no address is known', () => {
    for (const market of LANGUAGE_CODES) expect(vatPercent(DEMO_IN_FORCE, market, { country: null, vatClass: null })).toBe(RATE[COUNTRY_OF_LANGUAGE[market]]);
  });
});
