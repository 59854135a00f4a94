import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { webshopOrders } from '@vitrina/contract/orders';
import { staffChanges } from '@vitrina/contract/staff/changes';
import { staffRefunds } from '@vitrina/contract/staff/refunds';
import { asking, limited, type OrderOfTest, readyOrder } from '../../../testing/office-orders.ts';
import { Office, type OfficeReply } from '../../../testing/office-tools.ts';
import { productId, setStock } from '../../../testing/test-buyer.ts';

/** More than any call gives at once. */
const MANY = 520;
let office: Office;
let order: OrderOfTest;
let before: { by_hand: number; by_gateway: number };
const cookies = { orders: '', service: '', finance: '', owner: '', merchandiser: '' };
const as = (role: keyof typeof cookies) => asking(office, () => cookies[role]);
/** Searches the refunds of this file's order only, as the demo shop has others. */
const search = ({ filter = {}, ...input }: { filter?: object } & Record<string, unknown>) =>
  as('finance')(staffRefunds.due, { ...input, filter: { text: order.number, ...filter } });
const total = async (filter: object): Promise<number> => (await search({ filter })).data.total;
const fieldsOf = ({ data }: OfficeReply): string[] => data.errors.map(({ field }: { field: string }) => field).sort();

beforeAll(async () => {
  office = await Office.start();
  for (const role of Object.keys(cookies) as (keyof typeof cookies)[]) cookies[role] = await office.logIn(role);
  const product = await productId(office.shop, 'DEMO-PROMO-01');
  await setStock(office.shop, product, 1000);
  order = await readyOrder(office, product, { qty: 2, payment: 'sandbox-form' });
  await office.shop.get(webshopOrders.createPayment, { identifier: order.identifier });
  before = (await search({})).data.counts;
  // Never more goes back than was paid.
  await sql`update payments set status = 'paid', amount = 1000000 where reference = ${`order-${order.id}`}`.execute(office.shop.database.db);
  // One a day, by hand and by a gateway in turn, the last twenty given.
  await sql`
    insert into refunds (payment_id, code, kind, decision_id, amount, currency, reason, state, by_hand, created_at, problem, done_at)
    select p.id, 'list-' || n, 'part', n, n, 'EUR', '=1+' || n, case when n > ${MANY - 20} then 'done' else 'due' end, n % 2 = 0,
      now() - make_interval(days => ${MANY}::integer - n), case when n = 7 then 'The card is closed' end, case when n > ${MANY - 20} then now() end
    from generate_series(1, ${MANY}) n cross join (select id from payments where reference = ${`order-${order.id}`} limit 1) p`.execute(
    office.shop.database.db,
  );
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
});

it('the list of refunds has all due refunds, oldest first, page by page; refunds decided meanwhile do not move them', async () => {
  const first = (await search({ limit: 500 })).data;
  expect([first.total, first.counts]).toEqual([MANY - 20, { by_hand: before.by_hand + (MANY - 20) / 2, by_gateway: before.by_gateway + (MANY - 20) / 2 }]);
  const pages = [0, 100, 400].map(async (offset) => (await search({ limit: 100, offset, view: first.view })).data.items);
  for (const [i, page] of (await Promise.all(pages)).entries()) expect(page).toEqual(first.items.slice([0, 100, 400][i], ([0, 100, 400][i] as number) + 100));
  // Of a list that was opened an hour after the hundredth was decided.
  const view = new Date(Date.parse(first.items[99].created_at) + 3_600_000).toISOString();
  expect((await search({ view })).data).toMatchObject({ total: 100, view });
});

it('the list of refunds is sorted by amount and time, and filtered by tab, payment method, market, gateway reply and days', async () => {
  expect((await search({ sort: '-amount', limit: 1 })).data.items[0]).toMatchObject({ amount: (MANY - 20) / 100, order: order.number, market: 'si' });
  expect((await search({ filter: { state: 'done' }, sort: '-done', limit: 1 })).data).toMatchObject({ total: 20, items: [{ state: 'done' }] });
  expect(await total({ by_hand: true })).toBe((MANY - 20) / 2);
  expect((await search({ filter: { problem: true } })).data).toMatchObject({
    total: 1,
    sums: [{ currency: 'EUR', n: 1, amount: 0.07 }],
    items: [{ problem: 'The card is closed', amount: 0.07 }],
  });
  const [{ payment, created_at }] = (await search({ offset: 30, limit: 1 })).data.items;
  expect([await total({ payment }), await total({ payment: 'none' }), await total({ market: 'hr' })]).toEqual([MANY - 20, 0, 0]);
  expect([await total({ to: created_at }), await total({ from: created_at })]).toEqual([30, MANY - 50]);
  expect([await total({ text: order.email }), await total({ text: 'nobody at all' })]).toEqual([MANY - 20, 0]);
});

it('the list of refunds is exported with the permissions to export and to see payments, and the export is recorded', async () => {
  const csv = (input: object, role: keyof typeof cookies = 'finance') => as(role)(staffRefunds.csv, input as Record<string, unknown>);
  const { data } = await csv({ filter: { problem: true, text: order.number }, columns: ['amount', 'order', 'reason'] });
  expect(data).toEqual({ csv: `\ufeffamount;currency;order;reason\r\n0,07;EUR;${order.number};'=1+7\r\n`, rows: 1 });
  expect([(await csv({}, 'service')).status, (await csv({}, 'merchandiser')).status, (await csv({}, 'orders')).status]).toEqual([403, 403, 200]);
  await limited(office, { role: 'finance', markets: ['hr'] }, async () => {
    expect((await csv({})).data).toMatchObject({ rows: 0 });
    expect((await search({})).data).toMatchObject({ total: 0, counts: { by_hand: 0, by_gateway: 0 } });
  });
  const { items } = (await as('owner')(staffChanges.search, { filter: { kind: 'export' } })).data;
  const written = items.map(({ paths }: { paths: { path: string; after: unknown }[] }) => Object.fromEntries(paths.map(({ path, after }) => [path, after])));
  expect(written).toContainEqual({ rows: 1, columns: ['amount', 'order', 'reason'], filters: ['state', 'problem', 'text'] });
});

it('the list of refunds names every invalid field', async () => {
  const bad = { filter: { state: 'x', by_hand: 1, from: 'today' }, sort: 'name', offset: -1, limit: 501, view: 'now' };
  expect(fieldsOf(await search(bad))).toEqual(['filter.by_hand', 'filter.from', 'filter.state', 'limit', 'offset', 'sort', 'view']);
  expect(fieldsOf(await as('finance')(staffRefunds.csv, { columns: ['order', 'order'] }))).toEqual(['columns']);
});
