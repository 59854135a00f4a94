let html: string | null = null;

/** Returns the footer's HTML as rendered by the server for an earlier page; `null`: it must be rendered, as always in a browser. */
export const drawnFooter = (): string | null => html;

/** Runs synchronous work during which the footer's HTML is available. */
export function withDrawnFooter<T>(drawn: string | null, render: () => T): T {
  html = drawn;
  try {
    return render();
  } finally {
    html = null;
  }
}
