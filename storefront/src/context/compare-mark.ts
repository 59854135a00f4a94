const MARK = 'vitrina-compare';

/** Remembers in this browser that something is compared: only then the shop is asked for it on cached pages. */
export function markCompared(exists: boolean): void {
  try {
    if (exists) localStorage.setItem(MARK, '1');
    else localStorage.removeItem(MARK);
  } catch {
    // Storage forbidden or full: the marks come with the first page of the comparison.
  }
}

/** Whether there may be a comparison worth asking for. */
export function mayHaveCompared(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}
