import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';

/** File system in memory on Linux. */
const FOLDER = '/dev/shm';
const GIB = 1024 ** 3;

interface Needs {
  /** Required free space, bytes; a run uses a quarter of it. */
  room?: number;
  /** Required available memory, bytes, including the other needs of a run. */
  memory?: number;
  /** File that lists the mounted file systems. */
  mounts?: string;
}

/**
 * Folder in memory for test files: a copy of a database is a thousand files, which take 0.7 s of processor time on a disk and 0.05 s in
 * memory. `null` if there is none, if it is mounted `noexec`, or if it or the memory is too small (a container has 64 MB by default).
 */
export function memoryFolder({ room = 2 * GIB, memory = 5 * GIB, mounts = '/proc/mounts' }: Needs = {}): string | null {
  try {
    accessSync(FOLDER, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(FOLDER);
    return bavail * bsize >= room && process.availableMemory() >= memory && runsPrograms(mounts) ? FOLDER : null;
  } catch {
    // Not Linux, or not writable.
    return null;
  }
}

const runsPrograms = (mounts: string): boolean =>
  readFileSync(mounts, 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .some(([, place, type, options = '']) => place === FOLDER && type === 'tmpfs' && !options.split(',').includes('noexec'));
