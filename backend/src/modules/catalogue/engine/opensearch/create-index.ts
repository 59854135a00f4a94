import { setTimeout as sleep } from 'node:timers/promises';
import { indexDefinition, SERVING } from './index-definition.ts';
import type { OpenSearchClient } from './opensearch-client.ts';

const WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 1000;

interface NewIndex {
  client: OpenSearchClient;
  index: string;
  shards: number;
  meta: Readonly<Record<string, string | number>>;
}

/** Creates an empty index. */
export const createIndex = ({ client, index, ...definition }: NewIndex): Promise<void> =>
  client.send({ method: 'PUT', path: `/${index}`, body: indexDefinition(definition), timeoutMs: WITHIN_MS });

/**
 * Merges the index's segments into one before it is replicated, as a query searches each segment separately. At two million products this takes minutes, so the
 * task runs in the background and is polled. `onStep` is called about every second.
 */
export async function mergeIndex(client: OpenSearchClient, index: string, onStep: () => Promise<void>): Promise<void> {
  const { task } = await client.send<{ task: string }>({
    method: 'POST',
    path: `/${index}/_forcemerge?max_num_segments=1&wait_for_completion=false`,
    timeoutMs: WITHIN_MS,
  });
  for (;;) {
    const { completed } = await client.send<{ completed: boolean }>({ method: 'GET', path: `/_tasks/${task}`, timeoutMs: WITHIN_MS });
    await onStep();
    if (completed) return;
    await sleep(LOOK_EVERY_MS);
  }
}

/** Opens a filled index for searches and replication. */
export async function serveIndex(client: OpenSearchClient, index: string): Promise<void> {
  await client.send({ method: 'PUT', path: `/${index}/_settings`, body: SERVING, timeoutMs: WITHIN_MS });
  await client.send({ method: 'POST', path: `/${index}/_refresh`, timeoutMs: WITHIN_MS });
}
