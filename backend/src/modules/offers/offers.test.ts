import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { companies } from '@vitrina/contract/companies';
import { offers } from '@vitrina/contract/offers';
import { webshopOrders } from '@vitrina/contract/orders';
import { staffCompanies } from '@vitrina/contract/staff/companies';
import { staffOffers } from '@vitrina/contract/staff/offers';
import { inLongRun } from '@vitrina/contract/testing/long-run';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { shippedText } from '../labels/index.ts';
import { asking, limited, refusalOf, rowCounts } from '../../testing/office-orders.ts';
import { Office } from '../../testing/office-tools.ts';
import { FIRST_VERSION } from '../../testing/permission-world.ts';
import { fillCart, postOrder, productId, setStock } from '../../testing/test-buyer.ts';

let office: Office;
let product: number;
const cookies = { service: '', picker: '' };
const db = () => office.shop.database.db;
const as = (role: keyof typeof cookies) => asking(office, () => cookies[role]);

beforeAll(async () => {
  office = await Office.start();
  for (const role of ['service', 'picker'] as const) cookies[role] = await office.logIn(role);
  product = await productId(office.shop, 'DEMO-PROMO-01');
  await setStock(office.shop, product, 500);
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
});

let people = 0;
async function account() {
  people += 1;
  const email = `ponudba${people}@podjetje.example`;
  const { rows } = await sql<{ id: number }>`insert into users (email, lang, confirmed_at) values (${email}, 'si', now()) returning id`.execute(db());
  const userId = rows[0]?.id as number;
  return { userId, email, token: await office.shop.tokens.issue({ userId, version: FIRST_VERSION }) };
}
async function buyer() {
  const one = await account();
  await office.shop.get(companies.ask, { title: 'Kupec, d. o. o.', country: 'SI', vat_number: '12345679' }, { token: one.token });
  const { membership } = (await as('service')(staffCompanies.decide, { id: one.userId, state: 'approved' })).data;
  return { ...one, companyId: membership.company.id as number };
}
/** Creates an offer of three units; the cart is empty afterwards. */
async function offered(one: { token: string; email: string }, qty = 3) {
  await fillCart(office.shop, { productId: product, qty, token: one.token, email: one.email });
  const { offer } = await office.shop.get(offers.make, {}, { token: one.token });
  await office.shop.get(webshopCart.removeProduct, { shopping_cart_code: `p-${product}` }, { token: one.token });
  return offer;
}
const order = (id: number, token: string, lang: 'si' | 'de' = 'si') => office.shop.call(offers.order, { id }, { token, lang });
async function textOf(path: string, token: string): Promise<string> {
  const response = await office.shop.fetch(path, { headers: { authorization: `Bearer ${token}` } });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const file = join(tmpdir(), `offer-${process.pid}.pdf`);
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
  return (await promisify(execFile)('pdftotext', ['-layout', file, '-'])).stdout;
}
const labelOf = (reply: { success: boolean; data: unknown }) => (reply.success ? 'ok' : (reply.data as { label_name: string }).label_name);
async function withPrice<T>(amount: (now: number) => number, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ amount: number }>`select amount from prices where product_id = ${product} and market = 'si'`.execute(db());
  const now = rows[0]?.amount as number;
  const set = (to: number) => sql`update prices set amount = ${to}::integer where product_id = ${product} and market = 'si'`.execute(db());
  await set(amount(now));
  try {
    return await work();
  } finally {
    await set(now);
  }
}

