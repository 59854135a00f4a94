import { type RefObject, useEffect, useState } from 'react';

/** Root margin that excludes the bar at the lower edge. */
const ABOVE_BAR = '0px 0px -80px 0px';

/** True if an element is in view and not behind a bar at the lower edge; `undefined`: not known yet. */
export function useIsInView(element: RefObject<HTMLElement | null>): boolean | undefined {
  const [isInView, setInView] = useState<boolean>();
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry && setInView(entry.isIntersecting), { rootMargin: ABOVE_BAR });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
