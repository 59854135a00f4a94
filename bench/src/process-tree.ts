import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;

interface Process {
  pid: number;
  parent: number;
  ticks: number;
  pages: number;
}

/** All readable processes of this machine, from /proc. */
function processes(): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      return [
        {
          pid: Number(name),
          parent: fields[1] ?? 0,
          ticks: (fields[11] ?? 0) + (fields[12] ?? 0) + (fields[13] ?? 0) + (fields[14] ?? 0),
          pages: fields[21] ?? 0,
        },
      ];
    } catch {
      return [];
    }
  });
}

/** The process and its descendants, including a database started for another user. */
function tree(root: number): Process[] {
  const all = processes();
  const found = all.filter((process) => process.pid === root);
  for (const process of found) found.push(...all.filter((child) => child.parent === process.pid));
  return found;
}

/** Processor seconds of the process and its children so far, including ended children. */
export const cpuSeconds = (root: number): number => tree(root).reduce((sum, process) => sum + process.ticks, 0) / TICKS_PER_SECOND;

/** Resident memory of the process and its children in MB; memory shared between database processes is counted once (Pss). */
export function memoryMegabytes(root: number): number {
  return tree(root).reduce((sum, process) => sum + proportional(process), 0) / 1024;
}

function proportional({ pid, pages }: Process): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]);
  } catch {
    return (pages * PAGE_BYTES) / 1024;
  }
}

/** Children of a process with their command lines. */
export const childrenOf = (pid: number): { pid: number; command: string }[] =>
  processes().flatMap((process) => (process.parent === pid ? [{ pid: process.pid, command: commandOf(process.pid) }] : []));

/** Command line of a process; empty if there is no such process. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
