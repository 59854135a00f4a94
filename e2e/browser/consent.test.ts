import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inLongRun } from '@vitrina/contract/testing/long-run';
import { CONSENT_MAX_AGE_SECONDS } from '@vitrina/contract/values/consent';
import { directoryPath } from '@vitrina/contract/values/directory-path';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { judge } from '../src/accessibility.ts';
import { describeInBrowser, isSameDocument, markDocument, openBrowser, SIZES } from '../src/browser.ts';
import { loadsOf, runningScripts } from '../src/html.ts';
import { pageKinds } from '../src/page-kinds.ts';
import { sendRequest, GOOGLEBOT } from '../src/request.ts';
import { type ScriptedShop, startScriptedShop } from '../src/scripted-shop.ts';
import { known } from '../src/shop.ts';
import { SOME_LANGUAGES } from '../src/some-languages.ts';

let shop: ScriptedShop;
beforeAll(async () => {
  shop = await startScriptedShop();
});
afterAll(() => shop?.stop());

const banner = (page: Page) => page.locator('.consent');
const key = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
/** A page with all common parts, but no products to render. */
const LIGHT_PAGE = '/impresum/';
const REFUSE = 'Zavrni vse';
const ACCEPT = 'Sprejmi vse';
const CHOOSE = 'Izberi';
const SAVE = 'Shrani izbiro';
/** Loaded in a browser in every language; other kinds only in the first one, as all have equal scripts. */
const LOADED_IN_ALL = new Set(['home', 'product']);
/** URLs of a kind's scripts in the first language. */
const scriptsOf: Record<string, unknown> = {};
const settingsPath = (lang: (typeof LANGUAGE_CODES)[number]) => directoryPath('consents', { lang, defaultLanguage: 'si' });

