import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { ProductDetail } from '@vitrina/contract/catalogue';
import { inLongRun } from '@vitrina/contract/testing/long-run';
import { findViolations } from '../src/find-violations.ts';
import { describeInBrowser, leaveUnread, openBrowser, SIZES, type WatchedPage } from '../src/browser.ts';
import { comparePath, someOf } from '../src/compare.ts';
import { category, known } from '../src/shop.ts';

let laptops: number[];
let laptop: ProductDetail;
let listPath: string;
beforeAll(async () => {
  laptops = await someOf('laptops', 4);
  laptop = await known('laptop');
  listPath = (await category('laptops')).url_without_domain;
});

const scales = (page: Page, at: number) => page.locator('.tile .scales').nth(at);
const pressed = (page: Page, at: number) => scales(page, at).getAttribute('aria-pressed');
const note = (page: Page) => page.locator('.compare-note');
const count = (page: Page) => page.locator('.tools .compare-link .cart-count').getAttribute('data-count');
const items = (page: Page) => new URL(page.url()).searchParams.get('items');

/** Delays the script that sends writes, and the calls themselves, until released. */
async function holdWrites(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/api\/catalog\/compare\/|\/assets\/compare-actions/, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

/** Presses the compare buttons of the first tiles; each waits for the shop's reply to the previous one. */
async function compareFirst({ page, open }: WatchedPage, products: number): Promise<void> {
  await open(listPath);
  for (let at = 0; at < products; at += 1) {
    const answered = page.waitForResponse((response) => response.url().includes('/api/catalog/compare/') && response.request().method() === 'POST');
    await scales(page, at).click();
    await answered;
  }
}

describeInBrowser('the scales on a product', () => {
  it('are pressed at once, before the reply, and lead to the comparison [S4.46, S7.48]', async () => {
    const { page, open, problems } = await openBrowser();
    await open(listPath);
    const letGo = await holdWrites(page);
    await scales(page, 0).click();
    await scales(page, 2).click();
    // The shop has not replied yet.
    expect([await pressed(page, 0), await pressed(page, 1), await pressed(page, 2)]).toEqual(['true', 'false', 'true']);
    expect(await count(page)).toBe('2');
    letGo();
    await note(page).locator('a').click();
    await page.locator('.compare-table').waitFor();
    expect(items(page)?.split(',')).toHaveLength(2);
    expect(problems()).toEqual([]);
  });

  it('are pressed on the next visit where the page was left before the reply was read [S7.47]', async () => {
    const visit = await openBrowser();
    await visit.open(listPath);
    await leaveUnread(visit, /\/api\/catalog\/compare\//, () => scales(visit.page, 0).click());
    await visit.open(listPath);
    await visit.page.locator('.tile .scales[aria-pressed="true"]').waitFor();
  });

  it('are pressed on the next visit, and can be released [S7.47, S7.49]', async () => {
    const visit = await openBrowser();
    const { page } = visit;
    await compareFirst(visit, 1);
    await visit.open(listPath);
    await page.locator('.tile .scales[aria-pressed="true"]').waitFor();
    const answered = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await scales(page, 0).click();
    expect(await pressed(page, 0)).toBe('false');
    await answered;
    await visit.open(listPath);
    expect(await page.locator('.tile .scales[aria-pressed="true"]').count()).toBe(0);
    expect(visit.problems()).toEqual([]);
  });

  it('are released where the shop refuses, with the reason', async () => {
    const { page, open } = await openBrowser();
    await open(laptop.url_without_domain);
    await page.route('**/api/catalog/compare/', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 404, contentType: 'application/json', body: '{"success":false,"data":{"label_name":"error_empty_data"}}' })
        : route.continue(),
    );
    await page.locator('.buy-row .scales').click();
    await page.locator('.compare-note[role="alert"]').waitFor();
    expect(await page.locator('.buy-row .scales').getAttribute('aria-pressed')).toBe('false');
  });

  it('are corrected by polling where a reply was lost [S4.46]', async () => {
    const { page, open } = await openBrowser();
    await open(laptop.url_without_domain);
    // The shop processes the call, but its reply never arrives.
    await page.route('**/api/catalog/compare/', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    const reread = page.waitForResponse((response) => response.url().includes('/api/catalog/compare/') && response.request().method() === 'GET');
    await page.locator('.buy-row .scales').click();
    await reread;
    expect(await page.locator('.buy-row .scales').getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('.compare-note[role="alert"]').count()).toBe(0);
  });

  it('of a fifth ask which one makes room, by keyboard too [S9.1]', async () => {
    const visit = await openBrowser();
    const { page } = visit;
    await compareFirst(visit, 4);
    await scales(page, 4).focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog[open]');
    await dialog.waitFor();
    expect(await dialog.locator('h2').textContent()).toBe('Primerjava je polna');
    await expect.poll(() => dialog.locator('.compare-limit li').count()).toBe(4);
    const violations = await findViolations(page);
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await pressed(page, 4)).toBe('false');
    await scales(page, 4).click();
    await dialog.waitFor();
    await dialog.locator('.compare-limit button').nth(1).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(async () => [await pressed(page, 1), await pressed(page, 4)]).toEqual(['false', 'true']);
    expect(await count(page)).toBe('4');
    expect(visit.problems()).toEqual([]);
  });
});

