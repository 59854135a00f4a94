import { sql } from 'kysely';
import { type Db, json } from '../../db/index.ts';

export async function saveRedirects(db: Db, redirects: readonly { old_path: string; new_path: string; type: number; position: number }[]): Promise<void> {
  await sql`
    insert into redirects (old_path, new_path, type, position) select old_path, new_path, type, position
    from jsonb_to_recordset(${json(redirects)}::jsonb) as r(old_path text, new_path text, type smallint, position integer) on conflict (old_path) do nothing`.execute(
    db,
  );
}
