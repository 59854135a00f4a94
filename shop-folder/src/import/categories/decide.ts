import type { Decide } from './map-categories.ts';
import { pathName } from './path-name.ts';

/** Asks a question on a terminal; resolves to the answer. */
export type Prompt = (question: string) => Promise<string>;

const NO_PATH = pathName([]);
const NEW = /^n(?:ew)?$/i;
const NONE = /^s(?:kip)?$/i;

/** Decides uncertain categories. `always`: accepts proposals. Otherwise asks on a terminal; without one they remain undecided. */
export function decideBy({ always, prompt, isPlace }: { always: boolean; prompt: Prompt | undefined; isPlace: (code: string) => boolean }): Decide {
  return async ({ path, products, proposal }) => {
    if (always) return proposal;
    if (!prompt) return null;
    for (;;) {
      const answer = (
        await prompt(`Category "${path}", ${products} products. Proposal: ${proposal}\n[Enter] take it, n: a new one, s: leave out, or a category's code: `)
      ).trim();
      if (answer === '') return proposal;
      if (NEW.test(answer)) return `+ ${path === NO_PATH ? 'Other' : path}`;
      if (NONE.test(answer)) return '-';
      if (answer.startsWith('+ ') || isPlace(answer)) return answer;
    }
  };
}
