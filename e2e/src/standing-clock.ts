import type { Page } from 'playwright-core';
import { markDocument, openBrowser, type WatchedPage } from './browser.ts';

/** Longer than a page takes to open on a slow machine, shorter than any of our timers. */
const AHEAD_MS = 120_000;

/** Stops the clock of a page: its timers run only by `page.clock.runFor` from here on, so that how busy the machine is changes nothing. */
export async function stopClock(page: Page, open: () => Promise<void> = async () => {}): Promise<void> {
  const begin = Date.now();
  await page.clock.install({ time: begin });
  await open();
  await page.clock.pauseAt(begin + AHEAD_MS);
}

/** An open, marked page whose clock stands still. A page that is loaded again has the same clock. */
export async function openWithStandingClock(path: string): Promise<WatchedPage> {
  const visit = await openBrowser();
  await stopClock(visit.page, () => visit.open(path));
  await markDocument(visit.page);
  return visit;
}
