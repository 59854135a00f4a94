const MOST_WORDS = 6;
/** Letters, digits and what stands in names of models; no sign that makes an address or a line. */
const PLAIN = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} +"'°&,/-]{1,59}$/u;
const TELLING = /\d{5}|(?:\d[\s/-]*){7}|https?|www/i;

/**
 * The words of a search as a mail may name them; `null`: they may be an address, a number to call or a text to strangers, since anybody may enter
 * anybody's mailbox.
 */
export function noticeWords(q: string): string | null {
  const words = q.normalize('NFC').replace(/\s+/g, ' ').trim();
  return PLAIN.test(words) && !TELLING.test(words) && words.split(' ').length <= MOST_WORDS ? words.toLowerCase() : null;
}
