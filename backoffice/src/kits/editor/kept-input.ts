import { createStore, del, get, promisifyRequest, type UseStore } from 'idb-keyval';

/** Unsent input stored in this browser, by subject; storage may be denied, and nothing is stored then. */
export interface Kept<Value> {
  value: Value;
  /** Version of the subject on which the input is based. */
  version: number;
  /** Milliseconds since 1970. */
  at: number;
}

let store: UseStore | undefined;
const opened = (): UseStore => {
  store ??= createStore('office', 'kept-input');
  return store;
};

export async function readKept<Value>(key: string): Promise<Kept<Value> | null> {
  return (await get<Kept<Value>>(key, opened()).catch(() => undefined)) ?? null;
}
/** Committed immediately: a page that is being closed cannot wait for the result. */
export const writeKept = <Value>(key: string, kept: Kept<Value>): Promise<void> =>
  opened()('readwrite', (store) => {
    store.put(kept, key);
    store.transaction.commit();
    return promisifyRequest(store.transaction);
  }).catch(() => {});
export const dropKept = (key: string): Promise<void> => del(key, opened()).catch(() => {});
