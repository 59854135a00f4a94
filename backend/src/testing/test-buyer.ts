import type { GatewayEvent } from '../adapters/payments/gateway.ts';
import { SANDBOX_SIGNATURE, type SandboxMessage, signMessage } from '../adapters/payments/index.ts';
import { sql } from 'kysely';
import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { customers } from '@vitrina/contract/customers';
import { webshopOrders } from '@vitrina/contract/orders';
import { COUNTRIES, type CountryCode } from '@vitrina/contract/values/countries';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { TEST_SANDBOX, type TestBackend } from './test-backend.ts';

const FIELDS = {
  email: 'zana.duric@example.com',
  phone: '040 123 456',
  name: 'Žana',
  surname: 'Đurić Šinkovec',
  street: 'Čopova ulica 14',
  post_code: '1000',
  town: 'Ljubljana',
};

const placeIn = (country: CountryCode) => (country === 'SI' ? {} : { post_code: COUNTRIES[country].postCodeExample, phone: COUNTRIES[country].phoneExample });

interface Purchase {
  productId: number;
  qty?: number;
  payment?: string;
  lang?: LanguageCode;
  /** A customer's; a new guest's where there is none. */
  token?: string;
  /** Token of an existing guest. */
  guest?: string;
  email?: string;
  /** Of the address; Slovenia unless said. */
  country?: CountryCode;
}

/** A cart that lacks nothing but the order; gives the buyer's token. */
export async function fillCart(
  shop: TestBackend,
  { productId, qty = 1, payment = 'bank-transfer', lang = 'si', token, guest, email, country = 'SI' }: Purchase,
): Promise<string> {
  const as = { lang, token: token ?? guest ?? (await shop.get(customers.generateToken)).jwt };
  await shop.get(webshopCart.addProduct, { shopping_cart_code: `p-${productId}`, qty }, as);
  await shop.get(
    webshopCheckout.setCustomer,
    { type: token ? 'webshop.customer' : 'webshop.guest', country, fields: { ...FIELDS, ...placeIn(country), ...(email && { email }) } },
    as,
  );
  await shop.get(webshopCheckout.setShipping, { shipping: 'delivery' }, as);
  await shop.get(webshopCheckout.setPayment, { payment }, as);
  return as.token;
}

/** Copies the cart to a new guest; returns their token. For hundreds of orders in which the cart is not what is tested. */
export async function copyCart(shop: TestBackend, token: string): Promise<string> {
  const guest = await shop.tokens.issue({ userId: null });
  const [from, to] = await Promise.all([token, guest].map(async (one) => (await shop.tokens.read(one))?.tokenId));
  await sql`
    with source as (select * from carts where token_id = ${from}::uuid and ordered_at is null),
      copy as (
        insert into carts (token_id, customer, continue_as_guest, payment_code, age_confirmed, reminder_consent, restore_code, lang)
        select ${to}::uuid, customer, continue_as_guest, payment_code, age_confirmed, reminder_consent, gen_random_uuid()::text, lang from source
        returning id),
      items as (
        insert into cart_items (cart_id, product_id, qty, seen_amount, seen_market)
        select copy.id, product_id, qty, seen_amount, seen_market from copy, source join cart_items on cart_id = source.id),
      parcels as (
        insert into cart_parcels (cart_id, parcel_key, shipping_code, point_id)
        select copy.id, parcel_key, shipping_code, point_id from copy, source join cart_parcels on cart_id = source.id)
    insert into cart_coupons (cart_id, coupon_id) select copy.id, coupon_id from copy, source join cart_coupons on cart_id = source.id`.execute(
    shop.database.db,
  );
  return guest;
}

/** A whole order; gives its identifier and the buyer's token. */
export async function buy(shop: TestBackend, purchase: Purchase): Promise<{ identifier: string; token: string }> {
  const token = await fillCart(shop, purchase);
  const { identifier } = await shop.get(webshopOrders.createOrder, {}, { token, lang: purchase.lang ?? 'si' });
  return { identifier, token };
}

/** An order call by itself, with its headers. */
export const postOrder = (
  shop: TestBackend,
  token: string,
  { body = {}, key, address }: { body?: object; key?: string; address?: string } = {},
): Promise<Response> =>
  shop.fetch('/api/webshop/order/', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...(key && { 'idempotency-key': key }),
      ...(address && { 'x-client-address': address }),
    },
  });

export interface StockOf {
  /** Pieces in all warehouses. */
  qty: number;
  /** Sum of the ledger. */
  moved: number;
}

export async function stockOf({ database }: TestBackend, productId: number): Promise<StockOf> {
  const { rows } = await sql<StockOf>`
    select (select coalesce(sum(qty), 0)::integer from stock where product_id = ${productId}) as qty,
      (select coalesce(sum(qty), 0)::integer from stock_movements where product_id = ${productId}) as moved`.execute(database.db);
  return rows[0] as StockOf;
}

/** Puts so many pieces into one warehouse and none into the others. */
export async function setStock({ database, cache, catalogue }: TestBackend, productId: number, qty: number): Promise<void> {
  await sql`
    update stock set qty = case when warehouse_id = (select min(warehouse_id) from stock where product_id = ${productId}) then ${qty}::integer else 0 end
    where product_id = ${productId}`.execute(database.db);
  await cache.clearAll();
  void catalogue;
}

export async function productId({ database }: TestBackend, code: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from products where code = ${code}`.execute(database.db);
  return (rows[0] as { id: number }).id;
}

export interface PaymentFacts {
  code: string;
  gateway: string;
  amount: number;
  currency: string;
  status: string;
}

/** Payments begun for an order, oldest first. */
export const paymentsOf = (shop: TestBackend, identifier: string): Promise<PaymentFacts[]> => paymentsOfReference(shop, `order-${identifier.split('-')[0]}`);

/** Payments begun for anything, oldest first. */
export async function paymentsOfReference({ database }: TestBackend, reference: string): Promise<PaymentFacts[]> {
  const { rows } = await sql<PaymentFacts>`
    select code, gateway, amount, currency, status from payments where reference = ${reference} order by id`.execute(database.db);
  return rows;
}

/** What the sandbox bank would say of a payment. */
export const bankMessage = (payment: Pick<PaymentFacts, 'code' | 'amount' | 'currency'>, kind: GatewayEvent['kind']): SandboxMessage => ({
  event_id: `${payment.code}:${kind}`,
  payment: payment.code,
  kind,
  amount: payment.amount,
  currency: payment.currency,
  reference: `bank-${payment.code}`,
});

/** The bank calls, signed with the right secret unless told otherwise. */
export function bankCalls(shop: TestBackend, gateway: string, message: object, { secret = TEST_SANDBOX.secret, at }: { secret?: string; at?: number } = {}) {
  const body = JSON.stringify(message);
  return shop.fetch(`/api/webshop/payment-callback/${gateway}/`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', [SANDBOX_SIGNATURE]: signMessage(secret, body, at) },
  });
}
