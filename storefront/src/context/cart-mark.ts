const MARK = 'vitrina-cart';

/** Remembers in this browser, for no one to read but this page, that a cart exists: only then the shop is asked for its number. */
export function markCart(exists: boolean): void {
  try {
    if (exists) localStorage.setItem(MARK, '1');
    else localStorage.removeItem(MARK);
  } catch {
    // Storage forbidden or full: the number comes with the first page of the cart.
  }
}

/** Whether there may be a cart worth asking for. */
export function mayHaveCart(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}
