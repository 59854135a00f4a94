import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface DiskCache {
  read(name: string): Promise<Buffer | null>;
  /** Returns the moment of writing, ms; `null`: no such file. */
  writtenAt(name: string): Promise<number | null>;
  /** Writes atomically. A full disk is no failure: the picture is not cached then. */
  write(name: string, bytes: Buffer): Promise<void>;
}

/** Share of the limit in use after tidying. */
const TIDY_TO = 0.9;

/** Cache of files in a folder, bounded in bytes; evicts the oldest first. `log` gets write errors. */
export function createDiskCache({ folder, limit, log }: { folder: string; limit: number; log: (message: string, error: unknown) => void }): DiskCache {
  /** Bytes in the folder, counted once and kept up to date from then on. */
  let used: Promise<number> | undefined;
  let tidying: Promise<void> | undefined;

  const tidy = async (): Promise<void> => {
    const files = (await listFiles(folder)).sort((a, b) => a.at - b.at);
    let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    for (const file of files) {
      if (bytes <= limit * TIDY_TO) break;
      await rm(file.path, { force: true });
      bytes -= file.bytes;
    }
    used = Promise.resolve(bytes);
  };

  const note = async (bytes: number): Promise<void> => {
    used = (used ?? countBytes(folder)).then((sum) => sum + bytes);
    if ((await used) <= limit || tidying) return;
    tidying = tidy().finally(() => {
      tidying = undefined;
    });
    await tidying;
  };

  return {
    read: (name) => readFile(join(folder, name)).catch(() => null),
    writtenAt: (name) =>
      stat(join(folder, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => null,
      ),
    write: async (name, bytes) => {
      const file = join(folder, name);
      const aside = `${file}.${randomUUID()}.tmp`;
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(aside, bytes);
        await rename(aside, file);
        await note(bytes.length);
      } catch (error) {
        await rm(aside, { force: true }).catch(() => {});
        log('a picture could not be kept on disk', error);
      }
    },
  };
}

const countBytes = async (folder: string): Promise<number> => (await listFiles(folder)).reduce((sum, file) => sum + file.bytes, 0);

async function listFiles(folder: string): Promise<{ path: string; bytes: number; at: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const infos = await Promise.all(files.map(async (path) => ({ path, info: await stat(path).catch(() => null) })));
  return infos.flatMap(({ path, info }) => (info ? [{ path, bytes: info.size, at: info.mtimeMs }] : []));
}
