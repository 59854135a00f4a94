import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

/** The system user that PostgreSQL runs as; `null`: the one we are. */
export type DatabaseUser = { uid: number; gid: number } | null;

/** Users that suit, best first; the second is made when it is missing. */
const NAMES = ['postgres', 'vitrina-db'] as const;

/**
 * PostgreSQL refuses to run as root, so root chooses another system user: the owner of the cluster, else
 * `postgres`, else `vitrina-db`, which is made. An ordinary user runs it as itself.
 */
export function databaseUser(cluster: string): DatabaseUser {
  if (process.getuid?.() !== 0) return null;
  return ownerOf(cluster) ?? NAMES.map(lookUp).find((user) => user !== null) ?? makeUser();
}

function ownerOf(cluster: string): DatabaseUser {
  if (!existsSync(cluster)) return null;
  const { uid, gid } = statSync(cluster);
  return uid === 0 ? null : { uid, gid };
}

function lookUp(name: string): DatabaseUser {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

function makeUser(): DatabaseUser {
  spawnSync('useradd', ['--system', '--no-create-home', '--user-group', '--shell', '/usr/sbin/nologin', NAMES[1]], { stdio: 'ignore' });
  const user = lookUp(NAMES[1]) ?? lookUp('nobody');
  if (!user) throw new Error('PostgreSQL cannot run as root and no system user could be made for it. Start as an ordinary user, or set DATABASE_URL.');
  return user;
}
