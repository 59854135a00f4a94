import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { webshopOrders } from '@vitrina/contract/orders';
import { staffDocuments } from '@vitrina/contract/staff/documents';
import { orderActions } from '@vitrina/contract/staff/order-actions';
import { staffRefunds } from '@vitrina/contract/staff/refunds';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { COUNTRY_OF_LANGUAGE } from '@vitrina/contract/values/countries';
import { renderMail } from '../../adapters/mail/render-mail.ts';
import { TEST_SITE } from '../../testing/demo-site.ts';
import { Office } from '../../testing/office-tools.ts';
import { ordersOf } from '../../testing/order-deps-of.ts';
import { hasPoppler, NEEDS_POPPLER, poppler } from '../../testing/poppler.ts';
import { bankCalls, bankMessage, fillCart, type PaymentFacts, paymentsOf, productId, setStock } from '../../testing/test-buyer.ts';
import { TEST_CODES } from '../../testing/test-backend.ts';
import { shippedText } from '../labels/index.ts';
import { issuePaidCoupon } from '../coupons/index.ts';
import { issueDueDocuments } from './index.ts';
import { brokenRules } from './ubl/check-ubl.ts';

const OWN = 'DEMO-PROMO-01';
const OTHERS = 'DEMO-SELLER-01';
const SELLER = 'Elektro Kotnik, d. o. o.';
const COMPANY = { company_name: 'Kupec, d. o. o.', vat_number: 'SI12345679' };

let office: Office;
let owner: string;
let ids: { own: number; others: number };
let folder: string;
beforeAll(async () => {
  office = await Office.start();
  owner = await office.logIn('owner');
  ids = { own: await productId(office.shop, OWN), others: await productId(office.shop, OTHERS) };
  for (const id of Object.values(ids)) await setStock(office.shop, id, 5000);
  folder = await mkdtemp(join(tmpdir(), 'other-sellers-'));
});
afterAll(async () => {
  await office.shop.stop();
  await rm(folder, { recursive: true });
});

const db = () => office.shop.database.db;
const cents = (decimal: number): number => Math.round(100 * decimal);
const issue = (order: string, kind: string, more: object = {}) => office.call(staffDocuments.issue, { order, kind, ...more }, { cookie: owner });
const refund = (number: string, what: object) => office.call(staffRefunds.make, { number, reason: 'x', restock: false, ...what }, { cookie: owner });
const issueDue = () => issueDueDocuments(db(), ordersOf(office.shop));
const list = async (order: string): Promise<Data[]> => {
  const { rows } = await sql<{ data: Data }>`select data from documents where order_id = ${Number(order.split('-').at(-1))} order by id`.execute(db());
  return rows.map(({ data }) => data);
};

interface Data {
  kind: string;
  total: number;
  prepaid?: number;
  lines: { code: string; total: number }[];
  sums: { label: string; amount: number }[];
  vat: { percent: number; base: number; vat: number }[];
  otherSellers?: { name: string; total?: number }[];
  orderTotal?: number;
}

interface OrderInput {
  own?: number;
  others?: number;
  coupons?: string[];
  payment?: string;
  lang?: LanguageCode;
  company?: boolean;
}

async function newOrder({ own = 2, others = 1, coupons = [], payment = 'sandbox-form', lang = 'si', company = false }: OrderInput = {}) {
  const as = { lang, token: '' };
  as.token = await fillCart(office.shop, {
    ...{ productId: own > 0 ? ids.own : ids.others, qty: own || others, payment, lang, country: COUNTRY_OF_LANGUAGE[lang] },
  });
  if (own > 0 && others > 0) await office.shop.get(webshopCart.addProduct, { shopping_cart_code: `p-${ids.others}`, qty: others }, as);
  await office.shop.get(webshopCheckout.setShipping, { shipping: 'delivery' }, as);
  for (const code of coupons) await office.shop.get(webshopCart.addCoupon, { code }, as);
  if (company) {
    const { customer } = await office.shop.get(webshopCart.cart, {}, as);
    const fields = { ...customer?.fields, ...COMPANY };
    await office.shop.get(webshopCheckout.setCustomer, { type: 'webshop.guest', country: 'SI', is_company: true, fields }, as);
  }
  const { identifier } = await office.shop.get(webshopOrders.createOrder, {}, as);
  const { number, cart } = await office.shop.get(webshopOrders.order, { identifier }, { lang });
  return { identifier, id: Number(identifier.split('-')[0]), number, cart };
}
type Order = Awaited<ReturnType<typeof newOrder>>;

const linesOf = async ({ id }: Order) =>
  (await sql<{ position: number; code: string }>`select position, code from order_items where order_id = ${id}::bigint`.execute(db())).rows;

