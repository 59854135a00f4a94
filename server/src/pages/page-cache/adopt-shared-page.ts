import type { PageEntry } from './page-entry.ts';
import type { PageStore } from './page-store.ts';
import type { SharedPages } from './shared-pages.ts';

/** Stores what another process rendered where it is better than the own entry; one look-up serves all requests for a key. */
export function createSharedPageAdopter(store: PageStore, shared: SharedPages): (key: string) => Promise<void> {
  const lookUps = new Map<string, Promise<void>>();
  const lookUp = async (key: string): Promise<void> => {
    const startPosition = store.position();
    const entry = await shared.get(key);
    if (entry && isBetter(entry, store.find(key))) store.set(key, entry, startPosition);
  };
  return (key) => {
    const pending = lookUps.get(key) ?? lookUp(key).finally(() => lookUps.delete(key));
    lookUps.set(key, pending);
    return pending;
  };
}

const isBetter = (theirs: PageEntry, ours: PageEntry | undefined): boolean =>
  ours === undefined || (!theirs.isPurged && (ours.isPurged || theirs.freshUntil > ours.freshUntil));
