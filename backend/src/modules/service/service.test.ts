import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers } from '@vitrina/contract/customers';
import { feedback } from '@vitrina/contract/feedback';
import { site } from '@vitrina/contract/site';
import { staffActivity } from '@vitrina/contract/staff/activity';
import { staffCustomers } from '@vitrina/contract/staff/customers';
import { staffReviews } from '@vitrina/contract/staff/reviews';
import { CUSTOMER } from '@vitrina/demo/known';
import { asking, changesOf, limited, refusalOf, rowCounts } from '../../testing/office-orders.ts';
import { Office } from '../../testing/office-tools.ts';
import { buy, productId, setStock } from '../../testing/test-buyer.ts';

let office: Office;
const cookies = { owner: '', service: '', editor: '', picker: '' };
let customer: number;
let product: number;
beforeAll(async () => {
  office = await Office.start();
  for (const role of ['owner', 'service', 'editor', 'picker'] as const) cookies[role] = await office.logIn(role);
  customer = await idOf(CUSTOMER.email);
  product = await productId(office.shop, 'DEMO-PROMO-01');
  await setStock(office.shop, product, 100);
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
});

const db = () => office.shop.database.db;
const as = (role: keyof typeof cookies) => asking(office, () => cookies[role]);
const idOf = async (email: string): Promise<number> =>
  (await sql<{ id: number }>`select id from users where email = ${email}`.execute(db())).rows[0]?.id as number;
const ageConfirmation = () => sql`update staff_sessions set confirmed_at = now() - interval '6 minutes'`.execute(db());

