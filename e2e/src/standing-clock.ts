import type { Page } from 'playwright-core';
import { markDocument, openBrowser, type WatchedPage } from './browser.ts';

/** Milliseconds; longer than a page takes to open on a slow machine, shorter than any of the shop's timers. */
const AHEAD_MS = 120_000;

/** Stops the clock of a page: its timers run only by `page.clock.runFor` from here on, so that the machine's load changes nothing. */
export async function stopClock(page: Page, open: () => Promise<void> = async () => {}): Promise<void> {
  const startTime = Date.now();
  await page.clock.install({ time: startTime });
  await open();
  await page.clock.pauseAt(startTime + AHEAD_MS);
}

/** Opens and marks a page with a stopped clock. A reloaded page keeps the clock. */
export async function openWithStandingClock(path: string): Promise<WatchedPage> {
  const visit = await openBrowser();
  await stopClock(visit.page, () => visit.open(path));
  await markDocument(visit.page);
  return visit;
}
