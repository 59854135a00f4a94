import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { Actor } from '../../http/context.ts';

/**
 * The one rule of who sees a product (specification, section 4): visible, its category visible (an absent one counts as
 * visible), its manufacturer visible or brand visibility ignored. Staff see everything. Stands at the root of every query
 * on products; expects the product as `p`.
 */
export const visibleTo = (actor: Pick<Actor, 'isStaff'>): RawBuilder<boolean> => (actor.isStaff ? sql<boolean>`true` : SHOWN);

/** The same rule as a value, for the listing index that holds hidden products too. */
export const SHOWN: RawBuilder<boolean> = sql<boolean>`(
  p.visible
  and coalesce((select c.shown from categories c where c.id = p.category_id), true)
  and (p.ignore_brand_visibility or coalesce((select m.visible from manufacturers m where m.id = p.manufacturer_id), true)))`;

/** Keys in the route table of the categories and manufacturers whose pages only staff see. */
export async function selectHiddenListKeys(db: Db): Promise<string[]> {
  const { rows } = await sql<{ page_key: string }>`
    select 'category:' || id as page_key from categories where not shown
    union all select 'manufacturer:' || id from manufacturers where not visible`.execute(db);
  return rows.map((row) => row.page_key);
}

/** Those of the products named, by number or by code in small letters, that only staff see. */
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
