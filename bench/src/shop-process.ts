import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface ShopProcess {
  pid: number;
  port: number;
  /** Seconds from the start to the first page answered. */
  startSeconds: number;
  stop: () => Promise<void>;
}

interface ShopOptions {
  dataDir: string;
  port: number;
  env?: Record<string, string>;
}

/** Starts the shop as `npm start` does once everything is installed and built, and waits for its home page. */
export async function startShop({ dataDir, port, env = {} }: ShopOptions): Promise<ShopProcess> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['--no-warnings', 'server/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', PUBLIC_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  await untilAnswers(port, child, () => output);
  return { pid: child.pid as number, port, startSeconds: (performance.now() - begun) / 1000, stop: () => stopChild(child) };
}

async function untilAnswers(port: number, child: ChildProcess, output: () => string): Promise<void> {
  const give_up = Date.now() + 300_000;
  while (Date.now() < give_up) {
    if (child.exitCode !== null) throw new Error(`the shop ended with ${child.exitCode}:\n${output()}`);
    const answered = await fetch(`http://localhost:${port}/`).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the shop did not answer:\n${output()}`);
}

const stopChild = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