describe('customers', () => {
  it('are found by e-mail and name, seen with orders and sessions, and reading is written down without a word about them', async () => {
    const token = await office.shop.logIn(CUSTOMER.email, CUSTOMER.password);
    await buy(office.shop, { productId: product, token });
    for (const text of [CUSTOMER.email.toUpperCase(), 'kupec', `  ${CUSTOMER.email.slice(0, 8)}  `, String(customer)])
      expect(
        (await as('service')(staffCustomers.search, { filter: { text } })).data.items.map(({ id }: { id: number }) => id),
        text,
      ).toContain(customer);
    for (const text of ['%', "'; drop table users; --", 'שלום'])
      expect((await as('service')(staffCustomers.search, { filter: { text } })).data.total, text).toBe(0);
    const { data } = await as('service')(staffCustomers.get, { id: customer });
    expect(data).toMatchObject({
      email: CUSTOMER.email,
      recent: expect.arrayContaining([expect.objectContaining({ currency: 'EUR' })]),
      sessions: [expect.anything()],
    });
    const log = await changesOf(office, 'customer', String(customer));
    expect(log.at(-1)).toMatchObject({ action: 'read', paths: [] });
    expect(JSON.stringify(log)).not.toContain(CUSTOMER.email);
  });

  it('staff are no customers, and another market’s are not there', async () => {
    const staff = await idOf('owner@vitrina.test');
    expect((await as('owner')(staffCustomers.search, { filter: { text: 'owner@' } })).data.total).toBe(0);
    expect(refusalOf(await as('owner')(staffCustomers.get, { id: staff }))).toBe('404 error_empty_data');
    await limited(office, { role: 'service', markets: ['at'] }, async () => {
      expect(refusalOf(await as('service')(staffCustomers.get, { id: customer }))).toBe('404 error_empty_data');
      expect((await as('service')(staffCustomers.search, { filter: { text: CUSTOMER.email } })).data.total).toBe(0);
      expect(refusalOf(await as('service')(staffCustomers.note, { id: customer, text: 'x' }))).toBe('404 error_empty_data');
    });
  });

  it('notes are kept once with their key', async () => {
    const write = () => as('service')(staffCustomers.note, { id: customer, text: 'Kliče popoldne' }, 'one-note-of-a-customer');
    const replies = await Promise.all(Array.from({ length: 5 }, write));
    expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1);
    expect((await as('service')(staffCustomers.get, { id: customer })).data.notes).toMatchObject([{ text: 'Kliče popoldne', by: 'Sara Svetovalec' }]);
  });

  it('are logged out everywhere', async () => {
    const token = await office.shop.logIn(CUSTOMER.email, CUSTOMER.password);
    expect((await office.shop.call(customers.isLogin, {}, { token })).data).toMatchObject({ user_id: customer });
    expect((await as('service')(staffCustomers.endSessions, { id: customer })).data.ended).toBeGreaterThan(0);
    expect(await office.shop.call(customers.isLogin, {}, { token })).toMatchObject({ success: false });
    expect((await as('service')(staffCustomers.endSessions, { id: customer })).data).toEqual({ ended: 0 });
  });

  it('their data go out to the owner alone, with a reason and a code of the last minutes', async () => {
    const reason = 'Zahteva po 15. členu';
    expect((await as('service')(staffCustomers.exportData, { id: customer, reason })).status).toBe(403);
    await ageConfirmation();
    expect(refusalOf(await as('owner')(staffCustomers.exportData, { id: customer, reason }))).toBe('403 error_confirm_needed');
    for (const role of ['owner', 'service'] as const) cookies[role] = await office.logIn(role);
    const { data } = await as('owner')(staffCustomers.exportData, { id: customer, reason });
    expect(data.data).toMatchObject({ account: { email: CUSTOMER.email }, orders: expect.any(Array), notes: expect.any(Array) });
    expect((await changesOf(office, 'customer', String(customer))).at(-1)).toMatchObject({ action: 'export', paths: [{ path: 'reason', after: reason }] });
    expect(refusalOf(await as('owner')(staffCustomers.exportData, { id: customer, reason: '' }))).toBe('400 error_bad_input reason');
  });

  it('are erased whole, once, their orders stay and the log holds no name', async () => {
    await sql`insert into users (email, name, surname, display_name, lang, password_hash) values ('erased@vitrina.test', 'Izbris', 'Ana', 'Izbris', 'si', null)`.execute(
      db(),
    );
    const id = await idOf('erased@vitrina.test');
    await as('service')(staffCustomers.note, { id, text: 'kmalu izbrisana' });
    const erase = (email: string) => as('owner')(staffCustomers.erase, { id, email, reason: 'Zahteva' });
    expect(refusalOf(await erase('other@vitrina.test'))).toBe('400 error_bad_input email');
    const replies = await Promise.all(Array.from({ length: 5 }, () => erase('Erased@vitrina.test')));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(replies.filter(({ success }) => !success).map(refusalOf)).toEqual(Array.from({ length: 4 }, () => '404 error_empty_data'));
    const { rows } = await sql`select from customer_notes where user_id = ${id}`.execute(db());
    expect([rows, await idOf('erased@vitrina.test')]).toEqual([[], undefined]);
    expect(JSON.stringify(await changesOf(office, 'customer', String(id)))).not.toMatch(/erased@|Izbris/);
  });
});

