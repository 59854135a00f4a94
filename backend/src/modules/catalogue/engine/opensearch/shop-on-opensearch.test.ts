import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { TEST_SETTINGS } from '../../../../testing/demo-site.ts';
import { isOutage } from '../../../../db/index.ts';
import type { Catalogue } from '../../catalogue.ts';
import { loadCatalogue } from '../../load-catalogue.ts';
import { type ListingRequest, UNFILTERED } from '../../listing/listing-request.ts';
import { announceCatalogue } from '../../writing/finish-catalogue.ts';
import { searchProducts } from '../../search/index.ts';
import { createOpenSearchClient, type OpenSearchClient } from './opensearch-client.ts';
import { openSearchEngine } from './open-search-engine.ts';
import { indexesOfAlias } from './rebuild.ts';
import { readProducts } from './read-products.ts';
import type { ResilientEngine } from './resilient-engine.ts';
import { NEEDS_OPENSEARCH, type OpenSearchNodes, startOpenSearch } from './testing/opensearch-nodes.ts';
import { writeDocuments } from './write-documents.ts';

const ALIAS = 'shop';
const PLAIN: ListingRequest = {
  market: 'si',
  isStaff: false,
  base: { kind: 'all' },
  ...UNFILTERED,
  counted: null,
  sort: 'recommended',
  offset: 0,
  limit: 24,
};
const QUESTIONS: [ListingRequest['market'], string][] = [
  ['en', 'laptop'],
  ['en', 'washing machine 9 kg'],
  ['si', 'slušalke'],
  ['si', 'prenosnik do 800 €'],
  ['de', 'Fernseher oled'],
  ['hr', 'perilica'],
  ['en', 'case for phone'],
  ['en', 'vacuum cleaner not robot'],
  ['es', 'portátil'],
  ['rs', 'телевизор'],
];

