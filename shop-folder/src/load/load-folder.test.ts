import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '@vitrina/contract/catalogue';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../../backend/src/testing/test-backend.ts';
import { DEMO_SHOP } from '../../../demo/demo-shop.ts';
import { drawings } from '../../../demo/pictures/drawings.ts';
import { BadFolder } from '../faults.ts';
import { newShop } from '../new/new-shop.ts';
import { putFiles } from '../write/put-files.ts';
import { type Loaded, loadFolder } from './load-folder.ts';

const counts = ({ compared }: Loaded) => Object.fromEntries([...Map.groupBy(compared, (one) => one.difference)].map(([name, list]) => [name, list.length]));

describe.skipIf(!process.env.TEST_DATABASE_URL)('a shop’s folder', { meta: { needs: 'a database' } }, () => {
  let backend: TestBackend;
  let reader: pg.Client;
  const root = mkdtempSync(join(tmpdir(), 'load-folder-'));
  const dir = join(root, 'shop');
  const load = (more: { dryRun?: boolean; theirs?: boolean; dir?: string } = {}) =>
    loadFolder({ db: backend.database.db, dir, mediaDir: join(root, 'media'), drawings, defaultLanguage: 'hr', log: () => {}, ...more });
  const one = async (query: string) => Object.values((await reader.query(query)).rows[0] as object)[0] as unknown;
  const edit = (file: string, from: string | RegExp, to: string) => {
    const text = readFileSync(join(dir, file), 'utf8');
    expect(text).toMatch(from);
    writeFileSync(join(dir, file), text.replace(from, to));
  };
  const FAMILY = 'catalogue/laptops/kvant-list.yaml';
  const price = () => one(`select amount from prices p join products o on o.id = p.product_id where o.code = 'KVANT-LIST-1' and market = 'hr'`);

  beforeAll(async () => {
    putFiles(dir, newShop({ name: 'Kovač Elektro', languages: ['hr', 'de'], country: 'HR' }, { dir: DEMO_SHOP, category: 'laptops', products: 10 }));
    backend = await startTestBackend('empty');
    reader = new pg.Client({ connectionString: backend.database.url });
    await reader.connect();
  });
  afterAll(async () => {
    await reader?.end();
    await backend?.stop();
    rmSync(root, { recursive: true, force: true });
  });

  it('tells first what a load would do, and writes nothing', async () => {
    expect(counts(await load({ dryRun: true }))).toEqual({ new: expect.any(Number) });
    expect(Number(await one('select (select count(*) from products) + (select count(*) from categories) + (select count(*) from folder_things)'))).toBe(0);
  });

  it('is loaded, and found the same when it is loaded again', async () => {
    expect(Object.keys(counts(await load()))).toEqual(['new']);
    expect(Number(await one("select count(*) from products where type <> 'configurable'"))).toBe(10);
    await backend.catalogue.catchUp();
    const { items } = await backend.get(catalogue.products, { category_slug: 'laptops' }, { lang: 'de' });
    expect(items.length).toBeGreaterThan(2);
    const written = () => one('select string_agg(xmin::text, $$ $$ order by id) from products');
    const before = await written();
    expect(Object.keys(counts(await load()))).toEqual(['same']);
    expect(await written()).toBe(before);
  });

  it('writes what it changed, alone', async () => {
    edit(FAMILY, /prices: \{ hr: \d+/, 'prices: { hr: 777');
    const { compared } = await load();
    expect(compared.filter(({ difference }) => difference !== 'same')).toEqual([
      { kind: 'product', code: 'KVANT-LIST-1', difference: 'changed', fields: ['prices'] },
    ]);
    expect(await price()).toBe(77_700);
  });

  it('keeps what staff changed since, says so, and takes the folder’s version when told to', async () => {
    await reader.query(`update prices set amount = 50000 where market = 'hr' and product_id = (select id from products where code = 'KVANT-LIST-1')`);
    edit(FAMILY, 'prices: { hr: 777', 'prices: { hr: 888');
    expect((await load()).compared.filter(({ difference }) => difference !== 'same')).toEqual([
      { kind: 'product', code: 'KVANT-LIST-1', difference: 'kept', fields: ['prices'] },
    ]);
    expect(await price()).toBe(50_000);
    expect(counts(await load({ theirs: true }))).toMatchObject({ changed: 1 });
    expect(await price()).toBe(88_800);
    expect(Object.keys(counts(await load()))).toEqual(['same']);
  });

  it('hides what is no longer in it, and shows it again', async () => {
    const text = readFileSync(join(dir, FAMILY), 'utf8');
    writeFileSync(join(dir, FAMILY), text.slice(0, text.indexOf('  - code: KVANT-LIST-2')));
    expect(counts(await load())).toMatchObject({ removed: 3 });
    expect(await one("select visible from products where code = 'KVANT-LIST-2'")).toBe(false);
    expect(Object.keys(counts(await load()))).toEqual(['same']);
    writeFileSync(join(dir, FAMILY), text);
    expect((await load()).compared.filter(({ kind, difference }) => kind === 'product' && difference === 'changed')).toHaveLength(3);
    expect(await one("select visible from products where code = 'KVANT-LIST-2'")).toBe(true);
  });

  it('with a fault is refused whole: file and line are named, nothing is written', async () => {
    const bad = join(root, 'bad');
    cpSync(dir, bad, { recursive: true });
    const text = readFileSync(join(bad, FAMILY), 'utf8');
    writeFileSync(join(bad, FAMILY), text.replace('hr: 888', 'hr: 999').replace('brand: kvant', 'brand: nobody'));
    const refused = await load({ dir: bad }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(BadFolder);
    expect((refused as BadFolder).message).toBe('catalogue/laptops/kvant-list.yaml:3:8: there is no brand nobody');
    expect(await price()).toBe(88_800);
  });

  it('loaded five times at once is loaded once', async () => {
    edit(FAMILY, 'hr: 888', 'hr: 666');
    const loads = await Promise.all(Array.from({ length: 5 }, () => load()));
    expect(loads.filter((one) => counts(one).changed === 1)).toHaveLength(1);
    expect(Number(await one(`select count(*) from price_history where amount = 66600 and market = 'hr'`))).toBe(1);
  });
});
