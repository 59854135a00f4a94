import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { accounts } from '@vitrina/contract/accounts';
import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { feedback } from '@vitrina/contract/feedback';
import { webshopOrders } from '@vitrina/contract/orders';
import { inLongRun } from '@vitrina/contract/testing/long-run';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import { CUSTOMER, CUSTOMER_ADDRESS } from '@vitrina/demo/known';
import { hasNoBrowser, hasNoDatabase, NEEDS_BROWSER, NEEDS_DATABASE } from '../src/needs.ts';
import { findTooWide, judge, type View, viewsOfLanguage } from '../src/accessibility.ts';
import { describeInBrowser, openBrowser, SIZES, type WatchedPage } from '../src/browser.ts';
import { makeOrder } from '../src/make-order.ts';
import { newCustomer } from '../src/new-customer.ts';
import { sentMail } from '../src/sent-mail.ts';
import { call, known } from '../src/shop.ts';

const becomeToken = (page: Page, jwt: string) =>
  page.context().addCookies([{ name: 'token', value: jwt, url: inject('origin'), httpOnly: true, sameSite: 'Lax' }]);

/** A customer with content on every page: an order, a coupon, a comment. */
async function customerWithThings(): Promise<string> {
  const { jwt } = await newCustomer();
  const as = { token: jwt };
  await call(accounts.profileUpdate, { name: 'Ana', surname: 'Kupec', customer: CUSTOMER_ADDRESS }, as);
  const product = await known('laptop');
  await call(webshopCart.addProduct, { shopping_cart_code: product.shopping_cart_code }, as);
  await call(webshopCheckout.setCustomer, CUSTOMER_ADDRESS, as);
  await call(webshopCheckout.setShipping, { shipping: 'delivery' }, as);
  await call(webshopCheckout.setPayment, { payment: 'bank-transfer' }, as);
  await call(webshopOrders.createOrder, { accept_terms: true }, as);
  await call(webshopCart.addMyCoupon, { code: 'VITRINA10' }, as);
  const content = { content_type: 'catalogproduct' as const, content_id: product.id };
  await call(feedback.addComment, { ...content, display_name: 'Ana K.', message: 'Tih in lahek, baterija zdrži ves dan.', rate: 5 }, as);
  return jwt;
}

const GUEST_PAGES = ['login', 'signup', 'forgotten_password', 'login_link', 'confirm_signup', 'change_password', 'login_by_mail'] as const;
const OWN_PAGES = ['', 'my_orders', 'my_coupons', 'my_comments', 'edit'] as const;
/** The default language in all views, others in two each: long German words, Italian, Serbian. */
const RUNS: Partial<Record<LanguageCode, readonly View[]>> = viewsOfLanguage({
  si: [
    { size: 'desktop', colorScheme: 'light' },
    { size: 'desktop', colorScheme: 'dark', onlyColours: true },
    { size: 'phone', colorScheme: 'dark', onlyColours: true },
    { size: 'phone', colorScheme: 'light' },
  ],
  de: [
    { size: 'desktop', colorScheme: 'dark', onlyColours: true },
    { size: 'phone', colorScheme: 'light' },
  ],
  it: [
    { size: 'phone', colorScheme: 'light', onlyColours: true },
    { size: 'desktop', colorScheme: 'dark' },
  ],
  rs: [
    { size: 'desktop', colorScheme: 'light', onlyColours: true },
    { size: 'phone', colorScheme: 'dark' },
  ],
});
/** Views of the pages that are tested in every language. */
const LINK_VIEWS: readonly View[] = [
  { size: 'phone', colorScheme: 'light' },
  { size: 'desktop', colorScheme: 'dark', onlyColours: true },
];
/** Every run tests the default language and the longest words, in one view each. */
const LANGS = inLongRun(Object.keys(RUNS), ['si', 'de']);
const rows = LANGS.flatMap((lang) => [...GUEST_PAGES, ...OWN_PAGES].map((name) => ({ lang: lang as LanguageCode, name })));

