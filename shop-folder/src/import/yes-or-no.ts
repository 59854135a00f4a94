const YES: ReadonlySet<string> = new Set(['yes', 'true', 'da', 'ja', 'sì', 'si', 'sí', 'да']);
const NO: ReadonlySet<string> = new Set(['no', 'false', 'ne', 'nein', 'не']);

/** What a word says in the languages of the shop; `null`: neither. */
export function yesOrNo(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}
