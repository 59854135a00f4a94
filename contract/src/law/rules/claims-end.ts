import { eli, type Rule } from './rule.ts';

const DAYS = 60;

/** Rule: proofs of claims do not expire within 60 days. */
export const claimsEnd: Rule = {
  id: 'claims-end',
  level: 'warn',
  law: 'directive 2005/29, annex I (2a)',
  link: eli('dir/2024/825'),
  check: ({ law: { claims = [] } }, today) =>
    claims
      .filter(({ valid_until: until }) => until !== undefined && until >= today && Date.parse(until) - Date.parse(today) < DAYS * 86_400_000)
      .map(({ claim, valid_until }) => ({ field: 'law.claims', reason: `the proof of ${claim} ends on ${valid_until}` })),
};
