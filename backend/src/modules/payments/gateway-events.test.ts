import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webshopCart } from '@vitrina/contract/cart';
import { webshopOrders } from '@vitrina/contract/orders';
import { isLongRun } from '@vitrina/contract/testing/long-run';
import type { Mail } from '../../adapters/mail/outbox.ts';
import { renderMail } from '../../adapters/mail/render-mail.ts';
import type { GatewayEvent } from '../../adapters/payments/gateway.ts';
import { permutations } from '../../adapters/payments/testing/contract.ts';
import { TEST_SITE } from '../../testing/demo-site.ts';
import { startTestBackend, TEST_CODES, type TestBackend } from '../../testing/test-backend.ts';
import { bankCalls, bankMessage, copyCart, fillCart, type PaymentFacts, paymentsOf, productId, setStock, stockOf } from '../../testing/test-buyer.ts';
import { shippedText } from '../labels/index.ts';

type Kind = GatewayEvent['kind'];
/** An event of the bank; `id` tells apart two events of one kind. */
interface BankEvent {
  kind: Kind;
  id?: string;
}

const FORMS = ['sandbox-form', 'sandbox-redirect', 'sandbox-direct', 'sandbox-card'] as const;
const COUPON = 'VITRINA10';
/** Of 120. */
const ORDERS = isLongRun ? 120 : 12;

let shop: TestBackend;
let product: number;
beforeAll(async () => {
  shop = await startTestBackend('demo');
  product = await productId(shop, 'DEMO-PROMO-01');
  await setStock(shop, product, 5000);
});
afterAll(() => shop.stop());

/** A cart with a coupon, once for each way to pay. */
const carts = new Map<string, Promise<string>>();
async function makeCart(form: string): Promise<string> {
  const token = await fillCart(shop, { productId: product, payment: form });
  await shop.get(webshopCart.addCoupon, { code: COUPON }, { token });
  return token;
}

/** An order with a coupon and a payment begun. */
async function begin(form: string): Promise<{ identifier: string; payment: PaymentFacts }> {
  const cart = carts.get(form) ?? makeCart(form);
  carts.set(form, cart);
  const token = await copyCart(shop, await cart);
  const { identifier } = await shop.get(webshopOrders.createOrder, {}, { token });
  if (form !== 'sandbox-direct') await shop.get(webshopOrders.createPayment, { identifier });
  const [payment] = await paymentsOf(shop, identifier);
  return { identifier, payment: payment as PaymentFacts };
}

async function sendEvent(payment: PaymentFacts, { kind, id = '' }: BankEvent): Promise<void> {
  const message = bankMessage(payment, kind);
  expect((await bankCalls(shop, payment.gateway, { ...message, event_id: message.event_id + id })).status).toBe(200);
}

/** Everything that events may change: order, payments, stock, coupons, and the mails to be sent. */
async function endOf(identifier: string) {
  const id = Number(identifier.split('-')[0]);
  const { rows } = await sql<{ pieces: number; redeemed: number }>`
    select (select coalesce(sum(qty), 0)::integer from stock_movements where order_id = ${id}) as pieces,
      (select count(*)::integer from coupon_redemptions where order_id = ${id} and not returned) as redeemed`.execute(shop.database.db);
  return {
    ...(await shop.get(webshopOrders.orderStatus, { identifier })),
    payments: (await paymentsOf(shop, identifier)).map((one) => one.status),
    ...rows[0],
    mails: await mailsNeeded(id),
  };
}

async function mailsNeeded(orderId: number): Promise<string[]> {
  const { rows } = await sql<Pick<Mail, 'kind' | 'lang' | 'data'>>`
    select kind, lang, data from mails where data ->> 'orderId' = ${String(orderId)} order by id`.execute(shop.database.db);
  const deps = { db: shop.database.db, shop: TEST_SITE, text: shippedText, codes: TEST_CODES };
  const renderedKinds = await Promise.all(rows.map(async (mail) => ((await renderMail(deps, mail)).kind === 'mail' ? [mail.kind] : [])));
  return renderedKinds.flat();
}

/** Every end that these events leave, in every order of them. */
async function endsOf(form: string, events: readonly BankEvent[]): Promise<Set<string>> {
  const ends = new Set<string>();
  const every = permutations(events);
  // Evenly spread: each event is first in a fifth of them.
  const all = every.filter((_, place) => place % (every.length / ORDERS) === 0);
  expect(all).toHaveLength(ORDERS);
  const next = async (): Promise<void> => {
    for (let order = all.pop(); order; order = all.pop()) {
      const { identifier, payment } = await begin(form);
      for (const event of order) await sendEvent(payment, event);
      ends.add(JSON.stringify(await endOf(identifier)));
    }
  };
  await Promise.all([next(), next(), next(), next()]);
  return ends;
}

const redeemed = async () => (await sql<{ n: number }>`select redeemed as n from coupons where code = ${COUPON}`.execute(shop.database.db)).rows[0]?.n ?? 0;

describe.each(FORMS)(`${ORDERS} orders of five events, %s`, (form) => {
  it('with a refund: given back and cancelled, pieces and coupon are back, one mail says so [F13]', async () => {
    const before = [await stockOf(shop, product), await redeemed()];
    const ends = await endsOf(form, [{ kind: 'pending' }, { kind: 'paid' }, { kind: 'failed' }, { kind: 'cancelled' }, { kind: 'refunded' }]);
    const mails = ['order-received', 'order-cancelled'];
    expect([...ends]).toEqual([JSON.stringify({ status: 'cancelled', payment_status: 'refunded', payments: ['refunded'], pieces: 0, redeemed: 0, mails })]);
    expect([await stockOf(shop, product), await redeemed()]).toEqual(before);
  });

  it('with the money told twice: paid and confirmed, one piece and one redemption each, one mail says so [F13]', async () => {
    const before = { stock: await stockOf(shop, product), redeemed: await redeemed() };
    const ends = await endsOf(form, [{ kind: 'pending' }, { kind: 'paid' }, { kind: 'failed' }, { kind: 'cancelled' }, { kind: 'paid', id: ':again' }]);
    const mails = ['order-received', 'order-paid'];
    expect([...ends]).toEqual([JSON.stringify({ status: 'confirmed', payment_status: 'paid', payments: ['paid'], pieces: -1, redeemed: 1, mails })]);
    const { qty, moved } = before.stock;
    expect(await stockOf(shop, product)).toEqual({ qty: qty - ORDERS, moved: moved - ORDERS });
    expect(await redeemed()).toBe(before.redeemed + ORDERS);
  });
});
