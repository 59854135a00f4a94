import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { catalogue } from '@vitrina/contract/catalogue';
import { inLongRun, isLongRun } from '@vitrina/contract/testing/long-run';
import { CUSTOMER } from '@vitrina/demo/known';
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { judge } from '../src/accessibility.ts';
import { findViolations } from '../src/find-violations.ts';
import { describeInBrowser, openBrowser, SIZES, untilStill, type WatchedPage } from '../src/browser.ts';
import { becomeGuest, GUEST, guestWithCart } from '../src/buyer.ts';
import { call, known } from '../src/shop.ts';
import { stopClock } from '../src/standing-clock.ts';

const opened: WatchedPage[] = [];
afterEach(async () => {
  for (const { page } of opened.splice(0)) await page.context().close();
});

/** A guest with a laptop in the cart, on a step of the checkout. */
async function guestAt(step: string, options: Parameters<typeof openBrowser>[0] = {}, lang: 'si' | 'de' | 'rs' | 'en' = 'si') {
  const jwt = await guestWithCart('laptop', lang);
  const shop = await openBrowser({ viewport: SIZES.phone, reducedMotion: 'reduce', ...options });
  opened.push(shop);
  await becomeGuest(shop.page, jwt);
  if (step !== 'login') await call(webshopCheckout.continueAsGuest, {}, { token: jwt });
  await shop.open(`${lang === 'si' ? '' : `/${lang}`}/webshop/${step}/`);
  return { ...shop, jwt };
}

const next = (page: Page) => page.locator('.checkout-nav .key');
const at = (page: Page, step: string) => page.waitForURL(`**/webshop/${step}/**`);
async function fillCustomer(page: Page): Promise<void> {
  // The URL may change before the page does; the previous step also has an e-mail field.
  await page.locator('[name="town"]').waitFor();
  for (const [name, value] of Object.entries(GUEST)) await page.fill(`[name="${name}"]`, value);
}
async function chooseRest(page: Page, payment = 'bank-transfer'): Promise<void> {
  await at(page, 'shipping');
  await page.check('input[value="delivery"]');
  await next(page).click();
  await at(page, 'payment');
  await page.check(`input[value="${payment}"]`);
  await next(page).click();
  await at(page, 'review_order');
}

