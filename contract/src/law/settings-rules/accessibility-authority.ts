import { isInEu } from '../../values/iso-countries.ts';
import { eli } from '../rules/rule.ts';
import { openMarkets, type SettingsRule } from './settings-rule.ts';

/** Rule: the accessibility statement names the supervisory authority. Only a warning: acts of other countries than Germany were not checked. */
export const accessibilityAuthority: SettingsRule = {
  id: 'accessibility-authority',
  level: 'warn',
  law: 'open: national acts on directive 2019/882, annex V (Germany: BFSG, annex 3)',
  link: eli('dir/2019/882'),
  check: (settings) =>
    openMarkets(settings).flatMap(({ code, market: { country, accessibilityAuthority: authority } }) =>
      authority || !isInEu(country)
        ? []
        : [{ field: `markets.${code}.accessibilityAuthority`, reason: `the statement on accessibility names no authority of ${country}` }],
    ),
};
