import { type RefObject, useEffect, useState } from 'react';
import { railEnds } from './rail-ends.ts';

/** Tracks whether a horizontal list is at its ends, to show or hide its buttons. */
export function useRailEnds(list: RefObject<HTMLUListElement | null>): { atStart: boolean; atEnd: boolean; follow: () => void } {
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });
  const follow = () => {
    if (!list.current) return;
    const next = railEnds(list.current);
    setEnds((previous) => (previous.atStart === next.atStart && previous.atEnd === next.atEnd ? previous : next));
  };
  // A resized window changes the last scroll position.
  useEffect(() => {
    if (!list.current) return;
    const element = list.current;
    const watch = new ResizeObserver(() => setEnds(railEnds(element)));
    watch.observe(element);
    return () => watch.disconnect();
  }, [list]);
  return { ...ends, follow };
}
