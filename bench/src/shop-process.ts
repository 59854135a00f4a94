import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface ShopProcess {
  pid: number;
  port: number;
  /** Seconds from the start to the first page served. */
  startSeconds: number;
  /** Output so far. */
  output: () => string;
  hasEnded: () => boolean;
  stop: () => Promise<void>;
  /** Kills the server as a crash does; its database keeps running. */
  kill: () => Promise<void>;
}

interface ShopOptions {
  dataDir: string;
  port: number;
  env?: Record<string, string>;
  /** Folder of the release to start; absent: this one. */
  root?: string;
  /** Path that must respond before it counts as started; absent: the home page. */
  until?: string;
  /** Timeout of the start, seconds; absent: 300. */
  withinSeconds?: number;
}

const USUAL_START_SECONDS = 300;

/** Starts the shop as `npm start` does after installation and build, and waits for its home page. */
export async function startShop(options: ShopOptions): Promise<ShopProcess> {
  const startedAt = performance.now();
  const { child, output } = launchShop(options);
  try {
    await untilAnswers(`http://localhost:${options.port}${options.until ?? '/'}`, child, { output, seconds: options.withinSeconds ?? USUAL_START_SECONDS });
  } catch (error) {
    await endChild(child, 'SIGKILL');
    throw error;
  }
  return {
    pid: child.pid as number,
    port: options.port,
    startSeconds: (performance.now() - startedAt) / 1000,
    output,
    hasEnded: () => hasEnded(child),
    stop: () => endChild(child, 'SIGTERM'),
    kill: () => endChild(child, 'SIGKILL'),
  };
}

/** Starts the shop and kills it after some milliseconds, at whatever stage it is. */
export async function killWhileStarting(options: ShopOptions, milliseconds: number): Promise<void> {
  const { child } = launchShop(options);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  await endChild(child, 'SIGKILL');
}

function launchShop({ dataDir, port, env = {}, root = ROOT }: ShopOptions): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, ['--max-semi-space-size=32', 'server/src/main.ts'], {
    cwd: root,
    env: {
      MALLOC_ARENA_MAX: '2',
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      PUBLIC_URL: '',
      ...(env.NODE_ENV !== 'production' && { ORDER_LIMITS: 'off' }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  return { child, output: () => output };
}

async function untilAnswers(url: string, child: ChildProcess, { output, seconds }: { output: () => string; seconds: number }): Promise<void> {
  const give_up = Date.now() + seconds * 1000;
  while (Date.now() < give_up) {
    if (hasEnded(child)) throw new Error(`the shop ended with ${child.exitCode ?? child.signalCode}:\n${output()}`);
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the shop did not answer:\n${output()}`);
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

const endChild = (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> =>
  new Promise((resolve) => {
    if (hasEnded(child)) return void resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });
