import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { catalogue } from '@vitrina/contract/catalogue';
import { cms } from '@vitrina/contract/cms';
import { webshopOrders } from '@vitrina/contract/orders';
import type { SettingsDocuments } from '@vitrina/contract/settings/settings';
import { DEMO_SETTINGS } from '@vitrina/demo/settings';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { renderMail } from '../../adapters/mail/render-mail.ts';
import { saveSettings } from '../../save-settings.ts';
import { someProducts } from '../../testing/cart-tools.ts';
import { TEST_SITE } from '../../testing/demo-site.ts';
import { startTestBackend, TEST_CODES, type TestBackend } from '../../testing/test-backend.ts';
import { fillCart } from '../../testing/test-buyer.ts';
import { shippedText } from '../labels/index.ts';

let shop: TestBackend;
let cheap: number;
let dear: number;
beforeAll(async () => {
  shop = await startTestBackend('demo');
  cheap = (await someProducts(shop, 1))[0]?.id ?? 0;
  dear = (await someProducts(shop, 1, { from: 40_000 }))[0]?.id ?? 0;
});
afterEach(() => put(DEMO_SETTINGS));
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});

/** Applies settings like the shop's process does after a notification. */
async function put(documents: SettingsDocuments): Promise<void> {
  expect(await saveSettings(shop.database.db, { documents, versions: 'any', userId: null, cause: 'test' })).toMatchObject({ kind: 'saved' });
  await shop.settings.refresh();
  shop.catalogue.products.forget('all');
}
const cartOf = (token: string) => shop.get(webshopCart.cart, {}, { token });
const shippingOf = async (token: string, code: string) => {
  const options = (await cartOf(token)).parcels.flatMap((parcel) => parcel.shipping_options);
  return options.find((one) => one.code === code);
};
const { markets, delivery, payment } = DEMO_SETTINGS;

describe('VAT', () => {
  it.each([
    ['SI', 22],
    ['DE', 19],
    ['HR', 25],
    ['RS', 0],
  ] as const)('of goods to %s is %d percent, in cart, order and mail, and nothing of the total is lost', async (country, rate) => {
    const token = await fillCart(shop, { productId: dear, country });
    const { totals } = await cartOf(token);
    const expected = Math.round((totals.total * 100 * rate) / (100 + rate)) / 100;
    expect(totals.vat).toEqual([{ rate, vat: expected, base: Math.round((totals.total - expected) * 100) / 100 }]);
    const { identifier } = await shop.get(webshopOrders.createOrder, {}, { token });
    expect((await shop.get(webshopOrders.order, { identifier })).cart.totals.vat).toEqual(totals.vat);
    const orderId = Number(identifier.split('-')[0]);
    const { rows } = await sql<{ vat_percent: number }>`select vat_percent::float8 as vat_percent from order_items where order_id = ${orderId}`.execute(
      shop.database.db,
    );
    expect(rows).toEqual([{ vat_percent: rate }]);
    const mail = await renderMail(
      { db: shop.database.db, shop: TEST_SITE, text: shippedText, codes: TEST_CODES },
      { kind: 'order-received', lang: 'si', data: { orderId } },
    );
    expect(mail.kind === 'mail' && mail.text).toMatch(new RegExp(`DDV ${rate}\\s%`));
  });

  it('comes off the price of what is exported where the settings say so, of goods, delivery and fee, and the order is what was shown', async () => {
    const si = markets.si as NonNullable<typeof markets.si>;
    const grossTotals = (await cartOf(await fillCart(shop, { productId: dear, country: 'RS' }))).totals;
    expect(grossTotals.is_export, 'at the price of home, and told').toBe(true);
    await put({ markets: { ...markets, si: { ...si, deliversTo: { ...si.deliversTo, RS: { vat: { standard: 0 }, exportPrice: 'net' } } } } });
    const home = await fillCart(shop, { productId: dear, country: 'SI' });
    const token = await fillCart(shop, { productId: dear, country: 'RS' });
    const { totals, parcels } = await cartOf(token);
    const cents = (decimal: number) => Math.round(decimal * 100);
    const off = [totals.items, (totals.shipping ?? 0) + totals.payment_fee].reduce((sum, gross) => sum + Math.round((cents(gross) * 22) / 122), 0);
    expect([cents(totals.export_vat ?? 0), cents(totals.total)]).toEqual([-off, cents(grossTotals.total) - off]);
    expect(totals.vat).toEqual([{ rate: 0, base: totals.total, vat: 0 }]);
    expect(parcels[0]?.items[0]).toMatchObject({ vat_rate: 0, total: totals.items });
    expect(totals.is_export).toBe(true);
    for (const name of ['export_vat', 'is_export']) expect((await cartOf(home)).totals).not.toHaveProperty(name);
    const { identifier } = await shop.get(webshopOrders.createOrder, { total: totals.total }, { token });
    const orderId = Number(identifier.split('-')[0]);
    const { rows } = await sql<{ total: number }>`select total from orders where id = ${orderId}`.execute(shop.database.db);
    expect(rows).toEqual([{ total: cents(totals.total) }]);
    const mail = await renderMail(
      { db: shop.database.db, shop: TEST_SITE, text: shippedText, codes: TEST_CODES },
      { kind: 'order-received', lang: 'si', data: { orderId } },
    );
    for (const expected of ['Izvoz, brez DDV', 'totals_untaxed', 'totals_import'])
      expect(mail.kind === 'mail' && mail.text).toContain(expected.startsWith('totals') ? shippedText('si', expected) : expected);
  });

  it('of a reduced class stands by itself, and both together are the total to the cent', async () => {
    await sql`update products set vat_class = 'books' where id = ${cheap}::integer`.execute(shop.database.db);
    const token = await fillCart(shop, { productId: dear });
    await shop.get(webshopCart.addProduct, { shopping_cart_code: `p-${cheap}`, qty: 3 }, { token });
    const { totals } = await cartOf(token);
    await sql`update products set vat_class = null where id = ${cheap}::integer`.execute(shop.database.db);
    expect(totals.vat.map(({ rate }) => rate)).toEqual([5, 22]);
    expect(Math.round(totals.vat.reduce((sum, { base, vat }) => sum + base + vat, 0) * 100)).toBe(Math.round(totals.total * 100));
  });
});

