import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { saveBuild } from '@vitrina/backend';
import { connect } from '@vitrina/backend/db';
import { logError } from '../../telemetry/log.ts';

const AGAIN_MS = 600_000;

/**
 * Keeps the files of this server's browser build in the database as long as it runs and a day beyond, for pages that were opened
 * before a new build took over, and for servers that still run the previous one. Returns a function that stops it.
 */
export async function storeBuildFiles({ url, folder }: { url: string; folder: string }): Promise<() => Promise<void>> {
  if (!existsSync(join(folder, 'manifest.json'))) return async () => {};
  const keep = (): Promise<void> => save({ url, folder }).catch((error: unknown) => logError('the files of this build could not be kept', error));
  await keep();
  const again = setInterval(() => void keep(), AGAIN_MS);
  again.unref();
  return async () => {
    clearInterval(again);
    await keep();
  };
}

async function save({ url, folder }: { url: string; folder: string }): Promise<void> {
  const names = await readdir(join(folder, 'assets'));
  const files = names.filter((name) => !/\.(?:br|gz)$/.test(name)).map((name) => `/assets/${name}`);
  const id = createHash('sha256')
    .update(await readFile(join(folder, 'manifest.json')))
    .digest('base64url')
    .slice(0, 12);
  const orNone = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null);
  const { db, close } = connect({ url, size: 1 });
  try {
    await saveBuild(db, {
      id,
      files,
      read: async (path) => {
        const file = join(folder, path);
        const [plain, br, gzip] = await Promise.all([readFile(file), orNone(`${file}.br`), orNone(`${file}.gz`)]);
        return { plain, br, gzip };
      },
    });
  } finally {
    await close();
  }
}
