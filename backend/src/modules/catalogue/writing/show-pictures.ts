import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

/**
 * Sets the stored pictures of the products that name one of the addresses (`null`: of all products), in the feed's order. Products with equal pictures are not
 * written.
 */
export async function showPictures(db: Db, addresses: readonly string[] | null): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with wanted as (
      select p.id, row_number() over (partition by p.id order by a.place) - 1 as position, i.upload_path, i.width, i.height
      from import_lines l join products p on p.code = l.code, unnest(l.pictures) with ordinality as a(address, place)
      join import_pictures i on i.address = a.address and i.upload_path is not null
      where ${addresses}::text[] is null or l.pictures && ${addresses}::text[]
    ), changed as (
      select id from (select id, array_agg(upload_path order by position) as paths from wanted group by id) w
      where paths is distinct from (select array_agg(m.upload_path order by m.position) from product_images m where m.product_id = w.id)
    ), gone as (
      delete from product_images m using changed c where m.product_id = c.id and m.position >= (select count(*) from wanted w where w.id = c.id) returning 1
    ), put as (
      insert into product_images (product_id, position, upload_path, width, height, kind, view)
      select w.id, w.position::smallint, w.upload_path, w.width, w.height, 'photo', case when w.position = 0 then 'front' else 'detail' end from wanted w join changed c on c.id = w.id
      on conflict (product_id, position) do update set upload_path = excluded.upload_path, width = excluded.width, height = excluded.height, kind = excluded.kind, view = excluded.view
      returning 1
    )
    select id from changed`.execute(db);
  if (rows.length === 0) return 0;
  await sql`insert into catalogue_changes (kind, subject_id) select 'product', unnest(${rows.map((row) => row.id)}::integer[])`.execute(db);
  await sql`select pg_notify('catalogue', '')`.execute(db);
  return rows.length;
}
