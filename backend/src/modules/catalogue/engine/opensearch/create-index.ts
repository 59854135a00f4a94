import { indexDefinition, SERVING } from './index-definition.ts';
import type { OpenSearchClient } from './opensearch-client.ts';

const WITHIN_MS = 60_000;

interface NewIndex {
  client: OpenSearchClient;
  index: string;
  shards: number;
  meta: Readonly<Record<string, string | number>>;
}

/** An empty index that is to be filled. */
export const createIndex = ({ client, index, ...definition }: NewIndex): Promise<void> =>
  client.send({ method: 'PUT', path: `/${index}`, body: indexDefinition(definition), timeoutMs: WITHIN_MS });

/** The index is full: its products can be found from now on, and are copied to another node. */
export async function serveIndex(client: OpenSearchClient, index: string): Promise<void> {
  await client.send({ method: 'PUT', path: `/${index}/_settings`, body: SERVING, timeoutMs: WITHIN_MS });
  await client.send({ method: 'POST', path: `/${index}/_refresh`, timeoutMs: WITHIN_MS });
}
