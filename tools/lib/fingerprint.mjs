import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './paths.mjs';

const TEST = /\.test\.tsx?$/;

/** Hash of the contents of all these files and folders, except tests. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow).sort()) {
    if (TEST.test(file)) continue;
    hash.update(relative(ROOT, file)).update('\0').update(readOr(file)).update('\0');
  }
  return hash.digest('hex');
}

/** All files below a path, or the file itself; installed packages are left out. */
export function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.name === 'node_modules' ? [] : filesBelow(join(path, entry.name))));
}

/** A folder and all folders below it. */
export const foldersBelow = (path) =>
  existsSync(path)
    ? [
        path,
        ...readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
          entry.isDirectory() && entry.name !== 'node_modules' ? foldersBelow(join(path, entry.name)) : [],
        ),
      ]
    : [];

/** Returns the file's content; a file that is being replaced may be missing for a moment. */
function readOr(file) {
  try {
    return readFileSync(file);
  } catch {
    return '';
  }
}
