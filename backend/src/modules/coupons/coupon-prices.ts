import { type CouponPrice, LAST_DAYS } from '@vitrina/contract/catalogue';
import { toDecimal } from '@vitrina/contract/values/money';
import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { type Outcome, ok } from '../../http/outcome.ts';
import { discountPercent, SHOWN } from '../catalogue/index.ts';

interface Row {
  id: number;
  code: string;
  /** Minor units. */
  price: number;
  lowest: number | null;
}

/**
 * Returns prices with public coupons, with the lowest price of the thirty days before the coupon began (directive 98/6, article 6a). A coupon that
 * has run for more than thirty days counts as begun thirty days ago.
 */
async function selectCouponPrices(db: Db, ids: readonly number[], market: LanguageCode): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select p.id, c.code, pr.amount - round(pr.amount * (c.percent / 100.0))::integer as price,
      (select min(h.amount) from (
        select amount, valid_from, least(valid_to, lead(valid_from) over (partition by audience order by valid_from)) as ended from price_history
        where product_id = p.id and market = pr.market and audience in ('public', 'coupon')) h
        where h.valid_from < began.at and (h.ended is null or h.ended > began.at - make_interval(days => ${LAST_DAYS}))) as lowest
    from products p join prices pr on pr.product_id = p.id and pr.market = ${market} cross join coupons c
    cross join lateral (
      select greatest(now() - make_interval(days => ${LAST_DAYS}), coalesce(c.starts_at, (
        select min(h.valid_from) from price_history h where h.product_id = p.id and h.market = pr.market and h.audience = 'coupon'), now())) as at) began
    where p.id = any(${ids}::integer[]) and ${SHOWN} and p.status <> 3 and is_public_coupon(c) and (c.starts_at is null or c.starts_at <= now())
    order by p.id, c.code`.execute(db);
  return rows;
}

/** Returns the public prices of products with coupons. */
export async function listCouponPrices({ ids }: { ids: readonly number[] }, { db, lang }: CallContext): Promise<Outcome<{ items: CouponPrice[] }>> {
  const rows = await selectCouponPrices(db, ids, lang);
  const items = rows.map(({ id, code, price, lowest }) => ({
    id,
    code,
    price: toDecimal(price),
    lowest_price_30_days: toDecimal(lowest),
    percent: discountPercent(price, lowest),
  }));
  return ok({ items }, ['coupons', ...ids.map((id) => `product:${id}`)]);
}
