import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { webshopCart } from '@vitrina/contract/cart';
import { webshopOrders } from '@vitrina/contract/orders';
import { staffOrders } from '@vitrina/contract/staff-orders';
import { STAFF } from '@vitrina/demo/known';
import { DEMO_SETTINGS } from '@vitrina/demo/settings';
import { type Withdrawal, withdrawals } from '@vitrina/contract/withdrawals';
import type { InputOf } from '@vitrina/contract/endpoint';
import { newGuest, readyCart, someProducts } from '../../../testing/cart-tools.ts';
import { replaceSettings } from '../../settings/index.ts';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { bankCalls, bankMessage, buy, paymentsOf, productId, setStock, stockOf } from '../../../testing/test-buyer.ts';

type Input = InputOf<typeof withdrawals.withdraw>;
/** Of the demo shop's markets. */
const WITHDRAWAL_DAYS = 30;
const BUYER = 'zana.duric@example.com';
const DAY = '1 day';

let shop: TestBackend;
let product: number;
beforeAll(async () => {
  shop = await startTestBackend('demo');
  product = await productId(shop, 'DEMO-PROMO-01');
  await setStock(shop, product, 5000);
});
afterEach(() => {
  // Nobody runs the bank that is asked for refunds.
  shop.errors.length = 0;
});
afterAll(() => shop.stop());

const idOf = (identifier: string) => Number(identifier.split('-')[0]);
const numberOf = async (identifier: string) => (await orderOf(identifier)).number;
const orderOf = (identifier: string) => shop.get(webshopOrders.order, { identifier });
const submit = (input: Partial<Input>) => shop.call(withdrawals.withdraw, { name: 'Žana Đurić', ...input });
const confirm = (input: Partial<Input>) => submit({ ...input, confirm: true });
async function confirmed(input: Partial<Input>): Promise<Withdrawal> {
  const reply = await confirm(input);
  if (!reply.success) throw new Error(JSON.stringify(reply.data));
  return reply.data;
}
async function labelOf(call: ReturnType<typeof submit>): Promise<string> {
  const reply = await call;
  return reply.success ? 'fine' : reply.data.label_name;
}
const mailsOf = async (identifier: string) =>
  (
    await sql<{ kind: string; recipient: string; data: Record<string, unknown> }>`
      select kind, recipient, data from mails where (data ->> 'orderId')::bigint = ${idOf(identifier)} and kind like 'withdrawal-%' order by id`.execute(
      shop.database.db,
    )
  ).rows;
const statementsOf = async (identifier: string) =>
  (await sql<{ n: number }>`select count(*)::integer as n from withdrawals where order_id = ${idOf(identifier)}`.execute(shop.database.db)).rows[0]?.n;
/** As staff and carrier would have brought it there; `at`: when it was delivered. */
async function delivered(identifier: string, at: string): Promise<void> {
  await sql`update orders set status = 'delivered', expires_at = null where id = ${idOf(identifier)}`.execute(shop.database.db);
  await sql`delete from order_events where order_id = ${idOf(identifier)} and kind = 'delivered'`.execute(shop.database.db);
  await sql`insert into order_events (order_id, kind, at) values (${idOf(identifier)}, 'delivered', ${at}::timestamptz)`.execute(shop.database.db);
}
const daysAgo = async (days: number) =>
  ((await sql<{ at: Date }>`select now() - ${days}::integer * ${DAY}::interval as at`.execute(shop.database.db)).rows[0] as { at: Date }).at.toISOString();
async function twoLines(): Promise<{ identifier: string; codes: [string, string] }> {
  const [first, second] = await someProducts(shop, 2);
  const guest = await newGuest(shop);
  await shop.get(webshopCart.addProduct, { shopping_cart_code: second?.key ?? '' }, guest);
  await readyCart(shop, guest, first?.key ?? '', 3);
  const { identifier } = await shop.get(webshopOrders.createOrder, {}, guest);
  const { lines } = (await orderOf(identifier)).withdrawal;
  const codeOf = (qty: number) => lines.find((line) => line.qty === qty)?.code ?? '';
  return { identifier, codes: [codeOf(3), codeOf(1)] };
}

