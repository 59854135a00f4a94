import { randomUUID } from 'node:crypto';
import type { Db } from '../../../../db/index.ts';
import { selectDatabaseIdentity, selectDatabaseName, selectLastChange } from '../../changes/change-queries.ts';
import type { Dictionary } from '../../dictionary.ts';
import type { Sales } from '../sales.ts';
import { checkVersion } from './check-version.ts';
import { endLease, lease, noteNewIndex, saveApplied, type ScoreScale, selectEngineState, selectLastTrimmed, selectScoreScale } from './engine-state-queries.ts';
import { FORM } from './index-definition.ts';
import type { OpenSearchClient } from './opensearch-client.ts';
import { OpenSearchEngine } from './opensearch-engine.ts';
import type { KnownValues } from './opensearch-lists.ts';
import { readProducts } from './read-products.ts';
import { attributeIn, indexesOfAlias, rebuildIndex, replay } from './rebuild.ts';
import type { Log } from './log.ts';
import { writeDocuments } from './write-documents.ts';

export interface FeedOptions {
  db: Db;
  client: OpenSearchClient;
  alias: string;
  shards: number;
  dictionary: () => Dictionary;
  sales: Pick<Sales, 'levels' | 'refresh'> | null;
  log: Log;
}

/** Lease of an index build; a builder that does not renew it within this time counts as dead. */
const LEASE_SECONDS = 60;
const GRACE_MS = 30_000;
/** Products read per statement, so that it stays within its time limit. */
const WRITTEN = 1000;
const NOT_ALLOWED = '42501';

class OtherBuilds extends Error {}

/** Keeps the index behind the alias up to date with the catalogue. One process builds it; all processes write changes, and the highest version wins. */
export function createOpenSearchFeed({ db, client, alias, shards, dictionary, sales, log }: FeedOptions) {
  const by = randomUUID();
  const knownValues = createKnownValues();
  const engine = new OpenSearchEngine({ client, index: alias, values: () => knownValues(dictionary()), sales });
  const attributeOf = attributeIn(dictionary);
  let scale: ScoreScale = { steps: [], available: 0 };
  const timers = new Set<NodeJS.Timeout>();

  const meta = async () => ({
    form: FORM,
    database: await selectDatabaseIdentity(db).catch((error: { code?: string }) => {
      if (error.code === NOT_ALLOWED) return selectDatabaseName(db);
      throw error;
    }),
  });

  /** Resolves with true if recorded changes suffice to bring the existing index up to date. */
  const canGoOn = async (): Promise<boolean> => {
    const [state, [index, ...more], expected] = await Promise.all([selectEngineState(db, alias), indexesOfAlias(client, alias), meta()]);
    if (index === undefined || more.length > 0 || state.index_name !== index) return false;
    const mapping = await client.send<Record<string, { mappings: { _meta?: Record<string, unknown> } }>>({ method: 'GET', path: `/${index}/_mapping` });
    const has = mapping[index]?.mappings._meta;
    return has?.form === expected.form && has?.database === expected.database && state.applied >= (await selectLastTrimmed(db));
  };

  const renew = async (): Promise<void> => {
    if (!(await lease(db, { alias, by, seconds: LEASE_SECONDS }))) throw new OtherBuilds();
  };

  /** Rebuilds the index, unless another process does. True: built. */
  const build = async (): Promise<boolean> => {
    if (!(await lease(db, { alias, by, seconds: LEASE_SECONDS }))) return false;
    try {
      log('the search index is built');
      const startedAt = performance.now();
      const { before } = await rebuildIndex({ db, client, alias, shards, dictionary, meta: await meta(), onPart: renew });
      log('the search index is built anew', { ms: Math.round(performance.now() - startedAt) });
      dropLater(before);
      return true;
    } catch (error) {
      if (error instanceof OtherBuilds) return false;
      throw error;
    } finally {
      await endLease(db, { alias, by }).catch(() => {});
    }
  };

  /** Deletes old indexes after a delay, so that running searches can finish on them. */
  const dropLater = (indexes: readonly string[]): void => {
    if (indexes.length === 0) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      client
        .send({ method: 'DELETE', path: `/${indexes.join(',')}?ignore_unavailable=true` })
        .catch((error: Error) => log('an old search index stays', { why: error.message }));
    }, GRACE_MS).unref();
    timers.add(timer);
  };

  const refresh = async (): Promise<void> => {
    scale = await selectScoreScale(db);
    await engine.recount();
  };

  return {
    engine,
    /** Throws `UnfitSearchEngine` if the server will never be usable. */
    check: () => checkVersion(client),
    /** Makes the index usable. True: it is ready; false: another process is still building it. */
    open: async (): Promise<boolean> => {
      if (await canGoOn()) {
        const [{ applied }, last] = await Promise.all([selectEngineState(db, alias), selectLastChange(db)]);
        const writing = { client, index: alias, isAlias: true, scale: await selectScoreScale(db), attributeOf, refresh: 'wait_for' as const };
        await replay({ db, dictionary: dictionary(), writing, after: applied });
        await saveApplied(db, { alias, applied: last });
      } else if (!(await build())) return false;
      await refresh();
      return true;
    },
    /** Rebuilds the index after a bulk load, unless it was built from `change` or a later one. True: the index includes it. */
    rebuild: async (change: number): Promise<boolean> => {
      if ((await selectEngineState(db, alias)).built_from < change) {
        if (!(await build())) return false;
        await noteNewIndex(db);
      }
      await refresh();
      return true;
    },
    /** Writes the current state of products. */
    write: async (ids: readonly number[]): Promise<void> => {
      const last = await selectLastChange(db);
      const writing = { client, index: alias, isAlias: true, scale, attributeOf, refresh: 'wait_for' as const };
      for (let from = 0; from < ids.length; from += WRITTEN)
        await writeDocuments(writing, await readProducts(db, dictionary(), { ids: ids.slice(from, from + WRITTEN) }));
      engine.forget();
      await saveApplied(db, { alias, applied: last });
    },
    recount: () => engine.recount(),
    close: () => {
      for (const timer of timers) clearTimeout(timer);
      client.close();
    },
  };
}

export type OpenSearchFeed = ReturnType<typeof createOpenSearchFeed>;

/** Cached by dictionary. */
function createKnownValues() {
  let of: Dictionary | undefined;
  let known: KnownValues = { size: 0 };
  return (dictionary: Dictionary): KnownValues => {
    if (of === dictionary) return known;
    of = dictionary;
    let most = 0;
    for (const id of dictionary.values.keys()) most = Math.max(most, id);
    known = { size: most + 1 };
    return known;
  };
}
