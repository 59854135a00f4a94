import type { ReactNode } from 'react';

export interface CachedPartProps {
  /** Name, unique among the page's cached parts. */
  name: string;
  /** All inputs of its HTML, an object first; compared by identity. */
  of: readonly [object, ...unknown[]];
  /** Elements only; no text nodes beside them. */
  children: ReactNode;
}

/** A part of a page whose HTML the server caches until one of its inputs changes (`server/kept-html.ts`); in the browser it is rendered like any other. */
export const CachedPart = ({ children }: CachedPartProps): ReactNode => children;
