import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffBank } from '@vitrina/contract/staff/bank';
import { staffChanges } from '@vitrina/contract/staff/changes';
import { asking, limited, type OrderOfTest, readyOrder } from '../../../testing/office-orders.ts';
import { Office, type OfficeReply } from '../../../testing/office-tools.ts';
import { productId, setStock } from '../../../testing/test-buyer.ts';

/** More than any call gives at once. */
const MANY = 620;
let office: Office;
let order: OrderOfTest;
let statement: number;
const cookies = { finance: '', orders: '', owner: '' };
const as = (role: keyof typeof cookies) => asking(office, () => cookies[role]);
const search = ({ filter = {}, ...input }: { filter?: object } & Record<string, unknown>) =>
  as('finance')(staffBank.entries, { ...input, filter: { statement, ...filter } });
const total = async (filter: object): Promise<number> => (await search({ filter })).data.total;
const csv = (input: object, role: keyof typeof cookies = 'finance') => as(role)(staffBank.csv, input as Record<string, unknown>);
const fieldsOf = ({ data }: OfficeReply): string[] => data.errors.map(({ field }: { field: string }) => field).sort();

beforeAll(async () => {
  office = await Office.start();
  for (const role of ['finance', 'orders', 'owner'] as const) cookies[role] = await office.logIn(role);
  const product = await productId(office.shop, 'DEMO-PROMO-01');
  await setStock(office.shop, product, 1000);
  order = await readyOrder(office, product);
  const { rows } = await sql<{ id: number }>`
    insert into bank_statements (file_name, format, hash, entries, fresh) values ('dolg.xml', 'camt.053', 'dolg', ${MANY}, ${MANY}) returning id`.execute(
    office.shop.database.db,
  );
  statement = rows[0]?.id as number;
  // Two a day; the first one is for an order, the last ten were set aside.
  await sql`
    insert into bank_entries (statement_id, entry_key, account, amount, currency, booked_on, payer, payer_account, reference, info, is_batch, order_id, found_by, state)
    select ${statement}, ('dolg-' || n)::bytea, 'SI56', n, case when n % 2 = 0 then 'EUR' else 'RSD' end, '2025-01-01'::date + n / 2, '=Plačnik ' || lpad(n::text, 3, '0'), 'SI56X', 'RF' || n,
      'dar', false, case when n = 1 then ${order.id}::bigint end, case when n = 1 then 'reference' end, case when n > ${MANY - 10} then 'set_aside' else 'open' end
    from generate_series(1, ${MANY}) n`.execute(office.shop.database.db);
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
});

it('the list of bank entries has all entries, page by page, none twice; a statement imported meanwhile does not move them', async () => {
  const first = (await search({ limit: 500 })).data;
  const rest = (await search({ limit: 500, offset: 500, view: first.view })).data;
  expect([first.total, new Set([...first.items, ...rest.items].map(({ id }) => id)).size]).toEqual([MANY, MANY]);
  const before = (await as('finance')(staffBank.entries, { filter: { state: 'open' } })).data;
  await sql`with s as (insert into bank_statements (file_name, format, hash, entries, fresh, created_at) values ('x', 'csv', 'x', 1, 1, now() + interval '1 second') returning id)
    insert into bank_entries (statement_id, entry_key, account, amount, currency, booked_on, payer, payer_account, reference, info, is_batch)
    select id, 'x', 'SI56', 100, 'EUR', '2027-01-01', 'Pozni', '', '', '', false from s`.execute(office.shop.database.db);
  const { data } = await as('finance')(staffBank.entries, { filter: { state: 'open' }, view: before.view });
  expect([data.total, data.items]).toEqual([before.total, before.items]);
  expect((await as('finance')(staffBank.entries, { filter: { state: 'open' } })).data.total).toBe(before.total + 1);
});

it('the list of bank entries is sorted by day, amount and payer, and filtered by class, state, currency, days and text', async () => {
  const sums = async (sort: string): Promise<number[]> => (await search({ sort, limit: 3 })).data.items.map(({ amount }: { amount: number }) => amount);
  expect(await sums('amount')).toEqual([0.01, 0.02, 0.03]);
  expect(await sums('-payer')).toEqual([6.2, 6.19, 6.18]);
  expect(await sums('day')).toEqual([0.01, 0.02, 0.03]);
  expect(await sums('-day')).toEqual([6.2, 6.19, 6.18]);
  expect([await total({ state: 'set_aside' }), await total({ class: 'foreign' }), await total({ currency: 'RSD' })]).toEqual([10, MANY - 1, MANY / 2]);
  expect([await total({ from: '2025-01-01', to: '2025-01-02' }), await total({ to: '2025-01-01' })]).toEqual([3, 1]);
  const found = async (text: string): Promise<number[]> => (await search({ filter: { text } })).data.items.map(({ amount }: { amount: number }) => amount);
  for (const text of ['plačnik 001', order.number, ` #${order.number}`]) expect(await found(text), text).toEqual([0.01]);
  expect([await found('rf620'), await found('%'), await found('nobody')]).toEqual([[6.2], [], []]);
});

it('the list of bank entries is exported with the permissions to export and to read statements, and the export is recorded', async () => {
  const { data } = await csv({ filter: { statement, text: 'RF620' }, columns: ['day', 'payer', 'amount', 'reason'] });
  expect(data).toEqual({
    csv: `\ufeffbooked_on;payer;amount;currency;state;class;reason\r\n2025-11-07;'=Plačnik 620;6,2;EUR;set_aside;foreign;unknown\r\n`,
    rows: 1,
  });
  expect((await csv({}, 'orders')).status).toBe(403);
  await limited(office, { role: 'finance', markets: ['hr'] }, async () => expect((await csv({ filter: { statement } })).data.rows).toBe(0));
  const { items } = (await as('owner')(staffChanges.search, { filter: { kind: 'export' } })).data;
  const written = items.map(({ paths }: { paths: { path: string; after: unknown }[] }) => Object.fromEntries(paths.map(({ path, after }) => [path, after])));
  expect(written).toContainEqual({ rows: 1, columns: ['day', 'payer', 'amount', 'reason'], filters: ['statement', 'text'] });
});

it('the list of bank entries names every invalid field', async () => {
  const bad = { filter: { currency: 'euro', from: '24. 11.', to: '2026-02-30' }, sort: 'name', offset: -1, limit: 501, view: 'now' };
  expect(fieldsOf(await search(bad))).toEqual(['filter.currency', 'filter.from', 'filter.to', 'limit', 'offset', 'sort', 'view']);
  expect(fieldsOf(await csv({ columns: ['day', 'day'] }))).toEqual(['columns']);
});
