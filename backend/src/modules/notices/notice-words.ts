const MOST_WORDS = 6;
/** Letters, digits and punctuation of model names; no character that forms an address or a new line. */
const PLAIN = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} +"'°&,/-]{1,59}$/u;
const TELLING = /\d{5}|(?:\d[\s/-]*){7}|https?|www/i;

/**
 * Returns the words of a search in a form safe for a mail; `null`: they may contain an address, a telephone number or a
 * message. Anyone may enter any mailbox, so a mail must not carry free text.
 */
export function noticeWords(q: string): string | null {
  const words = q.normalize('NFC').replace(/\s+/g, ' ').trim();
  return PLAIN.test(words) && !TELLING.test(words) && words.split(' ').length <= MOST_WORDS ? words.toLowerCase() : null;
}
