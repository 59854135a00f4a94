import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of a socket's path, by the smallest limit of the systems we run on (macOS: 104 with the final zero). */
const LONGEST_PATH = 103;
const SOCKET = /^\.s\.PGSQL\.\d+(?:\.lock)?$/;

/**
 * The folder for PostgreSQL's socket file, next to its data; `null`: the path is too long, or the system has none. Clears away what a killed database
 * left: each start has its own port, and so its own file name.
 */
export function socketFolderOf(home: string, port: number): string | null {
  if (process.platform === 'win32' || Buffer.byteLength(join(home, `.s.PGSQL.${port}`)) > LONGEST_PATH) return null;
  for (const name of readdirSync(home)) if (SOCKET.test(name)) rmSync(join(home, name), { force: true });
  return home;
}
