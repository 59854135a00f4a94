import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '@vitrina/contract/catalogue';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { hostileQueries } from './testing/hostile-queries.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('demo');
});
afterAll(() => shop.stop());

const search = (lang: LanguageCode, search_q: string) => shop.get(catalogue.products, { lang, search_q, per_page: 24 });
const suggest = (lang: LanguageCode, q: string) => shop.get(catalogue.suggest, { lang, q });
const CATEGORY: Partial<Record<LanguageCode, string>> = { en: 'laptop', si: 'prenosnik', de: 'Notebook', it: 'portatile', es: 'portátil' };
const UNDER: Readonly<Record<LanguageCode, string>> = {
  en: 'laptop under 800',
  si: 'prenosnik do 800 €',
  hr: 'laptop do 800 eura',
  de: 'Laptop bis 800 €',
  at: 'Notebook unter 800 Euro',
  rs: 'laptop do 95000 dinara',
  it: 'portatile sotto 800 euro',
  ba: 'laptop do 1600 KM',
  me: 'laptop ispod 800 eura',
  es: 'portátil por menos de 800 euros',
};

describe('a question', () => {
  it.each(LANGUAGE_CODES)('with a limit of price finds in %s what costs no more, and gives the question without it', async (lang) => {
    const { items, search: read } = await search(lang, UNDER[lang]);
    const to = read?.understood[0]?.to as number;
    expect(read?.understood).toEqual([expect.objectContaining({ kind: 'price', from: null, q_without: expect.not.stringMatching(/\d/) })]);
    expect(items.length).toBeGreaterThan(1);
    expect(items.filter(({ price_custom }) => price_custom === null || price_custom > to)).toEqual([]);
    const without = await search(lang, read?.understood[0]?.q_without ?? '');
    expect(without.pagination.total).toBeGreaterThan(items.length);
    expect((await suggest(lang, UNDER[lang])).products.filter(({ price_custom }) => price_custom === null || price_custom > to)).toEqual([]);
  });

  it('leaves out what is not wanted, and says what was left out of the question', async () => {
    const titles = (await search('en', 'vacuum cleaner not robot')).items.map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(1);
    expect(titles.filter((title) => /robot/i.test(title))).toEqual([]);
    const { items, search: read } = await search('en', 'laptop zorkbag');
    expect(read).toMatchObject({ relaxed: true, dropped: ['zorkbag'] });
    expect(items[0]?.title).toMatch(/laptop/i);
  });

  it('over help leads to the page, and one over products does not', async () => {
    expect((await search('si', 'garancija')).search?.help.map(({ code }) => code)).toEqual(expect.arrayContaining(['faq/how-long']));
    expect((await search('en', 'where is my order')).search?.help[0]).toMatchObject({
      code: 'faq/where-is-my-order',
      url_without_domain: expect.stringMatching(/^\/.+#.+/),
    });
    expect((await suggest('de', 'Passwort vergessen')).help[0]?.code).toBe('faq/forgotten-password');
    expect((await search('en', 'laptop 14')).search?.help).toEqual([]);
  });

  it('is finished where its last word is not', async () => {
    const { items, search: read } = await search('en', 'washing mach');
    expect(items.length).toBeGreaterThan(2);
    expect(read).toMatchObject({ corrected: null, relaxed: false });
    const { completions, categories } = await suggest('si', 'prenos');
    expect(completions[0]).toMatch(/^prenos/);
    expect(categories.every(({ parent_title }) => parent_title !== '')).toBe(true);
  });

  it('gives the same order every time', async () => {
    const ids = async () => (await search('en', 'tv')).items.map(({ id }) => id);
    const first = await ids();
    expect(await Promise.all(Array.from({ length: 5 }, ids))).toEqual(Array.from({ length: 5 }, () => first));
  });
});

it('a product whose words change is found by them as soon as the change is taken', async () => {
  const { db } = shop.database;
  const { rows } = await sql<{ id: number }>`select id from products where code = 'TIPKA-TIHA-1' or code like 'TIPKA-TIHA%' order by id limit 1`.execute(db);
  const id = rows[0]?.id as number;
  await sql`update search_documents set terms = terms || e'\n01zorkword' where lang = 'en' and product_id = ${id}::integer`.execute(db);
  await sql`insert into catalogue_changes (kind, subject_id) values ('product', ${id}::integer)`.execute(db);
  expect((await search('en', 'zorkword')).items).toEqual([]);
  await shop.cache.purge(await shop.catalogue.catchUp());
  await shop.cache.clearAll();
  expect((await search('en', 'zorkword')).items).toHaveLength(1);
});

it('what found nothing is counted by day, without anything that may be of a person', async () => {
  const { db } = shop.database;
  for (const q of ['Qqzork', 'qqzork', 'ana.kupec@example.com zork', 'zork 041 234 567', 'zork 123456789']) await search('en', q);
  await shop.cache.clearAll();
  await search('en', 'QQZORK ');
  const { rows } = await sql<{
    lang: string;
    q: string;
    times: number;
  }>`select lang, q, times from search_misses where q like '%zork%' and q <> 'zorkword' order by q`.execute(db);
  expect(rows).toEqual([{ lang: 'en', q: 'qqzork', times: 3 }]);
});

it('500 hostile queries are answered or refused, never failed', async () => {
  const bad: [string, number][] = [];
  for (const [i, q] of hostileQueries(250, 7).entries()) {
    const lang = LANGUAGE_CODES[i % LANGUAGE_CODES.length] as LanguageCode;
    const replies = [
      await shop.fetch('/api/catalog/products/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ lang, search_q: q, per_page: 5 }),
      }),
      await shop.fetch(`/api/catalog/suggest/?lang=${lang}&q=${encodeURIComponent(q.toWellFormed()).slice(0, 8000)}`),
    ];
    for (const { status } of replies) if (status >= 500) bad.push([q.slice(0, 80), status]);
  }
  expect(bad).toEqual([]);
  expect((await search('en', CATEGORY.en ?? '')).pagination.total).toBeGreaterThan(2);
});
