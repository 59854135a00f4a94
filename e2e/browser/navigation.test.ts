import { beforeAll, beforeEach, expect, it } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES } from '@vitrina/contract/values/languages';
import { describeInBrowser, isSameDocument, markDocument, openBrowser, SIZES, untilStill, type WatchedPage } from '../src/browser.ts';
import { category, known } from '../src/shop.ts';

describeInBrowser('navigation', () => {
  let shop: WatchedPage;
  let laptops: Record<string, string>;
  let laptop: Record<string, string>;
  beforeAll(async () => {
    shop = await openBrowser();
    laptops = (await category('laptops')).urls;
    laptop = (await known('laptop')).urls;
  });
  beforeEach(() => shop.problems());

  it('goes from list to product without loading the document again, and Back leads to the same product at the same pixel [S1.1]', async () => {
    const { page, open, problems } = shop;
    await open(laptops.si as string);
    await markDocument(page);
    const link = page.locator('main article h2 a, main article h3 a').nth(9);
    await link.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 240);
    await untilStill(page);
    const before = { y: await page.evaluate(() => scrollY), top: (await link.boundingBox())?.y, title: await link.textContent() };
    expect(before.y).toBeGreaterThan(300);
    await link.click();
    await page.waitForURL(/-izdelki-\d+\/$/);
    // React renders the page after its data arrived, on a busy machine seconds later.
    await expect.poll(() => page.locator('h1').textContent()).toBe(before.title);
    await untilStill(page);
    expect(await page.title()).toContain(before.title as string);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.waitForURL(`**${laptops.si}`);
    await untilStill(page);
    expect({ y: await page.evaluate(() => scrollY), top: (await link.boundingBox())?.y, title: await link.textContent() }).toEqual(before);
    await page.goForward();
    await page.waitForURL(/-izdelki-\d+\/$/);
    // React renders the page after its data arrived, on a busy machine seconds later.
    await expect.poll(() => page.locator('h1').textContent()).toBe(before.title);
    await untilStill(page);
    expect(await isSameDocument(page)).toBe(true);
    expect(problems()).toEqual([]);
  });

  it('a page opened without a new document focuses its heading, is announced to screen readers, and Back returns the focus to the link', async () => {
    const { page, open, problems } = shop;
    await open(laptops.si as string);
    const announcer = page.locator('#page-announcer[role=status]');
    expect(await announcer.textContent()).toBe('');
    const link = page.locator('main article .tile-title a').nth(9);
    await link.focus();
    await untilStill(page);
    const y = await page.evaluate(() => scrollY);
    expect(y).toBeGreaterThan(300);
    await page.keyboard.press('Enter');
    await page.waitForURL(/-izdelki-\d+\/$/);
    await expect.poll(() => focused(page)).toMatch(/^h1 /);
    expect(await announcer.textContent()).toBe(await page.title());
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).outlineStyle)).toBe('none');
    await untilStill(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('h1')?.compareDocumentPosition(document.activeElement as Node))).toBe(4);
    await page.goBack();
    await page.waitForURL(`**${laptops.si}`);
    await expect.poll(() => focused(page)).toBe(`a ${await link.textContent()}`);
    expect(await announcer.textContent()).toBe(await page.title());
    await untilStill(page);
    expect(await page.evaluate(() => scrollY)).toBe(y);
    expect(problems()).toEqual([]);
  });

  it('out of a menu the focus goes to the heading too, and an anchor of another page is where the page is then read', async () => {
    const { page, open } = shop;
    await open('/');
    await page.locator('.menu-button').click();
    await page.locator('.mega-menu a:visible').nth(2).click();
    await page.waitForURL((url) => url.pathname !== '/');
    await expect.poll(() => focused(page)).toMatch(/^h1 /);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'x' });
      document.querySelector('main')?.append(link);
      link.click();
    }, `${laptop.si}#facts`);
    await page.waitForURL(`**${laptop.si}#facts`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('facts');
    await untilStill(page);
    expect(Math.round((await page.locator('#facts').boundingBox())?.y ?? 0)).toBe(80);
  });

  it('a filter keeps the focus while its list changes', async () => {
    const { page, open } = shop;
    await open(laptops.si as string);
    const box = page.locator('.filter-value input[name=manufacturer]:enabled').first();
    await box.focus();
    await page.keyboard.press('Space');
    await page.waitForURL(/manufacturer=/);
    await untilStill(page);
    expect(await box.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.locator('#page-announcer').textContent()).toBe('');
  });

  it('the footer is folded on phones, and open elsewhere and without scripts; icons show the payment methods', async () => {
    const bodies = (page: WatchedPage['page']) => page.locator('.footer-group-body:visible').count();
    const { page, open } = await openBrowser({ viewport: SIZES.phone });
    await open('/en/');
    const all = await page.locator('.footer-group-body').count();
    expect([all > 3, await bodies(page)]).toEqual([true, 0]);
    // Its script loads when it comes near the viewport.
    await page.locator('.site-footer').scrollIntoViewIfNeeded();
    const key = page.locator('.footer-group button').nth(1);
    expect(await key.getAttribute('aria-expanded')).toBe('false');
    await key.click();
    expect([await bodies(page), await key.getAttribute('aria-expanded')]).toEqual([1, 'true']);
    const order = await page.evaluate(() =>
      [...document.querySelectorAll('.footer-columns, .newsletter-panel, .footer-ways, .legal')].map((one) => one.className),
    );
    expect(order).toEqual(['footer-columns', 'newsletter-panel', 'footer-ways', 'legal']);
    expect(await page.locator('.footer-ways section').first().locator('li').allTextContents()).toEqual([
      'Card',
      'Online banking',
      'Bank transfer',
      'Cash on delivery',
    ]);
    await page.setViewportSize(SIZES.desktop);
    expect([await bodies(page), await page.locator('.footer-group button').count()]).toEqual([all, 0]);
    const plain = await openBrowser({ viewport: SIZES.phone, javaScriptEnabled: false });
    await plain.page.goto('/en/');
    expect(await bodies(plain.page)).toBe(all);
  });

  it('leaves new tabs, other buttons and other origins to the browser [S1.1]', async () => {
    const { page, open } = shop;
    await open('/');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page
        .getByRole('navigation')
        .locator('a')
        .nth(8)
        .click({ modifiers: ['Control'] }),
    ]);
    await tab.close();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('an unknown address shows the 404 page within the application, with its status on reload [S2.18]', async () => {
    const { page, open } = shop;
    await open('/katalog/');
    await markDocument(page);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/ni-te-strani/', textContent: 'x' });
      document.querySelector('main')?.append(link);
      link.click();
    });
    await page.waitForURL('**/ni-te-strani/');
    await untilStill(page);
    expect(await page.locator('h1').textContent()).not.toBe('');
    expect(await isSameDocument(page)).toBe(true);
    expect((await page.reload())?.status()).toBe(404);
  });

  it('the language switch stays on the product and on the filtered category, through all ten languages and back [S1.29, S2.5]', async () => {
    const { page, open, problems } = shop;
    for (const [start, expected] of [
      [laptop.si, laptop],
      [`${laptops.si}?manufacturer=kvant`, Object.fromEntries(LANGUAGE_CODES.map((lang) => [lang, `${laptops[lang]}?manufacturer=kvant`]))],
    ] as const) {
      await open(start as string);
      for (const lang of [...LANGUAGE_CODES.slice(1), 'si'] as const) {
        const tag = LANGUAGES[lang].lang;
        await page.locator('header summary').first().click();
        await page.locator(`header a[hreflang="${tag}"]`).click();
        await page.waitForURL(`**${expected[lang]}`);
        await page.waitForFunction(
          (expectedLang) => document.documentElement.lang === expectedLang && document.documentElement.dataset.hydrated === 'true',
          tag,
        );
        expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(expected[lang]);
      }
    }
    expect(problems()).toEqual([]);
  });
});

/** The focused element: its tag and its text. */
const focused = (page: WatchedPage['page']) => page.evaluate(() => `${document.activeElement?.localName} ${document.activeElement?.textContent}`);
