import { type RawBuilder, sql } from 'kysely';
import { hasPriceChanged, isRemoved } from '../view/cart-warnings.ts';
import type { PricedCart } from './price-cart.ts';

interface Change {
  product_id: number;
  seen_amount: number | null;
  told_amount: number | null;
  gone: boolean;
}

interface Acknowledged {
  /** The cart for the reply. */
  cart: PricedCart;
  /** Statements that store which changes the reply reports; usually none. */
  writes: RawBuilder<unknown>[];
}

/**
 * Called at the end of a write: changes that an earlier reply reported are acknowledged (`seen_amount`), new ones are marked as reported
 * (`told_amount`). Every change is thus reported until the next write.
 */
export function acknowledgePriceChanges(priced: PricedCart): Acknowledged {
  const { row, lang } = priced;
  const changes = [...priced.lines.flatMap((line) => changeOf(line, priced)), ...priced.gone.filter((item) => item.told_amount !== 0).map(goneChange)];
  const reportedGone = priced.gone.filter((item) => item.told_amount === 0);
  const removedCoupons = priced.coupons.filter((coupon) => isRemoved(coupon.state));
  const writes: RawBuilder<unknown>[] = [];
  if (changes.length > 0)
    writes.push(sql`
      update cart_items i set seen_amount = c.seen_amount, told_amount = c.told_amount, seen_market = case when c.gone then i.seen_market else ${lang} end
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) c(product_id integer, seen_amount integer, told_amount integer, gone boolean)
      where i.cart_id = ${row.id}::bigint and i.product_id = c.product_id`);
  if (reportedGone.length > 0)
    writes.push(sql`delete from cart_items where cart_id = ${row.id}::bigint and product_id = any(${reportedGone.map((item) => item.product_id)}::integer[])`);
  if (removedCoupons.length > 0) {
    const ids = sql`${removedCoupons.map((one) => one.row.id)}::integer[]`;
    writes.push(
      sql`delete from cart_coupons where cart_id = ${row.id}::bigint and told and coupon_id = any(${ids})`,
      sql`update cart_coupons set told = true where cart_id = ${row.id}::bigint and coupon_id = any(${ids})`,
    );
  }
  writes.push(...acknowledgedServices(priced));
  const seen = new Map(changes.map((change) => [change.product_id, change]));
  const cart = {
    ...priced,
    gone: priced.gone.filter((item) => item.told_amount !== 0),
    coupons: priced.coupons.filter((coupon) => !isRemoved(coupon.state) || !coupon.isAnnounced),
    lines: priced.lines.map((line) => ({ ...line, item: { ...line.item, seen_amount: seen.get(line.product.id)?.seen_amount ?? line.item.seen_amount } })),
  };
  return { cart, writes };
}

/** A service's price counts as seen with the first reply that shows it; a service no longer offered is reported once. */
function acknowledgedServices({ row, lang, services, goneServices }: PricedCart): RawBuilder<unknown>[] {
  const unseen = services.filter(({ row: seen, unit }) => seen.seen_amount !== unit || seen.seen_market !== lang);
  const rows = unseen.map(({ row: { product_id, service_code }, unit }) => ({ product_id, service_code, unit }));
  const seen = sql`
    update cart_services s set seen_amount = c.unit, seen_market = ${lang}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) c(product_id integer, service_code text, unit integer)
    where s.cart_id = ${row.id}::bigint and s.product_id = c.product_id and s.service_code = c.service_code`;
  const gone = sql`
    delete from cart_services s using jsonb_to_recordset(${JSON.stringify(goneServices)}::jsonb) c(product_id integer, service_code text)
    where s.cart_id = ${row.id}::bigint and s.product_id = c.product_id and s.service_code = c.service_code`;
  return [...(rows.length > 0 ? [seen] : []), ...(goneServices.length > 0 ? [gone] : [])];
}

function changeOf(line: PricedCart['lines'][number], priced: PricedCart): Change[] {
  const { item, unit } = line;
  const product_id = item.product_id;
  if (!hasPriceChanged(line, priced)) {
    const isUnchanged = item.seen_amount === unit && item.seen_market === priced.lang && item.told_amount === null;
    return isUnchanged ? [] : [{ product_id, seen_amount: unit, told_amount: null, gone: false }];
  }
  return [
    item.told_amount === unit
      ? { product_id, seen_amount: unit, told_amount: null, gone: false }
      : { product_id, seen_amount: item.seen_amount, told_amount: unit, gone: false },
  ];
}

const goneChange = (item: PricedCart['gone'][number]): Change => ({ product_id: item.product_id, seen_amount: item.seen_amount, told_amount: 0, gone: true });
