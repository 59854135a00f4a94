import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { CHROMIUM, CHROMIUM_ARGUMENTS } from '../chromium.ts';
import { copyCheckout } from './copy-checkout.ts';
import { EDITS, type Edit, edit, SITE_CONFIG } from './edits.ts';
import { startDev } from './start-dev.ts';

export interface DevelopmentResult {
  startSeconds: number;
  /** Milliseconds from writing a file to the page showing the change, by kind of file. */
  seen: Record<keyof typeof EDITS, number[]>;
  /** Milliseconds until the overlay showed an error, and until it disappeared after the repair. */
  overlay: number[];
  /** Deviations from the expected behaviour. */
  faults: string[];
}

const TYPED = 'nekdo@example.com';
const WITHIN_MS = 60_000;
const FIELD = '#newsletter-footer';

/** Edits files while `npm run dev` runs and checks that an open page shows the change without losing input. */
export async function developmentDrill({ folder, port, rounds }: { folder: string; port: number; rounds: number }): Promise<DevelopmentResult> {
  const root = join(folder, 'checkout');
  copyCheckout(root);
  const dev = await startDev({ root, port, env: { DATA_DIR: join(folder, 'data') } });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS });
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|hydrat/i.test(message.text())) faults.push(message.text());
    });
    await open(page, port);
    const seen = { component: [], style: [], label: [], load: [], backend: [] } as DevelopmentResult['seen'];
    let mark = 100;
    for (let round = 0; round < rounds; round += 1) {
      for (const [kind, one] of Object.entries(EDITS)) {
        mark += 1;
        seen[kind as keyof typeof EDITS].push(await timed(() => show(page, root, one, String(mark))));
        faults.push(...(await lost(page, kind)));
      }
    }
    const restarts = () => dev.output().split('Started anew').length - 1;
    if (restarts() !== rounds) faults.push(`${restarts()} restarts for ${rounds} changes of the backend`);
    const overlay = [...(await mistake(page, root, EDITS.component)), ...(await mistake(page, root, { ...EDITS.backend, file: SITE_CONFIG }))];
    faults.push(...(await lost(page, 'mistakes')));
    faults.push(...(await severalAtOnce(page, root, restarts)));
    await page.reload();
    for (const [kind, { isSeen }] of Object.entries(EDITS)) {
      const shown = kind === 'label' || kind === 'load' || kind === 'style' ? String(mark - { style: 3, label: 2, load: 1 }[kind]) : '900';
      if (!(await page.evaluate(isSeen, shown))) faults.push(`${kind}: not on a page that is loaded anew`);
    }
    return { startSeconds: dev.startSeconds, seen, overlay, faults };
  } catch (error) {
    console.log(dev.output());
    throw error;
  } finally {
    await browser.close();
    await dev.stop();
  }
}

/** Opens the home page, fills a field and sets a marker that a new document would not have. */
async function open(page: Page, port: number): Promise<void> {
  await page.goto(`http://localhost:${port}/`);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true', undefined, { timeout: WITHIN_MS });
  // Scripts of deferred parts are loaded afterwards.
  await page.waitForLoadState('networkidle');
  await page.fill(FIELD, TYPED);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

/** Returns the lost parts of the page's state. */
async function lost(page: Page, after: string): Promise<string[]> {
  const typed = await page.inputValue(FIELD);
  const isSame = await page.evaluate(() => 'isSameDocument' in window);
  return [...(typed === TYPED ? [] : [`${after}: the field holds ${typed}`]), ...(isSame ? [] : [`${after}: the document was loaded anew`])];
}

async function show(page: Page, root: string, one: Edit, mark: string): Promise<void> {
  edit(root, one, mark);
  await page.waitForFunction(one.isSeen, mark, { timeout: WITHIN_MS });
}

/** A file with a syntax error: the page shows it, and continues after the repair. */
async function mistake(page: Page, root: string, one: Edit): Promise<number[]> {
  const overlay = page.locator('vite-error-overlay');
  const before = edit(root, { ...one, change: (text) => `${text}\nconst = ;\n` }, '');
  const shown = await timed(() => overlay.waitFor({ state: 'attached', timeout: WITHIN_MS }));
  const gone = await timed(async () => {
    writeFileSync(join(root, one.file), one.change(before, '800'));
    await page.waitForFunction(one.isSeen, '800', { timeout: WITHIN_MS });
    await overlay.waitFor({ state: 'detached', timeout: WITHIN_MS });
  });
  return [shown, gone];
}

/** Edits files of server and browser together, as a branch checkout does: one restart. */
async function severalAtOnce(page: Page, root: string, restarts: () => number): Promise<string[]> {
  const before = restarts();
  edit(root, EDITS.backend, '900');
  edit(root, EDITS.component, '900');
  edit(root, { file: 'contract/src/values/consent.ts', change: (text) => `${text}\n// changed\n` }, '');
  await page.waitForFunction(EDITS.backend.isSeen, '900', { timeout: WITHIN_MS });
  await page.waitForFunction(EDITS.component.isSeen, '900', { timeout: WITHIN_MS });
  // A superfluous second restart would follow within this time.
  await page.waitForTimeout(2000);
  const times = restarts() - before;
  return times === 1 ? [] : [`${times} restarts for files that changed together`];
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
