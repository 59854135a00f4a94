import type { ChangeHistory } from './change-history.ts';

/** A store shared by processes. Must not throw or be slow: on an error or timeout `get` returns `null`. */
export interface SharedStore {
  get(key: string): Promise<{ bytes: Buffer; msLeft: number } | null>;
  put(key: string, bytes: Buffer, ms: number): void;
  drop(key: string): void;
}

interface Tagged {
  tags: readonly string[];
}

export interface SharedCopy<Head extends Tagged> {
  head: Head;
  body: Buffer;
  /** Milliseconds by the store's clock, so that clocks of writers and readers are never compared. */
  msLeft: number;
  /** True if data it depends on has changed, or may have. */
  hasEnded: boolean;
}

/** Copies of one kind, with the tags they depend on and the position in the change history at which their computation began. */
export interface SharedCopies<Head extends Tagged> {
  /** Returns the position of changes, to be read before making a value and passed with it; `null`: not known. */
  position(): number | null;
  get(key: string): Promise<SharedCopy<Head> | null>;
  put(key: string, copy: { head: Head; body: Buffer; startPosition: number | null; ms: number }): void;
  drop(key: string): void;
}

interface SharedCopiesOptions {
  store: SharedStore;
  history: ChangeHistory;
  /** Namespace of the keys, by code and settings that must not mix; `null`: not known yet, so nothing is shared. */
  space: () => string | null;
  /** Tags that invalidate all copies of the kind. */
  always?: readonly string[];
}

const LARGEST_BYTES = 2 * 1024 * 1024;
const LENGTH_BYTES = 4;

export function createSharedCopies<Head extends Tagged>({ store, history, space, always = [] }: SharedCopiesOptions): SharedCopies<Head> {
  const keyOf = (key: string): string | null => {
    const [source, own] = [history.source(), space()];
    return source === null || own === null ? null : `vitrina:${source}:${own}:${key}`;
  };
  return {
    position: history.position,
    get: async (key) => {
      const full = keyOf(key);
      const found = full === null ? null : await store.get(full);
      const read = found && unpack<Head>(found.bytes);
      if (!read) return null;
      const { head, body, position } = read;
      return { head, body, msLeft: found.msLeft, hasEnded: history.hasEndedSince([...head.tags, ...always], position) };
    },
    put: (key, { head, body, startPosition, ms }) => {
      const full = keyOf(key);
      if (full === null || startPosition === null || ms < 1 || body.length > LARGEST_BYTES) return;
      store.put(full, pack(head, body, startPosition), Math.round(ms));
    },
    drop: (key) => {
      const full = keyOf(key);
      if (full !== null) store.drop(full);
    },
  };
}

/** Length of the head, head, body. */
function pack(head: object, body: Buffer, position: number): Buffer {
  const json = Buffer.from(JSON.stringify({ head, position }));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json, body]);
}

/** `null`: not written by `pack`. */
function unpack<Head>(bytes: Buffer): { head: Head; position: number; body: Buffer } | null {
  try {
    const end = LENGTH_BYTES + bytes.readUInt32BE(0);
    const { head, position } = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, end)) as { head: Head; position: number };
    return { head, position, body: bytes.subarray(end) };
  } catch {
    return null;
  }
}
