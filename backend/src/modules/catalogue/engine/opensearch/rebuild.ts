import { randomBytes } from 'node:crypto';
import type { Db } from '../../../../db/index.ts';
import { selectChanges, selectLastChange } from '../../changes/change-queries.ts';
import { endsAll } from '../../changes/change-tags.ts';
import type { Dictionary } from '../../dictionary.ts';
import { selectMaxProductId } from '../../product/product-queries.ts';
import { createIndex, mergeIndex, serveIndex } from './create-index.ts';
import { saveBuilt, type ScoreScale, selectScoreScale } from './engine-state-queries.ts';
import type { OpenSearchClient } from './opensearch-client.ts';
import { readProducts } from './read-products.ts';
import type { AttributeOf } from './to-document.ts';
import { type Batch, writeDocuments } from './write-documents.ts';

/** Number of changes that are replayed again, as transactions may commit out of order. */
export const LOOK_BACK = 2000;
const BATCH = 2000;
const WITHIN_MS = 60_000;

export interface Rebuild {
  db: Db;
  client: OpenSearchClient;
  alias: string;
  shards: number;
  meta: Readonly<Record<string, string | number>>;
  dictionary: () => Dictionary;
  /** Called after each part; throws if another process has taken over the build. */
  onPart: () => Promise<void>;
}

/**
 * Fills a new index while the previous one serves requests, replays changes made meanwhile, and switches the alias atomically. Changes written to the previous
 * index until the switch are replayed afterwards, so none is lost. Returns the new index and the previous indexes of the alias.
 */
export async function rebuildIndex(rebuild: Rebuild): Promise<{ index: string; before: string[] }> {
  const { db, client, alias, shards, meta, dictionary, onPart } = rebuild;
  const from = await selectLastChange(db);
  const index = `${alias}-${Date.now().toString(36)}-${randomBytes(3).toString('hex')}`;
  await createIndex({ client, index, shards, meta });
  const writing = { client, scale: await selectScoreScale(db), attributeOf: attributeIn(dictionary), refresh: 'false' as const };
  const last = await selectMaxProductId(db);
  for await (const batch of batchesOf(last, (range) => readProducts(db, dictionary(), range))) {
    if (batch.rows.length > 0) await writeDocuments({ ...writing, index }, batch);
    await onPart();
  }
  await mergeIndex(client, index, onPart);
  await serveIndex(client, index);
  const reached = await replay({ db, dictionary: dictionary(), writing: { ...writing, index }, after: from });
  const before = await indexesOfAlias(client, alias);
  const actions = [...before.map((old) => ({ remove: { index: old, alias } })), { add: { index, alias } }];
  await client.send({ method: 'POST', path: '/_aliases', body: { actions }, timeoutMs: WITHIN_MS });
  await replay({ db, dictionary: dictionary(), writing: { ...writing, index, refresh: 'wait_for' }, after: reached });
  await saveBuilt(db, { alias, index, from });
  return { index, before };
}

/** Parts of all products; the next part is read while one is written. */
async function* batchesOf(last: number, read: (range: { from: number; to: number }) => Promise<Batch>): AsyncGenerator<Batch> {
  const readFrom = (from: number) => {
    const reading = read({ from, to: from + BATCH - 1 });
    // A failed read is reported where the part is awaited; without this handler it would be an unhandled rejection if writing fails first.
    reading.catch(() => {});
    return reading;
  };
  let next = readFrom(1);
  for (let from = 1; from <= last; from += BATCH) {
    const batch = await next;
    if (from + BATCH <= last) next = readFrom(from + BATCH);
    yield batch;
  }
}

/** Reads the current dictionary, as an import may add values. */
export const attributeIn =
  (dictionary: () => Dictionary): AttributeOf =>
  (value) =>
    dictionary().values.get(value)?.attribute_code;

interface Replay {
  db: Db;
  dictionary: Dictionary;
  writing: { client: OpenSearchClient; index: string; isAlias?: boolean; scale: ScoreScale; attributeOf: AttributeOf; refresh: 'false' | 'wait_for' };
  after: number;
}

/** Writes the products changed since `after`; returns the id of the last change read. */
export async function replay({ db, dictionary, writing, after }: Replay): Promise<number> {
  const changes = await selectChanges(db, { after: Math.max(0, after - LOOK_BACK), ids: [] });
  const ids = [...new Set(changes.flatMap((change) => (endsAll(change) ? [] : (change.subject_id ?? []))))];
  for (let i = 0; i < ids.length; i += BATCH) await writeDocuments(writing, await readProducts(db, dictionary, { ids: ids.slice(i, i + BATCH) }));
  return Math.max(after, ...changes.map(({ id }) => id));
}

/** Returns the indexes of an alias; empty: none. */
export async function indexesOfAlias(client: OpenSearchClient, alias: string): Promise<string[]> {
  const found = await client.send<{ alias: string; index: string }[]>({ method: 'GET', path: `/_cat/aliases/${alias}?format=json` });
  return found.map(({ index }) => index);
}
