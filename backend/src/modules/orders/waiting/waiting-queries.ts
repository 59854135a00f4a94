import { sql } from 'kysely';
import type { Cart } from '@vitrina/contract/cart';
import type { OrderStatus } from '@vitrina/contract/orders';
import type { CurrencyCode, LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import type { InitialState } from '../placing/initial-state.ts';
import { isSameCode, NO_CODE, readOrderIdentifier } from '../order-identifier.ts';

/** Cancel reason of an order that was not confirmed in time; with `:label` of one that could not be placed. */
export const UNCONFIRMED = 'unconfirmed';

/** An order that waits or waited for its confirmation link. */
export interface WaitingOrder {
  id: number;
  code: string;
  confirm_code: string;
  cart_id: number | null;
  lang: LanguageCode;
  currency: CurrencyCode;
  status: OrderStatus;
  /** Minor units. */
  total: number;
  snapshot: Cart;
  cancel_reason: string | null;
  expires_at: Date | null;
  /** True if expired, by the database's clock. */
  is_over: boolean;
}

/** `null`: unknown id or wrong code; both cost equal time, so that valid ids cannot be found by timing. */
export async function findWaitingOrder(db: Db, link: string): Promise<WaitingOrder | null> {
  const { id, code } = readOrderIdentifier(link);
  const { rows } = await sql<WaitingOrder>`
    select id, code, confirm_code, cart_id, lang, currency, status, total, snapshot, cancel_reason, expires_at, coalesce(expires_at < now(), false) as is_over
    from orders where id = ${Number.isSafeInteger(id) ? id : 0}::bigint and confirm_code is not null`.execute(db);
  return isSameCode(code, rows[0]?.confirm_code ?? NO_CODE) ? (rows[0] ?? null) : null;
}

/** Marks a locked order as placed. */
export async function updatePlaced(db: Db, id: number, { status, paymentStatus, waitMinutes }: InitialState): Promise<void> {
  await sql`
    update orders set status = ${status}, payment_status = ${paymentStatus}, version = version + 1,
      paid_at = case when ${paymentStatus} = 'paid' then now() end, expires_at = now() + make_interval(mins => ${waitMinutes}::integer)
    where id = ${id}::bigint`.execute(db);
}

/** Reopens the cart of an order that was never placed, unless its owner has another open cart. */
export async function reopenCart(db: Db, orderId: number): Promise<void> {
  await sql`
    with freed as (
      update orders o set cart_id = null from (select id, cart_id from orders where id = ${orderId}::bigint) was
      where o.id = was.id and was.cart_id is not null returning was.cart_id
    )
    update carts c set ordered_at = null, updated_at = now() from freed
    where c.id = freed.cart_id and not exists (
      select from carts other where other.ordered_at is null and (other.token_id = c.token_id or other.user_id = c.user_id))`.execute(db);
}
