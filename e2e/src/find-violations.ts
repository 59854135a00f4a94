import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Minified, half as long as the source that the package exports. The HTML of elements is not requested, which saves a twentieth of the time. */
const SOURCE = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};axe.configure({ noHtml: true });`;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface Violation {
  id: string;
  /** Selectors of the elements. */
  targets: string[];
}

export interface What {
  /** Rules to check; absent: all. */
  rules?: string[];
  /** Selector of the elements to check; absent: the page. */
  within?: string;
}

/** Waits for transitions after a change of the colour scheme; an inherited colour fades after its parent's. Colours in between are not checked. */
const untilColoursStay = (page: Page) =>
  page.evaluate(async () => {
    const moving = () => document.getAnimations().filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    do {
      await Promise.all(moving().map((animation) => animation.finished.catch(() => null)));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    } while (moving().length > 0);
  });

/**
 * Returns axe's findings in a page and its frames. Axe is injected once per document (parsing takes 0.15 s), and reports violations only: reporting
 * passed elements would double the time.
 */
export async function findViolations(page: Page, { rules, within }: What = {}): Promise<Violation[]> {
  await untilColoursStay(page);
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(SOURCE);
  const options: RunOptions = { resultTypes: ['violations'], runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: TAGS } };
  return page.evaluate(
    async ({ context, options }) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(context ?? document, options);
      return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }));
    },
    { context: within ?? null, options },
  );
}
