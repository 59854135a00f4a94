import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import { codeKey } from './code-key.ts';
import type { CodeSketch } from './code-sketch.ts';

/** A part number that so many products share is a word (`Black`), not a number. */
const SHARED = 20;
const MAX_CODE = 80;

/** Products whose code, EAN or part number is the text; configurable ones as their initial offer, variants as themselves. */
export async function selectByCode(db: Db, text: string, codes?: Pick<CodeSketch, 'mayHold'>): Promise<number[]> {
  const key = codeKey(text);
  if (key.length < 3 || key.length > MAX_CODE || codes?.mayHold(key) === false) return [];
  const { rows } = await sql<{ id: number }>`
    select case when p.type = 'configurable' then coalesce(p.initial_offer_id, p.id) else p.id end as id
    from product_codes c join products p on p.id = c.product_id where c.code_key = ${key}
    order by array_position('{code,ean,mpn}'::text[], c.kind), p.score desc, p.id limit ${SHARED + 1}::integer`.execute(db);
  return rows.length > SHARED ? [] : [...new Set(rows.map((row) => row.id))];
}
