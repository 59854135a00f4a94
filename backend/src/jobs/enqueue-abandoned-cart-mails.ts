import { sql } from 'kysely';
import { isLanguageCode } from '@vitrina/contract/values/languages';
import { enqueueMail } from '../adapters/mail/outbox.ts';
import type { Db } from '../db/index.ts';

interface LeftCart {
  id: number;
  lang: string;
  email: string;
}

/** Hours after which a cart counts as abandoned, and after which it is too old for a reminder. */
const LEFT_AFTER_HOURS = 4;
const TOO_OLD_HOURS = 72;

/**
 * Enqueues one mail about each abandoned cart with an address and consent, once ever; none if its buyer has ordered since (decision G18). Returns
 * the number of carts.
 */
export const enqueueAbandonedCartMails = (db: Db): Promise<number> =>
  db.transaction().execute(async (db) => {
    const { rows } = await sql<LeftCart>`
      update carts c set reminded_at = now()
      from (
        select c.id, coalesce(nullif(c.customer #>> '{fields,email}', ''), u.email) as email
        from carts c left join users u on u.id = c.user_id
        where c.ordered_at is null and c.reminder_consent and c.reminded_at is null
          and c.updated_at < now() - make_interval(hours => ${LEFT_AFTER_HOURS}) and c.updated_at > now() - make_interval(hours => ${TOO_OLD_HOURS})
          and exists (select from cart_items i where i.cart_id = c.id)
        order by c.updated_at
        limit 500
        for update of c skip locked
      ) left_behind
      where c.id = left_behind.id and left_behind.email is not null
        and not exists (
          select from orders o
          where o.created_at >= c.created_at and (lower(o.email) = lower(left_behind.email) or o.user_id = c.user_id))
      returning c.id, c.lang, left_behind.email`.execute(db);
    for (const { id, lang, email } of rows) {
      if (!isLanguageCode(lang)) continue;
      await enqueueMail(db, { dedupeKey: `cart-reminder:${id}`, kind: 'cart-reminder', recipient: email, lang, data: { cartId: id } });
    }
    return rows.length;
  });
