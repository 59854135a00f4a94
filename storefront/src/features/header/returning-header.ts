import { type RefObject, useEffect, useRef } from 'react';

interface Scroll {
  now: number;
  last: number;
  height: number;
  /** True while the header floats over the page. */
  isBack: boolean;
}

/** Threshold below which a scroll up is ignored. */
const UP_PX = 8;
const DOWN_PX = 4;

/** Returns true while the header floats over the page: after scrolling up below its original position, until the page scrolls down or reaches the top. */
export function isHeaderFloating({ now, last, height, isBack }: Scroll): boolean {
  if (now <= 0 || now > last + DOWN_PX) return false;
  if (now < last - UP_PX && now > height) return true;
  return isBack;
}

/** Lets the header float on scrolling up. Its space in the page stays reserved, which avoids a layout shift. `isStill`: never, as on product pages. */
export function useReturningHeader(isStill: boolean): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = header.current;
    if (!element || isStill) return;
    let last = scrollY;
    const onScroll = () => {
      const isBack = element.classList.contains('returning');
      const isFloating = isHeaderFloating({ now: scrollY, last, height: element.offsetHeight, isBack });
      if (Math.abs(scrollY - last) > DOWN_PX) last = scrollY;
      // A header that contains the focus stays.
      if (isFloating !== isBack && !(isBack && scrollY > 0 && element.contains(document.activeElement))) element.classList.toggle('returning', isFloating);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      element.classList.remove('returning');
    };
  }, [isStill]);
  return header;
}
