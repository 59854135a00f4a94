import { sql } from 'kysely';
import { catalogue } from '@vitrina/contract/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { loadSettings } from '../../settings/index.ts';
import { type EprelTrouble, sandboxEprel } from '../../../adapters/eprel/index.ts';
import { guardCatalogue } from './guard-catalogue.ts';
import { selectLabelDifferences } from './label-queries.ts';
import { refreshLabels } from './refresh-labels.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('demo');
});
afterAll(() => shop.stop());

const NOW = new Date('2026-11-23T12:00:00Z');
async function guardian(mode: 'report' | 'block') {
  const { db } = shop.database;
  const settings = (await loadSettings(db, (error) => expect.unreachable(String(error)))).current();
  return guardCatalogue(db, { settings: { ...settings, behaviour: { ...settings.behaviour, guardian: mode } }, now: NOW });
}
const change = (code: string, law: string) => sql`update products set law = ${sql.raw(law)} where code = ${code}`.execute(shop.database.db);
const isForSale = async (code: string) =>
  (await sql<{ visible: boolean }>`select visible from products where code = ${code}`.execute(shop.database.db)).rows[0]?.visible;

describe('the guardian over the database', () => {
  it('blocks nothing of the demo shop', async () => {
    const { products, findings } = await guardian('report');
    expect(products).toBeGreaterThan(300);
    expect(findings).toEqual([]);
  });

  it('takes off sale what became unlawful, with all reasons, and puts it back when it is mended; what staff hid stays hidden', async () => {
    const { db } = shop.database;
    await sql`update products set visible = false where code = 'BELA-ROSA-2'`.execute(db);
    await change('BELA-ROSA-1', `law - 'energy' - 'warnings'`);
    await change('BELA-ROSA-2', `law - 'warnings'`);
    expect((await guardian('report')).held, 'a report changes nothing').toBe(0);
    expect(await isForSale('BELA-ROSA-1')).toBe(true);
    const { held, findings } = await guardian('block');
    expect([held, findings.map(({ product, field }) => [product, field])]).toEqual([
      1,
      [
        ['BELA-ROSA-1', 'law.energy'],
        ['BELA-ROSA-1', 'law.warnings'],
      ],
    ]);
    expect(await isForSale('BELA-ROSA-1')).toBe(false);
    const { rows } = await sql<{ findings: object[] }>`select findings from law_holds`.execute(db);
    expect(rows.map(({ findings }) => findings)).toEqual([
      [expect.objectContaining({ rule: 'energy-register' }), expect.objectContaining({ rule: 'warnings' })],
    ]);
    expect((await guardian('block')).held, 'again').toBe(1);
    await change(
      'BELA-ROSA-1',
      `law || '{"energy": {"eprel": "123", "class": "C", "from": "A", "to": "G", "invented": true}, "warnings": {"none": {"by": "A. V.", "on": "2026-11-20"}}}'`,
    );
    expect((await guardian('block')).released).toBe(1);
    expect([await isForSale('BELA-ROSA-1'), await isForSale('BELA-ROSA-2')]).toEqual([true, false]);
  });

  it('recounts cuts from the history: a reference that nobody had to pay for thirty days blocks', async () => {
    await sql`update prices set reference_amount = amount * 2, cut_at = now() where product_id = (select id from products where code = 'BELA-ROSA-3') and market = 'si'`.execute(
      shop.database.db,
    );
    expect((await guardian('report')).findings).toMatchObject([{ product: 'BELA-ROSA-3', rule: 'price-reference', field: 'prices.si', level: 'block' }]);
  });
});

