import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '@vitrina/contract/endpoint';
import { staffActivity } from '@vitrina/contract/staff/activity';
import { staffChanges } from '@vitrina/contract/staff/changes';
import { staffCompanies } from '@vitrina/contract/staff/companies';
import { staffQuestions } from '@vitrina/contract/staff/questions';
import { staffReviews } from '@vitrina/contract/staff/reviews';
import { staffStock } from '@vitrina/contract/staff/stock';
import { asking, limited } from '../../testing/office-orders.ts';
import { Office, type OfficeReply } from '../../testing/office-tools.ts';
import { productId } from '../../testing/test-buyer.ts';

/** A cell that a spreadsheet would evaluate. */
const FORMULA = '=HYPERLINK("http://zlo.test")';
const GUARDED = `"'=HYPERLINK(""http://zlo.test"")"`;

let office: Office;
const cookies = { owner: '', editor: '', merchandiser: '', orders: '', service: '', finance: '' };
type RoleOfTest = keyof typeof cookies;
const as = (role: RoleOfTest) => asking(office, () => cookies[role]);
const db = () => office.shop.database.db;
const linesOf = ({ data }: OfficeReply): string[] => data.csv.slice(1).trimEnd().split('\r\n');

beforeAll(async () => {
  office = await Office.start();
  for (const role of Object.keys(cookies) as RoleOfTest[]) cookies[role] = await office.logIn(role);
  const product = await productId(office.shop, 'DEMO-PROMO-01');
  await sql`insert into comments (product_id, lang, display_name, message, rate) values (${product}, 'si', 'Bralka', ${FORMULA}, 4)`.execute(db());
  await sql`insert into product_questions (product_id, author, lang, display_name, message, folded, confirmed_at)
    values (${product}, 'asker', 'hr', 'Bralec', ${FORMULA}, 'x', now())`.execute(db());
  await sql`with made as (insert into companies (title, country, vat_number, currency, credit_limit) values (${FORMULA}, 'SI', 'SI50223054', 'EUR', 125000) returning id)
    insert into company_members (user_id, company_id)
      select u.id, made.id from made, (select id from users where not exists (select from staff_role_grants g where g.user_id = users.id) order by id limit 1) u`.execute(
    db(),
  );
  await sql`insert into mails (dedupe_key, kind, recipient, lang, data, failed_at, attempts, last_error)
    values ('list-file', 'order-placed', 'gost@gost.test', 'si', '{}', now(), 9, ${FORMULA})`.execute(db());
  await sql`insert into job_runs (name, cron, failed_at, error, failures) values ('list-file', '0 3 * * *', now(), ${FORMULA}, 2)
    on conflict (name) do nothing`.execute(db());
  const { data } = await as('owner')(staffStock.grid, { filter: { text: 'DEMO-PROMO-01' } });
  const [from, to] = data.items[0].places as { code: string }[];
  await as('owner')(staffStock.adjust, { items: [{ product_code: 'DEMO-PROMO-01', warehouse: from?.code, delta: 5 }], reason: 'received' });
  const sent = { from: from?.code, to: to?.code, items: [{ product_code: 'DEMO-PROMO-01', qty: 2 }], note: FORMULA };
  expect((await as('owner')(staffStock.send, sent)).status).toBe(200);
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
});

interface File {
  name: string;
  endpoint: Endpoint;
  input: Record<string, unknown>;
  head: string;
  /** Part of one line, with the injected formula. */
  holds: string;
  may: RoleOfTest;
  /** Roles that see the list and may not export it, or that may export but not see this one. */
  mayNot: RoleOfTest[];
}
const FILES: File[] = [
  {
    name: 'reviews',
    endpoint: staffReviews.csv,
    input: { filter: { text: 'zlo.test' }, columns: ['stars', 'text', 'writer'] },
    head: 'stars;text;writer',
    holds: `4;${GUARDED};Bralka`,
    may: 'editor',
    mayNot: ['service', 'orders'],
  },
  {
    name: 'questions',
    endpoint: staffQuestions.csv,
    input: { filter: { text: 'zlo.test' }, columns: ['text', 'lang'] },
    head: 'text;lang',
    holds: `${GUARDED};hr`,
    may: 'merchandiser',
    mayNot: ['service', 'finance'],
  },
  {
    name: 'companies',
    endpoint: staffCompanies.csv,
    input: { filter: { state: 'asked' } },
    head: 'title;country;vat_number;vat_state;email;state;asked_at;credit_limit;open;currency;payment_days',
    holds: `${GUARDED};SI;SI50223054;`,
    may: 'owner',
    mayNot: ['service', 'merchandiser'],
  },
  {
    name: 'transfers',
    endpoint: staffStock.transfersCsv,
    input: { filter: { state: 'sent' } },
    head: 'id;from;to;state;created_at;ended_at;code;title;qty;arrived;note',
    holds: `;2;;${GUARDED}`,
    may: 'orders',
    mayNot: ['service', 'finance'],
  },
  {
    name: 'mails',
    endpoint: staffActivity.mailsCsv,
    input: { filter: { state: 'failed', text: 'gost.test' } },
    head: 'id;kind;recipient;market;state;attempts;last_error;created_at;sent_at;failed_at',
    holds: `;order-placed;gost@gost.test;si;failed;9;${GUARDED};`,
    may: 'owner',
    mayNot: ['service', 'orders'],
  },
  {
    name: 'jobs',
    endpoint: staffActivity.jobsCsv,
    input: {},
    head: 'name;cron;state;started_at;ended_at;ok_at;failed_at;failures;error',
    holds: `;2;${GUARDED}`,
    may: 'owner',
    mayNot: ['orders', 'finance'],
  },
];

it.each(FILES)('the list of $name as a file: what it shows, formulas as text, written down, and for nobody without both rights', async (file) => {
  const { name, endpoint, input, head, holds, may, mayNot } = file;
  const reply = await as(may)(endpoint, input);
  expect([reply.status, linesOf(reply)[0]]).toEqual([200, head]);
  expect(reply.data.rows).toBe(linesOf(reply).length - 1);
  expect(linesOf(reply).filter((line) => line.includes(holds))).toHaveLength(1);
  for (const role of mayNot) expect([role, (await as(role)(endpoint, input)).status]).toEqual([role, 403]);
  const { items } = (await as('owner')(staffChanges.search, { filter: { kind: 'export', subject_id: name } })).data;
  expect(items).toHaveLength(1);
  // The log has the filters and no names of customers.
  expect(JSON.stringify(items)).not.toContain('gost.test');
});

it('files of people want a fresh code', async () => {
  await sql`update staff_sessions set confirmed_at = now() - interval '6 minutes'`.execute(db());
  for (const endpoint of [staffCompanies.csv, staffActivity.mailsCsv]) expect((await as('owner')(endpoint, {})).data.label_name).toBe('error_confirm_needed');
});

it('a file of transfers holds those of warehouses in scope', async () => {
  const transfers = () => as('orders')(staffStock.transfersCsv, {});
  expect((await transfers()).data.rows).toBe(1);
  await limited(office, { role: 'orders', warehouses: [999_999] }, async () => expect((await transfers()).data.rows).toBe(0));
});

it('columns that a queue does not have, or has once, are named', async () => {
  const wrong = async (endpoint: Endpoint, columns: string[]) =>
    (await as('owner')(endpoint, { columns })).data.errors.map(({ field }: { field: string }) => field);
  expect(await wrong(staffQuestions.csv, ['stars'])).toEqual(['columns.0']);
  expect(await wrong(staffReviews.csv, ['text', 'text'])).toEqual(['columns']);
});
