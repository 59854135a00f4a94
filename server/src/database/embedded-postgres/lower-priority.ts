import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Lets a process of the embedded database give way to the others. Nothing is done where that is not allowed, and to a process that is none of PostgreSQL. */
export function lowerPriority(processId: number): void {
  try {
    if (readFileSync(`/proc/${processId}/cmdline`, 'utf8').startsWith('postgres: ')) setPriority(processId, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It ended, belongs to somebody else, or the system has no /proc: the work goes on at the usual priority.
  }
}
