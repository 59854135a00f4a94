import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import type { OrderDraft } from '../placing/order-draft.ts';

/** True if an order's e-mail is the confirmed address of its account. */
export async function isOwnMailbox(db: Db, { userId, email }: Pick<OrderDraft, 'userId' | 'email'>): Promise<boolean> {
  if (userId === null) return false;
  const { rows } = await sql`
    select from users where id = ${userId}::integer and email = ${email.trim().toLowerCase()} and confirmed_at is not null`.execute(db);
  return rows.length > 0;
}
