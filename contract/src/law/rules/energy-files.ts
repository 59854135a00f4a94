import { eli, type Problem, type Rule } from './rule.ts';

/** Languages for which a sheet in one of the listed languages is sufficient, as readers understand both. */
const SAME: Readonly<Record<string, readonly string[]>> = { at: ['de'], ba: ['hr', 'rs', 'me'], me: ['rs', 'ba'], rs: ['me', 'ba'] };

/** Rule: a product has the supplier's label, and the product information sheet in every language it is sold in. */
export const energyFiles: Rule = {
  id: 'energy-files',
  level: 'block',
  law: 'regulation 2017/1369, article 5 (1)',
  link: eli('reg/2017/1369'),
  check: ({ law: { energy }, languages }): Problem[] => {
    if (!energy || energy.invented) return [];
    const sheets = new Set(Object.keys(energy.sheets ?? {}));
    const missing = languages.filter((lang) => !sheets.has(lang) && !SAME[lang]?.some((other) => sheets.has(other)));
    return [
      ...(energy.label ? [] : [{ field: 'law.energy.label', reason: 'the supplier’s label is missing' }]),
      ...(missing.length > 0 ? [{ field: 'law.energy.sheets', reason: `the product information sheet is missing in ${missing.join(', ')}` }] : []),
    ];
  },
};
