import { setTimeout } from 'node:timers/promises';
import { type Catalogue, type ReplyCache, endsSettings, SETTINGS_TAGS, type SettingsStore } from '@vitrina/backend';
import { listen } from '@vitrina/backend/db';
import { logError } from '../../telemetry/log.ts';
import type { Sharing } from '../../redis/start-sharing.ts';

interface KeepOptions {
  databaseUrl: string;
  catalogue: Catalogue;
  settings: SettingsStore;
  cache: ReplyCache;
  /** Connections shared by the processes; `null`: no Redis. */
  sharing: Sharing | null;
  /** Called with ended cache tags, after catalogue and cache were updated. */
  onChange: (tags: readonly string[]) => void;
}

export interface CatalogueUpdater {
  /** Resolves when every earlier write is applied in this process. */
  catchUp: () => Promise<void>;
  /** Stops; once it resolves, nothing is read from the database. */
  stop: () => Promise<void>;
}

const AGAIN_MS = 5000;
/** Delay between two checks for changes, as there are many: each sale is one. */
const PAUSE_MS = 100;
/** Settings are in force everywhere within two seconds, also where a notice was missed. */
const LOOK_MS = 1200;
/** While older transactions are open, this process's position lags behind the changes it knows; it checks again, so that copies can be shared. */
const UNSETTLED_MS = 1000;

/** Updates catalogue and caches whenever the database reports a change; retries after a failure. */
export async function keepCatalogueCurrent({ databaseUrl, catalogue, settings, cache, sharing, onChange }: KeepOptions): Promise<CatalogueUpdater> {
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
      // Shared copies end first, then this process's caches; only then may new copies carry the new position.
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
      sharing?.publish({ tags, last });
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
  let isPending = false;
  let isBusy = false;
  const onNotice = async (): Promise<void> => {
    isPending = true;
    if (isBusy) return;
    isBusy = true;
    while (isPending) {
      isPending = false;
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
