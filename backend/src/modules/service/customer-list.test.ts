import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffChanges } from '@vitrina/contract/staff/changes';
import { staffCustomers } from '@vitrina/contract/staff/customers';
import { asking, limited } from '../../testing/office-orders.ts';
import { Office, type OfficeReply } from '../../testing/office-tools.ts';

/** More than any call returns in one reply. */
const MANY = 620;
let office: Office;
const cookies = { owner: '', service: '', orders: '' };
const as = (role: keyof typeof cookies) => asking(office, () => cookies[role]);
/** Searches the customers of this file: the demo shop has its own. */
const search = ({ filter = {}, ...input }: { filter?: object } & Record<string, unknown>) =>
  as('service')(staffCustomers.search, { ...input, filter: { text: '@dolg-seznam.test', ...filter } });
const csv = (input: object, role: keyof typeof cookies = 'owner') => as(role)(staffCustomers.csv, input as Record<string, unknown>);
const fieldsOf = ({ data }: OfficeReply): string[] => data.errors.map(({ field }: { field: string }) => field).sort();

beforeAll(async () => {
  office = await Office.start();
  for (const role of ['owner', 'service', 'orders'] as const) cookies[role] = await office.logIn(role);
  await sql`
    insert into users (email, name, surname, display_name, lang, created_at)
    select 'k' || lpad(n::text, 4, '0') || '@dolg-seznam.test', 'Žiga', case when n = 5 then '=1+1' else 'Čuk' || n end, 'Vzdevek' || n, case when n % 2 = 0 then 'si' else 'hr' end,
      now() - make_interval(hours => ${MANY}::integer - n)
    from generate_series(1, ${MANY}) n`.execute(office.shop.database.db);
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
});

it('holds all customers, page by page, none twice; who came since it was opened does not move them', async () => {
  const { total, view, items } = (await search({ limit: 500 })).data;
  expect([total, items.length]).toEqual([MANY, 500]);
  await sql`insert into users (email, lang, created_at) values ('novi@dolg-seznam.test', 'si', now() + interval '1 second')`.execute(office.shop.database.db);
  const rest = (await search({ limit: 500, offset: 500, view })).data;
  expect([rest.total, new Set([...items, ...rest.items].map(({ id }) => id)).size]).toEqual([MANY, MANY]);
  await sql`delete from users where email = 'novi@dolg-seznam.test'`.execute(office.shop.database.db);
});

it('is sorted by its columns both ways, and found by every name and by the number of the account', async () => {
  const emails = async (sort: string): Promise<string[]> => (await search({ sort, limit: 3 })).data.items.map(({ email }: { email: string }) => email);
  expect(await emails('email')).toEqual([1, 2, 3].map((n) => `k000${n}@dolg-seznam.test`));
  expect(await emails('-email')).toEqual([MANY, MANY - 1, MANY - 2].map((n) => `k0${n}@dolg-seznam.test`));
  expect(await emails('created_at')).toEqual(await emails('email'));
  const [one] = (await search({ sort: 'email', limit: 1 })).data.items;
  for (const text of ['žiga čuk1 k0001', 'vzdevek1 k0001', ` ${one.id} `]) expect((await search({ filter: { text } })).data.items, text).toContainEqual(one);
  expect((await search({ filter: { text: '99999999999999' } })).data.total).toBe(0);
});

it('tells what each bought, kept and left behind', async () => {
  const [one] = (await search({ sort: 'email', limit: 1 })).data.items;
  expect(one).toMatchObject({ orders: 0, spent: [], last_order_at: null, returns: 0, reviews: 0, notes: 0, newsletter: false });
  await sql`update orders set user_id = ${one.id} where id = (select split_part(reference, '-', 2)::bigint from payments
    where status = 'paid' and refunded_amount = 0 and currency = 'EUR' and reference like 'order-%' order by id limit 1)`.execute(office.shop.database.db);
  await sql`insert into customer_notes (user_id, text) values (${one.id}, 'Kliče ob šestih')`.execute(office.shop.database.db);
  const { rows } = await sql<{ amount: number; created_at: Date }>`select p.amount, o.created_at from orders o join payments p on p.reference = 'order-' || o.id
    where o.user_id = ${one.id}`.execute(office.shop.database.db);
  expect((await search({ sort: '-orders', limit: 1 })).data.items).toMatchObject([
    { id: one.id, orders: 1, notes: 1, spent: [{ amount: (rows[0]?.amount ?? 0) / 100, currency: 'EUR' }], last_order_at: rows[0]?.created_at.toISOString() },
  ]);
  expect((await search({ filter: { orders: 1 } })).data.total).toBe(1);
});

it('is taken along by who may take people’s data along, confirmed anew, and that is written down without a word about them', async () => {
  const { data } = await csv({ filter: { text: 'k0005@dolg-seznam.test' }, columns: ['email', 'name', 'newsletter'] });
  expect(data).toEqual({ csv: `\ufeffemail;name;newsletter\r\nk0005@dolg-seznam.test;Žiga =1+1;0\r\n`, rows: 1 });
  expect([(await csv({}, 'service')).status, (await csv({}, 'orders')).status]).toEqual([403, 403]);
  await limited(office, { role: 'owner', markets: ['hr'] }, async () =>
    expect((await csv({ filter: { text: '@dolg-seznam.test' } })).data).toMatchObject({ rows: MANY / 2 }),
  );
  const { items } = (await as('owner')(staffChanges.search, { filter: { kind: 'export' } })).data;
  const written = items.map(({ paths }: { paths: { path: string; after: unknown }[] }) => Object.fromEntries(paths.map(({ path, after }) => [path, after])));
  expect(written).toContainEqual({ rows: 1, columns: ['email', 'name', 'newsletter'], filters: ['text'] });
  expect(JSON.stringify(items)).not.toContain('k0005');
  expect(fieldsOf(await csv({ columns: ['secret'] }))).toEqual(['columns.0']);
  await sql`update staff_sessions set confirmed_at = now() - interval '6 minutes'`.execute(office.shop.database.db);
  const late = await csv({});
  expect([late.status, late.data.label_name]).toEqual([403, 'error_confirm_needed']);
});

it('names every field that is wrong', async () => {
  expect(fieldsOf(await search({ filter: { orders: 0, since: 'monday' }, sort: 'name', offset: -1, limit: 501, view: 'now' }))).toEqual([
    'filter.orders',
    'filter.since',
    'limit',
    'offset',
    'sort',
    'view',
  ]);
});
