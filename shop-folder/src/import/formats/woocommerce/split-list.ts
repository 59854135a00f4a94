/** A list as WooCommerce writes it: by commas, those inside a value with a backslash before them. */
export const splitList = (text: string): string[] => partsOf(text, /(?<!\\),/);

/** Values of an attribute: a comma between two digits stands in a number, as in `1,5 kg`. */
export const splitValues = (text: string): string[] => partsOf(text, /(?<!\\),(?!(?<=\d,)\d)/);

const partsOf = (text: string, comma: RegExp): string[] =>
  text
    .split(comma)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter(Boolean);
