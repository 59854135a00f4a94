import { createHash } from 'node:crypto';
import { BentoCache, bentostore } from 'bentocache';
import { memoryDriver } from 'bentocache/drivers/memory';
import { createChangeClock } from './change-clock.ts';
import { CACHE_MINUTES, type CacheName } from '@vitrina/contract/cache-minutes';

export interface CachedReply {
  json: string;
  tags: readonly string[];
}

export interface DataCache {
  /**
   * The kept reply, or the one that `make` makes; one flight a key, the old reply while making throws. `null` from `make` is
   * an answer that is not kept (a label): the old reply ends, and everybody waiting gets `null`.
   */
  get(request: { name: CacheName; key: string; make: () => Promise<CachedReply | null> }): Promise<CachedReply | null>;
  /** Ends the life of everything made of one of these. */
  purge(tags: readonly string[]): Promise<void>;
  /** Empties the caches of these names (specification: clearCache). */
  clear(names: readonly string[]): Promise<void>;
  clearAll(): Promise<void>;
}

const MOST_ATTEMPTS = 3;
const LONGEST_KEY = 300;

/** Keys hold what callers sent, up to the limit of a body: only short ones are kept as they are. */
const shortKey = (key: string): string => (key.length <= LONGEST_KEY ? key : createHash('sha256').update(key).digest('base64url'));

/**
 * The cache of replies, with the life times of specification section 9. `maxItems` bounds its memory: a reply is a text of a few to
 * a hundred kilobytes. They are kept as they are; writing each once more as JSON would cost as much as making some of them.
 */
export function createDataCache({ maxItems = 1500 }: { maxItems?: number } = {}): DataCache {
  const bento = new BentoCache({
    default: 'memory',
    stores: { memory: bentostore().useL1Layer(memoryDriver({ maxItems, serialize: false })) },
  });
  const changes = createChangeClock();
  /** Made anew where a change came in between, as the reply may still show what was there before. */
  const makeCurrent = async (make: () => Promise<CachedReply | null>): Promise<CachedReply | null> => {
    for (let attempt = 1; ; attempt += 1) {
      const begun = changes.now();
      const reply = await make();
      if (!reply || attempt === MOST_ATTEMPTS || !changes.hasChangedSince(reply.tags, begun)) return reply;
    }
  };
  return {
    get: async ({ name, key, make }) => {
      const reply = await bento.getOrSet<CachedReply | undefined>({
        key: `${name}:${shortKey(key)}`,
        ttl: CACHE_MINUTES[name] * 60_000,
        grace: '6h',
        graceBackoff: '5s',
        // Never the old reply once it has ended: what was hidden must not be seen once more. Pages in front are kept longer.
        timeout: null,
        tags: [`cache:${name}`],
        factory: async (ctx) => {
          const reply = await makeCurrent(make);
          if (!reply) return ctx.skip();
          ctx.setTags([`cache:${name}`, ...reply.tags]);
          return reply;
        },
      });
      return reply ?? null;
    },
    purge: async (tags) => {
      changes.note(tags);
      await bento.deleteByTag({ tags: [...tags] });
    },
    clear: async (names) => void (await bento.deleteByTag({ tags: names.map((name) => `cache:${name}`) })),
    clearAll: () => bento.clear(),
  };
}
