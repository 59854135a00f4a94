import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { isOverLimit, limitsOfAddress, undoAttempts } from '../customers/index.ts';

const TRIES = 10;
const WINDOW_SECONDS = 60;

/** Counts an attempt at a coupon code by token and by address: codes must not be guessed. `takeBack` undoes the count for valid codes. */
export async function limitCouponAttempts({
  db,
  actor,
  address,
}: Pick<CallContext, 'db' | 'actor' | 'address'>): Promise<Outcome<{ takeBack: () => Promise<void> }>> {
  const limits = [{ key: `coupon:${actor.userId ?? actor.tokenId}`, most: TRIES }, ...(address ? limitsOfAddress('coupon', address, TRIES) : [])];
  if (await isOverLimit(db, limits, WINDOW_SECONDS)) return fail('error_too_many_requests', { headers: { 'retry-after': String(WINDOW_SECONDS) } });
  return ok({ takeBack: () => undoAttempts(db, limits) });
}
