import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '@vitrina/contract/accounts';
import { NEWSLETTER_STOP_PATH } from '@vitrina/contract/endpoints';
import { CONSENT_TEXT_VERSION, newsletter } from '@vitrina/contract/newsletter';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { NEWSLETTER_TOPICS } from '@vitrina/contract/values/newsletter-topics';
import { CUSTOMER } from '@vitrina/demo/known';
import { tidyTables } from '../../jobs/tidy-tables.ts';
import { newGuest } from '../../testing/cart-tools.ts';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';

const EMAIL = 'ana@example.com';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('demo');
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});
beforeEach(async () => {
  for (const table of ['newsletter_subscribers', 'newsletter_asks', 'mails', 'login_attempts'])
    await sql`delete from ${sql.table(table)}`.execute(shop.database.db);
});

const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> => (await query.execute(shop.database.db)).rows;
const subscribe = async (more: { email?: string; topics?: ('offers' | 'guides')[]; lang?: LanguageCode; token?: string } = {}) => {
  const { token = (await newGuest(shop)).token, lang = 'si', email = EMAIL, ...rest } = more;
  return shop.call(newsletter.subscribe, { email, source: 'footer', ...rest }, { token, lang });
};
const mails = () => rowsOf(sql<{ kind: string; recipient: string; lang: string }>`select kind, recipient, lang from mails order by id`);
const linkTo = async (email = EMAIL) => {
  const [mail] = await rowsOf(
    sql<{
      data: { linkId: number; linkCode: string };
    }>`select data from mails where kind = 'newsletter-confirm' and recipient = ${email} order by id desc limit 1`,
  );
  return { id: mail?.data.linkId as number, code: mail?.data.linkCode as string };
};
const confirmed = async (more: Parameters<typeof subscribe>[0] = {}) => {
  await subscribe(more);
  return shop.get(newsletter.confirm, await linkTo(more.email));
};
const anHourLater = () => sql`update newsletter_asks set asked_at = asked_at - interval '61 minutes'`.execute(shop.database.db);
const wrong = (code: string) => code.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));

describe('asking for the newsletter', () => {
  it('is answered the same whether the address is known or not, and asks the mailbox each time', async () => {
    const answers = [await subscribe()];
    await shop.get(newsletter.confirm, await linkTo());
    await anHourLater();
    answers.push(await subscribe(), await subscribe({ email: CUSTOMER.email }), await subscribe());
    for (const { data } of answers) expect(data).toEqual({ state: 'confirm' });
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([EMAIL, EMAIL, CUSTOMER.email]);
  });

  it('sends one mail an hour to an address, also of five asked at once, and changes nothing of what that one asks', async () => {
    await Promise.all([1, 2, 3, 4, 5].map(() => subscribe({ email: 'Ana@Example.com', topics: ['guides'] })));
    await subscribe({ topics: ['offers'] });
    expect(await mails()).toEqual([{ kind: 'newsletter-confirm', recipient: EMAIL, lang: 'si' }]);
    expect(await shop.get(newsletter.confirmCheck, await linkTo())).toEqual({ topics: ['guides'] });
  });

  it('names the field that is wrong, and writes nothing down', async () => {
    for (const [email, label_name] of [
      ['no address', 'error_email_invalid'],
      ['  ', 'error_field_required'],
    ])
      expect((await subscribe({ email: email as string })).data).toMatchObject({ label_name: 'error_bad_input', errors: [{ field: 'email', label_name }] });
    expect((await subscribe({ topics: [] })).data).toMatchObject({ errors: [{ field: 'topics' }] });
    expect((await shop.call(newsletter.subscribe, { email: EMAIL })).data).toMatchObject({ label_name: 'error_unauthorized' });
    expect(await rowsOf(sql`select from newsletter_asks`)).toEqual([]);
  });

  it('ends after ten from one visitor and forty from one address', async () => {
    const { token } = await newGuest(shop);
    const labels = [];
    for (let i = 0; i < 11; i += 1) labels.push((await subscribe({ email: `many${i}@example.com`, token })).success);
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
    await confirmed({ lang: 'hr', topics: ['offers'] });
    const [row] = await rowsOf(sql<Record<string, unknown>>`select * from newsletter_asks`);
    expect(row).toMatchObject({ email: EMAIL, lang: 'hr', topics: ['offers'], source: 'footer', text_version: CONSENT_TEXT_VERSION });
    expect(row?.asked_at).toBeInstanceOf(Date);
    expect(row?.confirmed_at).toBeInstanceOf(Date);
    expect(Object.keys(row ?? {}).join()).not.toMatch(/address|\bip\b/);
    expect(JSON.stringify(row)).not.toContain((await linkTo()).code);
  });
});

