/** Control characters but tab and line breaks, marks that turn the direction of writing, and the sign for a lost letter. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNWANTED = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/g;

/** Matches printable ASCII with single blanks and no backslash: most values of feeds, which need no cleaning. */
const CLEAN = /^[!-[\]-~]+(?: [!-[\]-~]+)*$/;

/** A text of several lines without control characters and the like. Some feeds write line breaks as the two signs `\n`. */
export const cleanLines = (text: string): string =>
  CLEAN.test(text)
    ? text
    : text
        .toWellFormed()
        .normalize('NFC')
        .replace(UNWANTED, '')
        .replace(/\\r?\\n|\\n|\r\n?/g, '\n')
        .trim();

/** Cleans a text to one line. */
export const cleanText = (text: string): string => (CLEAN.test(text) ? text : cleanLines(text).replace(/\s+/g, ' '));

/** PostgreSQL keeps no NUL, and a text that has one is damaged: it is refused, not mended. */
export const hasNul = (text: string): boolean => text.includes('\u0000');
