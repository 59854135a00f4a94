import { energyScaleOf } from '../energy-scale.ts';
import { eli, type Rule } from './rule.ts';

/** Rule: new goods of a labelled group are in the register. */
export const energyRegister: Rule = {
  id: 'energy-register',
  level: 'block',
  law: 'regulation 2017/1369, articles 4 and 5',
  link: eli('reg/2017/1369'),
  check: ({ law: { group = 'none', energy }, condition }) => {
    if (!energyScaleOf(group) || condition !== 'new') return [];
    if (!energy) return [{ field: 'law.energy', reason: `${group} has an energy label: its EPREL number, class, label and sheet are missing` }];
    return energy.eprel === undefined ? [{ field: 'law.energy.eprel', reason: 'its number in EPREL is missing' }] : [];
  },
};
