import { BoundedMap } from '@vitrina/contract/values/bounded-map';
import type { CallContext } from '../../../http/context.ts';

/** Cache of facts that are equal in all languages, such as relations of products: computed once for all ten pages of a product. */
export interface SharedFacts {
  /** Returns the cached value, or computes it by `make`. For staff it is never cached, as they see hidden products. Shared: do not modify. */
  of<T>(key: string, context: Pick<CallContext, 'actor'>, make: () => Promise<T>): Promise<T>;
  /** Drops all facts, as relations depend on all products; to be called after any change of the catalogue except stock. */
  forget(): void;
}

const MOST = 4000;
/** Limits the effect of a missed change. */
const LIFE_MS = 60_000;

export function createSharedFacts(now: () => Date): SharedFacts {
  const emptyCache = () => new BoundedMap<string, { value: unknown; until: number }>(MOST);
  let cache = emptyCache();
  let changes = 0;
  return {
    of: async <T>(key: string, { actor }: Pick<CallContext, 'actor'>, make: () => Promise<T>) => {
      if (actor.isStaff) return make();
      const found = cache.get(key);
      if (found && found.until > now().getTime()) return found.value as T;
      const [before, until] = [changes, now().getTime() + LIFE_MS];
      const value = await make();
      // A change during the computation may be missing from the result, so it is not kept.
      if (changes === before) cache.set(key, { value, until });
      return value;
    },
    forget: () => {
      changes += 1;
      cache = emptyCache();
    },
  };
}
