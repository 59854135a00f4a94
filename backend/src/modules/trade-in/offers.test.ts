import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '@vitrina/contract/accounts';
import { webshopCart } from '@vitrina/contract/cart';
import { webshopOrders } from '@vitrina/contract/orders';
import { orderActions } from '@vitrina/contract/staff/order-actions';
import { orderDesk } from '@vitrina/contract/staff/orders';
import { staffRefunds } from '@vitrina/contract/staff/refunds';
import { staffSession } from '@vitrina/contract/staff/session';
import { staffTradeIns, type StaffTradeIn } from '@vitrina/contract/staff/trade-ins';
import { tradeIn } from '@vitrina/contract/trade-in';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { COUPONS, CUSTOMER } from '@vitrina/demo/known';
import { newGuest, someProducts } from '../../testing/cart-tools.ts';
import { limited } from '../../testing/office-orders.ts';
import { Office, type OfficeReply } from '../../testing/office-tools.ts';
import { bankCalls, bankMessage, fillCart, type PaymentFacts, paymentsOf, productId } from '../../testing/test-buyer.ts';
import { expireTradeIns } from './index.ts';

const LAPTOP = 'DEMO-LAPTOP-01';
const ANSWERS = 'phone-kind.top,age.one,condition.new,works.all';
let office: Office;
let cookie: { service: string; picker: string; editor: string; finance: string };
beforeAll(async () => {
  office = await Office.start();
  cookie = {
    service: await office.logIn('service'),
    picker: await office.logIn('picker'),
    editor: await office.logIn('editor'),
    finance: await office.logIn('finance'),
  };
  for (const one of [cookie.service, cookie.finance]) await confirm(one);
});
// The sandbox bank, which would receive refunds, is not running.
afterAll(() => office.shop.stop());

const confirm = async (cookie: string) => {
  office.tick();
  expect((await office.call(staffSession.confirm, { code: office.codeOf() }, { cookie })).success).toBe(true);
};
let ownerCount = 0;
function owner(): string {
  ownerCount += 1;
  return `owner${ownerCount}@example.com`;
}
const offerOf = (more: Record<string, unknown> = {}) => ({
  ...{
    lang: 'si' as LanguageCode,
    device: 'phone',
    answers: ANSWERS,
    sum: 378,
    name: 'Žana Đurić',
    email: owner(),
    way: 'parcel',
    street: 'Čopova ulica 14',
    post_code: '1000',
  },
  ...{ city: 'Ljubljana', confirmed: true, ...more },
});
const offer = async (more: Record<string, unknown> = {}) => {
  const input = offerOf(more);
  const { code, number } = await office.shop.get(tradeIn.offer, input as never);
  const id = Number(number.replace('T-', ''));
  return { code, id, number, email: input.email, state: () => office.shop.get(tradeIn.offerState, { lang: 'si', code }) };
};
const refusal = async (more: Record<string, unknown>) => {
  const reply = await office.shop.call(tradeIn.offer, offerOf(more) as never);
  return reply.success ? null : [reply.data.label_name, ...(reply.data.errors ?? []).map(({ field, label_name }) => `${field} ${label_name}`)];
};
const rowOf = async (id: number) => {
  const { data } = await office.call(staffTradeIns.search, { filter: { text: `T-${id}` } }, { cookie: cookie.service });
  return data.items.find((one: StaffTradeIn) => one.id === id) as StaffTradeIn;
};
const step = async (
  endpoint: (typeof staffTradeIns)['receive' | 'inspect' | 'sendBack'],
  id: number,
  more: Record<string, unknown> = {},
  who = cookie.service,
): Promise<OfficeReply> => office.call(endpoint, { id, version: (await rowOf(id)).version, ...more }, { cookie: who });
const mailsTo = async (email: string): Promise<string[]> => {
  const { rows } = await sql<{ kind: string }>`select kind from mails where recipient = ${email} order by id`.execute(office.shop.database.db);
  return rows.map(({ kind }) => kind);
};
const received = async (more: Record<string, unknown> = {}) => {
  const one = await offer(more);
  expect((await step(staffTradeIns.receive, one.id)).success).toBe(true);
  return one;
};

