import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../../backend/src/testing/test-backend.ts';
import { DEMO_SHOP } from '../../../demo/demo-shop.ts';
import { drawings } from '../../../demo/pictures/drawings.ts';
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
      for (const [file, content] of files) expect(Buffer.from(content).equals(readFileSync(join(DEMO_SHOP, file))), file).toBe(true);
    } finally {
      await demo.stop();
    }
  });

  it('holds what staff changed, and loading it changes nothing', async () => {
    const upload = 'kovac-elektro/photo.png';
    mkdirSync(dirname(join(mediaDir, upload)), { recursive: true });
    writeFileSync(join(mediaDir, upload), Buffer.from('89504e470d0a1a0a0000000d49484452000000640000003208060000', 'hex'));
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
    expect(files.get('catalogue/laptops/staff-1.yaml')).toContain('- { file: kept/kovac-elektro/photo.png }');
    expect(files.has('pictures/kept/kovac-elektro/photo.png')).toBe(true);
    expect(differences(await load(dir))).toEqual([]);
    expect(filesIn(await exported('again'))).toEqual(files);
  });
});
