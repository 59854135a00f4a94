import { sql } from 'kysely';
import { catalogue } from '@vitrina/contract/catalogue';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('demo');
});
afterAll(() => shop.stop());

describe('addresses for sitemaps', () => {
  it('are those of every listed product and of all its variants, each once, in all languages', async () => {
    const { products, total, pages } = await shop.get(catalogue.sitemap, {});
    const { pagination } = await shop.get(catalogue.products, { per_page: 1 });
    const { rows } = await sql<{ more: number }>`
      select count(*)::integer as more from products p join products f on f.id = p.parent_id
      where p.visible and f.visible and p.id <> f.initial_offer_id`.execute(shop.database.db);
    expect(rows[0]?.more).toBeGreaterThan(2);
    expect(products.length).toBe(pagination.total + (rows[0]?.more ?? 0));
    expect(total).toBe(products.length);
    expect(pages).toBe(1);
    expect(new Set(products.map(({ urls }) => urls.si)).size).toBe(products.length);
    for (const { urls } of products.slice(0, 20)) expect(Object.keys(urls).sort()).toEqual([...LANGUAGE_CODES].sort());
  });

  it('hold nothing hidden, neither for guests nor for staff', async () => {
    const jwt = await shop.logIn('staff@vitrina.test', 'vitrina-demo-1');
    const guests = await shop.get(catalogue.sitemap, {});
    const staff = await shop.get(catalogue.sitemap, {}, { token: jwt });
    expect(staff.products.length).toBe(guests.products.length);
  });

  it('come with the tags on the first page only and end after the last', async () => {
    expect((await shop.get(catalogue.sitemap, { page: 1 })).tags.length).toBeGreaterThan(0);
    expect(await shop.get(catalogue.sitemap, { page: 2 })).toMatchObject({ products: [], tags: [] });
  });

  it('leave out tags that nothing to be seen carries', async () => {
    const { db } = shop.database;
    const addresses = async () => (await shop.get(catalogue.sitemap, {})).tags.map(({ urls }) => urls.si);
    const all = await addresses();
    const { rows } = await sql<{ id: number }>`select tag_id as id from product_tags group by 1 order by count(*), 1 limit 1`.execute(db);
    const tag = rows[0]?.id as number;
    await sql`update products set visible = false where id in (select coalesce(p.parent_id, p.id) from products p join product_tags t on t.product_id = p.id where t.tag_id = ${tag}::integer)`.execute(
      db,
    );
    await shop.cache.purge(await shop.catalogue.catchUp());
    expect(all.filter((url) => url?.endsWith(`-${tag}/`))).toHaveLength(1);
    expect((await addresses()).filter((url) => url?.endsWith(`-${tag}/`))).toEqual([]);
  });
});
