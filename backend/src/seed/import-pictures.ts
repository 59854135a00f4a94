import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

export interface KeptPicture {
  address: string;
  upload_path: string;
  width: number;
  height: number;
}

/** Those of the addresses whose picture is there. */
export async function selectPictures(db: Db, addresses: readonly string[]): Promise<Map<string, KeptPicture>> {
  if (addresses.length === 0) return new Map();
  const { rows } = await sql<KeptPicture>`
    select address, upload_path, width, height from import_pictures where address = any(${addresses}::text[]) and upload_path is not null`.execute(db);
  return new Map(rows.map((row) => [row.address, row]));
}

/** Addresses that imported products name and that are not there yet, each once, in the order of the products; tried before or not. */
export async function selectMissingPictures(db: Db): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select a.address from import_lines l join products p on p.code = l.code, unnest(l.pictures) as a(address)
    where not exists (select from import_pictures i where i.address = a.address and i.upload_path is not null)
    group by a.address order by min(p.id)`.execute(db);
  return rows.map((row) => row.address);
}

export async function savePicture(db: Db, { address, upload_path, width, height }: KeptPicture): Promise<void> {
  await sql`
    insert into import_pictures (address, upload_path, width, height) values (${address}, ${upload_path}, ${width}, ${height})
    on conflict (address) do update set upload_path = excluded.upload_path, width = excluded.width, height = excluded.height, problem = null, tried_at = now()`.execute(
    db,
  );
}

export async function savePictureProblem(db: Db, address: string, problem: string): Promise<void> {
  await sql`
    insert into import_pictures (address, problem) values (${address}, ${problem})
    on conflict (address) do update set problem = excluded.problem, tried_at = now() where import_pictures.upload_path is null`.execute(db);
}

/** Gives the products that name one of the addresses, `null` all of them, the pictures that are there, in the feed's order. What is right already is left alone. */
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
