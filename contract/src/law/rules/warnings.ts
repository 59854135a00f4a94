import { eli, type Problem, type Rule } from './rule.ts';

const SAME: Readonly<Record<string, readonly string[]>> = { at: ['de'], ba: ['hr', 'rs', 'me'], me: ['rs', 'ba'], rs: ['me', 'ba'] };

/** Rule: a product has warnings in every language it is sold in, or a recorded decision that there are none. */
export const warnings: Rule = {
  id: 'warnings',
  level: 'block',
  law: 'regulation 2023/988, article 19 (1) (d)',
  link: eli('reg/2023/988'),
  check: ({ law, languages }): Problem[] => {
    if (!law.warnings) return [{ field: 'law.warnings', reason: 'it is not decided whether warnings are needed' }];
    const { texts, none } = law.warnings;
    if (none || !texts) return [];
    const missing = languages.filter((lang) => !(lang in texts) && !SAME[lang]?.some((other) => other in texts));
    return missing.length > 0 ? [{ field: 'law.warnings.texts', reason: `the warnings are missing in ${missing.join(', ')}` }] : [];
  },
};
