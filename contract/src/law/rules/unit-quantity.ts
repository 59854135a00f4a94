import { eli, type Rule } from './rule.ts';

/** Rule: goods sold by measure have a quantity. */
export const unitQuantity: Rule = {
  id: 'unit-quantity',
  level: 'block',
  law: 'directive 98/6, article 3',
  link: eli('dir/1998/6'),
  check: ({ law: { measured, unit } }) =>
    measured && !unit ? [{ field: 'law.unit', reason: 'its category is sold by measure: the quantity is missing' }] : [],
};
