import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../../backend/src/testing/test-backend.ts';
import { DEMO_SHOP } from '../../../demo/demo-shop.ts';
import { drawings } from '../../../demo/pictures/drawings.ts';
import { exportFolder } from '../export/export-folder.ts';
import { type Loaded, loadFolder } from '../load/load-folder.ts';
import { newShop } from '../new/new-shop.ts';
import { LISTED_CONTENT } from '../testing/listed-content.ts';
import { putFiles } from '../write/put-files.ts';

const NOW = new Date('2026-11-23T10:00:00Z');

describe.skipIf(!process.env.TEST_DATABASE_URL)('promotions, posts and landing pages of a folder', { meta: { needs: 'a database' } }, () => {
  let backend: TestBackend;
  let reader: pg.Client;
  const root = mkdtempSync(join(tmpdir(), 'content-lists-'));
  const dir = join(root, 'shop');
  const mediaDir = join(root, 'media');
  const load = (from = dir, more: { now?: Date; theirs?: boolean } = {}) =>
    loadFolder({ db: backend.database.db, dir: from, mediaDir, drawings, defaultLanguage: 'hr', log: () => {}, now: NOW, ...more });
  const differences = ({ compared }: Loaded) =>
    compared.filter(({ difference }) => difference !== 'same').map(({ kind, code, difference }) => [kind, code, difference]);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(join(dir, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(dir, file), text.replace(from, to));
  };
  const row = async (kind: string, code: string) =>
    (
      await reader.query(
        `select c.*, p.code as parent, (select jsonb_agg(o.code order by x.position) from content_products x join products o on o.id = x.product_id where x.content_id = c.id) as products
         from contents c left join contents p on p.id = c.parent_id where c.kind = $1 and c.code = $2`,
        [kind, code],
      )
    ).rows[0];
  const text = async (kind: string, code: string, lang: string) =>
    (
      await reader.query(`select t.* from content_texts t join contents c on c.id = t.content_id where c.kind = $1 and c.code = $2 and t.lang = $3`, [
        kind,
        code,
        lang,
      ])
    ).rows[0];
  const exported = () => exportFolder({ db: backend.database.db, mediaDir, defaultLanguage: 'hr' });
  const filesIn = () =>
    new Map(
      readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry): [string, string] => [
          join(entry.parentPath, entry.name).slice(dir.length + 1),
          readFileSync(join(entry.parentPath, entry.name), 'latin1'),
        ]),
    );

  beforeAll(async () => {
    putFiles(dir, newShop({ name: 'Kovač Elektro', languages: ['hr', 'de', 'at'], country: 'HR' }, { dir: DEMO_SHOP, category: 'laptops', products: 2 }));
    rmSync(join(dir, 'content'), { recursive: true });
    for (const [file, content] of Object.entries(LISTED_CONTENT)) write(file, content);
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

  it('stand in the shop with periods by its clock, prices, places, authors and where a post has moved', async () => {
    expect(await row('promotion', 'spring')).toMatchObject({
      starts_at: new Date('2026-11-12T23:00:00Z'),
      ends_at: new Date('2026-12-01T19:00:00Z'),
      products: ['KVANT-LIST-1'],
      image_upload_path: expect.stringMatching(/^kovac-elektro\/laptop\/.+\.svg$/),
    });
    expect(await row('service', 'repair')).toMatchObject({ facts: { prices: { hr: 4950, de: 0 } } });
    expect(await row('location', 'zagreb')).toMatchObject({
      facts: {
        ...{ address: 'Ilica 1', country: 'HR', latitude: 45.8, longitude: 15.9, services: ['pickup'] },
        special_days: expect.arrayContaining([
          { date: '2026-12-25', hours: null },
          { date: '2026-12-31', hours: ['09:00', '13:00'] },
          { date: '2027-05-04', hours: null },
        ]),
      },
    });
    expect(await row('post', 'old-guide')).toMatchObject({
      ...{ parent: 'advice', status: 3, published_at: new Date('2026-11-20T00:00:00Z') },
      facts: {
        redirect_code: 301,
        redirect_url: { hr: '/savjetnik/savjeti/kako-odabrati/', de: '/de/ratgeber/tipps/richtig-waehlen/', at: '/at/ratgeber/tipps/richtig-waehlen/' },
      },
    });
    expect(await row('post', 'guide')).toMatchObject({
      status: 4,
      facts: {},
      image_upload_path: expect.stringMatching(/^kovac-elektro\/guides\/guide-.+\.svg$/),
    });
    expect(await row('author', 'ana')).toMatchObject({ facts: { role: { hr: 'Prodaja', de: 'Verkauf', at: 'Verkauf' } } });
    expect((await text('post', 'guide', 'at')).content).toContain('<a href="/at/aktionen/fruehling/">');
  });

  it('landing pages are blocks: facts of the source language, words and links of each', async () => {
    const hr = (await text('landing', 'opening', 'hr')).blocks;
    expect(hr).toMatchObject([
      { block: 'picture', alt: 'Prijenosnici', url: '/dostava-robe/' },
      { block: 'rich-text', html: '<h2>Zašto</h2><p>Jer <strong>sada</strong>, {days} dana &lt;b&gt;.</p>' },
      { block: 'timer', ends_at: '2026-12-02T19:00:00Z', link: { label: 'Sve', url: '/prijenosna-racunala/' } },
      { block: 'product-slider', source: { codes: ['KVANT-LIST-1'] }, limit: 4 },
      { block: 'grid', columns: 2, cards: [{ title: 'Prvo', image: hr[0].image }, { title: 'Drugo' }] },
      {
        block: 'video',
        source: { files: [expect.stringMatching(/^\/media\/kovac-elektro\/films\/clip-[0-9a-f]{8}\.mp4$/)], captions: [{ lang: 'hr-HR' }, { lang: 'de-DE' }] },
      },
      { block: 'accordion', items: [{ title: 'Kada?', html: '<p>Uskoro.</p>' }] },
    ]);
    const at = (await text('landing', 'opening', 'at')).blocks;
    expect(at).toMatchObject([
      { block: 'picture', alt: 'Notebooks', image: hr[0].image, url: '/at/versand/' },
      { block: 'rich-text' },
      { block: 'timer', title: 'Bald vorbei', ends_at: '2026-12-02T19:00:00Z', link: { label: 'Alle' } },
      { block: 'product-slider', source: { codes: ['KVANT-LIST-1'] } },
      { block: 'grid', cards: [{ title: 'Erstens', image: hr[0].image }] },
      { block: 'video', source: { captions: [{ lang: 'de-AT' }, { lang: 'hr-HR' }, { lang: 'de-DE' }] } },
      { block: 'accordion', items: [{ title: 'Wann?', html: '<p>Bald.</p>' }] },
    ]);
  });

  it('are the same the next time, and exported byte for byte, films and captions too', async () => {
    expect(differences(await load(dir, { now: new Date('2026-11-25T20:00:00Z') }))).toEqual([]);
    const files = await exported();
    expect(new Map([...files].map(([file, content]) => [file, Buffer.from(content).toString('latin1')]))).toEqual(filesIn());
  });

  it('a change is written alone: an edited entry, an edited block', async () => {
    edit('content/promotions.yaml', '2026-12-01 at 20:00', '2026-12-05');
    edit('content/landing/opening/de.md', 'Bald vorbei', 'Fast vorbei');
    expect(differences(await load())).toEqual([
      ['promotion', 'spring', 'changed'],
      ['landing', 'opening', 'changed'],
    ]);
    expect((await row('promotion', 'spring')).ends_at).toEqual(new Date('2026-12-04T23:00:00Z'));
    expect((await text('landing', 'opening', 'de')).blocks[2]).toMatchObject({ title: 'Fast vorbei' });
  });

  it('a day that is counted was counted when it came: another count is counted anew', async () => {
    edit('content/promotions.yaml', 'from: 10 days ago', 'from: 3 days ago');
    edit('content/landing/opening/hr.md', '9 days ahead', '4 days ahead');
    const { compared } = await load(dir, { now: new Date('2026-11-30T10:00:00Z') });
    expect(compared.filter(({ difference }) => difference !== 'same')).toEqual([
      { kind: 'promotion', code: 'spring', difference: 'changed', fields: ['starts'] },
      { kind: 'landing', code: 'opening', difference: 'changed', fields: ['texts'] },
    ]);
    expect((await row('promotion', 'spring')).starts_at).toEqual(new Date('2026-11-26T23:00:00Z'));
    expect((await text('landing', 'opening', 'at')).blocks[2]).toMatchObject({ ends_at: '2026-12-04T19:00:00Z' });
    expect((await row('post', 'old-guide')).published_at).toEqual(new Date('2026-11-20T00:00:00Z'));
  });

  it('what staff changed stays, is exported, and loading the export changes nothing', async () => {
    await reader.query(`
      update content_texts set blocks = jsonb_set(blocks, '{2,title}', '"Od osoblja"') where lang = 'hr' and content_id = (select id from contents where kind = 'landing');
      update content_texts set content = '<p>Od osoblja, <em>novo</em>.</p>' where lang = 'hr' and content_id = (select id from contents where kind = 'post' and code = 'guide');
      update contents set facts = facts || '{"phone": "+385 1 1"}' where kind = 'location';
      update contents set ends_at = '2026-12-24T12:00:00Z', visible = false where kind = 'promotion';
      update contents set position = 2 where kind = 'post' and code = 'old-guide'`);
    edit('content/landing/opening/hr.md', 'title: Ističe', 'title: Istječe');
    expect(differences(await load())).toEqual([
      ['promotion', 'spring', 'kept'],
      ['location', 'zagreb', 'kept'],
      ['post', 'guide', 'kept'],
      ['post', 'old-guide', 'kept'],
      ['landing', 'opening', 'kept'],
    ]);
    const files = await exported();
    expect(String(files.get('content/promotions.yaml'))).toContain('to: 2026-12-24T12:00:00Z');
    expect(String(files.get('content/landing/opening/hr.md'))).toMatch(/whole: true\nformat: html\n---\n[\s\S]*```timer\ntitle: Od osoblja\n/);
    putFiles(join(root, 'again'), files);
    expect(differences(await load(join(root, 'again')))).toEqual([]);
    expect(new Map(await exported())).toEqual(files);
    expect((await load(dir, { theirs: true })).compared.filter(({ difference }) => difference === 'changed')).toHaveLength(5);
    expect((await text('landing', 'opening', 'hr')).blocks[2]).toMatchObject({ title: 'Istječe' });
  });

  it('a slider names a tag by its code, independent of its id in the shop', async () => {
    write('catalogue/tags.yaml', '- fresh\n');
    for (const [file, from] of [
      ['texts/common.pot', 'msgstr ""'],
      ['texts/de/common.po', 'msgstr "neu"'],
    ] as const) {
      const path = join(dir, file);
      const entries = ['title', 'slug', 'description'].map((name) => `\nmsgctxt "tag.fresh.${name}"\nmsgid "novo"\n${from}\n`).join('');
      writeFileSync(path, readFileSync(path, 'utf8') + entries);
    }
    edit('content/landing/opening/hr.md', 'source: { products: [ KVANT-LIST-1 ] }', 'source: { tag: fresh }');
    await load();
    const { rows } = await reader.query<{ id: number }>(`select id from tags where code = 'fresh'`);
    expect((await text('landing', 'opening', 'hr')).blocks[3]).toMatchObject({ source: { tag: rows[0]?.id } });
    expect(differences(await load())).toEqual([]);
  });

  it('that are no longer named are hidden', async () => {
    rmSync(join(dir, 'content/promotions.yaml'));
    rmSync(join(dir, 'content/services.yaml'));
    edit('content/posts/guide/hr.md', '[proljeće](promotion:spring)', 'proljeće');
    edit('content/posts/guide/de.md', '[Frühling](promotion:spring)', 'Frühling');
    expect(differences(await load())).toEqual(
      expect.arrayContaining([
        ['promotion', 'spring', 'removed'],
        ['service', 'repair', 'removed'],
      ]),
    );
    expect(await row('service', 'repair')).toMatchObject({ visible: false });
  });
});
