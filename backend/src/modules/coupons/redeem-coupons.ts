import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import { PAID_MARGIN } from './issue-coupon.ts';

/**
 * Redeems coupons in the order's transaction. False: a coupon has no redemptions left, in total or for this customer; then roll the transaction
 * back. Row locks serialise orders that redeem one coupon.
 */
export async function redeemCoupons(
  db: Db,
  { orderId, coupons }: { orderId: number; coupons: readonly { id: number; customerKey: string }[] },
): Promise<boolean> {
  for (const { id, customerKey } of coupons.toSorted((a, b) => a.id - b.id)) {
    const { rows } = await sql<{ id: number }>`
      update coupons c set redeemed = redeemed + 1
      where id = ${id}::integer and active and (limit_total is null or redeemed < limit_total) and (ends_at is null or ends_at > now())
      returning id`.execute(db);
    if (rows.length === 0) return false;
    // Counted while the lock is held, so that a waiting transaction sees the previous one.
    const { rows: used } = await sql<{ over: boolean }>`
      select c.limit_customer is not null and count(r.order_id) >= c.limit_customer as over
      from coupons c left join coupon_redemptions r on r.coupon_id = c.id and r.customer_key = ${customerKey} and not r.returned
      where c.id = ${id}::integer group by c.limit_customer`.execute(db);
    if (used[0]?.over !== false) return false;
    await sql`insert into coupon_redemptions (coupon_id, order_id, customer_key) values (${id}::integer, ${orderId}::bigint, ${customerKey})`.execute(db);
  }
  return true;
}

/**
 * Releases the redemptions of a cancelled order; idempotent. A coupon that counts as payment gets back its value without what refunds of the order
 * have already returned, and stays valid for at least 60 days; if nothing is left of it, it stays redeemed.
 */
export async function releaseCoupons(db: Db, orderId: number): Promise<void> {
  await sql`
    with back as (update coupon_redemptions set returned = true where order_id = ${orderId}::bigint and not returned returning coupon_id),
      gone as (select coalesce(sum(prepaid), 0)::integer as amount from refund_lines where order_id = ${orderId}::bigint),
      worth as (
        select c.id, a.key as currency, a.value::integer - gone.amount as amount from coupons c, jsonb_each_text(c.amounts) a, gone
        where c.paid and c.id in (select coupon_id from back))
    update coupons c set
      redeemed = redeemed - 1,
      ends_at = case when c.paid then greatest(c.ends_at, now() + interval '60 days') else c.ends_at end,
      amounts = case when w.id is null then c.amounts else jsonb_build_object(w.currency, w.amount) end,
      minimums = case when w.id is null then c.minimums else jsonb_build_object(w.currency, w.amount + ${PAID_MARGIN}::integer) end
    from back left join worth w on w.id = back.coupon_id
    where c.id = back.coupon_id and (w.id is null or w.amount > 0)`.execute(db);
}
