/** Limit of visitors' photo uploads held in memory at once by this process. */
const MOST_AT_ONCE = 6;

let activeReads = 0;

/** Reads a long body of a visitor; `busy`: the limit is reached. */
export async function readLongBody<T>(read: () => Promise<T>): Promise<T | 'busy'> {
  if (activeReads >= MOST_AT_ONCE) return 'busy';
  activeReads += 1;
  try {
    return await read();
  } finally {
    activeReads -= 1;
  }
}
