/** True if the last call did not reach the shop; the frame then shows a bar. */
let isAway = false;
const listeners = new Set<() => void>();

export function noteConnection(away: boolean): void {
  if (away === isAway) return;
  isAway = away;
  for (const listener of listeners) listener();
}
export const subscribeToConnection = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const isConnectionAway = (): boolean => isAway;
