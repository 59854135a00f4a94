import { withTimeout } from '@vitrina/backend';
import { BoundedMap } from '@vitrina/contract/values/bounded-map';
import { copyString } from '../shared/copy-string.ts';
import type { Backend } from './backend.ts';
import { steadyNow } from '../shared/steady-clock.ts';

const CACHE_MS = 5000;
const CACHED_TOKENS = 2000;

/**
 * Creates a check whether a token belongs to staff. Tokens of guests are recognized without a look-up; others are checked
 * at the backend and remembered for five seconds. A late or failed look-up counts as "not staff", which only means an
 * ordinary page.
 */
export function createStaffCheck(
  { answer, origin }: Pick<Backend, 'answer' | 'origin'>,
  { withinMs }: { withinMs: number },
): (token: string) => boolean | Promise<boolean> {
  const cachedTokens = new BoundedMap<string, { isStaff: boolean; until: number }>(CACHED_TOKENS);
  const lookUp = async (token: string): Promise<boolean> => {
    try {
      const lookedUp = answer(new Request(`${origin}/api/auth/is-login/`, { headers: { authorization: `Bearer ${token}` } }));
      const reply = await withTimeout(lookedUp, withinMs, 'the look-up of a token');
      const body = JSON.parse(reply.text) as { data?: { is_staff?: boolean } };
      return reply.status === 200 && body.data?.is_staff === true;
    } catch {
      return false;
    }
  };
  const remember = (token: string, isStaff: boolean, until: number): boolean => {
    cachedTokens.set(copyString(token), { isStaff, until });
    return isStaff;
  };
  return (token) => {
    const cached = cachedTokens.get(token);
    if (cached && cached.until > steadyNow()) return cached.isStaff;
    if (!namesUser(token)) return remember(token, false, Number.POSITIVE_INFINITY);
    return lookUp(token).then((isStaff) => remember(token, isStaff, steadyNow() + CACHE_MS));
  };
}

/** True if the token claims a user. The claim is unverified: it only saves the backend's look-up for guests. */
function namesUser(token: string): boolean {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { uid?: unknown };
    return typeof claims.uid === 'number';
  } catch {
    return false;
  }
}
