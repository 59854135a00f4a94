import { eli } from '../rules/rule.ts';
import type { TextRule } from './text-rule.ts';

/** Rule: a text has no placeholders left. */
export const unfilled: TextRule = {
  id: 'unfilled',
  level: 'block',
  law: 'directive 2005/29, article 7 (2)',
  link: eli('dir/2005/29'),
  check: ({ figures = [] }, plain) =>
    [...plain.matchAll(/\{(\w*)\}|\blorem ipsum\b|\bxxx+\b/gu)].flatMap(([whole, name]) =>
      name !== undefined && figures.includes(name) ? [] : [`“${whole}” was left to be filled in`],
    ),
};
