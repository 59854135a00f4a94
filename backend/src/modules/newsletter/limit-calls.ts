import { mailboxOf } from '@vitrina/contract/values/mailbox-of';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { type AttemptLimit, isOverLimit, limitsOfAddress } from '../customers/index.ts';

type Caller = Pick<CallContext, 'db' | 'address' | 'actor'>;

const WINDOW_SECONDS = 3600;
const MAX_REQUESTS_OF_TOKEN = 10;
const MAX_MAILS_TO_MAILBOX = 5;
const MAX_REQUESTS_OF_ADDRESS = 40;
/** Offices and mobile networks share one address. */
const MAX_CODES_OF_ADDRESS = 300;

/** Limits subscription requests by token and network. */
export const limitSubscriptionRequests = ({ db, address, actor }: Caller): Promise<Outcome<null>> =>
  limit(db, [
    { key: `newsletter-ask:${actor.tokenId}`, most: MAX_REQUESTS_OF_TOKEN },
    ...(address ? limitsOfAddress('newsletter-ask', address, MAX_REQUESTS_OF_ADDRESS) : []),
  ]);

/** True if another request may be mailed to a mailbox; all spellings of its address count together. Call within a transaction. */
export const canMailRequest = async (db: CallContext['db'], email: string): Promise<boolean> =>
  !(await isOverLimit(db, [{ key: `newsletter-mailbox:${mailboxOf(email)}`, most: MAX_MAILS_TO_MAILBOX }], WINDOW_SECONDS));

/** Limits attempts at codes of links. */
export const limitCodes = ({ db, address }: Caller): Promise<Outcome<null>> =>
  limit(db, address ? limitsOfAddress('newsletter-code', address, MAX_CODES_OF_ADDRESS) : []);

async function limit(db: CallContext['db'], limits: readonly AttemptLimit[]): Promise<Outcome<null>> {
  return (await isOverLimit(db, limits, WINDOW_SECONDS)) ? fail('error_too_many_requests', { headers: { 'retry-after': String(WINDOW_SECONDS) } }) : ok(null);
}
