import { createHash } from 'node:crypto';
import { BentoCache, bentostore } from 'bentocache';
import { memoryDriver } from 'bentocache/drivers/memory';
import { createChangeClock } from './change-clock.ts';
import { detectClockSetBack } from './detect-clock-set-back.ts';
import { CACHE_MINUTES, type CacheMinutes, type CacheName } from '@vitrina/contract/cache-minutes';
import { dataOfJson, type ReplyData } from './reply.ts';
import type { SharedCopies } from './shared-copies.ts';

export interface CachedReply {
  data: ReplyData;
  tags: readonly string[];
}

/** Replies that processes share; the tags are those of the reply and of its cache's name. */
export type SharedReplies = SharedCopies<{ tags: readonly string[] }>;

export interface ReplyCache {
  /**
   * Returns the cached reply, or computes it by `make`; single-flight by key, the old reply while `make` throws. `null` from `make` is a reply that is
   * not cached (an error label): the old reply is dropped, and all waiting calls get `null`.
   */
  get(request: { name: CacheName; key: string; make: () => Promise<CachedReply | null> }): Promise<CachedReply | null>;
  /** Invalidates all replies with one of these tags. */
  purge(tags: readonly string[]): Promise<void>;
  /** Empties the caches of these names (specification: clearCache). */
  clear(names: readonly string[]): Promise<void>;
  clearAll(): Promise<void>;
}

const MAX_ATTEMPTS = 3;
const MINUTE_MS = 60_000;
const LONGEST_KEY = 300;

/** Keys contain the caller's input, up to the limit of a body: long ones are replaced by their hash. */
const shortKey = (key: string): string => (key.length <= LONGEST_KEY ? key : createHash('sha256').update(key).digest('base64url'));

/** Tag of all entries of the cache with this name. */
const nameTag = (name: string): string => `cache:${name}`;

interface ReplyCacheOptions {
  maxItems?: number;
  minutes?: CacheMinutes;
  shared?: SharedReplies | undefined;
}

/**
 * The cache of replies, with the lifetimes of specification section 9. `maxItems` bounds its memory: a reply takes a few to a hundred kilobytes.
 * Replies are stored as objects, as serialising costs as much as computing some of them. `shared`: second level, read on a miss in memory and written
 * after `make`.
 */
export function createReplyCache({ maxItems = 1500, minutes = CACHE_MINUTES, shared }: ReplyCacheOptions = {}): ReplyCache {
  const bento = new BentoCache({
    default: 'memory',
    stores: { memory: bentostore().useL1Layer(memoryDriver({ maxItems, serialize: false })) },
  });
  const changes = createChangeClock();
  const wasSetBack = detectClockSetBack();
  /** After the clock was set back, neither age nor tags would invalidate earlier entries, so all are cleared. */
  const clearAfterSettingBack = (): Promise<unknown> | undefined => (wasSetBack() ? bento.clear() : undefined);
  const makeAndShare = async ({ name, key, make }: CacheQuery): Promise<ComputedReply | null> => {
    const startPosition = shared?.position() ?? null;
    const reply = await make();
    if (!reply) return null;
    const [tags, ms] = [[nameTag(name), ...reply.tags], minutes[name] * MINUTE_MS];
    return { reply, tags, ms, share: () => shared?.put(key, { head: { tags }, body: Buffer.from(reply.data.json), startPosition, ms }) };
  };
  /** Computes a reply, and again if a change came meanwhile, as it may contain older data. */
  const makeCurrent = async (query: CacheQuery): Promise<ComputedReply | null> => {
    for (let attempt = 1; ; attempt += 1) {
      const startedAt = changes.now();
      const computed = (attempt === 1 && shared ? await readShared(shared, query) : null) ?? (await makeAndShare(query));
      const isCurrent = computed === null || !changes.hasChangedSince(computed.tags, startedAt);
      if (isCurrent) computed?.share();
      if (isCurrent || attempt === MAX_ATTEMPTS) return computed;
    }
  };
  const purge = async (tags: readonly string[]): Promise<void> => {
    changes.note(tags);
    await clearAfterSettingBack();
    await bento.deleteByTag({ tags: [...tags] });
  };
  return {
    get: async ({ name, key: longKey, make }) => {
      const key = `${name}:${shortKey(longKey)}`;
      await clearAfterSettingBack();
      const reply = await bento.getOrSet<CachedReply | undefined>({
        key,
        ttl: minutes[name] * MINUTE_MS,
        grace: '6h',
        graceBackoff: '5s',
        // An ended reply is never served: hidden data must not reappear. Pages in front are kept longer.
        timeout: null,
        tags: [nameTag(name)],
        factory: async (ctx) => {
          const computed = await makeCurrent({ name, key, make });
          if (!computed) return ctx.skip();
          ctx.setTags([...computed.tags]);
          ctx.setTtl(computed.ms);
          return computed.reply;
        },
      });
      return reply ?? null;
    },
    purge,
    clear: (names) => purge(names.map(nameTag)),
    clearAll: () => bento.clear(),
  };
}

interface CacheQuery {
  name: CacheName;
  key: string;
  make: () => Promise<CachedReply | null>;
}

interface ComputedReply {
  reply: CachedReply;
  tags: readonly string[];
  /** Remaining lifetime. */
  ms: number;
  share: () => void;
}

/** Reads a reply made by another process; `null`: none, expired, or its data has changed. */
async function readShared(shared: SharedReplies, { name, key }: CacheQuery): Promise<ComputedReply | null> {
  const copy = await shared.get(key);
  if (!copy || copy.hasEnded || copy.msLeft < 1) return null;
  const { tags } = copy.head;
  const reply = { data: dataOfJson(copy.body.toString()), tags: tags.filter((tag) => tag !== nameTag(name)) };
  return { reply, tags, ms: copy.msLeft, share: () => {} };
}
