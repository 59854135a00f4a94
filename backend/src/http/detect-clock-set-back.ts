/** A clock that is corrected by less is not worth a thought. */
const LEAST_MS = 500;

/**
 * Tells once after each time that the machine's clock was set back: what was kept "until five to nine" would then be kept for as much
 * longer. `wall` and `steady` in milliseconds; the steady one is never set.
 */
export function watchClock({ wall = () => Date.now(), steady = () => performance.now() }: { wall?: () => number; steady?: () => number } = {}): () => boolean {
  let apart = wall() - steady();
  return () => {
    const before = apart;
    apart = wall() - steady();
    return apart < before - LEAST_MS;
  };
}
