import { type RefObject, useEffect, useRef } from 'react';

interface Scroll {
  now: number;
  last: number;
  height: number;
  /** True while the header floats over the page. */
  isBack: boolean;
}

/** Small movements of a finger are no wish to go back. */
const UP_PX = 8;
const DOWN_PX = 4;

/** Returns whether the header floats over the page: after scrolling up below its own place, until the page scrolls down or reaches the top. */
export function isHeaderFloating({ now, last, height, isBack }: Scroll): boolean {
  if (now <= 0 || now > last + DOWN_PX) return false;
  if (now < last - UP_PX && now > height) return true;
  return isBack;
}

/** Lets the header return on scrolling up. It keeps its place in the page, so nothing moves. `isStill`: never, as on product pages. */
export function useReturningHeader(isStill: boolean): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = header.current;
    if (!element || isStill) return;
    let last = scrollY;
    const onScroll = () => {
      const isBack = element.classList.contains('returning');
      const wanted = isHeaderFloating({ now: scrollY, last, height: element.offsetHeight, isBack });
      if (Math.abs(scrollY - last) > DOWN_PX) last = scrollY;
      // A header with the focus stays.
      if (wanted !== isBack && !(isBack && scrollY > 0 && element.contains(document.activeElement))) element.classList.toggle('returning', wanted);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      element.classList.remove('returning');
    };
  }, [isStill]);
  return header;
}
