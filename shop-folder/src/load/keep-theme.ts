import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { themeFiles } from '../files/theme-files.ts';
import type { FolderRead } from '../folder/read-folder.ts';

/** Puts the folder's logo and icon where the shop serves them from, in the place of older ones of that name. */
export async function keepTheme({ settings }: FolderRead, { dir, mediaDir }: { dir: string; mediaDir: string }): Promise<void> {
  for (const { file } of themeFiles(settings.documents)) await keepFile(join(dir, file), join(mediaDir, file));
}

async function keepFile(from: string, path: string): Promise<void> {
  const bytes = await readFile(from);
  if ((await readFile(path).catch(() => null))?.equals(bytes)) return;
  await mkdir(dirname(path), { recursive: true });
  // Under another name first: a load that is cut short leaves no half picture behind.
  const draft = `${path}.${randomUUID()}.part`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}
