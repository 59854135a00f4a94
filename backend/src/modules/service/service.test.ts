import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customers } from '@vitrina/contract/customers';
import { catalogue } from '@vitrina/contract/catalogue';
import { feedback } from '@vitrina/contract/feedback';
import { questions } from '@vitrina/contract/questions';
import { safety } from '@vitrina/contract/safety';
import { webshopOrders } from '@vitrina/contract/orders';
import { site } from '@vitrina/contract/site';
import { staffActivity } from '@vitrina/contract/staff/activity';
import { staffCustomers } from '@vitrina/contract/staff/customers';
import { type StaffNotice, staffNotices } from '@vitrina/contract/staff/notices';
import { staffQuestions } from '@vitrina/contract/staff/questions';
import { staffReviews } from '@vitrina/contract/staff/reviews';
import { CUSTOMER } from '@vitrina/demo/known';
import { jobRuns } from '../../jobs/job-runs.ts';
import { asking, changesOf, limited, readyOrder, refusalOf, rowCounts } from '../../testing/office-orders.ts';
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

  it('are filtered by orders, since when and newsletter, and those with the most orders come first', async () => {
    const find = async (filter: object, more: object = {}) => (await as('service')(staffCustomers.search, { filter, limit: 200, ...more })).data;
    const idsOf = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);
    const { orders } = (await find({ text: CUSTOMER.email })).items[0];
    expect(orders).toBeGreaterThan(0);
    expect(idsOf(await find({ orders }))).toContain(customer);
    expect(idsOf(await find({ orders: orders + 1 }))).not.toContain(customer);
    expect(idsOf(await find({ orders: orders + 1 })).length).toBe((await find({ orders: orders + 1 })).total);
    const counts = (await find({}, { sort: '-orders' })).items.map((one: { orders: number }) => one.orders);
    expect(counts).toEqual([...counts].sort((a: number, b: number) => b - a));
    await sql`update users set created_at = '2026-01-15T12:00Z' where id = ${customer}`.execute(db());
    expect(idsOf(await find({ since: '2026-01-15T11:00:00Z' }))).toContain(customer);
    expect(idsOf(await find({ since: '2026-01-15T14:00:00+01:00' }))).not.toContain(customer);
    await sql`delete from newsletter_subscribers where email = ${CUSTOMER.email}`.execute(db());
    expect([idsOf(await find({ newsletter: true })).includes(customer), idsOf(await find({ newsletter: false })).includes(customer)]).toEqual([false, true]);
    await sql`with a as (insert into newsletter_asks (email, lang, topics, source, text_version, code_hash, expires_at) values (${CUSTOMER.email}, 'si', '{guides}', 'footer', '1', 'x', now()) returning id)
      insert into newsletter_subscribers (email, lang, topics, ask_id) select ${CUSTOMER.email}, 'si', '{guides}', id from a`.execute(db());
    expect((await find({ newsletter: true, text: CUSTOMER.email })).items).toMatchObject([{ newsletter: true }]);
    for (const filter of [{ orders: 0 }, { since: 'monday' }, { newsletter: 'yes' }])
      expect(refusalOf(await as('service')(staffCustomers.search, { filter })), JSON.stringify(filter)).toMatch(/^400/);
  });

  it('are told with what they sent back, wrote and may redeem', async () => {
    const get = async () => (await as('service')(staffCustomers.get, { id: customer })).data;
    const before = await get();
    await sql`insert into returns (order_id, kind, state) select id, 'courtesy', 'announced' from orders where user_id = ${customer} limit 1`.execute(db());
    await sql`insert into coupons (code, user_id, kind, percent) values ('NJEN-KUPON', ${customer}, 'percent', 5)`.execute(db());
    expect(await get()).toMatchObject({ returns: before.returns + 1, reviews: before.reviews, coupons: [...before.coupons, 'NJEN-KUPON'].sort() });
    await sql`update coupons set active = false where code = 'NJEN-KUPON'`.execute(db());
    expect((await get()).coupons).toEqual(before.coupons);
  });

  it('are told with their returns and with the mails to their address, newest first, of markets in scope', async () => {
    const get = async () => (await as('service')(staffCustomers.get, { id: customer })).data;
    const { id } = (
      await sql<{
        id: number;
      }>`insert into returns (order_id, kind, state, reason) select id, 'complaint', 'announced', 'Ne dela' from orders where user_id = ${customer} order by id limit 1 returning id`.execute(
        db(),
      )
    ).rows[0] as { id: number };
    for (const lang of ['si', 'hr'])
      await sql`insert into mails (dedupe_key, kind, recipient, lang, data, failed_at) values (${`customer-page-${lang}`}, 'order-received', ${CUSTOMER.email.toUpperCase()}, ${lang}, '{}', now())`.execute(
        db(),
      );
    const { returned, mails, lang } = await get();
    expect(returned[0]).toMatchObject({ id, kind: 'complaint', state: 'announced', order: expect.any(String) });
    expect(mails.slice(0, 2)).toEqual([0, 1].map(() => expect.objectContaining({ kind: 'order-received', state: 'failed' })));
    expect(mails[0].id).toBeGreaterThan(mails[1].id);
    await limited(office, { role: 'service', markets: [lang] }, async () => expect((await get()).mails).toHaveLength(mails.length - 1));
    await sql`delete from mails where dedupe_key like 'customer-page-%'`.execute(db());
  });

  it('get the orders they placed as guests, once, where their address is proven, and the log says which', async () => {
    const { identifier } = await buy(office.shop, { productId: product, email: CUSTOMER.email.toUpperCase() });
    const { number } = await office.shop.get(webshopOrders.order, { identifier });
    await sql`update users set confirmed_at = null where id = ${customer}`.execute(db());
    const merge = () => as('service')(staffCustomers.merge, { id: customer });
    expect(refusalOf(await merge())).toBe('400 error_bad_input id');
    await sql`update users set confirmed_at = now() where id = ${customer}`.execute(db());
    const before = (await as('service')(staffCustomers.get, { id: customer })).data;
    expect(before).toMatchObject({ guest_orders: 1, is_confirmed: true });
    expect((await as('service')(staffCustomers.search, { filter: { guests: true } })).data.items).toMatchObject([{ id: customer }]);
    await limited(office, { role: 'service', markets: ['at'] }, async () => expect(refusalOf(await merge())).toBe('404 error_empty_data'));
    const replies = await Promise.all(Array.from({ length: 5 }, merge));
    const merged = replies.filter(({ success }) => success).flatMap(({ data }) => data.orders);
    expect(merged).toEqual([number]);
    const after = (await as('service')(staffCustomers.get, { id: customer })).data;
    expect(after).toMatchObject({ guest_orders: 0, orders: before.orders + 1, recent: expect.arrayContaining([expect.objectContaining({ number })]) });
    const log = (await changesOf(office, 'customer', String(customer))).filter(({ action }) => action === 'merge');
    expect(log).toMatchObject([{ paths: [{ path: `orders.${number}`, after: customer }] }]);
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

describe('questions about products', () => {
  const about = () => ({ content_type: 'catalogproduct' as const, content_id: product });
  const words = (message: string) => ({ ...about(), display_name: 'Radovedna', message });
  const newToken = async () => (await office.shop.get(customers.generateToken)).jwt;
  const submitQuestion = async (message: string, email = `asker-${crypto.randomUUID()}@example.com`) => {
    const reply = await office.shop.call(questions.ask, { ...words(message), email }, { token: await newToken(), lang: 'hr' });
    return { reply, email, code: (await codesOf(email)).at(-1) as string };
  };
  const codesOf = async (email: string): Promise<string[]> =>
    (await sql<{ code: string }>`select code from product_questions where email = ${email} order by id`.execute(db())).rows.map(({ code }) => code);
  const mailsTo = async (email: string) =>
    (await sql<{ kind: string }>`select kind from mails where recipient = ${email} order by id`.execute(db())).rows.map(({ kind }) => kind);
  const queue = async (state = 'waiting') =>
    (await as('editor')(staffQuestions.search, { state })).data.items as { id: number; message: string; author: string }[];
  const find = async (message: string) => (await queue()).find((item) => item.message === message)?.id;
  const decide = (id: number | undefined, decision: string, reason?: string) =>
    as('editor')(staffQuestions.decide, { items: [{ id, decision, ...(reason && { reason }) }] });
  const list = (q = '', who: { token?: string } = {}) => office.shop.get(questions.questions, { ...about(), q }, who);
  const fresh = async () => {
    await sql`delete from login_attempts`.execute(db());
    await office.shop.cache.clearAll();
  };
  /** Publishes a guest's question. */
  const published = async (message: string) => {
    const submitted = await submitQuestion(message);
    await office.shop.get(questions.confirm, { code: submitted.code });
    const id = (await find(message)) as number;
    await decide(id, 'approve');
    return { ...submitted, id };
  };
  beforeEach(fresh);

  it('wait for their address, then for staff; the shop answers, and the asker is told once', async () => {
    const { reply, email, code } = await submitQuestion(' Ali ima\u202e vtičnico\r\n\r\n\r\n\r\nUSB-C?\u0007 ');
    const message = 'Ali ima vtičnico\n\nUSB-C?';
    expect(reply.data).toEqual({ state: 'confirm' });
    expect(await mailsTo(email)).toEqual(['question-confirm']);
    expect(await find(message)).toBeUndefined();
    expect(await office.shop.get(questions.asked, { code })).toMatchObject({ state: 'unconfirmed', message, product: { id: product } });
    await office.shop.get(questions.confirm, { code });
    const id = (await find(message)) as number;
    expect(await office.shop.get(questions.asked, { code })).toMatchObject({ state: 'waiting' });
    expect((await list()).items).toEqual([]);
    expect((await as('editor')(staffQuestions.answer, { id, message: 'Da, dve.' })).data).toEqual({ message: 'Da, dve.' });
    await as('editor')(staffQuestions.answer, { id, message: 'Da, tri.' });
    await office.shop.cache.clearAll();
    const { question_widget: widget } = await office.shop.get(catalogue.product, { item_id: product });
    expect(widget).toEqual({
      total: 1,
      items: [
        expect.objectContaining({
          message,
          display_name: 'Radovedna',
          lang: 'hr-HR',
          answers: [expect.objectContaining({ author: 'shop', display_name: null, message: 'Da, tri.' })],
        }),
      ],
    });
    expect((await list()).items).toEqual(widget.items);
    expect(await mailsTo(email)).toEqual(['question-confirm', 'question-answered']);
    expect((await changesOf(office, 'question', String(id))).map(({ action }) => action)).toEqual(['answer', 'answer']);
    expect((await as('picker')(staffQuestions.search, {})).status).toBe(403);
  });

  it('buyers answer, marked as such, one a person; others may not', async () => {
    const { id, email } = await published('Koliko tehta v resnici?');
    const answer = (message: string, who: { token: string }) => office.shop.call(questions.answer, { question_id: id, display_name: 'Kupka', message }, who);
    expect((await answer('Pet.', { token: await newToken() })).data).toMatchObject({ label_name: 'error_not_bought', statusCode: 403 });
    expect((await office.shop.call(questions.answer, { question_id: id, display_name: 'x', message: 'x' })).data).toMatchObject({
      label_name: 'error_unauthorized',
    });
    const { identifier, token } = await buy(office.shop, { productId: product, email: `${crypto.randomUUID()}@example.com` });
    await sql`update orders set payment_status = 'paid', status = 'confirmed' where id = ${Number(identifier.split('-')[0])}`.execute(db());
    expect((await list('', { token })).has_bought).toBe(true);
    await Promise.all([1, 2, 3, 4, 5].map((n) => answer(`Stehtano: ${n} kg.`, { token })));
    const waiting = (await queue()).filter(({ author }) => author === 'buyer');
    expect(waiting).toHaveLength(1);
    await decide(waiting[0]?.id, 'approve');
    await decide(waiting[0]?.id, 'approve');
    const [shown] = (await list('tehtati')).items.filter((item) => item.id === id);
    expect(shown?.answers).toEqual([expect.objectContaining({ author: 'buyer', display_name: 'Kupka', message: waiting[0]?.message })]);
    expect(await mailsTo(email)).toEqual(['question-confirm', 'question-answered']);
    // A changed text needs approval again before it is shown.
    await answer('Drugače.', { token });
    expect((await list()).items.find((item) => item.id === id)?.answers).toEqual([]);
    expect((await office.shop.call(questions.answer, { question_id: 2_000_000_000, display_name: 'x', message: 'x' }, { token })).data).toMatchObject({
      label_name: 'error_empty_data',
    });
  });

  it('of one mailbox are one while they are open, however it is spelt and however many come at once', async () => {
    const name = `petra${crypto.randomUUID().slice(0, 8)}`;
    const spellings = [`${name}@gmail.com`, `${name}+1@gmail.com`, `${name.slice(0, 3)}.${name.slice(3)}@gmail.com`, `${name.toUpperCase()}@googlemail.com`];
    await Promise.all(Array.from({ length: 8 }, (_, n) => submitQuestion(`Vprašanje ${n}`, spellings[n % spellings.length])));
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::integer as n from product_questions where email like ${`%${name.slice(3).toLowerCase()}%`}`.execute(db());
    expect(rows[0]?.n).toBe(1);
    const tries = [];
    for (let n = 0; n < 6; n += 1) tries.push((await submitQuestion('Še enkrat?', spellings[0])).reply);
    expect(tries.at(-1)?.data).toMatchObject({ label_name: 'error_too_many_requests', statusCode: 429 });
  });

  it('a question with a confirmed address is not rewritten by another person who types the address', async () => {
    const email = `victim-${crypto.randomUUID()}@example.com`;
    const { code } = await submitQuestion('Ali je primeren za pisarno?', email);
    await office.shop.get(questions.confirm, { code });
    expect((await submitQuestion('Kupite drugje.', email)).reply.data).toEqual({ state: 'confirm' });
    expect(await office.shop.get(questions.asked, { code })).toMatchObject({ message: 'Ali je primeren za pisarno?', state: 'waiting' });
    expect((await mailsTo(email)).filter((kind) => kind === 'question-confirm')).toHaveLength(1);
  });

  it('of an account need no mail, and their asker sees what became of them, with the reason', async () => {
    const token = await office.shop.logIn(CUSTOMER.email, CUSTOMER.password);
    const reply = await office.shop.get(questions.ask, words('Kje je narejen?'), { token });
    expect(reply).toEqual({ state: 'waiting' });
    await decide(await find('Kje je narejen?'), 'refuse', 'off_topic');
    expect((await list('', { token })).own).toEqual([expect.objectContaining({ state: 'refused', refusal: 'off_topic' })]);
    expect((await list()).own).toEqual([]);
    expect(await mailsTo(CUSTOMER.email)).toContain('question-refused');
  });

  it('name every field that is wrong and change nothing; decisions are all or none', async () => {
    const token = await newToken();
    const wrong = await office.shop.call(questions.ask, { ...about(), display_name: ' \u0001', message: '\u200b', email: 'nothing' }, { token });
    expect((wrong.data as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual(['display_name', 'message', 'email']);
    expect((await office.shop.call(questions.ask, { ...words('x'), email: 'ana@example.com' })).data).toMatchObject({ label_name: 'error_unauthorized' });
    const { code } = await submitQuestion('Nepotrjeno?');
    const { rows } = await sql<{ id: number }>`select id from product_questions where code = ${code}`.execute(db());
    expect(refusalOf(await decide(rows[0]?.id, 'approve'))).toBe('400 error_bad_input items.0.id');
    expect(refusalOf(await as('editor')(staffQuestions.answer, { id: rows[0]?.id, message: 'x' }))).toBe('404 error_empty_data');
  });

  it('are found without accents and endings; a report takes them out, and mails end by one click', async () => {
    const { id, code, email } = await published('Ali baterijo lahko zamenjam sam?');
    expect((await list('BATERIJA zamenjati')).items.map((item) => item.id)).toEqual([id]);
    expect((await list('baterija letalo')).items).toEqual([]);
    expect((await list('100%_')).items).toEqual([]);
    expect((await office.shop.fetch(`/api/feedback/question-stop/${code}/`, { method: 'POST' })).status).toBe(200);
    await as('editor')(staffQuestions.answer, { id, message: 'Ne.' });
    expect(await mailsTo(email)).toEqual(['question-confirm']);
    expect(await office.shop.get(questions.asked, { code })).toMatchObject({ is_stopped: true });
    const report = {
      subject: 'question' as const,
      subject_id: id,
      address: '/x/',
      ground: 'offensive',
      message: 'This is an insult to somebody.',
      name: 'Ana',
      email: 'r@example.com',
      good_faith: true,
    };
    expect(await office.shop.get(safety.report, report, { token: await newToken() })).toMatchObject({ number: expect.any(String) });
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

  it('are filtered by stars, product and language; a filter changes nothing of their order', async () => {
    const ids = await waiting(2);
    const find = async (filter: object) => (await as('editor')(staffReviews.search, { filter })).data;
    const idsOf = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);
    const all = idsOf(await find({}));
    expect(idsOf(await find({ stars: 4 })).slice(-2)).toEqual(ids);
    const four = idsOf(await find({ stars: 4 }));
    expect(four).toEqual(all.filter((id) => four.includes(id)));
    for (const filter of [{ stars: 1 }, { product: 'NO-SUCH-CODE' }, { product: '%' }, { lang: 'es' }])
      expect(idsOf(await find(filter)), JSON.stringify(filter)).not.toEqual(expect.arrayContaining(ids));
    for (const filter of [{ product: 'demo-promo-01' }, { lang: 'si' }, { product: 'DEMO-PROMO-01', lang: 'si', stars: 4 }])
      expect(idsOf(await find(filter)).slice(-2), JSON.stringify(filter)).toEqual(ids);
    for (const filter of [{ stars: 0 }, { stars: 6 }, { lang: 'xx' }, { product: 7 }])
      expect(refusalOf(await as('editor')(staffReviews.search, { filter })), JSON.stringify(filter)).toMatch(/^400/);
    for (const filter of [{ product: 'DEMO-PROMO-01' }, { lang: 'si' }]) expect((await as('editor')(staffQuestions.search, { filter })).status).toBe(200);
  });

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

  it('are translated by staff for who reads another language, until their words change', async () => {
    const token = (await office.shop.get(customers.generateToken)).jwt;
    const write = (message: string) =>
      office.shop.get(feedback.addComment, { content_type: 'catalogproduct', content_id: product, display_name: 'Eva', message, rate: 4 }, { token });
    await write('Zelo tih.');
    const id = (await as('editor')(staffReviews.search, {})).data.items.at(-1).id as number;
    await as('editor')(staffReviews.decide, { items: [{ id, decision: 'approve' }] });
    expect((await as('editor')(staffReviews.translate, { id, to: 'de', message: 'Sehr leise.' })).data).toEqual({ to: 'de', message: 'Sehr leise.' });
    expect(refusalOf(await as('editor')(staffReviews.translate, { id, to: 'si', message: 'x' }))).toBe('400 error_bad_input to');
    await office.shop.cache.clearAll();
    const shown = async (lang: 'de' | 'at' | 'en' | 'si') =>
      (await office.shop.get(catalogue.product, { item_id: product }, { lang })).feedback_comment_widget.items.find((item) => item.id === id)?.translation;
    const expected = { message: 'Sehr leise.', pros: [], cons: [], source: 'staff' };
    expect([await shown('de'), await shown('at'), await shown('en'), await shown('si')]).toEqual([expected, expected, null, null]);
    await write('Zelo glasen.');
    await as('editor')(staffReviews.decide, { items: [{ id, decision: 'approve' }] });
    await office.shop.cache.clearAll();
    expect(await shown('de')).toBeNull();
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
    await limited(office, { role: 'owner', markets: ['at'] }, async () => {
      for (const which of [{}, { ids: [mail.id] }])
        expect((await as('owner')(staffActivity.retryMails, which)).data, 'another market’s').toEqual({ retried: 0 });
    });
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

  it('jobs are listed by how they went last, and run once more when staff want it, of five wishes at once', async () => {
    const runs = jobRuns(db());
    await runs.register([
      { name: 'test-good', cron: '* * * * *', run: async () => {} },
      { name: 'test-bad', cron: '5 * * * *', run: async () => {} },
    ]);
    await runs.begin('test-good');
    await runs.end('test-good', null);
    await runs.begin('test-bad');
    for (let i = 0; i < 2; i += 1) await runs.end('test-bad', new Error('no room left on the shelf'));
    const jobs = async () => (await as('owner')(staffActivity.jobs)).data.items.filter(({ name }: { name: string }) => name.startsWith('test-'));
    expect(await jobs()).toMatchObject([
      { name: 'test-bad', state: 'failed', failures: 2, error: 'no room left on the shelf', cron: '5 * * * *' },
      { name: 'test-good', state: 'ok', failures: 0, error: null },
    ]);
    const before = await rowCounts(office, ['changes']);
    const replies = await Promise.all(Array.from({ length: 5 }, () => as('owner')(staffActivity.retryJob, { name: 'test-bad' })));
    expect(new Set(replies.map(({ data }) => data.state))).toEqual(new Set(['wanted']));
    expect(await rowCounts(office, ['changes'])).toEqual({ changes: (before.changes ?? 0) + 1 });
    expect((await Promise.all([runs.takeRequested(), runs.takeRequested()])).flat()).toEqual(['test-bad']);
    expect(refusalOf(await as('owner')(staffActivity.retryJob, { name: 'never-was' }))).toBe('404 error_empty_data');
    expect((await as('service')(staffActivity.jobs)).status).toBe(403);
    await sql`delete from job_runs where name like 'test-%'`.execute(db());
  });
});

describe('notices', () => {
  const noticesByKind = async (role: keyof typeof cookies): Promise<Record<string, StaffNotice>> =>
    Object.fromEntries((await as(role)(staffNotices.list)).data.items.map((one: StaffNotice) => [one.kind, one]));

  it('tell of what waits too long, to those who may do something about it, within their scope', async () => {
    const order = await readyOrder(office, product);
    await sql`update orders set created_at = now() - interval '25 hours' where id = ${order.id}`.execute(db());
    const before = await noticesByKind('owner');
    expect(before.orders_late?.items.map(({ id }) => id)).toContain(order.number);
    expect(Date.parse(before.orders_late?.since as string)).toBeLessThanOrEqual(Date.now() - 24 * 3_600_000);
    expect((await noticesByKind('picker')).orders_late?.count).toBe(before.orders_late?.count);
    // The role `service` does not pack.
    expect((await noticesByKind('service')).orders_late).toBeUndefined();
    await limited(office, { role: 'picker', markets: ['at'] }, async () => expect((await noticesByKind('picker')).orders_late).toBeUndefined());
    await sql`update orders set created_at = now() where id = ${order.id}`.execute(db());
    expect((await noticesByKind('owner')).orders_late?.items.map(({ id }) => id) ?? []).not.toContain(order.number);
  });

  it('tell of refunds and returns that are due, urgent first, of failed mails and jobs, and of few pieces of what sells', async () => {
    const order = await readyOrder(office, product);
    const { rows } = await sql<{ id: number }>`
      insert into returns (order_id, kind, state, started_at, due_at) values (${order.id}, 'withdrawal', 'announced', now() - interval '15 days', now() - interval '1 day') returning id`.execute(
      db(),
    );
    const mail = await sql<{
      id: number;
    }>`update mails set failed_at = now(), sent_at = null where id = (select max(id) from mails) returning id::float8 as id`.execute(db());
    const runs = jobRuns(db());
    await runs.register([{ name: 'test-bad', cron: '* * * * *', run: async () => {} }]);
    await runs.end('test-bad', new Error('x'));
    const stock = await sql<{ warehouse_id: number; qty: number }>`select warehouse_id, qty from stock where product_id = ${product}`.execute(db());
    await sql`update stock set qty = 0 where product_id = ${product}`.execute(db());
    await sql`insert into law_holds (product_id, findings) values (${product}, '[]')`.execute(db());
    const all = await noticesByKind('owner');
    expect([all.law_held?.is_urgent, all.law_held?.items.map(({ id }) => id)]).toEqual([true, ['DEMO-PROMO-01']]);
    await sql`delete from law_holds where product_id = ${product}`.execute(db());
    expect([all.returns_due?.is_urgent, all.returns_due?.items.map(({ id, title }) => [id, title])]).toEqual([true, [[String(rows[0]?.id), order.number]]]);
    expect((await as('owner')(staffNotices.list)).data.items[0].kind).toBe('returns_due');
    expect((await noticesByKind('owner')).law_held).toBeUndefined();
    expect([all.mails_failed?.count, all.jobs_failed?.items]).toEqual([1, [{ id: 'test-bad', title: 'test-bad' }]]);
    expect(all.stock_low?.items.map(({ id }) => id)).toContain('DEMO-PROMO-01');
    expect(Object.keys(await noticesByKind('editor')).filter((kind) => kind !== 'reviews_late')).toEqual([]);
    for (const { warehouse_id, qty } of stock.rows)
      await sql`update stock set qty = ${qty} where product_id = ${product} and warehouse_id = ${warehouse_id}`.execute(db());
    await sql`delete from returns where id = ${rows[0]?.id}`.execute(db());
    await sql`update mails set failed_at = null where id = ${mail.rows[0]?.id}`.execute(db());
    await sql`delete from job_runs where name = 'test-bad'`.execute(db());
    const left = await noticesByKind('owner');
    expect([left.returns_due, left.mails_failed, left.jobs_failed]).toEqual([undefined, undefined, undefined]);
  });
});

describe('columns of a list', () => {
  const columns = async (role: keyof typeof cookies) => (await as(role)(staffNotices.columns, { screen: 'orders' })).data.columns;
  const saveColumns = (role: keyof typeof cookies, columns: unknown) => as(role)(staffNotices.saveColumns, { screen: 'orders', columns });

  it('are one’s own, in their order, and given up again, of five at once', async () => {
    expect(await columns('service')).toBeNull();
    await Promise.all(Array.from({ length: 5 }, () => saveColumns('service', ['total', 'number'])));
    expect([await columns('service'), await columns('owner')]).toEqual([['total', 'number'], null]);
    expect((await saveColumns('service', null)).data).toEqual({ columns: null });
    expect(await columns('service')).toBeNull();
  });

  it('bad ones are named', async () => {
    for (const bad of [[], ['a b'], ['number', 'number'], 'number', Array.from({ length: 41 }, (_, i) => 'x'.repeat(i + 1))])
      expect(refusalOf(await saveColumns('service', bad)), JSON.stringify(bad)).toMatch(/^400 error_bad_input columns/);
    expect(await columns('service')).toBeNull();
  });
});

describe('kept views of a list', () => {
  const saveView = (role: keyof typeof cookies, more: object = {}) =>
    as(role)(staffNotices.saveView, { screen: 'orders', title: 'Jutranje', search: { tab: 'confirmed', market: 'si' }, ...more });
  const titles = async (role: keyof typeof cookies) =>
    (await as(role)(staffNotices.views, { screen: 'orders' })).data.items.map(({ title }: { title: string }) => title);

  it('are one’s own, replaced by name, of five at once, and dropped', async () => {
    await Promise.all(Array.from({ length: 5 }, () => saveView('service')));
    const { items } = (await saveView('service', { search: { tab: 'packed' } })).data;
    expect(items).toEqual([{ id: expect.any(Number), title: 'Jutranje', search: { tab: 'packed' }, is_shared: false, is_own: true, by: 'Sara Svetovalec' }]);
    expect(await titles('picker')).toEqual([]);
    const drop = (role: keyof typeof cookies) => as(role)(staffNotices.dropView, { screen: 'orders', id: items[0].id });
    expect(refusalOf(await drop('picker'))).toBe('404 error_empty_data');
    expect((await drop('service')).data).toEqual({ items: [] });
  });

  it('are shared by those who may change settings, and seen by all', async () => {
    expect((await saveView('service', { is_shared: true })).status).toBe(403);
    const { items } = (await saveView('owner', { title: 'Za vse', is_shared: true })).data;
    expect(await titles('picker')).toEqual(['Za vse']);
    expect(refusalOf(await as('picker')(staffNotices.dropView, { screen: 'orders', id: items[0].id }))).toBe('404 error_empty_data');
    expect((await as('owner')(staffNotices.dropView, { screen: 'orders', id: items[0].id })).data).toEqual({ items: [] });
  });

  it('bad input is named, and there are fifty at most', async () => {
    for (const [more, refusal] of [
      [{ title: ' ' }, '400 error_bad_input title'],
      [{ search: { tab: 7 } }, '400 error_bad_input search.tab'],
      [{ search: { 'Tab!': 'x' } }, '400 error_bad_input search.Tab!'],
      [{ search: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`${'a'.repeat(i + 1)}`, 'x'])) }, '400 error_bad_input search'],
    ] as const)
      expect(refusalOf(await saveView('service', more)), JSON.stringify(more)).toBe(refusal);
    await sql`insert into staff_views (user_id, screen, title, search) select u.id, 'orders', 'x' || n, '{}' from users u, generate_series(1, 50) n where u.email = 'service@vitrina.test'`.execute(
      db(),
    );
    expect((await saveView('service')).status).toBe(429);
    await sql`delete from staff_views`.execute(db());
  });
});
