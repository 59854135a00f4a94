import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

export interface StoredPicture {
  address: string;
  upload_path: string;
  width: number;
  height: number;
}

/** Returns the stored pictures, by address. */
export async function selectPictures(db: Db, addresses: readonly string[]): Promise<Map<string, StoredPicture>> {
  if (addresses.length === 0) return new Map();
  const { rows } = await sql<StoredPicture>`
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

export async function savePicture(db: Db, { address, upload_path, width, height }: StoredPicture): Promise<void> {
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
