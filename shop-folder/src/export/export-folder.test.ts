import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../../backend/src/testing/test-backend.ts';
import { DEMO_SHOP } from '../../../demo/demo-shop.ts';
import { drawings } from '../../../demo/pictures/drawings.ts';
import { checkFolder } from '../check/check-folder.ts';
import { isError } from '../faults.ts';
import { runImport } from '../import/run-import.ts';
import { type Loaded, loadFolder } from '../load/load-folder.ts';
import { newShop } from '../new/new-shop.ts';
import { putFiles } from '../write/put-files.ts';
import { exportFolder } from './export-folder.ts';

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
const differences = ({ compared }: Loaded) => compared.filter(({ difference }) => difference !== 'same');

function filesIn(dir: string): Map<string, string> {
  const names = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    names.map((entry): [string, string] => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(dir.length + 1), readFileSync(path, 'utf8')];
    }),
  );
}

describe.skipIf(!process.env.TEST_DATABASE_URL)('an exported shop', { meta: { needs: 'a database' } }, () => {
  let backend: TestBackend;
  let reader: pg.Client;
  const root = mkdtempSync(join(tmpdir(), 'export-folder-'));
  const mediaDir = join(root, 'media');
  const load = (dir: string) => loadFolder({ db: backend.database.db, dir, mediaDir, drawings, defaultLanguage: 'hr', log: () => {} });
  const exported = async (name: string) => {
    putFiles(join(root, name), await exportFolder({ db: backend.database.db, mediaDir, defaultLanguage: 'hr' }));
    return join(root, name);
  };

  beforeAll(async () => {
    putFiles(
      join(root, 'shop'),
      newShop({ name: 'Kovač Elektro', languages: ['hr', 'de', 'at'], country: 'HR' }, { dir: DEMO_SHOP, category: 'laptops', products: 10 }),
    );
    mkdirSync(join(root, 'shop/pictures'), { recursive: true });
    const shop = join(root, 'shop/shop.yaml');
    writeFileSync(shop, readFileSync(shop, 'utf8').replace(/^(name: .*\n)/m, '$1logo: theme/kovac.svg\n'));
    mkdirSync(join(root, 'shop/theme'));
    writeFileSync(join(root, 'shop/theme/kovac.svg'), LOGO);
    backend = await startTestBackend('empty');
    reader = new pg.Client({ connectionString: backend.database.url });
    await reader.connect();
    await load(join(root, 'shop'));
  });
  afterAll(async () => {
    await reader?.end();
    await backend?.stop();
    rmSync(root, { recursive: true, force: true });
  });

  it('is byte for byte what was loaded', async () => {
    expect(filesIn(await exported('same'))).toEqual(filesIn(join(root, 'shop')));
  });

  it('has its logo where pages find it, the newest after a load, and is not loaded where the file is missing', async () => {
    const served = join(mediaDir, 'theme/kovac.svg');
    const logo = join(root, 'shop/theme/kovac.svg');
    expect(readFileSync(served, 'utf8')).toBe(LOGO);
    writeFileSync(logo, LOGO.replace('1', '2'));
    await load(join(root, 'shop'));
    expect(readFileSync(served, 'utf8')).toBe(LOGO.replace('1', '2'));
    rmSync(logo);
    await expect(load(join(root, 'shop'))).rejects.toMatchObject({
      faults: [{ level: 'error', file: 'shop.yaml', line: 3, words: 'there is no theme/kovac.svg' }],
    });
    writeFileSync(logo, LOGO);
    await load(join(root, 'shop'));
  });

  it('of the demo shop is its folder, with the schemas that editors read', async () => {
    const demo = await startTestBackend('demo');
    try {
      const files = await exportFolder({ db: demo.database.db, mediaDir: join(process.env.TEST_DATA_DIR as string, 'media'), defaultLanguage: 'si' });
      expect(files.size).toBeGreaterThan(900);
      expect([...files.keys()]).toContain('trade-in.yaml');
      for (const [file, content] of files) expect(Buffer.from(content).equals(readFileSync(join(DEMO_SHOP, file))), file).toBe(true);
    } finally {
      await demo.stop();
    }
  });

  it('holds what staff changed, and loading it changes nothing', async () => {
    const upload = 'kovac-elektro/photo.png';
    mkdirSync(dirname(join(mediaDir, upload)), { recursive: true });
    const photo = sharp({ create: { width: 100, height: 50, channels: 3, background: '#336699' } });
    writeFileSync(join(mediaDir, upload), await photo.png().toBuffer());
    await reader.query(`
      update prices set amount = 43210 where market = 'de' and product_id = (select id from products where code = 'KVANT-LIST-1');
      update product_texts set title = 'Novi naslov', description = '<p>Novi opis</p>' where lang = 'hr' and product_id = (select id from products where code = 'KVANT-LIST-1');
      update categories set titles = titles || '{"de": "Tragbare Rechner"}' where code = 'laptops';
      update stock set qty = 3 where product_id = (select id from products where code = 'KVANT-LIST-1');
      insert into products (code, type, status, category_id, manufacturer_id, attributes, score, visible)
        select 'STAFF-1', 'simple', 1, c.id, m.id, '[["ram", 16]]', 1, true from categories c, manufacturers m where c.code = 'laptops' and m.code = 'kvant';
      insert into product_texts (product_id, lang, title, slug) select id, 'hr', 'Prijenosno računalo osoblja', 'prijenosno' from products where code = 'STAFF-1';
      insert into product_images (product_id, position, upload_path, width, height, kind, view) select id, 0, '${upload}', 100, 50, 'photo', 'photo' from products where code = 'STAFF-1';
      insert into prices (product_id, market, amount) select id, 'hr', 99900 from products where code = 'STAFF-1'`);
    const dir = await exported('changed');
    const files = filesIn(dir);
    expect(files.get('catalogue/laptops/kvant-list.yaml')).toContain('de: 432.1');
    expect(files.get('catalogue/laptops/kvant-list.yaml')).toContain('stock: { central: 3 }');
    expect(files.get('texts/laptops.pot')).toContain('msgctxt "product.KVANT-LIST-1.title"\nmsgid "Novi naslov"');
    expect(files.get('texts/de/laptops.po')).toContain('msgstr "Tragbare Rechner"');
    expect(files.get('catalogue/laptops/laptops-kvant.yaml')).toContain('- { file: kept/kovac-elektro/photo.png }');
    expect(files.has('pictures/kept/kovac-elektro/photo.png')).toBe(true);
    expect(differences(await load(dir))).toEqual([]);
    expect(filesIn(await exported('again'))).toEqual(files);
  });

  it('with an imported catalogue is taken by check, changes nothing when it is loaded, and opens the same shop elsewhere', async () => {
    const file = join(root, 'feed.ndjson');
    writeFileSync(file, FEED.map((line) => JSON.stringify({ source: 'feed', ...line })).join('\n'));
    const counts = await runImport({ db: backend.database.db, files: [file], rates: {}, out: { write: () => {} }, defaultLanguage: 'hr' });
    expect(counts).toMatchObject({ written: FEED.length, bad: 0 });
    const dir = await exported('imported');
    expect((await checkFolder(dir, drawings)).faults.filter(isError)).toEqual([]);
    expect(differences(await load(dir))).toEqual([]);
    const files = filesIn(dir);
    expect(filesIn(await exported('imported-again'))).toEqual(files);
    // Products of one brand and category share a file.
    const shared = ['i-peripherals-mice-nordwind', 'i-peripherals-mice-other', 'i-peripherals-other'].map((name) => `catalogue/i-peripherals/${name}.yaml`);
    expect([...files.keys()].filter((name) => name.startsWith('catalogue/i-peripherals/i-'))).toEqual(shared);
    const elsewhere = await startTestBackend('empty');
    try {
      const { db } = elsewhere.database;
      await loadFolder({ db, dir, mediaDir, drawings, defaultLanguage: 'hr', log: () => {} });
      putFiles(join(root, 'elsewhere'), await exportFolder({ db, mediaDir, defaultLanguage: 'hr' }));
    } finally {
      await elsewhere.stop();
    }
    expect(filesIn(join(root, 'elsewhere'))).toEqual(files);
  });
});

