import { eli, type Rule } from './rule.ts';

const LEGAL_MONTHS = 24;

/**
 * Rule: for a manufacturer's guarantee of more than two years it is decided whether it promises durability; one that does is free and for the whole product.
 */
export const durability: Rule = {
  id: 'durability',
  level: 'block',
  law: 'directive 2011/83, articles 5 (1) (ea) and 22a',
  link: eli('reg_impl/2025/1960'),
  check: ({ law: { guarantee } }) => {
    if (!guarantee || guarantee.months <= LEGAL_MONTHS) return [];
    if (guarantee.durability === undefined)
      return [{ field: 'law.guarantee.durability', reason: `${guarantee.months} months: it is not decided whether the guarantee promises durability` }];
    return guarantee.durability && !(guarantee.free && guarantee.whole_good)
      ? [{ field: 'law.guarantee.durability', reason: 'a guarantee of durability is free and for the whole of the goods' }]
      : [];
  },
};
