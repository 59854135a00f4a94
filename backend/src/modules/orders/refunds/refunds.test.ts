import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webshopOrders } from '@vitrina/contract/orders';
import { staffChanges } from '@vitrina/contract/staff/changes';
import type { CountryCode } from '@vitrina/contract/values/countries';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { staffRefunds } from '@vitrina/contract/staff/refunds';
import { staffSession } from '@vitrina/contract/staff/session';
import { readCode } from '../../../adapters/transfer-codes/testing/read-code.ts';
import { Office, type OfficeReply } from '../../../testing/office-tools.ts';
import { ordersOf } from '../../../testing/order-deps-of.ts';
import { bankCalls, bankMessage, buy, type PaymentFacts, paymentsOf, productId, setStock, stockOf } from '../../../testing/test-buyer.ts';
import { checkPayments } from '../../payments/index.ts';
import { paymentDeps } from '../payment/link-payments.ts';

const CODE = 'DEMO-PROMO-01';
let office: Office;
let owner: string;
let product: number;
beforeAll(async () => {
  office = await Office.start();
  owner = await office.logIn('owner');
  product = await productId(office.shop, CODE);
  await setStock(office.shop, product, 5000);
});
// Nobody runs the bank that is asked for refunds: what it would say comes by `bankGivesPart`.
afterAll(() => office.shop.stop());

const db = () => office.shop.database.db;
const fieldsOf = ({ data }: OfficeReply): [string, string][] => data.errors.map((one: { field: string; label_name: string }) => [one.field, one.label_name]);

interface Paid {
  identifier: string;
  number: string;
  payment: PaymentFacts;
  total: number;
}

/** An order of so many pieces, paid at the sandbox bank. */
async function paidOrder({ qty = 3, lang = 'si' as LanguageCode, country = 'SI' as CountryCode } = {}): Promise<Paid> {
  const { identifier } = await buy(office.shop, { productId: product, qty, payment: 'sandbox-form', lang, country });
  await office.shop.get(webshopOrders.createPayment, { identifier });
  const [payment] = await paymentsOf(office.shop, identifier);
  await bankCalls(office.shop, 'sandbox-form', bankMessage(payment as PaymentFacts, 'paid'));
  const order = await office.shop.get(webshopOrders.order, { identifier });
  return { identifier, number: order.number, payment: payment as PaymentFacts, total: order.cart.totals.total };
}

const refund = (number: string, body: object, { cookie = owner, key }: { cookie?: string; key?: string } = {}) =>
  office.call(staffRefunds.make, { number, reason: 'test', restock: false, ...body }, { cookie, ...(key && { headers: { 'idempotency-key': key } }) });
const preview = (number: string, body: object, cookie = owner) => office.call(staffRefunds.preview, { number, ...body }, { cookie });
const list = async (number: string) => (await office.call(staffRefunds.list, { number }, { cookie: owner })).data;

/** The three that must say the same: the ledger, the payments and what the order shows; minor units. */
async function moneyOf({ identifier, number }: Paid) {
  const { rows } = await sql<{ ledger: number; payments: number; paid: number }>`
    select (select coalesce(sum(r.amount), 0)::integer from refunds r join payments p on p.id = r.payment_id where p.reference = ${`order-${identifier.split('-')[0]}`}) as ledger,
      (select sum(refunded_amount)::integer from payments where reference = ${`order-${identifier.split('-')[0]}`}) as payments,
      (select sum(amount)::integer from payments where reference = ${`order-${identifier.split('-')[0]}`}) as paid`.execute(db());
  return { ...(rows[0] as { ledger: number; payments: number; paid: number }), order: Math.round((await list(number)).refunded * 100) };
}
const codeOf = async (id: number): Promise<string> =>
  (await sql<{ code: string }>`select code from refunds where id = ${id}`.execute(db())).rows[0]?.code as string;
/** The bank says that a part is back. */
async function bankGivesPart({ payment }: Paid, id: number, { amount, event = '' }: { amount: number; event?: string }) {
  const code = await codeOf(id);
  return bankCalls(office.shop, 'sandbox-form', { ...bankMessage(payment, 'part_refunded'), event_id: `${code}:part${event}`, refund: code, amount });
}

