import { INTERACTION_FALLBACK_MS } from './timings.ts';

/** Pointer, scroll, key, click (specification, section 4). */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'scroll', 'wheel', 'keydown', 'click'] as const;

let used: Promise<void> | undefined;

/** Resolves on the visitor's first interaction with the page, or after eight seconds. */
export function firstInteraction(): Promise<void> {
  used ??= new Promise((resolve) => {
    const done = () => {
      for (const sign of SIGNS) removeEventListener(sign, done, { capture: true });
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, INTERACTION_FALLBACK_MS);
    for (const sign of SIGNS) addEventListener(sign, done, { capture: true, passive: true });
  });
  return used;
}
