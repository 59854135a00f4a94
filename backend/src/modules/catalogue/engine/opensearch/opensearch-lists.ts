import { setTimeout as sleep } from 'node:timers/promises';
import { BoundedMap } from '@vitrina/contract/values/bounded-map';
import { fittingVariant } from '../../listing/fitting-variant.ts';
import type { ListingRequest, ListingResult } from '../../listing/listing-request.ts';
import { barBounds } from '../../listing/price-bars.ts';
import { barsOf, choicesIn, type CountReply, countsIn, goodsOf, groupOf, type Replies, sizeIn } from './count-reply.ts';
import { attributesLater, attributesNow } from './counted-attributes.ts';
import { type FacetSelection, type Choices, countQuery, facetsIn, matchedPart, MOST_BUCKETS, type Part, partOf } from './facet-query.ts';
import { READ, WINDOW } from './index-definition.ts';
import { filtersOf, pageQuery, sortOf } from './list-query.ts';
import { OpenSearchError } from './opensearch-error.ts';
import type { OpenSearchClient } from './opensearch-client.ts';
import type { Knowledge, Query } from './question-query.ts';

/** Size of tables by value id. */
export interface KnownValues {
  /** Highest value id plus one. */
  size: number;
}

/** Fields read for a product on a page, to choose the variant that matches the filters. */
interface Shown {
  product: number;
  family?: number;
  own: number[];
  shown: boolean;
  available: boolean;
}

/** The last element of `sort` is the product's id. */
interface Hit {
  _source?: Shown;
  sort: unknown[];
  /** Values requested by `docvalue_fields`. */
  fields?: { category?: number[] };
  matched_queries?: string[];
}

interface PageReply {
  hits: { hits: Hit[] };
}

type Reply = PageReply & { aggregations?: unknown; error?: { reason?: string }; status?: number };

/** Ids are in the sort values, so no stored field of a hit is read from disk. */
export const NOTHING_READ = { _source: false, stored_fields: '_none_' } as const;
/** Retries of a failed search, and the pause before each. */
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

/** Limits of cached counts of whole bases: number, and lifetime, as another process may have changed the catalogue. */
const WHOLES = 100;
const WHOLE_MS = 5000;

/** Caches counts of whole bases, which do not depend on a list's filters, sort and page. */
function createWholes() {
  let cache = new BoundedMap<string, { reply: CountReply; until: number }>(WHOLES);
  return {
    /** Token of the current cache; a reply requested with it is kept only if the cache was not dropped meanwhile. */
    now: (): object => cache,
    get: (key: string): CountReply | undefined => {
      const cached = cache.get(key);
      return cached && cached.until > performance.now() ? cached.reply : undefined;
    },
    store: (now: object, key: string, reply: CountReply): void => {
      if (now === cache) cache.set(key, { reply, until: performance.now() + WHOLE_MS });
    },
    forget: (): void => {
      cache = new BoundedMap(WHOLES);
    },
  };
}

