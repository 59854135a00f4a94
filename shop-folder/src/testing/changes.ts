import type { Breakage } from './breakage.ts';

/** A change of one file of a valid folder, and the line of that file, or of another, where the fault is expected. */
export interface Change {
  name: string;
  file: string;
  from: string;
  to: string;
  /** Text of the line of the fault, after the change; `null`: the first line. */
  at: string | null;
  /** Message of the fault. */
  words: string;
  /** File of the fault, if another one. */
  faultFile?: string;
}

/** Files with one change each, and the line of the expected fault. */
export const changed = (files: ReadonlyMap<string, string>, changes: readonly Change[]): (Breakage & { words: string })[] =>
  changes.map(({ name, file, from, to, at, words, faultFile = file }) => {
    const before = files.get(file) ?? '';
    if (!before.includes(from)) throw new Error(`${file} has no ${from} to break`);
    const isGone = from === '';
    const content = isGone ? null : before.replace(from, () => to);
    const text = faultFile === file ? (content ?? '') : (files.get(faultFile) ?? '');
    const line = at === null ? 1 : text.slice(0, text.lastIndexOf(at)).split('\n').length;
    return { name, file, content, line, faultFile, words };
  });
