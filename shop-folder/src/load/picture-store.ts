import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';

export interface PictureStore {
  /** Stores a picture as `{shop}/{name}-{hash of its bytes}.{type}` and returns that path, relative to the folder of pictures. */
  put: (name: string, content: string | Buffer) => Promise<string>;
  /** Stores a picture of an export at the path that it had in the shop, unless the file exists. */
  keep: (path: string, content: Buffer) => Promise<string>;
  /** Number of files written by this store; existing ones are not counted. */
  written: () => number;
}

/**
 * Pictures on disk, named by a hash of their content: equal pictures share a file, and a file never changes. With `isDry`, paths are
 * returned and nothing is written.
 */
export function openPictureStore(mediaDir: string, shop: string, isDry = false): PictureStore {
  const writes = new Map<string, Promise<void>>();
  let written = 0;
  const keep = async (path: string, content: string | Buffer): Promise<void> => {
    if (isDry || (await exists(path))) return;
    await mkdir(dirname(path), { recursive: true });
    // Written to a temporary name first, so that an interrupted load leaves no incomplete picture.
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
      const write = writes.get(uploadPath) ?? keep(join(mediaDir, uploadPath), content);
      writes.set(uploadPath, write);
      await write;
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

/** Normalizes a file name for addresses of pictures: cameras write `_DSC0042.JPG`, and names with upper case are not served. */
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
