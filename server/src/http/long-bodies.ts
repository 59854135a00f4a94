/** Limit of visitors' photo uploads held in memory at once by this process. */
const MOST_AT_ONCE = 6;

let held = 0;

/** Reads a long body of a visitor; `busy`: the limit is reached. */
export async function readLongBody<T>(read: () => Promise<T>): Promise<T | 'busy'> {
  if (held >= MOST_AT_ONCE) return 'busy';
  held += 1;
  try {
    return await read();
  } finally {
    held -= 1;
  }
}
