export interface Hint {
  set: (exists: boolean) => void;
  isSet: () => boolean;
}

/**
 * A flag in this browser's storage: only where it is set the shop is asked, so that a visitor without a cart, list or account
 * causes no calls. It is set when a thing is asked for, not when the answer was read: the page may be left in between.
 */
export const createHint = (key: string): Hint => ({
  set: (exists) => {
    try {
      if (exists) localStorage.setItem(key, '1');
      else localStorage.removeItem(key);
    } catch {
      // Storage forbidden or full: what it stands for comes with the first page that needs it.
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
