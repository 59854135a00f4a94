import { readdirSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const LOWER = constants.priority.PRIORITY_BELOW_NORMAL;

/** Lowers the scheduling priority of a process of the embedded database. No effect if that is not allowed, or if the process is not PostgreSQL. */
export function lowerPriority(processId: number): void {
  try {
    if (readFileSync(`/proc/${processId}/cmdline`, 'utf8').startsWith('postgres: ')) setPriority(processId, LOWER);
  } catch {
    // The process ended, belongs to another user, or the system has no /proc: the work goes on at the usual priority.
  }
}

/** Lowers the scheduling priority of this process. Linux schedules threads individually, so compiler and garbage collector threads are included, and later threads inherit it. */
export function lowerOwnPriority(): void {
  setPriority(LOWER);
  try {
    for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), LOWER);
  } catch {
    // A thread ended, or the system has no /proc.
  }
}
