import { eli } from '../rules/rule.ts';
import type { TextRule } from './text-rule.ts';

const NAMES = 'ddv|pdv|vat|mwst|mehrwertsteuer|ust|iva';
const RATE = new RegExp(
  `(\\d{1,2}(?:[.,]\\d{1,2})?)[\\s\\u00a0]?%[\\s\\u00a0-]{0,2}(?:${NAMES})\\b|\\b(?:${NAMES})[\\s\\u00a0:(]{0,3}(\\d{1,2}(?:[.,]\\d{1,2})?)[\\s\\u00a0]?%`,
  'gu',
);

/** Rule: a VAT rate in a text is one of the text's market. */
export const vatWords: TextRule = {
  id: 'vat-words',
  level: 'warn',
  law: 'directive 2006/112, article 226; directive 2005/29, article 6 (1) (d)',
  link: eli('dir/2006/112'),
  check: ({ vatRates }, plain) =>
    vatRates === undefined
      ? []
      : [...plain.matchAll(RATE)].flatMap(([whole, before, after]) => {
          const rate = Number((before ?? after ?? '').replace(',', '.'));
          return vatRates.includes(rate) ? [] : [`“${whole}” is no rate of VAT where it is sold`];
        }),
};
