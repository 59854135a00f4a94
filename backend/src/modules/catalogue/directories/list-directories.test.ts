import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue, type CategoryNode } from '@vitrina/contract/catalogue';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('demo');
});
afterAll(() => shop.stop());

describe('directories', () => {
  it('categories are a tree of three levels with exact counts [S7.35, S1.2]', async () => {
    const { items } = await shop.get(catalogue.categories, {});
    const depth = (nodes: CategoryNode[]): number => (nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map((node) => depth(node.children))));
    expect(depth(items)).toBe(3);
    for (const top of items) {
      const { pagination } = await shop.get(catalogue.products, { category_slug: top.code, per_page: 1 });
      expect(pagination.total, top.code).toBe(top.total);
    }
  });

  it('categories can be asked for by level and below one', async () => {
    const { items } = await shop.get(catalogue.categories, { level_from: 2, level_to: 2 });
    expect(items.every((item) => item.level === 2 && item.children.length === 0)).toBe(true);
    const below = await shop.get(catalogue.categories, { slug: 'laptops' });
    expect(below.items.map((item) => item.code)).toEqual(['laptops']);
    expect(below.items[0]?.children.length).toBe(3);
    expect(await shop.call(catalogue.categories, { slug: 'no-such' })).toMatchObject({ success: false, data: { statusCode: 404 } });
  });

  it('manufacturers by an id list [S7.40]', async () => {
    const { items } = await shop.get(catalogue.manufacturers, {});
    expect(items.length).toBeGreaterThan(30);
    const two = items.slice(0, 2).map((item) => item.id);
    expect((await shop.get(catalogue.manufacturers, { ids: two })).items.map((item) => item.id).sort()).toEqual(two.sort());
    expect(items.map((item) => item.code)).not.toContain('senca');
  });

  it('sellers, and who they are by law [S7.38]', async () => {
    const found = (await shop.get(catalogue.sellers, {})).items.find((item) => item.code === 'elektro-kotnik');
    expect(found?.identity?.lines).toEqual([
      expect.stringContaining('Elektro Kotnik, d. o. o., Obrtna cesta 12, 3000 Celje'),
      'prodaja@elektro-kotnik.example, +386 3 400 00 00',
      'Okrožno sodišče v Celju, 1234568000, SI87654326',
      expect.stringMatching(/\w/),
    ]);
    const { subject } = await shop.get(catalogue.products, { seller_slug: 'elektro-kotnik' });
    expect(subject?.identity).toEqual(found?.identity);
  });

  it('lists with their first products [S7.37]', async () => {
    const { items } = await shop.get(catalogue.lists, { per_list: 5 });
    expect(items.map((item) => item.code)).toEqual(expect.arrayContaining(['new', 'discounted']));
    const discounted = items.find((item) => item.code === 'discounted');
    expect(discounted?.products.length).toBe(5);
    expect(discounted?.products.every((product) => product.discount_percent_custom !== null)).toBe(true);
  });

  it('a currency with its pattern [S7.42]', async () => expect(await shop.get(catalogue.currency, { code: 'BAM' })).toEqual({ code: 'BAM', pattern: '%s KM' }));

  it('products of a manufacturer, a seller, a list, a tag [S7.36]', async () => {
    const maker = await shop.get(catalogue.products, { manufacturer_slug: 'kvant' });
    expect(maker.items.every((item) => item.manufacturer_code === 'kvant')).toBe(true);
    expect(maker.subject?.title).toBe('Kvant');
    const seller = await shop.get(catalogue.products, { seller_slug: 'elektro-kotnik' });
    expect(seller.items.map((item) => item.code)).toContain('DEMO-SELLER-01');
    expect((await shop.get(catalogue.products, { list_code: 'new' })).items.length).toBeGreaterThan(10);
    const tagId = [...shop.catalogue.dictionary.tags.keys()][0] as number;
    expect((await shop.get(catalogue.products, { tag_id: tagId })).items.length).toBeGreaterThan(0);
    expect(await shop.call(catalogue.products, { tag_id: 999_999 })).toMatchObject({ success: false, data: { statusCode: 404 } });
  });

  it('have titles in every language', async () => {
    const titles = await Promise.all(LANGUAGE_CODES.map(async (lang) => (await shop.get(catalogue.categories, { mode: 'flat' }, { lang })).items));
    for (const items of titles) for (const item of items) expect(item.text_lang, item.code).toBeNull();
  });
});
