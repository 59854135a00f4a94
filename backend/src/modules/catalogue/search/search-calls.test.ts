import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '@vitrina/contract/catalogue';
import { withdrawalDays } from '@vitrina/contract/settings/withdrawal-days';
import { isLongRun } from '@vitrina/contract/testing/long-run';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { insertTestOrder } from '../../../adapters/mail/testing/insert-test-order.ts';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { MemoryEngine } from '../engine/memory/memory-engine.ts';
import { Sales } from '../engine/sales.ts';
import { searchProducts } from './search-products.ts';
import { hostileQueries } from './testing/hostile-queries.ts';
import { loadedMemory } from './testing/loaded-memory.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('demo');
});
afterAll(() => shop.stop());

const search = (lang: LanguageCode, search_q: string) => shop.get(catalogue.products, { lang, search_q, per_page: 24 });
const suggest = (lang: LanguageCode, q: string) => shop.get(catalogue.suggest, { lang, q });
/** Number of hostile queries; each is sent as a search and as a suggestion. */
const HOSTILE = isLongRun ? 250 : 60;
const CATEGORY: Partial<Record<LanguageCode, string>> = { en: 'laptop', si: 'prenosnik', de: 'Notebook', it: 'portatile', es: 'portátil' };
const UNDER: Readonly<Partial<Record<LanguageCode, string>>> = {
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
    const { items, search: read } = await search(lang, UNDER[lang] as string);
    const to = read?.understood[0]?.to as number;
    expect(read?.understood).toEqual([expect.objectContaining({ kind: 'price', from: null, q_without: expect.not.stringMatching(/\d/) })]);
    expect(items.length).toBeGreaterThan(1);
    expect(items.filter(({ price_custom }) => price_custom === null || price_custom > to)).toEqual([]);
    const without = await search(lang, read?.understood[0]?.q_without ?? '');
    expect(without.pagination.total).toBeGreaterThan(items.length);
    expect((await suggest(lang, UNDER[lang] as string)).products.filter(({ price_custom }) => price_custom === null || price_custom > to)).toEqual([]);
  });

  it.each(['gift for dad under 50', 'under 50 euro'])('whose words nothing has shows what keeps to its price, the recommended first: %s', async (q) => {
    const { items, pagination, search: read } = await search('en', q);
    expect(read).toMatchObject({ dropped: q.includes('gift') ? ['dad'] : [], understood: [{ kind: 'price', to: 50 }] });
    expect(items.length).toBeGreaterThan(5);
    expect(items.filter(({ price_custom }) => price_custom === null || price_custom > 50)).toEqual([]);
    const all = await shop.get(catalogue.products, { lang: 'en', price_from: 0.01, price_to: 50, per_page: 24 });
    expect([pagination.total, items.map(({ id }) => id)]).toEqual([all.pagination.total, all.items.map(({ id }) => id)]);
    expect((await suggest('en', q)).products.map(({ id }) => id)).toEqual(items.slice(0, 5).map(({ id }) => id));
  });

  it('leaves out what is not wanted, and says what was left out of the question', async () => {
    const titles = (await search('en', 'vacuum cleaner not robot')).items.map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(1);
    expect(titles.filter((title) => /robot/i.test(title))).toEqual([]);
    const { items, search: read } = await search('en', 'laptop zorkbag');
    expect(read).toMatchObject({ relaxed: true, dropped: ['zorkbag'] });
    expect(items[0]?.title).toMatch(/laptop/i);
  });

  it('names values of attributes and measures in it, each with the question without it', async () => {
    const read = async (lang: LanguageCode, q: string) =>
      (await search(lang, q)).search?.understood.filter(({ kind }) => kind === 'attribute').toSorted((a, b) => (a.words < b.words ? -1 : 1));
    expect(await read('en', 'OLED laptop')).toEqual([
      { kind: 'attribute', words: 'oled', value: expect.stringMatching(/: .*OLED/), from: null, to: null, q_without: 'laptop' },
    ]);
    expect(await read('en', 'laptop with 16 GB')).toEqual([
      { kind: 'attribute', words: '16 gb', value: expect.stringMatching(/: 16/), from: null, to: null, q_without: 'laptop with' },
    ]);
    expect((await read('si', 'prenosnik 16 GB'))?.map(({ q_without }) => q_without)).toEqual(['prenosnik']);
    expect(await read('en', 'laptop 14')).toEqual([]);
  });

  it('over help leads to the page, and one over products does not', async () => {
    expect((await search('si', 'garancija')).search?.help.map(({ code }) => code)).toEqual(expect.arrayContaining(['faq/how-long']));
    expect((await search('en', 'where is my order')).search?.help[0]).toMatchObject({
      code: 'faq/where-is-my-order',
      url_without_domain: expect.stringMatching(/^\/.+#.+/),
    });
    expect((await suggest('de', 'Passwort vergessen')).help[0]?.code).toBe('faq/forgotten-password');
    expect((await search('en', 'laptop 14')).search?.help).toEqual([]);
    expect((await search('en', 'phone case')).search?.help).toEqual([]);
    // The card of an `sd card` is no payment card, and an appliance in a query is not an old one for disposal.
    for (const [lang, q] of [
      ['en', 'sd card'],
      ['hr', 'klima uređaj'],
    ] as const)
      expect([q, (await search(lang, q)).search?.help]).toEqual([q, []]);
    // Words unknown to help pages and products do not prevent help; nothing is corrected or dropped for products that are not shown.
    for (const [lang, q] of [
      ['en', 'phone with long battery life'],
      ['en', 'phone for old people'],
      ['si', 'prenosnik za montažo videa'],
    ] as const) {
      const { search: reply, items } = await search(lang, q);
      expect([q, reply?.help, items.length > 0]).toEqual([q, [], true]);
    }
    expect((await search('de', 'wie lang hab ich Zeit für die Rückgabe')).search?.help.map(({ code }) => code)).toContain('faq/how-many-days');
    expect((await search('hr', 'garancija koliko traje')).search).toMatchObject({ corrected: null, dropped: [], relaxed: false });
    expect((await search('en', 'how long does delivery take')).search?.help.length).toBeGreaterThan(0);
  });
  it('that the shop answers brings no goods that only mention its words', async () => {
    for (const [lang, q] of [
      ['en', 'warranty'],
      ['si', 'garancija'],
      ['de', 'Garantie'],
    ] as const) {
      expect([q, (await search(lang, q)).items, (await suggest(lang, q)).products]).toEqual([q, [], []]);
      expect((await search(lang, q)).search?.help).not.toEqual([]);
    }
  });
  it('tells what stands close to its results behind the last of them, in their own order, and as long as nothing narrows them', async () => {
    const query = { lang: 'en' as const, search_q: 'washing machine 9 kg', per_page: 24 };
    const whole = await shop.get(catalogue.products, query);
    const close = whole.search?.close_matches?.map(({ title }) => title) ?? [];
    expect(whole.items.map(({ title }) => title)).toEqual(['Washing machine Bela Tok 9']);
    expect([whole.pagination.total, whole.search?.relaxed]).toEqual([1, false]);
    expect(close.length).toBeGreaterThan(2);
    expect(close.filter((title) => !/washing machine/i.test(title) || title === 'Washing machine Bela Tok 9')).toEqual([]);
    const closeOf = async (more: object) => (await shop.get(catalogue.products, { ...query, ...more })).search?.close_matches;
    for (const narrowed of [{ sort: 'price_asc' }, { filters: { manufacturer: ['bela'] } }, { price_to: 5000 }, { only_available: true }])
      expect(await closeOf(narrowed), JSON.stringify(narrowed)).toBeUndefined();
    // Only the last of two pages has them.
    const laptops = { search_q: 'gaming laptop', per_page: 4 };
    expect(await closeOf(laptops)).toBeUndefined();
    const last = await shop.get(catalogue.products, { ...query, ...laptops, page: 2 });
    expect([last.pagination.pages, last.search?.close_matches?.length]).toEqual([2, expect.any(Number)]);
    expect(await closeOf({ search_q: 'BELA-TOK-9' })).toBeUndefined();
    expect(await closeOf({ search_q: 'washing machine zorkbag' })).toBeUndefined();
  });

  it('for a thing that the shop has not is not taken for a typing error', async () => {
    for (const [lang, q] of [
      ['en', 'usb stick 64gb'],
      ['en', '128gb usb stick'],
      // A gamepad with a USB cable and two sticks is no USB stick.
      ['en', 'usb stick'],
      ['de', 'USB Stick'],
    ] as const) {
      const { items, search: read } = await search(lang, q);
      expect([q, items, read?.corrected]).toEqual([q, [], null]);
    }
  });

  it.each<[LanguageCode, string]>([
    ['it', 'portatile'],
    ['es', 'portátil'],
  ])('in %s for what also describes other things brings the thing first: %s', async (lang, q) => {
    const laptops = await shop.get(catalogue.products, { lang, category_slug: 'laptops', per_page: 96 });
    const isLaptop = new Set(laptops.items.map(({ id }) => id));
    const { items } = await search(lang, q);
    expect(items.length).toBeGreaterThan(10);
    expect(items.slice(0, 10).filter(({ id }) => !isLaptop.has(id))).toEqual([]);
  });

  it('is finished where its last word is not', async () => {
    const { items, search: read } = await search('en', 'washing mach');
    expect(items.length).toBeGreaterThan(2);
    expect(read).toMatchObject({ corrected: null, relaxed: false });
    const { completions, categories } = await suggest('si', 'prenos');
    expect(completions[0]).toMatch(/^prenos/);
    expect(categories.every(({ parent_title }) => parent_title !== '')).toBe(true);
    expect((await suggest('si', 'ovitek za telefon')).completions).toEqual([]);
  });

  it('is suggested by its first letters: one word of a thing, categories that begin so, and products also behind an article', async () => {
    expect((await suggest('en', 'te')).completions.filter((one) => /^tel/.test(one))).toHaveLength(1);
    expect((await suggest('it', 'l')).categories[0]?.title).toMatch(/^L/);
    expect((await suggest('en', 't')).categories.map(({ title }) => title)).not.toContain('In the kitchen');
    expect((await suggest('it', 'la')).products.length).toBeGreaterThan(0);
    expect((await suggest('hr', 'per')).products[0]?.title).toMatch(/perilica/i);
  });

  it('gives the same order every time', async () => {
    const ids = async () => (await search('en', 'tv')).items.map(({ id }) => id);
    const first = await ids();
    expect(await Promise.all(Array.from({ length: 5 }, ids))).toEqual(Array.from({ length: 5 }, () => first));
  });
});