describe('a withdrawal from everything before it is packed', () => {
  it('changes nothing until it is confirmed, then cancels the order, brings its pieces back once and is acknowledged by mail', async () => {
    const before = await stockOf(shop, product);
    const { identifier } = await buy(shop, { productId: product, qty: 2 });
    const unconfirmed = await submit({ identifier, message: 'Premalo glasen.' });
    expect(unconfirmed).toMatchObject({
      success: true,
      data: { received_at: null, cancels: true, items: [{ qty: 2 }], email: BUYER, message: 'Premalo glasen.' },
    });
    expect(await orderOf(identifier)).toMatchObject({ status: 'new', withdrawal: { state: 'open', until: null, received_at: null } });

    const receipt = await confirmed({ identifier, message: 'Premalo glasen.' });
    expect(receipt).toMatchObject({ name: 'Žana Đurić', cancels: true, items: [{ qty: 2 }] });
    const order = await orderOf(identifier);
    expect(order).toMatchObject({ status: 'cancelled', withdrawal: { state: 'done', received_at: receipt.received_at, lines: [{ qty: 2, withdrawn: 2 }] } });
    expect(order.events.map((event) => event.label_name)).toEqual(['order_event_created', 'order_event_withdrawn', 'order_event_cancelled']);
    expect(await stockOf(shop, product)).toEqual(before);
    expect(await mailsOf(identifier)).toEqual([{ kind: 'withdrawal-received', recipient: BUYER, data: { orderId: idOf(identifier), ...receipt } }]);
  });

  it('confirmed twice gives the same acknowledgement and no second mail', async () => {
    const { identifier } = await buy(shop, { productId: product });
    const first = await confirmed({ identifier });
    expect(await confirmed({ identifier, name: 'Nekdo drug' })).toEqual(first);
    expect(await submit({ identifier })).toMatchObject({ success: true, data: first });
    expect(await mailsOf(identifier)).toHaveLength(1);
  });

  it('of five released together one is recorded; all get its acknowledgement', async () => {
    const before = await stockOf(shop, product);
    const { identifier } = await buy(shop, { productId: product, qty: 3 });
    const replies = await Promise.all(Array.from({ length: 5 }, () => confirmed({ identifier })));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect([await statementsOf(identifier), (await mailsOf(identifier)).length]).toEqual([1, 1]);
    expect(await stockOf(shop, product)).toEqual(before);
  });

  it('gives back what was paid', async () => {
    const { identifier } = await buy(shop, { productId: product, payment: 'sandbox-form' });
    await shop.get(webshopOrders.createPayment, { identifier });
    const [payment] = await paymentsOf(shop, identifier);
    if (payment) await bankCalls(shop, payment.gateway, bankMessage(payment, 'paid'));
    expect((await orderOf(identifier)).payment_status).toBe('paid');
    await confirmed({ identifier });
    expect(await orderOf(identifier)).toMatchObject({ status: 'cancelled', payment_status: expect.stringMatching(/^refund/) });
  });
});

describe('a withdrawal from some lines', () => {
  it('is recorded for staff and leaves the order as it is; no piece is withdrawn twice', async () => {
    const { identifier, codes } = await twoLines();
    await delivered(identifier, await daysAgo(1));
    const items = [{ code: codes[0], qty: 1 }];
    const first = await confirmed({ identifier, items });
    expect(first).toMatchObject({ cancels: false, items: [{ code: codes[0], qty: 1 }] });
    expect(await confirmed({ identifier, items })).toEqual(first);
    expect((await confirmed({ identifier, items: [{ code: codes[0], qty: 3 }] })).items).toMatchObject([{ code: codes[0], qty: 2 }]);
    expect(await orderOf(identifier)).toMatchObject({ status: 'delivered', withdrawal: { state: 'open' } });
    const rest = await confirmed({ identifier });
    expect(rest).toMatchObject({ cancels: false, items: [{ code: codes[1], qty: 1 }] });
    expect(await orderOf(identifier)).toMatchObject({ status: 'delivered', withdrawal: { state: 'done' } });
    expect([await statementsOf(identifier), (await mailsOf(identifier)).length]).toEqual([3, 3]);
    await expect(sql`update order_items set withdrawn = qty + 1 where order_id = ${idOf(identifier)}`.execute(shop.database.db)).rejects.toThrow(
      'order_items_withdrawn',
    );
  });

  it('before it is packed cancels the order only with its last piece', async () => {
    const { identifier, codes } = await twoLines();
    expect(await confirmed({ identifier, items: [{ code: codes[1], qty: 1 }] })).toMatchObject({ cancels: false });
    expect((await orderOf(identifier)).status).toBe('new');
    expect(await confirmed({ identifier })).toMatchObject({ cancels: true, items: [{ code: codes[0], qty: 3 }] });
    expect((await orderOf(identifier)).status).toBe('cancelled');
  });

  it('names every field that is wrong and changes nothing', async () => {
    const { identifier, codes } = await twoLines();
    const fields = async (input: Partial<Input>) => {
      const reply = await confirm(input);
      return reply.success ? [] : reply.data.errors?.map((error) => `${error.field} ${error.label_name}`);
    };
    expect(
      await fields({
        identifier,
        items: [
          { code: 'nothing', qty: 1 },
          { code: codes[1], qty: 2 },
        ],
      }),
    ).toEqual(['items.0.code error_field_unknown_value', 'items.1.qty error_field_out_of_range']);
    expect(await fields({ identifier, name: '  ', items: [] })).toEqual(['name error_field_required', 'items error_field_required']);
    expect(await fields({ name: '' })).toEqual(['number error_field_required', 'email error_field_required', 'name error_field_required']);
    expect(await fields({ number: 'x', email: 'x', items: [{ code: codes[0], qty: 1 }] })).toEqual([
      'number error_field_format',
      'email error_email_invalid',
      'items error_field_unknown_value',
    ]);
    expect(await statementsOf(identifier)).toBe(0);
    expect(await labelOf(confirm({ identifier: `${identifier.slice(0, -1)}!` }))).toBe('error_bad_input');
    expect(await labelOf(confirm({ identifier: `1-${'A'.repeat(22)}` }))).toBe('error_empty_data');
  });
});

