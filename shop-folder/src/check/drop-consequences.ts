import { LIMITS } from '../files/limits.ts';
import { readText } from '../files/read-text.ts';
import { type Fault, isError } from '../faults.ts';
import type { FolderRead } from '../folder/read-folder.ts';

/** Messages of faults that name what another file should contain (`name`), or that file (`file`). */
const ABSENT = [/there is no (?:other )?[a-z ]+? (?<name>\S+?)(?: (?:in|above|with) .*)?(?:, or .*)?$/, /^(?<name>\S+) has no (?:text in|words in) /];
const NOT_NAMED = /^is not read: (?<file>\S+) names no /;

/** Characters that no name contains: the syntax of YAML and `.po` files. */
const BETWEEN_NAMES = /[\s"'`,:;[\]{}()#]+/;

/** Removes faults that only follow from a file that could not be read: the names it defines are missing elsewhere until it is corrected. */
export function dropConsequences(faults: readonly Fault[], dir: string, { faults: unread, files }: FolderRead): Fault[] {
  const broken = [...new Set(unread.filter(isError).map(({ file }) => file))].filter((file) => files.has(file));
  if (broken.length === 0) return [...faults];
  const names = new Set(broken.flatMap((file) => namesIn(dir, file, files.get(file) as number)));
  const follows = ({ words }: Fault): boolean => {
    const file = NOT_NAMED.exec(words)?.groups?.file;
    if (file !== undefined) return broken.includes(file);
    return ABSENT.some((absent) => names.has(absent.exec(words)?.groups?.name?.toUpperCase() ?? ''));
  };
  return faults.filter((fault) => unread.includes(fault) || !follows(fault));
}

/** All words of a file, and its base name, which is the key of a family; in upper case. */
function namesIn(dir: string, file: string, size: number): string[] {
  const own = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  const text = readText(dir, file, { size, limit: LIMITS.yaml });
  return [own, ...(typeof text === 'string' ? text.split(BETWEEN_NAMES) : [])].filter(Boolean).map((name) => name.toUpperCase());
}
