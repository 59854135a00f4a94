import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import { refreshCategoryPictures } from './refresh-category-pictures.ts';

/** Runs a bulk load in one transaction without a note for every row and without a limit of time; `finishCatalogue` notes all at the end. */
export const quietly = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (db) => {
    await sql`select set_config('vitrina.quiet', 'on', true), set_config('statement_timeout', '0', true)`.execute(db);
    return work(db);
  });

/** Does not wait for the disk when it ends: what a crash of the database takes is done again by the next run. For work that notes in the same transaction what it has done. */
export const withoutWaiting = async (db: Db): Promise<void> => void (await sql`select set_config('synchronous_commit', 'off', true)`.execute(db));

/** Tells all processes that the catalogue changed as a whole, and brings the planner's figures and the categories' pictures up to date. */
export async function finishCatalogue(db: Db): Promise<void> {
  await quietly(db, (db) => sql`analyze`.execute(db));
  await quietly(db, refreshCategoryPictures);
  await announceCatalogue(db);
}

/** Tells all processes that a bulk load added products, of which it announces the whole at its end: lists are made anew, pages of the others stay. */
export async function announceAdded(db: Db): Promise<void> {
  await sql`insert into catalogue_changes (kind) values ('added')`.execute(db);
  await sql`select pg_notify('catalogue', '')`.execute(db);
}

/** Tells all processes of single products that a bulk load changed. */
export async function announceProducts(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`insert into catalogue_changes (kind, subject_id) select 'product', unnest(${ids}::integer[])`.execute(db);
  await sql`select pg_notify('catalogue', '')`.execute(db);
}

/** Tells all processes that the catalogue changed as a whole. */
export async function announceCatalogue(db: Db): Promise<void> {
  await sql`insert into catalogue_changes (kind) values ('all')`.execute(db);
  await sql`select pg_notify('catalogue', '')`.execute(db);
}

/** Refreshes the categories' pictures and announces a change; called after all product pictures are stored. */
export async function showCategoryPictures(db: Db): Promise<void> {
  if ((await quietly(db, refreshCategoryPictures)) > 0) await announceCatalogue(db);
}
