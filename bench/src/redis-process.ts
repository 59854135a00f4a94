import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface RedisProcess {
  port: number;
  /** Kills it immediately. */
  kill: () => void;
  start: () => Promise<void>;
  /** Deletes all keys. */
  flush: () => Promise<void>;
}

export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

/** Starts a Redis without persistence. */
export async function startRedis(port: number): Promise<RedisProcess> {
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    child = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--maxmemory', '256mb', '--maxmemory-policy', 'allkeys-lru'],
      {
        stdio: 'ignore',
      },
    );
    for (let i = 0; i < 100; i += 1) {
      if ((await command(port, 'PING')).startsWith('+PONG')) return;
      await sleep(50);
    }
    throw new Error(`redis-server does not answer on port ${port}`);
  };
  await start();
  return { port, start, kill: () => void child?.kill('SIGKILL'), flush: async () => void (await command(port, 'FLUSHALL')) };
}

/** Reply to a command without arguments; empty if there is none. */
const command = (port: number, name: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(`${name}\r\n`));
    const end = (text: string): void => {
      socket.destroy();
      resolve(text);
    };
    socket.on('data', (bytes) => end(bytes.toString()));
    socket.on('error', () => end(''));
    socket.setTimeout(2000, () => end(''));
  });