describeInBrowser('before anything was chosen', () => {
  it.each(inLongRun<LanguageCode>(LANGUAGE_CODES, ['si', 'de']))(
    'pages in %s set no cookie and load nothing from other origins [S1.47] [S4.58]',
    async (lang) => {
      const { page, open, requestedPaths, cookies, problems } = await shop.visit();
      const strangers: string[] = [];
      page.on('request', (request) => {
        if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(shop.origin)) strangers.push(request.url());
      });
      const kinds = { ...(await pageKinds(lang)), settings: settingsPath(lang) };
      for (const [kind, path] of Object.entries(kinds)) {
        const reply = await sendRequest(path, { origin: shop.origin });
        expect(reply.headers['set-cookie'], kind).toBeUndefined();
        expect(
          loadsOf(reply.text).filter((address) => !/^(?:\/(?!\/)|data:|#|%23)/.test(address)),
          kind,
        ).toEqual([]);
        // The behaviour of the scripts was tested in the first language.
        const scripts = runningScripts(reply.text).map(({ src }) => src);
        expect(scripts.length).toBeGreaterThan(0);
        scriptsOf[kind] ??= scripts;
        expect(scripts, kind).toEqual(scriptsOf[kind]);
      }
      for (const [kind, path] of Object.entries(kinds).filter(([name]) => lang === LANGUAGE_CODES[0] || LOADED_IN_ALL.has(name))) {
        await open(path);
        // The banner is rendered last, on pages without personal data.
        if (!/cart|comparison|settings/.test(kind)) await banner(page).waitFor();
        expect(await cookies(), kind).toEqual({});
        const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
        expect(
          stored.filter((name) => /event|told/.test(name)),
          kind,
        ).toEqual([]);
      }
      expect(strangers).toEqual([]);
      expect(requestedPaths()).toEqual([]);
      expect(problems()).toEqual([]);
    },
  );

  it('the banner has nothing ticked, and refuse beside accept, equal in size and look', async () => {
    for (const viewport of [SIZES.phone, SIZES.desktop]) {
      const { page, open } = await shop.visit({ viewport });
      await open(LIGHT_PAGE);
      const [refuse, accept] = await Promise.all([REFUSE, ACCEPT].map((name) => look(page, name)));
      expect(Math.abs((refuse?.height ?? 0) - (accept?.height ?? 1))).toBeLessThan(1);
      expect(refuse?.y).toBe(accept?.y);
      expect(Math.abs((refuse?.width ?? 0) - (accept?.width ?? 100))).toBeLessThan(viewport.width === SIZES.phone.width ? 1 : 40);
      expect(refuse?.style).toBe(accept?.style);
      await key(page, CHOOSE).click();
      const ticks = await banner(page)
        .locator('input')
        .evaluateAll((all) => all.map((one) => [(one as HTMLInputElement).value, (one as HTMLInputElement).checked]));
      expect(ticks).toEqual([
        ['necessary', true],
        ['analytics', false],
        ['marketing', false],
      ]);
    }
  });

  it('the banner causes no layout shift and does not block the page: on a phone the buy button is reachable, and uncovered after an answer', async () => {
    const { page, open } = await shop.visit({ viewport: SIZES.phone });
    await open((await known('laptop')).url_without_domain);
    await banner(page).waitFor();
    const topOf = () => page.evaluate(() => (document.querySelector('h1') as HTMLElement).getBoundingClientRect().top + scrollY);
    const isFree = () =>
      page.evaluate(() => {
        const button = document.querySelector('.buy-form .key') as HTMLElement;
        button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    expect(await isFree()).toBe(true);
    const before = await topOf();
    const { height } = (await banner(page).boundingBox()) as { height: number };
    expect(height).toBeLessThan(SIZES.phone.height * 0.4);
    await key(page, REFUSE).click();
    await banner(page).waitFor({ state: 'detached' });
    expect(await topOf()).toBe(before);
    expect(await isFree()).toBe(true);
  });

  it('the keyboard comes to the banner first, answers it, and goes on with the page', async () => {
    const { page, open, cookies } = await shop.visit();
    await open(LIGHT_PAGE);
    await banner(page).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(REFUSE);
    await page.keyboard.press('Enter');
    await banner(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    expect((await cookies()).gdpr).toBe('necessary');
  });

  it('the banner is accessible, also with its details open', async () => {
    const visit = await shop.visit();
    await visit.open(LIGHT_PAGE);
    await banner(visit.page).waitFor();
    expect(await banner(visit.page).getAttribute('aria-labelledby')).toBe('consent-title');
    expect(await judge(visit, { size: 'phone', colorScheme: 'light' })).toEqual([]);
    await key(visit.page, CHOOSE).click();
    expect(await visit.page.evaluate(() => document.activeElement?.id)).toBe('consent-title');
    expect(await judge(visit, { size: 'desktop', colorScheme: 'light' })).toEqual([]);
    expect(await judge(visit, { size: 'phone', colorScheme: 'dark', onlyColours: true })).toEqual([]);
  });
});

describeInBrowser('a choice', () => {
  it('a refusal is recorded, stored for a year, and not asked again [S7.92] [S9.56]', async () => {
    const { page, open, requestedPaths } = await shop.visit();
    await open(LIGHT_PAGE);
    const recorded = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/api/misc/gdpr-consents/'));
    await key(page, REFUSE).click();
    expect(await (await recorded).json()).toEqual({ success: true, data: { items: ['necessary'], max_age: CONSENT_MAX_AGE_SECONDS } });
    const [cookie, ...others] = await page.context().cookies();
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({ name: 'gdpr', value: 'necessary', path: '/', sameSite: 'Lax', httpOnly: false });
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - CONSENT_MAX_AGE_SECONDS)).toBeLessThan(120);
    await open('/iskanje/?search_q=televizor');
    expect(await banner(page).count()).toBe(0);
    expect(requestedPaths()).toEqual([]);
  });

  it('consent to single categories approves those and no others [S3.119] [S9.58]', async () => {
    const { page, open, cookies } = await shop.visit();
    await open(LIGHT_PAGE);
    await key(page, CHOOSE).click();
    await banner(page)
      .getByRole('checkbox', { name: /^Statistični/ })
      .check();
    await key(page, SAVE).click();
    await expect.poll(async () => (await cookies()).gdpr).toBe('necessary|analytics');
    await open(LIGHT_PAGE);
    expect(await page.evaluate(() => document.querySelector('.consent'))).toBeNull();
  });

  it('can be changed from the foot of every page, in place, and Esc leaves it is', async () => {
    const { page, open, cookies } = await shop.visit({ consent: 'necessary|analytics' });
    await open(LIGHT_PAGE);
    await markDocument(page);
    const link = page.getByRole('link', { name: 'Nastavitve piškotkov' });
    await link.click();
    await banner(page).waitFor();
    expect(
      await banner(page)
        .getByRole('checkbox', { name: /^Statistični/ })
        .isChecked(),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await banner(page).waitFor({ state: 'detached' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect((await cookies()).gdpr).toBe('necessary|analytics');
    await link.click();
    await key(page, ACCEPT).click();
    await expect.poll(async () => (await cookies()).gdpr).toBe('necessary|analytics|marketing');
    expect(await isSameDocument(page)).toBe(true);
  });

  it('works without scripts on a page of its own, and gives no token [S7.91] [S7.92]', async () => {
    const { page, open, cookies } = await shop.visit({ javaScriptEnabled: false });
    await open('/hr/');
    await page.getByRole('link', { name: 'Postavke kolačića' }).click();
    expect(new URL(page.url()).pathname).toBe('/hr/postavke-kolacica/');
    await page.getByRole('checkbox', { name: /^Oglasni/ }).check();
    await page.getByRole('button', { name: 'Spremi odabir' }).click();
    await page.getByRole('status').filter({ hasText: 'Vaš je odabir spremljen.' }).waitFor();
    expect(await page.getByRole('checkbox', { name: /^Oglasni/ }).isChecked()).toBe(true);
    expect(await cookies()).toEqual({ gdpr: 'necessary|marketing' });
    await page.getByRole('button', { name: 'Odbij sve' }).click();
    await expect.poll(cookies).toEqual({ gdpr: 'necessary' });
    expect(await page.getByRole('checkbox', { name: /^Oglasni/ }).isChecked()).toBe(false);
  });
});

describe('the page of the settings', () => {
  it.each(SOME_LANGUAGES)('is linked from the footer of pages in %s and is not cached', async (lang) => {
    const path = settingsPath(lang);
    const home = await sendRequest(lang === 'si' ? '/' : `/${lang}/`, { origin: shop.origin });
    expect(home.text).toContain(`<a href="${path}">`);
    const page = await sendRequest(path, { origin: shop.origin, headers: { cookie: 'gdpr=necessary|analytics' } });
    expect(page.status).toBe(200);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.text).toMatch(/<input(?=[^>]*value="analytics")[^>]*checked/);
    expect(page.text).not.toMatch(/<input(?=[^>]*value="marketing")[^>]*checked/);
    expect((await sendRequest(path, { origin: shop.origin })).text).not.toMatch(/<input(?=[^>]*value="analytics")[^>]*checked/);
  });
});

describe('the consent dialog does not open', () => {
  it('for crawlers: their page has no script', async () => {
    const { text } = await sendRequest('/', { origin: shop.origin, headers: { 'user-agent': GOOGLEBOT } });
    expect(text).not.toMatch(/class="consent|<script(?! type="application\/ld\+json")/);
  });

  it('where there is nothing to consent to', async () => {
    const { text } = await sendRequest('/');
    expect(text).toContain('"isAsked":false');
  });
});

describeInBrowser('a shop where nothing needs consent', () => {
  it('opens the settings as a page and shows no banner', async () => {
    const { page, open, problems } = await openBrowser();
    await open(LIGHT_PAGE);
    await page.getByRole('link', { name: 'Nastavitve piškotkov' }).click();
    await page.waitForURL('**/nastavitve-piskotkov/');
    await page.getByRole('heading', { level: 1, name: 'Nastavitve piškotkov' }).waitFor();
    expect(await banner(page).count()).toBe(0);
    expect(problems()).toEqual([]);
  });
});

const hint = (page: Page) => page.locator('.country-hint');
/** A visitor with a country from the edge, and with a stored answer about cookies. */
const from = (country: string, consent = 'necessary') => shop.visit({ ...(consent && { consent }), extraHTTPHeaders: { 'x-edge-country': country } });

describeInBrowser('a visitor in another country', () => {
  it('gets a hint in both languages with a link to the page there, and is not redirected [S7.102] [G28]', async () => {
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
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await open('/');
    await page.locator('.site-footer').waitFor();
    expect(await hint(page).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('vitrina-country-hint'))).toBe('1');
    expect(requestedPaths).not.toContain('/api/nuxtapi/country/');
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
    expect((await sendRequest('/')).text).toContain('"asksCountry":false');
    const { text } = await sendRequest('/', { origin: shop.origin, headers: { 'user-agent': GOOGLEBOT, 'x-edge-country': 'AT' } });
    expect(text).not.toMatch(/country-hint|<script(?! type="application\/ld\+json")/);
  });
});

describeInBrowser('a visitor of a shop that cannot tell countries', () => {
  it('causes no call about it', async () => {
    const { page, open } = await openBrowser();
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await open('/');
    await page.locator('.site-footer').waitFor();
    expect(requestedPaths).not.toContain('/api/nuxtapi/country/');
  });
});

async function look(page: Page, name: string) {
  const button = key(page, name);
  await button.waitFor();
  const style = await button.evaluate((element) => {
    const { color, backgroundColor, fontSize, fontWeight, boxShadow } = getComputedStyle(element);
    return [color, backgroundColor, fontSize, fontWeight, boxShadow].join();
  });
  return { ...((await button.boundingBox()) as { y: number; width: number; height: number }), style };
}
