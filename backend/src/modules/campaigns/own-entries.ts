import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/** Exports the customer's game entries, made with the account or its address, for a data access request. */
export async function exportEntries(db: Db, { userId, email }: { userId: number | null; email: string }): Promise<{ sweepstakes: unknown[] }> {
  const { rows } = await sql<Record<string, unknown>>`
    select c.code as campaign, c.kind, p.email, p.name, p.answer, p.lang, e.ticket, e.number, e.prize, p.coupon_code, e.entered_at
    from campaign_people p join campaign_entries e on e.id = p.entry_id join campaigns c on c.id = e.campaign_id
    where p.user_id = ${userId}::integer or p.email = ${email} order by e.id`.execute(db);
  return { sweepstakes: rows };
}

/** Erases a person's entries: those of the account, and those with its address if that is confirmed, or a guest's. Draw protocols stay. */
export async function eraseEntries(db: Db, { userId, email }: { userId: number | null; email: string }): Promise<void> {
  await sql`
    delete from campaign_people
    where user_id = ${userId}::integer
      or (email = ${email} and (${userId}::integer is null or exists (select from users where id = ${userId}::integer and confirmed_at is not null)))`.execute(
    db,
  );
}
