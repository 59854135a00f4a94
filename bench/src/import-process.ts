import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the import as `npm run import` does; measures the peak memory of the importing process, without the database. */
export function runImportProcess({
  files,
  dataDir,
  killAfterSeconds,
}: {
  files: readonly string[];
  dataDir: string;
  /** Seconds after which the process is killed by SIGKILL; absent: it runs to its end. */
  killAfterSeconds?: number;
}): Promise<{ seconds: number; megabytes: number; code: number | null }> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const child = spawn(process.execPath, ['--no-warnings', 'server/src/commands/import.ts', ...files, '--rate', 'USD=0.92', '--no-pictures'], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    let megabytes = 0;
    const watch = setInterval(() => {
      megabytes = Math.max(megabytes, peakOf(child.pid));
    }, 250);
    const killing = killAfterSeconds === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterSeconds * 1000);
    child.on('error', reject);
    child.on('exit', (code) => {
      clearInterval(watch);
      clearTimeout(killing);
      resolve({ seconds: (performance.now() - startedAt) / 1000, megabytes, code });
    });
  });
}

function peakOf(pid: number | undefined): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
