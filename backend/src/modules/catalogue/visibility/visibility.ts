import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../http/context.ts';

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