describe('by number and e-mail', () => {
  const plain = ({ received_at, number: _, ...answer }: Withdrawal) => ({ ...answer, isReceived: received_at !== null });

  const linkOf = async (identifier: string) => String((await mailsOf(identifier))[0]?.data.confirm);
  const look = (link: string) => shop.get(withdrawals.confirmation, { identifier: link });
  const agree = (link: string) => shop.get(withdrawals.confirm, { identifier: link });

  it('a statement is received at once with its mail, but a stranger ends nothing: the order’s own mailbox does, once of five released together', async () => {
    const before = await stockOf(shop, product);
    const { identifier } = await buy(shop, { productId: product, email: 'ana.kos@example.com' });
    const afterPurchase = await stockOf(shop, product);
    const pair = { number: `#${await numberOf(identifier)} `, email: 'ANA.kos@Example.com' };
    expect(await submit(pair)).toMatchObject({ success: true, data: { received_at: null, items: null, cancels: null } });
    expect(await statementsOf(identifier)).toBe(0);
    await Promise.all(Array.from({ length: 5 }, () => confirmed(pair)));
    await confirmed(pair);
    expect(await orderOf(identifier)).toMatchObject({
      status: 'new',
      withdrawal: { state: 'open', received_at: null },
      events: [{}, { label_name: 'order_event_withdrawal_received' }],
    });
    expect([await stockOf(shop, product), await statementsOf(identifier)]).toEqual([afterPurchase, 1]);
    const mails = await mailsOf(identifier);
    expect(mails.map((mail) => [mail.kind, mail.recipient])).toEqual([['withdrawal-received', 'ana.kos@example.com']]);

    const link = await linkOf(identifier);
    const seen = await look(link);
    expect(seen).toMatchObject({ state: 'open', withdrawal: { cancels: true, received_at: mails[0]?.data.received_at } });
    expect(await look(link)).toEqual(seen);
    expect((await orderOf(identifier)).status).toBe('new');
    const answers = await Promise.all(Array.from({ length: 5 }, () => agree(link)));
    for (const answer of [...answers, await agree(link), await look(link)]) expect(answer).toEqual({ ...seen, state: 'done' });
    expect(await orderOf(identifier)).toMatchObject({ status: 'cancelled', withdrawal: { state: 'done', received_at: seen.withdrawal.received_at } });
    expect([await stockOf(shop, product), (await mailsOf(identifier)).length]).toEqual([before, 1]);
  });

  it('what is paid goes back with the click; the order’s own address is no such link', async () => {
    const { identifier } = await buy(shop, { productId: product, payment: 'sandbox-form', email: 'placano@example.com' });
    await shop.get(webshopOrders.createPayment, { identifier });
    const [payment] = await paymentsOf(shop, identifier);
    if (payment) await bankCalls(shop, payment.gateway, bankMessage(payment, 'paid'));
    await confirmed({ number: await numberOf(identifier), email: 'placano@example.com' });
    const link = await linkOf(identifier);
    for (const wrong of [identifier, `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`])
      for (const endpoint of [withdrawals.confirmation, withdrawals.confirm])
        expect((await shop.call(endpoint, { identifier: wrong })).data).toMatchObject({ label_name: 'error_empty_data' });
    expect((await orderOf(identifier)).payment_status).toBe('paid');
    await agree(link);
    expect(await orderOf(identifier)).toMatchObject({ status: 'cancelled', payment_status: expect.stringMatching(/^refund/) });
  });

  it('counts from the day it was received, also when the click comes after the period', async () => {
    const { identifier } = await buy(shop, { productId: product, email: 'kasneje@example.com' });
    await delivered(identifier, await daysAgo(WITHDRAWAL_DAYS));
    await confirmed({ number: await numberOf(identifier), email: 'kasneje@example.com' });
    await delivered(identifier, await daysAgo(60));
    expect(await agree(await linkOf(identifier))).toMatchObject({ state: 'done', withdrawal: { cancels: false } });
    expect(await orderOf(identifier)).toMatchObject({ status: 'delivered', withdrawal: { state: 'done' } });
  });

  it('of an order that ended meanwhile says so and changes nothing', async () => {
    const { identifier } = await buy(shop, { productId: product, email: 'prej@example.com' });
    await confirmed({ number: await numberOf(identifier), email: 'prej@example.com' });
    await shop.get(webshopOrders.cancelOrder, { identifier });
    expect((await agree(await linkOf(identifier))).state).toBe('over');
    expect((await orderOf(identifier)).withdrawal.state).toBe('over');
  });

  it('is executed by staff only, once, and only when it was confirmed', async () => {
    const staff = { token: await shop.logIn(STAFF.email, STAFF.password) };
    const { identifier, token } = await buy(shop, { productId: product, email: 'osebje@example.com' });
    const number = await numberOf(identifier);
    const carryOut = async (as: { token: string }) => {
      const reply = await shop.call(staffOrders.agreeToWithdrawal, { identifier: number }, as);
      return reply.success ? reply.data.status : reply.data.label_name;
    };
    expect(await carryOut(staff)).toBe('error_empty_data');
    await confirmed({ number, email: 'osebje@example.com' });
    expect(await carryOut({ token })).toBe('error_unauthorized');
    expect((await orderOf(identifier)).status).toBe('new');
    expect(await carryOut(staff)).toBe('cancelled');
    expect(await carryOut(staff)).toBe('error_empty_data');
    expect((await agree(await linkOf(identifier))).state).toBe('done');
  });

  it('a wrong pair of number and e-mail gets an equal reply, and no mail is sent', async () => {
    const { identifier } = await buy(shop, { productId: product, email: 'meta@example.com' });
    const number = await numberOf(identifier);
    const wrong = [
      await confirmed({ number, email: 'maja@example.com' }),
      await confirmed({ number: '999999999', email: 'maja@example.com' }),
      await confirmed({ number: '1000000005', email: 'maja@example.com' }),
    ];
    expect([await statementsOf(identifier), await mailsOf(identifier)]).toEqual([0, []]);
    const right = await confirmed({ number, email: 'meta@example.com' });
    expect(await statementsOf(identifier)).toBe(1);
    for (const answer of wrong) expect(plain(answer)).toEqual({ ...plain(right), email: 'maja@example.com' });
  });

  it('is tried ten times, for an e-mail and from an address', async () => {
    const tries = await Promise.all(Array.from({ length: 12 }, (_, i) => labelOf(confirm({ number: String(900_000 + i), email: 'ugani@example.com' }))));
    expect(tries.filter((label) => label === 'error_too_many_requests')).toHaveLength(2);
    expect(await labelOf(submit({ number: '900000', email: 'ugani@example.com' }))).toBe('fine');
  });
});

