import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webshopCart } from '@vitrina/contract/cart';
import { webshopOrders } from '@vitrina/contract/orders';
import { customers } from '@vitrina/contract/customers';
import { staffOrders } from '@vitrina/contract/staff-orders';
import { COUPONS, CUSTOMER, STAFF } from '@vitrina/demo/known';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { fillCart, postOrder, productId, setStock, stockOf } from '../../../testing/test-buyer.ts';
import { expireOrders } from '../cancellation/expire-orders.ts';
import { CONFIRMATION_MAILS, CANCELLATION_MAILS, MAX_RESERVED_QUANTITY, UNCONFIRMED_ORDERS } from './order-limits.ts';
import { TEST_SITE } from '../../../testing/demo-site.ts';

let shop: TestBackend;
let product: number;
const PLENTY = 5000;
/** More units than a guest may reserve: such an order waits for its confirmation. */
const MANY = MAX_RESERVED_QUANTITY.token + 1;
beforeAll(async () => {
  shop = await startTestBackend('demo', { checkout: TEST_SITE.checkout });
  product = await productId(shop, 'DEMO-LAPTOP-01');
  await setStock(shop, product, PLENTY);
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});

interface Answer {
  success: boolean;
  data: { identifier: string; payment_type: string; waits_for_confirmation?: boolean; label_name?: string };
}
let people = 0;
function somebody(): string {
  people += 1;
  return `kupec-${people}@primer.test`;
}
const order = async (token: string, more: Parameters<typeof postOrder>[2] = {}): Promise<Answer> =>
  (await (await postOrder(shop, token, more)).json()) as Answer;
/** `placed`, `waits` or the label of a refusal. */
const outcomeOf = ({ success, data }: Answer) => (success ? (data.waits_for_confirmation ? 'waits' : 'placed') : (data.label_name ?? ''));
const counts = (outcomes: readonly string[]) => Object.fromEntries([...Map.groupBy(outcomes, (one) => one)].map(([name, same]) => [name, same.length]));
const idOf = (identifier: string) => Number(identifier.split('-')[0]);
const read = (identifier: string) => shop.get(webshopOrders.order, { identifier });
async function mailsTo(mailbox: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; n: number }>`
    select kind, count(*)::integer as n from mails where lower(recipient) like ${`${mailbox.split('@')[0]}%@primer.test`} group by kind order by kind`.execute(
    shop.database.db,
  );
  return Object.fromEntries(rows.map((row) => [row.kind, row.n]));
}

/** An order that waits, with what its buyer has and what only its mailbox has. */
async function waiting(
  more: { qty?: number; payment?: string; coupon?: string } = {},
): Promise<{ token: string; identifier: string; link: string; email: string }> {
  const email = somebody();
  const { coupon, ...cartInput } = more;
  const token = await fillCart(shop, { productId: product, qty: MANY, email, ...cartInput });
  if (coupon) await shop.get(webshopCart.addCoupon, { code: coupon }, { token });
  const { data } = await order(token);
  const { rows } = await sql<{ link: string }>`select data ->> 'confirm' as link from mails where kind = 'order-confirm' and recipient = ${email}`.execute(
    shop.database.db,
  );
  return { token, identifier: data.identifier, link: rows[0]?.link ?? '', email };
}
const look = (link: string) => shop.get(webshopOrders.confirmation, { identifier: link });
const click = (link: string) => shop.get(webshopOrders.confirmOrder, { identifier: link });
const endTime = (identifier: string) =>
  sql`update orders set expires_at = now() - interval '1 second' where id = ${idOf(identifier)}`.execute(shop.database.db);

