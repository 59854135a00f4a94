import type { ReactNode } from 'react';

export interface KeptProps {
  /** Name that no other kept part of a page has. */
  name: string;
  /** All that its HTML follows from, an object first; compared by identity. */
  of: readonly [object, ...unknown[]];
  /** Elements; no text stands beside them. */
  children: ReactNode;
}

/** A part of a page whose HTML the server keeps until something that it is made of is another (`server/kept-html.ts`); in the browser it is drawn like any other. */
export const Kept = ({ children }: KeptProps): ReactNode => children;
