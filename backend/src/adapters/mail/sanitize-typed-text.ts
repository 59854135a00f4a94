/** Control characters, line and paragraph separators, and characters that change the text direction. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;
/** Text that mail programs may turn into a link. */
const LOOKS_LIKE_ADDRESS = /:\/\/|@|\bwww\.|[\p{L}\d]\.\p{L}{2,}/iu;
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}' ’-]{0,39}$/u;

/** Reduces untrusted input to one line: it cannot begin a header or a line of its own. */
export const oneLine = (text: string): string =>
  text
    .replace(UNSEEN, ' ')
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim();

/**
 * Sanitizes one line of a shopper's input. Orders can be placed with any address, so a "name" such as `win at example.com` must not reach strangers
 * as a link: an invisible joiner (U+2060) keeps mail programs from making one.
 */
export function sanitizeTypedText(text: string): string {
  const line = [...oneLine(text)].slice(0, 120).join('');
  return LOOKS_LIKE_ADDRESS.test(line) ? line.replace(/[.:/@]/g, '$&\u2060') : line;
}

/** A first name for the greeting; `null` if the input is no name. */
export function greetingName(text: string | undefined): string | null {
  const line = oneLine(text ?? '');
  return NAME.test(line) ? line : null;
}
