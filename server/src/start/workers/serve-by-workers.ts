import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../config/read-config.ts';
import { log } from '../../telemetry/log.ts';
import { StartFailed } from '../../shared/start-failed.ts';
import { mergeMetrics } from './merge-metrics.ts';
import type { FromWorker, ToWorker } from './messages.ts';

export interface Workers {
  port: number;
  /** Ends all of them, gently. */
  stop: () => Promise<void>;
}

interface Options {
  config: Config;
  databaseUrl: string | undefined;
  sandboxBankPort: number | null;
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** A worker that ran this long failed for a new reason: pauses between restarts begin again with the shortest. */
const LIVED_MS = 60_000;
/** Beyond what a shop needs to close. */
const END_WITHIN_MS = 25_000;
const METRICS_WITHIN_MS = 1000;

/**
 * Serves by several processes on one port (WORKERS): this one accepts connections and hands them out in turn, and starts a worker
 * that ended anew. The first worker also does what the shop does by itself (mails, jobs). Throws `StartFailed` when one cannot open.
 */
export async function serveByWorkers({ config, databaseUrl, sandboxBankPort }: Options): Promise<Workers> {
  const living = new Map<number, Worker>();
  const collecting = new Map<string, (from: number, text: string) => void>();
  /** All have opened; from now on places are kept filled. */
  let isOpen = false;
  let isStopping = false;

  /** Starts a worker; gives its port once it has opened the shop. `failures`: how often in a row this place's workers ended early. */
  const fork = (index: number, failures = 0): Promise<number> =>
    new Promise((resolve, reject) => {
      const worker = cluster.fork();
      const born = performance.now();
      living.set(index, worker);
      worker.on('message', (message: FromWorker) => {
        if (message.kind === 'here') send(worker, { kind: 'start', databaseUrl, withJobs: index === 1, sandboxBankPort });
        if (message.kind === 'open') resolve(message.port);
        if (message.kind === 'failed') reject(new StartFailed(message.message));
        if (message.kind === 'collect metrics') void collectMetrics().then((text) => send(worker, { kind: 'all metrics', id: message.id, text }));
        if (message.kind === 'metrics') collecting.get(String(message.id))?.(index, message.text);
      });
      worker.once('exit', (code, signal) => {
        living.delete(index);
        reject(new StartFailed(`A worker ended with ${signal ?? code} before it had opened the shop.`));
        if (!isOpen || isStopping) return;
        log('error', 'a worker ended and is started anew', { worker: index, code: signal ?? code });
        void replace(index, performance.now() - born > LIVED_MS ? 0 : failures + 1);
      });
    });

  const replace = async (index: number, failures: number): Promise<void> => {
    await sleep(Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1), LONGEST_PAUSE_MS));
    // The log has the reason of a failed start; the worker's end causes the next attempt.
    if (!isStopping) await fork(index, failures).catch(() => {});
  };

  let lastId = 0;
  const collectMetrics = async (): Promise<string> => {
    lastId += 1;
    const id = lastId;
    const texts = new Map<number, string>();
    const targets = [...living];
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, METRICS_WITHIN_MS);
      collecting.set(String(id), (worker, text) => {
        texts.set(worker, text);
        if (texts.size < targets.length) return;
        clearTimeout(timer);
        resolve();
      });
      for (const [, worker] of targets) send(worker, { kind: 'report metrics', id });
    });
    collecting.delete(String(id));
    return mergeMetrics([...texts].sort(([a], [b]) => a - b).map(([worker, text]) => ({ worker, text })));
  };

  const stop = async (): Promise<void> => {
    isStopping = true;
    const ended = [...living.values()].map((worker) => new Promise<void>((resolve) => worker.once('exit', () => resolve())));
    for (const worker of living.values()) send(worker, { kind: 'stop' });
    await Promise.race([Promise.all(ended), sleep(END_WITHIN_MS + config.http.drainSeconds * 1000, undefined, { ref: false })]);
    for (const worker of living.values()) worker.process.kill('SIGKILL');
  };

  const places = Array.from({ length: config.http.workers }, (_, i) => i + 1);
  try {
    const ports = await Promise.all(places.map((index) => fork(index)));
    isOpen = true;
    for (const index of places) if (!living.has(index)) void replace(index, 1);
    return { port: ports[0] as number, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function send(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message);
}
