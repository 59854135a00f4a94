/** Defaults of specification section 9: descriptions are cut to 50 characters or 20 words. */
export const TRUNCATE_CHARACTERS = 50;
export const TRUNCATE_WORDS = 20;
/** Structured data describes a product in at most 50 words. */
export const STRUCTURED_DATA_WORDS = 50;

/** Cuts at the last word end within the limit and adds `…`. */
export function truncateCharacters(text: string, limit = TRUNCATE_CHARACTERS): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  const cut = characters.slice(0, limit).join('');
  const end = cut.lastIndexOf(' ');
  return `${(end > limit / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** The first words, with `…` if some were cut. */
export function truncateWords(text: string, limit = TRUNCATE_WORDS): string {
  const words = text.trim().split(/\s+/);
  return words.length <= limit
    ? text.trim()
    : `${words
        .slice(0, limit)
        .join(' ')
        .replace(/[,;:.–-]+$/, '')}…`;
}

/** The first UTF-16 code units of a text, without a split surrogate pair at the end, which URLs cannot encode. */
export const cutText = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
