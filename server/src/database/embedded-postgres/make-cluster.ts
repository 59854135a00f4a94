import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binariesEnvironment, program } from './binaries.ts';
import type { Folders } from './choose-folders.ts';

export const SUPERUSER = 'vitrina';

/** Written last: without it a cluster is the rest of an interrupted start. */
const markOf = (home: string): string => join(home, 'complete');

/** Makes the cluster where there is none yet. `password` is the superuser's. Clears away what an interrupted start left. */
export async function makeCluster({ folders, password }: { folders: Folders; password: string }): Promise<{ isNew: boolean }> {
  const { home, user } = folders;
  const data = join(home, 'data');
  if (existsSync(markOf(home)) && existsSync(join(data, 'PG_VERSION'))) return { isNew: false };
  if (existsSync(markOf(home)))
    throw new Error(`The database folder ${data} is damaged: PG_VERSION is missing. Restore it from a backup, or start anew with \`npm run reset\`.`);
  rmSync(data, { recursive: true, force: true });
  const passwordFile = join(home, `password-${randomBytes(6).toString('hex')}`);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  try {
    await initdb(folders, passwordFile);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  writeFileSync(markOf(home), 'The cluster in data/ was made completely.\n');
  return { isNew: true };
}

async function initdb({ binaries, home, user }: Folders, passwordFile: string): Promise<void> {
  const args = [
    '--pgdata',
    join(home, 'data'),
    '--username',
    SUPERUSER,
    '--pwfile',
    passwordFile,
    '--auth',
    'scram-sha-256',
    '--encoding',
    'UTF8',
    '--locale',
    'C',
    '--locale-provider',
    'builtin',
    '--builtin-locale',
    'C.UTF-8',
    '--no-instructions',
  ];
  const child = spawn(program(binaries, 'initdb'), args, { cwd: home, env: binariesEnvironment(binaries), stdio: ['ignore', 'pipe', 'pipe'], ...user });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error(`The database could not be made in ${home}:\n${output.trim()}`);
}

/** Refuses a cluster that another major version wrote. */
export function checkVersion({ home }: Folders, ownMajor: string): void {
  const theirs = readFileSync(join(home, 'data', 'PG_VERSION'), 'utf8').trim();
  if (theirs === ownMajor) return;
  throw new Error(
    `The data in ${join(home, 'data')} were written by PostgreSQL ${theirs}; this shop comes with PostgreSQL ${ownMajor}, which cannot read them.\n` +
      `Start the version of the shop that wrote them and save them with pg_dump, or set DATABASE_URL to a PostgreSQL ${theirs}, or drop them with \`npm run reset\`.`,
  );
}
