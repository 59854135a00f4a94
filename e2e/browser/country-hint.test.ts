import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge } from '../src/accessibility.ts';
import { describeInBrowser, openBrowser } from '../src/browser.ts';
import { ask, GOOGLEBOT } from '../src/request.ts';
import { type ScriptedShop, startScriptedShop } from '../src/scripted-shop.ts';
import { known } from '../src/shop.ts';

let shop: ScriptedShop;
beforeAll(async () => {
  shop = await startScriptedShop();
});
afterAll(() => shop?.stop());

const hint = (page: Page) => page.locator('.country-hint');
/** A visitor of whom the edge says where they are, who has answered about cookies. */
const from = (country: string, consent = 'necessary') => shop.visit({ ...(consent && { consent }), extraHTTPHeaders: { 'x-edge-country': country } });

describeInBrowser('a visitor in another country', () => {
  it('gets a hint in both languages with the same page there, and is led nowhere [S7.102] [G28]', async () => {
    const visit = await from('AT');
    const { page, open, problems } = visit;
    const laptop = await known('laptop');
    await open(laptop.url_without_domain);
    await hint(page).waitFor();
    expect(new URL(page.url()).pathname).toBe(laptop.url_without_domain);
    expect(await hint(page).textContent()).toContain('Sie sind anscheinend in Österreich.');
    expect(await hint(page).textContent()).toContain('Videti je, da ste v Avstriji.');
    expect(await hint(page).getByRole('link').getAttribute('href')).toBe(laptop.urls.at);
    expect(await judge(visit, { size: 'phone', colorScheme: 'light' })).toEqual([]);
    expect(problems()).toEqual([]);
  });

  it('closes it once for good on this device [S7.102]', async () => {
    const { page, open } = await from('HR');
    await open('/');
    await hint(page).getByRole('button').click();
    await hint(page).waitFor({ state: 'detached' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open('/');
    await page.locator('.site-footer').waitFor();
    expect(await hint(page).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('vitrina-country-hint'))).toBe('1');
    expect(asked).not.toContain('/api/nuxtapi/country/');
  });

  it('is asked about cookies first, and not both at once', async () => {
    const { page, open } = await from('IT', '');
    await open('/');
    await page.locator('.consent').waitFor();
    expect(await hint(page).count()).toBe(0);
    await page.locator('.consent').getByRole('button', { name: 'Zavrni vse', exact: true }).click();
    await hint(page).waitFor();
  });

  it('follows it to the market, where it does not come again', async () => {
    const { page, open } = await from('RS');
    await open('/');
    await hint(page).getByRole('link').click();
    await page.waitForURL('**/rs/');
    expect(await page.evaluate(() => localStorage.getItem('vitrina-country-hint'))).toBe('1');
  });
});

describe('the country hint does not open', () => {
  it('where nothing can tell it, and crawlers never', async () => {
    expect((await ask('/')).text).toContain('"asksCountry":false');
    const { text } = await ask('/', { origin: shop.origin, headers: { 'user-agent': GOOGLEBOT, 'x-edge-country': 'AT' } });
    expect(text).not.toMatch(/country-hint|<script(?! type="application\/ld\+json")/);
  });
});

describeInBrowser('a visitor of a shop that cannot tell countries', () => {
  it('causes no call about it', async () => {
    const { page, open } = await openBrowser();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open('/');
    await page.locator('.site-footer').waitFor();
    expect(asked).not.toContain('/api/nuxtapi/country/');
  });
});
