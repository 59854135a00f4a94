import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '@vitrina/contract/catalogue';
import { type LocationPage, locations } from '@vitrina/contract/locations';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { CUSTOMER, HIDDEN_CONTENT, STAFF } from '@vitrina/demo/known';
import { saveStorefrontRoutes } from '../../seed/index.ts';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { saveContents } from './index.ts';

let shop: TestBackend;
let staff: string;
let customer: string;
beforeAll(async () => {
  shop = await startTestBackend('demo');
  staff = await shop.logIn(STAFF.email, STAFF.password);
  customer = await shop.logIn(CUSTOMER.email, CUSTOMER.password);
});
afterAll(() => shop.stop());
const NOT_THERE = { success: false, data: { statusCode: 404, label_name: 'error_empty_data' } };
const point = (slug: string): Promise<LocationPage> => shop.get(locations.point, { slug });

describe('locations', () => {
  it('are all shops with address, place on the map, hours and how to reach them, in every language [S1.15, S7.59]', async () => {
    for (const lang of LANGUAGE_CODES) {
      const { items } = await shop.get(locations.points, {}, { lang });
      expect(items).toHaveLength(14);
      for (const one of items) {
        expect(one.address).toMatch(/\d{4,5} \S/);
        expect(one.hours).toHaveLength(7);
        expect(one.phone).toMatch(/^\+38\d|^\+43/);
        expect([one.latitude, one.longitude, one.text_lang]).toEqual([expect.any(Number), expect.any(Number), null]);
        expect(one.services.length).toBeGreaterThan(3);
        expect(one.special_days.length).toBeGreaterThan(3);
      }
    }
    const { items } = await shop.get(locations.points, { country: 'hr' });
    expect(items.map((one) => one.code)).toEqual(['zagreb', 'split', 'rijeka']);
  });

  it('one has its text and what lies there, the same by id and by slug [S2.66, S7.59]', async () => {
    const btc = await point('ljubljana-btc');
    expect(btc).toMatchObject({ title: 'Ljubljana BTC', url_without_domain: '/trgovine/ljubljana-btc/', template: 'LocationDetail', country: 'SI' });
    expect(btc.content.match(/<p>/g)).toHaveLength(3);
    expect(await shop.get(locations.point, { id: btc.id })).toEqual(btc);
    expect(btc.product_ids.length).toBeGreaterThan(5);
    const { items } = await shop.get(catalogue.products, { ids: btc.product_ids, per_page: btc.product_ids.length });
    expect(items).toHaveLength(btc.product_ids.length);
  });

  it('name only what lies there now', async () => {
    const btc = await point('ljubljana-btc');
    const [gone] = btc.product_ids as [number];
    await sql`update stock set qty = 0 where product_id = ${gone} and warehouse_id = (select id from warehouses where code = 'ljubljana-btc')`.execute(
      shop.database.db,
    );
    await shop.cache.purge(await shop.catalogue.catchUp());
    expect((await point('ljubljana-btc')).product_ids).not.toContain(gone);
  });

  it('that are hidden are for staff alone [S4.5, S4.6, S6.7]', async () => {
    const slug = HIDDEN_CONTENT.location;
    for (const as of [{}, { token: customer }]) {
      expect(await shop.call(locations.point, { slug }, as)).toMatchObject(NOT_THERE);
      expect((await shop.get(locations.points, {}, as)).items.map((one) => one.slug)).not.toContain(slug);
    }
    expect(await shop.get(locations.point, { slug }, { token: staff })).toMatchObject({ visible: false, town: 'Ptuj', product_ids: [] });
    expect((await shop.get(locations.points, {}, { token: staff })).items.map((one) => one.slug)).toContain(slug);
    expect(await shop.call(locations.point, { slug })).toMatchObject(NOT_THERE);
  });

  it('say what they are asked wrongly', async () => {
    expect(await shop.call(locations.point, {})).toMatchObject({ data: { label_name: 'error_bad_input', errors: [{ field: 'id' }] } });
    expect(await shop.call(locations.points, { country: 'Slovenia' })).toMatchObject({
      data: { label_name: 'error_bad_input', errors: [{ field: 'country' }] },
    });
    expect(await shop.call(locations.point, { slug: 'nikjer' })).toMatchObject(NOT_THERE);
  });

  it('forget days that are over, and name the next first', async () => {
    const special_days = [
      { date: '2100-12-25', hours: null },
      { date: '2001-01-01', hours: null },
      { date: '2100-01-01', hours: ['10:00', '12:00'] },
    ];
    const facts = { warehouse: 'koper', special_days };
    await saveContents(shop.database.db, [{ kind: 'location', code: 'days', facts, texts: { si: { title: 'Dnevi' } } }], { defaultLanguage: 'si' });
    expect((await point('dnevi')).special_days.map((one) => one.date)).toEqual(['2100-01-01', '2100-12-25']);
  });

  it('are kept under the tags of content and catalogue', async () => {
    const reply = await shop.fetch('/api/location/points/');
    expect(reply.headers.get('cache-tags')?.split(' ')).toEqual(expect.arrayContaining(['content', 'catalogue']));
  });

  it('a shop that had them at their old address leads from it to the new one', async () => {
    const { db } = shop.database;
    await sql`update routes set path = '/locations/', page_key = 'location:locations' where path = '/trgovine/'`.execute(db);
    await saveStorefrontRoutes(db, 'si');
    const { rows } = await sql`select new_path, type from redirects where old_path = '/locations/'`.execute(db);
    expect(rows).toEqual([{ new_path: '/trgovine/', type: 301 }]);
  });
});
