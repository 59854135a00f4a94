import { type MouseEvent, useRef } from 'react';

interface RowHover {
  onMouseMove: (event: MouseEvent) => void;
  onMouseLeave: () => void;
  /** Rows move away below a mouse that stands still. */
  end: () => void;
}

/** The row that the mouse points at. `:hover` would be another row's at every step of the wheel, and cost as much as drawing the new ones. */
export function useRowHover(): RowHover {
  const row = useRef<Element | null>(null);
  const turn = (next: Element | null): void => {
    if (row.current === next) return;
    row.current?.removeAttribute('data-hovered');
    next?.setAttribute('data-hovered', '');
    row.current = next;
  };
  return {
    onMouseMove: ({ target }) => turn((target as Element).closest('.grid-row')),
    onMouseLeave: () => turn(null),
    end: () => turn(null),
  };
}
