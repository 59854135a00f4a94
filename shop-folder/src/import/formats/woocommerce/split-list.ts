/** Splits a list of WooCommerce at its commas; a comma within a value is escaped by a backslash. */
export const splitList = (text: string): string[] => partsOf(text, /(?<!\\),/);

/** Splits values of an attribute; a comma between two digits is part of a number, as in `1,5 kg`. */
export const splitValues = (text: string): string[] => partsOf(text, /(?<!\\),(?!(?<=\d,)\d)/);

const partsOf = (text: string, comma: RegExp): string[] =>
  text
    .split(comma)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter(Boolean);
