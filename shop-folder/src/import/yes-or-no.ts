const YES: ReadonlySet<string> = new Set(['yes', 'true', 'da', 'ja', 'sì', 'si', 'sí', 'да']);
const NO: ReadonlySet<string> = new Set(['no', 'false', 'ne', 'nein', 'не']);

/** Parses a word for yes or no in the shop's languages; `null`: neither. */
export function yesOrNo(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}
