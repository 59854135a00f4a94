import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';

export interface PictureStore {
  /** Keeps a picture as `{shop}/{name}-{hash of its bytes}.{type}` and gives that path, relative to the folder of pictures. */
  put: (name: string, content: string | Buffer) => Promise<string>;
  /** Keeps a picture at a path of its own, where there is none yet: of an export, whose pictures have their names already. */
  keep: (path: string, content: Buffer) => Promise<string>;
  /** Files written by this store; those that were there already do not count. */
  written: () => number;
}

/** Pictures on disk, named after their content: the same picture is the same file, and a file is never changed. A dry one names them and writes nothing. */
export function openPictureStore(mediaDir: string, shop: string, isDry = false): PictureStore {
  const kept = new Map<string, Promise<void>>();
  let written = 0;
  const keep = async (path: string, content: string | Buffer): Promise<void> => {
    if (isDry || (await exists(path))) return;
    await mkdir(dirname(path), { recursive: true });
    // Under another name first: a load that is cut short leaves no half picture behind.
    const draft = `${path}.${randomUUID()}.part`;
    await writeFile(draft, content);
    await rename(draft, path);
    written += 1;
  };
  return {
    put: async (name, content) => {
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      const type = typeof content === 'string' ? '.svg' : extname(name).toLowerCase();
      const uploadPath = `${shop}/${servedName(typeof content === 'string' ? name : name.slice(0, -type.length))}-${hash}${type}`;
      const done = kept.get(uploadPath) ?? keep(join(mediaDir, uploadPath), content);
      kept.set(uploadPath, done);
      await done;
      return uploadPath;
    },
    keep: async (path, content) => {
      await keep(join(mediaDir, path), content);
      return path;
    },
    written: () => written,
  };
}

const LONGEST_NAME = 120;

/** A name as addresses of pictures have it: cameras write `_DSC0042.JPG`, and nothing of upper case is given out. */
const servedName = (name: string): string =>
  name
    .toLowerCase()
    .slice(-LONGEST_NAME)
    .split('/')
    .map((part) => part.replace(/^[^a-z0-9]+/, '') || 'picture')
    .join('/');

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
