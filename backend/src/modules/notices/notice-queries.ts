import { sql } from 'kysely';
import type { NoticeKind } from '@vitrina/contract/notices';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';

export interface NoticeRow {
  id: number;
  /** `null`: a notice about search words. */
  product_id: number | null;
  /** Search words; `null`: a notice about a product. */
  q: string | null;
  kind: NoticeKind | 'found';
  email: string;
  lang: LanguageCode;
  confirmed_at: Date | null;
  told_at: Date | null;
  stopped_at: Date | null;
}

const COLUMNS = sql`id, product_id, q, kind, email, lang, confirmed_at, told_at, stopped_at`;

export async function selectNotice(db: Db, code: string): Promise<NoticeRow | null> {
  const { rows } = await sql<NoticeRow>`select ${COLUMNS} from notices where code = ${code}`.execute(db);
  return rows[0] ?? null;
}

export interface NewNotice {
  productId: number;
  kind: NoticeKind;
  email: string;
  userId: number | null;
  lang: LanguageCode;
  targetAmount: number | null;
  seenAmount: number;
  code: string;
}

/** Minutes until a repeated request sends another mail. */
export const QUIET_MINUTES = 10;

/** Saves an unconfirmed notice; a repeated request updates it. Returns its id and how many mails were requested. */
export async function upsertUnconfirmed(
  db: Db,
  { productId, kind, email, lang, targetAmount, seenAmount, code }: NewNotice,
): Promise<{ id: number; asks: number }> {
  const { rows } = await sql<{ id: number; asks: number }>`
    insert into notices (product_id, kind, email, lang, target_amount, seen_amount, code)
    values (${productId}::integer, ${kind}, ${email}, ${lang}, ${targetAmount}::integer, ${seenAmount}::integer, ${code})
    on conflict (product_id, kind, email) where confirmed_at is null and stopped_at is null do update
      set lang = excluded.lang, target_amount = excluded.target_amount, seen_amount = excluded.seen_amount, asked_at = now(),
        asks = notices.asks + case when notices.asked_at < now() - make_interval(mins => ${QUIET_MINUTES}) then 1 else 0 end
    returning id, asks`.execute(db);
  return rows[0] as { id: number; asks: number };
}

/** Saves a notice for a confirmed address, replacing an existing one. */
export async function upsertConfirmed(db: Db, { productId, kind, email, userId, lang, targetAmount, seenAmount, code }: NewNotice): Promise<void> {
  await sql`
    insert into notices (product_id, kind, email, user_id, lang, target_amount, seen_amount, code, confirmed_at)
    values (${productId}::integer, ${kind}, ${email}, ${userId}::integer, ${lang}, ${targetAmount}::integer, ${seenAmount}::integer, ${code}, now())
    on conflict (product_id, kind, email) where confirmed_at is not null and told_at is null and stopped_at is null do update
      set lang = excluded.lang, target_amount = excluded.target_amount, seen_amount = excluded.seen_amount`.execute(db);
}

/** Confirms a notice; an earlier confirmed one for that product ends. */
export async function confirmNotice(db: Db, { id, product_id, q, lang, kind, email }: NoticeRow): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`notice:${product_id ?? `${lang} ${q}`}:${kind}:${email}`}))`.execute(db);
  await sql`
    update notices set stopped_at = now()
    where product_id is not distinct from ${product_id}::integer and q is not distinct from ${q}::text and (q is null or lang = ${lang})
      and kind = ${kind} and email = ${email} and id <> ${id}::bigint
      and confirmed_at is not null and told_at is null and stopped_at is null`.execute(db);
  await sql`update notices set confirmed_at = now() where id = ${id}::bigint and confirmed_at is null and stopped_at is null`.execute(db);
}

/** Stops all pending notices of an address. */
export async function stopNotices(db: Db, email: string): Promise<void> {
  await sql`update notices set stopped_at = now() where email = ${email} and told_at is null and stopped_at is null`.execute(db);
}

/** Resolves with true if the address is the user's own and confirmed. */
export async function isConfirmedAddress(db: Db, userId: number, email: string): Promise<boolean> {
  const { rows } = await sql`select from users where id = ${userId}::integer and email = ${email} and confirmed_at is not null`.execute(db);
  return rows.length > 0;
}
