import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saveSettings } from '@vitrina/backend/seed';
import { RULES } from '@vitrina/contract/law/guard';
import { DEFAULT_DOCUMENTS } from '@vitrina/contract/settings/default-documents';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase, testServer } from '../../../backend/src/testing/test-database.ts';
import { runImport } from './run-import.ts';
import { defectLine, GOOD_LINES, LINE_DEFECTS, LINE_MAKERS, type LineDefect } from './testing/line-defects.ts';

const line = (id: string, more: object = {}) =>
  JSON.stringify({
    source: 'feed',
    source_id: id,
    title: `Card ${id}`,
    brand: 'Asus',
    category_path: ['PC Components', 'Graphics Cards'],
    price: 100,
    currency: 'USD',
    attributes: { 'Video memory (GB)': Number(id) % 5, Colour: Number(id) % 2 ? 'Black' : 'White' },
    ...more,
  });

describe.skipIf(!testServer())('runImport', { meta: { needs: 'a database' } }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-import-'));
  const file = join(folder, 'feed.ndjson');
  const report = join(folder, 'report.txt');
  let shop: TestDatabase;
  let client: pg.Client;
  let output = '';

  const run = async (lines: readonly string[], rates: Record<string, number> = { USD: 0.92 }, lockWaitMs = 60_000, takeOver = false) => {
    writeFileSync(file, lines.join('\n'));
    output = '';
    return runImport({ db: shop.db, files: [file], rates, report, lockWaitMs, takeOver, out: { write: (text) => (output += text) } });
  };
  const all = async <Row>(query: string): Promise<Row[]> => (await client.query(query)).rows as Row[];
  const one = async <Row>(query: string): Promise<Row> => (await all<Row>(query))[0] as Row;
  const GOOD = Array.from({ length: 20 }, (_, i) => line(String(i)));
  /** All data that a second run could write. */
  const state = () =>
    one<{
      state: string;
    }>(`select jsonb_build_array((select jsonb_agg(p order by id) from products p), (select jsonb_agg(h order by product_id, market, valid_from) from price_history h),
      (select jsonb_agg(c order by id) from catalogue_changes c), (select jsonb_agg(s order by product_id, warehouse_id) from stock s), (select jsonb_agg(r order by path) from routes r))::text as state`);

  beforeAll(async () => {
    shop = await createTestDatabase();
    client = new pg.Client({ connectionString: shop.url });
    await client.connect();
    await all(`insert into warehouses (code, title, town, address, country, is_shop) values ('a', 'A', 'A', 'A', 'SI', true)`);
  });
  afterAll(async () => {
    await client?.end();
    await shop?.drop();
    rmSync(folder, { recursive: true });
  });

  it('keeps the good lines, and names each bad one by number and reason', async () => {
    const counts = await run([
      ...GOOD,
      'not JSON',
      '',
      line('21', { price: -1 }),
      line('22', { brand: 'ASUS', price: null, currency: null }),
      line('23', { title: 'a\u0000' }),
    ]);
    expect(counts).toEqual({ read: 24, written: 21, unchanged: 0, replaced: 0, bad: 3, waiting: 0, leftOut: 0 });
    expect(
      readFileSync(report, 'utf8')
        .split('\n')
        .map((text) => text.slice(file.length + 1))
        .filter((text) => text !== '' && !text.includes(': law: ')),
    ).toEqual([expect.stringMatching(/^21: not JSON/), '23: price: must be above 0', '25: title: contains a NUL character']);
    expect(output).toContain('21 written');
  });

  it('makes two spellings one brand, stores prices of all markets, and none where there is none', async () => {
    expect(await one(`select count(*) as brands, min(title) as title from manufacturers`)).toEqual({ brands: 1, title: 'Asus' });
    expect(await one(`select count(*) as prices, min(amount) filter (where market = 'si') as si from prices`)).toEqual({ prices: 200, si: 9200 });
    expect(await one(`select count(*) as stock from stock s join products p on p.id = s.product_id where p.code = 'feed-22'`)).toEqual({ stock: 0 });
  });

  it('chooses filters for the category and the one above it', async () => {
    const rows = await all(`select c.code, f.attribute_code, f.kind from category_filters f join categories c on c.id = f.category_id order by 1, 2`);
    expect(rows).toEqual(
      ['i-pc-components', 'i-pc-components-graphics-cards'].flatMap((code) => [
        { code, attribute_code: 'i_colour', kind: 'choice' },
        { code, attribute_code: 'i_video_memory_gb', kind: 'choice' },
      ]),
    );
    expect(await one(`select count(*) as without from products where cardinality(filter_value_ids) <> 2`)).toEqual({ without: 0 });
  });

  it('changes nothing when it is run again, also where a product stands twice in the file', async () => {
    const lines = [...GOOD, line('5', { price: 1 }), line('5', { title: 'Card five', price: 50 })];
    expect(await run(lines)).toMatchObject({ written: 1, unchanged: 19, replaced: 2 });
    const before = await state();
    expect(await run(lines)).toMatchObject({ written: 0, unchanged: 20, replaced: 2 });
    expect(await state()).toEqual(before);
  });

  it('names both products where an article number stands on two of a source, again at every run, and says nothing of a product and its variant', async () => {
    const option = { options: ['Colour'], skus: ['SKU-2'], attributes: {} };
    const lines = [
      line('70', { skus: ['SKU-1'] }),
      line('71', { skus: ['SKU-1', 'SKU-1'], title: 'Card 70 again' }),
      line('72', { skus: ['SKU-1'], source: 'other' }),
      line('73', option),
      line('74', { skus: ['SKU-2'], variant_of: '73' }),
      line('75', { skus: ['SKU-3'] }),
    ];
    for (const written of [6, 0]) {
      expect(await run(lines)).toMatchObject({ written, bad: 0 });
      expect(output).toContain('One article number stands on a second product.');
      expect(output).toContain(`  SKU SKU-1: ${file}:1 "Card 70" and ${file}:2 "Card 70 again"\n`);
      expect(readFileSync(report, 'utf8').match(/: doubled: /g)).toHaveLength(1);
    }
    expect(await run([line('76', { skus: ['SKU-9'] })])).toMatchObject({ written: 1 });
    expect(output).not.toContain('article number');
  });

  it('takes a price away when the line has none any more', async () => {
    expect(await run([line('6', { price: null, currency: null })])).toMatchObject({ written: 1 });
    expect(await one(`select count(*) as prices from prices join products on id = product_id where code = 'feed-6'`)).toEqual({ prices: 0 });
  });

  it('does not touch a product that the shop made itself', async () => {
    await all(`insert into products (code) values ('feed-99')`);
    expect(await run([line('99'), line('98')])).toMatchObject({ written: 1, bad: 1 });
    expect(output).toContain('belongs to a product that was not imported');
    expect(output).toContain('One product was loaded from a folder or made here: --take-over makes them this feed’s');
    expect(await run([line('99'), line('98')], { USD: 0.92 }, 60_000, true)).toMatchObject({ written: 1, unchanged: 1, bad: 0 });
    expect(
      await one(
        `select t.title, l.line_key from products p join product_texts t on t.product_id = p.id join import_lines l on l.code = p.code where p.code = 'feed-99'`,
      ),
    ).toEqual({
      title: 'Card 99',
      line_key: 'feed|99',
    });
    expect(await run([line('99'), line('98')]), 'and stays the feed’s').toMatchObject({ written: 0, unchanged: 2, bad: 0 });
  });

  it('gives two ids that make the same code a code each, and keeps them', async () => {
    const [a, b] = [line('x_1'), line('x-1')];
    expect(await run([a, b])).toMatchObject({ written: 2 });
    expect(await run([b, a])).toMatchObject({ written: 0, unchanged: 2 });
  });

  it('finishes what an interrupted run has left', async () => {
    await all(`delete from category_filters`);
    await all(`insert into import_pending_steps values ('filters')`);
    expect(await run(GOOD.slice(10))).toMatchObject({ written: 0 });
    expect((await one<{ filters: number }>(`select count(*) as filters from category_filters`)).filters).toBeGreaterThan(0);
    expect(output).toContain('Choosing filters');
    expect(output).not.toContain('Gathering search words');
    expect(await one(`select count(*) as open from import_pending_steps`)).toEqual({ open: 0 });
  });

  it('says which step failed, and goes on with it', async () => {
    await all(`alter table search_words rename to search_words_away`);
    await expect(run([line('40')])).rejects.toThrow(/^"Gathering search words" failed: .*The lines are in; run the same command again/);
    await all(`alter table search_words_away rename to search_words`);
    expect(await run([line('40')])).toMatchObject({ written: 0, unchanged: 1 });
    expect(output).toContain('Gathering search words');
    expect(output).not.toContain('Choosing filters');
  });

  it('joins variants with products of batches that are still on their way', async () => {
    const variant = (id: number, parent: number) => line(`v${id}`, { variant_of: `v${parent}`, category_path: ['Other'] });
    const alone = (id: number) => line(`v${id}`, { category_path: ['Other'] });
    // A batch holds 500 lines: the configurable products are the last of the first batch, their variants begin the second and the third.
    const lines = Array.from({ length: 1010 }, (_, i) => {
      if (i === 498 || i === 499) return line(`v${i}`, { options: ['Colour'], category_path: ['Other'] });
      return i >= 500 && i < 504 ? variant(i, 498 + (i % 2)) : i >= 1000 ? variant(i, 499 - (i % 2)) : alone(i);
    });
    expect(await run(lines)).toMatchObject({ written: 1010, bad: 0 });
    expect(
      await all(
        `select q.code, count(*)::integer as n, bool_or(q.initial_offer_id = p.id) as first from products p join products q on q.id = p.parent_id where p.code like 'feed-v%' group by 1 order by 1`,
      ),
    ).toEqual([
      { code: 'feed-v498', n: 7, first: true },
      { code: 'feed-v499', n: 7, first: true },
    ]);
  });

  it('keeps off sale what the law forbids to sell, naming line and field, and nothing else [K7]', async () => {
    const documents = { behaviour: { ...DEFAULT_DOCUMENTS.behaviour, guardian: 'block' } };
    expect((await saveSettings(shop.db, { documents, versions: 'any', userId: null, cause: 'test' })).kind).toBe('saved');
    await all(`insert into categories (code, position, visible, titles, slugs, descriptions, law) select code, 1, true, jsonb_build_object('hr', title), '{}', '{}', law::jsonb
      from (values ('cables', 'Cables by the metre', '{"measured": true}'), ('washers', 'Washers of the shop', '{"group": "washing_machine"}')) as c(code, title, law)`);
    await all('select refresh_category_tree()');
    // The makers exist beforehand; a supplier's profile would be equivalent.
    const goods = Object.keys(GOOD_LINES).map((base) => [base, '', {}] as unknown as LineDefect);
    await run([...LINE_MAKERS.map(([brand], i) => defectLine(`maker-${i}`, ['plain', '', { brand }]))]);
    for (const [title, address, email, country] of LINE_MAKERS)
      await client.query('update manufacturers set address = $2, email = $3, law = $4 where title = $1', [title, address, email, country ? { country } : {}]);
    const lines = [...goods.map((good, i) => defectLine(`good-${i}`, good)), ...LINE_DEFECTS.map((defect, i) => defectLine(`bad-${i}`, defect))];
    await run(lines);
    const holds = await all<{ code: string; visible: boolean; fields: string[] }>(
      `select p.code, p.visible, array(select f ->> 'field' from jsonb_array_elements(h.findings) f) as fields from products p join law_holds h on h.product_id = p.id where p.code like 'law-bad-%'`,
    );
    const reportLines = readFileSync(report, 'utf8').split('\n');
    const missed = LINE_DEFECTS.flatMap(([base, field, , bad], i) => {
      const row = holds.find(({ code }) => code === `law-bad-${i}`);
      const line = reportLines.filter((text) => text.startsWith(`${file}:${goods.length + i + 1}: `));
      const isCaught = bad
        ? !row && line.some((text) => text.includes(`${field}:`))
        : row?.visible === false && row.fields.includes(field) && line.some((text) => text.includes(`${field}: `));
      return isCaught ? [] : [[i, base, field, row?.fields ?? null, line[0] ?? null]];
    });
    expect(missed).toEqual([]);
    expect(LINE_DEFECTS.length).toBeGreaterThanOrEqual(60);
    const good = await all<{ code: string; visible: boolean; held: boolean }>(
      `select p.code, p.visible, exists (select from law_holds h where h.product_id = p.id) as held from products p where p.code like 'law-good-%' order by 1`,
    );
    expect(good).toEqual(goods.map((_, i) => ({ code: `law-good-${i}`, visible: true, held: false })));
    // Rules on facts that an import cannot contain: badges, other sellers, votes, and reductions, which the hourly task checks.
    const elsewhere = ['claims', 'seller-verified', 'votes-origin', 'price-reference', 'picture-names'];
    const caught = await all<{ rule: string; times: number }>(
      `select f ->> 'rule' as rule, count(distinct h.product_id)::integer as times from law_holds h, jsonb_array_elements(h.findings) f group by 1`,
    );
    for (const { id, level } of RULES)
      if (level === 'block' && !elsewhere.includes(id)) expect(caught.find(({ rule }) => rule === id)?.times ?? 0, id).toBeGreaterThanOrEqual(2);
    await saveSettings(shop.db, { documents: { behaviour: DEFAULT_DOCUMENTS.behaviour }, versions: 'any', userId: null, cause: 'test' });
  });

  it('takes the prices of a market away that the line names no longer, writes a changed one behind the old, and leaves those of a new product beside it', async () => {
    const prices = () =>
      all<{ code: string; market: string; amount: number; history: number[] }>(`
        select p.code, r.market, r.amount, (select array_agg(h.amount order by h.valid_from) from price_history h
          where h.product_id = p.id and h.market = r.market and h.audience = 'public') as history
        from prices r join products p on p.id = r.product_id where p.code in ('feed-900', 'feed-901') order by 1, 2`);
    const pricedLine = (id: string, price: number, markets: string[]) => line(id, { price, currency: 'EUR', markets });
    await run([pricedLine('900', 20, ['de', 'hr', 'si'])]);
    expect((await prices()).map(({ market }) => market)).toEqual(['de', 'hr', 'si']);
    await run([pricedLine('900', 15, ['hr', 'si']), pricedLine('901', 30, ['de', 'hr'])]);
    expect(await prices()).toEqual([
      { code: 'feed-900', market: 'hr', amount: 1500, history: [2000, 1500] },
      { code: 'feed-900', market: 'si', amount: 1500, history: [2000, 1500] },
      { code: 'feed-901', market: 'de', amount: 3000, history: [3000] },
      { code: 'feed-901', market: 'hr', amount: 3000, history: [3000] },
    ]);
    const { reference_amount } = await one<{ reference_amount: number }>(
      `select reference_amount from prices r join products p on p.id = r.product_id where p.code = 'feed-900' and market = 'si'`,
    );
    expect(reference_amount).toBe(2000);
  });

  it('lets only one import run at a time, and waits for the lock of one that was killed a moment ago', async () => {
    const other = new pg.Client({ connectionString: shop.url });
    await other.connect();
    await other.query('select pg_advisory_lock(7216448)');
    expect(await run([line('30')], undefined, 0)).toBe('busy');
    expect(await run([line('30')], undefined, 1)).toBe('busy');
    const waiting = run([line('30')]);
    const isWaiting = () => one<{ n: number }>(`select count(*)::integer as n from pg_locks where locktype = 'advisory' and not granted and objid = 7216448`);
    await vi.waitFor(async () => expect(await isWaiting()).toEqual({ n: 1 }), { timeout: 60_000 });
    await other.end();
    expect(await waiting).toMatchObject({ written: 1 });
  });
});
