import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartFailed } from '../../shared/start-failed.ts';
import { copyCluster } from './copy-cluster.ts';
import { copyFolder } from '../../database/embedded-postgres/copy-folder.ts';

const PASSWORD = 'postgres-password';

/** Writes a data folder that a shop can be started on: database, its password, pictures. The shop goes on meanwhile. */
export async function backUp({ dataDir, url, target }: { dataDir: string; url: string; target: string }): Promise<void> {
  const folder = resolve(target);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new StartFailed(`${folder} is not empty. Name a new folder.`);
  if (folder.startsWith(`${dataDir}/`)) throw new StartFailed(`${folder} lies inside the data folder. Name one elsewhere, best on another disk.`);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, statSync(dataDir).mode & 0o777);
  const home = join(folder, 'postgres');
  mkdirSync(home);
  try {
    await copyCluster({ url, target: join(home, 'data') });
    copyFileSync(join(dataDir, PASSWORD), join(folder, PASSWORD));
    if (existsSync(join(dataDir, 'media'))) copyFolder(join(dataDir, 'media'), join(folder, 'media'), () => false);
    // Last: a start considers a cluster without this file the rest of an interrupted one.
    writeFileSync(join(home, 'complete'), 'The cluster in data/ was copied completely.\n');
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
