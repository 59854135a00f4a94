import { describe, expect, it } from 'vitest';
import type { OpenSearchClient } from './opensearch-client.ts';
import { createOpenSearchLists } from './opensearch-lists.ts';

/** A server whose answers carry these failures, one after the other, then none. */
function failing(...statuses: number[]) {
  let asked = 0;
  const client = {
    send: async () => {
      const status = statuses[asked++];
      return { responses: [status === undefined ? { hits: { hits: [] } } : { error: { reason: 'all shards failed' }, status }] };
    },
  } as unknown as OpenSearchClient;
  const { search } = createOpenSearchLists({ client, index: 'shop', values: () => ({}) as never, knowledge: () => ({}) as never });
  return { search, asked: () => asked };
}

describe('a search that fails inside an answer', () => {
  it('is asked again, as one that is not answered at all', async () => {
    const server = failing(500, 503);
    expect(await server.search({})).toEqual({ hits: { hits: [] } });
    expect(server.asked()).toBe(3);
  });
  it('is not asked for ever', async () => {
    const server = failing(...Array<number>(9).fill(503));
    await expect(server.search({})).rejects.toThrow('OpenSearch answered 503: all shards failed');
    expect(server.asked()).toBe(4);
  });
  it.each([400, 429])('is not asked again where it was refused: %s', async (status) => {
    const server = failing(status);
    await expect(server.search({})).rejects.toThrow(`OpenSearch answered ${status}`);
    expect(server.asked()).toBe(1);
  });
});
