const MARK = 'vitrina-wishlist';

/** Remembers in this browser that something is on the wish list: only then the shop is asked for it on cached pages. */
export function markWishes(exist: boolean): void {
  try {
    if (exist) localStorage.setItem(MARK, '1');
    else localStorage.removeItem(MARK);
  } catch {
    // Storage forbidden or full: the hearts come with the first page of the list.
  }
}

/** Whether there may be a wish list worth asking for. */
export function mayHaveWishes(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}
