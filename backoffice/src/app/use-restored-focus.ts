import { type RefObject, useEffect } from 'react';

/** Parts of a screen that may receive the focus; the innermost one is preferred. */
const PLACES = 'section, .screen';

/**
 * If the focused element is removed (a completed step, a button no longer offered, another screen), its panel receives the focus, so that keyboard and screen
 * reader users continue there and not at the top of the page. When a dialog closes, the element that opened it gets the focus back.
 */
export function useRestoredFocus(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = screen.current;
    if (!main) return;
    /** The element that last had the focus, and its ancestors. */
    let focusPath: HTMLElement[] = [];
    const isLost = (): boolean => focusPath.length > 0 && document.activeElement === document.body;
    const onFocus = ({ target }: FocusEvent): void => {
      focusPath = [];
      for (let at = target as HTMLElement | null; at && at !== main; at = at.parentElement) focusPath.push(at);
    };
    const focusNearest = (): void => {
      if (!isLost() || focusPath[0]?.isConnected) return;
      const place = focusPath.find((one) => one.isConnected && one.matches(PLACES)) ?? main;
      focusPath = [];
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    };
    const giveBack = (): void => {
      // A closed dialog usually restores the focus itself in the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (isLost() && !document.querySelector('[role=dialog]')) focusPath[0]?.focus({ preventScroll: true });
        }),
      );
    };
    main.addEventListener('focusin', onFocus);
    const watch = new MutationObserver(focusNearest);
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
