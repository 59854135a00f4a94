import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of /proc per second, a constant on Linux. */
const TICKS = 100;

export interface Cpu {
  /** Seconds of processor time, user and system. */
  total: number;
  chromium: number;
  postgres: number;
}

interface Process {
  pid: number;
  parent: number;
  name: string;
  seconds: number;
}

/** Processor time so far of a process and its descendants, ended ones included; `null` on systems without /proc. */
export function cpuOfTree(root: number): Cpu | null {
  const processes = readProcesses();
  if (!processes) return null;
  const below = new Set([root]);
  // A process may precede its parent in the list.
  for (let size = 0; size !== below.size; ) {
    size = below.size;
    for (const { pid, parent } of processes) if (below.has(parent)) below.add(pid);
  }
  const ours = processes.filter(({ pid }) => below.has(pid));
  const sum = (name: RegExp): number => ours.filter((one) => name.test(one.name)).reduce((seconds, one) => seconds + one.seconds, 0);
  return { total: sum(/^/), chromium: sum(/^(chrom|headless)/), postgres: sum(/^postgres/) };
}

export const cpuSince = (before: Cpu, now: Cpu): Cpu => ({
  total: now.total - before.total,
  chromium: now.chromium - before.chromium,
  postgres: now.postgres - before.postgres,
});

function readProcesses(): Process[] | null {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(name) : []));
  } catch {
    return null;
  }
}

function readProcess(pid: string): Process[] {
  try {
    return [parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))];
  } catch {
    // The process has ended meanwhile.
    return [];
  }
}

/** Parses a line of /proc/PID/stat; the name in it may contain spaces and brackets. */
export function parseStat(line: string): Process {
  const [begin, end] = [line.indexOf('('), line.lastIndexOf(')')];
  const fields = line.slice(end + 2).split(' ');
  // User and system time of the process, and of children it has waited for.
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { pid: Number.parseInt(line, 10), parent: Number(fields[1]), name: line.slice(begin + 1, end), seconds: ticks / TICKS };
}
