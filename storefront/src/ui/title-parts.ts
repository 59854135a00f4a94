/** Words that belong to the model number before them. */
const MODEL_WORD = /^(?:Air|Go|Lite|Max|Mini|Neo|Plus|Pro|SE|SOS|Ultra|XL)\b/;
const NUMBER = /^[\d.,×x/-]*\d[\d.,×x/-]*$/;
const SHORT_UNIT = /^[\p{L}"%°]{1,3}[,"]?$/u;
/** Maximum length of an unbroken piece, in characters: longer ones would not fit beside a picture at 320 px. */
const LONGEST = 18;

export interface TitleParts {
  /** Name of the product, in pieces that must not break across lines. */
  name: string[];
  /** Part after the first comma, such as colour and memory; empty: none. */
  variant: string[];
}

/**
 * Splits a product's title into pieces that must not break: model names and sizes (`Greben 5 Max`, `16 GB /`) stay together. Joined by spaces, and both parts
 * by `, `, it is the title again.
 */
export function titleParts(title: string): TitleParts {
  const comma = title.indexOf(', ');
  return comma < 1 ? { name: pieces(title), variant: [] } : { name: pieces(title.slice(0, comma)), variant: pieces(title.slice(comma + 2)) };
}

function pieces(text: string): string[] {
  const found: string[] = [];
  for (const word of text.split(' ')) {
    const before = found.at(-1);
    if (before !== undefined && belongs(before, word) && before.length + word.length < LONGEST) found[found.length - 1] = `${before} ${word}`;
    else found.push(word);
  }
  return found;
}

function belongs(before: string, word: string): boolean {
  const last = before.slice(before.lastIndexOf(' ') + 1);
  if (word === '/') return true;
  if (/^\d/.test(word)) return /\p{L}$/u.test(last);
  return MODEL_WORD.test(word) ? /\d/.test(before) || /^\p{Lu}/u.test(last) : NUMBER.test(last) && SHORT_UNIT.test(word);
}
