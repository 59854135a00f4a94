import { type RawBuilder, sql } from 'kysely';
import type { OrderStatus, PaymentStatus } from '@vitrina/contract/orders';
import { LATE_HOURS } from '@vitrina/contract/staff/notices';
import type { OrderCheck, OrderMark } from '@vitrina/contract/staff/orders';

export interface OrderFilter {
  text?: string | undefined;
  state?: OrderStatus | readonly OrderStatus[] | undefined;
  payment?: PaymentStatus | undefined;
  payment_code?: string | undefined;
  market?: string | undefined;
  product?: string | undefined;
  coupon?: string | undefined;
  carrier?: string | undefined;
  warehouse?: string | undefined;
  mark?: OrderMark | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The cut-off of the present or last working day: orders that could be packed before it are due today. */
export interface CutOff {
  /** `2026-11-23` */
  day: string;
  /** `14:00` */
  time: string;
  timeZone: string;
}

const READY = sql`coalesce(o.paid_at, o.created_at)`;
const isSame = (column: RawBuilder<unknown>, value: string): RawBuilder<unknown> => sql`lower(${column}) = lower(${value})`;

const MOST_TRIES = 2;
const MOST_OF_A_NETWORK = 2;
const MOST_UNPAID = 2;

/** SQL over `orders o`: the reasons to review an order, by mark. */
const CHECKS: Readonly<Record<OrderCheck, RawBuilder<unknown>>> = {
  tries: sql`(select count(*) from payments p where p.reference = 'order-' || o.id and p.status = 'failed') > ${sql.lit(MOST_TRIES)}`,
  // The network is stored as a hash, and only as long as stock is reserved for the order.
  network: sql`(o.network is not null and (select count(distinct lower(n.email)) from orders n
    where n.network = o.network and n.created_at > o.created_at - interval '1 day' and lower(n.email) <> lower(o.email)) > ${sql.lit(MOST_OF_A_NETWORK)})`,
  unpaid: sql`(select count(*) from orders f where lower(f.email) = lower(o.email) and f.status = 'failed'
    and f.created_at between o.created_at - interval '30 days' and o.created_at) > ${sql.lit(MOST_UNPAID)}`,
};
/** A sent order needs no review. */
const IS_REVIEWABLE = sql`o.status in ('new', 'confirmed', 'packed')`;
const ALL_CHECKS = Object.entries(CHECKS) as [OrderCheck, RawBuilder<unknown>][];

/** SQL: the marks of an order, as an array. */
export const checksOf = sql`case when ${IS_REVIEWABLE} then array_remove(array[${sql.join(ALL_CHECKS.map(([check, has]) => sql`case when ${has} then ${sql.lit(check)} end`))}]::text[], null) else '{}' end`;

/** Returns the condition that an order has a mark, over `orders o`. */
export const hasMark = (mark: OrderMark, { day, time, timeZone }: CutOff): RawBuilder<unknown> =>
  ({
    due: sql`(o.status in ('confirmed', 'packed') and ${READY} < (${day}::date + ${time}::time) at time zone ${timeZone})`,
    late: sql`(o.status = 'confirmed' and ${READY} < now() - make_interval(hours => ${LATE_HOURS}))`,
    note: sql`exists (select from order_desks d where d.order_id = o.id and d.note is not null)`,
    withdrawn: sql`exists (select from withdrawals w where w.order_id = o.id and w.confirmed_at is not null)`,
    age: sql`o.asks_age`,
    check: sql`(${IS_REVIEWABLE} and (${sql.join(
      ALL_CHECKS.map(([, has]) => has),
      sql` or `,
    )}))`,
  })[mark];

/** Returns the conditions on an order's related tables. */
function relatedConditions({ product, coupon, carrier, warehouse }: OrderFilter): RawBuilder<unknown>[] {
  return [
    ...(product === undefined ? [] : [sql`o.id in (select i.order_id from order_items i where ${isSame(sql`i.code`, product)})`]),
    ...(coupon === undefined
      ? []
      : [sql`o.id in (select r.order_id from coupon_redemptions r join coupons c on c.id = r.coupon_id where c.code = upper(${coupon}) and not r.returned)`]),
    ...(carrier === undefined ? [] : [sql`exists (select from shipments s where s.order_id = o.id and s.carrier = ${carrier} and s.state <> 'cancelled')`]),
    ...(warehouse === undefined
      ? []
      : [
          sql`exists (select from stock_movements m join warehouses h on h.id = m.warehouse_id where m.order_id = o.id and h.code = ${warehouse} and m.qty < 0)`,
        ]),
  ];
}

/** Returns the condition of a filter except its text, over `orders o`. */
export function matchingOrders(filter: OrderFilter, cutOff: CutOff): RawBuilder<unknown> {
  const { state, payment, payment_code, market, mark, from, to } = filter;
  const states = state === undefined ? null : [state].flat();
  const parts = [
    sql`true`,
    // One state uses the index, several are a filter.
    ...(states === null ? [] : [states.length === 1 ? sql`o.status = ${states[0]}` : sql`o.status = any(${states}::text[])`]),
    ...(payment === undefined ? [] : [sql`o.payment_status = ${sql.lit(payment)}`]),
    ...(payment_code === undefined ? [] : [sql`o.payment_code = ${payment_code}`]),
    ...(market === undefined ? [] : [sql`o.lang = ${market}`]),
    ...(from === undefined ? [] : [sql`o.created_at >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [sql`o.created_at < ${to}::timestamptz`]),
    ...(mark === undefined ? [] : [hasMark(mark, cutOff)]),
    ...relatedConditions(filter),
  ];
  return sql.join(parts, sql` and `);
}
