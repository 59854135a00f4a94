interface TrackRender {
  path: string;
  /** Specification, section 9: two seconds unless configured. */
  timeoutMs: number;
  onSlow: (report: { message: string; path: string }) => void;
}

/** Reports a page that takes longer than the time-out to render, while it is still being rendered. */
export async function trackRender<T>({ path, timeoutMs, onSlow }: TrackRender, make: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => onSlow({ message: `a page was not made within ${timeoutMs} ms`, path }), timeoutMs);
  try {
    return await make();
  } finally {
    clearTimeout(timer);
  }
}
