import { setTimeout } from 'node:timers/promises';
import type { Catalogue, DataCache } from '@vitrina/backend';
import { listen } from '@vitrina/backend/db';
import { logError } from './log.ts';

interface KeepOptions {
  databaseUrl: string;
  catalogue: Catalogue;
  cache: DataCache;
  /** Called with the cache tags that ended, when catalogue and cache are up to date already. */
  onChange: (tags: readonly string[]) => void;
}

const AGAIN_MS = 5000;
/** Between two looks at what changed: a sale is a change, and there are many of them. */
const PAUSE_MS = 100;

/** Brings catalogue and caches up to date whenever the database says that something changed; a failure is tried again. Gives a function that stops it. */
export async function keepCatalogueCurrent({ databaseUrl, catalogue, cache, onChange }: KeepOptions): Promise<() => Promise<void>> {
  let retry: NodeJS.Timeout | undefined;
  const catchUp = async (): Promise<void> => {
    try {
      const tags = await catalogue.catchUp();
      if (tags.length === 0) return;
      await cache.purge(tags);
      onChange(tags);
    } catch (error) {
      logError('the catalogue could not be brought up to date', error);
      clearTimeout(retry);
      retry = globalThis.setTimeout(() => void catchUp(), AGAIN_MS).unref();
    }
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
  // What changed between loading and listening.
  await catchUp();
  return async () => {
    await stopListening();
    clearTimeout(retry);
  };
}