describeInBrowser('the page of the comparison', () => {
  /** Opens comparisons by URL and changes nothing. */
  let looker: WatchedPage;
  beforeAll(async () => {
    looker = await openBrowser({ reducedMotion: 'reduce' });
  });

  it('shows the visitor’s own where the address names none [S2.67]', async () => {
    const visit = await openBrowser();
    await compareFirst(visit, 2);
    await visit.open('/katalog/?special_view=compare');
    await visit.page.locator('.compare-table').waitFor();
    expect(items(visit.page)?.split(',')).toHaveLength(2);
  });

  it('is the same in another browser that has nothing but the address', async () => {
    const first = await openBrowser();
    await compareFirst(first, 3);
    await first.page.locator('.tools .compare-link').click();
    await first.page.locator('.compare-table').waitFor();
    const second = await openBrowser();
    await second.open(new URL(first.page.url()).pathname + new URL(first.page.url()).search);
    const text = (page: Page) => page.locator('.compare-table').textContent();
    expect(await text(second.page)).toBe(await text(first.page));
  });

  it('hides equal rows without leaving the place, and takes a column out', async () => {
    const { page, open, problems } = looker;
    await open(comparePath(laptops));
    const same = page.locator('.compare-table tr.same');
    expect(await same.count()).toBeGreaterThan(0);
    await page.locator('.compare-tools a').first().click();
    await same.first().waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('differences')).toBe('1');
    await page.locator('.compare-table button[value="p-' + laptops[1] + '"].icon-btn').click();
    await expect.poll(() => items(page)).toBe([laptops[0], laptops[2], laptops[3]].join(','));
    await expect.poll(() => page.locator('.compare-table thead tr:first-child th').count()).toBe(4);
    expect(problems()).toEqual([]);
  });

  it('keeps its head in sight', async () => {
    const { page, open } = looker;
    await open(comparePath(laptops));
    await page.locator('.compare-table tbody').last().scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('.compare-table thead').evaluate((head) => Math.round(head.getBoundingClientRect().top))).toBe(0);
  });

  it('shows two products on a phone, and any other first at a touch', async () => {
    const { page, open } = looker;
    await page.setViewportSize({ width: 320, height: 640 });
    await open(comparePath(laptops));
    const shown = () => page.locator('.compare-table thead tr:first-child th:visible').count();
    expect(await shown()).toBe(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.locator('.compare-places a').nth(1).click();
    await expect.poll(() => items(page)).toBe([laptops[2], laptops[0], laptops[1], laptops[3]].join(','));
    expect(await shown()).toBe(3);
  });

  it.each(inLongRun<number>([320, SIZES.phone.width, SIZES.desktop.width], [320, SIZES.desktop.width]))(
    'is accessible at %s px, as a table, a refusal and a beginning',
    async (width) => {
      const { page, open, problems } = looker;
      await page.setViewportSize({ width, height: 800 });
      const washer = await someOf('washing-machines', 1);
      for (const path of [comparePath(laptops), comparePath([...laptops.slice(0, 2), ...washer]), '/katalog/?special_view=compare']) {
        await open(path);
        const violations = await findViolations(page);
        expect(violations.map(({ id, targets }) => `${path} ${id} ${targets[0]}`)).toEqual([]);
      }
      expect(problems()).toEqual([]);
    },
  );

  it.each(inLongRun(['laptops', 'smartphones', 'washing-machines', 'televisions'], ['televisions']))('of four %s is one page of paper', async (kind) => {
    const { page, open } = looker;
    await page.setViewportSize(SIZES.desktop);
    await open(comparePath(await someOf(kind, 4)));
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});

describeInBrowser('the comparison on a phone', () => {
  it('is in the menu of all products, with what is in it', async () => {
    const watched = await openBrowser({ viewport: SIZES.phone });
    const { page, problems } = watched;
    await compareFirst(watched, 2);
    await page.click('.menu-button');
    const link = page.locator('.menu-more a').first();
    await link.waitFor();
    expect(await link.textContent()).toBe('Primerjava2 izdelka');
    await link.click();
    await page.locator('.compare-table').waitFor();
    expect(items(page)?.split(',')).toHaveLength(2);
    expect(problems()).toEqual([]);
  });
});
