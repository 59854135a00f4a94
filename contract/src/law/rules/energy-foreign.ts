import { energyScaleOf } from '../energy-scale.ts';
import { eli, type Rule } from './rule.ts';

/** Rule: a product group without an energy label shows no energy class, which would mislead. */
export const energyForeign: Rule = {
  id: 'energy-foreign',
  level: 'block',
  law: 'regulation 2017/1369, article 6 (b)',
  link: eli('reg/2017/1369'),
  check: ({ law: { energy, group = 'none' } }) =>
    energy && !energyScaleOf(group) ? [{ field: 'law.energy', reason: `${group} has no energy label in the Union: a class must not be shown` }] : [],
};
