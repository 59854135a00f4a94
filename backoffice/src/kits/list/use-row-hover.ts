import { type MouseEvent, useRef } from 'react';

interface RowHover {
  onMouseMove: (event: MouseEvent) => void;
  onMouseLeave: () => void;
  /** Ends the highlight when rows scroll away below a mouse at rest. */
  end: () => void;
}

/** Highlight of the row below the mouse. With `:hover` it would change at every step of the wheel and cost as much as rendering the new rows. */
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
