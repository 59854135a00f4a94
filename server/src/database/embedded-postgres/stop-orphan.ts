import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processStart } from '../lock/process-start.ts';

/**
 * Stops a PostgreSQL that outlived its server (after kill -9). The caller holds the data folder's lock, so no server uses it.
 * Returns its process id; `null`: none ran.
 */
export async function stopOrphan(data: string): Promise<number | null> {
  const pid = orphanPid(data);
  if (pid === null) return null;
  for (const [signal, seconds] of [
    // A short time only: a database in crash recovery may never react. After SIGQUIT the next start recovers.
    ['SIGINT', 3],
    ['SIGQUIT', 5],
    ['SIGKILL', 5],
  ] as const) {
    if (!send(pid, signal)) return pid;
    if (await hasEnded(pid, seconds)) return pid;
  }
  throw new Error(`An older PostgreSQL (process ${pid}) holds ${data} and does not stop`);
}

/** Process id in postmaster.pid when that process is a PostgreSQL on this very folder. */
function orphanPid(data: string): number | null {
  let lines: string[];
  try {
    lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 1 || pid === process.pid || processStart(pid) === null) return null;
  return isPostgresOn(pid, data) ? pid : null;
}

function isPostgresOn(pid: number, data: string): boolean {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command.includes('postgres') && command.includes(data);
  } catch {
    // A system without /proc: postmaster.pid is all there is to go by.
    return process.platform !== 'linux';
  }
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

async function hasEnded(pid: number, seconds: number): Promise<boolean> {
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until) {
    if (processStart(pid) === null) return true;
    await sleep(50);
  }
  return false;
}
