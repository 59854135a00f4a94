/** Specification, sections 4 and 9: after a change the list is asked for until it shows it, at most so often and so far apart. */
export const MOST_TRIES = 5;
export const PAUSE_MS = 2000;

let always = false;

/** Where the shop wants it (decision 0035), lists are polled after answered writes too. Told once, before the page takes over. */
export function setPollsAfterWrites(wanted: boolean): void {
  always = wanted;
}

export const pollsAfterWrites = (): boolean => always;

/**
 * For a write whose answer was lost: asks until the change is there. `false`: it did not come, or no reply came.
 * Writes that were answered need none of it: their answer is the new list.
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
