import { sql } from 'kysely';
import { type Db, json } from '../../db/index.ts';

export async function saveReviews(
  db: Db,
  comments: readonly { product_id: number; lang: string; display_name: string; message: string; rate: number; verified: boolean; created_at: string }[],
): Promise<void> {
  // Reviews by this shop's own visitors stay.
  await sql`delete from comments where person is null and product_id = any(${[...new Set(comments.map((comment) => comment.product_id))]}::integer[])`.execute(
    db,
  );
  await sql`
    insert into comments (product_id, lang, display_name, message, rate, verified, approved, created_at) select product_id, lang, display_name, message, rate, verified, true, created_at
    from jsonb_to_recordset(${json(comments)}::jsonb) as c(product_id integer, lang text, display_name text, message text, rate smallint, verified boolean, created_at timestamptz)`.execute(
    db,
  );
}