describe('the link of the mail', () => {
  it('changes nothing when it is read; posted five times at once, one wins and the others find nothing [T19]', async () => {
    await subscribe();
    const link = await linkTo();
    for (let i = 0; i < 3; i += 1) expect(await shop.get(newsletter.confirmCheck, link)).toEqual({ topics: [...NEWSLETTER_TOPICS] });
    expect(await rowsOf(sql`select from newsletter_subscribers`)).toEqual([]);
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => shop.call(newsletter.confirm, link)));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    for (const { success, data } of replies) if (!success) expect(data).toMatchObject({ label_name: 'error_empty_data', statusCode: 404 });
    expect(await rowsOf(sql`select from newsletter_subscribers`)).toHaveLength(1);
    expect((await shop.call(newsletter.confirmCheck, link)).data).toMatchObject({ statusCode: 404 });
  });

  it('is good for seven days, with its own number, and ends when another of the address is used [T19]', async () => {
    await subscribe();
    const first = await linkTo();
    await sql`update newsletter_asks set expires_at = now() - interval '1 second'`.execute(shop.database.db);
    expect((await shop.call(newsletter.confirm, first)).data).toMatchObject({ statusCode: 404 });
    await sql`update newsletter_asks set expires_at = now() + interval '6 days'`.execute(shop.database.db);
    await anHourLater();
    await subscribe();
    const second = await linkTo();
    expect(second.code).not.toBe(first.code);
    for (const bad of [
      { id: first.id, code: second.code },
      { id: first.id, code: wrong(first.code) },
      { id: second.id + 1, code: second.code },
    ])
      expect((await shop.call(newsletter.confirm, bad)).data).toMatchObject({ statusCode: 404 });
    // Two links to one address at the same time: no deadlock, one wins.
    const replies = await Promise.all([shop.call(newsletter.confirm, first), shop.call(newsletter.confirm, second)]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
  });

  it('cannot be guessed: who tries too many codes is stopped [T19]', async () => {
    await subscribe();
    const { id, code } = await linkTo();
    await sql`insert into login_attempts (key) select 'newsletter-code:2001:db8::9' from generate_series(1, 300)`.execute(shop.database.db);
    const from = (address: string) =>
      shop.fetch(newsletter.confirm.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-client-address': address },
        body: JSON.stringify({ id, code }),
      });
    expect((await from('2001:db8::9')).status).toBe(429);
    expect((await from('2001:db8::8')).status).toBe(200);
  });
});

