import type { PlaceFinding } from './guard-settings.ts';
import { deliveryWords } from './text-rules/delivery-words.ts';
import { disputePlatform } from './text-rules/dispute-platform.ts';
import { greenWords } from './text-rules/green-words.ts';
import { guaranteeWords } from './text-rules/guarantee-words.ts';
import { priceWords } from './text-rules/price-words.ts';
import type { GuardedText, TextRule } from './text-rules/text-rule.ts';
import { unfilled } from './text-rules/unfilled.ts';
import { vatWords } from './text-rules/vat-words.ts';

/** All rules over texts, one file each. */
export const TEXT_RULES: readonly TextRule[] = [greenWords, guaranteeWords, priceWords, deliveryWords, disputePlatform, unfilled, vatWords];

/** Elements that end a sentence: rules must not match across their boundaries. */
const BLOCK =
  /<\/?(?:p|li|[uo]l|h[1-6]|div|section|nav|header|footer|article|figure|figcaption|table|t[rdh]|d[ltd]|summary|details|label|button|option|br|hr)\b[^>]*>|\n\s*\n/giu;

/** Returns all findings on a text. */
export function guardText(text: GuardedText): PlaceFinding[] {
  const plain = text.text
    .replace(BLOCK, ' · ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .toLocaleLowerCase('en');
  return TEXT_RULES.flatMap(({ id, level, law, link, check }) =>
    check(text, plain).map((reason) => ({ rule: id, level, field: `${text.place}.${text.lang}`, reason, law, link })),
  );
}
