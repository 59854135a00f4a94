import { readdirSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const LOWER = constants.priority.PRIORITY_BELOW_NORMAL;

/** Lets a process of the embedded database give way to the others. Nothing is done where that is not allowed, and to a process that is none of PostgreSQL. */
export function lowerPriority(processId: number): void {
  try {
    if (readFileSync(`/proc/${processId}/cmdline`, 'utf8').startsWith('postgres: ')) setPriority(processId, LOWER);
  } catch {
    // The process ended, belongs to another user, or the system has no /proc: the work goes on at the usual priority.
  }
}

/** Lets this process give way. Linux counts each thread by itself: those that compile and collect garbage follow, as do all that begin later. */
export function lowerOwnPriority(): void {
  setPriority(LOWER);
  try {
    for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), LOWER);
  } catch {
    // A thread ended, or the system has no /proc.
  }
}
