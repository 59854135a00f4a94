import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffChanges } from '@vitrina/contract/staff/changes';
import { staffReturns } from '@vitrina/contract/staff/returns';
import { asking, limited, type OrderOfTest, readyOrder } from '../../../testing/office-orders.ts';
import { Office, type OfficeReply } from '../../../testing/office-tools.ts';
import { productId, setStock } from '../../../testing/test-buyer.ts';

/** More than any call gives at once. */
const MANY = 620;
let office: Office;
let order: OrderOfTest;
const cookies = { orders: '', service: '', finance: '', owner: '' };
const as = (role: keyof typeof cookies) => asking(office, () => cookies[role]);
const search = (input: object) => as('service')(staffReturns.search, input as Record<string, unknown>);
const idsOf = ({ data }: OfficeReply): number[] => data.items.map(({ id }: { id: number }) => id);

beforeAll(async () => {
  office = await Office.start();
  for (const role of ['orders', 'service', 'finance', 'owner'] as const) cookies[role] = await office.logIn(role);
  const product = await productId(office.shop, 'DEMO-PROMO-01');
  await setStock(office.shop, product, 1000);
  order = await readyOrder(office, product, { qty: 2 });
  // One a day, each second one without a term of law, the last ten ended.
  await sql`
    with made as (
      insert into returns (order_id, kind, state, reason, started_at, due_at, ended_at, refuse_reason)
      select ${order.id}, (array['complaint', 'courtesy'])[1 + n % 2], case when n > ${MANY - 10} then 'refused' else 'announced' end, '=1+' || n,
        now() - make_interval(days => ${MANY}) + make_interval(days => n), case when n % 2 = 0 then now() + make_interval(days => n) end,
        case when n > ${MANY - 10} then now() end, case when n > ${MANY - 10} then 'Predolgo' end
      from generate_series(1, ${MANY}) n returning id, order_id)
    insert into return_items (return_id, order_id, position, qty) select id, order_id, 0, 2 from made`.execute(office.shop.database.db);
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
});

/** All of a list, as it is scrolled through. */
async function scroll(input: object): Promise<{ id: number; due_at: string | null; started_at: string; state: string }[]> {
  const first = await search({ ...input, limit: 500 });
  const { items, total, view } = first.data;
  for (let offset = 500; offset < total; offset += 500) items.push(...(await search({ ...input, limit: 500, offset, view })).data.items);
  expect(items).toHaveLength(total);
  return items;
}

it('the list of returns has all returns, page by page, none twice; returns created meanwhile do not move them', async () => {
  const filter = { order: order.number };
  const { total, view } = (await search({ filter, limit: 100 })).data;
  expect(total).toBe(MANY);
  const before = idsOf(await search({ filter, limit: 100, offset: 100, view }));
  const { rows } = await sql<{ id: number }>`
    insert into returns (order_id, kind, state, due_at, started_at) values (${order.id}, 'courtesy', 'announced', now(), now() + interval '1 second') returning id`.execute(
    office.shop.database.db,
  );
  expect(idsOf(await search({ filter, limit: 100, offset: 100, view }))).toEqual(before);
  expect((await search({ filter, view })).data.total).toBe(MANY);
  await sql`delete from returns where id = ${rows[0]?.id}`.execute(office.shop.database.db);
  expect(new Set((await scroll({ filter })).map(({ id }) => id)).size).toBe(MANY);
});

