import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { customers } from '@vitrina/contract/customers';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { sql } from 'kysely';
import type { TestBackend } from './test-backend.ts';

/** A visitor of the shop with a token of their own. */
export interface Visitor {
  token: string;
  lang?: LanguageCode;
}

export const newGuest = async (shop: TestBackend, lang: LanguageCode = 'si'): Promise<Visitor> => ({
  token: (await shop.get(customers.generateToken)).jwt,
  lang,
});

/** A product by its code, as the database knows it. */
export async function productNamed(shop: TestBackend, code: string): Promise<{ id: number; key: string; qty: number }> {
  const { rows } = await sql<{ id: number; qty: number }>`
    select p.id, coalesce((select sum(qty) from stock where product_id = p.id), 0)::integer as qty from products p where p.code = ${code}`.execute(
    shop.database.db,
  );
  const row = rows[0];
  if (!row) throw new Error(`no product ${code}`);
  return { ...row, key: `p-${row.id}` };
}

/** Ids of ordinary products with at least so many pieces in the central warehouse, cheapest first. */
export async function someProducts(
  shop: TestBackend,
  count: number,
  { market = 'si', least = 20, from = 0 } = {},
): Promise<{ id: number; key: string; amount: number }[]> {
  const { rows } = await sql<{ id: number; amount: number }>`
    select p.id, pr.amount from products p join prices pr on pr.product_id = p.id and pr.market = ${market}
    join stock s on s.product_id = p.id and s.qty >= ${least} join warehouses w on w.id = s.warehouse_id and not w.is_shop and w.seller_id is null
    where p.status = 1 and p.visible and p.type = 'simple' and not p.age_verification and p.seller_id is null and pr.amount >= ${from}
    order by pr.amount, p.id limit ${count}`.execute(shop.database.db);
  return rows.map((row) => ({ ...row, key: `p-${row.id}` }));
}

export const ANA = {
  email: 'ana.kupec@vitrina.test',
  phone: '040 123 456',
  name: 'Ana',
  surname: 'Kupec',
  street: 'Prešernova cesta 1',
  post_code: '1000',
  town: 'Ljubljana',
} as const;

/** Everything but the order itself: a product, address, delivery, payment. */
export async function readyCart(shop: TestBackend, who: Visitor, key: string, qty = 1): Promise<void> {
  await shop.get(webshopCart.addProduct, { shopping_cart_code: key, qty }, who);
  await shop.get(webshopCheckout.setCustomer, { type: 'webshop.guest', country: 'SI', fields: ANA }, who);
  await shop.get(webshopCheckout.setShipping, { shipping: 'delivery' }, who);
  await shop.get(webshopCheckout.setPayment, { payment: 'bank-transfer' }, who);
}
