import { readFileSync } from 'node:fs';

/**
 * Returns the start of a process in the kernel's ticks, so that a process id that was given out again is not taken for
 * the old one. `null`: no such process. `''`: it runs, but the system does not tell since when.
 */
export function processStart(pid: number): string | null {
  if (!isAlive(pid)) return null;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name in brackets and may hold anything; the start is the 22nd. Z: dead, not yet collected.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : (fields[19] ?? '');
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user cannot be signalled, but it exists.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
