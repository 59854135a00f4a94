import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../../backend/src/testing/test-backend.ts';
import { DEMO_SHOP } from '../../../demo/demo-shop.ts';
import { drawings } from '../../../demo/pictures/drawings.ts';
import { checkFolder } from '../check/check-folder.ts';
import { exportFolder } from '../export/export-folder.ts';
import { faultLine } from '../faults.ts';
import { type Loaded, loadFolder } from '../load/load-folder.ts';
import { newShop } from '../new/new-shop.ts';
import { putFiles } from '../write/put-files.ts';

const CONTENT = {
  'content/pages.yaml':
    '# yaml-language-server: $schema=../.schemas/pages.json\n- { code: terms, published: 2026-09-01T08:00:00Z }\n- { code: delivery, published: 2026-09-01T08:00:00Z }\n',
  'content/pages/terms/hr.md': '---\ntitle: Uvjeti poslovanja\n---\n\n## Dostava\n\nPogledajte [dostavu](delivery).\n\n- prvo\n- **drugo**\n',
  'content/pages/terms/de.md': '---\ntitle: Geschäftsbedingungen\n---\n\nSehen Sie [Versand](delivery), {days} Tage.\n',
  'content/pages/delivery/hr.md': '---\ntitle: Dostava\nslug: dostava-robe\nshort: Unutar {days} dana.\n---\n\nTekst.\n',
  'content/pages/delivery/de.md': '---\ntitle: Versand\n---\n\nText.\n',
  'content/faq.yaml':
    '# yaml-language-server: $schema=../.schemas/faq.json\n- code: orders\n  published: 2026-09-01T08:00:00Z\n  questions:\n    - { code: cancel }\n',
  'content/faq/orders/hr.md': '---\ntitle: Narudžbe\nshort: O narudžbama.\n---\n',
  'content/faq/orders/de.md': '---\ntitle: Bestellungen\n---\n',
  'content/faq/orders/cancel/hr.md': '---\ntitle: Kako otkazati?\n---\n\nPišite nam.\n',
  'content/faq/orders/cancel/de.md': '---\ntitle: Wie storniere ich?\n---\n\nSchreiben Sie uns.\n',
};

