import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binariesEnvironment, binariesFolder, prepareBinaries, program } from './binaries.ts';
import { copyFolder } from './copy-folder.ts';
import { type DatabaseUser, databaseUser } from './database-user.ts';

export interface Folders {
  user: DatabaseUser;
  binaries: string;
  /** Folder around the cluster: `data`, and marks of ours beside it. */
  home: string;
}

/** Parent folder used when the database's system user cannot enter the data folder. */
const ELSEWHERE = '/var/lib/vitrina';

/**
 * Returns the folders of binaries and cluster. Normally inside the checkout and the data folder. Root's checkout may be
 * closed to the database's user (below /root, for example): then both go to /var/lib/vitrina, and a note in the data
 * folder says so.
 */
export function chooseFolders(dataDir: string): Folders {
  const near = join(dataDir, 'postgres');
  const far = join(ELSEWHERE, createHash('sha256').update(dataDir).digest('hex').slice(0, 12), 'postgres');
  const isElsewhere = existsSync(noteOf(dataDir));
  const user = databaseUser(join(isElsewhere ? far : near, 'data'));
  const binaries = binariesFolder();
  prepareBinaries(binaries);
  if (!user) return { user, binaries, home: ownFolder(near, null) };

  mkdirSync(dataDir, { recursive: true });
  allowTraversal(dataDir);
  const home = isElsewhere || !canEnter(dataDir, user) ? far : near;
  if (home === far && !isElsewhere) beginElsewhere(dataDir, { near, far });
  return { user, binaries: canRun(binaries, user) ? binaries : copyBinaries(binaries), home: ownFolder(home, user) };
}

const noteOf = (dataDir: string): string => join(dataDir, 'postgres-is-elsewhere.txt');

function ownFolder(folder: string, user: DatabaseUser): string {
  mkdirSync(folder, { recursive: true });
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

/** The data folder itself is ours: others may pass through it, not list it. Its secrets have modes of their own. */
function allowTraversal(dataDir: string): void {
  const { mode, uid } = statSync(dataDir);
  if (uid === 0 && (mode & 0o001) === 0) chmodSync(dataDir, (mode & 0o777) | 0o011);
}

const canEnter = (folder: string, user: NonNullable<DatabaseUser>): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;

const canRun = (binaries: string, user: NonNullable<DatabaseUser>): boolean =>
  spawnSync(program(binaries, 'postgres'), ['--version'], { ...user, cwd: '/', stdio: 'ignore', env: binariesEnvironment(binaries) }).status === 0;

/** One copy for all checkouts of the same version, whole at once. */
function copyBinaries(from: string): string {
  const version =
    spawnSync(program(from, 'postgres'), ['--version'], { encoding: 'utf8', env: binariesEnvironment(from) }).stdout.replace(/[^\d.]/g, '') || 'unknown';
  const to = join(ELSEWHERE, `binaries-${version}`, 'native');
  if (existsSync(to)) return to;
  const aside = `${join(ELSEWHERE, `binaries-${version}`)}.${process.pid}`;
  cpSync(from, join(aside, 'native'), { recursive: true, verbatimSymlinks: true });
  for (const folder of [ELSEWHERE, aside]) chmodSync(folder, 0o755);
  try {
    renameSync(aside, join(ELSEWHERE, `binaries-${version}`));
  } catch {
    // A concurrent start was quicker.
    rmSync(aside, { recursive: true, force: true });
  }
  return to;
}

/**
 * Prepares the folder elsewhere. Remains of an earlier data folder of the same name are set aside, not used. A backup
 * that was put into the data folder is taken along; else the shop begins with an empty database.
 */
function beginElsewhere(dataDir: string, { near, far }: { near: string; far: string }): void {
  if (existsSync(far)) renameSync(far, `${far}-before-${new Date().toISOString().replace(/[^\dT]/g, '')}`);
  if (existsSync(join(near, 'complete'))) copyFolder(near, far, () => false);
  writeFileSync(noteOf(dataDir), `${far}\n\nThe database's system user cannot enter this folder, so the database lives in the folder named above.\n`);
}
