import { type RefObject, useEffect } from 'react';

/** Parts of a screen that may receive the focus; the innermost one is preferred. */
const PLACES = 'section, .screen';

/**
 * If the focused element is removed (a completed step, a button no longer offered, another screen), its panel receives the focus, so that keyboard and screen
 * reader users continue there and not at the top of the page. When a dialog closes, the element that opened it gets the focus back.
 */
export function useKeptFocus(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = screen.current;
    if (!main) return;
    /** The element that last had the focus, and its ancestors. */
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
      // A closed dialog usually restores the focus itself in the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (isLost() && !document.querySelector('[role=dialog]')) held[0]?.focus({ preventScroll: true });
        }),
      );
    };
    main.addEventListener('focusin', onFocus);
    const watch = new MutationObserver(keep);
    watch.observe(main, { childList: true, subtree: true });
    // Dialogs are rendered as children of body, outside the page.
    const windows = new MutationObserver(giveBack);
    windows.observe(document.body, { childList: true });
    return () => {
      main.removeEventListener('focusin', onFocus);
      watch.disconnect();
      windows.disconnect();
    };
  }, [screen]);
}
