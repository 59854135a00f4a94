import type { ComponentType } from 'react';

/** Returns the HTML of a part; `null`: React must render it. */
export type Print = <P extends object>(Part: ComponentType<P>, props: P) => string | null;

let print: Print | null = null;

/** Returns a part's HTML on the server; `null`: React renders it, as always in a browser. */
export const printPart: Print = (Part, props) => print?.(Part, props) ?? null;

/** Runs synchronous work during which parts are printed. */
export function withPrinter<T>(printer: Print, render: () => T): T {
  print = printer;
  try {
    return render();
  } finally {
    print = null;
  }
}
