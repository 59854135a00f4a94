import { isInEu } from '../../values/iso-countries.ts';
import { openMarkets, type SettingsRule } from './settings-rule.ts';

/** Rule: a market outside the Union has a seller established in its country. Only a warning: the acts were not read. */
export const localSeller: SettingsRule = {
  id: 'local-seller',
  level: 'warn',
  law: 'open: trade acts of RS, BA and ME',
  link: 'https://www.paragraf.rs/propisi/zakon_o_trgovini.html',
  check: (settings) =>
    openMarkets(settings).flatMap(({ code, market: { legalEntity: id, country } }) => {
      const home = id === undefined ? undefined : settings.legal[id]?.address.country;
      return home === undefined || isInEu(country) || home === country
        ? []
        : [{ field: `markets.${code}.legalEntity`, reason: `the seller is established in ${home}; ${country} may ask for one of its own` }];
    }),
};
