import { useSyncExternalStore } from 'react';
import { markMember } from './login-mark.ts';

/** Who is logged in; the browser knows it after the page, as pages are the same for all. */
export interface LoginState {
  userId: number;
  isStaff: boolean;
  /** What to call them; `null`: they did not say. */
  name: string | null;
}

let state: LoginState | null = null;
const listeners = new Set<() => void>();

/** Somebody is logged in, or (`null`) nobody is. */
export function setLogin(next: LoginState | null): void {
  if (next?.userId === state?.userId && next?.name === state?.name) return;
  state = next;
  markMember(next !== null);
  for (const listener of listeners) listener();
}

/** Who is logged in as far as it is known; on the server and before anybody was asked `null`. */
export const useLogin = (): LoginState | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => null,
  );
