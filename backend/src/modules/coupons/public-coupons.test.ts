import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { CallContext } from '../../http/context.ts';
import { savePrices } from '../catalogue/index.ts';
import { listCouponPrices } from './coupon-prices.ts';
import { type CouponInput, hideCoupons, saveCoupons } from './save-coupons.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('demo');
  await sql`update coupons set active = false`.execute(database.db);
});
afterAll(() => database.drop());

const coupon = (change: Partial<CouponInput>): CouponInput => ({
  ...{
    code: 'ALLE10',
    kind: 'percent',
    percent: 10,
    amounts: {},
    minimums: {},
    titles: {},
    starts_at: null,
    ends_at: null,
    limit_total: null,
    limit_customer: null,
  },
  ...change,
});
const byCoupon = async (id: number) =>
  (
    await sql<{ amount: number }>`
      select amount from price_history where product_id = ${id} and market = 'si' and audience = 'coupon' order by valid_from`.execute(database.db)
  ).rows.map(({ amount }) => amount);
/** Products that never cost less than the amounts of these tests, each used once. */
const taken = new Set<number>();
async function productAt(amount: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p where p.type = 'simple' and exists (select from prices x where x.product_id = p.id and x.market = 'si' and x.amount <> ${amount})
      and not exists (select from price_history h where h.product_id = p.id and h.market = 'si' and h.amount < 11000) order by p.id`.execute(database.db);
  const id = rows.map((row) => row.id).find((one) => !taken.has(one)) as number;
  taken.add(id);
  await savePrices(database.db, [{ product_id: id, market: 'si', amount, loyalty_amount: null }], new Date(Date.now() - 3_600_000));
  return id;
}
const priceOf = async (id: number) =>
  (
    await sql<{
      amount: number;
      reference_amount: number | null;
    }>`select amount, reference_amount from prices where product_id = ${id} and market = 'si'`.execute(database.db)
  ).rows[0];

describe('a coupon', () => {
  it('that everybody may use is a price of every product and market, also of prices set later', async () => {
    const id = await productAt(10_000);
    const before = (await byCoupon(id)).length;
    await saveCoupons(database.db, [coupon({})]);
    expect((await byCoupon(id)).slice(before)).toEqual([9000]);
    await saveCoupons(database.db, [coupon({})]);
    expect((await byCoupon(id)).slice(before), 'saved again').toEqual([9000]);
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from prices p where not exists (
        select from price_history h where h.product_id = p.product_id and h.market = p.market and h.audience = 'coupon' and h.amount = p.amount - round(p.amount * 0.1))`.execute(
      database.db,
    );
    expect(rows[0]?.count).toBe(0);
    await savePrices(database.db, [{ product_id: id, market: 'si', amount: 9500, loyalty_amount: null }], new Date(Date.now() + 60_000));
    expect((await byCoupon(id)).slice(before)).toEqual([9000, 8550]);
    expect(await priceOf(id), '95 after 90 by coupon is no cut').toMatchObject({ amount: 9500, reference_amount: null });
    await savePrices(database.db, [{ product_id: id, market: 'si', amount: 8000, loyalty_amount: null }], new Date(Date.now() + 120_000));
    expect(await priceOf(id)).toMatchObject({ amount: 8000, reference_amount: 8550 });
    await hideCoupons(database.db, ['ALLE10']);
    expect(await byCoupon(id), 'its end is noted').toContain(8000);
  });

  it('takes its percent of a price of millions, and a price of millions is taken while it runs', async () => {
    const id = await productAt(10_000);
    await saveCoupons(database.db, [coupon({})]);
    await savePrices(database.db, [{ product_id: id, market: 'si', amount: 2_000_000_000, loyalty_amount: null }], new Date(Date.now() + 60_000));
    expect(await byCoupon(id)).toContain(1_800_000_000);
    await savePrices(database.db, [{ product_id: id, market: 'si', amount: 1_900_000_000, loyalty_amount: null }], new Date(Date.now() + 120_000));
    expect(await byCoupon(id)).toContain(1_710_000_000);
    await saveCoupons(database.db, [coupon({ code: 'ALLE20', percent: 20 })]);
    expect(await byCoupon(id)).toContain(1_520_000_000);
    const listed = await listCouponPrices({ ids: [id] }, { db: database.db, lang: 'si' } as CallContext);
    expect(JSON.stringify(listed)).toContain('"code":"ALLE20","price":15200000');
    await hideCoupons(database.db, ['ALLE10', 'ALLE20']);
  });

  it.each([
    [8700, 10],
    [8300, 10],
    [8001, 9],
  ])('of ten per cent is told beside %i as %i: as much as it is, and never more', async (amount, percent) => {
    const id = await productAt(amount);
    await saveCoupons(database.db, [coupon({ starts_at: new Date().toISOString() })]);
    const listed = await listCouponPrices({ ids: [id] }, { db: database.db, lang: 'si' } as CallContext);
    expect('data' in listed && listed.data.items).toMatchObject([{ lowest_price_30_days: amount / 100, percent }]);
    await hideCoupons(database.db, ['ALLE10']);
  });

  it.each([
    ['with a minimum', { minimums: { EUR: 5000 } }],
    ['for so many buyers', { limit_total: 100 }],
    ['once for each customer', { limit_customer: 1 }],
    ['of an amount', { kind: 'amount', percent: null, amounts: { EUR: 500 } }],
    ['that has ended', { starts_at: '2025-01-01T00:00:00Z', ends_at: '2025-02-01T00:00:00Z' }],
    ['that is off', { active: false }],
  ] as const)('%s is no price', async (_, change) => {
    const id = await productAt(10_000);
    const before = await byCoupon(id);
    await saveCoupons(database.db, [coupon({ code: 'SOME', ...change })]);
    expect(await byCoupon(id)).toEqual(before);
  });
});
