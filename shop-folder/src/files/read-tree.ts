import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../faults.ts';
import { LIMITS } from './limits.ts';

export interface Tree {
  /** Files by their path in the folder, with their size in bytes; sorted. */
  files: ReadonlyMap<string, number>;
  faults: Fault[];
}

/** Lists the files of a folder. Symbolic links and special files are faults, so that no path leads out of the folder. Hidden files are ignored. */
export function readTree(dir: string): Tree {
  const files = new Map<string, number>();
  const faults: Fault[] = [];
  let total = 0;
  const fault = (file: string, words: string) => faults.push({ level: 'error', file, line: 0, column: 0, words });
  const walk = (folder: string, depth: number): void => {
    for (const name of readdirSync(join(dir, folder)).toSorted()) {
      if (name.startsWith('.') || files.size > LIMITS.files) continue;
      const path = folder === '' ? name : `${folder}/${name}`;
      const stat = lstatSync(join(dir, path));
      if (stat.isSymbolicLink()) fault(path, 'is a symbolic link; put the file itself here');
      else if (stat.isDirectory()) {
        if (depth < LIMITS.depth) walk(path, depth + 1);
        else fault(path, `folders are nested deeper than ${LIMITS.depth}`);
      } else if (stat.isFile()) {
        files.set(path, stat.size);
        total += stat.size;
      } else fault(path, 'is no ordinary file');
    }
  };
  walk('', 0);
  if (files.size > LIMITS.files) fault('.', `holds more than ${LIMITS.files} files`);
  if (total > LIMITS.total) fault('.', `holds more than ${LIMITS.total / 1e9} GB`);
  return { files, faults };
}
