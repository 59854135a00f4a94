import { beforeAll, expect, inject, it } from 'vitest';
import { locations } from '@vitrina/contract/locations';
import { STAFF } from '@vitrina/demo/known';
import { inLongRun } from '@vitrina/contract/testing/long-run';
import { findTooWide, judge, type View, viewsOfLanguage } from '../src/accessibility.ts';
import { describeInBrowser, openBrowser, SIZES, type WatchedPage } from '../src/browser.ts';
import { call, category, logIn } from '../src/shop.ts';

const VIEWS = viewsOfLanguage({
  si: [
    { size: 'desktop', colorScheme: 'light' },
    { size: 'phone', colorScheme: 'dark', onlyLooks: true },
  ],
  de: [{ size: 'phone', colorScheme: 'light' }],
  it: [{ size: 'desktop', colorScheme: 'dark' }],
  rs: [{ size: 'phone', colorScheme: 'light' }],
} satisfies Record<string, readonly View[]>);
const ROOTS = { si: '/trgovine/', de: '/de/filialen/', it: '/it/negozi/', rs: '/rs/prodavnice/' } as const;
type Language = keyof typeof VIEWS;
/** Wednesdays in UTC; in Slovenia it is an hour later. */
const MORNING = '2027-01-13T07:59:00Z';
const NOON = '2027-01-13T11:00:00Z';