it('names in the titles of help what the settings say now', async () => {
  await sql`
    update content_texts set title = title || ' ({days})'
    where lang = 'si' and content_id = (select id from contents where kind = 'faq_question' and code = 'how-long')`.execute(shop.database.db);
  await shop.cache.purge(await shop.catalogue.catchUp());
  await shop.cache.clearAll();
  const titleIn = (help: readonly { code: string; title: string }[] | undefined) => help?.find(({ code }) => code === 'faq/how-long')?.title;
  const days = String(withdrawalDays(shop.catalogue.settings(), 'si'));
  expect(titleIn((await search('si', 'garancija')).search?.help)).toMatch(new RegExp(` \\(${days}\\)$`));
  expect(titleIn((await suggest('si', 'garancija')).help)).toMatch(new RegExp(` \\(${days}\\)$`));
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

it('a change of stock alone leaves the words of a product as they are, and is taken by lists', async () => {
  const { db } = shop.database;
  const { rows } = await sql<{ id: number }>`select product_id as id from stock where qty > 0 order by product_id limit 1`.execute(db);
  const id = rows[0]?.id as number;
  await sql`update search_documents set terms = terms || e'\n01stockword' where lang = 'en' and product_id = ${id}::integer`.execute(db);
  await sql`update stock set qty = qty + 1 where product_id = ${id}::integer`.execute(db);
  const tags = await shop.catalogue.catchUp();
  expect(tags).toContain(`product:${id}`);
  await shop.cache.purge(tags);
  expect((await search('en', 'stockword')).items).toEqual([]);
  await sql`update products set score = score where id = ${id}::integer`.execute(db);
  await shop.cache.purge(await shop.catalogue.catchUp());
  await shop.cache.clearAll();
  expect((await search('en', 'stockword')).items).toHaveLength(1);
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

describe('what many search for', () => {
  const list = (address: string, input: object) =>
    shop.fetch('/api/catalog/products/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client-address': address },
      body: JSON.stringify({ lang: 'en', per_page: 1, ...input }),
    });
  const searchFrom = (q: string, address: string, more: object = {}) => list(address, { search_q: q, ...more });
  const networks = Array.from({ length: 9 }, (_, i) => `198.51.${i + 1}.7`);
  const count = async () => {
    await shop.catalogue.usage.write();
    const { rows } = await sql<{
      q: string;
      shown: string;
      visitors: number;
    }>`select q, shown, visitors from search_counts where day = current_date order by q`.execute(shop.database.db);
    return rows;
  };
  const popular = async (lang: LanguageCode) => {
    await shop.catalogue.usage.read();
    await shop.cache.clearAll();
    return (await suggest(lang, '')).popular;
  };

  it('is counted a network once a day, without anything of who asked, and only what was found as it was asked', async () => {
    await count();
    await sql`delete from search_counts`.execute(shop.database.db);
    for (const address of [...networks, ...networks]) {
      for (const q of ['Steam Iron', 'laptop qqzork', 'qqzork', 'ana.kupec@example.com laptop', 'laptop 041 234 567']) await searchFrom(q, address);
      await searchFrom('drone', address, { only_available: true });
      await shop.cache.clearAll();
    }
    expect(await count()).toEqual([{ q: 'iron steam', shown: 'steam iron', visitors: 9 }]);
  });

  it('is shown on an empty field when enough asked on enough days, and only while it is found', async () => {
    const days = (q: string, number: number, visitors: number) =>
      sql`
      insert into search_counts (day, lang, q, shown, visitors)
      select current_date - i, 'en', ${q}, ${q}, ${visitors}::integer from generate_series(1, ${number}::integer) i`.execute(shop.database.db);
    await sql`delete from search_counts`.execute(shop.database.db);
    await days('laptop', 3, 3);
    await days('drone', 3, 9);
    await days('printer', 2, 90);
    await days('headphones', 3, 2);
    await days('qqzork', 9, 90);
    expect(await popular('en')).toEqual(['drone', 'laptop']);
    expect(await popular('de')).toEqual([]);
    expect(await suggest('en', 'lap')).toMatchObject({ popular: [] });
    await sql`update search_counts set day = day - 30`.execute(shop.database.db);
    expect(await popular('en')).toEqual([]);
  });

  it('a filter that all use comes before those that the category names first', async () => {
    const codes = async () => (await shop.get(catalogue.products, { lang: 'en', category_slug: 'laptops' })).filters.map(({ code }) => code);
    const before = (await codes()).filter((code) => ['screen_size', 'ram', 'storage', 'weight_kg', 'panel', 'cpu_cores', 'colour'].includes(code));
    const last = before.at(-1) as string;
    const reply = await shop.get(catalogue.products, { lang: 'en', category_slug: 'laptops' });
    const value = reply.filters.find(({ code }) => code === last)?.values[0]?.value as string;
    for (const address of [...networks, ...networks]) {
      await list(address, { category_slug: 'laptops', filters: { [last]: [value] } });
      await shop.cache.clearAll();
    }
    await shop.catalogue.usage.write();
    const { rows } = await sql<{ visitors: number }>`select visitors from filter_counts where attribute_code = ${last}`.execute(shop.database.db);
    expect(rows).toEqual([{ visitors: 9 }]);
    await sql`update filter_counts set visitors = 900`.execute(shop.database.db);
    await shop.catalogue.usage.read();
    await shop.cache.clearAll();
    expect((await codes()).filter((code) => before.includes(code))[0]).toBe(last);
  });
});

describe('what was bought lately', () => {
  const order = async (product: number, { status = 'delivered', at }: { status?: string; at: Date }) => {
    const { id } = await insertTestOrder(shop.database.db, { status });
    await sql`update orders set created_at = ${at} where id = ${id}`.execute(shop.database.db);
    await sql`insert into order_items (order_id, product_id, position, code, qty, unit_amount, vat_percent) values (${id}, ${product}::integer, 1, 'x', 2, 100, 22)`.execute(
      shop.database.db,
    );
  };
  const day = (number: number) => new Date(Date.UTC(2031, 0, number, 12));

  it('counts by orders that stand, fades by the clock, and never much', async () => {
    const [first, second, third] = (await search('en', 'headphones')).items.map(({ id }) => id) as [number, number, number];
    for (let i = 0; i < 30; i += 1) await order(first, { at: day(1) });
    for (let i = 0; i < 5; i += 1) await order(second, { at: day(1) });
    for (const status of ['new', 'cancelled', 'failed']) await order(third, { status, at: day(1) });
    let now = day(2);
    const sales = new Sales({ db: shop.database.db, now: () => now });
    const shares = async () => {
      await sales.read();
      return [first, second, third].map((id) => sales.share(id));
    };
    const fresh = await shares();
    expect(fresh[0]).toBe(1);
    expect(fresh[1]).toBeGreaterThan(0);
    expect(fresh[1]).toBeLessThan(1);
    expect(fresh[2]).toBe(0);
    now = day(62);
    const later = await shares();
    expect(later[0]).toBeLessThan(fresh[0] as number);
    expect(later[0]).toBeGreaterThan(0);
    now = day(130);
    expect(await shares()).toEqual([0, 0, 0]);
  });

  it('lifts a product above its equals, and never above one that fits better', async () => {
    const memory = loadedMemory([
      { id: 1, title: 'Kvant Arc laptop', category: 'Laptops' },
      { id: 2, title: 'Kvant Arc laptop', category: 'Laptops' },
      { id: 3, title: 'Lamp like a laptop', category: 'Lamps' },
    ]);
    const ranked = async (bought: number | null) => {
      const { lists, words } = memory.engine as MemoryEngine;
      const engine = new MemoryEngine(lists, words, { share: (id) => Number(id === bought), refresh: () => {} });
      const { found } = await searchProducts(
        { ...memory, engine },
        { db: shop.database.db, q: 'laptop', lang: 'en', isStaff: false, valueId: () => undefined },
      );
      return found ? engine.first(found, 3) : [];
    };
    expect(await ranked(null)).toEqual([1, 2, 3]);
    expect(await ranked(2)).toEqual([2, 1, 3]);
    expect(await ranked(3)).toEqual([1, 2, 3]);
  });
});

it(`${2 * HOSTILE} hostile queries are answered or refused, never failed`, async () => {
  const bad: [string, number][] = [];
  for (const [i, q] of hostileQueries(HOSTILE, 7).entries()) {
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
