import { CHARGED_GROUPS } from '../product-groups.ts';
import { eli, type Problem, type Rule } from './rule.ts';

/** Rule: facts about the charger required by annex Ia are complete. */
export const charging: Rule = {
  id: 'charging',
  level: 'block',
  law: 'directive 2014/53, article 3a and annex Ia',
  link: eli('dir/2022/2380'),
  check: ({ law: { group = 'none', charging: facts } }): Problem[] => {
    if (!CHARGED_GROUPS.includes(group)) return [];
    if (!facts) return [{ field: 'law.charging', reason: `${group}: whether a charger is included, and its power, are missing` }];
    if (facts.applies === false) return [];
    const isUsb = (facts.port ?? 'USB-C').toUpperCase().includes('USB');
    return [
      ...(facts.included === undefined ? [{ field: 'law.charging.included', reason: 'it is not said whether a charger is included' }] : []),
      ...(isUsb && facts.min_w === undefined ? [{ field: 'law.charging.min_w', reason: 'the least power is missing' }] : []),
      ...(isUsb && facts.max_w === undefined ? [{ field: 'law.charging.max_w', reason: 'the most power is missing' }] : []),
      ...(isUsb && facts.usb_pd === undefined ? [{ field: 'law.charging.usb_pd', reason: 'it is not said whether it charges by USB PD' }] : []),
    ];
  },
};
