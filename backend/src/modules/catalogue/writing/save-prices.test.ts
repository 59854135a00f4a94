import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { savePrices } from './save-prices.ts';

let database: TestDatabase;
let product: number;
beforeAll(async () => {
  database = await createTestDatabase('demo');
  await sql`update coupons set active = false`.execute(database.db);
  const { rows } = await sql<{ id: number }>`
    select p.product_id as id from prices p where p.market = 'si' and p.amount < 50000 order by 1 limit 1`.execute(database.db);
  product = rows[0]?.id as number;
});
afterAll(() => database.drop());

const set = (amount: number, at: number) => savePrices(database.db, [{ product_id: product, market: 'si', amount, loyalty_amount: null }], new Date(at));

it('keeps prices in the order in which they were set, of one millisecond and of a clock that was put back', async () => {
  const begin = Date.now() + 1000;
  await set(90_000, begin);
  await set(80_000, begin);
  await set(85_000, begin - 3_600_000);
  const { rows } = await sql<{ amount: number }>`
    select amount from price_history where product_id = ${product} and market = 'si' and audience = 'public' order by valid_from desc limit 3`.execute(
    database.db,
  );
  expect(rows.map(({ amount }) => amount)).toEqual([85_000, 80_000, 90_000]);
  const { rows: now } = await sql<{ amount: number; reference_amount: number | null; cut_at: Date | null }>`
    select amount, reference_amount, cut_at from prices where product_id = ${product} and market = 'si'`.execute(database.db);
  // An earlier price is below 850, so that price is no reduction.
  expect(now).toEqual([{ amount: 85_000, reference_amount: null, cut_at: null }]);
  await set(100, begin - 3_600_000);
  const { rows: cut } = await sql<{ reference_amount: number; cut_at: Date }>`
    select reference_amount, cut_at from prices where product_id = ${product} and market = 'si'`.execute(database.db);
  expect(cut[0]?.reference_amount).toBeLessThan(50_000);
  expect(cut[0]?.cut_at.getTime(), 'the newest of the history').toBe(begin + 3);
});
