import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Half as long as what the package exports as its source. The HTML of each element it looks at is not asked for: a twentieth of a look. */
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

/** A change of the colour scheme fades, and what inherits a colour begins when the other is done. Colours in between are not judged. */
const untilColoursStay = (page: Page) =>
  page.evaluate(async () => {
    const moving = () => document.getAnimations().filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    do {
      await Promise.all(moving().map((animation) => animation.finished.catch(() => null)));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    } while (moving().length > 0);
  });

/**
 * Returns axe's findings in a page and its frames. A document gets axe once (its source takes 0.15 s to read), and
 * describes only what is wrong: to name every element that is right takes as long again.
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
