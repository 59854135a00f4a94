import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue, type ProductListItem, type ProductsReply } from '@vitrina/contract/catalogue';
import { guides } from '@vitrina/contract/guides';
import { LANGUAGE_CODES, LANGUAGES } from '@vitrina/contract/values/languages';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('demo');
});
afterAll(() => shop.stop());

const list = (input: object, lang: (typeof LANGUAGE_CODES)[number] = 'si') =>
  shop.get(catalogue.products, { per_page: 96, ...input } as never, { lang }) as Promise<ProductsReply>;
const all = async (input: object): Promise<ProductListItem[]> => {
  const first = await list(input);
  const rest = await Promise.all(Array.from({ length: first.pagination.pages - 1 }, (_, i) => list({ ...input, page: i + 2 })));
  return [first, ...rest].flatMap((reply) => reply.items);
};
const filterOf = (reply: ProductsReply, code: string) => reply.filters.find((filter) => filter.code === code);
const counts = (reply: ProductsReply, code: string) => Object.fromEntries((filterOf(reply, code)?.values ?? []).map(({ value, count }) => [value, count]));

/** Changes data like a staff member's save, with cache purge. */
const change = async (statement: { execute: (db: TestBackend['database']['db']) => Promise<unknown> }): Promise<void> => {
  await statement.execute(shop.database.db);
  await shop.cache.purge(await shop.catalogue.catchUp());
};