describe('preferences', () => {
  it('are read and changed by their link alone, and do not tell the whole address', async () => {
    const link = await confirmed();
    expect(await shop.get(newsletter.preferences, link)).toEqual({ email: 'a•••@example.com', is_on: true, topics: [...NEWSLETTER_TOPICS], mail_lang: 'si' });
    expect(await shop.get(newsletter.savePreferences, { ...link, topics: ['guides', 'guides'], mail_lang: 'de' })).toMatchObject({
      topics: ['guides'],
      mail_lang: 'de',
    });
    expect(await shop.get(newsletter.preferences, link)).toMatchObject({ topics: ['guides'], mail_lang: 'de' });
    expect((await shop.call(newsletter.savePreferences, { ...link, topics: [], mail_lang: 'xx' as 'si' })).data).toMatchObject({
      label_name: 'error_bad_input',
      errors: [{ field: 'topics' }, { field: 'mail_lang' }],
    });
    const other = await confirmed({ email: 'eva@example.com' });
    for (const bad of [
      { id: link.id, code: wrong(link.code) },
      { id: link.id, code: other.code },
      { id: 999_999, code: link.code },
    ]) {
      expect((await shop.call(newsletter.preferences, bad)).data).toMatchObject({ label_name: 'error_empty_data' });
      expect((await shop.call(newsletter.unsubscribe, bad)).data).toMatchObject({ label_name: 'error_empty_data' });
    }
  });

  it('end the subscription, which begins anew only by a confirmed mail; the old link works then too', async () => {
    const link = await confirmed();
    await anHourLater();
    await subscribe();
    const open = await linkTo();
    expect(await shop.get(newsletter.unsubscribe, link)).toMatchObject({ is_on: false });
    expect(await shop.get(newsletter.unsubscribe, link)).toMatchObject({ is_on: false });
    expect((await shop.call(newsletter.savePreferences, { ...link, topics: ['guides'], mail_lang: 'si' })).data).toMatchObject({ statusCode: 404 });
    expect((await shop.call(newsletter.confirm, open)).data).toMatchObject({ statusCode: 404 });
    await anHourLater();
    expect(await confirmed()).toEqual(link);
    expect(await shop.get(newsletter.preferences, link)).toMatchObject({ is_on: true });
  });

  it('are ended by a mail program without a question (RFC 8058)', async () => {
    const link = await confirmed();
    const path = NEWSLETTER_STOP_PATH.replace('{code}', `${link.id}-${link.code}`);
    expect((await shop.fetch(path)).status).toBe(405);
    expect(await shop.get(newsletter.preferences, link)).toMatchObject({ is_on: true });
    const stop = (to: string) =>
      shop.fetch(to, { method: 'POST', body: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect((await stop(NEWSLETTER_STOP_PATH.replace('{code}', `${link.id}-${wrong(link.code)}`))).status).toBe(404);
    expect((await stop(NEWSLETTER_STOP_PATH.replace('{code}', link.code))).status).toBe(404);
    expect((await stop(path)).status).toBe(200);
    expect(await shop.get(newsletter.preferences, link)).toMatchObject({ is_on: false });
  });

  it('are found by a customer with this confirmed address, and by nobody else', async () => {
    const token = await shop.logIn(CUSTOMER.email, CUSTOMER.password);
    expect(await shop.get(newsletter.own, {}, { token })).toEqual({ link: null });
    const link = await confirmed({ email: CUSTOMER.email });
    expect(await shop.get(newsletter.own, {}, { token })).toEqual({ link });
    await sql`update users set confirmed_at = null where email = ${CUSTOMER.email}`.execute(shop.database.db);
    expect(await shop.get(newsletter.own, {}, { token })).toEqual({ link: null });
    await sql`update users set confirmed_at = now() where email = ${CUSTOMER.email}`.execute(shop.database.db);
    expect((await shop.call(newsletter.own, {}, { token: (await newGuest(shop)).token })).data).toMatchObject({ label_name: 'error_unauthorized' });
  });
});

describe('what is kept of somebody', () => {
  const account = async (email: string) => {
    await sql`
      insert into users (email, password_hash, is_staff, confirmed_at)
      select ${email}, password_hash, false, now() from users where email = ${CUSTOMER.email}`.execute(shop.database.db);
    return shop.logIn(email, CUSTOMER.password);
  };

  it('is in the export of the account and goes with it', async () => {
    const token = await account('gdpr@example.com');
    await confirmed({ email: 'gdpr@example.com', topics: ['guides'] });
    await confirmed();
    const { data } = await shop.get(accounts.exportData, {}, { token });
    expect(data.newsletter).toMatchObject([{ email: 'gdpr@example.com', topics: ['guides'], source: 'footer', subscription: { stopped_at: null } }]);
    await shop.get(accounts.erase, { password: CUSTOMER.password }, { token });
    expect(await rowsOf(sql`select email from newsletter_subscribers`)).toEqual([{ email: EMAIL }]);
    expect(await rowsOf(sql`select email from newsletter_asks`)).toEqual([{ email: EMAIL }]);
  });

  it('who never confirmed is forgotten after 30 days, who ended it after three years', async () => {
    await subscribe({ email: 'new@example.com' });
    await subscribe({ email: 'never@example.com' });
    const on = await confirmed({ email: 'on@example.com' });
    const ended = await confirmed({ email: 'ended@example.com' });
    const long = await confirmed({ email: 'long-ended@example.com' });
    for (const link of [ended, long]) await shop.get(newsletter.unsubscribe, link);
    await sql`update newsletter_asks set asked_at = now() - interval '31 days' where email = 'never@example.com'`.execute(shop.database.db);
    await sql`update newsletter_asks set asked_at = now() - interval '4 years', confirmed_at = now() - interval '4 years' where confirmed_at is not null`.execute(
      shop.database.db,
    );
    await sql`update newsletter_subscribers set stopped_at = now() - interval '37 months' where id = ${long.id}`.execute(shop.database.db);
    await tidyTables(shop.database.db);
    expect(await rowsOf(sql`select email from newsletter_asks order by id`)).toEqual(
      ['new@example.com', 'on@example.com', 'ended@example.com'].map((email) => ({ email })),
    );
    expect(await rowsOf(sql`select id from newsletter_subscribers order by id`)).toEqual([{ id: on.id }, { id: ended.id }]);
  });
});
