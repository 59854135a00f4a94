/** Specification, sections 4 and 9: after a change the list is asked for until it shows it, at most so often and so far apart. */
export const MOST_TRIES = 5;
export const PAUSE_MS = 2000;

/**
 * For a write whose answer was lost: asks until the change is there. `false`: it did not come, or nobody answered.
 * Writes that were answered need none of it.
 */
export async function pollUntil<T>(
  ask: () => Promise<T | null>,
  isThere: (answer: T) => boolean,
  wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await wait(PAUSE_MS);
    const answer = await ask();
    if (answer !== null && isThere(answer)) return true;
  }
  return false;
}
