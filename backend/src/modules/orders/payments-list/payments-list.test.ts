import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffChanges } from '@vitrina/contract/staff/changes';
import { staffPayments } from '@vitrina/contract/staff/payments';
import { asking, limited, type OrderOfTest, readyOrder } from '../../../testing/office-orders.ts';
import { Office, type OfficeReply } from '../../../testing/office-tools.ts';
import { productId, setStock } from '../../../testing/test-buyer.ts';

let office: Office;
let order: OrderOfTest;
const cookies = { orders: '', service: '', finance: '', owner: '', merchandiser: '', picker: '' };
const as = (role: keyof typeof cookies) => asking(office, () => cookies[role]);
/** Searches the payments of this file's order only, as the demo shop has others. */
const search = ({ filter = {}, ...input }: { filter?: object } & Record<string, unknown>) =>
  as('finance')(staffPayments.search, { ...input, filter: { text: order.number, ...filter } });
const total = async (filter: object): Promise<number> => (await search({ filter })).data.total;
const fieldsOf = ({ data }: OfficeReply): string[] => data.errors.map(({ field }: { field: string }) => field).sort();

beforeAll(async () => {
  office = await Office.start();
  for (const role of Object.keys(cookies) as (keyof typeof cookies)[]) cookies[role] = await office.logIn(role);
  const product = await productId(office.shop, 'DEMO-PROMO-01');
  await setStock(office.shop, product, 10);
  order = await readyOrder(office, product);
  // One a day, the last one asked for later; numbered against time, as an import numbers them.
  await sql`
    with asked as (
      insert into additional_payments (code, order_id, amount, currency, reason, number) values ('list', ${order.id}::bigint, 700, 'EUR', 'more', '1') returning id
    )
    insert into payments (reference, gateway, amount, currency, status, code, gateway_reference, authorized_amount, authorized_until, created_at)
    select case n when 7 then 'additional-' || (select id from asked) else ${`order-${order.id}`} end, case when n > 4 then 'sandbox-form' else 'bank-transfer' end,
      n * 100, 'EUR', (array['created', 'pending', 'failed', 'cancelled', 'pending', 'paid', 'paid'])[n], 'list-' || n, 'pi_' || n,
      case n when 5 then 500 end, case n when 5 then now() + interval '3 days' end, now() - make_interval(days => 7 - n)
    from generate_series(7, 1, -1) n`.execute(office.shop.database.db);
  await sql`
    insert into refunds (payment_id, code, kind, decision_id, amount, currency) select id, 'list', 'part', 1, 250, 'EUR' from payments where code = 'list-6'`.execute(
    office.shop.database.db,
  );
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
});

it('the list of payments has every payment with its state, newest first, and the sums of the whole list', async () => {
  const { data } = await search({});
  expect(data.items.map(({ amount, state }: { amount: number; state: string }) => `${amount} ${state}`)).toEqual([
    '7 paid',
    '6 paid',
    '5 held',
    '4 failed',
    '3 failed',
    '2 waiting',
    '1 waiting',
  ]);
  expect([data.total, data.sums]).toEqual([7, [{ currency: 'EUR', n: 7, amount: 28, back: 2.5 }]]);
  expect(data.items[0]).toMatchObject({ order: order.number, additional: true, back: 0, market: 'si', reference: 'pi_7' });
  expect(data.items[1]).toMatchObject({ additional: false, back: 2.5, payment: 'sandbox-form' });
  expect(data.items[2]).toMatchObject({ captured: 0, held_until: expect.stringContaining('T') });
  const view = data.items[3].created_at;
  expect((await search({ view: new Date(Date.parse(view) + 60_000).toISOString(), limit: 2, offset: 1 })).data).toMatchObject({
    total: 4,
    items: [{ amount: 3 }, { amount: 2 }],
  });
});

it('the list of payments is sorted by amount and filtered by state, payment method, market, days and the id at the gateway', async () => {
  expect((await search({ sort: 'amount', limit: 1 })).data.items[0]).toMatchObject({ amount: 1 });
  const states = ['waiting', 'held', 'paid', 'failed', 'back'].map((state) => total({ state }));
  expect(await Promise.all(states)).toEqual([2, 1, 2, 2, 0]);
  expect([await total({ payment: 'bank-transfer' }), await total({ market: 'hr' }), await total({ text: 'nobody at all' })]).toEqual([4, 0, 0]);
  const createdAt = (await search({ offset: 2, limit: 1 })).data.items[0].created_at;
  expect([await total({ from: createdAt }), await total({ to: createdAt })]).toEqual([3, 4]);
  expect((await as('finance')(staffPayments.search, { filter: { text: 'pi_5' } })).data).toMatchObject({
    total: 1,
    items: [{ amount: 5, order: order.number }],
  });
});

it('the list of payments needs the permission to see payments and is limited to its markets', async () => {
  const statuses = ['orders', 'service', 'merchandiser', 'picker'] as const;
  expect(await Promise.all(statuses.map(async (role) => (await as(role)(staffPayments.search, {})).status))).toEqual([200, 200, 403, 403]);
  await limited(office, { role: 'finance', markets: ['hr'] }, async () => {
    expect((await search({})).data).toMatchObject({ total: 0, items: [], sums: [] });
    expect(await total({ text: 'pi_5' })).toBe(0);
    expect((await as('finance')(staffPayments.csv, { filter: { text: 'pi_5' } })).data).toMatchObject({ rows: 0 });
  });
});

it('the list of payments is exported with the permissions to export and to see payments, and the export is recorded', async () => {
  const { data } = await as('finance')(staffPayments.csv, { filter: { text: 'pi_6' }, columns: ['amount', 'order', 'back', 'reference'] });
  expect(data).toEqual({ csv: `\ufeffamount;currency;order;additional;back;reference\r\n6;EUR;${order.number};0;2,5;pi_6\r\n`, rows: 1 });
  expect([(await as('service')(staffPayments.csv, {})).status, (await as('merchandiser')(staffPayments.csv, {})).status]).toEqual([403, 403]);
  const { items } = (await as('owner')(staffChanges.search, { filter: { kind: 'export', subject_id: 'payments' } })).data;
  const written = items.map(({ paths }: { paths: { path: string; after: unknown }[] }) => Object.fromEntries(paths.map(({ path, after }) => [path, after])));
  expect(written).toContainEqual({ rows: 1, columns: ['amount', 'order', 'back', 'reference'], filters: ['text'] });
});

it('the list of payments names every invalid field', async () => {
  const bad = { filter: { state: 'x', from: 'today', to: '0000-01-01T00:00:00Z', market: 'x' }, sort: 'name', offset: -1, limit: 501, view: 'now' };
  expect(fieldsOf(await search(bad))).toEqual(['filter.from', 'filter.market', 'filter.state', 'filter.to', 'limit', 'offset', 'sort', 'view']);
});
