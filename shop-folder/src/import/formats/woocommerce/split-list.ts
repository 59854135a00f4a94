/** A list as WooCommerce writes it: by commas, those inside a value with a backslash before them. */
export const splitList = (text: string): string[] =>
  text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter(Boolean);
