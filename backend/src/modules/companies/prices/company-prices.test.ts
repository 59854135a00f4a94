import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '@vitrina/contract/catalogue';
import { webshopCart } from '@vitrina/contract/cart';
import { companies } from '@vitrina/contract/companies';
import { webshopOrders } from '@vitrina/contract/orders';
import { staffCompanies } from '@vitrina/contract/staff/companies';
import { staffDocuments } from '@vitrina/contract/staff/documents';
import { asking, changesOf, limited, refusalOf, rowCounts } from '../../../testing/office-orders.ts';
import { Office } from '../../../testing/office-tools.ts';
import { FIRST_VERSION } from '../../../testing/permission-world.ts';
import { fillCart, productId, setStock } from '../../../testing/test-buyer.ts';

const CODE = 'DEMO-PROMO-01';
const NOTHING = { price: null, percent: null, starts_on: null, ends_on: null };
let office: Office;
let product: number;
let shopPrice: number;
const cookies = { owner: '', service: '' };
const db = () => office.shop.database.db;
const as = (role: keyof typeof cookies) => asking(office, () => cookies[role]);

beforeAll(async () => {
  office = await Office.start();
  for (const role of ['owner', 'service'] as const) cookies[role] = await office.logIn(role);
  product = await productId(office.shop, CODE);
  await setStock(office.shop, product, 500);
  const { rows } = await sql<{ amount: number }>`select amount from prices where product_id = ${product} and market = 'si'`.execute(db());
  shopPrice = (rows[0]?.amount ?? 0) / 100;
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
});
beforeEach(() => sql`delete from company_prices`.execute(db()));

let people = 0;
async function buyer() {
  people += 1;
  const email = `cene${people}@podjetje.example`;
  const { rows } = await sql<{ id: number }>`insert into users (email, lang, confirmed_at) values (${email}, 'si', now()) returning id`.execute(db());
  const userId = rows[0]?.id as number;
  const token = await office.shop.tokens.issue({ userId, version: FIRST_VERSION });
  await office.shop.get(companies.ask, { title: 'Kupec, d. o. o.', country: 'SI', vat_number: '12345679' }, { token });
  const { membership } = (await as('service')(staffCompanies.decide, { id: userId, state: 'approved' })).data;
  return { userId, email, token, id: membership.company.id as number };
}
const promise = (id: number, input: object) =>
  as('owner')(staffCompanies.addPrice, { ...NOTHING, id, target: 'product', code: CODE, ...input } as Parameters<ReturnType<typeof as>>[1]);
async function lineOf(token: string, lang: 'si' | 'rs' = 'si') {
  await office.shop.get(webshopCart.addProduct, { shopping_cart_code: `p-${product}`, qty: 1 }, { token, lang });
  const cart = await office.shop.get(webshopCart.cart, {}, { token, lang });
  const line = cart.parcels.flatMap(({ items }) => items).find(({ id }) => id === product);
  if (!line) throw new Error('not in the cart');
  return line;
}
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const brandAndTop = async () => {
  const { rows } = await sql<{ brand: string; top: string }>`
    select m.code as brand, (select t.code from categories t where t.id = g.path[1]) as top
    from products p join manufacturers m on m.id = p.manufacturer_id join categories g on g.id = p.category_id where p.id = ${product}`.execute(db());
  return rows[0] as { brand: string; top: string };
};