it('members’ prices are told where there is a club, and not where there is none', async () => {
  // A different query each time: replies are cached until a notification, which no process listens to here.
  const priceOf = async (per_page: number) => (await shop.get(catalogue.products, { codes: ['DEMO-LOYALTY-01'], per_page })).items[0]?.loyalty_price_custom;
  expect(await priceOf(4)).toBeGreaterThan(0);
  await put({ behaviour: { loyalty: 'off' } });
  expect(await priceOf(5)).toBeNull();
  await put({ behaviour: {} });
});

it('texts of pages say what settings say now: days to withdraw, prices of delivery, from which sum it is free', async () => {
  const page = async (slug: string) => {
    await shop.cache.purge(await shop.catalogue.catchUp());
    const { short_description, content } = await shop.get(cms.page, { slug }, { lang: 'en' });
    return `${short_description} ${content}`;
  };
  expect(await page('delivery-and-payment')).toMatch(/free from 50\.00\s€[\s\S]*Home delivery: 3\.90\s€/);
  expect(await page('returns-step-by-step')).toContain('within 30 days');
  const en = markets.en as NonNullable<typeof markets.en>;
  const { ways } = delivery;
  const own = { freeFrom: { EUR: 75, RSD: 6000, BAM: 100 }, prices: [{ price: { EUR: 6.4, RSD: 450, BAM: 7.9 } }] };
  await put({ markets: { ...markets, en: { ...en, withdrawalDays: 45 } }, delivery: { ...delivery, ways: { ...ways, delivery: own } } });
  expect(await page('delivery-and-payment')).toMatch(/free from 75\.00\s€[\s\S]*Home delivery: 6\.40\s€/);
  expect(await page('returns-step-by-step')).toContain('within 45 days');
});

