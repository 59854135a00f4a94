/**
 * Reason why a call is interrupted: the session has ended (`login`), or the second factor is required again (`confirm`). The dialog for it opens above the
 * page, so that input is kept, and the call is resent afterwards.
 */
export type LoginPrompt = 'login' | 'confirm';

interface Waiting {
  kind: LoginPrompt;
  promise: Promise<void>;
  pass: () => void;
  giveUp: () => void;
}

/** Thrown if the dialog was closed; the call is not resent. */
export class LoginPromptClosed extends Error {}

let waiting: Waiting | null = null;
const listeners = new Set<() => void>();

const notify = (): void => {
  for (const listener of listeners) listener();
};

/** Opens the dialog of a prompt and resolves after the login or confirmation; concurrent calls share the dialog. */
export function requestLogin(kind: LoginPrompt): Promise<void> {
  if (waiting?.kind === kind) return waiting.promise;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const close = (end: () => void): void => {
    waiting = null;
    notify();
    end();
  };
  waiting = { kind, promise, pass: () => close(resolve), giveUp: () => close(() => reject(new LoginPromptClosed())) };
  // Without a waiting caller, closing the dialog is not an unhandled rejection.
  promise.catch(() => {});
  notify();
  return promise;
}

export const subscribeToLoginPrompt = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const currentLoginPrompt = (): Waiting | null => waiting;