describe('prices of a company', () => {
  it('of a company apply to its buyers alone in cart, order and invoice; public prices and the price history stay', async () => {
    const own = await buyer();
    const shown = () => office.shop.get(catalogue.priceQty, { ids: [product] });
    const before = await shown();
    const history = await rowCounts(office, ['price_history', 'prices']);
    const agreed = Math.round(shopPrice * 60) / 100;
    expect((await promise(own.id, { price: agreed })).data.items).toMatchObject([
      { target: 'product', code: CODE, price: agreed, percent: null, is_current: true },
    ]);
    expect(await lineOf(own.token)).toMatchObject({ price: agreed, basic_price: agreed, own_price: 'company', lowest_price_30_days: null });
    const guest = await fillCart(office.shop, { productId: product });
    expect(await lineOf(guest)).toMatchObject({ price: shopPrice });
    expect((await lineOf(guest)).own_price).toBeUndefined();
    expect(await shown()).toEqual(before);
    expect(await rowCounts(office, ['price_history', 'prices'])).toEqual(history);

    await fillCart(office.shop, { productId: product, token: own.token, email: own.email });
    const { identifier } = await office.shop.get(webshopOrders.createOrder, {}, { token: own.token });
    const order = await office.shop.get(webshopOrders.order, { identifier });
    expect(order.cart.parcels.flatMap(({ items }) => items)).toMatchObject([{ price: agreed, own_price: 'company' }]);
    const { id } = (await as('owner')(staffDocuments.issue, { order: order.number, kind: 'invoice' })).data;
    const { rows } = await sql<{ unit: number }>`select (data -> 'lines' -> 0 ->> 'unit')::integer as unit from documents where id = ${id}`.execute(db());
    expect(rows).toEqual([{ unit: Math.round(agreed * 100) }]);
  });

  it('several at once: the lowest wins, the shop’s own too; a category holds for all below it; never below 0', async () => {
    const { id, token } = await buyer();
    const { brand, top } = await brandAndTop();
    await promise(id, { price: shopPrice + 50 });
    expect((await lineOf(token)).price).toBe(shopPrice);
    await promise(id, { target: 'brand', code: brand, percent: 10 });
    const tenOff = Math.round(shopPrice * 90) / 100;
    expect((await lineOf(token)).price).toBeCloseTo(tenOff, 2);
    await promise(id, { target: 'category', code: top, percent: 25.5 });
    expect((await lineOf(token)).price).toBeCloseTo(Math.round(shopPrice * 74.5) / 100, 2);
    await promise(id, { percent: 5 });
    expect((await lineOf(token)).price).toBeCloseTo(Math.round(shopPrice * 74.5) / 100, 2);
    await promise(id, { percent: 100 });
    expect((await lineOf(token)).price).toBe(0);
  });

  it('hold from the first day to the last; a price in another currency does not, a percentage does; an ended approval ends them', async () => {
    const { id, token, userId } = await buyer();
    await promise(id, { price: 1, starts_on: day(2), ends_on: day(3) });
    await promise(id, { price: 2, ends_on: day(-2) });
    expect(await lineOf(token)).toMatchObject({ price: shopPrice });
    await promise(id, { price: 3, starts_on: day(-2), ends_on: day(2) });
    expect(await lineOf(token)).toMatchObject({ price: 3 });
    expect((await lineOf(token, 'rs')).own_price).toBeUndefined();
    await promise(id, { percent: 10 });
    expect((await lineOf(token, 'rs')).own_price).toBe('company');
    await as('service')(staffCompanies.decide, { id: userId, state: 'refused' });
    expect(await lineOf(token)).toMatchObject({ price: shopPrice });
    await as('service')(staffCompanies.decide, { id: userId, state: 'approved' });
    const { items } = (await as('owner')(staffCompanies.prices, { id })).data;
    expect(items.map(({ is_current }: { is_current: boolean }) => is_current)).toEqual([true, true, false, false]);
    for (const { id: price } of items) await as('owner')(staffCompanies.removePrice, { id, price });
    expect(await lineOf(token)).toMatchObject({ price: shopPrice });
  });
});

