import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { orderDesk } from '@vitrina/contract/staff/orders';
import { staffCustomers } from '@vitrina/contract/staff/customers';
import { staffGuests } from '@vitrina/contract/staff/guests';
import { staffReturns } from '@vitrina/contract/staff/returns';
import { asking, changesOf, limited, type OrderOfTest, readyOrder, refusalOf } from '../../testing/office-orders.ts';
import { Office } from '../../testing/office-tools.ts';
import { productId, setStock } from '../../testing/test-buyer.ts';

const EMAIL = 'ana@gost.test';
let office: Office;
/** Two orders by Ana in Slovenia, one by her in Croatia. */
let orders: OrderOfTest[];
const cookies = { owner: '', service: '', editor: '' };
const as = (role: keyof typeof cookies) => asking(office, () => cookies[role]);
const db = () => office.shop.database.db;
const get = async (email = EMAIL) => (await as('service')(staffGuests.get, { email })).data;
const countOf = async (table: string): Promise<number> =>
  Number((await sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where lower(email) = ${EMAIL}`.execute(db())).rows[0]?.n);

beforeAll(async () => {
  office = await Office.start();
  for (const role of Object.keys(cookies) as (keyof typeof cookies)[]) cookies[role] = await office.logIn(role);
  const product = await productId(office.shop, 'DEMO-PROMO-01');
  await setStock(office.shop, product, 10);
  orders = [];
  for (const lang of ['si', 'si', 'hr'] as const) orders.push(await readyOrder(office, product, { lang }));
  for (const [i, email] of ['Ana@gost.test', EMAIL, EMAIL].entries())
    await sql`update orders set email = ${email}, created_at = now() - make_interval(days => ${9 - i}) where id = ${orders[i]?.id as number}::bigint`.execute(
      db(),
    );
  await sql`insert into mails (dedupe_key, kind, recipient, lang, data, sent_at) values ('guest-page', 'order-received', 'ANA@gost.test', 'si', '{}', now())`.execute(
    db(),
  );
  await sql`insert into returns (order_id, kind, state, reason) values (${orders[0]?.id as number}::bigint, 'complaint', 'announced', 'Ne dela')`.execute(db());
});
beforeEach(async () => {
  await sql`update staff_sessions set confirmed_at = now()`.execute(db());
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
});

it('a guest has a page: orders, claims, mails and notes of the address, however it was typed', async () => {
  const { account, guest } = await get('ANA@Gost.test');
  expect(account).toBeNull();
  expect(guest).toMatchObject({ email: EMAIL, orders: 3, notes: [], subscription: null, notices: 0 });
  expect(guest.recent.map(({ number }: { number: string }) => number)).toEqual(orders.map(({ number }) => number).reverse());
  expect(guest.returns).toEqual([expect.objectContaining({ order: orders[0]?.number, kind: 'complaint', state: 'announced' })]);
  expect(guest.mails).toContainEqual(expect.objectContaining({ kind: 'order-received', state: 'sent' }));
  const { id } = guest.returns[0];
  expect((await as('service')(staffReturns.get, { id })).status).toBe(200);
});

it('that it was read is written down by the newest order, without the address', async () => {
  const log = await changesOf(office, 'guest', orders[2]?.number as string);
  expect(log.at(-1)).toMatchObject({ action: 'read', paths: [] });
  expect(JSON.stringify(log)).not.toContain('gost.test');
});

it('is for who sees customers, and of other markets nothing is there', async () => {
  expect((await as('editor')(staffGuests.get, { email: EMAIL })).status).toBe(403);
  await limited(office, { role: 'service', markets: ['hr'] }, async () => {
    const { guest } = await get();
    expect([guest.orders, guest.recent.length, guest.returns, guest.mails]).toMatchObject([1, 1, [], []]);
  });
  await limited(office, { role: 'service', markets: ['at'] }, async () => {
    expect(refusalOf(await as('service')(staffGuests.get, { email: EMAIL }))).toBe('404 error_empty_data');
    expect(refusalOf(await as('service')(staffGuests.note, { email: EMAIL, text: 'x' }))).toBe('404 error_empty_data');
  });
  expect(refusalOf(await as('service')(staffGuests.get, { email: 'nihče@gost.test' }))).toBe('404 error_empty_data');
});

it('a note is written once for one key, and goes over to the account that the address gets', async () => {
  const once = { headers: { 'idempotency-key': 'guest-note-1' } };
  const note = () => office.call(staffGuests.note, { email: 'Ana@gost.test', text: 'Kliče zjutraj' }, { cookie: cookies.service, ...once });
  expect((await note()).data).toEqual((await note()).data);
  expect((await get()).guest.notes).toEqual([expect.objectContaining({ text: 'Kliče zjutraj' })]);
  const { rows } = await sql<{ id: number }>`insert into users (email, lang) values (${EMAIL}, 'si') returning id`.execute(db());
  const id = rows[0]?.id as number;
  try {
    expect(await get()).toEqual({ account: id, guest: null });
    expect((await as('service')(staffCustomers.get, { id })).data.notes).toHaveLength(1);
  } finally {
    await sql`delete from users where id = ${id}`.execute(db());
  }
  expect((await get()).guest.notes).toHaveLength(1);
});

it('an order tells whose it is', async () => {
  expect((await as('service')(orderDesk.get, { number: orders[0]?.number as string })).data.customer_id).toBeNull();
});

it('is exported and erased only by who may do so in every market in which something is held', async () => {
  const calls = () => [
    as('owner')(staffGuests.exportData, { email: EMAIL, reason: 'asked by letter' }),
    as('owner')(staffGuests.erase, { email: EMAIL, typed: EMAIL, reason: 'asked by letter' }),
  ];
  await sql`insert into notices (product_id, kind, email, lang, code) select id, 'back_in_stock', ${EMAIL}, 'de', 'guest-page' from products limit 1`.execute(
    db(),
  );
  await limited(office, { role: 'owner', markets: ['si', 'at'] }, async () => {
    for (const { status, data } of await Promise.all(calls())) {
      expect([status, data.label_name]).toEqual([403, 'error_other_markets']);
      expect(data.errors).toEqual(['de', 'hr'].map((market) => ({ field: 'email', label_name: 'error_other_markets', market })));
    }
  });
  expect([await countOf('customer_notes'), await countOf('notices')]).toEqual([1, 1]);
  await limited(office, { role: 'owner', markets: ['si', 'hr', 'de'] }, async () => {
    expect((await as('owner')(staffGuests.exportData, { email: EMAIL, reason: 'asked by letter' })).status).toBe(200);
  });
});

it('every table of addresses by market is asked for the markets of a guest', async () => {
  const { rows } = await sql<{ table: string }>`
    select table_name as table from information_schema.columns where table_schema = 'public' and column_name in ('email', 'lang')
    group by 1 having count(*) = 2 order by 1`.execute(db());
  const queried = ['campaign_people', 'newsletter_asks', 'newsletter_subscribers', 'notices', 'orders', 'product_questions', 'trade_ins'];
  // Content reports are kept as the law requires; `users` are accounts.
  expect(rows.map(({ table }) => table)).toEqual([...queried, 'content_reports', 'users'].sort());
});

it('all that is held under the address is exported and erased, with a code, a reason and the address typed once more; orders stay', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into newsletter_asks (email, lang, topics, source, text_version, code_hash, expires_at, confirmed_at)
      values (${EMAIL}, 'si', '{offers}', 'footer', '1', 'x', now(), now()) returning id`.execute(db());
  await sql`insert into newsletter_subscribers (email, lang, topics, ask_id, subscribed_at) values (${EMAIL}, 'si', '{offers}', ${rows[0]?.id}, now())`.execute(
    db(),
  );
  const { data } = (await as('owner')(staffGuests.exportData, { email: EMAIL, reason: 'asked by letter' })).data;
  expect(data.orders).toHaveLength(3);
  expect(data.newsletter).toHaveLength(1);
  expect(data.notes).toMatchObject([{ text: 'Kliče zjutraj' }]);
  expect((await as('service')(staffGuests.exportData, { email: EMAIL, reason: 'x' })).status).toBe(403);

  const erase = (typed: string) => as('owner')(staffGuests.erase, { email: EMAIL, typed, reason: 'asked by letter' });
  expect((await erase('bozo@gost.test')).data.errors).toEqual([expect.objectContaining({ field: 'typed' })]);
  await sql`update staff_sessions set confirmed_at = now() - interval '6 minutes'`.execute(db());
  expect((await erase(EMAIL)).data.label_name).toBe('error_confirm_needed');
  await sql`update staff_sessions set confirmed_at = now()`.execute(db());
  expect([await countOf('newsletter_subscribers'), await countOf('customer_notes')]).toEqual([1, 1]);
  expect((await erase('ANA@gost.test')).status).toBe(200);
  expect([await countOf('newsletter_subscribers'), await countOf('newsletter_asks'), await countOf('customer_notes'), await countOf('orders')]).toEqual([
    0, 0, 0, 3,
  ]);
  const log = await changesOf(office, 'guest', orders[2]?.number as string);
  expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['export', 'erase']));
  expect(JSON.stringify(log)).not.toContain('gost.test');
});
