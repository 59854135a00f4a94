import { sql } from 'kysely';
import type { CurrencyCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import type { Texts } from '../catalogue/index.ts';

export interface CouponRow {
  id: number;
  code: string;
  kind: 'percent' | 'amount';
  percent: number | null;
  /** Minor units. */
  amounts: Partial<Record<CurrencyCode, number>>;
  minimums: Partial<Record<CurrencyCode, number>>;
  titles: Texts;
  ends_at: Date | null;
  /** True if started and not ended, by the database's clock. */
  in_time: boolean;
  limit_total: number | null;
  limit_customer: number | null;
  redeemed: number;
  user_id: number | null;
  active: boolean;
  /** True if the coupon was paid for: a means of payment, not a discount. */
  paid: boolean;
  /** Number of redemptions by the given customer. */
  used: number;
}

/** `keys`: all keys under which the customer may have redeemed coupons: id of the account, addresses. */
const columns = (keys: readonly string[]) => sql`
  c.id, c.code, c.kind, c.percent, c.amounts, c.minimums, c.titles, c.ends_at, c.limit_total, c.limit_customer, c.redeemed, c.user_id, c.active, c.paid,
  (c.starts_at is null or c.starts_at <= now()) and (c.ends_at is null or c.ends_at > now()) as in_time,
  (select count(*)::integer from coupon_redemptions r where r.coupon_id = c.id and not r.returned and r.customer_key = any(${keys}::text[])) as used`;

export async function selectCoupons(db: Db, ids: readonly number[], keys: readonly string[]): Promise<CouponRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CouponRow>`
    select ${columns(keys)} from unnest(${ids}::integer[]) with ordinality wanted(id, place) join coupons c on c.id = wanted.id order by wanted.place`.execute(
    db,
  );
  return rows;
}

export async function selectCouponByCode(db: Db, code: string, keys: readonly string[]): Promise<CouponRow | null> {
  const { rows } = await sql<CouponRow>`select ${columns(keys)} from coupons c where c.code = upper(${code})`.execute(db);
  return rows[0] ?? null;
}

/** Coupons that a customer saved or received. */
export async function selectMyCoupons(db: Db, userId: number, keys: readonly string[]): Promise<CouponRow[]> {
  const { rows } = await sql<CouponRow>`
    select ${columns(keys)} from coupons c
    where c.user_id = ${userId}::integer or exists (select from my_coupons m where m.coupon_id = c.id and m.user_id = ${userId}::integer)
    order by c.ends_at nulls last, c.code limit 200`.execute(db);
  return rows;
}
