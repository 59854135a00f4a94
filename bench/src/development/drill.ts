import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { CHROMIUM, CHROMIUM_ARGUMENTS } from '../chromium.ts';
import { copyCheckout } from './copy-checkout.ts';
import { EDITS, type Edit, edit, SITE_CONFIG } from './edits.ts';
import { startDev } from './start-dev.ts';

export interface DevelopmentResult {
  startSeconds: number;
  /** Milliseconds from a file's writing to the page that shows it, of each kind of file. */
  seen: Record<keyof typeof EDITS, number[]>;
  /** Milliseconds until the overlay showed a mistake, and was gone after its repair. */
  overlay: number[];
  /** Deviations from the expected behaviour. */
  faults: string[];
}

const TYPED = 'nekdo@example.com';
const WITHIN_MS = 60_000;
const FIELD = '#newsletter-footer';

/** Edits files under a running `npm run dev` and looks when an open page shows them, with what was typed into it still there. */
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

/** The home page with a field filled and a mark that no new document would have. */
async function open(page: Page, port: number): Promise<void> {
  await page.goto(`http://localhost:${port}/`);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true', undefined, { timeout: WITHIN_MS });
  // Scripts of deferred parts follow.
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

/** A file that cannot be read: the page says so, and goes on with the mended one. */
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

/** Files of both sides in one go, as a checkout of another branch does: one restart. */
async function severalAtOnce(page: Page, root: string, restarts: () => number): Promise<string[]> {
  const before = restarts();
  edit(root, EDITS.backend, '900');
  edit(root, EDITS.component, '900');
  edit(root, { file: 'contract/src/values/consent.ts', change: (text) => `${text}\n// changed\n` }, '');
  await page.waitForFunction(EDITS.backend.isSeen, '900', { timeout: WITHIN_MS });
  await page.waitForFunction(EDITS.component.isSeen, '900', { timeout: WITHIN_MS });
  // A superfluous second restart would follow within moments.
  await page.waitForTimeout(2000);
  const times = restarts() - before;
  return times === 1 ? [] : [`${times} restarts for files that changed together`];
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
