import { mailboxOf } from '@vitrina/contract/values/mailbox-of';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { isOverLimit, limitsOfAddress } from '../../customers/index.ts';

/** Limits by e-mail address, and by network, which many people may share. */
const TRIES = 10;
const TRIES_FROM_ADDRESS = 100;
const WINDOW_SECONDS = 600;

/** Counts an attempt by e-mail and network, so that order numbers cannot be guessed. */
export async function limitWithdrawals(email: string, { db, address }: Pick<CallContext, 'db' | 'address'>): Promise<Outcome<null>> {
  const limits = [{ key: `withdrawal:${mailboxOf(email)}`, most: TRIES }, ...(address ? limitsOfAddress('withdrawal', address, TRIES_FROM_ADDRESS) : [])];
  if (await isOverLimit(db, limits, WINDOW_SECONDS)) return fail('error_too_many_requests', { headers: { 'retry-after': String(WINDOW_SECONDS) } });
  return ok(null);
}