describe('an offer of an old device', () => {
  it('is kept with the words that were asked, told by mail, and the same one twice is one', async () => {
    const input = offerOf();
    const { token } = await newGuest(office.shop);
    const [first, ...others] = await Promise.all(Array.from({ length: 3 }, () => office.shop.get(tradeIn.offer, input as never, { token })));
    const again = await office.shop.get(tradeIn.offer, input as never, { token });
    expect([...others, again]).toEqual([first, first, first]);
    const state = await office.shop.get(tradeIn.offerState, { lang: 'si', code: again.code });
    expect(state).toMatchObject({ number: again.number, state: 'offered', sum: 378, currency: 'EUR', counter: null, coupon: null, way: 'parcel' });
    expect(state.words.device).toBe('Pametni telefon');
    expect(state.words.answers).toHaveLength(4);
    expect(state.address).toContain('Vitrina');
    expect(await mailsTo(input.email)).toContain('trade-in-offered');
  });

  it('of a stranger that is equal gets a code of its own: the code of the first shows its coupon', async () => {
    const input = offerOf();
    const { token } = await newGuest(office.shop);
    const first = await office.shop.get(tradeIn.offer, input as never, { token });
    for (const as of [{}, await newGuest(office.shop)]) {
      const reply = await office.shop.get(tradeIn.offer, input as never, as);
      expect([reply.code === first.code, reply.number === first.number]).toEqual([false, false]);
    }
  });

  it('goes with its account, also where it names another address; one that is still on its way stays', async () => {
    const token = await office.shop.logIn(CUSTOMER.email, CUSTOMER.password);
    const [cancelled, open] = [offerOf(), offerOf()];
    const { code } = await office.shop.get(tradeIn.offer, cancelled as never, { token });
    await office.shop.get(tradeIn.offer, open as never, { token });
    await office.shop.get(tradeIn.answer, { lang: 'si', code, answer: 'cancel' });
    await office.shop.get(accounts.erase, { password: CUSTOMER.password }, { token });
    const { rows } = await sql<{ email: string }>`select email from trade_ins where email in (${cancelled.email}, ${open.email})`.execute(
      office.shop.database.db,
    );
    expect(rows).toEqual([{ email: open.email }]);
  });

  it('names every bad field, and another sum than the answers come to, and keeps nothing of it', async () => {
    const before = await count();
    expect(await refusal({ name: ' ', email: 'zana@', way: 'pigeon', confirmed: false })).toEqual([
      'error_bad_input',
      'name error_field_required',
      'email error_email_invalid',
      'way error_field_unknown_value',
      'confirmed error_field_required',
    ]);
    expect(await refusal({ street: '', post_code: '', city: '' })).toEqual([
      'error_bad_input',
      ...['street', 'post_code', 'city'].map((field) => `${field} error_field_required`),
    ]);
    expect(await refusal({ sum: 379 })).toEqual(['error_amount_differs']);
    expect(await refusal({ answers: `${ANSWERS},missing.locked`, sum: 0 })).toEqual(['error_amount_differs']);
    expect(await refusal({ device: 'constructor' })).toEqual(['error_empty_data']);
    expect((await refusal({ answers: 'age.one' }))?.[0]).toBe('error_bad_input');
    expect((await refusal({ name: 'x'.repeat(121) }))?.[0]).toBe('error_bad_input');
    expect(await count()).toBe(before);
    const reply = await office.shop.call(tradeIn.offerState, { lang: 'si', code: 'A'.repeat(22) });
    expect(reply).toMatchObject({ success: false, data: { label_name: 'error_empty_data' } });
  });

  it('is limited to five an hour and mailbox, whatever follows a plus', async () => {
    const email = owner();
    const kinds = ['top', 'middle', 'simple'].flatMap((kind) =>
      ['light', 'new'].map((condition) => `phone-kind.${kind},age.one,condition.${condition},works.all`),
    );
    const labels: string[] = [];
    for (const [i, answers] of kinds.entries()) {
      const { sum } = await office.shop.get(tradeIn.estimate, { lang: 'si', device: 'phone', answers });
      const reply = await office.shop.call(tradeIn.offer, offerOf({ email: email.replace('@', `+${i}@`), answers, sum }) as never);
      labels.push(reply.success ? 'taken' : reply.data.label_name);
    }
    expect(labels).toEqual([...Array.from({ length: 5 }, () => 'taken'), 'error_too_many_requests']);
  });

  it('is cancelled by its owner before the device came, not after; five presses at once are one', async () => {
    const one = await offer();
    const cancel = (code: string) => office.shop.call(tradeIn.answer, { lang: 'si', code, answer: 'cancel' });
    for (const reply of await Promise.all(Array.from({ length: 5 }, () => cancel(one.code))))
      expect(reply).toMatchObject({ success: true, data: { state: 'cancelled' } });
    const there = await received();
    expect(await cancel(there.code)).toMatchObject({ success: false, data: { label_name: 'error_trade_in_state' } });
    expect((await office.shop.call(tradeIn.answer, { lang: 'si', code: there.code, answer: 'accept' })).success).toBe(false);
  });

  const count = async () => (await sql<{ n: number }>`select count(*)::integer as n from trade_ins`.execute(office.shop.database.db)).rows[0]?.n;
});

