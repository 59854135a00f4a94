let html: string | null = null;

/** Returns the footer's HTML as rendered by the server for an earlier page; `null`: it must be rendered, as always in a browser. */
export const renderedFooter = (): string | null => html;

/** Runs synchronous work during which the footer's HTML is available. */
export function withRenderedFooter<T>(rendered: string | null, render: () => T): T {
  html = rendered;
  try {
    return render();
  } finally {
    html = null;
  }
}
