export interface Emitter<T> {
  tell: (value: T) => void;
  /** Gives what ends it. */
  listen: (listener: (value: T) => void) => () => void;
}

/** Something that happens now and then, and those that want to know. */
export function createEmitter<T = void>(): Emitter<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    tell: (value) => {
      for (const listener of listeners) listener(value);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
