import type { CSSProperties, ReactNode } from 'react';

/** A table for layout only, hidden from screen readers: mail programs without modern CSS support nothing else. */
export const LayoutTable = ({ className, style, children }: { className?: string; style?: CSSProperties; children?: ReactNode }) => (
  <table role="presentation" className={className} width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ borderCollapse: 'separate', ...style }}>
    <tbody>{children}</tbody>
  </table>
);