describe('the days after delivery', () => {
  it.each([
    ['a Monday', '2026-11-09 10:00+01', '2026-12-09T22:59:59.000Z'],
    ['a Monday, late by the shop’s clock', '2026-11-09 23:30+01', '2026-12-09T22:59:59.000Z'],
    ['a Thursday: the Saturday becomes Monday', '2026-11-05 10:00+01', '2026-12-07T22:59:59.000Z'],
    ['a Friday: the Sunday becomes Monday', '2026-11-06 10:00+01', '2026-12-07T22:59:59.000Z'],
    ['a Wednesday: Christmas and its Sunday become Monday', '2026-11-25 10:00+01', '2026-12-28T22:59:59.000Z'],
    ['a Tuesday: the first of January to Sunday become Monday', '2025-12-02 10:00+01', '2026-01-05T22:59:59.000Z'],
    ['a Wednesday in summer', '2026-07-01 00:30+02', '2026-07-31T21:59:59.000Z'],
  ])('on %s end with the last day, 30 later', async (_name, at, until) => {
    const { identifier } = await buy(shop, { productId: product });
    await delivered(identifier, at);
    expect((await orderOf(identifier)).withdrawal.until).toBe(until);
  });

  it('are counted by the settings at the time of the order, not by later ones', async () => {
    const { markets, shop: own } = DEMO_SETTINGS;
    const change = async (withdrawalDays: number, timeZone: string): Promise<void> => {
      const documents = { markets: { ...markets, si: { ...markets.si, withdrawalDays } }, shop: { ...own, timeZone } };
      const saved = await replaceSettings(shop.database.db, { documents, versions: 'any', userId: null, cause: 'test' });
      expect(saved.kind).toBe('saved');
      await shop.settings.refresh();
    };
    const before = await buy(shop, { productId: product });
    await change(21, 'Europe/London');
    const after = await buy(shop, { productId: product });
    await change(14, 'Pacific/Auckland');
    for (const { identifier } of [before, after]) await delivered(identifier, '2026-11-02 23:30+00');
    await change(30, 'Europe/Ljubljana');
    const withdrawalOf = async ({ identifier }: { identifier: string }) => (await orderOf(identifier)).withdrawal;
    expect([await withdrawalOf(before), await withdrawalOf(after)]).toMatchObject([
      { days: 30, until: '2026-12-03T22:59:59.000Z' },
      { days: 21, until: '2026-11-23T23:59:59.000Z' },
    ]);
  });

  it('are open on the last one and over afterwards, with the day until which it was possible', async () => {
    const { identifier } = await buy(shop, { productId: product });
    await delivered(identifier, await daysAgo(WITHDRAWAL_DAYS));
    expect(await labelOf(submit({ identifier }))).toBe('fine');
    // Beyond every weekend and holiday.
    await delivered(identifier, await daysAgo(WITHDRAWAL_DAYS + 10));
    expect([await labelOf(submit({ identifier })), await labelOf(confirm({ identifier }))]).toEqual(['error_withdrawal_late', 'error_withdrawal_late']);
    expect(await orderOf(identifier)).toMatchObject({ withdrawal: { state: 'late', until: expect.stringMatching(/^\d{4}-/) } });
    expect(await statementsOf(identifier)).toBe(0);
  });

  it('are over for a pair with the same answer; a mail says until when it was possible, once', async () => {
    const { identifier } = await buy(shop, { productId: product, email: 'pozno@example.com' });
    await delivered(identifier, await daysAgo(60));
    const { number, withdrawal } = await orderOf(identifier);
    for (let i = 0; i < 2; i += 1)
      expect(await confirmed({ number, email: 'pozno@example.com' })).toMatchObject({ items: null, received_at: expect.any(String) });
    expect(await mailsOf(identifier)).toMatchObject([{ kind: 'withdrawal-refused', data: { reason: 'late', until: withdrawal.until } }]);
  });

  it('do not matter to what was said in time: the same statement gives its acknowledgement', async () => {
    const { identifier } = await buy(shop, { productId: product });
    await delivered(identifier, await daysAgo(1));
    const first = await confirmed({ identifier });
    await delivered(identifier, await daysAgo(60));
    expect(await confirmed({ identifier })).toEqual(first);
  });
});

describe('an order that ended otherwise', () => {
  it('has nothing to withdraw from', async () => {
    const { identifier } = await buy(shop, { productId: product, email: 'konec@example.com' });
    await shop.get(webshopOrders.cancelOrder, { identifier });
    expect(await labelOf(confirm({ identifier }))).toBe('error_withdrawal_over');
    const { number, withdrawal } = await orderOf(identifier);
    expect(withdrawal.state).toBe('over');
    await confirmed({ number, email: 'konec@example.com' });
    expect(await mailsOf(identifier)).toMatchObject([{ kind: 'withdrawal-refused', data: { reason: 'over' } }]);
  });
});
