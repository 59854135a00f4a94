import { createStore, useStore } from '../create-store.ts';
import { loginHint } from './login-hint.ts';

/** The login; loaded after the page, as cached pages contain none. */
export interface LoginState {
  userId: number;
  isStaff: boolean;
  /** First name; `null`: not given. */
  name: string | null;
}

const store = createStore<LoginState | null>(null);

/** `null`: logged out. */
export function setLogin(next: LoginState | null): void {
  const before = store.get();
  if (next?.userId === before?.userId && next?.name === before?.name) return;
  loginHint.set(next !== null);
  store.set(next);
}

/** The login; `null` on the server, before loading, and logged out. */
export const useLogin = (): LoginState | null => useStore(store, (state) => state);