describeInBrowser('the checkout', () => {
  it('leads from guest to thank-you page on a phone, and two presses order once [S1.3] [S2.88] [S2.89] [S2.90] [S2.91] [S2.92] [S4.39] [S6.2]', async () => {
    const { page, problems } = await guestAt('login');
    expect(await page.locator('main button').first().textContent()).toContain('gost');
    await page.locator('.guest-form .key').click();
    await at(page, 'customer');
    await fillCustomer(page);
    await next(page).click();
    await chooseRest(page);
    const orders: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/webshop/order/')) orders.push(request.headers()['idempotency-key'] ?? '');
    });
    await next(page).dblclick();
    await at(page, 'thank_you');
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatch(/^[\da-f-]{36}$/);
    expect(page.url()).toMatch(/identifier=\d+-[\w-]{22}$/);
    expect(problems()).toEqual([]);
  });

  it('can be done by the keyboard alone', async () => {
    const { page } = await guestAt('login', { viewport: SIZES.desktop });
    const tabTo = async (selector: string) => {
      for (let i = 0; i < 60; i++) {
        if (await page.evaluate((selectorText) => document.activeElement?.matches(selectorText) === true, selector)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`the keyboard does not reach ${selector}`);
    };
    await tabTo('.guest-form .key');
    await page.keyboard.press('Enter');
    await at(page, 'customer');
    await page.locator('[name="town"]').waitFor();
    for (const [name, value] of Object.entries(GUEST)) {
      await tabTo(`[name="${name}"]`);
      await page.keyboard.type(value);
    }
    await page.keyboard.press('Enter');
    await at(page, 'shipping');
    await page.locator('input[value="delivery"]').waitFor();
    await tabTo('input[type="radio"]');
    await page.keyboard.press('Space');
    await tabTo('.checkout-nav .key');
    await page.keyboard.press('Enter');
    await at(page, 'payment');
    await page.locator('input[value="bank-transfer"]').waitFor();
    await tabTo('input[name="payment"]');
    await page.keyboard.press('Space');
    for (let i = 0; i < 10 && !(await page.isChecked('input[value="bank-transfer"]')); i++) await page.keyboard.press('ArrowDown');
    await tabTo('.checkout-nav .key');
    await page.keyboard.press('Enter');
    await at(page, 'review_order');
    await page.locator('.order-notes').waitFor();
    await tabTo('.checkout-nav .key');
    await page.keyboard.press('Enter');
    await at(page, 'thank_you');
  });

  it('works with scripts off', async () => {
    const { page } = await guestAt('login', { javaScriptEnabled: false });
    await page.locator('.guest-form .key').click();
    await at(page, 'customer');
    await fillCustomer(page);
    await next(page).click();
    await chooseRest(page);
    await next(page).click();
    await at(page, 'thank_you');
  });

  it('Back after an order leads to the cart under its own address, at its top, not to a step of it', async () => {
    const { page } = await guestAt('customer');
    await fillCustomer(page);
    await next(page).click();
    await chooseRest(page);
    await next(page).click();
    await at(page, 'thank_you');
    await page.goBack();
    await at(page, 'shopping_cart');
    await page.locator('.empty-cart').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('keeps typed values over reload, Back and another tab [S4.32]', async () => {
    const { page, open } = await guestAt('customer');
    await page.fill('[name="name"]', 'Žana');
    await page.fill('[name="town"]', 'Šmarje pri Jelšah');
    // Navigates immediately, so that the draft is sent while the page unloads. If the next page loads faster, the tab's storage has the draft and
    // fills it in on hydration.
    await open('/webshop/customer/');
    await expect.poll(() => page.inputValue('[name="name"]')).toBe('Žana');
    expect(await page.inputValue('[name="town"]')).toBe('Šmarje pri Jelšah');
    await fillCustomer(page);
    await next(page).click();
    await at(page, 'shipping');
    await page.goBack();
    await at(page, 'customer');
    await expect.poll(() => page.inputValue('[name="street"]')).toBe(GUEST.street);
    const other = await page.context().newPage();
    await other.goto('/webshop/customer/');
    expect(await other.inputValue('[name="email"]')).toBe(GUEST.email);
  });

  it('shows every error at once; a link of the list leads to its field, and a correction removes the error', async () => {
    const { page } = await guestAt('customer');
    await page.fill('[name="post_code"]', '10');
    await next(page).click();
    const list = page.locator('[role="alert"]');
    await list.waitFor();
    await expect.poll(() => list.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await list.locator('a').count()).toBe(7);
    await list.locator('a[href="#f-post_code"]').click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('f-post_code');
    await page.keyboard.press('End');
    await page.keyboard.type('00');
    await expect.poll(() => page.locator('#f-post_code-error').count()).toBe(0);
  });

  it('the list of errors names each empty field, counts down while they are filled, and disappears with the last one', async () => {
    const { page } = await guestAt('customer', {}, 'en');
    await next(page).click();
    const list = page.locator('[role="alert"]');
    await list.waitFor();
    expect(await list.locator('li').allTextContents()).toEqual(['Email address', 'Phone', 'First name', 'Last name', 'Street and number', 'Postcode', 'Town']);
    // An error is marked by an icon, followed by its text.
    expect(await page.locator('.field-error').allTextContents()).toEqual([
      'Enter your email address.',
      'Enter a phone number.',
      'Enter the first name.',
      'Enter the last name.',
      'Enter the street and number.',
      'Enter the postcode.',
      'Enter the town.',
    ]);
    const left: string[] = [];
    for (const [name, value] of Object.entries(GUEST)) {
      await page.fill(`[name="${name}"]`, value);
      await expect.poll(() => page.locator(`#f-${name}-error`).count()).toBe(0);
      left.push((await list.locator('b').allTextContents()).join());
    }
    expect(left).toEqual([...[6, 5, 4, 3, 2].map((count) => `Please check ${count} fields.`), 'Please check 1 field.', '']);
    expect(await list.count()).toBe(0);
  });

  it('counts what is bought in products, not in stock; prices and the energy arrow stand on lines of their own', async () => {
    const jwt = await guestWithCart('laptop', 'en');
    const tv = await call(catalogue.products, { category_slug: 'tv-oled', per_page: 1 }, { lang: 'en' });
    await call(webshopCart.addProduct, { shopping_cart_code: tv.items[0]?.shopping_cart_code as string, qty: 2 }, { token: jwt, lang: 'en' });
    const shop = await openBrowser({ viewport: SIZES.phone });
    opened.push(shop);
    await becomeGuest(shop.page, jwt);
    await call(webshopCheckout.continueAsGuest, {}, { token: jwt });
    await shop.open('/en/webshop/customer/');
    expect(await shop.page.locator('.checkout-bar > summary span').textContent()).toBe('Summary, 3 products');
    await shop.page.locator('.checkout-bar > summary').click();
    const line = shop.page.locator('.checkout-bar .checkout-lines li', { hasText: '2 ×' });
    expect(await line.locator('small').first().textContent()).toMatch(/^2 × [\d,]+\.\d\d\s€$/);
    const title = await line.locator('small').first().boundingBox();
    const arrow = await line.locator('.energy').boundingBox();
    expect(arrow?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
    expect(await line.locator('.energy img').isVisible()).toBe(true);
  });

  it('does not move the button during a slow press: errors appear afterwards', async () => {
    const { page } = await guestAt('customer');
    await stopClock(page);
    await page.fill('[name="post_code"]', '10');
    await next(page).hover();
    await page.mouse.down();
    await page.clock.runFor(5000);
    expect(await page.locator('#f-post_code-error').count()).toBe(0);
    await page.mouse.up();
    await page.locator('[role="alert"] a[href="#f-post_code"]').waitFor();
  });

  it('shows no error for the old value of a field that is corrected on return', async () => {
    const { page } = await guestAt('customer');
    await stopClock(page);
    const postCode = page.locator('[name="post_code"]');
    const error = page.locator('#f-post_code-error');
    await postCode.fill('10');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await postCode.fill('1000');
    await page.clock.runFor(5000);
    expect(await error.count()).toBe(0);
    await postCode.fill('10');
    await page.keyboard.press('Tab');
    await page.clock.runFor(5000);
    await error.waitFor();
  });

  it.each([
    ['desktop', 'si'],
    ['phone', 'de'],
  ] as const)('on a %s in %s moves nothing when an answer comes late that says what is wrong', async (size, lang) => {
    const { page } = await guestAt('customer', { viewport: SIZES[size] }, lang);
    await page.fill('[name="name"]', GUEST.name);
    let answer = () => {};
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/webshop/customer/**', async (route) => {
      if (route.request().postDataJSON()?.draft === false) await late;
      await route.continue();
    });
    const sent = page.waitForRequest((request) => request.url().includes('/api/webshop/customer/') && request.postDataJSON()?.draft === false);
    await next(page).click();
    await sent;
    await untilStill(page);
    // From here on no other change may count as the response to the press.
    await page.evaluate(async () => {
      const seen: number[] = [];
      Object.assign(globalThis, { shifts: seen });
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as unknown as { value: number }[]) seen.push(value);
      }).observe({ type: 'layout-shift' });
    });
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main h1, main h2, main label, main input, .checkout-nav .key')].map((one) => one.getBoundingClientRect().top),
      );
    const before = await places();
    answer();
    const sheet = page.getByRole('alert');
    await sheet.waitFor();
    expect(await sheet.locator('a').count()).toBeGreaterThan(4);
    expect(await page.locator('.field-error').count()).toBeGreaterThan(4);
    await untilStill(page);
    expect(await places()).toEqual(before);
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
    // The message covers no field that it links to, and disappears when it is closed.
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
    await sheet.locator('a[href="#f-post_code"]').click();
    await untilStill(page);
    const field = await page.locator('#f-post_code').boundingBox();
    const box = await sheet.boundingBox();
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
    expect(await judge({ page } as WatchedPage, { size, colorScheme: 'light' })).toEqual([]);
    await sheet.locator('button').click();
    expect(await sheet.count()).toBe(0);
  });

  it('fetches the cart again after each step: the summary shows the choices [S4.32] [S4.33] [S4.34]', async () => {
    const { page } = await guestAt('customer', { viewport: SIZES.desktop });
    const rows = () => page.locator('.checkout-aside .checkout-totals').textContent();
    const before = await rows();
    await fillCustomer(page);
    await next(page).click();
    await at(page, 'shipping');
    await page.check('input[value="delivery"]');
    await expect.poll(rows).not.toBe(before);
    await next(page).click();
    await at(page, 'payment');
    const free = await rows();
    const fee = page.locator('.choice-row', { hasText: '+' }).locator('input').first();
    await fee.check();
    await expect.poll(rows).not.toBe(free);
  });

  it('the payment step has an icon for each method, the first free one chosen, and public names for the sandbox', async () => {
    const { page } = await guestAt('customer', {}, 'en');
    await fillCustomer(page);
    await next(page).click();
    await at(page, 'shipping');
    await page.check('input[value="delivery"]');
    await next(page).click();
    await at(page, 'payment');
    const rows = page.locator('.choice-row');
    await rows.first().waitFor();
    expect(await rows.locator('b').allTextContents()).toEqual([
      'Payment card',
      'Online banking',
      'Instant payment from your account',
      'Mobile wallet',
      'Bank transfer',
      'Cash on delivery',
    ]);
    expect(await rows.locator('.payment-mark:visible').count()).toBe(6);
    expect(await page.locator('input[name="payment"]:checked').getAttribute('value')).toBe('sandbox-card');
    await next(page).click();
    await at(page, 'review_order');
    await expect.poll(() => page.locator('main').textContent()).toContain('Payment card');
  });

  it('a refused order clears itself, fetches the cart again and leads to the failed-order page [S4.35] [S4.36] [S4.37]', async () => {
    const { page, jwt } = await guestAt('customer');
    await fillCustomer(page);
    await next(page).click();
    await chooseRest(page);
    // The cart changes on another device after the page has shown its total.
    const { shopping_cart_code } = await known('laptop');
    await call(webshopCart.addProduct, { shopping_cart_code }, { token: jwt });
    const refused = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/api/webshop/order/'));
    const refetched = page.waitForRequest((request) => request.method() === 'GET' && request.url().endsWith('/api/webshop/cart/'));
    await next(page).click();
    expect((await (await refused).json()).data.label_name).toBe('error_cart_changed');
    await refetched;
    await at(page, 'failed_order');
    expect(await page.evaluate(() => sessionStorage.getItem('vitrina-order-key'))).toBeNull();
  });

  it('an order without a reply is retried with an equal idempotency key', async () => {
    const { page } = await guestAt('customer');
    await fillCustomer(page);
    await next(page).click();
    await chooseRest(page);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/webshop/order/', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.push(route.request().headers()['idempotency-key']);
      return keys.length === 1 ? route.abort() : route.continue();
    });
    await next(page).click();
    await page.locator('[role="alert"]').waitFor();
    await next(page).click();
    await at(page, 'thank_you');
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('a login in the checkout goes on as the customer, with the cart [S4.24]', async () => {
    const { page } = await guestAt('login');
    await page.fill('#login-email', CUSTOMER.email);
    await page.fill('#login-password', 'wrong');
    await page.locator('.login-form button').click();
    await page.locator('.login-form [role="alert"]').waitFor();
    expect(await page.locator('.login-form a').getAttribute('href')).toBe('/auth/forgotten_password/');
    await page.fill('#login-password', CUSTOMER.password);
    await page.locator('.login-form button[type=submit]').click();
    await at(page, 'customer');
    expect(await page.inputValue('[name="email"]')).toBe(CUSTOMER.email);
  });

  // The dark scheme changes no texts, so one language covers it.
  const LOOKS = [
    ['si', 'light'],
    ['de', 'dark'],
    ['rs', 'light'],
    ['en', 'light'],
  ] as const;
  it.each(inLongRun<(typeof LOOKS)[number]>(LOOKS, LOOKS.slice(0, 2)))('is accessible at every step and fits 320 px in %s, %s', async (lang, colorScheme) => {
    const { page, open } = await guestAt('customer', { colorScheme }, lang);
    // A plain run checks each step completely in the default language only.
    const isWhole = isLongRun || lang === 'si';
    const found: string[] = [];
    const judge = async (step: string) => {
      await untilStill(page);
      const violations = await findViolations(page, isWhole ? {} : { rules: ['color-contrast', 'target-size'] });
      found.push(...violations.map(({ id, targets }) => `${step}: ${id} at ${targets[0]}`));
      await page.setViewportSize({ width: 320, height: 700 });
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) found.push(`${step} is too wide`);
      await page.setViewportSize(SIZES.phone);
    };
    const prefix = lang === 'si' ? '' : `/${lang}`;
    await open(`${prefix}/webshop/login/`);
    await judge('login');
    await open(`${prefix}/webshop/customer/`);
    await next(page).click();
    await page.locator('[role="alert"]').waitFor();
    await judge('customer with errors');
    await page.selectOption('[name="country"]', 'SI');
    await fillCustomer(page);
    await next(page).click();
    await at(page, 'shipping');
    await page.check('input[value="pickup"]');
    // Only the locations of the selected option are visible.
    expect(await page.locator('.choice-more:visible').count()).toBe(1);
    await judge('shipping');
    await page.check('input[value="delivery"]');
    await next(page).click();
    await at(page, 'payment');
    await judge('payment');
    await page.locator('input[name="payment"]').first().check();
    await next(page).click();
    await at(page, 'review_order');
    await judge('review');
    expect(found).toEqual([]);
  });
});
