import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { findViolations } from '../src/find-violations.ts';
import { additionalNow, type RequestedPayment, requestAdditionalPayment } from '../src/request-additional-payment.ts';
import { describeInBrowser, openBrowser, SIZES } from '../src/browser.ts';

const view = (identifier: string) => `/webshop/view_additional_payment/?identifier=${identifier}`;
const thanks = (identifier: string) => `/webshop/additional_payments_thank_you/?identifier=${identifier}`;
const atBank = (page: Page) => page.waitForURL((url) => url.pathname === '/pay');
const choose = (page: Page, name: string) => page.locator('.pay-choices button', { hasText: name }).click();
const paid = (page: Page) => page.getByRole('heading', { name: 'Hvala za doplačilo' }).waitFor();

describeInBrowser('an additional payment in the browser', () => {
  it('goes from the order’s page to the bank’s hidden form and comes back paid [S2.103] [S2.104] [G15]', async () => {
    const { order, identifier } = await requestAdditionalPayment();
    const { page, open } = await openBrowser({ viewport: SIZES.phone });
    await open(`/webshop/narocila/${order.identifier}/`);
    await page.locator(`a[href="${view(identifier)}"]`).click();
    await choose(page, 'Mobilna denarnica');
    await atBank(page);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.waitForURL(/\/webshop\/additional_payments_thank_you\//);
    await paid(page);
    expect((await additionalNow(identifier)).payment_status).toBe('paid');
  });

  it('declined, it says so and can be paid again', async () => {
    const { identifier } = await requestAdditionalPayment();
    const { page, open } = await openBrowser();
    await open(view(identifier));
    await choose(page, 'Spletna banka');
    await atBank(page);
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.waitForURL(/\/webshop\/view_additional_payment\//);
    await page.getByRole('alert').waitFor();
    expect(await page.locator('.pay-choice').count()).toBeGreaterThan(2);
  });

  it('in the provider’s frame; the page of ours that it comes back to takes the window', async () => {
    const { identifier } = await requestAdditionalPayment();
    const { page, open } = await openBrowser();
    await open(view(identifier));
    await choose(page, 'Plačilna kartica');
    await page.frameLocator('.payment-frame').getByRole('button', { name: 'Pay', exact: true }).click();
    await paid(page);
    expect(await page.locator('.payment-frame').count()).toBe(0);
  });

  it('without scripts the buttons and the form do [S2.104]', async () => {
    const { identifier } = await requestAdditionalPayment();
    const { page } = await openBrowser({ javaScriptEnabled: false });
    await page.goto(view(identifier));
    await choose(page, 'Mobilna denarnica');
    await page.getByRole('button', { name: 'Nadaljujte k banki' }).click();
    await atBank(page);
  });

  it('pending, the page polls and thanks by itself [S2.103]', async () => {
    const { identifier } = await requestAdditionalPayment();
    const { page, open } = await openBrowser();
    await open(view(identifier));
    await choose(page, 'Mobilna denarnica');
    await atBank(page);
    const bank = page.url();
    const other = await openBrowser();
    await other.open(thanks(identifier));
    await other.page.getByRole('heading', { name: 'Čakamo na banko' }).waitFor();
    expect(page.url()).toBe(bank);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await paid(other.page);
  });
});

describeInBrowser('pages of additional payments', () => {
  let additional: RequestedPayment;
  let open: Awaited<ReturnType<typeof openBrowser>>;
  beforeAll(async () => {
    additional = await requestAdditionalPayment();
    open = await openBrowser();
  });

  it.each([
    ['view_additional_payment', 'phone', 'light'],
    ['view_additional_payment', 'desktop', 'dark'],
    ['additional_payments_thank_you', 'phone', 'dark'],
    ['additional_payments', 'phone', 'light'],
    ['view_order', 'phone', 'light'],
  ] as const)('%s on a %s, %s: nothing for axe to say, nothing too wide, no errors', async (name, size, colorScheme) => {
    const { page, problems } = open;
    await page.setViewportSize(SIZES[size]);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const identifier = name === 'additional_payments' || name === 'view_order' ? additional.order.identifier : additional.identifier;
    await open.open(`/webshop/${name}/?identifier=${identifier}`);
    const violations = await findViolations(page);
    expect(violations.map(({ id, targets }) => `${id}: ${targets[0]}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(problems()).toEqual([]);
  });
});
