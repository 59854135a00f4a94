import { relative, resolve, sep } from 'node:path';
import { BadFolder } from '../faults.ts';

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'went away while the folder was read',
  EACCES: 'may not be read by this user (EACCES)',
  EPERM: 'may not be read by this user (EPERM)',
};

/** Runs work that reads a folder; converts the error of a file that cannot be read to a `BadFolder` with its path. */
export async function inFolder<Value>(dir: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (code === undefined || path === undefined || !resolve(path).startsWith(resolve(dir) + sep)) throw error;
    throw new BadFolder([{ level: 'error', file: relative(dir, path), line: 0, column: 0, words: WORDS[code] ?? `cannot be read (${code})` }]);
  }
}
