import { energyScaleOf, isOnScale } from '../energy-scale.ts';
import { eli, type Problem, type Rule } from './rule.ts';

/** Rule: the energy class is on the scale, and the scale is that of the product group. */
export const energyClass: Rule = {
  id: 'energy-class',
  level: 'block',
  law: 'regulation 2017/1369, article 11',
  link: eli('reg/2017/1369'),
  check: ({ law: { energy, group = 'none' } }): Problem[] => {
    const scale = energyScaleOf(group);
    if (!energy || !scale) return [];
    const [from, to] = [energy.from ?? scale.from, energy.to ?? scale.to];
    return [
      ...(from === scale.from ? [] : [{ field: 'law.energy.from', reason: `the scale of ${group} begins with ${scale.from}, not ${from}` }]),
      ...(to === scale.to ? [] : [{ field: 'law.energy.to', reason: `the scale of ${group} ends with ${scale.to}, not ${to}` }]),
      ...(isOnScale(energy.class, scale) ? [] : [{ field: 'law.energy.class', reason: `${energy.class} is not on the scale ${scale.from} to ${scale.to}` }]),
    ];
  },
};
