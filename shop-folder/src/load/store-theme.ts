import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ThemeFile } from '@vitrina/backend/seed';
import { themeFacts } from '../files/theme-facts.ts';
import { themeFiles } from '../files/theme-files.ts';
import type { FolderRead } from '../folder/read-folder.ts';

/** Stores the folder's logo, icon, typeface and official pictures in the media folder, replacing files of those names; returns their facts. */
export async function storeTheme({ settings }: FolderRead, { dir, mediaDir }: { dir: string; mediaDir: string }): Promise<ThemeFile[]> {
  const files = new Set(themeFiles(settings.documents).map(({ file }) => file));
  return Promise.all(
    [...files].map(async (file) => {
      const bytes = await readFile(join(dir, file));
      await keepFile(bytes, join(mediaDir, file));
      return themeFacts(file, bytes);
    }),
  );
}

async function keepFile(bytes: Buffer, path: string): Promise<void> {
  if ((await readFile(path).catch(() => null))?.equals(bytes)) return;
  await mkdir(dirname(path), { recursive: true });
  // Written to a temporary name first, so that an interrupted load leaves no incomplete picture.
  const draft = `${path}.${randomUUID()}.part`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}
