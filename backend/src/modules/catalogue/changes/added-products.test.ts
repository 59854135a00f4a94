import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '@vitrina/contract/catalogue';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { announceAdded, announceCatalogue, quietly } from '../writing/finish-catalogue.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('demo');
});
afterAll(() => shop.stop());

const ADDED = 'DEMO-HIDDEN-01';
const OLD = 'DEMO-LAPTOP-01';
const purgeChanged = async () => shop.cache.purge(await shop.catalogue.catchUp());
const titleOf = async (code: string) => (await shop.get(catalogue.product, { item_code: code })).title;

it('what a load added so far is in lists, categories and search, while pages of other products stay as they are until its end', async () => {
  const { rows } = await sql<{ slug: string }>`select c.code as slug from products p join categories c on c.id = p.category_id where p.code = ${ADDED}`.execute(
    shop.database.db,
  );
  const slug = rows[0]?.slug as string;
  const listed = async () => (await shop.get(catalogue.products, { category_slug: slug, per_page: 96 })).items.map(({ code }) => code);
  const counted = async () => JSON.stringify((await shop.get(catalogue.categories, { slug, mode: 'flat' })).items);
  const [before, title, counts] = [await listed(), await titleOf(OLD), await counted()];
  expect(before).not.toContain(ADDED);

  await quietly(shop.database.db, async (db) => {
    await sql`update products set visible = true where code = ${ADDED}`.execute(db);
    await sql`update product_texts set title = 'Prenosnik z novim imenom' where product_id = (select id from products where code = ${OLD})`.execute(db);
  });
  await announceAdded(shop.database.db);
  await purgeChanged();
  expect([...(await listed())].sort()).toEqual([...before, ADDED].sort());
  expect(await counted()).not.toBe(counts);
  expect((await shop.get(catalogue.products, { search_q: ADDED })).items.map(({ code }) => code)).toContain(ADDED);
  expect(await titleOf(OLD)).toBe(title);

  await announceCatalogue(shop.database.db);
  await purgeChanged();
  expect(await titleOf(OLD)).toBe('Prenosnik z novim imenom');
});
