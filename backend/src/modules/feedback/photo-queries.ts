import { sql } from 'kysely';
import type { Photo } from '../../adapters/photos/make-photo.ts';
import type { Db } from '../../db/index.ts';

/** Inserts a photo of a comment; idempotent. Returns its id, and whether it is new. */
export async function insertCommentPhoto(
  db: Db,
  commentId: number,
  { bytes, small, width, height }: Photo,
  hash: Buffer,
): Promise<{ id: number; isNew: boolean }> {
  const { rows } = await sql<{ id: number }>`
    insert into comment_photos (comment_id, bytes, small, width, height, hash) values (${commentId}::integer, ${bytes}, ${small}, ${width}, ${height}, ${hash})
    on conflict do nothing returning id`.execute(db);
  if (rows[0]) return { id: rows[0].id, isNew: true };
  const existing = await sql<{ id: number }>`select id from comment_photos where comment_id = ${commentId}::integer and hash = ${hash}`.execute(db);
  return { id: (existing.rows[0] as { id: number }).id, isNew: false };
}

export async function countCommentPhotos(db: Db, commentId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from comment_photos where comment_id = ${commentId}::integer`.execute(db);
  return rows[0]?.n ?? 0;
}

/** False: the comment has no such photo. */
export async function deleteCommentPhoto(db: Db, commentId: number, id: number): Promise<boolean> {
  const { rows } = await sql`delete from comment_photos where id = ${id}::integer and comment_id = ${commentId}::integer returning id`.execute(db);
  return rows.length > 0;
}

/** Returns a photo of a published comment on a visible product; `null`: no such photo. */
export async function selectPublicPhoto(db: Db, id: number, size: 'small' | 'large'): Promise<Buffer | null> {
  const { rows } = await sql<{ bytes: Buffer }>`
    select ${size === 'small' ? sql`f.small` : sql`f.bytes`} as bytes
    from comment_photos f join comments c on c.id = f.comment_id and c.approved join products p on p.id = c.product_id and p.visible
    where f.id = ${id}::integer`.execute(db);
  return rows[0]?.bytes ?? null;
}

export async function selectCommentPhoto(db: Db, { id, commentId }: { id: number; commentId: number }): Promise<Buffer | null> {
  const { rows } = await sql<{ bytes: Buffer }>`
    select bytes from comment_photos where id = ${id}::integer and comment_id = ${commentId}::integer`.execute(db);
  return rows[0]?.bytes ?? null;
}

/** Returns a comment to moderation because its photos changed. */
export const awaitDecision = (db: Db, commentId: number) =>
  sql`update comments set approved = false, refusal = null where id = ${commentId}::integer and (approved or refusal is not null)`.execute(db);
