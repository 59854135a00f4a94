import { withTimeout } from '@vitrina/backend';
import type { FromWorker, ToWorker } from './messages.ts';

const ANSWER_WITHIN_MS = 2000;

/**
 * Requests the metrics of all workers from the first process, as a scrape reaches only one of them. Without an answer in time returns
 * this process's own.
 */
export function createMetricsGatherer(send: (message: FromWorker) => void): {
  gather: (own: () => Promise<string>) => Promise<string>;
  onMessage: (message: ToWorker, own: () => Promise<string>) => void;
} {
  const waiting = new Map<number, (text: string) => void>();
  let last = 0;
  return {
    gather: async (own) => {
      last += 1;
      const id = last;
      const { promise, resolve } = Promise.withResolvers<string>();
      waiting.set(id, resolve);
      send({ kind: 'collect metrics', id });
      const text = await withTimeout(promise, ANSWER_WITHIN_MS, () => null);
      waiting.delete(id);
      return text ?? own();
    },
    onMessage: (message, own) => {
      if (message.kind === 'all metrics') waiting.get(message.id)?.(message.text);
      if (message.kind === 'report metrics') void own().then((text) => send({ kind: 'metrics', id: message.id, text }));
    },
  };
}
