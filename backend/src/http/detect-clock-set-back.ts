/** Smaller corrections of the clock are ignored. */
const IGNORED_MS = 500;

/**
 * Returns a function that is true once after each time the machine's clock was set back, as entries that expire at a time of day would
 * live longer by as much. `wall` and `steady` return milliseconds; the steady clock is monotonic.
 */
export function detectClockSetBack({
  wall = () => Date.now(),
  steady = () => performance.now(),
}: {
  wall?: () => number;
  steady?: () => number;
} = {}): () => boolean {
  let apart = wall() - steady();
  return () => {
    const before = apart;
    apart = wall() - steady();
    return apart < before - IGNORED_MS;
  };
}
