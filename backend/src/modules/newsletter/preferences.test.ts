import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '@vitrina/contract/accounts';
import { NEWSLETTER_STOP_PATH } from '@vitrina/contract/endpoints';
import { newsletter } from '@vitrina/contract/newsletter';
import { NEWSLETTER_TOPICS } from '@vitrina/contract/values/newsletter-topics';
import { CUSTOMER } from '@vitrina/demo/known';
import { deleteExpiredRows } from '../../jobs/delete-expired-rows.ts';
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

describe('preferences', () => {
  it('are read and changed by their link alone, and do not tell the whole address', async () => {
    const link = await subscribed(shop);
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
    const other = await subscribed(shop, { email: 'eva@example.com' });
    for (const bad of [
      { id: link.id, code: wrongCode(link.code) },
      { id: link.id, code: other.code },
      { id: 999_999, code: link.code },
    ]) {
      expect((await shop.call(newsletter.preferences, bad)).data).toMatchObject({ label_name: 'error_empty_data' });
      expect((await shop.call(newsletter.unsubscribe, bad)).data).toMatchObject({ label_name: 'error_empty_data' });
    }
  });

  it('end the subscription, which begins anew only by a confirmed mail; the old link works then too', async () => {
    const link = await subscribed(shop);
    await anHourLater(shop);
    await requestSubscription(shop);
    const open = await linkTo(shop);
    expect(await shop.get(newsletter.unsubscribe, link)).toMatchObject({ is_on: false });
    expect(await shop.get(newsletter.unsubscribe, link)).toMatchObject({ is_on: false });
    expect((await shop.call(newsletter.savePreferences, { ...link, topics: ['guides'], mail_lang: 'si' })).data).toMatchObject({ statusCode: 404 });
    expect((await shop.call(newsletter.confirm, open)).data).toMatchObject({ statusCode: 404 });
    await anHourLater(shop);
    expect(await subscribed(shop)).toEqual(link);
    expect(await shop.get(newsletter.preferences, link)).toMatchObject({ is_on: true });
  });

  it('are ended by a mail program without a question (RFC 8058)', async () => {
    const link = await subscribed(shop);
    const path = NEWSLETTER_STOP_PATH.replace('{code}', `${link.id}-${link.code}`);
    expect((await shop.fetch(path)).status).toBe(405);
    expect(await shop.get(newsletter.preferences, link)).toMatchObject({ is_on: true });
    const stop = (to: string) =>
      shop.fetch(to, { method: 'POST', body: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect((await stop(NEWSLETTER_STOP_PATH.replace('{code}', `${link.id}-${wrongCode(link.code)}`))).status).toBe(404);
    expect((await stop(NEWSLETTER_STOP_PATH.replace('{code}', link.code))).status).toBe(404);
    expect((await stop(path)).status).toBe(200);
    expect(await shop.get(newsletter.preferences, link)).toMatchObject({ is_on: false });
  });

  it('are read only by a customer with this confirmed address', async () => {
    const token = await shop.logIn(CUSTOMER.email, CUSTOMER.password);
    expect(await shop.get(newsletter.own, {}, { token })).toEqual({ link: null });
    const link = await subscribed(shop, { email: CUSTOMER.email });
    expect(await shop.get(newsletter.own, {}, { token })).toEqual({ link });
    await sql`update users set confirmed_at = null where email = ${CUSTOMER.email}`.execute(shop.database.db);
    expect(await shop.get(newsletter.own, {}, { token })).toEqual({ link: null });
    await sql`update users set confirmed_at = now() where email = ${CUSTOMER.email}`.execute(shop.database.db);
    expect((await shop.call(newsletter.own, {}, { token: (await newGuest(shop)).token })).data).toMatchObject({ label_name: 'error_unauthorized' });
  });
});

describe('stored data of a subscriber', () => {
  const account = async (email: string) => {
    await sql`
      insert into users (email, password_hash, is_staff, confirmed_at)
      select ${email}, password_hash, false, now() from users where email = ${CUSTOMER.email}`.execute(shop.database.db);
    return shop.logIn(email, CUSTOMER.password);
  };

  it('is in the export of the account and goes with it', async () => {
    const token = await account('gdpr@example.com');
    await subscribed(shop, { email: 'gdpr@example.com', topics: ['guides'] });
    await subscribed(shop);
    const { data } = await shop.get(accounts.exportData, {}, { token });
    expect(data.newsletter).toMatchObject([{ email: 'gdpr@example.com', topics: ['guides'], source: 'footer', subscription: { stopped_at: null } }]);
    await shop.get(accounts.erase, { password: CUSTOMER.password }, { token });
    expect(await rowsOf(sql`select email from newsletter_subscribers`)).toEqual([{ email: READER }]);
    expect(await rowsOf(sql`select email from newsletter_asks`)).toEqual([{ email: READER }]);
  });

  it('are deleted after 30 days without confirmation, and three years after unsubscribing', async () => {
    await requestSubscription(shop, { email: 'new@example.com' });
    await requestSubscription(shop, { email: 'never@example.com' });
    const on = await subscribed(shop, { email: 'on@example.com' });
    const ended = await subscribed(shop, { email: 'ended@example.com' });
    const long = await subscribed(shop, { email: 'long-ended@example.com' });
    for (const link of [ended, long]) await shop.get(newsletter.unsubscribe, link);
    await sql`update newsletter_asks set asked_at = now() - interval '31 days' where email = 'never@example.com'`.execute(shop.database.db);
    await sql`update newsletter_asks set asked_at = now() - interval '4 years', confirmed_at = now() - interval '4 years' where confirmed_at is not null`.execute(
      shop.database.db,
    );
    await sql`update newsletter_subscribers set stopped_at = now() - interval '37 months' where id = ${long.id}`.execute(shop.database.db);
    await deleteExpiredRows(shop.database.db);
    expect(await rowsOf(sql`select email from newsletter_asks order by id`)).toEqual(
      ['new@example.com', 'on@example.com', 'ended@example.com'].map((email) => ({ email })),
    );
    expect(await rowsOf(sql`select id from newsletter_subscribers order by id`)).toEqual([{ id: on.id }, { id: ended.id }]);
  });
});
