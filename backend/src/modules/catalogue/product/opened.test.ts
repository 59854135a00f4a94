import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '@vitrina/contract/catalogue';
import { fits } from '@vitrina/contract/fits';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('demo');
});
afterAll(() => shop.stop());

const NEW = 'TESSEL-GALERIJA-2';
const OPENED = `${NEW}-O`;
const byCode = (item_code: string, lang: LanguageCode = 'si') => shop.get(catalogue.product, { item_code }, { lang });

describe('an opened piece', () => {
  it.each(LANGUAGE_CODES)('stands beside the new product with condition, price, saving, pieces and what is missing, and leads back (%s)', async (lang) => {
    const [whole, opened] = [await byCode(NEW, lang), await byCode(OPENED, lang)];
    const [offer, ...others] = whole.opened_offers ?? [];
    expect(others).toEqual([]);
    expect(offer).toMatchObject({
      id: opened.id,
      url_without_domain: opened.url_without_domain,
      price_custom: opened.price_custom,
      qty: 2,
      energy: opened.energy,
    });
    expect(offer?.energy).toMatchObject({ class: expect.stringMatching(/^[A-G]$/) });
    expect(offer?.saving).toBeCloseTo((whole.price_custom ?? 0) - (opened.price_custom ?? 0), 2);
    expect(opened).toMatchObject({
      product_condition: 'open-box',
      opened: { new_one: { id: whole.id, price_custom: whole.price_custom, is_available: true } },
    });
    expect(opened.opened?.grade).toEqual(offer?.grade);
    expect(offer?.grade.text.length).toBeGreaterThan(20);
    // One item of the new product's box, in the language.
    expect(
      whole.specifications
        .flatMap(({ items }) => items)
        .find(({ code }) => code === 'in_the_box')
        ?.value.split(', '),
    ).toContain(offer?.missing);
    expect(opened.opened?.missing).toBe(offer?.missing);
    expect(opened.price_history.length).toBeGreaterThan(0);
  });

  it('tells its guarantee where law wants it told of used goods, and nothing of it of other sellers', async () => {
    const linesOf = async (code: string, lang: LanguageCode) =>
      (await byCode(code, lang)).law.sections.find((section) => section.code === 'legal_guarantee')?.lines;
    expect(await linesOf(OPENED, 'de')).toContainEqual(expect.stringContaining('gebrauchte Ware'));
    expect((await linesOf(OPENED, 'rs'))?.join()).not.toContain('korišćeni');
    expect((await linesOf(NEW, 'de'))?.join()).not.toContain('gebrauchte');
    expect((await linesOf('SKALA-STRELA-3', 'de'))?.join()).not.toContain('gebrauchte');
  });

  it('is neither accessory nor related, and lists can be narrowed to its condition', async () => {
    const whole = await byCode(NEW);
    const openedIds = new Set((await sql<{ id: number }>`select id from products where opened is not null`.execute(shop.database.db)).rows.map(({ id }) => id));
    expect(openedIds.size).toBeGreaterThanOrEqual(6);
    for (const code of [NEW, OPENED, 'KVANT-PERO-2', 'LIST-PLATNO-2', 'ZORNI-JASNA-3']) {
      const { id } = await byCode(code);
      const related = (await shop.get(catalogue.related, { item_id: id, limit: 24 })).items.map((item) => item.id);
      const { accessories, devices, set } = await shop.get(fits.accessories, { item_id: id });
      const around = [...related, ...[...accessories, ...devices, ...(set?.items ?? [])].flatMap((item) => (item.id === id ? [] : [item.id]))];
      expect(around.filter((one) => openedIds.has(one))).toEqual([]);
    }
    const all = await shop.get(catalogue.products, { category_slug: 'tv-audio', per_page: 96 });
    const values = all.filters.find(({ code }) => code === 'condition')?.values.map(({ value, count }) => [value, count]);
    const counted = ['new', 'open-box'].map((condition) => [condition, all.items.filter((item) => item.product_condition === condition).length]);
    expect(values).toEqual(counted);
    const opened = await shop.get(catalogue.products, { category_slug: 'tv-audio', filters: { condition: ['open-box'] } });
    expect(opened.items.map(({ code }) => code)).toEqual([OPENED]);
    expect(opened.items[0]?.price_custom).toBeLessThan(whole.price_custom ?? 0);
    expect((await shop.get(catalogue.products, { category_slug: 'tv-audio', filters: { condition: ['stolen'] } })).items).toEqual([]);
  });

  it('that is sold is offered no more, and the page of the new one changes with it', async () => {
    const id = (await byCode(OPENED)).id;
    const whole = await byCode(NEW);
    const changedIds = async () =>
      (
        await sql<{ id: number }>`select subject_id as id from catalogue_changes where kind = 'product' order by id desc limit 4`.execute(shop.database.db)
      ).rows.map((row) => row.id);
    await sql`update products set opened = jsonb_set(opened, '{grade}', '"good"') where id = ${id}`.execute(shop.database.db);
    expect(await changedIds()).toEqual(expect.arrayContaining([id, whole.id]));
    const later = async () => {
      await shop.cache.purge(await shop.catalogue.catchUp());
      return (await byCode(NEW)).opened_offers;
    };
    expect((await later())?.map(({ grade }) => grade.code)).toEqual(['good']);
    await sql`update stock set qty = 0 where product_id = ${id}`.execute(shop.database.db);
    expect(await later()).toBeUndefined();
  });

  it('without its charger says so beside every price', async () => {
    const [whole, opened] = [await byCode('LIST-PLATNO-2', 'en'), await byCode('LIST-PLATNO-2-O', 'en')];
    expect(opened.opened?.missing?.toLowerCase()).toContain('charger');
    expect([whole.law.charging?.included, opened.law.charging?.included]).toEqual([true, false]);
    expect([opened.opened?.new_one?.charging?.included, whole.opened_offers?.[0]?.charging?.included]).toEqual([true, false]);
  });

  it('is never new', async () => {
    await expect(sql`update products set condition = 'new' where code = ${OPENED}`.execute(shop.database.db)).rejects.toThrow(/check constraint/);
  });
});
