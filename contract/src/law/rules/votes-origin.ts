import { eli, type Rule } from './rule.ts';

/** Rule: the origin of votes is stated. */
export const votesOrigin: Rule = {
  id: 'votes-origin',
  level: 'block',
  law: 'directive 2005/29, article 7 (6) and annex I (23b)',
  link: eli('dir/2019/2161'),
  check: ({ votes, law }) => (votes > 0 && !law.votes ? [{ field: 'law.votes', reason: `${votes} votes of unknown origin` }] : []),
};
