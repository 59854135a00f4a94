import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { webshopOrders } from '@vitrina/contract/orders';
import { dayIn } from '@vitrina/contract/values/date';
import { toDecimal } from '@vitrina/contract/values/money';
import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import type { OrderDeps } from '../order-deps.ts';
import { orderIdentifierOf } from '../order-identifier.ts';
import { orderNumber } from '../order-number.ts';

/** Returns the customer's next delivery, and savings by club prices. */
export const accountOverview =
  ({ config }: Pick<OrderDeps, 'config'>) =>
  async (_: object, { db, actor }: CallContext): Promise<Outcome<ReplyOf<typeof webshopOrders.overview>>> => {
    if (actor.userId === null) return fail('error_unauthorized');
    const today = dayIn(new Date(), config.settings.shop.timeZone);
    const [next, gains] = await Promise.all([selectNextDelivery(db, actor.userId, today), selectClubGains(db, actor.userId)]);
    return ok({
      next_delivery: next && { identifier: orderIdentifierOf(next), number: orderNumber(next.id), day: next.day, titles: next.titles },
      club_gains: gains.map(({ currency, amount }) => ({ currency, amount: toDecimal(amount) })),
    });
  };

interface NextDelivery {
  id: number;
  code: string;
  day: string;
  titles: string[];
}

const MOST_TITLES = 3;

/** The undelivered order with the earliest promised day, that of its last parcel; `null`: none from today on, by the shop's clock. */
async function selectNextDelivery(db: Db, userId: number, today: string): Promise<NextDelivery | null> {
  const { rows } = await sql<NextDelivery>`
    select o.id::float8 as id, o.code, max(parcel #>> '{shipping,date}') as day,
      array(select item ->> 'title' from jsonb_path_query(o.snapshot, '$.parcels[*].items[*]') item limit ${MOST_TITLES}) as titles
    from orders o cross join lateral jsonb_array_elements(o.snapshot -> 'parcels') parcel
    where o.user_id = ${userId}::integer and o.status in ('confirmed', 'packed', 'shipped') and parcel #>> '{shipping,date}' is not null
    group by o.id having max(parcel #>> '{shipping,date}') >= ${today}::text order by day, o.id limit 1`.execute(db);
  return rows[0] ?? null;
}

/**
 * Returns the savings on goods bought at club prices: public price less club price at the moment of order, both from the
 * price history. By currency, of the last year.
 */
async function selectClubGains(db: Db, userId: number): Promise<{ currency: string; amount: number }[]> {
  const priceThen = (audience: 'public' | 'loyalty') => sql`
    (select h.amount from price_history h where h.product_id = i.product_id and h.market = o.lang and h.audience = ${audience} and h.valid_from <= o.created_at
      order by h.valid_from desc limit 1)`;
  const { rows } = await sql<{ currency: string; amount: number }>`
    select currency, sum(gain)::integer as amount from (
      select o.currency, (${priceThen('public')} - i.unit_amount) * i.qty as gain
      from orders o join order_items i on i.order_id = o.id
      where o.user_id = ${userId}::integer and o.status not in ('waiting', 'cancelled', 'failed') and o.created_at > now() - interval '1 year'
        and i.unit_amount = ${priceThen('loyalty')}) lines
    where gain > 0 group by currency order by amount desc`.execute(db);
  return rows;
}
