import { setTimeout as sleep } from 'node:timers/promises';
import { fittingVariant } from '../../listing/fitting-variant.ts';
import type { ListingRequest, ListingResult } from '../../listing/listing-request.ts';
import { barBounds } from '../../listing/price-bars.ts';
import { addChoices, addValues, type BarsReply, barsOf, type FacetReply, goodsOf } from './count-reply.ts';
import { attributesLater, attributesNow } from './counted-attributes.ts';
import { type CountQuery, facetQuery, laterQuery, MOST_BUCKETS, valuesQuery } from './facet-query.ts';
import { READ, WINDOW } from './index-definition.ts';
import { filtersOf, pageQuery, sortOf } from './list-query.ts';
import { OpenSearchError } from './opensearch-error.ts';
import type { OpenSearchClient } from './opensearch-client.ts';
import type { Knowledge, Query } from './question-query.ts';

/** Values and attributes that filters are built from. */
export interface KnownValues {
  /** Highest id plus one. */
  size: number;
  /** Ids of the values of an attribute. */
  ofAttribute: (attribute: string) => readonly number[];
}

/** Fields read of a product on a page, to show the variant that was filtered for. */
interface Shown {
  product: number;
  family?: number;
  own: number[];
  shown: boolean;
  available: boolean;
}

/** Every sort ends with the product's number. */
interface Hit {
  _source?: Shown;
  sort: unknown[];
  /** `docvalue_fields`. */
  fields?: { category?: number[] };
  matched_queries?: string[];
}

interface PageReply {
  hits: { hits: Hit[] };
}

type Reply = PageReply & { aggregations?: unknown; error?: { reason?: string }; status?: number };

/** Numbers stand in the sort: nothing of a hit is read from disk. */
export const NOTHING_READ = { _source: false, stored_fields: '_none_' } as const;
/** Times that a search is asked again, and how long after. */
const REPEATS = 3;
const PAUSE_MS = 100;
const STEP = 10_000;
const MOST_SIBLINGS = 10_000;

interface Lists {
  client: OpenSearchClient;
  /** Alias or index. */
  index: string;
  values: () => KnownValues;
  knowledge: () => Knowledge;
}

