import { createStore, del, get, promisifyRequest, type UseStore } from 'idb-keyval';

/** Unsent input stored in this browser, by subject; storage may be denied, and nothing is stored then. */
export interface StoredInput<Value> {
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

export async function readStoredInput<Value>(key: string): Promise<StoredInput<Value> | null> {
  return (await get<StoredInput<Value>>(key, opened()).catch(() => undefined)) ?? null;
}
/** Committed immediately: a page that is being closed cannot wait for the result. */
export const writeStoredInput = <Value>(key: string, input: StoredInput<Value>): Promise<void> =>
  opened()('readwrite', (store) => {
    store.put(input, key);
    store.transaction.commit();
    return promisifyRequest(store.transaction);
  }).catch(() => {});
export const deleteStoredInput = (key: string): Promise<void> => del(key, opened()).catch(() => {});
