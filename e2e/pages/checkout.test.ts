import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { customers } from '@vitrina/contract/customers';
import { webshopOrders } from '@vitrina/contract/orders';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { CUSTOMER } from '@vitrina/demo/known';
import { beforeAll, describe, expect, it } from 'vitest';
import { GUEST, guestWithCart, see, sendForm } from '../src/buyer.ts';
import { decode } from '../src/html.ts';
import { sendRequest } from '../src/request.ts';
import { call, known, logIn } from '../src/shop.ts';

const at = (step: string, lang = 'si') => `${lang === 'si' ? '' : `/${lang}`}/webshop/${step}/`;
const PAGES = ['login', 'customer', 'shipping', 'payment', 'review_order'] as const;
const STEPS = PAGES.slice(1);
const FORM = { country: 'SI', ...GUEST };
const hidden = (html: string, name: string): string => decode(new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '');

/** A guest whose checkout is complete except for the order. */
async function readyToOrder(payment = 'bank-transfer', lang: LanguageCode = 'si'): Promise<string> {
  const token = await guestWithCart('laptop', lang);
  const as = { token, lang };
  const { email, ...rest } = GUEST;
  await call(webshopCheckout.continueAsGuest, {}, as);
  await call(webshopCheckout.setCustomer, { type: 'webshop.guest', country: 'SI', fields: { email, ...rest } }, as);
  await call(webshopCheckout.setShipping, { shipping: 'delivery' }, as);
  await call(webshopCheckout.setPayment, { payment }, as);
  return token;
}

describe('guards of the checkout', () => {
  it.each(PAGES)('%s leads to the shopping cart when it is empty [S4.19] [S4.20] [S4.21] [S4.22] [S4.23]', async (step) => {
    const { jwt } = await call(customers.generateToken, {});
    expect(await see(at(step), jwt)).toMatchObject({ status: 302, location: at('shopping_cart') });
    expect(await sendRequest(at(step, 'de'))).toMatchObject({ status: 302, location: at('shopping_cart', 'de') });
  });

  it.each(STEPS)('%s leads to the webshop login until the visitor logs in or goes on as guest [S4.24] [S4.25] [S4.26] [S4.27]', async (step) => {
    const jwt = await guestWithCart();
    expect(await see(at(step), jwt)).toMatchObject({ status: 302, location: at('login') });
    expect((await see(at('login'), jwt)).status).toBe(200);
    await call(webshopCheckout.continueAsGuest, {}, { token: jwt });
    expect((await see(at('customer'), jwt)).status).toBe(200);
    expect((await see(at(step), jwt)).location ?? at('customer')).toBe(at('customer'));
  });

  it('the login page is skipped for logged-in customers [S4.24]', async () => {
    const cookie = await logIn(CUSTOMER);
    const token = cookie.split('=')[1] as string;
    const { parcels } = await call(webshopCart.cart, {}, { token });
    if (parcels.length === 0) await call(webshopCart.addProduct, { shopping_cart_code: (await known('laptop')).shopping_cart_code }, { token });
    expect(await see(at('login'), token)).toMatchObject({ status: 302, location: at('customer') });
    expect((await see(at('customer'), token)).status).toBe(200);
  });
});

