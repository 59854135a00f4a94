/** Control characters except tab and line breaks, direction marks, zero-width spaces and the replacement character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNWANTED = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/g;

/** Matches printable ASCII with single spaces and no backslash: most values of feeds, which need no cleaning. */
const CLEAN = /^[!-[\]-~]+(?: [!-[\]-~]+)*$/;

/** Removes control characters from a text of several lines. Some feeds write line breaks as the two characters `\n`. */
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

/** PostgreSQL stores no NUL, and a text that contains one is damaged: it is rejected, not corrected. */
export const hasNul = (text: string): boolean => text.includes('\u0000');
