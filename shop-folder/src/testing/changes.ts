import type { Breakage } from './breakage.ts';

/** A change of one file of a good folder, and the line of that file, or of another, on which the fault is said. */
export interface Change {
  name: string;
  file: string;
  from: string;
  to: string;
  /** Words of the line that is named, as it stands afterwards; `null`: the first line will do. */
  at: string | null;
  /** Words of the fault. */
  words: string;
  /** File of the fault, where it is another. */
  said?: string;
}

/** Files with a change each, and the line on which it is said. */
export const changed = (files: ReadonlyMap<string, string>, changes: readonly Change[]): (Breakage & { words: string })[] =>
  changes.map(({ name, file, from, to, at, words, said = file }) => {
    const before = files.get(file) ?? '';
    if (!before.includes(from)) throw new Error(`${file} has no ${from} to break`);
    const isGone = from === '';
    const content = isGone ? null : before.replace(from, () => to);
    const text = said === file ? (content ?? '') : (files.get(said) ?? '');
    const line = at === null ? 1 : text.slice(0, text.lastIndexOf(at)).split('\n').length;
    return { name, file, content, line, said, words };
  });
