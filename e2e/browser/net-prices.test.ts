import type { Page } from 'playwright-core';
import { companies } from '@vitrina/contract/companies';
import { expect, inject, it } from 'vitest';
import { describeInBrowser, openBrowser } from '../src/browser.ts';
import { newCustomer } from '../src/new-customer.ts';
import { onServer } from '../src/on-server.ts';
import { call, category, known } from '../src/shop.ts';

/** Creates an account that staff approved to buy for a company, and logs the page in. */
async function becomeCompany(page: Page): Promise<string> {
  const { email, jwt } = await newCustomer();
  await call(companies.ask, { title: 'Kupec, d. o. o.', country: 'SI', vat_number: '12345679' }, { token: jwt });
  await onServer(inject('database') as string, `update company_members set state = 'approved' where user_id = (select id from users where email = '${email}')`);
  await page.context().addCookies([{ name: 'token', value: jwt, url: inject('origin'), httpOnly: true, sameSite: 'Lax' }]);
  return jwt;
}

/** Counts elements that move when the prices of the visitor's company are removed. */
const movedBy = (page: Page, within: string): Promise<number> =>
  page.evaluate((selector) => {
    const boxes = () => [...document.querySelectorAll(`${selector}, ${selector} *:not(.net-mine)`)].map((one) => JSON.stringify(one.getBoundingClientRect()));
    const filled = boxes();
    for (const place of document.querySelectorAll('[data-net-of]')) place.textContent = '';
    return boxes().filter((box, i) => box !== filled[i]).length;
  }, within);

describeInBrowser('prices without VAT', () => {
  it('are switched on in the account, by keyboard: product, tiles and cart follow, nothing moves, and pages are the same bytes for all', async () => {
    const { page, open, problems } = await openBrowser();
    const other = await openBrowser();
    const jwt = await becomeCompany(page);
    const product = await known('laptop', { lang: 'hr' });
    const [answer] = (await call(companies.prices, { ids: [product.id] }, { token: jwt, lang: 'hr' })).items;
    expect(answer?.net).toBeCloseTo((answer?.price ?? 0) / 1.25, 1);
    const shown = (amount: number) => new Intl.NumberFormat('hr-HR', { minimumFractionDigits: 2, useGrouping: 'always' } as never).format(amount);
    await open('/hr/auth/edit/');
    const key = page.getByRole('button', { name: 'Najprije cijene bez PDV-a' });
    await key.focus();
    await page.keyboard.press('Enter');
    expect(await key.getAttribute('aria-pressed')).toBe('true');

    const { url_without_domain: list } = await category('laptops', { lang: 'hr' });
    const bytes = await Promise.all([page, other.page].map(async (one) => (await one.goto(list))?.body()));
    expect(bytes[0]?.equals(bytes[1] as Buffer)).toBe(true);
    const tile = page.locator(`#product-${product.id} [data-net-of]`);
    await tile.filter({ hasText: shown(answer?.net ?? 0) }).waitFor();
    expect(await tile.getAttribute('data-gross')).toBe(`${shown(answer?.price ?? 0)} € s PDV-om`.replace(' €', '\u00a0€'));
    expect(await movedBy(page, '.tile')).toBe(0);

    await open(product.url_without_domain);
    const net = page.locator('.offer-price .net-mine', { hasText: shown(answer?.net ?? 0) });
    await net.waitFor();
    // React hydrates the price's HTML including the filled-in values.
    const link = page.locator('.offer-head a').first();
    await link.hover();
    await expect.poll(() => link.evaluate((one) => Object.keys(one).some((name) => name.startsWith('__reactFiber')))).toBe(true);
    expect(await net.count()).toBe(1);
    expect(await movedBy(page, '.buy-box')).toBe(0);
    await page.locator('.buy-form .key').click();
    await page.locator('.cart-drawer').waitFor();
    await open('/hr/webshop/shopping_cart/');
    await page.locator('.cart-line .each', { hasText: 'bez PDV-a' }).waitFor();
    await open('/hr/auth/edit/');
    await key.click();
    expect(await key.getAttribute('aria-pressed')).toBe('false');
    await open(product.url_without_domain);
    expect(await page.locator('.offer-price .net-mine').textContent()).toBe('');
    expect(problems()).toEqual([]);
  });
});
