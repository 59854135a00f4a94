import type { CartCustomer } from '@vitrina/contract/cart';
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import type { Texts } from '../modules/catalogue/index.ts';

export interface CategoryInput {
  code: string;
  parent_code: string | null;
  position: number;
  visible: boolean;
  titles: Texts;
  slugs: Texts;
  descriptions: Texts;
  image_upload_path: string | null;
}

/** Code to id. */
export type Ids = Map<string, number>;

const idsOf = (rows: { code: string; id: number }[]): Ids => new Map(rows.map((row) => [row.code, row.id]));
const json = (rows: readonly unknown[]) => JSON.stringify(rows);

/** Parents may stand anywhere in the list; all codes of parents must exist afterwards. */
export async function saveCategories(db: Db, categories: readonly CategoryInput[]): Promise<Ids> {
  const { rows } = await sql<{ code: string; id: number }>`
    insert into categories (code, position, visible, titles, slugs, descriptions, image_upload_path)
    select code, position, visible, titles, slugs, descriptions, image_upload_path
    from jsonb_to_recordset(${json(categories)}::jsonb) as c(code text, position integer, visible boolean, titles jsonb, slugs jsonb, descriptions jsonb, image_upload_path text)
    on conflict (code) do update set position = excluded.position, visible = excluded.visible, titles = excluded.titles, slugs = excluded.slugs,
      descriptions = excluded.descriptions, image_upload_path = excluded.image_upload_path
    returning code, id`.execute(db);
  await sql`
    update categories c set parent_id = p.id
    from jsonb_to_recordset(${json(categories)}::jsonb) as i(code text, parent_code text) left join categories p on p.code = i.parent_code
    where c.code = i.code and c.parent_id is distinct from p.id`.execute(db);
  await sql`select refresh_category_tree()`.execute(db);
  return idsOf(rows);
}

export interface ManufacturerInput {
  code: string;
  title: string;
  visible?: boolean;
  descriptions?: Texts;
  address?: string | null;
  email?: string | null;
  logo_upload_path?: string | null;
}

/** Two spellings of a name are one brand. */
export const spellingKey = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '') || title.toLowerCase();

/** Gives ids by spelling key. A brand that is there already keeps its code and title. */
export async function saveManufacturers(db: Db, manufacturers: readonly ManufacturerInput[]): Promise<Ids> {
  const rows = manufacturers.map((one) => ({ visible: true, descriptions: {}, ...one, key: spellingKey(one.title) }));
  const distinct = [...new Map(rows.map((row) => [row.key, row])).values()];
  await sql`
    insert into manufacturers (code, title, spelling_key, visible, descriptions, address, email, logo_upload_path)
    select code, title, key, visible, descriptions, address, email, logo_upload_path
    from jsonb_to_recordset(${json(distinct)}::jsonb) as m(code text, title text, key text, visible boolean, descriptions jsonb, address text, email text, logo_upload_path text)
    on conflict do nothing`.execute(db);
  const { rows: known } = await sql<{
    code: string;
    id: number;
  }>`select spelling_key as code, id from manufacturers where spelling_key = any(${distinct.map((row) => row.key)}::text[])`.execute(db);
  return idsOf(known);
}

/** The brands that are there, by spelling key. Titles may have been changed since, keys are not. */
export async function selectManufacturerKeys(db: Db): Promise<Map<string, { id: number; code: string }>> {
  const { rows } = await sql<{ spelling_key: string; id: number; code: string }>`select spelling_key, id, code from manufacturers`.execute(db);
  return new Map(rows.map(({ spelling_key, ...one }) => [spelling_key, one]));
}

export async function saveSellers(
  db: Db,
  sellers: readonly { code: string; title: string; descriptions: Texts; logo_upload_path?: string | null }[],
): Promise<Ids> {
  const { rows } = await sql<{ code: string; id: number }>`
    insert into sellers (code, title, descriptions, logo_upload_path)
    select code, title, descriptions, logo_upload_path from jsonb_to_recordset(${json(sellers)}::jsonb) as s(code text, title text, descriptions jsonb, logo_upload_path text)
    on conflict (code) do update set title = excluded.title, descriptions = excluded.descriptions, logo_upload_path = excluded.logo_upload_path returning code, id`.execute(
    db,
  );
  return idsOf(rows);
}

export interface WarehouseInput {
  code: string;
  title: string;
  /** Where it is called otherwise. */
  titles?: Texts;
  town: string;
  address: string;
  country: string;
  is_shop: boolean;
  position: number;
  /** By day of the week, Monday first. */
  hours: ([string, string] | null)[];
  latitude: number | null;
  longitude: number | null;
  seller_id?: number | null;
}

export async function saveWarehouses(db: Db, warehouses: readonly WarehouseInput[]): Promise<Ids> {
  const { rows } = await sql<{ code: string; id: number }>`
    insert into warehouses (code, title, titles, town, address, country, is_shop, position, hours, latitude, longitude, seller_id)
    select * from jsonb_to_recordset(${json(warehouses.map((one) => ({ titles: {}, ...one })))}::jsonb)
      as w(code text, title text, titles jsonb, town text, address text, country text, is_shop boolean, position integer, hours jsonb, latitude double precision, longitude double precision, seller_id integer)
    on conflict (code) do update set title = excluded.title, titles = excluded.titles, town = excluded.town, address = excluded.address, is_shop = excluded.is_shop, position = excluded.position, hours = excluded.hours
    returning code, id`.execute(db);
  return idsOf(rows);
}

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

