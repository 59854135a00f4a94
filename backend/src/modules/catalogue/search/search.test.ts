import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Database, migrate } from '../../../db/index.ts';
import { MemoryEngine } from '../engine/memory/memory-engine.ts';
import { sampleRow } from '../engine/testing/sample-row.ts';
import { ListingIndex } from '../listing/listing-index.ts';
import {
  firstFound,
  foldWords,
  loadVocabularies,
  loadWords,
  refreshWords,
  saveDocuments,
  searchProducts,
  type SearchMemory,
  type SearchSource,
  suggestProducts,
} from './index.ts';

const url = process.env.TEST_DATABASE_URL;

type Sample = {
  title: string;
  category: string;
  brand?: string;
  codes?: string[];
  attributes?: string[];
  score?: number;
  si?: { title: string; category: string };
};
const SAMPLES: Sample[] = [
  {
    title: 'Lumo Laptop 14',
    category: 'Laptops',
    brand: 'Lumo',
    codes: ['LT-14X'],
    attributes: ['16 GB', 'black'],
    si: { title: 'Prenosnik Lumo 14', category: 'Prenosniki' },
  },
  { title: 'Laptop bag black', category: 'Laptop bags', brand: 'Koza', score: 90 },
  { title: 'Lumo headphones WH-1000XM4', category: 'Headphones', brand: 'Lumo', codes: ['3831234567890'] },
  { title: 'Washing machine 8 kg', category: 'Washing machines', brand: 'Bistra', si: { title: 'Pralni stroj Bistra 8 kg', category: 'Pralni stroji' } },
  { title: 'TV 55" OLED', category: 'Televisions', brand: 'Lumo' },
  { title: 'Wireless mouse', category: 'Mice', brand: 'Lumo', attributes: ['qwertz'] },
  { title: 'Dishwasher', category: 'Dishwashers', brand: 'Bistra' },
];

/** Runs in a database that may hold other products too; writes and removes its own. */
describe.skipIf(!url)('search of a small catalogue', { meta: { needs: 'a database' } }, () => {
  let database: Database;
  let memory: SearchMemory;
  // The samples have no prices and no stock: all may be shown, and only their words rank them.
  const own = new Set<number>();
  const options = { isStaff: false, valueId: () => undefined };
  const ids = new Map<string, number>();
  const titles = async (q: string, lang: 'en' | 'si' = 'en') => {
    const result = await searchProducts(memory, { db: database.db, q, lang, ...options });
    const found = await firstFound(memory, result, 100);
    return { ...result, titles: found.map((id) => [...ids].find(([, known]) => known === id)?.[0]) };
  };

  beforeAll(async () => {
    await migrate(url as string);
    database = connect({ url: url as string, size: 4 });
    const { db } = database;
    await sql`delete from products where code like 'search-test-%'`.execute(db);
    const sources: SearchSource[] = [];
    for (const [i, sample] of SAMPLES.entries()) {
      const { rows } = await sql<{ id: number }>`insert into products (code, score) values (${`search-test-${i}`}, ${sample.score ?? 10}) returning id`.execute(
        db,
      );
      const id = rows[0]?.id as number;
      ids.set(sample.title, id);
      own.add(id);
      const common = { product_id: id, brand: sample.brand ?? null, attributes: sample.attributes ?? [], short_description: null, codes: sample.codes ?? [] };
      sources.push({ ...common, lang: 'en', title: sample.title, category: sample.category });
      if (sample.si) sources.push({ ...common, lang: 'si', ...sample.si });
      for (const code of sample.codes ?? [])
        await sql`insert into product_codes (code_key, product_id, kind) values (${code.toLowerCase().replace(/[^a-z0-9]/g, '')}, ${id}, 'mpn')`.execute(db);
      for (const { lang, title } of sources.filter((source) => source.product_id === id))
        await sql`insert into product_texts (product_id, lang, title, slug) values (${id}, ${lang}, ${title}, 'x')`.execute(db);
    }
    await saveDocuments(db, sources);
    await refreshWords(db);
    const lists = new ListingIndex(
      [...own].map((id) => sampleRow({ id })),
      [],
    );
    const engine = new MemoryEngine(lists, await loadWords(db));
    memory = { engine, vocabularies: await loadVocabularies(db, engine) };
  });

  afterAll(async () => {
    await sql`delete from products where code like 'search-test-%'`.execute(database.db);
    await refreshWords(database.db);
    await database.close();
  });

  it('finds laptops, not laptop bags with a higher score', async () => expect((await titles('laptop')).titles).toEqual(['Lumo Laptop 14']));
  it('wants all words', async () => expect((await titles('laptop bag')).titles).toEqual(['Laptop bag black']));
  it('finds codes and part numbers first', async () => {
    expect((await titles('LT 14x')).titles[0]).toBe('Lumo Laptop 14');
    expect((await titles('3831234567890')).titles).toEqual(['Lumo headphones WH-1000XM4']);
    expect((await titles('wh1000xm4')).titles).toEqual(['Lumo headphones WH-1000XM4']);
  });
  it('finds its own language and, for products without it, English', async () => {
    expect((await titles('pralnega stroja', 'si')).titles).toEqual(['Washing machine 8 kg']);
    expect((await titles('slušalke', 'si')).titles).toEqual(['Lumo headphones WH-1000XM4']);
    expect((await titles('pomivalni stroj', 'si')).titles).toEqual(['Dishwasher']);
    expect((await titles('televizor 140 cm', 'si')).titles).toEqual(['TV 55" OLED']);
  });
  it('mends typing errors and says so', async () => {
    expect(await titles('headphnoes')).toMatchObject({ corrected: 'headphones', titles: ['Lumo headphones WH-1000XM4'] });
    const slovenian = await titles('prenosnk', 'si');
    expect([slovenian.corrected, slovenian.titles[0]]).toEqual(['prenosnik', 'Lumo Laptop 14']);
  });
  it('leaves out a word where nothing has all, but finds nothing for nonsense', async () => {
    expect(await titles('wireless lumo headphones')).toMatchObject({ relaxed: true, titles: ['Lumo headphones WH-1000XM4'] });
    expect((await titles('asdfgh qwertz')).titles).toEqual([]);
    expect((await titles('zzzzzz')).titles).toEqual([]);
  });
  it('is not harmed by signs and length', async () => {
    for (const q of ["'; drop table products; --", 'a:* & !b | (c <-> d)', '\\', "''''", '', ' ', '💡', 'x'.repeat(10_000), 'word '.repeat(500)]) {
      expect((await titles(q)).corrected).toBeNull();
      expect((await suggestProducts(memory, { db: database.db, q, lang: 'si', ...options })).ids.length).toBeLessThanOrEqual(12);
    }
  });
  it('suggests by the beginning of the last word, also with an error', async () => {
    const suggested = async (q: string, lang: 'en' | 'si' = 'en') => (await suggestProducts(memory, { db: database.db, q, lang, ...options })).ids;
    expect(await suggested('lumo head')).toEqual([ids.get('Lumo headphones WH-1000XM4')]);
    expect(await suggested('slu', 'si')).toEqual([]);
    expect(await suggested('pralni st', 'si')).toEqual([ids.get('Washing machine 8 kg')]);
    expect(await suggested('headphnoe')).toEqual([ids.get('Lumo headphones WH-1000XM4')]);
    expect(await suggested('l')).toEqual([]);
  });
});

describe('foldWords', () => {
  it('gives the words of a text as they are compared', () => expect(foldWords('Brezžične Slušalke, ЗВУЧНИК')).toEqual(['brezzicne', 'slusalke', 'zvucnik']));
});
