import { STANDARD_VAT } from '../../settings/default-documents.ts';
import type { MarketSettings } from '../../settings/markets.ts';
import type { Settings } from '../../settings/settings.ts';
import type { CountryCode } from '../../values/countries.ts';
import { isInEu } from '../../values/iso-countries.ts';
import { eli } from '../rules/rule.ts';
import { openMarkets, type SettingsRule } from './settings-rule.ts';

/**
 * Rule: goods are taxed at the standard rate of their destination. Also accepted: for destinations in the Union the rate of the market's or the seller's
 * country (below the threshold of article 59c); 0 for exports from the market's customs area, and for a seller without a VAT number. Only a warning: rates
 * change.
 */
export const vatRates: SettingsRule = {
  id: 'vat-rates',
  level: 'warn',
  law: 'directive 2006/112, articles 33 and 59c; known: standard rates of November 2026',
  link: eli('dir/2006/112'),
  check: (settings) =>
    openMarkets(settings).flatMap(({ code, market }) =>
      Object.entries(market.deliversTo).flatMap(([to, delivered]) => {
        const rate = delivered?.vat.standard ?? 0;
        const possible = ratesOf(settings, market, to as CountryCode);
        return possible.includes(rate)
          ? []
          : [
              {
                field: `markets.${code}.deliversTo.${to}.vat.standard`,
                reason: `${rate} % is charged in ${to}, whose standard rate is ${STANDARD_VAT[to as CountryCode]} %`,
              },
            ];
      }),
    ),
};

function ratesOf({ legal }: Settings, { country, legalEntity }: MarketSettings, to: CountryCode): number[] {
  const entity = legalEntity === undefined ? undefined : legal[legalEntity];
  const homes = [country, entity?.address.country].filter((home) => home !== undefined && home in STANDARD_VAT) as CountryCode[];
  const isTaxFree = entity?.vatNumber === undefined || (country !== to && !(isInEu(country) && isInEu(to)));
  return [STANDARD_VAT[to], ...(isInEu(to) ? homes.filter(isInEu).map((home) => STANDARD_VAT[home]) : []), ...(isTaxFree ? [0] : [])];
}
