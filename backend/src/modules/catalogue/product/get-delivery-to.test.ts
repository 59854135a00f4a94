import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { catalogue } from '@vitrina/contract/catalogue';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGuest, productNamed, someProducts } from '../../../testing/cart-tools.ts';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { replaceSettings } from '../../settings/index.ts';

const DAY_MS = 86_400_000;

let shop: TestBackend;
let id: number;
let key: string;
beforeAll(async () => {
  shop = await startTestBackend('demo');
  ({ id, key } = (await someProducts(shop, 1, { from: 10_000 }))[0] as { id: number; key: string });
});
afterAll(() => shop.stop());

const to = (country: string, post_code: string, lang: LanguageCode = 'hr', ids = [id]) => shop.get(catalogue.deliveryTo, { country, post_code, ids }, { lang });
const dayTo = async (country: string, postCode: string, lang: LanguageCode = 'hr') => (await to(country, postCode, lang)).items[0]?.day as string;
const refusal = async (input: { country: string; post_code: string }) => {
  const reply = await shop.call(catalogue.deliveryTo, { ...input, ids: [id] }, { lang: 'hr' });
  return reply.success ? 'success' : [reply.data.label_name, ...(reply.data.errors ?? []).map(({ field, label_name }) => `${field} ${label_name}`)].join(' ');
};

/** Runs with other settings, which are restored afterwards. */
async function withSettings(documents: Parameters<typeof replaceSettings>[1]['documents'], work: () => Promise<void>): Promise<void> {
  const { delivery, markets } = shop.settings.current();
  const write = async (all: typeof documents) => {
    const saved = await replaceSettings(shop.database.db, { documents: all, versions: 'any', userId: null, cause: 'test' });
    expect(saved.kind, JSON.stringify(saved)).toBe('saved');
    await shop.settings.refresh();
    await shop.cache.clearAll();
  };
  await write(documents);
  try {
    await work();
  } finally {
    await write({ delivery, markets });
  }
}

describe('delivery to a visitor’s own place', () => {
  it('comes to islands a working day later than to the town, on the product’s page and in the cart alike', async () => {
    const [town, island] = [await dayTo('HR', '10000'), await dayTo('HR', '21480')];
    expect(Date.parse(island) - Date.parse(town)).toBeGreaterThanOrEqual(DAY_MS);
    expect(town).toBe((await shop.get(catalogue.product, { item_id: id }, { lang: 'hr' })).shipping_date);
    for (const [postCode, day] of [
      ['10000', town],
      ['21480', island],
    ] as const) {
      const who = await newGuest(shop, 'hr');
      await shop.get(webshopCart.addProduct, { shopping_cart_code: key }, who);
      const fields = { post_code: postCode };
      const { cart } = await shop.get(webshopCheckout.setCustomer, { type: 'webshop.guest', country: 'HR', fields, draft: true }, who);
      expect(cart.parcels[0]?.shipping_options.find(({ code }) => code === 'delivery')?.date, postCode).toBe(day);
    }
  });

  it('says which have come tomorrow, and by which filter the list finds the same', async () => {
    // Every day is a working day, so that some product always arrives tomorrow.
    const { delivery } = shop.settings.current();
    const dispatch = { ...delivery.dispatch, cutOff: '23:59', workingDays: [1, 2, 3, 4, 5, 6, 7], days: { central: 1, shop: 2, supplier: 10 } };
    await withSettings({ delivery: { ...delivery, dispatch } }, async () => {
      const ids = (await shop.get(catalogue.products, { category_slug: 'laptops', per_page: 48 }, { lang: 'hr' })).items.map((item) => item.id);
      const here = await to('HR', '10000', 'hr', ids);
      // On a public holiday in one of the countries nothing arrives tomorrow, so there is nothing to compare.
      if (here.tomorrow === null) return expect(here.items.filter(({ is_tomorrow }) => is_tomorrow)).toEqual([]);
      const found = await shop.get(catalogue.products, { category_slug: 'laptops', per_page: 48, filters: { delivery: [here.tomorrow] } }, { lang: 'hr' });
      expect(
        here.items
          .filter(({ is_tomorrow }) => is_tomorrow)
          .map((item) => item.id)
          .sort(),
      ).toEqual(found.items.map((item) => item.id).sort());
      expect((await to('HR', '21480', 'hr', ids)).tomorrow).toBeNull();
    });
  });

  it('tells VAT and price of the country; goods that are exported net cost what the cart takes', async () => {
    const { items: home, ...facts } = await to('HR', '10000');
    expect(facts).toMatchObject({ vat: { home: 25, there: 25 }, prices: 'same' });
    expect((await to('SI', '1000', 'hr')).vat).toEqual({ home: 25, there: 22 });
    const { markets } = shop.settings.current();
    const market = markets.hr as NonNullable<typeof markets.hr>;
    const abroad = { vat: { standard: 0, reduced: {} }, exportPrice: 'net' };
    await withSettings({ markets: { ...markets, hr: { ...market, deliversTo: { ...market.deliversTo, RS: abroad } } } }, async () => {
      const there = await to('RS', '11000');
      expect(there).toMatchObject({ vat: { home: 25, there: 0 }, prices: 'net' });
      const who = await newGuest(shop, 'hr');
      await shop.get(webshopCart.addProduct, { shopping_cart_code: key }, who);
      const { cart } = await shop.get(webshopCheckout.setCustomer, { type: 'webshop.guest', country: 'RS', fields: { post_code: '11000' }, draft: true }, who);
      expect(there.items[0]?.price).toBeLessThan(home[0]?.price as number);
      expect(there.items[0]?.price).toBeCloseTo(cart.totals.items + (cart.totals.export_vat ?? 0), 5);
    });
  });

  it('is refused for a country that is not delivered to and for a post code that is none there, by its field', async () => {
    expect(await refusal({ country: 'FR', post_code: '75001' })).toBe('error_empty_data');
    expect(await refusal({ country: 'XX', post_code: '1000' })).toBe('error_empty_data');
    expect(await refusal({ country: 'HR', post_code: '1000x' })).toBe('error_bad_input post_code error_post_code_invalid');
  });

  it('leaves out what the caller may not see, and has no day for what cannot be ordered', async () => {
    const out = await productNamed(shop, 'DEMO-OUT-01');
    const { items } = await to('HR', '10000', 'hr', [out.id, 2_000_000_000]);
    expect(items).toEqual([expect.objectContaining({ id: out.id, day: null, is_tomorrow: false })]);
  });
});
