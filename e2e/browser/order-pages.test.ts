import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Order } from '@vitrina/contract/orders';
import { findViolations } from '../src/find-violations.ts';
import { describeInBrowser, openBrowser, SIZES } from '../src/browser.ts';
import { makeOrder, orderNow } from '../src/make-order.ts';

const payPath = ({ identifier }: Pick<Order, 'identifier'>) => `/webshop/narocila/${identifier}/payment/`;
const atBank = (page: Page) => page.waitForURL((url) => url.pathname === '/pay');

describeInBrowser('a payment in the browser', () => {
  it('sends the bank’s hidden form by itself and comes back paid [S4.40] [S4.41] [S1.9]', async () => {
    const order = await makeOrder('sandbox-form');
    const { page } = await openBrowser();
    await page.goto(payPath(order));
    await atBank(page);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.waitForURL(/\/webshop\/thank_you\//);
    await page.waitForFunction((number) => document.querySelector('h1 ~ .order-lead')?.textContent?.includes(number), order.number);
    expect((await orderNow(order.identifier)).payment_status).toBe('paid');
  });

  it('opens the provider’s address by itself; declined, the order stands and can be paid again [S4.42] [S2.95]', async () => {
    const order = await makeOrder('sandbox-redirect');
    const { page } = await openBrowser({ viewport: SIZES.phone });
    await page.goto(payPath(order));
    await atBank(page);
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.waitForURL(/\/webshop\/failed_payment\//);
    expect(await page.locator('.pay-choice').count()).toBeGreaterThan(2);
    await page.locator('.pay-choice', { hasText: 'Bančno nakazilo' }).click();
    await page.waitForURL(/\/webshop\/thank_you\//);
    expect(await page.locator('.transfer-code img').isVisible()).toBe(true);
  });

  it('cancelled at the bank: a page says that nothing was charged and how else to pay, also without scripts [S2.36] [S4.42]', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const order = await makeOrder('sandbox-redirect');
      const { page } = await openBrowser({ viewport: SIZES.phone, javaScriptEnabled });
      await page.goto(payPath(order));
      if (!javaScriptEnabled) await page.getByRole('link', { name: 'Nadaljujte k banki' }).click();
      await atBank(page);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.waitForURL(/\/webshop\/payment-canceled-quick\//);
      expect(await page.locator('h1').textContent()).toBe('Plačilo ste prekinili');
      expect(await page.locator('.order-mark.bad').count()).toBe(0);
      expect(await page.locator('.pay-choice').count()).toBeGreaterThan(2);
      expect((await orderNow(order.identifier)).status).toBe('new');
    }
  });

  it('in the provider’s frame; the page of ours that it comes back to takes the window [S4.45]', async () => {
    const order = await makeOrder('sandbox-card');
    const { page } = await openBrowser();
    await page.goto(payPath(order));
    await page.frameLocator('.payment-frame').getByRole('button', { name: 'Pay', exact: true }).click();
    await page.waitForURL(/\/webshop\/thank_you\//);
    expect(await page.locator('.payment-frame').count()).toBe(0);
  });

  it('on hold it polls and continues by itself [S2.96]', async () => {
    const order = await makeOrder('sandbox-form');
    const bank = await openBrowser();
    await bank.page.goto(payPath(order));
    await atBank(bank.page);
    const { page, open } = await openBrowser();
    await open(`/webshop/payment_on_hold/?identifier=${order.identifier}`);
    await page.getByRole('status').filter({ hasText: 'Stanje preverjamo sproti' }).waitFor();
    await bank.page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.waitForURL(/\/webshop\/thank_you\//);
    expect((await orderNow(order.identifier)).payment_status).toBe('paid');
  });

  it('without scripts the form has its button [S4.41]', async () => {
    const order = await makeOrder('sandbox-form');
    const { page } = await openBrowser({ javaScriptEnabled: false });
    await page.goto(payPath(order));
    await page.getByRole('button', { name: 'Nadaljujte k banki' }).click();
    await atBank(page);
  });
});

describeInBrowser('order pages', () => {
  let order: Order;
  let open: Awaited<ReturnType<typeof openBrowser>>;
  beforeAll(async () => {
    order = await makeOrder();
    open = await openBrowser();
  });

  it.each([
    ['thank_you', 'phone', 'light'],
    ['thank_you', 'desktop', 'dark'],
    ['view_order', 'phone', 'dark'],
    ['view_order', 'desktop', 'light'],
    ['payment_new', 'phone', 'light'],
    ['payment-create-quick', 'desktop', 'dark'],
    ['failed_payment', 'tablet', 'light'],
    ['failed_order', 'phone', 'dark'],
    ['cancel_order', 'phone', 'light'],
    ['print-payment-transfer', 'phone', 'dark'],
  ] as const)('%s on a %s, %s: nothing for axe to say, nothing too wide, no errors', async (name, size, colorScheme) => {
    const { page, problems } = open;
    await page.setViewportSize(SIZES[size]);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open.open(`/webshop/${name}/?identifier=${order.identifier}`);
    const violations = await findViolations(page);
    expect(violations.map(({ id, targets }) => `${id}: ${targets[0]}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(problems()).toEqual([]);
  });

  it.each(['si', 'hr', 'rs', 'de'] as const)('the slip of %s is one sheet with the country’s code', async (lang) => {
    const { identifier, transfer } = await makeOrder('bank-transfer', lang);
    const { page } = open;
    await page.emulateMedia({ colorScheme: 'light', media: null });
    await page.goto(`/${lang === 'si' ? '' : `${lang}/`}webshop/print-payment-transfer/?identifier=${identifier}`);
    const code = await page
      .locator('.transfer-code img')
      .evaluate((image: HTMLImageElement) => image.decode().then(() => [image.naturalWidth, image.src.slice(0, 19)]));
    expect(code).toEqual([expect.any(Number), 'data:image/svg+xml,']);
    expect(transfer?.code_kind).toBe({ si: 'upn-qr', hr: 'hub3', rs: 'nbs-ips', de: 'epc-qr' }[lang]);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type ?\/Page\b/g)).toHaveLength(1);
    expect(pdf).toMatch(/\/MediaBox ?\[0 0 59[45](?:\.\d+)? 84[12](?:\.\d+)?\]/);
  });
});
