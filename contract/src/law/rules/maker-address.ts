import { eli, type Problem, type Rule } from './rule.ts';

/** Rule: the manufacturer has a name, a postal and an electronic address, and a country. */
export const makerAddress: Rule = {
  id: 'maker-address',
  level: 'block',
  law: 'regulation 2023/988, article 19 (1) (a)',
  link: eli('reg/2023/988'),
  check: ({ maker }): Problem[] => {
    if (!maker) return [{ field: 'brand', reason: 'the maker is not named' }];
    return [
      ...(maker.address && /\d/.test(maker.address) && maker.address.includes(',')
        ? []
        : [{ field: 'brand.address', reason: `${maker.title} has no whole postal address` }]),
      ...(maker.email ? [] : [{ field: 'brand.email', reason: `${maker.title} has no electronic address` }]),
      ...(maker.law.country ? [] : [{ field: 'brand.law.country', reason: `the country of ${maker.title} is not named` }]),
    ];
  },
};
