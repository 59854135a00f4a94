/** Program of `load-in-child.ts`: runs one load and ends when the parent disconnects. */
import { DATA_LOADS } from './data-loads.ts';
import type { ChildMessage, LoadMessage } from './load-in-child.ts';

const send = (message: ChildMessage): void => void process.send?.(message);

// A terminal signals the whole group; the calling process waits for the load to end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.once('disconnect', () => process.exit());
process.once('message', async ({ load, options }: LoadMessage) => {
  try {
    const work = DATA_LOADS[load] as (options: object) => Promise<unknown>;
    send({ kind: 'done', result: await work({ ...options, log: (line: string) => send({ kind: 'line', line }) }) });
  } catch (error) {
    const { name, message, stack } = error as Error;
    send({ kind: 'failed', name, message, stack });
  }
});
