import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '@vitrina/contract/catalogue';
import { publish } from '@vitrina/contract/publish';
import { LANGUAGE_CODES, LANGUAGES } from '@vitrina/contract/values/languages';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';

const PASSWORD = 'vitrina-demo-1';
const NOT_THERE = { success: false, data: { statusCode: 404, label_name: 'error_empty_data' } };

let shop: TestBackend;
let staff: string;
let customer: string;
beforeAll(async () => {
  shop = await startTestBackend('demo');
  staff = await shop.logIn('staff@vitrina.test', PASSWORD);
  customer = await shop.logIn('customer@vitrina.test', PASSWORD);
});
afterAll(() => shop.stop());

/** Changes a post by its code; caches are notified like in a running shop. */
async function change(code: string, to: { facts?: object; status?: number; published_at?: string }): Promise<void> {
  const { facts = null, status = null, published_at = null } = to;
  await sql`update contents set facts = coalesce(${facts === null ? null : JSON.stringify(facts)}::jsonb, facts), status = coalesce(${status}::smallint, status),
    published_at = coalesce(${published_at}::timestamptz, published_at) where kind = 'post' and code = ${code}`.execute(shop.database.db);
  await shop.cache.purge(await shop.catalogue.catchUp());
}
const bySlug = (item_slug: string, token?: string) => shop.call(publish.post, { item_slug }, token ? { token } : {});
const idOf = async (item_slug: string) => (await shop.get(publish.post, { item_slug }, { token: staff })).id;