describe('a purchase without scripts', () => {
  it('goes by forms alone from guest to thank you, and the same form sent twice orders once [S1.3] [S2.88] [S2.89] [S2.90] [S2.91] [S2.92] [S4.39] [S6.2]', async () => {
    const jwt = await guestWithCart();
    const send = (step: string, fields: Record<string, string>) => sendForm(at(step), jwt, fields);
    expect((await see(at('login'), jwt)).text.indexOf('value="guest"')).toBeGreaterThan(0);
    expect(await send('login', { action: 'guest' })).toMatchObject({ status: 303, location: at('customer') });
    expect(await send('customer', FORM)).toMatchObject({ status: 303, location: at('shipping') });
    expect(await send('shipping', { mode: 'all', 'shipping-all': 'delivery' })).toMatchObject({ status: 303, location: at('payment') });
    expect(await send('payment', { payment: 'bank-transfer' })).toMatchObject({ status: 303, location: at('review_order') });
    const review = (await see(at('review_order'), jwt)).text;
    const order = { key: hidden(review, 'key'), total: hidden(review, 'total') };
    const [first, second] = await Promise.all([send('review_order', order), send('review_order', order)]);
    expect(first).toMatchObject({ status: 303, location: expect.stringMatching(/^\/webshop\/thank_you\/\?identifier=\d+-[\w-]{22}$/) });
    expect(second.location).toBe(first.location);
    expect((await call(webshopCart.isCartEmpty, {}, { token: jwt })).is_empty).toBe(true);
  });

  it('every bad field is named at once, at its place and above the form, and what was typed stays', async () => {
    const jwt = await guestWithCart();
    await call(webshopCheckout.continueAsGuest, {}, { token: jwt });
    const { status, text } = await sendForm(at('customer'), jwt, { country: 'SI', email: 'ana@', post_code: '10', town: 'Ljubljana' });
    expect(status).toBe(422);
    for (const name of ['email', 'phone', 'name', 'surname', 'street', 'post_code']) {
      expect(text).toContain(`href="#f-${name}"`);
      expect(text).toMatch(new RegExp(`id="f-${name}"[^>]*aria-invalid="true"[^>]*aria-describedby="f-${name}-error`));
    }
    expect(text).toMatch(/name="town"[^>]*value="Ljubljana"|value="Ljubljana"[^>]*name="town"/);
    expect(text).not.toContain('href="#f-town"');
  });

  it('a place that is missing is asked for and the way stays chosen', async () => {
    const jwt = await readyToOrder();
    const { status, text } = await sendForm(at('shipping'), jwt, { mode: 'all', 'shipping-all': 'pickup' });
    expect(status).toBe(422);
    expect(text).toMatch(/<input(?=[^>]*value="pickup")[^>]*checked/);
  });

  it('another country’s form is there after a press', async () => {
    const jwt = await guestWithCart();
    await call(webshopCheckout.continueAsGuest, {}, { token: jwt });
    expect(await sendForm(at('customer'), jwt, { action: 'fields', country: 'HR', name: 'Ana' })).toMatchObject({ status: 303, location: at('customer') });
    const { text } = await see(at('customer'), jwt);
    expect(text).toMatch(/<option value="HR" selected="">/);
    expect(text).toContain('value="Ana"');
  });

  it('a customer logs in, and the cart comes along; a wrong password says so [S2.88]', async () => {
    const jwt = await guestWithCart();
    const wrong = await sendForm(at('login'), jwt, { action: 'login', email: 'a@example.com', password: 'x' });
    expect([wrong.status, wrong.text.includes('role="alert"')]).toEqual([422, true]);
    const right = await sendForm(at('login'), jwt, { action: 'login', ...CUSTOMER });
    expect([right.status, right.location]).toEqual([303, at('customer')]);
    const cookie = right.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    expect((await sendRequest(at('customer'), { headers: { cookie } })).status).toBe(200);
  });
});

describe('the tick for a reminder', () => {
  const tick = (html: string): string => /<input(?=[^>]*name="reminder")[^>]*>/.exec(html)?.[0] ?? '';
  it('is not set beforehand, is kept with the cart, and is taken back, without scripts [G18] [S7.60]', async () => {
    const jwt = await guestWithCart();
    await call(webshopCheckout.continueAsGuest, {}, { token: jwt });
    const page = async () => (await see(at('customer'), jwt)).text;
    expect(tick(await page())).toMatch(/type="checkbox"/);
    expect(tick(await page())).not.toContain('checked');
    expect((await sendForm(at('customer'), jwt, { ...FORM, reminder: '1' })).status).toBe(303);
    expect((await call(webshopCheckout.customer, {}, { token: jwt })).reminder_consent).toBe(true);
    expect(tick(await page())).toContain('checked');
    expect((await sendForm(at('customer'), jwt, FORM)).status).toBe(303);
    expect((await call(webshopCheckout.customer, {}, { token: jwt })).reminder_consent).toBe(false);
    expect(tick(await page())).not.toContain('checked');
  });
});

