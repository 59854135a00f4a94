import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DataLoad, DataLoads, OptionsOf } from './data-loads.ts';

export interface LoadMessage {
  load: DataLoad;
  options: object;
}

export type ChildMessage =
  | { kind: 'line'; line: string }
  | { kind: 'done'; result: unknown }
  | { kind: 'failed'; name: string; message: string; stack?: string | undefined };

const PROGRAM = fileURLToPath(new URL('run-data-load.ts', import.meta.url));

type ResultOf<K extends DataLoad> = Awaited<ReturnType<DataLoads[K]>>;

/**
 * Runs a load in a child process, so that its modules and garbage, some hundred megabytes, are freed with it. Rethrows errors of the load with
 * their name and message.
 */
export function loadInChild<K extends DataLoad>(load: K, options: OptionsOf<K>, log: (line: string) => void): Promise<ResultOf<K>> {
  const child = fork(PROGRAM, { execArgv: [], serialization: 'advanced' });
  const result = new Promise<ResultOf<K>>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`The process that loads the shop's data ended with ${signal ?? code}.`)));
    child.on('message', (message: ChildMessage) => {
      if (message.kind === 'line') log(message.line);
      else if (message.kind === 'done') resolve(message.result as ResultOf<K>);
      else reject(Object.assign(new Error(message.message), { name: message.name, stack: message.stack }));
    });
    child.send({ load, options } satisfies LoadMessage);
  });
  return result.finally(() => child.connected && child.disconnect());
}
