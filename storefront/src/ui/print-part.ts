import type { ComponentType } from 'react';

/** HTML of a part; `null`: React is to draw it. */
export type Print = <P extends object>(Part: ComponentType<P>, props: P) => string | null;

let print: Print | null = null;

/** A part's HTML, on the server; `null`: React draws it, as always in a browser. */
export const printPart: Print = (Part, props) => print?.(Part, props) ?? null;

/** Does something at once, for which parts are printed. */
export function withPrinter<T>(printer: Print, render: () => T): T {
  print = printer;
  try {
    return render();
  } finally {
    print = null;
  }
}
