import { useEffect } from 'react';
import type { Profile } from '@vitrina/contract/accounts';
import { setLogin } from '../../client/session/login-store.ts';

/** Stores the login of an account page, so that the rest of the application need not load it. */
export function useSyncLogin({ user_id, name }: Profile): void {
  useEffect(() => setLogin({ userId: user_id, isStaff: false, name }), [user_id, name]);
}
