import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import { refreshCategoryPictures } from './refresh-category-pictures.ts';

/** Runs a bulk load in one transaction without a change record per row and without a statement timeout; `finishCatalogue` announces all changes at the end. */
export const quietly = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (db) => {
    await sql`select set_config('vitrina.quiet', 'on', true), set_config('statement_timeout', '0', true)`.execute(db);
    return work(db);
  });

/**
 * Commits without waiting for the disk: writes lost in a crash of the database are repeated by the next run. Only for work that records its progress in the
 * same transaction.
 */
export const withoutWaiting = async (db: Db): Promise<void> => void (await sql`select set_config('synchronous_commit', 'off', true)`.execute(db));

/** Notifies all processes that the whole catalogue changed, and updates the planner's statistics and the categories' pictures. */
export async function finishCatalogue(db: Db): Promise<void> {
  await quietly(db, (db) => sql`analyze`.execute(db));
  await quietly(db, refreshCategoryPictures);
  await announceCatalogue(db);
}

/** Notifies all processes that a bulk load has added products, before the announcement at its end: lists are invalidated, pages of other products are not. */
export async function announceAdded(db: Db): Promise<void> {
  await sql`insert into catalogue_changes (kind) values ('added')`.execute(db);
  await sql`select pg_notify('catalogue', '')`.execute(db);
}

/** Notifies all processes of single products changed by a bulk load. */
export async function announceProducts(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`insert into catalogue_changes (kind, subject_id) select 'product', unnest(${ids}::integer[])`.execute(db);
  await sql`select pg_notify('catalogue', '')`.execute(db);
}

/** Notifies all processes that the whole catalogue changed. */
export async function announceCatalogue(db: Db): Promise<void> {
  await sql`insert into catalogue_changes (kind) values ('all')`.execute(db);
  await sql`select pg_notify('catalogue', '')`.execute(db);
}

/** Refreshes the categories' pictures and announces a change; called after all product pictures are stored. */
export async function showCategoryPictures(db: Db): Promise<void> {
  if ((await quietly(db, refreshCategoryPictures)) > 0) await announceCatalogue(db);
}
