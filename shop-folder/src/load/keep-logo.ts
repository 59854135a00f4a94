import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { logoFile } from '../files/logo-file.ts';
import type { FolderRead } from '../folder/read-folder.ts';

/** Puts the folder's logo where the shop serves it from, in the place of an older one of that name. */
export async function keepLogo({ settings }: FolderRead, { dir, mediaDir }: { dir: string; mediaDir: string }): Promise<void> {
  const logo = logoFile(settings.documents);
  if (logo === null) return;
  const path = join(mediaDir, logo);
  const bytes = await readFile(join(dir, logo));
  if ((await readFile(path).catch(() => null))?.equals(bytes)) return;
  await mkdir(dirname(path), { recursive: true });
  // Under another name first: a load that is cut short leaves no half logo behind.
  const draft = `${path}.${randomUUID()}.part`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}
