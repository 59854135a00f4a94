let html: string | null = null;

/** What stands in the footer's element, where the server has drawn it for another page; `null`: it is drawn, as always in a browser. */
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
