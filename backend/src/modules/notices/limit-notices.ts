import { mailboxOf } from '@vitrina/contract/values/mailbox-of';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { isOverLimit, limitsOfAddress } from '../customers/index.ts';

/** Limit per hour, against flooding a mailbox with confirmation mails. */
const MAX_TO_MAILBOX = 10;
const MAX_OF_ADDRESS = 40;
const WINDOW_SECONDS = 3600;

/** Limits requests by the notified mail address and by the client's address. */
export async function limitNotices(email: string, { db, address }: Pick<CallContext, 'db' | 'address'>): Promise<Outcome<null>> {
  const limits = [{ key: `notice:${mailboxOf(email)}`, most: MAX_TO_MAILBOX }, ...(address ? limitsOfAddress('notice', address, MAX_OF_ADDRESS) : [])];
  return (await isOverLimit(db, limits, WINDOW_SECONDS)) ? fail('error_too_many_requests', { headers: { 'retry-after': String(WINDOW_SECONDS) } }) : ok(null);
}