async function pay({ identifier }: Order): Promise<void> {
  await office.shop.get(webshopOrders.createPayment, { identifier });
  const payment = (await paymentsOf(office.shop, identifier)).at(-1);
  await bankCalls(office.shop, 'sandbox-form', bankMessage(payment as PaymentFacts, 'paid'));
}
async function textOf(url: string): Promise<string> {
  const response = await office.shop.fetch(url, { headers: { cookie: owner } });
  const file = join(folder, 'read.pdf');
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
  return (await poppler('pdftotext', '-layout', file, '-')).replace(/\s+/g, ' ');
}
const xmlOf = async (id: number): Promise<string> => (await office.shop.fetch(`/api/staff/e-invoices/${id}.xml`, { headers: { cookie: owner } })).text();
const amountIn = (xml: string, name: string): number => cents(Number(new RegExp(`<cbc:${name}[^>]*>([\\d.]+)<`).exec(xml)?.[1] ?? 'NaN'));

/** Totals of the own goods, calculated from the order independently of the code under test. */
function ownSums({ cart }: Order, discount = 0): { gross: number; vat: number } {
  const [parcel] = cart.parcels.filter((one) => one.seller_title === null);
  const goods = (parcel?.items ?? []).reduce((sum, item) => sum + cents(item.price) * item.qty, 0);
  const gross = goods - discount + cents(parcel?.shipping?.price ?? 0) + cents(cart.totals.payment_fee);
  return { gross, vat: gross - Math.round(gross / 1.22) };
}

describe.skipIf(!hasPoppler)('the invoice of an order with another seller’s goods', NEEDS_POPPLER, () => {
  it('lists and taxes the company’s own supply alone, in every market, and names who invoices the rest', async () => {
    for (const lang of LANGUAGE_CODES) {
      const order = await newOrder({ lang });
      const issued = await issue(order.number, 'invoice');
      expect([lang, issued.status]).toEqual([lang, 200]);
      const [data] = await list(order.number);
      expect([lang, data?.lines.map(({ code }) => code)]).toEqual([lang, [OWN]]);
      const others = data?.otherSellers?.reduce((sum, { total = 0 }) => sum + total, 0) ?? 0;
      expect([lang, (data?.total ?? 0) + others, data?.orderTotal]).toEqual([lang, cents(order.cart.totals.total), cents(order.cart.totals.total)]);
      expect([lang, data?.vat.reduce((sum, { base, vat }) => sum + base + vat, 0)]).toEqual([lang, data?.total]);
      const text = await textOf(issued.data.url);
      for (const part of [OWN, SELLER, shippedText(lang, 'document_other_sellers'), shippedText(lang, 'document_qty')])
        expect([lang, part, text.includes(part)]).toEqual([lang, part, true]);
      expect([lang, text.includes(OTHERS)]).toEqual([lang, false]);
    }
  });

  it('comes to the own goods with their part of a coupon, to the cent', async () => {
    const order = await newOrder({ others: 3, coupons: ['VITRINA10'] });
    await issue(order.number, 'invoice');
    const [data] = await list(order.number);
    const goods = cents(order.cart.parcels[0]?.items[0]?.price ?? 0) * 2;
    const part = Math.round((-cents(order.cart.totals.discount) * goods) / cents(order.cart.totals.items));
    const { gross, vat } = ownSums(order, part);
    expect([data?.total, data?.vat]).toEqual([gross, [{ percent: 22, base: gross - vat, vat }]]);
  });

  it('as an e-invoice keeps every rule, without a line of the other seller, which it names', async () => {
    const order = await newOrder({ company: true, coupons: ['VITRINA10'], payment: 'bank-transfer' });
    const issued = await issue(order.number, 'invoice');
    const [data] = await list(order.number);
    const xml = await xmlOf(issued.data.id);
    expect([issued.data.e_invoice_problems, brokenRules(xml)]).toEqual([[], []]);
    expect([amountIn(xml, 'TaxInclusiveAmount'), amountIn(xml, 'PayableAmount')]).toEqual([data?.total, data?.total]);
    expect([xml.includes(OWN), xml.includes(OTHERS), /<cbc:Note>[^<]*Elektro Kotnik/.test(xml)]).toEqual([true, false, true]);
  });

  it('is refused where all is another seller’s, and of the fee alone where only that is the company’s', async () => {
    const none = await newOrder({ own: 0, payment: 'bank-transfer' });
    expect(await issue(none.number, 'invoice')).toMatchObject({ status: 409, data: { label_name: 'error_other_sellers' } });
    const fee = await newOrder({ own: 0, payment: 'cash-on-delivery', company: true });
    const issued = await issue(fee.number, 'invoice');
    const [data] = await list(fee.number);
    expect([data?.total, data?.lines]).toMatchObject([cents(fee.cart.totals.payment_fee), [{ code: '', total: cents(fee.cart.totals.payment_fee) }]]);
    expect([issued.data.e_invoice_problems, brokenRules(await xmlOf(issued.data.id))]).toEqual([[], []]);
  });
});

