import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

/** Sets the relations of imported products to the products named in their lines, if these are in the shop. Other products are not changed. */
export async function refreshImportRelations(db: Db): Promise<void> {
  await sql`
    with told as (
      select p.id as product_id, o.id as related_id, min(r.place)::smallint - 1 as position
      from import_lines l join products p on p.code = l.code, unnest(l.related) with ordinality as r(key, place)
      join import_lines ol on ol.line_key = r.key join products o on o.code = ol.code
      where o.id <> p.id group by 1, 2
    ), gone as (
      delete from product_relations x using products p, import_lines l
      where x.product_id = p.id and l.code = p.code and l.related <> '{}' and (x.product_id, x.related_id) not in (select product_id, related_id from told) returning 1
    )
    insert into product_relations (product_id, related_id, position) select product_id, related_id, position from told
    on conflict (product_id, related_id) do update set position = excluded.position where product_relations.position <> excluded.position`.execute(db);
}
