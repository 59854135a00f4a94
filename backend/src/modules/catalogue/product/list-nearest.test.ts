import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@vitrina/contract/catalogue';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('demo');
});
afterAll(() => shop.stop());

const nearestTo = async (item_id: number, lang: (typeof LANGUAGE_CODES)[number] = 'si') => (await shop.get(catalogue.nearest, { item_id }, { lang })).items;

describe('what is nearest to a product', () => {
  it('is new, in stock, with a price and of the same category, the same in every language', async () => {
    const { items } = await shop.get(catalogue.products, { category_slug: 'televisions', per_page: 96 });
    const away = items.filter(({ is_available }) => !is_available);
    expect(away.length).toBeGreaterThan(0);
    for (const { id, category_code } of away) {
      const near = await nearestTo(id);
      expect(near).toHaveLength(2);
      for (const one of near)
        expect(one).toMatchObject({ is_available: true, product_condition: 'new', category_code, price_custom: expect.any(Number) as number });
      for (const lang of LANGUAGE_CODES) expect((await nearestTo(id, lang)).map((one) => one.id)).toEqual(near.map((one) => one.id));
    }
  });

  it('shares more of the facts in lists than any other of the category that is in stock', async () => {
    const { items } = await shop.get(catalogue.products, { category_slug: 'televisions', only_available: true, filters: { condition: ['new'] }, per_page: 96 });
    const [product] = items;
    if (!product) throw new Error('no television is in stock');
    const own = new Map(product.attributes.map(({ code, value }) => [code, value]));
    const shared = (one: typeof product) => one.attributes.filter(({ code, value }) => own.get(code) === value).length - one.attributes.length;
    const [first] = await nearestTo(product.id);
    const others = items.filter(({ id }) => id !== product.id).map(shared);
    // Among these, brand and price weigh less than two facts.
    expect(first && shared(first)).toBeGreaterThanOrEqual(Math.max(...others) - 1);
    expect(first?.id).not.toBe(product.id);
  });

  it('is never an opened piece, which would come nearest to its own product', async () => {
    const opened = (await shop.get(catalogue.products, { filters: { condition: ['open-box', 'refurbished'] }, per_page: 96 })).items;
    expect(opened.length).toBeGreaterThan(3);
    const categories = new Set(opened.map(({ category_code }) => category_code));
    for (const category_slug of categories)
      for (const { id } of (await shop.get(catalogue.products, { category_slug, per_page: 96 })).items)
        expect((await nearestTo(id)).map((one) => one.product_condition)).not.toContainEqual(expect.not.stringMatching('new'));
  });

  it('leaves out what sold out at once, and a sale alone does not make it be chosen anew', async () => {
    const [product] = (await shop.get(catalogue.products, { category_slug: 'televisions', only_available: true, per_page: 1 })).items;
    const id = product?.id as number;
    const best = vi.spyOn(shop.catalogue.engine, 'best');
    const after = async (change: Promise<unknown>) => {
      await change;
      await shop.cache.purge(await shop.catalogue.catchUp());
      best.mockClear();
      return { ids: (await nearestTo(id)).map((one) => one.id), chosen: best.mock.calls.length };
    };
    const [first, second] = (await nearestTo(id)).map((one) => one.id) as [number, number];
    const { db } = shop.database;
    const sold = await after(sql`update stock set qty = qty + 1 where product_id = ${first}::integer`.execute(db));
    expect(sold).toEqual({ ids: [first, second], chosen: 0 });
    const soldOut = await after(sql`update stock set qty = 0 where product_id = ${first}::integer`.execute(db));
    expect([soldOut.ids.includes(first), soldOut.ids[0], soldOut.chosen]).toEqual([false, second, 0]);
    const edited = await after(sql`update products set score = score + 1 where id = ${second}::integer`.execute(db));
    expect(edited.chosen).toBe(1);
    best.mockRestore();
  });

  it('is refused for a product that nobody may see', async () => {
    await expect(nearestTo(999_999)).rejects.toThrow('error_empty_data');
  });
});
