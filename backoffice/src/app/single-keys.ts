const STORAGE_KEY = 'office-single-keys';
let areOn = localStorage.getItem(STORAGE_KEY) !== 'off';
const listeners = new Set<() => void>();

/** True if shortcuts without Ctrl are on. Users of speech input, or prone to accidental presses, switch them off (WCAG 2.1.4). */
export const singleKeysOn = (): boolean => areOn;

export function switchSingleKeys(on: boolean): void {
  areOn = on;
  if (on) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, 'off');
  for (const listener of listeners) listener();
}

export const subscribeToSingleKeys = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** True for a single letter, digit or sign; false for named keys such as Escape or arrows. */
export const isSingleKey = (key: string): boolean => key.length === 1;