describe('credit notes of an order with another seller’s goods', () => {
  it('are of what the company supplied: none of the other seller’s line, each own one, and the rest with a cancellation', async () => {
    const order = await newOrder({ coupons: ['VITRINA10'] });
    await pay(order);
    await issue(order.number, 'invoice');
    const positions = order.cart.parcels.flatMap(({ items }) => items.map(({ code }) => code));
    const of = (code: string) => ({ id: positions.indexOf(code), qty: 1 });
    const others = await refund(order.number, { lines: [of(OTHERS)] });
    expect(others.status).toBe(200);
    const own = await refund(order.number, { lines: [of(OWN)] });
    await issueDue();
    expect(await issue(order.number, 'credit_note', { refund_id: others.data.id })).toMatchObject({ status: 409, data: { label_name: 'error_not_credited' } });
    await office.shop.get(webshopOrders.cancelOrder, { identifier: order.identifier });
    await issueDue();
    const [invoice, first, rest] = await list(order.number);
    expect(first).toMatchObject({
      kind: 'credit_note',
      total: cents(own.data.amount),
      lines: [{ code: OWN }],
      otherSellers: [{ name: expect.stringMatching(SELLER) }],
    });
    expect((first?.total ?? 0) + (rest?.total ?? 0)).toBe(invoice?.total);
    const vat = (data: Data | undefined) => data?.vat.reduce((sum, one) => sum + one.vat, 0) ?? 0;
    expect(vat(first) + vat(rest)).toBe(vat(invoice));
  });

  it('divide an amount without lines by what each supplies', async () => {
    const order = await newOrder();
    await pay(order);
    await issue(order.number, 'invoice');
    await refund(order.number, { lines: [], amount: 10 });
    await issueDue();
    const [invoice, note] = await list(order.number);
    expect(note?.total).toBe(Math.round((1000 * (invoice?.total ?? 0)) / cents(order.cart.totals.total)));
  });

  it('follow a change of the order: goods of another seller that staff add are on no document', async () => {
    const order = await newOrder({ others: 0 });
    await pay(order);
    await issue(order.number, 'invoice');
    const add = [
      { product_code: OTHERS, qty: 1 },
      { product_code: 'VRH-GREBEN-1', qty: 1 },
    ];
    const saved = await office.call(orderActions.saveLines, { number: order.number, version: 0, reason: 'x', lines: [], add }, { cookie: owner });
    expect(saved.status).toBe(200);
    await issueDue();
    const [, correction] = await list(order.number);
    const { cart } = await office.shop.get(webshopOrders.order, { identifier: order.identifier });
    expect(cart.parcels.map(({ seller_title, items }) => [seller_title, items.map(({ code }) => code)])).toEqual([
      [null, [OWN, 'VRH-GREBEN-1']],
      ['Elektro Kotnik', [OTHERS]],
    ]);
    const added = cart.parcels[0]?.items[1]?.total ?? 0;
    expect([correction?.kind, correction?.total, correction?.lines.map(({ code }) => code)]).toEqual(['invoice', cents(added), ['VRH-GREBEN-1']]);
  });

  it('charge no delivery of a parcel that staff take everything out of, and give no delivery back twice', async () => {
    const { rows: prices } = await sql<{ id: number; amount: number }>`
      select product_id as id, amount from prices where product_id in (${ids.own}, ${ids.others}) and market = 'si'`.execute(db());
    const setPrice = (id: number, amount: number) =>
      sql`update prices set amount = ${amount}::integer where product_id = ${id} and market = 'si'`.execute(db());
    // Below the threshold for free delivery.
    for (const { id } of prices) await setPrice(id, 1900);
    await office.shop.catalogue.catchUp();
    for (const refundFirst of [false, true]) {
      const order = await newOrder({ own: 1 });
      await pay(order);
      const [own, theirs] = order.cart.parcels;
      const ways = { own: cents(own?.shipping?.price ?? 0), theirs: cents(theirs?.shipping?.price ?? 0) };
      expect([own?.seller_title, ways.theirs > 0, ways.own + ways.theirs]).toEqual([null, true, cents(order.cart.totals.shipping ?? 0)]);
      if (refundFirst) expect((await refund(order.number, { lines: [], delivery: true })).status).toBe(200);
      const id = (await linesOf(order)).find(({ code }) => code === OTHERS)?.position;
      const saved = await office.call(orderActions.saveLines, { number: order.number, version: 0, reason: 'x', lines: [{ id, qty: 0 }] }, { cookie: owner });
      expect([saved.status, saved.data]).toMatchObject([200, { refund_id: expect.any(Number) }]);
      const { cart } = await office.shop.get(webshopOrders.order, { identifier: order.identifier });
      const goods = cents(theirs?.items[0]?.total ?? 0);
      expect(cents(order.cart.totals.total) - cents(cart.totals.total)).toBe(goods + (refundFirst ? 0 : ways.theirs));
      expect(cents(cart.totals.shipping ?? 0)).toBe(refundFirst ? ways.own + ways.theirs : ways.own);
      expect(cart.totals.vat.reduce((sum, { base, vat }) => sum + cents(base) + cents(vat), 0)).toBe(cents(cart.totals.total));
      const [refunded] = (
        await sql<{ sum: number }>`select sum(refunded_amount)::integer as sum from payments where reference = ${`order-${order.id}`}`.execute(db())
      ).rows;
      expect(refunded?.sum).toBe(goods + (refundFirst ? ways.own + ways.theirs : ways.theirs));
      await issue(order.number, 'invoice');
      if (!refundFirst) expect((await list(order.number))[0]).toMatchObject({ total: cents(cart.totals.total), lines: [{ code: OWN }] });
    }
    for (const { id, amount } of prices) await setPrice(id, amount);
    await office.shop.catalogue.catchUp();
  });
});

