import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PERIOD_MICROSECONDS = 20_000;

/**
 * Limits a process to a share of one processor by a new control group (Linux, root). Returns a function that removes the group after the process has ended;
 * `null`: not possible on this machine.
 */
export function limitProcessor(pid: number, share: number): (() => void) | null {
  const isFirstVersion = existsSync('/sys/fs/cgroup/cpu/cgroup.procs');
  const folder = join(isFirstVersion ? '/sys/fs/cgroup/cpu' : '/sys/fs/cgroup', `vitrina-bench-${pid}`);
  const quota = String(Math.round(PERIOD_MICROSECONDS * share));
  try {
    mkdirSync(folder);
    if (isFirstVersion) {
      writeFileSync(join(folder, 'cpu.cfs_period_us'), String(PERIOD_MICROSECONDS));
      writeFileSync(join(folder, 'cpu.cfs_quota_us'), quota);
    } else writeFileSync(join(folder, 'cpu.max'), `${quota} ${PERIOD_MICROSECONDS}`);
    writeFileSync(join(folder, 'cgroup.procs'), String(pid));
    return () => rmdirSync(folder);
  } catch {
    return null;
  }
}
