import { INTERACTION_FALLBACK_MS } from './timings.ts';

/** Pointer, scroll, key, click (specification, section 4). */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'scroll', 'wheel', 'keydown', 'click'] as const;

let used: Promise<void> | undefined;

/** Resolves on the visitor's first interaction with the page, or after eight seconds. */
export function firstInteraction(): Promise<void> {
  used ??= new Promise((resolve) => {
    const finish = () => {
      for (const sign of SIGNS) removeEventListener(sign, finish, { capture: true });
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(finish, INTERACTION_FALLBACK_MS);
    for (const sign of SIGNS) addEventListener(sign, finish, { capture: true, passive: true });
  });
  return used;
}
