import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { countAttempt, takeBackAttempt } from '../customers/index.ts';

const TRIES = 10;
const WINDOW_SECONDS = 60;

/** Counts a try at a coupon code by token and by address: codes must not be guessed. `takeBack` is for tries that were right. */
export async function limitTries({ db, actor, address }: Pick<CallContext, 'db' | 'actor' | 'address'>): Promise<Outcome<{ takeBack: () => Promise<void> }>> {
  const keys = [`coupon:${actor.userId ?? actor.tokenId}`, ...(address ? [`coupon:${address}`] : [])];
  const counts = await Promise.all(keys.map((key) => countAttempt(db, { key, seconds: WINDOW_SECONDS, most: TRIES })));
  if (counts.some((count) => count > TRIES)) return fail('error_too_many_requests', { headers: { 'retry-after': String(WINDOW_SECONDS) } });
  return ok({ takeBack: async () => void (await Promise.all(keys.map((key) => takeBackAttempt(db, key)))) });
}
