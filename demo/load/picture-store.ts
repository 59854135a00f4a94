import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface PictureStore {
  /** Keeps an SVG as `demo/{name}-{hash of its text}.svg` and gives that path, relative to the folder of pictures. */
  put: (name: string, svg: string) => Promise<string>;
  /** Files written by this store; those that were there already do not count. */
  written: () => number;
}

/** Pictures on disk, named after their content: the same drawing is the same file, and a file is never changed. */
export function openPictureStore(mediaDir: string): PictureStore {
  const kept = new Map<string, Promise<void>>();
  let written = 0;
  const keep = async (path: string, svg: string): Promise<void> => {
    if (await exists(path)) return;
    await mkdir(dirname(path), { recursive: true });
    // Under another name first: a load that is cut short leaves no half picture behind.
    const draft = `${path}.${randomUUID()}.part`;
    await writeFile(draft, svg);
    await rename(draft, path);
    written += 1;
  };
  return {
    put: async (name, svg) => {
      const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
      const uploadPath = `demo/${name}-${hash}.svg`;
      const done = kept.get(uploadPath) ?? keep(join(mediaDir, uploadPath), svg);
      kept.set(uploadPath, done);
      await done;
      return uploadPath;
    },
    written: () => written,
  };
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
