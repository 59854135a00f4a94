import { readTree } from './read-tree.ts';
import { CORE_RULES } from './rules/core-rules.ts';
import { GERMAN_RULES } from './rules/german-rules.ts';
import { readParts } from './rules/rule.ts';
import { VAT_RULES } from './rules/vat-rules.ts';

/**
 * Ids of the business rules that a file breaks; the file is parsed again, independently of the code that built it. Throws an Error for a file that
 * is no invoice or credit note.
 */
export function brokenRules(xml: string): string[] {
  const { root, tree } = readTree(xml);
  const read = readParts(tree, root);
  const isGerman = tree.text('CustomizationID').includes('xrechnung');
  return [...CORE_RULES, ...VAT_RULES, ...(isGerman ? GERMAN_RULES : [])].filter(({ holds }) => !holds(read)).map(({ id }) => id);
}
