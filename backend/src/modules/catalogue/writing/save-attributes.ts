import { sql } from 'kysely';
import { type Db, type Ids, idsOf, json } from '../../../db/index.ts';
import type { Texts } from '../dictionary.ts';

export async function saveAttributeGroups(db: Db, groups: readonly { code: string; position: number; titles: Texts }[]): Promise<void> {
  await sql`
    insert into attribute_groups (code, position, titles) select code, position, titles from jsonb_to_recordset(${json(groups)}::jsonb) as g(code text, position integer, titles jsonb)
    on conflict (code) do update set position = excluded.position, titles = excluded.titles`.execute(db);
}

export interface AttributeInput {
  code: string;
  type: 'number' | 'choice' | 'flag' | 'text';
  titles: Texts;
  units: Texts | null;
  helps: Texts | null;
  group_code: string;
  position: number;
}

export async function saveAttributes(db: Db, attributes: readonly AttributeInput[]): Promise<void> {
  await sql`
    insert into attributes (code, type, titles, units, helps, group_code, position)
    select code, type, titles, nullif(units, 'null'), nullif(helps, 'null'), group_code, position from jsonb_to_recordset(${json(attributes)}::jsonb)
      as a(code text, type text, titles jsonb, units jsonb, helps jsonb, group_code text, position integer)
    on conflict (code) do update set type = excluded.type, titles = excluded.titles, units = excluded.units, helps = excluded.helps, group_code = excluded.group_code, position = excluded.position`.execute(
    db,
  );
}

export interface AttributeValueInput {
  attribute_code: string;
  code: string;
  titles: Texts;
  number: number | null;
  position: number;
}

/** Returns ids by `attribute code:value code`. */
export async function saveAttributeValues(db: Db, values: readonly AttributeValueInput[]): Promise<Ids> {
  const { rows } = await sql<{ code: string; id: number }>`
    insert into attribute_values (attribute_code, code, titles, number, position)
    select attribute_code, code, titles, number, position from jsonb_to_recordset(${json(values)}::jsonb) as v(attribute_code text, code text, titles jsonb, number double precision, position integer)
    on conflict (attribute_code, code) do update set titles = excluded.titles, number = excluded.number, position = excluded.position
    returning attribute_code || ':' || code as code, id`.execute(db);
  return idsOf(rows);
}

export interface CategoryFilterInput {
  category_id: number;
  attribute_code: string;
  position: number;
  kind: 'choice' | 'range';
  is_filter: boolean;
  tile_position: number | null;
}

/** Replaces the filters of the categories in the list. */
export async function saveCategoryFilters(db: Db, filters: readonly CategoryFilterInput[]): Promise<void> {
  await sql`delete from category_filters where category_id = any(${[...new Set(filters.map((filter) => filter.category_id))]}::integer[])`.execute(db);
  await sql`
    insert into category_filters (category_id, attribute_code, position, kind, is_filter, tile_position)
    select * from jsonb_to_recordset(${json(filters)}::jsonb) as f(category_id integer, attribute_code text, position smallint, kind text, is_filter boolean, tile_position smallint)`.execute(
    db,
  );
}

/** Sets the type of attributes; unchanged ones are not written. */
export async function saveAttributeTypes(db: Db, types: readonly { code: string; type: string }[]): Promise<void> {
  await sql`
    update attributes a set type = t.type from jsonb_to_recordset(${json(types)}::jsonb) as t(code text, type text)
    where a.code = t.code and a.type <> t.type`.execute(db);
}