describeInBrowser('locations', () => {
  let shop: WatchedPage;
  beforeAll(async () => {
    shop = await openBrowser({ reducedMotion: 'reduce' });
  });

  it.each(inLongRun(Object.keys(VIEWS) as Language[], ['si', 'de']))(
    'are accessible, fit the window and are free of errors in %s [S1.15, S2.65, S2.66]',
    async (lang) => {
      const { page, open, problems } = shop;
      const { items } = await call(locations.points, {}, { lang });
      const found: string[] = [];
      for (const path of [ROOTS[lang], items[0]?.url_without_domain as string]) {
        await page.setViewportSize(SIZES[VIEWS[lang][0]?.size ?? 'desktop']);
        await open(path);
        for (const view of VIEWS[lang]) found.push(...(await judge(shop, view)));
        await page.setViewportSize({ width: 320, height: 700 });
        found.push(...(await page.evaluate(findTooWide)));
      }
      expect([...found, ...problems()]).toEqual([]);
    },
  );

  it('are reached on the map by keyboard [S1.15]', async () => {
    const { page, open, problems } = shop;
    await page.setViewportSize(SIZES.desktop);
    await open(ROOTS.si);
    const point = page.locator('.location-map a', { hasText: 'Novo mesto' });
    await point.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Novo mesto' }).waitFor();
    expect(problems()).toEqual([]);
  });

  it('have points large enough and far enough apart for a finger on a phone', async () => {
    const { page, open } = shop;
    await page.setViewportSize(SIZES.phone);
    await open(ROOTS.si);
    const middles = await page.locator('.map-touch').evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2, size: Math.min(width, height) };
      }),
    );
    expect(middles).toHaveLength(14);
    expect(Math.min(...middles.map(({ size }) => size))).toBeGreaterThanOrEqual(24);
    const apart = middles.flatMap((a, i) => middles.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(24);
  });

  it.each(inLongRun(['Europe/Ljubljana', 'America/Los_Angeles', 'Pacific/Auckland'], ['America/Los_Angeles']))(
    'say by their own clocks whether they are open, to a visitor in %s',
    async (timezoneId) => {
      const { page, open, problems } = await openBrowser({ timezoneId });
      await page.clock.setFixedTime(new Date(MORNING));
      await open('/trgovine/koper/');
      const state = page.locator('.open-now').first();
      await expectText(state, 'Zaprto, danes odpremo ob 09:00');
      await page.clock.setFixedTime(new Date(NOON));
      await open('/trgovine/koper/');
      await expectText(state, 'Odprto do 21:00');
      await page.clock.setFixedTime(new Date('2026-12-25T11:00:00Z'));
      await open('/trgovine/koper/');
      await expectText(state, /^Zaprto, odpremo: /);
      expect(problems()).toEqual([]);
    },
  );

  it('are complete without scripts but for what is open now [S1.15]', async () => {
    const { page, open } = await openBrowser({ javaScriptEnabled: false });
    await open(ROOTS.si);
    await page.locator('.location-map a', { hasText: 'Split' }).click();
    await page.getByRole('heading', { level: 1, name: 'Split' }).waitFor();
    expect(await page.locator('.opening-table dd').count()).toBeGreaterThan(3);
    expect(await page.locator('.open-now').first().textContent()).toBe('');
  });

  it('a chosen one is stored in the browser: lists, filter, product and cart follow without a layout shift, and pages are the same bytes for all', async () => {
    const { page, open, problems } = await openBrowser();
    const other = await openBrowser();
    await open(ROOTS.si);
    await page.locator('.location-card', { hasText: 'Celje' }).getByRole('button').click();
    const { url_without_domain: list } = await category('laptops');
    await other.open(ROOTS.si);
    await other.page.locator('.location-card', { hasText: 'Zagreb' }).getByRole('button').click();
    const bytes = await Promise.all([page, other.page].map(async (one) => (await one.goto(list))?.body()));
    expect(bytes[0]?.equals(bytes[1] as Buffer)).toBe(true);
    await page
      .locator('.tile .stock-mine', { hasText: /^Celje: / })
      .first()
      .waitFor();
    // The personal status overlays the common line: without it, nothing moves.
    const moved = await page.evaluate(() => {
      const boxes = () => [...document.querySelectorAll('.tile, .tile *:not(.stock-mine)')].map((one) => JSON.stringify(one.getBoundingClientRect()));
      const filled = boxes();
      for (const place of document.querySelectorAll('.stock-mine')) place.textContent = '';
      return boxes().filter((box, i) => box !== filled[i]).length;
    });
    expect(moved).toBe(0);
    await page.getByRole('link', { name: 'Na zalogi: Celje' }).click();
    await page.waitForURL(/shop=celje/);
    await page.locator('.filter-chips, .chips', { hasText: 'Celje' }).first().waitFor();
    await page.locator('.tile-title a').first().click();
    await page.locator('.availability-box').waitFor();
    const first = page.locator('.availability li').nth(1);
    await first.filter({ hasText: 'Celje' }).waitFor();
    await first.getByRole('button', { name: 'Prevzem tukaj: Celje' }).click();
    await page.locator('.cart-page .stock-mine', { hasText: /^Celje: / }).waitFor();
    const cart = await page.evaluate(async () => (await (await fetch('/api/webshop/cart/?lang=si')).json()).data);
    expect(cart.parcels[0].shipping).toMatchObject({ code: 'pickup', point: { id: 'celje' } });
    // Country and language differ: the tax is that of the destination, and the page says so.
    await page.locator('#deliver-to').selectOption('HR');
    await page.locator('.deliver-to button').click();
    await page.locator('.deliver-to [role=status]', { hasText: 'Hrvaška' }).waitFor();
    const there = await page.evaluate(async () => (await (await fetch('/api/webshop/cart/?lang=si')).json()).data);
    expect([there.customer.country, there.totals.vat.map(({ rate }: { rate: number }) => rate)]).toEqual(['HR', [25]]);
    expect(problems()).toEqual([]);
  });

  it('are sorted by distance from a post code, also without scripts; an unknown one is reported', async () => {
    const { page, open } = await openBrowser({ javaScriptEnabled: false });
    await open(ROOTS.si);
    await page.locator('#place-post-code').fill('3320');
    await page.locator('.place-finder button[type=submit]').click();
    await page
      .locator('.location-card')
      .first()
      .filter({ hasText: 'Celje' })
      .filter({ hasText: /približno \d+ km/ })
      .waitFor();
    await open(`${ROOTS.si}?country=SI&post_code=99`);
    await page.getByRole('alert').waitFor();
  });

  it('are marked for staff where others do not see them [S4.5]', async () => {
    const { page, open } = await openBrowser();
    const [name, value] = (await logIn(STAFF)).split('=') as [string, string];
    await page.context().addCookies([{ name, value, url: inject('origin') }]);
    await open(ROOTS.si);
    await page.locator('.location-card', { hasText: 'Ptuj' }).locator('.hidden-mark').waitFor();
  });
});

async function expectText(what: ReturnType<WatchedPage['page']['locator']>, text: string | RegExp): Promise<void> {
  await what.filter({ hasText: text }).waitFor();
}