describe('one guide', () => {
  it('has every field that pages read [S3.79, S3.80, S3.81, S3.82, S3.83, S3.84, S3.85, S3.86, S3.87, S3.88, S3.89, S3.90, S3.91, S3.92, S3.93, S3.94, S3.97]', async () => {
    const post = await shop.get(publish.post, { item_slug: 'kako-izbrati-prenosnik', category_slug: 'kako-izbrati' });
    expect(post).toMatchObject({
      template: 'PublishDetail',
      category_template: 'PublishIndex',
      title: 'Kako izbrati prenosnik',
      seo_title: 'Kako izbrati prenosnik',
      status: 4,
      category_visible: true,
      author: { title: 'Nina Hribar', role: 'Računalniki in telefoni' },
      url_without_domain: '/svetovalec/kako-izbrati/kako-izbrati-prenosnik/',
      url: 'http://shop.test/svetovalec/kako-izbrati/kako-izbrati-prenosnik/',
      breadcrumbs: [
        { title: 'Svetovalec', url: '/svetovalec/' },
        { title: 'Kako izbrati', url: '/svetovalec/kako-izbrati/' },
      ],
      redirect_url_without_domain: null,
      redirect_code: null,
      label_name: null,
    });
    expect(post.id).toBeGreaterThan(0);
    expect(post.short_description).toBe(post.seo_description);
    expect(post.content).toContain('<h2>Kje bo stal?</h2>');
    expect(post.main_image_upload_path).toMatch(/^demo\/guides\/laptop-/);
    expect(Date.parse(post.datetime_published)).toBeLessThan(Date.now());
    expect(post.datetime_updated).toBe(post.datetime_published);
    expect(post.reading_minutes).toBeGreaterThan(1);
    expect(post.product_ids.length).toBeGreaterThan(4);
  });

  it('is there by id too, without its text where that is asked for [S7.34]', async () => {
    const item_id = await idOf('kako-izbrati-prenosnik');
    expect(await shop.get(publish.post, { item_id })).toMatchObject({ id: item_id, title: 'Kako izbrati prenosnik' });
    expect(await shop.get(publish.post, { item_id, mode: 'short' })).toMatchObject({ id: item_id, content: '' });
  });

  it('speaks all ten languages, Austria German [S3.82, S3.86]', async () => {
    const item_id = await idOf('kako-izbrati-prenosnik');
    const titles = new Map<string, string>();
    for (const lang of LANGUAGE_CODES) {
      const post = await shop.get(publish.post, { item_id }, { lang });
      expect([lang, post.text_lang]).toEqual([lang, null]);
      expect(post.url_without_domain).toMatch(lang === 'si' ? /^\/svetovalec\// : new RegExp(`^/${lang}/`));
      titles.set(lang, post.title);
    }
    expect(titles.get('de')).toBe('So wählen Sie ein Notebook');
    expect(titles.get('at')).toBe(titles.get('de'));
    expect(new Set(titles.values()).size).toBeGreaterThanOrEqual(6);
  });

  it('is not there without an id, under another one or in another category; naming none is bad input [S4.10, S8.21, S8.23]', async () => {
    expect(await shop.call(publish.post, { item_id: 2_000_000_000 })).toMatchObject(NOT_THERE);
    expect(await bySlug('česa-takega-ni')).toMatchObject(NOT_THERE);
    expect(await shop.call(publish.post, { item_slug: 'kako-izbrati-prenosnik', category_slug: 'dom-in-energija' })).toMatchObject(NOT_THERE);
    expect(await shop.call(publish.post, { item_slug: 'kako-izbrati-prenosnik', category_slug: 'nikjer' })).toMatchObject(NOT_THERE);
    expect(await shop.call(publish.post, {})).toMatchObject({
      success: false,
      data: { statusCode: 400, errors: [{ field: 'item_id', label_name: 'error_field_required' }] },
    });
  });

  it('below status 3 or in a hidden category is for staff alone [S4.5, S4.6, S6.7, S3.97]', async () => {
    for (const slug of ['skrita-objava', 'dan-v-nasi-trgovini']) {
      for (const token of [undefined, customer]) expect(await bySlug(slug, token)).toMatchObject(NOT_THERE);
      expect(await bySlug(slug, staff)).toMatchObject({ success: true, data: { slug } });
    }
    expect((await bySlug('dan-v-nasi-trgovini', staff)).data).toMatchObject({ status: 3, category_visible: false });
    expect((await bySlug('skrita-objava', staff)).data).toMatchObject({ status: 2, category_visible: true });
  });

  it('is hidden the moment that staff take it back, also from a cache [S4.5]', async () => {
    expect(await bySlug('kako-velik-naj-bo-televizor')).toMatchObject({ success: true });
    await change('television', { status: 2 });
    expect(await bySlug('kako-velik-naj-bo-televizor')).toMatchObject(NOT_THERE);
    await change('television', { status: 3, published_at: '2999-01-01T00:00:00Z' });
    expect(await bySlug('kako-velik-naj-bo-televizor')).toMatchObject(NOT_THERE);
    await change('television', { published_at: '2026-01-01T00:00:00Z' });
    expect(await bySlug('kako-velik-naj-bo-televizor')).toMatchObject({ success: true });
  });

  it('that has moved says where to, in each language, and stands in no list [S7.109, S7.110, S3.95, S3.96]', async () => {
    const item_id = await idOf('prenosniki-stari-vodnik');
    for (const [lang, path] of [
      ['si', '/svetovalec/kako-izbrati/kako-izbrati-prenosnik/'],
      ['at', '/at/ratgeber/richtig-waehlen/so-waehlen-sie-ein-notebook/'],
    ] as const)
      expect(await shop.get(publish.post, { item_id }, { lang })).toMatchObject({ redirect_url_without_domain: path, redirect_code: 301 });
    const { items } = await shop.get(publish.posts, { per_page: 48 });
    expect(items.map((one) => one.id)).not.toContain(item_id);
  });

  it('never leads off the site or to itself [S7.109]', async () => {
    const item_id = await idOf('prenosniki-stari-vodnik');
    const own = '/svetovalec/nega-in-popravila/prenosniki-stari-vodnik/';
    for (const redirect_url of ['https://evil.test/', '//evil.test/', '/\\evil.test', '/a/%2f/evil.test', 'javascript:alert(1)', 12, null, own]) {
      await change('laptop-old', { facts: { redirect_url, redirect_code: 302 } });
      expect(await shop.get(publish.post, { item_id })).toMatchObject({ redirect_url_without_domain: null, redirect_code: null });
    }
    await change('laptop-old', { facts: { redirect_url: '/akcije/', redirect_code: 302 } });
    expect(await shop.get(publish.post, { item_id })).toMatchObject({ redirect_url_without_domain: '/akcije/', redirect_code: 302 });
  });
});

describe('categories of guides', () => {
  it('have every field that a post has [S3.79, S3.80, S3.81, S3.82, S3.83, S3.84, S3.85, S3.86, S3.87, S3.88, S3.89, S3.90, S3.91, S3.92, S3.93, S3.94, S3.95, S3.96, S3.97]', async () => {
    const byCode = async (code: string, as = {}) => (await shop.get(publish.categories, { mode: 'flat' }, as)).items.find((one) => one.code === code);
    const { db } = shop.database;
    const [first] = (await shop.get(publish.categories, {})).items;
    const code = first?.code ?? '';
    const post = await shop.get(publish.post, { item_slug: 'kako-izbrati-prenosnik' });
    const entity = [
      'id',
      'template',
      'category_template',
      'title',
      'seo_title',
      'seo_description',
      'short_description',
      'content',
      'author',
      'datetime_published',
    ];
    const more = [
      'datetime_updated',
      'main_image_upload_path',
      'url',
      'breadcrumbs',
      'status',
      'category_visible',
      'redirect_url_without_domain',
      'redirect_code',
    ];
    for (const one of [first, post]) expect(Object.keys(one ?? {})).toEqual(expect.arrayContaining([...entity, ...more, 'label_name']));
    expect(first).toMatchObject({ category_template: 'PublishIndex', author: null, redirect_url_without_domain: null, redirect_code: null, label_name: null });
    await sql`insert into content_relations (content_id, related_id, position) values (${first?.id}::integer, ${post.author?.id}::integer, 0)`.execute(db);
    await sql`update contents set facts = '{"redirect_url": "/akcije/", "redirect_code": 302}' where id = ${first?.id}::integer`.execute(db);
    await shop.cache.purge(await shop.catalogue.catchUp());
    expect(await byCode(code)).toMatchObject({ author: { title: post.author?.title }, redirect_url_without_domain: '/akcije/', redirect_code: 302 });
    await sql`delete from content_relations where content_id = ${first?.id}::integer`.execute(db);
    await sql`update contents set facts = '{}' where id = ${first?.id}::integer`.execute(db);
    await shop.cache.purge(await shop.catalogue.catchUp());
    expect(await byCode(code)).toMatchObject({ author: null, redirect_url_without_domain: null });
  });

  it('are a tree in the order of staff with numbers of posts; hidden ones for staff alone [S7.32, S3.79-S3.93]', async () => {
    const { items } = await shop.get(publish.categories, {});
    expect(items.map((one) => one.code)).toEqual(['choosing', 'home-and-energy', 'care-and-repair']);
    expect(items[0]).toMatchObject({
      template: 'PublishIndex',
      title: 'Kako izbrati',
      url_without_domain: '/svetovalec/kako-izbrati/',
      breadcrumbs: [{ title: 'Svetovalec' }, { title: 'Kako izbrati' }],
      total: 2,
      children: [{ code: 'screen-and-sound', title: 'Slika in zvok', total: 1 }],
    });
    const all = await shop.get(publish.categories, {}, { token: staff });
    expect(all.items.find((one) => one.code === 'behind-the-counter')).toMatchObject({ visible: false, total: 1 });
  });

  it('come flat, one alone, without what is below, and by title [S7.32]', async () => {
    const codes = async (input: object) => (await shop.get(publish.categories, input)).items.map((one) => one.code);
    expect(await codes({ mode: 'flat' })).toEqual(['choosing', 'screen-and-sound', 'home-and-energy', 'care-and-repair']);
    expect(await codes({ mode: 'flat', slug: 'kako-izbrati' })).toEqual(['choosing', 'screen-and-sound']);
    expect(await codes({ mode: 'flat', slug: 'kako-izbrati', include_subcategories: false })).toEqual(['choosing']);
    expect(await codes({ hierarhy_by_position: false })).toEqual(['home-and-energy', 'choosing', 'care-and-repair']);
    expect((await shop.get(publish.categories, { include_subcategories: false })).items[0]?.children).toEqual([]);
    expect(await shop.call(publish.categories, { slug: 'za-pultom' })).toMatchObject(NOT_THERE);
  });
});

describe('lists of guides', () => {
  const titles = async (input: object, as?: { token: string }) => (await shop.get(publish.posts, input, as)).items.map((one) => one.title);

  it('stand newest first, or highlighted ones before the others [S7.33, S1.12]', async () => {
    const { items, pagination } = await shop.get(publish.posts, { per_page: 48 });
    const dates = items.map((one) => one.datetime_published);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(pagination).toEqual({ page: 1, per_page: 48, total: items.length, pages: 1 });
    for (const per_page of [2, 3, items.length]) {
      const pages = Math.ceil(items.length / per_page);
      for (let page = 1; page <= pages + 1; page += 1)
        expect((await shop.get(publish.posts, { page, per_page })).pagination).toEqual({ page, per_page, total: items.length, pages });
    }
    const highlighted = await shop.get(publish.posts, { order: 'highlighted' });
    const statuses = highlighted.items.map((one) => one.status);
    expect(statuses.slice(0, 4)).toEqual([4, 4, 4, 3]);
    expect(await titles({ highlighted: true })).toHaveLength(3);
  });

  it('come page by page, at most 48, each post once [S7.33]', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => titles({ page, per_page: 3 })));
    expect(pages.map((page) => page.length)).toEqual([3, 3, 2]);
    expect(new Set(pages.flat()).size).toBe(8);
    expect(await shop.call(publish.posts, { per_page: 49 })).toMatchObject({ success: false, data: { errors: [{ field: 'per_page' }] } });
  });

  it('of a category hold what is below it, of an author what they wrote, of a product what is about it [S7.33]', async () => {
    expect(await titles({ category_slug: 'kako-izbrati' })).toContain('Kako velik naj bo televizor');
    expect(await titles({ category_slug: 'slika-in-zvok' })).toEqual(['Kako velik naj bo televizor']);
    const written = await shop.get(publish.posts, { author_slug: 'nina-hribar' });
    expect(written.items.length).toBeGreaterThan(2);
    expect(written.items.every((one) => one.authors.some((author) => author.title === 'Nina Hribar'))).toBe(true);
    const laptop = await shop.get(catalogue.product, { item_code: 'DEMO-LAPTOP-01' });
    expect(await titles({ product_id: laptop.id })).toEqual(['Kako izbrati prenosnik']);
    expect(await titles({ category_slug: 'kako-izbrati', except_id: await idOf('kako-izbrati-prenosnik') })).not.toContain('Kako izbrati prenosnik');
    for (const input of [{ category_slug: 'za-pultom' }, { author_slug: 'nihče' }]) expect(await shop.call(publish.posts, input)).toMatchObject(NOT_THERE);
  });

  it('show drafts and hidden guides to staff only, also from the cache [S4.5, S6.7]', async () => {
    const all = await titles({ per_page: 48 }, { token: staff });
    expect(all).toContain('Skrita objava');
    for (const as of [undefined, { token: customer }]) {
      const seen = await titles({ per_page: 48 }, as);
      expect(seen).not.toContain('Skrita objava');
      expect(seen).not.toContain('Dan v naši trgovini');
    }
  });

  it('authors have their number of posts and their own address [S2.58]', async () => {
    const { items } = await shop.get(publish.authors, {});
    expect(items.map((one) => [one.title, one.url_without_domain])).toEqual([
      ['Nina Hribar', '/avtorji/nina-hribar/'],
      ['Marko Zupan', '/avtorji/marko-zupan/'],
      ['Eva Kos', '/avtorji/eva-kos/'],
    ]);
    expect(items.every((one) => one.total > 0)).toBe(true);
    expect(await shop.call(publish.authors, { id: 2_000_000_000 })).toMatchObject(NOT_THERE);
  });
});

