import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { controlDigit, readOrderNumber } from '@vitrina/contract/values/order-number';
import { isReference } from '../../../adapters/transfer-codes/references.ts';
import { webshopCart } from '@vitrina/contract/cart';
import { webshopOrders } from '@vitrina/contract/orders';
import { customers } from '@vitrina/contract/customers';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { readCode } from '../../../adapters/transfer-codes/testing/read-code.ts';
import { buy, fillCart, postOrder, productId, setStock, stockOf } from '../../../testing/test-buyer.ts';

let shop: TestBackend;
let laptop: number;
beforeAll(async () => {
  shop = await startTestBackend('demo');
  laptop = await productId(shop, 'DEMO-LAPTOP-01');
});
afterAll(() => shop.stop());

const bodyOf = async (response: Response) =>
  (await response.json()) as { success: boolean; data: { identifier?: string; label_name?: string; errors?: unknown } };
const inParallel = <T>(n: number, work: (i: number) => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: n }, (_, i) => work(i)));

describe('an order', () => {
  it('is made with stock, lines, mail and events in one go [S7.68, S3.54, S3.55, S4.38]', async () => {
    const before = await stockOf(shop, laptop);
    const { identifier, token } = await buy(shop, { productId: laptop, qty: 2 });
    expect(identifier).toMatch(/^\d+-[\w-]{22}$/);
    const order = await shop.get(webshopOrders.order, { identifier });
    expect(order).toMatchObject({ identifier, status: 'new', payment_status: 'unpaid', payment_type: 'none', can_cancel: true, can_pay: true });
    expect(order.cart.parcels[0]?.items[0]).toMatchObject({ code: 'DEMO-LAPTOP-01', qty: 2 });
    expect(order.events.map((event) => event.label_name)).toEqual(['order_event_created']);
    expect(await stockOf(shop, laptop)).toEqual({ qty: before.qty - 2, moved: before.moved - 2 });
    expect((await shop.get(webshopCart.isCartEmpty, {}, { token })).is_empty).toBe(true);
    const { rows } = await sql`select kind, recipient from mails where data ->> 'orderId' = ${identifier.split('-')[0]}`.execute(shop.database.db);
    expect(rows).toEqual([{ kind: 'order-received', recipient: 'zana.duric@example.com' }]);
  });

  it('has a number of ten digits that neither follows from another one nor counts orders; references of all countries hold it', async () => {
    const langs = ['si', 'hr', 'rs', 'de', 'si', 'si'] as const;
    const orders = await Promise.all(
      langs.map(async (lang) => shop.get(webshopOrders.order, { identifier: (await buy(shop, { productId: laptop, lang })).identifier })),
    );
    const numbers = orders.map((order) => order.number).sort();
    for (const number of numbers) expect(readOrderNumber(number)).toMatch(/^[1-9]\d{9}$/);
    // Six of nine hundred million stand this close together once in a million runs.
    const gaps = numbers.slice(1).map((number, i) => Number(number) - Number(numbers[i]));
    expect(Math.min(...gaps)).toBeGreaterThan(500);
    for (const { identifier, number } of orders) expect(identifier.split('-')[0]).toBe(number);
    for (const { transfer } of orders) expect(isReference(transfer?.reference ?? '')).toBe(true);
    const { rows } = await sql<{ digits: string; control: number }>`
      select digits, control_digit(digits) as control from (select (100000000 + 7654321 * n)::text as digits from generate_series(0, 100) n) made`.execute(
      shop.database.db,
    );
    expect(rows.map((row) => row.control)).toEqual(rows.map((row) => controlDigit(row.digits)));
  });

  it('made before numbers were drawn keeps its address and number', async () => {
    const { identifier } = await buy(shop, { productId: laptop });
    // Nothing but the order itself has the old id, as foreign keys would have to move with it.
    const { rows } = await sql<{ id: number; code: string }>`
      insert into orders (id, code, lang, currency, email, payment_code, payment_type, total, snapshot)
      select 12, code, lang, currency, email, payment_code, payment_type, total, snapshot from orders where id = ${identifier.split('-')[0]}::bigint
      returning id, code`.execute(shop.database.db);
    expect(await shop.get(webshopOrders.order, { identifier: `12-${rows[0]?.code}` })).toMatchObject({ number: '100012', identifier: `12-${rows[0]?.code}` });
  });

  it('keeps its lines when the product changes later', async () => {
    const { identifier } = await buy(shop, { productId: laptop });
    const before = await shop.get(webshopOrders.order, { identifier });
    await sql`update prices set amount = amount + 5000 where product_id = ${laptop}`.execute(shop.database.db);
    expect((await shop.get(webshopOrders.order, { identifier })).cart).toEqual(before.cart);
    await sql`update prices set amount = amount - 5000 where product_id = ${laptop}`.execute(shop.database.db);
  });

  it('keeps the texts and the seller it was placed under, word by word, whatever the shop says later', async () => {
    const { identifier } = await buy(shop, { productId: laptop });
    const before = await shop.get(webshopOrders.orderLegal, { identifier });
    // As pages give it: the demo grants 30 days.
    const shown = before.texts.find(({ code }) => code === 'withdrawal')?.content;
    expect(shown).toMatch(/v 30 dneh/);
    expect(shown).not.toMatch(/\{\w+\}/);
    expect(before.texts.map(({ code }) => code)).toEqual(['withdrawal', 'complaints', 'terms', 'privacy']);
    expect(before.seller).toMatchObject({ name: 'Vitrina, d. o. o.' });
    for (const { sha256, title, content } of before.texts) expect(sha256).toBe(createHash('sha256').update(`${title}\n${content}`).digest('hex'));
    await sql`update content_texts t set content = '<p>Nič več.</p>' from contents c where c.id = t.content_id and c.code = 'terms' and t.lang = 'si'`.execute(
      shop.database.db,
    );
    expect(await shop.get(webshopOrders.orderLegal, { identifier })).toEqual(before);
    const { identifier: later } = await buy(shop, { productId: laptop });
    expect((await shop.get(webshopOrders.orderLegal, { identifier: later })).texts.find(({ code }) => code === 'terms')?.content).toBe('<p>Nič več.</p>');
    const { identifier: last } = await buy(shop, { productId: laptop });
    expect((await shop.get(webshopOrders.orderLegal, { identifier: last })).texts).toEqual(
      (await shop.get(webshopOrders.orderLegal, { identifier: later })).texts,
    );
    for (const table of ['legal_texts', 'order_legal_snapshots'])
      await expect(sql`delete from ${sql.table(table)}`.execute(shop.database.db)).rejects.toThrow('append-only');
  });

  it('by cash on delivery is confirmed at once and does not expire [S4.39]', async () => {
    const { identifier } = await buy(shop, { productId: laptop, payment: 'cash-on-delivery' });
    expect(await shop.get(webshopOrders.order, { identifier })).toMatchObject({
      status: 'confirmed',
      payment_status: 'unpaid',
      expires_at: null,
      transfer: null,
    });
  });

  // Market bought in, country of the address, code on the slip.
  it.each([
    ['si', 'SI', 'upn-qr'],
    ['en', 'SI', 'upn-qr'],
    ['en', 'DE', 'epc-qr'],
    ['hr', 'HR', 'hub3'],
    ['hr', 'SI', 'epc-qr'],
    ['rs', 'RS', 'nbs-ips'],
    ['at', 'AT', 'epc-qr'],
    ['de', 'DE', 'epc-qr'],
    ['it', 'IT', 'epc-qr'],
    ['es', 'ES', 'epc-qr'],
    ['me', 'ME', 'epc-qr'],
    ['ba', 'BA', null],
  ] as const)('by transfer in %s to %s says how to pay it, with the code of the buyer’s country (%s)', async (lang, country, kind) => {
    const { identifier } = await buy(shop, { productId: laptop, lang, country });
    const { transfer, cart, expires_at } = await shop.get(webshopOrders.order, { identifier });
    expect(transfer).toMatchObject({ amount: cart.totals.total, recipient: 'Vitrina, d. o. o.', currency: cart.currency, code_kind: kind });
    expect(transfer?.payer).toMatch(/^Žana Đurić Šinkovec, Čopova ulica 14, \d+ Ljubljana$/);
    expect(transfer?.due).toBe(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Ljubljana' }).format(new Date(expires_at ?? '')));
    const read = kind && (await readCode(transfer?.code_svg ?? ''))[0]?.bytes.toString('latin1');
    const account = (transfer?.iban ?? '').replace(/\s/g, '').replace(/^RS../, '');
    expect(read === null || read?.includes(account)).toBe(true);
  });

  it('without a cart is refused', async () => {
    const { jwt } = await shop.get(customers.generateToken);
    expect(await bodyOf(await postOrder(shop, jwt))).toMatchObject({ success: false, data: { label_name: 'error_cart_empty' } });
    expect((await shop.fetch('/api/webshop/order/', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })).status).toBe(401);
  });

  it('is refused when its total is another than the buyer saw, and the cart stays [S4.35, S4.36]', async () => {
    const token = await fillCart(shop, { productId: laptop });
    const reply = await bodyOf(await postOrder(shop, token, { body: { total: 1 } }));
    expect(reply).toMatchObject({ success: false, data: { label_name: 'error_cart_changed' } });
    expect((await shop.get(webshopCart.cart, {}, { token })).qty).toBe(1);
  });

  it('ignores sums, owners and currencies that come with the call [T3, T13]', async () => {
    const token = await fillCart(shop, { productId: laptop });
    const { totals } = await shop.get(webshopCart.cart, {}, { token });
    const { data } = await bodyOf(
      await postOrder(shop, token, { body: { total: totals.total, price: 1, currency: 'JPY', user_id: 1, cart_id: 1, discount: 999 } }),
    );
    expect((await shop.get(webshopOrders.order, { identifier: data.identifier as string })).cart.totals.total).toBe(totals.total);
  });
});

