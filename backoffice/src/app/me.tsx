import { createContext, useContext } from 'react';
import { type Me, type Permission, may } from '../api/session.ts';

/** The logged-in user; only inside SessionGate. */
export const MeContext = createContext<Me | null>(null);

export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('outside of SessionGate');
  return me;
}

export function useMay(): (permission: Permission) => boolean {
  const me = useMe();
  return (permission) => may(me, permission);
}
