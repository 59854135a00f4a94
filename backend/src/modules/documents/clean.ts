/** One line of what people typed: without control characters and marks of direction. */
export const clean = (text = ''): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