describe('a list', () => {
  it('gives every product of a category once, over its pages', async () => {
    const items = await all({ category_slug: 'computers', per_page: 24 });
    expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
    expect(items.length).toBe((await list({ category_slug: 'computers' })).pagination.total);
    expect(items.length).toBeGreaterThan(50);
  });

  it('has every field of a product in a list [S3.1, S3.2, S3.3, S3.4, S3.5, S3.6, S3.7, S3.8, S3.9, S3.10, S3.11, S3.12, S3.13, S3.14, S3.15, S3.16, S3.17, S3.18, S3.19, S3.20, S3.21, S3.22, S3.23, S3.24, S3.25, S3.26, S3.27, S3.28, S3.29, S3.30, S3.31, S3.32, S3.33, S3.34, S3.35, S3.36, S3.37]', async () => {
    const item = (await list({ codes: ['DEMO-LAPTOP-01'] })).items[0] as ProductListItem;
    expect(item).toMatchObject({
      code: 'DEMO-LAPTOP-01',
      type: 'variant',
      status: 1,
      is_available: true,
      product_condition: 'new',
      currency: 'EUR',
      vat_rate: 22,
      is_rate: true,
      last_piece_sale: false,
      seller_id: null,
      seller_title: null,
    });
    expect(item.title).toContain('Arc 14');
    expect(item.quantity).toBeGreaterThan(5);
    expect(item.available_qty).toBe(item.quantity);
    expect(item.availability_info).toMatchObject({ label_name: 'availability_in_stock', qty: item.quantity });
    expect(item.installments_list_data.map((plan) => plan.count)).toEqual([6, 12, 24]);
    expect(item.installments_calculation?.count).toBe(24);
    expect(item.images.length).toBeGreaterThanOrEqual(6);
    expect(item.other_images).toEqual(item.images.slice(1));
    expect(item.main_image_upload_path).toBe(item.images[0]?.upload_path);
    expect(item.category_code).toBe('laptops-ultralight');
    expect(item.shipping_options.map((option) => option.code)).toEqual(['delivery', 'pickup']);
    expect(item.shipping_date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(item.shopping_cart_code).toBe(`p-${item.id}`);
    expect(item.url_without_domain).toMatch(/-izdelki-\d+\/$/);
    expect(item.warehouses_single_pickup_display?.qty).toBeGreaterThan(0);
    expect(item.feedback_rate_widget.rates_votes).toBeGreaterThan(0);
    expect(item.main_image).toEqual(item.images[0]);
    expect([item.main_image_title, item.short_description, item.manufacturer_title, item.manufacturer_code]).toEqual([
      item.images[0]?.alt,
      expect.stringMatching(/\S/),
      'Kvant',
      'kvant',
    ]);
    expect([item.basic_price_custom, item.discount_percent_custom, item.lowest_price_30_days, item.discount_since, item.loyalty_price_custom]).toEqual([
      item.price_custom,
      null,
      null,
      null,
      null,
    ]);
    expect([item.selected_price, item.date_available, item.feedback_comment_widget.total]).toEqual(['basic', null, 20]);
  });

  it('has these fields and no others, with these members where the specification names none [G9]', async () => {
    const item = (await list({ codes: ['DEMO-LAPTOP-01'] })).items[0] as ProductListItem;
    const members = (value: object | null | undefined) => Object.keys(value ?? {}).toSorted();
    const price = ['basic_price_custom', 'currency', 'discount_percent_custom', 'discount_since', 'installments_calculation', 'installments_list_data'];
    const morePrice = ['lowest_price_30_days', 'loyalty_price_custom', 'price_custom', 'selected_price', 'vat_rate'];
    const pictures = ['images', 'main_image', 'main_image_title', 'main_image_upload_path', 'other_images'];
    const feedback = ['feedback_comment_widget', 'feedback_rate_widget', 'is_rate'];
    const stock = ['availability_info', 'available_qty', 'date_available', 'is_available', 'last_piece_sale', 'quantity', 'warehouses_single_pickup_display'];
    const shipping = ['shipping_date', 'shipping_options', 'shopping_cart_code'];
    const about = [
      'age_verification',
      'attributes',
      'badges',
      // For products charged by cable, as the law requires it in the offer.
      'charging',
      'code',
      'energy',
      'id',
      'product_condition',
      'short_description',
      'status',
      'text_lang',
      'title',
    ];
    const place = ['category_code', 'category_id', 'category_title', 'manufacturer_code', 'manufacturer_title', 'seller_id', 'seller_title', 'type'];
    const all = [price, morePrice, pictures, feedback, stock, shipping, about, place, ['url_without_domain']].flat();
    expect(members(item)).toEqual(all.toSorted());
    expect(members(item.feedback_rate_widget)).toEqual(['rates', 'rates_votes']);
    expect(members(item.feedback_comment_widget)).toEqual(['total']);
    expect(members(item.main_image)).toEqual(['alt', 'height', 'kind', 'upload_path', 'width']);
    expect(members(item.installments_calculation)).toEqual(['apr', 'count', 'credit', 'last', 'lender', 'monthly', 'provider', 'rate', 'total']);
  });

  it('says its badges in the words of the page [S3.11]', async () => {
    const badges = async (lang: 'si' | 'de') => (await list({ codes: ['DEMO-LAPTOP-01'] }, lang)).items[0]?.badges;
    expect(await badges('si')).toEqual([{ code: 'bestseller', title: 'Najbolje prodajano' }]);
    await change(sql`update products set badges = '{bestseller,open-box}' where code = 'DEMO-LAPTOP-01'`);
    expect(await badges('si')).toEqual([
      { code: 'bestseller', title: 'Najbolje prodajano' },
      { code: 'open-box', title: 'Odprta škatla' },
    ]);
    expect((await badges('de'))?.map(({ title }) => title)).toEqual(['Meistverkauft', 'Geöffnete Verpackung']);
    await change(sql`update products set badges = '{bestseller}' where code = 'DEMO-LAPTOP-01'`);
  });

  it('says when it can be had where it is ordered from the supplier, and only then [S3.30]', async () => {
    const item = async () => (await list({ codes: ['DEMO-OUT-01'] })).items[0] as ProductListItem;
    expect((await item()).date_available).toBeNull();
    await change(sql`update products set status = 2 where code = 'DEMO-OUT-01'`);
    const { date_available, shipping_date, is_available, quantity } = await item();
    expect({ is_available, quantity }).toEqual({ is_available: true, quantity: 0 });
    expect(date_available).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(date_available).toBe(shipping_date);
    expect(Date.parse(date_available as string)).toBeGreaterThan(Date.now());
    await change(sql`update products set status = 1 where code = 'DEMO-OUT-01'`);
  });

  it('shows a configurable product as its initial offer [S3.38]', async () => {
    const items = await all({ category_slug: 'smartphones-top' });
    const codes = items.map((item) => item.code);
    expect(codes).toContain('DEMO-CONF-01-BLK-256');
    expect(codes).not.toContain('DEMO-CONF-01');
    expect(codes).not.toContain('DEMO-CONF-01-BLU-512');
  });

  it('is sorted as asked, products without a price last', async () => {
    const prices = async (sort: string) => (await all({ category_slug: 'laptops', sort })).map((item) => item.price_custom).filter((price) => price !== null);
    const ascending = await prices('price_asc');
    expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
    expect(await prices('price_desc')).toEqual(ascending.toReversed());
    const percents = (await all({ category_slug: 'computers', sort: 'discount' })).map((item) => item.discount_percent_custom ?? 0);
    expect(percents).toEqual(percents.toSorted((a, b) => b - a));
    expect(percents[0]).toBeGreaterThan(0);
    const ratings = (await all({ category_slug: 'computers', sort: 'rating' })).map((item) => item.feedback_rate_widget.rates);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  });
});

describe('filters', () => {
  it('of energy classes name the one scale of the list’s product groups, and none where they differ', async () => {
    const scaleOf = async (slug: string) => filterOf(await list({ category_slug: slug, filters: { energy_class: ['a'] } }), 'energy_class')?.scale;
    const { rows } = await sql<{ slug: string; groups: string[] }>`
      select c.code as slug, (select array_agg(distinct d.law ->> 'group') from categories d where c.id = any(d.path) and d.law ? 'group') as groups
      from categories c where c.visible and c.shown`.execute(shop.database.db);
    const OLD = ['oven', 'hood', 'air_conditioner'];
    const NONE = ['laptop', 'phone_simple', 'headphones', 'speaker', 'camera', 'console', 'e_reader', 'keyboard', 'mouse', 'none'];
    const kinds = new Set<string>();
    for (const { slug, groups } of rows.filter((row) => row.groups)) {
      const labelled = groups.filter((group) => !NONE.includes(group));
      const olds = labelled.filter((group) => OLD.includes(group)).length;
      const kind = labelled.length === 0 ? 'none' : olds === 0 ? 'new' : olds === labelled.length ? 'old' : 'mixed';
      kinds.add(kind);
      const scale = { none: undefined, mixed: undefined, new: { from: 'A', to: 'G' }, old: { from: 'A+++', to: 'D' } }[kind];
      expect([slug, kind, await scaleOf(slug)]).toEqual([slug, kind, scale]);
    }
    expect([...kinds].sort()).toEqual(['mixed', 'new', 'none', 'old']);
  });

  it('are OR within a group and AND across groups, counts exact without the own group', async () => {
    const everything = await all({ category_slug: 'computers' });
    const base = await list({ category_slug: 'computers' });
    const [first, second] = filterOf(base, 'manufacturer')?.values ?? [];
    expect(second).toBeDefined();
    const chosen = [first?.value ?? '', second?.value ?? ''];
    const from = 500;
    const reply = await list({ category_slug: 'computers', filters: { manufacturer: chosen }, price_from: from });
    const makerFits = (item: ProductListItem) => chosen.includes(item.manufacturer_code ?? '');
    const priceFits = (item: ProductListItem) => (item.price_custom ?? 0) >= from;
    expect(reply.pagination.total).toBe(everything.filter((item) => makerFits(item) && priceFits(item)).length);
    for (const value of filterOf(reply, 'manufacturer')?.values ?? []) {
      expect(value.count, value.value).toBe(everything.filter((item) => priceFits(item) && item.manufacturer_code === value.value).length);
    }
    const prices = everything.filter(makerFits).flatMap((item) => item.price_custom ?? []);
    expect(filterOf(reply, 'price')).toMatchObject({ min: Math.floor(Math.min(...prices)), max: Math.ceil(Math.max(...prices)), from });
  });

  it('keeps the makers and sellers that the filters leave without products, with 0', async () => {
    const before = counts(await list({ category_slug: 'laptops' }), 'manufacturer');
    const screen = filterOf(await list({ category_slug: 'laptops' }), 'screen_size')?.values ?? [];
    for (const { value } of screen) {
      const reply = await list({ category_slug: 'laptops', filters: { screen_size: [value] } });
      const makers = counts(reply, 'manufacturer');
      expect(Object.keys(makers).toSorted(), value).toEqual(Object.keys(before).toSorted());
      for (const [maker, count] of Object.entries(makers)) expect(count).toBe(reply.items.filter((item) => item.manufacturer_code === maker).length);
    }
    const everywhere = await list({});
    const rare = await list({ price_from: 2000 });
    for (const filter of ['manufacturer', 'seller']) {
      const rareCounts = counts(rare, filter);
      expect(Object.keys(rareCounts).toSorted()).toEqual(Object.keys(counts(everywhere, filter)).toSorted());
      expect(Object.values(rareCounts)).toContain(0);
    }
  });

  it('name each value by `value`, which every filter is asked for by', async () => {
    for (const subject of [{ category_slug: 'laptops' }, { search_q: 'kvant' }, {}]) {
      const { filters } = await list(subject);
      expect(filters.map(({ code }) => code)).toEqual(expect.arrayContaining(['available', 'manufacturer']));
      for (const filter of filters.filter(({ type }) => type === 'choice')) {
        const [first] = filter.values.filter(({ count }) => count > 0);
        if (!first) continue;
        expect(Object.keys(first)).toEqual(expect.arrayContaining(['value', 'title', 'count', 'selected']));
        const narrow = await list({ ...subject, filters: { [filter.code]: [first.value] } });
        expect(`${filter.code} ${narrow.pagination.total}`).toBe(`${filter.code} ${first.count}`);
        expect(filterOf(narrow, filter.code)?.values.find(({ value }) => value === first.value)?.selected).toBe(true);
      }
    }
  });

  it('show a product as the variant that was filtered for, and once', async () => {
    const arcs = async (filters: Record<string, string[]>) =>
      (await list({ category_slug: 'laptops', filters })).items.filter((item) => item.title.includes('Arc 14')).map((item) => item.code);
    expect(await arcs({})).toEqual(['DEMO-LAPTOP-01']);
    expect(await arcs({ colour: ['midnight'] })).toEqual(['KVANT-ARC-2']);
    expect(await arcs({ ram: ['32-gb'] })).toEqual(['KVANT-ARC-3']);
    expect(await arcs({ ram: ['16-gb', '32-gb'] })).toEqual(['DEMO-LAPTOP-01']);
  });

  it('of every value agree with asking for it alone', async () => {
    const base = await list({ category_slug: 'laptops' });
    for (const filter of base.filters.filter((one) => one.type === 'choice' && !['available', 'manufacturer'].includes(one.code))) {
      for (const value of filter.values) {
        const alone = await list({ category_slug: 'laptops', filters: { [filter.code]: [value.value] } });
        expect(alone.pagination.total, `${filter.code}=${value.value}`).toBe(value.count);
      }
    }
  });

  it('keep values that nothing is left of, with 0, and never lose a chosen one', async () => {
    const base = await list({ category_slug: 'laptops' });
    const group = base.filters.find((filter) => filter.type === 'choice' && filter.values.length > 2 && !['available', 'manufacturer'].includes(filter.code));
    const narrow = await list({ category_slug: 'laptops', price_from: 1, price_to: 2, filters: { [group?.code ?? '']: [group?.values[0]?.value ?? ''] } });
    expect(narrow.items).toEqual([]);
    const values = filterOf(narrow, group?.code ?? '')?.values ?? [];
    expect(values.map(({ value }) => value)).toEqual(group?.values.map(({ value }) => value));
    expect(values.every((value) => value.count === 0)).toBe(true);
    expect(values.find(({ value }) => value === group?.values[0]?.value)?.selected).toBe(true);
  });

  it('an unknown value gives nothing, an unknown filter is ignored', async () => {
    expect((await list({ category_slug: 'laptops', filters: { manufacturer: ['no-such-brand'] } })).pagination.total).toBe(0);
    expect((await list({ category_slug: 'laptops', filters: { no_such_filter: ['x'] } })).pagination.total).toBe(
      (await list({ category_slug: 'laptops' })).pagination.total,
    );
  });

  it('by what is offered count what the products say: stars, cuts, the day of delivery', async () => {
    const everything = await all({ category_slug: 'computers' });
    const { filters } = await list({ category_slug: 'computers' });
    const valuesOf = (code: string) => filters.find((filter) => filter.code === code)?.values ?? [];
    expect(valuesOf('rating').length).toBeGreaterThan(0);
    for (const { value, count } of valuesOf('rating'))
      expect(`${value}: ${count}`).toBe(`${value}: ${everything.filter((item) => item.feedback_rate_widget.rates >= Number(value)).length}`);
    expect(valuesOf('reduced').map(({ count }) => count)).toEqual([everything.filter((item) => item.discount_percent_custom !== null).length]);
    expect(valuesOf('delivery').length).toBeGreaterThan(1);
    for (const { value, title, count } of valuesOf('delivery')) {
      const [, day, month, year] = /(\d\d)\.(\d\d)\.(\d{4})/.exec(title) ?? [];
      const until = `${year}-${month}-${day}`;
      expect(`${value}: ${count}`).toBe(`${value}: ${everything.filter((item) => item.shipping_date !== null && item.shipping_date <= until).length}`);
    }
    for (const code of ['rating', 'reduced', 'delivery'])
      for (const { value, count } of valuesOf(code)) {
        const alone = await list({ category_slug: 'computers', filters: { [code]: [value] } });
        expect(`${code}=${value}: ${alone.pagination.total}`).toBe(`${code}=${value}: ${count}`);
        expect(counts(alone, code)).toEqual(Object.fromEntries(valuesOf(code).map((one) => [one.value, one.count])));
      }
    for (const filter of [{ rating: ['x'] }, { rating: ['6'] }, { delivery: ['x'] }, { delivery: ['0'] }])
      expect((await list({ category_slug: 'computers', filters: filter })).pagination.total).toBe(0);
  });

  it('of measures count the products of each step', async () => {
    const weight = filterOf(await list({ category_slug: 'laptops' }), 'weight_kg');
    const [min, max, histogram] = [weight?.min as number, weight?.max as number, weight?.histogram ?? []];
    expect(histogram).toHaveLength(12);
    const within = async (from: number, to: number) =>
      (await list({ category_slug: 'laptops', filters: { weight_kg: [`${from.toFixed(4)}-${to.toFixed(4)}`] } })).pagination.total;
    expect(histogram.reduce((sum, count) => sum + count, 0)).toBe(await within(min, max));
    const step = (max - min) / 12;
    for (const bar of [0, 3, 11]) expect(histogram[bar]).toBe(await within(min + bar * step, min + (bar + 1) * step - (bar < 11 ? 0.0001 : 0)));
  });

  it('of storage count in GB below a thousand and in TB from there, as the titles do', async () => {
    const { values } = filterOf(await list({ category_slug: 'laptops' }), 'storage') ?? {};
    expect(values?.map(({ value, title }) => [value, title.replace('\u00a0', ' ')])).toEqual([
      ['256-gb', '256 GB'],
      ['512-gb', '512 GB'],
      ['1000-gb', '1 TB'],
      ['2000-gb', '2 TB'],
    ]);
  });

  it('of attributes are offered in search results, too, and stay where they are while one ticks', async () => {
    const found = await list({ search_q: 'kvant' });
    const plain = found.filters.map(({ code }) => code);
    expect(plain).toEqual(expect.arrayContaining(['screen_size', 'ram', 'storage']));
    const ticked = await list({ search_q: 'kvant', filters: { ram: ['16-gb'] } });
    expect(ticked.filters.map(({ code }) => code)).toEqual(plain);
    expect(filterOf(ticked, 'ram')).toMatchObject({ values: filterOf(found, 'ram')?.values.map((value) => ({ ...value, selected: value.value === '16-gb' })) });
  });

  it('leave out an attribute in which no two products differ, unless it was chosen', async () => {
    const offered = async (filters = {}) => (await list({ category_slug: 'laptops-ultralight', filters })).filters;
    const offers = ['available', 'manufacturer', 'rating', 'reduced', 'delivery', 'seller'];
    const choice = (await offered()).find(({ code, type, values }) => type === 'choice' && values.length > 1 && !offers.includes(code));
    const code = choice?.code as string;
    const value = choice?.values[0]?.value as string;
    await change(sql`
      update products set filter_value_ids = array(
        select v from unnest(filter_value_ids) v where v not in (select id from attribute_values where attribute_code = ${code})
        union all select id from attribute_values where attribute_code = ${code} and code = ${value})
      where filter_value_ids && array(select id from attribute_values where attribute_code = ${code})`);
    expect((await offered()).map((filter) => filter.code)).not.toContain(code);
    expect((await offered({ [code]: [value] })).map((filter) => filter.code)).toContain(code);
  });

  it('call available only what has a price there', async () => {
    const available = async () => counts(await list({ category_slug: 'laptops' }, 'me'), 'available')['1'] as number;
    const before = await available();
    const [item] = (await list({ category_slug: 'laptops', only_available: true }, 'me')).items;
    await change(sql`delete from prices where product_id = ${item?.id as number} and market = 'me'`);
    expect(await available()).toBe(before - 1);
  });

  it('follow stock and price changes', async () => {
    const id = (await list({ codes: ['DEMO-LAPTOP-01'] })).items[0]?.id as number;
    const before = counts(await list({ category_slug: 'laptops' }), 'available')['1'] as number;
    await sql`update stock set qty = 0 where product_id = ${id}::integer`.execute(shop.database.db);
    await shop.cache.purge(await shop.catalogue.catchUp());
    const after = await list({ category_slug: 'laptops' });
    expect(counts(after, 'available')['1']).toBe(before - 1);
    expect(after.items.find((item) => item.id === id)).toMatchObject({ is_available: false, quantity: 0, available_qty: 0 });
  });
});

describe('prices', () => {
  it('are the market’s own: RSD in rs, BAM in ba, euro elsewhere, not converted [S1.32, S1.33, S1.34]', async () => {
    const prices = new Map<string, number>();
    for (const lang of LANGUAGE_CODES) {
      const item = (await list({ codes: ['DEMO-PROMO-01'] }, lang)).items[0] as ProductListItem;
      expect(item.currency).toBe(LANGUAGES[lang].currency);
      prices.set(lang, item.price_custom as number);
    }
    expect(prices.get('rs') as number).toBeGreaterThan((prices.get('si') as number) * 90);
    expect(prices.get('ba') as number).toBeGreaterThan((prices.get('si') as number) * 1.5);
    expect(new Set([...prices.values()]).size).toBeGreaterThan(4);
  });

  it('a cut is measured from the lowest price of the 30 days before it [S3.13, S3.15]', async () => {
    const item = (await list({ codes: ['DEMO-PROMO-01'] })).items[0] as ProductListItem;
    const { rows } = await sql<{ amount: number; valid_from: Date }>`
      select amount, valid_from from price_history where product_id = ${item.id}::integer and market = 'si' and audience = 'public' order by valid_from`.execute(
      shop.database.db,
    );
    const cutAt = rows.at(-1)?.valid_from.getTime() as number;
    const inForce = rows.filter((row, i) => row.valid_from.getTime() < cutAt && (rows[i + 1]?.valid_from.getTime() ?? 0) > cutAt - 30 * 86_400_000);
    const low = Math.min(...inForce.map((row) => row.amount));
    expect(item.basic_price_custom).toBe(low / 100);
    expect(item.lowest_price_30_days).toBe(low / 100);
    expect(item.selected_price).toBe('discount');
    expect(item.discount_since).toBe(new Date(cutAt).toISOString().slice(0, 10));
    expect(item.discount_percent_custom).toBe(Math.floor(((low - (item.price_custom as number) * 100) * 100) / low));
  });

  it('a club price stands apart and is never the main price [S3.14]', async () => {
    const item = (await list({ codes: ['DEMO-LOYALTY-01'] })).items[0] as ProductListItem;
    expect(item.loyalty_price_custom as number).toBeLessThan(item.price_custom as number);
  });

  it('the history refuses changes', async () => {
    await expect(sql`update price_history set amount = 1`.execute(shop.database.db)).rejects.toThrow('append-only');
    await expect(sql`delete from price_history`.execute(shop.database.db)).rejects.toThrow('append-only');
    await expect(sql`truncate price_history`.execute(shop.database.db)).rejects.toThrow('append-only');
  });
});

describe('states that can be seen', () => {
  const item = async (code: string) => (await list({ codes: [code] })).items[0] as ProductListItem;
  it('last piece [S3.35]', async () =>
    expect(await item('DEMO-LAST-01')).toMatchObject({
      quantity: 1,
      last_piece_sale: true,
      is_available: true,
      availability_info: { label_name: 'availability_last_piece' },
    }));
  it('none left [S3.9]', async () =>
    expect(await item('DEMO-OUT-01')).toMatchObject({ quantity: 0, is_available: false, shipping_date: null, shipping_options: [] }));
  it('sold by another seller [S3.26, S3.27]', async () => expect((await item('DEMO-SELLER-01')).seller_title).toBeTruthy());
  it('needs proof of age', async () => expect(await item('DEMO-ADULT-01')).toMatchObject({ age_verification: true }));
  it('in stock, and so without a day from which it can be had [S3.30]', async () =>
    expect(await item('DEMO-PROMO-01')).toMatchObject({ is_available: true, date_available: null, shipping_date: expect.any(String) }));
});

describe('guided choice', () => {
  const guide = async (input: object, lang: (typeof LANGUAGE_CODES)[number] = 'si') => (await shop.get(guides.guide, input as never, { lang })).questions;
  const asInput = ({ code, values }: { code: string; values: string[] }): object => {
    if (code === 'available') return { only_available: true };
    if (code !== 'price') return { filters: { [code]: values } };
    const [from, to] = (values[0] ?? '').split('-');
    return { ...(from && { price_from: Number(from) }), ...(to && { price_to: Number(to) }) };
  };

  it('asks three to five questions in every department, in every language', async () => {
    const { items } = await shop.get(catalogue.categories, { level_to: 1 });
    expect(items.length).toBeGreaterThanOrEqual(8);
    for (const { code } of items) {
      const questionsByLanguage = await Promise.all(LANGUAGE_CODES.map((lang) => guide({ category_slug: code }, lang)));
      for (const questions of questionsByLanguage) {
        expect(questions.length, code).toBeGreaterThanOrEqual(3);
        expect(questions.length, code).toBeLessThanOrEqual(5);
        expect(
          questions.flatMap(({ title, answers }) => [title, ...answers.map((one) => one.title)]).filter((text) => text === ''),
          code,
        ).toEqual([]);
      }
    }
  });

  it('counts exactly: each answer leads to at least one product, and its filter is seen and can be taken off', async () => {
    const { rows } = await sql<{ category: string }>`select category from choice_guides order by 1`.execute(shop.database.db);
    for (const { category } of rows)
      for (const { title, answers } of await guide({ category_slug: category }))
        for (const answer of answers) {
          if (!answer.filter) continue;
          const found = await list({ category_slug: category, ...asInput(answer.filter), per_page: 1 });
          expect(found.pagination.total, `${category} ${title} ${answer.title}`).toBe(answer.count);
          expect(answer.count).toBeGreaterThan(0);
          expect(found.filters.map((one) => one.code)).toContain(answer.filter.code);
          const [again] = (await guide({ category_slug: category, ...asInput(answer.filter) })).flatMap((one) =>
            one.answers.filter((other) => other.is_chosen),
          );
          expect(again?.filter).toEqual(answer.filter);
        }
  });

  it('counts what the other answers leave, and leads to subcategories with what they hold', async () => {
    const cheap = { price_to: 500 };
    const kinds = (await guide({ category_slug: 'computers', ...cheap })).find((one) => one.code === 'kind')?.answers ?? [];
    expect(kinds.length).toBeGreaterThan(2);
    const { items } = await shop.get(catalogue.categories, { slug: 'computers' });
    const children = items.flatMap((one) => [one, ...one.children]);
    for (const kind of kinds) {
      const child = children.find((one) => one.url_without_domain === kind.url);
      expect((await list({ category_slug: child?.code, ...cheap, per_page: 1 })).pagination.total).toBe(kind.count);
    }
  });

  it('asks nothing where the shop has written nothing', async () => expect(await guide({ category_slug: 'toasters' })).toEqual([]));
});
