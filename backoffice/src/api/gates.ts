/**
 * Interruption of a call: a login after the session has ended, or the second factor once more. The dialog for it stands
 * above the page, so that nothing typed is lost, and the call is sent again afterwards.
 */
export type Gate = 'login' | 'confirm';

interface Waiting {
  gate: Gate;
  promise: Promise<void>;
  pass: () => void;
  giveUp: () => void;
}

/** The dialog was closed: the call stays unsent. */
export class GateClosed extends Error {}

let waiting: Waiting | null = null;
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Opens the dialog of a gate and resolves when it is passed; calls at one gate share it. */
export function waitAt(gate: Gate): Promise<void> {
  if (waiting?.gate === gate) return waiting.promise;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const close = (end: () => void): void => {
    waiting = null;
    tell();
    end();
  };
  waiting = { gate, promise, pass: () => close(resolve), giveUp: () => close(() => reject(new GateClosed())) };
  // A dialog closed without an answer is not an error.
  promise.catch(() => {});
  tell();
  return promise;
}

export const subscribeToGate = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const currentGate = (): Waiting | null => waiting;
