import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '@vitrina/contract/catalogue';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('demo');
});
afterAll(() => shop.stop());

const byCode = (item_code: string, lang: (typeof LANGUAGE_CODES)[number] = 'si') => shop.get(catalogue.product, { item_code }, { lang });

describe('product detail', () => {
  it('has what a list has and more [S3.39, S3.40, S3.41, S3.42, S3.43, S3.44, S3.45, S3.46, S3.47, S3.48, S3.49, S7.39]', async () => {
    const product = await byCode('DEMO-LAPTOP-01');
    expect(product.url).toBe(`http://shop.test${product.url_without_domain}`);
    expect(product).toMatchObject({
      visible: true,
      category_visible: true,
      manufacturer_visible: true,
      ignore_brand_visibility: false,
      category_template: null,
    });
    expect(product.feedback_rate_widget.rates).toBeGreaterThan(3);
    expect(product.feedback_rate_widget.rates_votes).toBe(product.feedback_comment_widget.distribution.reduce((a, b) => a + b));
    expect(product.feedback_comment_widget.items).toHaveLength(20);
    expect(product.feedback_comment_widget.items[0]).toEqual({
      id: expect.any(Number),
      display_name: expect.any(String),
      message: expect.any(String),
      rate: expect.any(Number),
      lang: expect.any(String),
      date: expect.stringMatching(/^\d{4}-/),
      is_verified: true,
      answer: null,
    });
    expect(product.description).toMatch(/^<p>/);
    expect(product.specifications.flatMap((group) => group.items).length).toBeGreaterThan(8);
    expect(product.breadcrumbs).toHaveLength(3);
    expect(product.images.length).toBeGreaterThanOrEqual(6);
    expect(product.warehouses.length).toBeGreaterThanOrEqual(12);
    expect((await shop.get(catalogue.related, { item_id: product.id })).items.length).toBeGreaterThan(5);
  });

  it('is written in every language, with an address in each', async () => {
    const products = await Promise.all(LANGUAGE_CODES.map((lang) => byCode('DEMO-LAPTOP-01', lang)));
    for (const [i, lang] of LANGUAGE_CODES.entries()) {
      expect(products[i]?.text_lang, lang).toBeNull();
      expect(products[i]?.url_without_domain).toBe(products[0]?.urls[lang]);
    }
    // German serves Austria too; every other text is its own.
    expect(new Set(products.map((product) => product?.description)).size).toBeGreaterThanOrEqual(9);
  });

  it('a configurable one is answered by its initial offer, with all variants to choose from', async () => {
    const product = await byCode('DEMO-CONF-01');
    expect(product.code).toBe('DEMO-CONF-01-BLK-256');
    expect(product.options.map((option) => option.code)).toEqual(['colour', 'storage']);
    expect(product.variants.map((variant) => variant.code).sort()).toEqual([
      'DEMO-CONF-01-BLK-256',
      'DEMO-CONF-01-BLK-512',
      'DEMO-CONF-01-BLU-256',
      'DEMO-CONF-01-BLU-512',
    ]);
    const other = await byCode('DEMO-CONF-01-BLU-512');
    expect(other.code).toBe('DEMO-CONF-01-BLU-512');
    expect(other.variants).toHaveLength(4);
    expect(new Set(product.variants.map((variant) => variant.url_without_domain)).size).toBe(4);
  });

  it('has a data sheet of its own words in every language, with what is in the box', async () => {
    for (const lang of LANGUAGE_CODES) {
      const { specifications } = await byCode('BELA-TOK-2', lang);
      const rows = specifications.flatMap((group) => group.items);
      expect(rows.length, lang).toBeGreaterThanOrEqual(27);
      expect(
        rows.filter(({ code, title, value, title_lang }) => title === code || title_lang || /^[a-z]+(?:[-_][a-z0-9]+)+$/.test(value)),
        lang,
      ).toEqual([]);
      expect(
        specifications
          .at(-1)
          ?.items.find(({ code }) => code === 'in_the_box')
          ?.value.split(', ').length,
        lang,
      ).toBeGreaterThanOrEqual(5);
      expect(rows.map(({ code }) => code)).toEqual(expect.arrayContaining(['box_size', 'box_weight', 'width_cm', 'weight_kg']));
    }
  });

  it.each(['DEMO-CONF-01-BLU-512', 'KVANT-ARC-3', 'VRH-GREBEN-2'])('%s has none of its siblings among what goes with it', async (code) => {
    const { id, variants } = await byCode(code);
    const { items } = await shop.get(catalogue.related, { item_id: id });
    expect(items.length).toBeGreaterThan(3);
    const siblings = variants.map((variant) => variant.id);
    expect(siblings.length).toBeGreaterThan(1);
    expect(items.filter((item) => siblings.includes(item.id)).map((item) => item.code)).toEqual([]);
  });

  it('is found by code in either case, by EAN and by part number', async () => {
    const product = await byCode('demo laptop 01');
    expect(product.code).toBe('DEMO-LAPTOP-01');
    expect((await byCode(product.ean as string)).id).toBe(product.id);
    expect((await byCode(product.mpn as string)).id).toBe(product.id);
  });

  it('is found by slug', async () => {
    const product = await byCode('DEMO-LAPTOP-01', 'de');
    const slug = /^\/de\/(.+)-produkte-\d+\/$/.exec(product.url_without_domain)?.[1] as string;
    expect((await shop.get(catalogue.product, { item_slug: slug }, { lang: 'de' })).id).toBe(product.id);
  });

  it('stays in the cache for others until the product changes', async () => {
    const before = await byCode('DEMO-PROMO-01');
    await sql`update product_texts set title = 'Changed' where product_id = ${before.id}::integer and lang = 'si'`.execute(shop.database.db);
    expect((await byCode('DEMO-PROMO-01')).title).toBe(before.title);
    const tags = await shop.catalogue.catchUp();
    expect(tags).toContain(`product:${before.id}`);
    await shop.cache.purge(tags);
    expect((await byCode('DEMO-PROMO-01')).title).toBe('Changed');
  });

  it('price-qty tells price and stock as they are now, past every cache [S7.41]', async () => {
    const { id } = await byCode('DEMO-LAPTOP-01');
    await sql`update prices set amount = 123456 where product_id = ${id}::integer and market = 'si'`.execute(shop.database.db);
    const { items } = await shop.get(catalogue.priceQty, { ids: [id, id, 2_000_000_000] });
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ id, price_custom: 1234.56, currency: 'EUR' });
  });
});
