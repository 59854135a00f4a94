const counts = new Map<string, number>();

/**
 * Attempts of a network that were counted and not decided yet: they are no failures. `before`: with this one. `end` may be called twice.
 */
export function trackPendingAttempt(network: string): { before: number; end: () => void } {
  const before = (counts.get(network) ?? 0) + 1;
  counts.set(network, before);
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    const left = (counts.get(network) ?? 1) - 1;
    if (left === 0) counts.delete(network);
    else counts.set(network, left);
  };
  return { before, end };
}
