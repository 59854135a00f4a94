import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BadFolder } from '../faults.ts';

/** Throws `BadFolder` if the folder is not empty, so that no file is overwritten. */
export function refuseFullFolder(dir: string): void {
  if (existsSync(dir) && readdirSync(dir).some((name) => !name.startsWith('.')))
    throw new BadFolder([{ level: 'error', file: dir, line: 0, column: 0, words: 'is not empty; name a new folder' }]);
}

export function putFiles(dir: string, files: ReadonlyMap<string, string | Buffer>): void {
  for (const [file, text] of files) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
}
