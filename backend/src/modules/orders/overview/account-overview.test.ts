import { webshopOrders } from '@vitrina/contract/orders';
import { dayIn } from '@vitrina/contract/values/date';
import { CUSTOMER } from '@vitrina/demo/known';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { productNamed } from '../../../testing/cart-tools.ts';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { buy } from '../../../testing/test-buyer.ts';
import { replaceSettings } from '../../settings/index.ts';

const DAY_MS = 86_400_000;
/** Before and behind Greenwich: whatever the hour, the shop's day is another than that of the database. */
const ZONE = new Date().getUTCHours() >= 12 ? 'Pacific/Kiritimati' : 'Etc/GMT+12';
const day = (days: number) => dayIn(new Date(Date.now() + days * DAY_MS), ZONE);

let shop: TestBackend;
let token: string;
beforeAll(async () => {
  shop = await startTestBackend('demo');
  const { shop: own } = shop.settings.current();
  const documents = { shop: { ...own, timeZone: ZONE } };
  expect((await replaceSettings(shop.database.db, { documents, versions: 'any', userId: null, cause: 'test' })).kind).toBe('saved');
  await shop.settings.refresh();
  token = await shop.logIn(CUSTOMER.email, CUSTOMER.password);
  await sql`update orders set status = 'delivered' where user_id = (select id from users where email = ${CUSTOMER.email})`.execute(shop.database.db);
});
afterAll(() => shop.stop());

/** An order of the customer that was promised for a day. */
async function promised(on: string): Promise<string> {
  const { id } = await productNamed(shop, 'DEMO-LAPTOP-01');
  const { identifier } = await buy(shop, { productId: id, token, payment: 'cash-on-delivery' });
  await sql`update orders set status = 'shipped', snapshot = jsonb_set(snapshot, '{parcels,0,shipping,date}', to_jsonb(${on}::text))
    where id = ${identifier.split('-')[0]}::bigint`.execute(shop.database.db);
  return identifier;
}
const next = async () => (await shop.get(webshopOrders.overview, {}, { token })).next_delivery;

it('the next delivery of an account is the first that is promised for today or later, by the shop’s clock, never one of the past', async () => {
  await promised(day(-1));
  expect(await next()).toBeNull();
  const later = await promised(day(3));
  expect(await next()).toMatchObject({ identifier: later, day: day(3) });
  const today = await promised(day(0));
  expect(await next()).toMatchObject({ identifier: today, day: day(0), titles: [expect.any(String)] });
});