describe('the desk', () => {
  it('reads answers in the language of its own session; in that of the owner what settings do not ask for any more', async () => {
    const one = await offer();
    const wordsIn = async (lang: string) => {
      const { data } = await office.call(staffTradeIns.search, { filter: { text: one.number } }, { cookie: cookie.picker, headers: { 'x-lang': lang } });
      return data.items[0].words as StaffTradeIn['words'];
    };
    expect((await wordsIn('si')).answers[0]).toEqual({ question: 'Kakšen telefon je?', answers: ['Najboljši model znamke, nov za več kot 800 €'] });
    const german = await wordsIn('de');
    expect(german.device).toBe('Smartphone');
    expect(german.answers[0]).toEqual({ question: 'Was für ein Handy ist es?', answers: ['Spitzenmodell der Marke, neu über 800 €'] });
    expect(german.answers).toHaveLength(4);
    await sql`update trade_ins set answers = replace(answers, 'phone-kind.top', 'phone-kind.gold') where id = ${one.id}`.execute(office.shop.database.db);
    expect((await wordsIn('de')).device).toBe('Pametni telefon');
  });

  it('shows, counts and moves devices of markets in scope alone', async () => {
    const one = await offer();
    const { version } = await rowOf(one.id);
    await limited(office, { role: 'service', markets: ['hr'] }, async () => {
      const { data } = await office.call(staffTradeIns.search, {}, { cookie: cookie.service });
      expect(data).toMatchObject({ total: 0, items: [], counts: { offered: 0, received: 0, countered: 0, refused: 0 } });
      expect((await office.call(staffTradeIns.receive, { id: one.id, version, serial: '356938035643809' }, { cookie: cookie.service })).status).toBe(404);
    });
    expect((await office.call(staffTradeIns.search, {}, { cookie: cookie.service })).data.counts.offered).toBeGreaterThan(0);
  });

  it('takes the steps in their order, each once and within its rights, and writes each down', async () => {
    const one = await offer();
    expect((await office.call(staffTradeIns.search, {}, { cookie: cookie.editor })).data.label_name).toBe('error_forbidden');
    const seen = (await office.call(staffTradeIns.search, { filter: { text: one.number } }, { cookie: cookie.picker })).data.items[0];
    expect([seen.owner, seen.email, seen.phone, seen.address]).toEqual(['Žana Đurić', null, null, null]);
    expect((await step(staffTradeIns.inspect, one.id, { sum: 378 })).data.label_name).toBe('error_trade_in_state');
    expect((await step(staffTradeIns.sendBack, one.id)).data.label_name).toBe('error_trade_in_state');
    const { version } = await rowOf(one.id);
    const five = await Promise.all(
      Array.from({ length: 5 }, () => office.call(staffTradeIns.receive, { id: one.id, version, serial: '356938035643809' }, { cookie: cookie.picker })),
    );
    expect(five.filter(({ success }) => success)).toHaveLength(1);
    expect((await step(staffTradeIns.inspect, one.id, { sum: 378 }, cookie.picker)).data.label_name).toBe('error_forbidden');
    expect((await step(staffTradeIns.inspect, one.id, { sum: 379 })).data.errors).toMatchObject([{ field: 'sum', available: 378 }]);
    expect((await step(staffTradeIns.inspect, one.id, { sum: 300 })).data.errors).toMatchObject([{ field: 'reason', label_name: 'error_field_required' }]);
    expect((await step(staffTradeIns.inspect, one.id, { sum: null })).data.errors).toMatchObject([{ field: 'reason' }]);
    expect((await step(staffTradeIns.inspect, one.id, { sum: 378 })).data).toMatchObject({ state: 'paid', serial: '356938035643809' });
    const { rows } = await sql<{ action: string }>`select action from changes where kind = 'trade_in' and subject_id = ${String(one.id)} order by id`.execute(
      office.shop.database.db,
    );
    expect(rows.map(({ action }) => action)).toEqual(['receive', 'inspect']);
    expect(await mailsTo(one.email)).toEqual(['trade-in-offered', 'trade-in-received', 'trade-in-paid']);
  });

  it('puts a lower sum to the owner: five acceptances at once issue one coupon of it', async () => {
    const one = await received();
    expect((await step(staffTradeIns.inspect, one.id, { sum: 250.5, reason: 'Zaslon ima razpoko.' })).data).toMatchObject({
      state: 'countered',
      counter: 250.5,
    });
    expect(await one.state()).toMatchObject({ state: 'countered', counter: 250.5, reason: 'Zaslon ima razpoko.', coupon: null });
    const accept = () => office.shop.call(tradeIn.answer, { lang: 'si', code: one.code, answer: 'accept' });
    for (const reply of await Promise.all(Array.from({ length: 5 }, accept)))
      expect(reply).toMatchObject({ success: true, data: { state: 'paid', coupon: { amount: 250.5 } } });
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from coupons where code like 'OLD-%' and amounts = '{"EUR": 25050}'`.execute(
      office.shop.database.db,
    );
    expect(rows[0]?.n).toBe(1);
    expect((await office.shop.call(tradeIn.answer, { lang: 'si', code: one.code, answer: 'decline' })).success).toBe(false);
  });

  it('sends back what is declined, refused or not answered in time; what does not come in time has ended, and may still come', async () => {
    const declined = await received();
    await step(staffTradeIns.inspect, declined.id, { sum: 100, reason: 'Baterija je izrabljena.' });
    expect(await office.shop.get(tradeIn.answer, { lang: 'si', code: declined.code, answer: 'decline' })).toMatchObject({ state: 'refused' });
    expect((await step(staffTradeIns.sendBack, declined.id, { note: 'RR123456789SI' })).data).toMatchObject({ state: 'returned' });
    const refused = await received();
    expect((await step(staffTradeIns.inspect, refused.id, { sum: null, reason: 'Naprava je zaklenjena.' })).data).toMatchObject({ state: 'refused' });
    const silent = await received();
    await step(staffTradeIns.inspect, silent.id, { sum: 100, reason: 'Praske.' });
    const late = await offer();
    await sql`update trade_ins set until = now() - interval '1 second' where id = any(${[silent.id, late.id]}::integer[])`.execute(office.shop.database.db);
    expect((await office.shop.call(tradeIn.answer, { lang: 'si', code: silent.code, answer: 'accept' })).success).toBe(false);
    await Promise.all([expireTradeIns(office.shop.database.db), expireTradeIns(office.shop.database.db)]);
    expect([(await silent.state()).state, (await late.state()).state]).toEqual(['refused', 'expired']);
    expect((await mailsTo(late.email)).filter((kind) => kind === 'trade-in-expired')).toHaveLength(1);
    expect((await step(staffTradeIns.receive, late.id)).data).toMatchObject({ state: 'received' });
  });
});

describe('the coupon of a device', () => {
  const couponOf = async (sum: number) => {
    const one = await received();
    await step(staffTradeIns.inspect, one.id, sum === 378 ? { sum } : { sum, reason: 'Praske.' });
    if (sum !== 378) await office.shop.get(tradeIn.answer, { lang: 'si', code: one.code, answer: 'accept' });
    const { coupon } = await one.state();
    if (!coupon) throw new Error('no coupon');
    return coupon.code;
  };

  const cartOf = (token: string) => office.shop.get(webshopCart.cart, {}, { token, lang: 'si' });
  /** Creates an order of two laptops paid with a coupon of 100 and the rest at the sandbox bank. */
  const paidOrder = async () => {
    const code = await couponOf(100);
    const token = await fillCart(office.shop, { productId: await productId(office.shop, LAPTOP), qty: 2, payment: 'sandbox-form' });
    await office.shop.get(webshopCart.addCoupon, { code }, { token, lang: 'si' });
    const { identifier } = await office.shop.get(webshopOrders.createOrder, {}, { token, lang: 'si' });
    await office.shop.get(webshopOrders.createPayment, { identifier });
    const [payment] = await paymentsOf(office.shop, identifier);
    await bankCalls(office.shop, 'sandbox-form', bankMessage(payment as PaymentFacts, 'paid'));
    const order = await office.shop.get(webshopOrders.order, { identifier });
    return { code, identifier, number: order.number, payment: payment as PaymentFacts, totals: order.cart.totals };
  };
  const couponsBack = async (number: string) =>
    (
      await sql<{ amount: number }>`
        select (c.amounts ->> 'EUR')::integer as amount from refunds r join coupons c on c.id = r.coupon_id join payments p on p.id = r.payment_id
        where p.reference = 'order-' || (select id from orders where id in (${Number(number)}::bigint, ${Number(number) - 100000}::bigint) limit 1) and c.paid order by r.id`.execute(
        office.shop.database.db,
      )
    ).rows.map(({ amount }) => amount);
  const refund = async (number: string, qty: number, key: string) => {
    await confirm(cookie.finance);
    const body = { number, lines: [{ id: 0, qty }], reason: 'Vračilo', restock: false };
    return office.call(staffRefunds.make, body, { cookie: cookie.finance, headers: { 'idempotency-key': key } });
  };

  it('counts as payment: VAT is that of the whole price, the bank is asked for the rest, and a purchase must be dearer than it', async () => {
    const code = await couponOf(100);
    const token = await fillCart(office.shop, { productId: await productId(office.shop, LAPTOP) });
    const before = await cartOf(token);
    const { cart } = await office.shop.get(webshopCart.addCoupon, { code }, { token, lang: 'si' });
    expect(cart.totals).toEqual({ ...before.totals, prepaid: -100, total: before.totals.total - 100 });
    const { payment, totals } = await paidOrder();
    expect(payment.amount).toBe(Math.round(totals.total * 100));
    expect(totals.vat.reduce((sum, { base, vat }) => sum + Math.round(base * 100) + Math.round(vat * 100), 0)).toBe(payment.amount + 10_000);
    const [cheap] = await someProducts(office.shop, 1, { from: 1000 });
    const guest = await newGuest(office.shop);
    await office.shop.get(webshopCart.addProduct, { shopping_cart_code: cheap?.key as string }, guest);
    const { totals: few } = await office.shop.get(webshopCart.cart, {}, guest);
    const dear = await couponOf(Math.floor(few.items));
    expect(await office.shop.call(webshopCart.addCoupon, { code: dear }, guest)).toMatchObject({
      success: false,
      data: { label_name: 'error_coupon_minimum' },
    });
  });

  it('waits beside a discount that leaves less than its worth, and is used whole beside one that leaves more, in either order', async () => {
    const [product] = await someProducts(office.shop, 1, { from: 20_000 });
    const amount = Math.floor((product?.amount ?? 0) / 100) - 2;
    const small = await couponOf(Math.min(100, amount));
    const whole = amount < 378 ? await couponOf(amount) : null;
    const guest = await newGuest(office.shop);
    await office.shop.get(webshopCart.addProduct, { shopping_cart_code: product?.key as string }, guest);
    await office.shop.get(webshopCart.addCoupon, { code: small }, guest);
    const { cart } = await office.shop.get(webshopCart.addCoupon, { code: COUPONS.percent }, guest);
    expect([cart.totals.discount, cart.totals.prepaid]).toEqual([-Math.round((product?.amount ?? 0) / 10) / 100, -Math.min(100, amount)]);
    if (whole === null) return;
    await office.shop.get(webshopCart.removeCoupon, { code: small }, guest);
    expect(await office.shop.call(webshopCart.addCoupon, { code: whole }, guest)).toMatchObject({
      success: false,
      data: { label_name: 'error_coupon_minimum' },
    });
  });

  it('comes back by its part as a coupon beside the money, and all parts are the whole; a repeated refund gives nothing more', async () => {
    const order = await paidOrder();
    const preview = await office.call(staffRefunds.preview, { number: order.number, lines: [{ id: 0, qty: 1 }] }, { cookie: cookie.finance });
    expect(preview.data.prepaid).toBe(50);
    const first = await refund(order.number, 1, 'old-1');
    expect(first.success, JSON.stringify(first.data)).toBe(true);
    expect((await refund(order.number, 1, 'old-1')).data.id).toBe(first.data.id);
    expect(await couponsBack(order.number)).toEqual([5000]);
    const second = await refund(order.number, 1, 'old-2');
    expect(Math.round((first.data.amount + second.data.amount) * 100)).toBe(Math.round((order.totals.total - (order.totals.shipping ?? 0)) * 100));
    expect(await couponsBack(order.number)).toEqual([5000, 5000]);
  });

  it('is good again for two months when its order is cancelled, without what came back of it already', async () => {
    const order = await paidOrder();
    await refund(order.number, 1, 'old-3');
    await sql`update coupons set ends_at = now() - interval '1 day' where code = ${order.code}`.execute(office.shop.database.db);
    await confirm(cookie.service);
    const { version } = (await office.call(orderDesk.get, { number: order.number }, { cookie: cookie.service })).data;
    const cancelled = await office.call(orderActions.cancel, { number: order.number, version, reason: 'Kupec', restock: true }, { cookie: cookie.service });
    expect(cancelled.success, JSON.stringify(cancelled.data)).toBe(true);
    const { rows } = await sql<{ amounts: unknown; redeemed: number; days: number }>`
      select amounts, redeemed, round(extract(epoch from ends_at - now()) / 86400)::integer as days from coupons where code = ${order.code}`.execute(
      office.shop.database.db,
    );
    expect(rows).toEqual([{ amounts: { EUR: 5000 }, redeemed: 0, days: 60 }]);
  });
});
