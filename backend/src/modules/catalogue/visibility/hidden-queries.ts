import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import { SHOWN } from './visibility.ts';

/** Keys in the route table of categories and manufacturers whose pages are visible to staff only. */
export async function selectHiddenListKeys(db: Db): Promise<string[]> {
  const { rows } = await sql<{ page_key: string }>`
    select 'category:' || id as page_key from categories where not shown
    union all select 'manufacturer:' || id from manufacturers where not visible`.execute(db);
  return rows.map((row) => row.page_key);
}

/** Returns which of these products, by id or by code in lower case, are visible to staff only. */
export async function selectHiddenProducts(
  db: Db,
  { ids, codes }: { ids: readonly number[]; codes: readonly string[] },
): Promise<{ id: number; code: string }[]> {
  if (ids.length + codes.length === 0) return [];
  const { rows } = await sql<{ id: number; code: string }>`
    select p.id, p.code from products p
    where (p.id = any(${ids}::integer[]) or lower(p.code) = any(${codes}::text[])) and ${SHOWN} is not true`.execute(db);
  return rows;
}