describe('stock', () => {
  it('is taken from the fullest warehouse first, and from the next one only what is missing', async () => {
    const id = await productId(shop, 'DEMO-PROMO-01');
    await setStock(shop, id, 2);
    const { rows: stockRows } = await sql<{ id: number }>`select warehouse_id as id from stock where product_id = ${id} order by warehouse_id`.execute(
      shop.database.db,
    );
    const [first, second] = stockRows.map((row) => row.id) as [number, number];
    await sql`update stock set qty = 3 where product_id = ${id} and warehouse_id = ${second}`.execute(shop.database.db);
    const taken = async (qty: number) => {
      const { identifier } = await buy(shop, { productId: id, qty });
      const { rows } = await sql<{ warehouse: number; qty: number }>`
        select warehouse_id as warehouse, qty from stock_movements where order_id = ${identifier.split('-')[0]}::bigint order by id`.execute(shop.database.db);
      return rows;
    };
    expect(await taken(4)).toEqual([
      { warehouse: second, qty: -3 },
      { warehouse: first, qty: -1 },
    ]);
    expect(await taken(1)).toEqual([{ warehouse: first, qty: -1 }]);
  });
});

describe('races', () => {
  it('an order that waits for the last piece while it is sold is refused with what is left', async () => {
    const id = await productId(shop, 'DEMO-PROMO-01');
    await setStock(shop, id, 1);
    const token = await fillCart(shop, { productId: id });
    const { db } = shop.database;
    const isWaiting = async (): Promise<boolean> =>
      (await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)).rows.length > 0;
    const posted = await db.transaction().execute(async (sold) => {
      await sql`update stock set qty = 0 where product_id = ${id}`.execute(sold);
      const reply = postOrder(shop, token);
      await vi.waitUntil(isWaiting, { interval: 5 });
      return [reply];
    });
    const reply = await bodyOf(await (posted[0] as Promise<Response>));
    expect(reply.data).toEqual({
      label_name: 'error_quantity_not_available',
      errors: [{ field: `p-${id}`, label_name: 'error_quantity_not_available', available: 0 }],
    });
    expect((await shop.get(webshopCart.cart, {}, { token })).qty).toBe(1);
    expect(shop.errors).toEqual([]);
  });

  it('fifty buyers of ten pieces, released together: exactly ten orders, no piece left [T1]', async () => {
    const id = await productId(shop, 'DEMO-PROMO-01');
    await setStock(shop, id, 10);
    const tokens: string[] = [];
    for (let i = 0; i < 50; i += 1) tokens.push(await fillCart(shop, { productId: id }));
    const before = await stockOf(shop, id);
    const replies = await Promise.all(tokens.map(async (token) => bodyOf(await postOrder(shop, token))));
    expect(replies.filter((reply) => reply.success).length).toBe(10);
    const labels = new Set(replies.filter((reply) => !reply.success).map((reply) => reply.data.label_name));
    expect([...labels]).toEqual(['error_quantity_not_available']);
    expect(replies.find((reply) => !reply.success)?.data.errors).toEqual([{ field: `p-${id}`, label_name: 'error_quantity_not_available', available: 0 }]);
    expect(await stockOf(shop, id)).toEqual({ qty: 0, moved: before.moved - 10 });
    const loser = tokens[replies.findIndex((reply) => !reply.success)] as string;
    expect((await shop.get(webshopCart.cart, {}, { token: loser })).qty).toBe(1);
    expect(shop.errors).toEqual([]);
  });

  it('five orders released together from one cart: one order in all answers [T9]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const token = await fillCart(shop, { productId: laptop });
      const before = await stockOf(shop, laptop);
      const replies = await inParallel(5, async () => bodyOf(await postOrder(shop, token)));
      expect(new Set(replies.map((reply) => reply.data.identifier)).size).toBe(1);
      expect(replies.every((reply) => reply.success)).toBe(true);
      expect((await stockOf(shop, laptop)).qty).toBe(before.qty - 1);
    }
  });

  it('a locked row means "try again" for that order only [F9]', async () => {
    const token = await fillCart(shop, { productId: laptop });
    await shop.database.db.transaction().execute(async (db) => {
      await sql`select 1 from stock where product_id = ${laptop} for update`.execute(db);
      const response = await postOrder(shop, token);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    });
    expect((await bodyOf(await postOrder(shop, token))).success).toBe(true);
  });
});