describe.skipIf(NEEDS_OPENSEARCH.isMissing)('a shop on OpenSearch with two nodes', NEEDS_OPENSEARCH, () => {
  let database: TestDatabase;
  let nodes: OpenSearchNodes;
  let client: OpenSearchClient;
  let inMemory: Catalogue;
  let onOpenSearch: Catalogue;
  let engine: ResilientEngine;
  const messages: string[] = [];

  const load = (standbyProducts: number | null): Promise<Catalogue> =>
    loadCatalogue({
      db: database.db,
      defaultLanguage: 'si',
      publicUrl: '',
      text: () => '',
      settings: () => TEST_SETTINGS,
      ...(standbyProducts !== null && {
        openEngine: async (source) => {
          const config = { nodes: nodes.urls, alias: ALIAS, shards: 2, timeoutMs: 20_000, standbyProducts };
          engine = await openSearchEngine({ ...source, config, log: (message, fields) => void messages.push(`${message} ${fields?.why ?? ''}`) });
          return engine;
        },
      }),
    });
  beforeAll(async () => {
    [database, nodes] = await Promise.all([createTestDatabase('demo'), startOpenSearch({ nodes: 2 })]);
    client = createOpenSearchClient({ nodes: nodes.urls, timeoutMs: 20_000 });
    inMemory = await load(null);
    onOpenSearch = await load(0);
  }, 400_000);
  afterAll(async () => {
    engine?.close();
    client?.close();
    await nodes?.stop();
    await database?.drop();
  }, 60_000);

  const search = async (catalogue: Catalogue, [lang, q]: (typeof QUESTIONS)[number]) => {
    const found = await searchProducts(catalogue, { db: database.db, q, lang, isStaff: false, valueId: () => undefined });
    const { ids, total } = await catalogue.engine.list({
      ...PLAIN,
      market: lang,
      base: { kind: 'found', first: found.first, found: found.found },
      sort: 'given',
      limit: 10,
    });
    return { q, ids, total, dropped: found.dropped, corrected: found.corrected };
  };

  it('finds and lists what the engine in memory does', async () => {
    for (const question of QUESTIONS) {
      const [theirs, ours] = [await search(onOpenSearch, question), await search(inMemory, question)];
      expect({ ...theirs, ids: [] }).toEqual({ ...ours, ids: [] });
      // Scores are stored with nine bits of precision: products of almost equal score may be swapped.
      expect(theirs.ids.filter((id) => ours.ids.includes(id)).length).toBeGreaterThanOrEqual(Math.min(9, ours.ids.length));
      expect(ours.ids.slice(0, 3)).toContain(theirs.ids[0]);
    }
    for (const { id } of inMemory.dictionary.categories.values()) {
      const request: ListingRequest = { ...PLAIN, base: { kind: 'category', id }, sort: 'price_asc' };
      expect(await onOpenSearch.engine.list(request)).toEqual(await inMemory.engine.list(request));
      expect(onOpenSearch.engine.countShown('category', id)).toBe(inMemory.engine.countShown('category', id));
    }
  }, 240_000);

  it('follows a change that was noted, and a version that comes late never wins', async () => {
    const [id] = (await onOpenSearch.engine.list({ ...PLAIN, sort: 'price_desc' })).ids as [number];
    const late = await readProducts(database.db, onOpenSearch.dictionary, { ids: [id] });
    await sql`update prices set amount = 1 where product_id = ${id}::integer`.execute(database.db);
    await onOpenSearch.takeChanges();
    expect((await onOpenSearch.engine.list({ ...PLAIN, sort: 'price_asc', limit: 1 })).ids).toEqual([id]);
    await writeDocuments({ client, index: ALIAS, isAlias: true, attributeOf: () => undefined, scale: { steps: [], available: 0 }, refresh: 'true' }, late);
    expect((await onOpenSearch.engine.list({ ...PLAIN, sort: 'price_asc', limit: 1 })).ids).toEqual([id]);
    await sql`update products set visible = false where id = ${id}::integer`.execute(database.db);
    const { tags } = await onOpenSearch.takeChanges();
    expect([tags, await onOpenSearch.engine.listed([id], false)]).toEqual([expect.arrayContaining(['listed', `product:${id}`]), []]);
  }, 120_000);

  it('is built anew without a gap: every list meanwhile is whole, and what changed meanwhile is in it', async () => {
    const before = await indexesOfAlias(client, ALIAS);
    const { total } = await onOpenSearch.engine.list(PLAIN);
    const totals = new Set<number>();
    let isBuilding = true;
    const reading = (async () => {
      while (isBuilding) totals.add((await onOpenSearch.engine.list(PLAIN)).total);
    })();
    await announceCatalogue(database.db);
    await onOpenSearch.takeChanges();
    const [id] = (await onOpenSearch.engine.list({ ...PLAIN, sort: 'price_desc' })).ids as [number];
    await sql`update prices set amount = 2 where product_id = ${id}::integer`.execute(database.db);
    await onOpenSearch.takeChanges();
    await expect.poll(() => indexesOfAlias(client, ALIAS), { timeout: 100_000 }).not.toEqual(before);
    await expect
      .poll(async () => (await sql<{ kind: string }>`select kind from catalogue_changes where tag = 'catalogue'`.execute(database.db)).rows.length, {
        timeout: 60_000,
      })
      .toBe(1);
    isBuilding = false;
    await reading;
    expect([...totals]).toEqual([total]);
    expect(await indexesOfAlias(client, ALIAS)).toHaveLength(1);
    expect((await onOpenSearch.engine.list({ ...PLAIN, sort: 'price_asc', limit: 2 })).ids).toContain(id);
  }, 240_000);

  it('loses no page when a node is killed while it is asked', async () => {
    await client.send({
      method: 'GET',
      path: `/_cluster/health/${(await indexesOfAlias(client, ALIAS))[0]}?wait_for_status=green&timeout=60s`,
      timeoutMs: 70_000,
    });
    const { total } = await onOpenSearch.engine.list(PLAIN);
    let answered = 0;
    const readPages = async () => {
      for (let n = 0; n < 30; n += 1) {
        const [list] = await Promise.all([
          onOpenSearch.engine.list({ ...PLAIN, offset: n % 3 }),
          search(onOpenSearch, QUESTIONS[n % QUESTIONS.length] as (typeof QUESTIONS)[number]),
        ]);
        expect(list.total).toBe(total);
        answered += 1;
        if (answered === 40) await nodes.kill(0);
      }
    };
    await Promise.all(Array.from({ length: 5 }, readPages));
    expect([answered, engine.figures.refusals]).toEqual([150, 0]);
  }, 240_000);

  it('says that it cannot answer when no node is left, and is answered from memory where it is small enough', async () => {
    await nodes.kill(1);
    const failure = await onOpenSearch.engine.list(PLAIN).then(
      () => null,
      (error: unknown) => error,
    );
    expect(isOutage(failure)).toBe(true);
    engine.close();
    const small = await load(100_000);
    const request: ListingRequest = { ...PLAIN, sort: 'price_asc' };
    await inMemory.takeChanges();
    expect(await small.engine.list(request)).toEqual(await inMemory.engine.list(request));
    expect((await search(small, ['en', 'laptop'])).total).toBeGreaterThan(3);
  }, 120_000);
});
