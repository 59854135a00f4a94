import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONSENT_TEXT_VERSION, newsletter } from '@vitrina/contract/newsletter';
import { NEWSLETTER_TOPICS } from '@vitrina/contract/values/newsletter-topics';
import { CUSTOMER } from '@vitrina/demo/known';
import { newGuest } from '../../testing/cart-tools.ts';
import { anHourLater, requestSubscription, forgetReaders, linkTo, READER, subscribed, wrongCode } from '../../testing/newsletter-tools.ts';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('demo');
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});
beforeEach(() => forgetReaders(shop));

const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> => (await query.execute(shop.database.db)).rows;
const mails = () => rowsOf(sql<{ kind: string; recipient: string; lang: string }>`select kind, recipient, lang from mails order by id`);

describe('asking for the newsletter', () => {
  it('is answered the same whether the address is known or not, and asks the mailbox each time', async () => {
    const answers = [await requestSubscription(shop)];
    await shop.get(newsletter.confirm, await linkTo(shop));
    await anHourLater(shop);
    answers.push(await requestSubscription(shop), await requestSubscription(shop, { email: CUSTOMER.email }), await requestSubscription(shop));
    for (const { data } of answers) expect(data).toEqual({ state: 'confirm' });
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([READER, READER, CUSTOMER.email]);
  });

  it('sends one mail an hour to an address, also of five asked at once, and changes nothing of what that one asks', async () => {
    await Promise.all([1, 2, 3, 4, 5].map(() => requestSubscription(shop, { email: 'Ana@Example.com', topics: ['guides'] })));
    await requestSubscription(shop, { topics: ['offers'] });
    expect(await mails()).toEqual([{ kind: 'newsletter-confirm', recipient: READER, lang: 'si' }]);
    expect(await shop.get(newsletter.confirmCheck, await linkTo(shop))).toEqual({ topics: ['guides'] });
  });

  it('sends five an hour to a mailbox, however its address is spelled', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => requestSubscription(shop, { email: `ana+${i}@example.com` })));
    for (const { data } of answers) expect(data).toEqual({ state: 'confirm' });
    expect(await mails()).toHaveLength(5);
  });

  it('names the field that is wrong, and writes nothing down', async () => {
    for (const [email, label_name] of [
      ['no address', 'error_email_invalid'],
      ['  ', 'error_field_required'],
    ])
      expect((await requestSubscription(shop, { email: email as string })).data).toMatchObject({
        label_name: 'error_bad_input',
        errors: [{ field: 'email', label_name }],
      });
    expect((await requestSubscription(shop, { topics: [] })).data).toMatchObject({ errors: [{ field: 'topics' }] });
    expect((await shop.call(newsletter.subscribe, { email: READER })).data).toMatchObject({ label_name: 'error_unauthorized' });
    expect(await rowsOf(sql`select from newsletter_asks`)).toEqual([]);
  });

  it('ends after ten from one visitor and forty from one address', async () => {
    const { token } = await newGuest(shop);
    const labels = [];
    for (let i = 0; i < 11; i += 1) labels.push((await requestSubscription(shop, { email: `many${i}@example.com`, token })).success);
    expect(labels).toEqual([...Array<boolean>(10).fill(true), false]);
    const from = async (i: number) =>
      shop.fetch(newsletter.subscribe.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-client-address': '2001:db8::7', authorization: `Bearer ${(await newGuest(shop)).token}` },
        body: JSON.stringify({ email: `more${i}@example.com` }),
      });
    const statuses = [];
    for (let i = 0; i < 41; i += 1) statuses.push((await from(i)).status);
    expect(statuses).toEqual([...Array<number>(40).fill(200), 429]);
  });

  it('keeps what was agreed to and when, and neither code nor address of the caller [T19]', async () => {
    await subscribed(shop, { lang: 'hr', topics: ['offers'] });
    const [row] = await rowsOf(sql<Record<string, unknown>>`select * from newsletter_asks`);
    expect(row).toMatchObject({ email: READER, lang: 'hr', topics: ['offers'], source: 'footer', text_version: CONSENT_TEXT_VERSION });
    expect(row?.asked_at).toBeInstanceOf(Date);
    expect(row?.confirmed_at).toBeInstanceOf(Date);
    expect(Object.keys(row ?? {}).join()).not.toMatch(/address|\bip\b/);
    expect(JSON.stringify(row)).not.toContain((await linkTo(shop)).code);
  });
});

describe('the link of the mail', () => {
  it('changes nothing when it is read; posted five times at once, one wins and the others find nothing [T19]', async () => {
    await requestSubscription(shop);
    const link = await linkTo(shop);
    for (let i = 0; i < 3; i += 1) expect(await shop.get(newsletter.confirmCheck, link)).toEqual({ topics: [...NEWSLETTER_TOPICS] });
    expect(await rowsOf(sql`select from newsletter_subscribers`)).toEqual([]);
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => shop.call(newsletter.confirm, link)));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    for (const { success, data } of replies) if (!success) expect(data).toMatchObject({ label_name: 'error_empty_data', statusCode: 404 });
    expect(await rowsOf(sql`select from newsletter_subscribers`)).toHaveLength(1);
    expect((await shop.call(newsletter.confirmCheck, link)).data).toMatchObject({ statusCode: 404 });
  });

  it('is good for seven days, with its own number, and ends when another of the address is used [T19]', async () => {
    await requestSubscription(shop);
    const first = await linkTo(shop);
    await sql`update newsletter_asks set expires_at = now() - interval '1 second'`.execute(shop.database.db);
    expect((await shop.call(newsletter.confirm, first)).data).toMatchObject({ statusCode: 404 });
    await sql`update newsletter_asks set expires_at = now() + interval '6 days'`.execute(shop.database.db);
    await anHourLater(shop);
    await requestSubscription(shop);
    const second = await linkTo(shop);
    expect(second.code).not.toBe(first.code);
    for (const bad of [
      { id: first.id, code: second.code },
      { id: first.id, code: wrongCode(first.code) },
      { id: second.id + 1, code: second.code },
    ])
      expect((await shop.call(newsletter.confirm, bad)).data).toMatchObject({ statusCode: 404 });
    // Two links to one address at the same time: no deadlock, one wins.
    const replies = await Promise.all([shop.call(newsletter.confirm, first), shop.call(newsletter.confirm, second)]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
  });

  it('cannot be guessed: too many attempts are refused [T19]', async () => {
    await requestSubscription(shop);
    const { id, code } = await linkTo(shop);
    await sql`insert into login_attempts (key) select 'newsletter-code:2001:db8:0:9:0:0:0:0/64' from generate_series(1, 300)`.execute(shop.database.db);
    const from = (address: string) =>
      shop.fetch(newsletter.confirm.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-client-address': address },
        body: JSON.stringify({ id, code }),
      });
    expect((await from('2001:db8:0:9::1')).status).toBe(429);
    expect((await from('2001:db8:0:8::1')).status).toBe(200);
  });
});
