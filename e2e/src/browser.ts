import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { describe, expect, inject, onTestFinished } from 'vitest';
import { hasNoBrowser, NEEDS_BROWSER } from './needs.ts';

/** Tests that need a browser; without one they are skipped, and the run's last lines show their number. */
export const describeInBrowser = (title: string, tests: () => void) => describe.skipIf(hasNoBrowser)(title, NEEDS_BROWSER, tests);

export const SIZES = { phone: { width: 390, height: 844 }, tablet: { width: 800, height: 1100 }, desktop: { width: 1440, height: 900 } } as const;

export interface WatchedPage {
  page: Page;
  /** Returns the problems since the last call: console errors, broken scripts, refused content, failed requests. */
  problems: () => string[];
  /** Opens a URL and waits until scripts have hydrated it and the typefaces are loaded. */
  open: (path: string) => Promise<void>;
}

/** Longest wait for expected events, in milliseconds: only against hanging, as a busy machine may be slow. */
const PATIENCE_MS = 180_000;

/** Prefix of the console messages by which pages report refused content. */
const REFUSED = 'refused by a security policy: ';

/** Shared by all files of a worker. */
let browser: Promise<Browser> | undefined;
const contexts: BrowserContext[] = [];
/** Content refused by security policies on any page, frames included, since the last read. */
const refused: string[] = [];

/** Returns and clears the refused content, for tests that break a policy on purpose; none may be left at the end of a test (watch-pages.ts). */
export const takeRefused = (): string[] => refused.splice(0);

/** Opens a watched page in a new context; the browser is shared by all files. */
export async function openBrowser(options: BrowserContextOptions = {}): Promise<WatchedPage> {
  browser ??= chromium.connect(inject('browser') as string);
  const context = await (await browser).newContext({ baseURL: inject('origin'), viewport: SIZES.desktop, locale: 'sl-SI', ...options });
  endInTime(context);
  context.setDefaultTimeout(PATIENCE_MS);
  await reportRefused(context);
  const page = await context.newPage();
  const problems = watch(page);
  const open = async (path: string) => {
    await page.goto(path, { waitUntil: 'load' });
    if (options.javaScriptEnabled !== false) await untilHydrated(page);
    // Until then the fallback typeface is shown.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  };
  return { page, problems, open };
}

/** Closes a context at the end of the test that opened it, as open pages keep using processor time; one opened outside of tests closes with the file. */
function endInTime(context: BrowserContext): void {
  try {
    onTestFinished(() => context.close());
  } catch {
    contexts.push(context);
  }
}

/** Reported by the console: a function of the tests exposed to pages would cost Chromium a twentieth of each page load. */
async function reportRefused(context: BrowserContext): Promise<void> {
  context.on('console', (message) => {
    if (message.text().startsWith(REFUSED)) refused.push(message.text().slice(REFUSED.length));
  });
  await context.addInitScript(
    (prefix) =>
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
        console.debug(`${prefix}${effectiveDirective}: ${blockedURI} ${sample} at ${location.pathname}`),
      ),
    REFUSED,
  );
}

/** Closes the contexts a file opened outside of its tests. */
export const closeContexts = async (): Promise<void> => void (await Promise.all(contexts.splice(0).map((context) => context.close())));

/** A page may navigate to another by itself, so this repeats. */
async function untilHydrated(page: Page): Promise<void> {
  for (;;) {
    try {
      return await page.evaluate(hydrationSignal);
    } catch (error) {
      if (!String(error).includes('Execution context was destroyed')) throw error;
    }
  }
}

/** Resolves by the page's own signal: polling every frame would cost a twelfth of a page load. */
const hydrationSignal = () =>
  new Promise<void>((resolve) => {
    const root = document.documentElement;
    const look = () => {
      if (root.dataset.hydrated !== 'true' && document.querySelector('script[type=module]')) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(root, { attributes: true, attributeFilter: ['data-hydrated'] });
    look();
  });

/**
 * Collects problems that a browser reports. A document with an intended 404 is no failed request. Chromium's console names every response of 400 or
 * more; listening to all responses would cost a seventh of a second for ten pages.
 */
function watch(page: Page): () => string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    const isOwnDocument = message.location().url === page.url();
    if (message.type() === 'error' && !(isOwnDocument && /status of 404/.test(message.text()))) found.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(`script on ${new URL(page.url()).pathname}: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its pending requests.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') found.push(`request: ${request.url()} ${request.failure()?.errorText}`);
  });
  return () => found.splice(0);
}

/** Marks the document; `isSameDocument` is false after a reload. */
export const markDocument = (page: Page) =>
  page.evaluate(() => {
    (globalThis as { marked?: boolean }).marked = true;
  });
export const isSameDocument = (page: Page) => page.evaluate(() => (globalThis as { marked?: boolean }).marked === true);

/** Waits until the page is idle: no scrolling and no pending loads. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.loading === undefined);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = Number.NaN;
        let same = 0;
        const look = () => {
          same = scrollY === last ? same + 1 : 0;
          last = scrollY;
          if (same >= 10) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** Runs `write`, which calls `api`, and leaves the page once the shop has replied, before a script has read the reply. */
export async function leaveUnread({ page }: WatchedPage, api: RegExp, write: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const never = () => new Promise<never>(() => undefined);
    Object.assign(Response.prototype, { json: never, text: never });
  });
  const answered = page.waitForResponse((response) => api.test(response.url()) && response.request().method() !== 'GET');
  await write();
  expect((await answered).status()).toBe(200);
}
