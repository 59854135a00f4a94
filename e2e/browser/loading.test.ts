import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, openBrowser, SIZES } from '../src/browser.ts';
import { pageKinds } from '../src/page-kinds.ts';

const MOST_SHIFT = 0.02;
const KINDS = ['home', 'category', 'filtered category', 'product', 'reduced product', 'search', 'manufacturers', '404'] as const;

/** Sums up layout shifts from the first frame on. */
function watchShifts(): void {
  const store = globalThis as unknown as { shift: number; shifted: string[] };
  store.shift = 0;
  store.shifted = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element }[] })[]) {
      if (entry.hadRecentInput) continue;
      store.shift += entry.value;
      store.shifted.push(...entry.sources.map(({ node }) => `${node?.nodeName}.${node?.className}`));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Waits until visible text and pictures are loaded and their layout shifts are reported, which happens after the frame in which they are drawn. */
async function untilRendered(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isInSight = (image: HTMLImageElement): boolean => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return right > left && bottom > Math.max(top, 0) && top < innerHeight && right > 0 && left < innerWidth && image.checkVisibility();
    };
    return document.fonts.status === 'loaded' && [...document.images].every((image) => image.complete || !isInSight(image));
  });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

describeInBrowser('while a page loads', () => {
  it.each([
    ['si', 'phone'],
    ['de', 'desktop'],
  ] as const)('nothing moves, in %s on a %s', async (lang, size) => {
    const { page, open } = await openBrowser({ viewport: SIZES[size] });
    await page.addInitScript(watchShifts);
    const paths = await pageKinds(lang);
    const found: string[] = [];
    for (const kind of KINDS) {
      await open(paths[kind] as string);
      await untilRendered(page);
      const { shift, shifted } = await page.evaluate(() => {
        const { shift, shifted } = globalThis as unknown as { shift: number; shifted: string[] };
        return { shift, shifted };
      });
      if (!(shift < MOST_SHIFT)) found.push(`${kind}: ${shift} by ${[...new Set(shifted)].slice(0, 5).join(', ')}`);
    }
    expect(found).toEqual([]);
    // Verifies the measurement itself: content inserted at the top is detected.
    await page.evaluate(() =>
      document.querySelector('main')?.prepend(Object.assign(document.createElement('p'), { className: 'page', innerText: 'late\n'.repeat(12) })),
    );
    await expect.poll(() => page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeGreaterThan(MOST_SHIFT);
  });

  it('pictures keep their place: each has width and height, and shows as wide as its place', async () => {
    const { page, open } = await openBrowser({ viewport: SIZES.phone });
    const paths = await pageKinds('si');
    for (const kind of ['home', 'category', 'product'] as const) {
      await open(paths[kind] as string);
      const bare = await page.evaluate(() =>
        [...document.images].filter((image) => !image.getAttribute('width') || !image.getAttribute('height')).map((image) => image.src),
      );
      expect(bare).toEqual([]);
      const broken = await page.evaluate(() =>
        [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.currentSrc),
      );
      expect(broken).toEqual([]);
    }
  });
});
