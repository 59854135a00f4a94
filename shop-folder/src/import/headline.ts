/** Three lines on a phone; a feed's title is often its whole data sheet. Characters. */
const LONGEST = 110;
const SHORTEST = 40;

/** Shortens a title: cut at the last comma or bracket that leaves enough of it, else at a space. */
export function headline(title: string): string {
  if (title.length <= LONGEST) return title;
  const beginning = title.slice(0, LONGEST + 1);
  const at = Math.max(...[', ', ' (', ' - ', ' – ', '; ', ' / '].map((mark) => beginning.lastIndexOf(mark)));
  const end = at >= SHORTEST ? at : beginning.lastIndexOf(' ');
  return beginning
    .slice(0, end >= SHORTEST ? end : LONGEST)
    .toWellFormed()
    .replace(/[\s,;:(/–\ufffd-]+$/, '');
}