describe('the register of energy labels', () => {
  const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const codes = ['BELA-SAPA-1', 'BELA-SAPA-2', 'BELA-TOK-1', 'BELA-TOK-2', 'BELA-BRV-1', 'BELA-BRV-2'];
  const troubles: EprelTrouble[] = ['slow', 'breaks', 'other-number', 'no-label', 'other-class', 'unknown'];

  it('is asked: right answers are dated; slow, broken and foreign ones keep what is there; other classes are told, off sale, and back when they agree', async () => {
    const { db } = shop.database;
    const settings = (await loadSettings(db, (error) => expect.unreachable(String(error)))).current();
    const { rows } = await sql<{ code: string; eprel: string; class: string }>`
      select code, law #>> '{energy,eprel}' as eprel, law #>> '{energy,class}' as class from products where law #> '{energy,eprel}' is not null and type <> 'configurable' and status <> 3`.execute(
      db,
    );
    const records = new Map(
      rows.map((row) => [row.eprel, { id: row.eprel, supplier: 'S', model: 'M', class: row.class, label: { type: 'image/svg+xml' as const, bytes: SVG } }]),
    );
    const troubled = new Map(
      rows.flatMap((row) => (codes.includes(row.code) ? [[row.eprel, troubles[codes.indexOf(row.code)] as EprelTrouble] as const] : [])),
    );
    expect(troubled.size).toBe(codes.length);
    const ask = (troubleOf: (id: string) => EprelTrouble | null) =>
      refreshLabels(db, {
        register: sandboxEprel({ records, troubleOf }),
        settings: { ...settings, behaviour: { ...settings.behaviour, guardian: 'block' } },
        now: NOW,
        timeoutMs: 50,
        withInvented: true,
      });
    expect(await ask((id) => troubled.get(id) ?? null)).toEqual({ read: rows.length - 4, failed: 4, differing: 2 });
    const reads = await sql<{ code: string; failures: number; error: string | null; differences: object[]; fetched: string | null; visible: boolean }>`
      select p.code, e.failures, e.error, e.differences, p.law #>> '{energy,fetched}' as fetched, p.visible from eprel_reads e join products p on p.id = e.product_id
      where p.code = any(${codes}::text[]) order by array_position(${codes}::text[], p.code)`.execute(db);
    expect(reads.rows.map(({ failures, differences, fetched, visible }) => [failures, differences.length, fetched, visible])).toEqual([
      ...Array.from({ length: 4 }, () => [1, 0, null, true]),
      [0, 1, null, false],
      [0, 1, null, false],
    ]);
    expect((await selectLabelDifferences(db)).map(({ code, field }) => [code, field])).toEqual([
      ['BELA-BRV-1', 'law.energy.class'],
      ['BELA-BRV-2', 'law.energy.eprel'],
    ]);
    expect((await guardian('block')).released, 'the guardian puts back nothing of it').toBe(0);
    expect(await isForSale('BELA-BRV-1')).toBe(false);
    expect(await ask(() => null), 'nothing is old yet').toEqual({ read: 0, failed: 0, differing: 0 });
    await sql`update eprel_reads set tried_at = now() - interval '2 days', read_at = read_at - interval '8 days'`.execute(db);
    expect(await ask(() => null)).toMatchObject({ failed: 0, differing: 0 });
    expect([await isForSale('BELA-BRV-1'), await isForSale('BELA-BRV-2'), await selectLabelDifferences(db)]).toEqual([true, true, []]);
  });
});

describe('offers of a seller that is not verified', () => {
  it('are in no list, search, suggestion or site map, and back when the seller is [K11]', async () => {
    const { db } = shop.database;
    const settle = async () => shop.cache.purge(await shop.catalogue.catchUp());
    const { rows } = await sql<{ id: number; seller: string; title: string }>`
      select p.id, s.code as seller, t.title from products p join sellers s on s.id = p.seller_id join product_texts t on t.product_id = p.id and t.lang = 'si' where p.code = 'DEMO-SELLER-01'`.execute(
      db,
    );
    const { id, seller, title } = rows[0] as { id: number; seller: string; title: string };
    const seen = async () => {
      await settle();
      const [list, search, suggest, map] = await Promise.all([
        shop.get(catalogue.products, { ids: [id], per_page: 5 }),
        shop.get(catalogue.products, { search_q: title, per_page: 24 }),
        shop.get(catalogue.suggest, { q: title }),
        shop.get(catalogue.sitemap, { page: 1 }),
      ]);
      const urls = map.products.flatMap((one) => Object.values(one.urls));
      return [
        list.items.some((one) => one.id === id),
        search.items.some((one) => one.id === id),
        suggest.products.some((one) => one.id === id),
        urls.some((url) => url?.endsWith(`-${id}/`)),
      ];
    };
    const state = (to: string) => sql`update sellers set law = jsonb_set(law, '{state}', to_jsonb(${to}::text)) where code = ${seller}`.execute(db);
    expect(await seen()).toEqual([true, true, true, true]);
    for (const unverified of ['draft', 'suspended']) {
      await state(unverified);
      await guardian('block');
      expect(await seen(), unverified).toEqual([false, false, false, false]);
      expect((await shop.call(catalogue.product, { item_id: id })).success, unverified).toBe(false);
    }
    await state('verified');
    await guardian('block');
    expect(await seen()).toEqual([true, true, true, true]);
  });
});