/** Gives ids by `attribute code:value code`. */
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

/** Replaces the filters of the categories that occur. */
export async function saveCategoryFilters(db: Db, filters: readonly CategoryFilterInput[]): Promise<void> {
  await sql`delete from category_filters where category_id = any(${[...new Set(filters.map((filter) => filter.category_id))]}::integer[])`.execute(db);
  await sql`
    insert into category_filters (category_id, attribute_code, position, kind, is_filter, tile_position)
    select * from jsonb_to_recordset(${json(filters)}::jsonb) as f(category_id integer, attribute_code text, position smallint, kind text, is_filter boolean, tile_position smallint)`.execute(
    db,
  );
}

export async function saveTags(
  db: Db,
  tags: readonly { code: string; titles: Texts; slugs: Texts; descriptions: Texts; product_ids: number[] }[],
): Promise<Ids> {
  const { rows } = await sql<{ code: string; id: number }>`
    insert into tags (code, titles, slugs, descriptions) select code, titles, slugs, descriptions from jsonb_to_recordset(${json(tags)}::jsonb) as t(code text, titles jsonb, slugs jsonb, descriptions jsonb)
    on conflict (code) do update set titles = excluded.titles, slugs = excluded.slugs, descriptions = excluded.descriptions returning code, id`.execute(db);
  const ids = idsOf(rows);
  for (const tag of tags) {
    await sql`insert into product_tags (tag_id, product_id) select ${ids.get(tag.code)}::integer, unnest(${tag.product_ids}::integer[]) on conflict do nothing`.execute(
      db,
    );
  }
  return ids;
}

export async function saveLists(
  db: Db,
  lists: readonly { code: string; titles: Texts; slugs: Texts; descriptions: Texts; kind: string; position: number; product_ids: number[] }[],
): Promise<Ids> {
  const { rows } = await sql<{ code: string; id: number }>`
    insert into lists (code, titles, slugs, descriptions, kind, position) select code, titles, slugs, descriptions, kind, position
    from jsonb_to_recordset(${json(lists)}::jsonb) as l(code text, titles jsonb, slugs jsonb, descriptions jsonb, kind text, position integer)
    on conflict (code) do update set titles = excluded.titles, slugs = excluded.slugs, descriptions = excluded.descriptions, kind = excluded.kind returning code, id`.execute(
    db,
  );
  const ids = idsOf(rows);
  for (const list of lists) {
    await sql`delete from list_products where list_id = ${ids.get(list.code)}::integer`.execute(db);
    await sql`insert into list_products (list_id, product_id, position) select ${ids.get(list.code)}::integer, id, place from unnest(${list.product_ids}::integer[]) with ordinality p(id, place)`.execute(
      db,
    );
  }
  return ids;
}

export async function saveRelations(db: Db, relations: readonly { product_id: number; related_id: number; position: number }[]): Promise<void> {
  await sql`
    insert into product_relations (product_id, related_id, position) select product_id, related_id, position
    from jsonb_to_recordset(${json(relations)}::jsonb) as r(product_id integer, related_id integer, position smallint) on conflict do nothing`.execute(db);
}

export async function saveComments(
  db: Db,
  comments: readonly { product_id: number; lang: string; display_name: string; message: string; rate: number; verified: boolean; created_at: string }[],
): Promise<void> {
  // What our own visitors wrote stays.
  await sql`delete from comments where person is null and product_id = any(${[...new Set(comments.map((comment) => comment.product_id))]}::integer[])`.execute(
    db,
  );
  await sql`
    insert into comments (product_id, lang, display_name, message, rate, verified, approved, created_at) select product_id, lang, display_name, message, rate, verified, true, created_at
    from jsonb_to_recordset(${json(comments)}::jsonb) as c(product_id integer, lang text, display_name text, message text, rate smallint, verified boolean, created_at timestamptz)`.execute(
    db,
  );
}

interface SeedUser {
  email: string;
  password_hash: string;
  name: string;
  surname: string;
  display_name: string;
  is_staff: boolean;
  /** Address for the checkout. */
  customer?: CartCustomer;
}

export async function saveUsers(db: Db, users: readonly SeedUser[]): Promise<void> {
  await sql`
    insert into users (email, password_hash, name, surname, display_name, is_staff, customer, confirmed_at)
    select email, password_hash, name, surname, display_name, is_staff, customer, now()
    from jsonb_to_recordset(${json(users)}::jsonb)
      as u(email text, password_hash text, name text, surname text, display_name text, is_staff boolean, customer jsonb) on conflict (email) do nothing`.execute(
    db,
  );
}

export async function saveRedirects(db: Db, redirects: readonly { old_path: string; new_path: string; type: number; position: number }[]): Promise<void> {
  await sql`
    insert into redirects (old_path, new_path, type, position) select old_path, new_path, type, position
    from jsonb_to_recordset(${json(redirects)}::jsonb) as r(old_path text, new_path text, type smallint, position integer) on conflict (old_path) do nothing`.execute(
    db,
  );
}
