import { createStore, useStore } from '../create-store.ts';
import { loginHint } from './login-hint.ts';

/** Who is logged in; the browser knows it after the page, as pages are the same for all. */
export interface LoginState {
  userId: number;
  isStaff: boolean;
  /** What to call them; `null`: they did not say. */
  name: string | null;
}

const store = createStore<LoginState | null>(null);

/** Somebody is logged in, or (`null`) nobody is. */
export function setLogin(next: LoginState | null): void {
  const before = store.get();
  if (next?.userId === before?.userId && next?.name === before?.name) return;
  loginHint.set(next !== null);
  store.set(next);
}

/** Who is logged in as far as it is known; on the server and before anybody was asked `null`. */
export const useLogin = (): LoginState | null => useStore(store, (state) => state);
