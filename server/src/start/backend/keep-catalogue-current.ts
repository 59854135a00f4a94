import { setTimeout } from 'node:timers/promises';
import { type Catalogue, type DataCache, endsSettings, SETTINGS_TAGS, type SettingsStore } from '@vitrina/backend';
import { listen } from '@vitrina/backend/db';
import { logError } from '../../telemetry/log.ts';
import type { Sharing } from '../../redis/start-sharing.ts';

interface KeepOptions {
  databaseUrl: string;
  catalogue: Catalogue;
  settings: SettingsStore;
  cache: DataCache;
  /** Connections shared by the processes; `null`: no Redis. */
  sharing: Sharing | null;
  /** Called with the cache tags that ended, when catalogue and cache are up to date already. */
  onChange: (tags: readonly string[]) => void;
}

export interface KeptCurrent {
  /** Done when everything written before is known here. */
  catchUp: () => Promise<void>;
  /** Nothing is read from the database once this is done. */
  stop: () => Promise<void>;
}

const AGAIN_MS = 5000;
/** Delay between two checks for changes: each sale is one, and there are many. */
const PAUSE_MS = 100;
/** Settings are in force everywhere within two seconds, also where a notice was missed. */
const LOOK_MS = 1200;
/** While older transactions are open, this process's position stays behind what it knows; it looks again so that copies can be shared. */
const UNSETTLED_MS = 1000;

/** Brings catalogue and caches up to date whenever the database says that something changed; a failure is tried again. */
export async function keepCatalogueCurrent({ databaseUrl, catalogue, settings, cache, sharing, onChange }: KeepOptions): Promise<KeptCurrent> {
  let retry: NodeJS.Timeout | undefined;
  let lastKnown = 0;
  let queue: Promise<void> = Promise.resolve();
  let isStopped = false;
  const again = (ms: number): void => {
    clearTimeout(retry);
    if (!isStopped) retry = globalThis.setTimeout(() => void catchUp(), ms).unref();
  };
  const catchUpOnce = async (): Promise<void> => {
    if (isStopped) return;
    try {
      const { tags: noted, last, position } = await catalogue.takeChanges();
      const tags = endsSettings(noted) || !(await settings.isBehind()) ? noted : [...noted, ...SETTINGS_TAGS];
      // First what others made ends, then what is here; only then may something new carry the new position.
      sharing?.history.note(tags, last);
      if (endsSettings(tags)) {
        await settings.refresh();
        // Cached products depend on the settings.
        catalogue.products.forget('all');
      }
      if (tags.length > 0) {
        await cache.purge(tags);
        onChange(tags);
      }
      sharing?.history.advance(position);
      sharing?.tell({ tags, last });
      lastKnown = Math.max(lastKnown, last);
      if (sharing && lastKnown >= position) again(UNSETTLED_MS);
    } catch (error) {
      logError('the catalogue could not be brought up to date', error);
      again(AGAIN_MS);
    }
  };
  const catchUp = (): Promise<void> => {
    queue = queue.then(catchUpOnce);
    return queue;
  };
  let isAsked = false;
  let isBusy = false;
  const onNotice = async (): Promise<void> => {
    isAsked = true;
    if (isBusy) return;
    isBusy = true;
    while (isAsked) {
      isAsked = false;
      await catchUp();
      await setTimeout(PAUSE_MS, undefined, { ref: false });
    }
    isBusy = false;
  };
  const stopListening = await listen({ url: databaseUrl, channel: 'catalogue', onNotice: () => void onNotice() });
  const look = async (): Promise<void> => {
    if (!isStopped && (await settings.isBehind().catch(() => false))) await catchUp();
  };
  const looking = setInterval(() => void look(), LOOK_MS).unref();
  // Changes made between loading and listening.
  await catchUp();
  return {
    catchUp,
    stop: async () => {
      isStopped = true;
      clearInterval(looking);
      clearTimeout(retry);
      await stopListening();
      // The databases are closed after this: what is being read is read to its end.
      await queue;
    },
  };
}
