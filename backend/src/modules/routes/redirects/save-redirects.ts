import { sql } from 'kysely';
import { type Db, json } from '../../../db/index.ts';
import { lockRedirects } from './record-redirects.ts';

/** Saves rules by their old paths. */
export async function saveRedirects(db: Db, redirects: readonly { old_path: string; new_path: string; type: number; position: number }[]): Promise<void> {
  await lockRedirects(db);
  await sql`
    insert into redirects (old_path, new_path, type, position) select old_path, new_path, type, position
    from jsonb_to_recordset(${json(redirects)}::jsonb) as r(old_path text, new_path text, type smallint, position integer)
    on conflict (old_path) do update set new_path = excluded.new_path, type = excluded.type, position = excluded.position, recorded = false`.execute(db);
}

export const deleteRedirects = async (db: Db, oldPaths: readonly string[]): Promise<void> =>
  void (await sql`delete from redirects where old_path = any(${[...oldPaths]}::text[])`.execute(db));