describe('a refund by line', () => {
  it('gives back a line of a paid order; the payment stays paid, the buyer is told, the log says who', async () => {
    const order = await paidOrder();
    const unit = order.total / 3;
    const previewed = await preview(order.number, { lines: [{ id: 0, qty: 1 }] });
    expect(previewed.data).toMatchObject({ lines: [{ id: 0, qty: 1, left: 3 }], parts: [{ payment: 'sandbox-form', by_hand: false }], limit_left: null });
    expect((await list(order.number)).items).toEqual([]);
    const refunded = await refund(order.number, { lines: [{ id: 0, qty: 1 }], reason: 'Poškodovano' });
    expect([refunded.status, refunded.data.amount, refunded.data.payment_status]).toEqual([200, previewed.data.amount, 'paid']);
    expect(Math.abs(refunded.data.amount - unit)).toBeLessThan(10);
    expect(refunded.data.parts).toMatchObject([{ state: 'due', reason: 'Poškodovano', payment: 'sandbox-form' }]);
    expect(await moneyOf(order)).toMatchObject({ ledger: Math.round(refunded.data.amount * 100), payments: Math.round(refunded.data.amount * 100) });
    expect((await list(order.number)).lines).toMatchObject([{ id: 0, qty: 3, refunded: 1, amount: refunded.data.amount }]);
    const shown = await office.shop.get(webshopOrders.order, { identifier: order.identifier });
    expect(shown.payment_status).toBe('paid');
    expect(shown.refunds).toMatchObject([{ amount: refunded.data.amount, currency: 'EUR', state: 'due', lines: [{ code: CODE, qty: 1 }] }]);
    expect(shown.refunded).toBe(refunded.data.amount);
    expect(shown.events.at(-1)?.label_name).toBe('order_event_part_refunded');
    const { rows: mails } = await sql`select 1 from mails where kind = 'order-part-refunded' and data ->> 'number' = ${order.number}`.execute(db());
    expect(mails).toHaveLength(1);
    const log = await office.call(staffChanges.search, { filter: { kind: 'refund', subject_id: order.number } }, { cookie: owner });
    expect(log.data.items).toMatchObject([{ action: 'refund', by: { email: 'owner@vitrina.test' } }]);
  });

  it('the same key twice is one refund, also of five at once; another body with it is refused', async () => {
    const order = await paidOrder();
    const body = { lines: [{ id: 0, qty: 1 }] };
    const replies = await Promise.all(Array.from({ length: 5 }, () => refund(order.number, body, { key: 'same-key-1' })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1);
    expect((await list(order.number)).items).toHaveLength(1);
    expect((await refund(order.number, { lines: [{ id: 0, qty: 2 }] }, { key: 'same-key-1' })).data.label_name).toBe('error_idempotency_key');
  });

  it('ten at once never give more than was paid, to the cent, and the lines sum up', async () => {
    const order = await paidOrder();
    const replies = await Promise.all(Array.from({ length: 10 }, () => refund(order.number, { lines: [{ id: 0, qty: 1 }] })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const reply of replies.filter(({ status }) => status !== 200))
      expect(['error_nothing_to_refund', 'error_unavailable']).toContain(reply.data.label_name);
    const delivery = await refund(order.number, { delivery: true });
    if (delivery.status === 200) expect(delivery.data.amount).toBeGreaterThan(0);
    const money = await moneyOf(order);
    expect(money).toEqual({ ledger: money.paid, payments: money.paid, paid: money.paid, order: money.paid });
    expect((await refund(order.number, { amount: 0.01 })).data.label_name).toBe('error_nothing_to_refund');
  });

  it('returns units to the warehouse they came from, once for each', async () => {
    const order = await paidOrder();
    const before = await stockOf(office.shop, product);
    await refund(order.number, { lines: [{ id: 0, qty: 1 }], restock: true });
    await refund(order.number, { lines: [{ id: 0, qty: 1 }], restock: false });
    await refund(order.number, { lines: [{ id: 0, qty: 1 }], restock: true });
    const after = await stockOf(office.shop, product);
    expect([after.qty - before.qty, after.moved - before.moved]).toEqual([2, 2]);
  });
});

describe('by amount', () => {
  it('may be below or above the lines’ sum, or goodwill alone', async () => {
    const order = await paidOrder();
    const less = await refund(order.number, { lines: [{ id: 0, qty: 1 }], amount: 5 });
    expect(less.data.amount).toBe(5);
    expect((await list(order.number)).lines).toMatchObject([{ refunded: 1, amount: 5 }]);
    expect((await refund(order.number, { amount: 1.5 })).data.amount).toBe(1.5);
    expect((await preview(order.number, { lines: [{ id: 0, qty: 1 }], amount: order.total - 6.5 })).data.other).toBeGreaterThan(0);
    expect((await moneyOf(order)).ledger).toBe(650);
    // Two of three pieces are left, and money for more than two.
    const beyond = await refund(order.number, { lines: [{ id: 0, qty: 3 }], amount: 1 });
    expect([beyond.status, fieldsOf(beyond), beyond.data.errors[0].available]).toEqual([409, [['lines.0.qty', 'error_field_out_of_range']], 2]);
    expect((await moneyOf(order)).ledger).toBe(650);
  });

  it('names the field that is wrong and gives nothing', async () => {
    const order = await paidOrder();
    const bad: [object, number, [string, unknown][]][] = [
      [{}, 400, [['lines', 'error_field_required']]],
      [{ lines: [{ id: 7, qty: 1 }] }, 400, [['lines.0.id', 'error_field_unknown_value']]],
      [
        {
          lines: [
            { id: 0, qty: 1 },
            { id: 0, qty: 1 },
          ],
        },
        400,
        [['lines.1.id', 'error_field_unknown_value']],
      ],
      [{ lines: [{ id: 0, qty: 4 }] }, 409, [['lines.0.qty', 'error_field_out_of_range']]],
      [{ lines: [{ id: 0, qty: 0 }] }, 400, [['lines.0.qty', 'error_field_out_of_range']]],
      [{ lines: [{ id: 0, qty: -1 }] }, 400, [['lines.0.qty', 'error_field_out_of_range']]],
      [
        { lines: [{ id: 'x', qty: '1' }] },
        400,
        [
          ['lines.0.id', expect.any(String)],
          ['lines.0.qty', expect.any(String)],
        ],
      ],
      [{ lines: Array.from({ length: 501 }, (_, id) => ({ id, qty: 1 })) }, 400, [['lines', 'error_field_too_long']]],
      [{ amount: 0 }, 400, [['amount', 'error_field_out_of_range']]],
      [{ amount: -5 }, 400, [['amount', 'error_field_out_of_range']]],
      [{ amount: 1e12 }, 400, [['amount', 'error_field_out_of_range']]],
      [{ amount: '5' }, 400, [['amount', expect.any(String)]]],
      [{ amount: order.total + 0.01 }, 409, [['amount', 'error_field_out_of_range']]],
      [{ delivery: 99_999 }, 409, [['delivery', 'error_field_out_of_range']]],
      [{ amount: 1, currency: 'RSD' }, 400, [['currency', 'error_field_unknown_value']]],
      [{ amount: 1, reason: '' }, 400, [['reason', 'error_field_too_short']]],
      [{ amount: 1, restock: 'yes' }, 400, [['restock', expect.any(String)]]],
    ];
    for (const [body, status, fields] of bad) {
      const reply = await refund(order.number, body);
      expect([JSON.stringify(body).slice(0, 60), reply.status, reply.data.errors && fieldsOf(reply)]).toEqual([
        JSON.stringify(body).slice(0, 60),
        status,
        fields,
      ]);
    }
    expect(await moneyOf(order)).toMatchObject({ ledger: 0, payments: 0, order: 0 });
    expect((await refund('999999999', { amount: 1 })).status).toBe(404);
    const unpaid = await buy(office.shop, { productId: product });
    const { number } = await office.shop.get(webshopOrders.order, { identifier: unpaid.identifier });
    expect((await refund(number, { amount: 1 })).data.label_name).toBe('error_nothing_to_refund');
  });
});

describe('permissions', () => {
  it('need a fresh code, and limit a role’s refunds a day, also of five at once', async () => {
    const service = await office.logIn('service');
    // Of several orders: one alone lets one refund at a time.
    const orders = [await paidOrder(), await paidOrder(), await paidOrder(), await paidOrder(), await paidOrder()];
    const [order] = orders as [Paid, ...Paid[]];
    await sql`update staff_role_grants g set refund_limit = 2000 from users u where u.id = g.user_id and u.email = 'service@vitrina.test'`.execute(db());
    try {
      expect((await preview(order.number, { amount: 5 }, service)).data.limit_left).toBe(20);
      const replies = await Promise.all(orders.map(({ number }) => refund(number, { amount: 5 }, { cookie: service })));
      const accepted = replies.filter(({ status }) => status === 200).length;
      for (let more = accepted; more < 4; more += 1) expect((await refund(order.number, { amount: 5 }, { cookie: service })).status).toBe(200);
      const beyond = await refund(order.number, { amount: 0.01 }, { cookie: service });
      expect([beyond.status, beyond.data.label_name, fieldsOf(beyond)]).toEqual([409, 'error_refund_limit', [['amount', 'error_field_out_of_range']]]);
      const sums = await Promise.all(orders.map(async (one) => (await moneyOf(one)).ledger));
      expect(sums.reduce((total, sum) => total + sum, 0)).toBe(2000);
    } finally {
      await sql`update staff_role_grants g set refund_limit = 20000 from users u where u.id = g.user_id and u.email = 'service@vitrina.test'`.execute(db());
    }
    await sql`update staff_sessions set confirmed_at = now() - interval '6 minutes' where user_id = (select id from users where email = 'service@vitrina.test')`.execute(
      db(),
    );
    expect((await refund(order.number, { amount: 1 }, { cookie: service })).data.label_name).toBe('error_confirm_needed');
    office.tick();
    await office.call(staffSession.confirm, { code: office.codeOf() }, { cookie: service });
    expect((await refund(order.number, { amount: 1 }, { cookie: service })).status).toBe(200);
  });

  it('count the daily limit over all currencies by their value', async () => {
    const service = await office.logIn('service');
    const [rs, si] = [await paidOrder({ lang: 'rs', country: 'RS' }), await paidOrder()];
    const left = (number: string) => preview(number, { amount: 1 }, service).then(({ data }) => data.limit_left as number);
    const before = await left(si.number);
    // One euro of a limit is 117 dinars.
    expect(Math.round(100 * (await left(rs.number)))).toBe(Math.round(100 * before * 117));
    const refunded = await refund(rs.number, { amount: 1170 }, { cookie: service });
    expect([refunded.status, refunded.data.currency, refunded.data.amount]).toEqual([200, 'RSD', 1170]);
    expect(Math.round(100 * (await left(si.number)))).toBe(Math.round(100 * (before - 10)));
  });
});

describe('the gateway', () => {
  it('confirms parts twice, out of order and with wrong sums: each counts once, and the last makes it refunded', async () => {
    const order = await paidOrder();
    const first = (await refund(order.number, { amount: 10 })).data.id;
    const second = (await refund(order.number, { amount: order.total - 10 })).data.id;
    expect((await bankGivesPart(order, second, { amount: 1 })).status).toBe(400);
    for (const event of ['', '', ':again'])
      expect((await bankGivesPart(order, second, { amount: Math.round((order.total - 10) * 100), event })).status).toBe(200);
    const between = (await list(order.number)).items;
    expect(between.map((one: { state: string }) => one.state)).toEqual(['due', 'done']);
    expect((await paymentsOf(office.shop, order.identifier))[0]?.status).toBe('paid');
    expect((await bankGivesPart(order, first, { amount: 1000 })).status).toBe(200);
    expect((await paymentsOf(office.shop, order.identifier))[0]?.status).toBe('refunded');
    expect(await office.shop.get(webshopOrders.orderStatus, { identifier: order.identifier })).toMatchObject({ payment_status: 'refunded' });
  });

  it('reports a partial refund that was not requested: in the ledger once, and never beyond the rest', async () => {
    const order = await paidOrder();
    const unasked = (id: string, amount: number, more: object = {}) =>
      bankCalls(office.shop, 'sandbox-form', { ...bankMessage(order.payment, 'part_refunded'), event_id: `${order.payment.code}:${id}`, amount, ...more });
    for (let i = 0; i < 2; i += 1) expect((await unasked('a', 500)).status).toBe(200);
    expect((await unasked('b', order.payment.amount)).status).toBe(400);
    for (const wrong of [{ currency: 'RSD' }, { refund: 'no-such-refund' }]) expect((await unasked('c', 100, wrong)).status).toBe(400);
    expect(await moneyOf(order)).toMatchObject({ ledger: 500, payments: 500, order: 500 });
  });

  it('that reports a partial refund of an unpaid payment is refused, and nothing is booked', async () => {
    const { identifier } = await buy(office.shop, { productId: product, payment: 'sandbox-form' });
    await office.shop.get(webshopOrders.createPayment, { identifier });
    const [payment] = (await paymentsOf(office.shop, identifier)) as [PaymentFacts];
    const reply = await bankCalls(office.shop, 'sandbox-form', { ...bankMessage(payment, 'part_refunded'), event_id: `${payment.code}:unpaid`, amount: 100 });
    expect(reply.status).toBe(400);
    expect(await paymentsOf(office.shop, identifier)).toMatchObject([{ status: payment.status }]);
    const { rows } = await sql`select from refunds r join payments p on p.id = r.payment_id where p.code = ${payment.code}`.execute(db());
    expect(rows).toEqual([]);
  });

  it('gets the request again until it confirms, as the process may have ended before', async () => {
    const order = await paidOrder();
    const { id } = (await refund(order.number, { amount: 5 })).data;
    const tries = async () => (await sql<{ tries: number }>`select tries from refunds where id = ${id}`.execute(db())).rows[0]?.tries;
    const deps = paymentDeps(ordersOf(office.shop));
    await checkPayments(db(), deps);
    expect(await tries()).toBe(1);
    await sql`update refunds set asked_at = now() - interval '3 minutes' where id = ${id}`.execute(db());
    await checkPayments(db(), deps);
    expect(await tries()).toBe(2);
  });

  it('an order that is cancelled gives back what is left, and no more is asked for', async () => {
    const order = await paidOrder();
    const { id } = (await refund(order.number, { amount: 10 })).data;
    await office.shop.get(webshopOrders.cancelOrder, { identifier: order.identifier });
    const money = await moneyOf(order);
    expect([money.ledger, money.payments]).toEqual([money.paid, money.paid]);
    expect((await refund(order.number, { amount: 1 })).data.label_name).toBe('error_nothing_to_refund');
    await bankGivesPart(order, id, { amount: 1000 });
    await bankCalls(office.shop, 'sandbox-form', { ...bankMessage(order.payment, 'refunded'), amount: money.paid - 1000 });
    expect((await paymentsOf(office.shop, order.identifier))[0]?.status).toBe('refunded');
    expect((await list(order.number)).items.map((one: { state: string }) => one.state)).toEqual(['done', 'done']);
  });
});

describe('by hand', () => {
  it('where the gateway gives back whole payments alone: a part is due by hand, all of it by the gateway', async () => {
    const bank = office.shop.gateways.find(({ code }) => code === 'sandbox-form') as { parts?: true };
    const { parts } = bank;
    delete bank.parts;
    try {
      const [whole, part] = [await paidOrder(), await paidOrder()];
      expect((await refund(part.number, { amount: 1 })).data.parts).toMatchObject([{ by_hand: true }]);
      expect((await refund(whole.number, { amount: whole.total })).data.parts).toMatchObject([{ by_hand: false }]);
    } finally {
      Object.assign(bank, { parts });
    }
  });

  it('of a transfer is due for finance, who book it once, completely', async () => {
    const { identifier } = await buy(office.shop, { productId: product, qty: 2 });
    const { number, cart } = await office.shop.get(webshopOrders.order, { identifier });
    await sql`insert into payments (reference, gateway, amount, currency, status, code) values (${`order-${identifier.split('-')[0]}`}, 'bank-transfer', ${Math.round(cart.totals.total * 100)}, 'EUR', 'paid', ${`hand-${number}`})`.execute(
      db(),
    );
    const { id, parts } = (await refund(number, { lines: [{ id: 0, qty: 1 }] })).data;
    expect(parts).toMatchObject([{ by_hand: true, state: 'due' }]);
    const finance = await office.logIn('finance');
    const due = await office.call(staffRefunds.due, { filter: { by_hand: true }, limit: 500 }, { cookie: finance });
    expect(due.data.items.find((one: { id: number }) => one.id === id)).toMatchObject({ order: number, by_hand: true });
    expect(due.data.counts.by_hand).toBe(due.data.total);
    const rest = await office.call(staffRefunds.due, { filter: { by_hand: false } }, { cookie: finance });
    expect([rest.data.total, rest.data.items.some((one: { id: number }) => one.id === id)]).toEqual([rest.data.counts.by_gateway, false]);
    const code = await office.call(staffRefunds.transferCode, { id, name: 'Ana Novak', iban: 'SI56 1910 0000 0123 438' }, { cookie: finance });
    expect([code.status, code.data.kind]).toEqual([200, 'upn-qr']);
    const slip = (await readCode(code.data.svg))[0]?.bytes.toString('latin1').split('\n') as string[];
    // Payer, amount, account, recipient: the shop pays, the buyer gets it.
    expect([slip[5], slip[8], slip[14], slip[16]]).toEqual([
      expect.stringMatching(/^Vitrina/),
      String(Math.round(parts[0].amount * 100)).padStart(11, '0'),
      'SI56191000000123438',
      'Ana Novak',
    ]);
    expect(fieldsOf(await office.call(staffRefunds.transferCode, { id, name: 'Ana', iban: 'SI56 1910 0000 0123 439' }, { cookie: finance }))).toEqual([
      ['iban', 'error_field_format'],
    ]);
    const bookRefund = (amount: number) => office.call(staffRefunds.given, { id, amount, reference: 'SI00 1' }, { cookie: finance });
    expect((await bookRefund(0.01)).data.label_name).toBe('error_amount_differs');
    const replies = await Promise.all(Array.from({ length: 5 }, () => bookRefund(parts[0].amount)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await bookRefund(parts[0].amount)).data.label_name).toBe('error_payment_booked');
    expect((await list(number)).items).toMatchObject([{ state: 'done', by_hand: true }]);
  });
});