// Codes of mails are read from the shop's database; without access to it, these tests are skipped.
describe.skipIf(hasNoBrowser || hasNoDatabase)('every page of the account', hasNoBrowser ? NEEDS_BROWSER : NEEDS_DATABASE, () => {
  let guest: WatchedPage;
  let customer: WatchedPage;
  const links: Record<string, string> = {};
  beforeAll(async () => {
    guest = await openBrowser({ reducedMotion: 'reduce' });
    customer = await openBrowser({ reducedMotion: 'reduce' });
    await becomeToken(customer.page, await customerWithThings());
    const email = `nova.${Date.now()}@primer.test`;
    await call(accounts.signup, { email, name: 'Žana' });
    await call(accounts.forgottenPassword, { email: CUSTOMER.email });
    await call(accounts.loginLink, { email: CUSTOMER.email });
    for (const [name, kind, to] of [
      ['confirm_signup', 'signup', email],
      ['change_password', 'new-password', CUSTOMER.email],
      ['login_by_mail', 'login-link', CUSTOMER.email],
    ] as const) {
      const { linkId, linkCode } = await sentMail(to, kind);
      links[name] = `${name === 'login_by_mail' ? 'login_link' : name}/${linkId}/${linkCode}/`;
    }
  });

  it.each(rows)(
    '$lang /auth/$name/ is accessible, as wide as the window, and free of errors; on a phone the part of the account one is in stands in view',
    async ({ lang, name }) => {
      const visit = GUEST_PAGES.some((one) => one === name) ? guest : customer;
      const { page, open, problems } = visit;
      const views = RUNS[lang] as readonly View[];
      await page.setViewportSize(SIZES[views[0]?.size ?? 'desktop']);
      const path = `${languageBase(lang, 'si')}auth/${links[name] ?? (name && `${name}/`)}`;
      await open(path);
      expect(new URL(page.url()).pathname).toBe(path);
      const found: string[] = [];
      const isInView = () =>
        page
          .locator('.account-nav [aria-current]')
          .evaluate((link) => link.getBoundingClientRect().left >= 0 && link.getBoundingClientRect().right <= innerWidth);
      if (visit === customer && views[0]?.size === 'phone') await expect.poll(isInView).toBe(true);
      for (const view of views) {
        found.push(...(await judge(visit, view)));
        found.push(...(await page.evaluate(findTooWide)).map((one) => `${view.size}: ${one}`));
      }
      expect([...found, ...problems()]).toEqual([]);
    },
  );

  it.each(
    inLongRun(
      LANGUAGE_CODES.filter((lang) => !RUNS[lang]),
      ['es'],
    ),
  )('%s: logging in by a link of a mail is accessible, as wide as the window, and free of errors', async (lang) => {
    const { page, open, problems } = guest;
    const found: string[] = [];
    for (const path of ['login_link/', links.login_by_mail]) {
      await page.setViewportSize(SIZES.phone);
      await open(`${languageBase(lang, 'si')}auth/${path}`);
      expect(await page.getAttribute('html', 'lang')).toBe(LANGUAGES[lang].lang);
      for (const view of LINK_VIEWS) {
        found.push(...(await judge(guest, view)));
        found.push(...(await page.evaluate(findTooWide)).map((one) => `${path} ${view.size}: ${one}`));
      }
    }
    expect([...found, ...problems()]).toEqual([]);
  });

  it('a refused form is accessible too, and shows the errors at its fields', async () => {
    const { page, open } = guest;
    await page.setViewportSize(SIZES.phone);
    await open('/auth/signup/');
    await page.fill('#account-email', 'ni naslov');
    await page.keyboard.press('Enter');
    await page.locator('.account-note.wrong').waitFor();
    expect(await judge(guest, { size: 'phone', colorScheme: 'light' })).toEqual([]);
    expect(await judge(guest, { size: 'phone', colorScheme: 'dark', onlyColours: true })).toEqual([]);
    expect(await page.locator('[aria-invalid="true"]').count()).toBeGreaterThan(0);
  });
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const isThere = () => page.evaluate((selectorText) => document.activeElement?.matches(selectorText) === true, selector);
  for (let presses = 0; presses < 200; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tabulator never reached ${selector}`);
}

describeInBrowser('with the keyboard alone', () => {
  it('logs in, changes the name, logs out; and going back then shows nothing of it [S4.49] [S4.52] [S2.79] [T16]', async () => {
    const { page, open, problems } = await openBrowser();
    await open('/auth/login/?redirect=%2Fauth%2Fedit%2F');
    await tabTo(page, '#account-email');
    await page.keyboard.type(CUSTOMER.email);
    await tabTo(page, '#account-password');
    await page.keyboard.type(CUSTOMER.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/auth\/edit\/$/);
    await page.locator('#names').waitFor();

    await tabTo(page, '#names input[name="display_name"]');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Ana iz Ljubljane');
    await page.keyboard.press('Enter');
    await page.locator('#names .account-note').waitFor();
    expect(await page.inputValue('#names input[name="display_name"]')).toBe('Ana iz Ljubljane');

    await tabTo(page, '.account-nav a[href="/auth/logout/"]');
    await page.keyboard.press('Enter');
    await page.waitForURL(/:\d+\/$/);
    await page.goBack();
    await page.waitForURL(/\/auth\/login\//);
    expect(await page.content()).not.toMatch(new RegExp(`${CUSTOMER.email}|Ana iz Ljubljane`));
    expect(problems()).toEqual([]);
  });

  it.skipIf(hasNoDatabase)('a new password is rated while typing, and can be shown', NEEDS_DATABASE, async () => {
    const { page, open, problems } = await openBrowser();
    const email = `nova.tipka.${Date.now()}@primer.test`;
    await call(accounts.signup, { email });
    const { linkId, linkCode } = await sentMail(email, 'signup');
    await open(`/auth/confirm_signup/${linkId}/${linkCode}/`);
    const rule = page.locator('#account-password-rule');
    expect(await rule.getAttribute('role')).toBe('status');
    await tabTo(page, '#account-password');
    await page.keyboard.type('kratko');
    await expect.poll(() => rule.textContent()).toContain('vsaj 10 znakov');
    await page.keyboard.type('kratkokratko');
    await expect.poll(() => rule.textContent()).not.toContain('vsaj 10 znakov');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getAttribute('#account-password', 'type')).toBe('text');
    expect(await page.inputValue('#account-password')).toBe('kratkokratkokratko');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getAttribute('#account-password', 'type')).toBe('password');
    expect(problems()).toEqual([]);
  });
});

describeInBrowser('an order cancelled before anything was paid', () => {
  it('is called cancelled in the account, and nothing is said of a payment still to come', async () => {
    const { page, open } = await openBrowser();
    const token = await customerWithThings();
    const { items } = await call(webshopOrders.orders, {}, { token });
    const [{ identifier = '' } = {}] = items;
    await becomeToken(page, token);
    const views = ['/auth/my_orders/', '/auth/', `/webshop/view_order/?identifier=${identifier}`];
    const arePaymentsPending = async (): Promise<boolean[]> => {
      const pending: boolean[] = [];
      for (const view of views) {
        await open(view);
        await page.getByText('Prenosnik').first().waitFor();
        pending.push(((await page.locator('main').textContent()) ?? '').includes('še ni plačano'));
      }
      return pending;
    };
    expect(await arePaymentsPending()).toEqual([true, true, true]);
    await call(webshopOrders.cancelOrder, { identifier }, { token });
    expect(await arePaymentsPending()).toEqual([false, false, false]);
  });
});

describeInBrowser('an account after an order', () => {
  it('is requested by one click on the thank-you page', async () => {
    const { page, open } = await openBrowser({ viewport: SIZES.phone });
    const { identifier } = await makeOrder();
    await open(`/webshop/thank_you/?identifier=${identifier}`);
    await page.click('#account button[type="submit"]');
    await page.locator('#account p[role="status"]').waitFor();
    expect(await page.locator('#account button').count()).toBe(0);
    expect(await page.evaluate(findTooWide)).toEqual([]);
  });
});

describe.skipIf(hasNoBrowser || hasNoDatabase)('the checkout of a customer', hasNoBrowser ? NEEDS_BROWSER : NEEDS_DATABASE, () => {
  it('has the address of the account already, and offers to keep another one there, unticked [S7.63]', async () => {
    const { jwt } = await newCustomer();
    await call(accounts.profileUpdate, { customer: CUSTOMER_ADDRESS }, { token: jwt });
    const { shopping_cart_code } = await known('laptop');
    await call(webshopCart.addProduct, { shopping_cart_code }, { token: jwt });
    const { page, open } = await openBrowser();
    await becomeToken(page, jwt);
    await open('/webshop/customer/');
    expect(await page.inputValue('[name="street"]')).toBe(CUSTOMER_ADDRESS.fields.street);
    expect(await page.isChecked('[name="save_address"]')).toBe(false);
    await page.fill('[name="street"]', 'Čopova ulica 3');
    await page.check('[name="save_address"]');
    await page.click('.checkout-nav .key');
    await page.waitForURL(/\/webshop\/shipping\//);
    expect((await call(accounts.profile, {}, { token: jwt })).customer?.fields.street).toBe('Čopova ulica 3');
  });
});
