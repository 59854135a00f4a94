import { eli } from '../rules/rule.ts';
import { openMarkets, type SettingsRule } from './settings-rule.ts';

/** Rule: each market names its seller. */
export const marketEntity: SettingsRule = {
  id: 'market-entity',
  level: 'block',
  law: 'directive 2000/31, article 5; directive 2011/83, article 6',
  link: eli('dir/2000/31'),
  check: (settings) =>
    openMarkets(settings).flatMap(({ code, market }) =>
      market.legalEntity !== undefined && settings.legal[market.legalEntity]
        ? []
        : [{ field: `markets.${code}.legalEntity`, reason: 'the market names no seller of legal/' }],
    ),
};
