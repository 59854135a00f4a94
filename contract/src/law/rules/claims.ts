import { isNoBestSeller } from '../best-seller.ts';
import { eli, type Problem, type Rule } from './rule.ts';

/** Badges and tags with claims that need proof: environmental ones, and best sellers. */
export const CLAIMS = ['eco', 'repairable', 'low-energy', 'bestseller'] as const;

/** Rule: each such claim has a valid proof. */
export const claimsRule: Rule = {
  id: 'claims',
  level: 'block',
  law: 'directive 2005/29, article 6 and annex I (2a) and (4a)',
  link: eli('dir/2024/825'),
  check: ({ badges, tags, sales, law: { claims = [] } }, today): Problem[] =>
    CLAIMS.filter((claim) => badges.includes(claim) || tags.includes(claim)).flatMap((claim): Problem[] => {
      const proof = claims.find((one) => one.claim === claim);
      if (claim === 'bestseller' && sales && isNoBestSeller(sales))
        return [
          {
            field: 'law.claims',
            reason: `bestseller is claimed; of ${sales.of_products} products of its category that this shop sold it is number ${sales.place}`,
          },
        ];
      if (proof?.kind === 'label' && proof.scheme === undefined) return [{ field: 'law.claims', reason: `the label that proves ${claim} names no scheme` }];
      if (!proof) return [{ field: 'law.claims', reason: `${claim} is claimed without proof` }];
      return proof.valid_until !== undefined && proof.valid_until < today
        ? [{ field: 'law.claims', reason: `the proof of ${claim} ended on ${proof.valid_until}` }]
        : [];
    }),
};