it('a country that the market does not deliver to is not offered and not taken', async () => {
  const si = { ...markets.si, deliversTo: { SI: { vat: { standard: 22 } }, DE: { vat: { standard: 19 } } } } as NonNullable<typeof markets.si>;
  await put({ markets: { ...markets, si } });
  expect((await shop.get(webshopCheckout.location, {})).countries.map(({ code }) => code)).toEqual(['SI', 'DE']);
  const token = await fillCart(shop, { productId: cheap, country: 'DE' });
  const refused = await shop.call(webshopCheckout.setCustomer, { type: 'webshop.guest', country: 'HR', fields: {} }, { token });
  expect(refused.data).toMatchObject({ label_name: 'error_bad_input', errors: [{ field: 'country' }] });
  // Shoppers who selected it before must select again.
  await put(DEMO_SETTINGS);
  const before = await fillCart(shop, { productId: cheap, country: 'HR' });
  await put({ markets: { ...markets, si } });
  expect((await cartOf(before)).missing).toContain('customer');
});

describe('delivery', () => {
  it('costs what the table says of the country, the weight and the sum', async () => {
    const rest = { price: { EUR: 3.9, RSD: 450, BAM: 7.9 } };
    const rows = [
      { countries: ['DE' as const], upToGrams: 1, price: { EUR: 1 } },
      { countries: ['DE' as const], fromSum: { EUR: 300 }, price: { EUR: 5.5 } },
      { countries: ['DE' as const], price: { EUR: 9.9 } },
      rest,
    ];
    await put({ delivery: { ...delivery, ways: { ...delivery.ways, delivery: { prices: rows } } } });
    const [small, large, home] = await Promise.all([
      fillCart(shop, { productId: cheap, country: 'DE' }),
      fillCart(shop, { productId: dear, country: 'DE' }),
      fillCart(shop, { productId: dear, country: 'SI' }),
    ]);
    expect([(await shippingOf(small, 'delivery'))?.price, (await shippingOf(large, 'delivery'))?.price, (await shippingOf(home, 'delivery'))?.price]).toEqual([
      9.9, 5.5, 3.9,
    ]);
  });

  it('by a way that is off is not offered, and shops that hand nothing over are left out', async () => {
    const token = await fillCart(shop, { productId: cheap });
    const shops = (await shippingOf(token, 'pickup'))?.points?.map(({ id }) => id) ?? [];
    expect(shops.length).toBeGreaterThan(1);
    await put({ delivery: { ...delivery, ways: { ...delivery.ways, locker: { enabled: false, prices: [] } }, pickupShops: [shops[1] as string] } });
    expect(await shippingOf(token, 'locker')).toBeUndefined();
    expect((await shippingOf(token, 'pickup'))?.points?.map(({ id }) => id)).toEqual([shops[1]]);
  });

  it('takes the days that it takes', async () => {
    const token = await fillCart(shop, { productId: cheap });
    const before = (await shippingOf(token, 'delivery'))?.date ?? '';
    await put({ delivery: { ...delivery, dispatch: { ...delivery.dispatch, days: { central: 40, shop: 40, supplier: 40 } } } });
    const days = (Date.parse((await shippingOf(token, 'delivery'))?.date ?? '') - Date.parse(before)) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(39);
  });
});

