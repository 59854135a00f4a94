import { sql } from 'kysely';
import { type Db, json } from '../../db/index.ts';

/** Hides contents; links may point to them, so nothing is deleted. */
export async function hideContents(db: Db, contents: readonly { kind: string; code: string }[]): Promise<void> {
  if (contents.length > 0)
    await sql`update contents c set visible = false, updated_at = now() from jsonb_to_recordset(${json(contents)}::jsonb) as i(kind text, code text) where c.kind = i.kind and c.code = i.code`.execute(
      db,
    );
}
