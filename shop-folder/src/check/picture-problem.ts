import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { BREAKS_OFF, breaksOff } from '../files/breaks-off.ts';
import { LIMITS } from '../files/limits.ts';
import { readPictureHead } from '../files/read-picture-head.ts';
import { readText } from '../files/read-text.ts';
import type { FolderRead } from '../folder/read-folder.ts';
import { checkSvg } from './check-theme-files.ts';

/**
 * Returns the problem of a picture, or `null`. Pictures are served unchanged: drawings must not contain code, and an unreadable picture
 * would leave a gap in the page.
 */
export async function pictureProblem(file: string, dir: string, { files }: Pick<FolderRead, 'files'>): Promise<string | null> {
  const size = files.get(file);
  if (size === undefined) return `there is no ${file}`;
  if (size > LIMITS.picture) return `is ${size} bytes; a picture may have ${LIMITS.picture}`;
  const problem = await problemOf(dir, file, size);
  return problem === null ? null : `${file} ${problem}`;
}

async function problemOf(dir: string, file: string, size: number): Promise<string | null> {
  const type = extname(file).toLowerCase();
  let problem: string | null = null;
  if (type === '.svg') checkSvg(readText(dir, file, { size, limit: LIMITS.picture }), (words) => (problem ??= words));
  if (problem !== null) return problem;
  const bytes = readFileSync(join(dir, file));
  const head = await readPictureHead(bytes, type);
  if (typeof head === 'string') return head;
  return (await breaksOff(bytes)) ? BREAKS_OFF : null;
}
