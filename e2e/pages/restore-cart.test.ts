import { beforeAll, describe, expect, it } from 'vitest';
import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { customers } from '@vitrina/contract/customers';
import { hasNoDatabase, NEEDS_DATABASE } from '../src/needs.ts';
import { GUEST, guestWithCart, see, sendForm } from '../src/buyer.ts';
import { CART_PATH, sendCartForm } from '../src/cart.ts';
import { decode } from '../src/html.ts';
import { sendRequest } from '../src/request.ts';
import { restoreCodeOf } from '../src/restore-code.ts';
import { call, known } from '../src/shop.ts';

/** A guest with an abandoned cart and consent to a reminder. */
async function leftBehind(): Promise<{ token: string; email: string; code: string }> {
  const token = await guestWithCart();
  const email = `left.${crypto.randomUUID()}@example.com`;
  await call(webshopCheckout.setCustomer, { type: 'webshop.guest', country: 'SI', fields: { ...GUEST, email } }, { token });
  await call(webshopCheckout.abandonment, { email, consent: true }, { token });
  return { token, email, code: await restoreCodeOf(email) };
}
const cartOf = (token: string) => call(webshopCart.cart, {}, { token });
const newGuest = async () => (await call(customers.generateToken, {})).jwt;
const consents = async (token: string) => (await call(webshopCheckout.customer, {}, { token })).reminder_consent;

describe.skipIf(hasNoDatabase)('the link in a reminder, without scripts', NEEDS_DATABASE, () => {
  let title: string;
  beforeAll(async () => {
    title = (await known('laptop')).title;
  });

  it('shows what would come back and a button, and does nothing by itself [G18] [S1.3] [S2.87]', async () => {
    const { code, email } = await leftBehind();
    const { status, text, headers } = await sendRequest(`${CART_PATH}?restore=${code}`);
    const html = decode(text);
    expect([status, headers['set-cookie'], headers['cache-control']]).toEqual([200, undefined, 'private, no-store']);
    expect(html).toContain('V košarici, ki ste jo pustili, je 1 izdelek.');
    expect(/<form (?=[^>]*method="post")[^>]*action="\/webshop\/shopping_cart\/"(?:(?!<\/form>).)*Obnovi košarico/s.test(html)).toBe(true);
    expect(html).not.toContain(email);
    const guest = await newGuest();
    await see(`${CART_PATH}?restore=${code}`, guest);
    expect((await cartOf(guest)).qty).toBe(0);
  });

  it('brings the cart to a new visitor, by its button [G18] [S4.28]', async () => {
    const { code, email, token } = await leftBehind();
    const reply = await sendCartForm(null, { action: 'restore', code });
    expect([reply.status, reply.location]).toEqual([303, CART_PATH]);
    const cookie = reply.headers['set-cookie']?.[0]?.split(';')[0] as string;
    const { text } = await sendRequest(CART_PATH, { headers: { cookie } });
    const html = decode(text);
    expect(html).toContain(title);
    expect(html).toContain('količina je zdaj 1');
    expect(html).not.toContain(email);
    expect((await sendCartForm(cookie, { action: 'restore', code })).status).toBe(303);
    expect([(await cartOf(cookie.slice('token='.length))).qty, (await cartOf(token)).qty]).toEqual([1, 1]);
  });

  it('of the visitor’s own cart just shows it', async () => {
    const { code, token } = await leftBehind();
    const html = decode((await see(`${CART_PATH}?restore=${code}`, token)).text);
    expect(html).toContain(title);
    expect(html).not.toContain('Obnovi košarico');
  });

  it.each(['nobody-has-such-a-code', '%27', ''])('says so where there is no such cart: %j', async (code) => {
    const { status, text } = await sendRequest(`/de${CART_PATH}?restore=${code}`);
    expect(status).toBe(200);
    expect(decode(text)).toContain('Den Warenkorb zu diesem Link gibt es nicht mehr: Er wurde bestellt oder geleert.');
    const refused = await sendCartForm(null, { action: 'restore', code: decodeURIComponent(code) });
    expect(refused.status).toBe(422);
    expect(decode(refused.text)).toContain('Košarice s te povezave ni več');
  });

  it('stops reminders by a button, not by being opened [G18]', async () => {
    const { code, token } = await leftBehind();
    const html = decode((await sendRequest(`${CART_PATH}?no_reminder=${code}`)).text);
    expect(html).toContain('Ne opominjajte me več');
    expect(await consents(token)).toBe(true);
    const reply = await sendForm(CART_PATH, await newGuest(), { action: 'no-reminder', code });
    expect([reply.status, reply.location]).toEqual([303, `${CART_PATH}?no_reminder=done`]);
    expect(decode((await sendRequest(`${CART_PATH}?no_reminder=done`)).text)).toContain('Opomnikov o košarici vam ne bomo več pošiljali.');
    expect(await consents(token)).toBe(false);
  });

  it('stops them by one click of a mail program [G18]', async () => {
    const { code, token } = await leftBehind();
    const reply = await sendRequest(`/api/webshop/abandonment/${code}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(reply.status).toBe(200);
    expect(await consents(token)).toBe(false);
  });
});
