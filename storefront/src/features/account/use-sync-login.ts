import { useEffect } from 'react';
import type { Profile } from '@vitrina/contract/accounts';
import { setLogin } from '../../client/session/login-store.ts';

/** A page that came with the account hands the login on to the rest of the application. */
export function useSyncLogin({ user_id, name }: Profile): void {
  useEffect(() => setLogin({ userId: user_id, isStaff: false, name }), [user_id, name]);
}
