import { sql } from 'kysely';
import { type Db, deferred } from '../../../db/index.ts';
import { type InitialState, paymentTypeOf } from './initial-state.ts';
import type { OrderDraft } from './order-draft.ts';

/** Terms of withdrawal promised at the order; later changes apply to later orders. */
export interface WithdrawalPromise {
  /** Days after delivery. */
  days: number;
  /** Time zone in which the days are counted. */
  timeZone: string;
  /** Country of the seller, whose public holidays move the due day of a refund. */
  sellerCountry: string;
}

type NewOrder = InitialState & {
  id: number;
  promise: WithdrawalPromise;
  draft: OrderDraft;
  code: string;
  /** Secret of an order waiting for confirmation; else `null`. */
  confirmCode: string | null;
  /** Hash of the guest's network. */
  network: string | null;
  /** Hash of the site (/48) around the network; IPv6 only. */
  site: string | null;
};

/** Lines with their positions, services after the goods. */
const placed = ({ lines, services = [] }: OrderDraft) => [...lines, ...services].map((line, position) => ({ ...line, position }));

/** Inserts order and lines in one statement, with the next one of the transaction. */
export async function insertOrder(
  db: Db,
  { id, draft, promise, code, confirmCode, network, site, status, paymentStatus, waitMinutes }: NewOrder,
): Promise<void> {
  await deferred(sql`
    with made as (
      insert into orders (id, code, confirm_code, network, site, cart_id, user_id, token_id, lang, currency, email, status, payment_status, payment_code, payment_type,
        total, snapshot, paid_at, expires_at, withdrawal_days, time_zone, seller_country)
      values (${id}::bigint, ${code}, ${confirmCode}, ${network}, ${site}, ${draft.cartId}::bigint, ${draft.userId}::integer, ${draft.tokenId}::uuid, ${draft.lang}, ${draft.currency},
        ${draft.email}, ${status}, ${paymentStatus}, ${draft.payment.code}, ${paymentTypeOf(draft)}, ${draft.total}, ${JSON.stringify(draft.snapshot)}::jsonb,
        case when ${paymentStatus} = 'paid' then now() end, now() + make_interval(mins => ${waitMinutes}::integer),
        ${promise.days}, ${promise.timeZone}, ${promise.sellerCountry})
      returning id
    )
    insert into order_items (order_id, product_id, position, code, qty, unit_amount, vat_percent, service_code, of_position, begins_early)
      select made.id, l."productId", l.position, l.code, l.qty, l."unitAmount", l."vatPercent", l.service, l.of, coalesce(l."beginsEarly", false)
      from made, jsonb_to_recordset(${JSON.stringify(placed(draft))}::jsonb)
        as l("productId" integer, position smallint, code text, qty integer, "unitAmount" integer, "vatPercent" numeric, service text, of smallint,
          "beginsEarly" boolean)`).execute(db);
}
