import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffOrders } from '@vitrina/contract/staff-orders';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { buy, productId, setStock } from '../../../testing/test-buyer.ts';
import { changeWarehouseGrant } from './warehouse-queries.ts';
import { TEST_SITE } from '../../../testing/demo-site.ts';

let shop: TestBackend;
let staff: string;
let product: number;
beforeAll(async () => {
  shop = await startTestBackend('demo', { checkout: { ...TEST_SITE.checkout, warehousePermission: true } });
  staff = await shop.logIn('staff@vitrina.test', 'vitrina-demo-1');
  product = await productId(shop, 'DEMO-PROMO-01');
  await setStock(shop, product, 50);
});
afterAll(() => shop.stop());

const pack = (identifier: string) => shop.call(staffOrders.moveOrder, { identifier, state: 'packed' }, { token: staff });
const order = async () => (await buy(shop, { productId: product, payment: 'cash-on-delivery' })).identifier;
const change = (warehouse: string | null, isGranted: boolean, email = 'Staff@vitrina.test') =>
  changeWarehouseGrant(shop.database.db, { email, warehouse }, isGranted);
const REFUSED = { success: false, data: { label_name: 'error_forbidden', statusCode: 403 } };
const PACKED = { success: true, data: { status: 'packed' } };

it('staff move an order only with a grant for each warehouse that its goods come from [S6.10] [G26]', async () => {
  const { db } = shop.database;
  const [first, second] = [await order(), await order()];
  const { rows } = await sql<{ code: string; isTaken: boolean }>`
    select code, id in (select warehouse_id from stock_movements where qty < 0) as "isTaken" from warehouses`.execute(db);
  const taken = rows.filter(({ isTaken }) => isTaken).map(({ code }) => code);
  const other = rows.find(({ isTaken }) => !isTaken)?.code as string;
  expect(taken).toHaveLength(1);
  const own = taken[0] as string;

  expect(await pack(first)).toMatchObject(REFUSED);
  expect(await change(other, true)).toBe('changed');
  expect(await pack(first)).toMatchObject(REFUSED);
  expect([await change(own, true), await change(own, true)]).toEqual(['changed', 'unchanged']);
  expect(await pack(first)).toMatchObject(PACKED);
  expect([await change(own, false), await change(own, false)]).toEqual(['changed', 'unchanged']);
  expect(await pack(second)).toMatchObject(REFUSED);
  expect(await change(null, true)).toBe('changed');
  expect(await pack(second)).toMatchObject(PACKED);

  expect([await change('none-such', true), await change(own, true, 'customer@vitrina.test')]).toEqual(['unknown', 'unknown']);
  const { rows: grants } = await sql<{ ended: boolean }>`select ended_at is not null as ended from staff_grants order by id`.execute(db);
  expect(grants.map(({ ended }) => ended)).toEqual([false, true, false]);
});
