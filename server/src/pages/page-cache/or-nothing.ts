import type { PageEntry } from './page-entry.ts';

/** The entry, or `null` when it is not there in time. A late failure is nobody's business any more. */
export async function orNothing(promise: Promise<PageEntry>, patienceMs: number): Promise<PageEntry | null> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  promise.catch(() => {});
  try {
    return await Promise.race([promise, patience]);
  } finally {
    clearTimeout(timer);
  }
}
