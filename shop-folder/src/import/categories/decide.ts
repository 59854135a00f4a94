import type { Decide } from './map-categories.ts';
import { pathName } from './path-name.ts';

/** Answers that a terminal gives to a question. */
export type Ask = (question: string) => Promise<string>;

const NO_PATH = pathName([]);
const NEW = /^n(?:ew)?$/i;
const NONE = /^s(?:kip)?$/i;

/** `always`: proposals are taken. Else each is asked about in a terminal, and left open without one. */
export function decideBy({ always, ask, isPlace }: { always: boolean; ask: Ask | undefined; isPlace: (code: string) => boolean }): Decide {
  return async ({ path, products, proposal }) => {
    if (always) return proposal;
    if (!ask) return null;
    for (;;) {
      const answer = (
        await ask(`Category "${path}", ${products} products. Proposal: ${proposal}\n[Enter] take it, n: a new one, s: leave out, or a category's code: `)
      ).trim();
      if (answer === '') return proposal;
      if (NEW.test(answer)) return `+ ${path === NO_PATH ? 'Other' : path}`;
      if (NONE.test(answer)) return '-';
      if (answer.startsWith('+ ') || isPlace(answer)) return answer;
    }
  };
}
