import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '@vitrina/contract/catalogue';
import { sql } from 'kysely';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';

const HIDDEN = ['DEMO-HIDDEN-01', 'DEMO-HIDDENCAT-01', 'DEMO-HIDDENBRAND-01'];
const PASSWORD = 'vitrina-demo-1';

let shop: TestBackend;
let staff: string;
let customer: string;
const ids = new Map<string, number>();

beforeAll(async () => {
  shop = await startTestBackend('demo');
  staff = await shop.logIn('staff@vitrina.test', PASSWORD);
  customer = await shop.logIn('customer@vitrina.test', PASSWORD);
  const { rows } = await sql<{ code: string; id: number }>`select code, id from products`.execute(shop.database.db);
  for (const row of rows) ids.set(row.code, row.id);
});
afterAll(() => shop.stop());

const byCode = (code: string, token?: string) => shop.call(catalogue.product, { item_code: code }, token ? { token } : {});

describe('a product', () => {
  it('is shown when it, its category and its manufacturer are visible [S4.1]', async () => {
    const reply = await byCode('DEMO-LAPTOP-01');
    expect(reply).toMatchObject({ success: true, data: { visible: true, category_visible: true, manufacturer_visible: true } });
  });

  it.each(HIDDEN)('%s gives 404 to guests and customers [S4.4, S6.8]', async (code) => {
    for (const token of [undefined, customer]) {
      expect(await byCode(code, token)).toMatchObject({ success: false, data: { statusCode: 404, label_name: 'error_empty_data' } });
      expect(await shop.call(catalogue.product, { item_id: ids.get(code) as number }, token ? { token } : {})).toMatchObject({
        success: false,
        data: { statusCode: 404 },
      });
    }
  });

  it.each(HIDDEN)('%s is shown to staff [S4.3, S6.5]', async (code) => expect(await byCode(code, staff)).toMatchObject({ success: true, data: { code } }));

  it('of an invisible manufacturer is shown when brand visibility is ignored [S4.1]', async () =>
    expect(await byCode('DEMO-HIDDENBRAND-02')).toMatchObject({ success: true, data: { manufacturer_visible: false, ignore_brand_visibility: true } }));

  it('without a category counts as in a visible one [S4.2]', async () => {
    const id = ids.get('DEMO-PROMO-01') as number;
    await sql`update products set category_id = null where id = ${id}::integer`.execute(shop.database.db);
    await shop.catalogue.catchUp();
    expect(await shop.call(catalogue.product, { item_id: id })).toMatchObject({ success: true, data: { category_visible: true } });
  });

  it('without an id gives 404 or says that it is missing [S4.9]', async () => {
    expect(await shop.call(catalogue.product, { item_id: 2_000_000_000 })).toMatchObject({ success: false, data: { statusCode: 404 } });
    expect(await shop.call(catalogue.product, { item_slug: 'no-such-thing' })).toMatchObject({ success: false, data: { statusCode: 404 } });
    expect(await shop.call(catalogue.product, {})).toMatchObject({
      success: false,
      data: { statusCode: 400, errors: [{ field: 'item_id', label_name: 'error_field_required' }] },
    });
  });
});