describe('orders placed at once are counted', () => {
  it('26 by one token, paid at the door: ten are placed, the others wait and hold nothing', async () => {
    const before = await stockOf(shop, product);
    const { jwt: guest } = await shop.get(customers.generateToken);
    const outcomes = [];
    for (let i = 0; i < 26; i += 1) {
      await fillCart(shop, { productId: product, guest, payment: 'cash-on-delivery', email: somebody() });
      outcomes.push(outcomeOf(await order(guest)));
    }
    const { most } = UNCONFIRMED_ORDERS.caller[0];
    expect(counts(outcomes)).toEqual({ placed: most, waits: 26 - most });
    expect((await stockOf(shop, product)).qty).toBe(before.qty - most);
  });

  it.each([
    ['an IPv4 /24', (i: number) => `203.0.113.${i}`, '203.0.114.1'],
    ['an IPv6 /64', (i: number) => `2001:db8:1:2::${i.toString(16)}`, '2001:db8:1:3::1'],
  ])('30 by 30 tokens of %s, six released together: twenty are placed; the network beside it is another', async (_name, addressOf, beside) => {
    const before = await stockOf(shop, product);
    const tokens = [];
    for (let i = 0; i < 31; i += 1) tokens.push(await fillCart(shop, { productId: product, email: somebody() }));
    const outcomes: string[] = [];
    for (let i = 0; i < 30; i += 6)
      outcomes.push(...(await Promise.all(tokens.slice(i, i + 6).map((token, j) => order(token, { address: addressOf(i + j + 1) }).then(outcomeOf)))));
    const { most } = UNCONFIRMED_ORDERS.network[0];
    expect(counts(outcomes)).toEqual({ placed: most, waits: 30 - most });
    expect((await stockOf(shop, product)).qty).toBe(before.qty - most);
    expect(outcomeOf(await order(tokens[30] ?? '', { address: beside }))).toBe('placed');
  });

  it('20 for one mailbox, however its address is spelled, with every cancellation: ten mails in an hour', async () => {
    const outcomes: string[] = [];
    const placed: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      const tokens = [];
      for (let i = 0; i < 5; i += 1)
        tokens.push(
          await fillCart(shop, { productId: product, email: ['polna@primer.test', 'Polna@primer.test', `polna+${round}${i}@Primer.test`][i % 3] ?? '' }),
        );
      for (const answer of await Promise.all(tokens.map((token, i) => order(token, { address: `198.51.${round}.${i}` })))) {
        outcomes.push(outcomeOf(answer));
        if (outcomeOf(answer) === 'placed') placed.push(answer.data.identifier);
      }
    }
    const [{ most: atOnce }] = UNCONFIRMED_ORDERS.mailbox;
    const [{ most: mailLimit }] = CONFIRMATION_MAILS.mailbox;
    expect(counts(outcomes)).toEqual({ placed: atOnce, waits: mailLimit, error_too_many_requests: 20 - atOnce - mailLimit });
    for (const identifier of placed) expect(await shop.get(webshopOrders.cancelOrder, { identifier })).toMatchObject({ status: 'cancelled' });
    expect(await mailsTo('polna@primer.test')).toEqual({ 'order-received': atOnce, 'order-confirm': mailLimit, 'order-cancelled': CANCELLATION_MAILS.most });
    expect(atOnce + mailLimit + CANCELLATION_MAILS.most).toBe(10);
  });

  it('a guest holds forty pieces and no more without the click; what is cancelled is held no more', async () => {
    const { jwt: guest } = await shop.get(customers.generateToken);
    const buyPieces = async (qty: number) => {
      await fillCart(shop, { productId: product, qty, guest, email: somebody() });
      return order(guest);
    };
    const first = await buyPieces(MAX_RESERVED_QUANTITY.token);
    expect(outcomeOf(first)).toBe('placed');
    expect(outcomeOf(await buyPieces(1))).toBe('waits');
    await shop.get(webshopOrders.cancelOrder, { identifier: first.data.identifier });
    expect(outcomeOf(await buyPieces(1))).toBe('placed');
  });

  it('a /48 holds eight times what one of its networks may, however many networks and tokens it has', async () => {
    const buyPieces = async (qty: number, address: string) => order(await fillCart(shop, { productId: product, qty, email: somebody() }), { address });
    const { data } = await buyPieces(MAX_RESERVED_QUANTITY.token, '2001:db8:48:1::1');
    // As if two dozen such orders had been placed before.
    await sql`update order_items set qty = ${MAX_RESERVED_QUANTITY.site - 1} where order_id = ${idOf(data.identifier)}`.execute(shop.database.db);
    const outcomes = await Promise.all([2, 3, 4, 5, 6].map((i) => buyPieces(1, `2001:db8:48:${i}::1`).then(outcomeOf)));
    expect(counts(outcomes)).toEqual({ placed: 1, waits: 4 });
    expect(outcomeOf(await buyPieces(1, '2001:db8:49:1::1'))).toBe('placed');
  });

  it('orders of strangers to a mailbox do not block its logged-in owner', async () => {
    const address = (i: number) => `192.0.${i}.1`;
    const tokens = [];
    for (let i = 0; i < 9; i += 1) tokens.push(await fillCart(shop, { productId: product, email: CUSTOMER.email }));
    const outcomes = await Promise.all(tokens.map((token, i) => order(token, { address: address(i) }).then(outcomeOf)));
    expect(counts(outcomes)).toEqual({ placed: 5, waits: 3, error_too_many_requests: 1 });
    const customer = await shop.logIn(CUSTOMER.email, CUSTOMER.password);
    const buyAs = async (email: string, i: number) =>
      order(await fillCart(shop, { productId: product, token: customer, email }), { address: address(i) }).then(outcomeOf);
    expect(await buyAs(CUSTOMER.email, 100)).toBe('placed');
    await fillCart(shop, { productId: product, token: customer, email: 'polna@primer.test' });
    // An account vouches for its own address alone.
    expect(outcomeOf(await order(customer, { address: address(101) }))).toBe('error_too_many_requests');
  });

  it('what a network holds is forgotten with the order’s end', async () => {
    const token = await fillCart(shop, { productId: product, email: somebody() });
    const { data } = await order(token, { address: '192.0.2.9' });
    const network = async () =>
      (await sql<{ network: string | null }>`select network from orders where id = ${idOf(data.identifier)}`.execute(shop.database.db)).rows[0]?.network;
    expect(await network()).toMatch(/^[\w-]{43}$/);
    await shop.get(webshopOrders.cancelOrder, { identifier: data.identifier });
    expect(await network()).toBeNull();
  });
});

