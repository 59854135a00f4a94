import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RunOptions } from 'axe-core';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { CHROMIUM, CHROMIUM_ARGUMENTS } from './chromium.ts';
import { officeWords } from './morning/office-words.ts';
import { logInOwner, type Place } from './office-place.ts';
import { OFFICE_PAGES, type OfficePage } from './office-paths.ts';
import { startShop } from './shop-process.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const LANGUAGES = ['si', 'de', 'en', 'rs'] as const;
const WIDTHS = [390, 768, 1440] as const;
const HEIGHT = 900;
const PATIENCE_MS = 60_000;

export interface OfficeFaults {
  /** Number of checked views: pages by language, width and colour scheme. */
  views: number;
  faults: string[];
}

interface DrillOptions {
  dataDir: string;
  port: number;
  /** Folder for a screenshot of each view; absent: none. */
  pictures?: string | undefined;
  languages?: readonly string[] | undefined;
}

/** Checks every screen and dialog of the back office in four languages, on three devices, in light and dark: violations found by axe, overflow, errors. */
export async function officePagesDrill({ dataDir, port, pictures, languages = LANGUAGES }: DrillOptions): Promise<OfficeFaults> {
  const shop = await startShop({ dataDir, port });
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS });
    const place = await logInOwner(`http://localhost:${port}`);
    const found: OfficeFaults = { views: 0, faults: [] };
    if (pictures) mkdirSync(pictures, { recursive: true });
    for (const lang of languages) await judgeLanguage({ browser, place, lang, pictures, found });
    return found;
  } finally {
    await browser?.close();
    await shop.stop();
  }
}

interface Judged {
  browser: Browser;
  place: Place;
  lang: string;
  pictures: string | undefined;
  found: OfficeFaults;
}

async function judgeLanguage({ browser, place, lang, pictures, found }: Judged): Promise<void> {
  const context = await openContext(browser, place, lang);
  const page = await context.newPage();
  let where = '';
  const note = (text: string): void => void found.faults.push(`${where}: ${text}`);
  page.on('pageerror', (error) => note(`script: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && note(`console: ${message.text()}`));
  for (const one of OFFICE_PAGES) {
    where = `${one.name} in ${lang}`;
    try {
      await openPage(page, one, (name) => officeWords(lang, name));
      for (const width of WIDTHS)
        await judgeView({ page, width, found, note, picture: pictures && join(pictures, `${one.name.replace(/[^a-z]+/g, '-')}-${lang}-${width}`) });
    } catch (error) {
      note(`not reached: ${(error as Error).message.split('\n')[0]}`);
    }
  }
  await context.close();
}

async function openContext(browser: Browser, { origin, cookie }: Place, lang: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', viewport: { width: 1440, height: HEIGHT } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, domain: new URL(origin).hostname, path: '/api/staff/', httpOnly: true, sameSite: 'Strict' }]);
  await context.addInitScript((code) => localStorage.setItem('office-language', code), lang);
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

async function openPage(page: Page, { path, wait = 'h1', open }: OfficePage, words: (name: string) => RegExp): Promise<void> {
  await page.setViewportSize({ width: 1440, height: HEIGHT });
  await page.goto(`/backoffice${path}`);
  await page.locator(wait).first().waitFor();
  await page.waitForLoadState('networkidle');
  await open?.(page, words);
}

interface View {
  page: Page;
  width: number;
  found: OfficeFaults;
  note: (text: string) => void;
  /** Path of the screenshots without scheme and extension. */
  picture: string | undefined;
}

async function judgeView({ page, width, found, note, picture }: View): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(coloursStay);
    found.views += 1;
    // A colour scheme changes nothing but colours.
    for (const violation of await axe(page, colorScheme === 'dark')) note(`${width} ${colorScheme}: ${violation}`);
    if (picture) await page.screenshot({ path: `${picture}-${colorScheme}.png` });
  }
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (tooWide > 0) note(`${width}: ${tooWide} px too wide`);
}

/** Waits until the transition to another colour scheme has ended. */
async function coloursStay(): Promise<void> {
  const moving = (): Animation[] => document.getAnimations().filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
  do {
    await Promise.all(moving().map((animation) => animation.finished.catch(() => null)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  } while (moving().length > 0);
}

async function axe(page: Page, onlyColours: boolean): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const options: RunOptions = {
    resultTypes: ['violations'],
    runOnly: onlyColours ? { type: 'rule', values: ['color-contrast'] } : { type: 'tag', values: TAGS },
  };
  return page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id} at ${nodes.slice(0, 3).map(({ target }) => target.join(' '))}`);
  }, options);
}
