import { sql } from 'kysely';
import { type Db, type Ids, idsOf, json } from '../../../db/index.ts';
import type { Texts } from '../dictionary.ts';

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
    on conflict (code) do update set titles = excluded.titles, slugs = excluded.slugs, descriptions = excluded.descriptions, kind = excluded.kind, position = excluded.position returning code, id`.execute(
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
