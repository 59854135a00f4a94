import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';

/** Withdraws the consent to reminders for the cart of the link and all other carts with its address. The shopper can consent again at the next purchase. */
export async function stopReminders(db: Db, code: string): Promise<Outcome<Record<string, never>>> {
  const { rows } = await sql<{ id: number; email: string | null }>`
    select c.id, lower(coalesce(nullif(c.customer #>> '{fields,email}', ''), u.email)) as email
    from carts c left join users u on u.id = c.user_id where c.restore_code = ${code}`.execute(db);
  const [cart] = rows;
  if (!cart) return fail('error_empty_data');
  await sql`
    update carts c set reminder_consent = false
    where c.reminder_consent and c.ordered_at is null and (c.id = ${cart.id}::bigint
      or lower(coalesce(nullif(c.customer #>> '{fields,email}', ''), (select u.email from users u where u.id = c.user_id))) = ${cart.email})`.execute(db);
  return ok({});
}
