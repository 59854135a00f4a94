import { describe, expect, it } from 'vitest';
import { directoryWords } from '@vitrina/contract/values/directory-path';
import { LANGUAGE_CODES, LANGUAGES, languageBase } from '@vitrina/contract/values/languages';
import { headingOf, inner, linksOf, tags } from '../src/html.ts';
import { makeOrder } from '../src/make-order.ts';
import { answerOf, sendRequest, page } from '../src/request.ts';
import { SOME_LANGUAGES } from '../src/some-languages.ts';

interface State {
  template: string;
  layout: string;
}

/** State that the page passes to its own script. */
const stateOf = (html: string): State => JSON.parse(/<script id="page-state" type="application\/json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}') as State;
const templateOf = async (path: string) => stateOf(await page(path)).template;
const base = (lang: (typeof LANGUAGE_CODES)[number]) => languageBase(lang, 'si');
const ORDER_WORDS = [...new Set(LANGUAGE_CODES.map((lang) => LANGUAGES[lang].ordersWord))];

describe('route types', () => {
  it.each([
    ['/', 'CmsHomepage', 'home [S2.8, S2.49]'],
    ['/katalog/', 'CatalogRoot', 'catalogue root [S2.9]'],
    ['/blagovne-znamke/', 'CatalogManufacturers', 'manufacturer index [S2.10, S2.61]'],
    ['/blagovne-znamke/kvant/', 'CatalogIndex', 'one manufacturer [S2.61]'],
    ['/prodajalci/', 'CatalogSellers', 'seller index [S2.62]'],
    ['/prodajalci/elektro-kotnik/', 'CatalogSeller', 'one seller [S2.63]'],
    ['/iskanje/?search_q=prenosnik', 'CatalogIndex', 'search [S2.15]'],
    ['/racunalnistvo/prenosniki/', 'CatalogIndex', 'category of several segments [S2.1, S2.59]'],
    ['/trgovine/', 'LocationIndex', 'index of locations [S2.14, S2.65]'],
    ['/trgovine/koper/', 'LocationDetail', 'a location, as the path has more than one segment [S2.14, S2.66]'],
    ['/pogosta-vprasanja/', 'CmsFaq', 'questions [S2.50, G7]'],
    ['/pogosta-vprasanja/garancija-in-reklamacije/', 'CmsFaqCategory', 'a group of questions [S2.50, G7]'],
  ])('%s is %s: %s', async (path, template) => expect(await templateOf(path)).toBe(template));

  it.each(SOME_LANGUAGES)(
    'wishlist, sweepstake, location, auth and webshop pages answer with a page of their name in %s [S2.12, S2.13, S2.14, S2.16, S2.17]',
    async (lang) => {
      const paths = ['wishlist/', 'sweepstake/', `${directoryWords(lang).locations}/`, 'auth/login/', 'webshop/shopping_cart/'];
      const headings = await Promise.all(paths.map(async (path) => headingOf(await page(base(lang) + path))));
      for (const heading of headings) expect(heading.length).toBeGreaterThan(2);
      expect(new Set(headings).size).toBe(paths.length);
    },
  );

  it.each(['login', 'signup', 'forgotten_password'])('auth page %s answers a guest [S2.16, S2.51]', async (segment) =>
    expect((await sendRequest(`/auth/${segment}/`)).status).toBe(200),
  );
  it.each(['edit', 'my_orders', 'my_comments', 'my_coupons'])('auth page %s leads a guest to the login [S2.16, S4.16]', async (segment) =>
    expect(await answerOf(`/auth/${segment}/`)).toMatch(/^302 \/auth\/login\//),
  );
  it('change_password has exactly four segments, anything else of that name is not found [S2.78]', async () => {
    expect((await sendRequest('/auth/change_password/12/code/')).status).toBe(200);
    for (const path of ['/auth/change_password/', '/auth/change_password/12/', '/auth/change_password/12/code/more/'])
      expect(`${path} ${(await sendRequest(path)).status}`).toBe(`${path} 404`);
  });
  it('any other auth page is not found [S2.81]', async () => expect((await sendRequest('/auth/keycloak/')).status).toBe(404));

  it.each(['shopping_cart', 'failed_order'])('webshop page %s answers [S2.17, S2.55]', async (segment) =>
    expect((await sendRequest(`/webshop/${segment}/`)).status).toBe(200),
  );
  it.each(['login', 'customer', 'shipping', 'payment', 'review_order'])(
    'webshop page %s leads to the cart while that is empty [S2.17, S4.19]',
    async (segment) => expect(await answerOf(`/webshop/${segment}/`)).toBe('302 /webshop/shopping_cart/'),
  );
  it.each([
    'thank_you',
    'failed_payment',
    'payment_on_hold',
    'payment_create',
    'payment_new',
    'view_order',
    'cancel_order',
    'additional_payments',
    'additional_payments_thank_you',
    'view_additional_payment',
    'payment-create-quick',
    'payment-canceled-quick',
    'print-payment-transfer',
  ])('webshop page %s is of an order: without one it is not found [S2.17, S2.35, S2.36]', async (segment) => {
    expect((await sendRequest(`/webshop/${segment}/`)).status).toBe(404);
    expect((await sendRequest(`/webshop/${segment}/?identifier=1-${'A'.repeat(22)}`)).status).toBe(404);
  });
  it('payment-create-quick, payment-canceled-quick and the order’s own addresses answer in all languages and under all names [S2.31, S2.32, S2.33, S2.34, S2.35, S2.36]', async () => {
    const { identifier } = await makeOrder();
    for (const lang of LANGUAGE_CODES) {
      for (const segment of ['payment-create-quick', 'payment-canceled-quick'])
        expect((await sendRequest(`${base(lang)}webshop/${segment}/?identifier=${identifier}`)).status).toBe(200);
    }
    for (const word of ORDER_WORDS) {
      expect((await sendRequest(`/webshop/${word}/${identifier}/`)).status).toBe(200);
      expect((await sendRequest(`/webshop/${word}s/${identifier}/`)).status).toBe(404);
    }
  });
  it('there are exactly the four names [S2.31, S2.32, S2.33, S2.34]', () =>
    expect(ORDER_WORDS.sort()).toEqual(['bestellen', 'narocila', 'narudzbe', 'orders']));

  it('the transfer slip and the order have the blank layout: no header of the shop, no footer [S2.2, S2.3, S2.100, S2.114]', async () => {
    const { identifier } = await makeOrder();
    for (const path of ['/webshop/print-payment-transfer/', '/hr/webshop/print-payment-transfer/', '/webshop/view_order/']) {
      const html = await page(`${path}?identifier=${identifier}`);
      expect(stateOf(html).layout).toBe('blank');
      expect(tags(html, 'footer').concat(tags(html, 'search'))).toEqual([]);
      expect(headingOf(html)).not.toBe('');
    }
  });
  it('other pages have the default layout with header and footer [S2.113]', async () => {
    const html = await page('/katalog/');
    expect(stateOf(html).layout).toBe('default');
    expect(linksOf(inner(html, 'header')).length).toBeGreaterThan(10);
    expect(linksOf(inner(html, 'footer')).length).toBeGreaterThan(5);
  });
});

describe('special views of the catalogue root', () => {
  it.each(SOME_LANGUAGES)(
    'special_view=compare, special_view=order_form, search_q and search_content choose their page in %s [S2.11, S2.67, S2.68, S2.70, S2.71]',
    async (lang) => {
      const root = (/href="([^"]+)\?special_view=compare"/.exec(await page(base(lang)))?.[1] ?? '') as string;
      const shown = await Promise.all(
        ['', '?special_view=compare', '?special_view=order_form', '?search_q=laptop', '?search_content=laptop', '?special_view=other'].map((query) =>
          templateOf(root + query),
        ),
      );
      expect(shown).toEqual(['CatalogRoot', 'CatalogCompare', 'CatalogOrderForm', 'CatalogIndex', 'CatalogIndex', 'CatalogRoot']);
    },
  );
  it('they mean nothing on other pages [S2.67]', async () => expect(await templateOf('/?special_view=compare')).toBe('CmsHomepage'));
});
