import { useEffect, useRef, useState } from 'react';
import { dropKept, type Kept, readKept, writeKept } from './kept-input.ts';

const WAIT_MS = 250;

interface KeptInput<Value> {
  /** Of an earlier visit, until it is taken or dropped; `null`: none. */
  found: Kept<Value> | null;
  forget: () => void;
}

/** Keeps what is typed a quarter of a second after a key; `undefined`: nothing differs, and nothing is kept. */
export function useKeptInput<Value>(key: string, version: number, value: Value | undefined): KeptInput<Value> {
  const [found, setFound] = useState<Kept<Value> | null>(null);
  const isTyped = useRef(false);
  useEffect(() => {
    let isHere = true;
    void readKept<Value>(key).then((kept) => isHere && !isTyped.current && setFound(kept));
    return () => {
      isHere = false;
    };
  }, [key]);
  const json = value === undefined ? undefined : JSON.stringify(value);
  useEffect(() => {
    if (json === undefined) {
      if (isTyped.current) void dropKept(key);
      return;
    }
    isTyped.current = true;
    const keep = (): void => void writeKept(key, { value: JSON.parse(json) as Value, version, at: Date.now() });
    const timer = setTimeout(keep, WAIT_MS);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
      // Left before the quarter of a second was over; what was sent is dropped after it.
      keep();
    };
  }, [key, version, json]);
  // Closing the tab with something unsent asks once.
  useEffect(() => {
    if (json === undefined) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [json]);
  return {
    found,
    forget: () => {
      setFound(null);
      void dropKept(key);
    },
  };
}
