import type { OutsideScriptName } from '@vitrina/contract/values/outside-scripts';
import type { DataEvent } from './shop-event.ts';

const QUEUE = 'vitrina-events';
const BOUGHT = 'vitrina-told-orders';
const MOST = 30;

type QueuedEvents = Partial<Record<OutsideScriptName, DataEvent[]>>;

/** Stores an event in this tab until its service loads, across pages that allow no third-party scripts. Requires consent. */
export function queueEvent(name: OutsideScriptName, event: DataEvent): void {
  const queued = queuedEvents();
  write(sessionStorageOrNull(), QUEUE, { ...queued, [name]: [...(queued[name] ?? []), event].slice(-MOST) });
}

/** Removes and returns the queued events of a service. */
export function drainEvents(name: OutsideScriptName): DataEvent[] {
  const { [name]: events = [], ...others } = queuedEvents();
  write(sessionStorageOrNull(), QUEUE, others);
  return events;
}

const queuedEvents = (): QueuedEvents => read<QueuedEvents>(sessionStorageOrNull(), QUEUE, {});

/** Returns true if an order is reported for the first time on this device, and records it. */
export function isFirstReport(transaction: string): boolean {
  const storage = localStorageOrNull();
  const reported = read<string[]>(storage, BOUGHT, []);
  if (reported.includes(transaction)) return false;
  write(storage, BOUGHT, [...reported, transaction].slice(-MOST));
  return storage !== null;
}

/** Deletes everything after consent was withdrawn. */
export function clearEvents(): void {
  sessionStorageOrNull()?.removeItem(QUEUE);
  localStorageOrNull()?.removeItem(BOUGHT);
}

// Browsers that block storage throw on access: nothing is reported then.
const sessionStorageOrNull = (): Storage | null => touch(() => sessionStorage);
const localStorageOrNull = (): Storage | null => touch(() => localStorage);
function touch(storage: () => Storage): Storage | null {
  try {
    return storage();
  } catch {
    return null;
  }
}

function read<T>(storage: Storage | null, key: string, otherwise: T): T {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null') ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(storage: Storage | null, key: string, value: unknown): void {
  try {
    storage?.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full.
  }
}
