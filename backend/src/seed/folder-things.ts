import { sql } from 'kysely';
import { type Db, json, LOCK_KEYS } from '../db/index.ts';
import { hideCatalogueThings, type HiddenThings } from '../modules/catalogue/index.ts';
import { hideContents } from '../modules/content/index.ts';

/** A part of a shop that a folder holds: a category, a product. */
export interface FolderThing {
  kind: string;
  code: string;
  /** Hash of the thing as it was loaded. */
  hash: string;
  /** True: no longer in the folder. */
  removed: boolean;
}

export async function selectFolderThings(db: Db): Promise<FolderThing[]> {
  const { rows } = await sql<FolderThing>`select kind, code, hash, removed from folder_things`.execute(db);
  return rows;
}

export async function saveFolderThings(db: Db, things: readonly FolderThing[]): Promise<void> {
  await sql`
    insert into folder_things (kind, code, hash, removed) select kind, code, hash, removed from jsonb_to_recordset(${json(things)}::jsonb) as t(kind text, code text, hash text, removed boolean)
    on conflict (kind, code) do update set hash = excluded.hash, removed = excluded.removed`.execute(db);
}

/** Keeps the folder as it was loaded; earlier ones go. */
export async function saveFolderContent(db: Db, content: string): Promise<void> {
  await sql`delete from folder_loads`.execute(db);
  await sql`insert into folder_loads (content) values (${content})`.execute(db);
}

/** `null`: nothing was loaded from a folder. */
export async function selectFolderContent(db: Db): Promise<string | null> {
  const { rows } = await sql<{ content: string }>`select content from folder_loads order by id desc limit 1`.execute(db);
  return rows[0]?.content ?? null;
}

/** One load at a time: the next waits until this transaction has ended. */
export const lockFolderLoads = (db: Db): Promise<unknown> => sql`select pg_advisory_xact_lock(${LOCK_KEYS.folderLoads}::bigint)`.execute(db);

/** Takes things out of sight that a folder holds no longer; orders and links may point to them, so nothing is deleted. */
export async function hideThings(db: Db, { contents, ...things }: HiddenThings & { contents: readonly { kind: string; code: string }[] }): Promise<void> {
  await hideCatalogueThings(db, things);
  await hideContents(db, contents);
}
