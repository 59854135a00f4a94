import { chromium } from 'playwright-core';
import { CHROMIUM, CHROMIUM_ARGUMENTS } from './chromium.ts';

export interface FirstScreen {
  /** Lowest bottom edge of price and buy button, pixels from the top. */
  lowest: number;
  shift: number;
  /** Path of the page with the worst value of the two. */
  worst: string;
}

const PHONE = { width: 390, height: 844 };

/** Measures the first screen of product pages on a phone, before scrolling: the worst values. */
export async function firstScreen(port: number, paths: readonly string[]): Promise<FirstScreen> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS });
  const found: FirstScreen = { lowest: 0, shift: 0, worst: '' };
  try {
    for (const path of paths) {
      const page = await (await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true })).newPage();
      await page.addInitScript(() => {
        Object.assign(window, { shifted: 0 });
        new PerformanceObserver((list) => {
          const shifted = window as unknown as { shifted: number };
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
            if (!entry.hadRecentInput) shifted.shifted += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' });
      const { lowest, shift } = await page.evaluate(() => {
        const lowestOf = (selector: string) => {
          const edges = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
          return Math.min(...edges.map(({ bottom }) => bottom));
        };
        // The button of the sticky bar counts, too.
        return { lowest: Math.max(lowestOf('.price .now'), lowestOf('.key[type=submit]')), shift: (window as unknown as { shifted: number }).shifted };
      });
      if (lowest > found.lowest || shift > found.shift) found.worst = path;
      found.lowest = Math.max(found.lowest, lowest);
      found.shift = Math.max(found.shift, shift);
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
  return found;
}
