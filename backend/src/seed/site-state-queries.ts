import { type RawBuilder, sql } from 'kysely';

/** Things that a folder holds in lists beside its catalogue and texts. */
export type SiteKindName = 'menu';

/** Each by code with its value, in the words of a folder. */
export const SITE_STATE: Readonly<Record<SiteKindName, RawBuilder<unknown>>> = {
  menu: sql`select code, jsonb_build_object('items', items) as value from menus order by code`,
};
