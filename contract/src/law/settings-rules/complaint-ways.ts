import { eli } from '../rules/rule.ts';
import { openMarkets, type SettingsRule } from './settings-rule.ts';

/** Rule: the market names where complaints go and its supervisory authority. */
export const complaintWays: SettingsRule = {
  id: 'complaint-ways',
  level: 'warn',
  law: 'directive 2011/83, article 6 (1) (g) and (t); directive 2013/11, article 13',
  link: eli('dir/2011/83'),
  check: (settings) => {
    const used = new Set(openMarkets(settings).flatMap(({ market }) => market.legalEntity ?? []));
    return [...used].flatMap((id) => {
      const entity = settings.legal[id];
      if (!entity) return [];
      return [
        ...(entity.authority ? [] : [{ field: `legal.${id}.authority`, reason: 'the authority that oversees the trade is not named' }]),
        ...(entity.complaints.email || entity.complaints.address || entity.email
          ? []
          : [{ field: `legal.${id}.complaints`, reason: 'no way for complaints is named' }]),
      ];
    });
  },
};
