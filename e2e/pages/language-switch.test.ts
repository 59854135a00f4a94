import { describe, expect, it } from 'vitest';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import { KNOWN_NEWSLETTER } from '@vitrina/demo/known';
import { GUEST, guestWithCart } from '../src/buyer.ts';
import { tags } from '../src/html.ts';
import { makeOrder } from '../src/make-order.ts';
import { sendRequest } from '../src/request.ts';
import { call } from '../src/shop.ts';

const CODE = 'AbCdEfGhIjKlMnOpQrStUv';
const base = (lang: LanguageCode) => languageBase(lang, 'si');

/** Targets of a page's language switch, by language. */
async function switchOf(path: string, cookie = ''): Promise<Partial<Record<LanguageCode, string>>> {
  const { text, status } = await sendRequest(path, { headers: { cookie } });
  const links = tags(text, 'a').filter(({ hreflang }) => hreflang !== undefined);
  expect(`${path} ${status} ${links.length}`).toMatch(new RegExp(` (200|404) ${LANGUAGE_CODES.length}$`));
  return Object.fromEntries(LANGUAGE_CODES.map((lang) => [lang, links.find(({ hreflang }) => hreflang === LANGUAGES[lang].lang)?.href]));
}
const inAll = (pathIn: (lang: LanguageCode) => string) => Object.fromEntries(LANGUAGE_CODES.map((lang) => [lang, pathIn(lang)]));

describe('the language switch', () => {
  it.each([
    ['a confirmation of an account', `auth/confirm_signup/12/${CODE}/`],
    ['the same under its other name', `auth/signup_confirm/12/${CODE}/`],
    ['a new password', `auth/change_password/12/${CODE}/`],
    ['a login that leads on', 'auth/login/?redirect=%2Fauth%2Fmy_orders%2F&x=1'],
    ['a new account that leads on', 'auth/signup/?redirect=/auth/edit/'],
    ['a subscription to confirm', `newsletter/confirm/3/${CODE}/`],
    ['a subscription’s preferences', `newsletter/preferences/3/${CODE}/?done=saved`],
    ['a newsletter', `newsletter/${KNOWN_NEWSLETTER.id}/${KNOWN_NEWSLETTER.code}/`],
    ['a subscription that was asked for', 'newsletter/subscribe/?sent=1'],
    ['a notice', `webshop/notice/?code=${CODE}`],
    ['notices to stop', `webshop/notice/?code=${CODE}&stop=1`],
    ['a cart to restore', `webshop/shopping_cart/?restore=${CODE}`],
    ['reminders to stop', `webshop/shopping_cart/?no_reminder=${CODE}`],
    ['an entry in a draw', `sweepstake/?entry=${CODE}`],
    ['a shared wish list', `wishlist/?shared=${CODE}`],
    ['an order that is not there', `webshop/thank_you/?identifier=1-${CODE}`],
    ['an order that failed', 'webshop/failed_order/?reason=error_quantity_not_available'],
    ['the 404 page', '404/'],
  ])('keeps the address and the query of %s, from and to every language', async (_, path) => {
    const expected = inAll((lang) => base(lang) + path);
    for (const lang of ['si', 'hr'] as const) expect(await switchOf(base(lang) + path)).toEqual(expected);
  });

  it('keeps what a catalogue was missed by, and what was asked for in questions', async () => {
    const missing = await switchOf('/katalog-ne-obstaja/?missing_url=%2Fstari-tv-katalog%2F');
    expect(missing.en).toBe('/en/catalogue-missing/?missing_url=%2Fstari-tv-katalog%2F');
    expect((await switchOf('/pogosta-vprasanja/?search_q=garancija')).de).toBe('/de/haeufige-fragen/?search_q=garancija');
  });

  it('keeps the order on its pages, and why its payment failed [S2.31] [S2.32] [S2.33] [S2.34]', async () => {
    const { identifier } = await makeOrder();
    for (const path of ['thank_you/?identifier=', 'payment_new/?identifier=', 'withdrawal/?identifier=']) {
      const whole = `webshop/${path}${identifier}`;
      expect(await switchOf(`/${whole}`)).toEqual(inAll((lang) => base(lang) + whole));
    }
    const failed = `webshop/failed_payment/?identifier=${identifier}&reason=declined`;
    expect(await switchOf(`/${failed}`)).toEqual(inAll((lang) => base(lang) + failed));
  });

  it('stands on every step of the checkout and keeps its step and query', async () => {
    const token = await guestWithCart('laptop');
    await call(webshopCheckout.continueAsGuest, {}, { token });
    await call(webshopCheckout.setCustomer, { type: 'webshop.guest', country: 'SI', fields: { ...GUEST } }, { token });
    for (const path of ['webshop/login/?redirect=%2Fwebshop%2Fcustomer%2F', 'webshop/customer/?from=cart', 'webshop/shipping/?each=1'])
      expect(await switchOf(`/${path}`, `token=${token}`)).toEqual(inAll((lang) => base(lang) + path));
  });

  it('leads to the first page of a list whose further pages are its own, and home from where no other language has a page', async () => {
    expect((await switchOf('/nicesar-tu-ni/?x=1')).en).toBe('/en/');
    expect((await switchOf('/svetovalec/')).en).toBe('/en/guides/');
  });

  it('takes nothing from a query that could lead away or be run', async () => {
    const { text } = await sendRequest('/auth/login/?redirect=//evil.example/%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
    expect(text).not.toContain('<script>alert');
    for (const { href } of tags(text, 'a').filter(({ hreflang }) => hreflang !== undefined)) expect(href).toMatch(/^\/(?:[a-z]{2}\/)?auth\/login\/\?/);
  });
});
