import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { programOf } from '@vitrina/contract/testing/program-of';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

type Env = Record<string, string>;

export interface ServerProcess {
  child: ChildProcess;
  port: number;
  /** What it printed so far. */
  output: () => string;
  /** Resolves when it has printed the text; rejects when the process ends first. */
  printed: (text: string) => Promise<void>;
  /** Resolves when `/readyz` answers 200; rejects when the process ends first. */
  ready: () => Promise<void>;
  /** Exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
}

/** The shop as `npm start` runs it, as a process of its own with the embedded database. */
export async function startServerProcess({ dataDir, env = {} }: { dataDir: string; env?: Env | ((port: number) => Env) }): Promise<ServerProcess> {
  const port = await freePort();
  const clean = {
    ...process.env,
    DATABASE_URL: '',
    PUBLIC_URL: '',
    BACKEND_URL: '',
    NODE_ENV: '',
    SECRET_KEY: '',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    PORT: String(port),
    ...(typeof env === 'function' ? env(port) : env),
  };
  const child = spawn(process.execPath, [programOf(MAIN)], { env: clean, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const readers = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
      for (const read of readers) read();
    });
  }
  const ended = new Promise<number | NodeJS.Signals>((resolve) => child.once('close', (code, signal) => resolve(code ?? signal ?? -1)));
  const printed = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const read = () => {
        if (output.includes(text)) resolve();
      };
      readers.add(read);
      read();
      void ended.then(() => reject(new Error(`the server ended without printing ${text}:\n${output}`)));
    });
  return { child, port, output: () => output, printed, ready: () => untilReady(child, port, () => output), ended };
}

async function untilReady(child: ChildProcess, port: number, output: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the server ended:\n${output()}`);
    const ok = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