/**
 * Data that feeds contain and a hand-written folder rarely does: no brand, shared numbers, text values in lists, a category with products
 * above categories, texts in a language that the shop lacks.
 */
const FEED = [
  {
    source_id: '1',
    title: 'Mouse One',
    brand: 'Nordwind',
    category_path: ['Peripherals', 'Mice'],
    price: 12.5,
    currency: 'EUR',
    ean: '4006381333931',
    language: 'en',
  },
  { source_id: 'a1', title: 'Mouse a1', brand: 'Nordwind', category_path: ['Peripherals', 'Mice'], language: 'en' },
  { source_id: 'A1', title: 'Mouse A1', brand: 'Nordwind', category_path: ['Peripherals', 'Mice'], language: 'en' },
  { source_id: '2', title: 'Mouse Two', brand: 'Nordwind', category_path: ['Peripherals', 'Mice'], ean: '4006381333931', related: ['1'], language: 'en' },
  {
    ...{ source_id: '31', title: 'JavaScript: The Good Mice, online = on', brand: 'Nordwind', category_path: ['Peripherals', 'Mice'], language: 'en' },
    description: Array.from({ length: 4000 }, () => '1 < 2').join('\n\n'),
  },
  { source_id: '3', title: 'Mouse without a maker', brand: 'N/A', category_path: ['Peripherals'], description: '13" and <b>bold</b>', language: 'en' },
  { source_id: `4${'x'.repeat(110)}`, title: 'Maus', category_path: ['Peripherals', 'Mice'], availability: 'discontinued', language: 'de' },
  ...['Black', 'Ocean', 'Sand', 'Ocean', 7, true].map((colour, i) => ({
    ...{ source_id: `5${i}`, title: `Speaker ${i}`, brand: 'Klangwerk', category_path: ['Audio', 'Speakers'], price: 1 + i, currency: 'EUR', language: 'en' },
    attributes: { Colour: colour, Ports: i % 2 ? [1, 'USB'] : 3, 'Depth (cm)': i * 1.5, 'Play time': i % 2 ? 'long' : 4 },
    energy: { class: 'C', from: 'A', to: 'G', eprel: '123456' },
    eans: Array.from({ length: 25 }, (_, n) => ean(n)),
  })),
  {
    source_id: '6',
    title: 'Cable',
    brand: 'Himmel',
    category_path: ['Cables'],
    options: ['Length'],
    attributes: { Plug: 'USB-C' },
    description: 'Two of them.',
    language: 'en',
  },
  ...['1 m', '2 m'].map((length, i) => ({
    ...{
      source_id: `6-${i}`,
      variant_of: '6',
      title: `Cable ${length}`,
      brand: 'Himmel',
      category_path: ['Cables'],
      price: 5,
      currency: 'EUR',
      language: 'en',
    },
    attributes: { Length: length, Plug: i === 0 ? 'USB-C' : 'USB-A' },
  })),
];

function ean(n: number): string {
  const digits = String(400_000_000_000 + n);
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
