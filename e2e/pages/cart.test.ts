import { beforeAll, describe, expect, it } from 'vitest';
import { webshopCart } from '@vitrina/contract/cart';
import type { ProductDetail } from '@vitrina/contract/catalogue';
import { CUSTOMER } from '@vitrina/demo/known';
import { CART_PATH, readCart, sendCartForm } from '../src/cart.ts';
import { decode } from '../src/html.ts';
import { sendRequest, page } from '../src/request.ts';
import { call, known, logIn } from '../src/shop.ts';

let laptop: ProductDetail;
let last: ProductDetail;
beforeAll(async () => {
  [laptop, last] = await Promise.all([known('laptop'), known('last')]);
});

/** A guest who has added a product to the cart by the product page's form. */
async function guestWith(product: ProductDetail): Promise<string> {
  const reply = await sendCartForm(null, { action: 'add', code: product.shopping_cart_code, qty: '1' });
  return reply.headers['set-cookie']?.[0]?.split(';')[0] as string;
}
const cartOf = (cookie: string) => call(webshopCart.cart, {}, { token: cookie.slice('token='.length) });
const pieces = async (cookie: string) => (await cartOf(cookie)).qty;

describe('the cart without scripts', () => {
  it('is filled by the product page’s form, for a visitor without a token [S1.3] [S2.87] [S4.28]', async () => {
    const [form = ''] = /<form class="buy-form".*?>/.exec(await page(laptop.url_without_domain)) ?? [];
    expect(form).toContain('method="post"');
    expect(form).toContain(`action="${CART_PATH}"`);
    const reply = await sendCartForm(null, { action: 'add', code: laptop.shopping_cart_code, qty: '2' });
    expect([reply.status, reply.location]).toEqual([303, CART_PATH]);
    const cookie = reply.headers['set-cookie']?.[0]?.split(';')[0] as string;
    const cart = await readCart(cookie);
    expect(decode(cart).includes(laptop.title)).toBe(true);
    expect(await pieces(cookie)).toBe(2);
  });

  it('is filled by the forms of tiles too', async () => {
    const [form = ''] = /<form data-buy=.*?<\/form>/.exec(await page('/')) ?? [];
    expect(form).toContain(`action="${CART_PATH}" method="post"`);
    expect(form).toMatch(/<button type="submit"[^>]* value="p-\d+"[^>]* name="code"/);
  });

  it('shows the prices, the sum and the VAT in the first HTML [S2.87]', async () => {
    const cart = decode(await readCart(await guestWith(laptop)));
    expect(cart.includes('1.199,00\u00a0€')).toBe(true);
    expect(cart.includes('Skupaj z DDV')).toBe(true);
    expect(cart.includes('Od tega DDV 22\u0020%')).toBe(true);
  });

  it('takes more, fewer and a number [S4.29]', async () => {
    const cookie = await guestWith(laptop);
    const set = (fields: Record<string, string>) => sendCartForm(cookie, { action: 'set', code: laptop.shopping_cart_code, ...fields });
    expect((await set({ qty: '1', step: '1' })).status).toBe(303);
    expect(await pieces(cookie)).toBe(2);
    await set({ qty: '5', step: '0' });
    expect(await pieces(cookie)).toBe(5);
    await set({ qty: '5', step: '-1' });
    expect(await pieces(cookie)).toBe(4);
  });

  it('says how many there are when more are wanted', async () => {
    const cookie = await guestWith(last);
    const reply = await sendCartForm(cookie, { action: 'set', code: last.shopping_cart_code, qty: '5' });
    expect(reply.status).toBe(422);
    expect(decode(reply.text).includes('Na zalogi je še 1 kos.')).toBe(true);
    expect(await pieces(cookie)).toBe(1);
  });

  it('lets go of a line, and is empty then, with ways out [S4.30]', async () => {
    const cookie = await guestWith(laptop);
    expect((await sendCartForm(cookie, { action: 'remove', code: laptop.shopping_cart_code })).status).toBe(303);
    const html = decode(await readCart(cookie));
    expect(html.includes('Košarica je prazna.')).toBe(true);
    expect(html.includes('<a class="key" href="/katalog/">')).toBe(true);
  });

  it('takes a coupon and lets go of it [S4.31]', async () => {
    const cookie = await guestWith(laptop);
    expect((await sendCartForm(cookie, { action: 'coupon', code: 'VITRINA10' })).status).toBe(303);
    expect((await cartOf(cookie)).totals.discount).toBe(-119.9);
    expect((await sendCartForm(cookie, { action: 'coupon-remove', code: 'VITRINA10' })).status).toBe(303);
    expect((await cartOf(cookie)).totals.discount).toBe(0);
  });

  it('offers a customer’s own coupons, each by one press, until they are in it [S4.31] [S7.58]', async () => {
    const cookie = await logIn(CUSTOMER);
    const token = cookie.slice('token='.length);
    await call(webshopCart.addProduct, { shopping_cart_code: laptop.shopping_cart_code }, { token });
    await call(webshopCart.addMyCoupon, { code: 'LIMIT100' }, { token });
    const offer = async () => /<section class="coupon" aria-labelledby="my-coupons">.*?<\/section>/s.exec(await readCart(cookie))?.[0] ?? '';
    expect(decode(await offer())).toContain('aria-label="Uporabi kupon LIMIT100"');
    expect((await sendCartForm(cookie, { action: 'coupon', code: 'LIMIT100' })).status).toBe(303);
    expect(await offer()).not.toContain('LIMIT100');
    await call(webshopCart.removeCoupon, { code: 'LIMIT100' }, { token });
    await call(webshopCart.removeMyCoupon, { code: 'LIMIT100' }, { token });
    expect(await offer()).not.toContain('LIMIT100');
    expect(await readCart(await guestWith(laptop))).not.toContain('my-coupons');
  });

  it('leaves a wrong coupon in its field and says why [S5.1]', async () => {
    const reply = await sendCartForm(await guestWith(laptop), { action: 'coupon', code: 'NI-GA' });
    expect(reply.status).toBe(422);
    const [field = ''] = /<div class="coupon">.*?<\/form>/s.exec(reply.text) ?? [];
    expect(field).toContain('value="NI-GA"');
    expect(/role="alert">.*<\/svg>[A-ZČŠŽ][^_<]+\./s.test(decode(field))).toBe(true);
  });

  it('asks for the age where something is for adults', async () => {
    const cookie = await guestWith(await known('adult'));
    expect(decode(await readCart(cookie)).includes('Potrjujem, da imam najmanj 18 let.')).toBe(true);
    await sendCartForm(cookie, { action: 'age', confirmed: '1' });
    expect((await cartOf(cookie)).age_confirmed).toBe(true);
  });

  it('in another language leads back to that language', async () => {
    const reply = await sendCartForm(null, { action: 'add', code: laptop.shopping_cart_code }, '/de/webshop/shopping_cart/');
    expect([reply.status, reply.location]).toEqual([303, '/de/webshop/shopping_cart/']);
  });

  it('refuses what is none of its forms without harm', async () => {
    const cookie = await guestWith(laptop);
    for (const fields of [
      { action: 'set', code: 'p-1\u0000', qty: '1e9' },
      { action: 'add', code: '../..', qty: 'NaN' },
      { action: 'coupon', code: '' },
    ])
      expect((await sendCartForm(cookie, fields)).status).toBe(422);
    expect((await sendCartForm(cookie, { action: 'none' })).status).toBe(303);
    expect(await pieces(cookie)).toBe(1);
  });

  it('of a visitor without one is empty and gives no token', async () => {
    const { status, headers, text } = await sendRequest(CART_PATH);
    expect([status, headers['set-cookie']]).toEqual([200, undefined]);
    expect(decode(text).includes('Košarica je prazna.')).toBe(true);
  });
});