/** Lists as OpenSearch counts and sorts them: products and counts in one request, what depends on these in a second. */
export function createOpenSearchLists({ client, index, values, knowledge }: Lists) {
  /** Several searches in one request; all of them or none. What failed inside an answer is asked again too: the shards of a node that has just ended. */
  const searchAll = async (bodies: readonly object[], more = REPEATS): Promise<Reply[]> => {
    const { responses } = await client.send<{ responses: Reply[] }>({ method: 'POST', path: '/_msearch', body: bodies.flatMap((body) => [{ index }, body]) });
    const failed = responses.find(({ error }) => error);
    if (!failed) return responses;
    const failure = new OpenSearchError(failed.status ?? 500, failed.error?.reason ?? 'a search failed');
    if (more === 0 || failure.status < 500) throw failure;
    await sleep(PAUSE_MS);
    return searchAll(bodies, more - 1);
  };
  const search = async (body: object): Promise<Reply> => (await searchAll([body]))[0] as Reply;

  /** A page of the matches with what variants need. */
  const page = (request: ListingRequest, query: Query, more: object) => ({
    query,
    sort: sortOf(request),
    ...(request.groups.length > 0 ? { _source: READ } : NOTHING_READ),
    track_total_hits: false,
    ...more,
  });

  /** Deeper than OpenSearch reads at once: in steps from one page to the next. */
  const deepPage = async (request: ListingRequest, query: Query): Promise<Reply> => {
    let left = request.offset;
    let after: unknown[] | undefined;
    while (left > 0) {
      const size = Math.min(STEP, left);
      const { hits } = await search({ query, sort: sortOf(request), ...NOTHING_READ, track_total_hits: false, size, ...(after && { search_after: after }) });
      after = hits.hits.at(-1)?.sort;
      if (hits.hits.length < size) return search(page(request, query, { size: 0 }));
      left -= size;
    }
    return search(page(request, query, { size: request.limit, ...(after && { search_after: after }) }));
  };

  /** Returns a page of a base in its given order. */
  const givenPage = async (request: ListingRequest, query: Query, ids: readonly number[]): Promise<Reply> => {
    const reply = await search({ ...page(request, query, { size: Math.min(WINDOW, ids.length) }), sort: [{ product: 'asc' }] });
    const byId = new Map(reply.hits.hits.map((hit) => [idOf(hit), hit]));
    const inOrder = ids.flatMap((id) => byId.get(id) ?? []);
    return { ...reply, hits: { hits: inOrder.slice(request.offset, request.offset + request.limit) } };
  };

  /** Returns the counts of the first request: all that depend on no other. */
  const countQueries = (request: ListingRequest): CountQuery[] => {
    if (request.counted !== null) {
      const now = attributesNow(request);
      return [facetQuery(request, { withAttributes: now === null, choices: now ?? [] })];
    }
    const of = { parts: Math.max(1, Math.ceil(values().size / MOST_BUCKETS)), valuesOf: values().ofAttribute };
    return [
      facetQuery(request, { withAttributes: false, choices: [] }),
      ...Array.from({ length: of.parts }, (_, part) => valuesQuery(request, { ...of, part })),
    ];
  };

  const laterCounts = async (
    request: ListingRequest,
    { attributes, price, sources, whole }: FacetReply,
  ): Promise<{ bars: BarsReply | null; choices: unknown }> => {
    const { count, min, max } = price.counts;
    const bounds = count === 0 || min === null || max === null ? null : barBounds(min, max);
    const choices = attributes ? attributesLater(request, attributes, (whole ?? sources).doc_count) : [];
    const query = laterQuery(request, { bounds, choices });
    const aggregations = query && (await search(query)).aggregations;
    return { bars: bounds && (aggregations as BarsReply), choices: choices.length > 0 ? aggregations : null };
  };

  const countsIn = async (request: ListingRequest, [facets, ...counted]: readonly Reply[]): Promise<Omit<ListingResult, 'ids'>> => {
    const reply = facets?.aggregations as FacetReply;
    const { bars, choices } = await laterCounts(request, reply);
    const [table, present] = [new Int32Array(values().size), new Int32Array(values().size)];
    for (const { aggregations } of counted) addValues({ table, present }, aggregations);
    for (const aggregations of [reply, choices]) addChoices({ table, present }, aggregations);
    const { min, max } = reply.price.counts;
    return { ...goodsOf(reply), values: table, present, price: bars && min !== null && max !== null ? { min, max, bars: barsOf(bars) } : null };
  };

  /** Ids of a page, each as the variant that was filtered for. */
  const shownFor = async (request: ListingRequest, reply: Reply): Promise<number[]> => {
    const ids = reply.hits.hits.map(idOf);
    if (request.groups.length === 0) return ids;
    const rows = reply.hits.hits.flatMap(({ _source }) => _source ?? []);
    const families = [...new Set(rows.flatMap(({ family }) => family ?? []))];
    if (families.length === 0) return ids;
    const siblings = await search({
      query: { bool: { filter: [{ terms: { family: families } }] } },
      sort: sortOf({ ...request, sort: 'recommended' }),
      size: MOST_SIBLINGS,
      _source: READ,
    });
    const byFamily = Map.groupBy(siblings.hits.hits.flatMap(({ _source }) => _source ?? []).map(variantOf), ({ family }) => family);
    const onPage = new Set(ids);
    return rows.map((row) => {
      const { id } = row.family === undefined ? variantOf(row) : fittingVariant(variantOf(row), byFamily.get(row.family) ?? [], request);
      return onPage.has(id) ? row.product : id;
    });
  };

  const list = async (request: ListingRequest): Promise<ListingResult> => {
    const query = pageQuery(request, filtersOf(request), knowledge());
    const { base, sort, offset, limit } = request;
    const counts = countQueries(request);
    const isGiven = base.kind === 'ids' && sort === 'given';
    if (isGiven || offset + limit > WINDOW) {
      const [reply, replies] = await Promise.all([isGiven ? givenPage(request, query, base.ids) : deepPage(request, query), searchAll(counts)]);
      return { ...(await countsIn(request, replies)), ids: await shownFor(request, reply) };
    }
    const [reply, ...replies] = await searchAll([page(request, query, { from: offset, size: limit }), ...counts]);
    if (!reply) throw new OpenSearchError(500, 'no page');
    const [rest, ids] = await Promise.all([countsIn(request, replies), shownFor(request, reply)]);
    return { ...rest, ids };
  };

  return { list, search };
}

export const idOf = ({ sort }: Pick<Hit, 'sort'>): number => sort.at(-1) as number;

const variantOf = ({ product, family, own, shown, available }: Shown) => ({ id: product, family, own_value_ids: own, shown, available });
