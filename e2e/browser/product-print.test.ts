import { expect, it } from 'vitest';
import { describeInBrowser, openBrowser } from '../src/browser.ts';
import { known } from '../src/shop.ts';

describeInBrowser('a product on paper', () => {
  it.each([
    ['laptop', 'si'],
    ['configurable', 'de'],
    ['out', 'it'],
    ['promo', 'rs'],
  ] as const)('%s in %s is one sheet of A4 with picture, price, date, facts and code', async (handle, lang) => {
    const { page, open } = await openBrowser();
    const product = await known(handle, { lang });
    await open(product.urls[lang] ?? product.url_without_domain);
    const pdf = (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    // biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts
    const sheet = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
    for (const part of [await page.locator('h1 .name-model').textContent(), await page.locator('.product-meta .num').textContent(), '2026'])
      expect(sheet).toContain(part);
    if (product.price_custom !== null) expect(await page.locator('.offer .now').isVisible()).toBe(true);
    for (const { items } of product.specifications) for (const { title } of items) expect(sheet).toContain(title.replace(/\s+/g, ' '));
    const pictures = page.locator('.gallery img:visible');
    expect(await pictures.count()).toBe(1);
    expect(await pictures.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
    expect(await page.locator(':is(button, .key, .btn, .link):visible').count()).toBeLessThanOrEqual(2);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  });
});
