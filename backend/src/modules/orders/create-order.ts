import { sql } from 'kysely';
import type { PaymentType } from '@vitrina/contract/orders';
import type { Db } from '../../db/index.ts';
import { writeMail } from '../../adapters/mail/outbox.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { redeemCoupons } from '../promotions/index.ts';
import type { OrderDraft } from './order-draft.ts';
import { gatewayOf, type OrderDeps } from './order-deps.ts';
import { makeOrderCode, orderIdentifierOf, orderNumber } from './order-identifier.ts';
import { insertOrderEvent } from './order-queries.ts';
import { takeStock } from './stock.ts';

/** More open unpaid orders than these are a way to empty our shelves, not to shop. */
const MOST_OPEN_ORDERS = 20;

/**
 * Makes an order of a cart that the caller holds locked, in the caller's transaction: order, lines, coupons, stock and mail
 * together. After a label the transaction must be rolled back: some of it may have been written.
 */
export async function createOrder(db: Db, draft: OrderDraft, deps: OrderDeps): Promise<Outcome<{ id: number; identifier: string; paymentType: PaymentType }>> {
  if (await hasTooManyOpen(db, draft)) return fail('error_too_many_requests', { headers: { 'retry-after': '3600' } });
  const code = makeOrderCode();
  const first = firstState(draft, deps);
  const id = await insertOrder(db, { draft, code, ...first });
  if (!(await redeemCoupons(db, { orderId: id, coupons: draft.coupons }))) return fail('error_coupon_used');
  const short = await takeStock(db, { orderId: id, lines: draft.lines.filter((line) => !line.onRequest), reason: 'order' });
  if (short.length > 0)
    return fail('error_quantity_not_available', {
      errors: short.map(({ productId, available }) => ({ field: `p-${productId}`, label_name: 'error_quantity_not_available', available })),
    });
  if (first.status === 'confirmed') await insertOrderEvent(db, id, 'confirmed');
  await writeMail(db, {
    dedupeKey: `order-received:${id}`,
    kind: 'order-received',
    recipient: draft.email,
    lang: draft.lang,
    data: { orderId: id, number: orderNumber(id) },
  });
  return ok({ id, identifier: orderIdentifierOf({ id, code }), paymentType: paymentTypeOf(draft) });
}

interface FirstState {
  status: 'new' | 'confirmed';
  paymentStatus: 'unpaid' | 'paid';
  /** `null`: it does not end unpaid. */
  waitMinutes: number | null;
}

/** What costs nothing is paid; what is paid at the door is confirmed at once; all else waits for its money. */
function firstState({ total, payment }: OrderDraft, deps: OrderDeps): FirstState {
  if (total === 0) return { status: 'confirmed', paymentStatus: 'paid', waitMinutes: null };
  const waitMinutes = gatewayOf(deps, payment.code)?.waitMinutes ?? null;
  return { status: waitMinutes === null ? 'confirmed' : 'new', paymentStatus: 'unpaid', waitMinutes };
}

async function hasTooManyOpen(db: Db, { userId, tokenId }: OrderDraft): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from (
      select 1 from orders where status = 'new' and created_at > now() - interval '1 hour'
        and (user_id = ${userId}::integer or token_id = ${tokenId}::uuid) limit ${MOST_OPEN_ORDERS}
    ) as open`.execute(db);
  return (rows[0]?.n ?? 0) >= MOST_OPEN_ORDERS;
}

const paymentTypeOf = ({ total, payment }: OrderDraft): PaymentType => (total === 0 ? 'none' : payment.type);

/** The order with its lines and its first event, in one statement. */
async function insertOrder(db: Db, { draft, code, status, paymentStatus, waitMinutes }: FirstState & { draft: OrderDraft; code: string }): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into orders (code, cart_id, user_id, token_id, lang, currency, email, status, payment_status, payment_code, payment_type, total, snapshot,
        paid_at, expires_at)
      values (${code}, ${draft.cartId}::bigint, ${draft.userId}::integer, ${draft.tokenId}::uuid, ${draft.lang}, ${draft.currency}, ${draft.email},
        ${status}, ${paymentStatus}, ${draft.payment.code}, ${paymentTypeOf(draft)}, ${draft.total}, ${JSON.stringify(draft.snapshot)}::jsonb,
        case when ${paymentStatus} = 'paid' then now() end, now() + make_interval(mins => ${waitMinutes}::integer))
      returning id
    ), lines as (
      insert into order_items (order_id, product_id, position, code, qty, unit_amount, vat_percent)
      select made.id, l."productId", l.position, l.code, l.qty, l."unitAmount", l."vatPercent"
      from made, jsonb_to_recordset(${JSON.stringify(draft.lines.map((line, position) => ({ ...line, position })))}::jsonb)
        as l("productId" integer, position smallint, code text, qty integer, "unitAmount" integer, "vatPercent" numeric)
    ), told as (
      insert into order_events (order_id, kind) select id, 'created' from made
    )
    select id from made`.execute(db);
  return (rows[0] as { id: number }).id;
}