describe('an order that waits', () => {
  it('holds neither stock nor coupon, cannot be paid, cancelled, moved or booked, and is one for its cart and key', async () => {
    const before = await stockOf(shop, product);
    const redeemed = async () =>
      (await sql<{ n: number }>`select redeemed as n from coupons where code = ${COUPONS.once}`.execute(shop.database.db)).rows[0]?.n;
    const used = await redeemed();
    const email = somebody();
    const token = await fillCart(shop, { productId: product, qty: MANY, email, payment: 'sandbox-direct' });
    await shop.get(webshopCart.addCoupon, { code: COUPONS.once }, { token });
    const answers = await Promise.all(Array.from({ length: 5 }, () => order(token, { key: 'enkrat' })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await order(token)).toEqual(answers[0]);
    const { identifier } = answers[0]?.data ?? { identifier: '' };
    expect(answers[0]?.data).toEqual({ identifier, payment_type: 'none', waits_for_confirmation: true });
    const seen = await read(identifier);
    expect(seen).toMatchObject({
      status: 'waiting',
      payment_type: 'none',
      can_pay: false,
      can_cancel: false,
      transfer: null,
      new_payments: [],
      withdrawal: { state: 'over' },
    });
    expect(Date.parse(seen.expires_at ?? '') - Date.parse(seen.created_at)).toBe(30 * 60_000);
    expect([await stockOf(shop, product), await redeemed()]).toEqual([before, used]);
    expect(await mailsTo(email)).toEqual({ 'order-confirm': 1 });
    const staff = { token: await shop.logIn(STAFF.email, STAFF.password) };
    const labels = [
      await shop.call(webshopOrders.createPayment, { identifier }),
      await shop.call(webshopOrders.cancelOrder, { identifier }),
      await shop.call(staffOrders.moveOrder, { identifier, state: 'packed' }, staff),
      await shop.call(staffOrders.bookPayment, { identifier, amount: seen.cart.totals.total }, staff),
    ].map((reply) => (reply.success ? 'done' : reply.data.label_name));
    expect(labels).toEqual(['error_order_not_payable', 'error_order_not_cancellable', 'error_order_state', 'error_order_state']);
    expect((await shop.get(webshopCart.isCartEmpty, {}, { token })).is_empty).toBe(true);
  });

  it('is placed by the click in its mail, by any caller: once of five released together, with the same answer again', async () => {
    const before = await stockOf(shop, product);
    const { identifier, link, email } = await waiting();
    const seen = await look(link);
    expect(seen).toMatchObject({ state: 'waiting', identifier: null, problem: null, items: [{ qty: MANY }] });
    expect(await look(link)).toEqual(seen);
    expect((await read(identifier)).status).toBe('waiting');
    const answers = await Promise.all(Array.from({ length: 5 }, () => click(link)));
    for (const answer of [...answers, await click(link), await look(link)]) expect(answer).toMatchObject({ state: 'placed', identifier });
    expect(await read(identifier)).toMatchObject({
      status: 'new',
      payment_status: 'unpaid',
      can_pay: true,
      events: [{ label_name: 'order_event_waiting' }, { label_name: 'order_event_created' }],
    });
    expect((await stockOf(shop, product)).qty).toBe(before.qty - MANY);
    expect(await mailsTo(email)).toEqual({ 'order-confirm': 1, 'order-received': 1 });
    const [left] = (
      await sql<{ days: number }>`select extract(epoch from expires_at - now()) / 86400 as days from orders where id = ${idOf(identifier)}`.execute(
        shop.database.db,
      )
    ).rows;
    expect(Number(left?.days)).toBeGreaterThan(6);
  });

  it('paid at the door is confirmed by the click', async () => {
    const { identifier, link } = await waiting({ payment: 'cash-on-delivery' });
    await click(link);
    expect(await read(identifier)).toMatchObject({ status: 'confirmed', expires_at: null });
  });

  it('is not placed by its own address, a wrong code or another order’s', async () => {
    const { identifier, link } = await waiting();
    const other = await waiting();
    const wrong = [
      identifier,
      `${link.slice(0, -2)}!!`.replaceAll('!', '_'),
      `${idOf(link)}-${other.link.split('-').slice(1).join('-')}`,
      `1-${'A'.repeat(22)}`,
    ];
    for (const one of wrong)
      for (const endpoint of [webshopOrders.confirmation, webshopOrders.confirmOrder])
        expect((await shop.call(endpoint, { identifier: one })).data).toMatchObject({ label_name: 'error_empty_data' });
    expect((await read(identifier)).status).toBe('waiting');
  });

  it('ends by itself after half an hour, without a mail, and its cart comes back', async () => {
    const before = await stockOf(shop, product);
    const { token, identifier, link, email } = await waiting();
    await endTime(identifier);
    expect((await look(link)).state).toBe('over');
    expect(await expireOrders(shop.database.db)).toBe(1);
    expect(await expireOrders(shop.database.db)).toBe(0);
    expect(await read(identifier)).toMatchObject({ status: 'cancelled', events: [{}, { label_name: 'order_event_unconfirmed' }] });
    expect((await click(link)).state).toBe('over');
    expect([await stockOf(shop, product), await mailsTo(email)]).toEqual([before, { 'order-confirm': 1 }]);
    expect((await shop.get(webshopCart.cart, {}, { token })).qty).toBe(MANY);
  });

  it('ends by a click that comes too late, and a cart begun meanwhile stays as it is', async () => {
    const { token, identifier, link } = await waiting();
    await fillCart(shop, { productId: product, qty: 2, guest: token });
    await endTime(identifier);
    expect((await click(link)).state).toBe('over');
    expect((await read(identifier)).status).toBe('cancelled');
    expect((await shop.get(webshopCart.cart, {}, { token })).qty).toBe(2);
  });

  it.each([
    ['the stock', 'error_quantity_not_available', () => setStock(shop, product, 3), () => setStock(shop, product, PLENTY)],
    ['the price', 'error_cart_changed', () => priceBy(100), () => priceBy(-100)],
    ['the product', 'error_cart_changed', () => hide(true), () => hide(false)],
  ])('says clearly that it cannot be placed as %s changed; again gives the same answer, and the cart comes back', async (_what, problem, change, undo) => {
    const { token, identifier, link, email } = await waiting();
    const before = await stockOf(shop, product);
    await change();
    try {
      const answers = await Promise.all(Array.from({ length: 5 }, () => click(link)));
      for (const answer of answers) expect(answer).toMatchObject({ state: 'impossible', problem, identifier: null });
    } finally {
      await undo();
    }
    expect(await click(link)).toMatchObject({ state: 'impossible', problem });
    expect(await read(identifier)).toMatchObject({ status: 'cancelled', payment_status: 'unpaid' });
    expect((await stockOf(shop, product)).moved).toBe(before.moved);
    expect(await mailsTo(email)).toEqual({ 'order-confirm': 1 });
    expect((await shop.get(webshopCart.cart, {}, { token })).qty).toBe(MANY);
  });

  it('does not redeem a coupon that was used up meanwhile', async () => {
    await sql`insert into coupons (code, kind, percent, limit_total) values ('ZADNJI', 'percent', 10, 1)`.execute(shop.database.db);
    const { link } = await waiting({ coupon: 'ZADNJI' });
    await sql`update coupons set redeemed = 1 where code = 'ZADNJI'`.execute(shop.database.db);
    expect(await click(link)).toMatchObject({ state: 'impossible', problem: 'error_cart_changed' });
  });
});

const priceBy = (cents: number) => sql`update prices set amount = amount + ${cents} where product_id = ${product}`.execute(shop.database.db);
const hide = (hidden: boolean) => sql`update products set visible = ${!hidden} where id = ${product}`.execute(shop.database.db);
