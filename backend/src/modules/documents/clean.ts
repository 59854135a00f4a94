/** Reduces typed text to one line without control and bidirectional characters. */
export const clean = (text = ''): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
