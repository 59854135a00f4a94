/** Specification, sections 4 and 9: attempts and interval of polling a list until it shows a change. */
export const MOST_TRIES = 5;
export const PAUSE_MS = 2000;

let always = false;

/** Makes lists poll after successful writes too, if configured (decision 0035). Set once, before hydration. */
export function setPollsAfterWrites(isEnabled: boolean): void {
  always = isEnabled;
}

export const pollsAfterWrites = (): boolean => always;

/**
 * Polls until a change is visible, after a write whose reply was lost. False: it is not visible, or no reply came. Writes with a reply do not need it: the
 * reply is the new list.
 */
export async function pollUntil<T>(
  poll: () => Promise<T | null>,
  isThere: (answer: T) => boolean,
  wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await wait(PAUSE_MS);
    const answer = await poll();
    if (answer !== null && isThere(answer)) return true;
  }
  return false;
}