it('the list of returns is sorted by the due date of the refund, open ones first, or by its columns in both directions', async () => {
  const due = await scroll({});
  const ended = due.map(({ state }) => state === 'refused');
  expect(ended).toEqual([...ended].sort());
  const days = due.filter(({ state, due_at }) => state !== 'refused' && due_at).map(({ due_at }) => due_at);
  expect(days).toEqual([...days].sort());
  expect((await search({ sort: '-due', limit: 1 })).data.items[0].due_at).toBe(days.at(-1));
  for (const [sort, sign] of [
    ['started', 1],
    ['-started', -1],
  ] as const) {
    const moments = (await scroll({ sort })).map(({ started_at }) => Date.parse(started_at));
    expect(moments, sort).toEqual(moments.toSorted((one, other) => sign * (one - other)));
  }
  expect(idsOf(await search({ sort: 'order', limit: 3 }))).toEqual(idsOf(await search({ sort: '-order', limit: 500, offset: MANY - 3 })).reverse());
});

it('the list of returns is filtered by kind, condition, market, warehouse and days', async () => {
  const [id] = idsOf(await search({ sort: 'started', limit: 1 }));
  await sql`update return_items set received = 1, condition = 'damaged' where return_id = ${id}`.execute(office.shop.database.db);
  const found = await search({ filter: { condition: 'damaged' } });
  expect(found.data).toMatchObject({ total: 1, items: [{ id, received: 1, conditions: ['damaged'], market: 'si', reason: '=1+1' }] });
  const total = async (filter: object): Promise<number> => (await search({ filter })).data.total;
  expect(await total({ kind: 'complaint' })).toBe(MANY / 2);
  expect([await total({ market: 'si' }), await total({ market: 'hr' })]).toEqual([MANY, 0]);
  const { rows } = await sql<{ code: string }>`
    select distinct w.code from stock_movements m join warehouses w on w.id = m.warehouse_id where m.order_id = ${order.id} and m.qty < 0`.execute(
    office.shop.database.db,
  );
  expect([await total({ warehouse: rows[0]?.code }), await total({ warehouse: 'none' })]).toEqual([MANY, 0]);
  const [oldest] = (await search({ sort: 'started', limit: 1, offset: 9 })).data.items;
  expect([await total({ to: oldest.started_at }), await total({ from: oldest.started_at })]).toEqual([9, MANY - 9]);
});

it('the list of returns is exported with the permissions to export and to see returns, with the selected columns, and the export is recorded', async () => {
  const csv = (input: object, role: keyof typeof cookies = 'orders') => as(role)(staffReturns.csv, input as Record<string, unknown>);
  const { data } = await csv({ filter: { kind: 'complaint' }, sort: 'started', columns: ['order', 'reason', 'pieces'] });
  const [head, first, ...more] = (data.csv as string).replace(/\r\n$/, '').split('\r\n');
  expect([head, first]).toEqual(['\ufefforder;reason;pieces', `${order.number};'=1+2;2`]);
  expect(data).toMatchObject({ rows: more.length + 1 });
  expect((await csv({}, 'service')).status).toBe(403);
  expect((await csv({}, 'finance')).status).toBe(403);
  await limited(office, { role: 'orders', markets: ['hr'] }, async () => expect((await csv({})).data).toMatchObject({ rows: 0 }));
  const { items } = (await as('owner')(staffChanges.search, { filter: { kind: 'export' } })).data;
  const written = items.map(({ paths }: { paths: { path: string; after: unknown }[] }) => Object.fromEntries(paths.map(({ path, after }) => [path, after])));
  expect(written).toContainEqual({ rows: MANY / 2, columns: ['order', 'reason', 'pieces'], filters: ['kind'] });
});

it('the list of returns names every invalid field', async () => {
  const fieldsOf = ({ data }: OfficeReply): string[] => data.errors.map(({ field }: { field: string }) => field).sort();
  const bad = { filter: { kind: 'x', condition: 'x', from: 'today', warehouse: '' }, sort: 'name', offset: -1, limit: 501, view: 'now' };
  expect(fieldsOf(await search(bad))).toEqual(['filter.condition', 'filter.from', 'filter.kind', 'filter.warehouse', 'limit', 'offset', 'sort', 'view']);
  expect(fieldsOf(await as('orders')(staffReturns.csv, { columns: ['order', 'order'] }))).toEqual(['columns']);
});
