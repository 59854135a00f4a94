import { type RefObject, useEffect } from 'react';

/** Parts of a screen that may take the focus, the innermost one first. */
const PLACES = 'section, .screen';

/**
 * Where what had the focus goes away (a step that is done, a button that is not offered any more, another screen), its panel takes the focus, so that
 * keys and readers go on from there and not from the top of the page. What opened a window has it again when the window closes.
 */
export function useKeptFocus(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = screen.current;
    if (!main) return;
    /** What had the focus, and all around it. */
    let held: HTMLElement[] = [];
    const isLost = (): boolean => held.length > 0 && document.activeElement === document.body;
    const onFocus = ({ target }: FocusEvent): void => {
      held = [];
      for (let at = target as HTMLElement | null; at && at !== main; at = at.parentElement) held.push(at);
    };
    const keep = (): void => {
      if (!isLost() || held[0]?.isConnected) return;
      const place = held.find((one) => one.isConnected && one.matches(PLACES)) ?? main;
      held = [];
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    };
    const giveBack = (): void => {
      // A window that has closed gives it back by itself, mostly, in the frame after.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (isLost() && !document.querySelector('[role=dialog]')) held[0]?.focus({ preventScroll: true });
        }),
      );
    };
    main.addEventListener('focusin', onFocus);
    const watch = new MutationObserver(keep);
    watch.observe(main, { childList: true, subtree: true });
    // Windows stand beside the page.
    const windows = new MutationObserver(giveBack);
    windows.observe(document.body, { childList: true });
    return () => {
      main.removeEventListener('focusin', onFocus);
      watch.disconnect();
      windows.disconnect();
    };
  }, [screen]);
}
