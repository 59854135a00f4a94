import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../http/context.ts';

/**
 * The only rule of product visibility (specification, section 4): the product is visible, its category is visible or absent, and its
 * manufacturer is visible or brand visibility is ignored. Staff see everything. Part of every query on products; expects the alias `p`.
 */
export const visibleTo = (actor: Pick<Actor, 'isStaff'>): RawBuilder<boolean> => (actor.isStaff ? sql<boolean>`true` : SHOWN);

/** The rule as a column, for the listing index, which also holds hidden products. */
export const SHOWN: RawBuilder<boolean> = sql<boolean>`(
  p.visible
  and coalesce((select c.shown from categories c where c.id = p.category_id), true)
  and (p.ignore_brand_visibility or coalesce((select m.visible from manufacturers m where m.id = p.manufacturer_id), true)))`;
