/** Bidirectional control characters and zero-width characters, which make a text look like another one. */
const HIDDEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g;

/** One line of plain text: no control characters, single spaces. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

/** Plain text in paragraphs: no control characters but line breaks, at most one empty line in a row. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(HIDDEN, '')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
