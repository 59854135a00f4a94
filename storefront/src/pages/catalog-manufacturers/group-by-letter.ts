export interface LetterGroup<T> {
  /** `A` to `Z`, or `#` for what begins with a digit or another script. */
  letter: string;
  entries: T[];
}

/** Sorts by title as the language does and groups by the first letter without its accent: Č stands under C. */
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
