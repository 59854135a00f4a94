let html: string | null = null;

/** Returns the footer's HTML as rendered by the server for another page; `null`: it is to be rendered, as always in a browser. */
export const drawnFooter = (): string | null => html;

/** Does something at once, for which the footer is drawn already. */
export function withDrawnFooter<T>(drawn: string | null, render: () => T): T {
  html = drawn;
  try {
    return render();
  } finally {
    html = null;
  }
}
