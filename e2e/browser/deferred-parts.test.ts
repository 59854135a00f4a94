import { readdirSync } from 'node:fs';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeInBrowser, isSameDocument, markDocument, openBrowser, untilStill, type WatchedPage } from '../src/browser.ts';
import { known } from '../src/shop.ts';

/** All deferred parts by the names of their scripts. */
const PARTS = readdirSync(new URL('../../storefront/src', import.meta.url), { recursive: true, encoding: 'utf8' }).flatMap(
  (file) => /([\w-]+)\.deferred\.tsx$/.exec(file)?.[1] ?? [],
);
const HELD_BACK = new RegExp(`/(?:${PARTS.join('|')})\\.deferred-`);
/** Rendered in the browser only if a product is opened by client-side navigation. */
const PRINTED = /\/printed-parts\.deferred-/;
const PRINTED_PLACES = ['.product-facts #facts', '.product-panels', '#reviews', '#questions'];

describeInBrowser('parts of a page whose script is loaded when they are wanted', () => {
  let shop: WatchedPage;
  let laptop: string;
  let scripts: string[];
  beforeAll(async () => {
    shop = await openBrowser();
    laptop = (await known('laptop')).url_without_domain;
    shop.page.on('request', (request) => {
      if (HELD_BACK.test(request.url())) scripts.push(HELD_BACK.exec(request.url())?.[0] as string);
    });
  });
  beforeEach(() => {
    scripts = [];
    shop.problems();
  });

  it('a product page shows all of them and loads none before scrolling, pointing or typing', async () => {
    const { page, open, problems } = shop;
    await open(laptop);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    for (const part of ['.product-facts table', '#reviews h2', '#related article', '.site-footer a', '.search input', '.language-switch summary'])
      expect(await page.locator(part).count(), part).toBeGreaterThan(0);
    expect(problems()).toEqual([]);
  });

  /** A product page on a device with a touch screen; the script of delivery and shops loads after `release`. */
  async function holdBack(): Promise<WatchedPage & { release: () => void }> {
    const device = await openBrowser({ hasTouch: true });
    let release: () => void = () => undefined;
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await device.page.route(/\/where\.deferred-[^/]+\.js$/, async (route) => {
      await isReleased;
      await route.continue();
    });
    await device.open(laptop);
    return { ...device, release };
  }

  it('a product page loads what its document names and no other script or style sheet', async () => {
    const { page, problems } = await openBrowser();
    // The page may come from the page cache. One older than a minute also loads the script that requests the present price.
    await page.clock.setFixedTime('2026-01-01T00:00:00Z');
    const loaded = new Set<string>();
    page.on('request', (request) => void (/\.(?:js|css)$/.test(request.url()) && loaded.add(new URL(request.url()).pathname)));
    const html = await (await page.goto(laptop, { waitUntil: 'networkidle' }))?.text();
    const named = [...(html ?? '').matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path);
    expect([...loaded].sort()).toEqual([...new Set(named)].sort());
    expect(problems()).toEqual([]);
  });

  it('a place of delivery that is opened before its script is here gets its form once it is', async () => {
    const { page, release, problems } = await holdBack();
    await page.locator('.place summary').tap();
    expect(await page.locator('.place details').getAttribute('open')).not.toBeNull();
    expect(await page.locator('.place-form').count()).toBe(0);
    release();
    await page.locator('.place-form input[name=post_code]').waitFor();
    expect(problems()).toEqual([]);
  });

  it('a shop to collect from that is pressed before its script is here is chosen once it is', async () => {
    const { page, release, problems } = await holdBack();
    await page.locator('.availability .collect button').first().tap();
    expect(new URL(page.url()).pathname).toBe(laptop);
    release();
    await page.waitForURL(/\/webshop\/shopping_cart\//);
    await page.locator('.cart-line').waitFor();
    expect(problems()).toEqual([]);
  });

  it('a link beside the price opens its page without a document', async () => {
    const { page, open, problems } = shop;
    await open(laptop);
    await markDocument(page);
    await page.locator('.price-delivery a').click();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(laptop);
    await untilStill(page);
    expect(await isSameDocument(page)).toBe(true);
    expect(problems()).toEqual([]);
  });

  it('static parts have no script, no data are sent twice, and they are back after Back', async () => {
    const { page, open, problems } = shop;
    const requestedUrls: string[] = [];
    page.on('request', (request) => void (PRINTED.test(request.url()) && requestedUrls.push(request.url())));
    await open(laptop);
    const textsOf = () => Promise.all(PRINTED_PLACES.map((place) => page.locator(place).textContent()));
    const first = await textsOf();
    for (const text of first) expect(text?.length).toBeGreaterThan(40);
    await page.locator('.site-footer').scrollIntoViewIfNeeded();
    await untilStill(page);
    expect(requestedUrls).toEqual([]);
    const [state, cellText] = [await page.locator('#page-state').textContent(), await page.locator('.specifications td span').nth(3).textContent()];
    expect(state).toContain('"printed":null');
    expect(cellText?.length).toBeGreaterThan(0);
    expect(state).not.toContain('"specifications"');
    await markDocument(page);
    await page.locator('#related article a').first().click();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(laptop);
    await untilStill(page);
    expect(requestedUrls.length).toBeGreaterThan(0);
    expect(await page.locator('.product-facts table').count()).toBeGreaterThan(0);
    await page.goBack();
    await page.waitForURL(`**${laptop}`);
    await untilStill(page);
    expect(await isSameDocument(page)).toBe(true);
    expect(await textsOf()).toEqual(first);
    expect(problems()).toEqual([]);
  });

  it('each hydrates when it comes near, and keeps the server’s HTML', async () => {
    const { page, open, problems } = shop;
    await open(laptop);
    const facts = await page.locator('.product-facts').elementHandle();
    await page.locator('.site-footer').scrollIntoViewIfNeeded();
    await page.locator('#related').scrollIntoViewIfNeeded();
    await expect.poll(() => [...new Set(scripts)].length).toBeGreaterThanOrEqual(2);
    await untilStill(page);
    // The arrows of the row appear only after its script has measured it.
    await expect.poll(() => page.locator('#related .rail-arrows').isVisible()).toBe(true);
    await page.locator('#related .rail-arrows button').last().click();
    await expect.poll(() => page.locator('#related ul.rail').evaluate((list) => list.scrollLeft)).toBeGreaterThan(50);
    expect(await facts?.evaluate((element) => element.isConnected)).toBe(true);
    expect(problems()).toEqual([]);
  });

  it('the key `/` leads to the search field, whose suggestions come with what is typed', async () => {
    const { page, open, problems } = shop;
    await open(laptop);
    await page.keyboard.press('/');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('search-field');
    await page.keyboard.type('kvant');
    await page.locator('#search-suggestions').waitFor();
    expect(await page.locator('#search-field').inputValue()).toBe('kvant');
    expect(problems()).toEqual([]);
  });

  it('a product opened without a new document is complete, and so is the previous one after Back', async () => {
    const { page, open, problems } = shop;
    await open(laptop);
    await markDocument(page);
    await page.locator('#related article a').first().click();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(laptop);
    await untilStill(page);
    const parts = ['.product-facts', '#reviews', '.site-footer', '.search', '.language-switch'];
    for (const part of parts) expect(await page.locator(part).count(), part).toBe(1);
    await page.goBack();
    await page.waitForURL(`**${laptop}`);
    await untilStill(page);
    for (const part of [...parts, '#related article >> nth=0']) expect(await page.locator(part).count(), part).toBe(1);
    expect(await isSameDocument(page)).toBe(true);
    expect(problems()).toEqual([]);
  });
});
