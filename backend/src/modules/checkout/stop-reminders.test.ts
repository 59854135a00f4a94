import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enqueueAbandonedCartMails } from '../../jobs/enqueue-abandoned-cart-mails.ts';
import { newGuest, someProducts, type Visitor } from '../../testing/cart-tools.ts';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let shop: TestBackend;
let product: string;
beforeAll(async () => {
  shop = await startTestBackend('demo');
  product = (await someProducts(shop, 1))[0]?.key as string;
});
beforeEach(() => sql`truncate carts, mails cascade`.execute(shop.database.db));
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});

/** Creates a guest with consent to a reminder; returns the code of its link. */
async function agreed(email: string): Promise<{ code: string; who: Visitor }> {
  const who = await newGuest(shop);
  await shop.get(webshopCart.addProduct, { shopping_cart_code: product }, who);
  await shop.get(webshopCheckout.abandonment, { email, consent: true }, who);
  const { rows } = await sql<{ code: string }>`select restore_code as code from carts order by id desc limit 1`.execute(shop.database.db);
  return { code: rows[0]?.code as string, who };
}
const consentOf = async (who: Visitor) => (await shop.get(webshopCheckout.customer, {}, who)).reminder_consent;
/** Makes all carts five hours older; returns the number of reminders enqueued. */
async function fiveHoursLater(): Promise<number> {
  await sql`update carts set created_at = now() - interval '5 hours', updated_at = now() - interval '5 hours'`.execute(shop.database.db);
  return enqueueAbandonedCartMails(shop.database.db);
}

/** Request of a mail program: a form, without a token or a page of the shop. */
const oneClick = (code: string, method = 'POST') =>
  shop.fetch(`/api/webshop/abandonment/${code}/`, {
    method,
    ...(method === 'POST' && { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' }),
  });

describe('no more reminders [G18]', () => {
  it('from the link in one of them, for every cart with its address and no other', async () => {
    const [first, second, other] = [await agreed('Ana@example.com'), await agreed('ana@example.com'), await agreed('bor@example.com')];
    await shop.get(webshopCheckout.stopReminders, { code: first.code });
    expect([await consentOf(first.who), await consentOf(second.who), await consentOf(other.who)]).toEqual([false, false, true]);
    expect(await fiveHoursLater()).toBe(1);
  });

  it('by one click of a mail program, which has no token and sends a form', async () => {
    const { code, who } = await agreed('ana@example.com');
    expect((await oneClick(code, 'GET')).status).toBe(405);
    expect(await consentOf(who)).toBe(true);
    const reply = await oneClick(code);
    expect([reply.status, await reply.json()]).toEqual([200, { success: true, data: {} }]);
    expect(await consentOf(who)).toBe(false);
    expect((await oneClick(code)).status).toBe(200);
  });

  it('until they are agreed to anew', async () => {
    const { code, who } = await agreed('ana@example.com');
    await shop.get(webshopCheckout.stopReminders, { code });
    expect(await fiveHoursLater()).toBe(0);
    await shop.get(webshopCheckout.abandonment, { email: 'ana@example.com', consent: true }, who);
    expect(await fiveHoursLater()).toBe(1);
  });

  it('an unknown code is told', async () => {
    expect((await oneClick('nobody-has-such-a-code')).status).toBe(404);
    expect((await oneClick('x')).status).toBe(404);
    expect(await shop.call(webshopCheckout.stopReminders, { code: 'nobody-has-such-a-code' })).toMatchObject({ data: { label_name: 'error_empty_data' } });
  });

  it('consent is off until it is given, and the buyer sees how it stands', async () => {
    const who = await newGuest(shop);
    expect(await consentOf(who)).toBe(false);
    await shop.get(webshopCart.addProduct, { shopping_cart_code: product }, who);
    expect(await consentOf(who)).toBe(false);
    await shop.get(webshopCheckout.abandonment, { email: 'ana@example.com', consent: true }, who);
    expect(await consentOf(who)).toBe(true);
    await shop.get(webshopCheckout.abandonment, { email: '', consent: false }, who);
    expect(await consentOf(who)).toBe(false);
  });
});