describe('payment types', () => {
  const orderWith = async (payment: string) => {
    const jwt = await readyToOrder(payment);
    const review = (await see(at('review_order'), jwt)).text;
    return sendForm(at('review_order'), jwt, { key: hidden(review, 'key'), total: hidden(review, 'total') });
  };
  it('redirect with a hidden form: a page with the form, allowed to send it to that bank only [S4.40] [S4.41]', async () => {
    const { status, text, headers } = await orderWith('sandbox-form');
    expect(status).toBe(200);
    const action = decode(/<form action="(https?:[^"]+)"/.exec(text)?.[1] ?? '');
    expect(headers['content-security-policy']).toContain(`form-action 'self' ${new URL(action).origin};`);
  });
  it('redirect with a provider’s address: the page opens it [S4.42]', async () => {
    const { status, text } = await orderWith('sandbox-redirect');
    expect(status).toBe(200);
    expect(text).toMatch(/<a class="key" href="https?:\/\/[^"]+"/);
  });
  it('direct_credit_cart_form: redirect_url_on_created [S4.44]', async () => {
    const { status, text } = await orderWith('sandbox-direct');
    expect(status).toBe(200);
    expect(text).toMatch(/<a class="key" href="https?:\/\/[^"]+\/pay\?/);
  });
  it('credit_cart_form: the payment-create page [S4.45]', async () => {
    expect(await orderWith('sandbox-card')).toMatchObject({ status: 303, location: expect.stringMatching(/^\/webshop\/payment_create\/\?identifier=/) });
  });
  it('a total that is no longer true is not ordered: the failed-order page [S4.37]', async () => {
    const jwt = await readyToOrder();
    const reply = await sendForm(at('review_order'), jwt, { key: crypto.randomUUID(), total: '0.01' });
    expect(reply).toMatchObject({ status: 303, location: expect.stringContaining('/webshop/failed_order/') });
    expect((await call(webshopCart.isCartEmpty, {}, { token: jwt })).is_empty).toBe(false);
  });
});

describe('the review page', () => {
  let jwt: string;
  beforeAll(async () => {
    jwt = await readyToOrder();
  });
  const WORDS: Record<string, string> = {
    si: 'Naročilo z obveznostjo plačila',
    hr: 'Narudžba s obvezom plaćanja',
    en: 'Buy now',
    de: 'Zahlungspflichtig bestellen',
    at: 'Zahlungspflichtig bestellen',
    rs: 'Porudžbina sa obavezom plaćanja',
    it: 'Ordine con obbligo di pagare',
    ba: 'Narudžba s obavezom plaćanja',
    me: 'Porudžbina sa obavezom plaćanja',
    es: 'Pedido con obligación de pago',
  };
  it.each(LANGUAGE_CODES)('says the duty to pay on the order button in %s, and nothing is ticked beforehand', async (lang) => {
    const { status, text } = await see(at('review_order', lang), await readyToOrder('bank-transfer', lang));
    expect(status).toBe(200);
    expect(text).toMatch(new RegExp(`<button[^>]*>${WORDS[lang]}`));
    expect(text).not.toMatch(/type="checkbox"[^>]*checked/);
  });
  it('is not cached and links back to every step', async () => {
    const { headers, text } = await see(at('review_order'), jwt);
    expect(headers['cache-control']).toBe('private, no-store');
    for (const step of ['customer', 'shipping', 'payment']) expect(text).toContain(`href="${at(step)}"`);
    expect(text).not.toMatch(/class="departments"|class="site-footer"/);
    for (const page of ['pogoji-nakupa', 'odstop-od-pogodbe', 'varstvo-osebnih-podatkov']) expect(text).toContain(`href="/${page}/"`);
  });
  it('an unknown order is no payment', async () => {
    const { status } = await sendForm(at('review_order'), jwt, { identifier: '1-AAAAAAAAAAAAAAAAAAAAAA' });
    expect(status).toBeLessThan(500);
    await expect(call(webshopOrders.order, { identifier: '1-AAAAAAAAAAAAAAAAAAAAAA' })).rejects.toThrow('error_empty_data');
  });
});
