import { sql } from 'kysely';
import { CACHE_MINUTES } from '@vitrina/contract/cache-minutes';
import type { Db } from '../../db/index.ts';
import { ALL_PAGES } from '../../http/change-history.ts';
import type { CallContext } from '../../http/context.ts';
import type { ReplyCache } from '../../http/reply-cache.ts';
import { ok } from '../../http/outcome.ts';

/** Clears caches by name, and with them all pages, in every process of this database. */
export const clearCaches =
  (cache: ReplyCache) =>
  async ({ caches }: { caches: string[] }, { db }: CallContext) => {
    const names = Object.keys(CACHE_MINUTES).filter((name) => caches.length === 0 || caches.includes(name));
    await cache.clear(names);
    await purgeCaches(db, names);
    return ok({ cleared: caches });
  };

/** Clears caches by name, and with them all pages, in every process of this database. */
export const purgeCaches = (db: Db, names: readonly string[]): Promise<void> => noteEnded(db, [...names.map((name) => `cache:${name}`), ALL_PAGES]);

/** Invalidates cache entries with these tags, in every process of this database. */
export const purgeTags = (db: Db, tags: readonly string[]): Promise<void> => noteEnded(db, tags);

/** Notifies like a change of content. */
async function noteEnded(db: Db, tags: readonly string[]): Promise<void> {
  await sql`with noted as (insert into catalogue_changes (kind, tag) select 'content', unnest(${tags}::text[]) returning 1)
    select pg_notify('catalogue', '') from noted limit 1`.execute(db);
}
