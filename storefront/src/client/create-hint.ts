export interface Hint {
  set: (exists: boolean) => void;
  isSet: () => boolean;
}

/**
 * A flag in this browser's storage: a call is made only if it is set, so that a visitor without a cart, list or account causes none. It is set with the
 * request, not with its reply, as the page may be left in between.
 */
export const createHint = (key: string): Hint => ({
  set: (exists) => {
    try {
      if (exists) localStorage.setItem(key, '1');
      else localStorage.removeItem(key);
    } catch {
      // Storage is blocked or full: the data come with the first page that needs them.
    }
  },
  isSet: () => {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  },
});