describe.skipIf(!process.env.TEST_DATABASE_URL)('pages and questions of a folder', { meta: { needs: 'a database' } }, () => {
  let backend: TestBackend;
  let reader: pg.Client;
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  const dir = join(root, 'shop');
  const mediaDir = join(root, 'media');
  const load = (from = dir) => loadFolder({ db: backend.database.db, dir: from, mediaDir, drawings, defaultLanguage: 'hr', log: () => {} });
  const differences = ({ compared }: Loaded) =>
    compared.filter(({ difference }) => difference !== 'same').map(({ kind, code, difference }) => [kind, code, difference]);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  const text = async (code: string, lang: string) =>
    (await reader.query(`select t.* from content_texts t join contents c on c.id = t.content_id where c.code = $1 and t.lang = $2`, [code, lang])).rows[0];
  const exported = () => exportFolder({ db: backend.database.db, mediaDir, defaultLanguage: 'hr' });

  beforeAll(async () => {
    putFiles(dir, newShop({ name: 'Kovač Elektro', languages: ['hr', 'de', 'at'], country: 'HR' }, { dir: DEMO_SHOP, category: 'laptops', products: 2 }));
    rmSync(join(dir, 'content'), { recursive: true });
    putFiles(dir, new Map(Object.entries(CONTENT)));
    backend = await startTestBackend('empty');
    reader = new pg.Client({ connectionString: backend.database.url });
    await reader.connect();
    await load();
  });
  afterAll(async () => {
    await reader?.end();
    await backend?.stop();
    rmSync(root, { recursive: true, force: true });
  });

  it('stand in the shop with links of each language and the names of figures, and are the same the next time', async () => {
    expect((await text('terms', 'hr')).content).toBe(
      '<h2>Dostava</h2><p>Pogledajte <a href="/dostava-robe/">dostavu</a>.</p><ul><li>prvo</li><li><strong>drugo</strong></li></ul>',
    );
    expect((await text('terms', 'de')).content).toContain('<a href="/de/versand/">Versand</a>, {days} Tage');
    expect((await text('terms', 'at')).content).toContain('<a href="/at/versand/">');
    expect(await text('delivery', 'hr')).toMatchObject({ slug: 'dostava-robe', short_description: 'Unutar {days} dana.' });
    expect((await text('cancel', 'de')).content).toBe('<p>Schreiben Sie uns.</p>');
    expect((await reader.query(`select path from routes where path in ('/dostava-robe/', '/de/versand/')`)).rows).toHaveLength(2);
    expect(differences(await load())).toEqual([]);
  });

  it('are exported byte for byte', async () => {
    const files = await exported();
    for (const [file, written] of Object.entries(CONTENT)) expect(files.get(file), file).toBe(written);
  });

  it('that changed are written alone; what staff changed is kept, and exported as HTML that loads the same', async () => {
    write('content/faq/orders/cancel/hr.md', '---\ntitle: Kako otkazati?\n---\n\nNazovite nas.\n');
    expect(differences(await load())).toEqual([['faq_question', 'cancel', 'changed']]);
    await reader.query(
      `update content_texts set content = '<p>Od osoblja, <em>novo</em>.</p>' where lang = 'hr' and content_id = (select id from contents where code = 'delivery')`,
    );
    write('content/pages/delivery/hr.md', '---\ntitle: Dostava\nslug: dostava-robe\n---\n\nDrugi tekst.\n');
    expect(differences(await load())).toEqual([['page', 'delivery', 'kept']]);
    expect((await text('delivery', 'hr')).content).toBe('<p>Od osoblja, <em>novo</em>.</p>');
    const files = await exported();
    expect(files.get('content/pages/delivery/hr.md')).toContain('format: html\n---\n\n<p>Od osoblja, <em>novo</em>.</p>\n');
    putFiles(join(root, 'again'), files);
    expect(differences(await load(join(root, 'again')))).toEqual([]);
  });

  it('that are no longer named are hidden', async () => {
    write('content/faq.yaml', '- { code: orders, published: 2026-09-01T08:00:00Z, questions: [] }\n');
    expect(differences(await load())).toContainEqual(['faq_question', 'cancel', 'removed']);
    expect((await reader.query(`select visible from contents where code = 'cancel'`)).rows).toEqual([{ visible: false }]);
  });

  it('are checked: what they lead to, figures, HTML, missing and stray texts, each at its line', async () => {
    write('content/pages/terms/hr.md', '---\ntitle: Uvjeti\n---\n\nDobro.\n\nVidi [to](nowhere) i {price}.\n\n<script>alert(1)</script>\n');
    rmSync(join(dir, 'content/pages/delivery/hr.md'));
    write('content/pages/other/hr.md', '---\ntitle: X\n---\n');
    const lines = (await checkFolder(dir, drawings)).faults.map(faultLine);
    expect(lines).toEqual(
      expect.arrayContaining([
        'content/pages.yaml:3:11: delivery has no text: content/pages/delivery/hr.md is missing',
        'content/pages/terms/hr.md:7:11: leads to nowhere, which is no page of this shop',
        expect.stringMatching(/^content\/pages\/terms\/hr\.md:7:22: there is no figure \{price\}/),
        'content/pages/terms/hr.md:9:1: carries HTML that no page may hold',
        expect.stringMatching(/^content\/pages\/other\/hr\.md:1:1: warning: is not read/),
      ]),
    );
    const before = await text('terms', 'hr');
    await expect(load()).rejects.toThrow('leads to nowhere');
    expect(await text('terms', 'hr')).toEqual(before);
    expect(readFileSync(join(dir, 'content/pages.yaml'), 'utf8')).toBe(CONTENT['content/pages.yaml']);
  });
});
