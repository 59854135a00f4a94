export interface LetterGroup<T> {
  /** `A` to `Z`, or `#` for digits and other scripts. */
  letter: string;
  entries: T[];
}

/** Sorts titles by locale and groups them by first letter without diacritics: Č is under C. */
export function groupByLetter<T extends { title: string }>(entries: readonly T[], locale: string): LetterGroup<T>[] {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  const groups = Map.groupBy(
    entries.toSorted((a, b) => compare(a.title, b.title)),
    ({ title }) => firstLetter(title),
  );
  return [...groups]
    .map(([letter, of]) => ({ letter, entries: of }))
    .toSorted((a, b) => (a.letter === '#' ? 1 : b.letter === '#' ? -1 : a.letter < b.letter ? -1 : 1));
}

function firstLetter(title: string): string {
  const letter = title.trim().replace(/^[đĐ]/, 'D').replace(/^[łŁ]/, 'L').normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : '#';
}