describe('hidden products are nowhere', () => {
  const listed = async (input: object, token?: string) =>
    (await shop.get(catalogue.products, { per_page: 96, ...input } as never, token ? { token } : {})).items.map((item) => item.code);

  it('not by ids, codes, search or price-qty for others [S4.4]', async () => {
    const hiddenIds = HIDDEN.map((code) => ids.get(code) as number);
    expect(await listed({ ids: hiddenIds })).toEqual([]);
    expect(await listed({ codes: HIDDEN })).toEqual([]);
    // The total does not disclose them either.
    for (const which of [{ ids: hiddenIds }, { codes: HIDDEN }]) expect((await shop.get(catalogue.products, which)).pagination.total).toBe(0);
    expect((await shop.get(catalogue.priceQty, { ids: hiddenIds })).items).toEqual([]);
    for (const code of HIDDEN) expect(await listed({ search_q: code })).not.toContain(code);
    expect((await shop.get(catalogue.suggest, { q: 'DEMO-HIDDEN-01' })).products).toEqual([]);
  });

  it('nor do a search and its suggestions repeat the words of one [T14]', async () => {
    const { db } = shop.database;
    await sql`insert into search_words (lang, word, shown, stem, documents, is_name) values ('si', 'skrivnostnica', 'skrivnostnica', 'skrivnostnik', 1, false)`.execute(
      db,
    );
    await sql`update search_documents set terms = terms || e'\\n01skrivnostnik' where lang = 'si' and product_id = ${ids.get('DEMO-HIDDEN-01') as number}::integer`.execute(
      db,
    );
    await sql`insert into catalogue_changes (kind) values ('all')`.execute(db);
    await shop.catalogue.catchUp();
    expect((await shop.get(catalogue.products, { search_q: 'skrivnostnca' }, { token: staff })).search?.corrected).toBe('skrivnostnica');
    expect(await shop.get(catalogue.products, { search_q: 'skrivnostnca' })).toMatchObject({ items: [], search: { corrected: null, relaxed: false } });
    expect(await shop.get(catalogue.suggest, { q: 'skrivnostnca' })).toMatchObject({ products: [], corrected: null });
  });

  it('but staff find them by ids and codes [S6.5]', async () => {
    expect((await listed({ codes: HIDDEN }, staff)).sort()).toEqual([...HIDDEN].sort());
  });

  it('what staff see is never kept for others', async () => {
    await byCode('DEMO-HIDDEN-01', staff);
    expect((await byCode('DEMO-HIDDEN-01')).success).toBe(false);
    await listed({ codes: HIDDEN }, staff);
    expect(await listed({ codes: HIDDEN })).toEqual([]);
  });
});

describe('a category', () => {
  it('that is not visible is shown only to staff [S4.8, S6.6]', async () => {
    expect(await shop.call(catalogue.products, { category_slug: 'hidden-samples' })).toMatchObject({ success: false, data: { statusCode: 404 } });
    expect(await shop.call(catalogue.products, { category_slug: 'hidden-samples' }, { token: staff })).toMatchObject({
      success: true,
      data: { category: { code: 'hidden-samples', visible: false } },
    });
  });

  it('that is not visible is not in the tree', async () => {
    const codes = async (token?: string) => (await shop.get(catalogue.categories, { mode: 'flat' }, token ? { token } : {})).items.map((item) => item.code);
    expect(await codes()).not.toContain('hidden-samples');
    expect(await codes(staff)).toContain('hidden-samples');
  });

  it('hides everything below it, and shows it again', async () => {
    const { db } = shop.database;
    const before = (await shop.get(catalogue.products, { category_slug: 'laptops' })).pagination.total;
    expect(before).toBeGreaterThan(10);
    await sql`update categories set visible = false where code = 'laptops'`.execute(db);
    await sql`select refresh_category_tree()`.execute(db);
    await shop.cache.purge(await shop.catalogue.catchUp());
    expect(await shop.call(catalogue.products, { category_slug: 'laptops-ultralight' })).toMatchObject({ success: false, data: { statusCode: 404 } });
    expect((await byCode('DEMO-LAPTOP-01')).success).toBe(false);
    await sql`update categories set visible = true where code = 'laptops'`.execute(db);
    await sql`select refresh_category_tree()`.execute(db);
    await shop.cache.purge(await shop.catalogue.catchUp());
    expect((await shop.get(catalogue.products, { category_slug: 'laptops' })).pagination.total).toBe(before);
  });
});

describe('what changed', () => {
  it('is read again when it could not be read the first time', async () => {
    const { db } = shop.database;
    const { rows } = await sql<{
      id: number;
    }>`select p.id from products p join categories c on c.id = p.category_id and c.shown where p.type = 'simple' and p.visible order by p.id limit 1`.execute(
      db,
    );
    const id = rows[0]?.id as number;
    await sql`update products set visible = false where id = ${id}::integer`.execute(db);
    await sql`alter table product_tags rename to product_tags_away`.execute(db);
    await expect(shop.catalogue.catchUp()).rejects.toThrow();
    await sql`alter table product_tags_away rename to product_tags`.execute(db);
    expect(await shop.catalogue.catchUp()).toEqual([`product:${id}`, 'listed']);
    expect(await shop.catalogue.catchUp()).toEqual([]);
    await sql`update products set visible = true where id = ${id}::integer`.execute(db);
    expect(await shop.catalogue.catchUp()).toContain('listed');
    await sql`update products set score = score + 1 where id = ${id}::integer`.execute(db);
    expect(await shop.catalogue.catchUp()).not.toContain('listed');
  });
});
