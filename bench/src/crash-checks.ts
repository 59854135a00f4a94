import type { Acknowledged } from './crash-buyers.ts';
import { queryShop, stockFaults } from './shop-database.ts';

export interface Check {
  what: string;
  faults: number;
}

/** Queries of inconsistencies, each of which must return no rows; `$1`: identifiers and keys of the acknowledged orders. */
const QUERIES: Readonly<Record<string, string>> = {
  'acknowledged orders that are lost': `
    select 1 from told where not exists (select from orders o where o.id || '-' || o.code = told.identifier)`,
  'orders nobody was told of': `
    select 1 from orders o where not exists (select from told where told.identifier = o.id || '-' || o.code)`,
  'guests with two orders of one cart': `
    select token_id from orders group by token_id having count(*) <> 1`,
  'keys that do not hold their order': `
    select 1 from told left join idempotency_keys k on k.key = told.key and k.reply ->> 'identifier' = told.identifier
    group by told.key having count(k.key) <> 1`,
  'keys of no order': `
    select 1 from idempotency_keys k where k.endpoint = 'webshop_order_post' and not exists (select from told where told.key = k.key)`,
  'orders whose lines are not those of their cart': `
    select 1 from orders o where
      (select jsonb_object_agg(i.product_id, i.qty) from cart_items i where i.cart_id = o.cart_id)
      is distinct from (select jsonb_object_agg(l.product_id, l.qty) from order_items l where l.order_id = o.id)`,
  'orders whose lines are not what left the stock': `
    select 1 from orders o where
      (select jsonb_object_agg(l.product_id, l.qty) from order_items l where l.order_id = o.id)
      is distinct from (
        select jsonb_object_agg(product_id, qty) from (
          select product_id, -sum(qty)::integer as qty from stock_movements where order_id = o.id group by product_id) gone)`,
  'movements of no order': `
    select 1 from stock_movements m where not exists (select from orders o where o.id = m.order_id)`,
  'orders without their one mail': `
    select 1 from orders o where (select count(*) from mails m where m.dedupe_key = 'order-received:' || o.id) <> 1`,
  'orders without their one event of creation': `
    select 1 from orders o where (select count(*) from order_events e where e.order_id = o.id and e.kind = 'created') <> 1`,
  'orders whose cart is still open': `
    select 1 from orders o join carts c on c.id = o.cart_id where c.ordered_at is null`,
  'closed carts without an order': `
    select 1 from carts c where c.ordered_at is not null and not exists (select from orders o where o.cart_id = c.id)`,
  'orders whose coupons were not redeemed': `
    select 1 from orders o where jsonb_array_length(o.snapshot -> 'coupons') <> (select count(*) from coupon_redemptions r where r.order_id = o.id)`,
  'coupons whose count is not their redemptions': `
    select 1 from coupons c where c.redeemed <> (select count(*) from coupon_redemptions r where r.coupon_id = c.id and not r.returned)`,
};

/** Orders placed through the checkout: the demo shop's seeded orders have neither cart nor guest, nor stock movements or mails. */
const PLACED = 'orders as materialized (select * from public.orders where cart_id is not null or token_id is not null)';

/** Returns the inconsistencies after crashes, with their number. */
export async function crashChecks({
  dataDir,
  acknowledged,
  before,
}: {
  dataDir: string;
  acknowledged: readonly Acknowledged[];
  before: ReadonlyMap<string, number>;
}): Promise<Check[]> {
  const acknowledgedJson = JSON.stringify(acknowledged.map(({ identifier, key }) => ({ identifier, key })));
  const checks: Check[] = [];
  for (const [what, query] of Object.entries(QUERIES)) {
    const text = `with told as materialized (select * from jsonb_to_recordset($1::jsonb) as t(identifier text, key text)), ${PLACED} select count(*)::integer as n from (${query}) found`;
    const [row] = await queryShop<{ n: number }>(dataDir, text, [acknowledgedJson]);
    checks.push({ what, faults: row?.n ?? Number.NaN });
  }
  const repeated = acknowledged.filter((order) => order.repeated !== null && order.repeated !== order.identifier);
  const doubled = acknowledged.length - new Set(acknowledged.map((order) => order.identifier)).size;
  return [
    ...checks,
    { what: 'repeated calls that were told another order', faults: repeated.length },
    { what: 'orders told to two buyers', faults: doubled },
    { what: 'products and warehouses where stock and sold do not add up', faults: await stockFaults(dataDir, before) },
  ];
}
