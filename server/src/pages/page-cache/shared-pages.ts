import { steadyNow } from '../../shared/steady-clock.ts';
import { ALL_PAGES, type ChangeHistory, createSharedCopies, type SharedStore } from '@vitrina/backend';
import { type PageEntry, sizeOf } from './page-entry.ts';

/** Pages shared between processes, as a second level behind each one's memory. Never throws, and never takes long. */
export interface SharedPages {
  /** Returns the present position of the changes, to be read before rendering; `null`: the page cannot be shared. */
  position(): number | null;
  /** A page; `isPurged` where something it was made of has changed since, or may have. */
  get(key: string): Promise<PageEntry | null>;
  put(key: string, entry: PageEntry, startPosition: number | null): void;
  drop(key: string): void;
}

interface Head extends Pick<PageEntry, 'status' | 'headers' | 'etag' | 'tags' | 'rules'> {
  isCompressed: boolean;
  /** Part of its lifetime in which it is served only if no new page can be rendered, milliseconds. */
  staleMs: number;
}

interface SharedPagesOptions {
  store: SharedStore;
  history: ChangeHistory;
  /** Namespace by build and settings; `null`: not known yet. */
  space: () => string | null;
  now?: () => number;
}

export function createSharedPages({ store, history, space, now = steadyNow }: SharedPagesOptions): SharedPages {
  const copies = createSharedCopies<Head>({ store, history, space, always: [ALL_PAGES] });
  return {
    position: copies.position,
    drop: copies.drop,
    get: async (key) => {
      const copy = await copies.get(key);
      if (!copy) return null;
      const { isCompressed, staleMs, ...head } = copy.head;
      const [br, plain] = isCompressed ? [copy.body, null] : [null, copy.body];
      const staleUntil = now() + copy.msLeft;
      const life = { freshUntil: staleUntil - staleMs, staleUntil, isPurged: copy.hasEnded };
      return { ...head, br, gzip: null, plain, isPublic: true, ...life, bytes: sizeOf({ br, plain }) };
    },
    put: (key, { status, headers, etag, tags, rules, br, plain, freshUntil, staleUntil }, startPosition) => {
      const head = { status, headers, etag, tags, rules, isCompressed: br !== null, staleMs: staleUntil - freshUntil };
      copies.put(key, { head, body: br ?? (plain as Buffer), startPosition, ms: staleUntil - now() });
    },
  };
}