it('an order that was paid twice gets no credit note for the second payment', async () => {
  const order = await newOrder({ others: 0 });
  await office.shop.get(webshopOrders.createPayment, { identifier: order.identifier });
  const [first] = await paymentsOf(office.shop, order.identifier);
  await sql`
    insert into payments (reference, gateway, amount, currency, status, code)
    select reference, gateway, amount, currency, 'pending', code || 'x' from payments where code = ${first?.code}`.execute(db());
  for (const payment of await paymentsOf(office.shop, order.identifier)) await bankCalls(office.shop, 'sandbox-form', bankMessage(payment, 'paid'));
  expect((await paymentsOf(office.shop, order.identifier)).map(({ status }) => status).sort()).toEqual(['paid', 'refund_due']);
  await issue(order.number, 'invoice');
  await issueDue();
  expect((await list(order.number)).map(({ kind }) => kind)).toEqual(['invoice']);
});

describe('an order paid in part by a device in trade', () => {
  const coupon = () => issuePaidCoupon(db(), { currency: 'EUR', amount: 5000, titles: {}, days: 30 });

  it('has an e-invoice of the whole price, with the coupon as what is paid already (BT-113)', async () => {
    for (const others of [0, 1]) {
      const order = await newOrder({ own: 4, others, company: true, coupons: [(await coupon()).code], payment: 'bank-transfer' });
      const issued = await issue(order.number, 'invoice');
      const [data] = await list(order.number);
      const xml = await xmlOf(issued.data.id);
      expect([issued.data.e_invoice_problems, brokenRules(xml)]).toEqual([[], []]);
      const { gross, vat } = ownSums(order);
      const prepaid = others === 0 ? 5000 : Math.round((5000 * (cents(order.cart.parcels[0]?.items[0]?.price ?? 0) * 4)) / cents(order.cart.totals.items));
      expect([data?.total, data?.prepaid, data?.vat]).toEqual([gross, prepaid, [{ percent: 22, base: gross - vat, vat }]]);
      const amounts = ['TaxInclusiveAmount', 'PrepaidAmount', 'PayableAmount'].map((name) => amountIn(xml, name));
      expect(amounts).toEqual([gross, prepaid, gross - prepaid]);
    }
  });

  it('is credited whole when it is cancelled: the coupon is good again, so its part is no supply either', async () => {
    const order = await newOrder({ own: 4, others: 0, coupons: [(await coupon()).code] });
    await pay(order);
    await issue(order.number, 'invoice');
    await office.shop.get(webshopOrders.cancelOrder, { identifier: order.identifier });
    await issueDue();
    const [invoice, note] = await list(order.number);
    expect([note?.kind, note?.total, note?.prepaid, note?.vat]).toEqual(['credit_note', invoice?.total, 5000, invoice?.vat]);
  });
});

it('the order’s mail says of each line who else sells it, and who invoices it', async () => {
  for (const lang of ['si', 'de', 'rs'] as const) {
    const order = await newOrder({ lang });
    const mail = await renderMail(
      { db: db(), shop: TEST_SITE, text: shippedText, codes: TEST_CODES },
      { kind: 'order-received', lang, data: { orderId: order.id, number: order.number } },
    );
    const text = mail.kind === 'mail' ? mail.text : '';
    for (const part of [`${shippedText(lang, 'law_seller')}: Elektro Kotnik`, SELLER, shippedText(lang, 'mail_other_sellers')])
      expect([lang, part, text.includes(part)]).toEqual([lang, part, true]);
  }
});
