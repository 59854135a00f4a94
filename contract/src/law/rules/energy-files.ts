import { eli, type Problem, type Rule } from './rule.ts';

/** Languages that read another's sheet, as they are the same language. */
const SAME: Readonly<Record<string, readonly string[]>> = { at: ['de'], ba: ['hr', 'rs', 'me'], me: ['rs', 'ba'], rs: ['me', 'ba'] };

/** The supplier's label and the product information sheet in every language sold. */
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