describe('reviews', () => {
  const waiting = async (n: number): Promise<number[]> => {
    for (let i = 0; i < n; i += 1) {
      const token = (await office.shop.get(customers.generateToken)).jwt;
      await office.shop.get(
        feedback.addComment,
        { content_type: 'catalogproduct', content_id: product, display_name: `Bralka ${i}`, message: `Mnenje ${i} o izdelku.`, rate: 4 },
        { token },
      );
    }
    return (await as('editor')(staffReviews.search, {})).data.items.map(({ id }: { id: number }) => id).slice(-n);
  };

  it('are decided many at once, all or none, and answered', async () => {
    const [a, b] = (await waiting(2)) as [number, number];
    const decide = (items: object[]) => as('editor')(staffReviews.decide, { items });
    expect(
      refusalOf(
        await decide([
          { id: a, decision: 'approve' },
          { id: 999_999_999, decision: 'approve' },
        ]),
      ),
    ).toBe('400 error_bad_input items.1.id');
    expect((await as('editor')(staffReviews.search, {})).data.items.map(({ id }: { id: number }) => id)).toEqual(expect.arrayContaining([a, b]));
    expect(
      (
        await decide([
          { id: b, decision: 'refuse', reason: 'off_topic' },
          { id: a, decision: 'approve' },
        ])
      ).data.items,
    ).toEqual([
      { id: a, state: 'approved' },
      { id: b, state: 'refused' },
    ]);
    expect((await as('editor')(staffReviews.answer, { id: a, message: 'Hvala za mnenje.' })).data).toEqual({ message: 'Hvala za mnenje.' });
    expect((await changesOf(office, 'review', String(a))).map(({ action }) => action)).toEqual(['approve', 'answer']);
    expect((await as('picker')(staffReviews.search, {})).status).toBe(403);
  });

  it('bad input is named', async () => {
    for (const [input, refusal] of [
      [{ items: [] }, '400 error_bad_input items'],
      [{ items: [{ id: 1, decision: 'refuse' }] }, '400 error_bad_input items.0.reason'],
      [{ items: [{ id: 1, decision: 'refuse', reason: 'few_stars' }] }, '400 error_bad_input items.0.reason'],
      [
        {
          items: [
            { id: 1, decision: 'approve' },
            { id: 1, decision: 'approve' },
          ],
        },
        '400 error_bad_input items',
      ],
      [{ items: Array.from({ length: 51 }, (_, i) => ({ id: i + 1, decision: 'approve' })) }, '400 error_bad_input items'],
    ] as const)
      expect(refusalOf(await as('editor')(staffReviews.decide, input))).toBe(refusal);
    expect(refusalOf(await as('editor')(staffReviews.answer, { id: 1, message: '  ' }))).toBe('400 error_bad_input message');
  });
});

describe('what the shop does by itself', () => {
  it('mails that were given up are listed and sent once more, those named or all', async () => {
    await buy(office.shop, { productId: product });
    await sql`update mails set failed_at = now(), attempts = 9, last_error = 'mailbox full' where id in (select id from mails where sent_at is null order by id desc limit 1)`.execute(
      db(),
    );
    const failed = async () => (await as('owner')(staffActivity.mails, { filter: { state: 'failed' } })).data;
    const [mail] = (await failed()).items;
    expect(mail).toMatchObject({ state: 'failed', attempts: 9, last_error: 'mailbox full' });
    const replies = await Promise.all(Array.from({ length: 5 }, () => as('owner')(staffActivity.retryMails, { ids: [mail.id] })));
    expect(replies.reduce((sum, { data }) => sum + data.retried, 0)).toBe(1);
    expect((await failed()).total).toBe(0);
    expect(
      (await as('owner')(staffActivity.mails, { filter: { state: 'waiting', text: mail.recipient } })).data.items.map(({ id }: { id: number }) => id),
    ).toContain(mail.id);
    expect((await as('service')(staffActivity.mails, {})).status).toBe(403);
  });

  it('maintenance closes the shop and opens it, with a code of the last minutes', async () => {
    const turn = (on: boolean) => as('owner')(staffActivity.setMaintenance, { on });
    const before = await rowCounts(office, ['changes']);
    expect((await turn(true)).data).toEqual({ on: true });
    expect((await as('owner')(staffActivity.maintenance)).data).toEqual({ on: true });
    await turn(true);
    expect((await turn(false)).data).toEqual({ on: false });
    expect(await rowCounts(office, ['changes'])).toEqual({ changes: (before.changes ?? 0) + 2 });
    await ageConfirmation();
    expect(refusalOf(await turn(true))).toBe('403 error_confirm_needed');
    expect((await office.shop.call(site.isMaintenance, {})).success).toBe(true);
    cookies.owner = await office.logIn('owner');
  });

  it('caches are emptied by name', async () => {
    expect((await as('owner')(staffActivity.clearCaches, { names: ['labels'] })).data).toEqual({ cleared: ['labels'] });
    expect((await as('editor')(staffActivity.clearCaches, { names: [] })).status).toBe(403);
    expect(refusalOf(await as('owner')(staffActivity.clearCaches, { names: 'all' }))).toBe('400 error_bad_input names');
  });
});
