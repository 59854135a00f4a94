import { describe, expect, it } from 'vitest';
import { type ListingRequest, UNFILTERED } from '../../listing/listing-request.ts';
import type { CountQuery } from './facet-query.ts';
import type { OpenSearchClient } from './opensearch-client.ts';
import { createOpenSearchLists } from './opensearch-lists.ts';

/** A client whose replies carry these failures in turn, then none. */
function failing(...statuses: number[]) {
  let requestCount = 0;
  const client = {
    send: async () => {
      const status = statuses[requestCount++];
      return { responses: [status === undefined ? { hits: { hits: [] } } : { error: { reason: 'all shards failed' }, status }] };
    },
  } as unknown as OpenSearchClient;
  const { search } = createOpenSearchLists({ client, index: 'shop', values: () => ({}) as never, knowledge: () => ({}) as never });
  return { search, requestCount: () => requestCount };
}

describe('a search that fails inside an answer', () => {
  it('is asked again, as one that is not answered at all', async () => {
    const server = failing(500, 503);
    expect(await server.search({})).toEqual({ hits: { hits: [] } });
    expect(server.requestCount()).toBe(3);
  });
  it('is not asked for ever', async () => {
    const server = failing(...Array<number>(9).fill(503));
    await expect(server.search({})).rejects.toThrow('OpenSearch answered 503: all shards failed');
    expect(server.requestCount()).toBe(4);
  });
  it.each([400, 429])('is not asked again where it was refused: %s', async (status) => {
    const server = failing(status);
    await expect(server.search({})).rejects.toThrow(`OpenSearch answered ${status}`);
    expect(server.requestCount()).toBe(1);
  });
});

/** An empty index that records the number of searches of each request. */
function counting() {
  const searchCounts: number[] = [];
  const answer = ({ aggs = {} }: Partial<CountQuery>) => ({
    hits: { hits: [], total: { value: 0 } },
    aggregations: Object.fromEntries(
      Object.keys(aggs).map((name) => [name, { buckets: [], doc_count: 0, counts: { buckets: [] }, count: 0, min: null, max: null }]),
    ),
  });
  const client = {
    send: async ({ body }: { body: Partial<CountQuery>[] }) => {
      const searches = body.filter((_, i) => i % 2 === 1);
      searchCounts.push(searches.length);
      return { responses: searches.map(answer) };
    },
  } as unknown as OpenSearchClient;
  const { list, forget } = createOpenSearchLists({ client, index: 'shop', values: () => ({ size: 9 }), knowledge: () => ({}) as never });
  const request: ListingRequest = { ...UNFILTERED, market: 'si', isStaff: false, base: { kind: 'category', id: 1 }, sort: 'recommended', offset: 0, limit: 24 };
  return { searchCounts, forget, list: (more: Partial<ListingRequest> = {}) => list({ ...request, ...more }) };
}

describe('the counts of a whole category', () => {
  it('are asked for once, however it is paged, sorted and filtered, and again when a product was written', async () => {
    const { list, forget, searchCounts } = counting();
    await list();
    await list({ sort: 'price_asc', offset: 24 });
    await list({ manufacturerIds: [3] });
    expect(searchCounts).toEqual([2, 1, 2]);
    forget();
    await list();
    expect(searchCounts).toEqual([2, 1, 2, 2]);
  });
  it('are those of one market', async () => {
    const { list, searchCounts } = counting();
    await list();
    await list({ market: 'de' });
    expect(searchCounts).toEqual([2, 2]);
  });
});