describe('suggestions', () => {
  it('name guides whose title fits, in ten rows at most, never hidden ones [S1.12, S4.6]', async () => {
    const found = await shop.get(catalogue.suggest, { q: 'hladil' });
    expect(found.posts).toMatchObject([{ title: 'Hladilnik: prostor, hrup in zrak', url_without_domain: expect.stringMatching(/^\/svetovalec\//) }]);
    expect(found.products.length + found.categories.length + found.manufacturers.length + found.posts.length).toBeLessThanOrEqual(10);
    expect((await shop.get(catalogue.suggest, { q: 'kühl' }, { lang: 'at' })).posts).toHaveLength(1);
    for (const token of [undefined, staff]) expect((await shop.get(catalogue.suggest, { q: 'skrita' }, token ? { token } : {})).posts).toEqual([]);
  });
  it('forget a guide that was taken back [S4.6]', async () => {
    await change('fridge', { status: 1 });
    expect((await shop.get(catalogue.suggest, { q: 'hladil' })).posts).toEqual([]);
    await change('fridge', { status: 3 });
  });
});

it('every guide that guests see has a text in every language, with its products in it', async () => {
  const { rows } = await sql<{ code: string; langs: string[]; short: number }>`
    select c.code, array_agg(t.lang) as langs, min(length(t.content))::integer as short from contents c join content_texts t on t.content_id = c.id
    where c.kind = 'post' and c.status >= 3 and not c.facts ? 'redirect_url' and c.code <> 'behind-the-counter' group by c.id`.execute(shop.database.db);
  expect(rows).toHaveLength(8);
  for (const { code, langs, short } of rows) {
    expect([code, LANGUAGE_CODES.filter((lang) => lang !== 'at' && !langs.includes(lang))]).toEqual([code, []]);
    expect(short).toBeGreaterThan(800);
  }
  expect(LANGUAGES.at.lang).toBe('de-AT');
  expect(shop.errors).toEqual([]);
});
