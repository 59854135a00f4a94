import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

export interface NewPhoto {
  returnId: number;
  bytes: Buffer;
  width: number;
  height: number;
  hash: Buffer;
  by: number | null;
}

/** Inserts a photo once. Returns its id, and whether it is new. */
export async function insertPhoto(db: Db, { returnId, bytes, width, height, hash, by }: NewPhoto): Promise<{ id: number; isNew: boolean }> {
  const { rows } = await sql<{ id: number }>`
    insert into return_photos (return_id, bytes, width, height, hash, created_by) values (${returnId}::integer, ${bytes}, ${width}, ${height}, ${hash}, ${by}::integer)
    on conflict do nothing returning id`.execute(db);
  if (rows[0]) return { id: rows[0].id, isNew: true };
  const existing = await sql<{ id: number }>`select id from return_photos where return_id = ${returnId}::integer and hash = ${hash}`.execute(db);
  return { id: (existing.rows[0] as { id: number }).id, isNew: false };
}

export async function selectPhoto(db: Db, { id, returnId }: { id: number; returnId: number }): Promise<Buffer | null> {
  const { rows } = await sql<{ bytes: Buffer }>`select bytes from return_photos where id = ${id}::integer and return_id = ${returnId}::integer`.execute(db);
  return rows[0]?.bytes ?? null;
}