describe('prices without VAT over pages that are the same for everybody', () => {
  it('are told to the buyers of a company, with what they were promised; to every other account nothing, to guests a refusal', async () => {
    const own = await buyer();
    const fetchPrices = (token?: string) => office.shop.call(companies.prices, { ids: [product, 2_000_000] }, token ? { token } : {});
    const net = (gross: number) => Math.round((gross / 1.22) * 100) / 100;
    expect(await fetchPrices(own.token)).toMatchObject({
      success: true,
      data: { items: [{ id: product, price: shopPrice, net: net(shopPrice), is_own: false }] },
    });
    await promise(own.id, { price: 12.2 });
    expect(await fetchPrices(own.token)).toMatchObject({ success: true, data: { items: [{ id: product, price: 12.2, net: 10, is_own: true }] } });
    await as('service')(staffCompanies.decide, { id: own.userId, state: 'refused' });
    expect(await fetchPrices(own.token)).toMatchObject({ success: true, data: { items: [] } });
    expect(await fetchPrices()).toMatchObject({ success: false, data: { label_name: 'error_unauthorized' } });
  });
});

describe('the list of a company’s prices in the office', () => {
  it.each([
    [{}, ['price']],
    [{ price: 5, percent: 5 }, ['percent']],
    [{ target: 'brand', code: 'nothing', price: 5 }, ['code', 'price']],
    [{ percent: 5, starts_on: '2026-12-02', ends_on: '2026-12-01' }, ['ends_on']],
    [{ percent: 0 }, ['percent']],
    [{ percent: 100.01 }, ['percent']],
    [{ price: -0.01 }, ['price']],
    [{ price: 0.001 }, ['price']],
    [{ percent: 5, starts_on: '2026-02-30' }, ['starts_on']],
    [{ target: 'all', percent: 5 }, ['target']],
  ])('names every bad field and writes nothing: %j', async (input, fields) => {
    const { id } = await buyer();
    const reply = await promise(id, input);
    expect(refusalOf(reply)).toContain(fields.join(' '));
    expect(await rowCounts(office, ['company_prices'])).toEqual({ company_prices: 0 });
  });

  it('the very same five times at once is one, in the log once; taken back twice is once; at most 500', async () => {
    const { id } = await buyer();
    const logged = (await changesOf(office, 'company', String(id))).length;
    await Promise.all(Array.from({ length: 5 }, () => promise(id, { percent: 7 })));
    const { items } = (await as('owner')(staffCompanies.prices, { id })).data;
    expect(items).toHaveLength(1);
    for (let i = 0; i < 2; i += 1) expect((await as('owner')(staffCompanies.removePrice, { id, price: items[0].id })).data).toEqual({ items: [] });
    expect((await changesOf(office, 'company', String(id))).slice(logged).map(({ action }) => action)).toEqual(['price', 'price-ended']);
    await sql`insert into company_prices (company_id, product_id, amount) select ${id}, ${product}, n from generate_series(1, 500) n`.execute(db());
    expect(refusalOf(await promise(id, { percent: 7 }))).toBe('409 error_company_prices_full');
  });

  it('is for who may change prices, in their markets; a price of another company is not reached', async () => {
    const { id } = await buyer();
    const input = { ...NOTHING, id, target: 'product' as const, code: CODE, percent: 5 };
    expect(refusalOf(await as('service')(staffCompanies.addPrice, input))).toBe('403 error_forbidden');
    expect(refusalOf(await as('service')(staffCompanies.removePrice, { id, price: 1 }))).toBe('403 error_forbidden');
    expect(refusalOf(await as('owner')(staffCompanies.addPrice, { ...input, id: 2_000_000 }))).toBe('404 error_empty_data');
    await limited(office, { role: 'service', markets: ['at'] }, async () => {
      expect(refusalOf(await as('service')(staffCompanies.prices, { id }))).toBe('404 error_empty_data');
    });
    await promise(id, { percent: 5 });
    const { rows } = await sql<{ id: number; company: number }>`
      with other as (insert into companies (title, country, vat_number, currency) values ('Drugo', 'DE', 'DE123456788', 'EUR') on conflict do nothing returning id)
      select r.id, other.id as company from company_prices r, other`.execute(db());
    expect(refusalOf(await as('owner')(staffCompanies.removePrice, { id: rows[0]?.company ?? 0, price: rows[0]?.id ?? 0 }))).toBe('404 error_empty_data');
    expect(await rowCounts(office, ['company_prices'])).toEqual({ company_prices: 1 });
  });
});