describe('Idempotency-Key', () => {
  it('the same key and body give the same answer, byte by byte, also at once', async () => {
    const token = await fillCart(shop, { productId: laptop });
    const first = await inParallel(5, async () => (await postOrder(shop, token, { key: 'k-1' })).text());
    const again = await (await postOrder(shop, token, { key: 'k-1' })).text();
    expect(new Set([...first, again]).size).toBe(1);
  });

  it('another body is 409, another caller’s key means nothing', async () => {
    const token = await fillCart(shop, { productId: laptop });
    expect((await postOrder(shop, token, { key: 'k-2' })).status).toBe(200);
    const other = await postOrder(shop, token, { key: 'k-2', body: { total: 5 } });
    expect([other.status, (await bodyOf(other)).data.label_name]).toEqual([409, 'error_idempotency_key']);
    const stranger = await fillCart(shop, { productId: laptop });
    expect((await bodyOf(await postOrder(shop, stranger, { key: 'k-2' }))).success).toBe(true);
  });

  it('after a refusal the key may be used again', async () => {
    const token = await fillCart(shop, { productId: laptop });
    const id = laptop;
    const { qty } = await stockOf(shop, id);
    await setStock(shop, id, 0);
    expect((await postOrder(shop, token, { key: 'k-3' })).status).toBe(409);
    await setStock(shop, id, qty);
    expect((await postOrder(shop, token, { key: 'k-3' })).status).toBe(200);
  });
});

