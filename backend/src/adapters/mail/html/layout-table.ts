import { type CSSProperties, createElement as h, type ReactNode } from 'react';

/** A table that only lays out: screen readers pass over it. The last resort of mail programs without CSS of this century. */
export function LayoutTable({ className, style, children }: { className?: string; style?: CSSProperties; children?: ReactNode }) {
  return h(
    'table',
    { role: 'presentation', className, width: '100%', cellPadding: 0, cellSpacing: 0, border: 0, style: { borderCollapse: 'separate', ...style } },
    h('tbody', null, children),
  );
}
