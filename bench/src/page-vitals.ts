import { chromium } from 'playwright-core';
import { CHROMIUM, CHROMIUM_ARGUMENTS } from './chromium.ts';

export interface Vitals {
  /** Milliseconds. */
  lcp: number;
  cls: number;
  tbt: number;
}

const RUNS = 5;

interface VitalsOptions {
  /** True to measure the page without its scripts. */
  isUnscripted?: boolean;
}

/** Phone on slow 4G (1.6 Mbit/s, 150 ms) with a four times slower processor; median of five runs with empty caches. */
export async function pageVitals(port: number, path: string, options: VitalsOptions = {}): Promise<Vitals> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS });
  const runs: Vitals[] = [];
  for (let i = 0; i < RUNS; i += 1) runs.push(await oneRun(browser, `http://localhost:${port}${path}`, options));
  await browser.close();
  const middle = (key: keyof Vitals) => runs.map((run) => run[key]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] as number;
  return { lcp: middle('lcp'), cls: middle('cls'), tbt: middle('tbt') };
}

async function oneRun(browser: Awaited<ReturnType<typeof chromium.launch>>, url: string, { isUnscripted = false }: VitalsOptions): Promise<Vitals> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 });
  if (isUnscripted) await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0, tbt: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) if (!entry.hadRecentInput) seen.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.tbt += Math.max(0, entry.duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(2500);
  const vitals = await page.evaluate(() => (window as unknown as { seen: Vitals }).seen);
  await context.close();
  return vitals;
}