describe('access to an order', () => {
  it('unknown id, wrong code and another order’s code get an equal 404 [T12]', async () => {
    const [a, b] = [await buy(shop, { productId: laptop }), await buy(shop, { productId: laptop })];
    const [idA] = a.identifier.split('-');
    const codeB = b.identifier.slice(b.identifier.indexOf('-') + 1);
    const wrong = [`${idA}-${codeB}`, `${idA}-${'A'.repeat(22)}`, `999999999-${codeB}`, `999999999999999999-${codeB}`];
    const bodies = new Set<string>();
    for (const identifier of wrong)
      for (const path of ['order', 'order-status']) {
        const response = await shop.fetch(`/api/webshop/${path}/?identifier=${identifier}`, { headers: { authorization: `Bearer ${a.token}` } });
        expect(response.status).toBe(404);
        bodies.add(await response.text());
      }
    for (const endpoint of [webshopOrders.cancelOrder, webshopOrders.createPayment]) {
      const reply = await shop.call(endpoint, { identifier: wrong[0] as string }, { token: a.token });
      expect(reply).toMatchObject({ success: false, data: { label_name: 'error_empty_data', statusCode: 404 } });
    }
    expect(bodies.size).toBe(1);
    expect([...bodies][0]).not.toContain('example.com');
  });

  it('customers list their own, guests none [S7.73]', async () => {
    const token = await shop.logIn('customer@vitrina.test', 'vitrina-demo-1');
    const before = await shop.get(webshopOrders.orders, {}, { token });
    const { identifier } = await buy(shop, { productId: laptop, token });
    await buy(shop, { productId: laptop });
    const { items, pagination } = await shop.get(webshopOrders.orders, { page: 1, per_page: 1 }, { token });
    expect(items.map((item) => item.identifier)).toEqual([identifier]);
    expect(items[0]).toMatchObject({ url_without_domain: `/webshop/narocila/${identifier}/`, titles: [expect.any(String)] });
    expect(pagination).toEqual({ page: 1, per_page: 1, total: before.pagination.total + 1, pages: before.pagination.total + 1 });
    const { jwt } = await shop.get(customers.generateToken);
    expect(await shop.call(webshopOrders.orders, {}, { token: jwt })).toMatchObject({ success: false, data: { statusCode: 401 } });
  });

  it('status in few bytes, ways to pay only when asked for [S7.69, S7.70, S7.71]', async () => {
    const { identifier } = await buy(shop, { productId: laptop });
    expect(await shop.get(webshopOrders.orderStatus, { identifier })).toEqual({ status: 'new', payment_status: 'unpaid' });
    expect((await shop.get(webshopOrders.order, { identifier })).new_payments).toEqual([]);
    const codes = (await shop.get(webshopOrders.order, { identifier, new_payment: '1' })).new_payments.map((payment) => payment.code);
    expect(codes).toEqual(['sandbox-card', 'sandbox-redirect', 'sandbox-direct', 'sandbox-form', 'bank-transfer']);
  });
});
