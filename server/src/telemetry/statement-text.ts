import { BoundedMap } from '@vitrina/contract/values/bounded-map';

const LONGEST = 1000;
const known = new BoundedMap<string, string>(2000);

/** A statement as it may be written down: on one line, cut, and without the few values that stand in its text. */
export function statementText(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const short = text
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);
  known.set(text, short);
  return short;
}
