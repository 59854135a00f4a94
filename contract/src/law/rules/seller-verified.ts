import { eli, type Problem, type Rule } from './rule.ts';

/** Rule: products of other sellers are offered only after the seller was identified and verified. */
export const sellerVerified: Rule = {
  id: 'seller-verified',
  level: 'block',
  law: 'regulation 2022/2065, article 30; directive 2011/83, article 6a',
  link: eli('reg/2022/2065'),
  check: ({ seller }): Problem[] => {
    if (!seller) return [];
    const { law, code } = seller;
    if (law.state !== 'verified')
      return [{ field: 'seller.law.state', reason: `${code} is ${law.state ?? 'not known'}: its offers wait until it is verified` }];
    return [
      ...(law.declared ? [] : [{ field: 'seller.law.declared', reason: `${code} has not declared to offer only lawful goods` }]),
      ...(law.checked ? [] : [{ field: 'seller.law.checked', reason: `it is not noted who checked the documents of ${code}` }]),
      ...(law.trader && !law.phone ? [{ field: 'seller.law.phone', reason: `${code} is a trader without a telephone number` }] : []),
      ...(law.trader && !law.register ? [{ field: 'seller.law.register', reason: `${code} is a trader without a register number` }] : []),
    ];
  },
};