/** Lists by OpenSearch: products and counts in one request, counts that depend on these in a second. */
export function createOpenSearchLists({ client, index, values, knowledge }: Lists) {
  const wholes = createWholes();
  /** Sends several searches in one request; throws unless all succeed. Failures inside a reply are retried too, as from shards of a node that just failed. */
  const searchAll = async (bodies: readonly object[], more = REPEATS): Promise<Reply[]> => {
    // A node searches its own copies of shards, if it has any.
    const { responses } = await client.send<{ responses: Reply[] }>({
      method: 'POST',
      path: '/_msearch',
      body: bodies.flatMap((body) => [{ index, preference: '_local' }, body]),
    });
    const failed = responses.find(({ error }) => error);
    if (!failed) return responses;
    const failure = new OpenSearchError(failed.status ?? 500, failed.error?.reason ?? 'a search failed');
    if (more === 0 || failure.status < 500) throw failure;
    await sleep(PAUSE_MS);
    return searchAll(bodies, more - 1);
  };
  const search = async (body: object): Promise<Reply> => (await searchAll([body]))[0] as Reply;

  /** A page of the matches, with the fields needed to choose variants. */
  const page = (request: ListingRequest, query: Query, more: object) => ({
    query,
    sort: sortOf(request),
    ...(request.groups.length > 0 ? { _source: READ } : NOTHING_READ),
    track_total_hits: false,
    ...more,
  });

  /** A page beyond the limit of `from` + `size`, reached in steps by `search_after`. */
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

  /** Counts of several parts, in one request with `pages`, whose replies come first. Counts of bases shared by many lists are cached. */
  const searchParts = async (request: ListingRequest, requested: readonly (readonly [Part, FacetSelection])[], pages: readonly object[] = []) => {
    const partQueries = requested.map(([part, selection]) => {
      const query = countQuery(request, part, selection);
      const key = part === 'base' && request.base.kind !== 'found' && request.base.kind !== 'ids' ? JSON.stringify(query) : null;
      return { part, query, key, cached: key === null ? undefined : wholes.get(key) };
    });
    const missing = partQueries.filter(({ cached }) => !cached);
    const cacheToken = wholes.now();
    const bodies = [...pages, ...missing.map(({ query }) => query)];
    const replies = bodies.length > 0 ? await searchAll(bodies) : [];
    const fresh = new Map(missing.map((one, i) => [one, replies[pages.length + i] as CountReply]));
    for (const [{ key }, reply] of fresh) if (key !== null) wholes.store(cacheToken, key, reply);
    const counts = partQueries.map((one) => [one.part, (one.cached ?? fresh.get(one)) as CountReply] as const);
    return { pages: replies.slice(0, pages.length), counts };
  };

  /** Counts of the first request: all that do not depend on another reply. */
  const firstParts = (request: ListingRequest): [Part, FacetSelection][] => {
    const filters = filtersOf(request);
    const now = attributesNow(request);
    const choices: readonly Choices[] = request.counted === null ? allChoices() : now && now.length > 0 ? [{ attributes: now }] : [];
    const [first = null, ...more] = choices;
    const whole: readonly Part[] = filters.size === 0 ? ['base'] : ['base', 'matched'];
    return [
      ...whole.map((part): [Part, FacetSelection] => [
        part,
        { facets: facetsIn(filters, part), hasAttributes: part === 'base' && now === null, choices: first },
      ]),
      ...more.flatMap((choices) => whole.map((part): [Part, FacetSelection] => [part, { choices }])),
      ...[...filters.keys()].flatMap((name): [Part, FacetSelection][] => {
        if (partOf(filters, name) !== name) return [];
        const group = groupOf(request, name);
        return [[name, group === null ? { facets: facetsIn(filters, name) } : { choices: { attributes: [group] } }]];
      }),
    ];
  };

  const allChoices = (): Choices[] => {
    const parts = Math.max(1, Math.ceil(values().size / MOST_BUCKETS));
    return Array.from({ length: parts }, (_, part) => ({ part, parts }));
  };

  /** Counts that depend on the first reply: products in each bar of the price slider, and values of the attributes that enough products have. */
  const laterParts = (request: ListingRequest, first: Replies): Map<Part, FacetSelection> => {
    const filters = filtersOf(request);
    const attributes = first.get('base')?.aggregations?.attributes;
    const codes = attributes ? attributesLater(request, attributes, sizeIn(first, 'base')) : [];
    const choices = codes.length > 0 ? { attributes: codes } : null;
    const selections = new Map<Part, FacetSelection>(choices ? [...new Set<Part>(['base', matchedPart(filters)])].map((part) => [part, { choices }]) : []);
    const priced = partOf(filters, 'price');
    const { count, min, max } = countsIn(first, priced, 'price');
    if (count > 0 && min !== null && max !== null) selections.set(priced, { ...selections.get(priced), bounds: barBounds(min, max) });
    return selections;
  };

  const resultOf = async (request: ListingRequest, counts: readonly (readonly [Part, CountReply])[]): Promise<Omit<ListingResult, 'ids'>> => {
    // The first reply of a part has its facets.
    const first: Replies = new Map(counts.toReversed());
    const laterSelections = laterParts(request, first);
    const later = laterSelections.size > 0 ? (await searchParts(request, [...laterSelections])).counts : [];
    const priced = partOf(filtersOf(request), 'price');
    const { min, max } = countsIn(first, priced, 'price');
    const bars = later.find(([part]) => part === priced)?.[1].aggregations?.bars;
    return {
      ...goodsOf(request, first),
      ...choicesIn(request, [...counts, ...later], values().size),
      price: bars && min !== null && max !== null ? { min, max, bars: barsOf(bars) } : null,
    };
  };

  /** Ids of a page; a product with variants as the variant that matches the filters. */
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
    const parts = firstParts(request);
    const isGivenOrder = base.kind === 'ids' && sort === 'given';
    if (isGivenOrder || offset + limit > WINDOW) {
      const [reply, { counts }] = await Promise.all([
        isGivenOrder ? givenPage(request, query, base.ids) : deepPage(request, query),
        searchParts(request, parts),
      ]);
      return { ...(await resultOf(request, counts)), ids: await shownFor(request, reply) };
    }
    const { pages, counts } = await searchParts(request, parts, [page(request, query, { from: offset, size: limit })]);
    const [reply] = pages;
    if (!reply) throw new OpenSearchError(500, 'no page');
    const [rest, ids] = await Promise.all([resultOf(request, counts), shownFor(request, reply)]);
    return { ...rest, ids };
  };

  return { list, search, forget: wholes.forget };
}

export const idOf = ({ sort }: Pick<Hit, 'sort'>): number => sort.at(-1) as number;

const variantOf = ({ product, family, own, shown, available }: Shown) => ({ id: product, family, own_value_ids: own, shown, available });
