import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Picture } from './read-picture.ts';

/** Keeps a picture under a name made of its content and gives that path below the media folder: the same picture is one file. */
export async function storePicture(mediaDir: string, { bytes, extension }: Picture): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const path = `import/${hash.slice(0, 2)}/${hash.slice(0, 24)}-${hash.slice(24, 32)}.${extension}`;
  const file = join(mediaDir, path);
  if (await isThere(file)) return path;
  await mkdir(dirname(file), { recursive: true });
  // Under another name first: an import that is killed leaves no half picture behind.
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
