import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Picture } from './read-picture.ts';

/** Stores a picture under a hash of its content and returns that path below the media folder: equal pictures share one file. */
export async function storePicture(mediaDir: string, { bytes, extension }: Picture): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const path = `import/${hash.slice(0, 2)}/${hash.slice(0, 24)}-${hash.slice(24, 32)}.${extension}`;
  const file = join(mediaDir, path);
  if (await isThere(file)) return path;
  await mkdir(dirname(file), { recursive: true });
  // Written to a temporary name first, so that a killed import leaves no incomplete picture.
  const draft = `${file}.${randomUUID()}.part`;
  await writeFile(draft, bytes);
  await rename(draft, file);
  return path;
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