describe('payment', () => {
  const codesOf = async (token: string, lang: 'si' | 'hr' = 'si') => (await shop.get(webshopCheckout.payments, {}, { token, lang })).items;

  it('is offered by market, within its limits, for its fee', async () => {
    const ways = [
      { code: 'bank-transfer', markets: ['hr' as const] },
      { code: 'cash-on-delivery', fee: { EUR: 2.2, RSD: 1, BAM: 1 }, most: { EUR: 300, RSD: 1, BAM: 1 } },
    ];
    const [small, large] = await Promise.all([fillCart(shop, { productId: cheap }), fillCart(shop, { productId: dear })]);
    await put({ payment: { ...payment, ways } });
    const offered = (await codesOf(small)).map(({ code }) => code);
    expect(offered).not.toContain('bank-transfer');
    expect((await codesOf(small)).find(({ code }) => code === 'cash-on-delivery')).toMatchObject({ fee: 2.2 });
    expect((await codesOf(large)).map(({ code }) => code)).not.toContain('cash-on-delivery');
    expect((await cartOf(small)).missing).toContain('payment');
  });

  it('by a transfer goes to the account of the market, and without one it is no way', async () => {
    const token = await fillCart(shop, { productId: cheap });
    const { identifier } = await shop.get(webshopOrders.createOrder, {}, { token });
    const transfer = async () => (await shop.get(webshopOrders.order, { identifier }, { token })).transfer;
    expect(await transfer()).toMatchObject({
      iban: 'SI56 0201 7001 2345 686',
      recipient: 'Vitrina, d. o. o.',
      recipient_address: 'Slovenska cesta 1, 1000 Ljubljana',
    });
    const own = {
      currency: 'EUR' as const,
      iban: 'DE89 3704 0044 0532 0130 00',
      bic: 'COBADEFFXXX',
      markets: ['si' as const],
      recipient: { name: 'Kovač Elektro', address: 'Ilica 1', town: '10000 Zagreb' },
    };
    await put({ payment: { ...payment, accounts: [own, ...(payment.accounts ?? [])] } });
    expect(await transfer()).toMatchObject({ iban: 'DE89 3704 0044 0532 0130 00', recipient: 'Kovač Elektro' });
    await put({ payment: { ways: [], accounts: [] } });
    expect(await transfer()).toBeNull();
    expect((await codesOf(await fillCart(shop, { productId: cheap, payment: 'cash-on-delivery' }))).map(({ code }) => code)).not.toContain('bank-transfer');
  });

  it('by instalments is paid where it is shown: in the lender’s market, for a price that has a plan, and nowhere else', async () => {
    await shop.cache.clearAll();
    for (const [lang, productId, country] of [
      ['si', dear, 'SI'],
      ['si', cheap, 'SI'],
      ['hr', dear, 'HR'],
    ] as const) {
      const shown = (await shop.get(catalogue.product, { item_id: productId }, { lang })).installments_list_data.length > 0;
      const offered = (await shop.get(webshopCheckout.payments, {}, { token: await fillCart(shop, { productId, lang, country }), lang })).items.some(
        ({ code }) => code === 'sandbox-lender',
      );
      expect([lang, shown, offered]).toEqual([lang, lang === 'si' && productId === dear, lang === 'si' && productId === dear]);
    }
  });

  it('by instalments without interest is the price to the cent: the last one is what is left', async () => {
    const { installments_list_data: plans, price_custom } = await shop.get(catalogue.product, { item_id: dear });
    for (const { count, monthly, last, total, apr, credit } of plans) {
      expect(Math.round((monthly * (count - 1) + last) * 100)).toBe(Math.round(total * 100));
      expect([credit, apr === 0]).toEqual([price_custom, total === price_custom]);
    }
    expect(plans[0]).toMatchObject({ apr: 0, rate: 0, total: price_custom });
  });

  it('by instalments is shown where the settings name a provider', async () => {
    const plans = async () => (await shop.get(catalogue.product, { item_id: dear })).installments_list_data;
    expect((await plans()).length).toBeGreaterThan(0);
    const { lender: _, ...unnamed } = payment.instalments as object & { lender?: object };
    await put({ payment: { ...payment, instalments: unnamed } as SettingsDocuments['payment'] & object });
    await shop.cache.clearAll();
    expect(await plans(), 'no lender').toEqual([]);
    const { way: __, ...untaken } = payment.instalments as object & { way?: string };
    await put({ payment: { ...payment, instalments: untaken } as SettingsDocuments['payment'] & object });
    await shop.cache.clearAll();
    expect(await plans(), 'no way of paying takes them').toEqual([]);
    await put({ payment: { ...payment, ways: [{ code: 'sandbox-lender', markets: [] }] } as SettingsDocuments['payment'] & object });
    await shop.cache.clearAll();
    expect(await plans(), 'the way is off').toEqual([]);
    await put({ payment: { ...payment, instalments: undefined } as SettingsDocuments['payment'] & object });
    await shop.cache.clearAll();
    expect(await plans()).toEqual([]);
  });
});
