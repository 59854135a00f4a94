const OFTEN_MS = 3_000;
const OFTEN_FOR_MS = 30_000;
const RARELY_MS = 8_000;
const GIVE_UP_MS = 120_000;

const SOON_MS = 1_000;

/** Delay of the next status poll, milliseconds: short at first, then 3 s, after half a minute 8 s; after two minutes `null`: stop. */
export function nextPollDelay(sinceStartMs: number): number | null {
  if (sinceStartMs >= GIVE_UP_MS) return null;
  if (sinceStartMs < SOON_MS) return SOON_MS;
  return sinceStartMs < OFTEN_FOR_MS ? OFTEN_MS : RARELY_MS;
}
