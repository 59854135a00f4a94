import { sql } from 'kysely';
import { newsletter } from '@vitrina/contract/newsletter';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { newGuest } from './cart-tools.ts';
import type { TestBackend } from './test-backend.ts';

/** Default subscriber. */
export const READER = 'ana@example.com';

interface SubscriptionInput {
  email?: string;
  topics?: ('offers' | 'guides')[];
  lang?: LanguageCode;
  token?: string;
}

/** Asks for the newsletter, from the foot of a page. */
export async function requestSubscription(shop: TestBackend, { token, lang = 'si', email = READER, ...rest }: SubscriptionInput = {}) {
  return shop.call(newsletter.subscribe, { email, source: 'footer', ...rest }, { token: token ?? (await newGuest(shop)).token, lang });
}

/** The link of the newest mail that asks an address to confirm. */
export async function linkTo(shop: TestBackend, email = READER): Promise<{ id: number; code: string }> {
  const { rows } = await sql<{ data: { linkId: number; linkCode: string } }>`
    select data from mails where kind = 'newsletter-confirm' and recipient = ${email} order by id desc limit 1`.execute(shop.database.db);
  if (!rows[0]) throw new Error(`no mail to ${email}`);
  return { id: rows[0].data.linkId, code: rows[0].data.linkCode };
}

/** Asks and confirms; gives the link to the preferences. */
export async function subscribed(shop: TestBackend, input: SubscriptionInput = {}): Promise<{ id: number; code: string }> {
  await requestSubscription(shop, input);
  return shop.get(newsletter.confirm, await linkTo(shop, input.email));
}

/** As if everything had been asked for an hour earlier: another mail may go out. */
export const anHourLater = (shop: TestBackend) => sql`update newsletter_asks set asked_at = asked_at - interval '61 minutes'`.execute(shop.database.db);

/** Another code of the same length. */
export const wrongCode = (code: string): string => code.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));

export async function forgetReaders(shop: TestBackend): Promise<void> {
  for (const table of ['newsletter_subscribers', 'newsletter_asks', 'mails', 'login_attempts'])
    await sql`delete from ${sql.table(table)}`.execute(shop.database.db);
}
