import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import { codeKey } from './code-key.ts';
import type { CodeSketch } from './code-sketch.ts';

/** Limit of products per part number; a text shared by more is a word (`Black`), not a part number. */
const SHARED = 20;
const MAX_CODE = 80;

/** Products with this code, EAN or part number; a configurable product as its initial offer, a variant as itself. */
export async function selectByCode(db: Db, text: string, codes?: Pick<CodeSketch, 'mightContain'>): Promise<number[]> {
  const key = codeKey(text);
  if (key.length < 3 || key.length > MAX_CODE || codes?.mightContain(key) === false) return [];
  const { rows } = await sql<{ id: number }>`
    select case when p.type = 'configurable' then coalesce(p.initial_offer_id, p.id) else p.id end as id
    from product_codes c join products p on p.id = c.product_id where c.code_key = ${key}
    order by array_position('{code,ean,mpn}'::text[], c.kind), p.score desc, p.id limit ${SHARED + 1}::integer`.execute(db);
  return rows.length > SHARED ? [] : [...new Set(rows.map((row) => row.id))];
}