describe('an offer of a cart', () => {
  it('holds for fourteen days of the calendar, also where clocks change meanwhile', async () => {
    const one = await buyer();
    // Half past midnight in Ljubljana on 21 October 2026; summer time ends on the 25th.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-10-20T22:30:00Z') });
    try {
      const token = await office.shop.tokens.issue({ userId: one.userId, version: FIRST_VERSION });
      expect(await offered({ ...one, token })).toMatchObject({ created_on: '2026-10-21', valid_until: '2026-11-04' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('an offer is a PDF with number and last day, kept in the account, visible to its buyer and to staff only', async () => {
    const one = await buyer();
    const offer = await offered(one);
    expect(offer).toMatchObject({ number: `P-${String(offer.id).padStart(6, '0')}`, market: 'si', state: 'open', qty: 3, currency: 'EUR' });
    expect(Date.parse(offer.valid_until) - Date.parse(offer.created_on)).toBe(14 * 86_400_000);
    expect(offer.net).toBeCloseTo(offer.total / 1.22, 1);
    expect((await office.shop.get(offers.mine, {}, { token: one.token })).items).toEqual([offer]);
    const text = await textOf(`/api/auth/offer-pdf/?id=${offer.id}`, one.token);
    for (const words of [
      `Ponudba ${offer.number}`,
      'Kupec, d. o. o.',
      'SI12345679',
      'DEMO-PROMO-01',
      'Velja do',
      'Skupaj brez DDV',
      '22 %',
      'Zaloga ni rezervirana',
    ])
      expect(text).toContain(words);
    expect((await as('service')(staffOffers.ofCompany, { id: one.companyId })).data.items[0]).toEqual(offer);
    expect(refusalOf(await as('picker')(staffOffers.ofCompany, { id: one.companyId }))).toBe('403 error_forbidden');
    await limited(office, { role: 'service', markets: ['at'] }, async () => {
      expect(refusalOf(await as('service')(staffOffers.ofCompany, { id: one.companyId }))).toBe('404 error_empty_data');
      expect(refusalOf(await as('service')(staffOffers.pdf, { id: one.companyId, offer: offer.id }))).toBe('404 error_empty_data');
    });
    // Another buyer of the company does not see these offers.
    const other = await buyer();
    for (const call of [offers.pdf, offers.order])
      expect(labelOf(await office.shop.call(call as typeof offers.order, { id: offer.id }, { token: other.token }))).toBe('error_empty_data');
    expect((await office.shop.get(offers.mine, {}, { token: other.token })).items).toEqual([]);
  });

  it('tells beside a price what the law wants there: energy class with its scale, charger, and who else sells it', async () => {
    const one = await buyer();
    for (const code of ['VRH-GREBEN-1', 'DEMO-SELLER-01'])
      await fillCart(office.shop, { productId: await productId(office.shop, code), qty: 1, token: one.token, email: one.email });
    const { offer } = await office.shop.get(offers.make, {}, { token: one.token });
    const text = (await textOf(`/api/auth/offer-pdf/?id=${offer.id}`, one.token)).replace(/\s+/g, ' ');
    const { rows } = await sql<{ letter: string }>`select law #>> '{energy,class}' as letter from products where code = 'VRH-GREBEN-1'`.execute(db());
    // True if the text has all words: the columns of the PDF interrupt sentences.
    const isPrinted = (whole: string) => whole.split(' ').every((word) => text.includes(word));
    for (const phrase of [
      shippedText('si', 'energy_class_of')
        .replace('{class}', rows[0]?.letter ?? '?')
        .replace('{from}', 'A')
        .replace('{to}', 'G'),
      shippedText('si', 'product_charger_missing'),
      `${shippedText('si', 'law_seller')}: Elektro Kotnik, d. o. o.`,
    ])
      expect([phrase, isPrinted(phrase)]).toEqual([phrase, true]);
  });

  it('has the heads of its columns whole in every language', async () => {
    const one = await buyer();
    for (const lang of inLongRun<LanguageCode>(LANGUAGE_CODES, ['si', 'de', 'rs', 'es'])) {
      await fillCart(office.shop, { productId: product, qty: 1, token: one.token, email: one.email, lang });
      const { offer } = await office.shop.get(offers.make, { lang }, { token: one.token, lang });
      const text = await textOf(`/api/auth/offer-pdf/?id=${offer.id}`, one.token);
      expect([lang, text]).toEqual([lang, expect.stringContaining(shippedText(lang, 'document_qty'))]);
    }
  });

  it('is made for companies alone, of something, and a limited number a day', async () => {
    const { token, email } = await account();
    await fillCart(office.shop, { productId: product, token, email });
    expect((await office.shop.get(webshopCart.cart, {}, { token })).can_offer).toBeUndefined();
    expect(labelOf(await office.shop.call(offers.make, {}, { token }))).toBe('error_forbidden');
    expect(labelOf(await office.shop.call(offers.make, {}))).toBe('error_unauthorized');
    const one = await buyer();
    expect(labelOf(await office.shop.call(offers.make, {}, { token: one.token }))).toBe('error_cart_empty');
    await fillCart(office.shop, { productId: product, token: one.token, email: one.email });
    expect((await office.shop.get(webshopCart.cart, {}, { token: one.token })).can_offer).toBe(true);
    const replies = await Promise.all(Array.from({ length: 25 }, () => office.shop.call(offers.make, {}, { token: one.token })));
    expect(replies.map(labelOf).filter((label) => label === 'ok')).toHaveLength(20);
    expect(replies.map(labelOf)).toContain('error_too_many_requests');
  });
});

describe('an offer that is ordered', () => {
  it('puts exactly its prices in the cart and the order, though the shop is dearer or cheaper since; more pieces are at the shop’s price', async () => {
    const one = await buyer();
    const { id } = await offered(one);
    const { id: cheap } = await offered(one);
    const lineOf = async () => (await office.shop.get(webshopCart.cart, {}, { token: one.token })).parcels.flatMap(({ items }) => items)[0];
    const { rows } = await sql<{ unit: number }>`select (lines -> 0 ->> 'unit')::integer as unit from company_offers where id = ${id}`.execute(db());
    const unit = (rows[0]?.unit ?? 0) / 100;
    await withPrice(
      (now) => now - 1000,
      async () => {
        await order(cheap, one.token);
        expect(await lineOf()).toMatchObject({ price: unit, qty: 3, own_price: 'offer' });
      },
    );
    await withPrice(
      (now) => now + 5000,
      async () => {
        expect(labelOf(await order(id, one.token))).toBe('ok');
        expect(labelOf(await order(id, one.token))).toBe('ok');
        expect(await lineOf()).toMatchObject({ price: unit, qty: 3, own_price: 'offer' });
        await office.shop.get(webshopCart.setProduct, { shopping_cart_code: `p-${product}`, qty: 4 }, { token: one.token });
        expect(await lineOf()).toMatchObject({ price: unit + 50, qty: 4 });
        await order(id, one.token);
        await office.shop.get(webshopCheckout.setPayment, { payment: 'bank-transfer' }, { token: one.token });
        const { identifier } = await office.shop.get(webshopOrders.createOrder, {}, { token: one.token });
        const placed = await office.shop.get(webshopOrders.order, { identifier });
        expect(placed.cart.parcels.flatMap(({ items }) => items)).toMatchObject([{ price: unit, qty: 3, own_price: 'offer' }]);
      },
    );
    expect(labelOf(await order(id, one.token))).toBe('error_offer_ordered');
    expect((await office.shop.get(offers.mine, {}, { token: one.token })).items.map(({ state }) => state)).toEqual(['open', 'ordered']);
  });

  it('is refused after its last day, also from a cart that it lies in; and in another market', async () => {
    const one = await buyer();
    const { id } = await offered(one);
    expect(labelOf(await order(id, one.token, 'de'))).toBe('error_offer_market');
    await withPrice(
      (now) => now + 5000,
      async () => {
        await order(id, one.token);
        await sql`update company_offers set valid_until = current_date - 2 where id = ${id}`.execute(db());
        expect(labelOf(await order(id, one.token))).toBe('error_offer_over');
        const cart = await office.shop.get(webshopCart.cart, {}, { token: one.token });
        expect(cart.warnings.map(({ label_name }) => label_name)).toEqual(['cart_warning_price_up']);
        await office.shop.get(webshopCheckout.setPayment, { payment: 'bank-transfer' }, { token: one.token });
        const orders = await rowCounts(office, ['orders']);
        const refused = (await (await postOrder(office.shop, one.token)).json()) as { data: { label_name: string } };
        expect(refused.data.label_name).toBe('error_cart_changed');
        expect(await rowCounts(office, ['orders'])).toEqual(orders);
      },
    );
  });

  it('becomes one order, however many ask at once', async () => {
    const one = await buyer();
    const { id } = await offered(one);
    await order(id, one.token);
    await office.shop.get(webshopCheckout.setPayment, { payment: 'bank-transfer' }, { token: one.token });
    await Promise.all(Array.from({ length: 5 }, () => postOrder(office.shop, one.token)));
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from orders where user_id = ${one.userId}`.execute(db());
    expect(rows).toEqual([{ n: 1 }]);
    expect(labelOf(await order(id, one.token))).toBe('error_offer_ordered');
  });
});
