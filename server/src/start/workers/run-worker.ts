import type { Config } from '../../config/read-config.ts';
import { createShop, type Shop } from '../create-shop.ts';
import { logError } from '../../telemetry/log.ts';
import { explainListening } from '../explain-listening.ts';
import { freeStartMemory } from '../free-start-memory.ts';
import { StartFailed } from '../../shared/start-failed.ts';
import { createMetricsGatherer } from './gather-metrics.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** A worker's whole life: it opens the shop when the first process says so, and ends when that one says so or is gone. */
export function runWorker(config: Config): void {
  let shop: Promise<Shop> | undefined;
  let isEnding = false;
  const send = (message: FromWorker): void => {
    // The first process may be gone by now.
    if (process.connected) process.send?.(message);
  };
  const metrics = createMetricsGatherer(send);
  const ownMetrics = async (): Promise<string> => (await shop)?.metrics() ?? '';

  const open = async (order: Extract<ToWorker, { kind: 'start' }>): Promise<void> => {
    try {
      shop = createShop({
        config,
        databaseUrl: order.databaseUrl,
        withJobs: order.withJobs,
        remoteSandboxBankPort: order.sandboxBankPort,
        gatherMetrics: () => metrics.gather(ownMetrics),
      });
      const opened = await shop;
      freeStartMemory();
      const { port } = await opened.listen().catch((error: unknown) => explainListening(error, config.http));
      send({ kind: 'open', port });
    } catch (error) {
      if (!(error instanceof StartFailed)) logError('a worker could not open the shop', error);
      send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
      await end(1);
    }
  };
  const end = async (code: number): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    try {
      await (await shop?.catch(() => null))?.close();
    } catch (error) {
      logError('a worker did not stop cleanly', error);
    }
    process.exit(code);
  };

  process.on('message', (message: ToWorker) => {
    if (message.kind === 'start') void open(message);
    else if (message.kind === 'stop') void end(0);
    else metrics.onMessage(message, ownMetrics);
  });
  process.on('disconnect', () => void end(0));
  // A terminal and a service manager send these to all processes; the first one says in which order they end.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  send({ kind: 'here' });
}
