import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import type { ReportRow } from './report-queries.ts';

interface Removal {
  id: number;
  basis: string;
  statement: string;
}

/**
 * Removes the subject of a report from the shop; the guardian does not restore it. Content that staff had removed themselves stays unchanged, so
 * that an appeal does not show it. Pages must be changed by staff.
 */
export async function removeReported(db: Db, { subject, subject_id }: ReportRow, { id, basis, statement }: Removal): Promise<void> {
  if (subject_id === null) return;
  const finding = JSON.stringify([{ rule: 'report', field: 'report', reason: statement, law: basis, report: id }]);
  if (subject === 'review') await sql`update comments set approved = false, refusal = 'illegal' where id = ${subject_id}::integer and approved`.execute(db);
  else if (subject === 'question')
    await sql`update product_questions set approved = false, refusal = 'illegal' where id = ${subject_id}::integer and approved`.execute(db);
  else if (subject === 'product' || subject === 'seller')
    await sql`
      with held as (
        insert into law_holds (product_id, findings)
        select id, ${finding}::jsonb from products where ${subject === 'product' ? sql`id = ${subject_id}::integer` : sql`seller_id = ${subject_id}::integer`} and type <> 'configurable'
          and (visible or exists (select from law_holds h where h.product_id = products.id))
        on conflict (product_id) do update set findings = law_holds.findings || excluded.findings returning product_id
      )
      update products p set visible = false, updated_at = now() from held where p.id = held.product_id`.execute(db);
}

/** Restores the subject; what is hidden for another reason stays hidden. */
export async function restoreReported(db: Db, { subject, subject_id }: ReportRow, id: number): Promise<void> {
  if (subject_id === null) return;
  if (subject === 'review')
    await sql`update comments set approved = true, refusal = null where id = ${subject_id}::integer and refusal = 'illegal'`.execute(db);
  else if (subject === 'question')
    await sql`update product_questions set approved = true, refusal = null where id = ${subject_id}::integer and refusal = 'illegal'`.execute(db);
  else
    await sql`
      with held as (
        select product_id, (select coalesce(jsonb_agg(f), '[]') from jsonb_array_elements(findings) f where f ->> 'report' is distinct from ${String(id)}) as rest
        from law_holds where findings @> ${JSON.stringify([{ report: id }])}::jsonb
      ), kept as (
        update law_holds l set findings = held.rest from held where l.product_id = held.product_id and held.rest <> '[]'
      ), freed as (
        delete from law_holds l using held where l.product_id = held.product_id and held.rest = '[]' returning l.product_id
      )
      update products p set visible = true, updated_at = now() from freed where p.id = freed.product_id`.execute(db);
}

/** Returns the person a decision affects besides its reporter: another seller, or the author of a review with an account; `null`: none. */
export async function concerned(db: Db, { subject, subject_id }: ReportRow): Promise<{ email: string; lang: LanguageCode } | null> {
  if (subject_id === null || subject === 'page') return null;
  const query =
    subject === 'review'
      ? sql`select u.email, u.lang from comments c join users u on u.id = c.user_id where c.id = ${subject_id}::integer`
      : subject === 'question'
        ? sql`select coalesce(q.email, u.email) as email, q.lang from product_questions q left join users u on u.id = q.user_id where q.id = ${subject_id}::integer`
        : subject === 'seller'
          ? sql`select s.law ->> 'email' as email, null as lang from sellers s where s.id = ${subject_id}::integer`
          : sql`select s.law ->> 'email' as email, null as lang from products p join sellers s on s.id = p.seller_id where p.id = ${subject_id}::integer`;
  const { rows } = await query.execute(db);
  const row = rows[0] as { email: string | null; lang: LanguageCode | null } | undefined;
  return row?.email ? { email: row.email, lang: row.lang ?? 'si' } : null;
}
