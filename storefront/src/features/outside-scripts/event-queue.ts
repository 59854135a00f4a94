import type { DataEvent } from './shop-event.ts';

const QUEUE = 'vitrina-events';
const BOUGHT = 'vitrina-told-orders';
const MOST = 30;

/** Events of pages on which no script of others runs wait in this tab for the next page where one may; only where they were approved. */
export function keepEvent(event: DataEvent): void {
  write(sessionStorageOrNull(), QUEUE, [...keptEvents(), event].slice(-MOST));
}

/** All that wait; from now on they do not. */
export function takeEvents(): DataEvent[] {
  const events = keptEvents();
  sessionStorageOrNull()?.removeItem(QUEUE);
  return events;
}

const keptEvents = (): DataEvent[] => read<DataEvent>(sessionStorageOrNull(), QUEUE);

/** Whether an order is told of for the first time on this device; the next time it is not. */
export function isFirstTold(transaction: string): boolean {
  const storage = localStorageOrNull();
  const told = read<string>(storage, BOUGHT);
  if (told.includes(transaction)) return false;
  write(storage, BOUGHT, [...told, transaction].slice(-MOST));
  return storage !== null;
}

/** Forgets everything: it is no longer approved. */
export function forgetEvents(): void {
  sessionStorageOrNull()?.removeItem(QUEUE);
  localStorageOrNull()?.removeItem(BOUGHT);
}

// Browsers that forbid storage throw at the mere touch: then nothing is told.
const sessionStorageOrNull = (): Storage | null => touch(() => sessionStorage);
const localStorageOrNull = (): Storage | null => touch(() => localStorage);
function touch(storage: () => Storage): Storage | null {
  try {
    return storage();
  } catch {
    return null;
  }
}

function read<T>(storage: Storage | null, key: string): T[] {
  try {
    return JSON.parse(storage?.getItem(key) ?? '[]') as T[];
  } catch {
    return [];
  }
}

function write(storage: Storage | null, key: string, value: unknown): void {
  try {
    storage?.setItem(key, JSON.stringify(value));
  } catch {
    // Full.
  }
}
