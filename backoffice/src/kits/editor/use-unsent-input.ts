import { useEffect, useRef, useState } from 'react';
import { deleteStoredInput, type StoredInput, readStoredInput, writeStoredInput } from './stored-input.ts';
import { createLateWrite, type LateWrite } from './late-write.ts';

interface UnsentInput<Value> {
  /** Input of an earlier visit, until it is restored or dropped; `null`: none. */
  found: StoredInput<Value> | null;
  forget: () => void;
}

/** Stores input after a pause in typing, and immediately when the page is hidden or left; `undefined`: nothing is changed, and nothing is stored. */
export function useUnsentInput<Value>(key: string, version: number, value: Value | undefined): UnsentInput<Value> {
  const [found, setFound] = useState<StoredInput<Value> | null>(null);
  const [late] = useState(createLateWrite);
  const isTyped = useRef(false);
  useEffect(() => {
    let isHere = true;
    void readStoredInput<Value>(key).then((stored) => isHere && !isTyped.current && setFound(stored));
    return () => {
      isHere = false;
    };
  }, [key]);
  const json = value === undefined ? undefined : JSON.stringify(value);
  useEffect(() => {
    if (json !== undefined) {
      isTyped.current = true;
      late.later(() => void writeStoredInput(key, { value: JSON.parse(json) as Value, version, at: Date.now() }));
    } else if (isTyped.current) {
      late.never();
      void deleteStoredInput(key);
    }
  }, [late, key, version, json]);
  useWriteOnLeaving(late, key, json !== undefined);
  return {
    found,
    forget: () => {
      setFound(null);
      late.never();
      void deleteStoredInput(key);
    },
  };
}

/** Writes pending input before the page is hidden or left and before the form unmounts; closing the tab with unsent input asks for confirmation. */
function useWriteOnLeaving(late: LateWrite, key: string, isUnsent: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: pending input is written before the key changes
  useEffect(() => late.now, [late, key]);
  useEffect(() => {
    if (!isUnsent) return;
    const confirmLeaving = (event: BeforeUnloadEvent): void => {
      late.now();
      event.preventDefault();
    };
    const hide = (): void => void (document.visibilityState === 'hidden' && late.now());
    addEventListener('beforeunload', confirmLeaving);
    addEventListener('pagehide', late.now);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('beforeunload', confirmLeaving);
      removeEventListener('pagehide', late.now);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [late, isUnsent]);
}
