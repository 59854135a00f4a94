import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffChanges } from '@vitrina/contract/staff/changes';
import { staffGuests } from '@vitrina/contract/staff/guests';
import { asking, limited, type OrderOfTest, readyOrder } from '../../testing/office-orders.ts';
import { Office, type OfficeReply } from '../../testing/office-tools.ts';
import { productId, setStock } from '../../testing/test-buyer.ts';

let office: Office;
/** Two orders by Ana, one by Božo, and one with the address of an account. */
let orders: OrderOfTest[];
const cookies = { owner: '', service: '', orders: '', editor: '' };
const as = (role: keyof typeof cookies) => asking(office, () => cookies[role]);
const search = ({ filter = {}, ...input }: { filter?: object } & Record<string, unknown> = {}) =>
  as('service')(staffGuests.search, { ...input, filter: { text: '@gost.test', ...filter } });
const emailsOf = ({ data }: OfficeReply): string[] => data.items.map(({ email }: { email: string }) => email);
const fieldsOf = ({ data }: OfficeReply): string[] => data.errors.map(({ field }: { field: string }) => field).sort();
const db = () => office.shop.database.db;

beforeAll(async () => {
  office = await Office.start();
  // Assigns the demo shop's own guest orders to an account.
  await sql`update orders set user_id = (select min(id) from users where not is_staff) where user_id is null`.execute(office.shop.database.db);
  for (const role of Object.keys(cookies) as (keyof typeof cookies)[]) cookies[role] = await office.logIn(role);
  const product = await productId(office.shop, 'DEMO-PROMO-01');
  await setStock(office.shop, product, 10);
  orders = [];
  for (const lang of ['si', 'si', 'hr', 'si'] as const) orders.push(await readyOrder(office, product, { lang }));
  const emails = ['Ana@gost.test', 'ana@gost.test', 'bozo@gost.test', 'ima-racun@gost.test'];
  for (const [i, email] of emails.entries())
    await sql`update orders set email = ${email}, created_at = now() - make_interval(days => ${9 - i}) where id = ${orders[i]?.id as number}::bigint`.execute(
      db(),
    );
  await sql`insert into users (email, lang) values ('IMA-racun@gost.test', 'si')`.execute(db());
  await sql`insert into payments (reference, gateway, amount, currency, status, code)
    values (${`order-${orders[0]?.id}`}, 'bank-transfer', 1234, 'EUR', 'paid', 'guest')`.execute(db());
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
});

it('holds each address once with all that was ordered under it, who bought last first; one with an account is not among them', async () => {
  const { data } = await search();
  expect([data.total, emailsOf({ data } as OfficeReply)]).toEqual([2, ['bozo@gost.test', 'ana@gost.test']]);
  expect(data.items[1]).toMatchObject({ orders: 2, spent: [{ amount: 12.34, currency: 'EUR' }], lang: 'si', newsletter: false });
  expect(data.items[1].first_order_at < data.items[1].last_order_at).toBe(true);
  expect(emailsOf(await search({ sort: 'email', limit: 1, offset: 1 }))).toEqual(['bozo@gost.test']);
  // The view at its opening: Božo's order was placed later.
  const view = new Date(Date.now() - 7.5 * 86_400_000).toISOString();
  expect(emailsOf(await search({ view }))).toEqual(['ana@gost.test']);
});

it('is narrowed by market, number of orders, newest order and name', async () => {
  expect(emailsOf(await search({ filter: { market: 'hr' } }))).toEqual(['bozo@gost.test']);
  expect(emailsOf(await search({ filter: { orders: 2 } }))).toEqual(['ana@gost.test']);
  const week = new Date(Date.now() - 7.5 * 86_400_000).toISOString();
  expect(emailsOf(await search({ filter: { since: week } }))).toEqual(['bozo@gost.test']);
  expect((await search({ filter: { newsletter: true } })).data.total).toBe(0);
  expect((await search({ filter: { text: 'ana@gost.test nobody' } })).data.total).toBe(0);
});

it('is for who sees customers, in their markets; as a file for who may take people along, and that is written down', async () => {
  expect((await as('editor')(staffGuests.search, {})).status).toBe(403);
  await limited(office, { role: 'service', markets: ['si'] }, async () => expect(emailsOf(await search())).toEqual(['ana@gost.test']));
  const columns = ['email', 'orders', 'spent'];
  const { data } = await as('owner')(staffGuests.csv, { filter: { text: 'gost.test' }, columns });
  expect(data.csv).toContain('ana@gost.test;2;12.34 EUR');
  expect((await as('service')(staffGuests.csv, {})).status).toBe(403);
  const { items } = (await as('owner')(staffChanges.search, { filter: { kind: 'export', subject_id: 'guests' } })).data;
  expect(items).toHaveLength(1);
  await sql`update staff_sessions set confirmed_at = now() - interval '6 minutes'`.execute(db());
  expect((await as('owner')(staffGuests.csv, {})).data.label_name).toBe('error_confirm_needed');
});

it('names every field that is wrong', async () => {
  const bad = { filter: { orders: 0, market: 'x', since: 'today', newsletter: 1 }, sort: 'name', offset: -1, limit: 501, view: 'now' };
  expect(fieldsOf(await search(bad))).toEqual(['filter.market', 'filter.newsletter', 'filter.orders', 'filter.since', 'limit', 'offset', 'sort', 'view']);
});
