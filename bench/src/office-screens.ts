import { chromium, type CDPSession, type Page } from 'playwright-core';
import { CHROMIUM, CHROMIUM_ARGUMENTS } from './chromium.ts';
import type { Place } from './office-place.ts';

const JUMPS = 20;
const SCROLLS = 240;
const KEYS = 60;

export interface ScreenFigures {
  /** Milliseconds from a jump to the rows of that position, p95. */
  jump: number;
  /** Milliseconds of script, style and layout per frame while scrolling, p95. */
  frame: number;
  /** Milliseconds from a key press to its paint with a four times slower processor, p95: in the list's search and in a note. */
  key: number;
  frames: number;
}

/** Measures scrolling, jumping and typing in the list of a hundred thousand orders, in Chromium. */
export async function measureScreens({ origin, cookie }: Place): Promise<ScreenFigures> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS });
  try {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, domain: new URL(origin).hostname, path: '/api/staff/', httpOnly: true, sameSite: 'Strict' }]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto('/backoffice/orders');
    await page.locator('.grid-row b').first().waitFor();
    const jump = p95(await jumps(page));
    const costs = await scroll(page, session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const keys = [...(await typeInto(page, '.search-field')), ...(await typeNote(page))];
    return { jump, frame: p95(costs), frames: costs.length, key: p95(keys) };
  } finally {
    await browser.close();
  }
}

const p95 = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

/** Loading rows are placeholder bars; a jump is done once no visible row has one. */
async function jumps(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let i = 1; i <= JUMPS; i += 1) {
    const share = ((i * 7919) % 997) / 997;
    times.push(
      await page.evaluate(async (share) => {
        const box = document.querySelector('.grid-box') as HTMLElement;
        const startedAt = performance.now();
        const place = share * (box.scrollHeight - box.clientHeight);
        box.scrollTop = place;
        const isThere = (): boolean => {
          if (Math.abs(box.scrollTop - place) > 100) return false;
          const seen = [...box.querySelectorAll('.grid-row')].filter((row) => {
            const { top, bottom } = row.getBoundingClientRect();
            return bottom > box.getBoundingClientRect().top && top < box.getBoundingClientRect().bottom;
          });
          return seen.length > 5 && seen.every((row) => row.querySelector('b'));
        };
        // At least one frame with the new rows must have been painted.
        await new Promise((resolve) => requestAnimationFrame(resolve));
        while (!isThere()) {
          if (performance.now() - startedAt > 10_000) throw new Error(`no rows came at ${place}, where the list was jumped to`);
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        return performance.now() - startedAt;
      }, share),
    );
  }
  return times;
}

const WORK = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];

/** Processor milliseconds of the page for each step of the wheel, until the next frame. */
async function scroll(page: Page, session: CDPSession): Promise<number[]> {
  await page.locator('.grid-box').evaluate((box) => {
    box.scrollTop = 0;
  });
  await page.locator('.grid-row b').first().waitFor();
  await page.mouse.move(700, 500);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.filter(({ name }) => WORK.includes(name)).reduce((sum, { value }) => sum + value, 0) * 1000;
  };
  const costs: number[] = [];
  for (let i = 0; i < SCROLLS; i += 1) {
    const before = await spent();
    await page.mouse.wheel(0, 88);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    costs.push((await spent()) - before);
  }
  if (costs.every((cost) => cost === 0)) throw new Error('nothing was measured while scrolling');
  return costs;
}

/** Durations from the browser's Event Timing API, which reports none below 16 ms; such a key press counts as 16. */
async function typeInto(page: Page, selector: string): Promise<number[]> {
  await page.locator(selector).first().click();
  await page.evaluate(() => {
    const keyDurations: number[] = [];
    Object.assign(window, { keyDurations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') keyDurations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (let i = 0; i < KEYS; i += 1) await page.keyboard.press('abcdefghij'[i % 10] as string, { delay: 30 });
  const slow = await page.evaluate(
    () => new Promise<number[]>((resolve) => setTimeout(() => resolve((window as unknown as { keyDurations: number[] }).keyDurations), 500)),
  );
  return [...slow, ...Array.from({ length: Math.max(0, KEYS - slow.length) }, () => 16)];
}

async function typeNote(page: Page): Promise<number[]> {
  await page.locator('.search-field').first().fill('');
  await page.locator('.grid-row b').first().click();
  await page.locator('textarea').first().waitFor();
  return typeInto(page, 'textarea');
}
