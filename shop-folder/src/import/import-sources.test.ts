import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveSettings } from '@vitrina/backend/seed';
import { programOf } from '@vitrina/contract/testing/program-of';
import { readArguments } from './read-arguments.ts';
import { runImport } from './run-import.ts';
import { createTestDatabase, type TestDatabase, testServer } from '../../../backend/src/testing/test-database.ts';

/** Polling interval for the effects of a child process. */
const POLL_MS = 25;
const NOW = new Date('2026-11-22T12:00:00Z');
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = programOf(join(ROOT, 'server/src/commands/import.ts'));
const fixture = (name: string): string => readFileSync(new URL(`testing/${name}`, import.meta.url), 'utf8');

describe.skipIf(!testServer())('npm run import, of files of other systems', { meta: { needs: 'a database' } }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-sources-'));
  let shop: TestDatabase;
  let client: pg.Client;
  let pictures: Server;
  let host = '';
  /** Number of picture requests. */
  let requestCount = 0;

  const all = async <Row>(query: string): Promise<Row[]> => (await client.query(query)).rows as Row[];
  const one = async <Row>(query: string): Promise<Row> => (await all<Row>(query))[0] as Row;
  const write = (name: string, text: string | Buffer): string => {
    const file = join(folder, name);
    writeFileSync(file, typeof text === 'string' ? text.replaceAll('http://pictures.test', `http://${host}`) : text);
    return file;
  };
  /** Runs the command in a child process. */
  const runCommand = (...args: string[]): Promise<{ code: number; output: string }> =>
    new Promise((resolve) => {
      const env = { ...process.env, DATABASE_URL: shop.url, DATA_DIR: folder, REDIS_URL: '', NODE_ENV: '' };
      const command = ['--no-warnings', PROGRAM, ...args, '--picture-host', host];
      execFile(process.execPath, command, { cwd: ROOT, env, maxBuffer: 10_000_000 }, (error, out, err) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, output: out + err }),
      );
    });
  /** Runs the command in this process. */
  const run = async (...argv: string[]): Promise<{ code: number; output: string }> => {
    const args = readArguments(argv);
    if ('problem' in args) throw new Error(args.problem);
    let output = '';
    const out = { write: (text: string) => (output += text) };
    const where = { mediaDir: join(folder, 'media'), privateHosts: new Set([host]) };
    const counts = await runImport({ db: shop.db, ...args, out, profiles: join(folder, 'import-profiles'), pictures: where, now: NOW });
    return { code: counts === 'busy' || counts.bad > 0 || counts.waiting > 0 ? 1 : 0, output };
  };
  /** All data that a second run could write. */
  const state = () =>
    one<{
      state: string;
    }>(`select jsonb_build_array((select jsonb_agg(p order by id) from products p), (select jsonb_agg(h order by product_id, market) from price_history h),
      (select jsonb_agg(c order by id) from catalogue_changes c), (select jsonb_agg(s order by product_id) from stock s), (select jsonb_agg(i order by product_id, position) from product_images i),
      (select jsonb_agg(l order by code) from import_lines l), (select jsonb_agg(r order by path) from routes r), (select jsonb_agg(x order by product_id, position) from product_relations x))::text as state`);

  beforeAll(async () => {
    shop = await createTestDatabase();
    client = new pg.Client({ connectionString: shop.url });
    await client.connect();
    await all(`insert into warehouses (code, title, town, address, country, is_shop) values ('central', 'Central', 'A', 'A', 'SI', false)`);
    await all(
      `insert into categories (code, titles, slugs) values ('electronics', '{"en": "Electronics", "si": "Elektronika"}', '{"en": "electronics", "si": "elektronika"}')`,
    );
    await all(`select refresh_category_tree()`);
    const jpegs = await Promise.all(
      [10, 20, 30, 40].map((red) =>
        sharp({ create: { width: 60, height: 40 + red, channels: 3, background: { r: red, g: 0, b: 0 } } })
          .jpeg()
          .toBuffer(),
      ),
    );
    pictures = createServer((request, response) => {
      requestCount += 1;
      // The content type is misleading: the format is detected from the bytes.
      response.setHeader('content-type', 'text/plain').end(jpegs[Number(/good-(\d)/.exec(request.url ?? '')?.[1])]);
    });
    await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve));
    host = `127.0.0.1:${(pictures.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    pictures?.close();
    await client?.end();
    await shop?.drop();
    rmSync(folder, { recursive: true });
  });

  it('asks for the place of a new category and makes nothing of it, until the proposal is taken', async () => {
    const file = write('shopify.csv', fixture('shopify.csv'));
    const { code, output } = await runCommand(file, '--language', 'en');
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('Category "Electronics > Computers > Laptops" waits for an answer; proposal: + Electronics > Computers > Laptops'),
    ]);
    expect(output).not.toContain('Texts are taken');
    expect(await one(`select (select count(*) from products) as products, (select count(*) from categories) as categories`)).toEqual({
      products: 0,
      categories: 1,
    });
    expect(readFileSync(join(folder, 'import-profiles', 'shopify.yaml'), 'utf8')).toMatch(/^language: en$[\s\S]*Toys > Drones: \+ Toys > Drones/m);
  });

  it('says what language it takes texts for where nobody told, and keeps no guess', async () => {
    const { output } = await runCommand(join(folder, 'shopify.csv'), '--supplier', 'untold');
    expect(output).toMatch(
      /^Texts are taken as Slovenian, the shop's first language\. Where they are not: --language \w\w, or `language` in \S+untold\.yaml\.$/m,
    );
    expect(readFileSync(join(folder, 'import-profiles', 'untold.yaml'), 'utf8')).not.toContain('language');
  });

  it('names an export of stock for what it is, and brings nothing in', async () => {
    const file = write('inventory.csv', 'Handle,Title,Option1 Name,Option1 Value,SKU,Location,On hand\nphone-2,Feldspat Phone 2,Colour,Black,SKU-2,Zagreb,5\n');
    const { code, output } = await runCommand(file, '--language', 'en');
    expect([code, output]).toEqual([1, expect.stringContaining("inventory.csv: Shopify's inventory export alone: it tells no prices and no texts")]);
    expect(await one('select count(*) as n from products')).toEqual({ n: 0 });
  });

  it("brings in Shopify's export: products, variants, prices, codes, stock and pictures", async () => {
    write(
      'profile.yaml',
      'supplier: shopify\nlanguage: en\nwarehouse: central\ncolumns:\n  Price / Croatia: price.hr\n  "Energy class (product.metafields.custom.energy_class)": energy.class\ncategories:\n  Toys > Drones: "-"\n',
    );
    const { code, output } = await run(join(folder, 'shopify.csv'), '--profile', join(folder, 'profile.yaml'), '--yes', '--report', join(folder, 'report.txt'));
    expect(output).toContain('30 written');
    expect(code).toBe(1);
    expect(readFileSync(join(folder, 'report.txt'), 'utf8')).toContain('shopify.csv:73: a gift card');
    const types = await all<{ type: string; n: number }>(`select type, count(*)::integer as n from products group by 1 order by 1`);
    expect(types).toEqual([
      { type: 'configurable', n: 2 },
      { type: 'simple', n: 22 },
      { type: 'variant', n: 6 },
    ]);
    const variant =
      await one(`select p.code, p.ean, c.code as parent, p.attributes, c.options, s.qty, t.title from products p join products c on c.id = p.parent_id
      join stock s on s.product_id = p.id join product_texts t on t.product_id = p.id where p.code like 'shopify-phone-2-White%'`);
    expect(variant).toMatchObject({
      code: 'shopify-phone-2-White-128-GB',
      parent: 'shopify-phone-2',
      options: ['i_colour', 'i_storage'],
      qty: 2,
      title: 'Feldspat Phone 2, White, 128 GB',
    });
    expect(await one(`select count(*)::integer as n from categories where titles ->> 'en' = 'Electronics'`)).toEqual({ n: 1 });
    expect(await one(`select description from product_texts t join products p on p.id = t.product_id where code = 'shopify-laptop-1'`)).toEqual({
      description: expect.stringMatching(/^<p>A laptop with &quot;quotes&quot;|^<p>A laptop with "quotes", commas/),
    });
    expect(await one(`select count(*)::integer as n from product_texts where description like '%alert%'`)).toEqual({ n: 0 });
    expect(
      await one(
        `select (select amount from prices where product_id = p.id and market = 'hr') as hr, (select amount from prices where product_id = p.id and market = 'si') as si from products p where code = 'shopify-phone-7'`,
      ),
    ).toEqual({ hr: 9550, si: 10690 });
    expect(await one(`select ean from products where code like 'shopify-drone%' or code = 'shopify-lamp-4'`)).toEqual({ ean: '4000000000037' });
    expect(await one(`select count(*)::integer as n from product_codes where code_key = 'sku8' and kind = 'code'`)).toEqual({ n: 1 });
    expect(await all(`select energy_class from products where energy_class is not null group by 1`)).toEqual([{ energy_class: 'C' }]);
    expect(
      await all(
        `select o.code from product_relations r join products p on p.id = r.product_id join products o on o.id = r.related_id where p.code = 'shopify-laptop-11' order by r.position`,
      ),
    ).toEqual([{ code: 'shopify-laptop-1' }, { code: 'shopify-phone-2' }]);
  });

  it('invents no stock: what the export does not count has none, what may be backordered is on request', async () => {
    expect(
      await all(
        `select p.code, p.status, s.qty from products p left join stock s on s.product_id = p.id where p.code in ('shopify-lamp-4', 'shopify-headphones-8', 'shopify-phone-7') order by 1`,
      ),
    ).toEqual([
      { code: 'shopify-headphones-8', status: 2, qty: 0 },
      { code: 'shopify-lamp-4', status: 1, qty: null },
      { code: 'shopify-phone-7', status: 1, qty: 6 },
    ]);
    expect(await one(`select visible from products where code = 'shopify-lamp-9'`)).toEqual({ visible: false });
  });

  it('keeps each picture once, under the name of its content', async () => {
    const rows = await all<{ upload_path: string }>(`select distinct upload_path from product_images order by 1`);
    expect(rows).toHaveLength(4);
    for (const { upload_path: path } of rows) expect(path).toMatch(/^import\/[0-9a-f]{2}\/[0-9a-f]{24}-[0-9a-f]{8}\.jpg$/);
    expect(requestCount).toBe(4);
    const shown = await all(
      `select m.position, m.width, m.height from product_images m join products p on p.id = m.product_id where p.code = 'shopify-phone-2' order by 1`,
    );
    expect(shown).toEqual([
      { position: 0, width: 60, height: 60 },
      { position: 1, width: 60, height: 80 },
    ]);
  });

  it('shows a product’s picture for each category that has none of its own', async () => {
    const pictured = await all<{ own: string | null; shown: string | null }>(
      `select image_upload_path as own, product_image_upload_path as shown from categories c
       where exists (select from products p join product_images i on i.product_id = p.id where p.category_id = c.id and p.visible)`,
    );
    expect(pictured.length).toBeGreaterThan(2);
    expect(pictured.filter(({ own, shown }) => own === null && shown === null)).toEqual([]);
  });

  it('changes nothing when it is run again, and follows stock only where the export says otherwise', async () => {
    await all(`update stock set qty = 1 where product_id = (select id from products where code = 'shopify-phone-7')`);
    const before = await state();
    const again = await run(join(folder, 'shopify.csv'), '--profile', join(folder, 'profile.yaml'));
    expect(again.output).toContain('0 written, 30 unchanged');
    expect(await state()).toEqual(before);
    write('later.csv', fixture('shopify.csv').replace('106.90', '99.90').replace(',SKU-6,1200,shopify,5,', ',SKU-6,1200,shopify,9,'));
    const later = await run(join(folder, 'later.csv'), '--profile', join(folder, 'profile.yaml'));
    expect(later.output).toContain('2 written');
    expect(
      await one(
        `select s.qty, r.amount from products p join stock s on s.product_id = p.id join prices r on r.product_id = p.id and r.market = 'si' where p.code = 'shopify-phone-7'`,
      ),
    ).toEqual({ qty: 1, amount: 9990 });
    expect(await one(`select s.qty from products p join stock s on s.product_id = p.id where p.code = 'shopify-laptop-6'`)).toEqual({ qty: 9 });
  });

  it("counts the pieces of Shopify's locations by its inventory export, and none that lies where the shop has no warehouse", async () => {
    await all(`insert into warehouses (code, title, town, address, country, is_shop) values ('ilica', 'Trgovina Ilica', 'A', 'A', 'SI', true)`);
    const products = write(
      'located.csv',
      [
        'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Status',
        'radio,Radio,Lux,Radios,Title,Default Title,R-1,shopify,,49.00,active',
        'clock,Clock,Lux,Radios,Colour,Black,C-1,shopify,,19.00,active',
        'clock,,,,,White,C-2,shopify,,19.00,',
        'cable,Cable,Lux,Radios,Title,Default Title,K-1,,,5.00,active',
      ].join('\n'),
    );
    const rows = (available: string) => [
      `Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Location,Bin name,Incoming (not editable),Committed (not editable),${available},On hand (current)`,
      'radio,Radio,Title,Default Title,R-1,,,Trgovina ILICA,,0,2,3,5',
      'radio,Radio,Title,Default Title,R-1,,,Depot Rijeka,,0,0,40,40',
      'clock,Clock,Colour,Black,C-1,,,central,,0,9,-2,7',
      'clock,Clock,Colour,White,C-2,,,central,,0,0,6,6',
      'clock,Clock,Colour,White,C-2,,,Trgovina Ilica,,not stocked,not stocked,not stocked,not stocked',
      'clock,Clock,Colour,White,C-2,,,Depot Rijeka,,0,0,1,1',
      'clock,Clock,Colour,White,C-2,,,central,,0,0,99,99',
      'radio,Radio,Title,Default Title,R-1,,,central,,0,0,few,0',
      'cable,Cable,Title,Default Title,K-1,,,central,,0,0,8,8',
    ];
    const inventory = write('levels.csv', rows('Available (not editable)').join('\n'));
    const profile = (more: string) => write('located.yaml', `supplier: located\nlanguage: en\n${more}`);
    const args = ['--profile', profile(''), '--yes', '--no-pictures'];
    const stock = () =>
      all(
        `select p.code, w.code as place, s.qty from stock s join products p on p.id = s.product_id join warehouses w on w.id = s.warehouse_id where p.code like 'located-%' order by 1, 2`,
      );
    const alone = await run(products, ...args);
    expect(alone.output).toMatch(/^3 products are counted by Shopify at its locations.*Name its inventory export beside it/m);
    expect(await stock()).toEqual([]);
    const { code, output } = await run(products, inventory, ...args);
    expect([code, output]).toEqual([1, expect.stringContaining('3 written, 2 unchanged')]);
    expect(output).not.toContain('counted by Shopify');
    for (const problem of [
      ':3: location Depot Rijeka: no warehouse of the shop has this name (central, ilica); `warehouses` in the profile says which one it is, so its 41 pieces are not counted',
      ':8: a second row of this variant at central; the first one counts',
      ':9: Available at central: few is no number of pieces',
    ])
      expect(output).toContain(`levels.csv${problem}`);
    const counted = [
      { code: 'located-clock-Black', place: 'central', qty: 0 },
      { code: 'located-clock-White', place: 'central', qty: 6 },
      { code: 'located-clock-White', place: 'ilica', qty: 0 },
      { code: 'located-radio', place: 'ilica', qty: 3 },
    ];
    expect(await stock()).toEqual(counted);
    profile('warehouses: { Depot Rijeka: central }\n');
    const mapped = await run(products, inventory, ...args);
    expect(mapped.output).not.toContain('Depot');
    const withDepot = counted.map((row) => (row.code === 'located-clock-White' && row.place === 'central' ? { ...row, qty: 7 } : row));
    expect(await stock()).toEqual([...withDepot.slice(0, 3), { code: 'located-radio', place: 'central', qty: 40 }, ...withDepot.slice(3)]);
    // Only available quantities: a column for each location.
    const wide = 'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Trgovina Ilica,central\nradio,Radio,Title,Default Title,R-1,,,4,not stocked';
    const later = await run(products, write('levels.csv', wide), ...args);
    expect([later.code, later.output]).toEqual([0, expect.stringContaining('written')]);
    expect(await stock()).toEqual(
      expect.arrayContaining([
        { code: 'located-radio', place: 'ilica', qty: 4 },
        { code: 'located-radio', place: 'central', qty: 0 },
      ]),
    );
    const without = await run(products, write('levels.csv', rows('Unavailable').join('\n')), ...args);
    expect(without.output).toContain('levels.csv:1: a column Available is needed');
    await all(`delete from stock where warehouse_id = (select id from warehouses where code = 'ilica')`);
    await all(`delete from warehouses where code = 'ilica'`);
  });

  it("brings in WooCommerce's German export with semicolons, commas in numbers and localized columns", async () => {
    const file = write('woo.csv', fixture('woocommerce-de.csv'));
    write('woo.yaml', 'supplier: woo\nlanguage: de\nwarehouse: central\ncolumns:\n  "Meta: garantie": guarantee_months\n');
    const { output } = await run(file, '--profile', join(folder, 'woo.yaml'), '--yes');
    expect(output).toMatch(/32 written.*2 bad/);
    expect(output).toContain('an external product');
    expect(output).toMatch(/woo\.csv:\d+: parent id:4711: not in this file; a variation has no name, category or options of its own, so export/);
    expect(
      await one(`select p.package_mm, p.package_g, t.title, t.lang, s.qty, r.amount from products p join product_texts t on t.product_id = p.id join stock s on s.product_id = p.id
      join prices r on r.product_id = p.id and r.market = 'de' where p.code = 'woo-120'`),
    ).toEqual({ package_mm: [300, 200, 105], package_g: 1500, title: 'Klangwerk Kopfhörer 3', lang: 'de', qty: 2, amount: 3990 });
    expect(
      await all(
        `select o.code from product_relations r join products p on p.id = r.product_id join products o on o.id = r.related_id where p.code = 'woo-150' order by r.position`,
      ),
    ).toEqual([{ code: 'woo-100' }, { code: 'woo-110' }]);
    expect(
      await all(
        `select p.code, p.attributes @> '[["i_colour", "blue"]]' as blue from products p where p.parent_id = (select id from products where code = 'woo-140') order by 1`,
      ),
    ).toEqual([
      { code: 'woo-141', blue: false },
      { code: 'woo-142', blue: true },
    ]);
    expect(
      await one(
        `select attributes @> '[["i_colour", "Rot, matt"]]' as red, attributes @> '[["i_guarantee_months", 24]]' as guarantee from products where code = 'woo-100'`,
      ),
    ).toEqual({ red: true, guarantee: true });
    expect(await one(`select count(*)::integer as n from categories where code like 'i-kuche%'`)).toEqual({ n: 2 });
  });

  it("joins a Croatian export's measures, colours and yes or no with what the shop has, and offers what divides a category", async () => {
    await all(`insert into attribute_groups (code, titles, position) values ('own', '{"hr": "Osnovno"}', 1)`);
    await all(
      `insert into attributes (code, type, titles, units, group_code, position) values ('screen', 'number', '{"hr": "Veličina zaslona"}', '{"hr": "\\""}', 'own', 1)`,
    );
    write('moj.yaml', 'supplier: moj\nlanguage: hr\nwarehouse: central\n');
    const { output } = await run(write('moj.csv', fixture('shopify-hr.csv')), '--profile', join(folder, 'moj.yaml'), '--yes');
    expect(output).toContain('12 written');
    expect(await all(`select attributes from products where code in ('moj-tablet-1', 'moj-tablet-2') order by code`)).toEqual([
      {
        attributes: [
          ['i_bluetooth', true],
          ['i_colour', 'black'],
          ['screen', 14],
          ['i_ram', 16],
          ['i_nfc', true],
        ],
      },
      {
        attributes: [
          ['i_bluetooth', false],
          ['i_colour', 'white'],
          ['screen', 42.9134],
          ['i_ram', 8],
          ['i_nfc', true],
        ],
      },
    ]);
    expect(await one(`select titles ->> 'hr' as hr, titles ->> 'de' as de from attribute_values where attribute_code = 'i_colour' and code = 'black'`)).toEqual(
      {
        hr: 'Crna',
        de: 'Schwarz',
      },
    );
    const filters = await all<{ attribute_code: string }>(
      `select f.attribute_code from category_filters f join categories c on c.id = f.category_id where c.titles ->> 'hr' = 'Tablet Computers' order by 1`,
    );
    expect(filters.map((row) => row.attribute_code)).toEqual(['i_bluetooth', 'i_colour', 'i_ram', 'screen']);
    expect(await one(`select title from manufacturers where spelling_key = 'kovac'`)).toEqual({ title: 'Kovač' });
  });

  it('names what the law wants told by line, and keeps off sale what lacks it, until a line says it', async () => {
    const line = (more: object) =>
      JSON.stringify({
        source: 'law',
        source_id: '1',
        title: 'Lamp',
        brand: 'Lux',
        category_path: ['Lamps'],
        warnings: { none: { by: 'A. V.', on: '2026-11-20' } },
        ...more,
      });
    const bad = write('law.ndjson', [line({ warnings: null }), line({ source_id: '2' }), line({ source_id: '3', warnings: null, visible: false })].join('\n'));
    write(
      'law.yaml',
      'supplier: law\nmakers:\n  Lux: { address: "Lux d. o. o., Ulica 1, 10000 Zagreb", email: lux@lux.example, country: HR }\ncategories: { Lamps: + Lamps }\n',
    );
    const args = ['--profile', join(folder, 'law.yaml'), '--report', join(folder, 'law.txt')];
    const open = await run(bad, ...args);
    expect(open.output).toContain('1 products lack what the law wants told; they are for sale all the same');
    const shown = () =>
      all(
        `select p.code, p.visible, h.findings -> 0 ->> 'field' as lacks from products p left join law_holds h on h.product_id = p.id where p.code like 'law-%' order by 1`,
      );
    const rest = [
      { code: 'law-2', visible: true, lacks: null },
      { code: 'law-3', visible: false, lacks: null },
    ];
    expect(await shown()).toEqual([{ code: 'law-1', visible: true, lacks: null }, ...rest]);
    const strict = { behaviour: { guardian: 'block' } };
    expect(await saveSettings(shop.db, { documents: strict, versions: 'any', userId: null, cause: 'test' })).toMatchObject({ kind: 'saved' });
    const blocked = await run(write('law.ndjson', readFileSync(bad, 'utf8').replaceAll('Lamp"', 'Lamp A"')), ...args);
    expect(blocked.output).toContain('1 are not for sale until it is there');
    expect(readFileSync(join(folder, 'law.txt'), 'utf8')).toContain(
      'law.ndjson:1: law: law.warnings: it is not decided whether warnings are needed (regulation 2023/988, article 19 (1) (d), https://eur-lex.europa.eu/eli/reg/2023/988/oj)',
    );
    expect(await shown()).toEqual([{ code: 'law-1', visible: false, lacks: 'law.warnings' }, ...rest]);
    const mended = await run(write('law.ndjson', [line({}), line({ source_id: '2' })].join('\n')), ...args);
    expect(mended.output).not.toContain('lack what the law');
    expect(await shown()).toEqual([{ code: 'law-1', visible: true, lacks: null }, ...rest]);
    expect(await saveSettings(shop.db, { documents: { behaviour: {} }, versions: 'any', userId: null, cause: 'test' })).toMatchObject({ kind: 'saved' });
  });

  it.each([
    ['merchant.xml', 'feed'],
    ['merchant.tsv', 'table'],
  ])('brings in a Google Merchant feed, %s', async (name, supplier) => {
    const file = write(name, fixture(name));
    write(`${supplier}.yaml`, `supplier: ${supplier}\nlanguage: en\nwarehouse: central\n`);
    const { output, code } = await run(file, '--profile', join(folder, `${supplier}.yaml`), '--yes');
    expect([code, output]).toEqual([0, expect.stringContaining('31 written')]);
    expect(
      await one(`select p.package_g, t.title, r.amount, s.qty from products p join product_texts t on t.product_id = p.id join prices r on r.product_id = p.id and r.market = 'si'
      join stock s on s.product_id = p.id where p.code = '${supplier}-M5'`),
    ).toEqual({ package_g: 1200, title: 'Himmel Drone 5', amount: 1900, qty: 4 });
    expect(
      await all(
        `select p.code, s.qty, p.status from products p left join stock s on s.product_id = p.id where p.code in ('${supplier}-M3', '${supplier}-M6') order by 1`,
      ),
    ).toEqual([
      { code: `${supplier}-M3`, qty: null, status: 1 },
      { code: `${supplier}-M6`, qty: null, status: 2 },
    ]);
    expect(await one(`select energy_class from products where code = '${supplier}-M4'`)).toEqual({ energy_class: 'D' });
    expect(
      await one(
        `select t.title, (select count(*)::integer from products v where v.parent_id = p.id) as variants from products p join product_texts t on t.product_id = p.id where p.code = '${supplier}-group-G1'`,
      ),
    ).toEqual({ title: 'Nordwind Laptop Ultra', variants: 2 });
  });

  it('brings in a WooCommerce export of a Croatian shop in Windows-1250, semicolons and decimal commas, by answers in a file', async () => {
    const file = write('untidy.csv', readFileSync(new URL('testing/woocommerce-1250.csv', import.meta.url)));
    const profile = (encoding: string) =>
      write(
        'untidy.yaml',
        `supplier: untidy\nlanguage: hr\nwarehouse: central\n${encoding}columns:\n  "Meta: jamstvo": guarantee_months\ncategories:
  Elektronika > Računala > Prijenosna računala: + Računala > Prijenosna računala\n  Elektronika > Audio > Slušalice: + Audio > Slušalice
  Kućanski aparati > Mali aparati: + Kućanski aparati > Mali aparati\n  Elektronika > Mrežna oprema > Usmjerivači: + Mreža > Usmjerivači\n  (none): "-"\n  Odjeća > Majice: + Odjeća > Majice\n`,
      );
    const refused = await run(file, '--profile', profile(''), '--no-pictures');
    expect(refused.output).toMatch(/untidy\.csv:1: not UTF-8: .*--encoding windows-1250/);
    const { output } = await run(file, '--profile', profile('encoding: windows-1250\n'), '--no-pictures');
    expect(output).toContain('51 written, 0 unchanged, 0 replaced by a later line, 3 bad, 14 left out by the profile');
    for (const reason of [
      'untidy.csv:104: attribute Veličina: a variation for any value',
      'untidy.csv:112: an external product',
      'untidy.csv:113: a grouped product',
    ])
      expect(output).toContain(reason);
    const offers = await all<{ code: string; title: string; amount: number; qty: number | null; package_g: number }>(
      `select p.code, t.title, r.amount, s.qty, p.package_g from products p join product_texts t on t.product_id = p.id join prices r on r.product_id = p.id and r.market = 'hr'
      left join stock s on s.product_id = p.id where p.code in ('untidy-101', 'untidy-102', 'untidy-104') order by 1`,
    );
    // A sale price with dates in the central European format, thousands separated by points, weights with a decimal comma.
    expect(offers).toEqual([
      { code: 'untidy-101', title: 'Prijenosno računalo "Žuti" 0 - 15,6"', amount: 3999, qty: 7, package_g: 850 },
      { code: 'untidy-102', title: 'Slušalice bežične šuškave 1', amount: 7990, qty: null, package_g: 1451 },
      { code: 'untidy-104', title: 'Usmjerivač Wi-Fi 6 AX3000', amount: 129_900, qty: 12, package_g: 850 + 601 },
    ]);
    const text = await one<{ short_description: string; description: string }>(
      `select short_description, description from product_texts t join products p on p.id = t.product_id where p.code = 'untidy-102'`,
    );
    expect(text.short_description).toBe('Kratko.');
    expect(text.description).toMatch(/<li>16 GB RAM<\/li>.*Težina 1,5 kg.*Novi odlomak/s);
    expect(text.description).not.toMatch(/script|\\n|style/);
    const weights = await all<{ value: unknown }>(
      `select distinct a ->> 1 as value from products p, jsonb_array_elements(p.attributes) a where p.code = 'untidy-102' and a ->> 0 ~ 'weight|tezina|masa'`,
    );
    expect(JSON.stringify(weights)).toMatch(/1[.,]5|1500/);
    expect(await one(`select count(*)::integer as n from categories where titles::text ilike '%bez kategorije%'`)).toEqual({ n: 0 });
  });

  it('brings in an untidy Google table: signs of currencies, prices without one, words of older feeds, numbers for categories', async () => {
    const file = write('odd.tsv', fixture('merchant-untidy.tsv'));
    write('odd.yaml', 'supplier: odd\nlanguage: hr\ncurrency: EUR\nwarehouse: central\n');
    const { output } = await run(file, '--profile', join(folder, 'odd.yaml'), '--yes', '--no-pictures', '--rate', 'USD=0.92');
    expect(output).toMatch(/67 written, .* 2 bad/);
    expect(output).toContain('31 products are in stock without a number of pieces and cannot be ordered yet');
    for (const line of [26, 53]) expect(output).toContain(`odd.tsv:${line}: price: must be above 0`);
    const offers = await all(
      `select p.code, r.amount, p.status from products p join prices r on r.product_id = p.id and r.market = 'hr' where p.code in ('odd-SKU-5', 'odd-SKU-6', 'odd-SKU-14', 'odd-SKU-19') order by 1`,
    );
    expect(offers).toEqual([
      { code: 'odd-SKU-14', amount: 1999, status: 2 },
      { code: 'odd-SKU-19', amount: 5428, status: 1 },
      { code: 'odd-SKU-5', amount: 750, status: 2 },
      { code: 'odd-SKU-6', amount: 110_836, status: 2 },
    ]);
    expect(await one(`select count(*)::integer as n from categories where titles::text ~ '1928|404'`)).toEqual({ n: 0 });
  });

  it.each([
    [
      'a letter of another encoding',
      Buffer.concat([Buffer.from('Handle,Title,Status\na,One,active\nb,'), Buffer.from([0xe9]), Buffer.from(',active\n')]),
      /bad\.csv:3: not UTF-8/,
    ],
    ['UTF-16 without a mark', Buffer.from('Handle,Title\n', 'utf16le'), /UTF-16 without its mark: save the file/],
    ['an open quote', 'Handle,Title,Status\na,One,active\nb,"Two,active\nc,Three,active\n', /bad\.csv:3: a quote that is opened in this row is never closed/],
    ['a row without end', `Handle,Title,Status\na,"${'x'.repeat(1_200_000)}",active\n`, /bad\.csv:2: a row longer than 1 MB/],
    [
      'a document type',
      '<?xml version="1.0"?>\n<!DOCTYPE rss [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n<rss><channel><item><g:id>1</g:id></item></channel></rss>',
      /bad\.csv:2: a document type/,
    ],
    ['an unknown entity', '<rss xmlns:g="http://base.google.com/ns/1.0"><channel>\n<item><g:id>&boom;</g:id></item></channel></rss>', /bad\.csv:2: not XML/],
    ['half an XML file', '<rss xmlns:g="http://base.google.com/ns/1.0"><channel>\n<item><g:id>1</g:id>', /bad\.csv:2: not XML: /],
    ['another table', 'a,b,c\n1,2,3\n', /a table whose columns are a, b, c: lines of JSON, Shopify/],
  ])('says what is wrong with %s, with the line, and goes on', async (_name, text, problem) => {
    const before = await one(`select count(*) as n from products`);
    const { code, output } = await run(write('bad.csv', text));
    expect([code, output]).toEqual([1, expect.stringMatching(problem)]);
    expect(await one(`select count(*) as n from products`)).toEqual(before);
  });

  it('comes to the same end when it is killed while it writes, and again in a finishing step', async () => {
    const lines = Array.from({ length: 1500 }, (_, i) =>
      JSON.stringify({
        source: 'big',
        source_id: String(i),
        title: `Cable ${i}`,
        category_path: ['Cables', `Kind ${i % 7}`],
        price: 5 + (i % 90),
        currency: 'EUR',
        attributes: { 'Length (m)': i % 9, Plug: i % 2 ? 'RJ-45' : 'RJ45' },
      }),
    );
    const file = write('big.ndjson', lines.join('\n'));
    const written = async () => (await one<{ n: number }>(`select count(*)::integer as n from products where code like 'big-%'`)).n;
    await killWhen(file, async () => (await written()) > 0);
    const afterFirst = await written();
    expect(afterFirst).toBeGreaterThan(0);
    await killWhen(file, async (output) => output.includes('Counting filter values'));
    expect((await one<{ n: number }>(`select count(*)::integer as n from import_pending_steps`)).n).toBeGreaterThan(0);
    const { code } = await run(file);
    expect(code).toBe(0);
    expect(
      await one(`select count(*)::integer as products, count(distinct category_id)::integer as categories, bool_and(cardinality(filter_value_ids) > 0) as filtered,
      (select count(*)::integer from prices r join products p on p.id = r.product_id where code like 'big-%') as prices from products where code like 'big-%'`),
    ).toEqual({ products: 1500, categories: 7, filtered: true, prices: 15_000 });
    expect(await one(`select count(*)::integer as n from import_pending_steps`)).toEqual({ n: 0 });
    const before = await state();
    expect((await run(file)).output).toContain('0 written, 1,500 unchanged');
    expect(await state()).toEqual(before);
  });

  /** Starts the command and kills it with SIGKILL as soon as `isMoment` resolves to true. */
  async function killWhen(file: string, isMoment: (output: string) => Promise<boolean>): Promise<void> {
    const env = { ...process.env, DATABASE_URL: shop.url, DATA_DIR: folder, REDIS_URL: '', NODE_ENV: '' };
    const child = spawn(process.execPath, ['--no-warnings', PROGRAM, file], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.on('data', (part) => {
      output += part;
    });
    const ended = new Promise((resolve) => child.on('exit', resolve));
    while (child.exitCode === null && !(await isMoment(output))) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    child.kill('SIGKILL');
    await ended;
  }

  it('names what is wrong in a profile with line and column, and changes nothing', async () => {
    const profile = write('bad.yaml', 'supplier: shopify\nlanguage: klingon\ncolumns:\n  Vendor: nowhere\ncolour: red\n');
    const { code, output } = await runCommand(join(folder, 'shopify.csv'), '--profile', profile);
    expect(code).toBe(1);
    for (const place of ['bad.yaml:2:1: language', 'bad.yaml:4:3: columns.Vendor', 'bad.yaml:5:1: colour: there is no such setting'])
      expect(output).toContain(place);
  });
});
