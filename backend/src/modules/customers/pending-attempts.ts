const counts = new Map<string, number>();

/**
 * Tracks attempts of a network that are counted but not decided yet, as they are no failures. `before`: number of pending ones including this.
 * `end` may be called twice.
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
