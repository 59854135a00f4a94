import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { loadSettings } from '../../settings/index.ts';
import { guardCatalogue } from './guard-catalogue.ts';

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
