import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

export interface DevProcess {
  /** Output so far. */
  output: () => string;
  /** Seconds until the addresses are printed. */
  startSeconds: number;
  stop: () => Promise<void>;
}

interface StartDev {
  /** Folder of the checkout. */
  root: string;
  port: number;
  env: Record<string, string>;
}

const OPEN_WITHIN_MS = 300_000;

/** Runs `npm run dev` in a checkout; resolves when it has printed its addresses. */
export async function startDev({ root, port, env }: StartDev): Promise<DevProcess> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['tools/dev.mjs'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', PUBLIC_URL: '', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      output += bytes;
    });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  while (!output.includes('Ctrl+C stops it.')) {
    if (child.exitCode !== null || output.includes('did not start') || performance.now() - startedAt > OPEN_WITHIN_MS) {
      await stop();
      throw new Error(`npm run dev did not open the shop:\n${output}`);
    }
    await sleep(50);
  }
  return { output: () => output, startSeconds: (performance.now() - startedAt) / 1000, stop };
}
