/**
 * Interruption of a call: a login after the session has ended, or the second factor once more. The dialog for it stands
 * above the page, so that nothing typed is lost, and the call is sent again afterwards.
 */
export type LoginPrompt = 'login' | 'confirm';

interface Waiting {
  kind: LoginPrompt;
  promise: Promise<void>;
  pass: () => void;
  giveUp: () => void;
}

/** The dialog was closed: the call stays unsent. */
export class LoginPromptClosed extends Error {}

let waiting: Waiting | null = null;
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Opens the dialog of a prompt and resolves when it is passed; concurrent calls share it. */
export function requestLogin(kind: LoginPrompt): Promise<void> {
  if (waiting?.kind === kind) return waiting.promise;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const close = (end: () => void): void => {
    waiting = null;
    tell();
    end();
  };
  waiting = { kind, promise, pass: () => close(resolve), giveUp: () => close(() => reject(new LoginPromptClosed())) };
  // A dialog closed without an answer is not an error.
  promise.catch(() => {});
  tell();
  return promise;
}

export const subscribeToLoginPrompt = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const currentLoginPrompt = (): Waiting | null => waiting;
