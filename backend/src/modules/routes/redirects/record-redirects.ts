import { sql } from 'kysely';
import { patternsIn } from '@vitrina/contract/values/redirects';
import type { Db } from '../../../db/index.ts';
import { deleteRedirectsOf, leadRulesOn } from './redirect-queries.ts';

export interface AddressChange {
  /** Paths with language prefix and trailing slash. */
  from: string;
  to: string;
}

/**
 * Redirects old URLs permanently (301) to new ones. All changes apply together, so two pages may swap URLs. Rules to an old URL are updated, and a
 * URL with a page has no rule, so there is no loop. Idempotent.
 */
export async function recordRedirects(db: Db, changes: readonly AddressChange[]): Promise<void> {
  const moved = changes.filter(({ from, to }) => from !== to);
  if (moved.length === 0) return;
  await inTransaction(db, async (db) => {
    await lockRedirects(db);
    const live = new Set(moved.map(({ to }) => to));
    await deleteRedirectsOf(db, [...live]);
    await leadRulesOn(db, moved);
    await insertRecorded(
      db,
      moved.filter(({ from }) => !live.has(from) && patternsIn(from).length === 0),
    );
  });
}

/** Serialises writers, as rules are validated against each other; readers are not blocked. */
export const lockRedirects = async (db: Db): Promise<void> => void (await sql`select pg_advisory_xact_lock(hashtext('redirects'))`.execute(db));

const inTransaction = (db: Db, work: (db: Db) => Promise<void>): Promise<void> => (db.isTransaction ? work(db) : db.transaction().execute(work));

/** A URL that another page has now stays that page's. */
const insertRecorded = async (db: Db, changes: readonly AddressChange[]): Promise<void> =>
  void (await sql`
    insert into redirects (old_path, new_path, type, recorded)
    select distinct on (c.from) c.from, c.to, 301, true
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c("from" text, "to" text)
    where not exists (select from routes r where r.path = c.from)
    on conflict (old_path) do update set new_path = excluded.new_path, type = excluded.type, recorded = true
    where redirects.new_path <> excluded.new_path or redirects.type <> excluded.type`.execute(db));
